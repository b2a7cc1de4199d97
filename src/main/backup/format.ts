import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * A backup is one gzipped text: a line of JSON about the whole; for each table a line of JSON, its rows as COPY writes
 * them, and a line `\.`; at the end a line of JSON with what must have been read. Made for `zcat | less`, too.
 */
export const FORMAT = 1;
export const END_OF_ROWS = '\\.';

export const headSchema = z.object({
  linesheetBackup: z.literal(FORMAT),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Of the secret key, without which what is sealed stays sealed. */
  keyFingerprint: z.string(),
});
export type Head = z.infer<typeof headSchema>;

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

export const manifestSchema = z.object({
  manifest: z.array(z.object({ table: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.record(z.string(), z.number()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Tells keys apart, and tells nothing of them. */
export const keyFingerprint = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('linesheet backup').digest('hex').slice(0, 16);
