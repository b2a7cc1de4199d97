import { expect, it } from 'vitest';
import { atMost, createSlots } from './slots.ts';

it('gives a lone run all places', () => {
  expect(createSlots(16).join().adjust(0)).toBe(16);
});

it('shares the places when another run joins, and never hands out more than there are', () => {
  const slots = createSlots(16);
  const first = slots.join();
  first.adjust(0);
  const second = slots.join();
  expect(second.adjust(0), 'the first still owns all').toBe(0);
  expect(first.adjust(12), 'busy places stay').toBe(12);
  expect(second.adjust(0)).toBe(4);
  expect(first.adjust(3)).toBe(8);
  expect(second.adjust(4)).toBe(8);
});

it('takes back what a run owned when it ends', () => {
  const slots = createSlots(4);
  const first = slots.join();
  first.adjust(0);
  first.leave();
  expect(slots.join().adjust(0)).toBe(4);
});

it('are capped for a mailbox that stands few connections', () => {
  const slots = atMost(3, createSlots(16).join());
  expect(slots.adjust(0)).toBe(3);
  expect(slots.adjust(3)).toBe(3);
});
