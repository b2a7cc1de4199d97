import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

export const InboxFiguresView = z.object({
  unread: z.number(),
  needsAnswer: z.number(),
  snoozed: z.number(),
  unmatched: z.number(),
});
export type InboxFiguresView = z.infer<typeof InboxFiguresView>;

/** By itself: every signed-in page asks for it, and few need the rest. */
export const inboxFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/inbox/figures',
  summary: 'How many conversations are unread, need an answer, are snoozed or unmatched',
  access: { scope: 'read' },
  response: InboxFiguresView,
});
