/** What became of a mail that was handed over. Only `limited` and `not_sent` may ever be tried again. */
export type SendOutcome =
  | { fate: 'accepted'; providerMessageId: string | null }
  /** Surely not sent. `account`: the next mail would fare the same (key revoked, sender unverified, suspended). */
  | { fate: 'refused'; reason: string; concerns: 'message' | 'account' }
  /** Surely not sent; the provider asks us to wait. */
  | { fate: 'limited'; retryAfterMs: number }
  /** Surely not sent: no connection came about. */
  | { fate: 'not_sent'; reason: string }
  /** Nobody can say: a time-out, a reset or a 5xx after the mail was on its way. */
  | { fate: 'unknown'; reason: string };
