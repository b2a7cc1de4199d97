import { links, type Shell, type Site, words } from './site.ts';

const named = (site: Site, title: string, between: string) =>
  title ? `${title} ${between} ${site.name}` : `${site.name} ${between} ${site.line}`;

/** As Shopify's own themes print a page. */
export const shopify: Shell = {
  range: '/collections/all',
  product: (slug) => `/products/${slug}`,
  page: (site, path, title, body) => `<!doctype html>
<html class="no-js" lang="${site.lang ?? 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="canonical" href="https://${site.host}${path}"><title>${named(site, title, '&ndash;')}</title>
<meta name="description" content="${site.line}"><meta property="og:site_name" content="${site.name}">
<script>var Shopify = Shopify || {}; Shopify.shop = "${site.host.replace(/^www\.|\.test$/g, '')}.myshopify.com"; Shopify.theme = {"name":"Dawn","role":"main"};</script>
${site.head ?? ''}</head><body class="gradient"><a class="skip-to-content-link" href="#MainContent">${words(site).skip}</a>
${site.bar ? `<div class="announcement-bar" role="region"><p class="announcement-bar__message h5">${site.bar}</p></div>` : ''}
<header class="header"><a href="/" class="header__heading-link"><span class="h2">${site.name}</span></a>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline">${links(site.menu, 'header__menu-item')}</ul></nav>
<a href="/cart" class="header__icon--cart">${words(site).cart}</a></header>
<main id="MainContent" class="content-for-layout"><div class="page-width">${title && !body.includes('<h1') ? `<h1 class="main-page-title page-title h0">${title}</h1>` : ''}<div class="rte">${body}</div></div></main>
<footer class="footer"><ul class="footer-block__details-content list-unstyled">${links(site.foot, 'link--text')}</ul>
<form method="post" action="/contact#ContactFooter" class="newsletter-form"><h2>${words(site).news}</h2><input type="email" name="contact[email]" placeholder="Email"></form>
${site.footer ?? ''}<small class="copyright__content">&copy; 2026, <a href="/">${site.name}</a> <a href="https://www.shopify.com" rel="nofollow">Powered by Shopify</a></small></footer></body></html>`,
};

/** WordPress with WooCommerce. */
export const woo: Shell = {
  range: '/shop/',
  product: (slug) => `/product/${slug}/`,
  page: (site, path, title, body) => `<!DOCTYPE html>
<html lang="${site.lang ?? 'en-US'}"><head><meta charset="UTF-8"><title>${named(site, title, '-')}</title>
<meta name="description" content="${site.line}"><meta name="generator" content="WordPress 6.8"><meta name="generator" content="WooCommerce 9.8.1">
<link rel="canonical" href="https://${site.host}${path}">${site.head ?? ''}</head>
<body class="wp-singular page theme-storefront woocommerce-no-js elementor-default"><div id="page" class="hfeed site">
${site.bar ? `<p class="woocommerce-store-notice demo_store" role="complementary">${site.bar}</p>` : ''}
<header id="masthead" class="site-header"><div class="site-branding"><a href="https://${site.host}/" rel="home">${site.name}</a><p class="site-description">${site.line}</p></div>
<nav id="site-navigation" class="main-navigation"><ul id="menu-main" class="menu">${links(site.menu, 'menu-item')}</ul></nav></header>
<div id="content" class="site-content"><article class="hentry">${title && !body.includes('<h1') ? `<header class="entry-header"><h1 class="entry-title">${title}</h1></header>` : ''}
<div class="entry-content"><div class="elementor-widget-container">${body}</div></div></article></div>
<footer id="colophon" class="site-footer"><div class="footer-widgets"><ul class="menu">${links(site.foot, 'menu-item')}</ul></div>
${site.footer ?? ''}<div class="site-info">&copy; ${site.name} 2026 ${words(site).rights}</div></footer></div></body></html>`,
};

/** BigCommerce's Cornerstone. */
export const bigcommerce: Shell = {
  range: '/all-products/',
  product: (slug) => `/${slug}/`,
  page: (site, path, title, body) => `<!DOCTYPE html>
<html class="no-js" lang="en"><head><title>${named(site, title, '-')}</title><meta name="description" content="${site.line}">
<link rel="canonical" href="https://${site.host}${path}"><meta name="platform" content="bigcommerce.stencil">${site.head ?? ''}</head>
<body>${site.bar ? `<div class="banners"><div data-event-type="promotion">${site.bar}</div></div>` : ''}
<header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li><a href="/giftcertificates.php">Gift Certificates</a></li><li><a href="/login.php">Sign in</a></li><li><a href="/cart.php">Cart</a></li></ul></nav>
<h1 class="header-logo"><a href="https://${site.host}/">${site.name}</a></h1><nav class="navPages"><ul class="navPages-list">${links(site.menu, 'navPages-item')}</ul></nav></header>
<div class="body"><div class="container">${title ? `<ul class="breadcrumbs"><li><a href="/">Home</a></li><li>${title}</li></ul>` : ''}<main class="page">${title ? `<h1 class="page-heading">${title}</h1>` : ''}<div class="page-content page-content--centered">${body}</div></main></div></div>
<footer class="footer" role="contentinfo"><article class="footer-info-col"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${links(site.foot, 'footer-info-item')}</ul></article>
${site.footer ?? ''}<div class="footer-copyright"><p class="powered-by">&copy; 2026 ${site.name}. Powered by <a href="https://www.bigcommerce.com" rel="nofollow">BigCommerce</a></p></div></footer></body></html>`,
};

/** PrestaShop, as French, Spanish and Italian shops have it. */
export const prestashop: Shell = {
  range: '/2-accueil',
  product: (slug) => `/accueil/${slug}.html`,
  page: (site, path, title, body) => `<!doctype html>
<html lang="${site.lang ?? 'fr'}"><head><meta charset="utf-8"><title>${title || site.name}</title><meta name="description" content="${site.line}">
<link rel="canonical" href="https://${site.host}${path}">${site.head ?? ''}</head><body id="cms" class="lang-${(site.lang ?? 'fr').slice(0, 2)} layout-full-width page-cms">
<header id="header"><nav class="header-nav"><div id="_desktop_cart">${words(site).cart} (0)</div></nav>${site.bar ? `<div class="banner">${site.bar}</div>` : ''}
<a href="https://${site.host}/"><img class="logo img-fluid" src="/img/logo.png" alt="${site.name}"></a><ul class="top-menu" id="top-menu">${links(site.menu, 'link')}</ul></header>
<section id="wrapper"><div class="container"><section id="main">${title && !body.includes('<h1') ? `<header class="page-header"><h1>${title}</h1></header>` : ''}<section id="content" class="page-content page-cms">${body}</section></section></div></section>
<footer id="footer"><div class="block_newsletter"><p>${words(site).news}</p></div><ul>${links(site.foot, 'cms-page-link')}</ul>${site.footer ?? ''}
<p class="text-sm-center">&copy; 2026 - ${site.name}</p></footer></body></html>`,
};
