import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No machine gives a process such a number, so whoever asks for it hears that it is gone. */
const NO_PROCESS = 2 ** 31 - 2;

/**
 * A server that was killed leaves the number of its process behind. Until its parent has noticed (in a container perhaps
 * never), or once another program was given that number, Postgres takes it for alive and refuses to start. Then the
 * number is put out of use; the rest of the file stays, by which Postgres makes sure that nobody has its memory open.
 */
export async function forgetKilledPostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const [pid, ...rest] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!pid || Number(pid) === NO_PROCESS || !(await isSomethingElse(pid))) return;
  await writeFile(file, [NO_PROCESS, ...rest].join('\n'));
}

/** Where there is no /proc to look into, nothing is known, and Postgres decides alone. */
async function isSomethingElse(pid: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (status === null) return false;
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];
  return field('Name') !== 'postgres' || field('State') === 'Z' || field('State') === 'X';
}
