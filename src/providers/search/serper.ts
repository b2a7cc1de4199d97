import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { resultsOf, type SearchSettings, searchClient, words } from './search-client.ts';

const Answer = z.object({
  organic: z._default(resultsOf(z.object({ link: z.string(), title: words, snippet: words })), []),
});

export function createSerperSearch(settings: SearchSettings): SiteSearch {
  const client = searchClient(settings, { headers: { 'x-api-key': settings.apiKey ?? '' } });
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
