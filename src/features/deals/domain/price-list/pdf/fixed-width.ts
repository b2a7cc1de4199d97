import { isKnownHeading } from '../columns/heading-role.ts';

/** A text of a line, from its first letter's place to behind its last. */
export interface Placed {
  text: string;
  start: number;
  end: number;
}

/** A line's texts; those of headings in several lines stand in the lowest. */
interface Line {
  texts: Placed[];
  isHeading: boolean;
}

/** What a column's values take, from the first letter of any to behind the last of any. */
interface Span {
  start: number;
  end: number;
}

const LEAST_RECORDS = 3;
/** So many records may reach into the next column: words in place of a figure. */
const MOST_ACROSS = 0.06;
const MOSTLY = 0.6;
/** Above the first record: one line of headings, or up to three. */
const HEADING_LINES = 3;
const MOST_PHRASES = 3;
const FIGURE = /(?<![\d.,/])\d[\d,.]*[.,]\d{2,4}(?![\d.,/])/g;
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/;
/** A number, a figure, a code, or a unit in a few capitals, as no word of a description is. */
const SOLID = /^(?:\S*\d\S*|\p{Lu}{1,3})$/u;
const PHRASE = /\S+(?: \S+)*/g;

export const isRule = (line: string): boolean => /^[\s=_*+|.-]*$/.test(line);

/**
 * The texts of lines whose letters are all as wide, as office machines print: parted by two blanks, and in the lines of
 * goods wherever their columns end, be it by one blank.
 */
export function placedByColumns(lines: readonly string[]): Line[] {
  const records = recordsAmong(lines);
  const spans = spansOf(lines, records);
  const headings = spans.length > 2 ? headingsAbove(lines, records, spans) : new Set<number>();
  const first = Math.min(...headings);
  return lines.map((line, at) => {
    if (isRule(line)) return { texts: [], isHeading: false };
    if (headings.has(at)) {
      const isLowest = !headings.has(nextLine(lines, at));
      return { texts: isLowest ? wholeHeading(lines, headings, at, spans) : [], isHeading: true };
    }
    const isBelow = records.has(at) || (at > first && cellsIn(line, spans).length > 2);
    return {
      texts: isBelow && !isAcross(line, spans) ? cellsIn(line, spans) : wordsIn(line),
      isHeading: false,
    };
  });
}

/** The lowest line of headings, with the words of those above it. */
function wholeHeading(
  lines: readonly string[],
  headings: ReadonlySet<number>,
  lowest: number,
  spans: readonly Span[],
): Placed[] {
  let top = lowest;
  while (headings.has(lineBefore(lines, top))) top = lineBefore(lines, top);
  const parts = lines
    .slice(top, lowest + 1)
    .flatMap((line) => (isRule(line) ? [] : headingsIn(line, spans)))
    .toSorted((one, other) => one.start - other.start);
  const whole: Placed[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.start === part.start) last.text += ` ${part.text}`;
    else whole.push(part);
  }
  return whole;
}

/** The next line that is no rule. */
const nextLine = (lines: readonly string[], at: number): number =>
  lines.findIndex((line, below) => below > at && !isRule(line));

const lineBefore = (lines: readonly string[], at: number): number =>
  lines.findLastIndex((line, above) => above < at && !isRule(line));

/** "DATE 1/14/26   TERMS NET 30   US FUNDS   PAGE 1" is words, and no row of cells. */
function wordsIn(line: string): Placed[] {
  const phrases = phrasesIn(line);
  const [first, last] = [phrases[0], phrases.at(-1)];
  return phrases.length > MOST_PHRASES && first && last
    ? [{ text: line.trim(), start: first.start, end: last.end }]
    : phrases;
}

/** Texts that two blanks part. */
export const phrasesIn = (line: string): Placed[] =>
  [...line.matchAll(PHRASE)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

/** Lines with a price where most others have one: below each other, figures begin or end at one place. */
function recordsAmong(lines: readonly string[]): ReadonlySet<number> {
  const edgesOf = (line: string): string[] =>
    [...line.matchAll(FIGURE)].flatMap(({ 0: figure, index }) => [`<${index}`, `>${index + figure.length}`]);
  const priced = lines.flatMap((line, at) => {
    const edges = edgesOf(line);
    return edges.length > 0 ? [{ at, edges }] : [];
  });
  const counts = new Map<string, number>();
  for (const { edges } of priced) for (const edge of edges) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  const least = Math.max(LEAST_RECORDS, priced.length * 0.3);
  return new Set(
    priced.flatMap(({ at, edges }) => (edges.some((edge) => (counts.get(edge) ?? 0) >= least) ? at : [])),
  );
}

/** Where columns stand: between places without a letter, that part figures or have words of their own above them. */
function spansOf(lines: readonly string[], records: ReadonlySet<number>): Span[] {
  const own = lines.filter((_, at) => records.has(at));
  if (own.length < LEAST_RECORDS) return [];
  const taken: number[] = [];
  for (const line of own)
    for (let at = 0; at < line.length; at += 1) taken[at] = (taken[at] ?? 0) + (line[at] === ' ' ? 0 : 1);
  const most = Math.floor(own.length * MOST_ACROSS);
  const pieces: Span[] = [];
  for (const [at, count] of taken.entries()) {
    if (count <= most) continue;
    const last = pieces.at(-1);
    if (last && last.end === at) last.end = at + 1;
    else pieces.push({ start: at, end: at + 1 });
  }
  const above = lines.filter(
    (line, at) => !records.has(at) && isAbove(lines, records, at) && hasHeadings(line),
  );
  const spans: Span[] = [];
  for (const piece of pieces) {
    const last = spans.at(-1);
    if (last && !parts(last, piece, own, above)) last.end = piece.end;
    else spans.push({ ...piece });
  }
  return spans;
}

/** Before it is known what stands above which column. */
function hasHeadings(line: string): boolean {
  const words = line.match(/\S+/g) ?? [];
  const known = words.filter((word) => isKnownHeading(word)).length;
  return !DATE.test(line) && known > 1 && known > words.length * 0.4;
}

/** Near above a record. */
function isAbove(lines: readonly string[], records: ReadonlySet<number>, at: number): boolean {
  let steps = 0;
  for (let below = at + 1; below < lines.length && steps < HEADING_LINES; below += 1) {
    if (records.has(below)) return true;
    if ((lines[below] ?? '').trim() !== '' && !isRule(lines[below] ?? '')) steps += 1;
  }
  return false;
}

/** Two blanks always; one where a column of figures or units begins or ends there, or one of two headings. */
function parts(left: Span, right: Span, records: readonly string[], above: readonly string[]): boolean {
  if (right.start - left.end > 1) return true;
  const hasWords = (line: string): boolean =>
    line.slice(left.end, right.start).trim() === '' &&
    line.slice(left.start, left.end).trim() !== '' &&
    line.slice(right.start, right.end).trim() !== '';
  return isSolid(left, records) || isSolid(right, records) || above.some(hasWords);
}

function isSolid({ start, end }: Span, records: readonly string[]): boolean {
  const cells = records.map((line) => line.slice(start, end).trim()).filter((cell) => cell !== '');
  return (
    cells.length > records.length * MOSTLY &&
    cells.filter((cell) => SOLID.test(cell)).length > cells.length * 0.9
  );
}

/** Lines above records that call most columns by a known name. */
function headingsAbove(
  lines: readonly string[],
  records: ReadonlySet<number>,
  spans: readonly Span[],
): ReadonlySet<number> {
  const headings = new Set<number>();
  let below: 'record' | 'heading' | null = null;
  let taken = 0;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' && below === 'heading') below = null;
    // A section's name, before its first line.
    if (isRule(line) || (below === 'record' && !records.has(at) && phrasesIn(line).length === 1)) continue;
    const isHeading: boolean =
      below !== null &&
      !records.has(at) &&
      taken < HEADING_LINES &&
      isOfHeadings(line, spans, below === 'heading' ? 1 : 2);
    if (isHeading) headings.add(at);
    taken = isHeading ? taken + 1 : 0;
    below = records.has(at) ? 'record' : isHeading ? 'heading' : null;
  }
  return headings;
}

function isOfHeadings(line: string, spans: readonly Span[], least: number): boolean {
  if (DATE.test(line) || phrasesIn(line).length < 2) return false;
  const cells = headingsIn(line, spans);
  const known = cells.filter(({ text }) => isKnownHeading(text)).length;
  return known >= least && known >= cells.length / 2;
}

/** Words above the column that they stand over; as wide as it, so that none is taken for another's. */
function headingsIn(line: string, spans: readonly Span[]): Placed[] {
  const over = new Set(
    [...line.matchAll(/\S+/g)].flatMap((word) => nearest(wordAt(word), spans, OVERLAP) ?? []),
  );
  const free = spans.filter((span) => !over.has(span));
  const made: Placed[] = [];
  for (const { 0: phrase, index } of line.matchAll(PHRASE)) {
    const words = [...phrase.matchAll(/\S+/g)].map((match) => {
      const word = wordAt(match, index);
      return { text: match[0], span: nearest(word, spans, OVERLAP) ?? nearest(word, free, BESIDE) };
    });
    // "CS QTY" above "12": what stands over no column goes with the word beside it.
    for (const [at, { text, span }] of words.entries()) {
      const own = span ??
        words.slice(0, at).findLast((one) => one.span)?.span ??
        words.slice(at).find((one) => one.span)?.span ?? { start: index, end: index + phrase.length };
      const last = made.at(-1);
      if (last?.start === own.start) last.text += ` ${text}`;
      else made.push({ text, start: own.start, end: own.end });
    }
  }
  return made;
}

const wordAt = ({ 0: word, index }: RegExpExecArray, from = 0): Span => ({
  start: from + index,
  end: from + index + word.length,
});

const OVERLAP = 1;
/** No letter between them. */
const BESIDE = 0;

/** The column that most of a word stands over, or so near to. */
function nearest(word: Span, spans: readonly Span[], least: number): Span | null {
  const over = (span: Span): number => Math.min(word.end, span.end) - Math.max(word.start, span.start);
  const [first] = spans.toSorted((one, other) => over(other) - over(one));
  return first && over(first) >= least ? first : null;
}

/** Words in place of a figure may be wider than its column; a name that fills its own ends where a code begins. */
const isAcross = (line: string, spans: readonly Span[]): boolean =>
  spans.slice(1).some(({ start }, at) => {
    const next = spans[at + 2]?.start;
    const isFull = /\p{L}/u.test(line[start - 1] ?? '') && /^\d{8,14}$/.test(line.slice(start, next).trim());
    return (line[start - 1] ?? ' ') !== ' ' && (line[start] ?? ' ') !== ' ' && !isFull;
  });

function cellsIn(line: string, spans: readonly Span[]): Placed[] {
  return spans.flatMap(({ start }, at) => {
    const from = at === 0 ? 0 : start;
    const cell = line.slice(from, spans[at + 1]?.start);
    const text = cell.trim();
    const first = from + cell.length - cell.trimStart().length;
    return text === '' ? [] : [{ text, start: first, end: first + text.length }];
  });
}
