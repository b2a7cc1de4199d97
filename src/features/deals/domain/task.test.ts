import { expect, it } from 'vitest';
import { callScript, dayAfter, firstDayOf, listOf, workingDayAfter } from './task.ts';

it('a task stands in the list that its day asks for', () => {
  const today = '2026-03-09';
  expect(listOf({ dueOn: '2026-03-08', isDone: false }, today)).toBe('overdue');
  expect(listOf({ dueOn: today, isDone: false }, today)).toBe('today');
  expect(listOf({ dueOn: '2026-03-10', isDone: false }, today)).toBe('upcoming');
  expect(listOf({ dueOn: '2026-03-08', isDone: true }, today)).toBe('done');
});

it('what is due falls on a working day, over the end of a month and of summer time alike', () => {
  expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(workingDayAfter('2026-03-05', 2)).toBe('2026-03-09');
  expect(workingDayAfter('2026-02-27', 1)).toBe('2026-03-02');
  expect(workingDayAfter('2026-03-09', 1)).toBe('2026-03-10');
});

it('a month and a quarter begin on their first working day, and what is no day is none', () => {
  expect(firstDayOf('2027-Q1')).toBe('2027-01-01');
  expect(firstDayOf('2026-08')).toBe('2026-08-03');
  expect(firstDayOf('2026-11-21')).toBe('2026-11-23');
  expect(firstDayOf('2026-02-30')).toBeNull();
  expect(firstDayOf('after the holidays')).toBeNull();
});

it('what to say on the phone names who calls, whom they wrote to and what they want', () => {
  const call = { brand: 'Nordkap', writtenTo: 'hello@nordkap.com', firstName: 'Ana', company: 'Acme Retail' };
  expect(callScript(call)).toMatch(/this is Ana from Acme Retail\. I wrote to hello@nordkap\.com .+ Nordkap/);
  const bare = callScript({ ...call, firstName: null, company: null, writtenTo: null });
  expect(bare).toMatch(/^“Hello, I am calling\. I wrote about a wholesale account/);
});
