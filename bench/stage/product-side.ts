import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { RunView } from '../../src/features/runs/contract/runs.ts';
import { WORLD_SUFFIX, worldBrand } from '../world/brands.ts';
import { within } from './processes.ts';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** The product as a real process, used from outside only, with one account that is ready to run its bots. */
export interface ProductSide {
  pid: number;
  url: string;
  databaseUrl: string;
  /** Signs the account's person in; returns the cookies to send. */
  signIn(): Promise<string>;
  /** Gives the account brands of the world that wait for the bot. */
  importBrands(bot: BenchBot, rows: number, first: number): Promise<void>;
  /** Runs the bot over all that waits, to its end. */
  run(bot: BenchBot): Promise<{ run: RunView; seconds: number }>;
  exported<Record>(what: 'brands' | 'messages'): Promise<Record[]>;
  stop(): Promise<void>;
}

export type BenchBot = 'source' | 'emailer';

/** What `npm start` gives the runtime. */
const AS_STARTED = [
  '--max-semi-space-size=32',
  '--max-old-space-size=1024',
  '--v8-pool-size=1',
  '--expose-gc',
];
const EMAIL = 'ana@bench.example';
const PASSWORD = 'Bench-1234';
/** Credits, and emails a day: neither is what is measured. */
const PLENTY = '100000';
const LOOK_EVERY_MS = 200;
const LONGEST_COMMAND_MS = 120_000;
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
const LONGEST_RUN_S = 240;

export async function startProduct(
  stage: Stage,
  options: { nodeFlags?: string[]; settings?: Record<string, string> } = {},
): Promise<ProductSide> {
  const port = await freePort();
  const { world, directory, secretKey } = stage;
  const databaseUrl = await stage.createDatabase();
  const data = join(directory, 'product');
  await mkdir(data, { recursive: true });
  const stand = `http://127.0.0.1:${world.port}`;
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    LINESHEET_DATA: data,
    ROLE: 'all',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    SANDBOX: 'off',
    KEEPA_BASE_URL: stand,
    SEARCH_BASE_URL: stand,
    SENDGRID_BASE_URL: stand,
    CRAWL_RESOLVE: `*.${WORLD_SUFFIX}=127.0.0.1:${world.port}`,
    CRAWL_PER_HOST_MS: '0',
    DNS_SERVERS: `127.0.0.1:${world.port}`,
    ...options.settings,
  };
  const flags = [...AS_STARTED, ...(options.nodeFlags ?? [])];
  const child = spawn(process.execPath, [...flags, join(ROOT, 'src/main/start.ts')], {
    cwd: data,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await within(60, 'The start of Linesheet', ready(child));

  const cli = async (...args: string[]) => {
    const program = join(ROOT, 'src/main/cli.ts');
    const { stdout } = await execute(process.execPath, [program, ...args], {
      cwd: data,
      env,
      timeout: LONGEST_COMMAND_MS,
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    return stdout;
  };
  const url = `http://127.0.0.1:${port}`;
  const api = `${url}/api`;
  const grants = ['--plan', 'Tier-4', '--credits', PLENTY, '--emails-per-day', PLENTY];
  await cli('user', 'create', EMAIL, '--password', PASSWORD, '--name', 'Ana', '--onboarded', ...grants);
  const scopes = ['--name', 'bench', '--scope', 'runs,read'];
  const { token } = JSON.parse(await cli('--json', 'token', 'create', EMAIL, ...scopes));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  return {
    pid: child.pid ?? 0,
    url,
    databaseUrl,
    signIn: async () => {
      const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` };
      const body = JSON.stringify({ email: EMAIL, password: PASSWORD });
      const answer = await fetch(`${api}/auth/sign-in/email`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    exported: async (what) => JSON.parse(await cli('export', EMAIL, what, '--format', 'json')),
    importBrands: async (bot, rows, first) => {
      const file = join(data, `brands-${first}.csv`);
      await writeFile(file, brandList(bot, rows, first));
      await cli('import', EMAIL, file, '--marketplace', 'amazon');
    },
    run: async (bot) => {
      const startedAt = Date.now();
      const body = JSON.stringify({ bot: `${bot}-bot` });
      let run = await ask<RunView>(`${api}/runs`, { method: 'POST', headers, body });
      const until = startedAt + LONGEST_RUN_S * 1_000;
      while (run.finishedAt === null && Date.now() < until) {
        await sleep(LOOK_EVERY_MS);
        run = await ask<RunView>(`${api}/runs/${run.id}`, { headers });
      }
      const endedAt = run.finishedAt === null ? Number.NaN : Date.parse(run.finishedAt);
      return { run, seconds: (endedAt - startedAt) / 1_000 };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await within(15, 'The end of Linesheet', ended);
    },
  };
}

function brandList(bot: BenchBot, rows: number, first: number): string {
  const lines = [bot === 'source' ? 'Brand' : 'Brand,Email'];
  for (let number = first; number < first + rows; number += 1) {
    const { name, address } = worldBrand(number);
    lines.push(bot === 'source' ? name : `${name},${address}`);
  }
  return `${lines.join('\n')}\n`;
}

async function ask<Body>(url: string, request: RequestInit): Promise<Body> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Linesheet ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('is ready')) resolve();
    });
  });

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
