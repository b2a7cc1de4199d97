import type { Database } from '../../../db/database.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { queueSystemMail } from '../../accounts/actions/system-mails.ts';
import { declinedMentorshipMail, declinedPlanMail } from '../domain/declined-mails.ts';
import { takeDeclined } from '../store/declined-renewals.ts';

/**
 * Writes to the next account whose renewal was declined. That it was told stands in the same transaction as the mail:
 * never twice for an invoice, and never not at all.
 */
export async function tellOfNextDeclined(
  database: Database,
  { isSandbox, publicUrl, now }: { isSandbox: boolean; publicUrl: string; now: Date },
): Promise<'more' | 'done'> {
  return database.asSystem(async (tx) => {
    const declined = await takeDeclined(tx, isSandbox);
    if (!declined) return 'done';
    const { email, firstName: name } = await readAccount(tx, declined.accountId);
    const to = { email, name };
    await queueSystemMail(
      tx,
      declined.plan === null
        ? declinedMentorshipMail(publicUrl, to)
        : declinedPlanMail(publicUrl, to, { ...declined.plan, now }),
    );
    return 'more';
  });
}
