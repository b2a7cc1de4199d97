import type { MachineMail } from '../mail/machine-mail.ts';
import type { MailHeader } from '../mail/received-mail.ts';
import type { ReplyClass } from '../reply-class.ts';
import type { Fact } from './reply-facts.ts';

/** A mail, parsed and freed of what it quotes, before anybody asks what it means. */
export interface ReplyToRead {
  id?: string;
  fromName: string;
  fromEmail: string;
  toEmail: string;
  subject: string;
  date: Date | null;
  newText: string;
  attachments: { filename: string; contentType: string }[];
  machine: MachineMail | null;
  headers: MailHeader[];
}

export interface ReplyReading {
  class: ReplyClass;
  secondary: ReplyClass[];
  confidence: number;
  facts: Fact[];
  /** A person wrote it, through a ticket system or as a pitch too. */
  human: boolean;
  shouldStopFollowups: boolean;
  shouldSuppress: boolean;
  by: 'rules' | 'model' | 'person';
}
