import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { type PageScan, seenOn } from '../page/page-scan.ts';
import { textOf } from '../page/page-text.ts';
import { hostOf } from '../site/site.ts';
import { readAddress } from './address-syntax.ts';
import { findInAttributes } from './attribute-addresses.ts';
import { type AddressForm, type FoundAddress, NO_LOCAL, readDomain } from './find-addresses.ts';
import { findScripted, placeOfTarget } from './scripted-addresses.ts';
import { findByOwnDomain, findPictured } from './veiled-addresses.ts';

type Find = (scan: PageScan, take: (text: string, form: AddressForm, at: number) => void) => void;

/**
 * Addresses that take pains to be seen by people alone: in words, backwards, in base64 or ROT13, in pieces that a
 * script puts together. Looking for them reads the whole page several times, so that it is done only where nothing
 * else was found.
 */
export function findHiddenAddresses(scan: PageScan): FoundAddress[] {
  const finds: FoundAddress[] = [];
  for (const find of [
    inWords,
    backwards,
    inPieces,
    joined,
    inBase64,
    inRot13,
    scripted,
    pictured,
    byOwnDomain,
    inAttributes,
  ]) {
    find(scan, (text, form, at) => {
      const parts = readAddress(text);
      if (parts && !finds.some(({ address }) => address === parts.address)) {
        finds.push({ ...parts, form, at, label: '' });
      }
    });
  }
  return finds;
}

const scripted: Find = (scan, take) =>
  findScripted(scan, (text, at, isShown) => take(text, isShown ? 'encoded' : 'script', at));
const pictured: Find = (scan, take) => findPictured(scan, (text, at) => take(text, 'encoded', at));
const byOwnDomain: Find = (scan, take) => findByOwnDomain(scan, (text, at) => take(text, 'spelt_out', at));

const inAttributes: Find = (scan, take) => findInAttributes(scan, (text, at) => take(text, 'encoded', at));

const WORDS =
  /(?<![\w@.-])([a-z0-9][a-z0-9._-]{1,40}) (?:at|arroba|ät|chez) ([a-z0-9-]{2,40}(?: (?:dot|punkt|punto|ponto|point|punt) [a-z0-9-]{2,20}){1,3})(?![\w-])/gi;

// Patterns that are run over whole pages begin with letters of their own: these are skipped to, not stepped through.
const SPELT_DOT = /(?:dot|punkt|punto|ponto|point|punt) [a-z0-9-]{2,20}\b/i;

/** A sign in capitals is no word of a sentence: "hello AT acme.com". */
const IN_CAPITALS =
  /(?<![\w@.-])([a-z][a-z0-9.-]{1,40}) AT ([a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,20}){1,3})(?![\w-])/g;

/** "hello at acme dot com". */
const inWords: Find = (scan, take) => {
  if (/ AT /.test(scan.body))
    for (const [, local = '', domain = ''] of seenOn(scan).matchAll(IN_CAPITALS))
      if (!NO_LOCAL.test(local))
        take(`${local}@${domain}`, 'spelt_out', Math.max(0, scan.body.indexOf(local)));
  if (!SPELT_DOT.test(scan.body)) return;
  for (const [, local = '', domain = ''] of seenOn(scan).matchAll(WORDS)) {
    const read = readDomain(domain);
    if (read && !NO_LOCAL.test(local))
      take(`${local}@${read}`, 'spelt_out', Math.max(0, scan.body.indexOf(local)));
  }
};

const TURNED_ROUND = /(?:bidi-override|direction:\s?rtl|reverse)/g;
const BACKWARDS = /^[^<>]{0,120}>\s*([a-z0-9.-]{4,80}@[a-z0-9._+-]{1,60})\s*</i;

/** "moc.emca@olleh", which a style sheet turns round. */
const backwards: Find = ({ body }, take) => {
  for (const { 0: words, index } of body.matchAll(TURNED_ROUND)) {
    const end = index + words.length;
    const text = BACKWARDS.exec(body.slice(end, end + 280))?.[1];
    if (text) take([...text].reverse().join(''), 'encoded', index);
  }
};

const LOCAL_PIECE = /\bdata-(?:user|name|local|mailbox|u|usr|account|id)\s*=\s*["']([\w.+-]{1,60})["']/i;
const DOMAIN_PIECE = /\bdata-(?:domain|host|site|d|dom|server)\s*=\s*["']([\w.-]{3,120})["']/i;
const TLD_PIECE = /\bdata-(?:tld|ext)\s*=\s*["']\.?([\w.]{2,20})["']/i;

const DOMAIN_ATTRIBUTE = /data-(?:domain|host|site|dom|d|server)\s*=/gi;

/** data-user="hello" data-domain="acme.com" in one tag. */
const inPieces: Find = (scan, take) => {
  const { body } = scan;
  for (const { index } of body.matchAll(DOMAIN_ATTRIBUTE)) {
    const start = body.lastIndexOf('<', index);
    const tag = body.slice(start, body.indexOf('>', index) + 1);
    if (start < 0 || index - start > 1_000 || tag.includes('<', 1)) continue;
    const local = LOCAL_PIECE.exec(tag)?.[1];
    const domain = DOMAIN_PIECE.exec(tag)?.[1];
    const ending = TLD_PIECE.exec(tag)?.[1];
    if (!local || !domain) continue;
    const whole = `${local}@${domain}${ending && !domain.includes('.') ? `.${ending}` : ''}`;
    // Each half may be written backwards, which the page's own domain tells.
    const turned = turnedRound(local, domain, scan.url);
    take(turned ?? whole, 'encoded', start);
  }
};

const reversed = (text: string): string => [...text].reverse().join('');

const turnedRound = (local: string, domain: string, url: string): string | undefined =>
  hostOf(url).endsWith(reversed(domain)) ? `${reversed(local)}@${reversed(domain)}` : undefined;

const JOINED = [
  // ["hello", "acme.com"].join("@")
  /\[\s*["']([\w.+-]+)["']\s*,\s*["']([\w.-]+)["']\s*\]\s*\.join\(\s*["'](?:@|\\x40|\\u0040)["']\s*\)/gi,
  // "hello" + String.fromCharCode(64) + "acme.com"
  /["']([\w.+-]+)["']\s*\+\s*String\.fromCharCode\(\s*(?:64|0x40)\s*\)\s*\+\s*["']([\w.-]+)["']/gi,
];
// Bounded: a script may be one long word.
const VARIABLES =
  /(?<![\w$.])([\w$.]{1,60})\s{0,8}\+\s{0,8}["'](?:@|&#64;|\\x40|\\u0040)["']\s{0,8}\+\s{0,8}([\w$.]{1,60})/gi;

const AT_SIGN = /@["']|&#64;|\\x40|\\u0040|fromCharCode/;

/** Put together by a script, from texts or from variables that hold them. */
const joined: Find = (scan, take) => {
  for (const { start, end } of scan.scripts) {
    const script = scan.body.slice(start, end);
    if (!AT_SIGN.test(script)) continue;
    const found = (address: string, index: number) => {
      const shownAt = placeOfTarget(scan, script);
      if (shownAt === undefined) take(address, 'script', start + index);
      else take(address, 'encoded', shownAt);
    };
    for (const pattern of JOINED) {
      for (const { 1: local, 2: domain, index } of script.matchAll(pattern))
        found(`${local}@${domain}`, index);
    }
    for (const { 1: local = '', 2: domain = '', index } of script.matchAll(VARIABLES)) {
      const parts = [local, domain].map((name) => textHeldBy(script, name));
      if (parts[0] && parts[1]) found(`${parts[0]}@${parts[1]}`, index);
    }
  }
};

function textHeldBy(script: string, name: string): string | undefined {
  const plain = name.replace(/^.*\./, '').replace(/\$/g, '\\$');
  return new RegExp(`\\b${plain}["']?\\s*[=:]\\s*["']([\\w.+-]{1,120})["']`).exec(script)?.[1];
}

const BASE64_PLACES = [/atob\(\s*/g, /data-[\w-]+\s*=\s*/g, /="#/g];
const BASE64 = /["']?([a-z0-9+/_-]{12,200}={0,2})["')]/iy;
const MAIL = /^(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?:\?.*)?$/i;

const inBase64: Find = ({ body }, take) => {
  for (const place of BASE64_PLACES) {
    for (const { 0: words, index } of body.matchAll(place)) {
      BASE64.lastIndex = index + words.length;
      const text = BASE64.exec(body)?.[1];
      const address = text && MAIL.exec(Buffer.from(text, 'base64').toString('latin1').trim())?.[1];
      if (address) take(address, 'encoded', index);
    }
  }
};

/** The "@" stays as it is in ROT13, and "mailto:" becomes "znvygb:". */
const inRot13: Find = (scan, take) => {
  for (const { 1: text = '', index } of scan.body.matchAll(/znvygb:([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi)) {
    const turned = decodeEntities(textOf(text, scan.charset)).replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    });
    take(turned, 'encoded', index);
  }
};
