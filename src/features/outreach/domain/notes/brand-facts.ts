import { formatMoney, type Money } from '../../../../kernel/money.ts';
import { oneLine } from './clean-text.ts';

/** What a brand's own site says, where it says one thing only. */
export type OwnWord = { url: string; sentence: string } & (
  | { field: 'takes_wholesale' | 'map_policy'; value: string }
  | { field: 'minimum_opening_order'; value: Money }
  | { field: 'documents'; value: readonly string[] }
);

/** What is known of a brand and may be said to it: nothing else ever is. */
export interface BrandFacts {
  name: string;
  category: string | null;
  productCount: number;
  productTitles: readonly string[];
  ownWords?: readonly OwnWord[];
}

/** Which words of a note rest on what. */
export interface Evidence {
  words: string;
  /** The fact, in the words in which it is stored. */
  fact: string;
  /** The page that it was read on; null: the brand's listings. */
  url: string | null;
}

const PAPERS: Record<string, string> = {
  resale_certificate: 'a resale certificate',
  tax_id: 'a tax ID',
  business_license: 'a business license',
  w9: 'a W-9',
  trade_references: 'trade references',
  storefront_photos: 'photos of the shop',
  credit_application: 'a credit application',
};

/** The part of an own word that is told back: "$250", "a resale certificate"; null where it is not to be told. */
export function toldBack(word: OwnWord): string | null {
  switch (word.field) {
    case 'minimum_opening_order':
      return word.value.cents > 0 ? formatMoney(word.value) : null;
    case 'documents':
      return word.value.map((name) => PAPERS[name]).find((paper) => paper !== undefined) ?? null;
    case 'map_policy':
      return word.value === 'yes' ? 'a MAP policy' : null;
    case 'takes_wholesale':
      return word.value === 'yes' ? 'wholesale accounts for shops' : null;
  }
}

/** The facts as lines: for a writer to write from, and for a checker to check against. */
export function factLines(facts: BrandFacts): string[] {
  const titles = facts.productTitles.slice(0, 5).map((title) => `Product: ${oneLine(title).slice(0, 160)}`);
  const words = (facts.ownWords ?? []).flatMap((word) => {
    const told = toldBack(word);
    return told === null ? [] : [`${SITE_SAYS[word.field]}: ${told}`];
  });
  return [
    ...titles,
    ...(facts.category ? [`Category: ${oneLine(facts.category).slice(0, 80)}`] : []),
    ...(facts.productCount > 0 ? [`Products of theirs that we looked at: ${facts.productCount}`] : []),
    ...words,
  ];
}

const SITE_SAYS: Record<OwnWord['field'], string> = {
  takes_wholesale: 'Their site says that they take',
  minimum_opening_order: 'Their site names an opening order of',
  documents: 'Their site asks new accounts for',
  map_policy: 'Their site speaks of',
};
