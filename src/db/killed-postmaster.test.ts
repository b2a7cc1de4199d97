import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetKilledPostmaster } from './killed-postmaster.ts';

async function clusterWith(postmaster: string): Promise<{ cluster: string; file: () => Promise<string> }> {
  const cluster = await mkdtemp(join(tmpdir(), 'linesheet-cluster-'));
  onTestFinished(() => rm(cluster, { recursive: true }));
  const path = join(cluster, 'postmaster.pid');
  await writeFile(path, postmaster);
  return { cluster, file: () => readFile(path, 'utf8') };
}

it('puts a killed server’s number out of use where another program has it now, and keeps the rest', async () => {
  const { cluster, file } = await clusterWith(`${process.pid}\n/data/postgres\n1700000000\n`);
  await forgetKilledPostmaster(cluster);
  const known = process.platform === 'linux' ? '2147483646' : String(process.pid);
  expect(await file()).toBe(`${known}\n/data/postgres\n1700000000\n`);
});

it('leaves a number alone that no process has: Postgres knows what to do', async () => {
  const { cluster, file } = await clusterWith('2147483000\n/data/postgres\n');
  await forgetKilledPostmaster(cluster);
  expect(await file()).toBe('2147483000\n/data/postgres\n');
});
