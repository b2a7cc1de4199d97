import { isWithin, type PageScan } from '../page/page-scan.ts';
import { beginningOf, endingOf } from '../page/quote.ts';
import { splitSentences } from '../page/sentences.ts';
import { readBlocks } from '../policy/page-blocks.ts';

/** The line of a page on which an address stands, as a reader sees it. */
export interface AddressLine {
  /** Up to the address, and from there on. */
  before: string;
  after: string;
  /** The two lines above it, the nearer first, but for those of other addresses. */
  above: string[];
}

const REACH_BACK = 1_200;
const REACH_ON = 600;
/** Stands in the page's text where the address is: no page has it. */
const PLACE = '\x01';

/** Undefined where no reader sees it: in a script, in data for search engines, in a menu. */
export function addressLine(scan: PageScan, at: number, address: string): AddressLine | undefined {
  const { body, skipped } = scan;
  if (isWithin(skipped, at)) return undefined;
  const place = placeOf(body, at);
  const start = startOfLines(scan, place);
  const most = place + REACH_ON;
  const end = most < body.length ? body.lastIndexOf(' ', most) : body.length;
  const [filled = '', open = '', , close = ''] =
    FILLED_BY_SCRIPT.exec(body.slice(place, place + LONGEST_STAND_IN)) ?? [];
  const written = filled === '' ? PLACE : `${open}${PLACE}${address}${close}`;
  const piece = `${body.slice(start, place)}${written}${body.slice(place + filled.length, Math.max(at, end))}`;
  const lines = readBlocks({ ...scan, body: piece });
  const own = lines.findIndex(({ text }) => text.includes(PLACE));
  if (own === -1) return undefined;
  return {
    ...apart(lines[own]?.text ?? '', address),
    above: lines
      .slice(Math.max(0, own - 2), own)
      .reverse()
      .flatMap(({ text }) => (text.includes('@') ? [] : [text])),
  };
}

/** An element into which a script writes the address, with what stands there until then. */
const FILLED_BY_SCRIPT = /^(<(\w+)\b(?![^>]*\bhref\b)[^>]*\bid\s*=[^>]*>)[^<@]*(<\/\2>)/;
const LONGEST_STAND_IN = 400;

/** What stands for an address that a script uncloaks. */
const CLOAKED = /^\[email.protected\]/i;

/** What stands before an address and from it on, the address as those see it who don't see that it is in pieces. */
function apart(text: string, address: string): Pick<AddressLine, 'before' | 'after'> {
  const whole = placeOfPieces(text, address);
  if (whole) {
    return {
      before: text.slice(0, whole.start).replace(PLACE, ''),
      after: `${address}${text.slice(whole.end).replace(PLACE, '')}`,
    };
  }
  const [before = '', after = ''] = text.split(PLACE);
  return { before, after: after.replace(CLOAKED, address) };
}

const MOST_BETWEEN = 2;

/**
 * Where an address stands in a text, with up to two blanks or signs of its place between its letters. By hand: an
 * expression for each address of a run takes a hundred megabytes before V8 forgets them.
 */
function placeOfPieces(text: string, address: string): { start: number; end: number } | undefined {
  for (let start = 0; start < text.length; start += 1) {
    const end = endOfPieces(text, address, start);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

function endOfPieces(text: string, address: string, start: number): number | undefined {
  let at = start;
  for (let letter = 0; letter < address.length; letter += 1) {
    if (letter > 0)
      for (let between = 0; between < MOST_BETWEEN && (text[at] === ' ' || text[at] === PLACE); between += 1)
        at += 1;
    if (text[at]?.toLowerCase() !== address[letter]?.toLowerCase()) return undefined;
    at += 1;
  }
  return at;
}

/** A link's address stands where its words do, any other behind its sign, which may have a tag of its own. */
function placeOf(body: string, at: number): number {
  const open = body.lastIndexOf('<', at);
  if (open > body.lastIndexOf('>', at)) return open;
  return body[at] === '@' ? at + 1 : at;
}

/** The first tag that is near enough, in the page's own text: behind its title, and in no script. */
function startOfLines({ body, skipped }: PageScan, place: number): number {
  const least = Math.max(0, body.indexOf('<body'), place - REACH_BACK);
  const inside = skipped.find(({ start, end }) => start <= least && least < end);
  if (inside) return inside.end;
  const tag = body.indexOf('<', least);
  if (tag !== -1 && tag < place) return tag;
  return least === 0 ? 0 : Math.min(place, body.indexOf(' ', least) + 1);
}

const LONGEST_BEFORE = 160;
const LONGEST_AFTER = 120;
/** A line of less says too little alone, as "E-mail: trade@acme.com" does. */
const SHORT = 80;

/** What stands around an address, to be shown beside it. */
export function wordsShown(line: AddressLine | undefined): string {
  if (!line) return '';
  const own = `${endingOf(line.before, LONGEST_BEFORE)}${beginningOf(line.after, LONGEST_AFTER)}`.trim();
  const [above = ''] = line.above;
  return above !== '' && own.length <= SHORT ? `${endingOf(above, LONGEST_BEFORE)} · ${own}` : own;
}

const LONGEST_QUOTE = 160;

/**
 * The words that name a desk, as they stand on the page: those nearest to the address that do, and no more of them than
 * one sentence. Undefined where only all of them together do.
 */
export function quoteThat(
  tells: (words: string) => boolean,
  label: string,
  line: AddressLine | undefined,
  address: string,
): string | undefined {
  const { before = '', after = '', above = [] } = line ?? {};
  const pieces = [
    ...label.split(' · '),
    ...splitSentences(before).reverse(),
    // Its own name says nothing more of a desk.
    ...splitSentences(after.split(address).at(-1) ?? ''),
    ...above,
  ];
  for (const piece of pieces) {
    const quote = [endingOf(piece, LONGEST_QUOTE), beginningOf(piece, LONGEST_QUOTE)].find(
      (words) => words !== '' && tells(words),
    );
    if (quote !== undefined) return quote.trim();
  }
  return undefined;
}
