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
