import { describe, expect, it } from 'vitest';
import type { SenderRules } from './sender.ts';
import { firstRoom, nextAfter, roomOf, roomUnderPlan } from './sender-room.ts';
import { effectiveCap } from './sending-cap.ts';

const NOW = new Date('2026-03-05T15:00:00Z'); // Thursday, 10:00 in New York
const ANN: SenderRules = {
  email: 'ann@shop.example',
  calendar: { timeZone: 'America/New_York', timeZoneBefore: null },
  window: { start: 0, end: 1440, days: [1, 2, 3, 4, 5, 6, 7] },
  dailyCap: null,
  ramp: { start: 10, step: 5, from: null },
  gap: { seconds: 0, jitter: 0 },
  nextSendAt: null,
  state: 'active',
  reason: null,
};
const room = (changes: Partial<SenderRules>, sentToday = 0, planLimit = 60) =>
  roomOf({ ...ANN, ...changes }, { sentToday, planLimit, now: NOW });

describe('what a sender may write today', () => {
  it.each([
    [{}, 60, 'plan'],
    [{ dailyCap: 40 }, 40, 'sender'],
    [{ dailyCap: 100 }, 60, 'plan'],
    [{ ramp: { start: 10, step: 5, from: '2026-03-02' } }, 25, 'ramp'],
    [{ dailyCap: 20, ramp: { start: 10, step: 5, from: '2026-03-02' } }, 20, 'sender'],
    [{ ramp: { start: 10, step: 5, from: '2026-02-02' } }, 60, 'plan'],
    [{ ramp: { start: 10, step: 5, from: '2026-03-09' } }, 10, 'ramp'],
  ] as const)('is the smallest of plan, cap and ramp: %j allow %i', (changes, cap, by) => {
    expect(effectiveCap({ ...ANN, ...changes }, '2026-03-05', 60)).toEqual({ cap, by });
  });

  it('is what the cap leaves, and waits for the next day once it is used up', () => {
    expect(room({ dailyCap: 20 }, 15)).toMatchObject({ places: 5, day: '2026-03-05', reason: null });
    expect(room({ dailyCap: 20 }, 20)).toEqual({
      places: 0,
      day: '2026-03-05',
      cap: 20,
      reason: 'ann@shop.example has sent the 20 emails that it may send today.',
      until: new Date('2026-03-06T05:00:00Z'),
    });
    expect(room({ dailyCap: 20, window: { start: 540, end: 1020, days: [1] } }, 20).until).toEqual(
      new Date('2026-03-09T13:00:00Z'),
    );
  });

  it('is nothing outside the window, until it opens', () => {
    expect(room({ window: { start: 660, end: 1020, days: [1, 2, 3, 4, 5] } })).toMatchObject({
      places: 0,
      reason: 'ann@shop.example writes Monday to Friday, 11:00–17:00 (America/New_York).',
      until: new Date('2026-03-05T16:00:00Z'),
    });
  });

  it('names the clock that counts today, also on the day on which another was chosen', () => {
    const timeZoneBefore = { timeZone: 'America/New_York', changedOn: '2026-03-05' };
    const moved = { calendar: { timeZone: 'Europe/London', timeZoneBefore } };
    expect(room({ ...moved, window: { start: 660, end: 1020, days: [1, 2, 3, 4, 5] } }).reason).toContain(
      '11:00–17:00 (America/New_York)',
    );
  });

  it('is nothing once other senders have used up the plan’s limit, until its next day', () => {
    const resetsAt = new Date('2026-03-06T05:00:00Z');
    const under = (changes: Partial<SenderRules>, left: number) =>
      roomUnderPlan(room(changes), { ...ANN, ...changes }, { left, limit: 60, resetsAt });
    expect(under({ dailyCap: 20 }, 5)).toMatchObject({ places: 5, reason: null });
    expect(under({ dailyCap: 20 }, 0)).toMatchObject({
      places: 0,
      reason: 'Today’s 60 emails that your plan allows across all senders have been sent.',
      until: resetsAt,
    });
    const onMondays = { window: { start: 0, end: 1440, days: [1, 4] } };
    expect(under(onMondays, 0).until).toEqual(new Date('2026-03-09T04:00:00Z'));
    expect(under({ state: 'paused' }, 0).reason).toBe('ann@shop.example is paused.');
  });

  it('is one mail at a time with a gap, and none before it is over', () => {
    const gap = { seconds: 60, jitter: 30 };
    expect(room({ gap }).places).toBe(1);
    const nextSendAt = new Date(NOW.getTime() + 20_000);
    expect(room({ gap, nextSendAt })).toMatchObject({ places: 0, until: nextSendAt });
    expect(room({ nextSendAt }).places).toBe(60);
  });

  it('is nothing while a person paused it or its health stopped it, and then nobody can say until when', () => {
    expect(room({ state: 'paused' })).toMatchObject({
      places: 0,
      reason: 'ann@shop.example is paused.',
      until: null,
    });
    const reason = 'ann@shop.example was stopped: 3 of 50 mails bounced.';
    expect(room({ state: 'stopped', reason })).toMatchObject({ places: 0, reason, until: null });
  });
});

it('the gap after a mail is the same for the same mail, within its bounds, and not the same for all', () => {
  const gap = { seconds: 60, jitter: 30 };
  const seconds = Array.from({ length: 200 }, (_, index) => {
    const at = nextAfter({ gap }, `mail ${index}`, NOW);
    expect(nextAfter({ gap }, `mail ${index}`, NOW)).toEqual(at);
    return ((at?.getTime() ?? 0) - NOW.getTime()) / 1000;
  });
  expect(Math.min(...seconds)).toBe(60);
  expect(Math.max(...seconds)).toBe(90);
  expect(new Set(seconds).size).toBeGreaterThan(20);
  expect(nextAfter(ANN, 'a mail', NOW)).toBeNull();
});

it('of several senders the one that may write first says when', () => {
  const soon = new Date('2026-03-05T16:00:00Z');
  const rooms = [
    { reason: 'one is paused.', until: null },
    { reason: 'two is shut.', until: new Date('2026-03-06T16:00:00Z') },
    { reason: 'three is shut.', until: soon },
  ];
  expect(firstRoom(rooms)).toEqual({ reason: 'three is shut.', until: soon });
  expect(firstRoom(rooms.slice(0, 1))).toEqual({ reason: 'one is paused.', until: null });
});
