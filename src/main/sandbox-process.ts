import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

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
  child.stderr?.on('data', (chunk) => (complaint += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () =>
      reject(
        new Error(
          `The sandbox did not start on port ${port} (SANDBOX_PORT): ${complaint.trim().split('\n')[0]}`,
        ),
      ),
    );
  });
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/state.json`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
