import type { BrandToWriteTo } from './domain/brand-to-write-to.ts';
import type { ComposedInquiry } from './domain/compose-inquiry.ts';
import type { MailEvent } from './domain/mail-event.ts';
import type { OutgoingMail, TransportKind } from './domain/outgoing-mail.ts';
import type { SendOutcome } from './domain/send-outcome.ts';

// Transports live outside the feature and may see nothing of it but this file.
export type { MailEvent, OutgoingMail, SendOutcome, TransportKind };

export interface MailTransport {
  kind: TransportKind;
  /** How many mails it hands over at once; further ones would only wait in it. */
  atOnce: number;
  /** Never throws. */
  send(mail: OutgoingMail): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** Adds to a template's own words what rests on the facts given; null when it could not or would not. */
export interface InquiryWriter {
  write(
    request: { brand: string; facts: string[]; template: string },
    signal: AbortSignal,
  ): Promise<string | null>;
}

/** An account's mail, set up and ready: how it is written, how it goes out, and how much of it today. */
export interface MailDesk {
  transport: MailTransport;
  /** The calendar day that counts for the limit now. */
  day: string;
  dailyLimit: number;
  /** When the day's limit begins anew. */
  limitResetsAt: Date;
  compose(
    messageId: string,
    brand: BrandToWriteTo & { email: string },
  ): Promise<ComposedInquiry> | ComposedInquiry;
}

export interface MailDesks {
  /** `blocked` says in a sentence what the person has to set up first. */
  open(accountId: string): Promise<MailDesk | { blocked: string }>;
}

export interface MailTransports {
  forAccount(by: { transport: 'sendgrid' | 'smtp'; sendgridKey: string | null; smtpUrl: string | null }):
    | {
        transport: MailTransport;
        /** The key of a provider that reports by webhook; null for a mailbox. */
        apiKey: string | null;
        isRehearsal: boolean;
      }
    | { blocked: string };
}

/** A webhook's post, as it came. */
export interface WebhookPost {
  headers: Record<string, string>;
  body: Buffer;
  receivedAt: Date;
}

export interface MailEventReader {
  /**
   * What a post tells of our mails; `refused` where it isn't the provider's or can't be read. Null for the key: none
   * is known, and the secret in the webhook's address is all that vouches for the post.
   */
  read(post: WebhookPost, publicKey: string | null): { events: MailEvent[] } | { refused: string };
}
