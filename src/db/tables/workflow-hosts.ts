// Generated from the migrations by `npm run schema`. Edit those, not this.

export interface SenderChecksTable {
  account_id: string;
  email: string;
  problems: string[];
  checked_at: Date;
}
