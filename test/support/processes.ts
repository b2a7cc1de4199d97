import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** All that a program of ours gets of our own environment: where programs are, and the code that is kept compiled. */
export const BARE_ENVIRONMENT: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules/.cache/node'),
};

/** A program of ours in a process of its own. */
export interface Program {
  pid: number;
  /** What it said until it was ready. */
  greeting: string;
  /** Null while it runs; the exit code, or -1 for one that was killed. */
  ended(): number | null;
  /** SIGTERM, and SIGKILL for one that takes no notice. */
  stop(): Promise<void>;
}

const STARTS_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 15_000;

/** Starts a program with Node and waits until it says something that matches `ready`. */
export async function startProgram(
  file: string,
  options: { args?: string[]; env: Record<string, string>; cwd: string; ready: RegExp },
): Promise<Program> {
  const child = spawn(process.execPath, [join(ROOT, file), ...(options.args ?? [])], {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-4_000)));
  const greeting = await greetingOf(child, options.ready).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`${file}: ${error.message}. ${complaint}`);
  });
  const ended = () => child.exitCode ?? (child.signalCode ? -1 : null);
  return {
    pid: child.pid ?? 0,
    greeting,
    ended,
    stop: async () => {
      if (ended() !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
      await gone;
      clearTimeout(impatience);
    },
  };
}

const greetingOf = (child: ChildProcess, ready: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const tooLong = setTimeout(() => reject(new Error('it is not ready in time')), STARTS_WITHIN_MS);
    child.stdout?.on('data', (chunk) => {
      if (ready.test(said)) return;
      said += chunk;
      if (!ready.test(said)) return;
      clearTimeout(tooLong);
      resolve(said);
    });
    child.once('exit', (code) => {
      clearTimeout(tooLong);
      reject(new Error(`it ended with ${code}`));
    });
  });

/** Runs a program of ours to its end; returns what it printed. */
export async function runProgram(
  file: string,
  options: { args: string[]; env: Record<string, string>; cwd: string },
): Promise<string> {
  const { args, env, cwd } = options;
  const { stdout } = await execute(process.execPath, [join(ROOT, file), ...args], {
    env,
    cwd,
    timeout: STARTS_WITHIN_MS,
  });
  return stdout;
}

/** SIGKILL for these processes and all that descend from them, children first found; waits until they are gone. */
export async function killFamilies(pids: readonly number[]): Promise<void> {
  const family = await familiesOf(pids);
  for (const pid of family) signal(pid, 'SIGKILL');
  while (family.some((pid) => signal(pid, 0))) await sleep(5);
}

async function familiesOf(pids: readonly number[]): Promise<number[]> {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set(pids);
  for (const pid of family)
    for (const [child = 0, parent] of processes) if (parent === pid) family.add(child);
  return [...family];
}

/** False where there is no such process any more. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Below those that the system gives to whoever connects to somebody: none of them is taken in passing. */
const PORTS = { first: 20_000, count: 12_000 };

/** The first of so many ports in a row that were free a moment ago. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = PORTS.first + Math.floor(Math.random() * (PORTS.count - count));
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Looks again and again until there is something to see. */
export async function until<T>(
  what: string,
  withinMs: number,
  look: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const last = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > last) throw new Error(`${what}: not within ${withinMs / 1_000} s`);
    await sleep(25);
  }
}
