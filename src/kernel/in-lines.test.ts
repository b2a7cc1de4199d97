import { expect, it } from 'vitest';
import { inLines, oneLine } from './in-lines.ts';

it('leaves out of an expression how it is broken into lines, and nothing else', () => {
  const source = inLines`
    \b(?:opening|first order|
    a start)\b|
      \d{2} ?%
  `;
  expect(source).toBe(String.raw`\b(?:opening|first order|a start)\b|\d{2} ?%`);
});

it('takes other expressions in as they are', () => {
  const amount = String.raw`\d+ ?%
  off`;
  const source = inLines`
    \b(?:
      ${amount} (?:all|every)|
      now ${amount}
    )\b${'|'}
    sale
  `;
  expect(source).toBe(String.raw`\b(?:${amount} (?:all|every)|now ${amount})\b|sale`);
});

it('makes one row of words that stand in several lines', () => {
  const words = oneLine`
    soap candle
      jar-lid
    tea
  `;
  expect(words.split(' ')).toEqual(['soap', 'candle', 'jar-lid', 'tea']);
});
