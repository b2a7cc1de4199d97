import { useState } from 'react';
import { count } from '../../../kernel/words.ts';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { Segments } from '../../../web/ui/segments.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { TimeChart } from '../../../web/ui/time-chart.tsx';
import type { DashboardView } from '../contract/dashboard.ts';
import { SAMPLE_USAGE } from '../domain/usage.ts';
import { SampleBadge } from './sample-badge.tsx';

const RANGES = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
] as const;
type Range = (typeof RANGES)[number]['value'];

const WEEK = 7;

export function UsageCard({ usage, hasOwnData }: Pick<DashboardView, 'usage' | 'hasOwnData'>) {
  const [chosen, setRange] = useState<Range | null>(null);
  const range = chosen ?? rangeToBegin(usage);
  const figures = hasOwnData ? usage : SAMPLE_USAGE;
  const days = usage.days.slice(-range);
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          Usage & Analytics
          {!hasOwnData && <SampleBadge />}
        </span>
      }
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure label="Sent today" value={count(figures.sentToday)} unit="emails" />
        <Figure label="Remaining this month" value={count(figures.remainingThisMonth)} unit="emails" />
        <Figure label="Brands" value={count(figures.brands)} />
        <Figure label="Quota" value={count(figures.quota)} unit="emails a month" />
      </dl>
      <div className="mt-6">
        <TimeChart
          label={`The last ${range} days`}
          aside={<Segments label="Days shown" options={RANGES} value={range} onChange={setRange} />}
          days={days.map(({ day }) => day)}
          series={[
            { name: 'Emails sent', look: 'solid', values: days.map(({ sent }) => sent) },
            { name: 'Brands found', look: 'dashed', values: days.map(({ found }) => found) },
          ]}
          empty={hasOwnData ? `Nothing in the last ${range} days.` : 'Your first runs will show up here.'}
        />
      </div>
    </SectionCard>
  );
}

/** A week, as long as nothing happened before it: a month would be a flat line with an end. */
function rangeToBegin({ days }: DashboardView['usage']): Range {
  const before = days.slice(0, -WEEK);
  return before.some(({ sent, found }) => sent > 0 || found > 0) ? 30 : WEEK;
}

/** As high as the card that it stands for. */
export const UsageSkeleton = () => (
  <SectionCard title="Usage & Analytics">
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4" aria-hidden="true">
      {['Sent today', 'Remaining this month', 'Brands', 'Quota'].map((label) => (
        <div key={label} className="h-[2.875rem]">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="mt-2.5 h-4 w-12" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-6 h-[14.75rem] w-full rounded-md" />
  </SectionCard>
);
