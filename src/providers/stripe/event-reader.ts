import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentEvent, PaymentEventReader } from '../../features/billing/ports.ts';
import { parseJson } from '../../kernel/json.ts';

/** How far the signature's time may be from ours; a post that was caught and sent again later is older. */
const TOLERANCE_S = 300;

const reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));
const eventSchema = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.nullish(z.string()),
      object: z.string(),
      customer: reference,
      // Where an invoice of a subscription names it: now, and in the older versions of the API.
      parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: reference })) })),
      subscription: reference,
      payment_intent: reference,
    }),
  }),
});
type StripeObject = z.infer<typeof eventSchema>['data']['object'];

/** Stripe's signature scheme by hand: the library for it weighs more than the rest of the server. */
export const createStripeEventReader = (webhookSecret: string): PaymentEventReader => ({
  read: ({ body, signature }, now) => {
    if (!isSigned(body, signature, webhookSecret, now)) return null;
    const event = z.safeParse(eventSchema, parseJson(body));
    if (!event.success) return null;
    const { id, type, data } = event.data;
    return { id, kind: type, customerId: idIn(data.object.customer), about: aboutOf(type, data.object) };
  },
});

function isSigned(body: string, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split(/=(.*)/s));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  // While a secret is being exchanged there is a signature for each of the two.
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : null;
    return given?.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** After which a subscription may stand otherwise. */
const INVOICE_EVENTS = new Set([
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
]);

function aboutOf(type: string, object: StripeObject): PaymentEvent['about'] {
  const id = object.id ?? null;
  if (type.startsWith('checkout.session.')) return id === null ? null : { checkoutId: id };
  if (type.startsWith('customer.subscription.')) return subscription(id);
  if (INVOICE_EVENTS.has(type))
    return subscription(idIn(object.parent?.subscription_details?.subscription ?? object.subscription));
  if (type === 'charge.refunded' || type.startsWith('charge.dispute.')) {
    const payment = idIn(object.payment_intent);
    return payment === null ? null : { paymentId: payment };
  }
  return null;
}

const subscription = (id: string | null): PaymentEvent['about'] =>
  id === null ? null : { subscriptionId: id };

const idIn = (value: z.infer<typeof reference>): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
