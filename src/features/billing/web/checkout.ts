import { call } from '../../../web/api/client.ts';
import { billingEndpoints } from '../contract/billing.ts';
import type { TierNumber } from '../domain/plans.ts';
import { openInNewTab } from './new-tab.ts';

/** Opens the payment page in a new tab. */
export const openCheckout = (tier: TierNumber): Promise<void> =>
  openInNewTab(async () => (await call(billingEndpoints.checkout, { body: { tier } })).url);

/** Asks that a checkout which has been paid takes effect now, even if the payment's webhook is still on its way. */
export async function settleCheckout(id: string): Promise<void> {
  await call(billingEndpoints.settleCheckout, { params: { id } });
}
