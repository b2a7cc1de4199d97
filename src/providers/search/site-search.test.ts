import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../features/runs/domain/after-provider-failure.ts';
import type { ProviderError } from '../../kernel/errors.ts';
import { createKnownBrands } from './known-brands.ts';
import { createSiteSearch, type SearchProvider } from './site-search.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function searchAgainst(provider: SearchProvider, status: number, answer: unknown) {
  const asked: { req: IncomingMessage; body: string }[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      asked.push({ req, body });
      res
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '60' })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  return { asked, search: createSiteSearch({ provider, baseUrl, key: 'k' }) };
}

const FOUND = [{ url: 'https://acme.com/', title: 'Acme', snippet: 'Camp gear' }];

describe('a search', () => {
  it('asks a SearXNG', async () => {
    const { asked, search } = await searchAgainst('searxng', 200, {
      query: 'x',
      results: [{ url: 'https://acme.com/', title: 'Acme', content: 'Camp gear', engine: 'x' }],
    });
    expect(await search.search('Acme & Sons')).toEqual(FOUND);
    expect(asked[0]?.req.url).toBe('/base/search?q=Acme%20%26%20Sons&format=json');
  });

  it('asks Brave with its key', async () => {
    const { asked, search } = await searchAgainst('brave', 200, {
      web: {
        results: [{ url: 'https://acme.com/', title: '<strong>Acme</strong>', description: 'Camp gear' }],
      },
    });
    expect(await search.search('Acme')).toEqual(FOUND);
    expect(asked[0]?.req.headers['x-subscription-token']).toBe('k');
    expect(asked[0]?.req.url).toContain('/base/res/v1/web/search?q=Acme');
  });

  it('asks Serper with its key', async () => {
    const { asked, search } = await searchAgainst('serper', 200, {
      organic: [{ link: 'https://acme.com/', title: 'Acme', snippet: 'Camp gear' }],
    });
    expect(await search.search('Acme')).toEqual(FOUND);
    expect(asked[0]?.req.headers['x-api-key']).toBe('k');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ q: 'Acme' });
  });

  it('that finds nothing finds nothing', async () => {
    expect(await (await searchAgainst('searxng', 200, { results: [] })).search.search('x')).toEqual([]);
    expect(await (await searchAgainst('brave', 200, {})).search.search('x')).toEqual([]);
    expect(await (await searchAgainst('serper', 200, {})).search.search('x')).toEqual([]);
  });

  it('loses to one odd result none of the others, and looks at no thousand of them', async () => {
    const good = { url: 'https://acme.com/', title: null, content: 7 };
    const odd = { results: [null, 'x', { title: 'no address' }, { url: 5 }, good] };
    const { search } = await searchAgainst('searxng', 200, odd);
    expect(await search.search('x')).toEqual([{ url: 'https://acme.com/', title: '', snippet: '' }]);
    const many = { organic: Array.from({ length: 1_000 }, (_, i) => ({ link: `https://${i}.com/` })) };
    expect(await (await searchAgainst('serper', 200, many)).search.search('x')).toHaveLength(50);
  });

  it.each([
    [429, 'limited'],
    [403, 'refused'],
  ])('that answers %i says so: %s', async (status, failure) => {
    const { search } = await searchAgainst('searxng', status, {});
    await expect(search.search('x')).rejects.toMatchObject({ provider: 'search', failure });
  });

  it('that is a SearXNG as it is installed says what its settings lack, and is accused of no wrong key', async () => {
    const { search } = await searchAgainst('searxng', 403, {});
    const error: ProviderError = await search.search('x').catch((thrown) => thrown);
    expect(refusalOf('The web search', error)).toEqual({
      sentence:
        'SearXNG answered 403: its settings.yml has to name json under search.formats. Ask whoever runs this Linesheet to check how its web search is set up',
      setting: 'SEARCH_PROVIDER and SEARCH_BASE_URL',
    });
  });
});

describe('known brands', () => {
  it('have the official website that is publicly known, whatever the spelling', async () => {
    const brands = createKnownBrands();
    expect(await brands.websitesOf('& Other Stories')).toEqual(['https://www.stories.com/']);
    expect(await brands.websitesOf('AND OTHER STORIES')).toEqual(['https://www.stories.com/']);
    expect(await brands.websitesOf('No Such Brand Anywhere')).toEqual([]);
  });
});
