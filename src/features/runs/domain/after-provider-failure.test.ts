import { expect, it } from 'vitest';
import { ProviderError } from '../../../kernel/errors.ts';
import { afterProviderFailure } from './after-provider-failure.ts';

const NOW = new Date('2026-03-09T15:00:00Z');

it.each([
  [
    'Keepa',
    new ProviderError('Keepa', 'misconfigured', 'Keepa refuses the key: Invalid API key.', { status: 400 }),
    'Keepa refuses the key: Invalid API key. Check your Keepa key in onboarding step 2, then continue the run.',
  ],
  [
    'Keepa',
    new ProviderError('Keepa', 'misconfigured', 'Keepa answered 301: check its base address', {
      status: 301,
    }),
    'Keepa answered 301: check its base address. Ask whoever runs this Linesheet to check where it looks for Keepa, then continue the run.',
  ],
  [
    'Keepa',
    new ProviderError('Keepa', 'refused', 'Keepa refused the request (no such field).', { status: 400 }),
    'Keepa refused the request (no such field). Change the query in onboarding step 2, then stop this run and start a new one.',
  ],
  [
    'The web search',
    new ProviderError('Brave', 'refused', 'Brave answered 401', { status: 401 }),
    'Brave answered 401. Ask whoever runs this Linesheet to check the key of its web search, then continue the run.',
  ],
] as const)('a refusal by %s pauses the run and says what to do (%#)', (name, error, reason) => {
  expect(afterProviderFailure(name, error, { now: NOW })).toEqual({ state: 'paused', reason });
});

it('a provider that is away makes the run wait, and nothing technical is said', () => {
  const error = new ProviderError('Keepa', 'unreachable', 'Keepa can’t be reached: connect ECONNREFUSED');
  expect(afterProviderFailure('Keepa', error, { now: NOW })).toMatchObject({
    state: 'waiting',
    reason: 'Keepa can’t be reached at the moment.',
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
