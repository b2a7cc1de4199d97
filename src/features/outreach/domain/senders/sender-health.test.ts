import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../onboarding/domain/deliverability.ts';
import { dnsProblem, failingSinceAfter, mailProblem } from './sender-health.ts';

const EMAIL = 'ann@shop.example';
const NOW = new Date('2026-03-05T15:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const finding = (kind: Finding['kind'], state: Finding['state']): Finding => ({
  kind,
  state,
  sentence: '',
  records: [],
});
const ALL_FOUND = (['spf', 'dkim', 'dmarc', 'mx'] as const).map((kind) => finding(kind, 'found'));

describe('a sender', () => {
  it.each([
    [{ mails: 49, bounces: 49, complaints: 49 }, null],
    [{ mails: 50, bounces: 2, complaints: 0 }, null],
    [{ mails: 50, bounces: 3, complaints: 0 }, 'bounces'],
    [{ mails: 100, bounces: 5, complaints: 0 }, 'bounces'],
    [{ mails: 1_000, bounces: 49, complaints: 0 }, null],
    [{ mails: 1_000, bounces: 0, complaints: 1 }, 'complaints'],
    [{ mails: 1_001, bounces: 0, complaints: 1 }, null],
    [{ mails: 50, bounces: 50, complaints: 1 }, 'complaints'],
  ] as const)('with %j is stopped for %s', (figures, stoppedFor) => {
    expect(mailProblem(EMAIL, figures)?.stoppedFor ?? null).toBe(stoppedFor);
  });

  it('is told what stopped it, and what to look at before it goes on', () => {
    expect(mailProblem(EMAIL, { mails: 60, bounces: 3, complaints: 0 })?.reason).toBe(
      'ann@shop.example was stopped: 3 of its 60 emails in 7 days bounced (5%; it stops at 5%). Look first where its addresses come from.',
    );
    expect(mailProblem(EMAIL, { mails: 200, bounces: 0, complaints: 1 })?.reason).toBe(
      'ann@shop.example was stopped: 1 of its 200 emails in 7 days was reported as spam (0.5%; it stops at 0.1%). Read its templates as a stranger would first; whoever reported a mail is not written to again.',
    );
  });
});

describe('a domain', () => {
  const without = (kind: Finding['kind'], state: Finding['state']) =>
    ALL_FOUND.map((one) => (one.kind === kind ? finding(kind, state) : one));
  const problem = (findings: Finding[], failingSince: Date | null, viaSendgrid = true) =>
    dnsProblem(EMAIL, { findings, failingSince, checkedAt: NOW }, viaSendgrid, NOW);

  it('that fails stops its sender after 72 hours, and not before', () => {
    expect(problem(without('spf', 'missing'), hoursAgo(71.9))).toBeNull();
    expect(problem(without('spf', 'incomplete'), hoursAgo(72))).toEqual({
      stoppedFor: 'dns',
      reason:
        'ann@shop.example was stopped: SPF of its domain has been wrong for 72 hours. Put those records right first.',
    });
  });

  it('that nobody answers for never counts as failing, and doesn’t mend what failed', () => {
    expect(failingSinceAfter(null, without('mx', 'unknown'), true, NOW)).toBeNull();
    expect(failingSinceAfter(hoursAgo(80), without('mx', 'unknown'), true, NOW)).toEqual(hoursAgo(80));
    expect(problem(without('mx', 'unknown'), hoursAgo(80))).toBeNull();
  });

  it('fails from the first look on that finds it so, until one finds all in place', () => {
    expect(failingSinceAfter(null, without('dmarc', 'missing'), true, NOW)).toEqual(NOW);
    expect(failingSinceAfter(hoursAgo(5), without('dmarc', 'missing'), true, NOW)).toEqual(hoursAgo(5));
    expect(failingSinceAfter(hoursAgo(5), ALL_FOUND, true, NOW)).toBeNull();
  });

  it('of a mailbox may have its DKIM key where nobody would guess it', () => {
    expect(failingSinceAfter(null, without('dkim', 'missing'), false, NOW)).toBeNull();
    expect(failingSinceAfter(null, without('dkim', 'missing'), true, NOW)).toEqual(NOW);
  });
});
