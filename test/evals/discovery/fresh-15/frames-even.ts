import { cookieBar, countries, ld, payments, talkOf } from './parts.ts';
import type { Link, Theme } from './site.ts';

const schemes = ['246,244,239', '255,255,255', '33,38,34', '18,18,18', '214,98,60']
  .map(
    (ground, at) =>
      `.color-scheme-${at + 1}{--color-background:${ground};--gradient-background:rgb(${ground});--color-foreground:${at > 1 && at < 4 ? '255,255,255' : '18,18,18'};--color-shadow:18,18,18;--color-button:${at === 4 ? '255,255,255' : '33,38,34'};--color-button-text:255,255,255;--color-secondary-button:${ground};--color-link:33,38,34;--color-badge-foreground:18,18,18;--color-badge-border:18,18,18;--payment-terms-background-color:rgb(${ground})}`,
  )
  .join('');

const sheets = [
  'component-list-menu',
  'component-search',
  'component-menu-drawer',
  'component-cart-notification',
  'component-cart-items',
  'component-price',
  'component-localization-form',
  'section-main-page',
];

const drawer = (links: readonly Link[]) =>
  `<header-drawer data-breakpoint="tablet"><details id="Details-menu-drawer-container" class="menu-drawer-container"><summary class="header__icon header__icon--menu" aria-label="Menu"><span><svg class="icon icon-hamburger" viewBox="0 0 18 16"><path d="M1 .5a.5.5 0 100 1h15.71a.5.5 0 000-1H1zM.5 8a.5.5 0 01.5-.5h15.71a.5.5 0 010 1H1A.5.5 0 01.5 8zm0 7a.5.5 0 01.5-.5h15.71a.5.5 0 010 1H1a.5.5 0 01-.5-.5z"/></svg></span></summary><div id="menu-drawer" class="gradient menu-drawer motion-reduce color-scheme-1"><div class="menu-drawer__inner-container"><nav class="menu-drawer__navigation"><ul class="menu-drawer__menu has-submenu list-menu" role="list">${links
    .map(
      ({ path, name }) =>
        `<li><a id="HeaderDrawer${path.replaceAll('/', '-')}" href="${path}" class="menu-drawer__menu-item list-menu__item link link--text focus-inset">${name}</a></li>`,
    )
    .join('')}</ul></nav></div></div></details></header-drawer>`;

/** Shopify's own theme of the second kind, whole. */
export const spotlight: Theme = (shop, title, body) => {
  const say = talkOf(shop);
  const { brand, host, lang, menu, foot, goods } = shop;
  const all = { path: '/collections/all', name: goods[0]?.name ?? brand };
  return `<!doctype html>
<html class="js" lang="${lang}">
<head>
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
<link rel="canonical" href="https://${host}/"><link rel="icon" type="image/png" href="//${host}/cdn/shop/files/mark.png?crop=center&height=32&v=1719&width=32"><link rel="preconnect" href="https://fonts.shopifycdn.com" crossorigin>
<title>${title ? `${title} &ndash; ${brand}` : brand}</title>
<meta property="og:site_name" content="${brand}"><meta property="og:title" content="${title || brand}"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">
<script src="//${host}/cdn/shop/t/14/assets/constants.js?v=132983" defer="defer"></script><script src="//${host}/cdn/shop/t/14/assets/pubsub.js?v=158357" defer="defer"></script><script src="//${host}/cdn/shop/t/14/assets/global.js?v=885571" defer="defer"></script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/5930114/digital_wallets/dialog">
<script id="shopify-features" type="application/json">{"accessToken":"9c02e41","betas":["rich-media-storefront-analytics"],"domain":"${host}","predictiveSearch":true,"shopId":5930114,"locale":"${lang.slice(0, 2)}"}</script>
<script>var Shopify = Shopify || {};Shopify.shop = "${host.split('.')[0]}.myshopify.com";Shopify.locale = "${lang.slice(0, 2)}";Shopify.theme = {"name":"Spotlight","id":14330112,"schema_name":"Spotlight","schema_version":"15.3.0","theme_store_id":1891,"role":"main"};Shopify.cdnHost = "${host}/cdn";Shopify.routes = Shopify.routes || {};Shopify.routes.root = "/";</script>
<script type="module">!function(o){(o.Shopify=o.Shopify||{}).modules=!0}(window);</script>
<script>(function(){var urls=["https:\\/\\/static.klaviyo.com\\/onsite\\/js\\/klaviyo.js?company_id=Xk3wQp","https:\\/\\/cdn.judge.me\\/widget_preloader.js"];function asyncLoad(){for(var i=0;i<urls.length;i++){var s=document.createElement('script');s.type='text/javascript';s.async=true;s.src=urls[i];document.head.appendChild(s);}}window.addEventListener('load',asyncLoad,false);})();</script>
<style data-shopify>@font-face{font-family:Assistant;font-weight:400;font-style:normal;font-display:swap;src:url("//${host}/cdn/fonts/assistant/assistant_n4.woff2") format("woff2")}@font-face{font-family:Assistant;font-weight:700;font-style:normal;font-display:swap;src:url("//${host}/cdn/fonts/assistant/assistant_n7.woff2") format("woff2")}${schemes}body,.color-scheme-1,.color-scheme-2{color:rgba(var(--color-foreground),.75);background-color:rgb(var(--color-background))}:root{--font-body-family:Assistant,sans-serif;--font-body-style:normal;--font-body-weight:400;--font-heading-scale:1.1;--media-padding:px;--page-width:120rem;--spacing-sections-desktop:36px;--grid-desktop-vertical-spacing:12px;--buttons-radius:40px;--inputs-border-width:1px;--variant-pills-radius:40px}*,*::before,*::after{box-sizing:inherit}html{box-sizing:border-box;font-size:calc(var(--font-body-scale)*62.5%);height:100%}</style>
${sheets.map((name) => `<link href="//${host}/cdn/shop/t/14/assets/${name}.css?v=1517" rel="stylesheet" media="print" onload="this.media='all'">`).join('\n')}
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');if (Shopify.designMode) {document.documentElement.classList.add('shopify-design-mode');}</script>
</head>
<body class="gradient">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">${say.skip}</a>
<link href="//${host}/cdn/shop/t/14/assets/component-cart-drawer.css" rel="stylesheet">
<cart-drawer class="drawer is-empty"><div id="CartDrawer" class="cart-drawer"><div id="CartDrawer-Overlay" class="cart-drawer__overlay"></div><div class="drawer__inner gradient color-scheme-1" role="dialog" aria-modal="true" aria-label="${say.cart}" tabindex="-1"><div class="drawer__inner-empty"><div class="cart-drawer__warnings center"><div class="cart-drawer__empty-content"><h2 class="cart__empty-text">${say.empty}</h2><button class="drawer__close" type="button" onclick="this.closest('cart-drawer').close()"></button><a href="${all.path}" class="button">${all.name}</a></div></div></div><div class="drawer__header"><h2 class="drawer__heading">${say.cart}</h2></div><cart-drawer-items class=" is-empty"><form action="/cart" id="CartDrawer-Form" class="cart__contents cart-drawer__form" method="post"></form></cart-drawer-items></div></div></cart-drawer>
<!-- BEGIN sections: header-group --><div id="shopify-section-sections--1780__announcement-bar" class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="utility-bar color-scheme-4 gradient"><div class="page-width utility-bar__grid"><div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${shop.notice}</span></p></div></div></div></div>
<div id="shopify-section-sections--1780__header" class="shopify-section shopify-section-group-header-group section-header"><sticky-header data-sticky-type="on-scroll-up" class="header-wrapper color-scheme-1 gradient"><header class="header header--middle-left header--mobile-center page-width header--has-menu">${drawer(menu)}<h1 class="header__heading"><a href="/" class="header__heading-link link link--text"><span class="h2">${brand}</span></a></h1><nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${menu.map(({ path, name }) => `<li><a href="${path}" class="header__menu-item list-menu__item link link--text focus-inset"><span>${name}</span></a></li>`).join('')}</ul></nav><div class="header__icons"><details-modal class="header__search"><form action="/search" method="get" role="search" class="search search-modal__form"><div class="field"><input class="search__input field__input" type="search" name="q" placeholder="${say.search}"><label class="field__label">${say.search}</label></div></form></details-modal><a href="/account/login" class="header__icon header__icon--account link"><span class="visually-hidden">${say.account}</span></a><a href="/cart" class="header__icon header__icon--cart link" id="cart-icon-bubble"><span class="visually-hidden">${say.cart}</span></a></div></header></sticky-header></div><!-- END sections: header-group -->
${ld({ '@type': 'Organization', name: brand, url: `https://${host}`, sameAs: [`https://www.instagram.com/${host.split('.')[0]}`] })}
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1"><section id="shopify-section-template--18__main" class="shopify-section section"><div class="page-width page-width--narrow section-template--18__main-padding">${title ? `<h1 class="main-page-title page-title h0">${title}</h1>` : ''}<div class="rte scroll-trigger animate--slide-in">
${body}
</div></div></section></main>
<!-- BEGIN sections: footer-group --><footer class="footer color-scheme-1 gradient section-footer-padding"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper grid"><div class="footer-block grid__item footer-block--menu"><ul class="footer-block__details-content list-unstyled">${foot.map(({ path, name }) => `<li><a href="${path}" class="link link--text list-menu__item list-menu__item--link">${name}</a></li>`).join('')}</ul></div></div><div class="footer-block--newsletter"><h2 class="footer-block__heading inline-richtext">${say.letter}</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input id="NewsletterForm" type="email" name="contact[email]" class="field__input" autocomplete="email"><button type="submit" class="newsletter-form__button">${say.join}</button></form></div></div><div class="footer__content-bottom"><div class="footer__column footer__localization isolate"><localization-form><form method="post" action="/localization" id="FooterCountryForm" class="localization-form"><ul id="FooterCountry-country-results" role="list" class="disclosure__list list-unstyled countries">${countries
    .map(
      ([land, money], at) =>
        `<li class="disclosure__item" tabindex="-1"><a class="link link--text disclosure__link caption-large focus-inset" href="#" data-value="C${at}"><span class="country">${land}</span> <span class="localization-form__currency motion-reduce">${money}</span></a></li>`,
    )
    .join(
      '',
    )}</ul></form></localization-form></div><div class="footer__column footer__column--info"><div class="footer__payment"><ul class="list list-payment" role="list">${payments}</ul></div></div><div class="footer__copyright caption"><small class="copyright__content">&copy; 2026, <a href="/" title="">${brand}</a></small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small><div>${shop.imprint}</div></div></div></footer><!-- END sections: footer-group -->
${cookieBar(shop)}<ul hidden><li id="a11y-refresh-page-message">Choosing a selection results in a full page refresh.</li><li id="a11y-new-window-message">Opens in a new window.</li></ul>
<script>window.shopUrl = 'https://${host}';window.routes = {cart_add_url: '/cart/add',cart_change_url: '/cart/change',cart_update_url: '/cart/update',cart_url: '/cart',predictive_search_url: '/search/suggest'};window.cartStrings = {error: "There was an error while updating your cart. Please try again.",quantityError: "You can only add [quantity] of this item to your cart."};</script>
</body></html>`;
};

/** A Shopify theme of ten years ago. */
export const timberline: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!doctype html>
<!--[if IE 9 ]><html class="ie9 no-js" lang="${lang}"><![endif]-->
<html class="no-js" lang="${lang}">
<head>
  <meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1">
  <title>${title ? `${title} &ndash; ${brand}` : brand}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
  <link href="//cdn.shopify.com/s/files/1/0911/2204/t/3/assets/timber.scss.css?v=6712" rel="stylesheet" type="text/css" media="all">
  <link href="//cdn.shopify.com/s/files/1/0911/2204/t/3/assets/theme.scss.css?v=9981" rel="stylesheet" type="text/css" media="all">
  <link href="//fonts.googleapis.com/css?family=Old+Standard+TT:400,700" rel="stylesheet">
  <script>window.theme = window.theme || {};theme.strings = {zoomClose: "Close (Esc)",zoomPrev: "Previous (Left arrow key)",zoomNext: "Next (Right arrow key)"};theme.settings = {themeBgImage: false,cartType: 'drawer',themeStyle: 'masonry'};</script>
  <script>var Shopify = Shopify || {};Shopify.shop = "${host.split('.')[0]}.myshopify.com";Shopify.theme = {"name":"Brooklyn","id":20117,"theme_store_id":730,"role":"main"};</script>
  <script>(function(){function asyncLoad(){var urls=["\\/\\/chimpstatic.com\\/mcjs-connected\\/js\\/users\\/3f\\/9.js"];urls.forEach(function(u){var s=document.createElement('script');s.async=true;s.src=u;document.body.appendChild(s);});}window.attachEvent ? window.attachEvent('onload', asyncLoad) : window.addEventListener('load', asyncLoad, false);})();</script>
</head>
<body id="${brand.toLowerCase().replace(/[^a-z]+/g, '-')}" class="template-page">
  <div id="NavDrawer" class="drawer drawer--left"><div class="drawer__fixed-header"><div class="drawer__header"><div class="drawer__close drawer__close--left"><button type="button" class="icon-fallback-text drawer__close-button js-drawer-close"><span class="icon icon-x" aria-hidden="true"></span><span class="fallback-text">Close menu</span></button></div></div></div><div class="drawer__inner"><ul class="drawer-nav">${menu.map(({ path, name }) => `<li class="drawer-nav__item"><a href="${path}" class="drawer-nav__link h4">${name}</a></li>`).join('')}<li class="drawer-nav__item"><a href="/account/login" class="drawer-nav__link h4">Account</a></li></ul></div></div>
  <div id="CartDrawer" class="drawer drawer--right drawer--has-fixed-footer"><div class="drawer__title h2">Cart</div><div id="CartContainer"></div></div>
  <div id="PageContainer" class="page-container">
    <header class="header-container"><div class="header-wrapper">${notice ? `<div class="announcement-bar"><p class="announcement-bar__message">${notice}</p></div>` : ''}<div class="site-header"><h1 class="site-header__logo h2"><a href="/" itemprop="url">${brand}</a></h1><div class="site-nav--wrapper"><ul class="site-nav" role="navigation">${menu.map(({ path, name }) => `<li class="site-nav__item"><a href="${path}" class="site-nav__link">${name}</a></li>`).join('')}</ul></div></div></div></header>
    <main class="main-content" id="MainContent" role="main"><div class="wrapper"><div class="grid"><div class="grid__item large--five-sixths push--large--one-twelfth">${title ? `<header class="section-header text-center"><h1>${title}</h1><hr class="hr--small"></header>` : ''}<div class="rte rte--nomargin rte--indented-images">
${body}
</div></div></div></div></main>
    <hr class="hr--large"><footer class="site-footer small--text-center" role="contentinfo"><div class="wrapper"><div class="grid-uniform"><div class="grid__item large--one-third"><ul class="no-bullets">${foot.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`).join('')}</ul></div><div class="grid__item large--one-third"><form action="//list-manage.com/subscribe/post" method="post" class="small--hide"><label for="Email">Newsletter</label><input type="email" name="EMAIL" id="Email"><button type="submit" class="btn">Subscribe</button></form></div></div><p class="site-footer__copyright">&copy; 2026 <a href="/">${brand}</a><br>${imprint}<br><a target="_blank" rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></p></div></footer>
  </div>
  <script src="//cdn.shopify.com/s/files/1/0911/2204/t/3/assets/fastclick.min.js" type="text/javascript"></script><script src="//cdn.shopify.com/s/files/1/0911/2204/t/3/assets/theme.js?v=88" type="text/javascript"></script>
</body></html>`;

const box = (kind: string, at: number, body: string) =>
  `<div class="elementor-element elementor-element-4c1${at} elementor-widget elementor-widget-${kind}" data-id="4c1${at}" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container">${body}</div></div>`;

/** WordPress with WooCommerce and Elementor. */
export const kit: Theme = (shop, title, body) => {
  const say = talkOf(shop);
  const { brand, host, lang, menu, foot } = shop;
  return `<!doctype html>
<html lang="${lang}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="profile" href="https://gmpg.org/xfn/11">
<title>${title ? `${title} - ${brand}` : brand}</title>
<!-- This site is optimized with the Yoast SEO plugin v25.4 - https://yoast.com/wordpress/plugins/seo/ -->
<link rel="canonical" href="https://${host}/"><meta property="og:type" content="article"><meta property="og:title" content="${title || brand}"><meta property="og:site_name" content="${brand}">
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://${host}/","url":"https://${host}/","name":"${title || brand}","isPartOf":{"@id":"https://${host}/#website"},"inLanguage":"${lang}"},{"@type":"WebSite","@id":"https://${host}/#website","url":"https://${host}/","name":"${brand}","publisher":{"@id":"https://${host}/#organization"}},{"@type":"Organization","@id":"https://${host}/#organization","name":"${brand}","url":"https://${host}/"}]}</script>
<link rel='dns-prefetch' href='//www.googletagmanager.com'><link rel="alternate" type="application/rss+xml" title="${brand} &raquo; Feed" href="https://${host}/feed/">
<style id='wp-emoji-styles-inline-css'>img.wp-smiley, img.emoji {display: inline !important;border: none !important;box-shadow: none !important;height: 1em !important;width: 1em !important;margin: 0 0.07em !important;vertical-align: -0.1em !important;background: none !important;padding: 0 !important;}</style>
<style id='global-styles-inline-css'>:root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3;--wp--preset--color--black: #000000;--wp--preset--color--cyan-bluish-gray: #abb8c3;--wp--preset--color--white: #ffffff;--wp--preset--color--pale-pink: #f78da7;--wp--preset--color--vivid-red: #cf2e2e;--wp--preset--color--luminous-vivid-orange: #ff6900;--wp--preset--gradient--blush-bordeaux: linear-gradient(135deg,rgb(254,205,165) 0%,rgb(254,45,45) 50%,rgb(107,0,62) 100%);--wp--preset--font-size--small: 13px;--wp--preset--font-size--medium: 20px;--wp--preset--font-size--large: 36px;--wp--preset--spacing--20: 0.44rem;--wp--preset--spacing--30: 0.67rem;--wp--preset--shadow--natural: 6px 6px 9px rgba(0, 0, 0, 0.2);}</style>
<link rel='stylesheet' id='woocommerce-layout-css' href='https://${host}/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css?ver=9.9.5' media='all'>
<link rel='stylesheet' id='hello-elementor-css' href='https://${host}/wp-content/themes/hello-elementor/style.min.css?ver=3.4.4' media='all'>
<link rel='stylesheet' id='elementor-frontend-css' href='https://${host}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.30.2' media='all'>
<link rel='stylesheet' id='elementor-post-9-css' href='https://${host}/wp-content/uploads/elementor/css/post-9.css?ver=1752' media='all'>
<script src="https://${host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<script id="wc-add-to-cart-js-extra">var wc_add_to_cart_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%","cart_url":"https:\\/\\/${host}\\/cart\\/","is_cart":"","cart_redirect_after_add":"no"};</script>
<meta name="generator" content="Elementor 3.30.2; features: e_font_icon_svg, additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-swap"><meta name="generator" content="WooCommerce 9.9.5">
<script>window.dataLayer = window.dataLayer || [];function gtag(){dataLayer.push(arguments);}gtag('js', new Date());gtag('config', 'GT-5MRK2Q');</script>
</head>
<body class="wp-singular page-template-default page wp-theme-hello-elementor theme-hello-elementor woocommerce-no-js elementor-default elementor-kit-9">
<a class="skip-link screen-reader-text" href="#content">${say.skip}</a>
<header data-elementor-type="header" data-elementor-id="21" class="elementor elementor-21 elementor-location-header"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner">${box('text-editor', 0, `<p>${shop.notice}</p>`)}${box('theme-site-title', 1, `<h2 class="elementor-heading-title elementor-size-default"><a href="/">${brand}</a></h2>`)}${box('nav-menu', 2, `<nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul id="menu-1-4c12" class="elementor-nav-menu">${menu.map(({ path, name }, at) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${at + 40}"><a href="${path}" class="elementor-item">${name}</a></li>`).join('')}</ul></nav>`)}${box('woocommerce-menu-cart', 3, `<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true"><div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">${say.empty}</p></div></div></div><a href="/cart/" class="elementor-menu-cart__toggle_button elementor-button"><span class="elementor-button-text">${say.cart}</span></a></div>`)}</div></div></header>
<main id="content" class="site-main"><div class="page-content"><div data-elementor-type="wp-page" data-elementor-id="212" class="elementor elementor-212"><section class="elementor-section elementor-top-section elementor-section-boxed"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column"><div class="elementor-widget-wrap elementor-element-populated">${title ? box('heading', 4, `<h1 class="elementor-heading-title elementor-size-default">${title}</h1>`) : ''}${box('text-editor', 5, `\n${body}\n`)}</div></div></div></section></div></div></main>
<footer data-elementor-type="footer" data-elementor-id="33" class="elementor elementor-33 elementor-location-footer"><div class="e-con-inner">${box('icon-list', 6, `<ul class="elementor-icon-list-items">${foot.map(({ path, name }) => `<li class="elementor-icon-list-item"><a href="${path}"><span class="elementor-icon-list-text">${name}</span></a></li>`).join('')}</ul>`)}${box('form', 7, `<form class="elementor-form" method="post" name="Newsletter"><div class="elementor-field-group"><label for="form-field-email" class="elementor-field-label">${say.letter}</label><input size="1" type="email" name="form_fields[email]" id="form-field-email" class="elementor-field elementor-size-sm elementor-field-textual"></div><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-text">${say.join}</span></button></form>`)}${box('text-editor', 8, `<p>© 2026 ${brand}</p><p>${shop.imprint}</p>`)}</div></footer>
${cookieBar(shop)}<script>const lazyloadRunObserver = () => {const lazyloadBackgrounds = document.querySelectorAll('.e-con.e-parent:not(.e-lazyloaded)');lazyloadBackgrounds.forEach((one) => one.classList.add('e-lazyloaded'));};document.addEventListener('DOMContentLoaded', lazyloadRunObserver);</script>
<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"environmentMode":{"edit":false,"wpPreview":false,"isScriptDebug":false},"is_rtl":false,"breakpoints":{"xs":0,"sm":480,"md":768,"lg":1025,"xl":1440},"version":"3.30.2","urls":{"assets":"https:\\/\\/${host}\\/wp-content\\/plugins\\/elementor\\/assets\\/"},"kit":{"active_breakpoints":["viewport_mobile","viewport_tablet"],"woocommerce_notices_elements":[]}};</script>
</body></html>`;
};

/** Wix draws every paragraph in a box that is placed by number. */
export const wix: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"><link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/fav_192.png" type="image/png"><title>${title ? `${title} | ${brand}` : brand}</title><link rel="canonical" href="https://${host}/"><meta name="robots" content="index">
<style id="css_masterPage">:root{--wst-color-fill-background-primary:#fff;--wst-color-text-primary:#2b2b2b;--wst-links-and-actions-color:#1f4a44}.color_11{color:rgb(255,255,255)}.color_15{color:rgb(43,43,43)}.font_0{font:normal normal bold 60px/1.4em raleway,sans-serif}.font_2{font:normal normal bold 46px/1.4em raleway,sans-serif}.font_8{font:normal normal normal 16px/1.8em avenir-lt-w01_35-light1475496,sans-serif;color:rgb(43,43,43)}#comp-lk3a1{--mesh-template-columns:1fr;position:relative;margin:0 0 20px 0;left:112px;grid-area:1/1/2/2;justify-self:start;align-self:start}</style>
<script type="application/json" id="wix-fedops">{"data":{"site":{"metaSiteId":"1c1d9a0e","userId":"","siteId":"d05c6","externalBaseUrl":"https://${host}","siteRevision":412,"siteType":"UGC","dc":"uw2-pub-1","isResponsive":false,"editorName":"Unknown"},"rollout":{"siteAssetsVersionsRollout":false,"isDACRollout":0,"isTBRollout":false}}}</script>
<script id="sentry">(function(c,u,v){window.sentryOnLoad=function(){Sentry.init({release:"thunderbolt",environment:"production"})}})(window,document);</script></head>
<body class='' ><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1" aria-label="top of page"><span class="mHZSwn">top of page</span></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope"><header id="SITE_HEADER" class="xU8fqS SITE_HEADER wixui-header" tabindex="-1"><div data-testid="mesh-container-content"><div id="comp-hd0" class="wixui-rich-text" data-testid="richTextElement"><p class="font_8 wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${notice}</span></p></div><div id="comp-hd1" class="wixui-rich-text" data-testid="richTextElement"><h2 class="font_2 wixui-rich-text__text"><a href="https://${host}" target="_self" class="wixui-rich-text__text">${brand}</a></h2></div><wix-dropdown-menu id="comp-hd2" class="R1MAlC wixui-dropdown-menu"><nav class="YlEzTd" aria-label="Site"><ul class="y7qwii">${menu.map(({ path, name }, at) => `<li id="comp-hd2${at}" class="h3jCPd wixui-dropdown-menu__item"><a data-testid="linkElement" href="https://${host}${path}" target="_self" class="aF7LPZ"><div class="L3Y7tp"><p class="wixui-dropdown-menu__label" id="comp-hd2${at}label">${name}</p></div></a></li>`).join('')}</ul></nav></wix-dropdown-menu></div></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="JsJXaX SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars c1dmp"><div data-testid="mesh-container-content" class="c1dmpinlineContent-gridContainer"><section class="CohWsy wixui-column-strip">${title ? `<div id="comp-lk3a0" class="HcOXKn wixui-rich-text" data-testid="richTextElement"><h1 class="font_0 wixui-rich-text__text">${title}</h1></div>` : ''}<div id="comp-lk3a1" class="HcOXKn wixui-rich-text" data-testid="richTextElement">${body.replaceAll('<p>', '<p class="font_8 wixui-rich-text__text" style="font-size:17px;"><span style="font-size:17px;" class="wixui-rich-text__text">').replaceAll('</p>', '</span></p><p class="font_8 wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">&#8203;</span></p>')}</div></section></div></div></div></main>
<footer id="SITE_FOOTER" class="xU8fqS SITE_FOOTER wixui-footer" tabindex="-1"><div data-testid="mesh-container-content"><div id="comp-ft0" class="wixui-rich-text" data-testid="richTextElement">${foot.map(({ path, name }) => `<p class="font_8 wixui-rich-text__text"><a href="https://${host}${path}" target="_self" class="wixui-rich-text__text">${name}</a></p>`).join('')}</div><div id="comp-ft1" class="wixui-rich-text" data-testid="richTextElement"><p class="font_8 wixui-rich-text__text">©2026 ${brand}. ${imprint}</p></div></div></footer></div></div></div></div>
<script type="application/json" id="wix-viewer-model">{"siteAssets":{"dataFixersParams":{"experiments":{},"dfVersion":"1.4981.0"}},"requestUrl":"https://${host}/","siteFeatures":["assetsLoader","businessLogger","clickHandlerRegistrar","commonConfig","componentsReact","consentPolicy","cookiesManager","cyclicTabbing","dynamicPages","environment","lightbox","locationWixCodeSdk","mpaNavigation","navigationManager","pages","router","scrollRestoration","seo","stores","tpaCommons"],"site":{"metaSiteId":"1c1d9a0e","appNameForBiEvents":"thunderbolt","isResponsive":false},"language":{"userLanguage":"${lang}","directionByLanguage":"ltr","isMultilingualEnabled":false}}</script></body></html>`;

/** Printed by the server once and again as the state that its script wakes up with. */
export const nuxt: Theme = (shop, title, body) => {
  const { brand, host, lang, menu, foot, notice, imprint } = shop;
  const state = [
    ['ShallowReactive', 1],
    { data: 2, state: 7, once: 9, _errors: 10, serverRendered: 12, path: 13 },
    ['ShallowReactive', 3],
    { page: 4 },
    { title: 5, html: 6 },
    title || brand,
    body,
    ['Reactive', 8],
    {},
    ['Set'],
    ['ShallowReactive', 11],
    { page: -1 },
    true,
    '/',
  ];
  return `<!DOCTYPE html><html lang="${lang}" data-capo=""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title ? `${title} · ${brand}` : brand}</title><link rel="preconnect" href="https://cdn.sanity.io"><style>:root{--ink:#1d1d1b;--paper:#fbf8f1;--leaf:#5b7355}body{background:var(--paper);color:var(--ink);font-family:"Untitled Sans",system-ui,sans-serif;margin:0}.wrap[data-v-1b7d]{margin-inline:auto;max-width:72rem;padding-inline:1.25rem}.ticker[data-v-1b7d]{background:var(--leaf);color:var(--paper);font-size:.8125rem;padding:.5rem 1rem;text-align:center}.logo{font-size:1.5rem;letter-spacing:.02em;text-decoration:none}.nav-link{margin-inline-start:1.5rem;text-decoration:none}.nav-link:hover{text-decoration:underline}.prose[data-v-9c22] h1{font-size:clamp(2rem,5vw,3.5rem);font-weight:400;line-height:1.05}.prose[data-v-9c22] p{line-height:1.6;max-width:38rem}.prose[data-v-9c22] ul{padding-inline-start:1.1rem}.product-grid{display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}.product-card img{aspect-ratio:1;height:auto;object-fit:cover;width:100%}.consent{background:var(--ink);bottom:1rem;color:var(--paper);inset-inline:1rem;padding:1rem;position:fixed}.page-enter-active,.page-leave-active{transition:opacity .25s}.page-enter-from,.page-leave-to{opacity:0}</style><link rel="stylesheet" href="/_nuxt/entry.Dq2xN4kz.css" crossorigin><link rel="modulepreload" as="script" crossorigin href="/_nuxt/C7p1mZ0e.js"><link rel="modulepreload" as="script" crossorigin href="/_nuxt/Bv3kT9sW.js"><link rel="prefetch" as="style" crossorigin href="/_nuxt/cart.B1x9.css"><link rel="prefetch" as="script" crossorigin href="/_nuxt/D4xQm2aL.js"><link rel="prefetch" as="script" crossorigin href="/_nuxt/BqR7uH1c.js"><link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="/_nuxt/builds/meta/5b1e.json"><script type="module" src="/_nuxt/C7p1mZ0e.js" crossorigin></script></head><body><div id="__nuxt"><!--[--><div data-v-1b7d class="ticker"><p>${notice}</p></div><header data-v-1b7d class="wrap"><a href="/" class="logo">${brand}</a><nav><!--[-->${menu.map(({ path, name }) => `<a href="${path}" class="nav-link">${name}</a>`).join('')}<!--]--></nav><button type="button" aria-label="Basket">0</button></header><main class="wrap prose" data-v-9c22>${title ? `<h1>${title}</h1>` : ''}<!--[-->${body}<!--]--></main><footer class="wrap"><!--[-->${foot.map(({ path, name }) => `<a href="${path}">${name}</a>`).join('')}<!--]--><div>${imprint}</div></footer><!--]--></div><div id="teleports"></div>${cookieBar(shop)}<script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script><script>window.__NUXT__={};window.__NUXT__.config={public:{siteUrl:"https://${host}",sanity:{dataset:"production",apiVersion:"2025-06-01"}},app:{baseURL:"/",buildId:"5b1e",buildAssetsDir:"/_nuxt/",cdnURL:""}}</script></body></html>`;
};

/** Drawn in the browser from the state that Next.js prints; the server's own page is empty. */
export const state: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title ? `${title} | ${brand}` : brand}</title><link rel="preload" href="/_next/static/css/3f8a1c.css" as="style"/><link rel="stylesheet" href="/_next/static/css/3f8a1c.css" data-n-g=""/><noscript data-n-css=""></noscript>${['webpack-9b31', 'framework-64ad', 'main-0ecb', 'pages/_app-71d0', '29107295-4a69', '664-57b1', 'pages/%5B...slug%5D-a2f1'].map((chunk) => `<script src="/_next/static/chunks/${chunk}.js" defer=""></script>`).join('')}</head><body><div id="__next"><div class="announce">${notice}</div><header class="Header_root__k2"><a href="/">${brand}</a><nav>${menu.map(({ path, name }) => `<a class="Header_link__9x" href="${path}">${name}</a>`).join('')}</nav></header><main class="Page_root__c1" aria-busy="true"><div class="Skeleton_line__2f"></div><div class="Skeleton_line__2f"></div><div class="Skeleton_block__7d"></div></main><footer class="Footer_root__p0">${foot.map(({ path, name }) => `<a href="${path}">${name}</a>`).join('')}<p>${imprint}</p></footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { preview: false, settings: { siteTitle: brand, domain: host, navigation: menu }, page: { _type: 'page', slug: { current: title.toLowerCase() }, title, sections: [{ _key: '0f2c', _type: 'richText', html: body }] } }, __N_SSG: true }, page: '/[...slug]', query: {}, buildId: 'Zk4', isFallback: false, gsp: true, scriptLoader: [] }).replaceAll('<', '\\u003c')}</script></body></html>`;

/** Written by its owner with an editor. */
export const handmade: Theme = ({ brand, lang, menu, foot, notice, imprint }, title, body) =>
  `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title ? `${brand}: ${title}` : brand}</title>
<style>
  :root { --hay: #e7d9b0; --bark: #3a2b1f; }
  body { font: 18px/1.55 Georgia, "Times New Roman", serif; color: var(--bark); background: #fffdf6; margin: 0 auto; max-width: 46rem; padding: 1rem; }
  nav a { display: inline-block; padding: .25rem .6rem; background: var(--hay); text-decoration: none; border-radius: 3px; }
  img { max-width: 100%; height: auto; }
  .product-grid { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  .field { margin: .6rem 0; } .field label { display: block; } .field input, .field textarea { width: 100%; }
  figure { margin: 1.5rem 0; } figcaption { font-size: .85em; font-style: italic; }
  details { border-bottom: 1px solid var(--hay); padding: .4rem 0; } summary { cursor: pointer; }
  table { border-collapse: collapse; } td, th { border: 1px solid var(--hay); padding: .3rem .6rem; text-align: left; }
  .button, button { background: var(--bark); color: #fffdf6; border: 0; border-radius: 3px; padding: .5rem 1rem; }
  .ornament { display: block; margin: 2rem auto; fill: none; stroke: var(--bark); }
  .announce { background: #f3ead0; padding: .4rem .8rem; }
  h1 { font-weight: normal; font-size: 2rem; border-bottom: 1px dotted var(--bark); padding-bottom: .3rem; }
  h2 { font-weight: normal; font-size: 1.4rem; margin-top: 2rem; }
  ul { list-style: square; padding-left: 1.2rem; } li { margin: .25rem 0; }
  a { color: #7a3b12; } a:hover { background: var(--hay); } a:visited { color: #5c4a3a; }
  .product-card h3 { font-size: 1rem; font-weight: normal; margin: .4rem 0; }
  .product-form input[type=number] { width: 4rem; } .product-media img { border: 1px solid var(--hay); }
  @media print { nav, footer { display: none; } }
  footer { border-top: 2px solid var(--hay); margin-top: 3rem; font-size: .85em; }
  @media (max-width: 480px) { .product-grid { grid-template-columns: 1fr; } body { font-size: 16px; } }
</style>
<!-- counter -->
<script data-goatcounter="https://stats.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>
</head>
<body>
<header>
  <p><a href="/"><img src="/img/logo.png" width="220" height="90" alt="${brand}"></a></p>
  <nav>
${menu.map(({ path, name }) => `    <a href="${path}">${name}</a>`).join('\n')}
  </nav>
  ${notice ? `<p><em>${notice}</em></p>` : ''}
</header>
<main>
${title ? `<h1>${title}</h1>` : ''}
${body}
<svg class="ornament" width="240" height="24" viewBox="0 0 240 24" aria-hidden="true"><path d="M2 12c20-14 34-14 48 0s28 14 48 0 28-14 44 0 28 14 48 0 32-12 48 0"/><circle cx="120" cy="12" r="4"/><path d="M60 4l6 8-6 8M180 4l-6 8 6 8"/></svg>
</main>
<script>
  // one picture at a time, please
  var pictures = document.querySelectorAll('main img');
  for (var i = 0; i < pictures.length; i++) {
    pictures[i].addEventListener('click', function () { window.open(this.src, '_blank'); });
  }
</script>
<footer>
${foot.map(({ path, name }) => `  <a href="${path}">${name}</a>`).join(' |\n')}
<p>&copy; 2009&ndash;2026 ${brand}. ${imprint}</p>
</footer>
</body>
</html>`;
