import { unfoundedIn } from '../../../outreach/domain/notes/check-note.ts';
import { oneLine } from '../../../outreach/domain/notes/clean-text.ts';

/** Words that bind the seller: none may come in that the rules' text doesn't have. */
const BINDING =
  /\b(?:will|shall|['’]ll|promis|guarante|commit|agree|accept|pay|prepa|sign|exclusiv|always|never|deposit|refund)\w*|['’]ll\b/gi;
const NEGATION = /\b(?:not|no|none|nothing|nobody|never|without|neither|nor)\b|n['’]t\b/gi;
const NUMBER = /\p{N}+(?:[.,]\p{N}+)*/gu;
const LINK = /https?:|\S@\S/i;

const found = (text: string, pattern: RegExp): string[] =>
  (text.match(pattern) ?? []).map((word) => word.toLowerCase()).sort();

/** The paragraphs of a draft that may be said otherwise: not its greeting, its names, nor what has a link in it. */
export const paragraphsToPolish = (draft: string): string[] =>
  draft
    .split('\n\n')
    .slice(1, -1)
    .filter((paragraph) => !LINK.test(paragraph));

/**
 * A draft with those of its paragraphs that were said better. A paragraph is taken only if it rests on the one whose
 * place it takes: no other number, name or claim, nothing more that binds the seller, and no yes made of a no. Of any
 * other the rules' words stand.
 */
export function takePolished(draft: string, brand: string, polished: readonly string[]): string {
  const wanted = paragraphsToPolish(draft);
  if (polished.length !== wanted.length) return draft;
  const better = new Map(wanted.map((paragraph, index) => [paragraph, oneLine(polished[index] ?? '')]));
  return draft
    .split('\n\n')
    .map((paragraph) => {
      const written = better.get(paragraph);
      return written !== undefined && restsOn(written, paragraph, brand) ? written : paragraph;
    })
    .join('\n\n');
}

const MOST_LONGER = 1.5;

function restsOn(written: string, paragraph: string, brand: string): boolean {
  if (written.length > paragraph.length * MOST_LONGER) return false;
  if (unfoundedIn(written, { brand, facts: [paragraph], template: '' }).length > 0) return false;
  const bound = found(paragraph, BINDING);
  return (
    found(written, NUMBER).join(' ') === found(paragraph, NUMBER).join(' ') &&
    found(written, NEGATION).length === found(paragraph, NEGATION).length &&
    found(written, /\?/g).length === found(paragraph, /\?/g).length &&
    found(written, BINDING).every((word) => bound.includes(word))
  );
}
