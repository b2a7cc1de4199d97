import { currencyIn } from '../cells/currency.ts';
import type { ListSheet } from '../price-list-line.ts';

/** "$200", "CA$250", "$250 CAD", "200 €" */
const AMOUNT =
  /(?:\b[A-Z]{1,3}\s?)?\p{Sc}\s?\d[\d.,]*(?:\s?[A-Z]{3}\b)?|\b[A-Z]{3}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}\b)/gu;
const MOST_CELLS = 3;
const SHORTEST_NOTE = 8;

/**
 * What minimums and freight are in, where all of them are in one currency: a list that says nothing else of its prices
 * is in that.
 */
export function currencyOfAmounts(sheets: readonly ListSheet[]): string | null {
  const found = new Set<string>();
  for (const { rows } of sheets)
    for (const { cells } of rows) {
      const filled = cells.filter((cell) => cell.trim() !== '');
      if (filled.length > MOST_CELLS) continue;
      for (const text of filled) {
        if (text.length < SHORTEST_NOTE || !/\p{L}{3}/u.test(text)) continue;
        for (const amount of text.match(AMOUNT) ?? []) {
          const currency = currencyIn(amount);
          if (currency !== null) found.add(currency);
        }
      }
    }
  const [only = null, other] = found;
  return other === undefined ? only : null;
}
