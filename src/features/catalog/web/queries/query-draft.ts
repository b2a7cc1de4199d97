import type { ProductQueryView } from '../../contract/queries.ts';
import { queryText, USUAL_PRODUCTS } from '../../domain/product-query.ts';
import type { Selection } from '../../domain/query-fields.ts';
import type { QueryToSave } from '../../domain/saved-query.ts';

/** A query as it stands in the builder. */
export type QueryDraft = Omit<QueryToSave, 'selection'> & { selection: Selection };

/** What wholesale begins with: goods that sell, that several sellers share, and that Amazon doesn't. */
export const FIRST_DRAFT: Omit<QueryDraft, 'name'> = {
  siteId: 1,
  selection: {
    current_SALES_lte: 100_000,
    current_COUNT_NEW_gte: 3,
    availabilityAmazon: [-1],
    productType: [0],
    sort: [['current_SALES', 'asc']],
  },
  rows: USUAL_PRODUCTS,
  page: 0,
};

/** "New query", or "New query 2" where there is one. */
export function untakenName(known: readonly Pick<ProductQueryView, 'name'>[]): string {
  const taken = new Set(known.map(({ name }) => name));
  let name = 'New query';
  for (let number = 2; taken.has(name); number += 1) name = `New query ${number}`;
  return name;
}

export const isSameDraft = (one: QueryDraft, other: QueryDraft): boolean =>
  one.name.trim() === other.name &&
  one.rows === other.rows &&
  one.page === other.page &&
  isSameSearch(one, other);

type Search = Pick<QueryDraft, 'siteId' | 'selection'>;

/** Whether they match the same products, whatever rows are wanted of them. */
export const isSameSearch = (one: Search, other: Search): boolean => queryText(one) === queryText(other);
