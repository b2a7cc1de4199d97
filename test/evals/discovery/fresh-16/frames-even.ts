import type { CasePage } from '../case.ts';
import {
  countryList,
  countryOptions,
  fields,
  index,
  type Pages,
  page,
  privacyText,
  returnsText,
  type Shop,
  type Site,
  shippingText,
  slug,
  termsText,
  urlset,
} from './kit.ts';
import { localize, told } from './tongues.ts';

const list = (links: Shop['nav'], cls: string): string =>
  links
    .map(([path, label]) => `<li class="${cls}"><a href="${path}" class="${cls}__a">${label}</a></li>`)
    .join('\n          ');
const robots = (host: string): CasePage =>
  page(
    `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nDisallow: /search\nSitemap: https://${host}/sitemap.xml\n`,
    200,
    'text/plain',
  );

/** Shopify's Dawn and its children. */
export function dawn(shop: Shop, pages: Pages): Site {
  const cur = shop.cur ?? '$';
  const card = ([name, price]: readonly [string, string], at: number) =>
    `<li class="grid__item scroll-trigger animate--slide-in"><div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard card--media" style="--ratio-percent: 100%;"><div class="card__inner color-scheme-2 gradient ratio"><div class="media media--transparent media--hover-effect"><img srcset="//${shop.host}/cdn/shop/files/${slug(name)}@2x.jpg?v=17${at}4402&amp;width=533 533w" src="//${shop.host}/cdn/shop/files/${slug(name)}.jpg?v=17${at}4402&amp;width=533" alt="${name}" loading="lazy" width="1600" height="1600"></div></div><div class="card__content"><div class="card__information"><h3 class="card__heading h5"><a href="/products/${slug(name)}" class="full-unstyled-link">${name}</a></h3><div class="card-information"><span class="caption-large light"></span><div class="price "><div class="price__container"><div class="price__regular"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">${price}</span></div></div></div></div></div></div></div></div></li>`;
  const grid = `<div class="collection section-template--padding"><ul class="grid product-grid grid--2-col-tablet-down grid--4-col-desktop" role="list">${shop.items.map(card).join('\n')}</ul></div>`;
  const frame = (path: string, title: string, body: string): CasePage =>
    page(
      localize(
        `<!doctype html>
<html class="no-js" lang="${shop.lang ?? 'en'}">
  <head>
    <meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
    <link rel="canonical" href="https://${shop.host}${path}"><link rel="preconnect" href="https://fonts.shopifycdn.com" crossorigin>
    <title>${title}${path === '/' ? '' : ` &ndash; ${shop.name}`}</title>
    <meta property="og:site_name" content="${shop.name}"><meta property="og:url" content="https://${shop.host}${path}"><meta property="og:title" content="${title}"><meta property="og:type" content="website">
    <script src="//${shop.host}/cdn/shop/t/7/assets/constants.js?v=132983761750457495441730" defer="defer"></script>
    <script src="//${shop.host}/cdn/shop/t/7/assets/pubsub.js?v=25310214064522200911730" defer="defer"></script>
    <script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/61822${title.length}/digital_wallets/dialog">
    <script id="shopify-features" type="application/json">{"accessToken":"8c1bd6f0e0aa49b1b2f4","betas":["rich-media-storefront-analytics"],"domain":"${shop.host}","predictiveSearch":true,"shopId":61822${title.length},"locale":"en"}</script>
    <script>var Shopify = Shopify || {}; Shopify.shop = "${slug(shop.name)}.myshopify.com"; Shopify.locale = "en"; Shopify.currency = {"active":"USD","rate":"1.0"}; Shopify.country = "US"; Shopify.theme = {"name":"Dawn","id":13170${title.length},"schema_name":"Dawn","schema_version":"15.0.0","theme_store_id":887,"role":"main"}; Shopify.theme.handle = "null"; Shopify.cdnHost = "${shop.host}/cdn"; Shopify.routes = Shopify.routes || {}; Shopify.routes.root = "/";</script>
    <script>!function(o){(window.Shopify=window.Shopify||{}).modules=!0}();</script><script id="shop-js-analytics" type="application/json">{"pageType":"${path.startsWith('/products') ? 'product' : 'page'}"}</script>
    <script type="application/ld+json">${JSON.stringify({ '@context': 'http://schema.org', '@type': 'Organization', name: shop.name, sameAs: ['', `https://instagram.com/${slug(shop.name)}`, ''], url: `https://${shop.host}`, ...shop.ld })}</script>
    <style data-shopify>@font-face { font-family: Assistant; font-weight: 400; font-style: normal; font-display: swap; src: url("//${shop.host}/cdn/fonts/assistant/assistant_n4.woff2") format("woff2"); }
      :root, .color-scheme-1 { --color-background: 255,255,255; --gradient-background: #ffffff; --color-foreground: 18,18,18; --color-background-contrast: 191,191,191; --color-shadow: 18,18,18; --color-button: 18,18,18; --color-button-text: 255,255,255; --color-secondary-button: 255,255,255; --color-link: 18,18,18; --color-badge-foreground: 18,18,18; --payment-terms-background-color: rgb(255 255 255); }
      body { --font-body-family: Assistant, sans-serif; --font-body-weight: 400; --font-heading-scale: 1.0; --page-width: 120rem; --page-width-margin: 0rem; --product-card-image-padding: 0.0rem; --media-radius: 0px; --badge-corner-radius: 4.0rem; --popup-shadow-opacity: 0.05; --inputs-border-width: 1px; --spacing-sections-desktop: 0px; --grid-desktop-vertical-spacing: 8px; }</style>
    <link href="//${shop.host}/cdn/shop/t/7/assets/base.css?v=144968985024194912401730" rel="stylesheet" type="text/css" media="all"><script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
    ${shop.head ?? ''}
  </head>
  <body class="gradient">
    <a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
    <script src="//${shop.host}/cdn/shop/t/7/assets/cart.js?v=53973376719736494311" defer="defer"></script>
    <div id="shopify-section-sections--1__announcement-bar" class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="utility-bar color-scheme-4 gradient"><p class="announcement-bar__message h5"><span>${shop.promo ?? `Free shipping on orders over ${cur}50`}</span></p></div></div>
    <sticky-header data-sticky-type="on-scroll-up" class="header-wrapper color-scheme-1 gradient header-wrapper--border-bottom"><header class="header header--middle-left header--mobile-center page-width header--has-menu">
      <h1 class="header__heading"><a href="/" class="header__heading-link link link--text focus-inset"><span class="h2">${shop.name}</span></a></h1>
      <nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">
          ${list(shop.nav, 'header__menu-item')}
      </ul></nav>
      <div class="header__icons"><a href="/search" class="header__icon header__icon--search">Search</a><a href="/account/login" class="header__icon header__icon--account">Log in</a><a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble"><span class="visually-hidden">Cart</span></a></div>
    </header></sticky-header>
    <cart-notification><div id="cart-notification" class="cart-notification focus-inset" aria-modal="true" role="dialog" tabindex="-1"><h2 class="cart-notification__heading caption-large text-body">Item added to your cart</h2><a href="/cart" class="button button--secondary">View cart</a><button type="button" class="link button-label">Continue shopping</button></div></cart-notification>
    <main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
${body}
    </main>
    <footer class="footer color-scheme-1 gradient section-footer-padding"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper grid"><div class="footer-block grid__item"><h2 class="footer-block__heading">Quick links</h2><ul class="footer-block__details-content list-unstyled">
          ${list([...shop.foot, ['/policies/shipping-policy', 'Shipping policy'], ['/policies/refund-policy', 'Refund policy'], ['/policies/privacy-policy', 'Privacy policy'], ['/policies/terms-of-service', 'Terms of service']], 'footer-link')}
      </ul></div><div class="footer-block grid__item"><div class="footer-block__details-content rte">${shop.footer ?? ''}</div></div></div>
      <div class="footer-block--newsletter"><h2 class="footer-block__heading inline-richtext">Subscribe to our emails</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><div class="newsletter-form__field-wrapper"><input id="NewsletterForm--footer" type="email" name="contact[email]" class="field__input" value="" autocomplete="email" placeholder="Email" required><button type="submit" class="newsletter-form__button field__button" aria-label="Subscribe"></button></div></form></div></div>
      <div class="footer__content-bottom"><div class="footer__localization isolate"><localization-form><form method="post" action="/localization" id="FooterCountryForm"><h2 class="caption-large text-body">Country/region</h2><ul role="list" class="disclosure__list list-unstyled">${countryList()}</ul></form></localization-form></div>
      <div class="footer__copyright caption"><small class="copyright__content">&copy; 2025, <a href="/" title="">${shop.name}</a></small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small> ${shop.credit ?? ''}</div></div></footer>
    <script>window.shopUrl = 'https://${shop.host}'; window.routes = { cart_add_url: '/cart/add', cart_change_url: '/cart/change', cart_update_url: '/cart/update', cart_url: '/cart', predictive_search_url: '/search/suggest' }; window.cartStrings = { error: \`There was an error while updating your cart. Please try again.\`, quantityError: \`You can only add [quantity] of this item to your cart.\` }; window.variantStrings = { addToCart: \`Add to cart\`, soldOut: \`Sold out\`, unavailable: \`Unavailable\` };</script>
    <script async src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=R${title.length}xQ7b"></script><script id="__st">var __st={"a":61822${title.length},"offset":-18000,"reqid":"b8f10d2c-4c11","pageurl":"${shop.host}${path}","p":"page"};</script>
    ${shop.tail ?? ''}<div id="shopify-pc__banner" role="alertdialog" aria-label="Cookie consent"><h2>Cookie consent</h2><p>We and our partners, including Shopify, use cookies and other technologies to personalize your experience, show you ads, and perform analytics. By clicking &quot;Accept&quot;, you agree to this. <a href="/policies/privacy-policy">Privacy Policy</a></p><button>Accept</button><button>Decline</button><button>Manage preferences</button></div>
  </body>
</html>`,
        shop.lang,
      ),
    );
  const rte = (title: string, html: string) =>
    `<div class="page-width page-width--narrow section-page-padding"><h1 class="main-page-title page-title h0">${title}</h1><div class="rte scroll-trigger animate--fade-in">${html}</div></div>`;
  const all: Record<string, readonly [string, string]> = {
    '/collections/all': ['Products', grid],
    '/policies/shipping-policy': [
      'Shipping policy',
      rte('Shipping policy', told(shop.lang, 0, shippingText(cur))),
    ],
    '/policies/refund-policy': ['Refund policy', rte('Refund policy', told(shop.lang, 1, returnsText()))],
    '/policies/privacy-policy': [
      'Privacy policy',
      rte('Privacy policy', told(shop.lang, 2, privacyText(shop.name, shop.privacy), shop.privacy)),
    ],
    '/policies/terms-of-service': [
      'Terms of service',
      rte('Terms of service', told(shop.lang, 3, termsText(shop.name, shop.terms))),
    ],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/products/${slug(name)}`,
        [
          name,
          `<product-info class="page-width"><div class="product__title"><h1>${name}</h1></div><p class="product__text inline-richtext caption-with-letter-spacing">${shop.name}</p><span class="price-item price-item--regular">${price}</span><div class="product__tax caption rte">Taxes, discounts and <a href="/policies/shipping-policy">shipping</a> calculated at checkout.</div><form method="post" action="/cart/add"><input type="number" name="quantity" min="1" value="1"><button type="submit" name="add">Add to cart</button></form></product-info>`,
        ] as const,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(pages).map(([path, [title, html]]) => [
        path,
        [title, path === '/' ? html + grid : rte(title, html)] as const,
      ]),
    ),
  };
  const paths = Object.keys(all).filter((path) => !path.startsWith('/policies'));
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/robots.txt': robots(shop.host),
    '/sitemap.xml': index(shop.host, [
      '/sitemap_products_1.xml?from=1&amp;to=9',
      '/sitemap_pages_1.xml?from=1&amp;to=9',
    ]),
    '/sitemap_products_1.xml?from=1&to=9': urlset(
      shop.host,
      paths.filter((path) => path.startsWith('/products')),
    ),
    '/sitemap_pages_1.xml?from=1&to=9': urlset(
      shop.host,
      paths.filter((path) => path.startsWith('/pages')),
    ),
  };
}
export const dawnForm = (
  names: readonly string[],
  button = 'Send',
  tags = '',
): string => `<div class="contact"><form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">${tags === '' ? '' : `<input type="hidden" name="contact[tags]" value="${tags}">`}
${fields(names)}
<div class="contact__button"><button type="submit" class="button">${button}</button></div></form></div>`;

/** Squarespace 7.1. */
export function square(shop: Shop, pages: Pages): Site {
  const frame = (path: string, title: string, body: string): CasePage =>
    page(`<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="${shop.lang ?? 'en-US'}">
<head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1"><!-- This is Squarespace. --><!-- ${slug(shop.name)} --><base href=""><meta charset="utf-8" />
<title>${title} &mdash; ${shop.name}</title><meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version, Sec-CH-UA-Model" /><link rel="canonical" href="https://${shop.host}${path}"/><meta property="og:site_name" content="${shop.name}"/><meta itemprop="name" content="${title} — ${shop.name}"/>
<link rel="preconnect" href="https://images.squarespace-cdn.com"><script type="text/javascript" crossorigin="anonymous" defer="true" nomodule="nomodule" src="//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js"></script>
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script><script>(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } rollups[name].js = ["//assets.squarespace.com/universal/scripts-compressed/extract-css-runtime-1a.js"]; })(SQUARESPACE_ROLLUPS, 'squarespace-extract_css_runtime');</script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ facebookAppId: '314192535267336', facebookApiVersion: 'v6.0', rollups: { 'squarespace-announcement-bar': { js: '//assets.squarespace.com/universal/scripts-compressed/announcement-bar-f2.js' } }, pageType: 2, website: { id: '5f2a77c', identifier: slug(shop.name), websiteType: 1, contentModifiedOn: 1740761200000, cloneable: false, hasBeenCloneable: false, siteStatus: {}, language: 'en-US', timeZone: 'America/New_York', machineTimeZoneOffset: -18000000, siteTitle: shop.name, fullSiteTitle: `${title} — ${shop.name}`, siteDescription: '', socialAccounts: [{ serviceId: 64, screenname: 'Instagram', iconEnabled: true, serviceName: 'instagram-unauth' }], typekitId: '', statsMigrated: false, imageMetadataProcessingEnabled: false, authenticUrl: `https://${shop.host}`, internalUrl: `https://${slug(shop.name)}.squarespace.com` }, websiteSettings: { country: 'US', state: '', simpleLikingEnabled: true, mobileInfoBarSettings: { isContactEmailEnabled: false }, popupOverlaySettings: { style: 1, enabledPages: [] }, commentLikesAllowed: true, storeSettings: { returnPolicy: null, termsOfService: null, privacyPolicy: null, expressCheckout: false, useLightCart: false, showNoteField: false, currenciesSupported: ['USD', 'CAD', 'GBP', 'AUD', 'EUR', 'CHF', 'NOK', 'SEK', 'DKK', 'NZD'], defaultCurrency: 'USD', selectedCurrency: 'USD', merchandisingSettings: { scarcityEnabledOnProductItems: false } } }, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false, cookieBannerText: '<p>By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.</p>', cookieBannerVariant: 'BAR' } })};</script>
<script type="application/ld+json">${JSON.stringify({ url: `https://${shop.host}`, name: shop.name, image: `//images.squarespace-cdn.com/content/v1/5f2a77c/logo@2x.png`, '@context': 'http://schema.org', '@type': 'WebSite' })}</script><script type="application/ld+json">${JSON.stringify({ legalName: shop.name, address: '', email: '', telephone: '', sameAs: [`https://www.instagram.com/${slug(shop.name)}`], '@context': 'http://schema.org', '@type': 'Organization', ...shop.ld })}</script>
<style id="colorThemeStyles">:root{--white-hsl:0,0%,100%;--accent-hsl:31,38%,54%;--darkAccent-hsl:150,14%,23%}.white{--solidHeaderBackgroundColor:hsla(var(--white-hsl),1);--tweak-paragraph-block-color:hsla(var(--black-hsl),1);--tweak-form-block-field-border-color:hsla(0,0%,67%,1)}.sqs-block-button-element--medium{padding:.8em 1.6em}</style>${shop.head ?? ''}</head>
<body id="collection-6${title.length}" class="primary-button-style-solid form-field-style-solid tweak-portfolio-grid-basic-width-full header-overlay-alignment-center product-list-titles-under native-currency-code-usd collection-layout-default ${path === '/' ? 'homepage' : ''}">
<div id="siteWrapper" class="clearfix site-wrapper"><div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><p>${shop.promo ?? 'Free US shipping on orders of $75 or more'}</p></div></div>
<header data-test="header" id="header" class="white header theme-col--primary"><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">Skip to Content</a><div class="header-inner container--fluid"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">${shop.name}</a></div>
<nav class="header-nav-list">${shop.nav.map(([at, label]) => `<div class="header-nav-item header-nav-item--collection"><a href="${at}" data-animation-role="header-element">${label}</a></div>`).join('\n')}</nav><a href="/cart" class="cart-style-icon icon--stroke"><span class="sqs-cart-quantity">0</span></a></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="62f${title.length}"><section data-test="page-section" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--medium"><div class="content-wrapper"><div class="content"><div class="fluid-engine"><div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>
${body}
</div></div></div></div></div></div></div></section></article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="sqs-block newsletter-block sqs-block-newsletter"><form class="newsletter-form" action="https://${slug(shop.name)}.us12.list-manage.com/subscribe" method="POST"><h2 class="newsletter-form-header-title">Subscribe</h2><p>Sign up with your email address to receive news and updates.</p><input class="newsletter-form-field-element field-element" name="email" type="email" placeholder="Email Address"><button class="newsletter-form-button" type="submit">Sign Up</button><p>We respect your privacy.</p></form></div>
<div class="sqs-html-content"><p>${shop.foot.map(([at, label]) => `<a href="${at}">${label}</a>`).join(' &nbsp;|&nbsp; ')} &nbsp;|&nbsp; <a href="/shipping-returns">Shipping &amp; Returns</a> &nbsp;|&nbsp; <a href="/privacy">Privacy</a></p><p>${shop.footer ?? ''}</p><p class="sqsrte-small">${shop.credit ?? ''}</p></div></section></footer></div>
<script defer="true" src="https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.js" type="text/javascript"></script>${shop.tail ?? ''}<svg xmlns="http://www.w3.org/2000/svg" version="1.1" style="display:none" data-usage="social-icons-svg"><symbol id="instagram-unauth-icon" viewBox="0 0 64 64"><path d="M46.91,25.816c-0.073-1.597-0.326-2.687-0.697-3.641c-0.383-0.986-0.896-1.823-1.73-2.657"/></symbol></svg></body></html>`);
  const all: Record<string, readonly [string, string]> = {
    '/shop': [
      'Shop',
      `<div class="products-flex-container list-grid">${shop.items.map(([name, price]) => `<div class="grid-item"><a href="/shop/p/${slug(name)}"><div class="grid-title">${name}</div><div class="product-price">${price}</div></a></div>`).join('')}</div>`,
    ],
    '/shipping-returns': [
      'Shipping &amp; Returns',
      `<h1>Shipping &amp; Returns</h1>${shippingText(shop.cur)}${returnsText()}`,
    ],
    '/privacy': ['Privacy', `<h1>Privacy</h1>${privacyText(shop.name, shop.privacy)}`],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/shop/p/${slug(name)}`,
        [
          name,
          `<h1 class="ProductItem-details-title">${name}</h1><div class="product-price">${price}</div><div class="sqs-add-to-cart-button">Add To Cart</div>`,
        ] as const,
      ]),
    ),
    ...pages,
  };
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/robots.txt': robots(shop.host),
    '/sitemap.xml': urlset(shop.host, Object.keys(all)),
  };
}
export const squareForm = (
  names: readonly string[],
  button = 'Submit',
  title = 'Form',
): string => `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="64af" data-success-redirect="" autocomplete="on" method="POST" novalidate onsubmit="return (function (form) { Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '64af', collectionId: '62f', objectName: 'page-section' }); }); return false; })(this);"><div class="field-list clear">
<fieldset class="form-item fields name"><legend class="title">${title}</legend></fieldset>
${fields(names, 'form-item field')}
</div><div class="form-button-wrapper"><input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="${button}"></div><div class="hidden form-submission-text">Thank you!</div></form></div></div></div>`;

/** Webflow with an e-commerce add-on. */
export function webflow(shop: Shop, pages: Pages): Site {
  const frame = (_path: string, title: string, body: string): CasePage =>
    page(`<!DOCTYPE html><!-- Last Published: Tue Mar 04 2025 16:02:37 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="${shop.host}" data-wf-page="63d8${title.length}" data-wf-site="63d8aa" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"/><title>${title} | ${shop.name}</title><meta content="${title} | ${shop.name}" property="og:title"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://cdn.prod.website-files.com/63d8aa/css/${slug(shop.name)}.webflow.2f1.min.css" rel="stylesheet" type="text/css"/><link href="https://fonts.googleapis.com" rel="preconnect"/><script src="https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js" type="text/javascript"></script><script type="text/javascript">WebFont.load({  google: {    families: ["Inter:300,regular,500,600,700","Fraunces:regular,italic"]  }});</script><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script><link href="https://cdn.prod.website-files.com/63d8aa/favicon@1x.png" rel="shortcut icon" type="image/x-icon"/><script async="" src="https://www.googletagmanager.com/gtag/js?id=G-${title.length}QX"></script><script type="text/javascript">window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}gtag('set', 'developer_id.dZGVlNj', true);gtag('js', new Date());gtag('config', 'G-${title.length}QX');</script><script type="text/javascript">window.__WEBFLOW_CURRENCY_SETTINGS = {"currencyCode":"USD","symbol":"$","decimal":".","fractionDigits":2,"group":",","template":"{{wf {&quot;path&quot;:&quot;symbol&quot;,&quot;type&quot;:&quot;PlainText&quot;\\} }} {{wf {&quot;path&quot;:&quot;amount&quot;,&quot;type&quot;:&quot;CommercePrice&quot;\\} }}","hideDecimalForWholeNumbers":false};</script><style>.w-webflow-badge{display:none!important}.wf-force-outline-none[tabindex="-1"]:focus{outline:none;}body{-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;font-smoothing:antialiased;text-rendering:optimizeLegibility}*[tabindex]:focus-visible,input[type="file"]:focus-visible{outline:0.125rem solid #4d65ff;outline-offset:0.125rem}.inherit-color *{color:inherit}.w-richtext>:not(div):first-child,.w-richtext>div:first-child>:first-child{margin-top:0!important}.container-medium,.container-small,.container-large{margin-right:auto!important;margin-left:auto!important}.text-style-3lines{display:-webkit-box;overflow:hidden;-webkit-line-clamp:3;-webkit-box-orient:vertical}.hide{display:none!important}@media screen and (max-width:991px){.hide-tablet{display:none!important}}@media screen and (max-width:479px){.hide-mobile-portrait{display:none!important}}.margin-0{margin:0rem!important}.padding-0{padding:0rem!important}.spacing-clean{padding:0rem!important;margin:0rem!important}.nav-link.w--current{opacity:.6}@media screen and (max-width:767px){.hero-h1{font-size:2.4rem}}</style>${shop.head ?? ''}</head><body><div class="page-wrapper"><div class="banner"><div class="banner-text">${shop.promo ?? 'Free shipping over $60. Always.'}</div></div><div data-animation="default" data-collapse="medium" data-duration="400" role="banner" class="navbar w-nav"><div class="container-large"><a href="/" class="brand w-nav-brand"><img src="https://cdn.prod.website-files.com/63d8aa/logo@2x.svg" alt="${shop.name}"/></a><nav role="navigation" class="nav-menu w-nav-menu">${shop.nav.map(([at, label]) => `<a href="${at}" class="nav-link w-nav-link">${label}</a>`).join('')}</nav><div data-node-type="commerce-cart-wrapper" class="w-commerce-commercecartwrapper"><a href="#" class="w-commerce-commercecartopenlink"><div>Cart</div><div class="w-commerce-commercecartopenlinkcount">0</div></a><div class="w-commerce-commercecartemptystate"><div>No items found.</div></div><div class="w-commerce-commercecartquickcheckoutactions"><label>Ship to</label><select name="address_country" class="w-commerce-commercecheckoutshippingcountryselector">${countryOptions()}</select></div><div class="w-commerce-commercecarterrorstate"><div data-w-cart-quantity-error="Product is not available in this quantity.">Product is not available in this quantity.</div></div></div></div></div><main class="main-wrapper"><section class="section"><div class="container-medium w-richtext">
${body}
</div></section></main><section class="section-newsletter"><div class="w-form"><form id="wf-form-Newsletter" name="wf-form-Newsletter" data-name="Newsletter" method="get" data-wf-element-id="9c1"><label for="nl" class="field-label">Be first to hear</label><input class="text-field w-input" maxlength="256" name="Newsletter-Email" placeholder="Your email" type="email" id="nl"/><input type="submit" data-wait="Please wait..." class="button w-button" value="Sign up"/></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div></section><footer class="footer"><div class="footer-grid">${[...shop.foot, ['/shipping', 'Shipping'], ['/privacy-policy', 'Privacy']].map(([at, label]) => `<a href="${at}" class="footer-link">${label}</a>`).join('')}</div><div class="footer-legal">${shop.footer ?? ''}</div><div class="footer-credit">© 2025 ${shop.name}. ${shop.credit ?? ''}</div></footer></div><div fs-cc="banner" class="fs-cc-banner_component"><div class="fs-cc-banner_text">By clicking <strong>“Accept All Cookies”</strong>, you agree to the storing of cookies on your device to enhance site navigation, analyze site usage, and assist in our marketing efforts. <a href="/privacy-policy">View our Privacy Policy</a> for more information.</div><a fs-cc="deny" href="#" class="fs-cc-banner_button">Deny</a><a fs-cc="allow" href="#" class="fs-cc-banner_button">Accept</a></div><script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=63d8aa" type="text/javascript"></script><script src="https://cdn.prod.website-files.com/63d8aa/js/webflow.7e.js" type="text/javascript"></script>${shop.tail ?? ''}</body></html>`);
  const all: Record<string, readonly [string, string]> = {
    '/shop': [
      'Shop',
      `<h1>Shop</h1><div role="list" class="w-dyn-items">${shop.items.map(([name, price]) => `<div role="listitem" class="w-dyn-item"><a href="/product/${slug(name)}">${name}</a><div>${price}</div></div>`).join('')}</div>`,
    ],
    '/shipping': ['Shipping', `<h1>Shipping</h1>${shippingText(shop.cur)}${returnsText()}`],
    '/privacy-policy': ['Privacy', `<h1>Privacy</h1>${privacyText(shop.name, shop.privacy)}`],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/product/${slug(name)}`,
        [name, `<h1>${name}</h1><div>${price}</div>`] as const,
      ]),
    ),
    ...pages,
  };
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/sitemap.xml': urlset(shop.host, Object.keys(all)),
  };
}

/** Hand-made, as of the years around 2010. */
export function old(shop: Shop, pages: Pages): Site {
  return Object.fromEntries(
    Object.entries(pages).map(([path, [title, html]]) => [
      path,
      page(`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html lang="${shop.lang ?? 'en'}"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><link rel="stylesheet" href="/style.css" type="text/css">${shop.head ?? ''}</head>
<body bgcolor="#fdfbf5"><table width="880" align="center" cellpadding="8"><tr><td colspan="2"><a href="/"><img src="/images/logo.gif" alt="${shop.name}" border="0"></a></td></tr>
<tr><td valign="top" width="160" class="menu">${shop.nav.map(([at, label]) => `<a href="${at}">${label}</a><br>`).join('\n')}</td>
<td valign="top">
${html}
</td></tr><tr><td colspan="2" align="center"><font size="2">${shop.footer ?? ''} ${shop.foot.map(([at, label]) => `<a href="${at}">${label}</a>`).join(' | ')}<br>&copy; ${shop.name} ${shop.credit ?? ''}</font></td></tr></table></body></html>`),
    ]),
  );
}

/** Any other site: a shop that sells the brand, a namesake. */
export const other = (name: string, title: string, html: string, foot = ''): CasePage =>
  page(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${name}</title><meta name="viewport" content="width=device-width"><script>window.dataLayer=window.dataLayer||[];</script></head><body class="template-page"><header><a href="/" class="logo">${name}</a><ul class="menu"><li><a href="/">Home</a></li></ul></header><main><h1>${title}</h1>${html}</main><footer>${foot}<p>&copy; ${name}</p></footer></body></html>`,
  );
