import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../../features/accounts/web/session.ts';
import { tierOf } from '../../../features/billing/domain/plans.ts';
import { MentorshipCard } from '../../../features/billing/web/mentorship-card.tsx';
import { PlanCards } from '../../../features/billing/web/plan-cards.tsx';
import { SeatsLeft } from '../../../features/billing/web/seats-badge.tsx';
import { TRUST_STRIP } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Plans');

export default function Plans() {
  const { data: session } = useSession();
  const current = tierOf(session?.profile?.plan ?? 'none');
  // The bare plan selection is for who has none, and would lead back to the dashboard.
  const selection = current ? paths.changePlan() : paths.planSelection();
  return (
    <>
      <PageHeading
        title="Plans"
        description="Every plan does the whole job. The difference is how many emails go out a day."
      />
      <PlanCards
        current={current?.tier}
        action={(tier) => (
          <Link to={selection} className={buttonClass(tier.popular ? 'primary' : 'secondary')}>
            Get Started
          </Link>
        )}
      />
      <ul className="my-7 flex flex-wrap justify-center gap-x-8 gap-y-2 text-13 text-ink-2">
        {TRUST_STRIP.map((promise) => (
          <li key={promise} className="flex items-center gap-2">
            <Check size={14} strokeWidth={2.5} aria-hidden="true" className="text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      <MentorshipCard
        seats={<SeatsLeft />}
        action={
          <Link to={paths.mentorship()} className={buttonClass('secondary')}>
            Get Started
          </Link>
        }
      />
      <div className="mt-8 text-center">
        <p className="text-14 text-ink-2">Need more, or something different?</p>
        <Link to={paths.contact('sales')} className={buttonClass('quiet', 'medium', 'mt-1')}>
          Contact Sales Team
        </Link>
      </div>
    </>
  );
}
