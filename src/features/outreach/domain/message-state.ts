/**
 * queued → claimed → sending → accepted. `sending` is committed before the provider is called, so a mail that is
 * interrupted in it is `unknown`: it is never sent again by itself. `cancelled` was surely not sent.
 */
export const MESSAGE_STATES = [
  'queued',
  'claimed',
  'sending',
  'accepted',
  'refused',
  'unknown',
  'cancelled',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
