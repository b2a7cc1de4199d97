/** A search as a pattern: `%` and `_` stand for themselves. Null: nothing is searched for. */
export const likeText = (search: string | undefined): string | null =>
  search === undefined || search.trim() === ''
    ? null
    : `%${search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
