import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = { ms: 500 };

/** A page that was just opened: the module remembers what it brought. */
async function pageBringing(first: object | null) {
  vi.resetModules();
  const element = first && { textContent: JSON.stringify(first) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'first-answers' ? element : null) });
  return import('./first-answers.ts');
}

beforeEach(() => {
  NOW.ms = 500;
  vi.stubGlobal('performance', { now: () => NOW.ms });
});
afterEach(() => vi.unstubAllGlobals());

const FIRST = { '/api/session': { user: 'Ana' }, '/api/dashboard': { plan: 'Tier-2' } };

it('gives each answer that the page brought once', async () => {
  const { takeFirstAnswer } = await pageBringing(FIRST);
  expect(takeFirstAnswer('/api/session')).toEqual({ user: 'Ana' });
  expect(takeFirstAnswer('/api/session')).toBeUndefined();
  expect(takeFirstAnswer('/api/dashboard')).toEqual({ plan: 'Tier-2' });
  expect(takeFirstAnswer('/api/brands')).toBeUndefined();
});

it('gives no answer that may be out of date by now', async () => {
  const { takeFirstAnswer } = await pageBringing(FIRST);
  NOW.ms = 10_001;
  expect(takeFirstAnswer('/api/session')).toBeUndefined();
});

it('has nothing where the page brought nothing', async () => {
  const { takeFirstAnswer } = await pageBringing(null);
  expect(takeFirstAnswer('/api/session')).toBeUndefined();
});
