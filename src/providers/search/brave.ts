import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { resultsOf, type SearchSettings, searchClient, words } from './search-client.ts';

/** What its smallest plan allows. */
const PER_SECOND = 20;

const Answer = z.object({
  web: z.optional(
    z.object({
      results: z._default(resultsOf(z.object({ url: z.string(), title: words, description: words })), []),
    }),
  ),
});

const withoutMarks = (text: string): string => text.replace(/<\/?strong>/g, '');

export function createBraveSearch(settings: SearchSettings): SiteSearch {
  const headers = { 'x-subscription-token': settings.apiKey ?? '' };
  const client = searchClient(settings, { headers, perSecond: PER_SECOND });
  return {
    async search(query, signal): Promise<SearchResult[]> {
      const { body } = await client.request({
        method: 'GET',
        path: '/res/v1/web/search',
        query: { q: query, count: 10, result_filter: 'web' },
        schema: Answer,
        ...(signal && { signal }),
      });
      const results = body.web?.results ?? [];
      return results.map(({ url, title, description }) => ({
        url,
        title: withoutMarks(title),
        snippet: withoutMarks(description),
      }));
    },
  };
}
