import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { limitSchema, offsetSchema, uuidParams } from '../../../kernel/schemas.ts';
import { GROUNDS } from '../domain/brands/jurisdiction.ts';
import { MAX_SUBJECT, MAX_TEMPLATE } from '../domain/mails/inquiry-account.ts';
import { MESSAGE_KINDS, UNSENT_STATES } from '../domain/mails/message-state.ts';
import { WAITING_LISTS } from '../domain/mails/waiting-mail.ts';
import { EvidenceView } from './messages.ts';

export const WaitingView = z.object({
  id: z.uuid(),
  brand: z.object({ id: z.number(), name: z.string() }),
  kind: z.enum(MESSAGE_KINDS),
  state: z.enum(UNSENT_STATES),
  step: z.nullable(z.number()),
  to: z.string(),
  subject: z.string(),
  /** As it would read now; empty where it is written only once it may be. */
  text: z.string(),
  /** What the words that were added to the seller’s own rest on. */
  evidence: z.array(EvidenceView),
  /** Why it waits. */
  reason: z.nullable(z.string()),
  jurisdiction: z.nullable(z.enum(['CA', 'EU'])),
  dueAt: z.nullable(z.iso.datetime()),
  /** Who sends it; null where that isn’t settled yet. */
  senderId: z.nullable(z.uuid()),
  /** A first inquiry that is approved goes out with the next run. */
  isApproved: z.boolean(),
  isSandbox: z.boolean(),
});
export type WaitingView = z.infer<typeof WaitingView>;

const MOST_AT_ONCE = 200;
const Ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
const Done = z.object({
  /** How many of the mails it was done for; others were gone already. */
  done: z.number(),
});

export const waitingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/waiting',
    summary: 'Mails that have not gone out: for approval, for a ground, too late, or scheduled',
    access: { scope: 'read' },
    query: z.object({
      /** `approved`: first inquiries that go out with the next run. */
      state: z._default(z.enum(WAITING_LISTS), 'draft'),
      limit: limitSchema(100, 20),
      offset: offsetSchema(),
    }),
    response: z.object({
      mails: z.array(WaitingView),
      total: z.number(),
      counts: z.object({
        draft: z.number(),
        approved: z.number(),
        held: z.number(),
        expired: z.number(),
        queued: z.number(),
      }),
    }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/waiting/approve',
    summary: 'Approves mails as they read now',
    access: 'session',
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/waiting/:id',
    summary: 'Gives a mail other words before it goes out',
    access: 'session',
    params: uuidParams,
    body: z.object({
      subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUBJECT)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEMPLATE)),
    }),
    response: z.object({}),
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/waiting/skip',
    summary: 'Leaves mails out; their sequences go on with the next step',
    access: 'session',
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  sendNow: endpoint({
    method: 'POST',
    path: '/api/waiting/send-now',
    summary: 'Has mails go out as soon as their sender may write',
    access: 'session',
    body: z.object({ ids: Ids }),
    response: Done,
  }),
  ground: endpoint({
    method: 'POST',
    path: '/api/waiting/ground',
    summary: 'Confirms why the recipients may be written to where their country asks for that',
    access: 'session',
    body: z.object({ ids: Ids, ground: z.enum(GROUNDS) }),
    response: Done,
  }),
};
