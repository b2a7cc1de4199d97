import { expect, it, vi } from 'vitest';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { setPlan as setPlanOf } from '../../src/features/accounts/actions/set-plan.ts';
import { endWithPlan } from '../../src/features/billing/actions/set-plan-by-hand.ts';
import { createStripePayments } from '../../src/providers/stripe/payment-provider.ts';
import { adminAt, auditOf, confirmed, mountAdmin } from '../support/admin.ts';
import { signedIn } from '../support/http-app.ts';
import { paymentsApp } from '../support/payments.ts';

/** Somebody who pays for a month, and an admin who has just given the password. */
async function open() {
  const app = await paymentsApp((built, payments) => mountAdmin(built, payments));
  const ann = await signedIn(app, { plan: 'none' });
  const { url } = (await (await ann.post('/api/billing/checkout', { tier: 2 })).json()) as { url: string };
  await app.pay(url);
  await told(app, 'invoice.paid');
  const root = await confirmed(await adminAt(app));
  return {
    app,
    ann,
    root,
    account: () => app.database.asAccount(ann.accountId, (tx) => readAccount(tx, ann.accountId)),
    statuses: async () =>
      (await app.stripe.subscriptions.list({ status: 'all' })).data.map(({ status }) => status),
    setPlan: async (plan: string) =>
      (await (await root.send('PUT', `/api/admin/people/${ann.accountId}/plan`, { plan })).json()) as object,
  };
}

async function told(app: Awaited<ReturnType<typeof paymentsApp>>, type: string): Promise<void> {
  const types = () => app.posted.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type);
  await vi.waitFor(() => expect(types()).toContain(type), { timeout: 20_000 });
  await app.deliver(app.posted.splice(0));
  await app.applyAll();
}

it('cancels the subscription of whom an admin takes the plan from, so that they are charged no more', async () => {
  const { app, account, statuses, setPlan } = await open();
  expect(await setPlan('none')).toMatchObject({
    plan: 'none',
    subscription: { status: 'canceled', isLive: false },
  });
  expect(await statuses()).toEqual(['canceled']);
  expect(await account()).toMatchObject({ plan: 'none', subscriptionStatus: null });
  expect(await auditOf(app)).toMatchObject([
    { action: 'plan.set', before: { plan: 'Tier-2' }, after: { plan: 'none', subscriptionCancelled: true } },
  ]);
  // What the provider tells of it later changes nothing.
  await told(app, 'customer.subscription.deleted');
  expect(await account()).toMatchObject({ plan: 'none', subscriptionStatus: null });
});

it('cancels it also where they have lost the plan before', async () => {
  const { app, ann, statuses, setPlan } = await open();
  await app.database.asSystem((tx) => setPlanOf(tx, ann.accountId, 'none'));
  expect(await setPlan('none')).toMatchObject({ plan: 'none', subscription: { isLive: false } });
  expect(await statuses()).toEqual(['canceled']);
  const done = { action: 'plan.set', before: { plan: 'none' }, after: { subscriptionCancelled: true } };
  expect(await auditOf(app)).toMatchObject([done]);
  // There is nothing more to end.
  await setPlan('none');
  expect(await auditOf(app)).toMatchObject([done]);
});

it('leaves the subscription of whom an admin gives another plan as it is', async () => {
  const { account, statuses, setPlan } = await open();
  expect(await setPlan('Tier-4')).toMatchObject({ plan: 'Tier-4', subscription: { isLive: true } });
  expect(await statuses()).toEqual(['active']);
  expect(await account()).toMatchObject({ plan: 'Tier-4' });
});

it('takes no plan while the provider can’t be told to charge no more', async () => {
  const { app, ann, account, statuses } = await open();
  const { accountId } = ann;
  const gone = { apiKey: 'sk_test_sandbox', baseUrl: 'http://127.0.0.1:9', isSandbox: true };
  const taking = { accountId, plan: 'none', now: new Date() } as const;
  const take = endWithPlan(app.database, createStripePayments(gone), taking);
  await expect(take).rejects.toMatchObject({ failure: 'unreachable' });
  expect(await account()).toMatchObject({ plan: 'Tier-2' });
  expect(await statuses()).toEqual(['active']);
});
