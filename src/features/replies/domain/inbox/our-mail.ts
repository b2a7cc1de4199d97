import type { Delivery } from '../../../outreach/domain/mails/mail-event.ts';
import type { MessageState } from '../../../outreach/domain/mails/message-state.ts';

export const OUR_MAIL_KINDS = ['inquiry', 'follow_up', 'answer'] as const;

/** A mail of ours, in its place in a conversation. */
export interface OurMail {
  id: string;
  kind: (typeof OUR_MAIL_KINDS)[number];
  toEmail: string;
  subject: string;
  text: string;
  state: MessageState;
  delivery: Delivery | null;
  failure: string | null;
  at: Date;
  files: { id: string; filename: string; size: number; isKept: boolean }[];
}
