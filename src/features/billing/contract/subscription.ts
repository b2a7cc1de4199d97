import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { PLANS } from '../../accounts/domain/plan.ts';
import { INVOICE_STATES } from '../domain/customer-record.ts';
import { DISPUTED_PURCHASES } from '../domain/payment.ts';
import { TierNumber } from './billing.ts';

const Terms = z.object({ tier: z.nullable(TierNumber), cents: z.number() });

export const SubscriptionState = z.object({
  plan: z.enum(PLANS),
  /** What the account's plan costs a month. */
  monthlyCents: z.nullable(z.number()),
  /** Half of the first month is still to be had. */
  hasDiscount: z.boolean(),
  /** Null without one that holds the account's place. */
  subscription: z.nullable(
    z.object({
      ...Terms.shape,
      /** The provider's word. */
      status: z.string(),
      periodEndsAt: z.nullable(z.iso.datetime()),
      cancelsAtPeriodEnd: z.boolean(),
      /** A lower plan that was chosen, from the next period on. */
      next: z.nullable(Terms),
      /** While a month is owed: until when the plan is kept. */
      graceEndsAt: z.nullable(z.iso.datetime()),
      /** Those days are over. */
      isWithdrawn: z.boolean(),
    }),
  ),
  /** A payment that is disputed, of a month or a pack: what was left of its credits is held until the bank decides. */
  dispute: z.nullable(z.object({ bought: z.enum(DISPUTED_PURCHASES), heardAt: z.iso.datetime() })),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const PlanChangePreview = z.object({
  kind: z.enum(['upgrade', 'downgrade', 'keep']),
  at: z.iso.datetime(),
  dueCents: z.number(),
  lines: z.array(z.object({ description: z.string(), cents: z.number() })),
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const BillingDetails = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(120)),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address'), z.maxLength(254)),
  address: z.object({
    line1: line(200),
    line2: line(200),
    city: line(100),
    state: line(100),
    postalCode: line(20),
    country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  }),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

export const CustomerRecord = z.object({
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), expMonth: z.number(), expYear: z.number() }),
  ),
  details: z.object({
    name: z.string(),
    email: z.string(),
    address: BillingDetails.shape.address,
  }),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      cents: z.number(),
      currency: z.string(),
      state: z.enum(INVOICE_STATES),
      url: z.nullable(z.url()),
      pdfUrl: z.nullable(z.url()),
    }),
  ),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

export const subscriptionEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/api/billing/subscription',
    summary: 'The account’s plan, what it costs a month, and what becomes of its subscription',
    access: 'session',
    response: SubscriptionState,
  }),
  previewChange: endpoint({
    method: 'POST',
    path: '/api/billing/subscription/preview',
    summary: 'What moving the subscription to a tier would cost and when it would begin; changes nothing',
    access: 'session',
    body: z.object({ tier: TierNumber }),
    response: PlanChangePreview,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/billing/subscription/change',
    summary: 'Move the subscription to a tier: a higher one at once, a lower one with the next period',
    access: 'session',
    /** `shownAt` and `dueCents` are the preview's `at` and `dueCents`: what was shown is what is charged. */
    body: z.object({ tier: TierNumber, shownAt: z.iso.datetime(), dueCents: z.int() }),
    response: SubscriptionState,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/subscription/cancel',
    summary: 'Let the subscription end with the period that is paid',
    access: 'session',
    response: SubscriptionState,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/billing/subscription/resume',
    summary: 'Let a subscription that was to end go on',
    access: 'session',
    response: SubscriptionState,
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/billing/records',
    summary: 'Card, billing details and invoices, from the payment provider',
    access: 'session',
    response: CustomerRecord,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/billing/details',
    summary: 'Save name, email and address for invoices at the payment provider',
    access: 'session',
    body: BillingDetails,
    response: z.object({ saved: z.literal(true) }),
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'Open the payment provider’s own page for the account; the address is opened in a new tab',
    access: 'session',
    response: z.object({ url: z.url() }),
  }),
};
