import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SettingError } from './setting-error.ts';
import type { RawSettings, SettingName } from './settings.ts';
import { type SheetsSetup, sheetsSetup } from './sheets.ts';
import { type SystemMail, systemMail } from './system-mail.ts';

/** A provider as it is to be reached. `stand-in`: the sandbox's; never mixed with real ones. */
export interface ProviderAddress {
  baseUrl: string;
  key: string | null;
  isSandbox: boolean;
}

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDirectory: string;
  databaseUrl: string | null;
  role: 'server' | 'worker' | 'all';
  secretKey: string | null;
  previousSecretKey: string | null;
  trustedProxies: string[];
  metricsToken: string | null;
  logLevel: string;
  /** The sandbox's port, or null with the sandbox off. */
  sandboxPort: number | null;
  mail: SystemMail;
  keepa: ProviderAddress | null;
  sendgrid: (ProviderAddress & { eventPublicKey: string | null }) | null;
  inbound: { domain: string; secret: string } | null;
  stripe: (ProviderAddress & { webhookSecret: string | null }) | null;
  llm: (ProviderAddress & { model: string; provider: string }) | null;
  search: (ProviderAddress & { provider: 'searxng' | 'brave' | 'serper' }) | null;
  crawl: { resolve: string[]; concurrency: number; perHostMs: number };
  dnsServers: string[];
  emailerConcurrency: number;
  workflowWebhookUrl: string | null;
  sheetTemplateUrl: string | null;
  sheets: SheetsSetup;
  /** Where the two give tokens to sign in to mailboxes with. */
  oauthUrls: { google: string; microsoft: string };
  paymentLinks: Record<1 | 2 | 3 | 4, string | null> & { mentorship: string | null };
}

export function readConfig(raw: RawSettings): Config {
  const port = whole(raw, 'PORT', 0, 65_535);
  const sandboxPort = switchOf(raw, 'SANDBOX', raw.NODE_ENV !== 'production')
    ? raw.SANDBOX_PORT
      ? whole(raw, 'SANDBOX_PORT', 0, 65_534)
      : port + 1
    : null;
  const publicUrl = raw.PUBLIC_URL ? address(raw, 'PUBLIC_URL') : `http://localhost:${port}`;
  if (sandboxPort !== null && raw.PUBLIC_URL && !isLoopback(publicUrl)) {
    throw new SettingError(
      `PUBLIC_URL is ${publicUrl}, which others can reach, but the sandbox is on. Set SANDBOX=off, or leave PUBLIC_URL unset.`,
    );
  }
  const host = raw.HOST ?? (sandboxPort === null ? '0.0.0.0' : '127.0.0.1');
  if (sandboxPort !== null && !['127.0.0.1', '::1', 'localhost'].includes(host)) {
    throw new SettingError(
      `HOST is ${host}, but with the sandbox on Linesheet listens on loopback only. Set SANDBOX=off.`,
    );
  }
  if (raw.DATABASE_URL && !raw.SECRET_KEY) {
    throw new SettingError(
      'DATABASE_URL is set, so SECRET_KEY must be too: all machines that share the database share it.',
    );
  }
  if (raw.SECRET_KEY && raw.SECRET_KEY.length < 32) {
    throw new SettingError(
      'SECRET_KEY is shorter than 32 characters. `openssl rand -base64 32` makes a good one.',
    );
  }
  if (!raw.DATABASE_URL && raw.ROLE !== 'all' && raw.ROLE) {
    throw new SettingError(
      `ROLE is ${raw.ROLE}, which needs a database that several processes share: set DATABASE_URL.`,
    );
  }
  const stand = (path: string) => (sandboxPort === null ? null : `http://127.0.0.1:${sandboxPort}${path}`);

  const smtpUrl = raw.SMTP_URL
    ? address(raw, 'SMTP_URL', ['smtp:', 'smtps:'])
    : sandboxPort === null
      ? null
      : `smtp://127.0.0.1:${sandboxPort + 1}`;

  const sendgrid = provider(raw, 'SENDGRID', 'https://api.sendgrid.com', stand('/sendgrid'), 'SG.sandbox');

  return {
    port,
    host,
    publicUrl,
    dataDirectory: resolve(raw.LINESHEET_DATA ?? '.data'),
    databaseUrl: raw.DATABASE_URL ? address(raw, 'DATABASE_URL', ['postgres:', 'postgresql:']) : null,
    role: oneOf(raw, 'ROLE', ['all', 'server', 'worker']),
    secretKey: raw.SECRET_KEY ?? null,
    previousSecretKey: raw.SECRET_KEY_PREVIOUS ?? null,
    trustedProxies: listOf(raw, 'TRUST_PROXY', isNetwork, 'addresses or networks, as in 10.0.0.0/8'),
    metricsToken: raw.METRICS_TOKEN ?? null,
    logLevel: oneOf(raw, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    sandboxPort,
    mail: systemMail(raw, smtpUrl, publicUrl),
    keepa: provider(raw, 'KEEPA', 'https://api.keepa.com', stand('/keepa'), 'sandbox'),
    sendgrid: withField(sendgrid, 'eventPublicKey', raw.SENDGRID_EVENT_PUBLIC_KEY ?? null),
    inbound:
      together(raw, 'INBOUND_DOMAIN', 'INBOUND_SECRET', (domain, secret) => ({ domain, secret })) ??
      (sendgrid?.isSandbox ? SANDBOX_INBOUND : null),
    stripe: stripe(raw, stand('')),
    llm: languageModel(raw),
    search: search(raw, stand('/searxng')),
    crawl: {
      resolve: [
        ...listOf(raw, 'CRAWL_RESOLVE', isFixedTarget, 'of the form *.name=address:port'),
        ...(sandboxPort === null ? [] : [`*.sandbox.test=127.0.0.1:${sandboxPort}`]),
      ],
      concurrency: whole(raw, 'CRAWL_CONCURRENCY', 1, 10_000),
      perHostMs: whole(raw, 'CRAWL_PER_HOST_MS', 0, 3_600_000),
    },
    dnsServers: raw.DNS_SERVERS
      ? listOf(raw, 'DNS_SERVERS', isNameServer, 'addresses, each with a port or without')
      : sandboxPort === null
        ? []
        : [`127.0.0.1:${sandboxPort}`],
    emailerConcurrency: whole(raw, 'EMAILER_CONCURRENCY', 1, 10_000),
    workflowWebhookUrl: raw.WORKFLOW_WEBHOOK_URL ? address(raw, 'WORKFLOW_WEBHOOK_URL') : null,
    sheetTemplateUrl: raw.SHEET_TEMPLATE_URL ? address(raw, 'SHEET_TEMPLATE_URL') : null,
    sheets: sheetsSetup(raw, raw.SHEETS_BASE_URL ? address(raw, 'SHEETS_BASE_URL') : null, stand('/sheets')),
    oauthUrls: {
      google: oauthUrl(raw, 'GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com/token'),
      microsoft: oauthUrl(
        raw,
        'MICROSOFT_OAUTH_URL',
        'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      ),
    },
    paymentLinks: {
      1: raw.PAYMENT_LINK_TIER_1 ?? null,
      2: raw.PAYMENT_LINK_TIER_2 ?? null,
      3: raw.PAYMENT_LINK_TIER_3 ?? null,
      4: raw.PAYMENT_LINK_TIER_4 ?? null,
      mentorship: raw.PAYMENT_LINK_MENTORSHIP ?? null,
    },
  };
}

/** Where the sandbox's brands answer to; its SendGrid posts what comes in there. */
const SANDBOX_INBOUND = { domain: 'reply.sandbox.test', secret: 'sandbox' };

const oauthUrl = (
  raw: RawSettings,
  name: 'GOOGLE_OAUTH_URL' | 'MICROSOFT_OAUTH_URL',
  real: string,
): string => (raw[name] ? address(raw, name) : real);

/** A provider whose key or base address is set is never the sandbox's stand-in. */
function provider(
  raw: RawSettings,
  name: 'KEEPA' | 'SENDGRID',
  realUrl: string,
  standIn: string | null,
  standInKey: string,
): ProviderAddress | null {
  const key = raw[`${name}_API_KEY`] ?? null;
  const baseUrl = raw[`${name}_BASE_URL`] ? address(raw, `${name}_BASE_URL`) : null;
  if (baseUrl) return { baseUrl, key, isSandbox: false };
  if (key) return { baseUrl: realUrl, key, isSandbox: false };
  if (standIn) return { baseUrl: standIn, key: standInKey, isSandbox: true };
  // Accounts may still bring a key of their own.
  return { baseUrl: realUrl, key: null, isSandbox: false };
}

function stripe(raw: RawSettings, standIn: string | null): Config['stripe'] {
  const webhookSecret = raw.STRIPE_WEBHOOK_SECRET ?? null;
  if (raw.STRIPE_SECRET_KEY || raw.STRIPE_BASE_URL) {
    if (!raw.STRIPE_SECRET_KEY)
      throw new SettingError('STRIPE_BASE_URL is set, so STRIPE_SECRET_KEY must be too.');
    if (!webhookSecret)
      throw new SettingError('STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET must be too.');
    const baseUrl = raw.STRIPE_BASE_URL ? address(raw, 'STRIPE_BASE_URL') : 'https://api.stripe.com';
    return { baseUrl, key: raw.STRIPE_SECRET_KEY, webhookSecret, isSandbox: false };
  }
  if (webhookSecret)
    throw new SettingError('STRIPE_WEBHOOK_SECRET is set, so STRIPE_SECRET_KEY must be too.');
  return standIn === null
    ? null
    : { baseUrl: standIn, key: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', isSandbox: true };
}

/** Without a key or an address there is no model: the rules write, in the sandbox too. */
function languageModel(raw: RawSettings): Config['llm'] {
  const providerName = raw.LLM_PROVIDER ?? 'openai-compatible';
  const known: Record<string, string> = {
    'openai-compatible': '',
    openai: 'https://api.openai.com/v1',
    anthropic: 'https://api.anthropic.com/v1',
  };
  const realUrl = known[providerName];
  if (realUrl === undefined) {
    throw new SettingError(`LLM_PROVIDER is ${providerName}; it may be ${Object.keys(known).join(', ')}.`);
  }
  if (!raw.LLM_API_KEY && !raw.LLM_BASE_URL) {
    if (raw.LLM_PROVIDER || raw.LLM_MODEL)
      throw new SettingError('LLM_MODEL or LLM_PROVIDER is set, so LLM_API_KEY or LLM_BASE_URL must be too.');
    return null;
  }
  const baseUrl = raw.LLM_BASE_URL ? address(raw, 'LLM_BASE_URL') : realUrl;
  if (!baseUrl) throw new SettingError('LLM_API_KEY is set, so LLM_BASE_URL or LLM_PROVIDER must be too.');
  return {
    baseUrl,
    key: raw.LLM_API_KEY ?? null,
    model: raw.LLM_MODEL ?? 'default',
    provider: providerName,
    isSandbox: false,
  };
}

function search(raw: RawSettings, standIn: string | null): Config['search'] {
  const name = raw.SEARCH_PROVIDER
    ? oneOf(raw, 'SEARCH_PROVIDER', ['searxng', 'brave', 'serper'])
    : 'searxng';
  const real = { searxng: null, brave: 'https://api.search.brave.com', serper: 'https://google.serper.dev' }[
    name
  ];
  const key = raw.SEARCH_API_KEY ?? null;
  if (name !== 'searxng' && !key && !raw.SEARCH_BASE_URL) {
    throw new SettingError(`SEARCH_PROVIDER is ${name}, so SEARCH_API_KEY must be set.`);
  }
  const baseUrl = raw.SEARCH_BASE_URL ? address(raw, 'SEARCH_BASE_URL') : real;
  if (baseUrl) return { baseUrl, key, provider: name, isSandbox: false };
  if (key || raw.SEARCH_PROVIDER)
    throw new SettingError(
      'SEARCH_BASE_URL must name the SearXNG that SEARCH_PROVIDER or SEARCH_API_KEY is for.',
    );
  return standIn ? { baseUrl: standIn, key: null, provider: 'searxng', isSandbox: true } : null;
}

/** What stands between commas, each part of it of the form that `form` describes. */
function listOf(
  raw: RawSettings,
  name: SettingName,
  isOfForm: (part: string) => boolean,
  form: string,
): string[] {
  const parts = (raw[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = parts.find((part) => !isOfForm(part));
  if (wrong) throw new SettingError(`${name} has "${wrong}"; it must be ${form}, separated by commas.`);
  return parts;
}

const isNetwork = (part: string): boolean => {
  const [address = '', prefix = '0', ...rest] = part.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits;
};

const isNameServer = (part: string): boolean => {
  const [, address = '', port = '53'] = /^\[?([^\]]+?)\]?(?:(?<=\]|\.\d+):(\d+))?$/.exec(part) ?? [];
  return isIP(address) !== 0 && isPort(port);
};

const isFixedTarget = (part: string): boolean => {
  const [, port = ''] =
    /^(?:\*\.)?[a-z0-9][a-z0-9.-]*=(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d+)$/i.exec(part) ?? [];
  return isPort(port);
};

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

function whole(raw: RawSettings, name: SettingName, least: number, most: number): number {
  const number = Number(raw[name]);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new SettingError(`${name} is "${raw[name]}"; it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}

function switchOf(raw: RawSettings, name: SettingName, otherwise: boolean): boolean {
  const value = raw[name]?.toLowerCase();
  if (value === undefined) return otherwise;
  if (value !== 'on' && value !== 'off')
    throw new SettingError(`${name} is "${raw[name]}"; it must be on or off.`);
  return value === 'on';
}

function oneOf<const T extends string>(
  raw: RawSettings,
  name: SettingName,
  choices: readonly [T, ...T[]],
): T {
  const value = raw[name] ?? choices[0];
  const found = choices.find((choice) => choice === value);
  if (!found) throw new SettingError(`${name} is "${value}"; it may be ${choices.join(', ')}.`);
  return found;
}

function address(raw: RawSettings, name: SettingName, protocols = ['http:', 'https:']): string {
  const value = raw[name] ?? '';
  if (
    !URL.canParse(value.replace('@/', '@localhost/')) ||
    !protocols.some((protocol) => value.startsWith(`${protocol}//`))
  ) {
    throw new SettingError(
      `${name} isn't an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value.replace(/\/+$/, '');
}

function together<T>(
  raw: RawSettings,
  first: SettingName,
  second: SettingName,
  make: (a: string, b: string) => T,
): T | null {
  const [a, b] = [raw[first], raw[second]];
  if (a && b) return make(a, b);
  if (a || b) throw new SettingError(`${a ? first : second} is set, so ${a ? second : first} must be too.`);
  return null;
}

const withField = <T extends object, K extends string, V>(base: T | null, key: K, value: V) =>
  base === null ? null : ({ ...base, [key]: value } as T & Record<K, V>);

export const isLoopback = (url: string): boolean => /^(localhost|127\.|\[?::1)/.test(new URL(url).hostname);
