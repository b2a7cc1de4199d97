import { splitSentences } from './sentences.ts';

/** Stands where a quote leaves out what goes on. */
const LEFT_OUT = '…';
/** With its blank. */
const MARK = 2;

/**
 * What a text begins with, to be shown as its words: all of it where it is short, else its first whole sentences, and
 * of a sentence that is long itself as many words as there is room for.
 */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const sentence of splitSentences(text)) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next > longest) break;
    end = next;
  }
  return end > 0 ? text.slice(0, end) : wordsFrom(text, longest);
}

/** The same of what it ends with: what is said right before something. */
export function endingOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let start = text.length;
  for (const sentence of splitSentences(text).reverse()) {
    const last = text.lastIndexOf(sentence, start - sentence.length);
    if (text.length - last > longest) break;
    start = last;
  }
  return start < text.length
    ? text.slice(start)
    : `${LEFT_OUT} ${text.slice(wordStartBehind(text, text.length - longest + MARK))}`;
}

/** So much is shown before what tells, and at least so much behind it. */
const BEFORE = 180;
const BEHIND = 120;

/** The part of a sentence without end in which something is told that stands at an offset. */
export function partAround(text: string, at: number, longest: number): string {
  if (text.length <= longest || at + BEHIND <= longest) return wordsFrom(text, longest);
  return `${LEFT_OUT} ${wordsFrom(text.slice(wordStartBehind(text, at - BEFORE)), longest)}`;
}

/** As many of a sentence's words as there is room for. */
export const wordsFrom = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, wordEndBefore(text, longest - MARK))} ${LEFT_OUT}`;

/** Where words have no blanks between them, or hardly any, the cut is between letters. */
function wordEndBefore(text: string, most: number): number {
  const blank = text.lastIndexOf(' ', most);
  return blank > most / 2 ? blank : betweenLetters(text, most);
}

function wordStartBehind(text: string, least: number): number {
  const start = text.indexOf(' ', Math.max(0, least - 1)) + 1;
  return start > 0 && start < (least + text.length) / 2 ? start : betweenLetters(text, least);
}

/** Not between the two halves of a letter that is kept in two. */
const betweenLetters = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
};
