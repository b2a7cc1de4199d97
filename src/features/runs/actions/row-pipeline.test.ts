import { describe, expect, it } from 'vitest';
import { createSlots } from '../domain/slots.ts';
import { type Cycle, type Places, runPipeline } from './row-pipeline.ts';

/** Work that ends when it is told to. */
function workbench() {
  const open = new Map<number, () => void>();
  let most = 0;
  return {
    work: (item: number) =>
      new Promise<number>((resolve) => {
        open.set(item, () => {
          open.delete(item);
          resolve(item);
        });
        most = Math.max(most, open.size);
      }),
    open: () => [...open.keys()],
    end: (...items: number[]) => {
      for (const item of items) open.get(item)?.();
    },
    most: () => most,
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));
const until = async (condition: () => boolean) => {
  while (!condition()) await turn();
};

/** Hands out 1 to `count`, and keeps what each cycle was given. */
function rowsUpTo(count: number) {
  let next = 1;
  const cycles: { finished: number[]; places: Places }[] = [];
  const cycle = async (finished: number[], places: Places): Promise<Cycle<number>> => {
    cycles.push({ finished, places });
    await turn();
    const rows: number[] = [];
    while (next <= count && rows.length < places.free) rows.push(next++);
    return { next: rows, dry: next > count };
  };
  return { cycle, cycles, written: () => cycles.flatMap(({ finished }) => finished) };
}

const pipeline = (
  places: number,
  ahead: number,
  cycle: (finished: number[], places: Places) => Promise<Cycle<number>>,
  work: (item: number) => Promise<number>,
) => runPipeline<number, number>({ slots: createSlots(places).join(), ahead, cycle, work });

describe('rows in work', () => {
  it('are never more than there are places, and each is written once', async () => {
    const rows = rowsUpTo(50);
    const bench = workbench();
    const ended = pipeline(4, 0, rows.cycle, bench.work);
    let isOver = false;
    void ended.then(() => (isOver = true));
    while (!isOver) {
      bench.end(...bench.open());
      await turn();
    }
    expect(bench.most()).toBe(4);
    expect(rows.written().sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });

  it('keep their place until their result is written, where nothing is handed out ahead', async () => {
    const bench = workbench();
    let commit = () => {};
    let inFlight = 0;
    const cycle = async (finished: number[], { free }: Places): Promise<Cycle<number>> => {
      if (finished.length > 0) await new Promise<void>((resolve) => (commit = resolve));
      inFlight += free;
      return { next: Array.from({ length: free }, (_, index) => index + inFlight), dry: inFlight >= 4 };
    };
    const ended = pipeline(2, 0, cycle, bench.work);
    await until(() => bench.open().length === 2);
    bench.end(...bench.open());
    await turn();
    expect(bench.open()).toEqual([]);
    commit();
    await until(() => bench.open().length === 2);
    bench.end(...bench.open());
    await until(() => bench.open().length === 0);
    await turn();
    commit();
    await ended;
  });

  it('are followed at once by those that were handed out ahead, whatever the cycle waits for', async () => {
    const bench = workbench();
    let commit = () => {};
    let cycles = 0;
    const cycle = async (): Promise<Cycle<number>> => {
      cycles += 1;
      if (cycles === 1) return { next: [1, 2, 3, 4], dry: true };
      await new Promise<void>((resolve) => (commit = resolve));
      return { next: [], dry: true };
    };
    const ended = pipeline(2, 2, cycle, bench.work);
    for (const row of [1, 2, 3, 4]) {
      await until(() => bench.open().includes(row));
      expect(bench.open().length).toBeLessThanOrEqual(2);
      bench.end(row);
    }
    let isOver = false;
    void ended.then(() => (isOver = true));
    while (!isOver) {
      commit();
      await turn();
    }
    expect(cycles).toBeGreaterThan(1);
  });

  it('that hang hold nothing up', async () => {
    const rows = rowsUpTo(12);
    const bench = workbench();
    const ended = pipeline(3, 0, rows.cycle, bench.work);
    while (rows.written().length < 11) {
      bench.end(...bench.open().filter((item) => item !== 2));
      await turn();
    }
    bench.end(2);
    await ended;
    expect(rows.written()).toHaveLength(12);
  });
});

describe('a row that is prepared first', () => {
  it('is handed out by the cycle after it is ready, and the run doesn’t end before', async () => {
    const bench = workbench();
    const ready: number[] = [];
    let isClaimed = false;
    const cycle = async (): Promise<Cycle<number>> => {
      if (!isClaimed) {
        isClaimed = true;
        const prepared = turn().then(() => ready.push(7));
        return { next: [], dry: false, preparing: [prepared] };
      }
      return { next: ready.splice(0), dry: true };
    };
    const ended = pipeline(2, 0, cycle, bench.work);
    let isOver = false;
    void ended.then(() => (isOver = true));
    await until(() => bench.open().includes(7));
    await turn();
    expect(isOver).toBe(false);
    bench.end(7);
    await ended;
  });
});

it('fails with the cycle that fails', async () => {
  const failing = pipeline(1, 0, () => Promise.reject(new Error('the database is away')), workbench().work);
  await expect(failing).rejects.toThrow('the database is away');
});
