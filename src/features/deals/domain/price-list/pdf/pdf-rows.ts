import { looksLikeCode } from '../cells/code-text.ts';
import { isOpenPrice } from '../cells/price-text.ts';
import type { ColumnRole } from '../columns/column-role.ts';
import { headingsAt } from '../columns/find-columns.ts';
import { haveNumbersBelow, isNumberAlone } from '../columns/numbers-below.ts';
import type { ListRow, ListSheet } from '../price-list-line.ts';
import { orderOfPairs } from './card-prices.ts';
import { rowsOfCards, seemToBeCards } from './cards.ts';
import { byFixedWidth } from './fixed-width-pages.ts';
import { inOneColumn } from './pdf-columns.ts';
import { linesOf, type PdfLine, textOf, withoutRunningLines } from './pdf-lines.ts';
import { withSpreads } from './pdf-spreads.ts';
import type { PdfPage, PlacedText } from './pdf-text.ts';
import { type Band, commonest, withUnnamedTitles } from './pdf-unnamed-titles.ts';
import { rowsWithoutHeadings } from './pdf-without-headings.ts';

interface Table {
  /** Where each column ends, from left to right. */
  bounds: number[];
  headings: string[];
  roles: (ColumnRole | null)[];
  /** Where the description begins. */
  titleX: number | null;
}

/** Makes rows of the text of pages: columns by where headings and values stand, descriptions of several lines whole. */
export function rowsOfPdf(pages: readonly PdfPage[]): ListSheet {
  const printed = byFixedWidth(pages);
  const allLines = withSpreads(printed ?? pages).map(linesOf);
  const lines = withoutRunningLines(allLines, (line) => isRecord(line) || headingBands([line]) !== null).map(
    inOneColumn,
  );
  // Cards are so alike that they would pass for what stands on every page.
  const cards = printed ? null : cardsOfPages(allLines);
  if (cards) return { name: null, rows: cards };
  const hasNumbersBelow = haveNumbersBelow(lines.flat().map(textsOf));
  const rows: ListRow[] = [];
  let table: Table | null = null;
  for (const [index, pageLines] of lines.entries()) {
    let line = 0;
    const page = index + 1;
    const headings = pageLines.map((_, at) => headingsFrom(pageLines, at));
    const nextHeadings = (from: number): number => {
      const next = headings.findIndex((found, at) => at > from && found !== null);
      return next < 0 ? pageLines.length : next;
    };
    for (let at = 0; at < pageLines.length; ) {
      const found = headings[at];
      if (found) {
        const below = at + found.taken;
        const body = pageLines.slice(below, nextHeadings(below));
        const isFirst: boolean = table === null && rows.length > 0;
        table = tableOf(withUnnamedTitles(found.bands, body), body);
        // What stands above the first headings is no part of them.
        if (isFirst) rows.push({ line, page, cells: [] });
        rows.push({ line: ++line, page, cells: table.headings });
        at += found.taken;
        continue;
      }
      const end = nextHeadings(at);
      const part = pageLines.slice(at, end);
      const made: string[][] = table ? recordsOf(part, table, hasNumbersBelow) : part.map(textsOf);
      for (const cells of made) rows.push({ line: ++line, page, cells });
      at = end;
    }
  }
  return { name: null, rows: (table === null ? rowsWithoutHeadings(lines) : null) ?? rows };
}

const textsOf = ({ chunks }: PdfLine): string[] => chunks.map(({ text }) => text);

/** "WS | RRP" among the headings of a table: its pairs of prices stand in rows, and on no cards. */
const headsPairs = (line: PdfLine): boolean =>
  line.chunks.length > 2 &&
  line.chunks.some(({ text }) => orderOfPairs([text]) !== null) &&
  headingBands([line]) !== null;

const PAGES_SEEN = 4;

function cardsOfPages(pages: readonly PdfLine[][]): ListRow[] | null {
  const seen = pages.slice(0, PAGES_SEEN).flatMap((lines) => lines.flatMap(({ chunks }) => chunks));
  if (pages.some((lines) => lines.some(headsPairs)) || !seemToBeCards(seen.map(({ text }) => text)))
    return null;
  return rowsOfCards(
    pages.map((lines, index) => ({
      page: index + 1,
      gap: Math.max(0, ...lines.slice(0, 40).map(({ height }) => height)) * 2,
      texts: lines.flatMap(({ chunks, y }, at) => chunks.map((chunk) => ({ ...chunk, y, line: at + 1 }))),
    })),
  );
}

/** What has a code or a price among its cells is a line of the list, however alike the lines are. */
const isRecord = ({ chunks }: PdfLine): boolean =>
  chunks.length > 2 && chunks.some(({ text }) => looksLikeCode(text) || /^\W{0,2}\d+[.,]\d{2}\b/.test(text));

const HEADING_LINES = 3;
const LONGEST_PART = 14;

/** Headings that take one line, or up to three that stand close below each other. */
function headingsFrom(lines: readonly PdfLine[], at: number): { bands: Band[]; taken: number } | null {
  let best: { bands: Band[]; taken: number; score: number } | null = null;
  for (let taken = 1; taken <= HEADING_LINES; taken += 1) {
    const part = lines.slice(at, at + taken);
    if (part.length < taken || !isClose(part)) break;
    const found = headingBands(part);
    const score = found ? found.score - (taken - 1) * 0.2 : 0;
    if (found && (!best || score > best.score)) best = { bands: found.bands, taken, score };
  }
  return best;
}

const isClose = (lines: readonly PdfLine[]): boolean =>
  lines.every((line, index) => index === 0 || line.y - (lines[index - 1]?.y ?? 0) < line.height * 1.9);

function headingBands(lines: readonly PdfLine[]): { bands: Band[]; score: number } | null {
  if (
    lines.some(({ chunks }) =>
      chunks.some(
        ({ text }) => looksLikeCode(text) || isOpenPrice(text) || /^[$€£]?\s?\d+(?:[.,]\d+)?$/.test(text),
      ),
    )
  )
    return null;
  // A note above the headings is no part of them; "Case" above "Pack" is.
  const [first] = lines;
  if (lines.length > 1 && first?.chunks.length === 1 && (first.chunks[0]?.text.length ?? 0) > LONGEST_PART)
    return null;
  const bands: Band[] = [];
  const groups: PlacedText[] = [];
  for (const [index, { chunks }] of lines.entries())
    for (const chunk of chunks) {
      const { x, width, text } = chunk;
      if (isOverSeveral(chunk, lines.slice(index + 1))) {
        groups.push(chunk);
        continue;
      }
      const band = bands.find(({ left, right }) => x < right + 1 && x + width > left - 1);
      if (band) {
        band.left = Math.min(band.left, x);
        band.right = Math.max(band.right, x + width);
        band.heading += ` ${text}`;
      } else bands.push({ left: x, right: x + width, heading: text });
    }
  for (const group of groups.toReversed())
    for (const band of bands)
      if (band.left < group.x + group.width && band.right > group.x)
        band.heading = `${group.text} ${band.heading}`;
  bands.sort((one, other) => one.left - other.left);
  const found = headingsAt([bands.map(({ heading }) => heading)], 0);
  if (!found || found.columns.length < 2) return null;
  return { bands, score: found.columns.reduce((sum, { confidence }) => sum + confidence, 0) };
}

/** "Price per unit" in the middle above "1-11", "12-35" and "36+" parts none of them. */
const isOverSeveral = ({ x, width }: PlacedText, below: readonly PdfLine[]): boolean =>
  below.some(({ chunks }) => chunks.filter((one) => one.x < x + width && one.x + one.width > x).length > 1);

function tableOf(bands: readonly Band[], lines: readonly PdfLine[]): Table {
  const headings = bands.map(({ heading }) => heading);
  const body = lines.filter((line) => line.chunks.length > 2);
  // "DISCONTINUED" in place of a price is wider than its column.
  const chunks = body.flatMap((line) => line.chunks.filter(({ text }) => !isOpenPrice(text)));
  const bounds = bands
    .slice(0, -1)
    .map((band, index) => boundaryBetween(band, bands[index + 1] ?? band, chunks));
  const samples = body.slice(0, 30).map(({ chunks: own }) => placed(own, bounds));
  const columns = headingsAt([headings, ...samples], 0)?.columns ?? [];
  const roles = headings.map((_, index) => columns.find((column) => column.index === index)?.role ?? null);
  const title = roles.indexOf('title');
  const startsIn = (texts: readonly PlacedText[]): number[] =>
    texts.filter((chunk) => columnAt(chunk, bounds) === title).map(({ x }) => x);
  const starts = title < 0 ? [] : startsIn(chunks);
  // Where each description takes two lines, none stands on its record's own, which is set between them.
  if (title >= 0 && starts.length === 0)
    starts.push(...commonest(startsIn(lines.flatMap(({ chunks }) => (chunks.length === 1 ? chunks : [])))));
  return { bounds, headings, roles, titleX: starts.length > 0 ? Math.min(...starts) : null };
}

/** The widest gap that the fewest texts reach across, somewhere between two headings. */
function boundaryBetween(one: Band, other: Band, chunks: readonly PlacedText[]): number {
  const from = Math.min(one.left + 2, other.left);
  const to = Math.max(other.right - 2, one.right);
  let best = { crossed: Number.POSITIVE_INFINITY, start: (one.right + other.left) / 2, width: 0 };
  let run = { crossed: -1, start: from };
  for (let x = from; x <= to; x += 1) {
    const isOnHeading = (x > one.left && x < one.right) || (x > other.left && x < other.right);
    const crossed =
      chunks.filter((chunk) => chunk.x < x && chunk.x + chunk.width > x).length + (isOnHeading ? 0.5 : 0);
    if (crossed !== run.crossed) run = { crossed, start: x };
    const width = x - run.start;
    if (crossed < best.crossed || (crossed === best.crossed && width > best.width))
      best = { crossed, start: run.start, width };
  }
  return best.start + best.width / 2;
}

function columnAt({ x, width }: PlacedText, bounds: readonly number[]): number {
  const centre = x + width / 2;
  const column = bounds.findIndex((bound) => centre < bound);
  return column < 0 ? bounds.length : column;
}

function placed(chunks: readonly PlacedText[], bounds: readonly number[]): string[] {
  const cells = Array.from({ length: bounds.length + 1 }, () => '');
  for (const chunk of chunks) {
    const column = columnAt(chunk, bounds);
    cells[column] = cells[column] ? `${cells[column]} ${chunk.text}` : chunk.text;
  }
  return cells;
}

interface Part {
  line: PdfLine;
  cells: string[];
  isRecord: boolean;
  /** Where its first text begins. */
  x: number;
}

/** One row for each record: lines that hold no more than a piece of description belong to the record next to them. */
function recordsOf(
  lines: readonly PdfLine[],
  { bounds, roles, titleX }: Table,
  hasNumbersBelow: boolean,
): string[][] {
  const title = roles.indexOf('title');
  const parts = lines.map((line): Part => {
    const cells = placed(line.chunks, bounds);
    const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [index]));
    return {
      line,
      cells,
      isRecord: filled.length > 1 && !isWrapped(filled, roles),
      x: line.chunks[0]?.x ?? 0,
    };
  });
  const above = new Map<number, string[]>();
  const below = new Map<number, string[]>();
  const alone = new Set<number>();
  for (const [index, part] of parts.entries()) {
    if (part.isRecord) continue;
    const owner = hasNumbersBelow && isNumberAlone(textsOf(part.line)) ? null : ownerOf(parts, index, titleX);
    if (owner === null || title < 0) {
      alone.add(index);
      continue;
    }
    const texts = owner > index ? above : below;
    texts.set(owner, [...(texts.get(owner) ?? []), part.cells[title] ?? '']);
  }
  return parts.flatMap(({ line, cells, isRecord }, index) => {
    if (alone.has(index)) return [[textOf(line)]];
    if (!isRecord) return [];
    const whole = [...(above.get(index) ?? []), cells[title] ?? '', ...(below.get(index) ?? [])];
    return [
      title < 0 ? cells : cells.with(title, whole.filter((text) => text !== '').reduce(joinedText, '')),
    ];
  });
}

/** A word that was broken at the end of a line is whole again. */
const joinedText = (above: string, below: string): string =>
  /\p{Ll}{2}-$/u.test(above) && /^\p{Ll}{2}/u.test(below)
    ? `${PARTED_ANYHOW.test(above) ? above : above.slice(0, -1)}${below}`
    : `${above} ${below}`.trim();

const PARTED_ANYHOW =
  /(?<!\p{L})(?:anti|non|self|multi|long|short|hand|two|three|four|all|semi|extra|ultra|super|free|low|high|half|full|quick|slow|water|oil|sugar|gluten|dairy|\p{L}*(?:ed|ing))-$/iu;

/** Only words of the description and of what varies. */
const isWrapped = (filled: readonly number[], roles: readonly (ColumnRole | null)[]): boolean =>
  filled.every((index) => roles[index] === 'title' || roles[index] === 'variant');

const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** The record that a piece of description belongs to: the nearest, the one above where both are as near. */
function ownerOf(parts: readonly Part[], index: number, titleX: number | null): number | null {
  const part = parts[index];
  if (!part || titleX === null || part.line.chunks.length > 1 || Math.abs(part.x - titleX) > part.line.height)
    return null;
  let before = index - 1;
  while (before >= 0 && !parts[before]?.isRecord) before -= 1;
  let after = index + 1;
  while (after < parts.length && !parts[after]?.isRecord) after += 1;
  const distance = (other: number) => {
    const record = parts[other];
    if (!record) return Number.POSITIVE_INFINITY;
    const between = Math.abs(other - index);
    // A section's name is set larger than what stands below it.
    if (part.line.height > record.line.height * 1.12) return Number.POSITIVE_INFINITY;
    // So is one in capitals above names that aren't.
    if (isInCapitals(textOf(part.line)) && !isInCapitals(textOf(record.line)))
      return Number.POSITIVE_INFINITY;
    return Math.abs(record.line.y - part.line.y) / between > part.line.height * 1.7
      ? Number.POSITIVE_INFINITY
      : Math.abs(record.line.y - part.line.y);
  };
  const [toBefore, toAfter] = [distance(before), distance(after)];
  if (!Number.isFinite(Math.min(toBefore, toAfter))) return null;
  return toBefore <= toAfter * 1.05 ? before : after;
}
