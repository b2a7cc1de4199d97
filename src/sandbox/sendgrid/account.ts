import { createHash, generateKeyPairSync } from 'node:crypto';
import type { SuppressionList } from './delivery.ts';

/** What an Event Webhook can be told to report, by SendGrid's names of the switches. */
export const EVENT_SWITCHES = [
  'group_resubscribe',
  'delivered',
  'group_unsubscribe',
  'spam_report',
  'bounce',
  'deferred',
  'unsubscribe',
  'processed',
  'open',
  'click',
  'dropped',
] as const;
export type EventSwitch = (typeof EVENT_SWITCHES)[number];

export interface EventWebhook extends Record<EventSwitch, boolean> {
  id: string;
  url: string;
  enabled: boolean;
  friendly_name: string | null;
  created_date: string;
  updated_date: string;
  /** Base64 of the public key's SPKI form; empty while posts aren't signed. */
  public_key: string;
  /** PKCS #8, base64; never leaves the sandbox. */
  private_key: string;
}

export interface ParseSetting {
  hostname: string;
  url: string;
  spam_check: boolean;
  send_raw: boolean;
}

interface Suppressed {
  email: string;
  created: number;
  reason?: string;
  status?: string;
}

/** One per API key: in the sandbox a key is an account of its own. */
export interface Account {
  id: string;
  /** For the control page. */
  keyEnd: string;
  eventWebhooks: EventWebhook[];
  parseSettings: ParseSetting[];
  /** Domains that it has sent from. */
  domains: Set<string>;
  suppressed: Record<SuppressionList, Map<string, Suppressed>>;
}

/** Keys are kept as a hash: someone may paste a real one. */
export const accountIdOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);

export const newAccount = (id: string, keyEnd: string): Account => ({
  id,
  keyEnd,
  eventWebhooks: [],
  parseSettings: [],
  domains: new Set(),
  suppressed: {
    bounces: new Map(),
    blocks: new Map(),
    invalid_emails: new Map(),
    spam_reports: new Map(),
    unsubscribes: new Map(),
  },
});

export function newSigningKeys(): Pick<EventWebhook, 'public_key' | 'private_key'> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    private_key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
