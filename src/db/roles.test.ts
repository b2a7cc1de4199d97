import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freshDatabaseUrl } from '../../test/support/database.ts';
import { temporaryDirectory } from '../../test/support/temporary.ts';
import { asOwner, CONNECTS_WITHIN_MS, connectAsOwner, parseAddress } from './roles.ts';

const ADDRESS = 'postgres://owner:secret@db.example.com/linesheet';

it('an address that says nothing of encryption asks for none', () => {
  expect(parseAddress(ADDRESS).ssl).toBeUndefined();
  expect(parseAddress(`${ADDRESS}?sslmode=disable`).ssl).toBeUndefined();
});

it('encrypts without a look at the certificate where no more is asked', () => {
  expect(parseAddress(`${ADDRESS}?sslmode=require`).ssl).toMatchObject({ rejectUnauthorized: false });
});

it('holds the server’s certificate against the root that the address names', async () => {
  const root = join(await temporaryDirectory(), 'root.pem');
  await writeFile(root, 'a root certificate');
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    expect(parseAddress(`${ADDRESS}?sslmode=${mode}&sslrootcert=${root}`).ssl).toMatchObject({
      rejectUnauthorized: true,
      ca: 'a root certificate',
    });
});

it('asks for the server’s name only where all is to be verified', () => {
  expect(parseAddress(`${ADDRESS}?sslmode=verify-ca`).ssl).toHaveProperty('checkServerIdentity');
  expect(parseAddress(`${ADDRESS}?sslmode=verify-full`).ssl).not.toHaveProperty('checkServerIdentity');
});

it('waits longer for our own server, which is there, than for one elsewhere', () => {
  const own = parseAddress('postgres://owner:secret@/linesheet?host=/tmp/linesheet-pg-1');
  expect(own).toMatchObject({ host: '/tmp/linesheet-pg-1', connectionTimeoutMillis: 60_000 });
  expect(parseAddress(ADDRESS).connectionTimeoutMillis).toBe(CONNECTS_WITHIN_MS);
});

it('says which file of the address isn’t there', () => {
  expect(() => parseAddress(`${ADDRESS}?sslmode=verify-full&sslrootcert=/none/root.pem`)).toThrow(
    '/none/root.pem',
  );
});

it('waits for no server that takes a connection and then says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connected = once(silent, 'connection');
  const refused = expect(
    connectAsOwner(`postgres://owner:secret@127.0.0.1:${port}/linesheet`),
  ).rejects.toThrow(/timeout/);
  await connected;
  await vi.advanceTimersByTimeAsync(CONNECTS_WITHIN_MS);
  await refused;
});

it('fails the next statement of a connection that has broken, and nothing else', async () => {
  const url = await freshDatabaseUrl();
  const broken = asOwner(url, async (owner) => {
    const gone = new Promise<void>((resolve) => owner.once('end', resolve));
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    await asOwner(url, (other) => other.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    await gone;
    await owner.query('select 1');
  });
  await expect(broken).rejects.toThrow(/not queryable/);
});
