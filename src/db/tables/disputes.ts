// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface PaymentDisputesTable {
  payment_id: string;
  account_id: string;
  bought: string;
  heard_at: Generated<Date>;
}
