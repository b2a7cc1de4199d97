// Papers from which nothing may be made up. Even and odd in turn: each two that follow one another are of one kind.
import { draw } from '../fresh-2/paper.ts';
import { usd, type Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf, type Order } from './goods.ts';

type Page = Parameters<Parameters<typeof draw>[1]>[0];

const some = (brand: string, shelf: Order['shelf'], count: number) =>
  goodsOf({ brand, shelf, count, prefix: '850700', sku: (n) => `${brand.slice(0, 2).toUpperCase()}${n}` });

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

const prose = (file: string, kind: string, head: string, texts: readonly string[]): PriceList =>
  drawn(file, kind, (page) => {
    page.font('Helvetica-Bold').fontSize(15);
    put(page, head, 60, 60);
    page.font('Helvetica').fontSize(10);
    for (const [at, text] of texts.entries()) page.text(text, 60, 95 + at * 42, { width: 480 });
  });

const row = (page: Page, columns: readonly number[], texts: readonly string[], y: number) => {
  for (const [at, text] of texts.entries()) put(page, text, columns[at] ?? 50, y);
};

const sum = (wares: readonly Ware[]) => wares.reduce((all, { costCents, pack }) => all + costCents * pack, 0);

const billed = some('Quarry', 'outdoor', 18);
const ordered = some('Lantern', 'beauty', 21);
const stocked = some('Orchard', 'toys', 40);

export const none: PriceList[] = [
  drawn('Invoice_INV-10492_from_Quarry_Outdoor.pdf', 'an invoice, an order confirmed', (page) => {
    put(page, 'INVOICE', 480, 40);
    put(page, 'Quarry Outdoor Co.   118 Mill St, Boise, ID 83702', 50, 40);
    put(page, 'Bill to: Northside Trading LLC', 50, 66);
    put(page, 'Invoice # INV-10492     Date 11/03/2026     Due 12/03/2026     Terms Net 30', 50, 82);
    const columns = [50, 110, 350, 400, 470];
    row(page, columns, ['Item', 'Description', 'Qty', 'Rate', 'Amount'], 112);
    for (const [at, { sku, title, pack, costCents }] of billed.entries())
      row(page, columns, [sku, title, String(pack), usd(costCents), usd(costCents * pack)], 130 + at * 18);
    const below = 140 + billed.length * 18;
    row(page, [400, 470], ['Subtotal', usd(sum(billed))], below);
    row(page, [400, 470], ['Shipping', '$42.10'], below + 16);
    row(page, [400, 470], ['Balance due', usd(sum(billed) + 4210)], below + 32);
  }),
  drawn('Order Confirmation SO-20871.pdf', 'an invoice, an order confirmed', (page) => {
    put(page, 'Lantern Lane Beauty', 50, 40);
    put(page, 'Order Confirmation   SO-20871   Nov 12, 2026', 50, 58);
    put(page, 'Customer PO: 7731    Ship via: UPS Ground    Est. ship: Nov 19, 2026', 50, 74);
    const columns = [50, 120, 180, 400, 480];
    row(page, columns, ['Ordered', 'SKU', 'Product', 'Unit Price', 'Line Total'], 104);
    for (const [at, { sku, title, pack, costCents }] of ordered.entries())
      row(
        page,
        columns,
        [String(pack * 2), sku, title, usd(costCents), usd(costCents * pack * 2)],
        122 + at * 17,
      );
    const below = 132 + ordered.length * 17;
    row(page, [400, 480], ['Order total', usd(sum(ordered) * 2)], below);
    put(
      page,
      'Thank you! Please check quantities and reply within 24 hours with any change.',
      50,
      below + 30,
    );
  }),
  prose('Summit MAP Policy 2026.pdf', 'policy in prose', 'Minimum Advertised Price Policy', [
    'Effective January 1, 2026. Summit Goods LLC has adopted this unilateral policy for all resellers in the United States.',
    '1. Products may not be advertised below MAP. MAP is 10% below MSRP unless the current price list says otherwise.',
    '2. The policy covers all marketplaces, including Amazon, Walmart and TikTok Shop. Prices shown in a cart count.',
    '3. First violation: written notice. Second: shipments on hold for 30 days. Third: the account is closed.',
    '4. Holiday windows: Nov 20 - Dec 2, up to 15% below MAP. Products over $99.00 are excluded.',
    '5. Sales on marketplaces need written approval. Apply at wholesale@summitgoods.example with your store name.',
  ]),
  prose('Shipping & Terms 2026 - Bluestem.pdf', 'policy in prose', 'Shipping and Terms for Retailers', [
    'Opening order: $250.00. Reorders: $100.00. Cases may not be split; a broken case adds a fee of $5.00.',
    'Orders under $500.00 ship by UPS Ground at cost. $500.00 - $999.99: half of freight. $1,000.00 and up: free freight.',
    'Alaska, Hawaii and Puerto Rico: please ask for a quote. Residential delivery adds $4.50 a carton.',
    'Lead time is 3-5 business days, 10-14 days in October and November. Pallets need 48 hours notice.',
    'Terms: credit card or prepaid; Net 30 after three orders and approval. 1.5% a month on late balances.',
    'Damages: within 5 days with photos. No returns without RA number; 20% restocking fee.',
  ]),
  book(
    'New Wholesale Account Application.xlsx',
    'workbook without prices',
    words('Application', [
      ['WHOLESALE ACCOUNT APPLICATION'],
      [],
      ['Legal business name', null, 'DBA'],
      ['Street', null, 'City / State / ZIP'],
      ['EIN', null, 'Resale certificate #'],
      ['Years in business', null, 'Number of locations'],
      ['Type of store', 'Brick & mortar', 'Online', 'Amazon / Walmart'],
      ['Website', null, 'Storefront link'],
      ['Estimated first order', '$250-500', '$500-1,000', '$1,000+'],
      [],
      ['Trade references', 'Company', 'Contact', 'Phone', 'Account #'],
      ['1'],
      ['2'],
      ['3'],
      [],
      ['Signature', null, 'Title', null, 'Date'],
    ]),
    words('Tax', [['Please attach your resale certificate (PDF) for each state that you ship to.']]),
  ),
  book(
    'Orchard Row availability 11-20.xlsx',
    'workbook without prices',
    words('Availability', [
      ['Orchard Row Toys - weekly availability', null, null, null, 'as of 11/20/2026'],
      [],
      ['Item', 'Description', 'UPC', 'On Hand', 'On PO', 'Next ETA', 'Status'],
      ...stocked.map(({ sku, title, code, number, isNew }) => [
        sku,
        title,
        code,
        (number * 11) % 350,
        number % 3 ? 0 : 144,
        number % 3 ? null : '12/15/2026',
        isNew ? 'New' : 'Active',
      ]),
    ]),
  ),
];
