import { createSignedIds } from './signed-id.ts';

/** The token in an unsubscribe link is the message's id, signed. */
export interface UnsubscribeTokens {
  of(messageId: string): string;
  /** The id of the message, or null where we didn't sign it. */
  messageIdOf(token: string): string | null;
}

export function createUnsubscribeTokens(
  secretKey: string,
  previousSecretKey: string | null,
): UnsubscribeTokens {
  const ids = createSignedIds({
    secretKey,
    previousSecretKey,
    purpose: 'linesheet unsubscribe links',
    signatureBytes: 16,
  });
  return {
    of: (messageId) => ids.of(messageId).toString('base64url'),
    messageIdOf: (token) => ids.read(Buffer.from(token, 'base64url')),
  };
}

export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/unsubscribe/${token}`;
