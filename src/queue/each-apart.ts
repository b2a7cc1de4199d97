/**
 * Does a piece of work for each, one after the other. One that fails keeps none of the others from its turn, or it would
 * hold them up for ever; what failed is told at the end.
 */
export async function eachApart<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} pieces of work failed`);
}
