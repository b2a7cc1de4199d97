import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import type { InquiryAccount } from '../../src/features/outreach/domain/mails/inquiry-account.ts';
import type { MailDesk, MailTransport } from '../../src/features/outreach/ports.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import type { Run } from '../../src/features/runs/domain/run.ts';
import { newAccount } from './accounts.ts';
import type { TestDatabase } from './database.ts';

/** An Emailer run over so many brands, which can all be written to, of somebody whose plan and credits suffice. */
export async function mailingRun(database: TestDatabase, brands: number): Promise<Run> {
  const accountId = await newAccount(database);
  await database.asSystem((tx) => setPlan(tx, accountId, 'Tier-2'));
  return database.asAccount(accountId, async (tx) => {
    await grantCredits(tx, { accountId, credits: brands, reason: 'for the test', actor: 'test' });
    const rows = Array.from({ length: brands }, (_, index) => ({
      line: index + 1,
      marketplace: 'amazon' as const,
      name: `Brand ${index + 1}`,
      website: null,
      email: `wholesale@brand-${index + 1}.com`,
    }));
    await importBrandRows(tx, accountId, { marketplace: 'amazon', rows });
    return startRun(tx, { accountId, bot: 'emailer-bot', startedBy: 'browser', now: new Date() });
  });
}

/** The sender that onboarding sets up. */
export async function setupSender(database: TestDatabase, accountId: string): Promise<string> {
  return database.asSystem(async (tx) => {
    await tx
      .updateTable('profiles')
      .set({ sender_email: 'ann@shop.example' })
      .where('id', '=', accountId)
      .execute();
    const sender = await tx
      .selectFrom('senders')
      .select('id')
      .where('account_id', '=', accountId)
      .where('is_setup', '=', true)
      .executeTakeFirstOrThrow();
    return sender.id;
  });
}

/** A desk whose mails say little, and go where the test wants. */
export const mailDesk = (
  senderIds: readonly string[],
  atOnce: number,
  send: MailTransport['send'],
): MailDesk => {
  const transport: MailTransport = { kind: 'sendgrid', atOnce, send, close: async () => {} };
  return {
    day: '2026-03-09',
    dailyLimit: 1_000,
    limitResetsAt: new Date(Date.now() + 86_400_000),
    senders: senderIds.map((id) => ({
      id,
      transport,
      account: SELLER,
      own: { address: false, key: false, mailbox: false },
      preview: async () => ({ subject: 'Wholesale', text: 'Hi', evidence: [], waits: null }),
      compose: (messageId, brand) => ({
        mail: {
          messageId,
          from: { email: 'ann@shop.example', name: 'Ann' },
          to: brand.email,
          subject: 'Wholesale',
          text: 'Hi',
          html: '<p>Hi</p>',
          headers: {},
        },
      }),
    })),
  };
};

export const SELLER: InquiryAccount = {
  senderName: 'Shop',
  firstName: 'Ann',
  senderEmail: 'ann@shop.example',
  postalAddress: '1 Main St',
  subject: null,
  template: 'Hi',
  transport: 'sendgrid',
  isRehearsal: true,
  publicUrl: 'https://x.example',
};
