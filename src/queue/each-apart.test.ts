import { expect, it } from 'vitest';
import { eachApart } from './each-apart.ts';

const failing = (...which: number[]) => {
  const done: number[] = [];
  const ended = eachApart([1, 2, 3], async (item) => {
    if (which.includes(item)) throw new Error(`no ${item}`);
    done.push(item);
  });
  return { done, ended };
};

it('gives each its turn, and tells what failed at the end', async () => {
  const one = failing(2);
  await expect(one.ended).rejects.toThrow('no 2');
  expect(one.done).toEqual([1, 3]);
  const two = failing(1, 2);
  await expect(two.ended).rejects.toMatchObject({ errors: [{ message: 'no 1' }, { message: 'no 2' }] });
  expect(two.done).toEqual([3]);
  await expect(failing().ended).resolves.toBeUndefined();
});
