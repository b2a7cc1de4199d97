import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

/** Of the pages that send a mail to somebody who isn't signed in. */
export const systemMailboxEndpoints = {
  systemMailbox: endpoint({
    method: 'GET',
    path: '/api/accounts/system-mailbox',
    summary: 'Where our own mails to people can be read on this machine, while the sandbox takes them',
    access: 'public',
    response: z.object({ path: z.nullable(z.string()) }),
  }),
};
