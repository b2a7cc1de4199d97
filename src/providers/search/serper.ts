import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { createHttpClient } from '../http-client.ts';
import { SEARCH_RETRIES, SEARCH_TIMEOUT_MS, type SearchSettings } from './searxng.ts';

const Answer = z.object({
  organic: z._default(
    z.array(
      z.object({ link: z.string(), title: z._default(z.string(), ''), snippet: z._default(z.string(), '') }),
    ),
    [],
  ),
});

export function createSerperSearch({
  baseUrl,
  apiKey,
  timeoutMs = SEARCH_TIMEOUT_MS,
}: SearchSettings): SiteSearch {
  const client = createHttpClient({
    provider: 'search',
    baseUrl,
    timeoutMs,
    retries: SEARCH_RETRIES,
    maxBytes: 4_000_000,
    headers: { 'x-api-key': apiKey ?? '' },
  });
  return {
    async search(query, signal): Promise<SearchResult[]> {
      const { body } = await client.request({
        method: 'POST',
        path: '/search',
        body: { q: query, num: 10 },
        schema: Answer,
        // A search changes nothing, so that it may be asked again.
        retry: true,
        ...(signal && { signal }),
      });
      return body.organic.map(({ link, title, snippet }) => ({ url: link, title, snippet }));
    },
  };
}
