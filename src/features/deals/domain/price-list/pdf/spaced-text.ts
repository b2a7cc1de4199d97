import { isRule, phrasesIn } from './fixed-width.ts';
import type { PdfPage, PlacedText } from './pdf-text.ts';

const LETTER = 6;
const LINE = 12;
const HEIGHT = 10;
const LINES_OF_A_PAGE = 200;
const LINES_SEEN = 400;
/** Where the printer takes another sheet, or the program begins one. */
const BEGINS_PAGE = /^\f|\b(?:page|pg|seite|blatt|pagina|página)\b[:.\s]*\d+/i;
/** Runs of spaces that part two columns. */
const GAP = / {2,}/;

/**
 * A report that a program printed as text, its columns parted by spaces: texts at their places, as on a page. Null where
 * the text is parted by marks, or isn't a table.
 */
export function pagesOfSpacedText(text: string): PdfPage[] | null {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  const seen = lines.filter((line) => line.trim() !== '' && !isRule(line)).slice(0, LINES_SEEN);
  const spaced = seen.filter((line) => partsOf(line) > 2);
  if (spaced.length < 3 || spaced.length < seen.length * 0.5 || !isAligned(recordsOf(spaced))) return null;
  const pages: PlacedText[][] = [];
  let top = 0;
  for (const [index, line] of lines.entries()) {
    if (pages.length === 0 || index - top >= LINES_OF_A_PAGE || BEGINS_PAGE.test(line)) {
      pages.push([]);
      top = index;
    }
    if (isRule(line)) continue;
    for (const { text, start } of phrasesIn(line.replace(/\f/g, '')))
      pages.at(-1)?.push({
        text,
        x: start * LETTER,
        y: (index - top) * LINE,
        width: text.length * LETTER,
        height: HEIGHT,
        isCell: true,
      });
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
