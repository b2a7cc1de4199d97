import { NOT_NOW } from './phrases/not-now.ts';
import { saidIn, saidWhole, saysSo } from './phrases/phrases.ts';
import { NOT_AT_HAND, NOT_FOR_US_YET, SOON_HERE } from './phrases/to-come.ts';
import type { Said } from './said.ts';

/**
 * Where a mail puts us off to a later time. "The list isn't attached yet, you'll have it tomorrow" doesn't: what isn't at
 * hand yet is a paper, and it is to come within days.
 */
export function notNowSaid(sentences: readonly Said[]): {
  notNow?: Said | undefined;
  toCome?: Said | undefined;
} {
  const said = putOffIn(sentences);
  const comesSoon = sentences.some(({ plain, clauses }) =>
    [plain, ...clauses].some((part) => saysSo(SOON_HERE, part)),
  );
  if (!said || !comesSoon) return { notNow: said };
  const notNow = putOffIn(sentences.flatMap(withoutWhatComes));
  return notNow ? { notNow } : { toCome: said };
}

const putOffIn = (sentences: readonly Said[]): Said | undefined =>
  saidIn(NOT_NOW, sentences) ?? saidWhole(NOT_NOW, sentences);

/** A sentence without what it says of papers that are to come; none where nothing is left of it. */
function withoutWhatComes(said: Said): Said[] {
  const clauses = said.clauses.filter((clause) => !isOfWhatComes(clause));
  if (clauses.length === said.clauses.length) return [said];
  return clauses.length === 0 ? [] : [{ ...said, plain: clauses.join(', '), clauses }];
}

const isOfWhatComes = (clause: string): boolean =>
  saysSo(SOON_HERE, clause) || (NOT_AT_HAND.test(clause) && !NOT_FOR_US_YET.test(clause));
