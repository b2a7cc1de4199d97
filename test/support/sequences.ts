import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import { keepSchedule } from '../../src/features/outreach/actions/keep-schedule.ts';
import { changeSender, type Saving } from '../../src/features/outreach/actions/save-sender.ts';
import {
  type Blocked,
  type ScheduledDeps,
  sendScheduled,
} from '../../src/features/outreach/actions/send-scheduled.ts';
import type { InquiryAccount } from '../../src/features/outreach/domain/mails/inquiry-account.ts';
import { createUnsubscribeTokens } from '../../src/features/outreach/domain/mails/unsubscribe-token.ts';
import { MAIL_SERVERS } from '../../src/features/outreach/domain/senders/mailbox-oauth.ts';
import type { MailDesks, OutgoingMail, SendOutcome } from '../../src/features/outreach/ports.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { DAY_MS } from '../../src/kernel/durations.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from './accounts.ts';
import { TEST_SECRET_KEY } from './cluster.ts';
import type { TestDatabase } from './database.ts';

/** When the first inquiries of these tests went out: a Thursday. */
export const STARTED = new Date('2026-03-05T15:00:00Z');
export const daysAfter = (days: number): Date => new Date(STARTED.getTime() + days * DAY_MS);

export const optOuts = createOptOutHasher(TEST_SECRET_KEY, null);
export const unsubscribeTokens = createUnsubscribeTokens(TEST_SECRET_KEY, null);
const PUBLIC_URL = 'https://app.linesheet.shop';

/** An account that may write, with its onboarding done and one sender. */
export async function writingAccount(
  database: TestDatabase,
): Promise<{ accountId: string; senderId: string }> {
  const accountId = await newAccount(database);
  await database.asSystem(async (tx) => {
    await setPlan(tx, accountId, 'Tier-4');
    await tx
      .updateTable('profiles')
      .set({
        first_name: 'Ana',
        sender_name: 'Acme Retail',
        sender_email: 'ana@acme-retail.com',
        postal_address: '1 Main St',
        email_subject: null,
        email_message_body: 'Hi [Brand Name]',
      })
      .where('id', '=', accountId)
      .execute();
  });
  const { id: senderId } = await database.asSystem((tx) =>
    tx.selectFrom('senders').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow(),
  );
  return { accountId, senderId };
}

/** An installation without an app at Google or Microsoft. */
export const NO_MAILBOX_APPS: Saving['mailboxes'] = {
  appOf: () => null,
  serversOf: (provider) => MAIL_SERVERS[provider],
};

const savingOf = (accountId: string, now: Date): Saving => ({
  accountId,
  sealer: createSealer(TEST_SECRET_KEY),
  mailboxes: NO_MAILBOX_APPS,
  now,
});

/** A person changes the limits of a sender that writes at all hours. */
export const saveSender = (
  database: TestDatabase,
  { accountId, senderId }: { accountId: string; senderId: string },
  limits: { dailyCap?: number; gap?: { seconds: number; jitter: number }; days?: number[] },
  now: Date,
) =>
  database.asAccount(accountId, (tx) =>
    changeSender(tx, savingOf(accountId, now), senderId, {
      fromName: null,
      signature: '',
      postalAddress: '1 Main St',
      timeZone: 'America/New_York',
      window: { start: 0, end: 1440, days: limits.days ?? [1, 2, 3, 4, 5, 6, 7] },
      dailyCap: limits.dailyCap ?? null,
      gap: limits.gap ?? { seconds: 0, jitter: 0 },
      ramp: { start: 10, step: 5, from: null },
      transport: 'account',
    }),
  );

interface Inquired {
  name?: string;
  email?: string;
  website?: string | null;
  sentAt?: Date;
}

/** A brand whose first inquiry was accepted. */
export async function inquiredBrand(
  database: TestDatabase,
  by: { accountId: string; senderId: string },
  { name = 'Nordkap', email = 'wholesale@nordkap.com', website = null, sentAt = STARTED }: Inquired = {},
): Promise<{ brandId: number; messageId: string }> {
  const messageId = uuidv7();
  return database.asSystem(async (tx) => {
    const brand = await tx
      .insertInto('brands')
      .values({
        account_id: by.accountId,
        marketplace: 'amazon',
        key: messageId,
        name,
        email,
        website,
        product_count: 3,
        product_titles: ['Nordkap Wool Throw, 130 x 180 cm'],
        is_sandbox: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('messages')
      .values({
        id: messageId,
        account_id: by.accountId,
        brand_id: brand.id,
        sender_id: by.senderId,
        to_email: email,
        subject: 'Wholesale account',
        body_text: 'Hi',
        state: 'accepted',
        transport: 'sendgrid',
        day: '2026-03-05',
        is_sandbox: false,
        sent_at: sentAt,
      })
      .execute();
    return { brandId: brand.id, messageId };
  });
}

const account = (accountId: string): InquiryAccount => ({
  senderName: 'Acme Retail',
  firstName: 'Ana',
  senderEmail: 'ana@acme-retail.com',
  postalAddress: '1 Main St',
  subject: null,
  template: `Hi from ${accountId}`,
  transport: 'sendgrid',
  isRehearsal: false,
  publicUrl: PUBLIC_URL,
});

export interface Outbox {
  sent: OutgoingMail[];
  /** What the provider says to the next mails; accepts where it is left out. */
  answer: (mail: OutgoingMail) => Promise<SendOutcome> | SendOutcome;
  desks: MailDesks;
}

/** A desk at which all of an account's senders write, into a list. */
export function outboxOf(
  database: TestDatabase,
  options: { day?: string; dailyLimit?: number; blocked?: string; without?: string } = {},
): Outbox {
  const outbox: Outbox = {
    sent: [],
    answer: () => ({ fate: 'accepted', providerMessageId: null }),
    desks: {
      open: async (accountId) => {
        if (options.blocked !== undefined) return { blocked: options.blocked };
        const senders = await database.asSystem((tx) =>
          tx.selectFrom('senders').select('id').where('account_id', '=', accountId).execute(),
        );
        const transport = {
          kind: 'sendgrid' as const,
          atOnce: 16,
          close: async () => {},
          send: async (mail: OutgoingMail) => {
            outbox.sent.push(mail);
            return outbox.answer(mail);
          },
        };
        return {
          senders: senders
            .filter(({ id }) => id !== options.without)
            .map(({ id }) => ({
              id,
              account: account(accountId),
              transport,
              own: { address: false, key: false, mailbox: false },
              compose: () => ({ held: 'Nothing but follow-ups is written here.' }),
              preview: async () => ({ held: 'Nothing but follow-ups is written here.' }),
            })),
          day: options.day ?? '2026-03-09',
          dailyLimit: options.dailyLimit ?? 1_000,
          limitResetsAt: daysAfter(5),
        };
      },
    },
  };
  return outbox;
}

/** One of the workers that send what is scheduled, at a time that the test sets. */
export function scheduleWorker(database: TestDatabase, outbox: Outbox) {
  const clock = { at: STARTED, now: () => clock.at };
  const blocked: Blocked = new Map();
  const deps: ScheduledDeps = {
    database,
    clock,
    optOuts,
    unsubscribeTokens,
    publicUrl: PUBLIC_URL,
    desks: outbox.desks,
    workerId: uuidv7(),
  };
  return {
    clock,
    /** What the loops do: keeps the schedule, then sends until nothing is due. */
    work: async (at: Date = clock.at): Promise<void> => {
      clock.at = at;
      await keepSchedule(database, optOuts, at);
      while ((await sendScheduled(deps, blocked)) > 0);
    },
    round: () => sendScheduled(deps, blocked),
    keep: (at: Date) => keepSchedule(database, optOuts, at),
  };
}

export const messagesOf = (database: TestDatabase, brandId: number) =>
  database.asSystem((tx) =>
    tx
      .selectFrom('messages')
      .select(['id', 'kind', 'step', 'state', 'due_at', 'failure', 'subject', 'body_text', 'refs', 'words'])
      .where('brand_id', '=', brandId)
      .orderBy('step')
      .orderBy('created_at')
      .execute(),
  );

export const enrolmentOf = (database: TestDatabase, brandId: number) =>
  database.asSystem((tx) =>
    tx
      .selectFrom('enrolments')
      .select(['state', 'next_step', 'stop_reason', 'paused_until', 'call_due_at'])
      .where('brand_id', '=', brandId)
      .executeTakeFirst(),
  );
