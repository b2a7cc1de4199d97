import { expect, it } from 'vitest';
import { completedSteps, isComplete, type SetupValues, stepAfter } from './steps.ts';

const NOTHING: SetupValues = {
  spreadsheetUrl: null,
  keepaCompleted: false,
  workspaceEmail: null,
  senderConnected: false,
};
const ALL: SetupValues = {
  spreadsheetUrl: 'https://docs.google.com/spreadsheets/d/1',
  keepaCompleted: true,
  workspaceEmail: 'ann@shop.example',
  senderConnected: true,
};

it('counts the filled ones of four values', () => {
  expect(completedSteps(NOTHING)).toBe(0);
  expect(completedSteps({ ...NOTHING, keepaCompleted: true, workspaceEmail: '' })).toBe(1);
  expect(completedSteps(ALL)).toBe(4);
});

it('is complete with all four', () => {
  expect(isComplete(ALL)).toBe(true);
  expect(isComplete({ ...ALL, spreadsheetUrl: '' })).toBe(false);
});

it('goes on to the next step, and stays at the last', () => {
  expect([1, 2, 3, 4, 5].map((step) => stepAfter(step as 1))).toEqual([2, 3, 4, 5, 5]);
});
