import { expect, it } from 'vitest';
import { planSentence } from './plan-sentence.ts';
import { whyIdle } from './why-idle.ts';

const PLAN = {
  bot: 'source-bot',
  rows: 417,
  rowsWaiting: 417,
  rowsForAnotherDay: 0,
  leftOut: 0,
  credits: 208.5,
  creditsAvailable: 300,
  lookedUpBefore: 0,
  resting: null,
  emailsLeftToday: null,
  limitResetsAt: null,
  approval: null,
  keepa: null,
  workflowHost: null,
  notice: null,
  blockedBy: null,
} as const;

it('says what a Source run would do, and how far the credits reach where they don’t pay for all of it', () => {
  expect(planSentence(PLAN)).toBe('417 brands to look up, for at most 208.5 credits.');
  expect(planSentence({ ...PLAN, creditsAvailable: 40 })).toBe(
    '417 brands to look up, for at most 208.5 credits. Yours pay for 80 brands with a way in; then it waits for a top-up.',
  );
  expect(planSentence({ ...PLAN, rows: 0, credits: 0, creditsAvailable: 0 })).toBe(
    '417 brands to look up, and no credits for any.',
  );
  expect(planSentence({ ...PLAN, rows: 0, rowsWaiting: 0, credits: 0, creditsAvailable: 0 })).toBe(
    'No brands waiting to be looked up.',
  );
});

it('says what of it was looked up before, and when it takes again what it leaves for now', () => {
  const resting = { brands: 79, from: '2026-12-28T12:00:00Z' };
  const few = { ...PLAN, rows: 27, rowsWaiting: 27, credits: 13.5 };
  expect(planSentence({ ...few, lookedUpBefore: 27, resting })).toBe(
    '27 brands to look up, for at most 13.5 credits. All of them were looked up before. 79 other brands without a way in are looked up again from Dec 28, 2026.',
  );
  expect(planSentence({ ...few, lookedUpBefore: 1 })).toBe(
    '27 brands to look up, for at most 13.5 credits. 1 of them was looked up before.',
  );
  expect(planSentence({ ...few, rows: 1, rowsWaiting: 1, credits: 0.5, lookedUpBefore: 1 })).toBe(
    '1 brand to look up, for at most 0.5 credits. It was looked up before.',
  );
  expect(
    planSentence({ ...few, rows: 0, rowsWaiting: 0, credits: 0, resting: { ...resting, brands: 1 } }),
  ).toBe('No brands waiting to be looked up. 1 brand without a way in is looked up again from Dec 28, 2026.');
});

it('a bot that would have no rows is not to be started, but what another host or a setting decides is left to it', () => {
  const idle = { ...PLAN, bot: 'emailer-bot', rows: 0, rowsWaiting: 0, credits: 0 } as const;
  expect(whyIdle(idle)).toBe('No brands waiting for an inquiry.');
  expect(whyIdle({ ...idle, rowsWaiting: 290, emailsLeftToday: 0 })).toBe(
    '290 brands wait; today’s limit is used up.',
  );
  expect(whyIdle({ ...idle, workflowHost: 'flows.example' })).toBeNull();
  // What is to be set up first is said in place of what would be refused as well.
  const blockedBy = { sentence: 'No sender.', setting: null };
  expect(whyIdle({ ...idle, blockedBy })).toBe('No sender.');
  expect(whyIdle({ ...PLAN, blockedBy })).toBeNull();
  const approval = { asks: 'first_ten', waiting: 10, rows: 0, isHeldUp: true } as const;
  expect(
    whyIdle({ ...idle, approval, blockedBy: { sentence: '10 wait for your approval.', setting: null } }),
  ).toBe('10 wait for your approval.');
  expect(whyIdle(PLAN)).toBeNull();
  expect(whyIdle(undefined)).toBeNull();
});

it('says which brands an Emailer run comes to and leaves, as their address is written to today', () => {
  const plan = { ...PLAN, bot: 'emailer-bot', rows: 57, credits: 28.5, emailsLeftToday: 60 } as const;
  expect(planSentence({ ...plan, rowsWaiting: 60, rowsForAnotherDay: 3 })).toBe(
    '57 of 60 brands to write to, the best-scored first, for at most 28.5 credits. 60 emails left today. 3 other brands share their address with a brand of today’s, so they are written to on another day.',
  );
  expect(whyIdle({ ...plan, rows: 0, rowsWaiting: 1, rowsForAnotherDay: 1 })).toBe(
    '1 brand shares its address with a brand of today’s, so it is written to on another day.',
  );
});

it('says what an Emailer run only writes, for a person to approve', () => {
  const approval = { asks: 'first_ten', waiting: 0, rows: 10, isHeldUp: false } as const;
  const plan = { ...PLAN, bot: 'emailer-bot', rows: 10, credits: 0, emailsLeftToday: 60, approval } as const;
  expect(planSentence(plan)).toBe(
    '10 of 417 brands to write to, the best-scored first. Nothing goes out or costs credits before you approve it. 60 emails left today.',
  );
  expect(planSentence({ ...plan, rows: 13, credits: 1.5 })).toBe(
    '13 of 417 brands to write to, the best-scored first, for at most 1.5 credits. 10 of them wait for your approval first. 60 emails left today.',
  );
});
