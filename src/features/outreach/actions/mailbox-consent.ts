import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { AppError, ProviderError } from '../../../kernel/errors.ts';
import { parseJson } from '../../../kernel/json.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import type { ConsentOutcome } from '../domain/senders/mailbox-oauth.ts';
import { type Sender, senderSecretContext } from '../domain/senders/sender.ts';
import type { MailboxConsents, MailboxOAuth } from '../ports.ts';
import { findSender, lockSignIn, sealedSenderSecrets } from '../store/senders.ts';
import { keepRefreshToken } from './refresh-tokens.ts';
import { lookAgain, senderOf, setSenderState } from './save-sender.ts';
import { openSenderSecrets, storedOAuthOf } from './sender-access.ts';

interface ConsentDeps {
  database: Database;
  sealer: Sealer;
  consents: MailboxConsents;
  now: Date;
}

/** For as long a person may take at the provider. */
const LONGEST_MS = 15 * 60_000;
const TIMEOUT_MS = 20_000;
const CONTEXT = 'mailbox consent';

/** What comes back from the provider unread by it: whose sign-in it is, and that it is ours. */
interface Asked extends Pick<MailboxOAuth, 'provider' | 'user' | 'clientId'> {
  accountId: string;
  senderId: string;
  verifier: string;
  until: number;
}

/** The provider's page on which a mailbox's owner lets us in. */
export async function beginConsent(deps: ConsentDeps, accountId: string, senderId: string): Promise<string> {
  const { database, sealer, consents, now } = deps;
  const stored = await database.asAccount(accountId, async (tx) => {
    const sender = await senderOf(tx, accountId, senderId);
    return storedOAuthOf(sender, (await openSenderSecrets(tx, sealer, senderId)).oauth);
  });
  if (stored === null)
    throw new AppError('invalid_input', 'Change the sender, and choose how it signs in to its mailbox.');
  const { provider, user, clientId } = stored;
  const verifier = randomBytes(32).toString('base64url');
  const until = now.getTime() + LONGEST_MS;
  const asked: Asked = { accountId, senderId, provider, user, clientId, verifier, until };
  const state = sealer.seal(JSON.stringify(asked), CONTEXT);
  return consents.consentUrl({ provider, user, clientId, state, verifier });
}

/** What the provider sent its owner back with. */
export interface ConsentAnswer {
  state: string | null;
  code: string | null;
  error: string | null;
}

/** Lets us in for good, where the mailbox's owner said so and it is still the mailbox that was asked for. */
export async function finishConsent(
  deps: ConsentDeps,
  accountId: string,
  { state, code, error }: ConsentAnswer,
): Promise<{ senderId: string | null; outcome: ConsentOutcome }> {
  const { database, sealer, consents, now } = deps;
  const asked = readAsked(sealer, state);
  if (!asked || asked.accountId !== accountId || asked.until < now.getTime())
    return { senderId: null, outcome: 'expired' };
  const { senderId } = asked;
  const ended = (outcome: ConsentOutcome) => ({ senderId, outcome });
  if (code === null) return ended(error === 'access_denied' ? 'denied' : 'refused');

  const before = await database.asAccount(accountId, async (tx) => {
    const sender = await findSender(tx, accountId, senderId);
    return sender && storedOAuthOf(sender, (await openSenderSecrets(tx, sealer, senderId)).oauth);
  });
  if (!isSameMailbox(before, asked)) return ended('expired');
  let refreshToken: string;
  try {
    const { clientSecret } = before;
    const given = { ...asked, clientSecret, code };
    refreshToken = await consents.refreshTokenFor(given, AbortSignal.timeout(TIMEOUT_MS));
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure;
    return ended(failure.failure === 'refused' ? 'refused' : 'unreachable');
  }
  return database.asAccount(accountId, async (tx) => {
    await lockSignIn(tx, senderId);
    const sender = await senderOf(tx, accountId, senderId);
    const { oauth: sealed } = await sealedSenderSecrets(tx, senderId);
    const context = senderSecretContext(senderId, 'oauth');
    const stored = storedOAuthOf(sender, sealed && sealer.open(sealed, context));
    if (sealed === null || !isSameMailbox(stored, asked)) return ended('expired');
    const { provider: _, ...access } = stored;
    await keepRefreshToken(tx, sealer, senderId, { sealed, access, refreshToken });
    if (wasRefused(sender)) await setSenderState(tx, accountId, senderId, { state: 'active', now });
    else await lookAgain(tx, accountId, senderId, now);
    return ended('let_in');
  });
}

/** Paused since it was refused, and not by a person. */
const wasRefused = ({ state, reason }: Sender): boolean => state === 'paused' && reason !== null;

const isSameMailbox = (stored: MailboxOAuth | null | undefined, asked: Asked): stored is MailboxOAuth =>
  stored?.provider === asked.provider && stored.user === asked.user && stored.clientId === asked.clientId;

function readAsked(sealer: Sealer, state: string | null): Asked | null {
  if (state === null) return null;
  try {
    return (parseJson(sealer.open(state, CONTEXT)) as Asked | undefined) ?? null;
  } catch {
    // Made up, cut, or sealed by a key that is gone.
    return null;
  }
}
