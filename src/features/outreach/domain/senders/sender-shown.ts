import type { SmtpMailbox } from '../../../onboarding/domain/smtp-mailbox.ts';
import type { ImapMailbox } from './imap-mailbox.ts';
import type { Sender, SenderSecret } from './sender.ts';
import type { HealthFigures } from './sender-health.ts';
import type { SenderRoom } from './sender-room.ts';
import type { EffectiveCap } from './sending-cap.ts';

/** A sender with how it stands; of its secrets what may be shown. */
export interface SenderShown {
  sender: Sender;
  /** Who its mails are from, as brands see it. */
  name: string;
  smtp: SmtpMailbox | null;
  imap: ImapMailbox | null;
  /** Whose mailbox is signed in to without a password. */
  oauthUser: string | null;
  /** Its owner has yet to let us into the mailbox, at its provider. */
  awaitsConsent: boolean;
  /** What is stored, can’t be read any more, and is to be entered again. */
  unreadable: readonly SenderSecret[];
  /** Why it can't write at all yet, as a sentence. */
  problem: string | null;
  sentToday: number;
  cap: EffectiveCap;
  room: SenderRoom;
  health: HealthFigures;
  /** Null where the domain is well, or nothing leaves this machine. */
  dnsStopsAt: Date | null;
}
