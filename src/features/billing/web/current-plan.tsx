import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCredits } from '../../../kernel/credits.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { buttonClass } from '../../../web/ui/button.tsx';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { useSession } from '../../accounts/web/session.ts';
import { tierOf } from '../domain/plans.ts';
import { priceQuery } from './price.ts';

const Figure = ({ label, value, unit }: { label: string; value: string; unit: string }) => (
  <div>
    <dt className="text-12 text-ink-3">{label}</dt>
    <dd className="mt-0.5 flex items-baseline gap-1.5">
      <span className="font-semibold text-22 tabular-nums tracking-heading">{value}</span>
      <span className="text-13 text-ink-3">{unit}</span>
    </dd>
  </div>
);

/** The plan that the account is on, with what it costs and gives. */
export function CurrentPlan() {
  const { data: session } = useSession();
  const profile = session?.profile;
  const { data: cents = null } = useQuery(priceQuery(profile?.plan));
  if (!profile) return <Skeleton className="h-44" />;
  const tier = tierOf(profile.plan);
  const active = profile.subscriptionStatus === 'active';
  return (
    <SectionCard
      title={tier ? tier.name : 'No plan'}
      action={<Badge tone={active ? 'accent' : 'neutral'}>{active ? 'Active' : 'Not active'}</Badge>}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        {cents !== null && (
          <Figure label="Price" value={formatMoney({ cents, currency: 'usd' })} unit="/mo" />
        )}
        {tier && <Figure label="Sending" value={String(tier.emailsPerDay)} unit="emails/day" />}
        <Figure label="Balance" value={formatCredits(profile.credits)} unit="credits" />
      </dl>
      <div className="mt-5 border-line border-t pt-4">
        <Link to={paths.changePlan()} className={buttonClass('secondary')}>
          Change plan
        </Link>
      </div>
    </SectionCard>
  );
}
