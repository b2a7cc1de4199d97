import { resolve } from 'node:path';
import { type MailboxApps, mailboxApps } from './mailbox-apps.ts';
import {
  type LanguageModel,
  languageModel,
  type ProviderAddress,
  providerAddress,
  type SearchAddress,
  type StripeAddress,
  searchAddress,
  stripeAddress,
} from './providers.ts';
import {
  address,
  DOMAIN,
  EVENT_KEY,
  formed,
  isFixedTarget,
  isNameServer,
  isNetwork,
  listOf,
  oneOf,
  switchOf,
  together,
  whole,
} from './read-setting.ts';
import { SettingError } from './setting-error.ts';
import type { RawSettings, SettingName } from './settings.ts';
import { type SheetsSetup, sheetsSetup } from './sheets.ts';
import { type SystemMail, sandboxSmtpUrl, systemMail } from './system-mail.ts';

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
  keepa: ProviderAddress;
  sendgrid: ProviderAddress & { eventPublicKey: string | null };
  /** `secret` is the operator's own, in the address to which SendGrid posts answers; null: we make one. */
  inbound: { domain: string; secret: string | null } | null;
  stripe: StripeAddress | null;
  llm: LanguageModel | null;
  search: SearchAddress | null;
  crawl: { resolve: string[]; concurrency: number; perHostMs: number };
  dnsServers: string[];
  emailerConcurrency: number;
  workflowWebhookUrl: string | null;
  sheetTemplateUrl: string | null;
  sheets: SheetsSetup;
  mailboxApps: MailboxApps;
  paymentLinks: Record<1 | 2 | 3 | 4, string | null> & { mentorship: string | null };
}

export function readConfig(raw: RawSettings): Config {
  const port = whole(raw, 'PORT', 0, 65_535);
  const givenSandboxPort = raw.SANDBOX_PORT ? whole(raw, 'SANDBOX_PORT', 0, 65_534) : port + 1;
  const sandboxPort = switchOf(raw, 'SANDBOX', raw.NODE_ENV !== 'production') ? givenSandboxPort : null;
  const role = oneOf(raw, 'ROLE', ['all', 'server', 'worker']);
  const publicUrl = raw.PUBLIC_URL ? address(raw, 'PUBLIC_URL') : `http://localhost:${port}`;
  const host = raw.HOST ?? (sandboxPort === null ? '0.0.0.0' : '127.0.0.1');
  refuseContradictions(raw, { sandboxPort, publicUrl, host });
  const standIn = (path: string) => (sandboxPort === null ? null : `http://127.0.0.1:${sandboxPort}${path}`);

  const smtpUrl = raw.SMTP_URL
    ? address(raw, 'SMTP_URL', ['smtp:', 'smtps:'])
    : sandboxPort === null
      ? null
      : sandboxSmtpUrl(sandboxPort);

  formed(raw, 'INBOUND_DOMAIN', DOMAIN, 'a domain');
  const sendgrid = providerAddress(raw, 'SENDGRID', standIn('/sendgrid'));

  return {
    port,
    host,
    publicUrl,
    dataDirectory: resolve(raw.LINESHEET_DATA ?? '.data'),
    databaseUrl: raw.DATABASE_URL ? address(raw, 'DATABASE_URL', ['postgres:', 'postgresql:']) : null,
    role,
    secretKey: raw.SECRET_KEY ?? null,
    previousSecretKey: raw.SECRET_KEY_PREVIOUS ?? null,
    trustedProxies: listOf(raw, 'TRUST_PROXY', isNetwork, 'addresses or networks, as in 10.0.0.0/8'),
    metricsToken: raw.METRICS_TOKEN ?? null,
    logLevel: oneOf(raw, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
    sandboxPort,
    mail: systemMail(raw, smtpUrl, publicUrl),
    keepa: providerAddress(raw, 'KEEPA', standIn('/keepa')),
    sendgrid: {
      ...sendgrid,
      eventPublicKey: formed(
        raw,
        'SENDGRID_EVENT_PUBLIC_KEY',
        EVENT_KEY,
        'a verification key as SendGrid shows it',
      ),
    },
    inbound:
      together(raw, 'INBOUND_DOMAIN', 'INBOUND_SECRET', (domain, secret) => ({ domain, secret })) ??
      (sendgrid.isSandbox ? SANDBOX_INBOUND : null),
    stripe: stripeAddress(raw, standIn('')),
    llm: languageModel(raw),
    search: searchAddress(raw, standIn('/searxng')),
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
    sheets: sheetsSetup(
      raw,
      raw.SHEETS_BASE_URL ? address(raw, 'SHEETS_BASE_URL') : null,
      standIn('/sheets'),
    ),
    mailboxApps: mailboxApps(raw, standIn, (path) =>
      sandboxPort === null ? null : `http://localhost:${sandboxPort}${path}`,
    ),
    paymentLinks: {
      1: paymentLink(raw, 'PAYMENT_LINK_TIER_1'),
      2: paymentLink(raw, 'PAYMENT_LINK_TIER_2'),
      3: paymentLink(raw, 'PAYMENT_LINK_TIER_3'),
      4: paymentLink(raw, 'PAYMENT_LINK_TIER_4'),
      mentorship: paymentLink(raw, 'PAYMENT_LINK_MENTORSHIP'),
    },
  };
}

const paymentLink = (raw: RawSettings, name: SettingName): string | null =>
  raw[name] ? address(raw, name) : null;

/** Settings that are well-formed each and can't be meant together. */
function refuseContradictions(
  raw: RawSettings,
  { sandboxPort, publicUrl, host }: Pick<Config, 'sandboxPort' | 'publicUrl' | 'host'>,
): void {
  if (sandboxPort !== null && raw.PUBLIC_URL && !isLoopbackUrl(publicUrl)) {
    throw new SettingError(
      `PUBLIC_URL is ${publicUrl}, which others can reach, but the sandbox is on. Set SANDBOX=off, or leave PUBLIC_URL unset.`,
    );
  }
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
  for (const name of ['SECRET_KEY', 'SECRET_KEY_PREVIOUS'] as const) {
    if ((raw[name]?.length ?? 32) < 32)
      throw new SettingError(
        `${name} is shorter than 32 characters. \`openssl rand -base64 32\` makes a good one.`,
      );
  }
  if (!raw.DATABASE_URL && raw.ROLE !== 'all' && raw.ROLE) {
    throw new SettingError(
      `ROLE is ${raw.ROLE}, which needs a database that several processes share: set DATABASE_URL.`,
    );
  }
}

/** Where the sandbox's brands answer to; its SendGrid posts what comes in there. */
const SANDBOX_INBOUND = { domain: 'reply.sandbox.test', secret: null };

/** A name that only begins like this machine's, as localhost.example does, may lead anywhere. */
export const isLoopbackUrl = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
