import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';

/** What both sides are measured on: one Postgres with a database for each, and one world of stand-ins. */
export interface Stage {
  directory: string;
  secretKey: string;
  postgresPid: number;
  world: StandIns;
  /** A new, empty database in the one Postgres; returns its owner's address. */
  createDatabase(): Promise<string>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-bench-'));
  const postgres = await startEmbeddedPostgres(directory);
  const world = await startStandIns();
  let databases = 0;
  const close = async () => {
    world.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  // An interrupted bench leaves no Postgres behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => close().then(() => process.exit(1)));
  return {
    directory,
    world,
    secretKey: randomBytes(32).toString('base64url'),
    postgresPid: postmasterPid(directory),
    createDatabase: async () => {
      databases += 1;
      const owner = await connectAsOwner(postgres.ownerUrl);
      await owner.query(`create database bench_${databases}`);
      await owner.end();
      return postgres.ownerUrl.replace('/postgres?', `/bench_${databases}?`);
    },
    close,
  };
}

function postmasterPid(directory: string): number {
  const file = join(directory, 'postgres', 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}
