import { type PackSize, packOf } from '../domain/packs.ts';
import { insertPurchase, openPurchasesOf } from '../store/pack-purchases.ts';
import { type CheckoutPlace, customerOf, type Payer, withCheckoutLease } from './checkout-lease.ts';
import { settlePack } from './settle-pack.ts';

export interface PackPick extends Payer {
  size: PackSize;
}

/** The address at which this account pays for a pack. One that it has open for the same pack is gone on with. */
export async function openPackCheckout(
  place: CheckoutPlace & { publicUrl: string },
  pick: PackPick,
): Promise<string> {
  const { database, provider, publicUrl } = place;
  const { accountId } = pick;
  const pack = packOf(pick.size);
  return withCheckoutLease(place, accountId, async () => {
    const open = await database.asAccount(accountId, (tx) =>
      openPurchasesOf(tx, accountId, provider.isSandbox),
    );
    const same = open.find(({ credits, cents }) => credits === pack.credits && cents === pack.cents);
    const found = same && (await settlePack(place, { accountId, checkoutId: same.checkoutId }));
    if (found?.url) return found.url;

    const customerId = await customerOf(place, pick);
    const { id, url } = await provider.packs.open({
      accountId,
      customerId,
      pack,
      successUrl: `${publicUrl}/buy-credits?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/buy-credits`,
    });
    await database.asAccount(accountId, (tx) =>
      insertPurchase(tx, { checkoutId: id, accountId, ...pack, url, isSandbox: provider.isSandbox }),
    );
    return url;
  });
}
