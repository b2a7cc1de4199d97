import { type Placed, placedByColumns } from './fixed-width.ts';
import type { PdfPage, PlacedText } from './pdf-text.ts';

/** How wide the letters of a page are, and where their first place is. */
interface Print {
  left: number;
  letter: number;
}

interface PrintedLine {
  y: number;
  height: number;
  text: string;
  print: Print;
}

const LEAST_LETTERS = 60;
const MOSTLY = 0.9;
const APART = 3;
const FURTHER = 1.5;

/**
 * Pages as an office machine prints them, whatever pieces their lines were written in: their texts by columns. Null
 * where letters are of several widths, or no headings say what the columns are.
 */
export function byFixedWidth(pages: readonly PdfPage[]): PdfPage[] | null {
  const prints = pages.map(printOf);
  if (prints.every((print) => print === null)) return null;
  const lines = pages.flatMap((page, at) => {
    const print = prints[at];
    return print ? withBlanks(linesOfPrint(page, print)).map((line) => ({ ...line, at })) : [];
  });
  const made = pages.map((page, at): PlacedText[] => (prints[at] ? [] : [...page]));
  const placed = placedByColumns(lines.map(({ text }) => text));
  if (!placed.some(({ isHeading }) => isHeading)) return null;
  let [page, apart] = [-1, 0];
  for (const [index, { texts, isHeading }] of placed.entries()) {
    const line = lines[index];
    if (!line || texts.length === 0) continue;
    if (line.at !== page) [page, apart] = [line.at, 0];
    // A title that stands close above headings would pass for one of their lines.
    if (isHeading) apart += line.height * APART;
    for (const one of texts) made[line.at]?.push(cellAt(one, line, apart));
  }
  return made;
}

function cellAt({ text, start, end }: Placed, { print, y, height }: PrintedLine, apart: number): PlacedText {
  const { left, letter } = print;
  return {
    text,
    x: left + start * letter,
    y: y + apart,
    width: (end - start) * letter,
    height,
    isCell: true,
  };
}

/** Null where letters are of several widths, or don't stand below each other. */
function printOf(page: PdfPage): Print | null {
  const letters = new Map<number, number>();
  let [all, left] = [0, Number.POSITIVE_INFINITY];
  for (const { text, width, x } of page) {
    const letter = Math.round((width / text.length) * 100);
    letters.set(letter, (letters.get(letter) ?? 0) + text.length);
    all += text.length;
    left = Math.min(left, x);
  }
  const [letter = 0] = [...letters].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (all < LEAST_LETTERS || letter === 0) return null;
  const print = { left, letter: letter / 100 };
  const inPlace = page.reduce((sum, text) => sum + (isInPlace(text, print) ? text.text.length : 0), 0);
  return inPlace > all * MOSTLY ? print : null;
}

function isInPlace({ text, x, width }: PlacedText, { left, letter }: Print): boolean {
  const place = (x - left) / letter;
  return Math.abs(width / text.length - letter) < letter * 0.02 && Math.abs(place - Math.round(place)) < 0.15;
}

/** A page's lines as they were printed, from top to bottom, an empty one where they stand further apart than others. */
function withBlanks(lines: readonly PrintedLine[]): PrintedLine[] {
  const gaps = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? y));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return lines.flatMap((line, index) =>
    index === 0 || (gaps[index - 1] ?? 0) > usual * FURTHER ? [{ ...line, text: '' }, line] : [line],
  );
}

function linesOfPrint(page: PdfPage, print: Print): PrintedLine[] {
  const lines: PrintedLine[] = [];
  for (const { text, x, y, height } of page.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = lines.at(-1);
    const place = Math.max(0, Math.round((x - print.left) / print.letter));
    if (last && y - last.y < Math.min(last.height, height) * 0.4) last.text = last.text.padEnd(place) + text;
    else lines.push({ y, height, text: ' '.repeat(place) + text, print });
  }
  return lines;
}
