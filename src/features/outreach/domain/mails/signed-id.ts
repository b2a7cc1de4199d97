import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../../kernel/ids.ts';

const ID_BYTES = 16;

/** Ids that go out into the world signed: nothing is stored, and nobody can guess one. */
export interface SignedIds {
  of(id: string): Buffer;
  /** Null where we didn't sign it. */
  read(signed: Buffer): string | null;
}

/** `purpose` keeps what is signed for one thing from serving as another. */
export function createSignedIds({
  secretKey,
  previousSecretKey,
  purpose,
  signatureBytes,
}: {
  secretKey: string;
  previousSecretKey: string | null;
  purpose: string;
  signatureBytes: number;
}): SignedIds {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map((key) =>
    createHmac('sha256', key).update(purpose).digest(),
  );
  const sign = (key: Buffer, id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
  const [current = Buffer.alloc(0)] = keys;

  return {
    of: (text) => {
      const id = Buffer.from(text.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(current, id)]);
    },
    read: (signed) => {
      if (signed.length !== ID_BYTES + signatureBytes) return null;
      const id = signed.subarray(0, ID_BYTES);
      const signature = signed.subarray(ID_BYTES);
      if (!keys.some((key) => timingSafeEqual(sign(key, id), signature))) return null;
      const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      return isUuid(text) ? text : null;
    },
  };
}
