import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { Card } from '../../../web/ui/card.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { Segments } from '../../../web/ui/segments.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { BackupScheduleView } from '../contract/backups.ts';
import type { BackupInterval } from '../domain/backup.ts';
import { backupsQuery, useSetSchedule } from './backup-queries.ts';

const INTERVALS: readonly { value: BackupInterval; label: string }[] = [
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Mondays' },
  { value: 'never', label: 'Never' },
];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When a backup is made by itself, and what becomes of old ones. */
export function BackupSchedule() {
  const { data: list, isError, error, refetch } = useQuery(backupsQuery);
  const change = useSetSchedule();
  // It is chosen at once, whatever the server takes to hear of it: the mutation tells of itself a moment after the click.
  const [chosen, setChosen] = useState<BackupScheduleView | null>(null);
  const choose = (schedule: BackupScheduleView) => {
    setChosen(schedule);
    change.mutate(schedule, { onSettled: () => setChosen(null) });
  };
  if (isError && !list)
    return <LoadFailure onRetry={refetch}>{notLoaded('The backup schedule', error)}</LoadFailure>;
  if (!list) return <Skeleton className="h-24 rounded-lg" />;
  const schedule = chosen ?? list.schedule;
  return (
    <section aria-labelledby="backup-schedule">
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h3 id="backup-schedule" className="font-semibold text-14">
            Backup schedule
          </h3>
          <p className="mt-0.5 text-12 text-ink-3">
            {list.nextAt === null
              ? 'None is made by itself.'
              : `The next one: ${dayAndTime(list.nextAt)}, your time.`}{' '}
            Kept are the newest of 7 days, 4 weeks and 6 months.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Segments
            label="How often"
            options={INTERVALS}
            value={schedule.every}
            onChange={(every) => choose({ ...schedule, every })}
          />
          <Select
            aria-label="At which hour, UTC"
            value={schedule.atHour}
            disabled={schedule.every === 'never'}
            onChange={(event) => choose({ ...schedule, atHour: Number(event.target.value) })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>{`${String(hour).padStart(2, '0')}:00 UTC`}</option>
            ))}
          </Select>
        </div>
      </Card>
    </section>
  );
}
