// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface MentorshipSeatsTable {
  is_sandbox: boolean;
  seat: number;
  account_id: string;
  state: Generated<string>;
  held_until: Date;
  hold_key: string;
  checkout_id: string | null;
  subscription_id: string | null;
  status: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  created_at: Generated<Date>;
  owed_invoice: string | null;
  told_of_invoice: string | null;
}

export interface MentorshipWaitersTable {
  account_id: string;
  joined_at: Generated<Date>;
  invited_until: Date | null;
}

export interface PackPurchasesTable {
  checkout_id: string;
  account_id: string;
  credits: number;
  cents: number;
  url: string;
  state: Generated<string>;
  payment_id: string | null;
  refunded_cents: Generated<number>;
  is_sandbox: boolean;
  created_at: Generated<Date>;
}
