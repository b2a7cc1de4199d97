/** A list that grows page by page, as the query library has it. */
interface GrowingList<Data> {
  data: Data | undefined;
  fetchNextPage: () => Promise<{ data: Data | undefined; isError: boolean; hasNextPage: boolean }>;
}

const MOST_TRIES = 3;

/**
 * Asks for a list's next page. When the list is read anew meanwhile, as after an event, that takes the place of what was
 * asked for, and a person's press would come to nothing: it is asked for once more, until there is more than before.
 */
export async function fetchMore<Data>(
  list: GrowingList<Data>,
  sizeOf: (data: Data) => number,
): Promise<void> {
  const size = (data: Data | undefined) => (data === undefined ? 0 : sizeOf(data));
  const before = size(list.data);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { data, isError, hasNextPage } = await list.fetchNextPage();
    if (isError || !hasNextPage || size(data) > before) return;
  }
}

export const pageCount = ({ pages }: { pages: readonly unknown[] }): number => pages.length;
