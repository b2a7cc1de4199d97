import type { SiteSearch } from '../../features/brands/ports.ts';
import { createBraveSearch } from './brave.ts';
import { createSearxngSearch } from './searxng.ts';
import { createSerperSearch } from './serper.ts';

export type SearchProvider = 'searxng' | 'brave' | 'serper';

/** The search that the settings name. */
export function createSiteSearch({
  provider,
  baseUrl,
  key,
}: {
  provider: SearchProvider;
  baseUrl: string;
  key: string | null;
}): SiteSearch {
  const apiKey = key ?? '';
  switch (provider) {
    case 'searxng':
      return createSearxngSearch({ baseUrl });
    case 'brave':
      return createBraveSearch({ baseUrl, apiKey });
    case 'serper':
      return createSerperSearch({ baseUrl, apiKey });
  }
}
