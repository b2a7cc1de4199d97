import type { RouteDeps } from '../../../http/mount.ts';
import { readAudit } from '../actions/read-audit.ts';
import { AUDIT_PAGE, auditEndpoints } from '../contract/audit.ts';
import { presentAuditEntry } from '../present/audit.ts';

export function auditRoutes({ routes, database }: RouteDeps): void {
  routes.on(auditEndpoints.list, async ({ query: { search, action = null, person = null, offset } }) => {
    const asked = { search, action, personId: person, limit: AUDIT_PAGE, offset };
    const { entries, total } = await database.asSystem((tx) => readAudit(tx, asked));
    return { entries: entries.map(presentAuditEntry), total };
  });
}
