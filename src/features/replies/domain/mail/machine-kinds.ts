export interface FailedRecipient {
  email: string;
  /** Whether the address itself can't receive; null where the report doesn't let one tell. */
  isHard: boolean | null;
  /** The enhanced status, such as 5.1.1. */
  status: string | null;
  /** The receiving server's words. */
  reason: string;
}

/** What a machine wrote, by what it is. */
export type MachineMail =
  | { kind: 'bounce'; recipients: FailedRecipient[]; isDelayed: boolean; originalMessageId: string | null }
  | { kind: 'complaint'; recipients: string[]; originalMessageId: string | null }
  | {
      kind: 'auto_reply';
      reason: 'absence' | 'receipt' | 'challenge' | 'bot' | 'unattended';
      /** The day on which somebody is back. */
      until: string | null;
    };
