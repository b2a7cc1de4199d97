import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { verifyPassword } from 'better-auth/crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { copyOut } from '../../src/db/copy.ts';
import { openDatabase } from '../../src/db/database.ts';
import { readMigrations } from '../../src/db/migrate.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { createUser } from '../../src/features/accounts/actions/create-user.ts';
import { requireAccountByEmail } from '../../src/features/accounts/actions/find-account-by-email.ts';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { grantMonth } from '../../src/features/credits/actions/grant-month.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { openBackup } from '../../src/main/backup/read-backup.ts';
import { restoreBackup } from '../../src/main/backup/restore-backup.ts';
import { columnList } from '../../src/main/backup/tables.ts';
import { verifyBackup } from '../../src/main/backup/verify-backup.ts';
import { writeBackup } from '../../src/main/backup/write-backup.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { freshDatabaseUrl, openClient, type TestDatabase, testDatabase } from '../support/database.ts';
import { givenMessage } from '../support/messages.ts';

/** As the webhooks' tokens are sealed (outreach/actions/connect-webhooks.ts). */
const SEALED_AS = 'sendgrid webhook token';
const AWKWARD = 'tab\tnewline\nbackslash \\ end \\.\n\\.\nquote "\' and ünïcödé 😀';
const secretKeys = [TEST_SECRET_KEY];

let database: TestDatabase;
let accountId: string;
let file: string;

beforeEach(async () => {
  database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'linesheet-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  file = join(folder, 'backup.gz');
  accountId = await database.asSystem((tx) =>
    createUser(tx, { email: 'ann@shop.example', name: AWKWARD, passwordHash: 'x', plan: 'Tier-2' }),
  );
  const month = { accountId, credits: 750.5, effectKey: 'i', reason: AWKWARD, actor: 'a' };
  await database.asSystem((tx) => grantMonth(tx, month));
  await givenMessage(database, { id: uuidv7(), accountId, brand: AWKWARD });
  await database.asSystem(async (tx) => {
    const hash = { email_hash: Buffer.from([0, 10, 92, 46, 255]), reason: 'unsubscribed' };
    await tx.insertInto('suppressed_hashes').values(hash).execute();
    const events = Array.from({ length: 3_000 }, (_, at) => ({
      account_id: accountId,
      kind: `kind ${at}`,
      payload: JSON.stringify({ at, text: AWKWARD }),
    }));
    await tx.insertInto('events').values(events).execute();
    await tx.deleteFrom('events').where('kind', '=', 'kind 2999').execute();
  });
});

const backup = () =>
  writeBackup({ ...database, version: '0.1.0', now: new Date('2026-03-09T12:00:00Z') }, file);

/** Every row of every table as text, so that whatever is lost shows. */
async function contents(ownerUrl: string): Promise<Record<string, string[]>> {
  const owner = await connectAsOwner(ownerUrl);
  const { rows: tables } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select ${name}::text as row from ${name} order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  await owner.end();
  return all;
}

async function linesOf(chunks: AsyncIterable<Buffer>): Promise<string[]> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces).toString('utf8').split('\n').slice(0, -1);
}

describe('a backup', () => {
  it('brings every table back as it was, and goes on counting where it was', async () => {
    const written = await backup();
    expect(written.find(({ table }) => table === 'events')).toMatchObject({ rows: 2_999 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const ownerUrl = await freshDatabaseUrl();
    expect(await restoreBackup({ ownerUrl, secretKeys }, file)).toEqual(written);
    expect(await contents(ownerUrl)).toEqual(await contents(database.ownerUrl));
    const owner = await connectAsOwner(ownerUrl);
    const insert = `insert into events (account_id, kind, payload) values ($1, 'next', '{}') returning id`;
    const { rows } = await owner.query<{ id: string }>(insert, [accountId]);
    expect(Number(rows[0]?.id)).toBe(3_001);
    // The triggers are at work again: a new person gets a profile.
    await owner.query(`insert into users (id, name, email) values ($1, 'Ben', 'ben@shop.example')`, [
      uuidv7(),
    ]);
    expect((await owner.query('select from profiles')).rowCount).toBe(2);
    await owner.end();
  });

  it('is of one moment, while work goes on', async () => {
    const busy = Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        database.asSystem((tx) => createUser(tx, { email: `${at}@x.example`, name: 'X', passwordHash: 'x' })),
      ),
    );
    const written = await backup();
    await busy;
    const rows = (table: string) => written.find((each) => each.table === table)?.rows;
    expect(rows('profiles')).toBe(rows('users'));
    expect(rows('credentials')).toBe(rows('users'));
  });

  it('goes into an empty database only', async () => {
    await backup();
    await expect(restoreBackup({ ownerUrl: database.ownerUrl, secretKeys }, file)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('not empty'),
    });
  });

  it('is refused with another secret key, but not with the one before', async () => {
    await backup();
    const ownerUrl = await freshDatabaseUrl();
    const other = 'another secret key of the right length, to be refused';
    await expect(restoreBackup({ ownerUrl, secretKeys: [other] }, file)).rejects.toMatchObject({
      message: expect.stringContaining('SECRET_KEY'),
    });
    const kept: string[] = [];
    const keepKey = async (key: string) => void kept.push(key);
    await restoreBackup({ ownerUrl, secretKeys: [other, TEST_SECRET_KEY], keepKey }, file);
    expect(kept).toEqual([TEST_SECRET_KEY]);
  });

  it('leaves nothing behind when it is cut short, changed, or none at all', async () => {
    await backup();
    const whole = await readFile(file);
    const text = gunzipSync(whole).toString('latin1');
    const ownerUrl = await freshDatabaseUrl();
    const before = await contents(ownerUrl);
    const damaged: [string, () => Promise<void>][] = [
      ['cut short', () => truncate(file, Math.floor(whole.length / 2))],
      ['without its end', () => writeFile(file, gzipSync(text.slice(0, text.lastIndexOf('\n{'))))],
      [
        'changed',
        () => writeFile(file, gzipSync(Buffer.from(text.replace('kind 7\t', 'kind 8\t'), 'latin1'))),
      ],
      ['no backup', () => writeFile(file, 'something else')],
      ['another JSON', () => writeFile(file, gzipSync('{"a":1}\n'))],
    ];
    expect(await verifyBackup(file)).toBe('whole');
    for (const [how, damage] of damaged) {
      await damage();
      expect(await verifyBackup(file), how).toBe('damaged');
      await expect(restoreBackup({ ownerUrl, secretKeys }, file), how).rejects.toMatchObject({
        code: 'invalid_input',
      });
      expect(await contents(ownerUrl), how).toEqual(before);
    }
    await rm(file);
    expect(await verifyBackup(file)).toBe('missing');
    await expect(restoreBackup({ ownerUrl, secretKeys }, file)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of an earlier version goes into today’s tables, and works there', async () => {
    const old = join(import.meta.dirname, '../support/backup-of-0.1.0.gz');
    const ownerUrl = await freshDatabaseUrl();
    const known = Object.keys(await contents(ownerUrl));
    await restoreBackup({ ownerUrl, secretKeys }, old);
    const owner = await openClient(ownerUrl);
    const { rows: migrations } = await owner.query<{ name: string }>(
      'select name from migrations order by 1',
    );
    expect(migrations.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
    expect(Object.keys(await contents(ownerUrl)).sort()).toEqual(known.sort());
    const backup = await openBackup(old);
    await backup.readTables(async ({ name, columns, rows }) => {
      const lines = await linesOf(rows);
      const copy = copyOut(owner, `copy "${name}" (${columnList(columns)}) to stdout`);
      expect((await linesOf(copy.bytes)).sort(), name).toEqual([...lines].sort());
      return lines.length;
    });

    const opened = openDatabase({ ownerUrl, secretKey: TEST_SECRET_KEY, poolSize: 2 });
    onTestFinished(() => opened.close());
    const ann = await opened.asSystem((tx) => requireAccountByEmail(tx, 'ann@shop.example'));
    const account = await opened.asAccount(ann, (tx) => readAccount(tx, ann));
    expect(account).toMatchObject({ plan: 'Tier-2', credits: 47.5, role: 'admin' });
    const sealed = await owner.query<{ token: string }>(
      'select token_sealed as token from sendgrid_webhooks',
    );
    expect(createSealer(TEST_SECRET_KEY).open(sealed.rows[0]?.token ?? '', SEALED_AS)).toMatch(/^\S{20,}$/);
    const { password } = await opened.asSystem((tx) =>
      tx.selectFrom('credentials').select('password').where('user_id', '=', ann).executeTakeFirstOrThrow(),
    );
    expect(await verifyPassword({ hash: password ?? '', password: 'Wholesale-2026' })).toBe(true);
    // It goes on counting where it was, under today's rules.
    await opened.asSystem((tx) =>
      createUser(tx, { email: 'eve@shop.example', name: 'Eve', passwordHash: 'x', plan: 'Tier-1' }),
    );
    const brand =
      'insert into brands (account_id, marketplace, key, name, is_sandbox) values ($1, $2, $3, $3, false) returning id';
    const { rows: added } = await owner.query<{ id: string }>(brand, [ann, 'amazon', 'new']);
    const newest = await owner.query<{ id: string }>('select max(id) as id from brands where key <> $1', [
      'new',
    ]);
    expect(Number(added[0]?.id)).toBeGreaterThan(Number(newest.rows[0]?.id));
  });

  it('of an earlier version leaves a database as it was when it is damaged', async () => {
    const old = await readFile(join(import.meta.dirname, '../support/backup-of-0.1.0.gz'));
    await writeFile(file, gzipSync(gunzipSync(old).subarray(0, -200)));
    const ownerUrl = await freshDatabaseUrl();
    const before = await contents(ownerUrl);
    await expect(restoreBackup({ ownerUrl, secretKeys }, file)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await contents(ownerUrl)).toEqual(before);
  });

  it('names another state of the database that it is of', async () => {
    const owner = await connectAsOwner(database.ownerUrl);
    await owner.query(`insert into migrations (number, name) values (9999, '9999-from-the-future.sql')`);
    await owner.end();
    await backup();
    const ownerUrl = await freshDatabaseUrl();
    await expect(restoreBackup({ ownerUrl, secretKeys }, file)).rejects.toMatchObject({
      message: expect.stringContaining('9999-from-the-future.sql'),
    });
  });

  it('tells how far it is, and leaves nothing behind when it is called off', async () => {
    const ending = new AbortController();
    const source = { ...database, version: '0.1.0', now: new Date() };
    const told: number[] = [];
    const progress = (done: number, total: number) => {
      told.push(done / total);
      if (done === 5) ending.abort();
    };
    await expect(writeBackup(source, file, { progress, signal: ending.signal })).rejects.toThrow();
    expect(told.length).toBeGreaterThan(5);
    expect(told.length).toBeLessThan(20);
    expect(await readdir(dirname(file))).toEqual([]);
    await writeBackup(source, file, { progress: (done, total) => told.push(done / total) });
    expect(told.at(-1)).toBe(1);
    expect(await readdir(dirname(file))).toEqual(['backup.gz']);
  });

  it('never overwrites with half a file', async () => {
    const nowhere = join(file, '../missing/backup.gz');
    const source = { ...database, version: '0.1.0', now: new Date() };
    await expect(writeBackup(source, nowhere)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
