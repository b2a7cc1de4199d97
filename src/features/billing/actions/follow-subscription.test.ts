import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { setPlan } from '../../accounts/actions/set-plan.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { findPayingAccount } from '../store/paying-accounts.ts';
import { placeOfAll } from './ask-then-apply.ts';
import { followSubscription } from './follow-subscription.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

const paid = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  accountId,
  status: 'active',
  program: null,
  tier: 2,
  cents: 49_900,
  next: null,
  periodStart: NOW,
  periodEnd: daysLater(30),
  cancelAtPeriodEnd: false,
  paidMonth: { invoiceId: 'in_1' },
  paidUpgrades: [],
  owedInvoiceId: null,
  owedSince: null,
  ...changes,
});

/** The provider has it so at this moment. */
const follow = (subscription: Subscription, now = NOW) => {
  const provider = {
    isSandbox: false,
    subscriptions: { find: async () => subscription },
  } as unknown as PaymentProvider;
  return followSubscription(placeOfAll(database, { provider, now }), subscription.id);
};
const known = () =>
  database.asAccount(accountId, async (tx) => ({
    plan: (await readAccount(tx, accountId)).plan,
    subscriptionId: (await findPayingAccount(tx, accountId))?.subscriptionId,
  }));

describe('a second subscription that is paid in the account’s name', () => {
  const second = () => paid({ id: 'sub_2', customerId: 'cus_2', tier: 1, cents: 30_000 });

  it.each(['active', 'past_due', 'incomplete', 'paused'] as const)(
    'doesn’t take the place of one that is %s',
    async (status) => {
      await follow(paid());
      await follow(paid({ status }));
      const before = await known();
      expect(await follow(second())).toBe('has_another');
      expect(await known()).toEqual(before);
      expect(before.subscriptionId).toBe('sub_1');
    },
  );

  it('takes the place of one that has ended, of which nothing that is heard later counts', async () => {
    const ended = () => paid({ status: 'canceled' });
    await follow(paid());
    await follow(ended());
    expect(await follow(second())).toBe('followed');
    await follow(ended());
    expect(await known()).toEqual({ plan: 'Tier-1', subscriptionId: 'sub_2' });
    await follow({ ...second(), status: 'canceled' });
    await follow(ended());
    expect(await known()).toEqual({ plan: 'none', subscriptionId: 'sub_2' });
  });
});

describe('a month that is owed', () => {
  const owed = (since: Date) => paid({ status: 'past_due', owedSince: since });

  it('has its seven days from when it was first heard of, whatever the provider says later', async () => {
    await follow(paid());
    await follow(owed(NOW));
    await follow(owed(daysLater(5)), daysLater(6));
    expect((await known()).plan).toBe('Tier-2');
    await follow(owed(daysLater(5)), daysLater(7));
    expect((await known()).plan).toBe('none');
  });

  it('takes a plan away once: what somebody sets by hand after that stays', async () => {
    await follow(paid());
    await follow(owed(NOW));
    await follow(owed(NOW), daysLater(7));
    await database.asSystem((tx) => setPlan(tx, accountId, 'Tier-4'));
    await follow(owed(NOW), daysLater(8));
    expect((await known()).plan).toBe('Tier-4');
  });
});

it('gives nothing for a subscription whose first month is not paid yet', async () => {
  await follow(paid({ paidMonth: null }));
  expect(await known()).toEqual({ plan: 'none', subscriptionId: 'sub_1' });
});

it('lets no answer win that is older than one that was written while it was on its way', async () => {
  await follow(paid());
  const answers = [Promise.withResolvers<Subscription>(), Promise.withResolvers<Subscription>()];
  let asked = 0;
  let now = paid();
  const find = vi.fn(async () => (asked < answers.length ? answers[asked++]?.promise : now));
  const provider = { isSandbox: false, subscriptions: { find } } as unknown as PaymentProvider;
  const place = placeOfAll(database, { provider, now: NOW });
  const [slow, quick] = [followSubscription(place, 'sub_1'), followSubscription(place, 'sub_1')];
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  now = paid({ status: 'canceled' });
  answers[1]?.resolve(now);
  await Promise.race([slow, quick]);
  expect((await known()).plan).toBe('none');
  answers[0]?.resolve(paid());
  await Promise.all([slow, quick]);
  expect((await known()).plan).toBe('none');
  expect(find).toHaveBeenCalledTimes(3);
});
