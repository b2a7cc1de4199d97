import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMachine } from './machine.ts';

it('tells how busy this machine really is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linesheet-machine-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const machine = createMachine(folder);
  const until = performance.now() + 300;
  while (performance.now() < until);
  const figures = await machine.read();
  // One core was kept busy for all of that time.
  expect(figures.cpuShare).toBeGreaterThan(0.5 / figures.cpuCount);
  expect(figures.cpuShare).toBeLessThanOrEqual(1);
  expect(figures.processMemory).toBeLessThan(figures.memoryTotal);
  expect(figures.memoryUsed).toBeGreaterThan(0);
  expect(figures.memoryUsed).toBeLessThan(figures.memoryTotal);
  expect(figures.diskUsed).toBeGreaterThan(0);
  expect(figures.diskUsed).toBeLessThanOrEqual(figures.diskTotal);
});

it('tells no disk where the folder can’t be read', async () => {
  const { diskTotal, cpuCount } = await createMachine(join(tmpdir(), 'linesheet-nowhere')).read();
  expect({ diskTotal, hasCores: cpuCount > 0 }).toEqual({ diskTotal: 0, hasCores: true });
});
