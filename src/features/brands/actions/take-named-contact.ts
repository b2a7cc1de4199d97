import type { Tx } from '../../../db/database.ts';
import { saveNamedContact } from '../store/sourcing.ts';

/** Makes somebody whom the brand itself has named its way in, before all addresses and forms that were found. */
export const takeNamedContact = (
  tx: Tx,
  accountId: string,
  contact: { brandId: number; email: string; reason: string },
): Promise<void> => saveNamedContact(tx, accountId, contact);
