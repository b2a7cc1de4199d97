import { links, type Shop, type Site, siteOf, tongueOf } from './site.ts';

/** Shopify with a theme like Dawn. */
export const shopify = (shop: Shop): Site =>
  siteOf(shop, {
    list: '/collections/all',
    product: (slug) => `/products/${slug}`,
    shipping: '/policies/shipping-policy',
    returns: '/policies/refund-policy',
    privacy: '/policies/privacy-policy',
    page: (_, title, body) => {
      const t = tongueOf(shop);
      return `<!doctype html><html class="no-js" lang="${t.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="canonical" href="https://${shop.host}/"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin><title>${title}</title><meta property="og:site_name" content="${shop.name}"><script>window.performance && performance.mark('shopify.content_for_header.start');var Shopify=Shopify||{};Shopify.shop="${shop.name.toLowerCase().replace(/[^a-z]/g, '')}.myshopify.com";</script></head><body class="gradient"><a class="skip-to-content-link" href="#MainContent">Skip to content</a><cart-drawer class="drawer"><div class="drawer__inner-empty"><h2 class="cart__empty-text">${t.cart}</h2><a href="/collections/all" class="button">${t.all}</a></div></cart-drawer><div class="announcement-bar" role="region"><p class="announcement-bar__message">${shop.bar ?? t.joinText}</p></div><header class="header"><a href="/" class="header__heading-link"><span class="h2">${shop.name}</span></a><nav class="header__inline-menu"><ul class="list-menu">${links([`${t.all} /collections/all`, ...shop.menu], (link) => `<li>${link}</li>`)}</ul></nav><details-modal class="header__search"><form action="/search" method="get" role="search"><input type="search" name="q" placeholder="${t.search}"></form></details-modal></header><main id="MainContent" class="content-for-layout"><div class="page-width page-width--narrow"><div class="rte">${body}</div></div></main><footer class="footer"><div class="footer-block"><ul class="footer-block__details-content">${links(shop.foot ?? shop.menu, (link) => `<li>${link}</li>`)}</ul></div><div class="footer-block__newsletter"><h2>${t.join}</h2><p>${t.joinText}</p><form method="post" action="/contact#ContactFooter" class="newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="Email"><button>${t.subscribe}</button></form></div><div class="footer__copyright"><small>© 2026, <a href="/">${shop.name}</a> <a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a> ${shop.credit ?? ''}</small><ul class="policies">${links([`${t.returns[0]} /policies/refund-policy`, `${t.privacy[0]} /policies/privacy-policy`, `${t.shipping[0]} /policies/shipping-policy`], (link) => `<li><small>${link}</small></li>`)}</ul></div></footer><div id="shopify-pc__banner" role="alertdialog"><p>${t.cookies}</p><button>${t.accept}</button><button>${t.decline}</button></div></body></html>`;
    },
  });

/** WordPress with WooCommerce's own theme. */
export const woo = (shop: Shop): Site =>
  siteOf(shop, {
    list: '/shop/',
    product: (slug) => `/product/${slug}/`,
    shipping: '/shipping/',
    returns: '/returns/',
    privacy: '/privacy-policy/',
    page: (_, title, body) => {
      const t = tongueOf(shop);
      return `<!DOCTYPE html><html lang="${t.lang}"><head><meta charset="UTF-8"><title>${title}</title><meta name="generator" content="WordPress 6.8"><meta name="generator" content="WooCommerce 9.9"><link rel="stylesheet" href="/wp-content/themes/storefront/style.css"></head><body class="theme-storefront woocommerce-active"><div id="page" class="hfeed site"><header id="masthead" class="site-header"><div class="col-full"><a class="skip-link" href="#content">Skip to content</a><div class="site-branding"><div class="site-title"><a href="/" rel="home">${shop.name}</a></div><p class="site-description">${shop.line}</p></div><div class="site-search"><form role="search" method="get" action="/"><input type="search" class="search-field" placeholder="${t.search}" name="s"><input type="hidden" name="post_type" value="product"></form></div></div><nav id="site-navigation" class="main-navigation"><ul id="menu-main" class="menu">${links([`${t.all} /shop/`, ...shop.menu], (link) => `<li class="menu-item">${link}</li>`)}</ul></nav></header><div id="content" class="site-content"><main id="main" class="site-main"><article class="page type-page"><div class="entry-content">${body}</div></article></main><div id="secondary" class="widget-area"><div class="widget widget_mc4wp"><span class="gamma widget-title">${t.join}</span><form class="mc4wp-form" method="post"><p>${t.joinText}</p><input type="email" name="EMAIL"><input type="submit" value="${t.subscribe}"></form></div><div class="widget_shopping_cart_content"><p>${t.cart}</p></div></div></div><footer id="colophon" class="site-footer"><nav>${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /shipping/`, `${t.returns[0]} /returns/`, `${t.privacy[0]} /privacy-policy/`], (link) => `${link} | `)}</nav><div class="site-info">© ${shop.name} 2026. ${t.rights} ${shop.credit ?? 'Built with WooCommerce.'}</div></footer></div><div id="cookie-notice"><span>${t.cookies}</span> <a href="#">${t.accept}</a> <a href="/privacy-policy/">${t.decline}</a></div></body></html>`;
    },
  });

/** BigCommerce's Cornerstone. */
export const bigcommerce = (shop: Shop): Site =>
  siteOf(shop, {
    list: '/shop-all/',
    product: (slug) => `/${slug}/`,
    shipping: '/shipping/',
    returns: '/returns/',
    privacy: '/privacy/',
    page: (_, title, body) => {
      const t = tongueOf(shop);
      return `<!DOCTYPE html><html class="no-js" lang="${t.lang}"><head><title>${title}</title><meta charset="UTF-8"><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-8xq2" crossorigin></head><body><header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li><a href="/login.php">Sign in</a> or <a href="/login.php?action=create_account">Register</a></li><li>${t.cart}</li></ul></nav><h1 class="header-logo"><a href="/">${shop.name}</a></h1><p>${shop.bar ?? ''}</p><div class="navPages-container"><ul class="navPages-list">${links([`${t.all} /shop-all/`, ...shop.menu], (link) => `<li class="navPages-item">${link}</li>`)}</ul></div></header><div class="body"><div class="container"><ol class="breadcrumbs"><li><a href="/">Home</a></li></ol><main class="page"><div class="page-content">${body}</div></main></div></div><footer class="footer" role="contentinfo"><section class="footer-info"><article class="footer-info-col"><h5>Navigate</h5><ul>${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /shipping/`, `${t.returns[0]} /returns/`, `${t.privacy[0]} /privacy/`, 'Sitemap /sitemap.php'], (link) => `<li>${link}</li>`)}</ul></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h5>${t.join}</h5><p>${t.joinText}</p><form class="form" action="/subscribe.php" method="post"><input name="nl_email" type="email" placeholder="Your email address"><input type="submit" value="${t.subscribe}"></form></article></section><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com/" rel="nofollow">BigCommerce</a> © 2026 ${shop.name}. ${shop.credit ?? ''}</p></div></footer><div class="cookie-bar">${t.cookies} <button>${t.accept}</button></div></body></html>`;
    },
  });

/** A continental shop system's plain theme, as PrestaShop and Shopware have. */
export const boutique = (shop: Shop): Site => {
  const t = tongueOf(shop);
  return siteOf(shop, {
    list: '/2-catalog',
    product: (slug) => `/catalog/${slug}.html`,
    shipping: '/content/1-shipping',
    returns: '/content/3-terms',
    privacy: '/content/4-privacy',
    page: (_, title, body) =>
      `<!doctype html><html lang="${t.lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${shop.line}"></head><body id="cms"><div id="notifications"></div><header id="header"><div class="header-nav"><div id="_desktop_logo"><a href="/"><img class="logo" src="/img/logo.png" alt="${shop.name}"></a></div><div class="blockcart">${t.cart}</div><div id="search_widget"><form method="get" action="/search"><input type="text" name="s" placeholder="${t.search}"></form></div></div><div class="menu" id="_desktop_top_menu"><ul class="top-menu">${links([`${t.all} /2-catalog`, ...shop.menu], (link) => `<li class="cms-page">${link}</li>`)}</ul></div></header><section id="wrapper"><div class="container"><section id="main"><section id="content" class="page-content page-cms">${body}</section></section></div></section><footer id="footer"><div class="block_newsletter"><p>${t.join}: ${t.joinText}</p><form action="/#newsletter" method="post"><input name="email" type="email"><input type="submit" value="${t.subscribe}"></form></div><div class="links"><ul>${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /content/1-shipping`, `${t.returns[0]} /content/3-terms`, `${t.privacy[0]} /content/4-privacy`], (link) => `<li>${link}</li>`)}</ul></div><p class="text-sm-center">© 2026 ${shop.name}. ${t.rights} ${shop.credit ?? ''}</p></footer><div class="cookie-consent"><p>${t.cookies}</p><button>${t.accept}</button><button>${t.decline}</button></div></body></html>`,
  });
};
