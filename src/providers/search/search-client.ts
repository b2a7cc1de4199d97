import { createHttpClient, type HttpClient, type HttpClientOptions } from '../http-client.ts';

export interface SearchSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  timeoutMs?: number;
}

const MOST_BYTES = 4_000_000;

/** How each search engine is asked: in short patience, and once more where it was away for a moment. */
export const searchClient = (
  { baseUrl, timeoutMs = 10_000 }: SearchSettings,
  own: Pick<HttpClientOptions, 'headers' | 'perSecond'> = {},
): HttpClient =>
  createHttpClient({ provider: 'search', baseUrl, timeoutMs, retries: 1, maxBytes: MOST_BYTES, ...own });
