import { roleOfHeading } from '../columns/heading-role.ts';
import type { PdfLine } from './pdf-lines.ts';
import type { PlacedText } from './pdf-text.ts';

/** A heading on a page, and how far it reaches. */
export interface Band {
  left: number;
  right: number;
  heading: string;
}

/** Where names stand beside the numbers of items without a heading of their own, they have a column all the same. */
export function withUnnamedTitles(bands: readonly Band[], lines: readonly PdfLine[]): readonly Band[] {
  const [first, second] = bands;
  if (!first || !second || bands.some(({ heading }) => isTitle(heading))) return bands;
  const beside = lines.flatMap(({ chunks: [number, name] }) =>
    number && name && number.x < first.right && name.x + name.width < second.right && isNamed(number, name)
      ? [name]
      : [],
  );
  const [left] = commonest(beside.map(({ x }) => x));
  const names = beside.filter(({ x }) => left !== undefined && Math.abs(x - left) < 1);
  const isColumn = names.length >= FEWEST_NAMES && names.every(({ x }) => x > first.right);
  if (!isColumn || left === undefined || left > second.left) return bands;
  const right = Math.min(second.left - 1, Math.max(...names.map(({ x, width }) => x + width)));
  return [first, { left, right: Math.max(left + 1, right), heading: 'Description' }, ...bands.slice(1)];
}

const isTitle = (heading: string): boolean => {
  const said = roleOfHeading(heading);
  return said?.role === 'title' && said.confidence > 0.6;
};
const FEWEST_NAMES = 4;
const isNamed = (number: PlacedText, name: PlacedText): boolean =>
  /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d._/-]{2,19}$/u.test(number.text) && /\p{L}{3}/u.test(name.text);

/** The value that most of the others are near to, alone in a list. */
export const commonest = (values: readonly number[]): number[] => {
  const alike = (value: number): number => values.filter((other) => Math.abs(other - value) < 1).length;
  return values.toSorted((one, other) => alike(other) - alike(one)).slice(0, 1);
};
