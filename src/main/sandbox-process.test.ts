import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts, until } from '../../test/support/processes.ts';
import { temporaryDataDirectory } from '../../test/support/temporary.ts';
import { startSandboxProcess } from './sandbox-process.ts';

const WITHIN_MS = 30_000;

async function sandbox() {
  // It takes two in a row.
  const sandboxPort = await freePorts(2);
  const started = await startSandboxProcess({
    sandboxPort,
    dataDirectory: await temporaryDataDirectory(),
    port: 1,
  });
  if (!started) throw new Error('There is a sandbox already');
  onTestFinished(() => started.stop());
  const told: string[] = [];
  const tell = (...words: unknown[]) => void told.push(String(words.at(-1)));
  const answers = () =>
    fetch(`http://127.0.0.1:${sandboxPort}/sandbox/state.json`).then(
      (answer) => answer.ok,
      () => false,
    );
  return { started, told, log: { error: tell, info: tell }, answers, kill: () => killOn(sandboxPort) };
}

/** As whatever ends a process: the machine without memory, a person. */
function killOn(port: number): void {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const found = processes.find((line) => line.includes(`sandbox/main.ts --port ${port} `));
  if (!found) throw new Error('There is no such process');
  process.kill(Number.parseInt(found, 10), 'SIGKILL');
}

it('is started again where it ends, and the log says so', async () => {
  const { started, told, log, answers, kill } = await sandbox();
  started.keepRunning(log, () => false);
  expect(await answers()).toBe(true);
  kill();
  await until('the sandbox is gone', WITHIN_MS, async () => told.length > 0);
  expect(told).toEqual(['the sandbox ended: it is started again']);
  await until('the sandbox answers again', WITHIN_MS, answers);
  await until('the log says so', WITHIN_MS, async () => told.includes('the sandbox runs again'));
  await started.stop();
  expect(await answers()).toBe(false);
});

it('stays ended with the whole of Linesheet, in whichever order its processes go', async () => {
  const { started, told, log, answers, kill } = await sandbox();
  let isStopping = false;
  started.keepRunning(log, () => isStopping);
  isStopping = true;
  kill();
  await until('the sandbox is gone', WITHIN_MS, async () => !(await answers()));
  expect(told).toEqual([]);
});
