import { remembered } from '../../../../../kernel/remembered.ts';
import { looksLikeCode } from '../cells/code-text.ts';
import { readPack } from '../cells/pack-text.ts';
import { readPrice } from '../cells/price-text.ts';
import { isCjk } from './cjk-headings.ts';

export const isCode = remembered(looksLikeCode);
export const packIn = remembered(readPack);
export const priceIn = remembered((cell) => readPrice(cell, '.'));

export const cellsOf = (index: number, samples: readonly (readonly string[])[]): string[] =>
  samples.flatMap((row) => row[index]?.trim() || []);

export const MONEY_SIGN = /\p{Sc}|\d\s?[元円원]/u;

export const isMoney = (index: number, samples: readonly (readonly string[])[]): boolean => {
  const cells = cellsOf(index, samples);
  return (
    cells.length >= Math.max(1, Math.min(3, samples.length)) &&
    cells.filter((cell) => (MONEY_SIGN.test(cell) || /\d[.,]\d{1,2}$/.test(cell)) && priceIn(cell) !== null)
      .length >
      cells.length * 0.6
  );
};

/** How many times as much stands in the other column, in the middle of the rows that have both. */
export function ratioOf(one: number, other: number, samples: readonly (readonly string[])[]): number | null {
  const ratios = samples.flatMap((row) => {
    const [lower, higher] = [priceIn(row[one] ?? '')?.amount, priceIn(row[other] ?? '')?.amount];
    return lower && higher ? [higher / lower] : [];
  });
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? null;
}

export const isWordy = (index: number, samples: readonly (readonly string[])[]): boolean => {
  const cells = cellsOf(index, samples);
  const wordy = cells.filter(
    (cell) => /\p{L}{3,},?\s+\S/u.test(cell) || cell.length > 24 || (isCjk(cell) && /\p{L}{4,}/u.test(cell)),
  );
  return wordy.length > cells.length / 2;
};

export const isOfLetters = (index: number, samples: readonly (readonly string[])[]): boolean => {
  const cells = cellsOf(index, samples);
  return cells.length > 0 && cells.filter((cell) => /^\p{L}{3,}$/u.test(cell)).length > cells.length * 0.7;
};

/** The name of a section, merged over all columns. */
export function isAcross(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  return filled.length > 2 && filled.length > row.length / 2 && new Set(filled).size === 1;
}

/** No section's name and no note. */
export const isRecord = (row: readonly string[]): boolean =>
  !isAcross(row) && row.filter((cell) => cell.trim() !== '').length > 1;

/** Of the rows that have both, the share in which the figures of two columns stand so to each other. */
export function shareOf(
  one: number,
  other: number,
  samples: readonly (readonly string[])[],
  is: (lower: number, higher: number) => boolean,
): number {
  const pairs = samples.flatMap((row) => {
    const [left, right] = [priceIn(row[one] ?? '')?.amount, priceIn(row[other] ?? '')?.amount];
    return left && right ? [is(left, right)] : [];
  });
  return pairs.length < 2 ? 0 : pairs.filter(Boolean).length / pairs.length;
}

/** Whether a column's figures are those of two others multiplied, in nearly all rows that have the three. */
export function isProduct(
  one: number,
  other: number,
  product: number,
  samples: readonly (readonly string[])[],
): boolean {
  if (one === other || one === product || other === product) return false;
  const rows = samples.flatMap((row) => {
    const [price, count, all] = [
      priceIn(row[one] ?? '')?.amount,
      packIn(row[other] ?? '')?.pack,
      priceIn(row[product] ?? '')?.amount,
    ];
    // A pack of one tells nothing.
    if (!price || !count || !all || count === 1) return [];
    // A price was rounded before it was multiplied, or after it.
    return [Math.abs(price * count - all) <= 0.006 * count];
  });
  return rows.length > 1 && rows.filter(Boolean).length > rows.length * 0.8;
}
