import { describe, expect, it } from 'vitest';
import { backupFileName, backupsToDrop, latestSlot, nextSlot } from './backup.ts';

const at = (text: string): Date => new Date(text);

describe('the schedule', () => {
  it('wants a backup at its hour of each day', () => {
    const nightly = { every: 'day', atHour: 3 } as const;
    expect(latestSlot(nightly, at('2026-03-09T03:00:00Z'))).toEqual(at('2026-03-09T03:00:00Z'));
    expect(latestSlot(nightly, at('2026-03-09T02:59:59Z'))).toEqual(at('2026-03-08T03:00:00Z'));
    expect(nextSlot(nightly, at('2026-03-09T02:59:59Z'))).toEqual(at('2026-03-09T03:00:00Z'));
  });

  it('wants it on Mondays where it is weekly', () => {
    const weekly = { every: 'week', atHour: 22 } as const;
    expect(latestSlot(weekly, at('2026-03-09T21:00:00Z'))).toEqual(at('2026-03-02T22:00:00Z'));
    expect(latestSlot(weekly, at('2026-03-09T22:30:00Z'))).toEqual(at('2026-03-09T22:00:00Z'));
    expect(nextSlot(weekly, at('2026-03-09T22:30:00Z'))).toEqual(at('2026-03-16T22:00:00Z'));
  });

  it('may want none', () => {
    expect(latestSlot({ every: 'never', atHour: 3 }, at('2026-03-09T03:00:00Z'))).toBeNull();
    expect(nextSlot({ every: 'never', atHour: 3 }, at('2026-03-09T03:00:00Z'))).toBeNull();
  });
});

describe('thinning out', () => {
  const now = at('2026-12-31T12:00:00Z');
  const daily = Array.from({ length: 365 }, (_, back) => {
    const createdAt = new Date(at('2026-12-31T03:00:00Z').getTime() - back * 86_400_000);
    return { id: createdAt.toISOString().slice(0, 10), createdAt, wasAsked: false };
  });
  const keptOf = (backups: typeof daily): string[] => {
    const dropped = new Set(backupsToDrop(backups, now).map(({ id }) => id));
    return backups.map(({ id }) => id).filter((id) => !dropped.has(id));
  };

  it('keeps the newest of seven days, four weeks and six months of a year of nights', () => {
    expect(keptOf(daily)).toEqual([
      '2026-12-31',
      '2026-12-30',
      '2026-12-29',
      '2026-12-28',
      '2026-12-27',
      '2026-12-26',
      '2026-12-25',
      '2026-12-20',
      '2026-12-13',
      '2026-11-30',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
    ]);
  });

  it('comes to the same when it is done night by night', () => {
    let kept: typeof daily = [];
    for (const backup of [...daily].reverse()) {
      kept = [...kept, backup];
      const dropped = backupsToDrop(kept, backup.createdAt);
      kept = kept.filter((each) => !dropped.includes(each));
    }
    expect(kept.map(({ id }) => id).reverse()).toEqual(keptOf(daily));
  });

  it('leaves what somebody asked for alone for a week', () => {
    const asked = (day: string) => ({
      id: `asked ${day}`,
      createdAt: at(`${day}T01:00:00Z`),
      wasAsked: true,
    });
    const kept = keptOf([...daily, asked('2026-12-30'), asked('2026-12-20')]);
    expect(kept).toContain('asked 2026-12-30');
    expect(kept).not.toContain('asked 2026-12-20');
  });

  it('keeps the only one, however old', () => {
    expect(backupsToDrop([{ id: 'x', createdAt: at('2020-01-01'), wasAsked: false }], now)).toEqual([]);
  });
});

it('names files so that they sort by time, and a second try gets a name of its own', () => {
  const id = '01a1fdcf-8211-7088-a141-3038412acdcc';
  expect(backupFileName(id, at('2026-03-09T03:00:01Z'))).toBe(
    'linesheet-2026-03-09T030001Z-412acdcc.backup.gz',
  );
  expect(backupFileName(id, at('2026-03-09T03:00:02Z'))).not.toBe(
    backupFileName(id, at('2026-03-09T03:00:01Z')),
  );
});
