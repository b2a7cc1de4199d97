// One of the workers that send what is scheduled, in a process of its own, to be killed in the middle of it.
import { openDatabase } from '../../src/db/database.ts';
import { sendScheduled } from '../../src/features/outreach/actions/send-scheduled.ts';
import { createUnsubscribeTokens } from '../../src/features/outreach/domain/mails/unsubscribe-token.ts';
import type { MailDesks, OutgoingMail } from '../../src/features/outreach/ports.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { DAILY_LIMIT, DAY } from './schedule-world.ts';

const [ownerUrl = '', secretKey = '', providerUrl = ''] = process.argv.slice(2);
const database = openDatabase({ ownerUrl, secretKey, poolSize: 8 });
const PUBLIC_URL = 'https://app.linesheet.shop';

const desks: MailDesks = {
  open: async (accountId) => {
    const senders = await database.asSystem((tx) =>
      tx.selectFrom('senders').select(['id', 'email']).where('account_id', '=', accountId).execute(),
    );
    return {
      senders: senders.map(({ id, email }) => ({
        id,
        account: {
          senderName: 'Acme Retail',
          firstName: 'Ana',
          senderEmail: email ?? 'ana@acme-retail.com',
          postalAddress: '1 Main St',
          subject: null,
          template: 'Hi',
          transport: 'sendgrid' as const,
          isRehearsal: false,
          publicUrl: PUBLIC_URL,
        },
        own: { address: false, key: false, mailbox: false },
        transport: {
          kind: 'sendgrid' as const,
          atOnce: 16,
          close: async () => {},
          send: async (mail: OutgoingMail) => {
            await fetch(providerUrl, {
              method: 'POST',
              body: JSON.stringify({ id: mail.messageId, senderId: id, accountId }),
            });
            return { fate: 'accepted' as const, providerMessageId: null };
          },
        },
        compose: () => ({ held: 'Nothing but follow-ups is written here.' }),
        preview: async () => ({ held: 'Nothing but follow-ups is written here.' }),
      })),
      day: DAY,
      dailyLimit: DAILY_LIMIT,
      limitResetsAt: new Date(Date.now() + 86_400_000),
    };
  },
};

const deps = {
  database,
  clock: systemClock,
  desks,
  publicUrl: PUBLIC_URL,
  workerId: uuidv7(),
  optOuts: createOptOutHasher(secretKey, null),
  unsubscribeTokens: createUnsubscribeTokens(secretKey, null),
};
process.stdout.write('is ready\n');
const blocked = new Map<string, number>();
while ((await sendScheduled(deps, blocked)) > 0);
await database.close();
