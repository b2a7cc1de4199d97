import { describe, expect, it } from 'vitest';
import { BOTS, isProcessed, ROW_OUTCOMES } from './run.ts';
import {
  durationWords,
  type EndedRun,
  endOfRun,
  filtersFor,
  insufficientCredits,
  OUTCOMES_OF,
  rateOf,
  startFailure,
  stillAlive,
  waitForApproval,
  waitLeft,
  whyDisabled,
} from './run-sentences.ts';

const ended = (changes: Partial<EndedRun> = {}): EndedRun => ({
  bot: 'source-bot',
  state: 'finished',
  failedToStart: false,
  rowsProcessed: 15,
  creditsDeducted: 7.5,
  reason: null,
  forApproval: 0,
  ...changes,
});

describe('a bot that can’t be started anew', () => {
  const live = { bot: 'keepa-download', state: 'running', reason: null, waitUntil: null } as const;

  it('is running, paused for a reason, or waiting until a moment', () => {
    expect(stillAlive(live)).toBe('Keepa download is running already.');
    expect(stillAlive({ ...live, state: 'paused' })).toBe(
      'Keepa download is paused. Continue or stop that run first.',
    );
    expect(stillAlive({ ...live, state: 'paused', reason: 'Keepa refuses the key.' })).toBe(
      'Keepa download is paused: Keepa refuses the key. Continue or stop that run first.',
    );
    const waitUntil = new Date('2026-03-09T15:00:30.250Z');
    expect(stillAlive({ ...live, state: 'waiting', reason: 'Waiting for Keepa tokens.', waitUntil })).toBe(
      'Keepa download is waiting: Waiting for Keepa tokens. It continues by itself at 2026-03-09 15:00:30 UTC.',
    );
  });
});

describe('the end of a run', () => {
  it('names the inquiries that wait for the person’s approval', () => {
    expect(waitForApproval(0)).toBeNull();
    expect(waitForApproval(1)).toBe('1 inquiry waits for your approval at Outreach → Waiting.');
    const run = ended({ bot: 'emailer-bot', rowsProcessed: 0, creditsDeducted: 0, forApproval: 40 });
    expect(endOfRun(run, null)).toEqual({
      succeeded: true,
      sentence: 'Emailer Bot completed · Rows processed: 0 · No credits deducted',
      detail: '40 inquiries wait for your approval at Outreach → Waiting.',
    });
  });

  it('is told in the catalogue’s words', () => {
    expect(endOfRun(ended(), 92.5)).toEqual({
      succeeded: true,
      sentence: 'Source Bot completed · Rows processed: 15 · Credits deducted: 7.5 · Credits remaining: 92.5',
      detail: null,
    });
    expect(
      endOfRun(ended({ bot: 'emailer-bot', rowsProcessed: 2_000, creditsDeducted: 1_000 }), 0).sentence,
    ).toBe('Emailer Bot completed · Rows processed: 2000 · Credits deducted: 1000 · Credits remaining: 0');
  });

  it('with no row processed says that no credits were deducted', () => {
    expect(endOfRun(ended({ rowsProcessed: 0, creditsDeducted: 0 }), 100).sentence).toBe(
      'Source Bot completed · Rows processed: 0 · No credits deducted',
    );
  });

  it('says nothing of a balance that is not known', () => {
    expect(endOfRun(ended(), null).sentence).toBe(
      'Source Bot completed · Rows processed: 15 · Credits deducted: 7.5',
    );
  });

  it('that a person brought about is not called complete', () => {
    expect(endOfRun(ended({ state: 'stopped' }), 92.5).sentence).toMatch(/^Source Bot stopped · Rows/);
  });

  it('without a result is the catalogue’s unexpected status, with the reason', () => {
    const failed = ended({ state: 'failed', rowsProcessed: 0, creditsDeducted: 0, reason: 'Why.' });
    expect(endOfRun(failed, 100)).toEqual({
      succeeded: false,
      sentence: 'Source Bot completed but returned unexpected status. No credits deducted.',
      detail: 'Why.',
    });
  });

  it('never says that no credits were deducted when some were', () => {
    const failed = endOfRun(ended({ state: 'failed' }), 92.5);
    expect(failed.succeeded).toBe(false);
    expect(failed.sentence).toMatch(/^Source Bot failed · .* · Credits deducted: 7\.5/);
  });

  it('of a Keepa download speaks of no credits', () => {
    expect(endOfRun(ended({ bot: 'keepa-download', creditsDeducted: 0 }), 100).sentence).toBe(
      'Keepa download completed · Rows processed: 15',
    );
  });
});

it('a start that fails is told in the catalogue’s words', () => {
  expect(BOTS.map(startFailure)).toEqual([
    'Failed to start Keepa download. Please try again.',
    'Failed to start Source Bot. No credits deducted.',
    'Failed to start Emailer Bot. No credits deducted.',
  ]);
  expect(insufficientCredits('emailer-bot')).toBe(
    'Insufficient credits. You need 0.5 credits to run Emailer Bot.',
  );
});

it.each([
  [0, 'under a minute'],
  [54, 'under a minute'],
  [59, 'about 1 min'],
  [200, 'about 3 min'],
  [3_600, 'about 1 h'],
  [3_600 * 3 + 1_250, 'about 3 h 20 min'],
  [3_600 * 4 - 60, 'about 4 h'],
  [3_600 * 17, 'about 17 h'],
  [3_600 * 72, 'about 3 days'],
])('%i seconds are %s', (seconds, words) => expect(durationWords(seconds)).toBe(words));

it('a run names no moment to go on at that is past', () => {
  const now = new Date('2026-03-09T15:00:00Z');
  expect(waitLeft(new Date('2026-03-09T15:04:00Z'), now)).toBe('about 4 min');
  expect(waitLeft(now, now)).toBeNull();
  expect(waitLeft(new Date('2026-03-09T14:59:00Z'), now)).toBeNull();
});

it.each([
  [122.4, { figure: 122, unit: 'rows/s' }],
  [1.26, { figure: 1.3, unit: 'rows/s' }],
  [0.5, { figure: 30, unit: 'rows/min' }],
  [0.01, { figure: 0.6, unit: 'rows/min' }],
])('%f rows a second are a figure that one can picture', (rate, shown) =>
  expect(rateOf(rate)).toEqual(shown),
);

describe('what rows can come to', () => {
  it('belongs to one bot each, and none is left out', () => {
    expect(Object.values(OUTCOMES_OF).flat().sort()).toEqual([...ROW_OUTCOMES].sort());
  });

  it('begins with what the bot is for', () => {
    for (const outcomes of Object.values(OUTCOMES_OF))
      expect(outcomes[0] && isProcessed(outcomes[0])).toBe(true);
  });
});

it('results can be looked through by what found no way in, and where a run was cut short by what it never began', () => {
  const run = { bot: 'source-bot', host: 'linesheet', state: 'finished', rowsDone: 5, rowsTotal: 5 } as const;
  expect(filtersFor(run)).toEqual([
    'found_address',
    'found_form',
    'unprocessed',
    'no_contact',
    'no_site',
    'unreachable',
  ]);
  const cut = { ...run, bot: 'emailer-bot', state: 'stopped', rowsDone: 3 } as const;
  expect(filtersFor(cut)).toEqual([...OUTCOMES_OF['emailer-bot'], 'not_done']);
  expect(filtersFor({ ...cut, state: 'paused' })).not.toContain('not_done');
});

describe('a bot’s button', () => {
  it('is disabled while the bot runs, and below half a credit', () => {
    expect(whyDisabled('source-bot', { live: 'running', credits: 100 })).toBe('Source Bot is running.');
    expect(whyDisabled('source-bot', { live: 'paused', credits: 100 })).toMatch(
      /is paused\. Continue or stop/,
    );
    expect(whyDisabled('source-bot', { live: null, credits: 0.4 })).toMatch(/^Insufficient credits/);
    expect(whyDisabled('emailer-bot', { live: null, credits: 0.5 })).toBeNull();
  });

  it('of the Keepa download is never disabled by credits', () => {
    expect(whyDisabled('keepa-download', { live: null, credits: 0 })).toBeNull();
    expect(whyDisabled('keepa-download', { live: 'running', credits: 0 })).not.toBeNull();
  });
});
