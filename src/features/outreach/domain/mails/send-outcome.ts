/** What of an account has to be mended before any of its mails can go out. */
export type AccountPart = 'key' | 'quota' | 'sender' | 'mailbox' | 'base_address';

/** What became of a mail that was handed over. Only `limited`, `deferred` and `not_sent` may ever be tried again. */
export type SendOutcome =
  | { fate: 'accepted'; providerMessageId: string | null }
  /** Surely not sent. Unless it concerns the message alone, the next mail would fare the same. */
  | {
      fate: 'refused';
      reason: string;
      concerns: 'message' | AccountPart;
      /** The server's own words where it turned the recipient away, before it heard of the mail. */
      saidOfRecipient?: string;
    }
  /** Surely not sent; the provider asks us to wait. */
  | { fate: 'limited'; retryAfterMs: number }
  /** Surely not sent; this mail alone has to wait, as where its recipient's server or domain is away for the moment. */
  | { fate: 'deferred'; reason: string; retryAfterMs: number }
  /** Surely not sent: no connection came about. */
  | { fate: 'not_sent'; reason: string }
  /** Nobody can say: a time-out, a reset or a 5xx after the mail was on its way. */
  | { fate: 'unknown'; reason: string };
