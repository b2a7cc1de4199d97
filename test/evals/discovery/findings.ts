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
