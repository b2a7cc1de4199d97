import { address, oneOf } from './read-setting.ts';
import { SettingError } from './setting-error.ts';
import type { RawSettings } from './settings.ts';

/** A provider as it is to be reached. */
export interface ProviderAddress {
  baseUrl: string;
  key: string | null;
  /** The sandbox's stand-in, whose doings are never mixed with what is real. */
  isSandbox: boolean;
}

export interface StripeAddress extends ProviderAddress {
  key: string;
  webhookSecret: string;
}

export interface LanguageModel extends ProviderAddress {
  model: string;
}

export interface SearchAddress extends ProviderAddress {
  provider: 'searxng' | 'brave' | 'serper';
}

const PROVIDERS = {
  KEEPA: { realUrl: 'https://api.keepa.com', standInKey: 'sandbox' },
  SENDGRID: { realUrl: 'https://api.sendgrid.com', standInKey: 'SG.sandbox' },
} as const;

/** A provider whose key or base address is set is never the sandbox's stand-in. */
export function providerAddress(
  raw: RawSettings,
  name: keyof typeof PROVIDERS,
  standIn: string | null,
): ProviderAddress {
  const { realUrl, standInKey } = PROVIDERS[name];
  const key = raw[`${name}_API_KEY`] ?? null;
  const baseUrl = raw[`${name}_BASE_URL`] ? address(raw, `${name}_BASE_URL`) : null;
  if (baseUrl) return { baseUrl, key, isSandbox: false };
  if (key) return { baseUrl: realUrl, key, isSandbox: false };
  if (standIn) return { baseUrl: standIn, key: standInKey, isSandbox: true };
  // Accounts may still bring a key of their own.
  return { baseUrl: realUrl, key: null, isSandbox: false };
}

export function stripeAddress(raw: RawSettings, standIn: string | null): StripeAddress | null {
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

const MODEL_URLS: Record<string, string> = {
  'openai-compatible': '',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
};

/** Without a key or an address there is no model: the rules write, in the sandbox too. */
export function languageModel(raw: RawSettings): LanguageModel | null {
  const providerName = raw.LLM_PROVIDER ?? 'openai-compatible';
  const realUrl = MODEL_URLS[providerName];
  if (realUrl === undefined) {
    throw new SettingError(
      `LLM_PROVIDER is ${providerName}; it may be ${Object.keys(MODEL_URLS).join(', ')}.`,
    );
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
    isSandbox: false,
  };
}

/** A SearXNG is always somebody's own. */
const SEARCH_URLS = {
  searxng: null,
  brave: 'https://api.search.brave.com',
  serper: 'https://google.serper.dev',
} as const;

export function searchAddress(raw: RawSettings, standIn: string | null): SearchAddress | null {
  const name = raw.SEARCH_PROVIDER
    ? oneOf(raw, 'SEARCH_PROVIDER', ['searxng', 'brave', 'serper'])
    : 'searxng';
  const key = raw.SEARCH_API_KEY ?? null;
  if (name !== 'searxng' && !key && !raw.SEARCH_BASE_URL) {
    throw new SettingError(`SEARCH_PROVIDER is ${name}, so SEARCH_API_KEY must be set.`);
  }
  const baseUrl = raw.SEARCH_BASE_URL ? address(raw, 'SEARCH_BASE_URL') : SEARCH_URLS[name];
  if (baseUrl) return { baseUrl, key, provider: name, isSandbox: false };
  if (key || raw.SEARCH_PROVIDER)
    throw new SettingError(
      'SEARCH_BASE_URL must name the SearXNG that SEARCH_PROVIDER or SEARCH_API_KEY is for.',
    );
  return standIn ? { baseUrl: standIn, key: null, provider: 'searxng', isSandbox: true } : null;
}
