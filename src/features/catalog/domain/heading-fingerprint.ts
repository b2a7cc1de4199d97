import { createHash } from 'node:crypto';
import { plainHeading } from './import-columns.ts';

/** By this a file of the same kind is known again: its headings in their order, whatever marks stand in them. */
export const fingerprintOf = (headings: readonly string[]): string =>
  createHash('sha256').update(headings.map(plainHeading).join('\u001f')).digest('hex');
