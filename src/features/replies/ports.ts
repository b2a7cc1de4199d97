import type { ProviderError } from '../../kernel/errors.ts';
import type { RefreshTokens, SenderOAuth, WebhookPost } from '../outreach/ports.ts';
import type { MailFolder } from './domain/inbox/mail-source.ts';
import type { MailAttachment, MailHeader, MailPart, ReceivedMail } from './domain/mail/received-mail.ts';
import type { ProposedReading } from './domain/reading/proposed-reading.ts';
import type { ReplyToRead } from './domain/reading/read-reply.ts';

// Readers of mail live outside the feature and may see nothing of it but this file.
export type {
  MailAttachment,
  MailFolder,
  MailHeader,
  MailPart,
  ReceivedMail,
  RefreshTokens,
  SenderOAuth,
  WebhookPost,
};

/** Reads what SendGrid posts of a mail that came in; `refused` says why it can't be read as one. */
export interface InboundPostReader {
  read(post: WebhookPost): Promise<{ mail: ReceivedMail; envelopeTo: string[] } | { refused: string }>;
  /** The mail that a post brings, not looked into; null where it brings none. */
  mailIn(post: WebhookPost): Uint8Array | null;
}

/** How far a mailbox was read: its mails' numbers mean something only as long as `validity` stays the same. */
export interface MailboxPosition {
  validity: number;
  lastUid: number;
}

/** A mailbox over IMAP, looked at without changing anything in it. */
export interface MailboxReader {
  /**
   * Mails of a folder after `after`, the oldest first and at most so many; with no position, none of the past, and
   * none where there is no such folder. Throws a ProviderError.
   */
  read(
    mailbox: MailboxAddress,
    options: { folder: MailFolder; after: MailboxPosition | null; most: number; signal: AbortSignal },
  ): Promise<MailboxPage>;
  /**
   * What can be had of a mail in the inbox that the server doesn't give out whole: its first half megabyte, or else its head. Null
   * where it is there no longer. Throws a ProviderError.
   */
  readBeginning(
    mailbox: MailboxAddress,
    options: { at: MailboxPosition; signal: AbortSignal },
  ): Promise<MailboxMail | null>;
  /**
   * Which of these Message-IDs stand in the folder of sent mails, as far as the server looked for them; none where there is
   * no such folder. Throws a ProviderError.
   */
  findSent(
    mailbox: MailboxAddress,
    options: { messageIds: readonly string[]; signal: AbortSignal },
  ): Promise<string[]>;
}

export interface MailboxPage {
  mails: MailboxMail[];
  position: MailboxPosition;
  hasMore: boolean;
  /** The very first mail could not be fetched, and why. */
  stuck?: { at: MailboxPosition; failure: ProviderError };
}

export interface MailboxMail {
  raw: Uint8Array;
  receivedAt: Date;
  /** How far the mailbox is read once this mail is. */
  position: MailboxPosition;
}

export interface MailboxAddress {
  /** `imaps://user:password@host:993/`, as the person entered it. */
  imapUrl: string;
  oauth: SenderOAuth | null;
}

/** Parses a mail as it came over the wire; what can't be parsed is still a mail. */
export type MimeReader = (raw: Uint8Array) => Promise<ReceivedMail>;

/** What stands in a mail's head, by plain means: for a mail that the parser came to no end with. Never throws. */
export type MailHeadReader = (raw: Uint8Array) => Pick<ReceivedMail, 'from' | 'subject'>;

/** Says what a mail means where rules are unsure; null when it could not or would not. Never throws. */
export interface ReplyReader {
  read(
    reply: Pick<ReplyToRead, 'subject' | 'newText' | 'attachments'>,
    signal: AbortSignal,
  ): Promise<ProposedReading | null>;
}
