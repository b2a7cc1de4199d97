import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

/** What has to be typed, exactly. */
export const CLOSURE_WORD = 'DELETE';

export const closureEndpoints = {
  data: endpoint({
    method: 'GET',
    path: '/api/closures/data',
    summary: 'Everything that the account owns, as one JSON file, without keys and tokens',
    access: 'session',
    response: z.object({
      about: z.object({ made_at: z.iso.datetime(), note: z.string() }),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  dataCheck: endpoint({
    method: 'GET',
    path: '/api/closures/data/check',
    summary:
      'Whether the data can be downloaded now: a browser that saves a file has nowhere to show a refusal',
    access: 'session',
    response: z.object({ isReady: z.literal(true) }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/closures',
    summary: 'Delete the account: the sign-in, the profile and everything that it owns',
    access: 'session',
    body: z.object({ confirmation: z.literal(CLOSURE_WORD) }),
    response: z.object({ closed: z.literal(true) }),
  }),
};
