import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { roleOfHeading } from './heading-role.ts';

const linesOf = (...rows: string[][]) =>
  readPriceList([{ name: null, rows: rows.map((cells, index) => ({ line: index + 1, cells })) }]).lines;

describe('“PU”', () => {
  it('is the packing unit over whole numbers beside a price', () => {
    const lines = linesOf(
      ['Item No.', 'Name', 'PU', 'WSP EUR', 'RRP EUR'],
      ['LK1', 'Letter Opener', '4', '8,90', '19,90'],
      ['LK2', 'Desk Tray', '12', '14,20', '32,00'],
    );
    expect(lines).toMatchObject([
      { cost: 8.9, casePack: 4, msrp: 19.9 },
      { cost: 14.2, casePack: 12 },
    ]);
  });

  it('is the price for one where no other is, or where it has cents', () => {
    expect(
      linesOf(['Réf.', 'Désignation', 'PU'], ['S-1', 'Savon de Marseille', '4'], ['S-2', 'Huile', '9']),
    ).toMatchObject([{ cost: 4 }, { cost: 9 }]);
    expect(
      linesOf(
        ['Réf.', 'Désignation', 'Colisage', 'PU', 'PVC'],
        ['S-1', 'Savon de Marseille', '12', '2,90', '6,90'],
        ['S-2', 'Huile', '6', '4,60', '10,90'],
      ),
    ).toMatchObject([
      { cost: 2.9, casePack: 12 },
      { cost: 4.6, casePack: 6 },
    ]);
  });
});

describe('a price for many', () => {
  it.each([
    ['Price/C', 100],
    ['Net per 100', 100],
    ['Price per 1,000', 1000],
    ['Preis pro 100 Stk', 100],
    ['Prix par cent', 100],
  ])('says for how many: %s', (heading, per) => {
    expect(roleOfHeading(heading)).toMatchObject({ role: 'cost', per });
  });

  it.each(['Price per 100 g', 'Price per case', 'Price', 'Price/Color'])(
    'is none of a measure: %s',
    (heading) => {
      expect(roleOfHeading(heading)?.per).toBeUndefined();
    },
  );

  it('is parted by it', () => {
    const [screw] = linesOf(
      ['Part', 'Description', 'Pkg Qty', 'Price/C'],
      ['9001', 'Wood screw #8 x 1-1/4', '50', '$4.20'],
      ['9002', 'Lag screw 5/16 x 3', '50', '$31.00'],
    );
    expect(screw).toMatchObject({ cost: 0.042, casePack: 50 });
  });
});

describe('prices by what is ordered', () => {
  it('are the first’s, though each says how much less than retail it is', () => {
    const [sachet] = linesOf(
      ['SKU', 'Item', 'MSRP', 'Wholesale (50% off)', '40+ units (55% off)'],
      ['A1', 'Cedar Sachet', '$8.00', '$4.00', '$3.60'],
      ['A2', 'Cedar Rings', '$12.00', '$6.00', '$5.40'],
    );
    expect(sachet).toMatchObject({ cost: 4, msrp: 8 });
  });

  it('are those of “Standard” beside ranks that take so much a year', () => {
    const [vase] = linesOf(
      ['SKU', 'Name', 'Standard', 'Silver (over $5k/yr)', 'Gold (over $20k/yr)', 'MSRP'],
      ['V1', 'Vase Low', '$14.00', '$13.30', '$12.60', '$32.00'],
      ['V2', 'Vase Tall', '$21.00', '$19.95', '$18.90', '$48.00'],
    );
    expect(vase).toMatchObject({ cost: 14, msrp: 32 });
  });
});

it('takes “Item name” over numbers for the number, where a description stands beside it', () => {
  expect(
    linesOf(
      ['Item Name', 'Sales Description', 'Type', 'Sales Price'],
      ['K-1', 'Kraft box small', 'Inventory', '1.20'],
      ['K-2', 'Kraft box medium', 'Inventory', '1.60'],
    ),
  ).toMatchObject([{ sku: 'K-1', title: 'Kraft box small', cost: 1.2 }, { sku: 'K-2' }]);
  expect(
    linesOf(
      ['Item Name', 'Description', 'Price'],
      ['Kraft box', 'Small, with a lid', '1.20'],
      ['Gift bag', 'Medium, with handles', '1.60'],
    ),
  ).toMatchObject([{ sku: null, title: 'Kraft box' }, {}]);
});

describe('a price for an inner', () => {
  it('gives way to that of the case', () => {
    expect(
      linesOf(
        ['SKU', 'Product', 'Units/Inner', 'Units/Case', 'Inner Price', 'Case Price'],
        ['B1', 'Gum Mint', '12', '144', '$9.60', '$115.20'],
        ['B3', 'Mints Tin', '6', '72', '$9.00', '$108.00'],
      ),
    ).toMatchObject([
      { cost: 0.8, casePack: 144, innerPack: 12 },
      { cost: 1.5, casePack: 72 },
    ]);
  });

  it('is parted by what the inner holds where no other is told', () => {
    expect(
      linesOf(
        ['SKU', 'Product', 'Inner Qty', 'Case Qty', 'Inner Price'],
        ['B1', 'Gum Mint', '12', '144', '$9.60'],
        ['B3', 'Mints Tin', '6', '72', '$9.00'],
      ),
    ).toMatchObject([
      { cost: 0.8, casePack: 144 },
      { cost: 1.5, casePack: 72 },
    ]);
  });
});

it('takes no prices with “each” for headings', () => {
  expect(
    linesOf(
      ['Item', 'Name', 'Your price', 'They pay', 'Comes in'],
      ['D1', 'Felt Mouse', '$5 each', '$11 each', 'box of 8'],
      ['D2', 'Felt Fish', '$4.50 each', '$10 each', 'box of 8'],
      ['D3', 'Wand Toy', '$7 each', '$16 each', 'box of 6'],
    ),
  ).toMatchObject([{ sku: 'D1', cost: 5, msrp: 11, casePack: 8 }, { sku: 'D2' }, { casePack: 6 }]);
});

it('takes “Design” for what cards are called, and the people below them for no goods', () => {
  const lines = linesOf(
    ['Code', 'Design', 'Wholesale', 'Retail'],
    ['PP-1', 'Bears', '$2.50', '$5.00'],
    ['PP-2', 'Ferns', '$2.75', '$5.50'],
    ['East', 'Dana Cole', '612-555-0101', 'dana@x.example'],
    ['West', 'Lee Park', '(804) 555-0102', ''],
  );
  expect(lines.map(({ sku, title, cost }) => [sku, title, cost])).toEqual([
    ['PP-1', 'Bears', 2.5],
    ['PP-2', 'Ferns', 2.75],
  ]);
});
