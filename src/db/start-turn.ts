import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;
/** No start takes so long: a number of a process that has another's by now holds nobody up for longer. */
const LONGEST_START_MS = 120_000;

/** Those of this very process. */
const held = new Set<string>();

/**
 * One process at a time sets up or starts what lies in a folder: two that did so at once would each overwrite what the
 * other needs. Whoever was killed meanwhile holds nobody up.
 */
export async function inTurnToStart<T>(folder: string, start: () => Promise<T>): Promise<T> {
  const file = join(folder, '.starting');
  while (!(await isOurs(file))) await sleep(LOOK_AGAIN_MS);
  held.add(file);
  try {
    return await start();
  } finally {
    await rm(file, { force: true });
    held.delete(file);
  }
}

async function isOurs(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    if (await isLeft(file)) await rm(file, { force: true });
    return false;
  }
}

/** Whether whoever made it is gone. It is empty for the moment between its making and its writing. */
async function isLeft(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => null);
  if (!made) return false;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  const isSilent = Date.now() - made.mtimeMs > LONGEST_START_MS;
  return isSilent || (holder === process.pid ? !held.has(file) : holder > 0 && !isAlive(holder));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
