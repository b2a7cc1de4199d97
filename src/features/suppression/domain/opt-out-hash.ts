import { createHmac } from 'node:crypto';
import { addressKey } from './suppression.ts';

/** What is kept of an address after its account is gone: nobody without the key can tell or guess it. */
export interface OptOutHasher {
  /** Under the current key: to be stored. */
  hash(email: string): Buffer;
  /** Under each key that may have been used: to be looked for. */
  hashes(email: string): Buffer[];
}

export function createOptOutHasher(secretKey: string, previousSecretKey: string | null): OptOutHasher {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map((key) =>
    createHmac('sha256', key).update('linesheet opt-outs').digest(),
  );
  const under = (key: Buffer | undefined, email: string): Buffer =>
    createHmac('sha256', key ?? '')
      .update(addressKey(email))
      .digest();
  return {
    hash: (email) => under(keys[0], email),
    hashes: (email) => keys.map((key) => under(key, email)),
  };
}
