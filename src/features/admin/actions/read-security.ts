import type { Tx } from '../../../db/database.ts';
import { DAY_MS } from '../../../kernel/durations.ts';
import { countsSince } from '../store/processes.ts';
import {
  busiestClients,
  newestSignInFailures,
  type SecurityFigures,
  type SignInFailure,
  securityFigures,
} from '../store/security.ts';

const FAILURES_SHOWN = 50;

export interface Security extends SecurityFigures {
  failures: SignInFailure[];
  busiestClients: { client: string; failures: number; addresses: number }[];
  limitsHit: { limit: string; count: number }[];
}

/** Sign-in attempts, and how well accounts are protected. Needs the system role. */
export async function readSecurity(tx: Tx, now: Date): Promise<Security> {
  const [figures, failures, clients, limits] = await Promise.all([
    securityFigures(tx, now),
    newestSignInFailures(tx, FAILURES_SHOWN),
    busiestClients(tx, now),
    countsSince(tx, 'rate_limits_hit_total', new Date(now.getTime() - DAY_MS)),
  ]);
  return {
    ...figures,
    failures,
    busiestClients: clients,
    limitsHit: limits.map(({ label, count }) => ({ limit: label, count })),
  };
}
