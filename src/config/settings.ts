/** Every setting by name, with what it is when unset. Secrets are masked wherever settings are shown. */
export const SETTINGS = {
  PORT: '3000',
  HOST: null,
  PUBLIC_URL: null,
  LINESHEET_DATA: '.data',
  DATABASE_URL: null,
  ROLE: 'all',
  SECRET_KEY: null,
  SECRET_KEY_PREVIOUS: null,
  TRUST_PROXY: null,
  METRICS_TOKEN: null,
  SANDBOX: null,
  SANDBOX_PORT: null,
  SMTP_URL: null,
  MAIL_FROM: null,
  SUPPORT_EMAIL: null,
  SALES_EMAIL: null,
  KEEPA_API_KEY: null,
  KEEPA_BASE_URL: null,
  SENDGRID_API_KEY: null,
  SENDGRID_BASE_URL: null,
  SENDGRID_EVENT_PUBLIC_KEY: null,
  INBOUND_DOMAIN: null,
  INBOUND_SECRET: null,
  STRIPE_SECRET_KEY: null,
  STRIPE_WEBHOOK_SECRET: null,
  STRIPE_BASE_URL: null,
  GOOGLE_SERVICE_ACCOUNT: null,
  SHEETS_BASE_URL: null,
  GOOGLE_OAUTH_URL: null,
  MICROSOFT_OAUTH_URL: null,
  GOOGLE_CLIENT_ID: null,
  GOOGLE_CLIENT_SECRET: null,
  MICROSOFT_CLIENT_ID: null,
  MICROSOFT_CLIENT_SECRET: null,
  LLM_PROVIDER: null,
  LLM_API_KEY: null,
  LLM_MODEL: null,
  LLM_BASE_URL: null,
  SEARCH_PROVIDER: null,
  SEARCH_API_KEY: null,
  SEARCH_BASE_URL: null,
  CRAWL_RESOLVE: null,
  CRAWL_CONCURRENCY: '256',
  CRAWL_PER_HOST_MS: '1000',
  DNS_SERVERS: null,
  EMAILER_CONCURRENCY: '256',
  WORKFLOW_WEBHOOK_URL: null,
  SHEET_TEMPLATE_URL: null,
  PAYMENT_LINK_TIER_1: null,
  PAYMENT_LINK_TIER_2: null,
  PAYMENT_LINK_TIER_3: null,
  PAYMENT_LINK_TIER_4: null,
  PAYMENT_LINK_MENTORSHIP: null,
  LOG_LEVEL: 'info',
  NODE_ENV: null,
} as const satisfies Record<string, string | null>;

export type SettingName = keyof typeof SETTINGS;
export type RawSettings = Partial<Record<SettingName, string>>;

const SECRETS: readonly SettingName[] = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'KEEPA_API_KEY',
  'SENDGRID_API_KEY',
  'INBOUND_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_SERVICE_ACCOUNT',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
  'LLM_API_KEY',
  'SEARCH_API_KEY',
];

export interface ShownSetting {
  name: SettingName;
  value: string;
  from: 'environment' | '.env' | 'default' | 'unset';
}

/** What `settings` prints: each value with where it came from, secrets down to their last four characters. */
export function describeSettings(environment: NodeJS.ProcessEnv, file: NodeJS.ProcessEnv): ShownSetting[] {
  return (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const [value, from] = environment[name]
      ? ([environment[name], 'environment'] as const)
      : file[name]
        ? ([file[name], '.env'] as const)
        : ([SETTINGS[name] ?? '', SETTINGS[name] === null ? 'unset' : 'default'] as const);
    return { name, value: SECRETS.includes(name) ? mask(value) : withoutLogin(value), from };
  });
}

/** Any address may have a name and a password in it. */
const withoutLogin = (value: string): string => value.replace(/:\/\/[^\s/@]+@/g, '://…@');

const mask = (value: string): string => (value.length > 12 ? `…${value.slice(-4)}` : value && '…');
