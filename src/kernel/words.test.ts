import { expect, it } from 'vitest';
import { afterName, count, counted } from './words.ts';

it('writes numbers with their thousands apart', () => {
  expect([0, 12.5, 2_000, 1_234_567].map(count)).toEqual(['0', '12.5', '2,000', '1,234,567']);
});

it('ends a sentence once, also where it ends with a name that has a period of its own', () => {
  expect(['.', '. Could', '...', ', and', ' Co.'].map((text) => afterName('Miragelle Co.', text))).toEqual([
    '',
    ' Could',
    '..',
    ', and',
    ' Co.',
  ]);
  expect(afterName('Nordkap', '. Could')).toBe('. Could');
});

it('counts in words', () => {
  expect([0, 0.5, 1, 2, 2_000].map((rows) => counted(rows, 'row'))).toEqual([
    '0 rows',
    '0.5 rows',
    '1 row',
    '2 rows',
    '2,000 rows',
  ]);
  expect([1, 2].map((inquiries) => counted(inquiries, 'inquiry', 'inquiries'))).toEqual([
    '1 inquiry',
    '2 inquiries',
  ]);
});
