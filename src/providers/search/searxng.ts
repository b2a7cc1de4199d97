import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { createHttpClient } from '../http-client.ts';

export interface SearchSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  timeoutMs?: number;
}

export const SEARCH_TIMEOUT_MS = 10_000;
export const SEARCH_RETRIES = 1;

const Answer = z.object({
  results: z._default(
    z.array(
      z.object({
        url: z.string(),
        title: z._default(z.string(), ''),
        content: z.optional(z.nullable(z.string())),
      }),
    ),
    [],
  ),
});

/** A SearXNG, or anything that speaks like one: GET /search?q=&format=json. */
export function createSearxngSearch({ baseUrl, timeoutMs = SEARCH_TIMEOUT_MS }: SearchSettings): SiteSearch {
  const client = createHttpClient({
    provider: 'search',
    baseUrl: baseUrl.replace(/\/search\/?$/, ''),
    timeoutMs,
    retries: SEARCH_RETRIES,
    maxBytes: 4_000_000,
  });
  return {
    async search(query, signal): Promise<SearchResult[]> {
      const { body } = await client.request({
        method: 'GET',
        path: '/search',
        query: { q: query, format: 'json' },
        schema: Answer,
        ...(signal && { signal }),
      });
      return body.results.map(({ url, title, content }) => ({ url, title, snippet: content ?? '' }));
    },
  };
}
