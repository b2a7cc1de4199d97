import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { setupSender } from '../../../../test/support/mailing.ts';
import { givenMessage } from '../../../../test/support/messages.ts';
import { DAY_MS, HOUR_MS } from '../../../kernel/durations.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { createSealer } from '../../accounts/domain/sealed.ts';
import type { DomainRecords } from '../../onboarding/ports.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import { createOptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { MailEvent } from '../domain/mails/mail-event.ts';
import type { MailTransports, TransportKind } from '../ports.ts';
import { applyMailEvents } from './apply-mail-events.ts';
import { webhookTokenHash } from './receive-webhook.ts';
import { watchDomains } from './watch-senders.ts';

const SECRET = 'a secret key of some length, to test with';
const optOuts = createOptOutHasher(SECRET, null);

let database: TestDatabase;
let accountId: string;
let senderId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  senderId = await setupSender(database, accountId);
});

const sender = () =>
  database.asSystem((tx) =>
    tx.selectFrom('senders').selectAll().where('id', '=', senderId).executeTakeFirstOrThrow(),
  );

describe('a sender’s mails', () => {
  /** Accepted mails of the sender; returns their ids. */
  async function sent(mails: number, at = new Date()): Promise<string[]> {
    const ids = Array.from({ length: mails }, () => uuidv7());
    await givenMessage(database, { id: ids[0] ?? '', accountId });
    await database.asSystem(async (tx) => {
      const { id: _, ...like } = await tx.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
      await tx.deleteFrom('messages').execute();
      await tx
        .insertInto('messages')
        .values(
          ids.map((id, index) => ({
            ...like,
            id,
            sender_id: senderId,
            kind: 'follow_up',
            created_at: at,
            to_email: `${index}@brand.example`,
          })),
        )
        .execute();
    });
    return ids;
  }

  async function told(kind: 'bounced' | 'complained', ids: readonly string[]): Promise<void> {
    const events = ids.map(
      (messageId): MailEvent => ({
        messageId,
        kind,
        happenedAt: new Date(),
        detail: null,
        recipient: `${ids.indexOf(messageId)}@brand.example`,
        suppress: kind,
      }),
    );
    await database.asSystem(async (tx) => {
      await tx
        .insertInto('sendgrid_webhooks')
        .values({
          account_id: accountId,
          token_hash: webhookTokenHash('a'),
          token_sealed: 'x',
          event_public_key: 'its key',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { id } = await tx.selectFrom('sendgrid_webhooks').select('id').executeTakeFirstOrThrow();
      const post = { kind: 'sendgrid_events', headers: '{}', body: Buffer.from('x') };
      await tx
        .insertInto('webhook_deliveries')
        .values({ account_id: accountId, webhook_id: id, ...post })
        .execute();
    });
    await applyMailEvents(database, { read: () => ({ events }) }, { optOuts, now: new Date() });
  }

  it('stop it when too many of them bounce, and not before', async () => {
    const ids = await sent(60);
    await told('bounced', ids.slice(0, 2));
    expect(await sender()).toMatchObject({ state: 'active' });
    await told('bounced', ids.slice(2, 3));
    expect(await sender()).toMatchObject({
      state: 'stopped',
      stopped_for: 'bounces',
      reason:
        'ann@shop.example was stopped: 3 of its 60 emails in 7 days bounced (5%; it stops at 5%). Look first where its addresses come from.',
    });
  });

  it('of more than a week ago say nothing of it any more', async () => {
    const ids = await sent(60, new Date(Date.now() - 8 * DAY_MS));
    await told('bounced', ids.slice(0, 30));
    expect(await sender()).toMatchObject({ state: 'active' });
  });

  it('that a person has read of aren’t held against it a second time', async () => {
    const ids = await sent(60);
    await database.asSystem((tx) =>
      tx.updateTable('senders').set({ health_since: new Date() }).where('id', '=', senderId).execute(),
    );
    await told('bounced', ids.slice(0, 30));
    expect(await sender()).toMatchObject({ state: 'active' });
  });

  it('that somebody calls spam stop it, and nobody here writes to that address again', async () => {
    const [first = ''] = await sent(50);
    await told('complained', [first]);
    expect(await sender()).toMatchObject({ state: 'stopped', stopped_for: 'complaints' });
    const other = await newAccount(database);
    const suppressed = await database.asAccount(other, (tx) =>
      suppressedAmong(tx, other, ['0@brand.example', '1@brand.example'], optOuts),
    );
    expect([...suppressed.keys()]).toEqual(['0@brand.example']);
  });
});

describe('a sender’s domain', () => {
  const NOW = new Date('2026-03-05T15:00:00Z');
  const answers = (spf: 'found' | 'missing' | 'unknown'): DomainRecords => ({
    mx: async () => [{ host: 'mx.shop.example', priority: 1 }],
    txt: async (name) => {
      if (name.startsWith('_dmarc.')) return ['v=DMARC1; p=none'];
      if (name.includes('_domainkey')) return ['v=DKIM1; p=MIGf'];
      if (spf === 'unknown') return 'unknown';
      return spf === 'found' ? ['v=spf1 include:sendgrid.net ~all'] : [];
    },
  });
  const look = (spf: 'found' | 'missing' | 'unknown', hours: number, kind: TransportKind = 'sendgrid') => {
    const transport = { kind, atOnce: 1, send: async () => Promise.reject(), close: async () => {} };
    const transports: Pick<MailTransports, 'forSender'> = {
      forSender: () => ({ transport, apiKey: null, isRehearsal: false }),
    };
    return watchDomains(
      { database, sealer: createSealer(SECRET), records: answers(spf), transports },
      new Date(NOW.getTime() + hours * HOUR_MS),
    );
  };

  it('stops it once it has failed for 72 hours, and no answer is no failure', async () => {
    await look('missing', 0);
    expect(await sender()).toMatchObject({ state: 'active', dns_failing_since: NOW });
    await look('unknown', 73);
    expect(await sender()).toMatchObject({ state: 'active', dns_failing_since: NOW });
    await look('missing', 75);
    expect(await sender()).toMatchObject({ state: 'stopped', stopped_for: 'dns' });
  });

  it('is well again with the first look that finds all in place', async () => {
    await look('missing', 0);
    await look('found', 2);
    expect(await sender()).toMatchObject({ state: 'active', dns_failing_since: null });
  });

  it('is looked at once an hour, by one of many', async () => {
    const looks = await Promise.all([look('found', 0), look('found', 0)]);
    expect(looks.sort()).toEqual([0, 1]);
    expect(await look('found', 0.9)).toBe(0);
    expect(await look('found', 1.1)).toBe(1);
  });

  it('has nobody to convince as long as nothing leaves this machine', async () => {
    await look('missing', 0, 'sandbox');
    await look('missing', 75, 'sandbox');
    expect(await sender()).toMatchObject({ state: 'active', dns_failing_since: NOW });
  });
});
