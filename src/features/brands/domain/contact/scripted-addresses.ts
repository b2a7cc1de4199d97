import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { isWithin, type PageScan } from '../page/page-scan.ts';
import { decodeEscapes, decodePercent } from '../page/page-text.ts';
import { readAddress } from './address-syntax.ts';

/** `isShown`: the script writes it into an element of the page, which is where it stands for a reader. */
type Take = (text: string, at: number, isShown: boolean) => void;

const MAIL = /[a-z0-9][\w.+-]{0,60}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;
const HANDLER =
  /\s(?:on\w+|href)\s*=\s*(?:"([^"]*(?:mailto|javascript:)[^"]*)"|'([^']*(?:mailto|javascript:)[^']*)')/gi;
const MOST_SCRIPT = 20_000;

/** Addresses that a page's scripts put together, in whatever manner: what the script would write is read out of it. */
export function findScripted(scan: PageScan, take: Take): void {
  for (const { start, end } of scan.scripts) {
    if (end - start >= MOST_SCRIPT) continue;
    const script = scan.body.slice(start, end);
    // Most scripts hold no address, and where they write is asked of those that do.
    readScript(script, (text) => {
      const shownAt = placeOfTarget(scan, script);
      take(text, shownAt ?? start, shownAt !== undefined);
    });
  }
  for (const { 1: double, 2: single, index } of scan.body.matchAll(HANDLER)) {
    if (!isWithin(scan.skipped, index))
      readScript(decodeEntities(double ?? single ?? ''), (text) => take(text, index, false));
  }
}

const TARGET = /getElementById\(\s*["']([\w-]{1,40})["']|(?:querySelector|\$)\(\s*["']#([\w-]{1,40})["']/g;

/** Where the one element stands into which a script writes. */
export function placeOfTarget({ body }: PageScan, script: string): number | undefined {
  const ids = new Set([...script.matchAll(TARGET)].map(([, byId, byQuery]) => byId ?? byQuery ?? ''));
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return undefined;
  const at = ['"', "'"]
    .map((quote) => body.indexOf(`id=${quote}${id}${quote}`))
    .find((found) => found !== -1);
  const tag = at === undefined ? -1 : body.lastIndexOf('<', at);
  return tag === -1 ? undefined : tag;
}

function readScript(script: string, take: (text: string) => void): void {
  const text = withVariables(joined(decodePercent(decodeEntities(decodeEscapes(script)))));
  for (const [address] of text.matchAll(MAIL)) {
    // What stands there as it is was found without this.
    if (!script.includes(address)) take(address);
  }
  for (const [, codes = ''] of script.matchAll(CHAR_CODES)) {
    for (const [address] of fromCodes(codes).matchAll(MAIL)) take(address);
  }
  if (/\breverse\(/.test(script)) {
    for (const [, , quoted = ''] of script.matchAll(QUOTED)) {
      const turned = [...quoted].reverse().join('');
      if (readAddress(turned)) take(turned);
    }
  }
  for (const [, , quoted = ''] of script.matchAll(QUOTED)) {
    if (!BASE64.test(quoted)) continue;
    const [address] = Buffer.from(quoted, 'base64').toString('latin1').match(MAIL) ?? [];
    if (address) take(address);
  }
  for (const pattern of PAIRS) {
    for (const { 1: local, 2: domain } of script.matchAll(pattern)) take(`${local}@${domain}`);
  }
  for (const [, token = ''] of decodePercent(script).matchAll(SHIFTED)) {
    const address = unshift(token);
    if (address) take(address);
  }
}

const CHAR_CODES = /fromCharCode\(\s*((?:(?:0x)?[\da-f]{2,3}\s*,\s*){5,}(?:0x)?[\da-f]{2,3})\s*\)/gi;
const QUOTED = /(["'`])([^"'`\\\n]{6,120})\1/g;
const BASE64 = /^[A-Za-z0-9+/_-]{12,}={0,2}$/;
const PAIRS = [
  // {"user":"trade","domain":"acme.com"}
  /["']?(?:user(?:name)?|local(?:part|_part)?|mailbox|name|account|box)["']?\s*:\s*["']([\w.+-]{1,60})["']\s*,\s*["']?(?:domain|host(?:name)?|server|site)["']?\s*:\s*["']([\w-]+(?:\.[\w-]+)+)["']/gi,
  // mail('trade', 'acme.com')
  /mail\w{0,40}\(\s*["']([\w.+-]{1,60})["']\s*,\s*["']([\w-]+(?:\.[\w-]+)+)["']/gi,
];
const SHIFTED = /UnCryptMailto\(\s*["']([^"']+)["']/gi;

/** 'tra' + 'de' and a variable that grows by such pieces are one text. */
const joined = (script: string): string =>
  script
    .replace(/["'`]\s*\+\s*["'`]/g, '')
    .replace(/["'`]\s*;\s*([\w$]+)\s*=\s*\1\s*\+\s*["'`]/g, '')
    .replace(/["'`]\s*;\s*[\w$]+\s*\+=\s*["'`]/g, '');

const VARIABLE =
  /\b([\w$]+)\s*=\s*["'`]([\w.@+-]{1,80})["'`]|[,{]\s*["']?([\w$]+)["']?\s*:\s*["'`]([\w.@+-]{1,80})["'`]/g;
const ITEM = '["\'`][\\w.@+-]{1,60}["\'`]';
const LIST = new RegExp(
  String.raw`\b([\w$]{1,40})\s*=\s*\[(\s*${ITEM}(?:\s*,\s*${ITEM}){1,7})\s*,?\s*\]`,
  'g',
);
const PLACE = /\$\{\s*(?:["'`]([^"'`]*)["'`]|(?:[\w$]+\.)*([\w$]+))\s*\}/g;
/**
 * A variable that is put together with something else: of "p[2]+'@'" the "p[2]". Its bounds keep a script of nothing but
 * blanks or letters from being read over and over.
 */
const PIECE =
  /(?<=\+\s{0,8})(?:[\w$]{1,40}\.){0,4}([\w$]{1,40}(?:\[\d\])?)(?![\w$("'`])|(?<![\w$.])(?:[\w$]{1,40}\.){0,4}([\w$]{1,40}(?:\[\d\])?)(?=\s{0,8}\+(?![+=]))/g;

/** `${user}@${host}` and user + '@' + host with what the variables hold. */
function withVariables(script: string): string {
  if (!script.includes('@') || !(script.includes('${') || script.includes('+'))) return script;
  const held = new Map<string, string>();
  for (const [, name, text, key, value] of script.matchAll(VARIABLE))
    held.set(name ?? key ?? '', text ?? value ?? '');
  for (const [, name, list = ''] of script.matchAll(LIST))
    for (const [index, [, , text = '']] of [...list.matchAll(/(["'`])([^"'`]*)\1/g)].entries())
      held.set(`${name}[${index}]`, text);
  if (held.size === 0) return script;
  const filled = script.replace(PLACE, (whole, text, name) => text ?? held.get(name) ?? whole);
  return joined(
    filled.replace(PIECE, (whole, behind?: string, before?: string) => {
      const text = held.get(behind ?? before ?? '');
      return text === undefined ? whole : `'${text}'`;
    }),
  );
}

const fromCodes = (codes: string): string =>
  codes
    .split(',')
    .map((code) => String.fromCharCode(Number(code.trim())))
    .join('');

/** The ranges within which TYPO3 shifts letters when it cloaks a mail link. */
const RANGES = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const;

export function unshift(token: string): string | undefined {
  for (let offset = -25; offset <= 25; offset += 1) {
    const text = [...token].map((letter) => shiftedBack(letter, offset)).join('');
    if (text.startsWith('mailto:')) return text.slice(7);
  }
  return undefined;
}

function shiftedBack(letter: string, offset: number): string {
  const code = letter.charCodeAt(0);
  const range = RANGES.find(([first, last]) => code >= first && code <= last);
  if (!range) return letter;
  const [first, last] = range;
  const size = last - first + 1;
  return String.fromCharCode(first + ((((code - first - offset) % size) + size) % size));
}
