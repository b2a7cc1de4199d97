import { useState } from 'react';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { longDay } from '../../../web/ui/moments.ts';
import { type SubscriptionState, subscriptionEndpoints } from '../contract/subscription.ts';
import { useSubscriptionChange } from './billing-state.ts';
import { tierName } from './subscription-words.ts';

/** Ends the subscription with the period that is paid, after saying what that means. */
export function CancelSubscription({ state }: { state: SubscriptionState }) {
  const [open, setOpen] = useState(false);
  const endsAt = state.subscription?.periodEndsAt;
  const until = endsAt ? longDay(endsAt) : 'the end of the month you have paid for';
  const cancel = useSubscriptionChange(
    () => call(subscriptionEndpoints.cancel),
    () => `Your subscription ends on ${until}`,
  );
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Cancel subscription
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel your subscription?"
        description={whatItMeans(state, until)}
      >
        <ul className="grid list-disc gap-1.5 pl-4 text-13 text-ink-2 marker:text-ink-3">
          <li>Bots and emails stop when it ends. Your brands, messages and settings are kept.</li>
          <li>Credits you bought don’t expire.</li>
        </ul>
        <DialogActions>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Keep subscription
          </Button>
          <Button
            look="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setOpen(false) })}
          >
            Cancel subscription
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function whatItMeans({ plan, subscription }: SubscriptionState, until: string): string {
  if (subscription?.graceEndsAt != null)
    return `It ends on ${until} at the latest, and no further month is charged. The open invoice stays open.`;
  const kept =
    plan === 'none'
      ? `It ends on ${until}`
      : `You keep ${tierName(subscription?.tier ?? null)} until ${until}`;
  return `${kept}, and nothing is charged after that. Until then you can resume it.`;
}

export function ResumeSubscription() {
  const resume = useSubscriptionChange(
    () => call(subscriptionEndpoints.resume),
    () => 'Your subscription continues',
  );
  return (
    <Button busy={resume.isPending} onClick={() => resume.mutate()}>
      Resume subscription
    </Button>
  );
}

/** Takes a lower plan back that was chosen for the next period. */
export function KeepPlan({ state: { subscription } }: { state: SubscriptionState }) {
  const tier = subscription?.tier ?? null;
  const keep = useSubscriptionChange(
    (kept: NonNullable<typeof tier>) =>
      call(subscriptionEndpoints.change, {
        body: { tier: kept, shownAt: new Date().toISOString(), dueCents: 0 },
      }),
    () => `You keep ${tierName(tier)}`,
  );
  if (tier === null) return null;
  return (
    <Button busy={keep.isPending} onClick={() => keep.mutate(tier)}>
      Keep {tierName(tier)}
    </Button>
  );
}
