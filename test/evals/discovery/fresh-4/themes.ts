import { type Chrome, form, links, type Theme, titleOf } from './kit.ts';

const li = (label: string, href: string): string => `<li><a href="${href}">${label}</a></li>`;
const head = (chrome: Chrome, body: string, extra: string): string =>
  `<!doctype html><html lang="${chrome.lang ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titleOf(chrome, body)}</title>${extra}${chrome.head ?? ''}</head>`;
const bar = (chrome: Chrome, name: string): string =>
  chrome.bar === undefined ? '' : `<div class="${name}" role="region"><p>${chrome.bar}</p></div>`;

/** Shopify, Dawn and its children. */
export const dawn: Theme = (chrome, path, body) =>
  `${head(
    chrome,
    body,
    `<link rel="canonical" href="${path}"><script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><script id="shopify-features" type="application/json">{"accessToken":"9f0c","betas":["rich-media-storefront-analytics"],"domain":"shop","predictiveSearch":true}</script><script>var Shopify = Shopify || {};Shopify.theme = {"name":"Dawn","id":1271,"schema_name":"Dawn","schema_version":"15.2.0","role":"main"};</script>`,
  )}<body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><div id="shopify-section-announcement-bar" class="shopify-section">${bar(chrome, 'announcement-bar')}</div><div class="shopify-section-group-header-group"><header class="header"><a href="/" class="header__heading-link"><img src="//cdn.shopify.com/s/files/1/logo@2x.png" alt="${chrome.name}"></a><nav class="header__inline-menu"><ul class="list-menu">${links(chrome.nav, li)}</ul></nav><a href="/cart" class="header__icon">Cart 0</a></header></div><main id="MainContent" class="content-for-layout focus-none"><div class="page-width page-width--narrow"><div class="rte scroll-trigger">${body}</div></div></main><footer class="footer"><ul class="footer-block__details-content">${links(chrome.foot, li)}</ul><form method="post" action="/contact#ContactFooter" id="ContactFooter" class="newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input id="NewsletterForm" type="email" name="contact[email]" placeholder="Email"></form><small class="copyright__content">&copy; 2026, <a href="/">${chrome.name}</a></small> <small><a rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small>${chrome.end ?? ''}</footer></body></html>`;

/** WooCommerce on Storefront. */
export const storefront: Theme = (chrome, _path, body) =>
  `${head(
    chrome,
    body,
    `<meta name="generator" content="WordPress 6.7.1"><meta name="generator" content="WooCommerce 9.4.3"><link rel="https://api.w.org/" href="/wp-json/"><link rel="stylesheet" id="storefront-style-css" href="/wp-content/themes/storefront/style.css?ver=4.6.0">`,
  )}<body class="page-template-default theme-storefront woocommerce-no-js"><div id="page" class="hfeed site">${bar(chrome, 'woocommerce-store-notice demo_store')}<header id="masthead" class="site-header"><div class="site-branding"><a href="/" rel="home">${chrome.name}</a></div><form role="search" method="get" class="woocommerce-product-search" action="/"><input type="search" name="s"><input type="hidden" name="post_type" value="product"></form><nav id="site-navigation"><ul class="menu">${links(chrome.nav, li)}</ul></nav></header><div id="content" class="site-content"><main id="main" class="site-main"><article class="page type-page"><div class="entry-content">${body}</div></article></main></div><footer id="colophon" class="site-footer"><ul class="menu">${links(chrome.foot, li)}</ul><div class="site-info">&copy; ${chrome.name} 2026 <a href="https://woocommerce.com">Built with WooCommerce</a>. ${chrome.end ?? ''}</div></footer></div></body></html>`;

/** WordPress with Elementor or Divi. */
export const builder: Theme = (chrome, _path, body) =>
  `${head(
    chrome,
    body,
    `<meta name="generator" content="Elementor 3.25.10; features: e_font_icon_svg; settings: css_print_method-external"><meta name="generator" content="WordPress 6.6.2">`,
  )}<body class="elementor-default elementor-kit-7"><header data-elementor-type="header" class="elementor elementor-location-header"><div class="elementor-widget-theme-site-logo"><a href="/">${chrome.name}</a></div><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu">${links(chrome.nav, (label, href) => `<li class="menu-item"><a href="${href}" class="elementor-item">${label}</a></li>`)}</ul></nav></header>${bar(chrome, 'elementor-widget-text-editor')}<div data-elementor-type="wp-page" class="elementor"><section class="elementor-section elementor-top-section"><div class="elementor-widget-wrap"><div class="elementor-widget-container">${body}</div></div></section></div><footer data-elementor-type="footer"><ul>${links(chrome.foot, li)}</ul><div class="elementor-widget-text-editor">© 2026 ${chrome.name}${chrome.end ?? ''}</div></footer></body></html>`;

export const squarespace: Theme = (chrome, path, body) =>
  `${head(
    chrome,
    body,
    `<!-- This is Squarespace. --><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ templateVersion: '7.1', website: { siteTitle: chrome.name, internalUrl: path } })};</script>`,
  )}<body class="tweak-global-animations-animation-style-fade"><div id="siteWrapper">${bar(chrome, 'sqs-announcement-bar')}<header id="header"><div class="header-title-text"><a id="site-title" href="/">${chrome.name}</a></div><nav class="header-nav-list">${links(chrome.nav, (label, href) => `<div class="header-nav-item"><a href="${href}">${label}</a></div>`)}</nav></header><main id="page"><article class="sections"><section class="page-section"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content">${body}</div></div></section></article></main><footer class="sections" id="footer-sections"><div class="sqs-html-content"><p>${links(chrome.foot, (label, href) => `<a href="${href}">${label}</a> `)}</p>${chrome.end ?? ''}</div><form class="newsletter-form" method="POST" onsubmit="Y.use('squarespace-form-submit')"><input type="email" name="email" placeholder="Email Address"></form></footer></div></body></html>`;

export const wixWatch = '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com';
export const wix: Theme = (chrome, _path, body) =>
  `${head(
    chrome,
    body,
    `<meta name="generator" content="Wix.com Website Builder"><script type="application/json" id="wix-essential-viewer-model">{"site":{"siteId":"b1"},"sentry":{"dsn":"https://${wixWatch}/3"}}</script>`,
  )}<body class="responsive"><div id="SITE_CONTAINER"><header id="SITE_HEADER">${bar(chrome, 'comp-k1')}<nav aria-label="Site"><ul>${links(chrome.nav, li)}</ul></nav></header><main id="PAGES_CONTAINER"><div data-testid="richTextElement" class="wixui-rich-text">${body}</div></main><footer id="SITE_FOOTER"><div class="wixui-rich-text"><p class="font_8">©2026 by ${chrome.name}. Proudly created with <a href="https://www.wix.com">Wix.com</a></p>${links(chrome.foot, (label, href) => `<p class="font_8"><a href="${href}">${label}</a></p>`)}${chrome.end ?? ''}</div></footer></div></body></html>`;

export const bigcommerce: Theme = (chrome, _path, body) =>
  `${head(
    chrome,
    body,
    `<meta name="platform" content="bigcommerce.stencil"><link data-stencil-stylesheet href="https://cdn11.bigcommerce.com/s-x1/stencil/css/theme.css" rel="stylesheet"><script>var BCData = {"csrf_token":"c0ffee"};</script>`,
  )}<body>${bar(chrome, 'banners')}<header class="header"><a href="/" class="header-logo__link">${chrome.name}</a><nav class="navPages"><ul class="navPages-list">${links(chrome.nav, (label, href) => `<li class="navPages-item"><a class="navPages-action" href="${href}">${label}</a></li>`)}</ul></nav><div id="quickSearch">${form('/search.php', 'Search the store', 'Search')}</div></header><div class="body"><div class="container"><main class="page"><div class="page-content page-content--centered">${body}</div></main></div></div><footer class="footer"><article class="footer-info-col"><h5 class="footer-info-heading">Navigate</h5><ul class="footer-info-list">${links(chrome.foot, li)}</ul></article><article class="footer-info-col"><h5>Subscribe to our newsletter</h5><form class="form" action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><input type="email" name="nl_email"></form></article><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com">BigCommerce</a></p><p>&copy; 2026 ${chrome.name}</p>${chrome.end ?? ''}</div></footer></body></html>`;

/** Magento 2, Luma. */
export const luma: Theme = (chrome, _path, body) =>
  `${head(
    chrome,
    body,
    `<script>var BASE_URL = '/'; var require = {'baseUrl': '/static/frontend/Magento/luma/en_US'};</script><link rel="stylesheet" href="/static/frontend/Magento/luma/en_US/css/styles-m.css">`,
  )}<body data-container="body" class="cms-page-view page-layout-1column"><script type="text/x-magento-init">{"*":{"Magento_PageCache/js/form-key-provider":{}}}</script><div class="page-wrapper">${bar(chrome, 'message global')}<header class="page-header"><div class="panel header"><a class="action skip" href="#contentarea">Skip to Content</a><ul class="header links"><li class="authorization-link"><a href="/customer/account/login/">Sign In</a></li></ul></div><a class="logo" href="/">${chrome.name}</a></header><nav class="navigation"><ul>${links(chrome.nav, (label, href) => `<li class="level0 level-top"><a href="${href}" class="level-top"><span>${label}</span></a></li>`)}</ul></nav><main id="maincontent" class="page-main"><div class="column main">${body}</div></main><footer class="page-footer"><div class="footer content"><ul class="footer links">${links(chrome.foot, (label, href) => `<li class="nav item"><a href="${href}">${label}</a></li>`)}</ul><form class="form subscribe" action="/newsletter/subscriber/new/" method="post"><input name="email" type="email"></form></div><small class="copyright"><span>Copyright © ${chrome.name}. All rights reserved.</span></small>${chrome.end ?? ''}</footer></div></body></html>`;

export const webflow: Theme = (chrome, _path, body) =>
  `${head(chrome, body, `<meta content="Webflow" name="generator"><link href="https://cdn.prod.website-files.com/64/css/site.webflow.css" rel="stylesheet">`)}<body><div data-collapse="medium" class="navbar w-nav"><a href="/" class="brand w-nav-brand">${chrome.name}</a><nav role="navigation" class="nav-menu w-nav-menu">${links(chrome.nav, (label, href) => `<a href="${href}" class="nav-link w-nav-link">${label}</a>`)}</nav></div>${bar(chrome, 'banner')}<div class="section"><div class="w-container"><div class="rich-text-block w-richtext">${body}</div></div></div><div class="footer"><div class="w-container">${links(chrome.foot, (label, href) => `<a href="${href}" class="footer-link">${label}</a>`)}<div class="copyright">© ${chrome.name}</div>${chrome.end ?? ''}</div></div></body></html>`;

/** Written by hand, some time ago. */
export const handmade: Theme = (chrome, _path, body) =>
  `<HTML><HEAD><TITLE>${titleOf(chrome, body)}</TITLE>${chrome.head ?? ''}</HEAD><BODY BGCOLOR="#FFFDF5"><TABLE WIDTH="780" ALIGN="center"><TR><TD COLSPAN="2"><FONT SIZE="5"><B>${chrome.name}</B></FONT>${bar(chrome, 'notice')}</TD></TR><TR><TD VALIGN="top" WIDTH="150">${links(chrome.nav, (label, href) => `<A HREF="${href}">${label}</A><BR>`)}</TD><TD>${body}</TD></TR><TR><TD COLSPAN="2"><HR>${links(chrome.foot, (label, href) => `[<A HREF="${href}">${label}</A>] `)}<BR><FONT SIZE="1">${chrome.end ?? ''}</FONT></TD></TR></TABLE></BODY></HTML>`;

/** Next.js, rendered on the server, with its state behind. */
export const next: Theme = (chrome, path, body) =>
  `${head(chrome, body, '<link rel="preload" href="/_next/static/css/9c.css" as="style">')}<body><div id="__next"><header>${bar(chrome, 'Announcement_root__x1')}<a href="/" aria-label="${chrome.name}">${chrome.name}</a><nav>${links(chrome.nav, (label, href) => `<a class="Nav_link__p0" href="${href}">${label}</a>`)}</nav></header><main class="Page_main__k2">${body}</main><footer class="Footer_root__z9">${links(chrome.foot, (label, href) => `<a href="${href}">${label}</a>`)}<p>© 2026 ${chrome.name}</p>${chrome.end ?? ''}</footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { slug: path } }, page: '/[[...slug]]', query: {}, buildId: 'kq3' })}</script></body></html>`;

/** Nuxt whose page exists only as state until a script has run; `body` is text, one paragraph a line. */
export const nuxtState: Theme = (chrome, path, body) =>
  `<!doctype html><html lang="${chrome.lang ?? 'en'}"><head><title>${chrome.name}</title>${chrome.head ?? ''}</head><body><div id="__nuxt"><header><a href="/">${chrome.name}</a><nav>${links(chrome.nav, (label, href) => `<a href="${href}">${label}</a>`)}</nav></header><div class="loader" aria-busy="true"></div><footer>${links(chrome.foot, (label, href) => `<a href="${href}">${label}</a>`)}${chrome.end ?? ''}</footer></div><script>window.__NUXT__=${JSON.stringify({ layout: 'default', data: [{ page: { path, blocks: body.split('\n').map((text) => ({ type: 'paragraph', text })) } }], serverRendered: true }).replaceAll('<', '\\u003C')};</script><script src="/_nuxt/app.js" defer></script></body></html>`;
