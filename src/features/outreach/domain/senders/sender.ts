import type { Calendar } from '../../../accounts/domain/calendar.ts';
import type { Finding } from '../../../onboarding/domain/deliverability.ts';

/** `stopped` by its own health; a person may start it again after reading why. */
export const SENDER_STATES = ['active', 'paused', 'stopped'] as const;
export type SenderState = (typeof SENDER_STATES)[number];

export const STOPPED_FOR = ['bounces', 'complaints', 'dns'] as const;
export type StoppedFor = (typeof STOPPED_FOR)[number];

export const OAUTH_PROVIDERS = ['google', 'microsoft'] as const;
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

/** When a sender may write, by the clock of its own zone. */
export interface SendingWindow {
  /** Minutes since midnight; 0 and 1440 are the whole day. An end before the start is on the next day. */
  start: number;
  end: number;
  /** On which it opens, from Monday, which is 1. */
  days: readonly number[];
}

/** What decides how much a sender may write, and when. */
export interface SenderRules {
  email: string;
  calendar: Calendar;
  window: SendingWindow;
  /** Null: the plan's. */
  dailyCap: number | null;
  /** A new address begins with few mails and adds some every day; `from` null is off. */
  ramp: { start: number; step: number; from: string | null };
  /** Seconds between emails: so many at least, and up to `jitter` more. */
  gap: { seconds: number; jitter: number };
  nextSendAt: Date | null;
  state: SenderState;
  reason: string | null;
}

/** An identity under which an account writes. */
export interface Sender extends SenderRules {
  id: string;
  accountId: string;
  /** The one that onboarding set up: its address, zone, transport and credentials are the profile's. */
  isSetup: boolean;
  /** Null: made of the person's and the company's name. */
  fromName: string | null;
  signature: string;
  postalAddress: string | null;
  transport: 'sendgrid' | 'smtp';
  /** It sends in a way of its own, whatever the account's is. */
  hasOwnTransport: boolean;
  /** Whether it brings credentials of its own; otherwise the account's serve. */
  sendgridKeyLastFour: string | null;
  hasOwnSmtp: boolean;
  hasImap: boolean;
  oauth: OAuthProvider | null;
  stoppedFor: StoppedFor | null;
  stateSince: Date;
  healthSince: Date | null;
  dns: { findings: Finding[] | null; checkedAt: Date | null; failingSince: Date | null };
}

/** What a sender brings of its own, and is mended where it is set up; all else is the setup's. */
export interface OwnParts {
  address: boolean;
  key: boolean;
  mailbox: boolean;
}

export const ownPartsOf = (sender: Sender): OwnParts => ({
  address: !sender.isSetup,
  key: sender.sendgridKeyLastFour !== null,
  mailbox: sender.hasOwnSmtp || sender.oauth !== null,
});

/** A sender's credentials, sealed, each bound to the sender that it was entered for. */
export const SENDER_SECRETS = ['sendgrid_key', 'smtp', 'imap', 'oauth'] as const;
export type SenderSecret = (typeof SENDER_SECRETS)[number];

export const senderSecretContext = (senderId: string, secret: SenderSecret): string =>
  `sender ${senderId}:${secret}`;
