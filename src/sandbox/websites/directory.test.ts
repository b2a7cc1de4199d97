import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalHost, createWorld } from '../world/sites.ts';
import { createSiteDirectory } from './directory.ts';

const world = createWorld(4, 300);
const directory = createSiteDirectory({ world });
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(
    (req, res) => void directory.handle(req, res, new URL(req.url ?? '/', 'http://sandbox')),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/sites`;
});
afterAll(() => new Promise((done) => server.close(done)));

const hostOfKind = (kind: string): string => {
  const site = world.brands.find((brand) => brand.site?.kind === kind && !brand.site.fault)?.site;
  if (!site) throw new Error(`No ${kind}`);
  return canonicalHost(site);
};
const read = async (path: string): Promise<string> => (await fetch(base + path)).text();

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
    const page = await fetch(`${base}/${host}/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    const html = await page.text();
    expect(html).toContain(`href="/sandbox/sites/${host}/pages/`);
    expect(html).not.toMatch(/href="\/(?!sandbox)/);
  });

  it('follows redirects within the view', async () => {
    const moved = world.brands.find((brand) => brand.site?.formerHost)?.site;
    const answer = await fetch(`${base}/${moved?.formerHost}/`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`/sandbox/sites/${moved ? canonicalHost(moved) : ''}/`);
  });

  it('says when nobody answers, and shows a page’s source', async () => {
    expect(await read(`/${hostOfKind('dead')}/`)).toContain('Nobody answers');
    const source = await fetch(`${base}/${hostOfKind('handmade')}/?source`);
    expect(source.headers.get('content-type')).toContain('text/plain');
  });
});
