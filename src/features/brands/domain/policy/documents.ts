import { inLines } from '../../../../kernel/in-lines.ts';
import { MAY_BE, NOT_ASKED, REQUIRES, SPEAKS_OF_THEM, TELLS_NUMBER } from './document-asks.ts';
import {
  BUSINESS_LICENSE,
  CREDIT_APPLICATION,
  HAVE_SITE,
  RESALE_CERTIFICATE,
  STOREFRONT_PHOTOS,
  TAX_ID,
  TRADE_REFERENCES,
  WEBSITE_URL,
} from './document-names.ts';
import { WITHOUT_PAPER } from './only-in-part.ts';
import type { Passage } from './passages.ts';
import type { DocumentName } from './policy.ts';
import { namesShops } from './shop-words.ts';

const NAMES: readonly [DocumentName, RegExp][] = [
  ['resale_certificate', RESALE_CERTIFICATE],
  ['tax_id', TAX_ID],
  ['business_license', BUSINESS_LICENSE],
  ['w9', /\bw-?9s?\b/],
  ['trade_references', TRADE_REFERENCES],
  ['storefront_photos', STOREFRONT_PHOTOS],
  ['website_url', WEBSITE_URL],
  ['credit_application', CREDIT_APPLICATION],
];

/** What pages speak of without asking for it. */
const NEEDS_A_REQUEST: ReadonlySet<DocumentName> = new Set(['website_url', 'storefront_photos']);
/** "Without a resale certificate we charge tax": asked for all the same. */
const WITHOUT = 'without|ohne|sans|sin|senza|zonder';
const IS_REFUSED = String.raw`cannot|can't|not (?:be )?(?:\w+ed)|won't|nicht|kein\w*|ne |n'\w+|no se|no podemos|non|niet|geen`;
const ELSE_REFUSED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${WITHOUT})\b[^.]*\b(?:charged?|${IS_REFUSED})\b`),
  /\b(?:cannot|can't|not|won't)\b[^.]*\b(?:without|until)\b/,
  // "No resale certificate, no wholesale prices."
  WITHOUT_PAPER,
];

/** "For prices excluding VAT write to us with your VAT number": of the two only the second speaks of papers. */
const isOtherTalk = (plain: string): boolean =>
  SPEAKS_OF_THEM.test(plain.replace(NET_OF_TAX, ' ')) || TELLS_NUMBER.test(plain);
const NET_OF_TAX = /\b(?:excl(?:uding|\.)?|incl(?:uding|\.)?|ex|net of) (?:vat|tax|gst)\b/g;

/** Whoever shows papers to buy for himself, or for whom he works. */
const OTHER_BUYERS = /\b(?:designers?|architects?|students?|teachers?|military|first responders|nurses)\b/;

/** In capitals: "ein" and "tin" are words of their own. */
const TAX_NUMBERS = /\b(?:F?EIN|TIN)s?\b/;

/** "Send your licence to Dale" asks for it more plainly than "anybody with a licence can buy". */
const SENDS_IT = new RegExp(inLines`
  \b(?:
    send|attach|upload|include|submit|provide|supply|e-?mail|mail|fax|bring|
    schick\w*|sende\w*|beileg\w*|legen|hochladen|
    envoy\w*|joindre|joignez|adjunt\w*|envi[ae]\w*|alleg\w*|invia\w*|mandat\w*|stuur|sturen|bijvoegen
  )\b
`);
export const asksToSend = (plain: string): boolean => SENDS_IT.test(plain);

/** The documents that a sentence or an entry of a list asks a shop for. */
export function documentsIn(passage: Passage, isTrade: boolean): DocumentName[] {
  const { plain, plainLabel, section, kind, sentence } = passage;
  if (!isTrade || !MAY_BE.test(plain) || sentence.endsWith('?')) return [];
  const names = NAMES.filter(
    ([name, pattern]) =>
      (pattern.test(plain) && !(name === 'website_url' && HAVE_SITE.test(plain))) ||
      (name === 'tax_id' && TAX_NUMBERS.test(sentence)),
  ).map(([name]) => name);
  if (
    names.length === 0 ||
    (NOT_ASKED.test(plain) && !ELSE_REFUSED.some((told) => told.test(plain))) ||
    isOtherTalk(plain)
  )
    return [];
  if (OTHER_BUYERS.test(plain) && !namesShops(plain)) return [];
  const isListed = kind === 'item' || kind === 'row' || sentence.length < 60;
  const isOwn = names.some((name) => !NEEDS_A_REQUEST.has(name));
  const isAsked =
    isOwn || REQUIRES.test(plain) || (isListed && (REQUIRES.test(plainLabel) || REQUIRES.test(section)));
  return isAsked || (passage.isAnswer && REQUIRES.test(plainLabel)) ? names : [];
}
