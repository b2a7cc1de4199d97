import { type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { type Served, serve } from '../fixtures/serve.ts';
import type { SiteFault, SiteKind, WorldBrand } from '../world/brands.ts';
import { pathOf } from '../world/pages.ts';
import { robotsOf } from '../world/robots.ts';
import { canonicalHost, createWorld } from '../world/sites.ts';
import { truthOf } from '../world/truth.ts';
import { createWebsites } from './websites.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Big enough that every kind of site has every fault somewhere.
const world = createWorld(2, 3000);
const faults = createFaults(1);
const websites = createWebsites({ world, faults, latencyMs: [0, 0], slowMs: 60, cacheBytes: 2_000_000 });
let served: Served;

beforeAll(async () => {
  served = await serve(websites.handle);
});
afterAll(() => served.close());

const get = (
  host: string,
  path = '/',
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> =>
  new Promise((done, failed) => {
    request(
      { host: '127.0.0.1', port: served.port, path, method, agent: false, headers: { host, ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', failed);
        res.on('end', () =>
          done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
      },
    )
      .on('error', failed)
      .end();
  });

const find = (test: (brand: WorldBrand, site: NonNullable<WorldBrand['site']>) => boolean) => {
  for (const brand of world.brands) {
    const { site } = brand;
    if (site && test(brand, site)) return { brand, site, host: canonicalHost(site) };
  }
  throw new Error('No such brand');
};
const ofKind = (kind: SiteKind) => find((_, site) => site.kind === kind && !site.fault);
const withFault = (fault: SiteFault) => find((_, site) => site.fault === fault && site.theme !== 'one-page');

describe('the brands’ websites', () => {
  it('are of really different makes', async () => {
    const marks: Partial<Record<SiteKind, string>> = {
      shopify: 'Shopify.shop',
      woocommerce: 'wp-content',
      squarespace: 'This is Squarespace',
      wix: 'Wix.com Website Builder',
      handmade: '<FONT',
      'one-page': 'id="contact"',
      parent: 'Our brands',
      parked: 'domain is for sale',
    };
    for (const [kind, mark] of Object.entries(marks)) {
      const { host } = ofKind(kind as SiteKind);
      expect((await get(host)).body.toString(), kind).toContain(mark);
    }
    const scripted = find((_, site) => site.theme === 'next-data' && !site.fault);
    const html = (await get(scripted.host)).body.toString();
    expect(html).toContain('id="__NEXT_DATA__"');
    expect(html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')).not.toContain('<h2');
  });

  it('speak the language of their country', async () => {
    const german = find((_, site) => site.language === 'de' && site.theme === 'shopify' && !site.fault);
    const page = await get(german.host, '/policies/contact-information');
    expect(page.body.toString()).toContain('Impressum');
  });

  it('weigh what real pages weigh', async () => {
    const brands = world.brands.filter(({ site }) => site && !site.fault && site.kind !== 'parked');
    const hosts = brands.flatMap(({ site }) => (site && site.kind !== 'dead' ? [canonicalHost(site)] : []));
    const pages = await Promise.all(hosts.slice(0, 80).map((host) => get(host)));
    const weights = pages.map(({ body }) => body.length).sort((a, b) => a - b);
    expect(weights[40]).toBeGreaterThan(20_000);
    expect(weights[79]).toBeLessThan(100_000);
  });

  it('lead on from old domains and from or to www', async () => {
    const moved = ofKind('moved');
    const old = await get(moved.site.formerHost ?? '', '/contact');
    expect([old.status, old.headers.location]).toEqual([301, `http://${moved.host}/contact`]);
    const { site, host } = find((_, { www }) => www);
    expect((await get(site.host)).headers.location).toBe(`http://${host}/`);
  });

  it('have a wholesale shop on a subdomain that the main site links to', async () => {
    const { site, host } = ofKind('b2b-subdomain');
    expect((await get(host)).body.toString()).toContain(`http://wholesale.${site.host}/`);
    expect((await get(`wholesale.${site.host}`)).status).toBe(200);
  });

  it('offer an application form where the truth says so', async () => {
    const { brand, host } = ofKind('form-only');
    const { applicationPath, bestAddress } = truthOf(brand);
    const page = (await get(host, applicationPath ?? '')).body.toString();
    expect(bestAddress).toBeNull();
    expect(page).toMatch(/Resale certificate/);
  });

  it('say so on their wholesale page when they forbid marketplaces', async () => {
    const { brand, site, host } = ofKind('no-marketplaces');
    const page = (await get(host, pathOf(brand, site, 'wholesale'))).body.toString();
    expect(page).toMatch(/Amazon/);
  });

  it('answer 404 for what isn’t there, and 405 to anything but reading', async () => {
    const { host } = ofKind('shopify');
    const missing = await get(host, '/pages/no-such-page');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await get(host, '/', {}, 'POST')).status).toBe(405);
    expect((await get(host, '/', {}, 'HEAD')).body.length).toBe(0);
  });

  it('have a sitemap whose pages all exist', async () => {
    const { host } = ofKind('shopify');
    const index = (await get(host, '/sitemap.xml')).body.toString();
    expect(index).toContain('<sitemapindex');
    const map = (await get(host, '/sitemap_pages_1.xml')).body.toString();
    const paths = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]*)/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect((await get(host, path)).status, path).toBe(200);
  });

  it('have robots rules of every sort', async () => {
    const robots = async (sort: string) => {
      const found = find((_, site) => !site.fault && site.kind === 'shopify' && robotsOf(site) === sort);
      return { ...found, reply: await get(found.host, '/robots.txt') };
    };
    const forbidding = await robots('no-contact');
    const contact = pathOf(forbidding.brand, forbidding.site, 'contact');
    expect(forbidding.reply.body.toString()).toContain(`Disallow: ${contact}\n`);
    expect((await robots('crawl-delay')).reply.body.toString()).toContain('Crawl-delay: 2');
    expect((await robots('missing')).reply.status).toBe(404);
    expect((await robots('page')).reply.headers['content-type']).toContain('text/html');
  });

  it('are compressed at some hosts when the client can unpack it', async () => {
    const hosts = world.brands.flatMap(({ site }) =>
      site?.kind === 'shopify' && !site.fault ? [canonicalHost(site)] : [],
    );
    const replies = await Promise.all(
      hosts.slice(0, 20).map((host) => get(host, '/', { 'accept-encoding': 'gzip' })),
    );
    const packed = replies.filter(({ headers }) => headers['content-encoding'] === 'gzip');
    expect(packed.length).toBeGreaterThan(2);
    expect(packed.length).toBeLessThan(20);
    for (const { body } of packed) expect(gunzipSync(body).toString()).toContain('</html>');
  });

  it('keep only so many pages in memory', () => {
    expect(websites.state().cachedBytes).toBeGreaterThan(0);
    expect(websites.state().cachedBytes).toBeLessThanOrEqual(2_000_000);
  });
});

describe('sites with something wrong', () => {
  it('cut the connection when they are dead, and so does a host that nobody has', async () => {
    await expect(get(ofKind('dead').host)).rejects.toThrow();
    await expect(get('nobody.sandbox.test')).rejects.toThrow();
  });

  it('send the crawler to the machine’s own addresses, or round in a circle', async () => {
    const inward = withFault('private-redirect');
    const { headers } = await get(inward.host, pathOf(inward.brand, inward.site, 'contact'));
    expect(headers.location).toMatch(/^http:\/\/(127\.0\.0\.1|169\.254\.169\.254)/);
    const circle = withFault('redirect-loop').host;
    const first = (await get(circle)).headers.location ?? '';
    expect((await get(circle, first)).headers.location).toBe('/');
  });

  it('send what can’t be unpacked, is far too long, or isn’t what it says', async () => {
    const cut = await get(withFault('truncated-gzip').host);
    expect(() => gunzipSync(cut.body)).toThrow();
    expect((await get(withFault('huge-page').host)).body.length).toBeGreaterThan(5_000_000);
    const odd = withFault('wrong-content-type');
    const about = await get(odd.host, pathOf(odd.brand, odd.site, 'about'));
    expect(about.headers['content-type']).toBe('application/octet-stream');
  });

  it('fail, or fail on the page that matters', async () => {
    expect((await get(withFault('server-error').host)).status).toBe(500);
    const half = withFault('contact-error');
    expect((await get(half.host)).status).toBe(200);
    expect((await get(half.host, pathOf(half.brand, half.site, 'contact'))).status).toBe(500);
  });

  it('take their time', async () => {
    const start = performance.now();
    await get(withFault('slow').host);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it('move on by a meta element that only a reader of the page sees', async () => {
    const { host } = withFault('meta-refresh');
    expect((await get(host)).body.toString()).toContain('http-equiv="refresh"');
    expect((await get(host, '/welcome')).status).toBe(200);
  });

  it('never answer', async () => {
    const { host } = withFault('hang');
    const before = websites.state().unanswered;
    const pending = request({ host: '127.0.0.1', port: served.port, agent: false, headers: { host } });
    pending.on('error', () => {});
    pending.end();
    await expect.poll(() => websites.state().unanswered).toBe(before + 1);
    pending.destroy();
  });

  it('obey the control page as well', async () => {
    faults.change({ websites: { refuse: 503 } });
    expect((await get(ofKind('shopify').host)).status).toBe(503);
    faults.change({ websites: { refuse: false } });
  });
});
