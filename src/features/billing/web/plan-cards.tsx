import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../web/ui/badge.tsx';
import { classNames } from '../../../web/ui/class-names.ts';
import { SHARED_FEATURES, TIERS, type Tier, type TierNumber, tierPrice } from '../domain/plans.ts';

interface PlanCardsProps {
  /** The button of a tier. */
  action: (tier: Tier) => ReactNode;
  /** The tier that the account is on, where it has one. */
  current?: TierNumber | undefined;
}

const Feature = ({ children }: { children: ReactNode }) => (
  <li className="flex items-start gap-2 text-13 text-ink-2">
    <Check size={14} strokeWidth={2.5} aria-hidden="true" className="mt-[3px] shrink-0 text-accent" />
    {children}
  </li>
);

function PlanCard({ tier, current, action }: { tier: Tier; current: boolean; action: ReactNode }) {
  const headingId = `tier-${tier.tier}`;
  return (
    <article
      aria-labelledby={headingId}
      className={classNames(
        'relative flex flex-col rounded-lg border bg-surface p-5 shadow-card',
        tier.popular ? 'border-ink ring-1 ring-ink' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold text-16 tracking-heading">
          {tier.name}
        </h3>
        {current ? <Badge>Your plan</Badge> : tier.popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="mt-1 text-13 sm:min-h-10 text-ink-3">{tier.description}</p>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-semibold text-28 tabular-nums tracking-heading">{tierPrice(tier)}</span>
        <span className="text-13 text-ink-3">/month</span>
      </p>
      <p className="mt-4 flex items-baseline gap-1.5 border-line border-t pt-4">
        <span className="font-semibold text-22 tabular-nums tracking-heading">{tier.emailsPerDay}</span>
        <span className="text-13 text-ink-2">emails/day</span>
      </p>
      <ul className="mt-3 mb-6 grid gap-1.5">
        {tier.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </article>
  );
}

export function PlanCards({ action, current }: PlanCardsProps) {
  return (
    <section aria-labelledby="tiers">
      <h2 id="tiers" className="sr-only">
        Tiers
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {TIERS.map((tier) => (
          <PlanCard key={tier.tier} tier={tier} current={tier.tier === current} action={action(tier)} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-sunken px-5 py-3.5">
        <p className="font-medium text-13">All tiers include</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          {SHARED_FEATURES.map((feature) => (
            <Feature key={feature}>{feature}</Feature>
          ))}
        </ul>
      </div>
    </section>
  );
}
