import { type PageScan, scanPage, seenOn, titleOf } from './page-scan.ts';

/** Markup within a script's strings, however its angle brackets or slashes are escaped. */
const MARKUP = /\\u003c\\?\/?[a-z]|<\\\/[a-z]/i;

/** Most pages have no backslash that could escape either, which is found out much sooner than what follows it. */
const hasMarkup = (text: string): boolean =>
  (text.includes('\\u003') || text.includes('\\/')) && MARKUP.test(text);
/** The same where it stood in a string within a string, with which it lost what escaped it. */
const PLAIN_MARKUP = /<\/[a-z]/i;
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/gi;
const STRING = /"((?:[^"\\]|\\.){20,})"/g;
const ESCAPE = /\\(?:u([0-9a-f]{4})|(.))/gi;
const PLAIN: Record<string, string> = { n: '\n', t: ' ', r: ' ', b: '', f: '' };

/** More than that is a catalogue, not a page. */
const MOST = 200_000;

/**
 * The page that a script draws from the markup in its own state, for those who run no scripts; empty where it holds
 * none. Like every body it has one character for each byte.
 */
export const drawnByScript = (scan: PageScan): string =>
  hasMarkup(scan.body) ? pageOf(scan, markupIn(scan)) : '';

/** That page to be read like others, where there is one. */
export function drawnPages(scan: PageScan): PageScan[] {
  const drawn = drawnByScript(scan);
  return drawn === '' ? [] : [scanPage(scan.url, drawn, scan.charset)];
}

/**
 * The same from mere text, where a page has nothing else to read. It tells what is said, and not what stands beside
 * what: an address keeps the label that it has in the state.
 */
export const toldByScript = (scan: PageScan): string =>
  saysNothing(scan) && !hasMarkup(scan.body) ? pageOf(scan, textIn(scan)) : '';

const pageOf = (scan: PageScan, parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `<html><head><title>${titleOf(scan)}</title></head><body>${parts.join('\n')}</body></html>`;

function markupIn({ body }: PageScan): string[] {
  const parts: string[] = [];
  let length = 0;
  for (const [, script = ''] of body.matchAll(SCRIPT)) {
    if (!hasMarkup(script)) continue;
    for (const { state, isWithin } of statesIn(script)) {
      for (const [, text = ''] of state.matchAll(STRING)) {
        const isMarkup = hasMarkup(text) || (isWithin && PLAIN_MARKUP.test(text));
        if (!isMarkup || IS_STATE.test(text)) continue;
        length += text.length;
        if (length > MOST) return parts;
        parts.push(unescaped(text));
      }
    }
  }
  return parts;
}

/** `JSON.parse("{\"page\":…")`, `[1,"7:[\"$\",…"]`: a string that holds a state in its turn. */
const IS_STATE = /^\s*(?:\w+:)?[{[].*\\"/;
/** The same in the other quotes, in which its own need no escape. */
const PARSED = /\bJSON\.parse\(\s*'((?:[^'\\]|\\.){20,})'/g;

/** A script, and the states that stand in strings of it, less what escaped them there. */
function* statesIn(script: string, isWithin = false): Generator<{ state: string; isWithin: boolean }> {
  const within: string[] = [];
  const own = script.includes('JSON.parse')
    ? script.replace(PARSED, (_, text: string) => {
        within.push(text);
        return '';
      })
    : script;
  yield { state: own, isWithin };
  for (const [, text = ''] of own.matchAll(STRING)) if (IS_STATE.test(text)) within.push(text);
  for (const text of within) yield* statesIn(unescaped(text), true);
}

/** With more outside of its scripts a page is no mere frame. */
const MOST_OF_FRAME = 4_000;
const MOST_SAID = 400;
const STATE =
  /__NEXT_DATA__|__next_f|__NUXT|__remix|__INITIAL|__PRELOADED|__APOLLO|__SVELTE|application\/json|__DATA__/;

/** A page that has next to nothing to read, and a state to draw the rest from. */
function saysNothing(scan: PageScan): boolean {
  let outside = scan.body.length;
  for (const { start, end } of scan.skipped) outside -= end - start;
  return outside <= MOST_OF_FRAME && STATE.test(scan.body) && seenOn(scan).length <= MOST_SAID;
}

const KEYED = /"(?:([\w$-]{1,40})"\s*:\s*")?((?:[^"\\]|\\.){2,4000})"/g;
const HEADS = /^(?:title|heading|headline|header|question|summary|subtitle|name)$/i;
const SAYS =
  /^(?:text|value|content|body|description|copy|label|answer|children|paragraph|html|note|intro)$/i;
/** Words with blanks between them, and none of the signs of programs. */
const PROSE = /^(?=.{24,})[^{}<>=;|]*\p{L}+ \p{L}+[^{}<>=;|]* \p{L}+[^{}<>=|]*$/u;
const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** What is text in a state that has no markup: a block for each, headings as such. */
function textIn(scan: PageScan): string[] {
  const parts: string[] = [];
  let length = 0;
  for (const { start, end } of [...scan.scripts, ...scan.structuredData]) {
    const script = scan.body.slice(start, Math.min(end, start + MOST));
    for (const { state } of statesIn(script)) {
      for (const { 1: key = '', 2: raw = '', index } of state.matchAll(KEYED)) {
        const isHead = HEADS.test(key) && raw.length <= 200 && !raw.startsWith('/');
        const isSaid = ADDRESS.test(raw) || PROSE.test(raw) || (SAYS.test(key) && raw.includes(' '));
        if (!(isHead || isSaid) || IS_STATE.test(raw)) continue;
        const isMarkup = PLAIN_MARKUP.test(raw);
        const text = isMarkup ? unescaped(raw) : asText(unescaped(raw));
        length += text.length;
        if (length > MOST) return parts;
        const tag = isHead ? 'h3' : isFieldsLabel(state, index) ? 'label' : isMarkup ? 'div' : 'p';
        parts.push(`<${tag}>${text}</${tag}>`);
      }
    }
  }
  return parts;
}

const asText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** "{"type":"text","label":"Tax ID"}": what a form asks for. */
function isFieldsLabel(state: string, at: number): boolean {
  const before = state
    .slice(Math.max(0, at - OBJECT), at)
    .split(/[{}]/)
    .at(-1);
  const [behind = ''] = state.slice(at, at + OBJECT).split(/[{}]/, 1);
  return FIELD.test(`${before}${behind}`);
}
/** Less than this is said of one field. */
const OBJECT = 400;
const FIELD =
  /"(?:type|inputType|fieldType)"\s*:\s*"(?:text|email|tel|phone|url|number|select|dropdown|textarea|checkbox|file|radio)"/i;

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, code, plain) => (code ? bytesOf(code) : (PLAIN[plain] ?? plain)));

const bytesOf = (code: string): string =>
  Buffer.from(String.fromCharCode(Number.parseInt(code, 16)), 'utf8').toString('latin1');
