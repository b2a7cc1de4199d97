import * as z from 'zod/mini';
import type { SearchResult, SiteSearch } from '../../features/brands/ports.ts';
import { ProviderError } from '../../kernel/errors.ts';
import { resultsOf, type SearchSettings, searchClient, words } from './search-client.ts';

const Answer = z.object({
  results: z._default(resultsOf(z.object({ url: z.string(), title: words, content: words })), []),
});

/** A SearXNG, or anything that speaks like one: GET /search?q=&format=json. */
export function createSearxngSearch(settings: SearchSettings): SiteSearch {
  const client = searchClient({ ...settings, baseUrl: settings.baseUrl.replace(/\/search\/?$/, '') });
  return {
    async search(query, signal): Promise<SearchResult[]> {
      const { body } = await client
        .request({
          method: 'GET',
          path: '/search',
          query: { q: query, format: 'json' },
          schema: Answer,
          ...(signal && { signal }),
        })
        .catch(becauseOfFormat);
      return body.results.map(({ url, title, content }) => ({ url, title, snippet: content }));
    },
  };
}

/** It has no key to refuse: as it is installed, it answers people with pages, and programs with a 403. */
function becauseOfFormat(error: unknown): never {
  if (!(error instanceof ProviderError) || error.status !== 403) throw error;
  const sentence = 'SearXNG answered 403: its settings.yml has to name json under search.formats';
  throw new ProviderError(error.provider, 'refused', sentence, { cause: error });
}
