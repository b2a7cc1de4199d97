import { expect, it } from 'vitest';
import { asksNow, roomForDrafts, toBeApproved, withinApproval } from './inquiry-approval.ts';

it('asks for the first ten until ten are approved', () => {
  expect([0, 9, 10, 12].map((approved) => asksNow({ approval: 'first_ten', approved }))).toEqual([
    'first_ten',
    'first_ten',
    'automatic',
    'automatic',
  ]);
  expect(asksNow({ approval: 'each', approved: 40 })).toBe('each');
});

it('lays no more than ten before a person, and as many as there are where each is asked for', () => {
  expect(roomForDrafts({ approval: 'first_ten', approved: 0 }, 0)).toBe(10);
  expect(roomForDrafts({ approval: 'first_ten', approved: 3 }, 7)).toBe(0);
  expect(roomForDrafts({ approval: 'first_ten', approved: 3 }, 9)).toBe(0);
  expect(roomForDrafts({ approval: 'first_ten', approved: 10 }, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(roomForDrafts({ approval: 'each', approved: 0 }, 50)).toBe(Number.POSITIVE_INFINITY);
});

it('takes what is approved and as many others as there is room for, in their order', () => {
  const approved = new Set([2, 5]);
  expect(withinApproval([1, 2, 3, 4, 5], { approved, room: 2 })).toEqual([1, 2, 3, 5]);
  expect(withinApproval([1, 2, 3, 4, 5], { approved, room: 0 })).toEqual([2, 5]);
  expect(withinApproval([1, 3], { approved, room: Number.POSITIVE_INFINITY })).toEqual([1, 3]);
});

it('counts what a person is asked about', () => {
  const approved = new Set([2]);
  expect(toBeApproved([1, 2, 3], { asks: 'each', approved })).toBe(2);
  expect(toBeApproved([1, 2, 3], { asks: 'automatic', approved })).toBe(0);
});
