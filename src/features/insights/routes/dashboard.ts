import type { Logger } from '../../../http/log.ts';
import type { RouteDeps } from '../../../http/mount.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { DomainRecords } from '../../onboarding/ports.ts';
import { checkSenderDomain } from '../actions/check-sender-domain.ts';
import { readDashboard } from '../actions/read-dashboard.ts';
import { insightEndpoints } from '../contract/dashboard.ts';
import { presentDashboard } from '../present.ts';

export interface InsightRouteDeps extends RouteDeps {
  records: DomainRecords;
  clock: Clock;
  logger: Logger;
}

export function insightRoutes(deps: InsightRouteDeps): void {
  const { routes, database, clock, logger } = deps;
  /** Accounts whose sender is being looked up at this moment. */
  const checking = new Set<string>();

  routes.on(insightEndpoints.dashboard, async ({ actor: { accountId } }) => {
    const now = clock.now();
    const dashboard = await database.asAccount(accountId, (tx) => readDashboard(tx, accountId, now));
    const { senderToCheck } = dashboard;
    if (senderToCheck && !checking.has(accountId)) {
      checking.add(accountId);
      // Nobody waits for name servers: whoever asks again has what they said.
      checkSenderDomain(deps, accountId, senderToCheck, now)
        .catch((error) => logger.error({ err: error }, 'looking up a sender’s domain failed'))
        .finally(() => checking.delete(accountId));
    }
    return presentDashboard(dashboard);
  });
}
