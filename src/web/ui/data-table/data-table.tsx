import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../card.tsx';
import { classNames } from '../class-names.ts';
import { LoadFailure } from '../load-failure.tsx';
import { Pagination } from '../pagination.tsx';
import { SpokenCount } from '../spoken-count.tsx';
import { usePageRows } from '../use-page-rows.ts';
import { BodyRows, SkeletonRows } from './body-rows.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { DataColumn } from './data-column.ts';
import { HeaderRow } from './header-row.tsx';
import {
  chosenOf,
  countSelected,
  EVERYTHING,
  isSelected,
  NOTHING,
  type RowKey,
  rowsBetween,
  type Selection,
  withRows,
} from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { ShownColumns } from './shown-columns.ts';
import type { Sort } from './sort.ts';
import { useRowKeys } from './use-row-keys.ts';

const SKELETON_ROWS = 12;
const TICK_WIDTH = 40;

export interface DataTableProps<Row, Page extends { total: number }> {
  /** Its rows in the plural: "brands". */
  what: string;
  /** So many of them: "1 brand", "12,345 brands". */
  counted: (count: number) => string;
  /** What is searched and filtered for. */
  question: string;
  columns: ShownColumns<Row>;
  query: UseQueryResult<Page>;
  rowsOf: (page: Page) => readonly Row[];
  keyOf: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** Why it could not be loaded, as sentences. */
  failure: (error: unknown) => string;
  /** In place of the rows when there are none: nothing yet, or no results. */
  empty: ReactNode;
  /** The first page is 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection;
  onSelect?: (selection: Selection) => void;
  /** What can be done with the rows that are chosen. */
  selectionActions?: ReactNode;
  /** Search and filters, at the left above the table. */
  filters?: ReactNode;
  /** What it is filtered by, below that. */
  chips?: ReactNode;
  /** At the right above the table, beside the choice of columns. */
  tools?: ReactNode;
}

/**
 * A table of more rows than anybody reads: they are sorted, filtered and leafed through on the server, and the address
 * says how. One to a page, since its keys work from anywhere.
 */
export function DataTable<Row, Page extends { total: number }>(props: DataTableProps<Row, Page>) {
  const { what, counted, columns, query, keyOf, page, pageSize, sort, selection, onSelect } = props;
  const { shown } = columns;
  const rows = usePageRows(props);
  const keys = rows?.map(keyOf) ?? [];
  const total = query.data?.total ?? 0;

  const region = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState<RowKey>();
  const active = keys.find((key) => key === entered) ?? keys[0];
  const lastChosen = useRef<RowKey>(null);
  useBeginAtTop(region, page, sort);

  const isChoosing = selection !== undefined && (selection.all || selection.keys.size > 0);
  const choose = (row: RowKey, isChosen: boolean, withShift = false) => {
    const reached = withShift ? rowsBetween(keys, lastChosen.current, row) : [row];
    lastChosen.current = row;
    if (selection) onSelect?.(withRows(selection, reached, isChosen));
  };
  useRowKeys(region, {
    onToggle:
      selection && active !== undefined ? () => choose(active, !isSelected(selection, active)) : undefined,
    onEscape: isChoosing ? () => onSelect?.(NOTHING) : undefined,
  });

  const hasFailed = query.isError && !rows;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-2">{props.filters}</div>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {props.tools}
          {columns.all.some(({ hideable }) => hideable) && <ColumnMenu {...columns} />}
        </div>
      </div>
      {props.chips}
      <Card className="overflow-hidden">
        {/* On a phone the page scrolls, and the table only to its side. */}
        <div
          ref={region}
          onScroll={({ currentTarget }) =>
            currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
          }
          className={classNames(
            'group/region @container relative scroll-pt-9 md:max-h-[calc(100dvh-9rem)]',
            // Without rows nothing in it takes the keyboard, which could move it then.
            rows ? 'overflow-auto' : 'overflow-hidden',
          )}
        >
          <table
            aria-busy={query.isFetching && (rows === undefined || query.isPlaceholderData)}
            aria-rowcount={total + 1}
            className="w-full table-fixed border-separate border-spacing-0 text-13"
            style={{ minWidth: minWidth(shown, selection !== undefined) }}
          >
            <caption className="sr-only">{`Table of ${what}`}</caption>
            <colgroup>
              {selection && <col style={{ width: TICK_WIDTH }} />}
              {shown.map(({ id, grows, width }) => (
                <col key={id} {...(!grows && { style: { width } })} />
              ))}
            </colgroup>
            <thead>
              <HeaderRow
                columns={shown}
                sort={sort}
                onSort={props.onSort}
                chosen={selection && chosenOf(selection, keys)}
                hasRows={keys.length > 0}
                onChooseAll={(isChosen) => selection && onSelect?.(withRows(selection, keys, isChosen))}
              />
            </thead>
            <tbody
              className={classNames(
                'transition-opacity duration-150',
                query.isPlaceholderData && 'opacity-60 delay-150',
              )}
            >
              {rows ? (
                <BodyRows
                  columns={shown}
                  rows={rows}
                  keyOf={keyOf}
                  nameOf={props.nameOf}
                  before={page * pageSize}
                  active={active}
                  onActive={setEntered}
                  selection={selection}
                  onChoose={choose}
                />
              ) : (
                !hasFailed && (
                  <SkeletonRows
                    columns={shown}
                    count={Math.min(pageSize, SKELETON_ROWS)}
                    canSelect={selection !== undefined}
                  />
                )
              )}
              {(hasFailed || rows?.length === 0) && (
                <tr>
                  <td colSpan={shown.length + (selection ? 1 : 0)} className="p-0">
                    <div className="sticky left-0 w-[100cqw]">
                      {hasFailed ? (
                        <LoadFailure className="m-5" onRetry={query.refetch}>
                          {props.failure(query.error)}
                        </LoadFailure>
                      ) : (
                        props.empty
                      )}
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Card>
      <SpokenCount question={props.question} total={query.data?.total} isOnItsWay={query.isPlaceholderData} />
      {(total > pageSize || page > 0) && (
        <div className="mt-2">
          <Pagination what={what} page={page} pageSize={pageSize} total={total} onChange={props.onPage} />
        </div>
      )}
      {isChoosing && (
        <SelectionBar
          chosen={counted(countSelected(selection, total))}
          more={
            !selection.all && chosenOf(selection, keys) === 'every' && total > selection.keys.size
              ? { label: `Select all ${counted(total)}`, onChoose: () => onSelect?.(EVERYTHING) }
              : undefined
          }
          onClear={() => {
            onSelect?.(NOTHING);
            region.current?.querySelector<HTMLElement>('[data-row-opener][tabindex="0"]')?.focus();
          }}
        >
          {props.selectionActions}
        </SelectionBar>
      )}
    </>
  );
}

/** The columns as they are, and of a phone's width room for others to move past below what stays in sight. */
function minWidth<Row>(columns: readonly DataColumn<Row>[], canSelect: boolean): string {
  const fixed = columns.reduce((sum, { grows, width }) => sum + (grows ? 0 : width), 0);
  const most = columns.some(({ staysAtEnd }) => staysAtEnd) ? '36vw' : '45vw';
  const growing = columns.filter(({ grows }) => grows).map(({ width }) => `min(${width}px, ${most})`);
  return `calc(${[`${fixed + (canSelect ? TICK_WIDTH : 0)}px`, ...growing].join(' + ')})`;
}

/** Another page, or another order, is read from its first row. */
function useBeginAtTop(region: React.RefObject<HTMLElement | null>, page: number, sort: Sort | undefined) {
  const shown = `${page} ${sort?.column} ${sort?.direction}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    region.current?.scrollTo({ top: 0 });
    if (region.current && region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView();
  }, [region, shown]);
}
