import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { table } from './report.ts';
import { within } from './stage/processes.ts';
import { freePort } from './stage/product-side.ts';

export interface FreshStartFigures {
  firstSeconds: number;
  nextSeconds: number;
}

const ROOT = join(import.meta.dirname, '..');
const LONGEST_START_S = 300;
/** What npm may need to reach its registry here; of all else that is set, a clean machine has nothing. */
const WAY_TO_THE_REGISTRY = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];

/** `npm start` from a clean clone, whose packages npm has in its cache or fetches, and once more. */
export async function measureFreshStart(): Promise<FreshStartFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-fresh-'));
  try {
    await promisify(execFile)('git', ['clone', '--quiet', ROOT, directory]);
    const firstSeconds = await secondsToStart(directory);
    return { firstSeconds, nextSeconds: await secondsToStart(directory) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function secondsToStart(directory: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: directory,
    env: {
      ...Object.fromEntries(WAY_TO_THE_REGISTRY.map((name) => [name, process.env[name]])),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await within(LONGEST_START_S, 'A fresh start', ready(npm));
    return (performance.now() - startedAt) / 1_000;
  } finally {
    await end(npm);
  }
}

const ready = (npm: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    npm.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Linesheet is ready')) resolve();
    });
  });

/** As Ctrl-C would: everything that npm started hears of it. */
async function end(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.pid === undefined) return;
  const ended = once(npm, 'close');
  process.kill(-npm.pid, 'SIGINT');
  await within(15, 'The end of Linesheet', ended);
}

export const freshStartTable = ({ firstSeconds, nextSeconds }: FreshStartFigures): string =>
  table([
    ['npm start', 's'],
    ['from a clean clone', firstSeconds.toFixed(1)],
    ['the next time', nextSeconds.toFixed(1)],
  ]);
