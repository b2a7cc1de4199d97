import { useState } from 'react';
import type { DataColumn } from './data-column.ts';

/** What a person changed about a table's columns: whether each is shown. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

type Hideable = Pick<DataColumn<unknown>, 'id' | 'hideable'>;

export const isShown = ({ id, hideable }: Hideable, choice: ColumnChoice): boolean =>
  hideable === undefined || (choice[id] ?? hideable === 'shown');

/** A choice as the browser kept it; what it can't be is left out. */
export function choiceIn(text: string | null): ColumnChoice {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

export interface ShownColumns<Row> {
  all: readonly DataColumn<Row>[];
  shown: readonly DataColumn<Row>[];
  show: (id: string, isWanted: boolean) => void;
  /** These of those that may be left out, and no others; none: the usual ones. */
  showOnly: (ids: readonly string[]) => void;
}

/** The choice that shows exactly these; none of them stands for what is usual. */
export function choiceOf(columns: readonly Hideable[], ids: readonly string[]): ColumnChoice {
  if (ids.length === 0) return {};
  return Object.fromEntries(
    columns.filter(({ hideable }) => hideable !== undefined).map(({ id }) => [id, ids.includes(id)]),
  );
}

/** The columns that a person wants of a table; this browser remembers them under the table's name. */
export function useShownColumns<Row>(name: string, columns: readonly DataColumn<Row>[]): ShownColumns<Row> {
  const key = `columns.${name}`;
  const [choice, setChoice] = useState(() => choiceIn(kept(key)));
  const choose = (next: ColumnChoice) => {
    setChoice(next);
    keep(key, JSON.stringify(next));
  };
  return {
    all: columns,
    shown: columns.filter((column) => isShown(column, choice)),
    show: (id, isWanted) => choose({ ...choice, [id]: isWanted }),
    showOnly: (ids) => choose(choiceOf(columns, ids)),
  };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing shows the usual columns on the next page load.
  }
}
