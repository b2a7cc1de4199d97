import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/support/temporary.ts';
import { sleep } from '../kernel/clock.ts';
import { inTurnToStart } from './start-turn.ts';

it('lets one start after the other, and leaves nothing behind, also where one fails', async () => {
  const folder = await temporaryDirectory();
  let inside = 0;
  const start = async (fails: boolean) => {
    inside += 1;
    expect(inside).toBe(1);
    await sleep(20);
    inside -= 1;
    if (fails) throw new Error('no');
    return 'started';
  };
  const turns = [false, true, false].map((fails) => inTurnToStart(folder, () => start(fails)));
  const ended = await Promise.allSettled(turns);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await readdir(folder)).toEqual([]);
});

it('waits for nobody who was killed, nor for an earlier process that had our number', async () => {
  const folder = await temporaryDirectory();
  for (const pid of [2 ** 22 + 1, process.pid]) {
    await writeFile(join(folder, '.starting'), String(pid));
    expect(await inTurnToStart(folder, async () => 'started')).toBe('started');
  }
});
