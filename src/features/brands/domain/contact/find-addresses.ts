import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { inLines } from '../../../../kernel/in-lines.ts';
import { isAscii } from '../page/ascii.ts';
import { attributeNameAt, eachOutside, isWithin, type PageScan, textBetween } from '../page/page-scan.ts';
import { decodeEscapes, decodePercent, runningText, textOf } from '../page/page-text.ts';
import { structuredDataOf } from '../page/structured-data.ts';
import { type AddressParts, readAddress } from './address-syntax.ts';

/** The form in which an address was written. */
export type AddressForm =
  | 'mailto'
  | 'text'
  | 'structured_data'
  | 'cloudflare'
  | 'encoded'
  | 'spelt_out'
  | 'split'
  | 'script'
  | 'attribute'
  | 'comment';

export interface FoundAddress extends AddressParts {
  form: AddressForm;
  at: number;
  /** What JSON-LD says the address is for. */
  label: string;
}

const REACH = 420;
const LONGEST_PLAIN = 64;

/** Every address of a page in every form that is known, in the order in which they stand. */
export function findAddresses(scan: PageScan): FoundAddress[] {
  const finds: FoundAddress[] = [];
  const add = (text: string | undefined, form: AddressForm, at: number, label = '') => {
    const parts = text ? readAddress(text) : undefined;
    if (parts) finds.push({ ...parts, form, at, label });
  };
  const take: Take = Object.assign(add, { left: MOST_PLACES });

  findPlain(scan, take);
  findEncoded(scan, take);
  findBracketed(scan, take);
  findCloudflare(scan, take);
  if (scan.structuredData.length > 0 && mentionsMail(scan)) {
    const plain = finds.length;
    for (const { address, label, at } of structuredDataOf(scan).addresses) {
      take(address, 'structured_data', at, label);
    }
    return inOrder([...withoutThose(finds.slice(0, plain), finds.slice(plain)), ...finds.slice(plain)]);
  }
  return inOrder(finds);
}

const inOrder = (finds: FoundAddress[]): FoundAddress[] => finds.sort((one, other) => one.at - other.at);

/** What JSON-LD says of an address is known from its structure, and isn't guessed from the letters around it. */
const withoutThose = (finds: readonly FoundAddress[], structured: readonly FoundAddress[]): FoundAddress[] =>
  finds.filter(
    ({ form, address }) =>
      form !== 'structured_data' || !structured.some((known) => known.address === address),
  );

interface Take {
  (text: string | undefined, form: AddressForm, at: number, label?: string): void;
  /** How many more places are looked at closely. */
  left: number;
}

/** A page with more of them is a directory, or is meant to keep its reader busy. */
const MOST_PLACES = 1_000;

const mentionsMail = ({ body, structuredData }: PageScan): boolean =>
  structuredData.some(({ start, end }) => body.slice(start, end).includes('mail"'));

const isLocalCode = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  code === 0x2e ||
  code === 0x2d ||
  code === 0x5f ||
  code === 0x2b ||
  code === 0x25 ||
  code === 0x27;

const isDomainCode = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x41 && code <= 0x5a) ||
  code === 0x2e ||
  code === 0x2d;

/** "@" itself. Nearly all of a page's are retina images, style rules and handles, which cost next to nothing. */
function findPlain(scan: PageScan, take: Take): void {
  const { body } = scan;
  for (let at = body.indexOf('@'); at !== -1; at = body.indexOf('@', at + 1)) {
    if (isRetina(body, at)) continue;
    let start = at;
    while (start > 0 && at - start < LONGEST_PLAIN && isLocalCode(body.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < body.length && end - at < 255 && isDomainCode(body.charCodeAt(end))) end += 1;
    const wide = take.left > 0 && start < at ? domainInLetters(scan, at + 1, end) : undefined;
    if (wide !== undefined) {
      take.left -= 1;
      take(`${body.slice(start, at)}@${wide}`, formAt(scan, start, at), at);
    } else if (isPlain(body, start, at, end)) {
      takePlain(scan, start, at, end, take);
    } else if (mayBeWrapped(body, start, at, end) && !isWithin(scan.unseen, at)) {
      takeWrapped(scan, at, 1, 'split', take);
    }
  }
}

const LONGEST_DOMAIN = 120;
/** Scripts in which words are set apart by blanks, so that what follows an address is no part of it. */
const DOMAIN_IN_LETTERS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d-]+(?:\.[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d-]+)+/u;

/** The domain of "info@müller.de", written in its own letters or in percent signs, where its ASCII part ends early. */
function domainInLetters({ body, charset }: PageScan, from: number, end: number): string | undefined {
  const next = body.charCodeAt(end);
  if (!(next >= 0x80 || (next === 0x25 && body.charCodeAt(end + 1) >= 0x38))) return undefined;
  const piece = body.slice(from, from + LONGEST_DOMAIN);
  const text = next === 0x25 ? percentDecoded(/^[\w.%-]+/.exec(piece)?.[0] ?? '') : textOf(piece, charset);
  const domain = DOMAIN_IN_LETTERS.exec(text.normalize('NFC'))?.[0];
  return domain === undefined || isAscii(domain) ? undefined : domain;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** "@2x.png", "@3x": the commonest false hit by far. */
function isRetina(body: string, at: number): boolean {
  const digit = body.charCodeAt(at + 1);
  return digit >= 0x30 && digit <= 0x39 && (body.charCodeAt(at + 2) | 0x20) === 0x78;
}

function isPlain(body: string, start: number, at: number, end: number): boolean {
  if (start === at || end - at < 4) return false;
  const dot = body.indexOf('.', at);
  return dot !== -1 && dot > at + 1 && dot < end - 2 && !splitsHere(body, start, end);
}

/** A comment, an entity or a break in the middle of the characters of an address. */
function splitsHere(body: string, start: number, end: number): boolean {
  const after = body.charCodeAt(end);
  if (after === 0x26)
    return body[end + 1] === '#' || body.startsWith('shy;', end + 1) || body.startsWith('period', end + 1);
  if (after === 0x3c && (body.startsWith('!--', end + 1) || body.startsWith('wbr', end + 1))) return true;
  const before = body.charCodeAt(start - 1);
  return (
    (before === 0x3b && body.lastIndexOf('&#', start) > start - 9) ||
    (before === 0x3e && body.startsWith('--', start - 3))
  );
}

/** Whether what touches the "@" looks like an address in pieces: tags, entities, quotes of a script. */
function mayBeWrapped(body: string, start: number, at: number, end: number): boolean {
  const before = body[start - 1] ?? '';
  const after = body[end] ?? '';
  if (start === at) {
    if (!'>;\'" )]'.includes(before)) return false;
    return end > at + 1
      ? '.<&(['.includes(after) || body.slice(at + 1, end).includes('.')
      : '<&\'" (['.includes(after);
  }
  return end === at + 1 ? '<&\'" ['.includes(after) : '<&([ \\'.includes(after);
}

function takePlain(scan: PageScan, from: number, at: number, end: number, take: Take): void {
  if (take.left === 0) return;
  take.left -= 1;
  const { body } = scan;
  let start = from;
  // "\nhello@…" and "\u003ehello@…" inside a script: the escape isn't part of the address.
  if (body[start - 1] === '\\') {
    const escaped = /^(?:u[0-9a-f]{4}|x[0-9a-f]{2}|[nrtbf])/i.exec(body.slice(start, at));
    if (escaped) start += escaped[0].length;
  }
  let text = decodePercent(body.slice(start, end)).replace(/^.*[\s:;,<>"]/, '');
  text = text.replace(/^[.'-]+|[.'-]+$/g, '');
  take(text, formAt(scan, start, at), at);
}

function formAt(scan: PageScan, start: number, at: number): AddressForm {
  if (isWithin(scan.scripts, at)) return 'script';
  if (isWithin(scan.structuredData, at)) return 'structured_data';
  if (isWithin(scan.unseen, at)) return 'comment';
  const { body } = scan;
  const open = body.lastIndexOf('<', at);
  if (open === -1 || body.lastIndexOf('>', at) > open) return 'text';
  if (/mailto:[^"'<>]*$/i.test(body.slice(Math.max(open, start - 200), start))) return 'mailto';
  // A picture of an address tells it to those who can't see pictures.
  return attributeNameAt(body, at) === 'alt' ? 'text' : 'attribute';
}

/** Pieces around an "@" in whatever wrapping: tags and comments go, entities and escapes are read. */
function takeWrapped(scan: PageScan, at: number, width: number, form: AddressForm, take: Take): void {
  if (take.left === 0) return;
  take.left -= 1;
  const { body } = scan;
  const inScript = isWithin(scan.scripts, at);
  const isCode = inScript || (form === 'split' && isHandler(attributeNameAt(body, at)));
  const left = unwrap(scan, body.slice(Math.max(0, at - REACH), at), isCode, 'left');
  const right = unwrap(scan, body.slice(at + width, at + width + REACH), isCode, 'right');
  const pattern =
    form === 'spelt_out' || (left.endsWith(' ') && right.startsWith(' ')) ? SPACED_LOCAL : LOCAL;
  const local = (inLetters(left) ?? pattern.exec(left)?.[1])?.replace(/^[.-]+/, '');
  const domain = readDomain(right);
  // Whoever puts the sign in brackets writes an address: "stores [at] acme [dot] com".
  const isDesk = form === 'spelt_out' && DESK_BY_A_COMMON_WORD.test(local ?? '');
  if (!local || !domain || (pattern === SPACED_LOCAL && NO_LOCAL.test(local) && !isDesk)) return;
  const isLink = /mailto:[^"'<>\s]*$/i.test(left);
  take(`${local}@${domain}`, isLink && form !== 'spelt_out' ? 'mailto' : inScript ? 'script' : form, at);
}

/** What a click runs is a script as well: onclick="location='mailto:'+'desk'+'@'+'acme.com'". */
const isHandler = (attribute: string | undefined): boolean => attribute?.startsWith('on') ?? false;

/** "w h o l e s a l e @ acme.com". */
const LETTERS_APART = /(?<![^\s:>(])((?:[a-z0-9._-] ){2,}[a-z0-9._-]) ?$/i;
const inLetters = (left: string): string | undefined => LETTERS_APART.exec(left)?.[1]?.replaceAll(' ', '');

const DESK_BY_A_COMMON_WORD = /^(?:stores?|shop|sale|home|online|website|site)$/i;
const LOCAL = /([a-z0-9._%+-]{1,64})$/i;
const SPACED_LOCAL = /([a-z0-9._%+-]{1,64}) ?$/i;

/** Words before "at" or a lone "@" that make it a place and not an address: "find us at acme dot com". */
export const NO_LOCAL = new RegExp(
  inLines`
    ^(?:
      \d+|us|me|you|them|it|is|be|are|was|and|or|the|a|an|now|here|live|more|out|up|in|on|by|look|looking|
      shop|visit|online|only|available|find|follow|join|arrive|arrived|sold|sale|start|starting|based|
      located|stay|new|home|store|stores|website|site
    )$
  `,
  'i',
);

const DOT =
  / ?[[({<] ?(?:dot|d0t|punkt|punto|ponto|point|punt|\.) ?[\])}>] ?| (?:dot|punkt|punto|ponto|point|punt) /gi;

export function readDomain(right: string): string | undefined {
  const text = right.replace(DOT, '.').replace(/^ /, '');
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+/i.exec(text)?.[0];
}

const HIDDEN_PART =
  /<(\w+)\b[^>]*(?:display\s*:\s*none|visibility\s*:\s*hidden|\bhidden\b)[^>]*>[^<]*<\/\1\s*>/gi;

/** Hidden by a style sheet, as the class's own name says. */
const NOT_SHOWN_CLASS =
  /<(\w+)\b[^>]*\sclass\s*=\s*["'](?:[^"']*[\s_-])?(?:no-?spam|anti-?spam|spam|hidden|hide|d-none|invisible|noshow)(?:[\s_-][^"']*)?["'][^>]*>[^<]*<\/\1\s*>/gi;

function unwrap(scan: PageScan, piece: string, inScript: boolean, side: 'left' | 'right'): string {
  if (inScript) {
    const text = decodeEntities(decodeEscapes(textOf(piece, scan.charset)));
    // 'info' + '@' + 'acme.com', and ["info","acme.com"].join("@") left as it is.
    return decodePercent(
      text
        .replace(/\\+$/, '')
        .replace(/["'`]\s*(?:\+|,|\.concat\()\s*["'`]/g, '')
        .replace(/["'`]$|^["'`]/g, '')
        .replace(/<[^>]*>/g, ''),
    );
  }
  let markup = piece;
  if (side === 'left') {
    const close = markup.indexOf('>');
    const open = markup.indexOf('<');
    if (close !== -1 && (open === -1 || close < open)) markup = markup.slice(close + 1);
    // What is written for those without scripts follows what the script would have put there.
    const plain = markup.lastIndexOf('<noscript');
    if (plain > markup.lastIndexOf('</noscript')) markup = markup.slice(markup.indexOf('>', plain) + 1);
    // Inside an attribute everything up to its quote is markup, too.
    const tag = markup.lastIndexOf('<');
    if (tag > markup.lastIndexOf('>')) markup = markup.slice(tag).replace(/^.*["']/s, '');
  } else {
    const open = markup.lastIndexOf('<');
    if (open > markup.lastIndexOf('>')) markup = markup.slice(0, open);
    markup = markup.replace(/^([^<>"']{0,200})["'].*$/s, '$1');
  }
  const seen = markup.replace(HIDDEN_PART, '').replace(NOT_SHOWN_CLASS, '');
  return decodePercent(runningText(seen, scan.charset));
}

/** "@" as an entity, a percent escape or a script's escape. */
function findEncoded(scan: PageScan, take: Take): void {
  const { body, unseen } = scan;
  eachOutside(body, unseen, '&', (at) => {
    const next = body.charCodeAt(at + 1);
    if (next !== 0x23 && next !== 0x63) return;
    AT_ENTITY.lastIndex = at;
    const written = AT_ENTITY.exec(body)?.[0];
    if (written) takeWrapped(scan, at, written.length, 'encoded', take);
  });
  eachOutside(body, unseen, '%40', (at) => takePercent(scan, at, take));
  for (const written of ['\\u0040', '\\x40']) {
    eachOutside(body, unseen, written, (at) => takeWrapped(scan, at, written.length, 'script', take));
  }
}

const AT_ENTITY = /&(?:#0*64(?!\d)|#x0*40(?![0-9a-f])|commat);?/iy;

/** "hello%40acme.com": an address only in a mail link; in other links it is a share's or a tracker's. */
function takePercent(scan: PageScan, at: number, take: Take): void {
  const left = scan.body.slice(Math.max(0, at - 100), at);
  const local = /mailto:(?:%20|\s)*([a-z0-9._%+-]+)$/i.exec(left)?.[1];
  const domain = /^[a-z0-9.-]+/i.exec(scan.body.slice(at + 3, at + 260))?.[0];
  if (local && domain) take(decodePercent(`${local}@${domain}`), 'mailto', at);
}

/** The umlaut as one byte and as two, since pages are searched undecoded. */
const BRACKETED_AT =
  /[[({<]\s*(?:at|@|\xc3?[\xa4\xc4\xe4\x84]t|arrobas?|arobase|apen?staart(?:je)?|affenschwanz|klammeraffe|chiocciola|snabel-?a|malpa|&#0*64;|&commat;)\s*[\])}>]/iy;

/** "hello [at] acme (dot) com" in its many brackets. */
function findBracketed(scan: PageScan, take: Take): void {
  const { body } = scan;
  for (const bracket of ['[', '(', '{']) {
    eachOutside(body, scan.skipped, bracket, (at) => {
      if (!MAY_BE_AT.has(body.charCodeAt(at + 1) | 0x20)) return;
      BRACKETED_AT.lastIndex = at;
      const written = BRACKETED_AT.exec(body)?.[0];
      if (written) takeWrapped(scan, at, written.length, 'spelt_out', take);
    });
  }
}

/** What may follow the bracket, in lower case: "a", a blank, "@", "&", "c", "k", "m", "s", and the umlaut in one byte or two. */
const MAY_BE_AT = new Set([0x61, 0x20, 0x60, 0x26, 0x63, 0x6b, 0x6d, 0x73, 0xe3, 0xe4]);

function findCloudflare(scan: PageScan, take: Take): void {
  const { body, skipped } = scan;
  // Of "data-cfemail" the part that begins with the letter that is rarest in pages: that is found the fastest.
  eachOutside(body, skipped, 'femail', (at) => {
    const hex = /^-cfemail\s*=\s*["']?([0-9a-f]+)/i.exec(body.slice(at - 2, at + 560))?.[1];
    if (hex) take(uncloak(hex), 'cloudflare', at);
  });
  eachOutside(body, skipped, '#', (at) => {
    if (body.charCodeAt(at - 1) !== 0x6e || !body.startsWith('email-protection', at - 16)) return;
    take(uncloak(/^#([0-9a-f]+)/i.exec(body.slice(at, at + 600))?.[1]), 'cloudflare', at);
  });
}

/** Cloudflare's cloak: pairs of hex digits, of which the first is XORed onto the others. */
function uncloak(hex: string | undefined): string | undefined {
  if (!hex || hex.length < 8) return undefined;
  const key = Number.parseInt(hex.slice(0, 2), 16);
  let text = '';
  for (let index = 2; index + 1 < hex.length; index += 2) {
    text += String.fromCharCode(Number.parseInt(hex.slice(index, index + 2), 16) ^ key);
  }
  // A whole mail link may be cloaked, with its subject.
  return text.replace(/^mailto:/i, '').replace(/[?&].*$/s, '');
}

const SPELT_OUT_AT = / ?[[({] ?(?:at|@|\u00e4t|arroba|chiocciola|apenstaartje) ?[\])}] ?/gi;
const MAIL_LINK = /<a\b[^>]*(?:mailto:|email-protection)[^>]*>/gi;
const WHOLE_MAIL_LINK = /<a\b[^>]*(?:mailto:|email-protection)[^>]*>(?:(?!<\/a)[\s\S]){0,300}<\/a\s*>/gi;
const OTHER_LINK = /<a\b(?![^>]*(?:mailto:|email-protection))[^>]*>[\s\S]*?<\/a\s*>/gi;

/**
 * What is said right before and right after an address, for judging what it is for. Other links' texts are left
 * out: "Wholesale" in a menu beside an address says nothing about the address. An "@" stands where another address
 * is, since what is said before that one is said of it.
 */
export function wordsAround(scan: PageScan, at: number): { before: string; after: string } {
  const start = Math.max(0, at - 600);
  const closing = scan.body.indexOf('</a', start);
  const opening = scan.body.indexOf('<a', start);
  const from = closing !== -1 && closing < at && (opening === -1 || closing < opening) ? closing : start;
  const whole = scan.body.slice(from, at);
  // What a page says last is no word on whom its footer names.
  const piece = whole
    .slice(Math.max(0, whole.lastIndexOf('<footer')))
    .replace(OTHER_LINK, ' ')
    .replace(WHOLE_MAIL_LINK, ' @ ')
    .replace(MAIL_LINK, ' @ ');
  const before = textBetween({ ...scan, body: piece }, 0, piece.length);
  return {
    before: before
      .replace(/\[email.protected\]/gi, '@')
      .replace(SPELT_OUT_AT, '@')
      .slice(-220),
    after: textBetween(scan, at, at + 320).slice(0, 160),
  };
}
