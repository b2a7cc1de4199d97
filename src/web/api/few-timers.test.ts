import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fewTimers } from './few-timers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('keeps everybody’s time with one timer of the browser', () => {
  const { setTimeout } = fewTimers();
  const rung: [string, number][] = [];
  const begun = performance.now();
  for (const delay of [30_000, 60_000, 1_000, 30_000])
    setTimeout(() => rung.push([`${delay}`, performance.now() - begun]), delay);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(rung).toEqual([
    ['1000', 1_000],
    ['30000', 30_000],
    ['30000', 30_000],
    ['60000', 60_000],
  ]);
});

it('calls nobody who has changed their mind, at the same moment either', () => {
  const { setTimeout, clearTimeout } = fewTimers();
  const rung: string[] = [];
  clearTimeout(setTimeout(() => rung.push('a'), 100));
  setTimeout(() => clearTimeout(other), 200);
  const other = setTimeout(() => rung.push('b'), 200);
  vi.runAllTimers();
  expect(rung).toEqual([]);
});

it('calls the others, too, where one of them fails, and who asks again within a call once more', () => {
  const { setTimeout } = fewTimers();
  const rung: string[] = [];
  setTimeout(() => {
    throw new Error('Not mine.');
  }, 100);
  setTimeout(() => setTimeout(() => rung.push('again'), 50), 100);
  expect(() => vi.runAllTimers()).toThrow('Not mine.');
  vi.runAllTimers();
  expect(rung).toEqual(['again']);
});
