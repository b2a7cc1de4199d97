import type { BrandToWriteTo } from './domain/brands/brand-to-write-to.ts';
import type { ComposedInquiry } from './domain/mails/compose-inquiry.ts';
import type { InquiryAccount } from './domain/mails/inquiry-account.ts';
import type { MailEvent } from './domain/mails/mail-event.ts';
import type { OutgoingMail, TransportKind } from './domain/mails/outgoing-mail.ts';
import type { SendOutcome } from './domain/mails/send-outcome.ts';
import type { Evidence } from './domain/notes/brand-facts.ts';
import type { MailServers } from './domain/senders/mailbox-oauth.ts';
import type { OAuthProvider, OwnParts } from './domain/senders/sender.ts';

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

/** One of the account's senders, ready to write. */
export interface SenderDesk {
  id: string;
  /** Who its mails are from: address, name, signature, postal address. */
  account: InquiryAccount;
  own: OwnParts;
  transport: MailTransport;
  compose(
    messageId: string,
    brand: BrandToWriteTo & { email: string },
  ): Promise<ComposedInquiry> | ComposedInquiry;
  /** The same to look at: nothing is kept, and nothing laid before anybody. */
  preview(brand: BrandToWriteTo & { email: string }): Promise<InquiryPreview | { held: string }>;
}

/** An inquiry as it would be written now. */
export interface InquiryPreview {
  subject: string;
  text: string;
  /** What the words that are added to the seller's own rest on. */
  evidence: Evidence[];
  /** What a person has to say before it goes out; null: nothing. */
  waits: 'approval' | 'ground' | null;
}

/** An account's mail, set up and ready: by whom it is written, how it goes out, and how much of it today. */
export interface MailDesk {
  /** Those that could write if their rules let them; at least one. */
  senders: readonly SenderDesk[];
  /** The calendar day that counts for the plan's limit now. */
  day: string;
  dailyLimit: number;
  /** When the day's limit begins anew. */
  limitResetsAt: Date;
}

/** Why nothing can be sent. */
export interface Blocked {
  /** What the person has to set up first, as a sentence. */
  blocked: string;
  /** The server's setting that would mend it too, for whoever runs Linesheet. */
  setting?: string;
}

export interface MailDesks {
  open(accountId: string): Promise<MailDesk | Blocked>;
}

/** A mailbox of Google's or Microsoft's whose owner lets us in without a password. */
export interface MailboxOAuth {
  provider: OAuthProvider;
  user: string;
  clientId: string;
  /** Null: the app is the operator's, who keeps it. */
  clientSecret: string | null;
  /** Null: its owner has yet to let us in. */
  refreshToken: string | null;
}

/** The one of a sender, whose refresh token is replaced from time to time. */
export interface SenderOAuth extends MailboxOAuth {
  senderId: string;
  refreshToken: string;
}

/** A provider's page on which the owner of a mailbox lets us in, and what it sends back. */
export interface MailboxConsents {
  /** The client id of the operator's app, or the sandbox's; null: a sender brings one of its own. */
  appOf(provider: OAuthProvider): string | null;
  serversOf(provider: OAuthProvider, clientId: string): MailServers;
  consentUrl(
    ask: Pick<MailboxOAuth, 'provider' | 'clientId' | 'user'> & { state: string; verifier: string },
  ): string;
  /** Throws `ProviderError`. */
  refreshTokenFor(
    given: Pick<MailboxOAuth, 'provider' | 'clientId' | 'clientSecret'> & { code: string; verifier: string },
    signal: AbortSignal,
  ): Promise<string>;
}

/** A token to sign in to a mailbox with. `refused`: one that its server didn't take, which isn't given again. */
export type AccessToken = (oauth: SenderOAuth, signal: AbortSignal, refused?: string) => Promise<string>;

export interface RefreshTokens {
  /**
   * Asks with what is stored now, one worker at a time, and stores the refresh token that comes in place of that one
   * (null: it stays).
   */
  exchange<Answer>(
    oauth: SenderOAuth,
    ask: (stored: Omit<SenderOAuth, 'senderId'>) => Promise<{ answer: Answer; next: string | null }>,
  ): Promise<Answer>;
}

export interface SenderAccess {
  transport: 'sendgrid' | 'smtp';
  sendgridKey: string | null;
  smtpUrl: string | null;
  oauth: SenderOAuth | null;
}

export interface MailTransports {
  forSender(by: SenderAccess):
    | {
        transport: MailTransport;
        /** The key of a provider that reports by webhook; null for a mailbox. */
        apiKey: string | null;
        isRehearsal: boolean;
      }
    | Blocked;
}

/** A sender's own mailbox, at the moment it is entered. */
export interface MailboxSignIns {
  /** Null: it let us in; otherwise why not, as a sentence. Never throws, and takes some seconds at most. */
  trySmtp(access: { smtpUrl: string; oauth: SenderOAuth | null }): Promise<string | null>;
  tryImap(access: { imapUrl: string; oauth: SenderOAuth | null }): Promise<string | null>;
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

export interface MailEventCheck {
  /** Why a post isn't from whoever has the key; null where it is. */
  doubtOf(post: WebhookPost, publicKey: string): string | null;
}
