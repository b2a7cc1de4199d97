import type { ServerResponse } from 'node:http';
import { redirect, sendPage } from '../exchange.ts';
import type { Handler } from '../handler.ts';
import { type Markup, markup } from '../markup.ts';
import { sandboxPage } from '../page.ts';
import type { SiteKind, WorldBrand } from '../world/brands.ts';
import { canonicalHost, type World } from '../world/sites.ts';
import type { Answer, PageAnswer } from './answer.ts';
import { answerOf } from './answers.ts';

const PREFIX = '/sandbox/sites';
const PER_PAGE = 50;

const KINDS: Readonly<Record<SiteKind, string>> = {
  shopify: 'Shop',
  woocommerce: 'Shop on a blog',
  squarespace: 'Site from a kit',
  wix: 'Site from a kit, deeply nested',
  handmade: 'Handmade in 2004',
  'one-page': 'One page',
  'script-state': 'Drawn by script',
  foreign: 'In another language',
  parent: 'On its parent company’s site',
  parked: 'Parked domain',
  dead: 'Dead domain',
  'b2b-subdomain': 'Wholesale on a subdomain',
  moved: 'Moved from an older domain',
  'no-marketplaces': 'Forbids marketplaces',
  'form-only': 'Application form, no address',
  bare: 'No way to reach it',
};

const hits = (brand: WorldBrand, wanted: string): boolean =>
  `${brand.name} ${brand.site?.host ?? ''} ${brand.site ? KINDS[brand.site.kind] : ''}`
    .toLowerCase()
    .includes(wanted.toLowerCase());

const row = (brand: WorldBrand): Markup => {
  const { site } = brand;
  if (!site) return markup`<tr><td>${brand.name}</td><td class="muted">No website</td><td></td></tr>`;
  const host = canonicalHost(site);
  return markup`<tr><td>${brand.name}</td><td>${KINDS[site.kind]}</td><td><a href="${PREFIX}/${host}/">${host}</a></td></tr>`;
};

const listing = (world: World, params: URLSearchParams): string => {
  const wanted = (params.get('q') ?? '').trim();
  const found = wanted ? world.brands.filter((brand) => hits(brand, wanted)) : world.brands;
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const current = Math.min(pages, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const link = (to: number, label: string): Markup =>
    markup`<a href="${PREFIX}?${new URLSearchParams({ q: wanted, page: String(to) }).toString()}">${label}</a>`;
  const shown = found.slice((current - 1) * PER_PAGE, current * PER_PAGE);
  return sandboxPage(
    'Brand websites',
    markup`<h1>Brand websites</h1>
<p class="muted">${found.length} brands. Their pages open here as they were sent, with scripts switched off.</p>
<form class="row" action="${PREFIX}"><input type="search" name="q" value="${wanted}" aria-label="Brand, host or kind" placeholder="Brand, host or kind"><button>Search</button></form>
<div class="scroll"><table><thead><tr><th>Brand</th><th>Kind of site</th><th>Host</th></tr></thead><tbody>${shown.map(row)}</tbody></table></div>
<p class="row">${current > 1 && link(current - 1, 'Previous')}<span class="muted">Page ${current} of ${pages}</span>${
      current < pages && link(current + 1, 'Next')
    }</p>`,
  );
};

/** Nothing of the page may run, send or load from elsewhere: it is shown under the sandbox's own address. */
const POLICY =
  "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; sandbox";

const ownLink = /\b(href|src|action)=(["']?)\/(?!\/)/gi;
const worldLink = /\b(href)=(["']?)http:\/\/([a-z0-9.-]+\.sandbox\.test)/gi;

const bar = (host: string, path: string): string =>
  markup`<div style="font:13px/1.4 system-ui;padding:8px 12px;background:#222;color:#fff"><a style="color:#fff" href="${PREFIX}">Sandbox</a> · ${host}${path} · scripts are off · <a style="color:#fff" href="?source">Source</a></div>`
    .text;

const viewed = (html: string, host: string, path: string): string =>
  html
    .replace(ownLink, `$1=$2${PREFIX}/${host}/`)
    .replace(/srcset="[^"]*"/g, (set) => set.replace(/(["\s])\/(?!\/)/g, `$1${PREFIX}/${host}/`))
    .replace(worldLink, `$1=$2${PREFIX}/$3`)
    .replace(/<body[^>]*>/i, (body) => body + bar(host, path));

const textOf = ({ type, body }: PageAnswer): string =>
  body.toString(type === 'text/html' ? 'latin1' : 'utf8');

const nobody = (host: string): string =>
  sandboxPage(host, markup`<h1>${host}</h1><p>Nobody answers at this address.</p>`);

const showPage = (
  res: ServerResponse,
  answer: PageAnswer,
  host: string,
  path: string,
  source: boolean,
): void => {
  const isHtml = answer.type.startsWith('text/html');
  const shown = isHtml ? 'text/html; charset=utf-8' : answer.type;
  const asText = source || !(isHtml || answer.type.startsWith('image/'));
  const text = textOf(answer);
  res
    .writeHead(answer.status, {
      'content-type': asText ? 'text/plain; charset=utf-8' : shown,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    .end(isHtml && !source ? viewed(text, host, path) : text);
};

const show = (res: ServerResponse, answer: Answer, host: string, path: string, source: boolean): void => {
  if (answer.kind === 'body') showPage(res, answer, host, path, source);
  else if (answer.kind === 'redirect') {
    const to = new URL(answer.location, `http://${host}`);
    redirect(res, `${PREFIX}/${to.host}${to.pathname}`);
  } else sendPage(res, 200, nobody(host));
};

/** Lets a person look at the brands' sites in a browser: the list at its root, a site's pages at `/HOST/PATH`. */
export function createSiteDirectory({ world }: { world: World }): { handle: Handler } {
  return {
    handle: (_req, res, url) => {
      const [host = '', ...rest] = url.pathname.slice(1).split('/');
      const path = `/${rest.join('/')}`;
      if (!host) sendPage(res, 200, listing(world, url.searchParams));
      else show(res, answerOf(world, host, path), host, path, url.searchParams.has('source'));
    },
  };
}
