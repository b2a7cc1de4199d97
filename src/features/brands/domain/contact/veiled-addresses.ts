import type { PageScan } from '../page/page-scan.ts';
import { decodePercent, visibleText } from '../page/page-text.ts';
import { hostOf } from '../site/site.ts';
import { unshift } from './scripted-addresses.ts';

type Take = (text: string, at: number) => void;

const AT =
  '(?:at|@|\uff20|arobase|arrobas?|arroba|chiocciola|apenstaartje|apestaart|klammeraffe|affenschwanz|snabel-?a|\u00e4t|malpa|zavinac|kukac|chez)';
const DOT = '(?:dot|punkt|punto|ponto|point|punt|\\.|\uff0e)';
const GAP = '[\\s\\[\\](){}<>*/_"\u201c\u201d\'|~-]{1,4}';
const ANY_GAP = '[\\s\\[\\](){}<>*/_"\u201c\u201d\'|~-]{0,4}';

/**
 * Addresses that are written around their own "@": they are known by the page's own domain, in whatever pieces it
 * stands. "trade *at* acme.com", "trade arobase acme point com", "trade＠acme.com".
 */
export function findByOwnDomain(scan: PageScan, take: Take): void {
  const host = hostOf(scan.url).replace(/^www\d?\./, '');
  const labels = host.split('.');
  if (labels.length < 2) return;
  const text = visibleText(scan.body, scan.charset);
  for (const pattern of patternsFor(labels)) {
    for (const [, local = ''] of text.matchAll(pattern)) take(`${local}@${host}`, placeOf(scan, local));
  }
  for (const { 0: token, index } of scan.body.matchAll(TURNED)) {
    for (const read of [reversed, rot13, halvesReversed]) {
      const address = read(token.toLowerCase());
      if (address.endsWith(`@${host}`)) take(address, index);
    }
  }
}

const TURNED = /[a-z0-9][a-z0-9._+-]{1,60}@[a-z0-9][a-z0-9._+-]{1,60}/gi;

const placeOf = ({ body }: PageScan, local: string): number => Math.max(0, body.indexOf(local));

const wordPatterns = new Map<string, RegExp[]>();

function patternsFor(labels: readonly string[]): RegExp[] {
  const key = labels.join('.');
  let patterns = wordPatterns.get(key);
  if (!patterns) {
    if (wordPatterns.size > 200) wordPatterns.clear();
    const escaped = labels.map((label) => label.replace(/[^a-z0-9]/g, '\\$&'));
    const domain = escaped.join(`${ANY_GAP}${DOT}${ANY_GAP}`);
    // "find us at acme.com" has a plain "at" before a plain domain: that is a place.
    const spelt = new RegExp(
      `(?<![\\w.@-])(?!\\S{1,45} at [a-z0-9-]+\\.)([a-z0-9][a-z0-9.+]{1,40})${GAP}${AT}${GAP}${domain}(?![\\w@-])`,
      'gi',
    );
    // Unless somebody is asked to write.
    const asked = new RegExp(
      `(?:e-?mail|mail|write|reach|contact|desk|:)(?: us| to| is)?:? ([a-z0-9][a-z0-9.+]{1,40}) at ${escaped.join('\\.')}`,
      'gi',
    );
    const wide = new RegExp(
      `([a-z0-9][a-z0-9.+-]{1,40})${ANY_GAP}[@\uff20]${ANY_GAP}${domain}(?![\\w@-])`,
      'gi',
    );
    patterns = [spelt, asked, wide];
    wordPatterns.set(key, patterns);
  }
  return patterns;
}

const reversed = (text: string): string => [...text].reverse().join('');
const halvesReversed = (text: string): string => text.split('@').map(reversed).join('@');
const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

const PICTURED =
  /([a-z0-9][\w.+-]{0,60})\s*<(?:i|span|img|svg|b|em)\b[^>]*(?:\bfa-at\b|\b(?:icon|bi|ti|mdi|la|ri)-at\b|\salt\s*=\s*["'](?:@|at|\(at\)|\[at\])["']|[/"'_-]at\.(?:gif|png|svg|webp))[^>]*>(?:\s*<\/\w+\s*>)?\s*([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
const MAIL_LINK = /mailto:((?:%[0-9a-f]{2}|[\w.+@-]){6,200})/gi;
const TOKEN = /data-mailto-token\s*=\s*(?:"([^"]+)"|'([^']+)')/gi;
const WRITTEN_BY_STYLE = /\.([\w-]+)::?(before|after)\s*\{[^}]*content\s*:\s*["']([^"']{1,80})["']/gi;

/** Addresses with a picture for the "@", with a style sheet's half, in percent signs, in a shop system's cloak. */
export function findPictured({ body, unseen }: PageScan, take: Take): void {
  for (const { 1: local, 2: domain, index } of body.matchAll(PICTURED)) take(`${local}@${domain}`, index);
  for (const { 1: text = '', index } of body.matchAll(MAIL_LINK))
    if (text.includes('%')) take(decodePercent(text), index);
  for (const { 1: double, 2: single, index } of body.matchAll(TOKEN)) {
    const address = unshift((double ?? single ?? '').replace(/&amp;/g, '&').replace(/&quot;/g, '"'));
    if (address) take(address, index);
  }
  const added = new Map<string, { before: string; after: string }>();
  for (const { start, end } of unseen) {
    for (const [, name = '', side, words = ''] of body.slice(start, end).matchAll(WRITTEN_BY_STYLE)) {
      const known = added.get(name) ?? { before: '', after: '' };
      added.set(name, { ...known, [side as 'before' | 'after']: words.replace(/\\0*40 ?/g, '@') });
    }
  }
  for (const [name, { before, after }] of added) {
    const element = new RegExp(
      `<\\w+\\b[^>]*\\bclass\\s*=\\s*["'][^"']*\\b${name}\\b[^"']*["'][^>]*>([^<]{1,80})<`,
      'g',
    );
    for (const { 1: text = '', index } of body.matchAll(element)) {
      const whole = `${before}${text.trim()}${after}`;
      if (whole.includes('@') && !text.includes('@')) take(whole, index);
    }
  }
}
