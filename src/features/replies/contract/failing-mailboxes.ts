import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

/** Of its own: pages tell of it that show nothing else of the inbox. */
export const failingMailboxesEndpoint = endpoint({
  method: 'GET',
  path: '/api/inbox/failing-mailboxes',
  summary: 'Mailboxes whose answers can’t be read at the moment, and why',
  access: { scope: 'read' },
  response: z.object({
    mailboxes: z.array(z.object({ senderId: z.uuid(), email: z.string(), failure: z.string() })),
  }),
});
