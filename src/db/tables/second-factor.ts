// Generated from the migrations by `npm run schema`. Edit those, not this.
import type { Generated } from 'kysely';

export interface TriedCodesTable {
  user_id: string;
  code: string;
  tried_at: Date;
}

export interface TwoFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
}
