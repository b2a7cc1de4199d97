/**
 * Whose turn it is for each of the next rows: the sender with the most places that nobody has yet, one row at a time.
 * `busy` names the sender of every mail that is being written or waits for its place.
 */
export function spreadRows(
  places: ReadonlyMap<string, number>,
  busy: readonly string[],
  most: number,
): string[] {
  const free = new Map(places);
  for (const id of busy) free.set(id, (free.get(id) ?? 0) - 1);
  const turns: string[] = [];
  while (turns.length < most) {
    const [next] = [...free].reduce(
      (fullest, candidate) => (candidate[1] > fullest[1] ? candidate : fullest),
      ['', 0] as [string, number],
    );
    if (next === '') return turns;
    free.set(next, (free.get(next) ?? 0) - 1);
    turns.push(next);
  }
  return turns;
}
