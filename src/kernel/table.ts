export type Cell = string | number | boolean | Date | null;

/** What becomes a file: its rows come in batches, so that nobody ever holds them all. */
export interface Table {
  headings: readonly string[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
