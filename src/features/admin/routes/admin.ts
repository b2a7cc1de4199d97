import type { RouteDeps } from '../../../http/mount.ts';
import { type Clock, systemClock } from '../../../kernel/clock.ts';
import type { PaymentProvider } from '../../billing/ports.ts';
import type { SecretsCheck } from '../actions/read-overview.ts';
import { auditRoutes } from './audit.ts';
import { auditedRoutes } from './audited.ts';
import { globalSettingsRoutes } from './global-settings.ts';
import { adminInquiryRoutes } from './inquiries.ts';
import { overviewRoutes } from './overview.ts';
import { peopleRoutes } from './people.ts';

export interface AdminRouteDeps extends RouteDeps {
  clock?: Clock;
  /** Null where no payments are taken. */
  payments: PaymentProvider | null;
  /** Where none is given, nothing is said of them. */
  checkSecrets?: SecretsCheck;
}

/** All that lies behind /admin. The role is asked for by each endpoint, changes go through the audit log. */
export function adminRoutes(deps: AdminRouteDeps): void {
  const { routes, database, clock = systemClock, payments, checkSecrets = async () => null } = deps;
  const audited = auditedRoutes(routes, database);
  overviewRoutes({ routes, database, clock, checkSecrets });
  peopleRoutes({ routes, audited, database, clock, payments });
  globalSettingsRoutes({ routes, audited, database, clock });
  adminInquiryRoutes({ routes, audited, database, clock });
  auditRoutes({ routes, database });
}
