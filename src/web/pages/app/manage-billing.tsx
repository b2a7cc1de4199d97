import { useQuery } from '@tanstack/react-query';
import { BillingDetailsForm } from '../../../features/billing/web/billing-details-form.tsx';
import { BillingHistory } from '../../../features/billing/web/billing-history.tsx';
import { prefetchBillingState, recordsQuery } from '../../../features/billing/web/billing-state.ts';
import { CurrentPlan } from '../../../features/billing/web/current-plan.tsx';
import { DisputeNotice } from '../../../features/billing/web/dispute-notice.tsx';
import { mentorshipQuery } from '../../../features/billing/web/mentorship.ts';
import { MentorshipMembership } from '../../../features/billing/web/mentorship-membership.tsx';
import { PaymentMethod } from '../../../features/billing/web/payment-method.tsx';
import { PaymentNotice } from '../../../features/billing/web/payment-notice.tsx';
import { askAhead } from '../../api/ask-ahead.ts';
import { notLoaded } from '../../api/errors.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Manage Billing');

export const clientLoader = () =>
  askAhead((client) => [
    prefetchBillingState(client),
    client.prefetchQuery(mentorshipQuery),
    client.prefetchQuery(recordsQuery),
  ]);

export default function ManageBilling() {
  return (
    <>
      <PageHeading
        title="Manage Billing"
        description="Your plan, your card, and everything you have been charged. Your card is stored by Stripe, never here."
      />
      <PaymentNotice className="mb-4" />
      <DisputeNotice className="mb-4" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CurrentPlan />
        <PaymentMethod />
        <div className="settles grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2">
          <MentorshipMembership />
          <RecordsFailure />
          <BillingHistory />
          <BillingDetailsForm />
        </div>
      </div>
    </>
  );
}

/** What the provider keeps can't be shown while it is away; the plan can. */
function RecordsFailure() {
  const { data, error, refetch } = useQuery(recordsQuery);
  if (!error || data) return null;
  return (
    <LoadFailure onRetry={refetch}>{notLoaded('Card, invoices and billing information', error)}</LoadFailure>
  );
}
