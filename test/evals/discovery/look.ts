import { discoverBrand } from '../../../src/features/brands/actions/discover-brand.ts';
import type { Discovery } from '../../../src/features/brands/domain/discovery/discovery.ts';
import { isList } from '../../../src/features/brands/domain/policy/policy.ts';
import { createRefusedSites } from '../../../src/features/brands/domain/site/refused-sites.ts';
import { createSites } from '../../../src/features/brands/domain/site/site.ts';
import { createSheetReader } from '../../../src/main/trade-sheets/reader.ts';
import { createSearxngSearch } from '../../../src/providers/search/searxng.ts';
import { createWebsiteFetcher } from '../../../src/providers/website/website-fetcher.ts';
import type { DiscoveryCase } from './case.ts';
import { type Findings, type FoundFact, factsOf } from './findings.ts';
import type { CaseWorld } from './world.ts';

/** The world is served by this very process: more at once, and pages would seem slow that aren't. */
const AT_ONCE = 8;

/** What Linesheet finds out about each case's brand over the wire, knowing nothing of it but what a listing says. */
export const lookAtCases = async (cases: readonly DiscoveryCase[], world: CaseWorld): Promise<Findings[]> =>
  (await discoverCases(cases, world)).map(findingsOf);

/** The same with all that is shown as evidence. */
export async function discoverCases(cases: readonly DiscoveryCase[], world: CaseWorld): Promise<Discovery[]> {
  const fetcher = createWebsiteFetcher({
    perHostMs: 0,
    resolve: endingsOf(cases).map((ending) => `*.${ending}=${world.address}`),
    userAgent: 'LinesheetBot/1.0',
  });
  const ports = {
    pages: fetcher,
    knownBrands: { websitesOf: async () => [] },
    mailDns: { mx: async () => 'accepts' as const },
    sheets: createSheetReader(),
    refusedSites: createRefusedSites(),
    sites: createSites(fetcher.suffixes),
  };
  try {
    const discoveries: Discovery[] = [];
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      const some = cases.slice(from, from + AT_ONCE);
      discoveries.push(
        ...(await Promise.all(
          some.map(async (of) => {
            const { brand: name, productTitles, category } = of;
            const search = createSearxngSearch({ baseUrl: world.searchUrl(of) });
            return discoverBrand({ name, productTitles, category }, { ...ports, search });
          }),
        )),
      );
    }
    return discoveries;
  } finally {
    await fetcher.close();
  }
}

/** All hosts that a case may lead to are in its world: whatever a name ends in, nobody else is asked. */
function endingsOf(cases: readonly DiscoveryCase[]): string[] {
  const hosts = cases.flatMap(({ hosts, search }) => [
    ...Object.keys(hosts),
    ...search.map(({ url }) => new URL(url).hostname),
  ]);
  return [...new Set(hosts.map((host) => host.slice(host.lastIndexOf('.') + 1)))];
}

export function findingsOf({ website, wayIn, contacts, policy }: Discovery): Findings {
  const fields = policy.filter(({ field }) => !isList(field)).map(({ field }) => field);
  const contradicted = new Set<string>(fields.filter((field, index) => fields.indexOf(field) !== index));
  return {
    website: website ?? null,
    wayIn: wayIn ? { kind: wayIn.kind, value: wayIn.value } : { kind: 'none' },
    addresses: contacts.map(({ address }) => address),
    policy: policy
      .flatMap(factsOf)
      .filter(({ field }) => !contradicted.has(field))
      .filter(isFirst),
    contradicted: [...contradicted],
  };
}

/** Two amounts have one currency. */
const isFirst = ({ field, value }: FoundFact, index: number, facts: readonly FoundFact[]): boolean =>
  facts.findIndex((fact) => fact.field === field && fact.value === value) === index;
