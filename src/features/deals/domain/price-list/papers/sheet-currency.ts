import { remembered } from '../../../../../kernel/remembered.ts';
import { BARE_DOLLAR, BARE_KRONE, BARE_YEN, currencyIn } from '../cells/currency.ts';
import type { Column } from '../columns/column-role.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import { notesOf } from './sheet-notes.ts';

/** "USD", "Prices CAD" */
export const currencyOfName = (name: string | null): string | null =>
  /\b[A-Z]{3}\b/.test(name ?? '') ? currencyIn(name ?? '') : null;

const signIn = remembered(currencyIn);

/** "Ext. $" over what nobody needs says what the list reckons in, where no other heading says something else. */
export function onlyCurrencyOf(headings: readonly string[]): string | null {
  const [only = null, other] = new Set(headings.flatMap((heading) => signIn(heading) ?? []));
  return other === undefined ? only : null;
}

/** The signs at prices of the table, the commonest first. */
export function signsBelow(rows: readonly ListRow[], columns: readonly Column[]): string[] {
  const counts = new Map<string, number>();
  const prices = columns.filter(
    ({ role }) => role === 'cost' || role === 'msrp' || role === 'map' || role === 'case_cost',
  );
  for (const { currency } of prices) if (currency) counts.set(currency, 1);
  for (const { cells } of rows)
    for (const { index } of prices) {
      const sign = signIn(cells[index] ?? '');
      if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([sign]) => sign);
}

export const noteCurrencyOf = (sheets: readonly ListSheet[]): string | null => {
  const found = sheets.map(({ rows }) => notesOf(rows).currency).find((code) => code !== null);
  return found && ![BARE_DOLLAR, BARE_YEN, BARE_KRONE].includes(found) ? found : null;
};
