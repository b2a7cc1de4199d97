import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { uuidParams } from '../../../kernel/schemas.ts';

const password = z.string().check(z.minLength(1), z.maxLength(128));
const code = z.string().check(z.maxLength(40));

/** What proves that it is still the person: the code once two-factor is on. */
const Credentials = z.object({ password, code: z.optional(code) });

export const OpenSession = z.object({
  id: z.uuid(),
  /** “Chrome on macOS”, as far as the browser tells. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const securityEndpoints = {
  confirmPassword: endpoint({
    method: 'POST',
    path: '/api/session/confirmation',
    summary: 'Give the password again, for what asks for it; counts for ten minutes in this session',
    access: 'session',
    body: Credentials,
    response: z.object({ confirmedUntil: z.iso.datetime() }),
  }),
  security: endpoint({
    method: 'GET',
    path: '/api/security',
    summary: 'Whether two-factor is on, and in which browsers the person is signed in',
    access: 'session',
    response: z.object({
      twoFactor: z.nullable(z.object({ recoveryCodesLeft: z.int() })),
      sessions: z.array(OpenSession),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'Sign out in one browser',
    access: 'session',
    params: uuidParams,
    response: z.object({ id: z.uuid() }),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'Sign out in every browser but this one',
    access: 'session',
    response: z.object({ ended: z.int() }),
  }),
  setUpTwoFactor: endpoint({
    method: 'POST',
    path: '/api/two-factor/setup',
    summary: 'Begin to set up an authenticator app; its secret and the recovery codes are answered this once',
    access: 'session',
    body: z.object({ password }),
    response: z.object({ address: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) }),
  }),
  turnOnTwoFactor: endpoint({
    method: 'POST',
    path: '/api/two-factor',
    summary: 'Turn two-factor on, by a first code of the authenticator app',
    access: 'session',
    body: z.object({ code }),
    response: z.object({ enabled: z.literal(true) }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/two-factor/recovery-codes',
    summary: 'Replace the recovery codes; the new ones are answered this once',
    access: 'session',
    body: Credentials,
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  turnOffTwoFactor: endpoint({
    method: 'POST',
    path: '/api/two-factor/removal',
    summary: 'Turn two-factor off, with the password and a code',
    access: 'session',
    body: Credentials,
    response: z.object({ enabled: z.literal(false) }),
  }),
};

export type Security = z.infer<typeof securityEndpoints.security.response>;
