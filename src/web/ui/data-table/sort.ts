export type SortDirection = 'asc' | 'desc';

export interface Sort<Id extends string = string> {
  column: Id;
  direction: SortDirection;
}

/** The order after a column's header was pressed: its own first one, then the other way round. */
export function nextSort(sort: Sort, column: string, first: SortDirection): Sort {
  if (sort.column !== column) return { column, direction: first };
  return { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** The order that an address asks for: “sort=name”, or “sort=-name” for the greatest first. */
export function sortIn<Id extends string>(
  query: URLSearchParams,
  columns: readonly Id[],
  usual: Sort<Id>,
): Sort<Id> {
  const text = query.get('sort') ?? '';
  const column = columns.find((id) => id === text.replace(/^-/, ''));
  return column === undefined ? usual : { column, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** What an address says of an order; nothing of the usual one. */
export function sortText({ column, direction }: Sort, usual: Sort): string {
  if (column === usual.column && direction === usual.direction) return '';
  return direction === 'desc' ? `-${column}` : column;
}
