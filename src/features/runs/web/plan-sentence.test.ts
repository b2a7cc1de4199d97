import { expect, it } from 'vitest';
import { planSentence } from './plan-sentence.ts';

const PLAN = {
  bot: 'source-bot',
  rows: 417,
  rowsWaiting: 417,
  credits: 208.5,
  creditsAvailable: 300,
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
    'No brands waiting to be looked up.',
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
