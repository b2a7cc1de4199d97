import { createSignedIds } from '../mails/signed-id.ts';

// Mail servers may write an address in capitals or small letters as they please, so the token knows only small ones.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ADDRESS = /(?:^|[\s<"'])reply\+([a-z2-7]{20,60})@/i;
const FORWARD_ADDRESS = /(?:^|[\s<"'])inbox\+([a-z2-7]{20,60})@/i;

/** The token in a reply address is the message's id, signed. */
export interface ReplyTokens {
  of(messageId: string): string;
  /** The id of the message that an address (or a line of them) answers; null where we didn't sign it. */
  read(address: string): string | null;
  /** That of the address to which an account forwards its mailboxes is the account's id, signed. */
  ofAccount(accountId: string): string;
  readAccount(address: string): string | null;
}

export function createReplyTokens(secretKey: string, previousSecretKey: string | null = null): ReplyTokens {
  const signed = (purpose: string, address: RegExp) => {
    const ids = createSignedIds({ secretKey, previousSecretKey, purpose, signatureBytes: 10 });
    return {
      of: (id: string) => toLetters(ids.of(id)),
      read: (text: string) => {
        const token = address.exec(text)?.[1]?.toLowerCase();
        return token === undefined ? null : ids.read(fromLetters(token));
      },
    };
  };
  const replies = signed('linesheet reply addresses', ADDRESS);
  const forwards = signed('linesheet forwarding addresses', FORWARD_ADDRESS);
  return { ...replies, ofAccount: forwards.of, readAccount: forwards.read };
}

/** Where answers to a mail go, so that they find their way back to it. */
export const replyAddress = (inboundDomain: string, token: string): string =>
  `reply+${token}@${inboundDomain}`;

/** Where an account has its own mailboxes' mail forwarded to. */
export const forwardAddress = (inboundDomain: string, token: string): string =>
  `inbox+${token}@${inboundDomain}`;

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
