import type { Evidence } from '../../outreach/domain/notes/brand-facts.ts';
import type { Approval } from '../../outreach/domain/sequences/sequence.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { Hindrance } from './hindrance.ts';

/** As many inquiries as a person reads before a run. */
export const PREVIEWED = 5;

/** What an Emailer run would write to one brand. */
export interface PreviewedInquiry {
  brandId: number;
  name: string;
  to: string;
  subject: string;
  text: string;
  /** What the words that are added to the seller's own rest on. */
  evidence: Evidence[];
  /** What a person has to say before it goes out; null: nothing. */
  waits: 'approval' | 'ground' | null;
  /** Why it couldn't be written; it has no words then. */
  heldBy: string | null;
}

export interface RunPreview {
  inquiries: PreviewedInquiry[];
  /** Whether a person is asked before they go out. */
  asks: Approval;
  /** Why there are none. */
  blockedBy: Hindrance | null;
}

/** The brands that come first, of those with one address the first: the others wait for another day. */
export function firstOf<Brand extends { email: string | null }>(
  brands: readonly Brand[],
): (Brand & { email: string })[] {
  const first = new Map<string, Brand & { email: string }>();
  for (const brand of brands) {
    const { email } = brand;
    if (email !== null && !first.has(addressKey(email))) first.set(addressKey(email), { ...brand, email });
  }
  return [...first.values()].slice(0, PREVIEWED);
}
