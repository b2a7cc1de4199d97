import type { PdfLine } from './pdf-lines.ts';
import type { PlacedText } from './pdf-text.ts';

const LEAST_RECORDS = 4;
/** Of the lines from the first record to the last, how many may stand across two columns: titles of sections, and notes. */
const MOST_ACROSS = 0.2;
const NEAR = 6;

interface Gutter {
  x: number;
  /** From the left of one column to that of the next. */
  step: number;
}

/**
 * A page that is set in columns, each below the other and as far left, since the first one's headings may be those of
 * all; every other page as it is.
 */
export function inOneColumn(lines: readonly PdfLine[]): PdfLine[] {
  const found = gutterOf(lines);
  if (found === null) return [...lines];
  const { x: gutter, step } = found;
  const made: PdfLine[] = [];
  let left: PdfLine[] = [];
  let right: PdfLine[] = [];
  const flush = (): void => {
    made.push(...left, ...inOneColumn(right));
    left = [];
    right = [];
  };
  for (const line of lines) {
    const before = line.chunks.filter(({ x }) => x < gutter);
    const after = line.chunks.filter(({ x }) => x >= gutter);
    if (before.some(({ x, width }) => x + width > gutter)) {
      flush();
      made.push(line);
      continue;
    }
    if (before.length > 0) left.push({ ...line, chunks: before });
    if (after.length > 0)
      right.push({ ...line, chunks: after.map((chunk) => ({ ...chunk, x: chunk.x - step })) });
  }
  flush();
  return made;
}

const PRICE = /^(?:\p{Sc}|[A-Z]{2,3}\s?\p{Sc}?)?\s?\d[\d.,]*[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3})?$/u;

const endsInPrice = (chunks: readonly PlacedText[]): boolean =>
  chunks.length > 1 &&
  PRICE.test(chunks.at(-1)?.text ?? '') &&
  chunks.some(({ text }) => /\p{L}{3}/u.test(text));

/** Between two columns whose lines are made alike: as many texts, that begin and end at the same places. */
function gutterOf(lines: readonly PdfLine[]): Gutter | null {
  const chunks = lines.flatMap((line) => line.chunks);
  if (chunks.length < LEAST_RECORDS * 4) return null;
  const starts = new Map<number, number>();
  // A column begins at the left of a line, or behind the price that ends a line of the column before.
  for (const line of lines)
    for (const [place, { x }] of line.chunks.entries())
      if (place === 0 || PRICE.test(line.chunks[place - 1]?.text ?? ''))
        starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  if (starts.size === 0) return null;
  const first = Math.min(...starts.keys());
  const gutters = [...starts]
    .filter(([x, count]) => count >= LEAST_RECORDS && x > first + 60)
    .map(([x]) => x - 2)
    .toSorted((one, other) => one - other);
  for (const x of gutters) {
    const step = stepAcross(x, lines);
    if (step !== null) return { x, step };
  }
  return null;
}

function stepAcross(gutter: number, lines: readonly PdfLine[]): number | null {
  const areRecords = lines.map(({ chunks }) => endsInPrice(chunks));
  const body = lines.slice(Math.max(0, areRecords.indexOf(true)), areRecords.lastIndexOf(true) + 1);
  const across = body.filter(({ chunks }) => chunks.some(({ x, width }) => x < gutter && x + width > gutter));
  if (across.length > body.length * MOST_ACROSS) return null;
  const left = recordsIn(lines, ({ x }) => x < gutter);
  const right = recordsIn(lines, ({ x }) => x >= gutter);
  if (left.length < LEAST_RECORDS || right.length < LEAST_RECORDS) return null;
  const [one, other] = [shapeOf(left), shapeOf(right)];
  const [widthOfOne, widthOfOther] = [one.end - one.start, other.end - other.start];
  const areAlike =
    one.count === other.count && Math.abs(widthOfOne - widthOfOther) < Math.max(NEAR, widthOfOne * 0.05);
  return areAlike ? other.start - one.start : null;
}

const recordsIn = (lines: readonly PdfLine[], isIn: (chunk: PlacedText) => boolean): PlacedText[][] =>
  lines.map(({ chunks }) => chunks.filter(isIn)).filter(endsInPrice);

function shapeOf(records: readonly PlacedText[][]): { count: number; start: number; end: number } {
  return {
    count: commonest(records.map((chunks) => chunks.length)),
    start: commonest(records.map((chunks) => Math.round(chunks[0]?.x ?? 0))),
    end: commonest(
      records.map((chunks) => Math.round((chunks.at(-1)?.x ?? 0) + (chunks.at(-1)?.width ?? 0))),
    ),
  };
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
