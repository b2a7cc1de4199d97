import { describe, expect, it } from 'vitest';
import type { ProcessReport } from './process.ts';
import { type MachineryFacts, machineryAlerts } from './system-alerts.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
const GB = 1024 ** 3;

const worker: ProcessReport = {
  id: 'w',
  host: 'one',
  pid: 7,
  role: 'all',
  version: '1',
  startedAt: ago(900),
  seenAt: ago(4),
  cpuCount: 2,
  cpuShare: 0.1,
  memoryUsed: 1,
  memoryTotal: 2,
  processMemory: 1,
  diskUsed: 50 * GB,
  diskTotal: 100 * GB,
};
const WELL: MachineryFacts = {
  processes: [worker],
  pendingMigrations: [],
  backups: { isScheduled: true, newestOrBirth: ago(3_600), hasAny: true, lastFailure: null, damaged: 0 },
  providerFailures: [{ provider: 'Keepa', count: 9 }],
};
const backups = (more: Partial<MachineryFacts['backups']>) => ({ backups: { ...WELL.backups, ...more } });
const titles = (facts: Partial<MachineryFacts>): string[] =>
  machineryAlerts({ ...WELL, ...facts }, NOW).map(({ title }) => title);

describe('the alerts on the machinery', () => {
  it('are none while all is well', () => {
    expect(titles({})).toEqual([]);
  });

  it.each<[string, Partial<MachineryFacts>, string[]]>([
    [
      'a disk with little left, once for a machine',
      {
        processes: [
          { ...worker, diskUsed: 91 * GB },
          { ...worker, id: 'x', diskUsed: 91 * GB },
        ],
      },
      ['The disk of one is almost full'],
    ],
    [
      'a small disk with less than 2 GB',
      { processes: [{ ...worker, diskTotal: 10 * GB, diskUsed: 8.5 * GB }] },
      ['The disk of one is almost full'],
    ],
    [
      'a worker that says nothing any more',
      { processes: [worker, { ...worker, id: 'x', host: 'two', role: 'worker', seenAt: ago(21) }] },
      ['A worker on two fell silent'],
    ],
    ['servers alone', { processes: [{ ...worker, role: 'server' }] }, ['No worker is running']],
    ['what the database lacks', { pendingMigrations: ['0042-x.sql'] }, ['1 migration not applied yet']],
    ['a backup that failed', backups({ lastFailure: 'No room' }), ['The last backup failed']],
    [
      'a newest backup of three days ago',
      backups({ newestOrBirth: ago(3 * 86_400) }),
      ['The newest backup is older than two days'],
    ],
    [
      'a database that never had one',
      backups({ newestOrBirth: ago(3 * 86_400), hasAny: false }),
      ['There is no backup yet'],
    ],
    ['none on a schedule that wants none', backups({ newestOrBirth: ago(9e6), isScheduled: false }), []],
    ['a damaged file', backups({ damaged: 2 }), ['2 backups can’t be restored']],
    [
      'a provider that keeps failing',
      { providerFailures: [{ provider: 'Language model', count: 1_200 }] },
      ['Language model failed 1,200 times in the last hour'],
    ],
  ])('tell of %s', (_, facts, told) => {
    expect(titles(facts)).toEqual(told);
  });
});
