import type { Cell, Table } from '../../../../../kernel/table.ts';
import type { DatedOrder } from './order-draft.ts';

const HEADINGS = ['Item number', 'UPC', 'Description', 'Case pack', 'Cases', 'Units', 'Case cost', 'Total'];

/** An order as a sheet: whose it is above its lines, what it comes to below them. */
export function orderTable(order: DatedOrder): Table {
  const blank = (...cells: Cell[]): Cell[] => [...cells, ...HEADINGS.slice(cells.length).map(() => null)];
  const rows: Cell[][] = [
    blank('Purchase order', order.poNumber),
    blank('From', order.sellerName),
    blank('To', order.brandName),
    blank('Date', order.madeOn),
    ...(order.shipTo ? [blank('Ship to', order.shipTo.replace(/\s*\n\s*/g, ', '))] : []),
    ...(order.note ? [blank('Note', order.note)] : []),
    blank('Currency', order.currency),
    blank(),
    HEADINGS,
    ...order.lines.map((line): Cell[] => [
      line.sku,
      line.upc,
      line.title,
      line.casePack,
      line.cases,
      line.casePack * line.cases,
      line.caseCostCents / 100,
      line.totalCents / 100,
    ]),
    ['Total', null, null, null, ...totalsOf(order)],
  ];
  const [first = [], ...rest] = rows;
  return {
    headings: first.map((cell) => (cell === null ? '' : String(cell))),
    batches: (async function* () {
      yield rest;
    })(),
  };
}

function totalsOf({ lines, totalCents }: DatedOrder): Cell[] {
  const cases = lines.reduce((sum, line) => sum + line.cases, 0);
  const units = lines.reduce((sum, line) => sum + line.cases * line.casePack, 0);
  return [cases, units, null, totalCents / 100];
}
