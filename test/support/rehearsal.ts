import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { connectAsOwner } from '../../src/db/roles.ts';
import { TEST_SECRET_KEY } from './cluster.ts';
import {
  BARE_ENVIRONMENT,
  freePorts,
  killFamilies,
  type Program,
  runProgram,
  startProgram,
} from './processes.ts';
import { type Providers, startProviders } from './provider-process.ts';

export const EMAIL = 'ana@acme.com';

export interface RehearsalOptions {
  /** A migrated database; without one Linesheet starts the Postgres that it brings along. */
  databaseUrl?: string;
  settings?: Record<string, string>;
  /** Flags of the program that stands in for the providers. */
  sandbox?: string[];
}

/** Linesheet and its providers as real processes, to be started, killed and started again. */
export interface Rehearsal {
  providers: Providers;
  start(role: 'all' | 'server' | 'worker'): Promise<Program>;
  /** Kills programs with all their children; `everything` is Linesheet's own Postgres too. */
  kill(programs: readonly Program[], everything?: boolean): Promise<void>;
  /** The command line, its answer read. */
  linesheet<T>(...args: string[]): Promise<T>;
  /** An account that may send so many mails a day, with a list of brands to write to. */
  createAccount(account: { brands: number; credits: number; emailsPerDay?: number }): Promise<void>;
  /** Tells a bot something, as a person does in the browser. */
  command(runId: string, command: 'pause' | 'continue' | 'stop'): Promise<void>;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openRehearsal(options: RehearsalOptions = {}): Promise<Rehearsal> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-rehearsal-'));
  const providers = await startProviders(directory, options.sandbox);
  const port = await freePorts(1);
  const publicUrl = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = {
    ...BARE_ENVIRONMENT,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
    LINESHEET_DATA: directory,
    SANDBOX: 'off',
    LOG_LEVEL: 'silent',
    EMAILER_CONCURRENCY: '16',
    CRAWL_PER_HOST_MS: '0',
    SENDGRID_BASE_URL: providers.sendgridUrl,
    SENDGRID_API_KEY: 'SG.rehearsal',
    KEEPA_BASE_URL: `${providers.url}/keepa`,
    KEEPA_API_KEY: 'rehearsal',
    SEARCH_BASE_URL: `${providers.url}/searxng`,
    SMTP_URL: `smtp://127.0.0.1:${providers.smtpPort}`,
    CRAWL_RESOLVE: `*.sandbox.test=127.0.0.1:${new URL(providers.url).port}`,
    DNS_SERVERS: `127.0.0.1:${providers.dnsPort}`,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl, SECRET_KEY: TEST_SECRET_KEY }),
    ...options.settings,
  };
  const started: Program[] = [];
  let token = '';

  const ownerUrl = async (): Promise<string> => {
    if (options.databaseUrl) return options.databaseUrl;
    const { password, socketDirectory } = JSON.parse(
      await readFile(join(directory, 'postgres.json'), 'utf8'),
    );
    return `postgresql://linesheet:${password}@/postgres?host=${encodeURIComponent(socketDirectory)}`;
  };
  /** Kept for as long as the database lives: logging in anew for each look takes the time of what is tested. */
  let owner: Promise<pg.Client> | null = null;
  const connect = async (): Promise<pg.Client> => {
    const client = await connectAsOwner(await ownerUrl());
    client.on('error', () => undefined);
    client.once('end', () => {
      owner = null;
    });
    return client;
  };
  const postmaster = async (): Promise<number[]> => {
    const file = await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null);
    return file ? [Number(file.split('\n')[0])] : [];
  };
  const linesheet: Rehearsal['linesheet'] = async (...args) =>
    JSON.parse(await runProgram('src/main/cli.ts', { args: ['--json', ...args], env, cwd: directory }));
  const kill: Rehearsal['kill'] = async (programs, everything = false) =>
    killFamilies([...programs.map(({ pid }) => pid), ...(everything ? await postmaster() : [])]);

  return {
    providers,
    linesheet,
    kill,
    start: async (role) => {
      const program = await startProgram('src/main/start.ts', {
        cwd: directory,
        env: { ...env, ROLE: role },
        ready: /is ready/,
      });
      started.push(program);
      return program;
    },
    createAccount: async ({ brands, credits, emailsPerDay = 5_000 }) => {
      const grants = ['--plan', 'Tier-4', '--credits', `${credits}`, '--emails-per-day', `${emailsPerDay}`];
      await linesheet('user', 'create', EMAIL, '--password', 'Wholesale-2026', '--onboarded', ...grants);
      const asked = ['token', 'create', EMAIL, '--name', 'rehearsal', '--scope', 'runs'];
      token = (await linesheet<{ token: string }>(...asked)).token;
      const list = Array.from({ length: brands }, (_, n) => `Brand ${n},wholesale@brand${n}.example`);
      const file = join(directory, 'brands.csv');
      await writeFile(file, `Brand,Email\n${list.join('\n')}\n`);
      await linesheet('import', EMAIL, file, '--marketplace', 'amazon');
    },
    command: async (runId, command) => {
      const answer = await fetch(`${publicUrl}/api/runs/${runId}/commands`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ command }),
      });
      if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`);
    },
    query: async (sql, values) => {
      owner ??= connect().catch((error: unknown) => {
        owner = null;
        throw error;
      });
      return (await (await owner).query(sql, values)).rows;
    },
    close: async () => {
      await (await owner)?.end();
      await kill(
        started.filter((program) => program.ended() === null),
        true,
      );
      await providers.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
