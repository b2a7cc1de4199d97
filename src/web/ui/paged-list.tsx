import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Pagination } from './pagination.tsx';
import { SpokenCount } from './spoken-count.tsx';
import { usePageRows } from './use-page-rows.ts';

interface PagedListProps<Row, Page extends { total: number }> {
  /** What is leafed through: "rows". */
  what: string;
  /** What is searched and filtered for, where that can be chosen. */
  question?: string;
  /** The page that is shown, or on its way. */
  query: UseQueryResult<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** Why it could not be loaded, as sentences. */
  failure: (error: unknown) => string;
  /** In place of the rows when there are none: nothing yet, or no results. */
  empty: ReactNode;
  /** The first page is 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** Says how many there are where one page holds them all, too. */
  alwaysCounts?: boolean;
  /** The rows, or what stands where they will be. */
  children: (rows: readonly Row[] | undefined) => ReactNode;
}

/** A card with a list that comes in pages, in each of its states. */
export function PagedList<Row, Page extends { total: number }>({
  what,
  question = '',
  query,
  rowsOf,
  failure,
  empty,
  page,
  pageSize,
  onPage,
  alwaysCounts = false,
  children,
}: PagedListProps<Row, Page>) {
  const rows = usePageRows({ query, rowsOf, page, pageSize, onPage });
  const total = query.data?.total ?? 0;
  return (
    <>
      <Card className="overflow-hidden">
        {query.isError && !rows ? (
          <LoadFailure className="m-5" onRetry={query.refetch}>
            {failure(query.error)}
          </LoadFailure>
        ) : rows?.length === 0 ? (
          empty
        ) : (
          children(rows)
        )}
      </Card>
      <SpokenCount question={question} total={query.data?.total} isOnItsWay={query.isPlaceholderData} />
      {total > (alwaysCounts ? 0 : pageSize) && (
        <div className="mt-2">
          <Pagination what={what} page={page} pageSize={pageSize} total={total} onChange={onPage} />
        </div>
      )}
    </>
  );
}
