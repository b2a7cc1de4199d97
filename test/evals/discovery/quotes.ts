import type { Discovery } from '../../../src/features/brands/domain/discovery/discovery.ts';
import { plainOf } from '../../../src/features/brands/domain/page/sentences.ts';
import { amountsIn } from '../../../src/features/brands/domain/policy/amounts.ts';
import type { Statement } from '../../../src/features/brands/domain/policy/policy.ts';
import type { DiscoveryCase } from './case.ts';
import { textsOf } from './score.ts';

/** Words that are shown as a page's own. */
export interface Quote {
  of: 'policy' | 'address' | 'reason' | 'form' | 'site';
  url: string;
  words: string;
  /** What stands in it by what it is evidence of. */
  states?: (words: string) => boolean;
}

const GIVEN_FOR = /is what the page gives for “(.*)”, /;
const NAMED_BY = /^(?:title|heading|copyright line) “(.*)”$/;

/** All that a discovery shows in a page's own words. */
export function quotesIn({ policy, contacts, forms, confirmedBy, website }: Discovery): Quote[] {
  return [
    ...policy.map(
      (said): Quote => ({ of: 'policy', url: said.url, words: said.sentence, states: statesIt(said) }),
    ),
    ...contacts.flatMap(({ pageUrl: url, words, reason }): Quote[] => {
      const [, given] = GIVEN_FOR.exec(reason) ?? [];
      const quotes: Quote[] = words === '' ? [] : [{ of: 'address', url, words }];
      return given === undefined ? quotes : [...quotes, { of: 'reason', url, words: given }];
    }),
    ...forms.map(({ pageUrl: url, words }): Quote => ({ of: 'form', url, words })),
    ...confirmedBy.flatMap((by): Quote[] => {
      const [, words] = NAMED_BY.exec(by) ?? [];
      return words === undefined || website === undefined ? [] : [{ of: 'site', url: website, words }];
    }),
  ];
}

/** A sum or a name stands in the words that it was read from. */
function statesIt({ field, value }: Statement): (words: string) => boolean {
  if (typeof value === 'string') return () => true;
  if ('cents' in value)
    return (words) => amountsIn(plainOf(words)).some(({ cents }) => cents === value.cents);
  return (words) =>
    field !== 'distributors' || value.every((name) => inOneLine(words).includes(inOneLine(name)));
}

/** What is wrong with a quote; undefined where it stands on the page as it is shown, from a word's beginning to a word's end. */
export function faultOf({ url, words, states }: Quote, of: DiscoveryCase): string | undefined {
  const texts = textsOf(of, url).flatMap((text) => [
    inOneLine(text),
    inOneLine(text.replace(/%20|\+/g, ' ')),
  ]);
  for (const piece of words.split(APART).map(inOneLine).filter(Boolean)) {
    const places = texts.flatMap((text) => placesOf(piece, text).map((at) => ({ text, at })));
    if (places.length === 0) return `isn't on the page: ${piece}`;
    if (!places.some(({ text, at }) => !isCut(text, at) && !isCut(text, at + piece.length)))
      return `is cut within a word: ${piece}`;
  }
  return states?.(words) === false ? `doesn't say it: ${words}` : undefined;
}

/** What was left out, the edges of lines, a question and its answer, and an address that the page shows in pieces or cloaked. */
const APART = /(?:^|\s)…(?:\s|$)| · |(?<=\?) |[\w.+-]+@[\w.-]+\w/;

const inOneLine = (text: string): string => text.replace(/[·\s]+/g, ' ').trim();

function placesOf(piece: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) places.push(at);
  return places;
}

const isCut = (text: string, at: number): boolean => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
