import type { Billing } from './billing.ts';
import type { Params } from './form.ts';
import { nameOf, priceDetails } from './invoices.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Invoice,
  type InvoiceItem,
  newId,
  type Price,
  type Subscription,
  type SubscriptionItem,
  seconds,
} from './resources.ts';
import type { Store } from './store.ts';
import { newItem } from './subscription-object.ts';

export interface Change {
  items: { item: SubscriptionItem | undefined; price: Price; quantity: number; deleted: boolean }[];
  behavior: 'create_prorations' | 'always_invoice' | 'none';
  at: number;
}

/** What a request wants of a subscription's items; also read from a preview's `subscription_details`. */
export function readChange({ store }: Billing, subscription: Subscription, params: Params): Change {
  const items = params.children('items').map((each) => {
    const id = each.text('id');
    const item = subscription.items.data.find((known) => known.id === id);
    if (id && !item) {
      throw new StripeRefusal(400, `No such subscription_item: '${id}'`, {
        code: 'resource_missing',
        param: each.name('id'),
      });
    }
    const priceId = each.text('price') ?? item?.price.id ?? each.required('price');
    const price = store.get<Price>('price', priceId, each.name('price'));
    const quantity = each.integer('quantity') ?? item?.quantity ?? 1;
    return { item, price, quantity, deleted: each.flag('deleted') ?? false };
  });
  return {
    items,
    behavior:
      params.oneOf('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
      'create_prorations',
    at: params.integer('proration_date') ?? seconds(),
  };
}

/** The unused time on the old price back, and the time that remains on the new one. */
export function prorations({ store }: Billing, subscription: Subscription, change: Change): InvoiceItem[] {
  if (change.behavior === 'none') return [];
  return change.items.flatMap(({ item, price, quantity, deleted }) => {
    if (item && !deleted && item.price.id === price.id && item.quantity === quantity) return [];
    const reference = item ?? subscription.items.data[0];
    if (!reference) return [];
    const { current_period_start: start, current_period_end: end } = reference;
    const at = Math.min(Math.max(change.at, start), end);
    const share = (end - at) / (end - start);
    const after = new Date(at * 1_000).toLocaleDateString('en-US', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    const amounts: InvoiceItem[] = [];
    const add = (amount: number, description: string, of: Price, count: number) =>
      amounts.push(
        prorationItem(subscription, {
          amount,
          description,
          period: { start: at, end },
          price: of,
          quantity: count,
        }),
      );
    if (item) {
      add(
        -Math.round(debitedFor(store, subscription, item) * share),
        `Unused time on ${nameOf(store, item.price)} after ${after}`,
        item.price,
        item.quantity,
      );
    }
    const keepsPeriod = item === undefined || sameInterval(item.price, price);
    if (!deleted && keepsPeriod) {
      const full = price.unit_amount * quantity;
      add(
        Math.round(full * share),
        `Remaining time on ${nameOf(store, price)} after ${after}`,
        price,
        quantity,
      );
    }
    return amounts;
  });
}

/** What the item's period was charged: its price, less what a discount took off its invoice. */
function debitedFor(store: Store, subscription: Subscription, item: SubscriptionItem): number {
  const full = item.price.unit_amount * item.quantity;
  const lines = store
    .all<Invoice>('invoice', ({ parent }) => parent.subscription_details?.subscription === subscription.id)
    .flatMap(({ lines }) => lines.data);
  const line = lines.findLast(
    ({ amount, period, pricing }) =>
      amount === full &&
      period.start === item.current_period_start &&
      pricing?.price_details.price === item.price.id,
  );
  return line ? line.amount - line.discount_amounts.reduce((sum, { amount }) => sum + amount, 0) : full;
}

const sameInterval = (a: Price, b: Price): boolean =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count;

const prorationItem = (
  subscription: Subscription,
  basis: {
    amount: number;
    description: string;
    period: { start: number; end: number };
    price: Price;
    quantity: number;
  },
): InvoiceItem => ({
  id: newId('ii'),
  object: 'invoiceitem',
  amount: basis.amount,
  created: seconds(),
  currency: basis.price.currency,
  customer: subscription.customer,
  customer_account: null,
  date: seconds(),
  description: basis.description,
  discountable: false,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  net_amount: basis.amount,
  parent: { subscription_details: { subscription: subscription.id }, type: 'subscription_details' },
  period: basis.period,
  pricing: priceDetails(basis.price),
  proration: true,
  quantity: basis.quantity,
  quantity_decimal: String(basis.quantity),
  tax_rates: [],
  test_clock: null,
});

/** Puts a change's items in place; prices of another interval start a new period now. */
export function applyItems(subscription: Subscription, change: Change): { restarted: boolean } {
  let restarted = false;
  const data = subscription.items.data.slice();
  for (const { item, price, quantity, deleted } of change.items) {
    if (!item)
      data.push(newItem(subscription.id, price, quantity, data[0]?.current_period_start ?? seconds()));
    else if (deleted) data.splice(data.indexOf(item), 1);
    else {
      const restarts = !sameInterval(item.price, price);
      const fresh = newItem(
        subscription.id,
        price,
        quantity,
        restarts ? seconds() : item.current_period_start,
      );
      restarted ||= restarts;
      const period = restarts ? {} : { current_period_end: item.current_period_end };
      data[data.indexOf(item)] = {
        ...item,
        price,
        plan: fresh.plan,
        quantity,
        ...(restarts && fresh),
        ...period,
        id: item.id,
      };
    }
  }
  subscription.items = { ...subscription.items, data };
  return { restarted };
}
