import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readSettings } from './env.ts';
import { SettingError } from './setting-error.ts';

const KEY = 'k'.repeat(32);
const configOf = (environment: Record<string, string>) => readConfig(readSettings(environment));

function complaintAbout(environment: Record<string, string>): string {
  try {
    configOf(environment);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return '';
}

describe('a wrong setting ends the start with one line that names it:', () => {
  it.each<[name: string, environment: Record<string, string>]>([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['SANDBOX', { SANDBOX: 'yes' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'linesheet.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://linesheet.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost.linesheet.example' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/linesheet', SECRET_KEY: KEY }],
    ['ROLE is "boss"', { ROLE: 'boss' }],
    ['SECRET_KEY_PREVIOUS', { SECRET_KEY: KEY, SECRET_KEY_PREVIOUS: 'short' }],
    ['SANDBOX_PORT', { SANDBOX: 'off', SANDBOX_PORT: '99999' }],
    ['MAIL_FROM', { MAIL_FROM: 'Linesheet' }],
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'support' }],
    ['SALES_EMAIL', { SALES_EMAIL: 'sales@' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['SENDGRID_EVENT_PUBLIC_KEY', { SENDGRID_EVENT_PUBLIC_KEY: 'MFkw' }],
    ['INBOUND_DOMAIN', { INBOUND_DOMAIN: 'in acme.com', INBOUND_SECRET: KEY }],
    ['PAYMENT_LINK_TIER_1', { PAYMENT_LINK_TIER_1: 'plan' }],
    ['PAYMENT_LINK_MENTORSHIP', { PAYMENT_LINK_MENTORSHIP: 'seat' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/40' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['KEEPA_BASE_URL', { KEEPA_BASE_URL: 'api.keepa.com' }],
    ['SENDGRID_BASE_URL', { SENDGRID_BASE_URL: 'ftp://api.sendgrid.com' }],
    ['LLM_PROVIDER', { LLM_PROVIDER: 'oracle', LLM_API_KEY: 'x' }],
    ['SEARCH_PROVIDER', { SEARCH_PROVIDER: 'altavista' }],
    ['CRAWL_RESOLVE', { CRAWL_RESOLVE: '*.test=127.0.0.1' }],
    ['CRAWL_RESOLVE', { CRAWL_RESOLVE: '*.test=127.0.0.1:4010,nonsense' }],
    ['CRAWL_CONCURRENCY', { CRAWL_CONCURRENCY: '0' }],
    ['CRAWL_PER_HOST_MS', { CRAWL_PER_HOST_MS: '1.5' }],
    ['DNS_SERVERS', { DNS_SERVERS: 'dns.example' }],
    ['DNS_SERVERS', { DNS_SERVERS: '127.0.0.1:99999' }],
    ['EMAILER_CONCURRENCY', { EMAILER_CONCURRENCY: 'many' }],
    ['WORKFLOW_WEBHOOK_URL', { WORKFLOW_WEBHOOK_URL: 'n8n' }],
    ['SHEET_TEMPLATE_URL', { SHEET_TEMPLATE_URL: 'sheet' }],
  ])('%s, as in %j', (name, environment) => {
    const complaint = complaintAbout(environment);
    expect(complaint).toContain(name);
    expect(complaint).not.toContain('\n');
  });
});

describe('of settings that belong together, the one that is missing is named:', () => {
  it.each<[missing: string, environment: Record<string, string>]>([
    ['SECRET_KEY', { DATABASE_URL: 'postgres://localhost/linesheet' }],
    ['DATABASE_URL', { ROLE: 'worker' }],
    ['STRIPE_SECRET_KEY', { STRIPE_BASE_URL: 'http://localhost:4000' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_live_x' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
    ['LLM_API_KEY', { LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', { LLM_API_KEY: 'x' }],
    ['SEARCH_API_KEY', { SEARCH_PROVIDER: 'brave' }],
    ['SEARCH_BASE_URL', { SEARCH_API_KEY: 'x' }],
    ['INBOUND_SECRET', { INBOUND_DOMAIN: 'in.linesheet.example' }],
    ['INBOUND_DOMAIN', { INBOUND_SECRET: 'x' }],
  ])('%s', (missing, environment) => {
    expect(complaintAbout(environment)).toMatch(new RegExp(`${missing}.* (must|needs|set)|set ${missing}`));
  });
});

describe('the defaults', () => {
  it('run whole on the sandbox, on loopback, with nothing set', () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      sandboxPort: 3001,
      role: 'all',
      keepa: { baseUrl: 'http://127.0.0.1:3001/keepa', isSandbox: true },
      sendgrid: { isSandbox: true },
      stripe: { isSandbox: true },
      dnsServers: ['127.0.0.1:3001'],
      crawl: { resolve: ['*.sandbox.test=127.0.0.1:3001'], concurrency: 256, perHostMs: 1_000 },
    });
  });

  it('turn the sandbox off in production, and listen to everybody', () => {
    expect(configOf({ NODE_ENV: 'production' })).toMatchObject({
      sandboxPort: null,
      host: '0.0.0.0',
      stripe: null,
      search: null,
      dnsServers: [],
    });
  });

  it('never take a stand-in for a provider that has a key or an address of its own', () => {
    const { keepa, sendgrid, stripe } = configOf({
      KEEPA_API_KEY: 'x',
      SENDGRID_BASE_URL: 'http://localhost:4000/',
    });
    expect(keepa).toEqual({ baseUrl: 'https://api.keepa.com', key: 'x', isSandbox: false });
    expect(sendgrid).toMatchObject({ baseUrl: 'http://localhost:4000', key: null, isSandbox: false });
    expect(stripe).toMatchObject({ isSandbox: true });
  });

  it('take name servers and networks in all their forms', () => {
    const lists = {
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,::1',
      DNS_SERVERS: '1.1.1.1,127.0.0.1:5353,[::1]:53,::1',
    };
    expect(configOf(lists)).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1'],
      dnsServers: ['1.1.1.1', '127.0.0.1:5353', '[::1]:53', '::1'],
    });
  });
});
