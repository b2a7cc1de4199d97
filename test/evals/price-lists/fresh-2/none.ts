// Papers that a brand sends and that hold no prices to buy at. Even and odd in turn: each two that follow one another
// are of one kind.
import type { PriceList } from '../price-list.ts';
import type { Row } from './listing.ts';
import { draw } from './paper.ts';
import { usd, waresOf } from './wares.ts';
import { workbookOf } from './workbook.ts';
import { spaces } from './xlsx-grocery.ts';

const written = (file: string, kind: string, rows: readonly Row[]): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: workbookOf([{ name: 'Sheet1', rows: [...rows], lines: [], hiddenRows: [] }]),
    lines: [],
  }),
});

const drawn = (
  file: string,
  kind: string,
  texts: readonly (readonly [number, number, string])[],
): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: await draw({}, (page) => {
      page.font('Helvetica').fontSize(10);
      for (const [x, y, text] of texts) page.text(text, x, y, { lineBreak: false });
    }),
    lines: [],
  }),
});

const bought = waresOf({
  brand: 'Invoiced',
  shelf: 'pet',
  count: 9,
  prefix: '850099',
  sku: (n) => `IN-${n}`,
  cents: [300, 2000],
});

const prose = (texts: readonly string[]) => texts.map((text, at) => [60, 70 + at * 15, text] as const);

export const none: PriceList[] = [
  written('Order Form - blank.xlsx', 'an order form with nothing in it', [
    ['Tidewater Naturals - Wholesale Order Form'],
    ['Bill to:', null, null, 'Ship to:'],
    ['Contact:', null, null, 'Phone:'],
    [],
    ['Qty', 'Item #', 'Description', 'Unit Price', 'Total'],
    ...Array.from(
      { length: 20 },
      (_, at): Row => [...spaces(4), { v: 0, formula: `A${at + 6}*D${at + 6}`, format: '"$"#,##0.00' }],
    ),
    [null, null, null, 'Subtotal', { v: 0, formula: 'SUM(E6:E25)' }],
    [null, null, null, 'Shipping', 15],
    [null, null, null, 'Total', 15],
  ]),
  drawn('New account order form.pdf', 'an order form with nothing in it', [
    [60, 60, 'BRISKET & BARK - NEW ACCOUNT ORDER FORM'],
    [60, 90, 'Business name: ______________________   Resale #: ____________'],
    [60, 110, 'Email: ____________________   Phone: ____________'],
    [60, 150, 'SKU'],
    [160, 150, 'Description'],
    [360, 150, 'Qty'],
    [420, 150, 'Price'],
    [490, 150, 'Total'],
    ...Array.from({ length: 18 }, (_, at) => [60, 175 + at * 20, `${at + 1}.`] as const),
    [420, 560, 'Subtotal'],
    [490, 560, '$ 0.00'],
    [60, 620, 'Minimum opening order is $200.00. Orders under $100.00 carry a $12.50 handling fee.'],
  ]),
  drawn(
    'Wholesale welcome letter.pdf',
    'words alone',
    prose([
      'Dear buyer,',
      'thank you for your interest in carrying Fernhollow in your store.',
      'Our wholesale discount is 50% off MSRP. Most of our candles retail for $24.00,',
      'our diffusers for $38.00 and our travel tins for $12.00.',
      'The opening order is $250, reorders $100. We ship from Asheville in 3 to 5 days.',
      'Orders over $600 ship free within the lower 48 states; below that it is a flat $14.95.',
      'Please send your resale certificate and EIN so that we can set you up.',
      'You will receive a link to our wholesale portal with the price list.',
      'Warmly, Ida Marsh, 828-555-0133, wholesale@fernhollow.example',
    ]),
  ),
  drawn(
    'MAP Policy 2026.pdf',
    'words alone',
    prose([
      'STONEBRIDGE CUTLERY - MINIMUM ADVERTISED PRICE POLICY',
      'Effective January 1, 2026',
      '1. This policy applies to all resellers in the United States and Canada.',
      '2. Resellers may not advertise products below the MAP price listed by Stonebridge.',
      '3. First violation: written notice. Second violation: 60 days without shipments.',
      '4. Third violation: the account is closed for 12 months.',
      '5. Shipping charges under $9.99 and coupons over 10% count as part of the price.',
      '6. Promotions: 2026-03-01 to 2026-03-15 and 2026-11-20 to 2026-11-30.',
      'Questions: policy@stonebridge.example, 800-555-0190 ext. 214',
    ]),
  ),
  drawn('Invoice 20318.pdf', 'an invoice', [
    [60, 60, 'INVOICE'],
    [380, 60, 'Invoice No. 20318'],
    [380, 75, 'Date 01/12/2026   Due 02/11/2026'],
    [60, 100, 'Bill to: Northside Trading LLC, 18 Dock St, Tacoma WA'],
    [60, 140, 'Qty'],
    [100, 140, 'Item'],
    [170, 140, 'Description'],
    [400, 140, 'Rate'],
    [480, 140, 'Amount'],
    ...bought.flatMap(({ sku, title, costCents, pack }, at) => [
      [60, 160 + at * 16, String(pack)] as const,
      [100, 160 + at * 16, sku] as const,
      [170, 160 + at * 16, title] as const,
      [400, 160 + at * 16, usd(costCents)] as const,
      [480, 160 + at * 16, usd(costCents * pack)] as const,
    ]),
    [400, 330, 'Subtotal'],
    [480, 330, '$1,204.80'],
    [400, 346, 'Balance due'],
    [480, 346, '$1,204.80'],
  ]),
  written('INV-7741 Rosehip Trading.xlsx', 'an invoice', [
    ['INVOICE'],
    ['Invoice #', 'INV-7741', null, 'Invoice date', '2026-01-08'],
    ['Bill To', 'Northside Trading LLC'],
    ['Payment terms', 'Net 30', null, 'Due date', '2026-02-07'],
    [],
    ['Item', 'Description', 'Quantity', 'Unit Price', 'Amount'],
    ...bought.map(
      ({ sku, title, costCents, pack }): Row => [sku, title, pack, costCents / 100, (costCents * pack) / 100],
    ),
    [null, null, null, 'Subtotal', 1204.8],
    [null, null, null, 'Freight', 48.2],
    [null, null, null, 'Amount due', 1253],
  ]),
];
