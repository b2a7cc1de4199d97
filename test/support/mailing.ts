import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { importBrandRows } from '../../src/features/brands/actions/import-brands.ts';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import type { MailDesk } from '../../src/features/outreach/ports.ts';
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
      ...{ line: index + 1, marketplace: 'amazon' as const, name: `Brand ${index + 1}`, website: null },
      email: `wholesale@brand-${index + 1}.com`,
    }));
    await importBrandRows(tx, accountId, 'amazon', rows);
    return startRun(tx, { accountId, bot: 'emailer-bot', startedBy: 'browser', now: new Date() }, null);
  });
}

/** A desk whose mails say little, and go where the test wants. */
export const mailDesk = (atOnce: number, send: MailDesk['transport']['send']): MailDesk => ({
  transport: { kind: 'sendgrid', atOnce, send, close: async () => {} },
  ...{ day: '2026-03-09', dailyLimit: 1_000, limitResetsAt: new Date() },
  compose: (messageId, brand) => ({
    mail: {
      ...{ messageId, from: { email: 'ann@shop.example', name: 'Ann' }, to: brand.email },
      ...{ subject: 'Wholesale', text: 'Hi', html: '<p>Hi</p>', headers: {} },
    },
  }),
});
