import { join } from 'node:path';
import type { SheetLine, SheetReader } from '../../features/brands/ports.ts';
import { AppError } from '../../kernel/errors.ts';
import { type ApartLimits, createApartReader } from '../apart/read-apart.ts';

const LIMITS: ApartLimits = {
  fileBytes: 4 * 1024 * 1024,
  ms: 10_000,
  heapMb: 192,
  memoryMb: 400,
  atOnce: 1,
};

const UNREADABLE = 'The PDF can’t be read.';

/** Reads each PDF in a process of its own. One that ends it loses a brand nothing else that was found on its site. */
export function createSheetReader(given: Partial<ApartLimits> = {}): SheetReader {
  const program = join(import.meta.dirname, 'child.ts');
  const read = createApartReader<SheetLine[][]>(program, { ...LIMITS, ...given });
  return {
    read: (bytes) =>
      read(bytes).catch((error: unknown) => (error instanceof AppError ? error.message : UNREADABLE)),
  };
}
