import type { RouteDeps } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { changePlan, previewPlanChange, renewSubscription } from '../actions/change-plan.ts';
import { openBillingPortal, readCustomerRecord, saveBillingDetails } from '../actions/customer-records.ts';
import { readBillingState } from '../actions/read-billing-state.ts';
import { subscriptionEndpoints } from '../contract/subscription.ts';
import type { PaymentProvider } from '../ports.ts';
import { presentBillingState, presentCustomerRecord, presentPlanChange } from '../present/subscription.ts';

interface SubscriptionRouteDeps extends RouteDeps {
  clock: Clock;
  publicUrl: string;
  /** Null without a payment key. */
  provider: PaymentProvider | null;
}

/** Each asks the payment provider, which has limits of its own. */
const ASKING: Limit = { name: 'billing-subscription', burst: 60, perMinute: 30 };

/** The subscription's life after its checkout, and what the provider keeps about its payer. */
export function subscriptionRoutes(deps: SubscriptionRouteDeps): void {
  const { routes, database } = deps;
  const limit = { limit: ASKING };
  const stateOf = async (accountId: string) =>
    presentBillingState(
      await database.asAccount(accountId, async (tx) =>
        readBillingState(tx, await readAccount(tx, accountId)),
      ),
    );

  routes.on(subscriptionEndpoints.state, ({ actor }) => stateOf(actor.accountId));

  routes.on(
    subscriptionEndpoints.previewChange,
    async ({ actor: { accountId }, body }) =>
      presentPlanChange(await previewPlanChange(deps, { accountId, tier: body.tier })),
    limit,
  );

  routes.on(
    subscriptionEndpoints.change,
    async ({ actor: { accountId }, body }) => {
      await changePlan(deps, { accountId, ...body, shownAt: new Date(body.shownAt) });
      return stateOf(accountId);
    },
    limit,
  );

  routes.on(
    subscriptionEndpoints.cancel,
    async ({ actor: { accountId } }) => {
      await renewSubscription(deps, { accountId, renews: false });
      return stateOf(accountId);
    },
    limit,
  );

  routes.on(
    subscriptionEndpoints.resume,
    async ({ actor: { accountId } }) => {
      await renewSubscription(deps, { accountId, renews: true });
      return stateOf(accountId);
    },
    limit,
  );

  routes.on(
    subscriptionEndpoints.records,
    async ({ actor }) => presentCustomerRecord(await readCustomerRecord(deps, actor)),
    limit,
  );

  routes.on(
    subscriptionEndpoints.saveDetails,
    async ({ actor, body }) => {
      await saveBillingDetails(deps, actor, body);
      return { saved: true as const };
    },
    limit,
  );

  routes.on(
    subscriptionEndpoints.portal,
    async ({ actor }) => ({ url: await openBillingPortal(deps, actor) }),
    limit,
  );
}
