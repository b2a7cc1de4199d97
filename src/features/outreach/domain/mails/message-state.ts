/**
 * draft → queued → claimed → sending → accepted. `sending` is committed before the provider is called, so a mail that
 * is interrupted in it is `unknown`: it is never sent again by itself. `cancelled` was surely not sent. A `draft` waits
 * for a person's word, `held` for a ground to write to its country, and `expired` came too late to go out unasked.
 */
export const MESSAGE_STATES = [
  'draft',
  'held',
  'expired',
  'queued',
  'claimed',
  'sending',
  'accepted',
  'refused',
  'unknown',
  'cancelled',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Written, and not on its way yet: a person may still change it, or that it goes at all. */
export const UNSENT_STATES = ['draft', 'held', 'expired', 'queued'] as const satisfies MessageState[];

export const MESSAGE_KINDS = ['inquiry', 'follow_up', 'answer'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
