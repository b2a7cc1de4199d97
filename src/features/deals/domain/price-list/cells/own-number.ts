import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Column } from '../columns/column-role.ts';
import { cellsOf, isCode } from '../columns/column-samples.ts';
import { plain } from '../columns/plain-heading.ts';

type Samples = readonly (readonly string[])[];

/** Numbers of whoever makes the goods, on the list of somebody who distributes them, or of who buys there. */
const OF_THE_MAKER = new RegExp(inLines`
  \b(?:
    cust(?:omer)?|mfr?|mfg|mfgr|manuf\w*|maker|oem|brand|vendor|supplier|hersteller\w*|
    lieferanten\w*|fabricant|fabrikant\w*|fabricante|produttore|fornitore|proveedor|tillverkar\w*|
    leverant\w*|leverand\w*|produsent\w*|producent\w*|v?mpn
  )\b
`);
/** What a program counts its records by. */
const OF_A_RECORD =
  /^(?:(?:product|item|variant|variation|internal|system|record|row|external|entity|inventory item|stock item|post) )?id$/;

export const isOfMaker = ({ heading }: Pick<Column, 'heading'>): boolean => OF_THE_MAKER.test(plain(heading));

/** Of several numbers the one that goods are ordered by: the seller's own, of no record, and of each variant. */
export function withOwnNumber(columns: readonly Column[], samples: Samples): Column[] {
  const isNumber = ({ role }: Column) => role === 'sku';
  let left = [...columns];
  const leaveOut = (isOther: (column: Column) => boolean): void => {
    const own = left.filter((column) => isNumber(column) && !isOther(column));
    if (own.length > 0) left = left.filter((column) => !isNumber(column) || !isOther(column));
  };
  leaveOut(({ index }) => cellsOf(index, samples).length === 0);
  leaveOut(isOfMaker);
  leaveOut(({ heading, index }) => OF_A_RECORD.test(plain(heading)) || isCount(index, samples));
  const areCodes = ({ index }: Column): boolean => {
    const cells = cellsOf(index, samples);
    return cells.length > 0 && cells.every(isCode);
  };
  const numbers = left.filter(isNumber);
  // "Código" over what stands on the package, beside the seller's own.
  if (!left.some(({ role }) => role === 'upc') && numbers.some((column) => !areCodes(column)))
    left = left.map((column) => (isNumber(column) && areCodes(column) ? { ...column, role: 'upc' } : column));
  leaveOut((column) => numbers.some((other) => isOfVariants(other, column, samples)));
  return left;
}

/** 1, 2, 3: the lines are counted. */
function isCount(index: number, samples: Samples): boolean {
  const cells = cellsOf(index, samples);
  return cells.length > 1 && cells.every((cell, at) => Number(cell) === at + 1);
}

/** Whether one column tells apart what the other has in common: "STR1060-SAG" and "STR1061-CLA" beside "STR106". */
function isOfVariants(one: Column, other: Column, samples: Samples): boolean {
  const pairs = samples.flatMap((row) => {
    const [own, shared] = [row[one.index]?.trim(), row[other.index]?.trim()];
    return own && shared ? [{ own, shared }] : [];
  });
  if (one === other || pairs.length < 2) return false;
  const extend = pairs.filter(({ own, shared }) => own.length > shared.length && own.startsWith(shared));
  const countOf = (cells: readonly string[]) => new Set(cells).size;
  const isUnique = countOf(pairs.map(({ own }) => own)) === pairs.length;
  const isShared = countOf(pairs.map(({ shared }) => shared)) <= pairs.length * 0.7;
  return isUnique && (extend.length > pairs.length * 0.8 || isShared);
}
