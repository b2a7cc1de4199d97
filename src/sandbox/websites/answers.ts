import type { BrandSite, SiteFault } from '../world/brands.ts';
import { pathOf } from '../world/pages.ts';
import { robotsOf } from '../world/robots.ts';
import type { Site, World } from '../world/sites.ts';
import { wordingOf } from './languages.ts';
import { parkedPage, retailerPage } from './other-plans.ts';
import { heading } from './page-blocks.ts';
import type { PlannedPage, SitePlan } from './plan.ts';
import { brandBySlug, pageAt, planOf } from './planning.ts';
import { robotsText, sitemapText } from './robots-files.ts';
import { dress } from './themes/themes.ts';

/** What a host answers; how it gets to the client is the server's business. */
export type Answer =
  | { readonly kind: 'body'; readonly status: number; readonly type: string; readonly body: Buffer }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  /** Nobody listens there. */
  | { readonly kind: 'refused' }
  /** The connection stands, and nothing ever comes. */
  | { readonly kind: 'silence' };

const HTML = 'text/html; charset=utf-8';

const body = (text: string, type = HTML, status = 200): Answer => ({
  kind: 'body',
  status,
  type,
  body: Buffer.from(text),
});

const redirect = (location: string, status: 301 | 302 = 301): Answer => ({
  kind: 'redirect',
  status,
  location,
});

/** Handmade pages are in the encoding of their day, and only their own meta element says so. */
const handmadeBody = (text: string, status: number): Answer => ({
  kind: 'body',
  status,
  type: 'text/html',
  body: Buffer.from(
    text.replace(/[^\u0000-\u00ff]/g, (letter) => `&#${letter.codePointAt(0) ?? 63};`),
    'latin1',
  ),
});

const htmlOf = (plan: SitePlan, page: PlannedPage, status = 200): Answer => {
  const text = dress(plan, page);
  return plan.theme === 'handmade' ? handmadeBody(text, status) : body(text, HTML, status);
};

const notFound = (plan: SitePlan): Answer => {
  const [title = ''] = wordingOf(plan.language).notFound.split('. ');
  const page = { path: '/404', title, description: title, linkedData: [] };
  return htmlOf(plan, { ...page, blocks: [heading('404'), { kind: 'text', html: title }] }, 404);
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360"><rect width="360" height="360" fill="#eee7dc"/><circle cx="180" cy="170" r="80" fill="#c9b79c"/></svg>`;
const IMAGE = /\.(?:jpe?g|png|gif|webp|svg|ico)$/;

const HUGE_BYTES = 5 * 1024 * 1024;

/** A site's own trouble; undefined where the page is served as always. */
const faulty = (
  fault: SiteFault,
  site: BrandSite,
  path: string,
  page: () => Answer,
  trade: boolean,
): Answer | undefined => {
  switch (fault) {
    case 'server-error':
      return body('<html><body><h1>500 Internal Server Error</h1></body></html>', HTML, 500);
    case 'contact-error':
      return trade ? body('<h1>Error establishing a database connection</h1>', HTML, 500) : undefined;
    case 'private-redirect':
      return trade
        ? redirect(
            `http://${site.host.length % 2 ? '127.0.0.1:5432' : '169.254.169.254'}/latest/meta-data/`,
            302,
          )
        : undefined;
    case 'hang':
      return { kind: 'silence' };
    case 'redirect-loop':
      return redirect(path === '/welcome-back' ? '/' : '/welcome-back', 302);
    case 'meta-refresh':
      return path === '/'
        ? body(
            '<html><head><meta http-equiv="refresh" content="0; url=/welcome"><title>Redirecting</title></head></html>',
          )
        : undefined;
    case 'wrong-content-type': {
      const whole = page();
      return /about|story|ueber|propos|histoire|sobre|siamo/.test(path) && whole.kind === 'body'
        ? { ...whole, type: 'application/octet-stream' }
        : undefined;
    }
    case 'huge-page': {
      const whole = page();
      if (path !== '/' || whole.kind !== 'body') return undefined;
      return {
        ...whole,
        body: Buffer.concat([whole.body, Buffer.alloc(HUGE_BYTES, '<p>lorem ipsum dolor</p>\n')]),
      };
    }
    default:
      return undefined;
  }
};

const siteFiles = (site: Site, plan: SitePlan, path: string): Answer | undefined => {
  if (path === '/robots.txt') {
    if (site.role !== 'brand') return body(robotsText(plan, 'usual', '') ?? '', 'text/plain');
    const robots = robotsOf(site.site);
    if (robots === 'page') return htmlOf(plan, plan.pages[0] ?? fallback);
    const text = robotsText(plan, robots, pathOf(site.brand, site.site, 'contact'));
    return text === null ? notFound(plan) : body(text, 'text/plain; charset=utf-8');
  }
  if (path.startsWith('/sitemap')) {
    const text = sitemapText(plan, path);
    return text === null ? notFound(plan) : body(text, 'application/xml');
  }
  return IMAGE.test(path) ? body(SVG, 'image/svg+xml') : undefined;
};

const fallback: PlannedPage = { path: '/', title: '', description: '', blocks: [], linkedData: [] };

const planned = (world: World, site: Site, plan: SitePlan, path: string): Answer => {
  const page = pageAt(plan, path);
  if (page) return htmlOf(plan, page);
  if (site.role === 'stranger' && site.retailer && path.startsWith('/brands/')) {
    const brand = brandBySlug(world, path.slice('/brands/'.length));
    if (brand) return htmlOf(plan, retailerPage(site.stranger, brand));
  }
  return notFound(plan);
};

/** The answer of a host to a path without its query. */
export const answerOf = (world: World, host: string, path: string): Answer => {
  const site = world.sites.get(host);
  if (!site || site.role === 'dead') return { kind: 'refused' };
  if (site.role === 'redirect') return redirect(`http://${site.to}${path}`);
  if (site.role === 'parked') return body(parkedPage(host));
  const plan = planOf(site);
  if (!plan) return { kind: 'refused' };
  const brandSite = site.role === 'brand' ? site.site : null;
  if (!brandSite?.fault || site.role !== 'brand') {
    return siteFiles(site, plan, path) ?? planned(world, site, plan, path);
  }
  const isTrade =
    brandSite.theme !== 'one-page' &&
    (['contact', 'wholesale'] as const).some((id) => pathOf(site.brand, brandSite, id) === path);
  const shown = brandSite.fault === 'meta-refresh' && path === '/welcome' ? '/' : path;
  return (
    faulty(brandSite.fault, brandSite, path, () => planned(world, site, plan, path), isTrade) ??
    siteFiles(site, plan, path) ??
    planned(world, site, plan, shown)
  );
};
