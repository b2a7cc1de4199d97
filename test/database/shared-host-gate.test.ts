import { expect, it } from 'vitest';
import { createSharedHostGate } from '../../src/main/shared-host-gate.ts';
import { testDatabase } from '../support/database.ts';

it('keeps each host’s own wait, over all workers', async () => {
  const database = await testDatabase();
  const [here, there] = [createSharedHostGate(database), createSharedHostGate(database)];
  const [first, second, slow, slower] = await Promise.all([
    here.reserve('acme.com', 60_000),
    here.reserve('acme.com', 60_000),
    here.reserve('slow.com', 600_000),
    here.reserve('slow.com', 600_000),
  ]);
  expect([first, slow]).toEqual([0, 0]);
  expect(second).toBe(60_000);
  expect(slower).toBe(600_000);
  expect(await there.reserve('acme.com', 60_000)).toBeGreaterThan(100_000);
});

it('lets nobody ask a host that wants to rest', async () => {
  const database = await testDatabase();
  const [here, there] = [createSharedHostGate(database), createSharedHostGate(database)];
  await here.rest('acme.com', 60_000);
  await here.rest('acme.com', 5_000);
  expect(await there.reserve('acme.com', 1_000)).toBeGreaterThan(40_000);
  expect(await there.reserve('b.com', 1_000)).toBe(0);
});
