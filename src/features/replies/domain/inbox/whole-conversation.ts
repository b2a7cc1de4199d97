import type { AttachmentLine, InboundMail } from './conversation.ts';
import type { OurMail } from './our-mail.ts';

/** To whom an answer goes, and which mail it answers; or why there can't be one, as a sentence. */
export type AnswerRecipient = { to: string; mail: InboundMail } | { refused: string };

export interface WholeConversation {
  id: number | null;
  brand: { id: number; name: string; isSandbox: boolean } | null;
  isUnread: boolean;
  needsAnswer: boolean;
  snoozedUntil: Date | null;
  /** The oldest first. */
  entries: ({ at: Date } & (
    | { direction: 'received'; mail: InboundMail }
    | { direction: 'sent'; mail: OurMail }
  ))[];
  hasEarlier: boolean;
  attachments: AttachmentLine[];
  corrections: { mailId: string; what: string }[];
  recipient: AnswerRecipient;
}
