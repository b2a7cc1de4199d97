import { useEffect, useState } from 'react';

const EMPTY = new URLSearchParams();

/**
 * The query of the address. Empty when the page is first drawn, since a page that was written to a file does not
 * know it, and the browser has to draw the same at first.
 */
export function useAddressQuery(): URLSearchParams {
  const [query, setQuery] = useState(EMPTY);
  useEffect(() => setQuery(new URLSearchParams(location.search)), []);
  return query;
}
