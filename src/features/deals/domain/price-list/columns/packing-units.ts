import type { Column } from './column-role.ts';
import { cellsOf, MONEY_SIGN } from './column-samples.ts';

const PACKING_UNIT = /^(?:pu|p\.u\.|pe)$/i;
const WHOLE = /^[1-9]\d{0,3}$/;

/** "PU" is a price for one in French; over whole numbers beside another price it is the packing unit. */
export function withPackingUnits(
  columns: readonly Column[],
  samples: readonly (readonly string[])[],
): Column[] {
  const hasPack = columns.some(({ role }) => role === 'case_pack');
  const isMoney = ({ index }: Column): boolean =>
    cellsOf(index, samples).some((cell) => MONEY_SIGN.test(cell) || /\d[.,]\d/.test(cell));
  const isPriced = columns.some((column) => column.role === 'cost' && isMoney(column));
  return columns.map((column) => {
    const cells = cellsOf(column.index, samples);
    const isUnit =
      column.role === 'cost' &&
      PACKING_UNIT.test(column.heading.trim()) &&
      cells.length > 0 &&
      cells.every((cell) => WHOLE.test(cell));
    return isUnit && isPriced && !hasPack ? { ...column, role: 'case_pack', confidence: 0.8 } : column;
  });
}
