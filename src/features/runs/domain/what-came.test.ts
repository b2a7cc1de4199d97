import { expect, it } from 'vitest';
import { whatCame } from './what-came.ts';

const FOUND_MOST = {
  bot: 'source-bot',
  host: 'linesheet',
  state: 'finished',
  rowsTotal: 1_508,
  rowsDone: 1_508,
  rowsProcessed: 402,
  creditsDeducted: 201,
} as const;

it('a run that is through says what it did, and what came of it', () => {
  expect(whatCame(FOUND_MOST)).toBe('1,508 looked up, 402 with a way in · 201 credits');
  expect(whatCame({ ...FOUND_MOST, rowsProcessed: 0, creditsDeducted: 0 })).toBe(
    '1,508 looked up, none with a way in · No credits deducted',
  );
  expect(
    whatCame({ ...FOUND_MOST, bot: 'emailer-bot', rowsTotal: 60, rowsDone: 60, rowsProcessed: 58 }),
  ).toBe('60 done, 58 sent · 201 credits');
});

it('one that is on its way or was stopped says how far it is', () => {
  const halfway = { ...FOUND_MOST, rowsTotal: 340, rowsDone: 49, rowsProcessed: 40, creditsDeducted: 20 };
  expect(whatCame({ ...halfway, state: 'running' })).toBe(
    '49 of 340 looked up, 40 with a way in · 20 credits',
  );
  expect(whatCame({ ...halfway, state: 'stopped' })).toBe(
    'Stopped after 49 of 340, 40 with a way in · 20 credits',
  );
  expect(whatCame({ ...halfway, state: 'failed', bot: 'emailer-bot' })).toBe(
    'Failed after 49 of 340, 40 sent · 20 credits',
  );
  const atOnce = { ...halfway, state: 'stopped', rowsDone: 0, rowsProcessed: 0, creditsDeducted: 0 } as const;
  expect(whatCame(atOnce)).toBe('Stopped before the first of 340 · No credits deducted');
});

it('one that found nothing waiting says so, and what is known of rows alone is told of them', () => {
  const nothing = { ...FOUND_MOST, rowsTotal: 0, rowsDone: 0, rowsProcessed: 0, creditsDeducted: 0 };
  expect(whatCame(nothing)).toBe('Nothing to do · No credits deducted');
  expect(whatCame({ ...FOUND_MOST, bot: 'keepa-download', creditsDeducted: 0 })).toBe(
    '402 of 1,508 rows processed',
  );
  expect(whatCame({ ...FOUND_MOST, host: 'workflow' })).toBe('402 of 1,508 rows processed · 201 credits');
});
