import type { Money } from '../../../../kernel/money.ts';

/** What a brand's own site says of selling to shops, one field at a time. */
export interface PolicyValues {
  takes_wholesale: 'yes' | 'no' | 'closed_for_now';
  marketplaces: 'allowed' | 'with_permission' | 'forbidden' | 'amazon_forbidden';
  map_policy: 'yes' | 'no';
  minimum_opening_order: Money;
  minimum_reorder: Money;
  /** What a shop has to show: the names of `DOCUMENTS`, or a person's own words. */
  documents: readonly string[];
  distributors: readonly string[];
}

export type PolicyField = keyof PolicyValues;

/** In the order in which people ask. */
export const POLICY_FIELDS = [
  'takes_wholesale',
  'marketplaces',
  'map_policy',
  'minimum_opening_order',
  'minimum_reorder',
  'documents',
  'distributors',
] as const satisfies readonly PolicyField[];

/** Fields whose values are names: several statements of one are one list. */
const LISTS = ['documents', 'distributors'] as const satisfies readonly PolicyField[];
export const isList = (field: PolicyField): field is (typeof LISTS)[number] =>
  (LISTS as readonly PolicyField[]).includes(field);

export const DOCUMENTS = [
  'resale_certificate',
  'tax_id',
  'business_license',
  'w9',
  'trade_references',
  'storefront_photos',
  'website_url',
  'credit_application',
] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** A field's value as a page states it. */
export type Statement = {
  [Field in PolicyField]: {
    field: Field;
    value: PolicyValues[Field];
    /** The page, and the words on it. */
    url: string;
    sentence: string;
  };
}[PolicyField];

/** A statement as one page makes it, with how plainly it does: an invitation to apply is less than a sentence about it. */
export type Reading = Statement & { weight: number };

/** A sentence is kept to this length, which is more than nearly all have. */
export const LONGEST_SENTENCE = 400;
