import { currencyIn } from '../cells/currency.ts';
import { isOfMaker } from '../cells/own-number.ts';
import { isPackInWords } from '../cells/pack-text.ts';
import { IN_STOCK } from '../papers/in-stock.ts';
import { isOfDollars } from '../prices/which-price.ts';
import { signed } from './check-columns.ts';
import type { Column, ColumnRole } from './column-role.ts';
import {
  cellsOf,
  isCode,
  isMoney,
  isOfLetters,
  isProduct,
  isWordy,
  MONEY_SIGN,
  ratioOf,
} from './column-samples.ts';
import { isKnownHeading, roleOfHeading } from './heading-role.ts';

type Samples = readonly (readonly string[])[];

/** How sure a guess is that rests on what stands below a heading alone. */
export const GUESSED = 0.45;
/** Prices so near to each other are one price at several quantities. */
const OF_QUANTITIES = 1.35;
const MOST_RETAIL = 4;
/** Fewer say nothing of a column that nobody has named. */
const LEAST_CELLS = 3;

/**
 * Under headings that nobody knows, what stands there may be plain: words are the description, and of amounts of money
 * the smaller is the cost, what is up to four times as much the price in shops. A person sees that it is a guess.
 */
export function guessedFrom(
  columns: readonly Column[],
  headings: readonly string[],
  samples: Samples,
): Column[] {
  const guesses: Column[] = [];
  const isFree = (index: number): boolean =>
    !isKnownHeading(headings[index] ?? '') &&
    ![...columns, ...guesses].some((column) => column.index === index);
  const named = headings.flatMap((heading, index) => (heading.trim() === '' ? [] : [index]));
  // Prices alone, by quantity, are what goes on below the headings of all else.
  const places = columns.some(({ role }) => NAMES.includes(role)) ? headings.map((_, index) => index) : named;
  const guess = (index: number, role: ColumnRole): Column => ({
    index,
    role,
    confidence: GUESSED,
    heading: headings[index] ?? '',
    ...(IS_MONEY.includes(role) && { currency: currencyIn(headings[index] ?? '') }),
  });
  const add = (
    role: ColumnRole,
    from: readonly number[],
    is: (index: number, samples: Samples) => boolean,
  ) => {
    if ([...columns, ...guesses].some((column) => column.role === role)) return;
    const found = from.find((index) => isFree(index) && is(index, samples));
    if (found !== undefined) guesses.push(guess(found, role));
  };
  add('title', places, isWordy);
  // Names of one word each are names where no column has longer ones.
  add('title', named, isOfLetters);
  add('upc', places, areCodes);
  add('sku', places, (index) => areNumbers(index, samples) && !isOfMaker({ heading: headings[index] ?? '' }));
  add('case_pack', named, arePacks);
  add('currency', named, areCurrencies);
  const unit = columns.find(({ role }) => role === 'cost');
  const ofCase = columns.find(({ role }) => role === 'case_cost');
  if (unit && ofCase) add('case_pack', named, (index) => isProduct(unit.index, index, ofCase.index, samples));
  const isOfStock = headings.some((heading) => IN_STOCK.test(heading));
  // Beside what is in stock, figures without a sign are anything.
  const isPriced = (index: number): boolean =>
    isMoney(index, samples) &&
    cellsOf(index, samples).length >= LEAST_CELLS &&
    (!isOfStock || cellsOf(index, samples).some((cell) => MONEY_SIGN.test(cell)));
  const priced = named.filter((index) => isFree(index) && isPriced(index));
  const dollars = priced.filter((index) => isOfDollars(signed(guess(index, 'cost'), samples)));
  // Where each size has a price of its own, none of them is the goods'.
  const isBySize = columns.some(({ role, index }) => role === 'variant' && isMoney(index, samples));
  const amounts = isBySize ? [] : dollars.length > 0 ? dollars : priced;
  return [...guesses, ...pricesAmong(amounts, columns, samples).map(({ index, role }) => guess(index, role))];
}

const NAMES: readonly ColumnRole[] = ['sku', 'upc', 'asin', 'title'];
const IS_MONEY: readonly ColumnRole[] = ['cost', 'msrp'];

/** Of amounts of money that nobody has named, which is the cost and which is asked in shops. */
function pricesAmong(
  amounts: readonly number[],
  columns: readonly Column[],
  samples: Samples,
): { index: number; role: ColumnRole }[] {
  const has = (...roles: ColumnRole[]) => columns.some(({ role }) => roles.includes(role));
  const found: { index: number; role: ColumnRole }[] = [];
  const ratio = (one: number, other: number): number => ratioOf(one, other, samples) ?? 0;
  if (!has('cost', 'case_cost', 'tier')) {
    const msrp = columns.find(({ role }) => role === 'msrp' || role === 'map');
    const cheaper = amounts.filter((index) => !msrp || ratio(index, msrp.index) > 1.05);
    const [least] = cheaper.toSorted((one, other) => (ratio(one, other) < 1 ? 1 : -1));
    // Of prices at several quantities an opening order is charged the highest.
    const [cost] = cheaper
      .filter((index) => least !== undefined && (index === least || isNear(ratio(least, index))))
      .toSorted((one, other) => (ratio(one, other) > 1 ? 1 : -1));
    if (cost !== undefined) found.push({ index: cost, role: 'cost' });
  }
  const base = columns.find(({ role }) => role === 'cost')?.index ?? found[0]?.index;
  if (base === undefined || has('msrp')) return found;
  const dearer = amounts.find(
    (index) => index !== base && ratio(base, index) >= 1.25 && ratio(base, index) <= MOST_RETAIL,
  );
  return dearer === undefined ? found : [...found, { index: dearer, role: 'msrp' }];
}

const isNear = (ratio: number): boolean => ratio >= 1 && ratio < OF_QUANTITIES;

/** By chance, one number in ten has the right check digit. */
function areCodes(index: number, samples: Samples): boolean {
  const cells = cellsOf(index, samples);
  return cells.length >= LEAST_CELLS && cells.filter(isCode).length > cells.length * 0.7;
}

function arePacks(index: number, samples: Samples): boolean {
  const cells = cellsOf(index, samples);
  return cells.length > 0 && cells.filter(isPackInWords).length > cells.length * 0.7;
}

function areCurrencies(index: number, samples: Samples): boolean {
  const cells = cellsOf(index, samples);
  return (
    cells.length >= LEAST_CELLS && cells.every((cell) => /^[A-Z]{3}$/.test(cell) && currencyIn(cell) !== null)
  );
}

const LETTERS_AND_FIGURES = /^(?=.*\d)(?=.*[\p{L}-])[\p{L}\d][\p{L}\d._/-]{2,23}$/u;
/** Years are figures of wines and books. */
const FIGURES = /^(?!(?:19|20)\d\d$)\d{4,9}$/;

/** Letters and figures, in each row others: by such one orders. */
function areNumbers(index: number, samples: Samples): boolean {
  const cells = cellsOf(index, samples);
  const numbers = cells.filter((cell) => LETTERS_AND_FIGURES.test(cell) || FIGURES.test(cell));
  return (
    cells.length >= LEAST_CELLS &&
    cells.length > samples.length * 0.7 &&
    numbers.length > cells.length * 0.8 &&
    new Set(cells).size > cells.length * 0.9
  );
}

/** "Display pack" and "Color" may stand over the names themselves, where nothing else does. */
export function withTitle(columns: readonly Column[], samples: Samples): Column[] {
  if (columns.some(({ role }) => role === 'title')) return [...columns];
  const named = columns.find(
    ({ role, index, heading }) =>
      role === 'variant' && (isWordy(index, samples) || isOfScents(heading, index, samples)),
  );
  return columns.map((column) =>
    column === named ? { ...column, role: 'title', confidence: GUESSED } : column,
  );
}

/** Scents and patterns have names of one word. */
const isOfScents = (heading: string, index: number, samples: Samples): boolean =>
  /\b(?:scents?|flavou?rs?|fragrances?|patterns?|designs?|duft|sorte|parfum|smak|geur|gusto|sabor|aroma)\b/i.test(
    heading,
  ) && isOfLetters(index, samples);

/** "Style / colour" over numbers is the style's. */
export function withNumber(columns: readonly Column[], samples: Samples): Column[] {
  if (columns.some(({ role }) => role === 'sku')) return [...columns];
  const named = columns.find(
    ({ role, index, heading }) =>
      (role === 'variant' || role === 'category') &&
      heading.split(/\s*[/|,&+]\s*/).some((part) => roleOfHeading(part)?.role === 'sku') &&
      areNumbers(index, samples),
  );
  return columns.map((column) => (column === named ? { ...column, role: 'sku', confidence: 0.7 } : column));
}
