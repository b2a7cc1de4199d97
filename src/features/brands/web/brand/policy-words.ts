import { formatMoney } from '../../../../kernel/money.ts';
import type { BrandView } from '../../contract/brand.ts';
import type { DocumentName, PolicyField } from '../../domain/policy/policy.ts';

export type PolicyFieldView = BrandView['policy'][number];
export type PolicyValue = NonNullable<PolicyFieldView['value']>;

export const FIELD_NAMES: Record<PolicyField, string> = {
  takes_wholesale: 'Wholesale accounts',
  marketplaces: 'Sales on marketplaces',
  map_policy: 'MAP policy',
  minimum_opening_order: 'Minimum opening order',
  minimum_reorder: 'Minimum reorder',
  documents: 'Documents asked for',
  distributors: 'Distributors',
};

/** The words that a field can have, in the order in which they are offered. */
export const CHOICES: Partial<Record<PolicyField, Record<string, string>>> = {
  takes_wholesale: { yes: 'Takes them', no: 'Takes none', closed_for_now: 'Closed for now' },
  marketplaces: {
    allowed: 'Allowed',
    with_permission: 'With written permission',
    amazon_forbidden: 'Forbidden on Amazon',
    forbidden: 'Forbidden',
  },
  map_policy: { yes: 'Has one', no: 'Has none' },
};

export const DOCUMENT_NAMES: Record<DocumentName, string> = {
  resale_certificate: 'Resale certificate',
  tax_id: 'Tax ID',
  business_license: 'Business license',
  w9: 'W-9',
  trade_references: 'Trade references',
  storefront_photos: 'Photos of the store',
  website_url: 'Website address',
  credit_application: 'Credit application',
};

const documentName = (name: string): string => DOCUMENT_NAMES[name as DocumentName] ?? name;

/** "Forbidden on Amazon", "$250", "W-9, Tax ID". */
export function valueWords(field: PolicyField, value: PolicyValue): string {
  if (typeof value === 'string') return CHOICES[field]?.[value] ?? value;
  if ('cents' in value) return value.cents === 0 ? 'None' : formatMoney(value);
  if (value.length === 0) return field === 'documents' ? 'None' : 'None named';
  return value.map((name) => (field === 'documents' ? documentName(name) : name)).join(', ');
}
