import { isBuiltIn } from './font-slices.ts';

/** A stretch of text in one font and one direction. */
export interface Run {
  /** Null for the built-in fonts. */
  font: string | null;
  text: string;
  isRightToLeft: boolean;
}

/** By which font a letter is printed; undefined where there is none. */
export type FontOf = (letter: string) => string | undefined;

/** Letters that no mark can be taken from. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is printed: composed letters, and no marks that nobody sees. */
export const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu, '');

/**
 * A line as runs from left to right. A letter that no font has stands there without its marks, as people write it on
 * other keyboards; only what has no such spelling is a question mark.
 */
export function runsOf(line: string, fontOf: FontOf): Run[] {
  if (isBuiltIn(line)) return [{ font: null, text: line, isRightToLeft: false }];
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(line)) {
    const run = runOf(segment, fontOf);
    const last = runs.at(-1);
    // A space belongs to the words on both sides of it.
    if (last && (isSame(last, run) || (segment === ' ' && last.isRightToLeft))) last.text += run.text;
    else runs.push(run);
  }
  return isReadFromRight(line) ? runs.toReversed().map(turned) : runs;
}

/** The spaces around words that are read from the left, in a line that is read from the right. */
const turned = (run: Run): Run =>
  run.isRightToLeft ? run : { ...run, text: run.text.replace(/^( *)(.*?)( *)$/, '$3$2$1') };

const isSame = (one: Run, other: Run): boolean =>
  one.font === other.font && one.isRightToLeft === other.isRightToLeft;

/** Whether the first letter that has a direction goes from right to left. */
function isReadFromRight(line: string): boolean {
  for (const letter of line) {
    if (RIGHT_TO_LEFT.test(letter)) return true;
    if (/\p{L}/u.test(letter)) return false;
  }
  return false;
}

function runOf(cluster: string, fontOf: FontOf): Run {
  const [base = ''] = cluster;
  const font = isBuiltIn(base) ? undefined : fontOf(base);
  if (font !== undefined) return { font, text: cluster, isRightToLeft: RIGHT_TO_LEFT.test(base) };
  return { font: null, text: isBuiltIn(cluster) ? cluster : nearest(cluster), isRightToLeft: false };
}

function nearest(cluster: string): string {
  const plain = [...cluster]
    .map((letter) => PLAIN[letter] ?? letter.normalize('NFKD').replace(/\p{M}|\p{Cf}/gu, ''))
    .join('');
  return plain !== '' && isBuiltIn(plain) ? plain : '?';
}

const words = new Intl.Segmenter('und', { granularity: 'word' });
/** Scripts that put no spaces between words. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Where a line may be broken: after a space, and between words where no spaces stand. */
function breakable(paragraph: string): string[] {
  const parts: string[] = [];
  for (const word of paragraph.match(/\S*\s*/g) ?? []) {
    if (!UNSPACED.test(word)) {
      if (word !== '') parts.push(word);
      continue;
    }
    for (const { segment, isWordLike } of words.segment(word)) {
      const last = parts.at(-1);
      // No line begins with a comma, and none ends with an opening bracket.
      const isJoined = last !== undefined && (OPENING.test(last) || !(isWordLike || OPENING.test(segment)));
      if (isJoined) parts[parts.length - 1] += segment;
      else parts.push(segment);
    }
  }
  return parts;
}

/** The lines that a text takes in a width, which `widthOf` tells of a piece of it. */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const add = (part: string) => {
      if (line !== '' && widthOf((line + part).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    };
    for (const part of breakable(paragraph)) {
      if (widthOf(part.trimEnd()) <= width) add(part);
      else for (const { segment } of clusters.segment(part)) add(segment);
    }
    return [...lines, line.trimEnd()];
  });
}
