import type { Plan } from './plan.ts';

/** An account as the features see it; of its secrets only which are there. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  role: 'member' | 'admin';
  plan: Plan;
  /** `active` is the known value; null when there never was a subscription. */
  subscriptionStatus: string | null;
  /** The ledger's balance, and the part of it that running bots hold. */
  credits: number;
  creditsHeld: number;
  /** In place of the plan's own, where somebody set it. */
  emailsPerDayOverride: number | null;
  timeZone: string;
  /** The zone that counted until the end of the day `changedOn`. */
  timeZoneBefore: { timeZone: string; changedOn: string } | null;
  spreadsheetLink: string | null;
  senderEmail: string | null;
  senderTransport: 'sendgrid' | 'smtp';
  senderName: string | null;
  emailSubject: string | null;
  emailMessageBody: string | null;
  postalAddress: string | null;
  keepaQuery: string | null;
  keepaCompleted: boolean;
  sendgridKeyLastFour: string | null;
  /** Sends with the operator's key by choice, rather than because none of its own is there yet. */
  usesOperatorsSendgridKey: boolean;
  keepaKeyLastFour: string | null;
  hasSmtpMailbox: boolean;
  onboardingStep: 1 | 2 | 3 | 4 | 5;
  emailConfigured: boolean;
  /** Who does the account's runs: Linesheet, a host of its own, or the operator's. */
  workflowHost: 'none' | 'own' | 'operator';
  /** Where its own host is asked. */
  workflowWebhookUrl: string | null;
}

/** The secrets that an account brings along. */
const ACCOUNT_SECRETS = ['sendgrid_api_key', 'keepa_api_key', 'smtp_url', 'workflow_secret'] as const;
export type AccountSecret = (typeof ACCOUNT_SECRETS)[number];

/** Stands in the place of an account's own key: the operator's serves, whichever it is at the time. */
export const OPERATORS_KEY = 'operator';

/** What may be shown of a stored key: that it is there, and its end. */
export const storedKey = (lastFour: string | null): { lastFour: string } | null =>
  lastFour === null ? null : { lastFour };

/** What a sealed secret is bound to, so that one put into another row or column does not open. */
export const secretContext = (accountId: string, secret: AccountSecret): string => `${accountId}:${secret}`;
