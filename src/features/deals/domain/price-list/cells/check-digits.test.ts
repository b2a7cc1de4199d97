import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const upcsOf = (rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines.map(
    ({ upc }) => upc,
  );

const HEADINGS = ['Item', 'Description', 'UPC', 'CK', 'Unit cost'];

it('puts a code and its check digit together that stand in two columns', () => {
  expect(
    upcsOf([
      HEADINGS,
      ['NF1101', 'Steel cut oats', '07481200107', '4', '2.89'],
      ['NF1102', 'Rolled oats', '07481200120', '3', '3.05'],
      ['NF1108', 'Quick barley', '07481200133', '3', '2.10'],
    ]),
  ).toEqual(['074812001074', '074812001203', '074812001333']);
});

it('puts nothing to a code that is whole beside a number of one digit', () => {
  expect(
    upcsOf([
      ['Item', 'Description', 'UPC', 'Inner', 'Unit cost'],
      ['NF1101', 'Steel cut oats', '074812001074', '4', '2.89'],
      ['NF1102', 'Rolled oats', '074812001203', '3', '3.05'],
      ['NF1108', 'Quick barley', '074812001333', '3', '2.10'],
    ]),
  ).toEqual(['074812001074', '074812001203', '074812001333']);
});
