import { createHmac } from 'node:crypto';

/** Tells addresses apart without telling them: nobody without the key can find out whose it is. */
export type AddressMarker = (email: string) => Buffer;

export function createAddressMarker(secretKey: string): AddressMarker {
  const key = createHmac('sha256', secretKey).update('linesheet sign-in failures').digest();
  return (email) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest();
}
