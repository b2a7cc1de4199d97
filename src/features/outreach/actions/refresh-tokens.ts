import type { Database, Tx } from '../../../db/database.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { senderSecretContext } from '../domain/senders/sender.ts';
import type { MailboxOAuth, RefreshTokens } from '../ports.ts';
import { lockSignIn, replaceSealedOAuth, sealedSenderSecrets } from '../store/senders.ts';

/**
 * Microsoft gives a new refresh token with every answer, and lets go of the old one some day. The transaction stays open
 * for the one question, so that no worker asks with a token that another one is about to replace.
 */
export const createRefreshTokens = ({
  database,
  sealer,
}: {
  database: Database;
  sealer: Sealer;
}): RefreshTokens => ({
  exchange: ({ senderId, provider }, ask) =>
    database.asSystem(async (tx) => {
      await lockSignIn(tx, senderId);
      const { oauth: sealed } = await sealedSenderSecrets(tx, senderId);
      if (sealed === null)
        throw new ProviderError('imap', 'refused', 'The mailbox was disconnected. Connect it again.');
      const context = senderSecretContext(senderId, 'oauth');
      const access = JSON.parse(sealer.open(sealed, context)) as Omit<MailboxOAuth, 'provider'>;
      if (access.refreshToken === null)
        throw new ProviderError('imap', 'refused', 'Sign in to the mailbox at its provider first.');
      const { answer, next } = await ask({ provider, ...access, refreshToken: access.refreshToken });
      if (next !== null && next !== access.refreshToken)
        await keepRefreshToken(tx, sealer, senderId, { sealed, access, refreshToken: next });
      return answer;
    }),
});

/** In place of what is stored, unless a person has connected the mailbox anew meanwhile. */
export async function keepRefreshToken(
  tx: Tx,
  sealer: Sealer,
  senderId: string,
  given: { sealed: string; access: Omit<MailboxOAuth, 'provider'>; refreshToken: string },
): Promise<void> {
  const { sealed, access, refreshToken } = given;
  const text = JSON.stringify({ ...access, refreshToken });
  const replaced = sealer.seal(text, senderSecretContext(senderId, 'oauth'));
  await replaceSealedOAuth(tx, senderId, { sealed, replaced });
}
