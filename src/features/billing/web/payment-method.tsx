import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { SectionCard } from '../../../web/ui/card.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { recordsQuery } from './billing-state.ts';
import { PortalButton } from './portal-button.tsx';

const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
]);

/** The card that is charged. */
export function PaymentMethod() {
  const { data: records, isError } = useQuery(recordsQuery);
  const card = records?.card;
  return (
    <SectionCard title="Payment method">
      <div className="flex min-h-9.5 items-center gap-3">
        <span className="flex h-9 w-12 shrink-0 items-center justify-center rounded-md border border-line-2 bg-sunken text-ink-3">
          <CreditCard size={18} aria-hidden="true" />
        </span>
        {card ? (
          <div className="min-w-0 text-13">
            <p className="truncate font-medium">
              {BRANDS.get(card.brand) ?? 'Card'}
              <span className="text-ink-3">
                {' '}
                <span aria-hidden="true">••••</span>
                <span className="sr-only">ending in</span>
              </span>{' '}
              <span className="tabular-nums">{card.last4}</span>
            </p>
            <p className="text-12 text-ink-3 tabular-nums">
              Expires {String(card.expMonth).padStart(2, '0')}/{String(card.expYear % 100).padStart(2, '0')}
            </p>
          </div>
        ) : records ? (
          <p className="text-13 text-ink-3">No card yet. The first payment adds one.</p>
        ) : isError ? (
          <p className="text-13 text-ink-3">Not known right now</p>
        ) : (
          <div aria-hidden="true" className="grid gap-2">
            <Skeleton className="h-3 w-28" />
            <Skeleton className="h-3 w-20" />
          </div>
        )}
      </div>
      <PortalButton className="mt-4 w-full print:hidden">Open Stripe Billing Portal</PortalButton>
    </SectionCard>
  );
}
