import type { ServerResponse } from 'node:http';
import { readForm, sendJson, sendPage } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import { markup } from '../markup.ts';
import { page } from '../page.ts';
import type { WorldBrand } from '../world/brands.ts';
import { seeded } from '../world/random.ts';
import type { World } from '../world/sites.ts';
import type { Hit } from './elsewhere.ts';
import { BrandIndex, readQuery } from './matching.ts';
import { createHits, resultsFor } from './results.ts';

export interface SearchOptions {
  readonly world: World;
  readonly faults?: FaultGate;
}

export interface SearchState {
  queries: number;
  withoutResults: number;
}

interface Found {
  readonly text: string;
  readonly brands: readonly WorldBrand[];
  readonly total: number;
  readonly start: number;
  readonly hits: readonly Hit[];
}

const PAGE_SIZE = 10;
const ENGINES = ['google', 'bing', 'duckduckgo', 'brave', 'startpage'] as const;

/** A result with everything that SearXNG says about it. */
const withEngines = (hit: Hit, index: number) => {
  const random = seeded(`engines/${hit.url}`);
  const engines = ENGINES.filter(() => random.chance(0.4));
  const found = engines.length > 0 ? engines : [random.pick(ENGINES)];
  const { protocol, hostname, pathname, search } = new URL(hit.url);
  return {
    ...hit,
    publishedDate: null,
    thumbnail: '',
    engine: found[0],
    template: 'default.html',
    parsed_url: [protocol.slice(0, -1), hostname, pathname, '', search.slice(1), ''],
    img_src: '',
    priority: '',
    engines: found,
    positions: found.map(() => index + 1),
    score: Math.round((found.length / (index + 1)) * 1000) / 1000,
    category: 'general',
  };
};

const present = ({ text, brands, total, start, hits }: Found) => ({
  query: text,
  number_of_results: total === 0 ? 0 : seeded(`count/${text}`).int(40, 900_000),
  results: hits.map((hit, nth) => withEngines(hit, start + nth)),
  answers: [],
  corrections: [],
  infoboxes: [],
  suggestions: brands.slice(0, 1).flatMap(({ name }) => [`${name} discount code`, `${name} reviews`]),
  unresponsive_engines: seeded(`engines/${text}`).chance(0.1) ? [['qwant', 'too many requests']] : [],
});

const resultsPage = ({ text, hits }: Found): string =>
  page(
    `${text} - SearXNG`,
    markup`<main><h1>${text}</h1>${hits.map(
      ({ url, title, content }) =>
        markup`<article class="result"><h3><a href="${url}" rel="noreferrer">${title}</a></h3><p>${content}</p></article>`,
    )}</main>`,
  );

export function createSearch({ world, faults }: SearchOptions): { handle: Handler; state(): SearchState } {
  const hitsAbout = createHits(world);
  const index = new BrandIndex(world.brands);
  const counts: SearchState = { queries: 0, withoutResults: 0 };

  const find = (text: string, pageNumber: number): Found => {
    const query = readQuery(text);
    const brands = index.matches(query);
    const all = resultsFor(hitsAbout, brands, query);
    counts.queries++;
    if (all.length === 0) counts.withoutResults++;
    const start = (pageNumber - 1) * PAGE_SIZE;
    return { text, brands, total: all.length, start, hits: all.slice(start, start + PAGE_SIZE) };
  };

  const answer = (res: ServerResponse, params: URLSearchParams): void => {
    const text = (params.get('q') ?? '').trim();
    const json = params.get('format') === 'json';
    if (!text && json) sendJson(res, 400, { error: 'No query' });
    else if (!text) sendPage(res, 400, page('SearXNG', markup`<main><p>No query</p></main>`));
    else {
      const found = find(text, Math.max(1, Number(params.get('pageno')) || 1));
      if (json) sendJson(res, 200, present(found));
      else sendPage(res, 200, resultsPage(found));
    }
  };

  const handle: Handler = async (req, res, url) => {
    if (await faults?.apply('search', req, res)) return;
    if (url.pathname === '/healthz') {
      res.writeHead(200, { 'content-type': 'text/plain' }).end('OK');
      return;
    }
    if (url.pathname !== '/search' && url.pathname !== '/') {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
      return;
    }
    answer(res, req.method === 'POST' ? await readForm(req) : url.searchParams);
  };

  return { handle, state: () => ({ ...counts }) };
}
