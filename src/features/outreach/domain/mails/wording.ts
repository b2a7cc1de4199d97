import type { Evidence } from '../notes/brand-facts.ts';

/** With which words a mail was written, and what those that were added to the seller's own rest on. */
export interface Wording {
  templateVersionId: number | null;
  arm: 'A' | 'B' | null;
  evidence: Evidence[];
}
