import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Account, type AccountSecret, OPERATORS_KEY, secretContext } from '../domain/account.ts';
import { sendableKey } from '../domain/provider-key.ts';
import { openCalled, type Sealer } from '../domain/sealed.ts';
import { findAccount, findSealedSecret } from '../store/accounts.ts';

export async function readAccount(tx: Tx, accountId: string): Promise<Account> {
  const account = await findAccount(tx, accountId);
  if (!account) throw new AppError('not_found', 'There is no such account.');
  return account;
}

/** A secret of the account in the clear, for a provider's client and nobody else; null where it has none of its own. */
export async function openAccountSecret(
  tx: Tx,
  sealer: Sealer,
  accountId: string,
  secret: AccountSecret,
): Promise<string | null> {
  const sealed = await findSealedSecret(tx, accountId, secret);
  if (sealed === null || sealed === OPERATORS_KEY) return null;
  const context = secretContext(accountId, secret);
  const opened = openCalled(sealer, { sealed, context }, CALLED[secret]);
  return KEYS.includes(secret) ? sendableKey(opened) : opened;
}

/** What people know each by, and where they enter it. */
const CALLED: Record<AccountSecret, { what: string; remedy: string }> = {
  sendgrid_api_key: { what: 'Your SendGrid key', remedy: 'Enter it again in onboarding step 4' },
  keepa_api_key: { what: 'Your Keepa key', remedy: 'Enter it again in onboarding step 2' },
  smtp_url: {
    what: 'The address of your SMTP mailbox',
    remedy: 'Enter it again in onboarding step 4',
  },
  workflow_secret: { what: 'The secret of your workflow host', remedy: 'Make a new one in your settings' },
};

/** Of the secrets those that a provider gave out, as against addresses and secrets of our own. */
const KEYS: readonly AccountSecret[] = ['sendgrid_api_key', 'keepa_api_key'];
