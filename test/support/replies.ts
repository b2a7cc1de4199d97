import type { Database } from '../../src/db/database.ts';
import { createSites } from '../../src/features/brands/domain/site/site.ts';
import { createReplyTokens } from '../../src/features/outreach/domain/senders/reply-address.ts';
import {
  type ReceiveDeps,
  type Received,
  receiveMail,
} from '../../src/features/replies/actions/receive-mail.ts';
import type { MailSource } from '../../src/features/replies/domain/inbox/mail-source.ts';
import type { ReceivedMail } from '../../src/features/replies/domain/mail/received-mail.ts';
import { TEST_SECRET_KEY } from './cluster.ts';

export const receiveDeps: ReceiveDeps = {
  tokens: createReplyTokens(TEST_SECRET_KEY),
  sites: createSites(['sandbox.test']),
};

let count = 0;

/** A mail as a brand writes it, with a Message-ID of its own. */
export const receivedMail = (given: Partial<ReceivedMail> = {}): ReceivedMail => {
  count += 1;
  const from = given.from === undefined ? { name: 'Jo Berg', email: 'jo@nordkap.com' } : given.from;
  return {
    messageId: `<${count}@mail.nordkap.com>`,
    inReplyTo: null,
    references: [],
    to: ['hello@acme.com'],
    envelopeFrom: from?.email ?? '',
    subject: 'Re: Wholesale account',
    date: new Date('2026-03-10T09:00:00Z'),
    html: null,
    headers: [],
    parts: [],
    attachments: [],
    text: 'Thanks for reaching out! We would be glad to have you carry our line.',
    ...given,
    from,
  };
};

/** Takes a mail in as the webhook of this account brought it. */
export const receive = (
  database: Database,
  accountId: string | null,
  mail: ReceivedMail,
  options: { envelopeTo?: string[]; receivedAt?: Date; source?: MailSource } = {},
): Promise<Received> =>
  database.asSystem((tx) =>
    receiveMail(
      tx,
      receiveDeps,
      { accountId },
      {
        mail,
        envelopeTo: options.envelopeTo ?? [],
        receivedAt: options.receivedAt ?? new Date('2026-03-10T09:00:05Z'),
        source: options.source ?? 'sendgrid',
      },
    ),
  );
