import { characterOf, decodeEntities } from '../../../../kernel/html-entities.ts';
import { isAscii } from './ascii.ts';

/** What stands inside scripts: \u0040, \x40, \/ and the escapes of quotes. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\+u\{?([0-9a-f]{4,6})\}?|\\+x([0-9a-f]{2})/gi, (_, u?: string, x?: string) =>
      characterOf(Number.parseInt(u ?? x ?? '0', 16)),
    )
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\+(["'/])/g, '$1');
}

/** %40 and its like, one at a time, so that a stray "%" spoils nothing. */
export const decodePercent = (text: string): string =>
  text.includes('%')
    ? text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

const decoders = new Map<string, InstanceType<typeof TextDecoder>>();

function decoderFor(charset: string): InstanceType<typeof TextDecoder> {
  let decoder = decoders.get(charset);
  if (!decoder) {
    try {
      decoder = new TextDecoder(charset);
    } catch {
      decoder = new TextDecoder('utf-8');
    }
    decoders.set(charset, decoder);
  }
  return decoder;
}

/** A piece of a page's bytes as text. */
export function textOf(piece: string, charset: string): string {
  if (isAscii(piece)) return piece;
  const bytes = Buffer.from(piece, 'latin1');
  return charset === 'utf-8' || charset === 'utf8'
    ? bytes.toString('utf8')
    : decoderFor(charset).decode(bytes);
}

/**
 * A copy of its own. A piece of a string keeps the whole of it in memory, and what is kept of a page must not keep
 * the page while others are waited for.
 */
export const detached = (text: string): string => ` ${text}`.slice(1);

const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);
const BLOCKS = new Set(
  'p div li ul ol tr td th br h1 h2 h3 h4 h5 h6 section article header footer nav main aside table dt dd dl hr form option button label address figure blockquote'.split(
    ' ',
  ),
);

/** What a reader sees of a piece of markup, in one line; blocks are set apart by " · ". */
export function visibleText(markup: string, charset = 'utf-8'): string {
  const text = runningText(markup, charset);
  let start = 0;
  let end = text.length;
  while (start < end && isBreak(text, start)) start += 1;
  while (end > start && isBreak(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

const isBreak = (text: string, at: number): boolean => text[at] === ' ' || text[at] === '·';

const FORMATTING = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const BLANKS = /[\t\r\n\v\u00a0\u2000-\u200a\u3000][ \t\r\n\v\u00a0]*| {2,}/g;

/** The same with the blanks and breaks at its ends, for a piece that is part of a longer run. */
export function runningText(markup: string, charset: string): string {
  let text = markup.includes('<') ? withoutTags(markup) : markup;
  if (!isAscii(text)) text = textOf(text, charset);
  if (text.includes('&')) text = decodeEntities(text);
  if (!isAscii(text)) text = text.replace(FORMATTING, '');
  return text.replace(BLANKS, ' ').replace(/ ?\f[ \f]*/g, ' · ');
}

/** Stands for the edge of a block until its neighbours are known. */
const EDGE = '\f';

/** Markup less its tags, comments and what no reader sees. */
function withoutTags(markup: string): string {
  let text = '';
  let from = 0;
  let open = markup.indexOf('<');
  // Behind it no tag closes any more, and none is looked for.
  const last = markup.lastIndexOf('>');
  while (open !== -1) {
    const isOpen = open > last && !markup.startsWith('!--', open + 1);
    const end = isOpen ? -1 : endOfTag(markup, open);
    if (end === -1) {
      open = markup.indexOf('<', open + 1);
      continue;
    }
    if (open > from) text += markup.slice(from, open);
    const name = nameOfTag(markup, open);
    if (BLOCKS.has(name)) text += EDGE;
    from = UNSEEN.has(name) && markup[open + 1] !== '/' ? endOfUnseen(markup, name, end) : end;
    open = markup.indexOf('<', from);
  }
  return from < markup.length ? text + markup.slice(from) : text;
}

/** The offset behind a tag or a comment; -1 where "<" is just a sign. */
function endOfTag(markup: string, open: number): number {
  const next = markup.charCodeAt(open + 1) | 0x20;
  if (!((next >= 0x61 && next <= 0x7a) || next === 0x2f || next === 0x21 || next === 0x3f)) return -1;
  if (markup.startsWith('!--', open + 1)) {
    const close = markup.indexOf('-->', open + 4);
    return close === -1 ? markup.length : close + 3;
  }
  const close = markup.indexOf('>', open);
  return close === -1 ? -1 : close + 1;
}

function nameOfTag(markup: string, open: number): string {
  const start = markup.charCodeAt(open + 1) === 0x2f ? open + 2 : open + 1;
  let end = start;
  while (end < start + 12) {
    const code = markup.charCodeAt(end);
    const isNameCode =
      (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
    // "template-part" is an element of its own, which is seen.
    if (!isNameCode && !(code === 0x2d && end > start)) break;
    end += 1;
  }
  return markup.slice(start, end).toLowerCase();
}

function endOfUnseen(markup: string, name: string, from: number): number {
  const close = markup.indexOf(`</${name}`, from);
  return close === -1 ? markup.length : close;
}
