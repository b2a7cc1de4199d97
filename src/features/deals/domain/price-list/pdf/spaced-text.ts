import type { PdfPage, PlacedText } from './pdf-text.ts';

const LETTER = 6;
const LINE = 12;
const HEIGHT = 10;
const LINES_OF_A_PAGE = 200;
const LINES_SEEN = 400;
/** In fewer lines, words part at one place by chance. */
const LEAST_FOR_GUTTERS = 8;
/** Runs of spaces that part two columns. */
const GAP = / {2,}/;
const RULE = /^[\s=_*+|.-]*$/;

/**
 * A report that a program printed as text, its columns parted by spaces: texts at their places, as on a page. Null where
 * the text is parted by marks, or isn't a table.
 */
export function pagesOfSpacedText(text: string): PdfPage[] | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\f/g, '').trimEnd());
  const seen = lines.filter((line) => line.trim() !== '' && !RULE.test(line)).slice(0, LINES_SEEN);
  const spaced = seen.filter((line) => partsOf(line) > 2);
  if (spaced.length < 3 || spaced.length < seen.length * 0.5 || !isAligned(recordsOf(spaced))) return null;
  const gutters = guttersOf(recordsOf(spaced));
  const pages: PlacedText[][] = [];
  for (const [index, line] of lines.entries()) {
    const page = Math.floor(index / LINES_OF_A_PAGE);
    pages[page] ??= [];
    if (!RULE.test(line)) pages[page].push(...textsOf(line, gutters, (index % LINES_OF_A_PAGE) * LINE));
  }
  return pages;
}

const partsOf = (line: string): number => line.trim().split(GAP).length;

/** The lines of about as many columns as most have, or more: titles above them have fewer. */
function recordsOf(lines: readonly string[]): string[] {
  const counts = lines.map(partsOf).toSorted((one, other) => one - other);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return lines.filter((line) => partsOf(line) >= usual - 1);
}

/** Whether texts begin or end at the same two places, or more, in most lines; and nothing else parts them. */
function isAligned(lines: readonly string[]): boolean {
  const edges = new Map<number, number>();
  let marked = 0;
  for (const line of lines) {
    if ((line.match(/[\t;|]|","|,(?=\S*,\S*,)/g) ?? []).length > 1) marked += 1;
    const own = new Set<number>();
    for (const { index } of line.matchAll(/(?<= {2})\S/g)) own.add(index);
    for (const { index } of line.matchAll(/\S(?= {2}|$)/g)) own.add(-index);
    for (const edge of own) edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  const commas = lines.map((line) => line.split(',').length);
  const isOfCommas =
    (commas[0] ?? 0) > 2 && commas.filter((count) => count === commas[0]).length > lines.length * 0.8;
  const common = [...edges.values()].filter((count) => count > lines.length * 0.6);
  return common.length >= 2 && marked < lines.length * 0.2 && !isOfCommas;
}

/** Places without a letter between two full ones: a column may be so full that one space parts it from the next. */
function guttersOf(lines: readonly string[]): ReadonlySet<number> {
  const taken: number[] = [];
  if (lines.length < LEAST_FOR_GUTTERS) return new Set();
  for (const line of lines)
    for (let at = 0; at < line.length; at += 1) taken[at] = (taken[at] ?? 0) + (line[at] === ' ' ? 0 : 1);
  // The column on the left may end earlier in most lines; that on the right begins there, as codes and figures do.
  const isSet = (at: number, share: number): boolean => (taken[at] ?? 0) > lines.length * share;
  return new Set(
    taken.flatMap((count, at) =>
      count <= lines.length * 0.02 && isSet(at - 1, 0.1) && isSet(at + 1, 0.6) ? [at] : [],
    ),
  );
}

function textsOf(line: string, gutters: ReadonlySet<number>, y: number): PlacedText[] {
  const texts: PlacedText[] = [];
  let start = -1;
  const close = (end: number): void => {
    const text = line.slice(start, end).trim();
    if (text !== '')
      texts.push({ text, x: start * LETTER, y, width: text.length * LETTER, height: HEIGHT, isCell: true });
    start = -1;
  };
  for (let at = 0; at <= line.length; at += 1) {
    const isSpace = at === line.length || line[at] === ' ';
    const parts = isSpace && (at === line.length || line[at + 1] === ' ' || gutters.has(at));
    if (!isSpace && start < 0) start = at;
    if (parts && start >= 0) close(at);
  }
  return texts;
}
