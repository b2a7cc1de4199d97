import type { ListRow } from '../price-list-line.ts';
import type { PdfLine } from './pdf-lines.ts';
import { textOf } from './pdf-lines.ts';
import type { PlacedText } from './pdf-text.ts';

const LEAST_RECORDS = 4;
const NEAR = 3;
/** Lines of one record stand no further apart than so many times their letters' height. */
const MOST_APART = 1.8;

const PRICE = /^(?:\p{Sc}|[A-Z]{2,3}\s?\p{Sc}?)?\s?\d[\d.,'’ ]*[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3})?$/u;
const isPrice = ({ text }: PlacedText): boolean => PRICE.test(text);

/**
 * Rows of pages whose columns have no names: what stands at the left begins an item, what stands below it further in
 * goes on with it, and texts above each other are a column. Null where most items take one line, or have no price.
 */
export function rowsWithoutHeadings(pages: readonly PdfLine[][]): ListRow[] | null {
  const left = leftOf(pages.flat());
  if (left === null) return null;
  const groups = pages.flatMap((lines, index) =>
    groupsOf(lines, left).map((group) => ({ group, page: index + 1 })),
  );
  const records = groups.filter(({ group }) => isRecord(group));
  const long = records.filter(({ group }) => group.length > 1);
  if (long.length < LEAST_RECORDS || long.length < records.length / 2) return null;
  const bounds = boundsOf(records.flatMap(({ group }) => group.flatMap(({ chunks }) => chunks)));
  return groups.flatMap(({ group, page }, at): ListRow[] => {
    const cells = isRecord(group) ? [cellsOf(group, bounds)] : group.map((line) => [textOf(line)]);
    return cells.map((own) => ({ line: at + 1, page, cells: own }));
  });
}

const isRecord = (group: readonly PdfLine[]): boolean =>
  group.some(({ chunks }) => chunks.length > 1) && group.some(({ chunks }) => chunks.some(isPrice));

/** Where most items begin. */
function leftOf(lines: readonly PdfLine[]): number | null {
  const counts = new Map<number, number>();
  for (const { chunks } of lines)
    if (chunks.length > 1) {
      const x = Math.round(chunks[0]?.x ?? 0);
      counts.set(x, (counts.get(x) ?? 0) + 1);
    }
  const [first] = [...counts]
    .filter(([, count]) => count >= LEAST_RECORDS)
    .toSorted(([one], [other]) => one - other);
  return first?.[0] ?? null;
}

function groupsOf(lines: readonly PdfLine[], left: number): PdfLine[][] {
  const groups: PdfLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const above = last?.at(-1);
    const goesOn =
      above !== undefined &&
      (line.chunks[0]?.x ?? 0) > left + NEAR &&
      line.y - above.y < Math.max(line.height, above.height) * MOST_APART;
    if (last && goesOn) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Where columns end: between texts that stand above each other in most records. */
function boundsOf(chunks: readonly PlacedText[]): number[] {
  const spans: { from: number; to: number }[] = [];
  for (const { x, width } of chunks.toSorted((one, other) => one.x - other.x)) {
    const last = spans.at(-1);
    if (last && x < last.to) last.to = Math.max(last.to, x + width);
    else spans.push({ from: x, to: x + width });
  }
  return spans.slice(1).map(({ from }, index) => ((spans[index]?.to ?? from) + from) / 2);
}

function cellsOf(group: readonly PdfLine[], bounds: readonly number[]): string[] {
  const cells = Array.from({ length: bounds.length + 1 }, () => '');
  for (const { chunks } of group)
    for (const { text, x, width } of chunks) {
      const found = bounds.findIndex((bound) => x + width / 2 < bound);
      const at = found < 0 ? bounds.length : found;
      cells[at] = cells[at] ? `${cells[at]} ${text}` : text;
    }
  return cells;
}
