import { type DiscoveryPorts, discoverBrand } from '../../src/features/brands/actions/discover-brand.ts';
import type { BrandQuestion, MailAcceptance } from '../../src/features/brands/domain/discovery/discovery.ts';
import { createRefusedSites } from '../../src/features/brands/domain/site/refused-sites.ts';
import { createSites } from '../../src/features/brands/domain/site/site.ts';
import type {
  Page,
  PageFailure,
  PageFailureReason,
  SearchResult,
  SheetLine,
} from '../../src/features/brands/ports.ts';

type Site = string | { fails: PageFailureReason } | { movedTo: string };

export interface World {
  /** Pages by their address without a scheme: "acme.com/contact"; with one where they are at that alone. */
  pages: Record<string, Site>;
  results?: SearchResult[];
  search?: DiscoveryPorts['search'];
  known?: string[];
  mail?: Record<string, MailAcceptance>;
  /** The lines of PDFs, by what their pages hold: "%PDF-terms". */
  sheets?: Record<string, SheetLine[][]>;
  /** Suffixes that count as public beside the real ones. */
  suffixes?: readonly string[];
}

const STOVES = [
  'Acme Two Burner Camp Stove',
  'Acme Titanium Camp Kettle 1L',
  'Acme Folding Stove Windscreen',
];

export function discover(
  { pages, results = [], search, known = [], mail = {}, sheets = {}, suffixes = [] }: World,
  question: Partial<BrandQuestion> = {},
) {
  const fetched: string[] = [];
  const read = (url: string, hops = 0): Page | PageFailure => {
    const { protocol, host, pathname } = new URL(url);
    const path = host + pathname.replace(/(.)\/$/, '$1');
    const site = pages[`${protocol}//${path}`] ?? pages[path];
    const failure = (reason: PageFailureReason): PageFailure => ({
      ok: false,
      url,
      reason,
      detail: reason,
      durationMs: 1,
    });
    if (site === undefined) return failure(pages[`${host}/`] === undefined ? 'unreachable' : 'not_found');
    if (typeof site === 'string') {
      const body = Buffer.from(site, 'utf8').toString('latin1');
      return {
        ok: true,
        url,
        status: 200,
        contentType: 'text/html',
        body,
        charset: 'utf-8',
        truncated: false,
        durationMs: 1,
      };
    }
    if ('fails' in site) return failure(site.fails);
    return hops < 5 ? read(site.movedTo, hops + 1) : failure('too_many_redirects');
  };
  const ports: DiscoveryPorts = {
    search: search ?? { search: async () => results },
    knownBrands: { websitesOf: async () => known },
    pages: {
      fetch: async (url) => {
        fetched.push(url.replace(/^https?:\/\//, ''));
        return read(url);
      },
    },
    mailDns: { mx: async (domain) => mail[domain] ?? 'accepts' },
    sheets: { read: async (pdf) => sheets[Buffer.from(pdf).toString()] ?? 'The PDF is damaged.' },
    sites: createSites(suffixes),
    refusedSites: createRefusedSites(),
  };
  const done = discoverBrand(
    { name: 'Acme', productTitles: STOVES, category: 'Camping', ...question },
    ports,
  );
  return done.then((discovery) => ({ ...discovery, fetched }));
}

export const result = (url: string, title: string, snippet = ''): SearchResult => ({ url, title, snippet });

export const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="Camp stoves and kettles">${head}</head>` +
  `<body>${body}<footer>© 2026 Acme Outdoors, Inc. All rights reserved.</footer></body></html>`;

export const nav = (...links: [string, string][]) =>
  links.map(([href, text]) => `<a href="${href}">${text}</a>`).join(' ');

export const FOUND = [
  result('https://www.amazon.com/acme-stove/dp/B01', 'Acme Camp Stove : Sports & Outdoors'),
  result('https://acme.com/collections/stoves', 'Acme – Camp stoves', 'Official site of Acme camp stoves'),
];
