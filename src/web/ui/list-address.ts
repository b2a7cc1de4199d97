import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Filters = Record<string, string | number>;

/** The page that an address asks for; the first one is 0 here and 1 there. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page - 1 : 0;
}

/** What an address searches and filters for, whatever part of that it shows. */
function questionIn(query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  for (const name of ['page', 'sort']) asked.delete(name);
  return asked.toString();
}

/** An address with changed filters: what is empty goes, and another filter begins at its first page. */
export function withFilter(current: URLSearchParams, changes: Filters): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** What a list shows as its address has it. A change takes the place of what the address said before. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  // A change may follow another that isn't drawn yet, and a field that counts after a pause knows the address of before.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  return {
    query,
    page: pageIn(query),
    question: questionIn(query),
    filter: (changes: Filters) => {
      latest.current = withFilter(latest.current, changes);
      setQuery(latest.current, { replace: true, preventScrollReset: true });
    },
    /** All of it as a kept address says: a saved view. */
    show: (address: string) => setQuery(new URLSearchParams(address), { preventScrollReset: true }),
    /** Without any filter. */
    showAll: () => setQuery({}, { replace: true }),
  };
}
