import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FeatureKey } from '../../../content/landing.ts';
import { Badge } from '../../../ui/badge.tsx';

const NARROWING = [
  { label: 'Products', count: '5,000', width: '100%' },
  { label: 'Brands', count: '1,214', width: '52%' },
  { label: 'Ways in', count: '893', width: '38%' },
] as const;

function Narrowing() {
  return (
    <ul className="grid w-full gap-2.5">
      {NARROWING.map(({ label, count, width }, index) => (
        <li key={label} className="grid grid-cols-[4.5rem_1fr_3rem] items-center gap-3 text-12">
          <span className="text-ink-3">{label}</span>
          <span className="h-2 rounded-full bg-ink/8">
            <span
              className={`block h-full rounded-full ${index === 2 ? 'bg-accent' : 'bg-ink/35'}`}
              style={{ width }}
            />
          </span>
          <span className="text-right font-medium tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** Sixty a day, sent one by one: a dot for each. */
function DailyPace() {
  return (
    <div className="w-full">
      <div className="grid grid-cols-[repeat(20,1fr)] gap-1.5" aria-hidden="true">
        {Array.from({ length: 60 }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={`aspect-square rounded-full ${index < 37 ? 'bg-accent' : 'bg-ink/10'}`}
          />
        ))}
      </div>
      <p className="mt-3 flex justify-between text-12 text-ink-3">
        <span>Today</span>
        <span className="tabular-nums">
          <span className="font-medium text-ink">37</span> of 60 emails
        </span>
      </p>
    </div>
  );
}

const SETUP = ['Spreadsheet', 'Product query', 'Workspace email', 'Delivery key', 'Template'] as const;

function SetupSteps() {
  return (
    <ol className="relative grid w-full grid-cols-5 before:absolute before:top-3 before:right-[10%] before:left-[10%] before:h-px before:bg-line-2">
      {SETUP.map((step, index) => (
        <li
          key={step}
          className="relative flex flex-col items-center gap-2 px-1 text-center text-11 sm:text-12"
        >
          <span
            className={`flex size-6 items-center justify-center rounded-full text-11 tabular-nums ${index < 4 ? 'bg-accent text-page' : 'border border-line-2 bg-surface text-ink-3'}`}
          >
            {index < 4 ? <Check size={13} strokeWidth={3} aria-hidden="true" /> : index + 1}
          </span>
          <span className={index < 4 ? 'text-ink-2' : 'text-ink-3'}>{step}</span>
        </li>
      ))}
    </ol>
  );
}

const ANSWERS = [
  { says: '“Please fill in our retailer form.”', means: 'Application form' },
  { says: '“Our opening order is $500.”', means: 'Minimum order' },
  { says: '“Midwest goes through Alder Supply.”', means: 'Distributor' },
] as const;

function Answers() {
  return (
    <ul className="grid w-full grid-cols-[minmax(0,1fr)] gap-2">
      {ANSWERS.map(({ says, means }) => (
        <li key={means} className="flex items-center justify-between gap-3 text-12">
          <span className="min-w-0 text-ink-2">{says}</span>
          <Badge className="shrink-0">{means}</Badge>
        </li>
      ))}
    </ul>
  );
}

export const VIGNETTES: Record<FeatureKey, ReactNode> = {
  sourcing: <Narrowing />,
  outreach: <DailyPace />,
  setup: <SetupSteps />,
  communication: <Answers />,
};
