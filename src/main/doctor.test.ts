import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_SECRET_KEY } from '../../test/support/cluster.ts';
import { freshDatabaseUrl } from '../../test/support/database.ts';
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
