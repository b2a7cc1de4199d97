import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { SettingError } from '../config/setting-error.ts';

/** Whatever listens there may never answer. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * The stand-ins run in a process of their own, so that they cost the product neither time nor memory. Null where they
 * are not wanted, or run already.
 */
export async function startSandboxProcess(config: Config): Promise<{ stop(): Promise<void> } | null> {
  if (config.sandboxPort === null || (await answers(config.sandboxPort))) return null;
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../sandbox/main.ts'),
      '--port',
      String(config.sandboxPort),
      '--data',
      join(config.dataDirectory, 'sandbox'),
      '--app-url',
      `http://127.0.0.1:${config.port}`,
      '--with-parent',
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  await ready(child, config.sandboxPort);
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const tooLong = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await gone;
      clearTimeout(tooLong);
    },
  };
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  let complaint = '';
  const gather = (chunk: Buffer) => (complaint += chunk);
  child.stderr?.on('data', gather);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(failureOf(complaint.trim().split('\n')[0] ?? '', port)));
  });
  // From here on it is read for its pipe not to fill up; kept, it would grow for as long as the stand-ins run.
  child.stderr?.off('data', gather).resume();
}

function failureOf(complaint: string, port: number): Error {
  const taken = /EADDRINUSE.*:(\d+)/.exec(complaint)?.[1];
  return taken
    ? new SettingError(
        `Port ${taken} is in use. The sandbox takes two in a row: set SANDBOX_PORT to the first of two that are free.`,
      )
    : new Error(`The sandbox did not start on port ${port} (SANDBOX_PORT): ${complaint}`);
}

async function answers(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/state.json`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
