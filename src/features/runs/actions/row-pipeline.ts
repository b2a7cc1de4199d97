import { sleep } from '../../../kernel/clock.ts';
import { takingTurns } from '../../../kernel/taking-turns.ts';
import type { RunSlots } from '../domain/slots.ts';

/** How long what happened may wait for company before the next transaction takes it up. */
const GATHER_MS = { whilePlacesWait: 8, whileRowsAreAhead: 25 };
const LOOK_FOR_PLACES_MS = 20;

export interface Places {
  /** How many further rows the cycle may hand out. */
  free: number;
  /** How many the run has for now. */
  total: number;
}

export interface Cycle<Item> {
  next: Item[];
  /** Nothing is left to claim for now, and nothing that was claimed waits to be handed out. */
  dry: boolean;
  /** What a later cycle goes on with: each is worth a look when it is fulfilled. They never reject. */
  preparing?: Promise<unknown>[];
}

export interface Pipeline<Item, Result> {
  slots: RunSlots;
  /** One transaction: writes what finished and hands out further rows. */
  cycle: (finished: Result[], places: Places) => Promise<Cycle<Item>>;
  /** Works on one row. Never throws. */
  work: (item: Item) => Promise<Result>;
  /**
   * Rows that are handed out beyond the places, so that one starts the moment another ends. With 0 a place is free
   * again only once the result is committed: then a crash concerns at most as many rows as there are places.
   */
  ahead: number;
}

/**
 * Keeps as many rows in work as the run has places, until there are no more. No row waits for a batch to end, and the
 * database sees few, full transactions.
 */
export async function runPipeline<Item, Result>(pipeline: Pipeline<Item, Result>): Promise<void> {
  const { slots, cycle, work, ahead } = pipeline;
  const gatherMs = ahead > 0 ? GATHER_MS.whileRowsAreAhead : GATHER_MS.whilePlacesWait;
  const ready: Item[] = [];
  let finished: Result[] = [];
  let inWork = 0;
  let underWay = 0;
  let total = 0;
  let news = 0;
  let dry = false;
  let wake = () => {};
  // What the database answers isn't kept waiting by many rows that begin at once.
  const turn = takingTurns();

  const watch = (happening: Promise<unknown>) => {
    underWay += 1;
    void happening.then(() => {
      underWay -= 1;
      news += 1;
      wake();
    });
  };
  const startReady = () => {
    while (inWork < total) {
      const item = ready.shift();
      if (item === undefined) return;
      inWork += 1;
      watch(
        turn()
          .then(() => work(item))
          .then(end),
      );
    }
  };
  const end = (result: Result) => {
    inWork -= 1;
    finished.push(result);
    startReady();
  };
  const isMuch = () => news >= total / 4 || underWay === 0;
  const gather = async () => {
    if (news === 0) await new Promise<void>((resolve) => (wake = resolve));
    if (isMuch()) return;
    const much = new Promise<void>((resolve) => (wake = () => isMuch() && resolve()));
    await Promise.race([sleep(gatherMs), much]);
  };

  /** What ended is worth a second try: of a mail whose end isn't written, nobody would know whether it went out. */
  const writeAfterFailure = async (batch: Result[]) => {
    if (ahead > 0) ready.length = 0;
    while (inWork > 0) await new Promise<void>((resolve) => (wake = resolve));
    const results = [...batch, ...finished];
    if (results.length > 0) await cycle(results, { free: 0, total: 0 }).catch(() => undefined);
  };

  for (;;) {
    total = slots.adjust(inWork + (ahead > 0 ? 0 : finished.length));
    const free = dry ? 0 : Math.max(0, total + ahead - inWork - ready.length);
    const batch = finished;
    finished = [];
    news = 0;
    const outcome: Cycle<Item> = await cycle(batch, { free, total }).catch(async (error: unknown) => {
      await writeAfterFailure(batch);
      throw error;
    });
    dry ||= outcome.dry;
    ready.push(...outcome.next);
    startReady();
    for (const happening of outcome.preparing ?? []) watch(happening);
    const idle = total - inWork - (ahead > 0 ? 0 : finished.length);
    // As long as there are places without a row and rows for them, nothing is waited for.
    if (idle > 0 && outcome.next.length > 0 && !outcome.preparing?.length && !dry) continue;
    if (underWay > 0) await gather();
    else if (finished.length > 0) continue;
    else if (dry && ready.length === 0) return;
    else if (total === 0) await sleep(LOOK_FOR_PLACES_MS);
  }
}
