import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1'])(
  'shows text that begins like a formula as text: %j',
  (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  },
);

it('shows what hides a formula behind a line’s end as text, too, in one cell', () => {
  expect(csvCell('\r=1+1')).toBe('"\'\r=1+1"');
  expect(csvCell('=HYPERLINK("https://a.com","x")')).toBe('"\'=HYPERLINK(""https://a.com"",""x"")"');
});

it('keeps text with signs of its own in one cell', () => {
  expect(['a,b', 'say "a"', 'one\ntwo', 'one\rtwo', 'a-b'].map(csvCell)).toEqual([
    '"a,b"',
    '"say ""a"""',
    '"one\ntwo"',
    '"one\rtwo"',
    'a-b',
  ]);
});

it('leaves numbers as they are, below zero too', () => {
  expect([-1.5, 0, true, null, new Date('2026-03-09T12:00:00Z')].map(csvCell)).toEqual([
    '-1.5',
    '0',
    'true',
    '',
    '2026-03-09T12:00:00.000Z',
  ]);
});
