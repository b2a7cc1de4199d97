import { counted } from '../../../../../kernel/words.ts';

/** A line that is read again keeps about as many units as were picked of it, in whole cases of the size read now. */
export function casesAnew(
  picked: { cases: number; casePack: number | null },
  casePack: number | null,
): number {
  if (picked.casePack === casePack) return picked.cases;
  return Math.max(1, Math.round((picked.cases * (picked.casePack ?? 1)) / (casePack ?? 1)));
}

/** What a person is told of a list that was read again since other prices of it hold now. */
export const pricesChanged = (day: string): string =>
  `Since ${day} other prices of the list hold. It was read again with them: please check what you picked before you order.`;

/** What a person is told of lines whose picked cases are others now. */
export const pickedAnew = (lines: number): string =>
  `The case packs are read differently now: what you picked on ${counted(lines, 'line')} was converted to cases of the new size, as close to the same units as possible. Please check it before you order.`;
