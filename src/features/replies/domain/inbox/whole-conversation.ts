import type { AttachmentLine, InboundMail } from './conversation.ts';
import type { OurMail } from './our-mail.ts';

/** Where a mail stands among those that were sent and those that came: of two of the same moment their ids decide. */
export interface MailPlace {
  at: Date;
  id: string;
}

export const inOrder = (one: MailPlace, other: MailPlace): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);

/** So many of the latest mails, or of the latest before one of them. */
export interface MailsAsked {
  most: number;
  before: MailPlace | null;
}

/** To whom an answer goes, and which mail it answers; or why there can't be one, as a sentence. */
export type AnswerRecipient = { to: string; mail: InboundMail } | { refused: string };

export interface WholeConversation {
  id: number | null;
  brand: { id: number; name: string; isSandbox: boolean } | null;
  isUnread: boolean;
  needsAnswer: boolean;
  snoozedUntil: Date | null;
  returnedAt: Date | null;
  isSetAside: boolean;
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
