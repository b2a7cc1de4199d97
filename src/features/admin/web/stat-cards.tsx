import type { ReactNode } from 'react';
import { formatMoney } from '../../../kernel/money.ts';
import { count } from '../../../kernel/words.ts';
import { Card } from '../../../web/ui/card.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import type { Overview } from '../contract/overview.ts';

interface Stat {
  label: string;
  value: string;
  unit?: string;
  note: string;
}

const statsOf = ({ people, subscriptions, mails, runs }: Overview): readonly Stat[] => [
  { label: 'People', value: count(people.total), note: `${count(people.newThisWeek)} new in 7 days` },
  {
    label: 'Monthly revenue',
    value: formatMoney({ cents: subscriptions.monthlyCents, currency: 'USD' }),
    note: `${count(subscriptions.active)} active ${subscriptions.active === 1 ? 'subscription' : 'subscriptions'}`,
  },
  {
    label: 'Emails sent today',
    value: count(mails.sentToday),
    note: `${count(mails.bouncedToday)} bounced · day in UTC`,
  },
  { label: 'Bots running', value: count(runs.running), note: `${count(runs.waiting)} waiting` },
];

const LABELS = ['People', 'Monthly revenue', 'Emails sent today', 'Bots running'] as const;

/** Four figures for the whole of it; undefined while they load. */
export function StatCards({ overview }: { overview: Overview | undefined }) {
  const stats = overview && statsOf(overview);
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {LABELS.map((label, index) => {
        const stat = stats?.[index];
        return (
          <StatCard
            key={label}
            label={label}
            value={stat ? stat.value : <Skeleton className="my-1 h-5 w-16" />}
            note={stat ? stat.note : <Skeleton className="h-2.5 w-24" />}
          />
        );
      })}
    </dl>
  );
}

function StatCard({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) {
  return (
    <Card className="min-w-0 px-4 py-3">
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-0.5">
        <span className="block truncate font-semibold text-22 tabular-nums tracking-heading">{value}</span>
        <span className="block min-h-4.5 text-12 text-ink-3 tabular-nums">{note}</span>
      </dd>
    </Card>
  );
}
