import type { Jurisdiction } from '../brands/jurisdiction.ts';
import type { Evidence } from '../notes/brand-facts.ts';
import type { MessageKind, UNSENT_STATES } from './message-state.ts';

export type WaitingState = (typeof UNSENT_STATES)[number];

/** The parts of what waits: approved first inquiries wait for a run and no more for a person. */
export const WAITING_LISTS = ['draft', 'approved', 'held', 'expired', 'queued'] as const;
export type WaitingList = (typeof WAITING_LISTS)[number];

/** A mail that hasn't gone out, with what is needed to show it as it would read. */
export interface WaitingMail {
  id: string;
  brandId: number;
  brandName: string;
  website: string | null;
  category: string | null;
  productCount: number;
  productTitles: string[];
  kind: MessageKind;
  state: WaitingState;
  step: number | null;
  toEmail: string;
  subject: string;
  /** A person's own, or those that were approved; null: its template's, as they are then. */
  words: string | null;
  templateVersionId: number | null;
  /** What the words that were added to the seller's own rest on. */
  evidence: Evidence[];
  /** Why it waits, or couldn't be written. */
  failure: string | null;
  jurisdiction: Jurisdiction | null;
  dueAt: Date | null;
  approvedAt: Date | null;
  isSandbox: boolean;
  senderId: string | null;
  enrolmentId: number | null;
  sequenceId: number | null;
}
