import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { checkDeliverability } from '../../onboarding/actions/check-deliverability.ts';
import type { DomainRecords } from '../../onboarding/ports.ts';
import { problemsOf, type SenderToCheck } from '../domain/sender-check.ts';
import { saveSenderCheck } from '../store/dashboard.ts';

/** Looks up what the sender's domain publishes, and keeps it for the next time that somebody wants to know. */
export async function checkSenderDomain(
  { database, records }: { database: Database; records: DomainRecords },
  accountId: string,
  { email, transport }: SenderToCheck,
  now: Date,
): Promise<void> {
  const problems = await lookUp(records, email, transport === 'sendgrid');
  await database.asAccount(accountId, (tx) =>
    saveSenderCheck(tx, accountId, { email, problems, checkedAt: now }),
  );
}

async function lookUp(records: DomainRecords, email: string, viaSendgrid: boolean): Promise<string[]> {
  try {
    return problemsOf((await checkDeliverability(records, email, viaSendgrid)).findings);
  } catch (error) {
    // Setup takes any address with an @ in it; one without a domain can't send.
    if (error instanceof AppError) return [`${email} has no domain that could have mail.`];
    throw error;
  }
}
