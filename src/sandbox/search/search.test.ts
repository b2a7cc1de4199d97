import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../fixtures/serve.ts';
import { createWorld } from '../world/sites.ts';
import { truthOf } from '../world/truth.ts';
import { createSearch } from './search.ts';

interface Result {
  url: string;
  title: string;
  content: string;
  engine: string;
  score: number;
  category: string;
}

const world = createWorld(5, 400);
const search = createSearch({ world });
let served: Served;
let base: string;

beforeAll(async () => {
  served = await serve(search.handle);
  base = `${served.url}/search`;
});
afterAll(() => served.close());

const ask = async (
  q: string,
  more = '',
): Promise<{ query: string; results: Result[]; number_of_results: number }> => {
  const answer = await fetch(`${base}?q=${encodeURIComponent(q)}&format=json${more}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { query: string; results: Result[]; number_of_results: number };
};
const hostOf = (url: string): string => new URL(url).hostname;

const withSite = world.brands.filter((brand) => truthOf(brand).officialHosts.length > 0);
const rankOfOwn = async (index: number): Promise<number> => {
  const brand = withSite[index];
  if (!brand) throw new Error('Too few brands');
  const { results } = await ask(brand.name);
  return results.findIndex(({ url }) => truthOf(brand).officialHosts.includes(hostOf(url)));
};

describe('the search stand-in', () => {
  it('answers in the shape of SearXNG', async () => {
    const { query, results, number_of_results } = await ask(withSite[0]?.name ?? '');
    expect(query).toBe(withSite[0]?.name);
    expect(number_of_results).toBeGreaterThan(0);
    for (const result of results) {
      expect(Object.keys(result)).toEqual(
        expect.arrayContaining(['url', 'title', 'content', 'engine', 'engines', 'parsed_url', 'positions']),
      );
      expect(result.category).toBe('general');
    }
  });

  it('mostly has the brand’s own site first, sometimes lower, sometimes not at all', async () => {
    const ranks = await Promise.all(Array.from({ length: 150 }, (_, index) => rankOfOwn(index)));
    const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
    expect(share((rank) => rank === 0)).toBeGreaterThan(0.5);
    expect(share((rank) => rank > 0)).toBeGreaterThan(0.15);
    expect(share((rank) => rank === -1)).toBeGreaterThan(0.02);
  });

  it('mixes in marketplaces, namesakes, parked and dead domains', async () => {
    const answers = await Promise.all(world.brands.map(({ name }) => ask(`"${name}" official website`)));
    const hosts = answers.flatMap(({ results }) => results.map(({ url }) => hostOf(url)));
    for (const host of ['www.amazon.com', 'www.walmart.com', 'www.faire.com', 'www.linkedin.com']) {
      expect(hosts).toContain(host);
    }
    const roles = new Set(hosts.map((host) => world.sites.get(host)?.role));
    for (const role of ['brand', 'namesake', 'parked', 'dead', 'stranger', 'parent', 'redirect']) {
      expect(roles).toContain(role);
    }
  });

  it('finds a brand however its name is typed', async () => {
    const brand = withSite.find(({ name }) => name.includes('&'));
    if (!brand) throw new Error('No brand with an ampersand');
    const spelled = await ask(brand.name.replace('&', 'and').toUpperCase());
    expect(spelled.results).toEqual((await ask(brand.name)).results);
  });

  it('leads to the wholesale page when that is what was asked for', async () => {
    const found = await Promise.all(withSite.slice(0, 100).map(({ name }) => ask(`${name} wholesale`)));
    const paths = found.flatMap(({ results }) => results.map(({ url }) => new URL(url).pathname));
    expect(paths.some((path) => /wholesale|stockist|retailer/.test(path))).toBe(true);
  });

  it('keeps to one site when told to', async () => {
    const brand = withSite[0];
    const host = truthOf(brand as (typeof withSite)[0]).officialHosts[0] ?? '';
    const { results } = await ask(`${brand?.name} site:${host}`);
    for (const { url } of results) expect(hostOf(url)).toContain(host);
  });

  it('gives the same results every time, ten to a page', async () => {
    const name = withSite[3]?.name ?? '';
    expect(await ask(name)).toEqual(await ask(name));
    expect((await ask(name)).results.length).toBeLessThanOrEqual(10);
    const urls = (await ask(name)).results.map(({ url }) => url);
    for (const { url } of (await ask(name, '&pageno=2')).results) expect(urls).not.toContain(url);
  });

  it('finds nothing for junk', async () => {
    expect((await ask('asdf qwer 0000')).results).toEqual([]);
  });

  it('refuses an empty query, and shows people a page', async () => {
    const empty = await fetch(`${base}?q=&format=json`);
    expect([empty.status, await empty.json()]).toEqual([400, { error: 'No query' }]);
    const page = await fetch(`${base}?q=${encodeURIComponent(withSite[0]?.name ?? '')}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<article');
  });
});
