import { inLines } from '../../../../kernel/in-lines.ts';
import { type PageScan, seenOn } from '../page/page-scan.ts';
import { decodePercent } from '../page/page-text.ts';
import { mailHostOf } from '../site/site.ts';
import { NO_LOCAL } from './find-addresses.ts';
import { unshift } from './scripted-addresses.ts';

type Take = (text: string, at: number) => void;

const AT =
  '(?:at|@|\uff20|arobase|arrobas?|arroba|chiocciola|apenstaartje|apestaart|klammeraffe|affenschwanz|snabel-?a|\u00e4t|malpa|zavinac|kukac|chez)';
const DOT = '(?:dot|punkt|punto|ponto|point|punt|\\.|\uff0e)';
/** "Then the at sign, then", "followed by an at". */
const THEN =
  "(?:,? (?:and |und |et |y |e |en )?(?:then|next|followed by|dann|gefolgt von|danach|puis|suivi (?:de|du|d')|luego|seguido de|poi|seguit[ao] da|dan|gevolgd door)|,),? ?";
const SIGN =
  "(?:(?:the|an?|das|ein|einem|dem|l'|une?|la|el|il|lo|het|een) ?)?(?:at|@|arobase|arroba|chiocciola|apenstaartje|klammeraffen?)(?:[- ]?(?:sign|symbol|zeichen|teken))?";
const NO_NAME = 'us|me|you|them|it|is|and|or|the|then|sign|symbol|dann|puis|luego|poi|dan|ist|est|es|e';
const SIGN_NAMED =
  /, then @|\bat[- ]?(?:sign|symbol|zeichen|teken)|\b(?:an|the) at\b|klammeraffe|arobase|arroba|chiocciola|apenstaartje/i;
const OUR_DOMAIN =
  "(?:(?:our|this) (?:own )?(?:domain(?: name)?|web ?site'?s? (?:address|name))|unsere\\w* domain|notre (?:nom de )?domaine|nuestro dominio|nostro dominio|(?:ons|onze) domein(?:naam)?)";
const GAP = '[\\s\\[\\](){}<>*/_"\u201c\u201d\'|~-]{1,4}';
const ANY_GAP = '[\\s\\[\\](){}<>*/_"\u201c\u201d\'|~-]{0,4}';

/**
 * Addresses that are written around their own "@": they are known by the page's own domain, in whatever pieces it
 * stands. "trade *at* acme.com", "trade arobase acme point com", "trade＠acme.com".
 */
export function findByOwnDomain(scan: PageScan, take: Take): void {
  const host = mailHostOf(scan.url);
  const labels = host.split('.');
  if (labels.length < 2) return;
  const text = seenOn(scan);
  const { touching, described } = patternsFor(labels);
  for (const pattern of touching) {
    for (const [, local = ''] of text.matchAll(pattern))
      if (!NO_LOCAL.test(local)) take(`${local}@${host}`, placeOf(scan, local));
  }
  if (SIGN_NAMED.test(text)) {
    for (const { 0: words, 1: local = '' } of text.matchAll(described))
      take(`${local}@${host}`, placeOf(scan, words.slice(0, local.length + 3)));
  }
  for (const { 0: token, index } of scan.body.matchAll(TURNED)) {
    for (const read of [reversed, rot13, halvesReversed]) {
      const address = read(token.toLowerCase());
      if (address.endsWith(`@${host}`) && !NO_LOCAL.test(address.slice(0, address.indexOf('@'))))
        take(address, index);
    }
  }
}

const TURNED = /[a-z0-9][a-z0-9._+-]{1,60}@[a-z0-9][a-z0-9._+-]{1,60}/gi;

const placeOf = ({ body }: PageScan, local: string): number => Math.max(0, body.indexOf(local));

interface DomainPatterns {
  touching: RegExp[];
  /** Where the sign has a name. */
  described: RegExp;
}
const wordPatterns = new Map<string, DomainPatterns>();

function patternsFor(labels: readonly string[]): DomainPatterns {
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
    const described = new RegExp(
      `(?<![\\w.@-])(?!(?:${NO_NAME})\\b)([a-z0-9][a-z0-9.+-]{1,40})(?:${THEN}${SIGN}(?:${THEN}| (?:and |und |et |y |e |en )?)|${GAP}${SIGN}${THEN}| at[- ](?:sign|symbol) )(?:(?:the|our|die|le|la|el|il) (?:name|domain|domaine|dominio) )?(?:${domain}|${OUR_DOMAIN})(?![\\w@-])`,
      'gi',
    );
    patterns = { touching: [spelt, asked, wide], described };
    wordPatterns.set(key, patterns);
  }
  return patterns;
}

const reversed = (text: string): string => [...text].reverse().join('');
const halvesReversed = (text: string): string => text.split('@').map(reversed).join('@');
const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

const PICTURED = new RegExp(
  inLines`
    ([a-z0-9][\w.+-]{0,60})\s*<(?:i|span|img|svg|b|em)\b[^>]*(?:
      \bfa-at\b|\b(?:icon|bi|ti|mdi|la|ri)-at\b|
      \s(?:alt|title|aria-label)\s*=\s*["'](?:@|at|\(at\)|\[at\])["']|
      [/"'_-]at\.(?:gif|png|svg|webp)
    )[^>]*>(?:\s*</\w+\s*>)?\s*([a-z0-9-]+(?:\.[a-z0-9-]+)+)
  `,
  'gi',
);
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
      if (whole.includes('@') && !/\w@\w/.test(text)) take(whole, index);
    }
  }
}
