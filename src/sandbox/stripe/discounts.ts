import type { Billing } from './billing.ts';
import type { Params } from './form.ts';
import { noSuch, StripeRefusal } from './refusal.ts';
import { type Coupon, type Discount, later, newId, seconds } from './resources.ts';
import type { Store } from './store.ts';

/** The coupons that a request names in `discounts`, or in the older `coupon`; each must still be valid. */
export function couponsIn(store: Store, params: Params): Coupon[] {
  const named = params.children('discounts').flatMap((each) => {
    const id = each.text('coupon');
    return id ? [{ id, param: each.name('coupon') }] : [];
  });
  return named.map(({ id, param }) => {
    const coupon = store.find<Coupon>('coupon', id);
    if (!coupon) throw noSuch('coupon', id, param);
    if (!isRedeemable(coupon))
      throw new StripeRefusal(400, `Coupon ${id} is expired`, { code: 'coupon_expired', param });
    return coupon;
  });
}

const isRedeemable = ({ valid, redeem_by, max_redemptions, times_redeemed }: Coupon): boolean =>
  valid &&
  (redeem_by === null || redeem_by > seconds()) &&
  (max_redemptions === null || times_redeemed < max_redemptions);

/** What a coupon takes off an amount. */
export const amountOff = ({ percent_off, amount_off }: Coupon, amount: number): number =>
  Math.min(
    Math.max(0, amount),
    percent_off === null ? (amount_off ?? 0) : Math.round((amount * percent_off) / 100),
  );

/** A coupon put to use on a subscription. */
export function redeem(
  { store }: Billing,
  coupon: Coupon,
  on: { customer: string; subscription: string | null; session: string | null },
): Discount {
  coupon.times_redeemed += 1;
  coupon.valid = coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions;
  store.save(coupon);
  const start = seconds();
  return store.save<Discount>({
    id: newId('di'),
    object: 'discount',
    created: start,
    checkout_session: on.session,
    customer: on.customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? later(start, 'month', coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: on.subscription,
    subscription_item: null,
  });
}

/** The discounts that still count, with their coupons. */
export function activeDiscounts(
  store: Store,
  ids: readonly string[],
): { discount: Discount; coupon: Coupon }[] {
  return ids.flatMap((id) => {
    const discount = store.find<Discount>('discount', id);
    const coupon = discount && store.find<Coupon>('coupon', discount.source.coupon);
    const ended = discount?.end != null && discount.end <= seconds();
    return discount && coupon && !ended ? [{ discount, coupon }] : [];
  });
}
