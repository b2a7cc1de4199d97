import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { formatMoney } from '../../../kernel/money.ts';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { longDay } from '../../../web/ui/moments.ts';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { type PlanChangePreview, subscriptionEndpoints } from '../contract/subscription.ts';
import { monthlyCreditsOf, type Tier, tierPrice } from '../domain/plans.ts';
import { useSubscriptionChange } from './billing-state.ts';
import { tierName } from './subscription-words.ts';

interface ChangePlanDialogProps {
  from: Tier;
  to: Tier;
  /** Chosen for the next period; moving elsewhere calls it off. */
  booked: Tier | null;
  onClose: () => void;
}

/** What moving to a tier changes and costs, as the payment provider reckons it, before it is confirmed. */
export function ChangePlanDialog({ from, to, booked, onClose }: ChangePlanDialogProps) {
  const change = useSubscriptionChange(
    ({ at: shownAt, dueCents }: PlanChangePreview) =>
      call(subscriptionEndpoints.change, { body: { tier: to.tier, shownAt, dueCents } }),
    (state) =>
      state.subscription?.next
        ? `You move to ${to.name} at the start of the next period`
        : `You are on ${tierName(state.subscription?.tier ?? null)} now`,
  );
  // Asked anew each time that it is opened: the amount falls by the second.
  const preview = useQuery({
    queryKey: ['billing', 'preview', to.tier],
    queryFn: () => call(subscriptionEndpoints.previewChange, { body: { tier: to.tier } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Once it is changed there is nothing more to reckon.
    enabled: !change.isPending,
  });
  const shown = preview.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`${from.cents < to.cents ? 'Upgrade' : 'Move'} to ${to.name}`}
      description={[whenItBegins(shown, from, to), calledOff(booked)].join(' ').trim()}
    >
      <WhatChanges from={from} to={to} />
      {preview.error ? (
        <LoadFailure className="mt-4" onRetry={preview.refetch}>
          {sentenceOf(preview.error)}
        </LoadFailure>
      ) : (
        <Amounts preview={shown} to={to} />
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button
          disabled={!shown}
          busy={change.isPending}
          onClick={() => shown && change.mutate(shown, { onSettled: onClose })}
        >
          {confirmLabel(shown, from, to)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const dollars = (cents: number) => formatMoney({ cents, currency: 'usd' });

function whenItBegins(preview: PlanChangePreview | undefined, from: Tier, to: Tier): string {
  if (from.cents < to.cents)
    return 'Takes effect at once. What you have already paid for the rest of this month is credited.';
  const day = preview ? `on ${longDay(preview.at)}` : 'with the next period';
  return `${from.name} stays until your month ends. ${to.name} begins ${day}, and nothing is charged before.`;
}

const calledOff = (booked: Tier | null): string =>
  booked === null ? '' : `It replaces ${booked.name}, which you chose for the next period.`;

function confirmLabel(preview: PlanChangePreview | undefined, from: Tier, to: Tier): string {
  if (from.cents > to.cents) return `Move to ${to.name}`;
  return preview ? `Upgrade and pay ${dollars(preview.dueCents)}` : 'Upgrade';
}

function WhatChanges({ from, to }: { from: Tier; to: Tier }) {
  const rows = [
    { what: 'Price', before: `${tierPrice(from)}/mo`, after: `${tierPrice(to)}/mo` },
    { what: 'Emails a day', before: String(from.emailsPerDay), after: String(to.emailsPerDay) },
    { what: 'Credits a month', before: credits(from), after: credits(to) },
  ];
  return (
    <dl className="divide-y divide-line border-line border-y text-13">
      {rows.map(({ what, before, after }) => (
        <div key={what} className="flex h-10 items-center justify-between gap-4">
          <dt className="text-ink-2">{what}</dt>
          <dd className="flex items-center gap-2 tabular-nums">
            <span className="text-ink-3">{before}</span>
            <ArrowRight size={14} aria-label="becomes" className="text-ink-3" />
            <span className="min-w-16 text-right font-medium">{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const credits = (tier: Tier) => monthlyCreditsOf(tier.plan).toLocaleString('en-US');

function Amounts({ preview, to }: { preview: PlanChangePreview | undefined; to: Tier }) {
  if (!preview) {
    return (
      <div aria-hidden="true" className="mt-4 grid gap-2.5">
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    );
  }
  const later = `Then ${tierPrice(to)} a month.`;
  if (preview.kind !== 'upgrade') {
    return (
      <p className="mt-4 text-13 text-ink-2">
        Due now: <span className="font-semibold text-ink">$0</span>. {later}
      </p>
    );
  }
  return (
    <div className="mt-4 rounded-md bg-sunken px-3.5 py-3 text-13">
      <ul className="grid gap-1.5">
        {preview.lines.map(({ description, cents }) => (
          <li key={description} className="flex justify-between gap-4 text-ink-2">
            <span>{description}</span>
            <span className="shrink-0 tabular-nums">{signed(cents)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 flex justify-between gap-4 border-line-2 border-t pt-2.5 font-semibold">
        <span>Due now</span>
        <span className="tabular-nums">{dollars(preview.dueCents)}</span>
      </p>
      <p className="mt-1 text-12 text-ink-3">{later}</p>
    </div>
  );
}

const signed = (cents: number) => (cents < 0 ? `−${dollars(-cents)}` : dollars(cents));
