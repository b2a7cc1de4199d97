import { currencyOfNote } from '../cells/currency.ts';
import type { PdfPage, PlacedText } from './pdf-text.ts';

/** Texts that stand on one line of a page. */
export interface PdfLine {
  y: number;
  height: number;
  chunks: PlacedText[];
}

/** Further apart than this part of a letter's height, texts are two cells. */
const CELL_GAP = 0.55;
const WORD_GAP = 0.12;
/** Where all letters are as wide, one blank is wider than the gap of two cells is elsewhere. */
const ONE_BLANK = 1.5;
const LEAST_FOR_WIDTH = 12;
const MOSTLY = 0.7;

export function linesOf(page: PdfPage): PdfLine[] {
  const gap = Math.max(CELL_GAP, widthOfLetters(page) * ONE_BLANK);
  const texts = page
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const lines: PdfLine[] = [];
  for (const text of texts) {
    const line = lines.at(-1);
    if (line && Math.abs(text.y - line.y) < Math.min(line.height, text.height) * 0.4) line.chunks.push(text);
    else lines.push({ y: text.y, height: text.height, chunks: [text] });
  }
  return lines.map((line) => ({ ...line, chunks: joinedChunks(line.chunks, gap) }));
}

/**
 * As a part of its height, on a page whose letters are all as wide, as office machines print, and whose words were set
 * one by one; else 0.
 */
function widthOfLetters(page: PdfPage): number {
  const words = page.filter(({ text }) => !text.trim().includes(' '));
  if (words.length < page.length * MOSTLY) return 0;
  let [narrowest, widest, measured] = [Number.POSITIVE_INFINITY, 0, 0];
  // By hand: no call takes as many arguments as a page may have texts.
  for (const { text, width, height } of page) {
    if (text.length < 2) continue;
    const letter = width / text.length / height;
    narrowest = Math.min(narrowest, letter);
    widest = Math.max(widest, letter);
    measured += 1;
  }
  return measured >= LEAST_FOR_WIDTH && widest < narrowest * 1.02 ? narrowest : 0;
}

/** Words that a program set one by one are one text again. */
function joinedChunks(chunks: readonly PlacedText[], cellGap: number): PlacedText[] {
  const joined: PlacedText[] = [];
  for (const chunk of chunks.toSorted((one, other) => one.x - other.x)) {
    const last = joined.at(-1);
    const gap = last ? chunk.x - (last.x + last.width) : Number.POSITIVE_INFINITY;
    if (last && !chunk.isCell && gap < Math.max(last.height, chunk.height) * cellGap) {
      const space = gap > chunk.height * WORD_GAP && !/\s$/.test(last.text) ? ' ' : '';
      last.text += space + chunk.text;
      last.width = Math.max(last.x + last.width, chunk.x + chunk.width) - last.x;
    } else joined.push({ ...chunk });
  }
  return joined
    .map((chunk) => ({ ...chunk, text: chunk.text.replace(/\s+/g, ' ').trim() }))
    .flatMap(withoutLeaders);
}

const LEADERS = /\s*(?:\.{3,}|(?:\. ){3,}\.?|…{2,}|_{4,}|·{3,}|(?:· ){3,}|-{5,})\s*/g;

/** "Earl Grey ......... $9.50": the dots lead to the price, and are no part of either. */
function withoutLeaders(chunk: PlacedText): PlacedText[] {
  if (!/\.{3}|\. \. \.|…|_{4}|··|· ·|-{5}/.test(chunk.text)) return [chunk];
  const letter = chunk.width / Math.max(1, chunk.text.length);
  const pieces: PlacedText[] = [];
  let start = 0;
  for (const found of [...chunk.text.matchAll(LEADERS), null]) {
    const end = found?.index ?? chunk.text.length;
    const text = chunk.text.slice(start, end);
    if (text !== '')
      pieces.push({ ...chunk, text, x: chunk.x + start * letter, width: text.length * letter });
    start = end + (found?.[0].length ?? 0);
  }
  return pieces;
}

/** Without what stands at the bottom of every page, and at the top of all but the first: a letterhead, "Page 2 of 9". */
export function withoutRunningLines(
  pages: readonly PdfLine[][],
  isKept: (line: PdfLine) => boolean,
): PdfLine[][] {
  if (pages.length < 2) return pages.map((lines) => lines.filter((line) => !isPageNumber(textOf(line))));
  const seen = new Map<string, number>();
  const keyOf = (line: PdfLine) => `${Math.round(line.y / 4)} ${textOf(line).replace(/\d+/g, '0')}`;
  for (const lines of pages)
    for (const key of new Set(lines.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  return pages.map((lines, page) =>
    lines.filter((line, index) => {
      if (isPageNumber(textOf(line))) return false;
      // A note among them speaks of the whole list.
      if (page === 0 && index < 4) return true;
      // So does what the foot of every page says of its prices: the last one stays.
      if (page === pages.length - 1 && index > 3 && currencyOfNote(textOf(line)) !== null) return true;
      const isAtEdge = index < 4 || index >= lines.length - 3;
      return !isAtEdge || isKept(line) || (seen.get(keyOf(line)) ?? 0) < Math.max(2, pages.length * 0.6);
    }),
  );
}

export const textOf = ({ chunks }: PdfLine): string => chunks.map(({ text }) => text).join(' ');

const isPageNumber = (text: string): boolean =>
  /^(?:page|seite|p\.)?\s*\d+\s*(?:(?:of|\/|von)\s*\d+)?$/i.test(text) &&
  text.length < 16 &&
  /page|seite|of|\//i.test(text);
