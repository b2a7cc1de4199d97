import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const linesOf = (rows: string[][]) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

describe('prices by quantity in rows', () => {
  it('are one line where the item stands in each of them', () => {
    const lines = linesOf([
      ['Item #', 'Description', 'Min Qty', 'Unit Price'],
      ['J-1', 'Notebook', '1', '$9.45'],
      ['J-1', 'Notebook', '12', '$8.51'],
      ['J-1', 'Notebook', '48', '$7.75'],
      ['J-2', 'Memo', '1', '$3.00'],
      ['J-3', 'Memo', '1', '$2.00'],
    ]);
    expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
      ['J-1', 9.45],
      ['J-2', 3],
      ['J-3', 2],
    ]);
  });

  it('belong to the item above them, which has none of its own', () => {
    const lines = linesOf([
      ['Item #', 'Description', 'Quantity', 'Price'],
      ['J-1', 'Notebook', '', ''],
      ['', '', '1-11', '$9.45'],
      ['', '', '12+', '$8.51'],
      ['J-2', 'Memo', '', 'TBD'],
      ['', '', '1-11', '$3.00'],
    ]);
    expect(lines.map(({ sku, cost }) => [sku, cost])).toEqual([
      ['J-1', 9.45],
      ['J-2', null],
    ]);
  });

  it.each(['1-11 $9.45 / 12-47 $8.51', '1+ @ $9.45, 12+ @ $8.51', '1-11: $9.45; 12+: $8.51'])(
    'may stand in one cell: %s',
    (prices) => {
      expect(
        linesOf([
          ['Item #', 'Description', 'Pricing'],
          ['J-1', 'Notebook', prices],
        ]),
      ).toMatchObject([{ cost: 9.45 }]);
    },
  );

  it('may go by what is ordered in all', () => {
    const lines = linesOf([
      ['SKU', 'Name', 'Under $500', '$500 - $999', '$1,000 & up'],
      ['N-1', 'Salt', '$5.00', '$4.50', '$4.00'],
    ]);
    expect(lines).toMatchObject([{ cost: 5 }]);
  });
});

it('gives further sizes the price that the first of them has alone', () => {
  const lines = linesOf([
    ['Style', 'Name', 'Colour', 'Size', 'SKU', 'WSP', 'RRP'],
    ['T100', 'Crew tee', 'Navy', 'S', 'T100-N-S', '14.00', '28.00'],
    ['', '', '', 'M', 'T100-N-M', '', ''],
    ['', '', '', 'L', 'T100-N-L', '', ''],
    ['T200', 'Hoodie', 'Black', 'S', 'T200-B-S', 'TBD', ''],
  ]);
  expect(lines.map(({ sku, title, cost, msrp }) => [sku, title, cost, msrp])).toEqual([
    ['T100-N-S', 'Crew tee', 14, 28],
    ['T100-N-M', 'Crew tee', 14, 28],
    ['T100-N-L', 'Crew tee', 14, 28],
    ['T200-B-S', 'Hoodie', null, null],
  ]);
});

describe('prices by quantity in columns', () => {
  const costUnder = (...headings: string[]) =>
    linesOf([
      ['SKU', 'Name', ...headings],
      ['Q-1', 'Chew, small', '5.00', '4.50', '10.00'],
      ['Q-2', 'Chew, large', '8.00', '7.20', '16.00'],
      ['Q-3', 'Chew, huge', '9.00', '8.20', '18.00'],
    ])[0];

  it.each([
    ['MOQ 24', 'MOQ 72', 'RRP'],
    ['Price (min 6)', 'Price (min 24)', 'RRP'],
    ['Bronze (<$500)', 'Silver ($500-$1,499)', 'RRP'],
    ['Price @ 1 cs', 'Price @ 5 cs', 'SRP'],
    ['Base', '12+', 'SRP'],
    ['1-11', '12+', 'List'],
  ])('cost what the fewest do: %s, %s', (...headings) => {
    expect(costUnder(...headings)).toMatchObject({ cost: 5, msrp: 10 });
  });

  it('stand below numbers alone', () => {
    expect(costUnder('1', '6', 'SRP')).toMatchObject({ sku: 'Q-1', cost: 5, msrp: 10 });
  });

  it('are told from the quantities beside them', () => {
    const [line] = linesOf([
      ['SKU', 'Name', 'Break 1 Qty', 'Break 1 Price', 'Break 2 Qty', 'Break 2 Price'],
      ['Q-1', 'Chew', '1', '5.00', '12', '4.50'],
    ]);
    expect(line).toMatchObject({ cost: 5 });
  });

  it('are for one where cases are counted below “Price per unit”', () => {
    const lines = linesOf([
      ['', '', '', 'Price per unit', '', ''],
      ['Item', 'Description', 'Case', '1 case', '5 cases', 'SRP'],
      ['Q-1', 'Chew, small', '12', '5.00', '4.50', '10.00'],
    ]);
    expect(lines).toMatchObject([{ cost: 5, casePack: 12 }]);
  });
});
