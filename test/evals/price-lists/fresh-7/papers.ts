import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { bold, dollars, head, NOTHING, named, type PaperRow, pdf, Sheet, xlsx } from './file.ts';
import type { Good } from './trades.ts';
import { coffee, filters, health, jewelry, lamps, office } from './trades-more.ts';

const money = (value: number) => `$${value.toFixed(2)}`;

/** A title, notes above and below, and sections between. */
function lineSheet(goods: readonly Good[], title: string, heads: string[], notes: string[]) {
  const at = [40, 130, -400, -470, -540];
  const rows: PaperRow[] = [{ text: [title], at, size: 16, bold: true }];
  rows.push({ text: [notes[0] ?? ''], at }, { text: [''], at });
  rows.push({ text: heads, at, bold: true });
  const lines: Line[] = [];
  let last = '';
  for (const good of goods) {
    const { section, sku, title: name, pack, cost, msrp } = good;
    if (section !== last) rows.push({ text: [section], at, size: 10, bold: true });
    last = section;
    rows.push({ text: [sku, name, String(pack), money(cost), money(msrp)], at });
    lines.push({ ...NOTHING, ...named(good), case_pack: pack, msrp, currency: 'USD' });
  }
  rows.push({ text: [''], at }, ...notes.slice(1).map((note): PaperRow => ({ text: [note], at })));
  return { rows, lines, foot: `${title}   wholesale@example.com` };
}

/** A section on each page under the same header, a count below it, and what is no longer sold. */
function report(goods: readonly Good[], company: string, gone: [string, string, string][]) {
  const at = [40, 105, 320, -430, -490, -550];
  const rows: PaperRow[] = [];
  const lines: Line[] = [];
  for (const section of new Set(goods.map((good) => good.section))) {
    if (rows.length > 0) rows.push('page');
    rows.push({ text: [`${company} - Price Level: Dealer`], at, size: 11, bold: true });
    rows.push({ text: ['As of January 12, 2026'], at }, { text: [''], at });
    rows.push({ text: ['Item', 'Description', 'UPC', 'Case', 'Price', 'MSRP'], at, bold: true });
    rows.push({ text: [section], at, bold: true });
    const own = goods.filter((good) => good.section === section);
    for (const good of own) {
      const { sku, title, code, pack, cost, msrp } = good;
      rows.push({ text: [sku, title, code, String(pack), money(cost), money(msrp)], at });
      lines.push({ ...NOTHING, ...named(good), upc: code, case_pack: pack, msrp, currency: 'USD' });
    }
    for (const [, sku, title] of gone.filter(([of]) => of === section)) {
      rows.push({ text: [sku, title, '', '', 'DISCONTINUED'], at });
      lines.push({ ...NOTHING, sku, title, currency: 'USD', optional: true });
    }
    rows.push({ text: [`Subtotal - ${section}`, '', '', `${own.length} items`], at, bold: true });
  }
  return { rows, lines, foot: 'Confidential - authorized dealers only' };
}

export const papers: PriceList[] = [
  pdf('Wren & Thistle Linesheet.pdf', 'line sheet with notes', () =>
    lineSheet(
      jewelry,
      'Wren & Thistle Jewelry Line Sheet',
      ['Style', 'Description', 'Case Pack', 'Wholesale', 'SRP'],
      [
        'Spring 2026. Opening order $250, reorder $100.',
        'Ships in 10-14 days.',
        'Please allow $12 for shipping.',
      ],
    ),
  ),
  pdf('northbight-coffee-wholesale.pdf', 'line sheet with notes', () =>
    lineSheet(
      coffee,
      'North Bight Coffee Wholesale',
      ['SKU', 'Product', 'Units / Case', 'Wholesale / Unit', 'Retail / Unit'],
      ['Roasted Monday and Thursday. Prices good through 6/30/2026.', 'Case minimum applies to all items.'],
    ),
  ),
  pdf('Carewell dealer price level.pdf', 'pages with headers, subtotals and discontinued', () =>
    report(health, 'Carewell Home Health', [
      ['First Aid', '401149', 'Adhesive Strips, sheer, 60 ct'],
      ['Daily Living', '455011', 'Bath Seat without back'],
    ]),
  ),
  pdf('penworth_pricelevel_dealer.pdf', 'pages with headers, subtotals and discontinued', () =>
    report(office, 'Penworth Office Products', [['Desk', 'ST-2005', 'Mini Stapler, assorted']]),
  ),
  xlsx('Invoice 20418.xlsx', 'no prices to buy at: an invoice or stock', () => {
    const sheet = new Sheet('Invoice');
    sheet.add([bold('INVOICE')], ['Daylight Goods Inc.', null, null, 'Invoice #', '20418']);
    sheet.add(['Bill To: Corner House Interiors', null, null, 'Date', '12/18/2025']);
    sheet.add([null, null, null, 'Terms', 'Net 30'], []);
    sheet.add(head('Item', 'Description', 'Qty Shipped', 'Rate', 'Amount'));
    lamps.forEach(({ sku, title, cost }, index) => {
      sheet.add([sku, title, 2 + index * 2, dollars(cost), dollars(cost * (2 + index * 2))]);
    });
    const total = lamps.reduce((sum, { cost }, index) => sum + cost * (2 + index * 2), 0);
    sheet.add([null, null, null, 'Subtotal', dollars(total)], [null, null, null, 'Freight', dollars(38.4)]);
    return [sheet.add([null, null, null, 'Balance Due', dollars(total + 38.4)])];
  }),
  pdf('Inventory status 1-14.pdf', 'no prices to buy at: an invoice or stock', () => {
    const at = [40, 110, 320, -460, -540];
    const rows: PaperRow[] = [{ text: ['Clearspring Filters - Inventory Status'], at, size: 14, bold: true }];
    rows.push({ text: ['January 14, 2026'], at }, { text: [''], at });
    rows.push({ text: ['Item', 'Description', 'UPC', 'On Hand', 'On Order'], at, bold: true });
    for (const { sku, title, code, msrp, pack } of filters) {
      rows.push({ text: [sku, title, code, String(msrp * 31), String(pack * 10)], at });
    }
    return { rows, lines: [], foot: 'Quantities change daily' };
  }),
];
