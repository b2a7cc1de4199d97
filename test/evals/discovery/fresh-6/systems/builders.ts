import {
  type Content,
  fieldsOf,
  inputOf,
  links,
  type Pages,
  type Shop,
  schemaOf,
  slug,
  urlset,
} from './shop.ts';
import { assemble, type Frame, goodsOf, type Looks, wordsOf } from './stock.ts';

const cards = (shop: Shop, below: string, of: string): string =>
  goodsOf(shop, below)
    .map(
      ({ title, price, href }) =>
        `<div class="${of}-item"><a href="${href}" class="${of}-item-link"><div class="${of}-title">${title}</div><div class="${of}-prices"><div class="product-price">${price}</div></div></a></div>`,
    )
    .join('');

// Squarespace 7.1

const block = (html: string): string =>
  `<div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div></div></div>`;
const squareSection = (html: string): string =>
  `<section data-test="page-section" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--medium white"><div class="content-wrapper"><div class="content"><div class="fluid-engine">${html}</div></div></div></section>`;

const squareFrame: Frame = (shop, path, title, main) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${shop.language ?? 'en-US'}"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1"><!-- This is Squarespace. --><!-- ${slug(shop.name)} -->
<base href=""><meta charset="utf-8"><title>${title === shop.name ? shop.name : `${title} &mdash; ${shop.name}`}</title><link rel="canonical" href="https://${shop.host}${path}"><meta property="og:site_name" content="${shop.name}"><meta name="description" content="${shop.tagline}">
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["campaigns_discount_section_in_blasts"],"websiteSettings":{"id":"61f2","websiteId":"61f2","country":"US","state":"","simpleLikingEnabled":true},"cookieSettings":{"isCookieBannerEnabled":true,"cookieBannerText":"<p>${wordsOf(shop).cookies}</p>"},"websiteCloneable":false};</script>
${schemaOf(shop)}</head><body id="collection-61f2" class="tweak-blog-alternating-side-by-side-width-full view-list collection-type-page seven-one-global-animations" tabindex="-1"><div id="siteWrapper" class="clearfix site-wrapper">${shop.banner ? `<div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar-text-inner"><p>${shop.banner}</p></div></div>` : ''}
<header data-test="header" id="header" class="white header theme-col--primary"><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">${wordsOf(shop).skip}</a><div class="header-inner container--fluid"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">${shop.name}</a></div><nav class="header-nav-list">${links(shop.nav, (label, href) => `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`)}</nav><div class="header-actions"><a href="/cart" class="cart-style-icon icon--stroke header-icon">${wordsOf(shop).cart} <span class="sqs-cart-quantity">0</span></a></div></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections">${main}</article></main>
<footer class="sections" id="footer-sections" data-footer-sections>${squareSection(`${block(`<p class="sqsrte-small">${shop.name}</p>${links(shop.foot, (label, href) => `<p class="sqsrte-small"><a href="${href}">${label}</a></p>`)}<p class="sqsrte-small">${shop.small ?? ''}</p>`)}<div class="sqs-block newsletter-block sqs-block-newsletter"><div class="newsletter-form-header"><h2>${wordsOf(shop).newsletter}</h2></div><form class="newsletter-form"><input name="email" type="text" class="newsletter-form-field-element field-element" placeholder="${wordsOf(shop).mailField}"><button class="newsletter-form-button">${wordsOf(shop).subscribe}</button></form></div>`)}</footer></div></body></html>`;

const squareLooks: Looks = {
  home: (shop) =>
    `${squareSection(block(`<h1>${shop.tagline}</h1>`))}${squareSection(block(shop.about))}${squareSection(`<div class="sqs-block product-block">${cards(shop, '/shop/p/', 'grid')}</div>`)}${squareSection(
      block(
        `<h3>${wordsOf(shop).reviews}</h3>${wordsOf(shop)
          .praise.map((text) => `<p><em>${text}</em></p>`)
          .join('')}`,
      ),
    )}`,
  shelf: (shop) =>
    `<section class="products collection-content-wrapper"><div class="products-flex-container">${cards(shop, '/shop/p/', 'grid')}</div></section>`,
  product: (shop, title, price) =>
    `<section class="ProductItem hentry"><h1 class="ProductItem-details-title">${title}</h1><div class="product-price">${price}</div><div class="ProductItem-details-excerpt"><p>${wordsOf(shop).aboutIt}</p></div><div class="sqs-add-to-cart-button">${wordsOf(shop).add}</div></section>`,
  text: (title, html) => `${squareSection(block(`<h2>${title}</h2>`))}${squareSection(block(html))}`,
};

export const squarespace = (shop: Shop, content: Content): Pages => ({
  ...assemble(
    shop,
    content,
    { shelf: '/shop', products: '/shop/p/', privacy: '/privacy' },
    squareFrame,
    squareLooks,
  ),
  '/sitemap.xml': urlset(shop.host, ['/', '/shop', ...Object.keys(content)]),
});

export const squareForm = (fields: string, label: string): string =>
  `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><form data-form-id="63aa" class="react-form-contents" autocomplete="on" method="POST"><div class="field-list clear">${fieldsOf(fields, (field) => `<div id="${field.name}" class="form-item field text"><label class="title" for="form-${field.name}">${field.label}${field.isRequired ? ' <span class="required">(required)</span>' : ''}</label>${inputOf(field, 'form')}</div>`)}</div><div class="form-button-wrapper"><button class="button sqs-system-button sqs-editable-button" type="submit">${label}</button></div></form></div></div>`;

// Wix

const wixText = (html: string): string =>
  `<div id="comp-${html.length.toString(36)}" class="HcOXKn SxM0TO QxJLC3 comp wixui-rich-text" data-testid="richTextElement">${html.replaceAll('<p>', '<p class="font_8 wixui-rich-text__text"><span class="wixui-rich-text__text">').replaceAll('</p>', '</span></p>')}</div>`;

/** The state that a page starts from in the browser, its markup included. */
const wixState = (shop: Shop, path: string, html: string): string =>
  `<script type="application/json" id="wix-warmup-data">${JSON.stringify({
    platform: { ssrPropsUpdates: [{ 'comp-ke1': { html } }], site: { displayName: shop.name, path } },
    appsWarmupData: { '1380b703': { cartItems: [], locale: shop.language ?? 'en' } },
  }).replaceAll('<', '\\u003c')}</script>`;

const wixFrame =
  (isDrawnLater: boolean): Frame =>
  (shop, path, title, main) =>
    `<!DOCTYPE html>
<html lang="${shop.language ?? 'en'}"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/>
<title>${title === shop.name ? `${shop.name} | ${shop.tagline}` : `${title} | ${shop.name}`}</title><link rel="canonical" href="https://${shop.host}${path}"><meta property="og:site_name" content="${shop.name}">${schemaOf(shop)}
<script id="wix-essential-viewer-model" type="application/json">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer","type":"GA"},"mode":{"qa":false,"siteAssetsFallback":"enable"},"site":{"metaSiteId":"5f1e","userId":"9c2d","externalBaseUrl":"https:\\/\\/${shop.host}"}}</script></head>
<body><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="BACKGROUND_GROUP"></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope"><header id="SITE_HEADER" class="x4zVYf SITE_HEADER wixui-header" tabindex="-1"><div data-testid="inline-content"><h1 class="font_2"><a href="https://${shop.host}">${shop.name}</a></h1><nav id="comp-nav" aria-label="Site" class="HamburgerMenu"><ul class="wixui-dropdown-menu">${links(shop.nav, (label, href) => `<li class="xTFTzR wixui-dropdown-menu__item"><a data-testid="linkElement" href="https://${shop.host}${href === '/' ? '' : href}" target="_self" class="W9ivjp"><p class="JS76Uv">${label}</p></a></li>`)}</ul></nav></div></header>
<main id="PAGES_CONTAINER" tabindex="-1"><div id="SITE_PAGES"><div class="dBAkHi">${isDrawnLater ? '<div class="loading-bg" aria-busy="true"></div>' : main}</div></div></main>
<footer id="SITE_FOOTER" class="Hl3nJW SITE_FOOTER wixui-footer" tabindex="-1"><div data-testid="inline-content">${links(shop.foot, (label, href) => `<div class="comp wixui-rich-text"><p class="font_8"><a href="https://${shop.host}${href}" target="_self">${label}</a></p></div>`)}${wixText(`<p>${shop.small ?? ''}</p><p>&copy; 2026 by ${shop.name}. Powered and secured by Wix</p>`)}<form class="yXtiBZ wixui-form"><input type="email" name="email" placeholder="e.g., email@example.com" required><button aria-label="${wordsOf(shop).subscribe}">${wordsOf(shop).subscribe}</button></form></div></footer></div></div></div></div>
${isDrawnLater ? wixState(shop, path, main) : ''}<div data-hook="consent-banner-root"><p>${wordsOf(shop).cookies}</p><button>${wordsOf(shop).accept}</button></div></body></html>`;

const wixLooks: Looks = {
  home: (shop) =>
    `<section class="wixui-section">${wixText(`<h2>${shop.tagline}</h2>`)}${wixText(shop.about)}</section><section class="wixui-section"><div data-hook="product-list-wrapper">${cards(shop, '/product-page/', 'product')}</div></section>`,
  shelf: (shop) => `<div data-hook="product-list-wrapper">${cards(shop, '/product-page/', 'product')}</div>`,
  product: (shop, title, price) =>
    `<article data-hook="product-page"><h1 data-hook="product-title">${title}</h1><span data-hook="formatted-primary-price">${price}</span><pre data-hook="description">${wordsOf(shop).aboutIt}</pre><button data-hook="add-to-cart">${wordsOf(shop).add}</button></article>`,
  text: (title, html) =>
    `<section class="wixui-section">${wixText(`<h2>${title}</h2>`)}${wixText(html)}</section>`,
};

const WIX_PATHS = { shelf: '/shop', products: '/product-page/', privacy: '/privacy-policy' };
export const wix = (shop: Shop, content: Content): Pages =>
  assemble(shop, content, WIX_PATHS, wixFrame(false), wixLooks);
/** Its pages as they come where Wix leaves the drawing to the browser. */
export const wixDrawnLater = (shop: Shop, content: Content): Pages =>
  assemble(shop, content, WIX_PATHS, wixFrame(true), wixLooks);

export const wixForm = (fields: string, label: string): string =>
  `<form id="comp-form1" class="JVi7i2 comp wixui-form" method="post"><div data-testid="mesh-container-content">${fieldsOf(fields, (field) => `<div class="wixui-text-input"><label for="input_comp-${field.name}" class="wixui-text-input__label">${field.label}${field.isRequired ? ' *' : ''}</label>${inputOf(field, 'input_comp')}</div>`)}<div class="wixui-button"><button aria-disabled="false" class="uDW_Qe wixui-button PlZyDq"><span class="l7_2fn wixui-button__label">${label}</span></button></div></div></form>`;

// Webflow

const flowFrame: Frame = (
  shop,
  path,
  title,
  main,
) => `<!DOCTYPE html><!-- Last Published: Tue Mar 03 2026 10:12:44 GMT+0000 (Coordinated Universal Time) -->
<html data-wf-domain="${shop.host}" data-wf-page="6540" data-wf-site="6541" lang="${shop.language ?? 'en'}"><head><meta charset="utf-8"/><title>${title === shop.name ? `${shop.name} — ${shop.tagline}` : `${title} — ${shop.name}`}</title><meta content="${shop.tagline}" name="description"/><link href="https://${shop.host}${path}" rel="canonical"/><meta content="Webflow" name="generator"/>${schemaOf(shop)}<script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script></head>
<body class="body"><div data-collapse="medium" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand">${shop.name}</a><nav role="navigation" class="nav-menu w-nav-menu">${links(shop.nav, (label, href) => `<a href="${href}" class="nav-link w-nav-link">${label}</a>`)}</nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div>${main}
<footer class="footer"><div class="container w-container"><div class="w-layout-grid footer-grid">${links(shop.foot, (label, href) => `<a href="${href}" class="footer-link">${label}</a>`)}</div><div class="w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get"><input class="text-field w-input" maxlength="256" name="email" placeholder="${wordsOf(shop).mailField}" type="email" required=""/><input type="submit" data-wait="Please wait..." class="submit-button w-button" value="${wordsOf(shop).subscribe}"/></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div><div class="text-small">© ${shop.name} ${shop.small ?? ''}</div></div></footer></body></html>`;

const flowLooks: Looks = {
  home: (shop) =>
    `<div class="section hero"><div class="container w-container"><h1 class="heading">${shop.tagline}</h1></div></div><div class="section"><div class="w-richtext">${shop.about}</div></div><div class="section"><div role="list" class="w-dyn-items">${cards(shop, '/product/', 'w-dyn')}</div></div>`,
  shelf: (shop) =>
    `<div class="section"><div class="w-dyn-list">${cards(shop, '/product/', 'w-dyn')}</div></div>`,
  product: (shop, title, price) =>
    `<div class="section"><h1>${title}</h1><div class="price">${price}</div><div class="w-richtext"><p>${wordsOf(shop).aboutIt}</p></div></div>`,
  text: (title, html) =>
    `<div class="section"><div class="container w-container"><h1 class="heading-2">${title}</h1><div class="rich-text-block w-richtext">${html}</div></div></div>`,
};
export const webflow = (shop: Shop, content: Content): Pages => ({
  ...assemble(
    shop,
    content,
    { shelf: '/shop', products: '/product/', privacy: '/privacy' },
    flowFrame,
    flowLooks,
  ),
  '/sitemap.xml': urlset(shop.host, ['/', ...Object.keys(content)]),
});
