import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as setTimeoutAsync } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { SettingError } from '../config/setting-error.ts';
import type { Logger } from '../http/log.ts';

/** Whatever listens there may never answer. */
const ANSWERS_WITHIN_MS = 2_000;

/** It is started again at once, and less and less soon where that doesn't help. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

export interface SandboxProcess {
  /** Starts it again where it ends, and says so in the log: whatever the stand-ins are asked would fail without a reason. */
  keepRunning(log: Pick<Logger, 'error' | 'info'>, isStopping: () => boolean): void;
  stop(): Promise<void>;
}

/**
 * The stand-ins run in a process of their own, so that they cost the product neither time nor memory. Null where they
 * are not wanted, or run already.
 */
export async function startSandboxProcess(
  config: Pick<Config, 'sandboxPort' | 'dataDirectory' | 'port'>,
): Promise<SandboxProcess | null> {
  const { sandboxPort, dataDirectory, port: appPort } = config;
  if (sandboxPort === null || (await answers(sandboxPort))) return null;
  const begin = async (): Promise<ChildProcess> => {
    const script = join(import.meta.dirname, '../sandbox/main.ts');
    const data = join(dataDirectory, 'sandbox');
    const flags = ['--port', String(sandboxPort), '--data', data, '--app-url', `http://127.0.0.1:${appPort}`];
    const begun = spawn(process.execPath, [script, ...flags, '--with-parent'], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    await ready(begun, sandboxPort);
    return begun;
  };
  let child = await begin();
  let isStopped = false;

  return {
    keepRunning: (log, isStopping) => void keep(log, () => isStopped || isStopping()),
    stop: async () => {
      isStopped = true;
      if (hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const tooLong = setTimeout(() => child.kill('SIGKILL'), 3_000);
      await gone;
      clearTimeout(tooLong);
    },
  };

  async function keep(log: Pick<Logger, 'error' | 'info'>, isStopping: () => boolean): Promise<void> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const since = Date.now();
      if (!hasEnded(child)) await once(child, 'exit');
      if (Date.now() - since > LONGEST_WAIT_MS) waitMs = FIRST_WAIT_MS;
      if (isStopping()) return;
      const { exitCode, signalCode } = child;
      log.error({ exitCode, signalCode }, 'the sandbox ended: it is started again');
      await setTimeoutAsync(waitMs, undefined, { ref: false });
      // Told to end with the whole of Linesheet, it may have been the first to go.
      if (isStopping()) return;
      try {
        child = await begin();
        log.info({ port: sandboxPort }, 'the sandbox runs again');
      } catch (error) {
        log.error({ err: error }, 'the sandbox could not be started again');
      }
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

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
