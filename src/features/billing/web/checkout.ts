import { call } from '../../../web/api/client.ts';
import { billingEndpoints } from '../contract.ts';
import type { TierNumber } from '../domain/plans.ts';

/**
 * Opens the payment page in a new tab. The tab is opened before the address is known, because a browser only
 * allows that while it handles the click.
 */
export async function openCheckout(tier: TierNumber): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(billingEndpoints.checkout, { body: { tier } });
    if (tab === null) {
      location.assign(url);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Asks that a checkout which has been paid takes effect now, even if the payment's webhook is still on its way. */
export async function settleCheckout(id: string): Promise<void> {
  await call(billingEndpoints.settleCheckout, { params: { id } });
}
