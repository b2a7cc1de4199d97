import { Link } from 'react-router';
import { MentorshipCard } from '../../../features/billing/web/mentorship-card.tsx';
import { PlanCards } from '../../../features/billing/web/plan-cards.tsx';
import { OFFER } from '../../content/offer.ts';
import { PLAN_QUESTIONS } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from '../shell/header.tsx';
import { published } from '../shell/meta.ts';
import { PublicHeading, Section } from '../shell/section.tsx';

export const meta = () =>
  published({
    path: '/pricing',
    title: 'Pricing · Linesheet',
    description: 'Four plans by emails a day, from $300 a month, with 50% off the first month.',
  });

export const handle = { scriptless: true };

export default function Pricing() {
  return (
    <>
      <PublicHeading
        title="Priced by how many brands hear from you"
        text="Every plan does the whole job. The difference is how many emails go out a day."
      >
        <Badge tone="accent" className="mt-5">
          {OFFER.discount}
        </Badge>
      </PublicHeading>
      <div className={classNames(PAGE_WIDTH, 'grid gap-6')}>
        <PlanCards
          action={(tier) => (
            <Link to={paths.signup()} className={buttonClass(tier.popular ? 'primary' : 'secondary')}>
              Get Started
            </Link>
          )}
        />
        <MentorshipCard
          action={
            <Link to={paths.signup()} className={buttonClass('secondary')}>
              Get Started
            </Link>
          }
        />
        <div className="mt-2 text-center">
          <p className="text-14 text-ink-2">Need more, or something different?</p>
          <Link to={paths.contact('sales')} className={buttonClass('quiet', 'medium', 'mt-1')}>
            Contact Sales Team
          </Link>
        </div>
      </div>
      <Section title="Questions about plans">
        <dl className="grid gap-x-12 gap-y-7 md:grid-cols-2">
          {PLAN_QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold text-14">{question}</dt>
              <dd className="mt-1 text-14 text-ink-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
