import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, accountForPostgres, placeCluster, readableBinaries } from './embedded-files.ts';
import { forgetKilledPostmaster } from './killed-postmaster.ts';
import { inTurnToStart } from './start-turn.ts';

/** What is needed to reach the cluster; kept beside it, so that the command line finds a running one. */
interface Connection {
  password: string;
  socketDirectory: string;
}

export interface EmbeddedPostgres {
  /** Address of the cluster's owner; migrations and role set-up only. */
  ownerUrl: string;
  /** Whether this call started it. */
  started: boolean;
  stop(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '',
  max_connections: '120',
  // Room for what an account of 100,000 products lists; taken as it is needed.
  shared_buffers: '256MB',
  work_mem: '16MB',
  // The cluster lies on the machine's own disk, and most of it in memory.
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  wal_compression: 'on',
  jit: 'off',
  // A first download fills tables that nobody has counted yet; planned without counts, each step of a run reads all of them.
  autovacuum_naptime: '10s',
  log_min_messages: 'warning',
};

const START_ATTEMPTS = 6;

/** A server that is just being started takes its time, too, before it takes connections. */
const MOST_LOOKS = 50;
const LOOK_AGAIN_MS = 100;

/**
 * Starts a real Postgres of our own in `directory`, or finds the one that already runs there, for example after the
 * server was killed: the cluster outlives it and goes on with nothing lost.
 */
export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const root = resolve(directory);
  await mkdir(root, { recursive: true });
  return inTurnToStart(root, () => startIn(root));
}

async function startIn(root: string): Promise<EmbeddedPostgres> {
  const account = accountForPostgres();
  const binaries = await readableBinaries(account);
  const cluster = await placeCluster(root, account);
  const connectionFile = join(root, 'postgres.json');

  const run = (program: string, args: string[]) => execute(join(binaries, program), args, account);
  const isRunning = async () => (await run('pg_ctl', ['status', '-D', cluster])).code === 0;
  const stop = async () => {
    const { socketDirectory } = await readConnection(connectionFile);
    const { code } = await run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20']);
    if (code === 0) await rm(socketDirectory, { recursive: true, force: true });
  };

  /** The server that runs already. One that was killed seems to for a moment, but takes no connections any more. */
  const findRunning = async (): Promise<EmbeddedPostgres | null> => {
    for (let look = 1; ; look += 1) {
      await forgetKilledPostmaster(cluster);
      if (!(await isRunning())) return null;
      const connection = await readConnection(connectionFile);
      if (look === MOST_LOOKS || (await takesConnections(connection)))
        return { ownerUrl: ownerUrl(connection), started: false, stop };
      await sleep(LOOK_AGAIN_MS);
    }
  };

  const running = await findRunning();
  if (running) return running;

  const password = existsSync(join(cluster, 'PG_VERSION'))
    ? (await readConnection(connectionFile)).password
    : await initialise(run, cluster, connectionFile, account);
  const socketDirectory = await mkdtemp(join(tmpdir(), 'linesheet-pg-'));
  await chmod(socketDirectory, 0o700);
  if (account) await chown(socketDirectory, account.uid, account.gid);
  await writeConnection(connectionFile, { password, socketDirectory });

  const options = Object.entries({ ...SETTINGS, unix_socket_directories: socketDirectory })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  const logFile = join(cluster, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const result = await run('pg_ctl', [
      'start',
      '-D',
      cluster,
      '-w',
      '-t',
      '60',
      '-l',
      logFile,
      '-o',
      options,
    ]);
    if (result.code === 0) break;
    // Somebody else may have started it in the meantime; then theirs is the one to use.
    const theirs = await findRunning();
    if (theirs) return theirs;
    if (attempt === START_ATTEMPTS) {
      throw new Error(`The embedded Postgres did not start: ${result.output.trim()} (its log: ${logFile})`);
    }
    // What a killed server has left behind holds its memory until it has noticed.
    await sleep(250 * attempt);
  }
  return { ownerUrl: ownerUrl({ password, socketDirectory }), started: true, stop };
}

type Run = (program: string, args: string[]) => Promise<{ code: number; output: string }>;

async function initialise(
  run: Run,
  cluster: string,
  connectionFile: string,
  account: Account | null,
): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(dirname(cluster), `.password-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  try {
    const result = await run('initdb', [
      '-D',
      cluster,
      '-U',
      'linesheet',
      '--auth',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-instructions',
    ]);
    if (result.code !== 0)
      throw new Error(`The embedded Postgres could not be set up: ${result.output.trim()}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeConnection(connectionFile, { password, socketDirectory: '' });
  return password;
}

const ownerUrl = ({ password, socketDirectory }: Connection): string =>
  `postgresql://linesheet:${password}@/postgres?host=${encodeURIComponent(socketDirectory)}`;

const takesConnections = ({ socketDirectory }: Connection): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path: join(socketDirectory, '.s.PGSQL.5432') });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const readConnection = async (file: string): Promise<Connection> =>
  JSON.parse(await readFile(file, 'utf8')) as Connection;

const writeConnection = (file: string, connection: Connection): Promise<void> =>
  writeFile(file, JSON.stringify(connection), { mode: 0o600 });

function execute(
  program: string,
  args: string[],
  account: Account | null,
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      ...(account ?? {}),
      cwd: '/',
      // Not our own environment: the secrets in it are none of Postgres's business.
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', PGTZ: 'UTC', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    // Not 'close': the server that pg_ctl leaves behind would keep the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      done({ code: code ?? 1, output });
    });
  });
}
