import { pathOf } from '../world/pages.ts';
import { robotsOf } from '../world/robots.ts';
import type { Site, World } from '../world/sites.ts';
import { type Answer, htmlAnswer, latinAnswer, redirectTo, textAnswer } from './answer.ts';
import { wordingOf } from './languages.ts';
import { parkedPage, retailerPage } from './other-plans.ts';
import { heading } from './page-blocks.ts';
import type { PlannedPage, SitePlan } from './plan.ts';
import { brandBySlug, pageAt, planOf } from './planning.ts';
import { robotsText, sitemapText } from './robots-files.ts';
import { faultyAnswer } from './site-faults.ts';
import { dress } from './themes/themes.ts';

const htmlOf = (plan: SitePlan, page: PlannedPage, status = 200): Answer => {
  const html = dress(plan, page);
  return plan.theme === 'handmade' ? latinAnswer(html, status) : htmlAnswer(html, status);
};

const notFound = (plan: SitePlan): Answer => {
  const { notFound: sentence } = wordingOf(plan.language);
  const blocks = () => [heading('404'), { kind: 'text', html: sentence } as const];
  return htmlOf(plan, { path: '/404', title: sentence, description: '', linkedData: [], blocks }, 404);
};

const IMAGE = /\.(?:jpe?g|png|gif|webp|svg|ico)$/;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360"><rect width="360" height="360" fill="#eee7dc"/><circle cx="180" cy="170" r="80" fill="#c9b79c"/></svg>';

const robotsAnswer = (site: Site, plan: SitePlan): Answer => {
  const robots = site.role === 'brand' ? robotsOf(site.site) : 'usual';
  const [front] = plan.pages;
  if (robots === 'page' && front) return htmlOf(plan, front);
  const contact = site.role === 'brand' ? pathOf(site.brand, site.site, 'contact') : '/contact';
  const text = robotsText(plan, robots, contact);
  return text === null ? notFound(plan) : textAnswer(text, 'text/plain; charset=utf-8');
};

const wellAnswer = (world: World, site: Site, plan: SitePlan, path: string): Answer => {
  if (path === '/robots.txt') return robotsAnswer(site, plan);
  if (path.startsWith('/sitemap')) {
    const text = sitemapText(plan, path);
    return text === null ? notFound(plan) : textAnswer(text, 'application/xml');
  }
  if (IMAGE.test(path)) return textAnswer(PICTURE, 'image/svg+xml');
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
  if (site.role === 'redirect') return redirectTo(`http://${site.to}${path}`);
  if (site.role === 'parked') return htmlAnswer(parkedPage(host));
  const plan = planOf(site);
  if (!plan) return { kind: 'refused' };
  const well = (wanted: string): Answer => wellAnswer(world, site, plan, wanted);
  if (site.role !== 'brand' || !site.site.fault) return well(path);
  const { brand, site: brandSite } = site;
  const isPage = (id: 'contact' | 'wholesale' | 'about'): boolean => pathOf(brand, brandSite, id) === path;
  return faultyAnswer(site.site.fault, {
    path,
    host,
    aboutTrade: isPage('contact') || isPage('wholesale'),
    aboutUs: isPage('about'),
    well,
  });
};
