import { createSearxngSearch } from '../../../src/providers/search/searxng.ts';
import { createWebsiteFetcher } from '../../../src/providers/website/website-fetcher.ts';
import type { DiscoveryCase } from './case.ts';
import type { Findings, FoundFact } from './findings.ts';
import type { CaseWorld } from './world.ts';

const MARKETPLACES = /\b(?:amazon|walmart|ebay|etsy|faire|facebook|instagram|linkedin|wikipedia|yelp)\b/;
const PATHS = [
  '/',
  '/contact',
  '/pages/contact',
  '/contact-us',
  '/wholesale',
  '/pages/wholesale',
  '/about',
  '/faq',
];
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PREFERRED = [/^(?:wholesale|b2b|trade)@/, /^sales@/, /^(?:info|hello|contact)@/];

const POLICY: [field: string, value: string | undefined, pattern: RegExp][] = [
  ['takes_wholesale', 'yes', /wholesale (?:inquiries|accounts?|application)|become a (?:retailer|stockist)/i],
  ['marketplaces', 'forbidden', /(?:not|no|prohibit)[^.]{0,60}(?:marketplaces?|amazon)/i],
  ['map_policy', 'yes', /\bMAP\b|minimum advertised price/i],
  ['minimum_opening_order', undefined, /minimum[^.$€£]{0,40}[$€£]\s?([\d,]+)/i],
  ['documents', 'resale_certificate', /resale certificate/i],
  ['documents', 'tax_id', /\b(?:tax id|EIN)\b/i],
];

/** What anybody writes in an hour: the first site that the search gives, seven addresses of it, and expressions. */
export async function crawlPlainly(cases: readonly DiscoveryCase[], world: CaseWorld): Promise<Findings[]> {
  const fetcher = createWebsiteFetcher({
    perHostMs: 0,
    resolve: [`*.test=${world.address}`],
    userAgent: 'PlainCrawler/1.0',
  });
  try {
    return await Promise.all(
      cases.map(async (of) => {
        const results = await createSearxngSearch({ baseUrl: world.searchUrl(of) }).search(of.brand);
        const first = results.find(({ url }) => !MARKETPLACES.test(url));
        const paths = first ? PATHS.map((path) => new URL(path, first.url).href) : [];
        const pages = await Promise.all(paths.map((path) => fetcher.fetch(path)));
        const texts = pages.flatMap((page) => (page.ok ? [{ url: page.url, text: page.body }] : []));
        return readPlainly(first?.url ?? null, texts);
      }),
    );
  } finally {
    await fetcher.close();
  }
}

function readPlainly(website: string | null, pages: readonly { url: string; text: string }[]): Findings {
  const addresses = [...new Set(pages.flatMap(({ text }) => text.match(ADDRESS) ?? []))];
  const worth = (address: string) => {
    const index = PREFERRED.findIndex((pattern) => pattern.test(address));
    return index < 0 ? PREFERRED.length : index;
  };
  addresses.sort((one, other) => worth(one) - worth(other));
  const form = pages.find(({ url, text }) => /wholesale|retailer/.test(url) && /<form\b/i.test(text));
  const [best] = addresses;
  return {
    website,
    wayIn: best
      ? { kind: 'address', value: best }
      : form
        ? { kind: 'form', value: form.url }
        : { kind: 'none' },
    addresses,
    policy: POLICY.flatMap(([field, value, pattern]) => factOf(field, value, pattern, pages)),
    contradicted: [],
  };
}

function factOf(
  field: string,
  value: string | undefined,
  pattern: RegExp,
  pages: readonly { url: string; text: string }[],
): FoundFact[] {
  for (const { url, text } of pages) {
    const match = pattern.exec(text.replace(/<[^>]+>/g, ' '));
    if (!match) continue;
    const [words, amount] = match;
    return [{ field, value: value ?? Number(amount?.replace(/,/g, '')), sentence: words, url }];
  }
  return [];
}
