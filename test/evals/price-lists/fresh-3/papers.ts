// Even and odd in turn: each two that follow one another are of one kind.
import { lineOf, sectionsOf } from '../fresh-2/listing.ts';
import { draw, paperOf, type Sheet } from '../fresh-2/paper.ts';
import { money, usd, type Ware } from '../fresh-2/wares.ts';
import { wrapped } from '../pdf.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';

type Page = Parameters<Parameters<typeof draw>[1]>[0];
type Said = { says: string; currency: string | null };

const table = (file: string, kind: string, sheet: Sheet): PriceList => ({
  file,
  kind,
  make: () => paperOf(sheet),
});

const painted = (
  file: string,
  kind: string,
  wares: readonly Ware[],
  said: Said,
  paint: (page: Page, wares: readonly Ware[]) => void,
): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: await draw({}, (page) => paint(page, wares)),
    lines: wares.map((ware) => lineOf(ware, said)),
  }),
});

const less = (cents: number, part: number) => Math.round(cents * part);
const decimal = (cents: number) => money(cents, ',', '.');
const put = (page: Page, text: string, x: number, y: number) => page.text(text, x, y, { lineBreak: false });
const putRight = (page: Page, text: string, right: number, y: number) =>
  put(page, text, right - page.widthOfString(text), y);

/** Boxes with a picture, a name and what it costs. */
function cards(
  page: Page,
  wares: readonly Ware[],
  {
    head,
    across,
    down,
    texts,
  }: {
    head: string;
    across: number;
    down: number;
    texts: (page: Page, ware: Ware, x: number, y: number) => void;
  },
): void {
  const width = 540 / across;
  const height = 660 / down;
  for (const [at, ware] of wares.entries()) {
    const place = at % (across * down);
    if (place === 0) {
      if (at > 0) page.addPage();
      page.font('Helvetica-Bold').fontSize(13);
      put(page, head, 36, 36);
      page.font('Helvetica').fontSize(7);
      put(page, `${at / (across * down) + 1}`, 300, 750);
    }
    const x = 36 + (place % across) * width;
    const y = 66 + Math.floor(place / across) * height;
    page.rect(x, y, width - 14, height - 74).fillAndStroke('#eeeeee', '#cccccc');
    page.fillColor('black');
    texts(page, ware, x, y + height - 70);
  }
}

function dots(page: Page, from: number, to: number, y: number): void {
  const dot = page.widthOfString('.');
  const count = Math.floor((to - from) / dot);
  if (count > 1) put(page, '.'.repeat(count), from, y);
}

export const papers: PriceList[] = [
  painted(
    'Wren & Willow catalog S26.pdf',
    'PDF of cards',
    goodsOf({
      brand: 'Wren & Willow',
      shelf: 'kitchen',
      count: 36,
      prefix: '850255',
      sku: (n) => `WW${n}`,
      cents: [400, 7500],
      step: 25,
    }),
    { says: 'sku upc title pack msrp', currency: 'USD' },
    (page, wares) =>
      cards(page, wares, {
        head: 'Wren & Willow  |  Spring 2026',
        across: 3,
        down: 4,
        texts: (_, { title, sku, code, costCents, msrpCents, pack }, x, y) => {
          page.font('Helvetica-Bold').fontSize(8);
          put(page, title, x, y);
          page.font('Helvetica').fontSize(7);
          put(page, `SKU ${sku}   Case of ${pack}`, x, y + 12);
          put(page, `UPC ${code}`, x, y + 22);
          put(page, `Wholesale ${usd(costCents)}   MSRP ${usd(msrpCents)}`, x, y + 32);
        },
      }),
  ),
  painted(
    'Saltbox Studio trade lookbook.pdf',
    'PDF of cards',
    goodsOf({
      brand: 'Saltbox Studio',
      shelf: 'paper',
      count: 32,
      prefix: '505877',
      digits: 13,
      sku: (n) => `SX-${n}`,
      cents: [100, 1800],
    }),
    { says: 'sku upc title msrp', currency: 'GBP' },
    (page, wares) =>
      cards(page, wares, {
        head: 'SALTBOX STUDIO / trade lookbook',
        across: 2,
        down: 4,
        texts: (_, { title, sku, code, costCents, msrpCents, number }, x, y) => {
          page.font('Helvetica').fontSize(9);
          put(page, title, x, y);
          page.fontSize(8);
          put(page, `${sku}  |  ${code}`, x, y + 13);
          put(page, 'Trade', x, y + 25);
          let left = x + 28;
          if (number % 4 === 0) {
            // What it cost before, struck through.
            const old = `£${money(less(costCents, 1.25))}`;
            put(page, old, left, y + 25);
            page
              .moveTo(left, y + 29)
              .lineTo(left + page.widthOfString(old), y + 29)
              .stroke('black');
            left += page.widthOfString(old) + 8;
          }
          put(page, `£${money(costCents)}`, left, y + 25);
          put(page, `RRP £${money(msrpCents)}`, x + 140, y + 25);
        },
      }),
  ),
  painted(
    'Cask & Kettle price list.pdf',
    'PDF with dots to the price',
    goodsOf({
      brand: 'Cask & Kettle',
      shelf: 'brew',
      count: 44,
      prefix: '810588',
      sku: (n) => `${n}`,
      cents: [250, 5200],
      step: 5,
    }),
    { says: 'sku title', currency: 'USD' },
    (page, wares) => {
      page.font('Times-Bold').fontSize(16);
      put(page, 'Cask & Kettle', 40, 40);
      page.font('Times-Roman').fontSize(9);
      put(page, 'Wholesale price list 2026. Prices per unit in US dollars. Minimum order $150.', 40, 62);
      let [x, y] = [40, 90];
      for (const [section, some] of sectionsOf(wares)) {
        if (y > 600 && x === 40) [x, y] = [316, 90];
        page.font('Times-Bold').fontSize(10);
        put(page, section, x, y);
        page.font('Times-Roman').fontSize(9);
        y += 16;
        for (const { sku, title, costCents } of some) {
          if (y > 730) [x, y] = [316, 90];
          put(page, sku, x, y);
          put(page, title, x + 32, y);
          const price = usd(costCents);
          dots(page, x + 36 + page.widthOfString(title), x + 236 - page.widthOfString(price), y);
          putRight(page, price, x + 240, y);
          y += 15;
        }
        y += 8;
      }
    },
  ),
  painted(
    'Listino Vivaio Bianchi - EN.pdf',
    'PDF with dots to the price',
    goodsOf({
      brand: 'Vivaio Bianchi',
      shelf: 'garden',
      count: 34,
      prefix: '803311',
      digits: 13,
      sku: (n) => `VB${n}`,
      cents: [190, 112000],
      step: 10,
    }).map((ware) => ({ ...ware, title: `${ware.title}, for terrace and garden, made by hand near Lucca` })),
    { says: 'sku title pack', currency: 'EUR' },
    (page, wares) => {
      page.font('Helvetica-Bold').fontSize(14);
      put(page, 'Vivaio Bianchi – export price list', 50, 40);
      page.font('Helvetica').fontSize(8);
      put(page, 'Prices in EUR per piece, ex works, VAT excluded', 50, 60);
      let y = 90;
      for (const { sku, title, costCents, pack } of wares) {
        const parts = wrapped(page, title, 210);
        if (y + parts.length * 11 > 740) {
          page.addPage();
          y = 50;
        }
        put(page, sku, 50, y);
        for (const [at, part] of parts.entries()) put(page, part, 110, y + at * 11);
        const last = y + (parts.length - 1) * 11;
        const price = decimal(costCents);
        const to = `box of ${pack}`;
        dots(page, 114 + page.widthOfString(parts.at(-1) ?? ''), 400, last);
        put(page, to, 406, last);
        putRight(page, price, 540, last);
        y += parts.length * 11 + 6;
      }
    },
  ),
  table('Bellwether Bicycle dealer breaks.pdf', 'PDF with prices by quantity or order', {
    wares: goodsOf({
      brand: 'Bellwether',
      shelf: 'bike',
      count: 42,
      prefix: '850966',
      sku: (n) => `BW${n}`,
      cents: [250, 9900],
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    above: ['Bellwether Bicycle Supply', 'Dealer price list 2026 (USD). Breaks are per item.'],
    head: 'Bellwether Bicycle Supply, dealer price list',
    foot: (page) => `Page ${page} of 2     Total items: 42`,
    isLandscape: true,
    hasSections: true,
    columns: [
      ['Part #', 55, 'left', ({ sku }) => sku],
      ['Description', 165, 'left', ({ title }) => title],
      ['UPC', 80, 'left', ({ code }) => code],
      ['Wt\nlb', 40, 'right', ({ weight }) => weight.toFixed(2)],
      ['Ctn', 35, 'right', ({ pack }) => String(pack)],
      ['Qty\n1-5', 60, 'right', ({ costCents }) => usd(costCents)],
      ['Qty\n6-23', 60, 'right', ({ costCents }) => usd(less(costCents, 0.94))],
      ['Qty\n24+', 60, 'right', ({ costCents }) => usd(less(costCents, 0.88))],
      ['MSRP', 65, 'right', ({ msrpCents }) => usd(msrpCents)],
    ],
    below: ['Items shown without stock ship from the next container.'],
  }),
  table('Tumbledown Toys UK price bands.pdf', 'PDF with prices by quantity or order', {
    wares: goodsOf({
      brand: 'Tumbledown',
      shelf: 'baby',
      count: 40,
      prefix: '503999',
      digits: 13,
      sku: (n) => `TD${n}`,
      cents: [150, 2600],
    }),
    says: 'sku upc title pack msrp',
    currency: 'GBP',
    above: ['Tumbledown', 'Trade price bands 2026. All trade prices exclude VAT.'],
    foot: (page) => `Tumbledown Ltd, Unit 4, Leek ST13   ${page}`,
    isA4: true,
    isBoxed: true,
    columns: [
      ['Ref', 50, 'left', ({ sku }) => sku],
      ['Product', 135, 'left', ({ title }) => title],
      ['EAN', 80, 'left', ({ code }) => code],
      ['Outer', 40, 'center', ({ pack }) => String(pack)],
      ['Opening\norder', 55, 'right', ({ costCents }) => `£${money(costCents)}`],
      ['Repeat\n£250+', 55, 'right', ({ costCents }) => `£${money(less(costCents, 0.95))}`],
      ['Key\naccount', 55, 'right', ({ costCents }) => `£${money(less(costCents, 0.87))}`],
      ['RRP\ninc VAT', 50, 'right', ({ msrpCents }) => `£${money(msrpCents)}`],
    ],
  }),
];
