import type { Hono } from 'hono';
import { readBytes } from '../../../http/body.ts';
import type { EndpointRoutes } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { type CheckoutDeps, openCheckout } from '../actions/open-checkout.ts';
import { receivePaymentEvent } from '../actions/receive-payment-event.ts';
import { settleCheckout } from '../actions/settle-checkout.ts';
import { billingEndpoints } from '../contract/billing.ts';
import type { PaymentEventReader } from '../ports.ts';
import { subscriptionRoutes } from './subscription.ts';

export interface BillingRouteDeps extends CheckoutDeps {
  app: Hono;
  routes: EndpointRoutes;
  /** Null without a payment key: then no events are expected. */
  events: PaymentEventReader | null;
}

const MAX_EVENT_BYTES = 1024 * 1024;
/** Each asks the payment provider, which has limits of its own. */
const ASKING: Omit<Limit, 'name'> = { burst: 30, perMinute: 10 };

export function billingRoutes(deps: BillingRouteDeps): void {
  const { app, routes, database, provider, events, clock } = deps;

  subscriptionRoutes(deps);

  routes.on(
    billingEndpoints.checkout,
    async ({ actor: { accountId, email }, body }) => ({
      url: await openCheckout(deps, { accountId, email, tier: body.tier }),
    }),
    { limit: { name: 'billing-checkout', ...ASKING } },
  );

  routes.on(
    billingEndpoints.settleCheckout,
    async ({ actor: { accountId }, params }) => {
      await settleCheckout({ database, provider, clock }, { accountId, checkoutId: params.id });
      const { plan } = await database.asAccount(accountId, (tx) => readAccount(tx, accountId));
      return { plan };
    },
    { limit: { name: 'billing-settle', ...ASKING } },
  );

  app.post('/webhooks/stripe', async (context) => {
    if (!provider || !events) throw new AppError('not_found', 'No payments are taken here.');
    const { raw } = context.req;
    const body = new TextDecoder().decode(await readBytes(raw, MAX_EVENT_BYTES));
    const signature = raw.headers.get('stripe-signature') ?? '';
    const post = { body, signature, isSandbox: provider.isSandbox, receivedAt: clock.now() };
    await database.asSystem((tx) => receivePaymentEvent(tx, events, post));
    return context.body(null, 200);
  });
}
