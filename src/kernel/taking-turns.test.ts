import { expect, it } from 'vitest';
import { takingTurns } from './taking-turns.ts';

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve));

it('lets a crowd go on a few at a time, in the order in which they asked', async () => {
  const turn = takingTurns(2);
  const gone: number[] = [];
  for (const one of [1, 2, 3, 4, 5]) void turn().then(() => gone.push(one));
  const seen: number[][] = [];
  while (gone.length < 5) {
    await eventLoopTurn();
    seen.push([...gone]);
  }
  expect(seen).toContainEqual([1, 2]);
  expect(seen).toContainEqual([1, 2, 3, 4]);
  expect(gone).toEqual([1, 2, 3, 4, 5]);
});

it('lets who comes later go on too', async () => {
  const turn = takingTurns(2);
  await Promise.all([turn(), turn()]);
  await expect(turn()).resolves.toBeUndefined();
});
