import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../fixtures/serve.ts';
import { canonicalHost, createWorld } from '../world/sites.ts';
import { createSiteDirectory } from './directory.ts';

const world = createWorld(4, 300);
const directory = createSiteDirectory({ world });
const PREFIX = '/sandbox/sites';
let served: Served;

beforeAll(async () => {
  served = await serve((req, res, url) => {
    url.pathname = url.pathname.slice(PREFIX.length) || '/';
    return directory.handle(req, res, url);
  });
});
afterAll(() => served.close());

const hostOfKind = (kind: string): string => {
  const site = world.brands.find((brand) => brand.site?.kind === kind && !brand.site.fault)?.site;
  if (!site) throw new Error(`No ${kind}`);
  return canonicalHost(site);
};
const read = async (path: string): Promise<string> => (await fetch(served.url + PREFIX + path)).text();

describe('the directory of brand websites', () => {
  it('lists the brands fifty to a page, and finds one by name or kind', async () => {
    const first = await read('');
    expect(first.match(/<tr>/g)?.length).toBe(51);
    expect(first).toContain('Page 1 of 6');
    expect(await read('?page=6')).toContain('Page 6 of 6');
    const found = await read('?q=parked');
    expect(found).toContain('Parked domain');
    expect(found).not.toContain('Handmade');
  });

  it('shows a site’s page with nothing in it allowed to run, and its links leading to the same view', async () => {
    const host = hostOfKind('shopify');
    const page = await fetch(`${served.url}${PREFIX}/${host}/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    const html = await page.text();
    expect(html).toContain(`href="/sandbox/sites/${host}/pages/`);
    expect(html).not.toMatch(/href="\/(?!sandbox)/);
  });

  it('follows redirects within the view', async () => {
    const moved = world.brands.find((brand) => brand.site?.formerHost)?.site;
    const answer = await fetch(`${served.url}${PREFIX}/${moved?.formerHost}/`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`/sandbox/sites/${moved ? canonicalHost(moved) : ''}/`);
  });

  it('says when nobody answers, and shows a page’s source', async () => {
    expect(await read(`/${hostOfKind('dead')}/`)).toContain('Nobody answers');
    const source = await fetch(`${served.url}${PREFIX}/${hostOfKind('handmade')}/?source`);
    expect(source.headers.get('content-type')).toContain('text/plain');
  });
});
