import type { Evidence } from '../notes/brand-facts.ts';
import type { Delivery, MailEvent } from './mail-event.ts';
import type { MessageState } from './message-state.ts';
import type { TransportKind } from './outgoing-mail.ts';

/** A mail to a brand, from the moment that we commit to sending it. */
export interface Message {
  id: string;
  brandId: number;
  brandName: string;
  runId: string | null;
  toEmail: string;
  subject: string;
  bodyText: string;
  state: MessageState;
  delivery: Delivery | null;
  transport: TransportKind;
  failure: string | null;
  /** What the words that were added to the seller's own rest on. */
  evidence: Evidence[];
  createdAt: Date;
  sentAt: Date | null;
  settledAt: Date | null;
  isSandbox: boolean;
}

export type PastEvent = Pick<MailEvent, 'kind' | 'happenedAt' | 'detail'>;
