import { useEffect } from 'react';
import { lastPage } from './list-pages.ts';

interface Leafed<Row, Page> {
  /** The page that is shown, or on its way. */
  query: { data: Page | undefined; isPlaceholderData: boolean };
  rowsOf: (page: Page) => readonly Row[];
  /** The first page is 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/**
 * The rows of a page, undefined while they load. Rows may have gone since a page was opened, and a kept address may
 * name any: behind the last page, the last one is shown.
 */
export function usePageRows<Row, Page extends { total: number }>(
  leafed: Leafed<Row, Page>,
): readonly Row[] | undefined {
  const { query, rowsOf, page, pageSize, onPage } = leafed;
  const { data, isPlaceholderData } = query;
  const last = data && !isPlaceholderData ? lastPage(data.total, pageSize) : undefined;
  const isBehind = last !== undefined && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leafing is asked for once, whatever is rendered meanwhile
  useEffect(() => {
    if (isBehind) onPage(last);
  }, [isBehind, last]);
  const rows = data && rowsOf(data);
  // Nothing of something: it was a page behind the last, which is on its way.
  return rows?.length === 0 && data && data.total > 0 ? undefined : rows;
}
