import { expect, it } from 'vitest';
import type { ProcessView } from '../contract/machinery.ts';
import { hostsOf } from './hosts.ts';

const process = (host: string, seenAt: string, cpuShare: number, isSilent = false): ProcessView => ({
  id: `${host} ${seenAt}`,
  host,
  pid: 1,
  role: 'all',
  version: '1',
  startedAt: seenAt,
  seenAt,
  isSilent,
  cpuCount: 2,
  cpuShare,
  memoryUsed: 1,
  memoryTotal: 2,
  processMemory: 1,
  diskUsed: 1,
  diskTotal: 2,
});

it('shows a machine once, as the last of its processes told it, and none that fell silent', () => {
  const hosts = hostsOf([
    process('two', '2026-03-09T12:00:00Z', 0.1),
    process('one', '2026-03-09T12:00:00Z', 0.2),
    process('one', '2026-03-09T12:00:04Z', 0.3),
    process('gone', '2026-03-09T11:00:00Z', 0.9, true),
  ]);
  expect(hosts.map(({ name, processes, figures }) => [name, processes.length, figures.cpuShare])).toEqual([
    ['one', 2, 0.3],
    ['two', 1, 0.1],
  ]);
});
