import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SideScroller } from './side-scroller.tsx';
import { Skeleton } from './skeleton.tsx';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean;
  /** A width class for the column, so that its skeleton has it too. */
  width?: string;
  /** Left out on narrow screens. */
  wideOnly?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  skeletonRows?: number;
}

export function Table<Row>({ caption, columns, rows, rowKey, empty, skeletonRows = 6 }: TableProps<Row>) {
  const firstOnPhones = columns.find(({ wideOnly }) => !wideOnly);
  const lastOnPhones = columns.findLast(({ wideOnly }) => !wideOnly);
  const cellClass = (column: Column<Row>) =>
    classNames(
      'px-1.5 first:pl-5 last:pr-5 sm:px-3',
      column === firstOnPhones && 'max-md:not-first:pl-5',
      column === lastOnPhones && 'max-md:not-last:pr-5',
      column.numeric ? 'text-right tabular-nums' : 'text-left',
      column.width,
      column.wideOnly && 'hidden md:table-cell print:table-cell',
    );
  if (rows?.length === 0 && empty) return <>{empty}</>;
  return (
    <SideScroller label={caption}>
      <table className="w-full border-collapse text-13" aria-busy={rows === undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr className="border-line border-b text-12 text-ink-3">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames('h-9 whitespace-nowrap font-medium', cellClass(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? // Named as no row is: a row of the same key would take its place's line, and be seen to move.
              Array.from({ length: skeletonRows }, (_, index) => `skeleton ${index}`).map((key) => (
                <tr key={key} className="border-line border-b last:border-0">
                  {columns.map((column) => (
                    <td key={column.key} className={classNames('h-10', cellClass(column))}>
                      <Skeleton className={classNames('h-3 w-3/4', column.numeric && 'ml-auto')} />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} className="border-line border-b last:border-0 hover:bg-sunken">
                  {columns.map((column) => (
                    <td key={column.key} className={classNames('h-10', cellClass(column))}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
