import type { SuppressionReason } from '../../../suppression/domain/suppression.ts';

/** What a provider tells of a mail that it took. `blocked`: turned away for now, the address itself is good. */
export const MAIL_EVENT_KINDS = [
  'processed',
  'deferred',
  'delivered',
  'dropped',
  'blocked',
  'bounced',
  'unsubscribed',
  'complained',
] as const;
export type MailEventKind = (typeof MAIL_EVENT_KINDS)[number];

export interface MailEvent {
  messageId: string;
  kind: MailEventKind;
  happenedAt: Date;
  detail: string | null;
  /** To whom the provider says that it was sent. */
  recipient: string | null;
  /** Why the address must not be written to again; null where the event is no reason. */
  suppress: Exclude<SuppressionReason, 'by_hand'> | null;
}

/** How far a mail has come, in the order in which one replaces another: events come late and out of order. */
export const DELIVERIES = [
  'deferred',
  'delivered',
  'dropped',
  'bounced',
  'unsubscribed',
  'complained',
] as const;
export type Delivery = (typeof DELIVERIES)[number];

const DELIVERY_OF: Record<MailEventKind, Delivery | null> = {
  processed: null,
  deferred: 'deferred',
  delivered: 'delivered',
  dropped: 'dropped',
  blocked: 'bounced',
  bounced: 'bounced',
  unsubscribed: 'unsubscribed',
  complained: 'complained',
};

const rank = (delivery: Delivery | null): number => (delivery === null ? -1 : DELIVERIES.indexOf(delivery));

export function deliveryAfter(delivery: Delivery | null, event: Pick<MailEvent, 'kind'>): Delivery | null {
  const told = DELIVERY_OF[event.kind];
  return rank(told) > rank(delivery) ? told : delivery;
}
