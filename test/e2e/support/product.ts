import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '../../support/processes.ts';
import { scratchDirectory } from '../../support/scratch.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START = join(ROOT, 'src/main/start.ts');

export interface Product {
  url: string;
  sandboxUrl: string;
  dataDirectory: string;
  stop(): Promise<void>;
}

/** Linesheet as `npm start` runs it, on an empty data directory and ports of its own. */
export const startProduct = (settings: Record<string, string> = {}): Promise<Product> =>
  begin([process.execPath, START], settings);

/** As somebody types it. */
export const startByNpm = (settings: Record<string, string> = {}): Promise<Product> =>
  begin(['npm', 'start'], settings);

async function begin(
  [program = '', ...args]: readonly string[],
  settings: Record<string, string>,
): Promise<Product> {
  const dataDirectory = await scratchDirectory('linesheet-e2e-');
  const port = await freePorts(3);
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      LINESHEET_DATA: dataDirectory,
      CRAWL_PER_HOST_MS: '20',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${port + 1}`,
    dataDirectory,
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Linesheet is ready at')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`Linesheet ended with ${code}: ${output}`)));
  });
}
