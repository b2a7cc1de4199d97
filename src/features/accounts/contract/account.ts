import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { uuidParams } from '../../../kernel/schemas.ts';
import { PLANS } from '../domain/plan.ts';

/** By these words the catalogue of what is said at a sign-up knows the cause. */
const INVALID_EMAIL = 'Invalid email address';

const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.email(INVALID_EMAIL), z.maxLength(254, INVALID_EMAIL));

/** Mails are signed with it. */
export const FirstName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter your first name'), z.maxLength(80));

const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  isAdmin: z.boolean(),
});

/** The part of the profile that the guard and the header need on every page. */
const SessionProfile = z.object({
  plan: z.enum(PLANS),
  /** `active` is the known value; null when there never was a subscription. */
  subscriptionStatus: z.nullable(z.string()),
  credits: z.number(),
});

export const Session = z.object({
  user: z.nullable(SessionUser),
  /** Null for a visitor, and for a person whose profile is missing or could not be read. */
  profile: z.nullable(SessionProfile),
  /** False when reading the profile failed, which is not the same as there being none. */
  profileReadable: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A stored secret as it may leave the server: that it is there, and its end. */
export const StoredKey = z.object({ lastFour: z.string() });

export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  credits: z.number(),
  plan: z.enum(PLANS),
  subscriptionStatus: z.nullable(z.string()),
  spreadsheetLink: z.nullable(z.string()),
  senderEmail: z.nullable(z.string()),
  sendgridApiKey: z.nullable(StoredKey),
  senderName: z.nullable(z.string()),
  emailMessageBody: z.nullable(z.string()),
});
export type Profile = z.infer<typeof Profile>;

export const TOKEN_SCOPES = ['runs', 'read', 'import'] as const;
/** How long a token may be good for. */
export const TOKEN_DAYS = { least: 1, most: 365 };

export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type ApiToken = z.infer<typeof ApiToken>;

const NewApiToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scopes: z.array(z.enum(TOKEN_SCOPES)).check(z.minLength(1)),
  expiresInDays: z._default(z.int().check(z.minimum(TOKEN_DAYS.least), z.maximum(TOKEN_DAYS.most)), 90),
});

/** Sign-up, sign-in, sign-out, confirmation and reset are the sign-in library's own, under `/api/auth/*`. */
export const accountEndpoints = {
  session: endpoint({
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in, and what the guard needs to know of them',
    access: 'public',
    response: Session,
  }),
  emailCheck: endpoint({
    method: 'POST',
    path: '/api/accounts/email-check',
    summary: 'Whether a profile with this email exists, asked before signing up',
    access: 'public',
    body: z.object({ email }),
    response: z.object({ exists: z.boolean() }),
  }),
  resetLinkCheck: endpoint({
    method: 'POST',
    path: '/api/accounts/reset-link-check',
    summary: 'Whether a link for a new password still works, asked before one is typed',
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ works: z.boolean() }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/profile',
    summary: 'The whole profile',
    access: 'session',
    response: Profile,
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Change the person’s own details',
    access: 'session',
    body: z.object({ firstName: FirstName }),
    response: Profile,
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/api/tokens',
    summary: 'The account’s API tokens, without their secrets',
    access: 'session',
    response: z.object({ tokens: z.array(ApiToken) }),
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/api/tokens',
    summary: 'Create an API token; its secret is answered this once',
    access: 'session',
    body: NewApiToken,
    response: z.object({ token: ApiToken, secret: z.string() }),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/api/tokens/:id',
    summary: 'Revoke an API token',
    access: 'session',
    params: uuidParams,
    response: z.object({ id: z.uuid() }),
  }),
};

export type TokenScope = (typeof TOKEN_SCOPES)[number];
