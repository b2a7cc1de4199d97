import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import type { AlertView } from '../contract/overview.ts';
import type { AlertLevel } from '../domain/alerts.ts';
import { SECTION_NAMES } from '../domain/sections.ts';

const LEVELS: Record<AlertLevel, { Icon: typeof Info; look: string; word: string }> = {
  urgent: { Icon: CircleAlert, look: 'text-danger', word: 'Urgent' },
  warning: { Icon: TriangleAlert, look: 'text-warn', word: 'Warning' },
  notice: { Icon: Info, look: 'text-ink-3', word: 'Notice' },
};

/** What needs somebody, the most urgent first; undefined while it loads. */
export function AlertList({ alerts }: { alerts: readonly AlertView[] | undefined }) {
  if (alerts === undefined) return <AlertSkeleton />;
  if (alerts.length === 0) {
    return (
      <p className="flex items-center gap-2.5 px-5 py-4 text-13 text-ink-2">
        <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-accent" />
        All is well. Nothing needs your attention.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {alerts.map((alert) => (
        <AlertRow key={alert.key} alert={alert} />
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { alert: AlertView }) {
  const { Icon, look, word } = LEVELS[alert.level];
  return (
    <li className="flex items-start gap-2.5 px-5 py-3">
      <Icon size={16} aria-hidden="true" className={classNames('mt-0.5 shrink-0', look)} />
      <div className="min-w-0 flex-1 text-13">
        <p className="font-medium">
          <span className="sr-only">{word}: </span>
          {alert.title}
        </p>
        <p className="mt-0.5 break-words text-ink-3">{alert.detail}</p>
      </div>
      {alert.section && (
        <Link to={paths.admin(alert.section)} className={classNames(TEXT_LINK, 'shrink-0 text-12')}>
          {SECTION_NAMES[alert.section]}
        </Link>
      )}
    </li>
  );
}

const AlertSkeleton = () => (
  <div className="divide-y divide-line" aria-hidden="true">
    {[1, 2].map((line) => (
      <div key={line} className="grid h-[4.25rem] content-center gap-2 px-5">
        <Skeleton className="h-3 w-56" />
        <Skeleton className="h-2.5 w-80 max-w-full" />
      </div>
    ))}
  </div>
);
