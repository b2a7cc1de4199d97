import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function start(...args: string[]) {
  child = spawn(process.execPath, [MAIN, '--port', '0', '--products', '20', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return child;
}

const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('There is no output to read.');
  const [line] = (await once(createInterface({ input: stdout }), 'line')) as [string];
  return line;
};

describe('the sandbox process', () => {
  it('says its ports in one line, serves, and ends at SIGTERM', async () => {
    const process = start();
    const { port, smtpPort, dnsPort } = JSON.parse(await firstLine(process));
    for (const each of [port, smtpPort, dnsPort]) expect(each).toBeGreaterThan(0);
    expect((await fetch(`http://localhost:${port}/sandbox/state.json`)).status).toBe(200);
    process.kill('SIGTERM');
    expect(await once(process, 'exit')).toEqual([0, null]);
  }, 20_000);

  it('ends when the process that started it is gone', async () => {
    const process = start('--with-parent');
    await firstLine(process);
    process.stdin?.end();
    expect(await once(process, 'exit')).toEqual([0, null]);
  }, 20_000);

  it('refuses what it cannot read, with its usage', async () => {
    const process = start('--seed', 'tomorrow');
    let said = '';
    process.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(process, 'close')).toEqual([2, null]);
    expect(said).toMatch(/--seed must be a whole number[\s\S]*--keepa-tokens/);
  }, 20_000);
});
