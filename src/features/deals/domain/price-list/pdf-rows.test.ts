import { expect, it } from 'vitest';
import { rowsOfPdf } from './pdf-rows.ts';
import type { PlacedText } from './pdf-text.ts';

const LETTER = 4;

/** Texts at their places on one line of a page. */
const line = (y: number, texts: Record<number, string>, height = 8): PlacedText[] =>
  Object.entries(texts).map(([x, text]) => ({ text, x: Number(x), y, width: text.length * LETTER, height }));

const titlesOf = (page: PlacedText[]) => rowsOfPdf([page]).rows.map(({ cells }) => cells[0]);

it('takes the name of a section, set larger, for no piece of the description below it', () => {
  const page = [
    ...line(20, { 40: 'Product', 200: 'SKU', 300: 'Wholesale' }),
    ...line(40, { 40: 'Kitchen' }, 10),
    ...line(50, { 40: 'Bread box', 200: 'N-1', 300: '$5.00' }),
    ...line(62, { 40: 'Board of oak with', 200: 'N-2', 300: '$7.00' }),
    ...line(71, { 40: 'a handle' }),
  ];
  expect(titlesOf(page)).toEqual(['Product', 'Kitchen', 'Bread box', 'Board of oak with a handle']);
});
