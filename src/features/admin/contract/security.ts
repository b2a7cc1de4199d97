import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

export const SecurityView = z.object({
  people: z.int(),
  admins: z.int(),
  withTwoFactor: z.int(),
  adminsWithTwoFactor: z.int(),
  openSessions: z.int(),
  suspended: z.int(),
  failuresToday: z.int(),
  failuresThisWeek: z.int(),
  /** The newest first. */
  failures: z.array(
    z.object({
      at: z.iso.datetime(),
      /** Null where nobody has an account with that address. */
      email: z.nullable(z.string()),
      /** The same for the same address, and tells nothing of it. */
      addressMark: z.string(),
      client: z.string(),
      code: z.string(),
    }),
  ),
  /** From where most attempts failed in the last day, and on how many addresses. */
  busiestClients: z.array(z.object({ client: z.string(), failures: z.int(), addresses: z.int() })),
  /** How often each limit held somebody back in the last day. */
  limitsHit: z.array(z.object({ limit: z.string(), count: z.int() })),
});
export type SecurityView = z.infer<typeof SecurityView>;

export const securityEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/security',
    summary: 'Failed sign-ins, open sessions, two-factor, suspensions, limits that were hit',
    access: { role: 'admin' },
    response: SecurityView,
  }),
};
