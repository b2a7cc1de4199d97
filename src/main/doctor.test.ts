import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newAccount } from '../../test/support/accounts.ts';
import { TEST_SECRET_KEY } from '../../test/support/cluster.ts';
import { freshDatabaseUrl, type TestDatabase, testDatabase } from '../../test/support/database.ts';
import { changeSenders } from '../../test/support/run-of-two.ts';
import { OPERATORS_KEY } from '../features/accounts/domain/account.ts';
import { createSealer } from '../features/accounts/domain/sealed.ts';
import { changeProfile } from '../features/accounts/store/accounts.ts';
import { examine } from './doctor.ts';

async function settings(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'linesheet-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { LINESHEET_DATA: folder, SECRET_KEY: TEST_SECRET_KEY, SANDBOX: 'off', PORT: '1', ...more };
}

const stateOf = (findings: Awaited<ReturnType<typeof examine>>, name: string) =>
  findings.find((finding) => finding.name === name)?.state;

it('finds a database that answers, migrated, and providers where they are', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const found = await examine(
    await settings({
      DATABASE_URL: await freshDatabaseUrl(),
      KEEPA_BASE_URL: `http://127.0.0.1:${port}`,
      SEARCH_BASE_URL: 'http://127.0.0.1:9',
      SENDGRID_BASE_URL: `http://127.0.0.1:${port}`,
    }),
  );
  for (const name of ['settings', 'disk space', 'database', 'migrations', 'Keepa', 'SendGrid'])
    expect(stateOf(found, name), name).toBe('ok');
  expect(found.find(({ name }) => name === 'search')).toMatchObject({
    state: 'warning',
    sentence: 'Not reached at 127.0.0.1:9. Check SEARCH_BASE_URL, and the way out of this machine.',
  });
  expect(found.find(({ name }) => name === 'payments')?.sentence).toContain('STRIPE_SECRET_KEY');
});

it('says which setting is wrong', async () => {
  const [finding] = await examine(await settings({ PORT: 'http' }));
  expect(finding).toMatchObject({ name: 'settings', state: 'failed' });
  expect(finding?.sentence).toContain('PORT');
});

it('looks at the rest when the database is away', async () => {
  const found = await examine(await settings({ DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z' }));
  expect(stateOf(found, 'database')).toBe('failed');
  expect(stateOf(found, 'disk space')).toBe('ok');
});

it('looks at the disk on which a data folder will be that the start has yet to make', async () => {
  const folder = join((await settings()).LINESHEET_DATA ?? '', 'kept', 'here');
  const found = await examine(
    await settings({ DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z', LINESHEET_DATA: folder }),
  );
  expect(found.find(({ name }) => name === 'disk space')).toMatchObject({
    state: 'ok',
    sentence: expect.stringContaining(`are free in ${folder}, which the start makes.`),
  });
});

const newSender = (database: TestDatabase, accountId: string, smtp: string): Promise<string> =>
  database.asSystem(async (tx) => {
    const own = {
      account_id: accountId,
      email: 'a@shop.example',
      transport: 'smtp',
      from_name: 'Ann',
      time_zone: 'UTC',
    };
    const sender = await tx
      .insertInto('senders')
      .values({ ...own, smtp_sealed: smtp })
      .returning('id')
      .executeTakeFirstOrThrow();
    return sender.id;
  });

it('tells of stored secrets that another key sealed, and for how long the one before is needed', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const set = (key: string) =>
    database.asSystem((tx) =>
      changeProfile(tx, accountId, {
        sendgrid_api_key: OPERATORS_KEY,
        smtp_url: createSealer(TEST_SECRET_KEY).seal('smtps://a.example', ''),
        keepa_api_key: createSealer(key).seal('keepa', ''),
      }),
    );
  const found = async (more: Record<string, string> = {}) =>
    (await examine(await settings({ DATABASE_URL: database.ownerUrl, ...more }))).find(
      ({ name }) => name === 'stored secrets',
    );
  const before = 'the key that was in use before this one';

  expect((await found())?.sentence).toBe('There are none yet.');
  await set(TEST_SECRET_KEY);
  expect(await found()).toMatchObject({ state: 'ok', sentence: 'All 2 can be read.' });
  // Of one sender's secrets, too, each counts for itself.
  const imap = (sealed: string | null) => changeSenders(database, { imap_sealed: sealed }, sender);
  const sender = await newSender(
    database,
    accountId,
    createSealer(TEST_SECRET_KEY).seal('smtps://a.example', ''),
  );
  await imap(createSealer(before).seal('imaps://a.example', ''));
  expect((await found())?.sentence).toContain('not to be read: 1 mailbox password. Set');
  await imap(null);
  await set(before);
  expect(await found()).toMatchObject({
    state: 'failed',
    sentence: expect.stringContaining('not to be read: 1 Keepa key. Set SECRET_KEY_PREVIOUS'),
  });
  expect(await found({ SECRET_KEY_PREVIOUS: before })).toMatchObject({
    state: 'ok',
    sentence: expect.stringContaining('1 of them with SECRET_KEY_PREVIOUS'),
  });
});
