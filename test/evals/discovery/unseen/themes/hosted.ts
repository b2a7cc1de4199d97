import { type Link, list, pairs, type Shop, site, slug, stocked, type Theme } from './parts.ts';
import { type Lang, phrases } from './phrases.ts';

const spoken = (shop: Shop) => phrases[(shop.lang ?? 'en') satisfies Lang];
const nav = (shop: Shop, links: readonly Link[]): readonly Link[] => [...links, ...pairs(shop.nav)];

/** Shopify, Dawn and its many children. */
export const dawn: Theme = (bare, pages) => {
  const shop = stocked(bare, '/pages/');
  const say = spoken(shop);
  const handle = slug(shop.name);
  return site(
    shop,
    {
      paths: {
        all: '/collections/all',
        product: (name) => `/products/${name}`,
        shipping: '/policies/shipping-policy',
        privacy: '/policies/privacy-policy',
        terms: '/policies/terms-of-service',
        post: '/blogs/news/notes',
      },
      card: ([title, price], href) =>
        `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><h3 class="card__heading"><a href="${href}" class="full-unstyled-link">${title}</a></h3><div class="price"><span class="price-item price-item--regular">${price}</span></div></div></li>`,
      wrap: (title, body, head) => `<!doctype html>
<html class="no-js" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${shop.name}</title>
<meta property="og:site_name" content="${shop.name}"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin><script>window.Shopify = window.Shopify || {}; Shopify.shop = "${handle}.myshopify.com"; Shopify.theme = {"name":"Dawn","id":12870${handle.length}11,"role":"main"};</script>${head}</head>
<body class="gradient"><a class="skip-to-content-link" href="#MainContent">Skip to content</a>
<div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${say.banner}</span></p></div>
<header class="header header--middle-left page-width"><h1 class="header__heading"><a href="/" class="header__heading-link">${shop.logo ?? `<span class="h2">${shop.name}</span>`}</a></h1>
<nav class="header__inline-menu"><ul class="list-menu" role="list">${list(
        nav(shop, [
          [say.all, '/collections/all'],
          [say.journal, '/blogs/news/notes'],
        ]),
        'li',
        'header__menu-item',
      )}</ul></nav>
<div class="header__icons"><a href="/search" class="header__icon">${say.search}</a><a href="/account/login" class="header__icon">${say.account}</a><a href="/cart" class="header__icon" id="cart-icon-bubble">${say.cart}</a></div></header>
<main id="MainContent" class="content-for-layout" role="main" tabindex="-1">${body}</main>
<footer class="footer color-background-1"><div class="footer__content-top page-width"><div class="footer-block--menu"><ul class="footer-block__details-content list-unstyled">${list([...pairs(shop.foot), [say.shipping, '/policies/shipping-policy'], [say.terms, '/policies/terms-of-service']], 'li', 'link link--text')}</ul></div>
<div class="footer-block__newsletter"><h2>${say.newsletter}</h2><form method="post" action="/contact#ContactFooter"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="${shop.placeholder ?? say.field}"><button>${say.subscribe}</button></form></div></div>
<div class="footer__content-bottom"><ul class="list list-payment"><li>Visa</li><li>Mastercard</li><li>Shop Pay</li></ul><small class="copyright__content">&copy; 2025, <a href="/">${shop.owner ?? shop.name}</a></small> <small class="copyright__content"><a rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></small> <a href="/policies/privacy-policy">${say.privacy}</a>${shop.note ?? ''}</div></footer></body></html>`,
    },
    pages,
  );
};

/** Shopify as it looked before: Debut, Brooklyn, Supply. */
export const debut: Theme = (bare, pages) => {
  const shop = stocked(bare, '/pages/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/collections/all',
        product: (name) => `/collections/all/products/${name}`,
        shipping: '/pages/shipping-returns',
        privacy: '/pages/privacy-policy',
        terms: '/pages/terms-conditions',
        post: '/blogs/journal/notes',
      },
      card: ([title, price], href) =>
        `<div class="grid__item one-third"><a href="${href}" class="grid-view-item__link"><span class="visually-hidden">${title}</span></a><div class="h4 grid-view-item__title">${title}</div><dl class="price"><dd><span class="price-item">${price}</span></dd></dl></div>`,
      wrap: (title, body, head) => `<!doctype html>
<!--[if IE 9]> <html class="ie9 no-js supports-no-cookies" lang="en"> <![endif]-->
<html class="no-js supports-no-cookies" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><title>${title} &ndash; ${shop.name}</title>${head}</head>
<body class="template-page"><div id="SearchDrawer" class="search-bar drawer drawer--top"><form action="/search" method="get"><input type="search" name="q" placeholder="${say.search}"></form></div>
<div data-section-id="header"><header class="site-header border-bottom logo--left" role="banner"><div class="h2 site-header__logo"><a href="/">${shop.logo ?? shop.name}</a></div>
<nav id="AccessibleNav" role="navigation"><ul class="site-nav list--inline" id="SiteNav">${list(
        nav(shop, [
          [say.shopNow, '/collections/all'],
          [say.journal, '/blogs/journal/notes'],
        ]),
        'li',
        'site-nav__link',
      )}</ul></nav></header></div>
<div class="page-container" id="PageContainer"><main class="main-content js-focus-hidden" id="MainContent"><div class="page-width"><div class="grid"><div class="rte">${body}</div></div></div></main></div>
<footer class="site-footer" role="contentinfo"><div class="page-width"><div class="site-footer__item"><p class="h4">Quick links</p><ul class="site-footer__linklist">${list([...pairs(shop.foot), [say.shipping, '/pages/shipping-returns'], [say.privacy, '/pages/privacy-policy'], [say.terms, '/pages/terms-conditions']], 'li', 'site-footer__linklist-item')}</ul></div>
<div class="site-footer__newsletter"><p class="h4">${say.newsletter}</p><input type="email" name="contact[email]" class="input-group__field" value="" placeholder="${shop.placeholder ?? say.field}"><button class="btn">${say.subscribe}</button></div>
<small class="site-footer__copyright-content">&copy; 2024, ${shop.owner ?? shop.name}</small>${shop.note ?? ''}</div></footer></body></html>`,
    },
    pages,
  );
};

export const bigcommerce: Theme = (bare, pages) => {
  const shop = stocked(bare, '/', '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/shop-all/',
        product: (name) => `/${name}/`,
        shipping: '/shipping-returns/',
        privacy: '/privacy-policy/',
        terms: '/terms-conditions/',
        post: '/blog/notes/',
      },
      card: ([title, price], href) =>
        `<article class="card" data-test="card-${slug(title)}"><figure class="card-figure"></figure><div class="card-body"><h3 class="card-title"><a aria-label="${title}, ${price}" href="${href}">${title}</a></h3><span data-product-price-without-tax class="price price--withoutTax">${price}</span></div></article>`,
      wrap: (title, body, head) => `<!DOCTYPE html>
<html class="no-js" lang="${shop.lang ?? 'en'}"><head><title>${title} - ${shop.name}</title><link href="https://cdn11.bigcommerce.com/r-4b20dad619e29ebf3490f7f35369a8220637ce48/favicon.ico" rel="shortcut icon"><meta name="platform" content="bigcommerce.stencil">${head}</head>
<body><svg data-src="/icon-sprite.svg" class="icons-svg-sprite"></svg><header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li class="navUser-item"><a href="/giftcertificates.php">Gift Certificates</a></li><li class="navUser-item"><a href="/login.php">${say.account}</a></li><li><a href="/cart.php">${say.cart}</a></li></ul></nav>
<div class="header-logo"><a href="/" class="header-logo__link"><span class="header-logo-text">${shop.logo ?? shop.name}</span></a></div>
<div class="navPages-container" id="menu"><ul class="navPages-list">${list(
        nav(shop, [
          [say.all, '/shop-all/'],
          ['Blog', '/blog/notes/'],
        ]),
        'li',
        'navPages-action',
      )}</ul></div></header>
<div class="body" data-currency-code="USD"><div class="container"><ol class="breadcrumbs"><li class="breadcrumb"><a href="/">Home</a></li><li class="breadcrumb is-active">${title}</li></ol><div class="page">${body}</div></div></div>
<footer class="footer" role="contentinfo"><section class="footer-info"><article class="footer-info-col"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${list([...pairs(shop.foot), [say.shipping, '/shipping-returns/'], [say.privacy, '/privacy-policy/'], ['Sitemap', '/sitemap.php']])}</ul></article>
<article class="footer-info-col" data-section-type="newsletterSubscription"><h3>${say.newsletter}</h3><form class="form" action="/subscribe.php" method="post"><input name="nl_email" type="email" placeholder="${shop.placeholder ?? say.field}"><input type="submit" value="${say.subscribe}"></form></article>${shop.note ?? ''}</section>
<div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant" rel="nofollow">BigCommerce</a></p><p class="powered-by">&copy; 2025 ${shop.owner ?? shop.name} </p></div></footer></body></html>`,
    },
    pages,
  );
};

export const squarespace: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/shop',
        product: (name) => `/shop/p/${name}`,
        shipping: '/shipping',
        privacy: '/privacy',
        terms: '/terms',
        post: '/journal/notes',
      },
      card: ([title, price], href) =>
        `<div class="grid-item"><a href="${href}" class="grid-item-link"></a><section class="grid-meta-container"><div class="grid-title">${title}</div><div class="product-price">${price}</div></section></div>`,
      wrap: (title, body, head) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${shop.lang ?? 'en'}-US"><head><!-- This is Squarespace. --><!-- ${slug(shop.name)} --><meta charset="utf-8" /><title>${title} &mdash; ${shop.name}</title><meta property="og:site_name" content="${shop.name}"/><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"identifier":"${slug(shop.name)}-${shop.name.length}k","siteTitle":"${shop.name}"}};</script>${head}</head>
<body id="collection-${slug(title)}" class="tweak-transparent-header"><div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header"><div class="header-title-text"><a id="site-title" href="/">${shop.logo ?? shop.name}</a></div><nav class="header-nav-list">${list(
        nav(shop, [
          [say.all, '/shop'],
          [say.journal, '/journal/notes'],
        ]),
        'div',
      )}</nav><a href="/cart" class="cart-style-icon">${say.cart} (0)</a></header>
<main id="page" class="container" role="main"><article class="sections" id="sections"><section class="page-section"><div class="fluid-engine"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content">${body}</div></div></div></section></article></main>
<footer class="sections" id="footer-sections"><div class="sqs-block newsletter-block"><h4 class="newsletter-form-header-title">${say.newsletter}</h4><form class="newsletter-form" method="POST"><input class="newsletter-form-field-element" type="email" placeholder="${shop.placeholder ?? say.field}"/><button>${say.subscribe}</button></form></div>
<div class="sqs-html-content"><p class="sqsrte-small">${[...pairs(shop.foot), [say.shipping, '/shipping'] as const, [say.privacy, '/privacy'] as const].map(([text, href]) => `<a href="${href}">${text}</a>`).join(' / ')}</p><p class="sqsrte-small">© ${shop.owner ?? shop.name} 2025. All rights reserved.</p>${shop.note ?? ''}</div></footer></div></body></html>`,
    },
    pages,
  );
};

export const wix: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/store',
        product: (name) => `/product-page/${name}`,
        shipping: '/shipping-returns',
        privacy: '/privacy-policy',
        terms: '/terms',
        post: '/post/notes',
      },
      card: ([title, price], href) =>
        `<li data-hook="product-list-grid-item"><div data-hook="product-item-root"><a href="${href}" data-hook="product-item-container"><p data-hook="product-item-name">${title}</p></a><span data-hook="product-item-price-to-pay" data-wix-price="${price}">${price}</span></div></li>`,
      wrap: (
        title,
        body,
        head,
      ) => `<!DOCTYPE html><html lang="${shop.lang ?? 'en'}"><head><meta charset='utf-8'><meta http-equiv="X-Wix-Meta-Site-Id" content="9c1f${shop.name.length}7e2-55a0-4f0d-9d57-0d6c21f0b7aa"><meta name="generator" content="Wix.com Website Builder"/><title>${title} | ${shop.name}</title>${head}
<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer","type":"GA"},"siteAssets":{"modulesParams":{"platform":{"siteId":"comp-k${shop.name.length}x9m2"}}}}</script></head>
<body class=''><div id="SITE_CONTAINER"><div id="main_MF"><div id="site-root"><header id="SITE_HEADER" tabindex="-1"><div id="comp-jxab1" class="KcpHeO tz5f0K wixui-rich-text"><h1 class="font_0"><a href="/">${shop.logo ?? shop.name}</a></h1></div><wix-dropdown-menu id="comp-jxab2"><nav aria-label="Site"><ul>${list(
        nav(shop, [
          [say.all, '/store'],
          ['Blog', '/post/notes'],
        ]),
      )}<li data-listposition="right"><p>More</p></li></ul></nav></wix-dropdown-menu></header>
<main id="PAGES_CONTAINER"><div id="SITE_PAGES"><div class="wixui-rich-text" data-testid="richTextElement">${body}</div></div></main>
<footer id="SITE_FOOTER"><div data-testid="richTextElement"><p class="font_8">©2025 by ${shop.owner ?? shop.name}. Proudly created with <a href="https://www.wix.com" rel="nofollow">Wix.com</a></p>${shop.note ?? ''}</div><div data-testid="form"><p class="font_8">${say.newsletter}</p><input type="email" name="email" placeholder="${shop.placeholder ?? say.field}"><button>${say.subscribe}</button></div><ul>${list([...pairs(shop.foot), [say.shipping, '/shipping-returns'], [say.privacy, '/privacy-policy']])}</ul></footer></div></div></div></body></html>`,
    },
    pages,
  );
};

export const webflow: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/products',
        product: (name) => `/product/${name}`,
        shipping: '/legal/shipping',
        privacy: '/legal/privacy',
        terms: '/legal/terms',
        post: '/stories/notes',
      },
      card: ([title, price], href) =>
        `<div role="listitem" class="w-dyn-item"><a href="${href}" class="product-card w-inline-block"><h5>${title}</h5><div data-commerce-type="variation-price">${price}</div></a></div>`,
      wrap: (
        title,
        body,
        head,
      ) => `<!DOCTYPE html><!-- Last Published: Tue Mar 04 2025 --><html data-wf-page="65f1c0" data-wf-site="65f1b9${shop.name.length}" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"/><title>${title} | ${shop.name}</title><meta content="Webflow" name="generator"/>${head}</head>
<body><div data-collapse="medium" data-animation="default" role="banner" class="navbar w-nav"><a href="/" class="brand w-nav-brand">${shop.logo ?? `<img src="/images/wordmark.svg" alt="${shop.name}" class="logo"/>`}</a><nav role="navigation" class="nav-menu w-nav-menu">${nav(
        shop,
        [
          [say.all, '/products'],
          [say.journal, '/stories/notes'],
        ],
      )
        .map(([text, href]) => `<a href="${href}" class="nav-link w-nav-link">${text}</a>`)
        .join('')}</nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div>
<div class="section"><div class="w-layout-blockcontainer container w-container"><div class="w-richtext">${body}</div></div></div>
<section class="footer"><div class="w-form"><form id="wf-form-Newsletter" name="wf-form-Newsletter" method="get"><label>${say.newsletter}</label><input class="w-input" name="email" placeholder="${shop.placeholder ?? say.field}" type="email"/><input type="submit" class="w-button" value="${say.subscribe}"/></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div></div><div class="footer-links">${[...pairs(shop.foot), [say.shipping, '/legal/shipping'] as const, [say.privacy, '/legal/privacy'] as const, [say.terms, '/legal/terms'] as const].map(([text, href]) => `<a href="${href}" class="footer-link">${text}</a>`).join('')}</div><div class="fine-print">Copyright © 2025 ${shop.owner ?? shop.name}</div>${shop.note ?? ''}</section></body></html>`,
    },
    pages,
  );
};
