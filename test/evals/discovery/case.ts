/**
 * One brand as it stands on the web, and what a careful person who looked at it would write down. Cases are written
 * by people who haven't read the code that they judge, from how real shops look.
 */
export interface DiscoveryCase {
  /** As a marketplace spells it: "Hollow Pine Outfitters, LLC". */
  brand: string;
  /** Two of its product titles, as on a marketplace. */
  productTitles: readonly string[];
  category?: string;
  /** What a search engine answers for the brand, best first: the site, namesakes, shops that sell it, directories. */
  search: readonly SearchHit[];
  /** Every site that answers, by host, then by path with its query ("/pages/wholesale"). What isn't here is a 404. */
  hosts: Readonly<Record<string, Readonly<Record<string, CasePage>>>>;
  expected: ExpectedFindings;
}

export interface SearchHit {
  url: string;
  title: string;
  content: string;
}

/** Plain text is an HTML page with status 200. */
export type CasePage =
  | string
  | { status?: number; type?: string; location?: string; headers?: Record<string, string>; body?: string };

export interface ExpectedFindings {
  /** Host of the brand's own site; null where it has none that can be found. */
  website: string | null;
  /** The best way in; any of several that a person would call equally good. */
  wayIn: { kind: 'address' | 'form'; anyOf: readonly string[] } | { kind: 'none' };
  /** Addresses on these pages that would be a mistake to write to: agencies, themes, samples, namesakes, press, careers. */
  traps: readonly string[];
  policy: ExpectedPolicy;
}

/** What the site says of itself. What it doesn't say is left out. */
export interface ExpectedPolicy {
  takes_wholesale?: Stated<'yes' | 'no'>;
  marketplaces?: Stated<'allowed' | 'with_permission' | 'forbidden' | 'amazon_forbidden'>;
  map_policy?: Stated<'yes'>;
  minimum_opening_order?: Stated<number>;
  minimum_reorder?: Stated<number>;
  /** ISO code of the two above. */
  currency?: string;
  /** resale_certificate, tax_id, business_license, w9, trade_references, storefront_photos, website_url, credit_application … */
  documents?: Stated<readonly string[]>;
  /** Names as they stand there. */
  distributors?: Stated<readonly string[]>;
  /** Fields about which the site says two things that can't both hold; their value above is left out. */
  contradicted?: readonly string[];
}

/** A value, and words of the sentence that says so with the path of a page on which it stands. */
export interface Stated<Value> {
  value: Value;
  words: string;
  /** Of a list that several sentences tell: words of the others. */
  furtherWords?: readonly string[];
  path: string;
}
