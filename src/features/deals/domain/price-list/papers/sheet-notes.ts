import { inLines } from '../../../../../kernel/in-lines.ts';
import { currenciesNamed, currencyIn, currencyOfNote } from '../cells/currency.ts';
import { isCjk } from '../columns/cjk-headings.ts';
import type { ListRow } from '../price-list-line.ts';
import { retailShareOf } from '../prices/retail-discount.ts';
import { type PackOfAll, packOfAllIn } from './pack-notes.ts';

/** For what the list says that its prices are, where it says so of all. */
type PricedBy = 'each' | 'case' | 'dozen' | null;

const PER_CASE_NOTE =
  /\bprices?\b[^.]{0,40}\b(?:per|by the|are for (?:a|one)|for (?:full|whole)) (?:case|carton|ctn)s?\b/i;
const PER_DOZEN_NOTE = /\bpric(?:es?|ing)\b[^.]{0,40}\b(?:per|by the|a) (?:dozen|doz|dz)\b/i;
const PER_UNIT_NOTE = new RegExp(
  inLines`
    \bpric(?:es?|ing)\b[^.]{0,40}\b(?:per|by the|are for (?:a|one)) (?:single )?
      (?:unit|each|piece|item|bottle|pc)\b|
    \b(?:unit|per-unit) prices?\b[^.]{0,20}\b(?:shown|listed|throughout)\b|
    \bpreise\b[^.]{0,30}\b(?:pro|je) stück\b|
    \bprix\b[^.]{0,30}(?:\bà l[’']unité|\bunitaires?\b|\bpar pièce\b)|
    \bprecios?\b[^.]{0,30}(?:\bpor unidad\b|\bunitarios?\b)|
    \bprezzi\b[^.]{0,30}(?:\bal pezzo\b|\bunitari\b)|
    \bprijzen\b[^.]{0,30}\bper stuk\b
  `,
  'iu',
);
const CURRENCY_LABEL =
  /^(?:currency|curr|crcy|ccy|währung|devise|moneda|valuta|waluta|měna)\s*[:=]\s*\S{1,4}$/iu;
/** What rows of words say of all prices, wherever they stand. */
export function notesOf(rows: readonly ListRow[]): {
  currency: string | null;
  pricedBy: PricedBy;
  pack: PackOfAll | null;
  retailShare: number | null;
} {
  let currency: string | null = null;
  let pricedBy: PricedBy = null;
  const named = new Set<string>();
  for (const { cells } of rows) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    // "Currency: USD" says so among anything else.
    const labelled = filled.find((cell) => CURRENCY_LABEL.test(cell));
    if (labelled) currency ??= currencyIn(labelled);
    if (filled.length > 3) continue;
    for (const text of filled) {
      if (text.length < (isCjk(text) ? 4 : 8)) continue;
      currency ??= currencyOfNote(text);
      for (const code of currenciesNamed(text)) named.add(code);
      pricedBy ??= pricedByNote(text);
    }
  }
  // Whatever the language of a note, it names the currency by its code.
  const [only = null, other] = named;
  return {
    currency: currency ?? (other === undefined ? only : null),
    pricedBy,
    pack: packOfAllIn(rows),
    retailShare: retailShareOf(rows),
  };
}

const pricedByNote = (text: string): PricedBy => {
  if (PER_DOZEN_NOTE.test(text)) return 'dozen';
  if (PER_CASE_NOTE.test(text)) return 'case';
  return PER_UNIT_NOTE.test(text) ? 'each' : null;
};
