import { expect, it } from 'vitest';
import { ProviderError } from '../../../kernel/errors.ts';
import { afterProviderFailure, refusalOf } from './after-provider-failure.ts';
import { NO_WEB_SEARCH } from './hindrance.ts';

const NOW = new Date('2026-03-09T15:00:00Z');

it.each([
  [
    'Keepa',
    new ProviderError('Keepa', 'misconfigured', 'Keepa refuses the key: Invalid API key.', { status: 400 }),
    'Keepa refuses the key: Invalid API key. Check your Keepa key in onboarding step 2, then continue the run.',
    'KEEPA_API_KEY',
  ],
  [
    'Keepa',
    new ProviderError('Keepa', 'misconfigured', 'Keepa answered 301: check its base address', {
      status: 301,
    }),
    'Keepa answered 301: check its base address. Ask whoever runs this Linesheet to check where it looks for Keepa, then continue the run.',
    'KEEPA_BASE_URL',
  ],
  [
    'Keepa',
    new ProviderError('Keepa', 'refused', 'Keepa refused the request (no such field).', { status: 400 }),
    'Keepa refused the request (no such field). Change the query in onboarding step 2, then stop this run and start a new one.',
    null,
  ],
  [
    'The web search',
    new ProviderError('Brave', 'refused', 'Brave answered 401', { status: 401 }),
    'Brave answered 401. Ask whoever runs this Linesheet to check the key of its web search, then continue the run.',
    'SEARCH_API_KEY',
  ],
] as const)('a refusal by %s pauses the run and says what to do (%#)', (name, error, reason, setting) => {
  expect(afterProviderFailure(name, error, { now: NOW })).toEqual({ state: 'paused', reason, setting });
});

const PROVIDERS = ['Keepa', 'The web search'] as const;
const REFUSALS = [
  [402, 'refused'],
  [301, 'misconfigured'],
  [400, 'refused'],
] as const;

it('names a setting to whoever runs Linesheet, and in no sentence', () => {
  const refusals = PROVIDERS.flatMap((name) =>
    REFUSALS.map(([status, failure]) => refusalOf(name, new ProviderError('It', failure, 'No.', { status }))),
  );
  expect(refusals.map(({ setting }) => setting)).toEqual([
    'KEEPA_API_KEY',
    'KEEPA_BASE_URL',
    null,
    'SEARCH_API_KEY',
    'SEARCH_BASE_URL',
    'SEARCH_PROVIDER and SEARCH_BASE_URL',
  ]);
  for (const { sentence } of [...refusals, NO_WEB_SEARCH]) expect(sentence).not.toMatch(/[A-Z]+_[A-Z]+/);
});

it('a provider that is away makes the run wait, and nothing technical is said', () => {
  const error = new ProviderError('Keepa', 'unreachable', 'Keepa can’t be reached: connect ECONNREFUSED');
  expect(afterProviderFailure('Keepa', error, { now: NOW })).toMatchObject({
    state: 'waiting',
    reason: 'Keepa can’t be reached at the moment.',
  });
});

it('a provider that answers with an error was reached', () => {
  const error = new ProviderError('Keepa', 'unreachable', 'Keepa answered 500', { status: 500 });
  expect(afterProviderFailure('Keepa', error, { now: NOW })).toMatchObject({
    state: 'waiting',
    reason: 'Keepa answers with an error of its own at the moment (500).',
  });
});

it('an answer that makes no sense makes the run wait, and names the address that may be wrong', () => {
  const error = new ProviderError('SearXNG', 'invalid_answer', 'SearXNG sent something that is not JSON');
  expect(afterProviderFailure('The web search', error, { now: NOW })).toMatchObject({
    state: 'waiting',
    reason:
      'The web search gave an answer that makes no sense. Ask whoever runs this Linesheet to check the address of its web search if it stays so.',
    setting: 'SEARCH_BASE_URL',
  });
});

it('a provider that comes to nothing again and again is asked ever more seldom, but never less than hourly', () => {
  const error = new ProviderError('Keepa', 'invalid_answer', 'Keepa sent something else');
  const seconds = [1, 2, 3, 4, 40].map((failures) => {
    const { waitUntil = NOW } = afterProviderFailure('Keepa', error, { now: NOW, failures });
    return (waitUntil.getTime() - NOW.getTime()) / 1_000;
  });
  expect(seconds).toEqual([30, 60, 120, 240, 1_920]);
});
