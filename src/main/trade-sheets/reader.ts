import { join } from 'node:path';
import type { SheetLine, SheetReader } from '../../features/brands/ports.ts';
import { AppError } from '../../kernel/errors.ts';
import { createApartReader } from '../apart/read-apart.ts';

const LIMITS = { fileBytes: 4 * 1024 * 1024, ms: 10_000, heapMb: 192, memoryMb: 400, atOnce: 1 };

/** Reads each PDF in a process of its own. */
export function createSheetReader(): SheetReader {
  const read = createApartReader<SheetLine[][]>(join(import.meta.dirname, 'child.ts'), LIMITS);
  return {
    read: (bytes) =>
      read(bytes).catch((error: unknown) => {
        if (error instanceof AppError) return error.message;
        throw error;
      }),
  };
}
