import type { Said } from '../said.ts';

/** Words that say a thing, but for sentences that say the opposite, or speak of something else, with the same words. */
export interface Phrases {
  says: readonly RegExp[];
  unless?: readonly RegExp[];
}

export const some = (patterns: readonly RegExp[], plain: string): boolean =>
  patterns.some((pattern) => pattern.test(plain));

export const saysSo = ({ says, unless = [] }: Phrases, plain: string): boolean =>
  some(says, plain) && !some(unless, plain);

/** The first sentence, or one side of its "but", that says so. */
export const saidIn = (phrases: Phrases, sentences: readonly Said[]): Said | undefined =>
  sentences.find(({ clauses }) => clauses.some((clause) => saysSo(phrases, clause)));

/** The same over whole sentences, where both sides of a "but" belong together. */
export const saidWhole = (phrases: Phrases, sentences: readonly Said[]): Said | undefined =>
  sentences.find(({ plain }) => saysSo(phrases, plain));
