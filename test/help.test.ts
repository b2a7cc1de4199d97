import { describe, expect, it, vi } from 'vitest';
import { SIGNATURE_HEADER, signatureOf } from '../src/features/runs/domain/workflow-host.ts';
import { CONTACT_TOPIC, FILM_TOPIC, HELP_GROUPS } from '../src/web/content/help.ts';
import { AUTOMATION_TOPICS } from '../src/web/content/help-automation.ts';

const topics = HELP_GROUPS.flatMap((group) => group.topics);

describe('the help', () => {
  it('has each anchor once, and those that other pages and our requests name', () => {
    const anchors = [...topics.map(({ id }) => id), FILM_TOPIC.id, CONTACT_TOPIC.id];
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining(['workflow-hosts', 'crawler', 'video-tutorials', 'contact']),
    );
  });

  it('shows a check of signatures that takes ours, and nobody else’s', async () => {
    const { blocks = [] } = AUTOMATION_TOPICS.find(({ id }) => id === 'workflow-hosts') ?? {};
    const codes = blocks.flatMap((block) => (typeof block === 'object' && 'code' in block ? block.code : []));
    const code = codes.find((text) => text.includes('createHmac')) ?? '';
    const module = `data:text/javascript,${encodeURIComponent(`${code}\nexport default comesFromLinesheet;`)}`;
    const { default: check } = (await import(/* @vite-ignore */ module)) as {
      default: (header: string, body: string, secret: string) => boolean;
    };
    const body = '{"trigger":"run-source-bot"}';
    const call = { accountId: 'a1', runId: 'r1', body, at: new Date() };
    expect(check(signatureOf(call, 'secret'), body, 'secret')).toBe(true);
    expect(check(signatureOf(call, 'other'), body, 'secret')).toBe(false);
    const late = { ...call, at: new Date(Date.now() - 3_600_000) };
    expect(check(signatureOf(late, 'secret'), body, 'secret')).toBe(false);
    expect(codes.join('\n')).toContain(`${SIGNATURE_HEADER}: account=`);
  });

  it('names the limits of senders as they are where they hold', async () => {
    vi.resetModules();
    const from = '../src/features/outreach/domain/senders/sender-health.ts';
    vi.doMock(from, async (original) => ({
      ...(await original<object>()),
      MOST_BOUNCES: 0.04,
      MOST_COMPLAINTS: 0.002,
      LEAST_MAILS: 60,
      HEALTH_DAYS: 8,
      DNS_FAILS_FOR_HOURS: 48,
    }));
    const { CONVERSATION_TOPICS } = await import('../src/web/content/help-conversation.ts');
    const senders = CONVERSATION_TOPICS.find(({ id }) => id === 'senders')?.blocks.join('\n');
    vi.doUnmock(from);
    expect(senders).toContain(
      'at 4% bounces or 0.2% complaints, from 60 mails in 8 days on, and after 48 hours',
    );
  });
});
