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
  expect(afterProviderFailure(name, error, NOW)).toEqual({ state: 'paused', reason });
});

it('a provider that is away makes the run wait, and nothing technical is said', () => {
  const error = new ProviderError('Keepa', 'unreachable', 'Keepa can’t be reached: connect ECONNREFUSED');
  expect(afterProviderFailure('Keepa', error, NOW)).toMatchObject({
    state: 'waiting',
    reason: 'Keepa can’t be reached at the moment.',
  });
});
