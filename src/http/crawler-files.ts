import type { Hono } from 'hono';

export interface CrawlerFiles {
  app: Hono;
  publicUrl: string;
  /** The pages that may be found by searching. All others are nobody's business. */
  pages: readonly string[];
}

const KEPT_SECONDS = 3_600;

/** What tells search engines where to look, and where not. */
export function crawlerFiles({ app, publicUrl, pages }: CrawlerFiles): void {
  const addresses = pages.map((path) => new URL(path, publicUrl).href);
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: robots(publicUrl, pages) },
    '/sitemap.xml': { type: 'application/xml', text: sitemap(addresses) },
  };
  for (const [path, { type, text }] of Object.entries(files)) {
    app.get(path, (context) =>
      context.body(text, 200, { 'content-type': type, 'cache-control': `public, max-age=${KEPT_SECONDS}` }),
    );
  }
}

/** `$` ends an address: without it `/` would allow everything. What pages are made of has to be readable too. */
const robots = (publicUrl: string, pages: readonly string[]): string =>
  [
    'User-agent: *',
    ...pages.map((path) => `Allow: ${path}$`),
    ...['/assets/', '/open-graph/', '/favicon.svg$'].map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${inXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
