// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface CheckoutsTable {
  id: string;
  account_id: string;
  tier: number;
  url: string;
  is_discounted: boolean;
  state: Generated<string>;
  is_sandbox: boolean;
  created_at: Generated<Date>;
}

export interface PaymentEventsTable {
  id: string;
  kind: string;
  customer_id: string | null;
  body: string;
  checkout_id: string | null;
  subscription_id: string | null;
  is_sandbox: boolean;
  received_at: Generated<Date>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  processed_at: Date | null;
  failure: string | null;
  payment_id: string | null;
}

export interface SubscriptionsTable {
  account_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  tier: number | null;
  status: string | null;
  price_cents: Generated<number>;
  current_period_start: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  first_month_discount_used: Generated<boolean>;
  checkout_lease_until: Date | null;
  is_sandbox: boolean;
  updated_at: Generated<Date>;
  next_tier: number | null;
  next_price_cents: number | null;
  owed_since: Date | null;
  is_withdrawn: Generated<boolean>;
  checked_at: Date | null;
  owed_invoice: string | null;
  told_of_invoice: string | null;
  answered_at: Date | null;
}
