import { counted } from '../../../kernel/words.ts';
import type { AdminSection } from './sections.ts';

export const ALERT_LEVELS = ['urgent', 'warning', 'notice'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

export interface Alert {
  key: string;
  level: AlertLevel;
  title: string;
  detail: string;
  section: AdminSection | null;
}

/** What was found when somebody looked; what the machines tell of themselves is apart from it. */
export interface SystemFacts {
  isSendingOn: boolean;
  isSignUpOpen: boolean;
  /** Payment events that could not be applied, after several tries. */
  stuckPaymentEvents: number;
  /** Subscriptions whose last payment failed. */
  unpaidSubscriptions: number;
  /** Posts of a mail provider that could not be read, in the last day. */
  unreadableWebhooks: number;
  /** System mails (confirmations, new passwords) that were given up, in the last day. */
  failedSystemMails: number;
  /** Running runs on which no worker has been for a while. */
  abandonedRuns: number;
  /** Runs that wait for a provider or were paused by its refusal, by what they say. */
  providerFailures: readonly { reason: string; runs: number }[];
  /** Runs that failed in the last day. */
  failedRuns: number;
  /** Mails whose fate is unknown for more than an hour. */
  mailsOfOpenFate: number;
  unansweredInquiries: number;
  /** What of the stored secrets no key of this server opens, and what to do; null where all can be read. */
  unreadableSecrets: string | null;
}

type Rule = (facts: SystemFacts) => readonly Alert[];

export const when = (holds: boolean, alert: Alert): readonly Alert[] => (holds ? [alert] : []);

/** One rule for each thing that may need somebody. */
const RULES: readonly Rule[] = [
  ({ stuckPaymentEvents: stuck }) =>
    when(stuck > 0, {
      key: 'payments',
      level: 'urgent',
      section: 'logs',
      title: `${counted(stuck, 'payment event')} could not be applied`,
      detail: 'Somebody may have paid and not got it. They are tried again by themselves.',
    }),
  ({ abandonedRuns: runs }) =>
    when(runs > 0, {
      key: 'workers',
      level: 'urgent',
      section: 'system',
      title: `Nobody works on ${counted(runs, 'running bot')}`,
      detail: 'No worker has said for a while that it lives. Is a process with ROLE=worker or ROLE=all up?',
    }),
  ({ unreadableSecrets }) =>
    unreadableSecrets === null
      ? []
      : [
          {
            key: 'secrets',
            level: 'urgent',
            section: 'server',
            title: 'The server’s key doesn’t open what is stored',
            detail: unreadableSecrets,
          },
        ],
  ({ isSendingOn }) =>
    when(!isSendingOn, {
      key: 'sending',
      level: 'warning',
      section: 'global-settings',
      title: 'Sending is off',
      detail: 'No inquiry leaves, whoever’s it is. Emailer runs wait, and go on when it is on again.',
    }),
  ({ providerFailures }) =>
    providerFailures.map(({ reason, runs }) => ({
      ...({ key: `provider ${reason}`, level: 'warning', section: 'logs' } as const),
      title: `${counted(runs, 'bot')} halted by a provider`,
      detail: reason,
    })),
  ({ failedRuns: runs }) =>
    when(runs > 0, {
      key: 'runs',
      level: 'warning',
      section: 'logs',
      title: `${counted(runs, 'run')} failed in the last 24 hours`,
      detail: 'Their owners see the reason on the bot’s page.',
    }),
  ({ failedSystemMails: mails }) =>
    when(mails > 0, {
      key: 'system-mails',
      level: 'warning',
      section: 'server',
      title: `${counted(mails, 'system mail')} could not be delivered in the last 24 hours`,
      detail: 'Confirmations and password links among them. SMTP_URL says where they go.',
    }),
  ({ unreadableWebhooks: posts }) =>
    when(posts > 0, {
      key: 'webhooks',
      level: 'warning',
      section: 'logs',
      title: `${counted(posts, 'report')} of the mail provider could not be read in the last 24 hours`,
      detail: 'What became of those mails stays open until the provider tells it again.',
    }),
  ({ unpaidSubscriptions: unpaid }) =>
    when(unpaid > 0, {
      key: 'unpaid',
      level: 'notice',
      section: 'people',
      title: `${counted(unpaid, 'subscription')} ${unpaid === 1 ? 'is' : 'are'} behind with a payment`,
      detail: 'The payment provider tries again, and their owners are told.',
    }),
  ({ mailsOfOpenFate: mails }) =>
    when(mails > 0, {
      key: 'open-fate',
      level: 'notice',
      section: null,
      title: `The fate of ${counted(mails, 'mail')} is unknown for more than an hour`,
      detail: 'None is sent again by itself; the provider’s reports settle them.',
    }),
  ({ isSignUpOpen }) =>
    when(!isSignUpOpen, {
      key: 'sign-up',
      level: 'notice',
      section: 'global-settings',
      title: 'Sign-up is off',
      detail: 'Nobody new can create an account.',
    }),
  ({ unansweredInquiries: inquiries }) =>
    when(inquiries > 0, {
      key: 'inquiries',
      level: 'notice',
      section: 'inquiries',
      title: `${counted(inquiries, 'inquiry', 'inquiries')} not answered yet`,
      detail: 'Who asked for a demo was promised an answer within 24 hours.',
    }),
];

export const alertsFrom = (facts: SystemFacts): Alert[] => RULES.flatMap((rule) => rule(facts));

export const mostUrgentFirst = (alerts: readonly Alert[]): Alert[] =>
  alerts.toSorted((one, other) => ALERT_LEVELS.indexOf(one.level) - ALERT_LEVELS.indexOf(other.level));
