import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../kernel/ids.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

/** The token in an unsubscribe link is the message's id, signed: nothing is stored, and nothing can be guessed. */
export interface UnsubscribeTokens {
  of(messageId: string): string;
  /** The id of the message, or null where we didn't sign it. */
  messageIdOf(token: string): string | null;
}

export function createUnsubscribeTokens(
  secretKey: string,
  previousSecretKey: string | null,
): UnsubscribeTokens {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map((key) =>
    createHmac('sha256', key).update('linesheet unsubscribe links').digest(),
  );
  const sign = (key: Buffer, id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);
  const [current = Buffer.alloc(0)] = keys;

  return {
    of: (messageId) => {
      const id = Buffer.from(messageId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(current, id)]).toString('base64url');
    },
    messageIdOf: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      if (!keys.some((key) => timingSafeEqual(sign(key, id), signature))) return null;
      const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return isUuid(text) ? text : null;
    },
  };
}

export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/unsubscribe/${token}`;
