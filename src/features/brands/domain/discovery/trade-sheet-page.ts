import { type PageScan, scanPage } from '../page/page-scan.ts';

/** A line of a sheet as it is printed, in points; y grows downwards. Its pieces are further apart than words. */
export interface SheetLine {
  y: number;
  height: number;
  chunks: readonly { text: string; x: number; width: number }[];
}

/** What is printed this much larger than most of the sheet is a title. */
const TITLE_HEIGHT = 1.15;
const LONGEST_TITLE = 90;
/** Lines that stand no further apart than this part of a letter's height may be one paragraph. */
const LINE_GAP = 1.75;
/** A line that goes on reaches at least so far to the right as this part of the longest. */
const FULL_LINE = 0.7;
const BULLET = /^[•●▪◦‣·*–-]\s+|^\(?\d{1,2}[.)]\s+|^\(?[a-h]\)\s+/;
const ENDS = /[.!?:;]["”’)]*$/;
/** Two pieces of a line that are as long as this are columns of text, and no label with its value. */
const COLUMN_TEXT = 25;

/**
 * A printed sheet as a page that can be read like any other: titles, paragraphs, entries, and rows where a line has
 * several pieces.
 */
export function pageOfSheet(url: string, pages: readonly (readonly SheetLine[])[]): PageScan {
  const lines = pages.flatMap(inColumns);
  const height = commonest(lines.map((line) => Math.round(line.height)));
  const right = Math.max(0, ...lines.map(endOf));
  const blocks: Block[] = [];
  let last: SheetLine | undefined;
  for (const line of lines) {
    const block = blocks.at(-1);
    const text = textOf(line);
    if (block && last && goesOn(last, line, right) && block.tag !== 'tr' && line.chunks.length === 1)
      block.texts[0] = joined(block.texts[0] ?? '', text);
    else blocks.push(blockOf(line, height));
    last = line;
  }
  const body = `<html><body>${blocks.map(markupOf).join('\n')}</body></html>`;
  return scanPage(url, Buffer.from(body, 'utf8').toString('latin1'), 'utf-8');
}

interface Block {
  tag: 'h2' | 'p' | 'li' | 'tr';
  texts: string[];
}

const textOf = ({ chunks }: SheetLine): string => chunks.map(({ text }) => text).join(' ');
const endOf = ({ chunks }: SheetLine): number => {
  const last = chunks.at(-1);
  return last ? last.x + last.width : 0;
};

function blockOf(line: SheetLine, height: number): Block {
  const text = textOf(line);
  if (line.chunks.length > 1 && !BULLET.test(`${line.chunks[0]?.text} `))
    return { tag: 'tr', texts: line.chunks.map((chunk) => chunk.text) };
  const isLarge = line.height >= height * TITLE_HEIGHT;
  const isLoud = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  if ((isLarge || isLoud) && text.length <= LONGEST_TITLE && !/[.;,]$/.test(text))
    return { tag: 'h2', texts: [text] };
  return BULLET.test(text) ? { tag: 'li', texts: [text.replace(BULLET, '')] } : { tag: 'p', texts: [text] };
}

/** Whether a line ends at the margin and the next goes on right below it. */
function goesOn(line: SheetLine, next: SheetLine, right: number): boolean {
  const isBelow = next.y > line.y && next.y - line.y <= Math.max(line.height, next.height) * LINE_GAP;
  const isAlike = Math.abs(next.height - line.height) <= line.height * 0.1;
  const text = textOf(next);
  return (
    isBelow &&
    isAlike &&
    !BULLET.test(text) &&
    !ENDS.test(textOf(line)) &&
    (endOf(line) >= right * FULL_LINE || /^\p{Ll}/u.test(text))
  );
}

const joined = (one: string, other: string): string =>
  /\p{Ll}-$/u.test(one) && /^\p{Ll}/u.test(other) ? one.slice(0, -1) + other : `${one} ${other}`;

/** Text that is set in two columns is read down the one and then down the other. */
function inColumns(lines: readonly SheetLine[]): SheetLine[] {
  const ordered: SheetLine[] = [];
  let run: SheetLine[] = [];
  const endRun = () => {
    const [first] = run;
    const gutter = first?.chunks[1]?.x ?? 0;
    if (run.length > 2)
      for (const isLeft of [true, false])
        for (const line of run) {
          const chunks = line.chunks.filter(({ x }) => x < gutter - 1 === isLeft);
          if (chunks.length > 0) ordered.push({ ...line, chunks });
        }
    else ordered.push(...run);
    run = [];
  };
  for (const line of lines) {
    const isInColumns =
      line.chunks.length === 2 && line.chunks.every(({ text }) => text.length > COLUMN_TEXT);
    const gutter = run[0]?.chunks[1]?.x;
    if (isInColumns && (gutter === undefined || Math.abs((line.chunks[1]?.x ?? 0) - gutter) < 4)) {
      run.push(line);
      continue;
    }
    // The last lines of a paragraph are shorter than the column.
    const isShort = run.length > 1 && gutter !== undefined && line.chunks.length <= 2;
    if (isShort && line.chunks.every(({ x, width }) => x >= gutter - 4 || x + width < gutter)) {
      run.push(line);
      continue;
    }
    endRun();
    if (isInColumns) run.push(line);
    else ordered.push(line);
  }
  endRun();
  return ordered;
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const markupOf = ({ tag, texts }: Block): string =>
  tag === 'tr'
    ? `<table><tr>${texts.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr></table>`
    : `<${tag}>${escaped(texts.join(' '))}</${tag}>`;
