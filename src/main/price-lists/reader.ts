import { join } from 'node:path';
import type { PriceListReading } from '../../features/deals/domain/price-list/price-list-line.ts';
import type { PriceListReader } from '../../features/deals/ports/price-lists.ts';
import { type ApartLimits, createApartReader } from '../apart/read-apart.ts';

const LIMITS: ApartLimits = {
  fileBytes: 25 * 1024 * 1024,
  ms: 60_000,
  heapMb: 512,
  memoryMb: 900,
  atOnce: 2,
};

/** Reads each file in a process of its own. */
export function createPriceListReader(given: Partial<ApartLimits> = {}): PriceListReader {
  const read = createApartReader<PriceListReading>(join(import.meta.dirname, 'child.ts'), {
    ...LIMITS,
    ...given,
  });
  return { read: (bytes, list = {}) => read(bytes, `${JSON.stringify(list)}\n`) };
}
