import { LAST_ROW, SMALLEST_PAGE } from './product-query.ts';

/** A query as a person keeps it: where to look, for what, and which rows of it. */
export interface QueryToSave {
  name: string;
  siteId: number;
  /** The filters and the order, in the source's own words. */
  selection: Record<string, unknown>;
  rows: number;
  /** Of so many rows each; 0 is the first. */
  page: number;
}

export interface SavedQuery extends QueryToSave {
  id: number;
  /** Downloaded where nobody says which. */
  isDefault: boolean;
}

/** The query of setup's step 2: every account has it, and it can't be deleted or renamed. */
export const SETUP_QUERY = 0;
export const SETUP_QUERY_NAME = 'Your query';

export const MOST_QUERIES = 50;
export const LONGEST_QUERY_NAME = 80;

/** Why these rows can't be had, as a sentence; null where they can. */
export function rowsFault({ rows, page }: Pick<QueryToSave, 'rows' | 'page'>): string | null {
  const [least, most] = [SMALLEST_PAGE, LAST_ROW].map((figure) => figure.toLocaleString('en-US'));
  if (!Number.isInteger(rows) || rows < SMALLEST_PAGE || rows > LAST_ROW)
    return `A query brings ${least} to ${most} products.`;
  return (page + 1) * rows > LAST_ROW ? `The product finder ends at row ${most}.` : null;
}
