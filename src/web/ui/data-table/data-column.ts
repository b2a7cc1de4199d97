import type { ReactNode } from 'react';
import type { SortDirection } from './sort.ts';

/** A column as data. The first of a table stays in sight while the others move past it on a narrow screen. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the header cuts short: shown in the choice of columns, and while the pointer rests on the header. */
  inFull?: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  align?: 'start' | 'end';
  /** In pixels. */
  width: number;
  /** Stays in sight at the end: what is done with a row must not be scrolled for. */
  staysAtEnd?: boolean;
  /** Takes what the others leave, and is at least as wide as it says. */
  grows?: boolean;
  /** The direction in which it is sorted at first; without one it can't be. */
  sortable?: SortDirection;
  /** A person may leave it out, or has to ask for it. */
  hideable?: 'shown' | 'hidden';
}
