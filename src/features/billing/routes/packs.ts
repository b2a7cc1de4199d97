import type { EndpointRoutes } from '../../../http/mount.ts';
import type { Limit } from '../../../http/rate-limit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { openPackCheckout } from '../actions/open-pack-checkout.ts';
import { settlePack } from '../actions/settle-pack.ts';
import { packEndpoints } from '../contract/packs.ts';
import type { PaymentProvider } from '../ports.ts';

export interface PackRouteDeps {
  routes: EndpointRoutes;
  database: Parameters<typeof settlePack>[0]['database'];
  clock: Clock;
  publicUrl: string;
  /** Null without a payment key. */
  provider: PaymentProvider | null;
}

/** Each asks the payment provider, which has limits of its own. */
const ASKING: Omit<Limit, 'name'> = { burst: 30, perMinute: 10 };

export function packRoutes(deps: PackRouteDeps): void {
  const { routes } = deps;

  routes.on(
    packEndpoints.checkout,
    async ({ actor: { accountId, email }, body }) => ({
      url: await openPackCheckout(withPayments(deps), { accountId, email, size: body.size }),
    }),
    { limit: { name: 'pack-checkout', ...ASKING } },
  );

  routes.on(
    packEndpoints.settle,
    async ({ actor: { accountId }, params }) => {
      const settled = await settlePack(withPayments(deps), { accountId, checkoutId: params.id });
      return { state: settled.state, credits: settled.credits };
    },
    { limit: { name: 'pack-settle', ...ASKING } },
  );
}

function withPayments<Deps extends { provider: PaymentProvider | null }>(
  deps: Deps,
): Deps & { provider: PaymentProvider } {
  const { provider } = deps;
  if (provider) return { ...deps, provider };
  const sentence = 'Credits can’t be bought on this server: STRIPE_SECRET_KEY is missing.';
  throw new AppError('not_configured', sentence);
}
