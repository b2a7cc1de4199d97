/** So many of them, and so many rows below, show that a value isn't missing there, but stands above. */
const LEAST_GROUPS = 2;

/** Whether a column's cells are written once for several rows: first of all, never twice, and with rows below that have none. */
export function isWrittenOnce(cells: readonly (string | null | undefined)[]): boolean {
  const written = cells.filter((cell) => cell != null);
  return (
    cells[0] != null &&
    written.length >= LEAST_GROUPS &&
    new Set(written).size === written.length &&
    cells.length >= written.length * 2
  );
}
