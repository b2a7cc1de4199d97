import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface ToolRun {
  ok: boolean;
  /** Standard output and standard error, as they came. */
  output: string;
  seconds: number;
}

/** Runs a program of node_modules to its end without a terminal, and ends it when it takes too long. */
export function runTool(
  args: string[],
  {
    timeoutMs = 120_000,
    env = {},
    cwd = ROOT,
  }: { timeoutMs?: number; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<ToolRun> {
  const started = performance.now();
  // FORCE_COLOR would win over NO_COLOR, so it goes.
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    // A group of its own: whatever the tool has started ends with it.
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const end = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It is gone already.
      }
    };
    let output = '';
    const tooLong = setTimeout(() => {
      output += `\nStill running after ${timeoutMs / 60_000} minutes: ended.\n`;
      end('SIGKILL');
    }, timeoutMs);
    const interrupted = () => end('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      clearTimeout(tooLong);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1_000 });
    });
  });
}
