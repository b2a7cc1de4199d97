import { expect, it } from 'vitest';
import { sleep } from '../../kernel/clock.ts';
import { unhurried } from './unhurried.ts';

/** A run of which each is through when the test says so, and pauses that are over at once. */
function slowRun() {
  const ends: (() => void)[] = [];
  const call = unhurried(
    () => new Promise<void>((resolve) => ends.push(resolve)),
    async () => {},
  );
  const end = async (which: number) => {
    ends[which]?.();
    await sleep(0);
  };
  return { call, end, begun: () => ends.length };
}

it('begins at once, and never again before it is through, however often it is called', async () => {
  const { call, end, begun } = slowRun();
  call();
  expect(begun()).toBe(1);
  for (let calls = 0; calls < 5; calls += 1) call();
  expect(begun()).toBe(1);
  await end(0);
  expect(begun()).toBe(2);
  await end(1);
  expect(begun()).toBe(2);
});

it('is ready for the next call once nobody wanted more, and after a run that failed', async () => {
  let runs = 0;
  const call = unhurried(
    async () => {
      runs += 1;
      throw new Error('no answer');
    },
    async () => {},
  );
  call();
  await sleep(0);
  call();
  expect(runs).toBe(2);
});
