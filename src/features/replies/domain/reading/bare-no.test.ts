import { expect, it } from 'vitest';
import { isBareNo } from './bare-no.ts';

it.each([
  'We’ll pass.',
  'No thanks.',
  'Thank you for thinking of us. We have decided not to move forward. Good luck!',
  'Danke, kein Interesse.',
  'Gracias, pero no nos interesa.',
])('“%s” is a no, and no more', (text) => {
  expect(isBareNo({ class: 'other', newText: text })).toBe(true);
  expect(isBareNo({ class: 'not_now', newText: text })).toBe(false);
});

it.each([
  'Not interested in more reviews? We offer sellers like you a service that doubles their sales.',
  'Hi, our agency offers to double your Amazon sales. Are you free Tuesday?',
  'Here is the invoice for your order 20931.',
])('“%s” refuses us nothing', (text) => {
  expect(isBareNo({ class: 'other', newText: text })).toBe(false);
});
