import { discoverBrand } from '../../../src/features/brands/actions/discover-brand.ts';
import type { Discovery } from '../../../src/features/brands/domain/discovery.ts';
import { createRefusedSites } from '../../../src/features/brands/domain/refused-sites.ts';
import { createSites } from '../../../src/features/brands/domain/site.ts';
import { createSearxngSearch } from '../../../src/providers/search/searxng.ts';
import { createWebsiteFetcher } from '../../../src/providers/website/website-fetcher.ts';
import type { DiscoveryCase } from './case.ts';
import type { Findings } from './findings.ts';
import type { CaseWorld } from './world.ts';

/** What Linesheet finds out about each case's brand over the wire, knowing nothing of it but what a listing says. */
export async function lookAtCases(cases: readonly DiscoveryCase[], world: CaseWorld): Promise<Findings[]> {
  const fetcher = createWebsiteFetcher({
    perHostMs: 0,
    resolve: [`*.test=${world.address}`],
    userAgent: 'LinesheetBot/1.0',
  });
  const ports = {
    pages: fetcher,
    knownBrands: { websitesOf: async () => [] },
    mailDns: { mx: async () => 'accepts' as const },
    refusedSites: createRefusedSites(),
    sites: createSites(fetcher.suffixes),
  };
  try {
    return await Promise.all(
      cases.map(async (of) => {
        const { brand: name, productTitles, category } = of;
        const search = createSearxngSearch({ baseUrl: world.searchUrl(of) });
        return findingsOf(await discoverBrand({ name, productTitles, category }, { ...ports, search }));
      }),
    );
  } finally {
    await fetcher.close();
  }
}

function findingsOf({ website, best, forms, contacts }: Discovery): Findings {
  const [form] = forms;
  return {
    website: website ?? null,
    wayIn: best
      ? { kind: 'address', value: best.address }
      : form
        ? { kind: 'form', value: form.url }
        : { kind: 'none' },
    addresses: contacts.map(({ address }) => address),
    policy: [],
    contradicted: [],
  };
}
