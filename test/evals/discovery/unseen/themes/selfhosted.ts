import { type Link, list, pairs, type Shop, site, stocked, type Theme } from './parts.ts';
import { phrases } from './phrases.ts';

const spoken = (shop: Shop) => phrases[shop.lang ?? 'en'];
const nav = (shop: Shop, links: readonly Link[]): readonly Link[] => [...links, ...pairs(shop.nav)];

/** WordPress with WooCommerce's Storefront and a cookie plugin. */
export const woo: Theme = (bare, pages) => {
  const shop = stocked(bare, '/', '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/shop/',
        product: (name) => `/product/${name}/`,
        shipping: '/shipping/',
        privacy: '/privacy-policy/',
        terms: '/terms/',
        post: '/2024/11/notes/',
      },
      card: ([title, price], href) =>
        `<li class="product type-product status-publish instock"><a href="${href}" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title">${title}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a></li>`,
      wrap: (title, body, head) => `<!doctype html>
<html lang="${shop.lang ?? 'en-US'}"><head><meta charset="UTF-8"><title>${title} &#8211; ${shop.name}</title><meta name="generator" content="WordPress 6.6.2" /><meta name="generator" content="WooCommerce 9.3.3" /><link rel="https://api.w.org/" href="/wp-json/" /><script>window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/15.0.3\\/72x72\\/","ext":".png"};</script>${head}</head>
<body class="page-template-default page theme-storefront woocommerce-no-js"><div id="page" class="hfeed site"><header id="masthead" class="site-header" role="banner"><div class="site-branding"><div class="beta site-title"><a href="/" rel="home">${shop.logo ?? shop.name}</a></div></div><div class="site-search"><form role="search" method="get" class="woocommerce-product-search"><input type="search" name="s" placeholder="${say.search}&hellip;"></form></div>
<nav id="site-navigation" class="main-navigation" role="navigation"><ul id="menu-main" class="menu nav-menu">${list(
        nav(shop, [
          [say.all, '/shop/'],
          [say.journal, '/2024/11/notes/'],
          [say.account, '/my-account/'],
        ]),
      )}</ul></nav><ul id="site-header-cart"><li><a class="cart-contents" href="/cart/"><span class="woocommerce-Price-amount amount">0.00</span> <span class="count">0 ${say.items}</span></a></li></ul></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div id="primary" class="content-area"><main id="main" class="site-main"><article class="page type-page hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${body}</div></article></main></div></div></div>
<footer id="colophon" class="site-footer" role="contentinfo"><div class="footer-widgets row-1 col-2"><div class="block footer-widget-1"><ul>${list([...pairs(shop.foot), [say.shipping, '/shipping/'], [say.terms, '/terms/']])}</ul></div><div class="mc4wp-form-fields"><p>${say.newsletter}</p><input type="email" name="EMAIL" placeholder="${shop.placeholder ?? say.field}"><input type="submit" value="${say.subscribe}"></div></div>
<div class="site-info">&copy; ${shop.owner ?? shop.name} 2025 <br><a class="privacy-policy-link" href="/privacy-policy/" rel="privacy-policy">${say.privacy}</a>${shop.note ?? ''}</div></footer></div>
<div id="cookie-notice" role="dialog" class="cookie-notice-hidden"><span id="cn-notice-text">${say.cookies}</span><a href="#" id="cn-accept-cookie">${say.accept}</a></div></body></html>`,
    },
    pages,
  );
};

export const magento: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/catalog.html',
        product: (name) => `/${name}.html`,
        shipping: '/shipping',
        privacy: '/privacy-policy-cookie-restriction-mode',
        terms: '/terms',
        post: '/blog/notes.html',
      },
      card: ([title, price], href) =>
        `<li class="item product product-item"><div class="product-item-info"><strong class="product-item-name"><a class="product-item-link" href="${href}">${title}</a></strong><span class="price-container price-final_price"><span class="price">${price}</span></span></div></li>`,
      wrap: (title, body, head) => `<!doctype html>
<html lang="${shop.lang ?? 'en'}"><head prefix="og: http://ogp.me/ns#"><script> var BASE_URL = '/'; var require = { 'baseUrl': '/static/version1718/frontend/Magento/luma/en_US' };</script><meta charset="utf-8"/><title>${title}</title>${head}</head>
<body data-container="body" data-mage-init='{"loaderAjax": {}, "loader": { "icon": "/static/loader-2.gif"}}' class="cms-page-view page-layout-1column"><div class="cookie-status-message" id="cookie-status">The store will not work correctly when cookies are disabled.</div><div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><ul class="header links"><li class="greet welcome"><span>Default welcome msg!</span></li>${list(
        [
          [say.account, '/customer/account/login/'],
          ['Create an Account', '/customer/account/create/'],
        ],
      )}</ul></div><div class="header content"><a class="logo" href="/" title="${shop.name}" aria-label="store logo">${shop.logo ?? `<img src="/static/logo.svg" title="${shop.name}" alt="${shop.name}" width="170"/>`}</a><div class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/">${say.cart}</a></div></div></header>
<div class="sections nav-sections"><nav class="navigation" data-action="navigation"><ul>${list(
        nav(shop, [
          [say.all, '/catalog.html'],
          ['Blog', '/blog/notes.html'],
        ]),
        'li',
        'level-top',
      )}</ul></nav></div>
<main id="maincontent" class="page-main"><div class="page-title-wrapper"><h1 class="page-title"><span class="base">${title}</span></h1></div><div class="columns"><div class="column main">${body}</div></div></main>
<footer class="page-footer"><div class="footer content"><div class="block newsletter"><form class="form subscribe" novalidate action="/newsletter/subscriber/new/" method="post"><label>${say.newsletter}</label><input name="email" type="email" placeholder="${shop.placeholder ?? say.field}"><button class="action subscribe primary">${say.subscribe}</button></form></div><ul class="footer links">${list([...pairs(shop.foot), [say.shipping, '/shipping'], [say.privacy, '/privacy-policy-cookie-restriction-mode'], [say.terms, '/terms'], ['Orders and Returns', '/sales/guest/form/']], 'li', 'nav item')}</ul></div></footer><small class="copyright"><span>Copyright © 2013-present ${shop.owner ?? shop.name}. All rights reserved.</span></small>${shop.note ?? ''}</div></body></html>`,
    },
    pages,
  );
};

export const shopware: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/produkte/',
        product: (name) => `/${name}/SW${10000 + name.length}`,
        shipping: '/versand-und-zahlung',
        privacy: '/datenschutz',
        terms: '/agb',
        post: '/magazin/notizen',
      },
      card: ([title, price], href) =>
        `<div class="card product-box box-standard"><div class="card-body"><a href="${href}" class="product-name" title="${title}">${title}</a><div class="product-price-info"><span class="product-price">${price}*</span></div></div></div>`,
      wrap: (title, body, head) => `<!DOCTYPE html>
<html lang="${shop.lang ?? 'de'}-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><meta name="author" content=""/><title itemprop="name">${title} | ${shop.name}</title><link rel="stylesheet" href="/theme/5f1b/css/all.css?1729">${head}<script>window.features = {"V6_5_0_0":true};</script></head>
<body class="is-ctl-navigation is-act-index"><noscript class="noscript-main"><div role="alert" class="alert alert-info">Um unseren Shop in vollem Umfang nutzen zu können, empfehlen wir Ihnen Javascript in Ihrem Browser zu aktivieren.</div></noscript>
<header class="header-main"><div class="container"><div class="header-logo-main text-center"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen">${shop.logo ?? `<img src="/media/logo.png" alt="${shop.name}" class="img-fluid">`}</a></div><div class="account-menu"><a href="/account/login">${say.account}</a></div><a class="header-cart-btn" href="/checkout/cart">${say.cart}</a></div></header>
<div class="nav-main"><nav class="main-navigation-menu">${nav(shop, [
        [say.all, '/produkte/'],
        [say.journal, '/magazin/notizen'],
      ])
        .map(
          ([text, href]) =>
            `<a class="nav-link main-navigation-link" href="${href}" itemprop="url"><span itemprop="name">${text}</span></a>`,
        )
        .join('')}</nav></div>
<main class="content-main"><div class="container-main"><div class="cms-page"><div class="cms-element-text">${body}</div></div></div></main>
<footer class="footer-main"><div class="container"><div class="footer-column"><div class="footer-column-headline">Service</div><ul class="list-unstyled">${list([...pairs(shop.foot), [say.shipping, '/versand-und-zahlung'], [say.privacy, '/datenschutz'], [say.terms, '/agb']], 'li', 'footer-link')}</ul></div><div class="footer-column"><div>${say.newsletter}</div><input type="email" placeholder="${shop.placeholder ?? say.field}"><button>${say.subscribe}</button></div></div><div class="footer-bottom"><p>* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten, wenn nicht anders angegeben.</p><div class="footer-copyright">© ${shop.owner ?? shop.name} – Realisiert mit Shopware</div>${shop.note ?? ''}</div></footer>
<div class="cookie-permission-container"><div class="cookie-permission-content">${say.cookies}</div><button class="btn cookie-permission-button">${say.accept}</button></div></body></html>`,
    },
    pages,
  );
};

export const prestashop: Theme = (bare, pages) => {
  const shop = stocked(bare, '/content/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/2-boutique',
        product: (name) => `/boutique/${name.length}-${name}.html`,
        shipping: '/content/1-livraison',
        privacy: '/content/2-confidentialite',
        terms: '/content/3-conditions',
        post: '/blog/notes.html',
      },
      card: ([title, price], href) =>
        `<article class="product-miniature js-product-miniature" data-id-product="${title.length}"><h2 class="h3 product-title"><a href="${href}">${title}</a></h2><div class="product-price-and-shipping"><span class="price" aria-label="Prix">${price}</span></div></article>`,
      wrap: (title, body, head) => `<!doctype html>
<html lang="${shop.lang ?? 'fr'}"><head><meta charset="utf-8"><title>${title} - ${shop.name}</title><meta name="generator" content="PrestaShop"><script type="text/javascript">var prestashop = {"cart":{"products":[],"products_count":0},"currency":{"iso_code":"EUR","sign":"\\u20ac"},"customer":{"lastname":null,"email":null}};</script>${head}</head>
<body id="cms" class="lang-${shop.lang ?? 'fr'} country-fr currency-eur layout-full-width page-cms"><main><header id="header"><nav class="header-nav"><div id="contact-link"><a href="/nous-contacter">Contact</a></div><div class="user-info"><a href="/mon-compte">${say.account}</a></div><div class="blockcart">${say.cart} (0)</div></nav><div class="header-top"><div id="_desktop_logo"><a href="/">${shop.logo ?? `<img class="logo img-fluid" src="/img/logo-1712.jpg" alt="${shop.name}">`}</a></div><ul class="top-menu" id="top-menu">${list(
        nav(shop, [
          [say.all, '/2-boutique'],
          [say.journal, '/blog/notes.html'],
        ]),
        'li',
        'dropdown-item',
      )}</ul></div></header>
<section id="wrapper"><div class="container"><section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms">${body}</section></section></div></section>
<footer id="footer" class="js-footer"><div class="block_newsletter"><p>${say.newsletter}</p><input name="email" type="email" placeholder="${shop.placeholder ?? say.field}"><input class="btn btn-primary" name="submitNewsletter" type="submit" value="${say.subscribe}"></div><div class="links"><ul>${list([...pairs(shop.foot), [say.shipping, '/content/1-livraison'], [say.privacy, '/content/2-confidentialite'], [say.terms, '/content/3-conditions']], 'li', 'cms-page-link')}</ul></div>${shop.note ?? ''}<p class="text-sm-center">© 2025 - ${shop.owner ?? shop.name}</p></footer></main></body></html>`,
    },
    pages,
  );
};

/** A site that somebody wrote by hand in 2006 and that nobody dared to touch since. */
export const tables: Theme = (bare, pages) => {
  const shop = stocked(bare, '/', '.htm');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/products.htm',
        product: (name) => `/${name}.htm`,
        shipping: '/shipping.htm',
        privacy: '/privacy.htm',
        terms: '/terms.htm',
        post: '/news.htm',
      },
      card: ([title, price], href) =>
        `<TR><TD bgcolor="#EEEEEE"><A HREF="${href}"><B>${title}</B></A></TD><TD align=right>${price}</TD></TR>`,
      wrap: (title, body, head) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=utf-8"><META NAME="GENERATOR" CONTENT="Microsoft FrontPage 5.0"><TITLE>${title} - ${shop.name}</TITLE>${head}</HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#333333" LINK="#003399" topmargin=0><CENTER><TABLE WIDTH=780 BORDER=0 CELLPADDING=4><TR><TD COLSPAN=2 BGCOLOR="#223344"><FONT COLOR="#FFFFFF" SIZE=5 FACE="Verdana">${shop.logo ?? shop.name}</FONT></TD></TR>
<TR><TD VALIGN=top WIDTH=150 BGCOLOR="#DDE3E8"><FONT SIZE=2>${nav(shop, [
        ['Home', '/'],
        [say.all, '/products.htm'],
        ['News', '/news.htm'],
        [say.shipping, '/shipping.htm'],
        ...pairs(shop.foot),
      ])
        .map(([text, href]) => `&raquo; <A HREF="${href}">${text}</A><BR>`)
        .join('\n')}</FONT></TD>
<TD VALIGN=top><FONT FACE="Verdana" SIZE=2><TABLE>${body}</TABLE></FONT></TD></TR><TR><TD COLSPAN=2 ALIGN=center><FONT SIZE=1>Copyright &copy; 1998-2024 ${shop.owner ?? shop.name}. All Rights Reserved. <A HREF="/privacy.htm">${say.privacy}</A> | <A HREF="/sitemap.htm">Site Map</A>${shop.note ?? ''}</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`,
    },
    pages,
  );
};

/** A company site without a shop: TYPO3, Joomla, Drupal, Contao. */
export const company: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths: {
        all: '/products',
        product: (name) => `/products/${name}`,
        shipping: '/service',
        privacy: '/privacy',
        terms: '/terms',
        post: '/news/notes',
      },
      card: ([title, price], href) =>
        `<div class="teaser ce-textpic"><h3><a href="${href}">${title}</a></h3><p>${price}</p></div>`,
      wrap: (title, body, head) => `<!DOCTYPE html>
<html dir="ltr" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"><!-- This website is powered by TYPO3 - inspiring people to share! --><title>${shop.name}: ${title}</title><meta name="generator" content="TYPO3 CMS">${head}</head>
<body id="p${title.length}"><div id="top" class="frame-layout-0"><div class="meta-nav">${list(pairs(shop.nav), 'span')}</div><a class="navbar-brand" href="/">${shop.logo ?? `<img src="/fileadmin/logo.svg" alt="${shop.name} Logo" title="${shop.name}">`}</a><nav id="mainnavigation"><ul class="navbar-nav">${list(
        [
          ['Home', '/'],
          [say.all, '/products'],
          ['News', '/news/notes'],
        ],
        'li',
        'nav-link',
      )}</ul></nav></div>
<div id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin--><div class="frame-container">${body}</div><!--TYPO3SEARCH_end--></div>
<footer id="page-footer"><ul>${list([...pairs(shop.foot), [say.privacy, '/privacy'], [say.terms, '/terms']])}</ul><p>© ${shop.owner ?? shop.name}</p>${shop.note ?? ''}</footer><div id="cookieconsent"><p>${say.cookies}</p><button>${say.accept}</button></div></body></html>`,
    },
    pages,
  );
};
