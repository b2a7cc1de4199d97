import { BARE_DOLLAR, currencyIn } from '../cells/currency.ts';
import { currencyOfCountry } from '../prices/which-price.ts';
import { type Column, PRICE_ROLES } from './column-role.ts';
import { cellsOf, isCode, isWordy, MONEY_SIGN, packIn, priceIn } from './column-samples.ts';

type Samples = readonly (readonly string[])[];

/** What stands in a column may contradict its heading: "Case" over 38.40 is a price, over 12 a pack. */
export function checked(column: Column, samples: Samples): Column {
  const cells = cellsOf(column.index, samples);
  if (cells.length === 0) return { ...column, confidence: column.confidence - 0.05 };
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
  const holdsMoney = share((cell) => MONEY_SIGN.test(cell) || /\d[.,]\d{2}\b/.test(cell)) > 0.5;
  if (column.role === 'case_pack' && holdsMoney)
    return { ...column, ...dozensOf(column), role: 'case_cost', confidence: column.confidence - 0.1 };
  if (column.role === 'unit' && holdsMoney) return { ...column, role: 'cost', confidence: 0.8 };
  if (column.role === 'case_pack' && share((cell) => packIn(cell) !== null) < 0.3)
    return { ...column, role: 'variant', confidence: 0.4 };
  if (column.role === 'unit' && share((cell) => packIn(cell) !== null && /^\d+$/.test(cell)) > 0.7)
    return { ...column, role: 'case_pack', confidence: 0.5 };
  if (column.role === 'upc' && share(isCode) < 0.2 && share((cell) => /[a-z]/i.test(cell)) > 0.8)
    return { ...column, role: 'sku', confidence: 0.4 };
  if (
    column.role === 'title' &&
    OF_PACKS.test(column.heading) &&
    share((cell) => /^\d{1,4}$/.test(cell)) > 0.9
  )
    return { ...column, role: 'case_pack', confidence: 0.6 };
  // "Trade name"
  if (PRICE_ROLES.includes(column.role) && cells.every(isNoPrice) && isWordy(column.index, samples))
    return { ...column, role: 'title', confidence: 0.5 };
  // "PU" is a price for one in French, and the unit that prices are for in a printout.
  if (PRICE_ROLES.includes(column.role) && share((cell) => A_UNIT.test(cell)) > 0.8)
    return { ...column, role: 'unit', confidence: 0.9 };
  if (PRICE_ROLES.includes(column.role) && share((cell) => priceIn(cell) !== null) < 0.2)
    return { ...column, confidence: column.confidence - 0.4 };
  return column;
}

const OF_PACKS = /^(?:pre-?packs?|displays?|piece)$/i;
const A_UNIT = /^(?:ea|each|un|pc|pcs|cs|case|ctn|ct|bx|box|pk|pkg|dz|doz|st|stk|lb|kt|ve)\.?$/i;
const isNoPrice = (cell: string): boolean => priceIn(cell) === null;

/** A price whose heading names no currency is in that of the first below it. */
export function signed(column: Column, samples: Samples): Column {
  if (!PRICE_ROLES.includes(column.role) || (column.currency ?? null) !== null) return column;
  const sign = currencyIn(cellsOf(column.index, samples)[0] ?? '');
  const ofCountry = sign === null || sign === BARE_DOLLAR ? currencyOfCountry(column.heading) : null;
  return { ...column, currency: ofCountry ?? sign };
}

/** "Per dozen" over money. */
const dozensOf = ({ heading }: Column): Pick<Column, 'per'> =>
  /\b(?:dozen|doz|dz)\b/i.test(heading) ? { per: 12 } : {};
