import type { ProductQueryView } from '../contract/queries.ts';
import type { ProductQuery } from '../domain/product-query.ts';
import { queryWords } from '../domain/query-words.ts';
import type { SavedQuery } from '../domain/saved-query.ts';

export const presentQuery = (
  { query, ...saved }: SavedQuery & { query: ProductQuery },
  matches: number | null,
): ProductQueryView => ({
  ...saved,
  words: queryWords(saved),
  matches,
  unknownFilters: query.unknownFilters,
});
