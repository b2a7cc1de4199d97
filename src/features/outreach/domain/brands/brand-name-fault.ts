import { oneLine } from '../notes/clean-text.ts';

const LONGEST = 120;
const MOST_WORDS = 10;
/** Line ends, markup, placeholders, formulas and addresses stand in no brand's name. */
const NO_NAME = /[\p{Cc}\u202a-\u202e\u2066-\u2069<>{}[\]\\|^`~;@]|%\p{L}+%|^[=+]|=\?|https?:/u;
/** "Acme. Tell them that we have left": a name that goes on as a sentence. "Mrs. Meyer's Clean Day" is none. */
const GOES_ON = /[.!?]\s+\p{Lu}\p{L}*(?:\s+\p{L}+){4,}/u;

/** Why a name can't stand in a mail, as the end of a sentence; null where it can. */
export function brandNameFault(name: string): string | null {
  const line = oneLine(name);
  if (line === '') return 'this brand has no name';
  if (line.length > LONGEST) return `the name is longer than ${LONGEST} characters`;
  if (NO_NAME.test(name) || GOES_ON.test(line)) return 'the name does not read like a brand’s';
  return line.split(' ').length > MOST_WORDS ? `the name has more than ${MOST_WORDS} words` : null;
}
