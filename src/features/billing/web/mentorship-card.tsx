import type { ReactNode } from 'react';
import { formatMoney } from '../../../kernel/money.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { MENTORSHIP } from '../domain/plans.ts';

const PARTS = [
  'Weekly 1-on-1 sessions',
  'From online arbitrage to wholesale',
  `Limited to the first ${MENTORSHIP.seats} sellers`,
];

interface MentorshipCardProps {
  action: ReactNode;
  /** How it stands with the seats, where there is somebody to say it to. */
  seats?: ReactNode;
  /** Below the action. */
  note?: ReactNode;
}

export function MentorshipCard({ action, seats, note }: MentorshipCardProps) {
  return (
    <section
      aria-labelledby="mentorship"
      className="grid scroll-mt-6 items-center gap-x-10 gap-y-6 rounded-lg border border-line bg-surface p-5 shadow-card md:grid-cols-[1fr_18rem]"
    >
      <div>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="accent">First {MENTORSHIP.seats} sellers</Badge>
          {seats}
        </div>
        <h2 id="mentorship" className="mt-3 font-semibold text-18 tracking-heading">
          1-on-1 Wholesale Mentorship
        </h2>
        <p className="mt-1 max-w-xl text-14 text-ink-2">
          A premium program alongside the product: one mentor, your catalog and your numbers, until buying
          wholesale is what you do.
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-13 text-ink-2">
          {PARTS.map((part) => (
            <li key={part} className="flex items-center gap-2">
              <span aria-hidden="true" className="size-1 rounded-full bg-accent" />
              {part}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-4 md:items-end">
        <p className="flex items-baseline gap-1.5">
          <span className="font-semibold text-28 tabular-nums tracking-heading">
            {formatMoney({ cents: MENTORSHIP.cents, currency: 'usd' })}
          </span>
          <span className="text-13 text-ink-3">per month</span>
        </p>
        {action}
        {note && <p className="w-full text-12 text-ink-3 md:text-right">{note}</p>}
      </div>
    </section>
  );
}
