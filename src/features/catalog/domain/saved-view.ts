/** The lists of which views can be saved. */
export const VIEWED_LISTS = ['brands', 'products'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

export interface SavedView {
  id: number;
  list: ViewedList;
  name: string;
  /** The list's address after the question mark, without the page: filters, search and sort. */
  query: string;
  /** The columns shown, in their order; none: the list's own. */
  columns: string[];
}

export const MOST_VIEWS = 100;
