import type { Tx } from '../../../db/database.ts';
import { appendEvent } from '../../../queue/events.ts';

/** Somebody has said something of a brand, or of many: null. */
export const tellOfBrand = (tx: Tx, accountId: string, brandId: number | null): Promise<void> =>
  appendEvent(tx, accountId, 'brand.changed', { brandId });
