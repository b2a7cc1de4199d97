import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

/** What has to be typed, exactly. */
export const CLOSURE_WORD = 'DELETE';

export const closureEndpoints = {
  close: endpoint({
    method: 'POST',
    path: '/api/closures',
    summary: 'Delete the account: the sign-in, the profile and everything that it owns',
    access: 'session',
    body: z.object({ confirmation: z.literal(CLOSURE_WORD) }),
    response: z.object({ closed: z.literal(true) }),
  }),
};
