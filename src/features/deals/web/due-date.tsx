import { classNames } from '../../../web/ui/class-names.ts';
import { day, shortDay } from '../../../web/ui/moments.ts';

/** A day as a calendar has it, wherever the browser stands. */
export const calendarDay = (date: string): string => day(`${date}T12:00:00`);

/** Today where the person is: "2026-03-09". */
export const localDay = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

interface DueDateProps {
  dueOn: string;
  today?: string;
  className?: string;
}

/** Only what is late stands out. */
export function DueDate({ dueOn, today = localDay(), className }: DueDateProps) {
  const isLate = dueOn < today;
  return (
    <time
      dateTime={dueOn}
      className={classNames(
        'whitespace-nowrap tabular-nums',
        isLate ? 'font-medium text-danger' : 'text-ink-3',
        className,
      )}
    >
      {dueOn === today ? 'Today' : shortDay(`${dueOn}T12:00:00`, new Date(`${today}T12:00:00`))}
      {isLate && <span className="sr-only"> (overdue)</span>}
    </time>
  );
}
