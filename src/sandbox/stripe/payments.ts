import type { Billing } from './billing.ts';
import { StripeRefusal } from './refusal.ts';
import {
  type Charge,
  type Customer,
  newId,
  type PaymentMethod,
  type Resource,
  seconds,
} from './resources.ts';
import { dispute } from './returns.ts';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  email: string | null;
}

const DECLINES: Record<string, { message: string; decline_code: string; code: string }> = {
  '4000000000000002': {
    message: 'Your card was declined.',
    decline_code: 'generic_decline',
    code: 'card_declined',
  },
  '4000000000009995': {
    message: 'Your card has insufficient funds.',
    decline_code: 'insufficient_funds',
    code: 'card_declined',
  },
  '4000000000000069': {
    message: 'Your card has expired.',
    decline_code: 'expired_card',
    code: 'expired_card',
  },
};

/** Takes the first payment, and none after it. */
const FAILS_LATER = '4000000000000341';
/** Is charged, and its owner wants the money back at once. */
const DISPUTES = '4000000000000259';

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** Throws what a person has to be told about a card that won't do. */
export function checkCard({ number, expMonth, expYear }: Card): void {
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError({ message: 'Your card number is incorrect.', code: 'incorrect_number' });
  }
  const now = new Date();
  const expired =
    expYear < now.getUTCFullYear() || (expYear === now.getUTCFullYear() && expMonth <= now.getUTCMonth());
  if (!(expMonth >= 1 && expMonth <= 12) || expired) {
    throw cardError({ message: 'Your card’s expiration date is incorrect.', code: 'invalid_expiry_year' });
  }
  const decline = DECLINES[number];
  if (decline) throw cardError(decline);
}

const cardError = ({ message, ...details }: { message: string; code: string; decline_code?: string }) =>
  new StripeRefusal(402, message, { type: 'card_error', ...details });

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const NO_ADDRESS = { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null };

export function createPaymentMethod({ store }: Billing, card: Card, customer: string | null): PaymentMethod {
  const brand = BRANDS.find(([pattern]) => pattern.test(card.number))?.[1] ?? 'unknown';
  return store.save<PaymentMethod>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: NO_ADDRESS, email: card.email, name: card.name, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: newId('', 16).slice(1),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: seconds(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

const disputes = ({ card }: PaymentMethod): boolean => card.last4 === DISPUTES.slice(-4);

export const failsLater = ({ card }: PaymentMethod): boolean => card.last4 === FAILS_LATER.slice(-4);

export interface Payment {
  intent: Resource;
  /** Nothing when the card was declined. */
  charge: Charge | undefined;
}

/** Charges a card; what a declined one leaves behind is a payment intent that wants another card. */
export function pay(
  { store, emit }: Billing,
  what: { amount: number; currency: string; description: string | null; metadata?: Record<string, string> },
  {
    customer,
    method,
    declined = false,
  }: { customer: Customer | null; method: PaymentMethod; declined?: boolean },
): Payment {
  const id = newId('pi');
  const charge = declined ? undefined : store.save<Charge>(chargeOf(id, what, customer, method));
  const error = declined ? cardError(DECLINES['4000000000000002'] ?? { message: '', code: '' }) : undefined;
  const intent = store.save({
    id,
    object: 'payment_intent',
    amount: what.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: charge ? what.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('', 24).slice(1)}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: what.currency,
    customer: customer?.id ?? null,
    customer_account: null,
    description: what.description,
    excluded_payment_method_types: null,
    last_payment_error: error ? { ...error.details, message: error.message, payment_method: method } : null,
    latest_charge: charge?.id ?? null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: what.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: charge ? method.id : null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: customer ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge ? 'succeeded' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  if (charge) void emit('charge.succeeded', charge);
  void emit(charge ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  if (charge && disputes(method)) dispute({ store, emit }, charge);
  return { intent, charge };
}

const chargeOf = (
  intent: string,
  { amount, currency, description, metadata = {} }: Parameters<typeof pay>[1],
  customer: Customer | null,
  method: PaymentMethod,
): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_captured: amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: newId('txn'),
  billing_details: method.billing_details,
  calculated_statement_descriptor: 'SANDBOX',
  captured: true,
  created: seconds(),
  currency,
  customer: customer?.id ?? null,
  description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata,
  on_behalf_of: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
  paid: true,
  payment_intent: intent,
  payment_method: method.id,
  payment_method_details: {
    card: {
      ...method.card,
      amount_authorized: amount,
      installments: null,
      mandate: null,
      network: method.card.brand,
    },
    type: 'card',
  },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});
