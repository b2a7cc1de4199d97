import { describe, expect, it } from 'vitest';
import { readPriceList } from './read-price-list.ts';

const readingOf = (rows: string[][], merges: string[] = []) =>
  readPriceList([{ name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })), merges }]);
const linesOf = (rows: string[][], merges?: string[]) => readingOf(rows, merges).lines;

describe('a sheet of a price list', () => {
  it('has prices by quantity below a heading that speaks of what is ordered', () => {
    const lines = linesOf(
      [
        ['', '', 'Price each by quantity ordered', '', '', ''],
        ['SKU', 'Item', '24 - 95', '1 - 23', '96+', 'MAP'],
        ['N-1', 'Salt', '4.50', '5.00', '4.00', '9.00'],
      ],
      ['C1:E1'],
    );
    expect(lines).toMatchObject([{ sku: 'N-1', cost: 5, map: 9 }]);
  });

  it('may say in words below its headings what to fill in there', () => {
    const lines = linesOf([
      ['Product Name', 'SKU', 'GTIN', 'USD Unit Wholesale Price', 'Made In Country'],
      ['Up to 60 letters', 'Your unique code', 'Barcode of the item', 'What shops pay per unit', 'ISO code'],
      ['Mandatory', 'Optional', 'Optional', 'Mandatory', 'Mandatory'],
      ['Tea towel', 'N-1', '850123400139', '9.00', 'USA'],
    ]);
    expect(lines).toMatchObject([{ sku: 'N-1', title: 'Tea towel', cost: 9, currency: 'USD' }]);
  });

  it('parts a case’s price by a pack that is told with its size', () => {
    const lines = linesOf([
      ['Item', 'Product', 'Pack/Size', 'Case Price'],
      ['N-1', 'Hot sauce', '12/16 oz', '$30.00'],
      ['N-2', 'Olive oil', '6 / 0.5 l', '$30.00'],
    ]);
    expect(lines).toMatchObject([
      { casePack: 12, cost: 2.5 },
      { casePack: 6, cost: 5 },
    ]);
  });

  it('has names under a heading that usually says something else, and none of another table’s', () => {
    const lines = linesOf([
      ['SKU', 'Name', 'Size', 'Cost'],
      ['N-1', 'Fine sea salt', '8 oz', '5.00'],
      ['No.', 'Display pack', 'Ea. net'],
      ['D-1', 'Counter display of spices', '60.00'],
      ['D-2', 'Floor display of oils', '90.00'],
      ['D-3', 'Rack with sea salt', '80.00'],
      ['No.', 'Size', 'Ea. net'],
      ['X-1', 'small', '2.00'],
    ]);
    expect(lines.map(({ title }) => title)).toEqual([
      'Fine sea salt',
      'Counter display of spices',
      'Floor display of oils',
      'Rack with sea salt',
      null,
    ]);
  });

  it('charges the new one of two prices, and takes what is to be filled in for nothing', () => {
    const lines = linesOf([
      ['SKU', 'Name', 'Wholesale', 'New wholesale 3/1', 'Cases', 'Pack'],
      ['N-1', 'Salt', '5.00', '5.50', '', '12'],
    ]);
    expect(lines).toMatchObject([{ cost: 5.5, casePack: 12 }]);
  });

  it('takes packs from the price of a case beside that of one, and from the words of a description', () => {
    const lines = linesOf([
      ['SKU', 'Name', 'Each', 'By the case'],
      ['N-1', 'Honey, 8 oz', '$ 4.50 ea', '$54.00 / case of 12'],
    ]);
    expect(lines).toMatchObject([{ cost: 4.5, casePack: 12 }]);
    const described = linesOf([
      ['SKU', 'Description', 'Wholesale'],
      ['N-1', 'Floor puzzle Ages 3+. Case pack 8. UPC 8 50019 00107 5', '9.50'],
    ]);
    expect(described).toMatchObject([{ cost: 9.5, casePack: 8 }]);
  });

  it('has the name of its first section, merged over all columns, for no part of the headings', () => {
    const lines = linesOf(
      [
        ['Item', 'Product', 'Pack', 'Case Price', '# Cases'],
        ['Hot sauce', '', '', '', ''],
        ['N-1', 'Habanero', '12', '$30.00', ''],
      ],
      ['A2:E2'],
    );
    expect(lines).toMatchObject([{ casePack: 12, cost: 2.5, category: 'Hot sauce' }]);
  });

  it('is reckoned in what the one heading with a sign says', () => {
    const rows = (sum: string) => [
      ['SKU', 'Name', 'WHSL', 'Units', sum],
      ['N-1', 'Salt', '5', '', '0'],
    ];
    expect(linesOf(rows('Ext. $'))).toMatchObject([{ currency: 'USD' }]);
    expect(linesOf(rows('Ext. £'))).toMatchObject([{ currency: 'GBP' }]);
    expect(linesOf(rows('Ext.'))).toMatchObject([{ currency: null }]);
  });
});

describe('a letterhead', () => {
  it.each([
    ['Northwind Trading Ltd', 'Dealer feed', 'January'],
    ['Dealer prices', '', 'Run 06:00'],
    ['Wholesale code sheet', '', 'Page 1'],
  ])('is no part of the headings below it: %s %s %s', (...above) => {
    const lines = linesOf([
      above,
      ['Our code', 'Supplier code', 'Product', 'Trade ex VAT'],
      ['W-1', '1443/B', 'Front light', '5.00'],
      ['W-2', '1446/B', 'Rear light', '6.00'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'W-1', cost: 5 },
      { sku: 'W-2', cost: 6 },
    ]);
  });

  it('is none where an empty row parts it from them', () => {
    const rows = [
      ['Feed', 'Dealer', 'Cost'],
      ['Code', 'Ref', 'Wholesale'],
      ['N-1', '7', '$5.00'],
    ];
    const { sheets } = readPriceList([
      { name: null, rows: rows.map((cells, at) => ({ line: at === 0 ? 1 : at + 2, cells })) },
    ]);
    expect(sheets[0]?.headings).toEqual(['Code', 'Ref', 'Wholesale']);
  });

  it('makes no line where it comes again on the next page', () => {
    const head = [
      ['Northwind', 'Price report'],
      ['Class 3', 'Page: 1'],
    ];
    const headings = ['Code', 'Barcode', 'Product', 'Your price'];
    const lines = linesOf([
      ...head,
      headings,
      ['N-1', '850123400139', 'Salt', '$5.00'],
      ['', 'Northwind', 'Price report', ''],
      ['', 'Class 3', '', 'Page: 2'],
      headings,
      ['N-2', '850123400207', 'Pepper', '$6.00'],
    ]);
    expect(lines.map(({ sku }) => sku)).toEqual(['N-1', 'N-2']);
  });
});

it('takes the price of one for that, whatever stands above the columns before it', () => {
  const rows = [
    ['', '', 'Units in pack', '', '', '', ''],
    ['Style', 'Description', 'S', 'M', 'Pack', 'Unit whsl', 'MSRP'],
    ['K-1', 'Bib', '3', '4', '7', '9.50', '17.50'],
  ];
  const wanted = [{ sku: 'K-1', cost: 9.5, casePack: 7, msrp: 17.5 }];
  expect(linesOf(rows)).toMatchObject(wanted);
  expect(linesOf(rows, ['C1:E1'])).toMatchObject(wanted);
});

it('knows codes by their check digits under a heading that it doesn’t know', () => {
  const codes = ['9344010053702', '9344010053757', '9344010053771'];
  const lines = linesOf([
    ['Code', 'Product', 'Scan', 'Net'],
    ...codes.map((code, at) => [`N-${at}`, 'Trowel of ash', code, '5.00']),
  ]);
  expect(lines.map(({ upc }) => upc)).toEqual(codes);
  const numbers = [
    ['Code', 'Product', 'Scan', 'Net'],
    ...codes.map((code, at) => [`N-${at}`, 'Trowel of ash', `${code.slice(0, 12)}5`, '5.00']),
  ];
  expect(linesOf(numbers).every(({ upc }) => upc === null)).toBe(true);
});

describe('an order form', () => {
  it('has fields and notes above its headings that are no part of them, and sums below', () => {
    const lines = linesOf([
      ['Email:', '', '', 'PO #'],
      ['Min. opening order: $150', 'Reorder $100'],
      ['Qty', 'SKU', 'Product', 'Case pack', 'Price each', 'Case price', 'MSRP', 'Total'],
      ['', 'B-100', 'Soap bar, lavender', '6', '$4.50', '$27.00', '$9.00', '$0.00'],
      ['', 'B-101', 'Soap bar, oat', '6', '$4.50', '$27.00', '$9.00', '$0.00'],
      ['', '', '', '', '', 'Subtotal', '', '$0.00'],
      ['', 'Display stand', 'Free with an opening order', '', '$0.00'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'B-100', title: 'Soap bar, lavender', cost: 4.5, casePack: 6, msrp: 9 },
      { sku: 'B-101' },
    ]);
  });
});

it('is in the currency that its name says', () => {
  const rows = [
    { line: 1, cells: ['SKU', 'Item', 'Wholesale'] },
    { line: 2, cells: ['A', 'Mug', '5.50'] },
  ];
  expect(readPriceList([{ name: 'Prices CAD', rows }]).lines).toMatchObject([{ currency: 'CAD' }]);
});

describe('a name', () => {
  it('is that of the section where lines say sizes and colours alone', () => {
    const lines = linesOf([
      ['SKU', 'Size', 'Wholesale', 'MSRP'],
      ['Crew tee'],
      ['CT-S', 'S', '$14.00', '$28.00'],
      ['CT-M', 'M', '$14.00', '$28.00'],
      ['Hoodie'],
      ['HD-S', 'S', '$34.00', '$68.00'],
    ]);
    expect(lines.map(({ title }) => title)).toEqual(['Crew tee', 'Crew tee', 'Hoodie']);
  });

  it('is parted from the code that is set below it', () => {
    expect(
      linesOf([
        ['Item', 'Description', 'Price'],
        ['T-1', 'Earl Grey\nUPC 036414020112', '$4.50'],
      ]),
    ).toMatchObject([{ title: 'Earl Grey', upc: '036414020112' }]);
  });
});

describe('headings', () => {
  it('are no rows of prices with a currency', () => {
    const lines = linesOf([
      ['Code', 'Item', 'Price', 'Retail'],
      ['F-1', 'Fig', 'USD 7.40/ea', 'USD 16.00'],
      ['F-2', 'Amber', 'USD 44.40/case of 6', 'USD 16.00'],
      ['F-3', 'Cedar', 'USD 88.80 per dozen', 'USD 16.00'],
    ]);
    expect(lines.map(({ sku, cost, msrp }) => [sku, cost, msrp])).toEqual([
      ['F-1', 7.4, 16],
      ['F-2', 7.4, 16],
      ['F-3', 7.4, 16],
    ]);
  });

  it('are read where words stand together', () => {
    expect(
      linesOf([
        ['ITEMNO', 'DESC', 'BASEPRICE', 'CASEQTY'],
        ['W1', 'WIDGET, SMALL', '12.500000', '10'],
      ]),
    ).toMatchObject([{ sku: 'W1', cost: 12.5, casePack: 10 }]);
  });
});

describe('a program’s export', () => {
  it('names items without their parents, which are none themselves', () => {
    const lines = linesOf([
      ['Item', 'Description', 'Price'],
      ['Pots', 'Pots', '0.00'],
      ['Pots:P-1', 'Clay pot', '5.00'],
      ['Pots:Large:P-2', 'Large pot', '9.00'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'P-1', category: 'Pots', cost: 5 },
      { sku: 'P-2', category: 'Pots:Large', cost: 9 },
    ]);
  });

  it('lists what is no goods, by its kind or for nothing', () => {
    const lines = linesOf([
      ['Product/Service', 'Type', 'SKU', 'Description', 'Price'],
      ['Treats:Salmon twists', 'Inventory', 'TW-355', 'Salmon twists', '$4.75'],
      ['Treats:Beef twists', 'Inventory', 'TW-356', 'Beef twists', '$4.75'],
      ['Freight', 'Service', '', 'Freight out', '$0.00'],
      ['Rush', 'Other charge', 'RUSH', 'Rush order', '$25.00'],
      ['Sample', 'Inventory', '', 'A sample of twists', '$0.00'],
    ]);
    expect(lines.map(({ sku }) => sku)).toEqual(['TW-355', 'TW-356']);
  });

  it('gives an item’s name to its further variants, and no name to none', () => {
    const lines = linesOf([
      ['Title', 'Option1 Value', 'Variant SKU', 'Wholesale Price'],
      ['Chew', 'Small', 'C-1', '5.00'],
      ['', 'Large', 'C-2', '7.00'],
      ['Bone', 'Default Title', 'C-3', '6.00'],
    ]);
    expect(lines).toMatchObject([
      { title: 'Chew', variant: 'Small' },
      { title: 'Chew', variant: 'Large' },
      { title: 'Bone', variant: null },
    ]);
  });

  it('has words of its own below headings and at its end, and a currency among others', () => {
    const lines = linesOf([
      ['Customer:', '40122', 'Prospect', 'Level W2', 'Currency: EUR'],
      ['Item', 'Description', 'Price', 'Ctn'],
      ['Required', 'Required', 'Required', 'Optional'],
      ['0369', 'Claw hammer', '9.80', '6'],
      ['0370', 'Tack hammer', '8.40', '6'],
      ['0412', 'Wood chisel', '11.20', '4'],
      ['0455', 'Bevel gauge', '14.00', '4'],
      ['HOOK', 'Brass hook', 'TBD', '6'],
      ['Items', 'listed: 5', '', ''],
      ['***', 'End of report', '', ''],
    ]);
    expect(lines.map(({ sku, currency }) => [sku, currency])).toEqual([
      ['0369', 'EUR'],
      ['0370', 'EUR'],
      ['0412', 'EUR'],
      ['0455', 'EUR'],
      ['HOOK', 'EUR'],
    ]);
  });
});

it.each(['Min', 'Packed'])('takes cases that are told in words for packs, also below “%s”', (heading) => {
  const lines = linesOf([
    ['Item', 'Name', heading, 'Wholesale'],
    ['N-1', 'Hot sauce', 'case of 12', '$4.15 ea'],
    ['N-2', 'Chili crisp', 'case of 6', '$6.20 ea'],
  ]);
  expect(lines).toMatchObject([
    { casePack: 12, cost: 4.15 },
    { casePack: 6, cost: 6.2 },
  ]);
});

it.each([
  ['Prices are per unit. Sold in full cases only.', '1 Case', 9.4],
  ['Alle Preise pro Stück, Abgabe nur kartonweise.', '1 Karton', 9.4],
  ['Prices are per unit.', 'Case price', 0.7833],
  ['Sold in full cases only.', 'Case $', 0.7833],
])('takes a price below how many cases are bought for what the list says: %s %s', (note, heading, cost) => {
  const lines = linesOf([
    [note, '', '', ''],
    ['SKU', 'Product', 'Units/Case', heading],
    ['N-211', 'Gummies', '12', '$9.40'],
    ['N-215', 'Vitamin D3', '12', '$9.40'],
    ['N-218', 'Magnesium', '12', '$9.40'],
  ]);
  expect(lines.map((line) => line.cost)).toEqual([cost, cost, cost]);
});

describe('a sheet without headings', () => {
  it('has no year for an item’s number, and no case’s price for a shop’s', () => {
    const lines = linesOf([
      ['2022', 'Malbec, old vines', 'W-22', '$8.00', '$96.00', '$15.99'],
      ['2021', 'Torrontes of the valley', 'W-21', '$7.00', '$84.00', '$13.99'],
      ['2023', 'Rose of Malbec', 'W-23', '$9.00', '$108.00', '$17.99'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'W-22', cost: 8, msrp: 15.99 },
      { sku: 'W-21', cost: 7, msrp: 13.99 },
      { sku: 'W-23', cost: 9, msrp: 17.99 },
    ]);
  });
});
