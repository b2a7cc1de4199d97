import { remembered } from '../../../../kernel/remembered.ts';
import { isCjk } from './cjk-headings.ts';
import { looksLikeCode } from './code-text.ts';
import { readPack } from './pack-text.ts';
import { readPrice } from './price-text.ts';

export const isCode = remembered(looksLikeCode);
export const packIn = remembered(readPack);
export const priceIn = remembered((cell) => readPrice(cell, '.'));

export const cellsOf = (index: number, samples: readonly (readonly string[])[]): string[] =>
  samples.flatMap((row) => row[index]?.trim() || []);

export const MONEY_SIGN = /\p{Sc}|\d\s?[元円원]/u;

export const isMoney = (index: number, samples: readonly (readonly string[])[]): boolean => {
  const cells = cellsOf(index, samples);
  return (
    cells.length > 2 &&
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
    (cell) => /\p{L}{3,}\s+\S/u.test(cell) || cell.length > 24 || (isCjk(cell) && /\p{L}{4,}/u.test(cell)),
  );
  return wordy.length > cells.length / 2;
};

export const isOfLetters = (index: number, samples: readonly (readonly string[])[]): boolean => {
  const cells = cellsOf(index, samples);
  return cells.filter((cell) => /^\p{L}{3,}$/u.test(cell)).length > cells.length * 0.7;
};
