import { expect, it } from 'vitest';
import { holdBalanceStill, moveCredits } from '../../src/features/credits/actions/move-credits.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { signedIn } from '../support/http-app.ts';
import { paymentsApp } from '../support/payments.ts';
import {
  account,
  CARD,
  endPeriod,
  posted,
  type Subscriber,
  state,
  subscriber,
  told,
} from '../support/subscriber.ts';

const giveBack = async ({ app }: Subscriber, amount?: number) => {
  const { data } = await app.stripe.charges.list();
  await app.stripe.refunds.create({ charge: data[0]?.id ?? '', ...(amount && { amount }) });
  await posted(app, 'charge.refunded');
};
const spend = ({ app, ann: { accountId } }: Subscriber, rows: number) =>
  app.database.asAccount(accountId, async (tx) => {
    const runId = uuidv7();
    const processed = Array.from({ length: rows }, (_, seq) => seq);
    const balance = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId, balance, held: rows });
    await moveCredits(tx, { accountId, runId, balance, processed });
  });

it('takes back what is left of a refunded month, once, and never more than is left', async () => {
  const ann = await subscriber(1);
  await spend(ann, 100);
  await giveBack(ann, 7_500);
  const refund = ann.app.posted.slice();
  await told(ann.app, 'charge.refunded');
  // Half of what was paid, half of the grant.
  expect((await account(ann)).credits).toBe(325);
  await ann.app.deliver(refund);
  await ann.app.applyAll();
  expect((await account(ann)).credits).toBe(325);
  await giveBack(ann);
  await told(ann.app, 'charge.refunded');
  expect(await account(ann)).toMatchObject({ credits: 0, plan: 'Tier-1' });
});

it('takes a refunded month back also where the refund is heard of before the payment', async () => {
  const app = await paymentsApp();
  const person = await signedIn(app, { plan: 'none' });
  const { url } = (await (await person.post('/api/billing/checkout', { tier: 1 })).json()) as { url: string };
  await app.fillIn(url, CARD);
  const ann = { app, ann: person, subscription: '' };
  await giveBack(ann);
  await app.deliver(app.posted.splice(0).reverse());
  await app.applyAll();
  expect((await account(ann)).credits).toBe(0);
});

it('takes back all of a month that was moved up within it, whichever of its payments is given back first', async () => {
  const ann = await subscriber(1);
  const person = ann.ann;
  const shown = await person.post('/api/billing/subscription/preview', { tier: 2 });
  const { at: shownAt, dueCents } = (await shown.json()) as { at: string; dueCents: number };
  await person.post('/api/billing/subscription/change', { tier: 2, shownAt, dueCents });
  await told(ann.app, 'customer.subscription.updated');
  expect((await account(ann)).credits).toBe(1_800);
  const { data } = await ann.app.stripe.charges.list();
  expect(data).toHaveLength(2);
  for (const { id } of data) {
    await ann.app.stripe.refunds.create({ charge: id });
    await told(ann.app, 'charge.refunded');
  }
  expect((await account(ann)).credits).toBe(0);
});

it('forgets a dispute that is decided once another subscription has taken the place of its own', async () => {
  const ann = await subscriber(1);
  const { data } = await ann.app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await told(ann.app, 'charge.dispute.created');
  await ann.app.stripe.subscriptions.cancel(ann.subscription);
  await told(ann.app, 'customer.subscription.deleted');
  const anew = await ann.ann.post('/api/billing/checkout', { tier: 1 });
  await ann.app.fillIn(((await anew.json()) as { url: string }).url, CARD);
  await told(ann.app, 'invoice.paid');
  expect(await state(ann)).toMatchObject({ plan: 'Tier-1', dispute: { bought: 'month' } });
  await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'false' });
  await told(ann.app, 'charge.dispute.closed');
  expect(await state(ann)).toMatchObject({ plan: 'Tier-1', dispute: null });
});

it('leaves the next month alone when the one before is refunded', async () => {
  const ann = await subscriber(1);
  const { data } = await ann.app.stripe.charges.list();
  await endPeriod(ann);
  await told(ann.app, 'invoice.paid');
  await ann.app.stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await told(ann.app, 'charge.refunded');
  expect((await account(ann)).credits).toBe(750);
});

it('takes back what is left of a disputed month', async () => {
  const ann = await subscriber(1);
  await spend(ann, 10);
  const { data } = await ann.app.stripe.charges.list();
  const disputed = { charge: data[0]?.id ?? '', disputed: 'true' };
  await ann.app.fillIn('/sandbox/payments/give-back', disputed);
  await told(ann.app, 'charge.dispute.created');
  expect((await account(ann)).credits).toBe(0);
});

it.each([['true'], ['false']])(
  'says that a month is disputed until the bank decides (won: %s)',
  async (won) => {
    const ann = await subscriber(1);
    expect(await state(ann)).toMatchObject({ dispute: null });
    const { data } = await ann.app.stripe.charges.list();
    const charge = data[0]?.id ?? '';
    await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
    await told(ann.app, 'charge.dispute.created');
    expect(await state(ann)).toMatchObject({ dispute: { bought: 'month' } });
    await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won });
    await told(ann.app, 'charge.dispute.closed');
    expect(await state(ann)).toMatchObject({ dispute: null });
  },
);

it('gives a disputed month again, once, when the dispute is won', async () => {
  const ann = await subscriber(1);
  await spend(ann, 10);
  const { data } = await ann.app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await told(ann.app, 'charge.dispute.created');
  expect((await account(ann)).credits).toBe(0);
  await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'true' });
  await posted(ann.app, 'charge.dispute.funds_reinstated');
  const decided = ann.app.posted.slice();
  await told(ann.app, 'charge.dispute.closed');
  expect((await account(ann)).credits).toBe(745);
  await ann.app.deliver(decided);
  await ann.app.applyAll();
  expect((await account(ann)).credits).toBe(745);
});

it('keeps what was taken back of a month whose dispute is lost', async () => {
  const ann = await subscriber(1);
  const { data } = await ann.app.stripe.charges.list();
  const charge = data[0]?.id ?? '';
  await ann.app.fillIn('/sandbox/payments/give-back', { charge, disputed: 'true' });
  await told(ann.app, 'charge.dispute.created');
  await ann.app.fillIn('/sandbox/payments/decide-dispute', { charge, won: 'false' });
  await told(ann.app, 'charge.dispute.closed');
  expect((await account(ann)).credits).toBe(0);
});

it('takes nothing back that a running bot has set aside', async () => {
  const ann = await subscriber(1);
  const { accountId } = ann.ann;
  await ann.app.database.asAccount(accountId, async (tx) => {
    const balance = await holdBalanceStill(tx, accountId);
    await moveCredits(tx, { accountId, runId: uuidv7(), balance, held: 50 });
  });
  await giveBack(ann);
  await told(ann.app, 'charge.refunded');
  expect((await account(ann)).credits).toBe(25);
});
