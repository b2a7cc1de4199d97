import { describe, expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';

const read = (rows: string[][], today: Date | null = null) => {
  const sheet = { name: 'Prices', rows: rows.map((cells, index) => ({ line: index + 1, cells })) };
  return readPriceList([sheet], {}, today);
};
const linesOf = (rows: string[][], today: Date | null = null) => read(rows, today).lines;

describe('a distributor’s item', () => {
  it.each([
    ['Acme Item', 'Mfr Part No'],
    ['Stock #', 'Vendor Part #'],
    ['SKU', 'MPN'],
    ['Item #', 'Cust Item #'],
    ['Artikel-Nr.', 'Hersteller-Nr.'],
    ['Bestelnr.', 'Artikelnr. fabrikant'],
  ])('is its own number, not the maker’s: %s beside %s', (own, makers) => {
    const rows = (headings: string[], cells: string[]) => linesOf([headings, cells, cells]);
    expect(
      rows([makers, own, 'Description', 'Cost'], ['T-51', '151604', 'Ridge tent', '24.25'])[0],
    ).toMatchObject({
      sku: '151604',
      title: 'Ridge tent',
    });
    expect(rows([makers, 'Description', 'Cost'], ['T-51', 'Ridge tent', '24.25'])[0]).toMatchObject({
      sku: 'T-51',
    });
  });
});

describe('a display', () => {
  it('holds its pieces, and what is in it makes no lines', () => {
    const lines = linesOf([
      ['Item', 'Display', 'Pieces', 'Cost / pc', 'Display total'],
      ['D-1', 'Spice rack', '36', '$5.00', '$180.00'],
      ['', '12 x salt', '', '', ''],
      ['N-1', '24 x pepper, ground', '', '', ''],
      ['', 'Includes: header card', '', '', ''],
      ['D-2', 'Oil tower', '18', '$6.00', '$108.00'],
    ]);
    expect(lines).toMatchObject([
      { sku: 'D-1', casePack: 36, cost: 5 },
      { sku: 'D-2', casePack: 18, cost: 6 },
    ]);
  });

  it('is a case by its price, too', () => {
    const lines = linesOf([
      ['Item', 'Prepack', 'Units per display', 'Display cost'],
      ['D-1', 'Spice rack', '36', '$180.00'],
      ['D-2', 'Oil tower', '18', '$108.00'],
    ]);
    expect(lines).toMatchObject([
      { casePack: 36, cost: 5 },
      { casePack: 18, cost: 6 },
    ]);
  });

  it('has its contents below it with their own numbers, and no prices', () => {
    const lines = linesOf([
      ['SKU', 'Display', 'Qty', 'Cost'],
      ['D-1', 'Spice rack', '1', '$120.00'],
      ['N-1', 'Salt', '12', ''],
      ['N-2', 'Pepper', '12', ''],
      ['D-2', 'Oil tower', '1', 'TBD'],
    ]);
    expect(lines.map(({ sku }) => sku)).toEqual(['D-1', 'D-2']);
  });
});

describe('prices with days', () => {
  const costs = (above: string[], below: string[], today: string) =>
    linesOf(
      [
        ['Style', 'Description', ...above],
        ...(below.length > 0 ? [['', '', ...below]] : []),
        ['N-1', 'Fine salt', '$5.00', '$5.50'],
        ['N-2', 'Black pepper', '$6.00', '$6.60'],
      ],
      new Date(today),
    ).map(({ cost }) => cost);

  it.each([
    [['Price until 12/31/26', 'Price from 1/1/27'], []],
    [['Wholesale', 'Wholesale eff. January 1, 2027'], []],
    [['EK bis 31.12.2026', 'EK ab 01.01.2027'], []],
    [
      ['Dealer', ''],
      ['thru 12/31/2026', 'eff. 1/1/2027'],
    ],
  ])('are those of the day on which the list is read: %s %s', (above, below) => {
    expect(costs(above, below, '2026-11-28')).toEqual([5, 6]);
    expect(costs(above, below, '2027-01-02')).toEqual([5.5, 6.6]);
  });

  it('are told of where they are to come', () => {
    const notes = (today: string) =>
      read(
        [
          ['Style', 'Description', 'Wholesale $', 'Wholesale $ eff. 1/1/2027', 'Colours from 1/1/2027'],
          ['N-1', 'Fine salt', '5.00', '5.50', 'Grey'],
        ],
        new Date(today),
      ).notes;
    expect(notes('2026-11-28').join()).not.toContain('Colours');
    const ofPrices = expect.stringContaining('“Wholesale $ eff. 1/1/2027”. Until then today’s are used.');
    expect(notes('2026-11-28')).toContainEqual(ofPrices);
    expect(notes('2027-01-02')).not.toContainEqual(ofPrices);
  });

  it('are taken though they are yet to come, where no other is named', () => {
    const one = linesOf(
      [
        ['Style', 'Description', 'Wholesale eff. 1/1/2027'],
        ['N-1', 'Fine salt', '$5.50'],
      ],
      new Date('2026-11-28'),
    );
    expect(one.map(({ cost }) => cost)).toEqual([5.5]);
  });
});

it('is what a new customer pays, where customers of several ranks pay less, wherever that stands', () => {
  const rows = [
    ['Part', 'Description', 'Distributor', 'Preferred Dealer', 'Stocking Dealer'],
    ['N-1', 'Fine salt', '3.00', '4.00', '5.00'],
    ['N-2', 'Black pepper', '4.00', '5.00', '6.00'],
  ];
  expect(linesOf(rows).map(({ cost }) => cost)).toEqual([5, 6]);
  const turned = rows.map(([part = '', name = '', ...prices]) => [part, name, ...prices.toReversed()]);
  expect(linesOf(turned).map(({ cost }) => cost)).toEqual([5, 6]);
});

describe('two prices of one kind', () => {
  const rows = (above: string[], below: string[] = []) =>
    linesOf([
      ['Style', 'Description', ...above],
      ...(below.length > 0 ? [['', '', ...below]] : []),
      ['N-1', 'Fine salt', '$5.00', '$5.50'],
      ['N-2', 'Black pepper', '$6.00', 'On request'],
      ['N-3', 'White pepper', '$7.00', '$7.70'],
    ]).map(({ cost }) => cost);

  it.each([
    [['Price until 6/30/26', 'Price from 7/1/26'], []],
    [['Wholesale before 2/1', 'Wholesale on/after 2/1'], []],
    [['Orders thru 1/31/26', 'Orders from 2/1/26'], []],
    [
      ['Wholesale', ''],
      ['thru 12/31/2025', 'eff. 1/1/2026'],
    ],
    [
      ['Dealer', ''],
      ['Old', 'New'],
    ],
    [['EK bis 31.12.2025', 'EK ab 01.01.2026'], []],
    [['Current', 'New'], []],
  ])('are charged as the new one says: %s %s', (above, below) => {
    expect(rows(above, below)).toEqual([5.5, null, 7.7]);
  });
});

describe('a list price', () => {
  it('is what shoppers pay beside a net one, unless it is the trade’s before its discount', () => {
    const msrpUnder = (heading: string) =>
      linesOf([
        ['Part', 'Description', heading, 'Disc', 'Net'],
        ['N-1', 'Salt', '10.00', '45%', '5.50'],
      ])[0];
    expect(msrpUnder('List')).toMatchObject({ sku: 'N-1', cost: 5.5, msrp: 10 });
    for (const heading of ['Dealer list', 'Trade list £', 'Gross list'])
      expect(msrpUnder(heading)).toMatchObject({ sku: 'N-1', cost: 5.5, msrp: null });
  });
});

describe('a shop’s own price', () => {
  it.each([
    ['Regular price', 'Meta: wholesale_customer_wholesale_price'],
    ['Web Price', 'Dealer'],
    ['Selling Price', 'Wholesale Price'],
  ])('is what shoppers pay: %s beside %s', (shops, wholesale) => {
    expect(
      linesOf([
        ['SKU', 'Name', shops, wholesale],
        ['N-1', 'Salt', '14.99', '8.75'],
      ])[0],
    ).toMatchObject({
      cost: 8.75,
      msrp: 14.99,
    });
  });

  it('is the dearer of a “Price” and a wholesale one', () => {
    const priceBeside = (wholesale: string) =>
      linesOf([
        ['SKU', 'Name', 'Price', 'Wholesale'],
        ['M-G', 'Mug', '24.00', wholesale],
      ])[0];
    expect(priceBeside('12.00')).toMatchObject({ cost: 12, msrp: 24 });
    expect(priceBeside('22.00')).toMatchObject({ cost: 22, msrp: null });
  });

  it('is none where it was charged before', () => {
    expect(
      linesOf([
        ['Item #', 'Description', 'Was', 'Closeout price'],
        ['N-1', 'Rope tug', '$3.50', '$2.40'],
        ['N-2', 'Fox', '$4.50', '$3.15'],
        ['N-3', 'Feeder', '$7.50', '$5.50'],
      ])[0],
    ).toMatchObject({ cost: 2.4, msrp: null });
  });
});

describe('a case', () => {
  it('is the carton beside a box, in whichever order they stand', () => {
    for (const [inner, carton] of [
      ['Conf.', 'Cartone'],
      ['Pcs/box', 'Pcs/ctn'],
      ['IP', 'MP'],
    ])
      expect(
        linesOf([
          ['SKU', 'Description', inner ?? '', carton ?? '', 'Wholesale'],
          ['N-1', 'Salt', '6', '72', '3.00'],
        ])[0],
      ).toMatchObject({ casePack: 72, innerPack: 6 });
  });

  it('is counted in dozens, and prices are by the dozen where a note or a heading says so', () => {
    const rows = [
      ['D-1', 'Crew sock', '5', '24.00', '4.99'],
      ['D-2', 'Low sock', '10', '18.00', '3.99'],
      ['D-3', 'Hiker', '5', '36.00', '5.99'],
    ];
    for (const table of [
      [['Style', 'Name', 'Doz/case', 'Per dozen', 'SRP ea'], ...rows],
      [['Prices per dozen'], ['Style', 'Name', 'Case (doz)', 'Price', 'SRP ea'], ...rows],
    ])
      expect(linesOf(table)[0]).toMatchObject({ casePack: 60, cost: 2, msrp: 4.99 });
  });

  it('is what a line is sold as', () => {
    expect(
      linesOf([
        ['Item', 'Product', 'Sold as', 'Wholesale'],
        ['S-1', 'Salsa', 'Case of 12', '$36.00'],
        ['S-3', 'Mug', 'Each', '$8.00'],
      ]),
    ).toMatchObject([
      { casePack: 12, cost: 3 },
      { casePack: null, cost: 8 },
    ]);
  });
});

describe('of several prices', () => {
  it('the one that is another times what a case holds is the case’s, whatever stands above it', () => {
    const lines = linesOf([
      ['SKU', 'Product', 'Case pack', 'Price', 'Cost'],
      ['N-1', 'Fine salt', '12', '60.00', '5.00'],
      ['N-2', 'Black pepper', '6', '37.50', '6.25'],
      ['N-3', 'White pepper', '6', '42.00', '7.00'],
    ]);
    expect(lines.map(({ cost }) => cost)).toEqual([5, 6.25, 7]);
  });

  it('a cost below those at larger quantities is what the seller paid', () => {
    const lines = linesOf([
      ['SKU', 'Product', 'Average land cost', 'Sell price tier 1', 'Sell price tier 2', 'RRP'],
      ['N-1', 'Fine salt', '2.10', '5.00', '4.50', '9.99'],
      ['N-2', 'Black pepper', '2.90', '6.25', '5.75', '12.99'],
    ]);
    expect(lines.map(({ cost }) => cost)).toEqual([5, 6.25]);
  });

  it('a base price of twice the wholesale price is a shop’s, and an empty retail price says nothing', () => {
    const lines = linesOf([
      ['Name', 'Display name', 'Base price', 'Wholesale', 'Retail price'],
      ['N-1', 'Fine salt', '9.99', '5.00', ''],
      ['N-2', 'Black pepper', '12.99', '6.25', ''],
    ]);
    expect(lines).toMatchObject([
      { cost: 5, msrp: 9.99 },
      { cost: 6.25, msrp: 12.99 },
    ]);
  });

  it('the regular one of twice “your price” is a shop’s, and what the seller bought at is none', () => {
    const lines = linesOf([
      ['SKU', 'Product', 'Regular price', 'Your price', 'Buy price'],
      ['N-1', 'Fine salt', '9.99', '5.00', '2.10'],
      ['N-2', 'Black pepper', '12.99', '6.25', '2.90'],
    ]);
    expect(lines).toMatchObject([
      { cost: 5, msrp: 9.99 },
      { cost: 6.25, msrp: 12.99 },
    ]);
  });

  it('the dearer of two is a shop’s where it is about twice the other', () => {
    const pricesOf = (dearer: string[]) =>
      linesOf([
        ['SKU', 'Trade name', 'Landed (ea)', 'Shelf (ea)', 'Prepack'],
        ['N-1', 'Fine salt of the sea', '5.00', dearer[0] ?? '', '12'],
        ['N-2', 'Black pepper, whole', '6.25', dearer[1] ?? '', '6'],
      ]);
    expect(pricesOf(['9.99', '12.99'])).toMatchObject([
      { title: 'Fine salt of the sea', cost: 5, msrp: 9.99, casePack: 12 },
      { title: 'Black pepper, whole', cost: 6.25, msrp: 12.99, casePack: 6 },
    ]);
    expect(pricesOf(['5.50', '6.75']).map(({ msrp }) => msrp)).toEqual([null, null]);
  });

  it('the first of counted ones is an opening order’s, and how many it is from on is no price', () => {
    const lines = linesOf([
      ['ItemNumber', 'ItemName', 'PriceBreakQty1', 'Price1', 'PriceBreakQty2', 'Price2'],
      ['N-1', 'Fine salt', '6', '5.00', '36', '4.60'],
      ['N-2', 'Black pepper', '6', '6.25', '36', '5.75'],
    ]);
    expect(lines.map(({ cost }) => cost)).toEqual([5, 6.25]);
  });

  it('one for so many cases, told for each, is that of the smallest quantity', () => {
    const lines = linesOf([
      ['SKU', 'Product', 'Each 1-5 cs', 'Each 6+ cs', 'Case pk'],
      ['N-1', 'Fine salt', '5.00', '4.60', '12'],
      ['N-2', 'Black pepper', '6.25', '5.75', '12'],
      ['N-3', 'White pepper', '7.00', '6.50', '12'],
    ]);
    expect(lines.map(({ cost }) => cost)).toEqual([5, 6.25, 7]);
  });
});

it('is ordered by what stands below “Item” where “Style” is what it is called', () => {
  expect(
    linesOf([
      ['Item', 'Style', 'Wholesale'],
      ['BW-T20', '20 oz tumbler, stainless', '7.85'],
      ['BW-B17', '17 oz slim bottle', '8.60'],
    ])[0],
  ).toMatchObject({ sku: 'BW-T20', title: '20 oz tumbler, stainless' });
});

it('costs what it does for one, and not what a pallet or a cover says', () => {
  expect(
    linesOf([
      ['Stock No', 'Description', 'EA per CS', 'CS per PLT', 'Price per CS', 'Price per PLT'],
      ['BP4010', 'Cleaner 32 oz', '12', '20', '$25.80', '$464.40'],
    ])[0],
  ).toMatchObject({ cost: 2.15, casePack: 12 });
  expect(
    linesOf([
      ['Title', 'Item', 'ISBN-13', 'Carton', 'Cover Price', 'Net (50%)'],
      ['Bramble builds a boat', 'FF-B301', '9780306406157', '20', '$17.95', '$8.98'],
    ])[0],
  ).toMatchObject({ sku: 'FF-B301', cost: 8.98, msrp: 17.95 });
});

it('is called what stands below “Piece”, where these are words', () => {
  const rows = (piece: string) => [
    ['Code', 'Piece', 'Trade'],
    ['TVE-101', piece, '19.60'],
    ['TVE-102', piece, '25.20'],
  ];
  expect(linesOf(rows('Drift stud earrings'))[0]).toMatchObject({ title: 'Drift stud earrings' });
  expect(linesOf(rows('6'))[0]).toMatchObject({ title: null });
});
