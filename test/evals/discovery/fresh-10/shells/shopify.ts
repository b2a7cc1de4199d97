import { anchors, bare, linksOf, type Pages, type Shell, type Site } from '../../fresh-9/shells/site.ts';

const number = (of: string, digits = 10) =>
  String([...of].reduce((sum, sign) => (sum * 33 + sign.charCodeAt(0)) % 9_000_000_019, 5381)).padStart(
    digits,
    '7',
  );

/** What Shopify itself writes into every head: features, routes, analytics, the shop's JSON-LD. */
const head = (site: Site, path: string, title: string) =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="canonical" href="https://${site.host}${path}"><title>${title}${path === '/' ? '' : ` | ${site.name}`}</title><meta property="og:site_name" content="${site.name}"><meta property="og:title" content="${title}"><script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${number(site.host)}/digital_wallets/dialog"><script id="apple-pay-shop-capabilities" type="application/json">{"shopId":${number(site.host)},"countryCode":"${site.language === 'en-CA' ? 'CA","currencyCode":"CAD' : 'US","currencyCode":"USD'}","merchantCapabilities":["supports3DS"],"merchantName":${JSON.stringify(site.name)},"requiredBillingContactFields":["postalAddress","email"],"requiredShippingContactFields":["postalAddress","email"],"shippingType":"shipping"}</script><script id="shop-js-analytics" type="application/json">{"pageType":"page"}</script><script>window.ShopifyPaypalV4VisibilityTracking = true;window.Shopify = window.Shopify || {};Shopify.shop = "${bare(site.name).slice(0, 6)}-${number(site.name).slice(0, 3)}.myshopify.com";Shopify.theme = {"name":"Live - ${site.name} [2026-09]","id":${number(path)},"schema_name":"Theme","theme_store_id":857,"role":"main"};</script><script type="application/ld+json">{"@context":"http://schema.org","@type":"Organization","name":${JSON.stringify(site.name)},"logo":"https:\\/\\/${site.host}\\/cdn\\/shop\\/files\\/logo.png?v=17","sameAs":["https:\\/\\/instagram.com\\/${bare(site.name)}","https:\\/\\/www.tiktok.com\\/@${bare(site.name)}",""],"url":"https:\\/\\/${site.host}"}</script>`;

const MARKETS = [
  ['AU', 'Australia', 'AUD $'],
  ['BE', 'Belgium', 'EUR €'],
  ['CA', 'Canada', 'CAD $'],
  ['DK', 'Denmark', 'DKK kr.'],
  ['GB', 'United Kingdom', 'GBP £'],
  ['US', 'United States', 'USD $'],
] as const;

const files = (site: Site, paths: readonly string[]): Pages => ({
  '/robots.txt': {
    type: 'text/plain',
    body: `# we use Shopify as our ecommerce platform\nUser-agent: *\nDisallow: /a/downloads/-/*\nDisallow: /admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/\nDisallow: /checkout\nDisallow: /account\nDisallow: /collections/*sort_by*\nDisallow: /*/collections/*filter*&*filter*\nDisallow: /search\nDisallow: /apple-app-site-association\nDisallow: /.well-known/shopify/monorail\n\nUser-agent: Nutch\nDisallow: /\n\nSitemap: https://${site.host}/sitemap.xml\n`,
  },
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://${site.host}/sitemap_pages_1.xml</loc></sitemap></sitemapindex>`,
  },
  '/sitemap_pages_1.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://${site.host}${path}</loc><changefreq>weekly</changefreq></url>`).join('')}</urlset>`,
  },
});

const goods = { shelf: '/collections/all', product: (of: string) => `/products/${of}`, files } as const;

/** A theme of 2018 that is still sold: drawers, slide-out menus, a currency list in the footer. */
export const drawers: Shell = {
  ...goods,
  frame: (site, path, title, main) =>
    `<!doctype html><html class="no-js" lang="${site.language ?? 'en'}" dir="ltr"><head>${head(site, path, title)}</head><body class="template-page" data-center-text="true" data-button_style="square"><a class="in-page-link visually-hidden skip-link" href="#MainContent">Skip to content</a><div id="PageContainer" class="page-container"><div id="shopify-section-header" class="shopify-section"><div id="NavDrawer" class="drawer drawer--right"><div class="drawer__contents"><ul class="mobile-nav" role="navigation" aria-label="Primary">${anchors(site.menu, (link) => `<li class="mobile-nav__item">${link}</li>`, 'class="mobile-nav__link"')}<li class="mobile-nav__item mobile-nav__item--secondary"><a href="/account" class="mobile-nav__link">Log in</a></li></ul></div></div><div id="CartDrawer" class="drawer"><form action="/cart" method="post"><p class="drawer__empty">Your cart is currently empty.</p><div class="ajaxcart__note"><label>Order note</label><textarea name="note"></textarea></div></form></div><div class="announcement-bar"><span class="announcement-text">${site.bar ?? ''}</span></div><header class="site-header"><a href="/" itemprop="url" class="site-header__logo-link">${site.name}</a><ul class="site-nav site-navigation small--hide">${anchors(site.menu, (link) => `<li class="site-nav__item site-nav__expanded-item">${link}</li>`, 'class="site-nav__link"')}</ul></header></div><main class="main-content" id="MainContent">${main}</main><footer class="site-footer" data-section-type="footer-section"><div class="grid"><div class="footer__item-padding"><p class="h4 footer__title small--hide">Info</p><ul class="no-bullets site-footer__linklist">${anchors(site.foot, (link) => `<li>${link}</li>`)}</ul></div><div><p class="h4 footer__title">Sign up and save</p><form method="post" action="/contact#newsletter-footer" id="newsletter-footer" class="contact-form"><input type="hidden" name="form_type" value="customer"/><input type="hidden" name="contact[tags]" value="prospect,newsletter"><input type="email" placeholder="Enter your email" name="contact[email]" class="input-group-field"></form></div></div><form method="post" action="/localization" id="localization_form" class="localization-form"><ul class="disclosure-list">${MARKETS.map(([code, country, currency]) => `<li class="disclosure-list__item"><a class="disclosure-list__option" href="#" data-value="${code}"><span class="disclosure-list__label">${country} (${currency})</span></a></li>`).join('')}</ul></form><p class="footer__small-text">&copy; 2026 ${site.name}</p><p class="footer__small-text"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></p><p class="footer__small-text">${site.imprint ?? ''}</p></footer></div></body></html>`,
  card: (title, price, href) =>
    `<div class="grid-product"><a href="${href}" class="grid-product__link"><div class="grid-product__title grid-product__title--body">${title}</div><div class="grid-product__price">${price}</div></a><div class="jdgm-widget jdgm-preview-badge" data-id="${number(href)}"><div style="display:none" class="jdgm-prev-badge" data-average-rating="4.88" data-number-of-reviews="112"><span class="jdgm-prev-badge__text"> 112 reviews </span></div></div></div>`,
  text: (title, html) =>
    `<div class="page-width page-width--narrow page-content"><header class="section-header"><h1 class="section-header__title">${title}</h1></header><div class="rte rte--nomargin">${html}</div></div>`,
};

/** The theme family of 2025 that everything is a block in. */
export const blocks: Shell = {
  ...goods,
  frame: (site, path, title, main) =>
    `<!doctype html><html lang="${site.language ?? 'en'}" class="overlay-scrollbar"><head>${head(site, path, title)}<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/cart"}}]},"eagerness":"conservative"}]}</script></head><body class="page-width-narrow card-hover-effect-lift"><skip-to-content-link><a class="skip-to-content-link" href="#MainContent">Skip to content</a></skip-to-content-link><div id="header-group"><div id="shopify-section-sections--25__header_announcements" class="shopify-section shopify-section-group-header-group"><aside class="announcement-bar" aria-label="Announcement"><slideshow-component autoplay="true"><slideshow-slide><p class="announcement-bar__text rte-formatter">${site.bar ?? ''}</p></slideshow-slide></slideshow-component></aside></div><header-component class="header" sticky="scroll-up"><header-drawer><details class="menu-drawer-container"><summary>Menu</summary><nav class="menu-drawer__navigation"><ul class="menu-drawer__menu">${anchors(site.menu, (link) => `<li class="menu-drawer__list-item">${link}</li>`)}</ul></nav></details></header-drawer><a href="/" class="size-style header-logo"><span class="header-logo__text">${site.name}</span></a><header-menu class="header-menu"><nav><ul class="menu-list__list overflow-menu">${anchors(site.menu, (link) => `<li role="presentation" class="menu-list__list-item">${link}</li>`, 'class="menu-list__link"')}</ul></nav></header-menu><dropdown-localization-component><div class="localization-wrapper"><input role="combobox" type="text" placeholder="Search" aria-label="Search country"><ul role="listbox">${MARKETS.map(([code, country, currency]) => `<li class="localization-form__list-item" role="option" data-value="${code}" tabindex="-1"><span class="country">${country}</span> <span class="localization-form__currency">${currency}</span></li>`).join('')}</ul></div></dropdown-localization-component></header-component></div><main id="MainContent" class="content-for-layout" role="main" data-page-transition-enabled="true" data-template="page">${main}</main><div id="footer-group"><footer class="footer-content">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<div class="menu spacing-style"><ul class="list-unstyled"><li class="menu__item text-left"><a href="${href}">${label}</a></li></ul></div>`,
      )
      .join(
        '',
      )}<div class="email-signup-block"><form method="post" action="/contact#BlockEmailSignup" class="email-signup__form"><input type="hidden" name="form_type" value="customer"><input class="email-signup__input" name="contact[email]" type="email" placeholder="Email address" required></form></div></footer><div class="utilities section-content-wrapper"><div class="footer-utilities__group-copyright"><span class="footer-utilities__text">© 2026 <a href="/" title="">${site.name}</a>, <a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></span> <span class="footer-utilities__text">${site.imprint ?? ''}</span></div></div></div></body></html>`,
  card: (title, price, href) =>
    `<product-card class="product-card" data-product-id="${number(href)}"><a class="product-card__link" href="${href}"><span class="visually-hidden">${title}</span></a><div class="product-card__content"><h3>${title}</h3><product-price><div class="price__regular">${price}</div></product-price></div></product-card>`,
  text: (title, html) =>
    `<div class="section section--page-width"><div class="layout-panel-flex layout-panel-flex--column section-content-wrapper"><rte-formatter class="spacing-style text-block rte"><h1>${title}</h1></rte-formatter>${html}</div></div>`,
};

/** Its rows that open. */
export const accordion = (entries: readonly (readonly [string, string])[]): string =>
  `<div class="accordion accordion--dividers">${entries
    .map(
      ([heading, html]) =>
        `<accordion-custom><details class="details" data-testid="accordion-details"><summary class="details__header">${heading}<span class="svg-wrapper icon-caret icon-animated"><svg width="14" height="14" viewBox="0 0 14 14"></svg></span></summary><div class="details-content"><rte-formatter class="text-block rte">${html}</rte-formatter></div></details></accordion-custom>`,
    )
    .join('')}</div>`;

/** What shoppers wrote, as a review app prints it below a page. */
export const reviews = (said: readonly (readonly [who: string, words: string])[]): string =>
  `<div class="jdgm-widget jdgm-all-reviews-widget"><h2 class="jdgm-rev-widg__title">Customer Reviews</h2>${said
    .map(
      ([who, words]) =>
        `<div class="jdgm-rev jdgm-divider-top" data-verified-buyer="true"><span class="jdgm-rev__author">${who}</span><div class="jdgm-rev__body"><p>${words}</p></div></div>`,
    )
    .join('')}</div>`;

/** Shopify's own forms: their fields stand in a JSON that a script draws. */
export const drawnForm = (id: string, heading: string, fields: readonly string[], button: string): string =>
  `<div id="shopify-block-forms-${id}" class="shopify-block shopify-app-block"><div class="shopify-forms-embed" data-forms-id="${id}" data-form-type="inline"></div><script type="application/json" id="forms-data-${id}">${JSON.stringify(
    {
      id: Number(id),
      name: heading,
      definition: {
        components: [
          { type: 'heading', content: heading },
          ...fields.map((label) => ({ type: /mail/i.test(label) ? 'email' : 'text', label, required: true })),
          { type: 'submit', content: button },
        ],
      },
    },
  )}</script></div>`;
