import type { Statement } from '../../../src/features/brands/domain/policy/policy.ts';

/** What somebody found out about a case's brand, whoever it was. */
export interface Findings {
  website: string | null;
  wayIn: { kind: 'address' | 'form'; value: string } | { kind: 'none' };
  /** Every address offered to write to, the best first. */
  addresses: string[];
  policy: FoundFact[];
  /** Fields about which the site was found to say two things. */
  contradicted: string[];
}

/** One value of one policy field. A field with several values (documents, distributors) has a fact for each. */
export interface FoundFact {
  field: string;
  value: string | number;
  sentence: string;
  url: string;
}

/** A statement as the cases write it: amounts in whole units with their currency apart, closed for now as no. */
export function factsOf({ field, value, url, sentence }: Statement): FoundFact[] {
  const fact = (one: string | number, of: string = field): FoundFact => ({
    field: of,
    value: one,
    url,
    sentence,
  });
  if (value === 'closed_for_now') return [fact('no')];
  // Only the presence of a price policy is asked for.
  if (field === 'map_policy' && value === 'no') return [];
  if (typeof value === 'string') return [fact(value)];
  return 'cents' in value
    ? [fact(value.cents / 100), fact(value.currency, 'currency')]
    : value.map((name) => fact(name));
}
