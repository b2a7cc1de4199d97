import { useSearchParams } from 'react-router';
import { DisputeNotice } from '../../../features/billing/web/dispute-notice.tsx';
import { PackCards } from '../../../features/billing/web/pack-cards.tsx';
import { PackReturn } from '../../../features/billing/web/pack-return.tsx';
import { BalanceCard } from '../../../features/credits/web/balance-card.tsx';
import { CreditHistory } from '../../../features/credits/web/credit-history.tsx';
import { CREDITS_PER_ROW } from '../../../kernel/credits.ts';
import { pageIn, withFilter } from '../../ui/list-address.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Buy Credits');

const USES = [
  {
    amount: String(CREDITS_PER_ROW),
    title: 'Source Bot',
    text: 'A brand it found a way to contact: an address or an application form.',
  },
  {
    amount: String(CREDITS_PER_ROW),
    title: 'Emailer Bot',
    text: 'A brand whose first email was accepted. Follow-ups and replies are free.',
  },
  {
    amount: 'Free',
    title: 'Everything else',
    text: 'The Keepa download, and every row that failed or found nothing.',
  },
] as const;

function WhatCreditsDo() {
  return (
    <section aria-labelledby="what-credits-do">
      <h2 id="what-credits-do" className="mb-3 font-semibold text-16 tracking-heading">
        What a credit does
      </h2>
      <dl className="grid gap-x-8 gap-y-4 rounded-lg bg-sunken px-5 py-4 sm:grid-cols-3">
        {USES.map(({ amount, title, text }) => (
          <div key={title}>
            <dt className="flex items-baseline gap-2 text-14">
              <span className="font-semibold tabular-nums">{amount}</span>
              <span className="font-medium">{title}</span>
            </dt>
            <dd className="mt-0.5 text-13 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function BuyCredits() {
  const [search, setSearch] = useSearchParams();
  const checkout = search.get('checkout');

  const showPage = (page: number) =>
    setSearch(withFilter(search, { page: page + 1 }), { preventScrollReset: true });

  return (
    <>
      <PageHeading
        title="Buy Credits"
        description="Credits you buy don’t expire. Your monthly credits are always spent first."
      />
      {checkout && <PackReturn checkoutId={checkout} />}
      <DisputeNotice className="mb-4" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <BalanceCard />
        <PackCards />
        <WhatCreditsDo />
        <CreditHistory page={pageIn(search)} onPage={showPage} />
      </div>
    </>
  );
}
