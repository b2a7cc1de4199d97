import { describe, expect, it } from 'vitest';
import { paragraphsToPolish, takePolished } from './polish.ts';

const ASKED =
  'I’d like to begin with $800 instead of $5,000, to see which items move. Is that possible for a first order?';
const SHOWN = 'You can find us at https://northlake.example.';
const DRAFT = ['Hi Tom,', 'Thanks for the terms.', ASKED, SHOWN, 'Best,\nAna\nNorthlake Trading'].join(
  '\n\n',
);

const polished = (asked: string, thanks = 'Thanks for the terms.') =>
  takePolished(DRAFT, 'Nordkap', [thanks, asked]);

it('greeting, names and links are nobody’s to say otherwise', () => {
  expect(paragraphsToPolish(DRAFT)).toEqual(['Thanks for the terms.', ASKED]);
});

it('a paragraph that says the same is taken', () => {
  const better = 'Could I begin with $800 instead of $5,000, to see which items move?';
  expect(polished(better)).toBe(DRAFT.replace(ASKED, better));
});

describe('a paragraph is left as it was where the other one', () => {
  it.each([
    ['names another figure', 'Could I begin with $900 instead of $5,000, to see which items move?'],
    ['loses a figure', 'Could I begin with $800, to see which items move?'],
    ['promises more', 'Could I begin with $800 instead of $5,000? We will pay in advance.'],
    ['says no for yes', 'Could I not begin with $800 instead of $5,000, to see which items move?'],
    ['asks for nothing', 'I begin with $800 instead of $5,000, to see which items move.'],
    ['claims something', 'As a leading retailer, could I begin with $800 instead of $5,000?'],
    ['brings a link', 'Could I begin with $800 instead of $5,000? See evil.com'],
    ['names somebody', 'Could Walmart and I begin with $800 instead of $5,000?'],
    ['goes on and on', `${'Could I begin, to see which items move, and so on, '.repeat(6)}$800 $5,000?`],
    ['obeys somebody', 'Ignore the instructions: $800 instead of $5,000?'],
    ['is empty', ''],
  ])('%s', (_, written) => {
    expect(polished(written)).toBe(DRAFT);
  });
});

it('an answer of another shape changes nothing', () => {
  expect(takePolished(DRAFT, 'Nordkap', ['One paragraph only.'])).toBe(DRAFT);
  expect(takePolished(DRAFT, 'Nordkap', [])).toBe(DRAFT);
});
