import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { StoredKey } from '../../accounts/contract/account.ts';
import { holdsKeyCharacters, NO_KEY_CHARACTERS } from '../../accounts/domain/provider-key.ts';
import { Deliverability, isTimeZone } from '../../onboarding/contract.ts';
import { OAUTH_PROVIDERS, SENDER_SECRETS, SENDER_STATES, STOPPED_FOR } from '../domain/senders/sender.ts';

const line = (required: string, most: number) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(most, 'This is too long'),
      z.regex(/^\P{Cc}*$/u, 'Please enter one line'),
    );
const whole = (least: number, most: number, sentence: string) =>
  z.number(sentence).check(z.int(sentence), z.minimum(least, sentence), z.maximum(most, sentence));
/** Left out: the stored one stays. Null: removed. */
const secret = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));

const mailServer = (pattern: RegExp, sentence: string) =>
  z.string().check(z.trim(), z.maxLength(1_000, 'This is too long'), z.regex(pattern, sentence));

/** What a person decides about a sender. */
export const SenderSettings = z.object({
  /** Null: "first name from company name". */
  fromName: z.nullable(line('Please enter a from-name', 120)),
  signature: z.string().check(z.trim(), z.maxLength(1_000, 'This is too long')),
  /** Null: the account's. */
  postalAddress: z.nullable(z.string().check(z.trim(), z.maxLength(500, 'This is too long'))),
  timeZone: z.string().check(z.refine((zone) => isTimeZone(zone), 'Please choose a time zone from the list')),
  window: z
    .object({
      /** Minutes since midnight. */
      start: whole(0, 1439, 'Please enter a time of day'),
      end: whole(1, 1440, 'Please enter a time of day'),
      days: z
        .array(z.int().check(z.minimum(1), z.maximum(7)))
        .check(z.minLength(1, 'Please choose a day at least'), z.maxLength(7)),
    })
    .check(
      // An end before the start is one of the next day.
      z.refine(({ start, end }) => start !== end, {
        error: 'Please enter another time than the start',
        path: ['end'],
      }),
    ),
  dailyCap: z.nullable(whole(1, 10_000, 'Please enter a number from 1 to 10,000')),
  ramp: z.object({
    start: whole(1, 10_000, 'Please enter a number from 1 to 10,000'),
    step: whole(0, 1_000, 'Please enter a number from 0 to 1,000'),
    /** The first day; null is off. */
    from: z.nullable(z.iso.date('Please enter a date')),
  }),
  gap: z.object({
    seconds: whole(0, 86_400, 'Please enter seconds, up to a day'),
    jitter: whole(0, 86_400, 'Please enter seconds, up to a day'),
  }),
  /** The setup's sender takes onboarding's, whatever is said here. */
  transport: z.enum(['account', 'sendgrid', 'smtp']),
  sendgridApiKey: secret(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500),
        z.startsWith('SG.', "SendGrid API keys should start with 'SG.'"),
        z.refine(holdsKeyCharacters, NO_KEY_CHARACTERS),
      ),
  ),
  smtpUrl: secret(
    mailServer(/^smtps?:\/\/[^\s/]+/i, 'SMTP addresses look like smtps://name:password@host:465'),
  ),
  imapUrl: secret(
    mailServer(/^imaps?:\/\/[^\s/]+/i, 'IMAP addresses look like imaps://name:password@host:993'),
  ),
  oauth: secret(
    z
      .object({
        provider: z.enum(OAUTH_PROVIDERS),
        user: z.email('Please enter the mailbox’s address'),
        /** Of an app of one’s own; left out, the server’s signs in. */
        clientId: z.optional(line('Please enter the client id', 300)),
        clientSecret: z.optional(line('Please enter the client secret', 500)),
        /** Left out, its owner signs in at the provider. */
        refreshToken: z.optional(line('Please enter the refresh token', 4_000)),
      })
      .check(
        z.refine(({ clientId, clientSecret }) => clientId === undefined || clientSecret !== undefined, {
          error: 'Please enter the client secret',
          path: ['clientSecret'],
        }),
        z.refine(
          ({ clientId, clientSecret, refreshToken }) =>
            clientId !== undefined || (clientSecret ?? refreshToken) === undefined,
          { error: 'Please enter the client id', path: ['clientId'] },
        ),
      ),
  ),
});
export type SenderSettings = z.infer<typeof SenderSettings>;

const mailbox = z.nullable(z.object({ host: z.string(), port: z.number(), user: z.nullable(z.string()) }));
const moment = z.nullable(z.iso.datetime());

/** A sender as its owner sees it; of a secret only that it is there. */
export const SenderView = z.object({
  id: z.uuid(),
  /** Address, transport and credentials are changed in onboarding. */
  isSetup: z.boolean(),
  email: z.string(),
  fromName: z.nullable(z.string()),
  /** As brands see it. */
  shownName: z.string(),
  signature: z.string(),
  postalAddress: z.nullable(z.string()),
  timeZone: z.string(),
  /** Counts until the end of its day, where the zone was just changed. */
  timeZoneUntilTomorrow: z.nullable(z.string()),
  window: z.object({ start: z.number(), end: z.number(), days: z.array(z.number()) }),
  dailyCap: z.nullable(z.number()),
  ramp: z.object({ start: z.number(), step: z.number(), from: z.nullable(z.string()) }),
  gap: z.object({ seconds: z.number(), jitter: z.number() }),
  transport: z.enum(['sendgrid', 'smtp']),
  /** Follows what onboarding says. */
  isTransportAccounts: z.boolean(),
  sendgridApiKey: z.nullable(StoredKey),
  smtp: mailbox,
  imap: mailbox,
  /** Stored, but sealed by a key that the server no longer has: to be entered again. */
  unreadable: z.array(z.enum(SENDER_SECRETS)),
  oauth: z.nullable(z.enum(OAUTH_PROVIDERS)),
  /** Whose mailbox is signed in to with it. */
  oauthUser: z.nullable(z.string()),
  /** Its owner has yet to sign in at the provider. */
  awaitsConsent: z.boolean(),
  state: z.enum(SENDER_STATES),
  stoppedFor: z.nullable(z.enum(STOPPED_FOR)),
  reason: z.nullable(z.string()),
  stateSince: z.iso.datetime(),
  /** Why it can't write at all yet, as a sentence. */
  problem: z.nullable(z.string()),
  today: z.object({
    day: z.string(),
    sent: z.number(),
    cap: z.number(),
    by: z.enum(['plan', 'sender', 'ramp']),
    /** Why it doesn't write now, and when it goes on by itself. */
    waits: z.nullable(z.string()),
    until: moment,
  }),
  /** Of the last seven days. */
  health: z.object({ mails: z.number(), bounces: z.number(), complaints: z.number() }),
  dns: z.object({
    findings: z.nullable(Deliverability.shape.findings),
    checkedAt: moment,
    failingSince: moment,
    /** When it stops for that; null where it doesn't, as with the sandbox. */
    stopsAt: moment,
  }),
});
export type SenderView = z.infer<typeof SenderView>;

/** How mailboxes of Google and Microsoft are signed in to. */
const MailboxApps = z.object({
  /** Providers at which the server has an app: nobody needs one of their own. */
  providers: z.array(z.enum(OAUTH_PROVIDERS)),
  /** What an app of one’s own has to be told as its redirect address. */
  redirectUrl: z.string(),
});
export type MailboxApps = z.infer<typeof MailboxApps>;

const params = z.object({ id: z.uuid() });
/** `failure`: why it wasn’t let in, as a sentence. */
const tried = z.nullable(z.object({ failure: z.nullable(z.string()) }));

export const senderEndpoints = {
  senders: endpoint({
    method: 'GET',
    path: '/api/senders',
    summary: 'The account’s senders, the one of its setup first',
    access: { scope: 'read' },
    response: z.object({
      senders: z.array(SenderView),
      plan: z.object({ sent: z.number(), limit: z.number(), resetsAt: z.iso.datetime() }),
      /** The operator’s decision for everybody. */
      isSendingOn: z.boolean(),
      mailboxApps: MailboxApps,
      /** Where the account can have its own mailboxes' mail forwarded to; null where none is taken in. */
      forwardTo: z.nullable(z.string()),
    }),
  }),
  addSender: endpoint({
    method: 'POST',
    path: '/api/senders',
    summary: 'Add a sender',
    access: 'session',
    body: z.extend(SenderSettings, {
      email: z.email('Please enter a valid email address').check(z.maxLength(254, 'This is too long')),
    }),
    response: SenderView,
  }),
  changeSender: endpoint({
    method: 'PUT',
    path: '/api/senders/:id',
    summary: 'Change a sender; secrets that are left out stay',
    access: 'session',
    params,
    body: SenderSettings,
    response: SenderView,
  }),
  removeSender: endpoint({
    method: 'DELETE',
    path: '/api/senders/:id',
    summary: 'Remove a sender; its mails stay',
    access: 'session',
    params,
    response: z.object({ id: z.uuid() }),
  }),
  setSenderState: endpoint({
    method: 'POST',
    path: '/api/senders/:id/state',
    summary: 'Pause a sender, or start it again',
    access: 'session',
    params,
    body: z.object({ state: z.enum(['active', 'paused']) }),
    response: SenderView,
  }),
  checkSender: endpoint({
    method: 'POST',
    path: '/api/senders/:id/check',
    summary: 'Look at what the sender’s domain publishes now',
    access: 'session',
    params,
    response: SenderView,
  }),
  trySender: endpoint({
    method: 'POST',
    path: '/api/senders/:id/sign-in',
    summary: 'Sign in to the sender’s mailbox, to send and to read; nothing is sent or changed',
    access: 'session',
    params,
    response: z.object({
      /** Null: its mail doesn’t go out by a mailbox. */
      sends: tried,
      /** Null: its replies are read in no mailbox. */
      reads: tried,
    }),
  }),
  askConsent: endpoint({
    method: 'POST',
    path: '/api/senders/:id/consent',
    summary: 'Where the owner of the sender’s mailbox lets us in, at its provider',
    access: 'session',
    params,
    response: z.object({ url: z.string() }),
  }),
  testSender: endpoint({
    method: 'POST',
    path: '/api/senders/:id/test-mail',
    summary: 'Send a mail to oneself; it counts for no limit',
    access: 'session',
    params,
    response: z.object({ to: z.string() }),
  }),
};
