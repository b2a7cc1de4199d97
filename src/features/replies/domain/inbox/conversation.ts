import type { MachineMail } from '../mail/machine-mail.ts';
import type { MailHeader } from '../mail/received-mail.ts';
import type { Fact } from '../reading/reply-facts.ts';
import type { ReplyClass } from '../reply-class.ts';
import type { KeptAttachment } from './attachment.ts';
import type { MailSource } from './mail-source.ts';

/** Which conversations a list is of. `inbox`: all but those that are snoozed. */
export const INBOX_VIEWS = ['inbox', 'needs_answer', 'unread', 'snoozed', 'unmatched'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export const MATCHES = ['token', 'headers', 'address', 'domain', 'person'] as const;
/** By what a mail was found to be a brand's. */
export type Match = (typeof MATCHES)[number];

/** A conversation in a list. */
export interface ConversationLine {
  id: number;
  /** Null: nobody knows yet whose mails these are. */
  brand: { id: number; name: string; isSandbox: boolean } | null;
  isUnread: boolean;
  needsAnswer: boolean;
  snoozedUntil: Date | null;
  /** Until when it was snoozed, where it came back then and nothing has come since. */
  returnedAt: Date | null;
  /** A person has said that none of their brands wrote it. */
  isSetAside: boolean;
  mailCount: number;
  class: ReplyClass;
  last: {
    fromName: string;
    fromEmail: string;
    subject: string;
    excerpt: string;
    attachments: number;
    /** It could not be read, and nobody has said yet what it is. */
    isUnreadable: boolean;
  };
  lastInboundAt: Date;
}

/** A mail that came in, understood. */
export interface InboundMail {
  id: string;
  accountId: string;
  conversationId: number;
  brandId: number | null;
  messageId: string | null;
  matchedBy: Match | null;
  source: MailSource;
  headerId: string | null;
  inReplyTo: string | null;
  refs: string[];
  fromName: string;
  fromEmail: string;
  replyTo: string | null;
  toEmails: string[];
  subject: string;
  text: string;
  newText: string;
  signature: string | null;
  quoted: string | null;
  html: string | null;
  headers: MailHeader[];
  machine: MachineMail | null;
  sentAt: Date | null;
  receivedAt: Date;
  class: ReplyClass;
  secondary: ReplyClass[];
  confidence: number;
  facts: Fact[];
  isHuman: boolean;
  stopsFollowUps: boolean;
  suppresses: boolean;
  readBy: 'rules' | 'model' | 'person';
  /** Nothing is known of it but what stands in its file. */
  isUnreadable: boolean;
  isSandbox: boolean;
}

export type NewInboundMail = Omit<InboundMail, 'conversationId'> & {
  fingerprint: Uint8Array;
  attachments: KeptAttachment[];
};

/** What of an attachment is told before anybody asks for its bytes. */
export interface AttachmentLine {
  id: string;
  mailId: string;
  filename: string;
  contentType: string;
  size: number;
  isInline: boolean;
  isKept: boolean;
}
