import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectAsOwner } from '../../src/db/roles.ts';
import { createUser } from '../../src/features/accounts/actions/create-user.ts';
import { grantMonth } from '../../src/features/credits/actions/grant-month.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { restoreBackup } from '../../src/main/backup/restore-backup.ts';
import { writeBackup } from '../../src/main/backup/write-backup.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { freshDatabaseUrl, type TestDatabase, testDatabase } from '../support/database.ts';
import { givenMessage } from '../support/messages.ts';

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
    await restoreBackup({ ownerUrl, secretKeys: [other, TEST_SECRET_KEY] }, file);
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
    for (const [how, damage] of damaged) {
      await damage();
      await expect(restoreBackup({ ownerUrl, secretKeys }, file), how).rejects.toMatchObject({
        code: 'invalid_input',
      });
      expect(await contents(ownerUrl), how).toEqual(before);
    }
    await rm(file);
    await expect(restoreBackup({ ownerUrl, secretKeys }, file)).rejects.toMatchObject({ code: 'not_found' });
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

  it('never overwrites with half a file', async () => {
    const nowhere = join(file, '../missing/backup.gz');
    const source = { ...database, version: '0.1.0', now: new Date() };
    await expect(writeBackup(source, nowhere)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
