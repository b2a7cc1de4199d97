import { useEffect } from 'react';

interface Leafed {
  /** The page that is shown, or on its way. */
  query: { data: { total: number } | undefined; isPlaceholderData: boolean };
  /** The first page is 0. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Rows may have gone since a page was opened or kept as an address: behind the last page, the last one is shown. */
export function useExistingPage({ query, page, pageSize, onPage }: Leafed): void {
  const { data, isPlaceholderData } = query;
  const last = data && !isPlaceholderData ? Math.max(0, Math.ceil(data.total / pageSize) - 1) : undefined;
  const isBehind = last !== undefined && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leafing is asked for once, whatever is rendered meanwhile
  useEffect(() => {
    if (isBehind) onPage(last);
  }, [isBehind, last]);
}
