import type { Column, ColumnRole } from './column-role.ts';
import type { ListRow } from './price-list-line.ts';
import { type DecimalMark, readPrice } from './price-text.ts';

export const INVOICE_NOTE =
  'This is an invoice: it says what was bought, and isn’t read for a price list. Ask the brand for its list.';

const NAME =
  /^(?:tax |commercial |sales |pro[- ]?forma )?(?:invoice|rechnung|facture|factura|fattura)\b.{0,30}$/i;
const OWED =
  /\b(?:bill(?:ed)? to|sold to|amount due|balance due|total due|due date|rechnungsbetrag|zahlbar bis|net à payer|date d.échéance|total a pagar|vencimiento|totale dovuto|scadenza)\b/i;

/** What lists say and invoices don't. */
const OF_LISTS: readonly ColumnRole[] = ['case_cost', 'case_pack', 'tier', 'msrp', 'map'];

/** It is called so, says who owes, and most of its lines are a quantity times a price that makes an amount. */
export function isInvoice(
  rows: readonly ListRow[],
  columns: readonly Column[],
  lines: number,
  decimal: DecimalMark,
): boolean {
  if (columns.some(({ role }) => OF_LISTS.includes(role))) return false;
  const price = columns.find(({ role }) => role === 'cost');
  const says = (words: RegExp) => rows.some(({ cells }) => cells.some((cell) => words.test(cell.trim())));
  if (!price || !says(NAME) || !says(OWED)) return false;
  const bought = rows.filter(({ cells }) => {
    const numbers = cells.flatMap((cell, index) =>
      index === price.index ? [] : (readPrice(cell, decimal)?.amount ?? []),
    );
    const cost = readPrice(cells[price.index] ?? '', decimal)?.amount ?? 0;
    return numbers.some(
      (quantity, at) =>
        Number.isInteger(quantity) &&
        quantity > 0 &&
        cost > 0 &&
        numbers.some((amount, other) => other !== at && Math.abs(quantity * cost - amount) < 0.011),
    );
  });
  return bought.length >= lines * 0.6;
}
