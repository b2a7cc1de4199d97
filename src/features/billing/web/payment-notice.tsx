import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../../web/ui/button.tsx';
import { longDay } from '../../../web/ui/moments.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { openInvoice } from '../domain/customer-record.ts';
import { recordsQuery, useBillingState } from './billing-state.ts';
import { PortalButton } from './portal-button.tsx';
import { tierName } from './subscription-words.ts';

/** While a month is owed: until when the plan is kept, what happens then, and where to pay. */
export function PaymentNotice({ className }: { className?: string }) {
  const { data: state } = useBillingState();
  const subscription = state?.subscription;
  const isOwed = subscription?.graceEndsAt != null;
  const { data: records } = useQuery({ ...recordsQuery, enabled: isOwed });
  if (!isOwed) return null;
  const invoice = openInvoice(records?.invoices ?? []);
  return (
    <Notice tone="danger" {...(className === undefined ? {} : { className })}>
      <p className="font-medium">Your last payment failed</p>
      <p className="mt-0.5">
        {subscription.isWithdrawn
          ? `${tierName(subscription.tier)} has been on hold since ${longDay(subscription.graceEndsAt ?? '')}. Your runs and emails are waiting, nothing is lost, and everything continues once the invoice is paid.`
          : `You keep ${tierName(subscription.tier)} until ${longDay(subscription.graceEndsAt ?? '')}. After that, runs and emails wait until the invoice is paid.`}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2 print:hidden">
        {invoice?.url && (
          <a
            href={invoice.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', 'small')}
          >
            Pay the invoice
            <ExternalLink size={14} aria-hidden="true" className="opacity-60" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <PortalButton size="small">Change card</PortalButton>
      </div>
    </Notice>
  );
}
