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

/** The columns that a person wants of a table; this browser remembers them under the table's name. */
export function useShownColumns<Row>(name: string, columns: readonly DataColumn<Row>[]) {
  const key = `columns.${name}`;
  const [choice, setChoice] = useState(() => choiceIn(kept(key)));
  return {
    shown: columns.filter((column) => isShown(column, choice)),
    show: (id: string, isWanted: boolean) => {
      const next = { ...choice, [id]: isWanted };
      setChoice(next);
      keep(key, JSON.stringify(next));
    },
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
