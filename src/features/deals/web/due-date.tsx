import { classNames } from '../../../web/ui/class-names.ts';
import { shortDay } from '../../../web/ui/moments.ts';

interface DueDateProps {
  dueOn: string;
  /** By the account’s calendar. */
  today: string;
  className?: string;
}

/** Only what is late stands out. */
export function DueDate({ dueOn, today, className }: DueDateProps) {
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
