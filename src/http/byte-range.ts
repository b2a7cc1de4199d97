/** From the first byte to the last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that a `Range` header asks for, of a file so long. Null where it asks for none, for several or for what
 * is not bytes: the whole file is a right answer to those. `unsatisfiable` where the file ends before it.
 */
export function requestedRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (!asked || (from === '' && to === '')) return null;
  // "-500" is the last 500.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
