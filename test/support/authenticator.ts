import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;

/** The six digits that an authenticator app shows, by RFC 6238, for a secret as it stands in the QR code. */
export function codeOf(secret: string, at: number = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** This moment's code and the next one, which hold both, also when the one becomes the other meanwhile. */
export const codesOf = (secret: string): [string, string] => {
  const now = Date.now();
  return [codeOf(secret, now), codeOf(secret, now + PERIOD_MS)];
};

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replace(/\s/g, '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
