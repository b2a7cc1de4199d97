import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { offsetSchema } from '../../../kernel/schemas.ts';
import { AUDIT_ACTION_NAMES } from '../domain/audit.ts';

const facts = z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))));

export const AUDIT_PAGE = 50;

export const AuditEntryView = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTION_NAMES),
  /** Done on the command line: by no account. */
  fromCommandLine: z.boolean(),
  /** Null where the account is gone, or there was none. */
  adminEmail: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  subjectEmail: z.nullable(z.string()),
  target: z.nullable(z.string()),
  before: facts,
  after: facts,
  clientAddress: z.nullable(z.string()),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What admins did, and the command line: who, what, whom, from where, and what it was before',
    access: { role: 'admin' },
    query: z.object({
      search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      action: z.optional(z.enum(AUDIT_ACTION_NAMES)),
      person: z.optional(z.uuid()),
      offset: offsetSchema(),
    }),
    response: z.object({ entries: z.array(AuditEntryView), total: z.int() }),
  }),
};
