import { anchors, bare, linksOf, type Pages, type Shell, type Site } from './site.ts';

const id = (of: string) =>
  1_000_000_000 + [...of].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 899_999_999, 7);

const state = (site: Site, path: string, title: string) =>
  `<script id="shopify-features" type="application/json">{"accessToken":"f${id(site.host).toString(16)}","betas":["rich-media-storefront-analytics"],"domain":"${site.host}","predictiveSearch":true,"shopId":${id(site.name)},"locale":"${site.language ?? 'en'}"}</script><script>var Shopify = Shopify || {};Shopify.shop = "${bare(site.name).slice(0, 8)}-${id(site.host) % 1000}.myshopify.com";Shopify.locale = "${site.language ?? 'en'}";Shopify.currency = {"active":"USD","rate":"1.0"};Shopify.country = "US";Shopify.routes = Shopify.routes || {};Shopify.routes.root = "/";</script><script id="__st">var __st={"a":${id(site.name)},"offset":-18000,"pageurl":"${site.host}${path}","p":"page"};</script><script class="analytics">window.ShopifyAnalytics.meta = {"page":{"pageType":"page","resourceType":"page","resourceId":${id(path)},"title":${JSON.stringify(title)}}};</script>`;

/** The country list that every footer has. */
const countries = [
  'Australia (AUD $)',
  'Canada (CAD $)',
  'Germany (EUR €)',
  'Japan (JPY ¥)',
  'United Kingdom (GBP £)',
  'United States (USD $)',
]
  .map(
    (label) =>
      `<li class="disclosure__item" tabindex="-1"><a class="link link--text disclosure__link" href="#" data-value="${label.slice(0, 2).toUpperCase()}">${label}</a></li>`,
  )
  .join('');

const robots = (site: Site): Pages => ({
  '/robots.txt': {
    type: 'text/plain',
    body: `User-agent: *\nDisallow: /a/downloads/-/*\nDisallow: /admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/\nDisallow: /account\nDisallow: /collections/*sort_by*\nDisallow: /search\nDisallow: /policies/\nSitemap: https://${site.host}/sitemap.xml\n`,
  },
});

function sitemap(site: Site, paths: readonly string[]): Pages {
  const locs = paths.map((path) => `<url><loc>https://${site.host}${path}</loc></url>`).join('');
  return {
    '/sitemap.xml': {
      type: 'application/xml',
      body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs}</urlset>`,
    },
  };
}

const shelves = {
  shelf: '/collections/all',
  product: (of: string) => `/products/${of}`,
  files: (site: Site, paths: readonly string[]): Pages => ({ ...robots(site), ...sitemap(site, paths) }),
} as const;

/** Online Store 2.0's own theme: a mega menu of disclosures, section groups, a footer of blocks. */
export const dawn: Shell = {
  ...shelves,
  frame: (site, path, title, main) =>
    `<!doctype html><html class="js" lang="${site.language ?? 'en'}"><head><meta charset="utf-8"><link rel="canonical" href="https://${site.host}${path}"><title>${title}${path === '/' ? '' : ` &ndash; ${site.name}`}</title><meta name="description" content="${site.tagline}"><meta property="og:site_name" content="${site.name}">${state(site, path, title)}<script type="application/ld+json">{"@context":"http:\\/\\/schema.org","@type":"Organization","name":"${site.name}","sameAs":["","https:\\/\\/www.instagram.com\\/${bare(site.name)}"],"url":"https:\\/\\/${site.host}"}</script></head><body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><div id="shopify-section-sections--22__announcement_bar" class="shopify-section shopify-section-group-header-group"><p class="announcement-bar__message h5">${site.bar ?? 'Welcome to our store'}</p></div><sticky-header data-sticky-type="on-scroll-up"><header class="header header--mega"><header-drawer data-breakpoint="tablet"><details id="Details-menu-drawer-container"><summary aria-label="Menu">Menu</summary><div id="menu-drawer"><ul class="menu-drawer__menu">${anchors(site.menu, (link) => `<li>${link}</li>`)}</ul></div></details></header-drawer><a href="/" class="header__heading-link"><span class="h2">${site.name}</span></a><nav class="header__inline-menu"><ul class="list-menu"><li><header-menu><details class="mega-menu"><summary class="header__menu-item"><span>Shop</span></summary><div class="mega-menu__content"><ul class="mega-menu__list"><li><a href="/collections/all" class="mega-menu__link mega-menu__link--level-2">Shop all</a></li></ul></div></details></header-menu></li>${anchors(site.menu, (link) => `<li>${link}</li>`, 'class="header__menu-item"')}</ul></nav></header></sticky-header><main id="MainContent" class="content-for-layout" role="main">${main}</main><footer class="footer color-scheme-4"><div class="footer__content-top page-width"><div class="footer-block footer-block--menu"><h2 class="footer-block__heading">Quick links</h2><ul class="footer-block__details-content list-unstyled">${anchors(site.foot, (link) => `<li>${link}</li>`)}</ul></div><div class="footer-block__newsletter"><h2>Subscribe to our emails</h2><form method="post" action="/contact#ContactFooter"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="Email"></form></div></div><div class="footer__localization"><localization-form><form method="post" action="/localization"><h2 class="caption-large">Country/region</h2><ul role="list" class="disclosure__list">${countries}</ul></form></localization-form></div><div class="footer__copyright caption"><small>&copy; 2026, <a href="/">${site.name}</a></small> <small><a rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small> ${site.imprint ?? ''}</div></footer><script type="speculationrules">{"prefetch":[{"source":"document","where":{"href_matches":"/*"}}]}</script></body></html>`,
  card: (title, price, href) =>
    `<div class="card-wrapper"><h3 class="card__heading"><a href="${href}">${title}</a></h3><div class="price"><span class="visually-hidden">Regular price</span> ${price}</div></div>`,
  text: (title, html) =>
    `<section class="shopify-section section"><div class="page-width page-width--narrow"><h1 class="main-page-title">${title}</h1><div class="rte scroll-trigger">${html}</div></div></section>`,
};

/** Horizon of 2025: web components for everything, the menu a second time for phones. */
export const horizon: Shell = {
  ...shelves,
  frame: (site, path, title, main) =>
    `<!doctype html><html lang="${site.language ?? 'en'}"><head><title>${title}${path === '/' ? '' : ` – ${site.name}`}</title><script type="importmap">{"imports":{"@theme/component":"//${site.host}/cdn/shop/t/4/assets/component.js"}}</script>${state(site, path, title)}</head><body><div id="header-group"><announcement-bar-component><p class="announcement-bar__text">${site.bar ?? ''}</p></announcement-bar-component><header-component data-skip-node-update="true"><a class="header-logo" href="/">${site.name}</a><header-menu><nav><ul class="menu-list__list">${anchors(site.menu, (link) => `<li role="presentation" class="menu-list__list-item">${link}</li>`)}</ul></nav></header-menu><header-drawer><ul>${anchors(site.menu, (link) => `<li>${link}</li>`)}</ul></header-drawer></header-component></div><main id="MainContent" data-page-transition-enabled="true">${main}</main><div id="footer-group"><footer class="footer-content">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<accordion-custom class="menu"><span class="menu__item text-block"><a class="menu__link" href="${href}"><span>${label}</span></a></span></accordion-custom>`,
      )
      .join(
        '',
      )}</footer><div class="utilities"><span class="footer-utilities__text">© 2026 <a href="/">${site.name}</a></span> <span class="footer-utilities__text">${site.imprint ?? ''}</span></div></div></body></html>`,
  card: (title, price, href) =>
    `<product-card data-product-transition="true"><a href="${href}"><span class="visually-hidden">${title}</span></a><a href="${href}" class="contents"><p role="heading" aria-level="3">${title}</p></a><product-price>${price}</product-price></product-card>`,
  text: (title, html) =>
    `<div class="section section--page-width"><text-block><h1>${title}</h1></text-block><rte-formatter class="spacing-style text-block rte">${html}</rte-formatter></div>`,
};

/** The theme's rows that open. */
export const rows = (entries: readonly (readonly [string, string])[]): string =>
  `<div class="collapsible-content">${entries
    .map(
      ([heading, html], at) =>
        `<div class="accordion"><details id="Details-${at}"><summary id="Summary-${at}"><h3 class="accordion__title inline-richtext h4">${heading}</h3></summary><div class="accordion__content rte" role="region">${html}</div></details></div>`,
    )
    .join('')}</div>`;

/** FAQ markup as apps print it beside the rows. */
export const faqData = (entries: readonly (readonly [string, string])[]): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  })}</script>`;

/** A form app's block: a box that its script fills from settings printed beside it. */
export const formApp = (heading: string, fields: readonly string[], button: string): string =>
  `<div class="shopify-block shopify-app-block" data-block-handle="form-builder"><div class="globo-formbuilder" data-id="ZmFsc2U="></div><script>window.Globo=window.Globo||{};Globo.FormBuilder={forms:{"84123":${JSON.stringify(
    {
      header: { active: true, title: heading },
      elements: fields.map((label) => ({ id: bare(label), type: 'text', label, required: true })),
      footer: { submitText: button },
    },
  )}}};</script></div>`;

export const customerForm = (fields: readonly string[], button: string): string =>
  `<form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8"><input type="hidden" name="form_type" value="contact">${fields.map((label) => `<div class="field"><input class="field__input" type="${/mail/i.test(label) ? 'email' : 'text'}" name="contact[${label}]" placeholder="${label}"><label class="field__label">${label}</label></div>`).join('')}<div class="field"><textarea name="contact[Comment]" placeholder="Comment"></textarea></div><button type="submit" class="button">${button}</button></form>`;
