import { join } from 'node:path';
import type { PriceListReading } from '../../features/deals/domain/price-list/price-list-line.ts';
import type { PriceListCheck, PriceListReader } from '../../features/deals/ports/price-lists.ts';
import { type ApartLimits, createApartReader } from '../apart/read-apart.ts';

const LIMITS: ApartLimits = {
  fileBytes: 25 * 1024 * 1024,
  ms: 60_000,
  heapMb: 512,
  memoryMb: 900,
  atOnce: 2,
};

/** Reads each file in a process of its own. */
export function createPriceListReader(given: Partial<ApartLimits> = {}): PriceListReader & PriceListCheck {
  const child = join(import.meta.dirname, 'child.ts');
  const limits = { ...LIMITS, ...given };
  const read = createApartReader<PriceListReading>(child, limits);
  const open = createApartReader<null>(child, limits);
  const head = (asked: object) => `${JSON.stringify(asked)}\n`;
  return {
    read: (bytes, list = {}) => read(bytes, head(list)),
    check: async (bytes) => {
      await open(bytes, head({ isOpenedOnly: true }));
    },
  };
}
