import { inLines } from '../../../../kernel/in-lines.ts';
import type { Said } from './said.ts';

/** Words of a firm's address that name no firm. */
const OF_ANY_FIRM = new RegExp(inLines`
  ^(?:
    mail|email|info|office|sales|team|shop|store|trade|company|group|brands?|goods|home|house|online|
    wholesale|support|service|gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|googlemail|live|test|
    example
  )$
`);
const SHORTEST = 4;

/** What the writer's firm is called, by the address that he writes from and the words of his own name that stand in it. */
export function ownNames({ fromName, fromEmail }: { fromName: string; fromEmail: string }): string[] {
  const host = /@(?:[\w-]+\.)*?([\w-]+)\.(?:co\.)?\w+$/.exec(fromEmail.toLowerCase())?.[1] ?? '';
  const words = fromName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return [host.replaceAll('-', ' '), ...words.filter((word) => host.includes(word))].filter(
    (word) => word.length >= SHORTEST && /^[\p{L}\d ]+$/u.test(word) && !OF_ANY_FIRM.test(word),
  );
}

const FIRM =
  '(?: (?:&|and|und|et|y|e|en) \\w+| (?:inc|gmbh|ltd|llc|co|corp|sa|sarl|srl|bv|company|brand)\\b\\.?)*';

/** "Cross Falk off your list", as Gretchen Falk means it: "cross us off your list". */
export function inFirstPerson(sentences: readonly Said[], names: readonly string[]): readonly Said[] {
  if (names.length === 0) return sentences;
  const named = new RegExp(`\\b(?:the |la |le |die )?(?:${names.join('|')})\\b${FIRM}(?![@.\\w])`, 'g');
  const plain = (text: string): string => text.replace(named, 'us');
  return sentences.map((said) => ({ ...said, plain: plain(said.plain), clauses: said.clauses.map(plain) }));
}

/** "Take hello@falk.test off your list", as hello@falk.test means it: "take my address off your list". */
export function withOwnAddress(sentences: readonly Said[], { fromEmail }: { fromEmail: string }): Said[] {
  const own = fromEmail.toLowerCase();
  const isOwn = ({ words }: Said): boolean => {
    const named = words.toLowerCase().match(ADDRESSES) ?? [];
    return named.length > 0 && named.every((address) => address === own);
  };
  const mine = (plain: string): string => plain.replaceAll(ANY_ADDRESS, 'my address');
  return sentences.map((said) =>
    isOwn(said) ? { ...said, plain: mine(said.plain), clauses: said.clauses.map(mine) } : said,
  );
}
const ADDRESSES = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
/** As `plainWords` spells each of them. */
const ANY_ADDRESS = 'x@y.zz';
