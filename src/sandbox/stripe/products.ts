import type { Billing } from './billing.ts';
import type { Params } from './form.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Address,
  type Coupon,
  type Customer,
  INTERVALS,
  newId,
  type Price,
  type Product,
  seconds,
} from './resources.ts';

export const createProduct = ({ store }: Billing, params: Params): Product => {
  const now = seconds();
  return store.save<Product>({
    id: params.text('id') ?? newId('prod', 14),
    object: 'product',
    active: params.flag('active') ?? true,
    created: now,
    default_price: null,
    description: params.textOrNull('description'),
    images: params.texts('images'),
    livemode: false,
    marketing_features: params
      .children('marketing_features')
      .map((each) => ({ name: each.text('name') ?? '' })),
    metadata: params.metadata(),
    name: params.required('name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.textOrNull('statement_descriptor'),
    tax_code: params.textOrNull('tax_code'),
    type: 'service',
    unit_label: params.textOrNull('unit_label'),
    updated: now,
    url: params.textOrNull('url'),
  });
};

export function createPrice({ store }: Billing, params: Params, product: string): Price {
  store.get<Product>('product', product, params.name('product'));
  const recurring = params.child('recurring');
  const interval = recurring.oneOf('interval', INTERVALS);
  const unitAmount = params.integer('unit_amount') ?? params.decimal('unit_amount_decimal');
  if (unitAmount === undefined) params.required('unit_amount');
  const lookupKey = params.textOrNull('lookup_key');
  const holder = lookupKey && store.all<Price>('price', ({ lookup_key }) => lookup_key === lookupKey)[0];
  if (holder && !params.flag('transfer_lookup_key')) {
    throw new StripeRefusal(
      400,
      `A price (\`${holder.id}\`) already uses that lookup key. To transfer the lookup key, set \`transfer_lookup_key\` to \`true\`.`,
      { code: 'resource_already_exists', param: 'lookup_key' },
    );
  }
  if (holder) store.save({ ...holder, lookup_key: null });
  return store.save<Price>({
    id: newId('price'),
    object: 'price',
    active: params.flag('active') ?? true,
    billing_scheme: 'per_unit',
    created: seconds(),
    currency: params.required('currency').toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: params.metadata(),
    nickname: params.textOrNull('nickname'),
    product,
    recurring: interval
      ? {
          interval,
          interval_count: recurring.integer('interval_count') ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.text('tax_behavior') ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? 'recurring' : 'one_time',
    unit_amount: unitAmount ?? 0,
    unit_amount_decimal: String(unitAmount ?? 0),
  });
}

export function createCoupon({ store }: Billing, params: Params): Coupon {
  const percentOff = params.decimal('percent_off');
  const amountOff = params.integer('amount_off');
  if ((percentOff === undefined) === (amountOff === undefined)) {
    throw new StripeRefusal(
      400,
      'You must specify exactly one of these parameters: amount_off, percent_off.',
    );
  }
  if (percentOff !== undefined && !(percentOff > 0 && percentOff <= 100)) {
    throw new StripeRefusal(400, 'Invalid percent_off: must be greater than 0 and at most 100.', {
      param: 'percent_off',
    });
  }
  const id = params.text('id') ?? newId('', 8).slice(1);
  if (store.find<Coupon>('coupon', id)) {
    throw new StripeRefusal(400, 'Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  return store.save<Coupon>({
    id,
    object: 'coupon',
    amount_off: amountOff ?? null,
    created: seconds(),
    currency: amountOff === undefined ? null : params.required('currency').toLowerCase(),
    duration: params.oneOf('duration', ['once', 'repeating', 'forever']) ?? 'once',
    duration_in_months: params.integer('duration_in_months') ?? null,
    livemode: false,
    max_redemptions: params.integer('max_redemptions') ?? null,
    metadata: params.metadata(),
    name: params.textOrNull('name'),
    percent_off: percentOff ?? null,
    redeem_by: params.integer('redeem_by') ?? null,
    times_redeemed: 0,
    valid: true,
  });
}

export const createCustomer = (
  { store }: Billing,
  {
    email,
    name,
    metadata = {},
    address = null,
    more = {},
  }: {
    email: string | null;
    name: string | null;
    metadata?: Record<string, string>;
    address?: Address | null;
    more?: object;
  },
): Customer =>
  store.save<Customer>({
    id: newId('cus', 14),
    object: 'customer',
    address,
    balance: 0,
    created: seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...more,
  });

export const addressIn = (params: Params): Address => ({
  city: params.textOrNull('city'),
  country: params.textOrNull('country'),
  line1: params.textOrNull('line1'),
  line2: params.textOrNull('line2'),
  postal_code: params.textOrNull('postal_code'),
  state: params.textOrNull('state'),
});
