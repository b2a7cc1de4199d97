import { createHmac } from 'node:crypto';
import { remembered } from '../../../kernel/remembered.ts';
import { addressKey } from './suppression.ts';

/** What is kept of an address after its account is gone: nobody without the key can tell or guess it. */
export interface OptOutHasher {
  /** Under the current key: to be stored. */
  hash(email: string): Buffer;
  /** Under each key that may have been used: to be looked for. */
  hashes(email: string): Buffer[];
}

/** A mail's recipient is looked for more than once on its way out. */
const MOST_REMEMBERED = 1_000;

export function createOptOutHasher(secretKey: string, previousSecretKey: string | null): OptOutHasher {
  const keys = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map((key) =>
    createHmac('sha256', key).update('linesheet opt-outs').digest(),
  );
  const hashes = remembered(
    (address) => keys.map((key) => createHmac('sha256', key).update(address).digest()),
    MOST_REMEMBERED,
  );
  return {
    hash: (email) => hashes(addressKey(email))[0] ?? Buffer.alloc(0),
    hashes: (email) => hashes(addressKey(email)),
  };
}
