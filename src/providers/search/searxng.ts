import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { resultsOf, type SearchSettings, searchClient, words } from './search-client.ts';

const Answer = z.object({
  results: z._default(resultsOf(z.object({ url: z.string(), title: words, content: words })), []),
});

/** A SearXNG, or anything that speaks like one: GET /search?q=&format=json. */
export function createSearxngSearch(settings: SearchSettings): SiteSearch {
  const client = searchClient({ ...settings, baseUrl: settings.baseUrl.replace(/\/search\/?$/, '') });
  return {
    async search(query, signal): Promise<SearchResult[]> {
      const { body } = await client.request({
        method: 'GET',
        path: '/search',
        query: { q: query, format: 'json' },
        schema: Answer,
        ...(signal && { signal }),
      });
      return body.results.map(({ url, title, content }) => ({ url, title, snippet: content }));
    },
  };
}
