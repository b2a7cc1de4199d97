import * as column from './columns.ts';
import { waresOf } from './goods.ts';
import { pdfOf } from './pdf.ts';
import type { PriceList } from './price-list.ts';

const { fixed, dollars, pounds } = column;
const number = (digits: number) => (n: number) => String(n).padStart(digits, '0');

export const seenPdf: readonly PriceList[] = [
  {
    file: '13-anvil-lights.pdf',
    kind: 'PDF, columns over several pages',
    make: () =>
      pdfOf({
        title: 'Anvil Lights Dealer Price List',
        notes: [
          'Effective March 1, 2026. All prices in US dollars, FOB Dayton, OH.',
          'Dealers must keep to MAP.',
        ],
        currency: 'USD',
        items: waresOf({
          brand: 'Anvil Lights',
          theme: 'tools',
          count: 120,
          prefix: '7710293',
          sku: (n) => `AL-${number(4)(n * 3)}`,
          cost: [500, 19000],
        }),
        pageHead: 'Anvil Lights Dealer Price List',
        pageFoot: (page) => `Anvil Lights LLC  |  937-555-0177  |  Page ${page}`,
        columns: [
          { head: 'Part No.', field: 'sku', width: 65, of: (item) => item.sku },
          { head: 'Description', field: 'title', width: 195, of: (item) => item.title },
          { head: 'UPC', field: 'upc', width: 80, of: (item) => item.code },
          {
            head: 'Dealer',
            field: 'cost',
            width: 60,
            align: 'right',
            of: (item) => String(dollars(item.costCents)),
          },
          {
            head: 'MAP',
            field: 'map',
            width: 60,
            align: 'right',
            of: (item) => String(dollars(item.mapCents)),
          },
          {
            head: 'List',
            field: 'msrp',
            width: 60,
            align: 'right',
            of: (item) => String(dollars(item.msrpCents)),
          },
        ],
      }),
  },
  {
    file: '14-petalworks.pdf',
    kind: 'PDF, descriptions of two lines',
    make: () =>
      pdfOf({
        title: 'Petalworks Wholesale',
        notes: ['Spring 2026'],
        currency: 'USD',
        items: waresOf({
          brand: 'Petalworks',
          theme: 'beauty',
          count: 40,
          prefix: '8502917',
          sku: (n) => `PW${number(3)(n)}`,
          cost: [240, 2400],
        }),
        leading: 10,
        columns: [
          { head: 'SKU', field: 'sku', width: 55, of: (item) => item.sku },
          { head: 'Product', field: 'title', width: 100, of: (item) => item.title },
          { head: 'Barcode', field: 'upc', width: 85, of: (item) => item.code },
          {
            head: 'Case',
            field: 'case_pack',
            width: 45,
            align: 'center',
            of: (item) => String(item.casePack),
          },
          {
            head: 'Wholesale',
            field: 'cost',
            width: 65,
            align: 'right',
            of: (item) => String(fixed(item.costCents)),
          },
          {
            head: 'MSRP',
            field: 'msrp',
            width: 65,
            align: 'right',
            of: (item) => String(fixed(item.msrpCents)),
          },
        ],
        closing: ['Prices in USD. Opening order $200.'],
      }),
  },
  {
    file: '15-fenland-pantry.pdf',
    kind: 'PDF, sections, pounds',
    make: () =>
      pdfOf({
        title: 'Fenland Pantry – Trade Price List',
        notes: ['Prices exclude VAT. Carriage paid over £250.', 'Tel 01353 555 019'],
        currency: 'GBP',
        hasSections: true,
        isRuled: true,
        items: waresOf({
          brand: 'Fenland Pantry',
          theme: 'food',
          count: 34,
          prefix: '5060123',
          digits: 13,
          sku: (n) => `FP${n}`,
          cost: [160, 1100],
        }),
        pageFoot: (page) => `Fenland Pantry Ltd, Ely. Page ${page}`,
        columns: [
          { head: 'Code', field: 'sku', width: 50, of: (item) => item.sku },
          { head: 'Product', field: 'title', width: 200, of: (item) => item.title },
          { head: 'Barcode', field: 'upc', width: 95, of: (item) => item.code },
          { head: 'Pack', field: 'case_pack', width: 45, of: (item) => `x${item.casePack}` },
          {
            head: 'Trade',
            field: 'cost',
            width: 60,
            align: 'right',
            of: (item) => String(pounds(item.costCents)),
          },
          {
            head: 'RRP',
            field: 'msrp',
            width: 60,
            align: 'right',
            of: (item) => String(pounds(item.msrpCents)),
          },
        ],
      }),
  },
];
