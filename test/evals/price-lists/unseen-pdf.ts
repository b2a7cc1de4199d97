import { comma, dollars, fixed, pounds } from './columns.ts';
import { type Item, waresOf } from './goods.ts';
import { pdfOf } from './pdf.ts';
import type { PriceList } from './price-list.ts';

const text =
  (money: (cents: number) => unknown, of: (item: Item) => number) =>
  (item: Item): string =>
    String(money(of(item)));

export const unseenPdf: readonly PriceList[] = [
  {
    file: '28-suedwind.pdf',
    kind: 'PDF, landscape, German, decimal commas',
    make: () =>
      pdfOf({
        title: 'Südwind Wohnen – Preisliste Handel 2026',
        notes: ['Alle Preise in EUR netto, zzgl. gesetzlicher MwSt.', 'Mindestbestellwert 250,00 EUR'],
        currency: 'EUR',
        landscape: true,
        items: waresOf({
          brand: 'Südwind Wohnen',
          theme: 'haus',
          count: 90,
          prefix: '4056789',
          digits: 13,
          sku: (n) => `SW ${1000 + n * 2}`,
          cost: [280, 7400],
        }),
        pageHead: 'Südwind Wohnen · Preisliste Handel 2026',
        pageFoot: (page) => `Seite ${page}`,
        columns: [
          { head: 'Bestell-Nr.', field: 'sku', width: 75, of: (item) => item.sku },
          { head: 'GTIN', field: 'upc', width: 90, of: (item) => item.code },
          { head: 'Bezeichnung', field: 'title', width: 210, of: (item) => item.title },
          { head: 'Gruppe', width: 70, of: (item) => item.section },
          { head: 'VE', field: 'case_pack', width: 40, align: 'right', of: (item) => String(item.casePack) },
          {
            head: 'EK netto',
            field: 'cost',
            width: 70,
            align: 'right',
            of: text(comma, (item) => item.costCents),
          },
          {
            head: 'UVP',
            field: 'msrp',
            width: 70,
            align: 'right',
            of: text(comma, (item) => item.msrpCents),
          },
        ],
      }),
  },
  {
    file: '29-copperhead-tools.pdf',
    kind: 'PDF, headers of two lines, tiers, long descriptions',
    make: () =>
      pdfOf({
        title: 'COPPERHEAD DEALER PRICING',
        notes: ['Sheet 26-1'],
        currency: 'USD',
        items: waresOf({
          brand: 'Copperhead',
          theme: 'tools',
          count: 75,
          prefix: '7519283',
          sku: (n) => `CH${String(n * 4).padStart(4, '0')}`,
          cost: [350, 11000],
        }),
        leading: 10,
        hasSections: true,
        pageHead: 'COPPERHEAD DEALER PRICING (continued)',
        pageFoot: (page) => `Confidential - authorized dealers only - page ${page}`,
        columns: [
          { head: 'Item\nNumber', field: 'sku', width: 55, of: (item) => item.sku },
          { head: 'Item\nDescription', field: 'title', width: 105, of: (item) => item.title },
          { head: 'UPC\nCode', field: 'upc', width: 80, of: (item) => item.code },
          {
            head: '1-9\nunits',
            field: 'cost',
            width: 60,
            align: 'right',
            of: text(dollars, (item) => item.costCents),
          },
          {
            head: '10+\nunits',
            width: 60,
            align: 'right',
            of: text(dollars, (item) => Math.round(item.costCents * 0.9)),
          },
          {
            head: 'MAP',
            field: 'map',
            width: 60,
            align: 'right',
            of: text(dollars, (item) => item.mapCents),
          },
          {
            head: 'MSRP',
            field: 'msrp',
            width: 60,
            align: 'right',
            of: text(dollars, (item) => item.msrpCents),
          },
        ],
      }),
  },
  {
    file: '30-lark-and-lather.pdf',
    kind: 'PDF, one page, description first',
    make: () =>
      pdfOf({
        title: 'Lark & Lather',
        notes: ['Stockist prices, January 2026. Ex VAT.'],
        currency: 'GBP',
        isRuled: true,
        items: waresOf({
          brand: 'Lark & Lather',
          theme: 'beauty',
          count: 24,
          prefix: '5065432',
          digits: 13,
          sku: (n) => `LL-${n}`,
          cost: [180, 1900],
        }),
        columns: [
          { head: 'Product', field: 'title', width: 210, of: (item) => item.title },
          { head: 'Ref', field: 'sku', width: 50, of: (item) => item.sku },
          {
            head: 'Case of',
            field: 'case_pack',
            width: 50,
            align: 'right',
            of: (item) => String(item.casePack),
          },
          {
            head: 'Stockist',
            field: 'cost',
            width: 60,
            align: 'right',
            of: text(pounds, (item) => item.costCents),
          },
          {
            head: 'RRP',
            field: 'msrp',
            width: 60,
            align: 'right',
            of: text(pounds, (item) => item.msrpCents),
          },
          { head: 'EAN', field: 'upc', width: 95, align: 'right', of: (item) => item.code },
        ],
        closing: [`Minimum order £${fixed(15000)}. Delivery £${fixed(695)}.`],
      }),
  },
];
