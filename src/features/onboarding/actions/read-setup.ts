import type { Tx } from '../../../db/database.ts';
import { openAccountSecret, readAccount } from '../../accounts/actions/read-account.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { SealedByAnotherKey, type Sealer } from '../../accounts/domain/sealed.ts';
import { type SmtpMailbox, smtpMailboxOf } from '../domain/smtp-mailbox.ts';

export interface Setup {
  account: Account;
  smtp: SmtpMailbox | null;
}

export async function readSetup(tx: Tx, sealer: Sealer, accountId: string): Promise<Setup> {
  const account = await readAccount(tx, accountId);
  return { account, smtp: account.hasSmtpMailbox ? await readMailbox(tx, sealer, accountId) : null };
}

/** Null too where its address can't be opened any more: then it is entered again. */
async function readMailbox(tx: Tx, sealer: Sealer, accountId: string): Promise<SmtpMailbox | null> {
  try {
    const smtpUrl = await openAccountSecret(tx, sealer, accountId, 'smtp_url');
    return smtpUrl === null ? null : smtpMailboxOf(smtpUrl);
  } catch (error) {
    if (error instanceof SealedByAnotherKey) return null;
    throw error;
  }
}
