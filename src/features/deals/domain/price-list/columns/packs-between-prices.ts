import type { Column } from './column-role.ts';
import { isProduct } from './column-samples.ts';

const QUANTITY = /^(?:qty|quantity|menge|anzahl|cant(?:idad)?|qt[éeà]|quantit[éà]|aantal|antal)\.?$/i;

/** "Qty" says nothing by itself; where it is what makes the price of one that of a case, it is how many a case holds. */
export function withPacksBetween(
  columns: readonly Column[],
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): Column[] {
  if (columns.some(({ role }) => role === 'case_pack')) return [...columns];
  const prices = columns.filter(({ role }) => role === 'cost' || role === 'case_cost');
  const packs = headings.flatMap((heading, index): Column[] =>
    QUANTITY.test(heading.trim()) &&
    columns.every((column) => column.index !== index) &&
    prices.some((one) => prices.some((other) => isProduct(one.index, index, other.index, samples)))
      ? [{ index, heading, role: 'case_pack', confidence: 0.6 }]
      : [],
  );
  return [...columns, ...packs];
}
