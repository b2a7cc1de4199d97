import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { type ChangeKind, changeTo, type PlanChangePreview } from '../domain/plan-change.ts';
import { type Tier, type TierNumber, tierNumbered } from '../domain/plans.ts';
import type { PaymentProvider, Subscription } from '../ports.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { placeOf } from './ask-then-apply.ts';
import { withCheckoutLease } from './checkout-lease.ts';
import { followSubscription } from './follow-subscription.ts';

export interface ChangeDeps {
  database: Database;
  clock: Clock;
  /** Null without a payment key. */
  provider: PaymentProvider | null;
}

/** How long a person may look at an amount before confirming it. */
const PREVIEW_HOLDS_MS = 15 * MINUTE_MS;

/** What a change to a tier would cost, and when it would begin. Changes nothing. */
export async function previewPlanChange(
  deps: ChangeDeps,
  { accountId, tier: number }: { accountId: string; tier: TierNumber },
): Promise<PlanChangePreview> {
  const provider = needed(deps.provider);
  const subscription = await currentSubscription(deps.database, provider, accountId);
  return reckon(provider, subscription, tierNumbered(number), deps.clock.now());
}

async function reckon(
  provider: PaymentProvider,
  subscription: Subscription,
  tier: Tier,
  at: Date,
): Promise<PlanChangePreview> {
  const kind = allowed(subscription, tier);
  if (kind !== 'upgrade') return { kind, at: subscription.periodEnd ?? at, dueCents: 0, lines: [] };
  return { kind, at, ...(await provider.changes.preview(subscription.id, tier, at)) };
}

export interface PlanChange {
  accountId: string;
  tier: TierNumber;
  /** When it was shown what is due, and how much: that is what was agreed to. */
  shownAt: Date;
  dueCents: number;
}

/** Moves the account's subscription to another tier, for what was shown. */
export async function changePlan(
  deps: ChangeDeps,
  { accountId, tier: number, shownAt, dueCents }: PlanChange,
): Promise<void> {
  const { database, clock } = deps;
  const provider = needed(deps.provider);
  const tier = tierNumbered(number);
  await withCheckoutLease({ database, clock, provider }, accountId, async () => {
    const subscription = await currentSubscription(database, provider, accountId);
    const { id } = subscription;
    const due = await reckon(provider, subscription, tier, shownAt);
    // The subscription may have become another one since, in another tab.
    if (due.dueCents !== dueCents) throw changedSinceShown();
    if (due.kind === 'keep') await provider.changes.keep(id);
    else if (due.kind === 'downgrade') await provider.changes.book(id, tier);
    else await upgrade(provider, id, tier, momentShown(shownAt, clock.now()));
  });
  await followNow(deps, provider, accountId);
}

/** Lets the account's subscription end with the period that is paid, or go on after all. */
export async function renewSubscription(
  deps: ChangeDeps,
  { accountId, renews }: { accountId: string; renews: boolean },
): Promise<void> {
  const provider = needed(deps.provider);
  const { id } = await currentSubscription(deps.database, provider, accountId);
  await provider.changes.renew(id, renews);
  await followNow(deps, provider, accountId);
}

async function upgrade(provider: PaymentProvider, id: string, tier: Tier, at: Date): Promise<void> {
  try {
    await provider.changes.upgrade(id, tier, at);
  } catch (error) {
    const isDeclined = error instanceof ProviderError && error.status === 402;
    if (!isDeclined) throw error;
    const sentence = 'Your card was declined, and your plan hasn’t changed. Try again with another card.';
    throw new AppError('provider_refused', sentence, { reason: 'card_declined' });
  }
}

/** The amount that was shown is charged, unless it was shown too long ago. */
function momentShown(shownAt: Date, now: Date): Date {
  const age = now.getTime() - shownAt.getTime();
  if (age >= 0 && age <= PREVIEW_HOLDS_MS) return shownAt;
  throw changedSinceShown();
}

const changedSinceShown = (): AppError =>
  new AppError('conflict', 'The amount has changed since it was shown. Please look at it again.');

function allowed(subscription: Subscription, tier: Tier): ChangeKind {
  const change = changeTo(subscription, tier);
  if ('kind' in change) return change.kind;
  throw new AppError('conflict', change.refusal, { reason: 'not_now' });
}

/** As the provider has it now, so that nothing is decided on what an event hasn't told yet. */
async function currentSubscription(
  database: Database,
  provider: PaymentProvider,
  accountId: string,
): Promise<Subscription> {
  const payer = await database.asAccount(accountId, (tx) => findPayingAccount(tx, accountId));
  const id = payer?.isSandbox === provider.isSandbox ? payer.subscriptionId : null;
  const subscription = id === null ? null : await provider.subscriptions.find(id);
  if (subscription && subscription.status !== 'canceled') return subscription;
  throw new AppError('conflict', 'You have no subscription that could be changed. Pick a plan first.');
}

async function followNow({ database, clock }: ChangeDeps, provider: PaymentProvider, accountId: string) {
  const payer = await database.asAccount(accountId, (tx) => findPayingAccount(tx, accountId));
  if (!payer?.subscriptionId) return;
  await followSubscription(placeOf({ database, provider, clock }, accountId), payer.subscriptionId);
}

export function needed(provider: PaymentProvider | null): PaymentProvider {
  if (provider) return provider;
  throw new AppError(
    'not_configured',
    'Payments aren’t set up on this server: STRIPE_SECRET_KEY is missing.',
  );
}
