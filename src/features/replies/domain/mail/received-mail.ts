/** A mail as it was parsed, before anybody asks what it means. */
export interface ReceivedMail {
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  from: { name: string; email: string } | null;
  to: string[];
  /** The SMTP sender: '' is the empty sender that machines report with, null is one nobody told. */
  envelopeFrom: string | null;
  subject: string;
  date: Date | null;
  headers: MailHeader[];
  text: string | null;
  html: string | null;
  parts: MailPart[];
  attachments: MailAttachment[];
  /** Whole mails that are attached to it, where whoever forwards may send so. */
  enclosed?: readonly ReceivedMail[];
}

/** Decoded, its name in lower case; a mail keeps them in the order in which they came. */
export interface MailHeader {
  name: string;
  value: string;
}

/** What machines write for machines: message/delivery-status, message/rfc822, message/feedback-report. */
export interface MailPart {
  contentType: string;
  content: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  size: number;
  content: Uint8Array;
  isInline: boolean;
  contentId: string | null;
}
