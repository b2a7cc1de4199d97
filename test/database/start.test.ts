import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { freshDatabaseUrl, openClient } from '../support/database.ts';
import { BARE_ENVIRONMENT, freePorts, ROOT, until } from '../support/processes.ts';
import { temporaryDataDirectory } from '../support/temporary.ts';

/** `npm start` without npm. */
async function start(settings: Record<string, string>) {
  // The sandbox takes two in a row.
  const first = await freePorts(3);
  const ports = { PORT: String(first), SANDBOX_PORT: String(first + 1) };
  const child = spawn(process.execPath, [join(ROOT, 'src/main/start.ts')], {
    cwd: tmpdir(),
    env: { ...BARE_ENVIRONMENT, LOG_LEVEL: 'silent', ...ports, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, said, ended, port: Number(ports.PORT), sandboxPort: Number(ports.SANDBOX_PORT) };
}

const ready = ({ child, said }: { child: ChildProcess; said: { out: string; err: string } }) =>
  until('Linesheet is ready', 60_000, async () => {
    if (child.exitCode !== null) throw new Error(`It ended: ${said.err}`);
    return /^Linesheet is ready at http/m.test(said.out);
  });

const answers = async (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    async (answer) => (await answer.arrayBuffer()).byteLength >= 0 && answer.ok,
    () => false,
  );

describe('a start', () => {
  it('with a wrong setting ends at once, with one line that names it', async () => {
    const { said, ended } = await start({ EMAILER_CONCURRENCY: 'many', LINESHEET_DATA: '/nonexistent' });
    expect(await ended).toBe(1);
    expect(said).toEqual({
      out: '',
      err: 'EMAILER_CONCURRENCY is "many"; it must be a whole number from 1 to 10000.\n',
    });
  });

  it('without its database ends with one line that names the setting', async () => {
    const DATABASE_URL = `postgres://linesheet@127.0.0.1:${await freePorts(1)}/linesheet`;
    const { said, ended } = await start({ DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(/^The database at DATABASE_URL can’t be opened: connect ECONNREFUSED .+\.\n$/);
  });

  it('on a port that is taken says so, and ends what it had begun', async () => {
    const LINESHEET_DATA = await temporaryDataDirectory();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const { said, ended } = await start({ LINESHEET_DATA, PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err).toBe(`Port ${port} is in use. Set PORT to another one.\n`);
    await expect(access(join(LINESHEET_DATA, 'postgres', 'postmaster.pid'))).rejects.toThrow();
  });

  it('on a port of the sandbox that is taken says so, however silent whatever took it is', async () => {
    const LINESHEET_DATA = await temporaryDataDirectory();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const { said, ended } = await start({ LINESHEET_DATA, SANDBOX_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said.err).toMatch(new RegExp(`^Port ${port} is in use\\. .+SANDBOX_PORT.+\\n$`));
  });

  it('on a database that a newer Linesheet has written says so in one line, and leaves it as it is', async () => {
    const DATABASE_URL = await freshDatabaseUrl();
    const beside = await openClient(DATABASE_URL);
    await beside.query(`insert into migrations (number, name) values (9999, '9999-from-tomorrow.sql')`);
    const { said, ended } = await start({ DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY });
    expect(await ended).toBe(1);
    expect(said.err).toBe(
      'The database was written by a newer Linesheet (migration 9999). Start that version.\n',
    );
    await beside.end();
  });

  it('two at the same moment on an empty folder are one that runs and one that is told so', async () => {
    const LINESHEET_DATA = await temporaryDataDirectory();
    const both = await Promise.all([start({ LINESHEET_DATA }), start({ LINESHEET_DATA })]);
    const loser = await Promise.race(both.map(async (one) => ({ one, code: await one.ended })));
    expect(loser.code).toBe(1);
    expect(loser.one.said.err).toBe(
      `A Linesheet is running on ${LINESHEET_DATA} already. Stop it first, or set LINESHEET_DATA to another folder.\n`,
    );
    const winner = both.find((one) => one !== loser.one);
    if (winner) await ready(winner);
    expect(winner?.said.err).toBe('');
  }, 120_000);

  it('goes on, and is known to do the work, once a database elsewhere that cut all its lines is back', async () => {
    const DATABASE_URL = await freshDatabaseUrl();
    const LINESHEET_DATA = await temporaryDataDirectory();
    const first = await start({ DATABASE_URL, SECRET_KEY: TEST_SECRET_KEY, LINESHEET_DATA });
    await ready(first);
    const beside = await openClient(DATABASE_URL);
    await beside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const isAtWork = async () => {
      const { rows } = await beside.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(7246803) as taken`,
      );
      if (rows[0]?.taken) await beside.query('select pg_advisory_unlock(7246803)');
      return rows[0]?.taken === false;
    };
    await until('the worker is known again', 20_000, isAtWork);
    await until('the database is reached', 20_000, () => answers(first.port, '/readyz'));
    expect(first.said.err).toBe('');
    expect(first.child.exitCode).toBeNull();
  });

  it('is refused beside another on the same data; a signal ends the first whole, within ten seconds', async () => {
    const LINESHEET_DATA = await temporaryDataDirectory();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const first = await start({ LINESHEET_DATA });
      await ready(first);
      expect(await answers(first.port, '/readyz')).toBe(true);
      expect(await answers(first.sandboxPort, '/sandbox/state.json')).toBe(true);

      const second = await start({ LINESHEET_DATA });
      expect(await second.ended).toBe(1);
      expect(second.said.err).toBe(
        `A Linesheet is running on ${LINESHEET_DATA} already. Stop it first, or set LINESHEET_DATA to another folder.\n`,
      );
      expect(await answers(first.port, '/readyz')).toBe(true);

      const signalled = performance.now();
      first.child.kill(signal);
      expect(await first.ended).toBe(0);
      expect(performance.now() - signalled).toBeLessThan(10_000);
      expect(first.said.err).toBe('');
      expect(await answers(first.port, '/readyz')).toBe(false);
      expect(await answers(first.sandboxPort, '/sandbox/state.json')).toBe(false);
      await expect(readFile(join(LINESHEET_DATA, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
    }
  }, 120_000);
});
