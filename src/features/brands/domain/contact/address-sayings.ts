import { fold } from '../brand-name.ts';
import { type PageScan, textBetween } from '../page/page-scan.ts';
import { decodePercent, visibleText } from '../page/page-text.ts';
import { endingOf, wordsFrom } from '../page/quote.ts';
import { asksAsShop } from '../policy/shop-words.ts';
import type { AddressRole } from './address-roles.ts';
import { roleInWords } from './desk-words.ts';
import type { FoundAddress } from './find-addresses.ts';

/** What calls an address by what it is for, in one piece with it. */
export function labelOf(scan: PageScan, { form, at }: FoundAddress): string {
  if (form === 'script') return labelInState(scan, at);
  return form === 'mailto' || form === 'cloudflare' ? labelOfLink(scan, at) : '';
}

const SUBJECT = /[?&;]subject=([^"'&<>]{3,80})/i;
/** "Wholesale" on a link to an address, or in the subject that it gives a mail. */
function labelOfLink({ body, charset }: PageScan, at: number): string {
  const close = body.indexOf('>', at);
  if (close === -1 || close - at > 400) return '';
  const subject = SUBJECT.exec(body.slice(at, close))?.[1] ?? '';
  const end = body.indexOf('</a', close);
  const words = end === -1 || end - close > 200 ? '' : visibleText(body.slice(close + 1, end), charset);
  return [words.includes('@') ? '' : words, decodePercent(subject.replace(/\+/g, ' '))]
    .filter(Boolean)
    .join(' · ');
}

const LABEL_IN_STATE =
  /["'](?:label|name|title|type|department|dept|team|desk|role|for|purpose|topic|subject|kind|key|heading|description|reason)\\*["']\s*:\s*\\*["']([^"'\\]{2,80})/gi;

/** What the object in a script's state that holds an address calls it: {"label":"Trade","email":"…"}. */
function labelInState({ body }: PageScan, at: number): string {
  const start = Math.max(body.lastIndexOf('{', at), at - 400);
  const end = body.indexOf('}', at);
  const object = body.slice(start, end === -1 ? at + 200 : Math.min(end, at + 400));
  return Array.from(object.matchAll(LABEL_IN_STATE), ([, words]) => words).join(' · ');
}

/** The words that belong to an address: from the address before it on, and no further than its own block's heading. */
export function sayingsBefore(before: string): { near: string; heading: string } {
  const mine = before.slice(before.lastIndexOf('@') + 1);
  const parts = mine
    .split(' · ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { near: parts.at(-1) ?? '', heading: parts.at(-2) ?? '' };
}

const REACH_OF_QUESTION = 1_600;
const MOST_BELOW = 4;

/** The question in whose answer an address stands: "Can I stock you in my store?" "Yes! Write to Ann at …". */
export function questionAbove(scan: PageScan, at: number): string | undefined {
  const said = textBetween(scan, at - REACH_OF_QUESTION, at);
  const parts = said
    .slice(said.lastIndexOf('@') + 1)
    .split(' · ')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const asked = parts.findLastIndex((part) => part.endsWith('?'));
  const answer = parts.slice(asked + 1);
  // Another heading in between begins something else.
  const isAnswer = answer.length <= MOST_BELOW && answer.slice(0, -1).every((part) => /[.!:,;)]$/.test(part));
  return isAnswer ? parts[asked] : undefined;
}

/** What a question is about: shops, whom the brand sells to, or another desk's matter. */
export function roleOfQuestion(question: string): AddressRole | undefined {
  const role = roleInWords(question, 'personal');
  return role !== 'wholesale' && asksAsShop(fold(question)) ? 'wholesale' : role;
}

/** What follows an address up to the next one, less the address itself and the rest of its tag. */
const afterMention = (after: string): string =>
  after
    .replace(/\[email.protected\]/gi, '@')
    .replace(/^[^·]*?@\S*/, '')
    .replace(/\S*@.*$/, '');

const SAYS_OF_IT =
  /^[\s,]*(?:[(–—-]|(?:is |are )?(?:for|if|fur|für|pour|para|per|voor|he|she|they|who|our|your|handles|runs)\b)/i;

/** What is said of an address behind it, "(wholesale)" or "for stores", and not what begins the next one: "Press:". */
function sayingAfter(after: string): string {
  const next = afterMention(after).split(' · ')[0] ?? '';
  if (!SAYS_OF_IT.test(next)) return '';
  return wordsFrom((next.split(/[.;!?](?:\s|$)/)[0] ?? '').replace(/^[\s,(]+|[\s,)]+$/g, ''), 80);
}

/** "Lamp shops: ask" before "@acme.com": in a text an address begins among the words before it. */
export const withoutLocal = (near: string): string => near.replace(/:\s*[\w.+-]+$/, '');

/** The words around an address that say more of it than its own name does. */
export function tellingWords(
  label: string,
  { before, after }: { before: string; after: string },
  own: AddressRole,
): { role: AddressRole; words: string } | undefined {
  const { near, heading } = sayingsBefore(before);
  const next = sayingAfter(after);
  const above = endingOf(heading, 90);
  for (const words of [label, near, withoutLocal(near), next, above]) {
    const role = words ? roleInWords(words, own) : undefined;
    if (role && !(words === above && ENDS_TEXT.test(above) && IS_NOT_FOR_BUYERS.has(role)))
      return { role, words };
  }
  return undefined;
}

/** A paragraph above speaks of its own matter, as of what the first invoice comes to, and names no desk. */
const ENDS_TEXT = /[.!]$/;
const IS_NOT_FOR_BUYERS: ReadonlySet<AddressRole> = new Set(['other_desk', 'support']);
