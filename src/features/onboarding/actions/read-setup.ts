import type { Tx } from '../../../db/database.ts';
import { openAccountSecret, readAccount } from '../../accounts/actions/read-account.ts';
import type { Account } from '../../accounts/domain/account.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { type SmtpMailbox, smtpMailboxOf } from '../domain/smtp-mailbox.ts';

export interface Setup {
  account: Account;
  smtp: SmtpMailbox | null;
}

export async function readSetup(tx: Tx, sealer: Sealer, accountId: string): Promise<Setup> {
  const account = await readAccount(tx, accountId);
  const smtpUrl = account.hasSmtpMailbox ? await openAccountSecret(tx, sealer, accountId, 'smtp_url') : null;
  return { account, smtp: smtpUrl === null ? null : smtpMailboxOf(smtpUrl) };
}
