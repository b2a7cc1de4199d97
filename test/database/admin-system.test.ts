import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inspectDatabase } from '../../src/db/inspect.ts';
import { makeBackups } from '../../src/features/admin/actions/make-backups.ts';
import { readMachineryFacts } from '../../src/features/admin/actions/read-machinery.ts';
import {
  createProcessReports,
  forgetReplacedProcesses,
} from '../../src/features/admin/actions/report-process.ts';
import type { BackupListView, BackupView } from '../../src/features/admin/contract/backups.ts';
import type { MachineFigures } from '../../src/features/admin/domain/process.ts';
import type { BackupFiles } from '../../src/features/admin/ports/system.ts';
import { systemRoutes } from '../../src/features/admin/routes/system.ts';
import { DAY_MS, HOUR_MS } from '../../src/kernel/durations.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { createBackupFiles } from '../../src/main/backup/backup-files.ts';
import { restoreBackup } from '../../src/main/backup/restore-backup.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { freshDatabaseUrl, openClient, type TestDatabase } from '../support/database.ts';
import { type Browser, signedIn, testApp } from '../support/http-app.ts';

const HOST = 'shop-1';
const FIGURES: MachineFigures = {
  cpuCount: 2,
  cpuShare: 0.25,
  memoryUsed: 1e9,
  memoryTotal: 4e9,
  processMemory: 2e8,
  diskUsed: 1e10,
  diskTotal: 1e11,
};

let database: TestDatabase;
let admin: Browser & { accountId: string };
let files: BackupFiles;
let folder: string;
let now: Date;

const clock = { now: () => now };

beforeEach(async () => {
  now = new Date();
  folder = await mkdtemp(join(tmpdir(), 'linesheet-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const app = await testApp(({ routes, database: ours }) => {
    database = ours;
    files = createBackupFiles({ ...ours, dataDirectory: folder, host: HOST, version: '0.1.0' });
    systemRoutes({
      routes,
      database,
      clock,
      files,
      inspectDatabase: () => inspectDatabase(ours.ownerUrl),
      settings: { host: HOST, describe: () => [{ name: 'PORT', value: '3000', from: 'default' }] },
    });
  });
  admin = await signedIn(app, { email: 'boss@shop.example', role: 'admin' });
});

const json = async <Body>(answer: Response): Promise<Body> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Body;
};
const list = async () => json<BackupListView>(await admin.get('/api/admin/backups'));

function process(id = uuidv7(), host = HOST, counts: { name: string; label: string; count: number }[] = []) {
  const self = { id, pid: 7, role: 'all' as const, version: '0.1.0', startedAt: now };
  const takeCounts = () => counts.splice(0);
  const machine = { host, read: async () => FIGURES };
  return { id, ...createProcessReports({ database, machine, self, takeCounts }) };
}

/** A worker's turn at the backups, in the name of a process that lives. */
async function work(more: { files?: BackupFiles; signal?: AbortSignal; id?: string } = {}) {
  const alive = process(more.id);
  await alive.report();
  const turn = { database, clock, files, processId: alive.id, failed: () => undefined, ...more };
  return makeBackups(turn, more.signal ?? new AbortController().signal);
}

/** Where the time of the database counts: what happened, happened so long ago. */
const age = async (statement: string) => {
  const owner = await openClient(database.ownerUrl);
  await owner.query(statement);
};

const confirm = () => admin.post('/api/session/confirmation', { password: 'Wholesale-2026' });

describe('a backup that an admin asks for', () => {
  it('is found with the data directory that moved since it was written', async () => {
    await admin.post('/api/admin/backups', {});
    expect(await work()).toBe('more');
    const [made] = (await list()).backups as [BackupView];
    await database.asSystem((tx) =>
      tx
        .updateTable('backups')
        .set({ file: sql<string>`regexp_replace(file, '^.*/', '/moved/from/here/')` })
        .execute(),
    );
    await confirm();
    const { path } = await json<{ path: string }>(
      await admin.post(`/api/admin/backups/${made.id}/release`, {}),
    );
    const answer = await admin.get(path);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, made.bytes]);
  });

  it('is made by a worker, listed with its size and checksum, downloaded and brought back', async () => {
    const asked = await json<BackupListView>(await admin.post('/api/admin/backups', {}));
    expect(asked.backups).toMatchObject([
      { state: 'waiting', isAskedFor: true, askedBy: 'boss@shop.example' },
    ]);
    expect((await admin.post('/api/admin/backups', {})).status).toBe(409);
    expect(await work()).toBe('more');
    const { backups } = await list();
    const [made] = backups as [BackupView];
    expect(made).toMatchObject({ state: 'done', checkedState: 'whole', host: HOST, version: '0.1.0' });
    expect(made.tablesDone).toBeGreaterThan(40);
    expect(made.sha256).toMatch(/^[0-9a-f]{64}$/);

    const refused = await admin.post(`/api/admin/backups/${made.id}/release`, {});
    expect(await refused.json()).toMatchObject({ code: 'password_needed' });
    expect((await admin.get(`/api/admin/backups/${made.id}/file`)).status).toBe(refused.status);
    expect((await confirm()).status).toBe(200);
    expect((await admin.get(`/api/admin/backups/${made.id}/file`)).status).toBe(409);
    const { path } = await json<{ path: string }>(
      await admin.post(`/api/admin/backups/${made.id}/release`, {}),
    );
    const answer = await admin.get(path);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="linesheet-.+\.gz"$/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(made.bytes);

    const copy = join(folder, 'copy.gz');
    await writeFile(copy, bytes);
    const ownerUrl = await freshDatabaseUrl();
    const restored = await restoreBackup({ ownerUrl, secretKeys: [TEST_SECRET_KEY] }, copy);
    expect(restored.reduce((sum, { rows }) => sum + rows, 0)).toBe(made.rows);

    const deeds = await database.asSystem((tx) =>
      tx.selectFrom('audit_entries').select(['action', 'target', 'admin_id']).orderBy('id').execute(),
    );
    expect(deeds.map(({ action }) => action)).toEqual(['backup.asked', 'backup.released']);
    expect(deeds.every(({ target, admin_id }) => target === made.id && admin_id === admin.accountId)).toBe(
      true,
    );
  });

  it('says why where it failed, and the alerts tell of it', async () => {
    await admin.post('/api/admin/backups', {});
    await writeFile(join(folder, 'backups'), 'in the way');
    await work();
    const { backups } = await list();
    expect(backups).toMatchObject([{ state: 'failed', failure: expect.stringMatching(/\w+/) }]);
    const facts = await database.asSystem((tx) => readMachineryFacts(tx, now));
    expect(facts.backups.lastFailure).toBe(backups[0]?.failure);
  });

  it('is begun again when its process ends or dies, but not for ever', async () => {
    await admin.post('/api/admin/backups', {});
    const ending = new AbortController();
    ending.abort();
    expect(await work({ signal: ending.signal })).toBe('done');
    expect((await list()).backups).toMatchObject([{ state: 'waiting' }]);
    expect(await readdir(join(folder, 'backups'))).toEqual([]);

    // Killed while it wrote: its claim stands, and nobody hears of it any more.
    const dies = async () => {
      await age(
        `update backups set state = 'running', claimed_by = gen_random_uuid(), attempts = attempts + 1`,
      );
      await writeFile(join(folder, 'backups/linesheet-cut-off.backup.gz.unfinished'), 'half');
    };
    await dies();
    await work();
    expect((await list()).backups).toMatchObject([{ state: 'done' }]);
    expect((await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('unfinished'))).toEqual(
      [],
    );

    await age(`update backups set state = 'running', claimed_by = gen_random_uuid(), attempts = 3`);
    await work();
    expect((await list()).backups).toMatchObject([{ state: 'failed' }]);
  });

  it('is left alone by others while its process lives', async () => {
    const busy = process();
    await busy.report();
    await admin.post('/api/admin/backups', {});
    await age(`update backups set state = 'running', claimed_by = '${busy.id}'`);
    expect(await work()).toBe('done');
    expect((await list()).backups).toMatchObject([{ state: 'running' }]);
  });

  it('is found damaged or missing when it is read again, and can be removed then', async () => {
    await admin.post('/api/admin/backups', {});
    await work();
    const [first] = (await list()).backups as [BackupView];
    await writeFile(first.file ?? '', 'rotten');
    await age(`update backups set checked_at = now() - interval '2 days'`);
    now = new Date(now.getTime() + 1_000);
    await admin.post('/api/admin/backups', {});
    await work();
    expect((await list()).backups).toMatchObject([{ checkedState: 'whole' }, { checkedState: 'damaged' }]);
    await confirm();
    const left = await json<BackupListView>(await admin.send('DELETE', `/api/admin/backups/${first.id}`));
    expect(left.backups.map(({ id }) => id)).not.toContain(first.id);
    expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  });
});

describe('the schedule of backups', () => {
  beforeEach(async () => {
    // An hour of the day that is far from the schedule's.
    now.setUTCHours(12);
    await age(`update migrations set applied_at = '${new Date(now.getTime() - HOUR_MS).toISOString()}'`);
  });

  it('makes one at each of its hours, once however many workers look, and none for hours before it began', async () => {
    expect(await work()).toBe('done');
    expect((await list()).schedule).toEqual({ every: 'day', atHour: 3 });
    now = new Date(now.getTime() + DAY_MS);
    await Promise.all([work(), work(), work()]);
    expect((await list()).backups).toMatchObject([{ state: 'done', isAskedFor: false, askedBy: null }]);
    expect(await work()).toBe('done');
    expect((await list()).backups).toHaveLength(1);
  });

  it('is changed by an admin, and counts from then', async () => {
    now = new Date(now.getTime() + 2 * DAY_MS);
    const changed = await json<BackupListView>(
      await admin.send('PUT', '/api/admin/backup-schedule', { every: 'never', atHour: 3 }),
    );
    expect(changed).toMatchObject({ schedule: { every: 'never' }, nextAt: null });
    expect(await work()).toBe('done');
    expect((await list()).backups).toEqual([]);
    const wrong = await admin.send('PUT', '/api/admin/backup-schedule', { every: 'day', atHour: 24 });
    expect(wrong.status).toBe(400);
    await admin.send('PUT', '/api/admin/backup-schedule', { every: 'day', atHour: 3 });
    expect(await work()).toBe('done');
    now = new Date(now.getTime() + DAY_MS);
    expect(await work()).toBe('more');
  });

  it('thins out files and list alike', async () => {
    for (let night = 0; night < 10; night += 1) {
      now = new Date(now.getTime() + DAY_MS);
      expect(await work()).toBe('more');
    }
    const { backups } = await list();
    expect(backups.length).toBeLessThan(10);
    expect(backups.length).toBeGreaterThanOrEqual(7);
    const names = await readdir(join(folder, 'backups'));
    expect(names.sort()).toEqual(backups.map(({ file }) => file?.split('/').at(-1)).sort());
  }, 60_000);
});

describe('the processes', () => {
  it('each report themselves, fall silent when they are killed, and leave when they end', async () => {
    const [one, two] = [process(), process(uuidv7(), 'shop-2')];
    await one.report();
    await two.report();
    const read = async () =>
      (
        await json<{ processes: { host: string; isSilent: boolean }[] }>(
          await admin.get('/api/admin/processes'),
        )
      ).processes;
    expect(await read()).toMatchObject([
      { host: HOST, isSilent: false, cpuShare: 0.25, memoryTotal: 4e9, diskTotal: 1e11 },
      { host: 'shop-2', isSilent: false },
    ]);
    await age(`update processes set seen_at = now() - interval '1 minute' where host = 'shop-2'`);
    expect(await read()).toMatchObject([{ isSilent: false }, { isSilent: true }]);
    await forgetReplacedProcesses(database, { host: 'shop-2', role: 'all', alone: false });
    await one.leave();
    expect(await read()).toEqual([]);
  });

  it('add up what they counted, and lose none of it while the database is away', async () => {
    const hits = [{ name: 'rate_limits_hit_total', label: 'auth', count: 3 }];
    await process(uuidv7(), HOST, [...hits]).report();
    const unlucky = process(uuidv7(), HOST, [
      ...hits,
      { name: 'provider_failures_total', label: 'Keepa', count: 12 },
    ]);
    await age('alter table hourly_counts rename to away');
    await expect(unlucky.report()).rejects.toThrow();
    await age('alter table away rename to hourly_counts');
    await unlucky.report();
    await unlucky.report();
    const security = await json<{ limitsHit: unknown }>(await admin.get('/api/admin/security'));
    expect(security.limitsHit).toEqual([{ limit: 'auth', count: 6 }]);
    const facts = await database.asSystem((tx) => readMachineryFacts(tx, now));
    expect(facts.providerFailures).toEqual([{ provider: 'Keepa', count: 12 }]);
  });
});

describe('the database’s own figures', () => {
  it('are its size, tables, migrations, connections and slow statements', async () => {
    database.slowStatements.note('select slow($1)', 900);
    await process().report();
    const figures = await json<Record<string, unknown[]> & { bytes: number }>(
      await admin.get('/api/admin/database'),
    );
    expect(figures.bytes).toBeGreaterThan(1_000_000);
    expect(figures.tables).toContainEqual(expect.objectContaining({ name: 'profiles' }));
    expect(figures.migrations).toContainEqual({
      name: '0001-create-accounts.sql',
      appliedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(figures.connections).toContainEqual(expect.objectContaining({ login: 'linesheet_system' }));
    expect(figures.statements).toEqual([
      { statement: 'select slow($1)', calls: 1, meanMs: 900, longestMs: 900 },
    ]);
  });

  it('tell about how many rows a table has when Postgres has lost its count, as after a crash', async () => {
    await age('analyze users');
    await age('select pg_stat_reset()');
    const { tables } = await inspectDatabase(database.ownerUrl);
    expect(tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0);
    expect(tables.filter(({ rows }) => rows < 0)).toEqual([]);
  });

  it('tell a migration that is not applied yet', async () => {
    await age(`delete from migrations where name = '0015-create-system-records.sql'`);
    const figures = await inspectDatabase(database.ownerUrl);
    expect(figures.migrations).toContainEqual({ name: '0015-create-system-records.sql', appliedAt: null });
    const facts = await database.asSystem((tx) => readMachineryFacts(tx, now));
    expect(facts.pendingMigrations).toEqual(['0015-create-system-records.sql']);
  });
});

describe('the log', () => {
  const search = async (query: string) =>
    json<{ lines: { message: string; level: string }[]; hasMore: boolean; kept: object }>(
      await admin.get(`/api/admin/logs?${query}`),
    );
  const messages = async (query: string) => (await search(query)).lines.map(({ message }) => message);

  beforeEach(async () => {
    await age(`insert into log_lines (at, level, message, process, fields) values
      ('2026-03-09T10:00Z', 30, 'request', 'a:1', '{"route":"/api/x_y"}'),
      ('2026-03-09T11:00Z', 40, 'provider failed', 'b:2', '{"provider":"Keepa"}'),
      ('2026-03-09T12:00Z', 50, 'run failed', 'b:2', '{"err":{"message":"100% gone"}}')`);
  });

  it('is searched by words, level and time, the newest first', async () => {
    expect(await messages('')).toEqual(['run failed', 'provider failed', 'request']);
    expect(await messages('text=FAILED b:2')).toEqual(['run failed', 'provider failed']);
    expect(await messages('text=failed keepa')).toEqual(['provider failed']);
    expect(await messages('text=x_y')).toEqual(['request']);
    expect(await messages('text=0%25 g')).toEqual(['run failed']);
    expect(await messages('text=x%25y')).toEqual([]);
    expect(await messages('level=error')).toEqual(['run failed']);
    expect(await messages('level=warn')).toEqual(['run failed', 'provider failed']);
    expect(await messages('from=2026-03-09T10:30:00Z&to=2026-03-09T12:00:00Z')).toEqual(['provider failed']);
  });

  it('comes a page at a time', async () => {
    await age(`insert into log_lines (at, level, message, process, fields)
      select now(), 30, 'line ' || n, 'a:1', '{}' from generate_series(1, 150) as n`);
    const first = await json<{ lines: { id: number; message: string }[]; hasMore: boolean }>(
      await admin.get('/api/admin/logs?text=line'),
    );
    expect([first.lines.length, first.lines[0]?.message, first.hasMore]).toEqual([100, 'line 150', true]);
    const rest = await search(`text=line&before=${first.lines.at(-1)?.id}`);
    expect([rest.lines.length, rest.lines[0]?.message, rest.hasMore]).toEqual([50, 'line 50', false]);
    expect(rest.kept).toMatchObject({ lines: 153, oldest: '2026-03-09T10:00:00.000Z' });
  });
});

it('shows nothing of the system to who is no admin', async () => {
  await age(`update profiles set role = 'member'`);
  const paths = ['processes', 'database', 'settings', 'security', 'logs', 'backups'];
  for (const path of paths) expect((await admin.get(`/api/admin/${path}`)).status, path).toBe(403);
  expect((await admin.post('/api/admin/backups', {})).status).toBe(403);
});
