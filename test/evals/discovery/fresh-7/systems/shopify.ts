import type { Words } from './language.ts';
import { inputs, lay, linksOf, organization, type Pages, type Site, type System } from './site.ts';

const shelves = {
  shelf: '/collections/all',
  product: (slug: string) => `/products/${slug}`,
  privacy: '/policies/privacy-policy',
  shipping: '/policies/shipping-policy',
} as const;

const head = (site: Site, path: string, title: string, theme: string): string =>
  `<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="canonical" href="https://${site.host}${path}"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin><title>${path === '/' ? `${site.name} | ${title}` : `${title} – ${site.name}`}</title><meta name="description" content="${site.tagline}"><meta property="og:site_name" content="${site.name}"><meta property="og:type" content="website">${organization(site)}<script>window.Shopify = window.Shopify || {};Shopify.shop = "${site.host.split('.').at(-2)}-store.myshopify.com";Shopify.theme = {"name":"${theme}","id":1427${theme.length}8821,"role":"main"};Shopify.locale = "${site.language ?? 'en'}";</script>`;

const robots = `# we use Shopify as our ecommerce platform
User-agent: *
Disallow: /admin
Disallow: /cart
Disallow: /orders
Disallow: /checkouts/
Disallow: /carts
Disallow: /account
Disallow: /*?*oseid=*
Disallow: /search
`;

const addFiles = (site: Site, pages: Pages): Pages => ({
  ...pages,
  '/robots.txt': { type: 'text/plain', body: `${robots}Sitemap: https://${site.host}/sitemap.xml\n` },
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://${site.host}/sitemap_pages_1.xml?from=1&amp;to=9</loc></sitemap></sitemapindex>`,
  },
  '/sitemap_pages_1.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(
      site.pages,
    )
      .map((path) => `<url><loc>https://${site.host}${path}</loc><changefreq>weekly</changefreq></url>`)
      .join('')}</urlset>`,
  },
});

const on = (system: System) => (site: Site) => addFiles(site, lay(site, system));

const privacyLinks = (words: Words) =>
  `<li><small><a href="/policies/privacy-policy">${words.privacy}</a></small></li><li><small><a href="/policies/shipping-policy">${words.shipping}</a></small></li>`;

export const dawn = on({
  ...shelves,
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html class="no-js" lang="${site.language ?? 'en'}"><head>${head(site, path, title, 'Dawn')}</head><body class="gradient animate--hover-default"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><section id="shopify-section-sections--announcement-bar" class="shopify-section"><div class="utility-bar"><div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${site.bar ?? ''}</span></p></div></div></section><header class="header header--middle-left page-width"><h1 class="header__heading"><a href="/" class="header__heading-link link"><span class="h2">${site.name}</span></a></h1><nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li><a href="${href}" class="header__menu-item list-menu__item link"><span>${label}</span></a></li>`,
      )
      .join(
        '',
      )}</ul></nav><div class="header__icons"><a href="/search" class="header__icon">${words.search}</a><a href="/account/login" class="header__icon">${words.account}</a><a href="/cart" class="header__icon" id="cart-icon-bubble">${words.cart}</a></div></header><main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${main}</main><footer class="footer color-scheme-1 gradient section-footer-padding"><div class="footer__content-top page-width"><div class="footer-block"><ul class="footer-block__details-content list-unstyled">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<li><a href="${href}" class="link link--text list-menu__item">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul></div><div class="footer-block__newsletter"><h2 class="footer-block__heading">${words.newsletter}</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input type="email" name="contact[email]" placeholder="${words.yourMail}" required><button type="submit" name="commit" aria-label="${words.subscribe}">→</button></form></div></div><div class="footer__content-bottom"><small class="copyright__content">&copy; 2026, <a href="/">${site.name}</a></small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small><ul class="policies list-unstyled">${privacyLinks(words)}</ul><p class="caption">${site.imprint ?? ''}</p></div></footer></body></html>`,
  card: (title, price, href) =>
    `<div class="card-wrapper product-card-wrapper underline-links-hover"><h3 class="card__heading h5"><a href="${href}" class="full-unstyled-link">${title}</a></h3><div class="price"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">${price}</span></div></div>`,
  text: (title, html) =>
    `<div class="page-width page-width--narrow section-template--main-padding"><h1 class="main-page-title page-title h0">${title}</h1><div class="rte">${html}</div></div>`,
});

export const prestige = on({
  ...shelves,
  frame: (site, { path, title, main, words }) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en'}" dir="ltr"><head>${head(site, path, title, 'Prestige')}</head><body class="features--zoom-image"><template id="drawer-default-template"><style>:host{--drawer-body-padding:1.5rem}</style></template><aside class="shopify-section-group-header-group shopify-section--announcement-bar"><announcement-bar><p class="subheading-xxs">${site.bar ?? ''}</p></announcement-bar></aside><header class="shopify-section--header"><store-header class="header"><a href="/" class="header__logo"><span class="sr-only">${site.name}</span><span class="h4">${site.name}</span></a><nav class="header__link-list"><ul class="contents" role="list">${linksOf(
      site.menu,
    )
      .map(({ label, href }) => `<li><a href="${href}" class="block h6">${label}</a></li>`)
      .join(
        '',
      )}</ul></nav><a href="/cart" class="header__cart-link">${words.cart} <cart-count>0</cart-count></a></store-header></header><main role="main" id="main" class="anchor">${main}</main><footer class="shopify-section--footer footer"><div class="footer__block-list">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<a href="${href}" class="link-faded">${label}</a>`)
      .join(
        ' ',
      )}<form method="post" action="/contact#footer-newsletter" class="footer__newsletter-form"><label>${words.newsletter}</label><input type="email" name="contact[email]" aria-label="${words.yourMail}"><button>${words.subscribe}</button></form></div><div class="footer__aside"><ul class="unstyled-list">${privacyLinks(words)}</ul><p class="text-sm text-subdued">© 2026 - ${site.name} ${site.imprint ?? ''}</p></div></footer><aside class="cookie-banner pop-in">${words.cookies} <button>${words.accept}</button></aside></body></html>`,
  card: (title, price, href, words) =>
    `<product-card class="product-card" handle="${href.slice(10)}"><a href="${href}" class="product-card__title"><span class="text-with-icon">${title}</span></a><sale-price class="text-subdued"><span class="sr-only">Sale price</span>${price}</sale-price><button class="product-card__quick-add-button sr-only">${words.add}</button></product-card>`,
  text: (title, html) =>
    `<div class="section-spacing container container--sm"><div class="section-header"><h1 class="h1">${title}</h1></div><div class="prose">${html}</div></div>`,
});

export const impulse = on({
  ...shelves,
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html class="no-js" lang="${site.language ?? 'en'}" dir="ltr"><head>${head(site, path, title, 'Impulse')}</head><body class="template-page" data-center-text="true" data-button_style="square"><a class="in-page-link visually-hidden skip-link" href="#MainContent">Skip to content</a><div id="PageContainer" class="page-container"><div class="toolbar small--hide"><div class="page-width"><div class="toolbar__content">${site.bar ?? ''}</div></div></div><header class="site-header"><div class="h1 site-header__logo"><a href="/" class="site-header__logo-link">${site.name}</a></div><ul class="site-nav site-navigation small--hide">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="site-nav__item site-nav__expanded-item"><a href="${href}" class="site-nav__link site-nav__link--underline">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul><div class="site-nav__icons"><a class="site-nav__link" href="/account">${words.account}</a><a href="/cart" class="site-nav__link js-drawer-open-cart">${words.cart}</a></div></header><main class="main-content" id="MainContent">${main}</main><footer class="site-footer"><div class="page-width"><div class="grid"><div class="grid__item footer__item--menu"><p class="h4 footer__title small--hide">${site.name}</p><ul class="no-bullets site-footer__linklist">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`)
      .join(
        '',
      )}${privacyLinks(words)}</ul></div><div class="grid__item footer__item--newsletter"><p>${words.newsletter}</p><form method="post" action="/contact#newsletter-footer" class="contact-form"><input class="input-group-field" type="email" name="contact[email]" placeholder="${words.yourMail}"></form></div></div><p class="footer__small-text">&copy; 2026 ${site.name} ${site.imprint ?? ''}</p></div></footer></div></body></html>`,
  card: (title, price, href) =>
    `<div class="grid__item grid-product"><a href="${href}" class="grid-product__link"><div class="grid-product__title grid-product__title--body">${title}</div><div class="grid-product__price">${price}</div></a></div>`,
  text: (title, html) =>
    `<div class="page-width page-content"><header class="section-header"><h1 class="section-header__title">${title}</h1></header><div class="rte">${html}</div></div>`,
});

export const shopifyForm = (fields: readonly string[], label: string, id = 'ContactForm'): string =>
  `<form method="post" action="/contact#${id}" id="${id}" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">${inputs(
    fields,
    (text, input) =>
      `<div class="field">${input.replace(/name="(\w+)"/, 'class="field__input" name="contact[$1]"')}<label class="field__label">${text.replace('*', ' <span aria-hidden="true">*</span>')}</label></div>`,
  )}<div class="contact__button"><button type="submit" class="button">${label}</button></div></form>`;

/** A tab of an accordion, as Dawn's "collapsible content" writes it. */
export const tab = (question: string, answer: string): string =>
  `<div class="accordion"><details><summary role="button"><h3 class="accordion__title inline-richtext h4">${question}</h3></summary><div class="accordion__content rte" role="region">${answer}</div></details></div>`;
