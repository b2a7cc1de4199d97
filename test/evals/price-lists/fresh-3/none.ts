// Papers that hold no prices to buy at. Even and odd in turn: each two that follow one another are of one kind.
import { type Row, separated } from '../fresh-2/listing.ts';
import { draw } from '../fresh-2/paper.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { book, words } from './books.ts';
import { goodsOf, type Order } from './goods.ts';

type Page = Parameters<Parameters<typeof draw>[1]>[0];

const some = (brand: string, shelf: Order['shelf'], count: number) =>
  goodsOf({
    brand,
    shelf,
    count,
    prefix: '850700',
    sku: (n) => `${brand.slice(0, 2).toUpperCase()}-${n}`,
    cents: [300, 4000],
  });
const put = (page: Page, text: string, x: number, y: number) => page.text(text, x, y, { lineBreak: false });
const drawn = (file: string, kind: string, paint: (page: Page) => void): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: await draw({}, (page) => {
      page.font('Helvetica').fontSize(9);
      paint(page);
    }),
    lines: [],
  }),
});
const sum = (wares: readonly Ware[]) => wares.reduce((all, { costCents, pack }) => all + costCents * pack, 0);

const ordered = some('Brightwell', 'paper', 28);
const sold = some('Kestrel', 'kitchen', 26);
const stocked = some('Dunmore', 'bike', 40);
const moved = some('Ashby', 'camp', 36);
const flyer = some('Harvest', 'brew', 27);
const menu = some('Orchard', 'garden', 30);

export const none: PriceList[] = [
  drawn('SO-88213 confirmation.pdf', 'an order confirmed', (page) => {
    put(page, 'ORDER CONFIRMATION', 50, 45);
    put(page, 'Sales order SO-88213     Your PO 4471     Ship date 02/03/2026', 50, 62);
    put(page, 'Sold to: Northside Trading LLC     Ship to: FBA prep, Reno NV', 50, 77);
    const columns = [50, 110, 320, 370, 440, 500] as const;
    const row = (texts: readonly string[], y: number) => {
      for (const [at, text] of texts.entries()) put(page, text, columns[at] ?? 50, y);
    };
    row(['Item', 'Description', 'Qty', 'Unit price', 'Disc', 'Amount'], 105);
    for (const [at, { sku, title, pack, costCents }] of ordered.entries()) {
      row([sku, title, String(pack), usd(costCents), '0%', usd(costCents * pack)], 122 + at * 16);
    }
    row(['', '', '', 'Merchandise', '', usd(sum(ordered))], 590);
    row(['', '', '', 'Freight', '', '$38.20'], 606);
    row(['', '', '', 'Order total', '', usd(sum(ordered) + 3820)], 622);
    put(page, 'Thank you for your order.', 50, 660);
  }),
  {
    file: 'invoice_export_INV20455.csv',
    kind: 'an order confirmed',
    make: async () => ({
      bytes: Buffer.from(
        separated(
          words('', [
            [
              'Invoice No',
              'Invoice Date',
              'Due Date',
              'Customer',
              'Item',
              'Description',
              'Qty Shipped',
              'Unit Price',
              'Line Total',
            ],
            ...sold.map(
              ({ sku, title, pack, costCents }): Row => [
                'INV20455',
                '2026-01-06',
                '2026-02-05',
                'Northside Trading LLC',
                sku,
                title,
                pack,
                money(costCents, '.', ''),
                money(costCents * pack, '.', ''),
              ],
            ),
            [
              'INV20455',
              '2026-01-06',
              '2026-02-05',
              'Northside Trading LLC',
              '',
              'Invoice total',
              '',
              '',
              money(sum(sold), '.', ''),
            ],
          ]),
          ',',
        ),
      ),
      lines: [],
    }),
  },
  book(
    'Dunmore stock 12 Jan.xlsx',
    'stock without prices',
    words('Stock', [
      ['Dunmore Cycle Parts – available to promise'],
      ['As of 12 Jan 2026 08:00'],
      [],
      [
        'SKU',
        'UPC',
        'Description',
        'Case Pack',
        'On hand',
        'Allocated',
        'Available',
        'Next due',
        'Weight lb',
      ],
      ...stocked.map(
        ({ sku, code, title, pack, number, weight }): Row => [
          sku,
          code,
          title,
          pack,
          number % 400,
          number % 30,
          (number % 400) - (number % 30),
          number % 5 ? null : '02/20/2026',
          weight,
        ],
      ),
    ]),
  ),
  {
    file: 'ashby inventory.csv',
    kind: 'stock without prices',
    make: async () => ({
      bytes: Buffer.from(
        separated(
          words('', [
            ['Item', 'Name', 'Barcode', 'Qty Available', 'Qty Incoming', 'ETA', 'Cube', 'Bin'],
            ...moved.map(
              ({ sku, title, code, number, weight }): Row => [
                sku,
                title,
                code,
                number % 250,
                number % 3 ? 0 : 144,
                number % 3 ? '' : '2026-02-15',
                weight.toFixed(2),
                `A${number % 9}-${number % 40}`,
              ],
            ),
          ]),
          ',',
        ),
      ),
      lines: [],
    }),
  },
  drawn('Harvest Market weekly savings.pdf', 'a flyer for the public', (page) => {
    page.fontSize(18);
    put(page, 'HARVEST MARKET  -  THIS WEEK ONLY!', 50, 40);
    page.fontSize(8);
    put(
      page,
      'Prices good Wednesday Jan 14 to Tuesday Jan 20 at all stores. Limit 4 per customer. No rain checks.',
      50,
      66,
    );
    for (const [at, { title, msrpCents }] of flyer.entries()) {
      const x = 50 + (at % 3) * 175;
      const y = 95 + Math.floor(at / 3) * 68;
      page.fontSize(16);
      put(page, at % 4 ? usd(msrpCents - 1) : `2 for $${Math.ceil(msrpCents / 60)}`, x, y);
      page.fontSize(8);
      put(page, title, x, y + 20);
      put(page, `Reg. ${usd(less(msrpCents))}  Save ${usd(less(msrpCents) - msrpCents + 1)}`, x, y + 31);
    }
    put(page, 'While supplies last. Coupons cannot be combined.', 50, 740);
  }),
  drawn('Orchard Lane shop leaflet.pdf', 'a flyer for the public', (page) => {
    page.fontSize(16);
    put(page, 'Orchard Lane Garden Shop', 50, 40);
    page.fontSize(9);
    put(page, 'January sale in our shop and online. Open daily 10 to 5, cafe until 4. Free parking.', 50, 62);
    put(page, 'Product', 50, 92);
    put(page, 'Was', 330, 92);
    put(page, 'Sale price', 400, 92);
    for (const [at, { title, msrpCents }] of menu.entries()) {
      put(page, title, 50, 108 + at * 18);
      put(page, `£${money(less(msrpCents))}`, 330, 108 + at * 18);
      put(page, `£${money(msrpCents)}`, 400, 108 + at * 18);
    }
    put(page, 'All prices include VAT. Gift vouchers from £10.', 50, 670);
  }),
];

function less(cents: number): number {
  return Math.round(cents * 1.3);
}
