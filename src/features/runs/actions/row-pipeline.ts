import type { RunSlots } from '../domain/slots.ts';

/** How long finished rows may wait for company before they are written. */
const GATHER_MS = 8;

/**
 * Keeps as many rows in work as the run has places, until there are no more. Every `cycle` is one transaction: it
 * writes the rows that finished and hands out the next ones, so that no row waits for a batch to end and the database
 * sees few, full transactions. A row's place is free again only once its result is committed; so a crash concerns at
 * most as many rows as there are places.
 */
export async function runPipeline<Item, Result>(options: {
  slots: RunSlots;
  /** Writes `finished` and returns at most `places` further rows; `dry` when there is nothing left to claim for now. */
  cycle: (finished: Result[], places: number) => Promise<{ next: Item[]; dry: boolean }>;
  /** Works on one row. Never throws. */
  work: (item: Item) => Promise<Result>;
}): Promise<void> {
  const { slots, cycle, work } = options;
  let finished: Result[] = [];
  let inWork = 0;
  let places = 0;
  let dry = false;
  let somethingFinished = () => {};

  const start = (item: Item) => {
    inWork += 1;
    void work(item).then((result) => {
      inWork -= 1;
      finished.push(result);
      somethingFinished();
    });
  };
  const gather = async () => {
    if (finished.length === 0) await new Promise<void>((resolve) => (somethingFinished = resolve));
    if (inWork > 0 && finished.length < places / 4)
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  };

  for (;;) {
    places = slots.adjust(inWork + finished.length);
    const batch = finished;
    finished = [];
    const outcome = await cycle(batch, dry ? 0 : Math.max(0, places - inWork));
    dry ||= outcome.dry;
    for (const item of outcome.next) start(item);
    if (finished.length > 0) continue;
    if (inWork > 0) await gather();
    else if (dry) return;
    else if (places === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
