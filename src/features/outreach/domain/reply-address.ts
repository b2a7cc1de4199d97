import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../kernel/ids.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 10;
// Mail servers may write an address in capitals or small letters as they please, so the token knows only small ones.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ADDRESS = /(?:^|[\s<"'])reply\+([a-z2-7]{20,60})@/i;

/** The token in a reply address is the message's id, signed: nothing is stored, and nobody can guess one. */
export interface ReplyTokens {
  of(messageId: string): string;
  /** The id of the message that an address (or a line of them) answers; null where we didn't sign it. */
  read(address: string): string | null;
}

export function createReplyTokens(secretKey: string, previousSecretKey: string | null = null): ReplyTokens {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map((key) =>
    createHmac('sha256', key).update('linesheet reply addresses').digest(),
  );
  const sign = (key: Buffer, id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES);
  const [current = Buffer.alloc(0)] = keys;

  return {
    of: (messageId) => {
      const id = Buffer.from(messageId.replaceAll('-', ''), 'hex');
      return toLetters(Buffer.concat([id, sign(current, id)]));
    },
    read: (address) => {
      const token = ADDRESS.exec(address)?.[1]?.toLowerCase();
      const bytes = token === undefined ? null : fromLetters(token);
      if (bytes?.length !== ID_BYTES + SIGNATURE_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      if (!keys.some((key) => timingSafeEqual(sign(key, id), signature))) return null;
      const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return isUuid(text) ? text : null;
    },
  };
}

/** Where answers to a mail go, so that they find their way back to it. */
export const replyAddress = (inboundDomain: string, token: string): string =>
  `reply+${token}@${inboundDomain}`;

/** Base 32: five bits a letter, the last one filled up with zeros. */
function toLetters(bytes: Buffer): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += LETTERS[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text;
}

function fromLetters(text: string): Buffer {
  const bytes: number[] = [];
  let value = 0;
  let bits = 0;
  for (const letter of text) {
    value = (value << 5) | LETTERS.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
