// Even and odd in turn: each two that follow one another are of one kind.
import { lineOf, sectionsOf } from '../fresh-2/listing.ts';
import { draw, paperOf, type Sheet } from '../fresh-2/paper.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';

type Page = Parameters<Parameters<typeof draw>[1]>[0];

const table = (file: string, kind: string, sheet: Sheet): PriceList => ({
  file,
  kind,
  make: () => paperOf(sheet),
});

const less = (cents: number, part: number) => Math.round(cents * part);
const comma = (cents: number) => money(cents, ',', '.');
const pounds = (cents: number) => `£${money(cents)}`;
const put = (page: Page, text: string, x: number, y: number) => page.text(text, x, y, { lineBreak: false });
const putRight = (page: Page, text: string, right: number, y: number) =>
  put(page, text, right - page.widthOfString(text), y);

/** Where a word doesn't fit into what is left of a line, its first half does, with a hyphen. */
function hyphenated(page: Page, text: string, width: number): string[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    const put = (part: string) => (row === '' ? part : `${row} ${part}`);
    const half = Math.ceil(word.length / 2);
    if (page.widthOfString(put(word)) <= width) rows[rows.length - 1] = put(word);
    else if (/^[a-z]{8,}$/i.test(word) && page.widthOfString(`${put(word.slice(0, half))}-`) <= width) {
      rows[rows.length - 1] = `${put(word.slice(0, half))}-`;
      rows.push(word.slice(half));
    } else rows.push(word);
  }
  return rows;
}

interface Catalog {
  file: string;
  wares: readonly Ware[];
  says: string;
  head: string;
  /** Right ends of what stands beside the title, and what it says. */
  beside: readonly (readonly [right: number, head: string, of: (ware: Ware) => string])[];
  titleWidth: number;
  foot: string;
}

/** As a designer sets it: sections in large type, titles broken with hyphens, few rules. */
const catalog = ({ file, wares, says, head, beside, titleWidth, foot }: Catalog): PriceList => ({
  file,
  kind: 'line sheet set by a designer, words broken by hyphens',
  make: async () => ({
    bytes: await draw({}, (page) => {
      let y = 800;
      let number = 0;
      const turn = () => {
        if (number++ > 0) page.addPage();
        page.font('Times-Roman').fontSize(7);
        put(page, `${foot}   |   ${number}`, 60, 745);
        y = 60;
      };
      turn();
      page.font('Times-Bold').fontSize(22);
      put(page, head, 60, y);
      y += 44;
      for (const [section, all] of sectionsOf(wares)) {
        if (y > 640) turn();
        page.font('Times-Italic').fontSize(15);
        put(page, section, 60, y);
        y += 24;
        page.font('Times-Bold').fontSize(8);
        put(page, 'Item', 60, y);
        put(page, 'Name', 120, y);
        for (const [right, text] of beside) putRight(page, text, right, y);
        y += 15;
        page.font('Times-Roman').fontSize(9);
        for (const ware of all) {
          const rows = hyphenated(page, ware.title, titleWidth);
          if (y + rows.length * 11 > 725) {
            turn();
            page.font('Times-Roman').fontSize(9);
          }
          put(page, ware.sku, 60, y);
          for (const [right, , of] of beside) putRight(page, of(ware), right, y);
          for (const row of rows) {
            put(page, row, 120, y);
            y += 11;
          }
          y += 5;
        }
        y += 14;
      }
    }),
    lines: wares.map((ware) => lineOf(ware, { says, currency: 'USD' })),
  }),
});

export const papers: PriceList[] = [
  table('Beacon Hill Toys price list.pdf', 'PDF printed from a spreadsheet', {
    wares: goodsOf({
      brand: 'Beacon Hill Toys',
      shelf: 'toys',
      count: 41,
      prefix: '074333',
      sku: (n) => `BH${n}`,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    isLandscape: true,
    isBoxed: true,
    size: 9,
    above: [
      'Beacon Hill Toys - 2026 Wholesale Price List',
      'Effective 1/1/2026     Minimum opening order $250     Terms: CC or Net 30 on approval',
    ],
    foot: (page) => `Price list 2026.xlsx     Page ${page}     11/14/2026`,
    hasSections: true,
    columns: [
      ['Item #', 60, 'left', ({ sku }) => sku],
      ['Description', 150, 'left', ({ title }) => title],
      ['UPC', 90, 'left', ({ code }) => code],
      ['Inner', 45, 'right', ({ inner }) => String(inner)],
      ['Case\nPack', 45, 'right', ({ pack }) => String(pack)],
      ['Wholesale\nEach', 70, 'right', ({ costCents }) => usd(costCents)],
      ['MSRP', 65, 'right', ({ msrpCents }) => usd(msrpCents)],
      ['Qty', 50, 'right', () => ''],
      ['Ext.', 60, 'right', () => '$ -'],
    ],
    below: ['Order total: $ -', 'Prices subject to change without notice.'],
  }),
  table('SUPPLEMENTS_wholesale_nov26.pdf', 'PDF printed from a spreadsheet', {
    wares: goodsOf({
      brand: 'Clear Creek Naturals',
      shelf: 'supplements',
      count: 34,
      prefix: '860012',
      sku: (n) => `CCN-${n}`,
      gone: 0.05,
    }),
    says: 'sku upc title pack msrp map',
    currency: 'USD',
    isBoxed: true,
    above: ['Clear Creek Naturals', 'Wholesale prices November 2026 - US accounts'],
    foot: (page) => `Page ${page} of 2`,
    columns: [
      ['SKU', 58, 'left', ({ sku }) => sku],
      ['Product Name', 150, 'left', ({ title }) => title],
      ['UPC', 76, 'left', ({ code }) => code],
      ['Case', 32, 'center', ({ pack }) => String(pack)],
      ['Wholesale', 56, 'right', ({ costCents, isGone }) => (isGone ? 'DISC' : usd(costCents))],
      ['MAP', 50, 'right', ({ mapCents, isGone }) => (isGone ? '' : usd(mapCents))],
      ['MSRP', 50, 'right', ({ msrpCents, isGone }) => (isGone ? '' : usd(msrpCents))],
      ['Order', 50, 'right', () => ''],
    ],
    below: ['*These statements have not been evaluated by the Food and Drug Administration.'],
  }),
  catalog({
    file: 'Fern & Fable Line Sheet Spring 2026.pdf',
    wares: goodsOf({
      brand: 'Fern & Fable',
      shelf: 'stationery',
      count: 39,
      prefix: '850071',
      sku: (n) => `FF${n}`,
      isKeystone: true,
    }),
    says: 'sku title pack msrp',
    head: 'Fern & Fable',
    titleWidth: 120,
    beside: [
      [350, 'Min', ({ pack }) => `case of ${pack}`],
      [440, 'Wholesale', ({ costCents }) => usd(costCents)],
      [520, 'SRP', ({ msrpCents }) => usd(msrpCents)],
    ],
    foot: 'fernandfable.example   wholesale@fernandfable.example   $150 opening order',
  }),
  catalog({
    file: 'Tidewater Kitchen - Linesheet 2026 (web).pdf',
    wares: goodsOf({
      brand: 'Tidewater Kitchen',
      shelf: 'kitchen',
      count: 35,
      prefix: '850083',
      sku: (n) => `TK-${n}`,
      step: 25,
    }),
    says: 'sku upc title pack msrp',
    head: 'Tidewater Kitchen 2026',
    titleWidth: 130,
    beside: [
      [335, 'UPC', ({ code }) => code],
      [395, 'Case Pack', ({ pack }) => String(pack)],
      [465, 'Wholesale', ({ costCents }) => usd(costCents)],
      [530, 'MSRP', ({ msrpCents }) => usd(msrpCents)],
    ],
    foot: 'Tidewater Kitchen Co., Beaufort SC. Photos and prices may change.',
  }),
  table('PRICELIST-CUST-40122.pdf', 'PDF printed by an ERP or a till', {
    wares: goodsOf({
      brand: 'Stanhope Hardware',
      shelf: 'tools',
      count: 46,
      prefix: '033884',
      sku: (n) => `0${n}`,
      step: 1,
    }),
    says: 'sku upc title pack',
    currency: 'USD',
    font: 'Courier',
    size: 7,
    above: [
      'STANHOPE HARDWARE CORP',
      'PRICE LIST BY CUSTOMER CLASS          RUN DATE 11/20/26 14:02',
      'CUSTOMER: 40122 PROSPECT          PRICE LEVEL: W2 WHOLESALE     CURRENCY: USD',
    ],
    head: 'STANHOPE HARDWARE CORP     PRICE LIST BY CUSTOMER CLASS     CONTINUED',
    foot: (page) => `PAGE ${page}`,
    columns: [
      ['ITEM', 50, 'left', ({ sku }) => sku],
      ['DESCRIPTION', 190, 'left', ({ title }) => title.toUpperCase()],
      ['UPC', 80, 'left', ({ code }) => code],
      ['UM', 30, 'left', () => 'EA'],
      ['CTN', 40, 'right', ({ pack }) => String(pack)],
      ['ON HAND', 60, 'right', ({ number }) => String((number * 7) % 900)],
      ['PRICE', 70, 'right', ({ costCents }) => money(costCents)],
    ],
    below: ['ITEMS LISTED:   46', '*** END OF REPORT ***'],
  }),
  table('Corner Larder item list.pdf', 'PDF printed by an ERP or a till', {
    wares: goodsOf({
      brand: 'Corner Larder',
      shelf: 'grocery',
      count: 44,
      prefix: '850096',
      sku: (n) => `CL${n}`,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    hasSections: true,
    above: [
      'Corner Larder Foods',
      'Item List by Category     Printed 11/19/2026 8:41 AM     Location: Warehouse',
    ],
    head: 'Item List by Category',
    foot: (page) => `Generated by Corner Larder POS     Page ${page}`,
    columns: [
      ['Item Name', 190, 'left', ({ title }) => title],
      ['SKU', 60, 'left', ({ sku }) => sku],
      ['Barcode', 90, 'left', ({ code }) => code],
      ['Case', 40, 'right', ({ pack }) => String(pack)],
      ['Retail', 70, 'right', ({ msrpCents }) => usd(msrpCents)],
      ['Wholesale', 70, 'right', ({ costCents }) => usd(costCents)],
    ],
    below: ['Total items: 44'],
  }),
  table('Kittiwake Home Trade Price List AW26.pdf', 'trade list on A4, prices by quantity', {
    wares: goodsOf({
      brand: 'Kittiwake Home',
      shelf: 'kitchen',
      count: 34,
      prefix: '506041',
      digits: 13,
      sku: (n) => `KW${n}`,
      factor: 0.75,
    }),
    says: 'sku upc title pack msrp',
    currency: 'GBP',
    isA4: true,
    above: [
      'Kittiwake Home',
      'Trade Price List Autumn/Winter 2026. Trade prices exclude VAT; RRP includes VAT at 20%.',
      'Minimum first order £150. Carriage paid on orders over £250.',
    ],
    foot: (page) => `Kittiwake Home Ltd, Whitby. Company no. 00000000   ${page}`,
    hasSections: true,
    columns: [
      ['Code', 48, 'left', ({ sku }) => sku],
      ['Product', 150, 'left', ({ title }) => title],
      ['EAN', 78, 'left', ({ code }) => code],
      ['Outer', 36, 'right', ({ pack }) => String(pack)],
      ['Trade\n1+ outer', 52, 'right', ({ costCents }) => pounds(costCents)],
      ['Trade\n5+ outers', 52, 'right', ({ costCents }) => pounds(less(costCents, 0.95))],
      ['Trade\npallet', 52, 'right', ({ costCents }) => pounds(less(costCents, 0.88))],
      ['RRP', 50, 'right', ({ msrpCents }) => pounds(msrpCents)],
    ],
    below: ['E&OE. Prices valid until 31 March 2027.'],
  }),
  table('Preisliste_Waldkante_2026_netto.pdf', 'trade list on A4, prices by quantity', {
    wares: goodsOf({
      brand: 'Waldkante',
      shelf: 'haus',
      count: 30,
      prefix: '401988',
      digits: 13,
      sku: (n) => `WK ${n}`,
      step: 10,
    }),
    says: 'sku upc title pack msrp',
    currency: 'EUR',
    isA4: true,
    above: [
      'Waldkante',
      'Preisliste für Wiederverkäufer 2026. Alle Preise in Euro, netto zzgl. gesetzl. MwSt.; UVP inkl. MwSt.',
    ],
    head: 'Waldkante Preisliste 2026',
    foot: (page) => `Seite ${page}`,
    columns: [
      ['Art.-Nr.', 52, 'left', ({ sku }) => sku],
      ['Bezeichnung', 170, 'left', ({ title }) => title],
      ['EAN', 80, 'left', ({ code }) => code],
      ['VE', 30, 'right', ({ pack }) => String(pack)],
      ['ab 1 VE', 50, 'right', ({ costCents }) => comma(costCents)],
      ['ab 5 VE', 50, 'right', ({ costCents }) => comma(less(costCents, 0.95))],
      ['UVP', 55, 'right', ({ msrpCents }) => comma(msrpCents)],
    ],
    below: ['Lieferung frei Haus ab 350,00 € netto. Es gelten unsere AGB.'],
  }),
];
