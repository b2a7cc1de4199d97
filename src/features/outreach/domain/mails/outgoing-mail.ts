/** A finished mail, ready for whichever transport the account uses. */
export interface OutgoingMail {
  /** Our own id; the only thing of ours that the provider is told, so that its events can name the mail. */
  messageId: string;
  from: { email: string; name: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  /** List-Unsubscribe and its like; Message-ID is made from `messageId` by the transport. */
  headers: Record<string, string>;
  /** Where answers go, where that isn't the sender's own address. */
  replyTo?: string;
  attachments?: readonly OutgoingAttachment[];
}

export interface OutgoingAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export type TransportKind = 'sendgrid' | 'smtp' | 'sandbox';
