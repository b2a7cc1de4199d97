import { linesOf, type PdfLine } from './pdf-lines.ts';
import type { PdfPage } from './pdf-text.ts';

const LEAST_LINES = 4;
/** Lines of two pages go on with each other where they stand so near the same height. */
const SAME_HEIGHT = 1.5;
const GUTTER = 40;

const FIGURE = /^\W{0,3}(?:[A-Z]{3}\s?)?\d[\d.,'’\s]*(?:\s?(?:\p{Sc}|%|[A-Z]{3}))?$/u;
const PRICE = /^\W{0,3}(?:[A-Z]{3}\s?)?\d[\d.,'’\s]*[.,]\d{2}(?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u;

/**
 * A sheet too wide for a page goes on to the right on further pages, without what its lines are called: such pages
 * stand beside those that they go on from, as on the sheet. A program prints them after all of the others, or each
 * behind its own.
 */
export function withSpreads(pages: readonly PdfPage[]): readonly PdfPage[] {
  if (pages.length % 2 !== 0) return pages;
  const half = pages.length / 2;
  const pairings = [(at: number) => [at, at + half] as const, (at: number) => [at * 2, at * 2 + 1] as const];
  for (const pairOf of pairings) {
    const pairs = Array.from({ length: half }, (_, at) => pairOf(at));
    if (
      pairs.length > 0 &&
      pairs.every(([left, right]) => goesOn(linesOf(pages[left] ?? []), linesOf(pages[right] ?? [])))
    )
      return pairs.map(([left, right]) => sideBySide(pages[left] ?? [], pages[right] ?? []));
  }
  return pages;
}

/** Figures alone beside names without prices, at the same heights. */
function goesOn(left: readonly PdfLine[], right: readonly PdfLine[]): boolean {
  const records = right.filter(({ chunks }) => chunks.every(({ text }) => FIGURE.test(text)));
  if (records.length < LEAST_LINES || records.length < right.length * 0.6) return false;
  const beside = records.flatMap(({ y }) => left.find((line) => Math.abs(line.y - y) < SAME_HEIGHT) ?? []);
  const shareOf = (lines: readonly PdfLine[], words: RegExp): number =>
    lines.filter(({ chunks }) => chunks.some(({ text }) => words.test(text))).length / lines.length;
  return (
    beside.length > records.length * 0.9 &&
    shareOf(records, PRICE) > 0.6 &&
    shareOf(beside, PRICE) < 0.3 &&
    shareOf(beside, /\p{L}{3}/u) > 0.8
  );
}

function sideBySide(left: PdfPage, right: PdfPage): PdfPage {
  const start = Math.max(...left.map(({ x, width }) => x + width)) + GUTTER;
  const shift = start - Math.min(...right.map(({ x }) => x));
  return [...left, ...right.map((text) => ({ ...text, x: text.x + shift }))];
}
