/** The server leafs a list no farther than this. */
const FARTHEST_ROW = 100_000;

export const farthestPage = (pageSize: number): number => Math.floor(FARTHEST_ROW / pageSize);

/** The row at which a page begins; any page may be asked for in an address, and the farthest stands for those behind it. */
export const offsetOf = (page: number, pageSize: number): number =>
  Math.min(page, farthestPage(pageSize)) * pageSize;

/** The first page is 0. */
export const lastPage = (total: number, pageSize: number): number =>
  Math.min(Math.max(0, Math.ceil(total / pageSize) - 1), farthestPage(pageSize));
