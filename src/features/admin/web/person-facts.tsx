import type { ReactNode } from 'react';
import { formatCredits } from '../../../kernel/credits.ts';
import { count } from '../../../kernel/words.ts';
import { Card } from '../../../web/ui/card.tsx';
import { Figure } from '../../../web/ui/figure.tsx';
import { day, dayAndTime } from '../../../web/ui/moments.ts';
import { tierOf } from '../../billing/domain/plans.ts';
import type { PersonInDepthView } from '../contract/people.ts';
import { monthlyPrice } from './person-dialog.ts';

export function PersonFacts({ person }: { person: PersonInDepthView }) {
  const { usage } = person;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-line border-b px-5 py-4 sm:grid-cols-4">
        <Figure label="Credits" value={formatCredits(person.credits)} unit={heldOf(person)} />
        <Figure label="Credits spent" value={formatCredits(usage.creditsSpent)} />
        <Figure
          label="Emails sent"
          value={count(usage.mailsSent)}
          unit={usage.mailsSent > 0 ? `· ${count(usage.mailsLast30Days)} in 30 days` : ''}
        />
        <Figure
          label="Bot runs"
          value={count(usage.runs)}
          unit={usage.liveRuns > 0 ? `${usage.liveRuns} now` : ''}
        />
        <Figure label="Products" value={count(usage.products)} />
        <Figure label="Brands" value={count(usage.brands)} />
        <Figure label="Open sessions" value={count(person.sessions)} />
        <Figure label="API tokens" value={count(person.apiTokens)} />
      </dl>
      <dl className="grid gap-x-8 px-5 py-3 text-13 md:grid-cols-2">
        <Fact label="Plan">{planOf(person)}</Fact>
        <Fact label="Subscription">{subscriptionOf(person)}</Fact>
        <Fact label="Emails a day">{count(person.emailsPerDay)}</Fact>
        <Fact label="Writes from">{person.senderEmail}</Fact>
        <Fact label="Two-factor">{person.hasTwoFactor ? 'On' : 'Off'}</Fact>
        <Fact label="Last seen">{person.lastSeenAt && dayAndTime(person.lastSeenAt)}</Fact>
        <Fact label="Joined">{dayAndTime(person.joinedAt)}</Fact>
        <Fact label="Id">
          <span className="font-mono text-12">{person.id}</span>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 border-line border-b py-1.5 last:border-0 md:nth-last-2:border-0">
      <dt className="shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-right">
        {children || <span className="text-ink-3">–</span>}
      </dd>
    </div>
  );
}

const heldOf = ({ creditsHeld }: PersonInDepthView): string =>
  creditsHeld > 0 ? `${formatCredits(creditsHeld)} set aside` : '';

function planOf({ plan }: PersonInDepthView): string {
  const tier = tierOf(plan);
  return tier ? `${tier.name} (${plan})` : 'None';
}

function subscriptionOf({ subscription }: PersonInDepthView): string | null {
  if (subscription === null) return null;
  const { status, isLive, periodEnd, endsThen } = subscription;
  const price = `${monthlyPrice(subscription)}, ${status.replaceAll('_', ' ')}`;
  return periodEnd === null || !isLive
    ? price
    : `${price}, ${endsThen ? 'ends' : 'renews'} ${day(periodEnd)}`;
}
