import { FACT_NAMES } from '../../replies/domain/inbox/fact-names.ts';
import type { AnyFact, FactName, FactValues } from '../../replies/domain/reading/reply-facts.ts';

/** A condition of a deal: what it is, the words that say so, and where they stand. */
export interface Term {
  name: FactName;
  value: FactValues[FactName];
  /** The brand's own words; null where a person entered it. */
  words: string | null;
  /** The mail in which they stand. */
  mailId: string | null;
  at: string;
}

export interface MailWithFacts {
  id: string;
  receivedAt: Date;
  facts: readonly AnyFact[];
}

/** What stands now: the newest mail's word on each, unless a person entered it, who is believed over all of them. */
export function gatherTerms(mails: readonly MailWithFacts[], entered: readonly Term[]): Term[] {
  const terms = new Map<FactName, Term>();
  const inOrder = mails.toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
  for (const { id, receivedAt, facts } of inOrder) {
    for (const { name, value, words } of facts)
      terms.set(name, { name, value, words, mailId: id, at: receivedAt.toISOString() });
  }
  for (const term of entered) terms.set(term.name, term);
  return FACT_NAMES.flatMap((name) => terms.get(name) ?? []);
}

export function termValue<Name extends FactName>(
  terms: readonly Term[],
  name: Name,
): FactValues[Name] | undefined {
  const term = terms.find((one) => one.name === name);
  return term?.value as FactValues[Name] | undefined;
}

/** In which currency a deal's amounts are, where they are not in dollars by their name. */
export const currencyOf = (terms: readonly Term[]): string => termValue(terms, 'currency') ?? 'USD';
