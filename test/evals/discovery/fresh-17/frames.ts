import {
  attribute,
  bare,
  each,
  filled,
  type Good,
  number,
  openGraph,
  organization,
  policyFoot,
  reach,
  type Shop,
  type Site,
  slug,
  type Texts,
} from './kit.ts';

/** Shopify with its free theme. */
export const dawn = (shop: Shop, texts: Texts): Site => {
  const store = `${bare(shop.name)}.myshopify.com`;
  const card = ([handle, title, price]: Good): string =>
    `<li class="grid__item scroll-trigger animate--slide-in" data-cascade><div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard card--media" style="--ratio-percent: 100%;"><div class="card__inner color-background-2 gradient ratio"><div class="card__media"><div class="media media--transparent media--hover-effect"><img srcset="//${shop.host}/cdn/shop/products/${handle}_165x.jpg?v=1660 165w, //${shop.host}/cdn/shop/products/${handle}_360x.jpg?v=1660 360w" src="//${shop.host}/cdn/shop/products/${handle}_533x.jpg?v=1660" sizes="(min-width: 1200px) 267px, calc((100vw - 30px) / 2)" alt="${attribute(title)}" class="motion-reduce" loading="lazy" width="1200" height="1200"></div></div></div><div class="card__content"><div class="card__information"><h3 class="card__heading h5"><a href="/products/${handle}" class="full-unstyled-link">${title}</a></h3><div class="price"><span class="visually-hidden visually-hidden--inline">Regular price</span><span class="price-item price-item--regular">${price} USD</span></div></div></div></div></div></li>`;
  const draw = (path: string, title: string, html: string, extra: string): string => `<!doctype html>
<html class="no-js" lang="${shop.lang ?? 'en'}">
<head>
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
<link rel="preconnect" href="https://cdn.shopify.com" crossorigin><link rel="icon" type="image/png" href="//${shop.host}/cdn/shop/files/favicon_32x32.png?v=1613">
${openGraph(shop, path, title)}
<script src="//${shop.host}/cdn/shop/t/4/assets/constants.js?v=58251544750838685771699" defer="defer"></script><script src="//${shop.host}/cdn/shop/t/4/assets/pubsub.js?v=1583577737" defer="defer"></script><script src="//${shop.host}/cdn/shop/t/4/assets/global.js?v=4076" defer="defer"></script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${number(shop.name, 9)}/digital_wallets/dialog">
<script async="async" src="/checkouts/internal/preloads.js?locale=en-US"></script>
<script id="shopify-features" type="application/json">{"accessToken":"${number(shop.host, 11)}b1","betas":["rich-media-storefront-analytics"],"domain":"${shop.host}","predictiveSearch":true,"shopId":${number(shop.name, 9)},"locale":"en"}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = "${store}";
Shopify.locale = "en";
Shopify.currency = {"active":"USD","rate":"1.0"};
Shopify.country = "US";
Shopify.theme = {"name":"Dawn","id":1${number(shop.host, 10)},"schema_name":"Dawn","schema_version":"12.0.0","theme_store_id":887,"role":"main"};
Shopify.cdnHost = "${shop.host}/cdn";
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = "/";</script>
<style data-shopify>@font-face{font-family:Assistant;font-weight:400;font-style:normal;font-display:swap;src:url("//${shop.host}/cdn/fonts/assistant/assistant_n4.woff2") format("woff2")}:root,.color-background-1{--color-background:255,255,255;--gradient-background:#ffffff;--color-foreground:18,18,18;--color-button:18,18,18;--color-button-text:255,255,255}body{min-height:100%;margin:0;font-size:1.5rem;letter-spacing:.06rem;line-height:calc(1 + .8 / var(--font-body-scale))}</style>
<link href="//${shop.host}/cdn/shop/t/4/assets/base.css?v=22615539281115885671" rel="stylesheet" type="text/css" media="all" />${shop.head ?? ''}
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
</head>
<body class="gradient">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
<!-- BEGIN sections: header-group -->
<div id="shopify-section-sections--15__announcement-bar" class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="utility-bar color-scheme-4 gradient"><div class="announcement-bar" role="region" aria-label="Announcement"><p class="announcement-bar__message h5"><span>${shop.promo ?? 'Welcome to our store'}</span></p></div></div></div>
<div id="shopify-section-sections--15__header" class="shopify-section shopify-section-group-header-group section-header"><sticky-header data-sticky-type="on-scroll-up" class="header-wrapper color-background-1 gradient header-wrapper--border-bottom"><header class="header header--middle-left header--mobile-center page-width header--has-menu">
<header-drawer data-breakpoint="tablet"><details id="Details-menu-drawer-container" class="menu-drawer-container"><summary class="header__icon header__icon--menu" aria-label="Menu"><span></span></summary><div id="menu-drawer" class="gradient menu-drawer motion-reduce"><nav class="menu-drawer__navigation"><ul class="menu-drawer__menu has-submenu list-menu" role="list">${each(shop.nav, ([href, label]) => `<li><a id="HeaderDrawer-${slug(label)}" href="${href}" class="menu-drawer__menu-item list-menu__item link link--text focus-inset">${label}</a></li>`)}</ul></nav></div></details></header-drawer>
<a href="/" class="header__heading-link link link--text focus-inset"><span class="h2">${shop.name}</span></a>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${each(shop.nav, ([href, label]) => `<li><a id="HeaderMenu-${slug(label)}" href="${href}" class="header__menu-item list-menu__item link link--text focus-inset"><span>${label}</span></a></li>`)}</ul></nav>
<div class="header__icons"><a href="/account/login" class="header__icon header__icon--account link focus-inset small-hide"><span class="visually-hidden">Log in</span></a><a href="/cart" class="header__icon header__icon--cart link focus-inset" id="cart-icon-bubble"><span class="visually-hidden">Cart</span></a></div></header></sticky-header></div>
<!-- END sections: header-group -->
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
<section id="shopify-section-template--15__main" class="shopify-section section"><div class="page-width page-width--narrow section-template--15__main-padding">${path === '/' ? '' : `<h1 class="main-page-title page-title h0 scroll-trigger animate--fade-in">${title}</h1>`}<div class="rte scroll-trigger animate--slide-in">${html}</div></div></section>
${path === '/' ? `<section class="shopify-section section"><div class="collection section-template--15__featured_collection-padding"><h2 class="title inline-richtext h2">Featured products</h2><ul class="grid product-grid contains-card grid--4-col-desktop grid--2-col-tablet-down" role="list">${each(shop.goods, card)}</ul></div></section>` : ''}
</main>
<!-- BEGIN sections: footer-group -->
<div id="shopify-section-sections--14__footer" class="shopify-section shopify-section-group-footer-group"><footer class="footer color-background-1 gradient section-sections--14__footer-padding"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper grid grid--1-col grid--2-col grid--4-col-tablet">
<div class="footer-block grid__item footer-block--menu"><h2 class="footer-block__heading inline-richtext">Quick links</h2><ul class="footer-block__details-content list-unstyled">${each(shop.foot, ([href, label]) => `<li><a href="${href}" class="link link--text list-menu__item list-menu__item--link">${label}</a></li>`)}</ul></div>
<div class="footer-block grid__item"><div class="footer-block__details-content rte"><p>${reach(shop)}</p></div></div></div>
<div class="footer-block--newsletter"><div class="footer-block__newsletter"><h2 class="footer-block__heading inline-richtext">Subscribe to our emails</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer" /><input type="hidden" name="contact[tags]" value="newsletter"><div class="field"><input id="NewsletterForm--footer" type="email" name="contact[email]" class="field__input" placeholder="Email" required><label class="field__label" for="NewsletterForm--footer">Email</label></div></form></div></div></div>
<div class="footer__content-bottom"><div class="footer__copyright caption"><small class="copyright__content">&copy; 2024, <a href="/" title="">${shop.name}</a></small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby&amp;utm_medium=shopify&amp;utm_source=onlinestore">Powered by Shopify</a></small>${shop.credit ?? ''}<ul class="policies list-unstyled">${each(
    policyFoot.filter(([href]) => texts[href] !== undefined),
    ([href, label]) => `<li><small class="copyright__content"><a href="${href}">${label}</a></small></li>`,
  )}</ul></div></div></footer></div>
<!-- END sections: footer-group -->
<ul hidden><li id="a11y-refresh-page-message">Choosing a selection results in a full page refresh.</li><li id="a11y-new-window-message">Opens in a new window.</li></ul>
${organization(shop)}${extra}
<script>window.shopUrl = 'https://${shop.host}'; window.routes = { cart_add_url: '/cart/add', cart_change_url: '/cart/change', cart_update_url: '/cart/update', cart_url: '/cart', predictive_search_url: '/search/suggest' }; window.cartStrings = { error: 'There was an error while updating your cart. Please try again.', quantityError: 'You can only add [quantity] of this item to your cart.' };</script>
</body></html>`;
  return filled(
    shop,
    texts,
    draw,
    ([handle, title, price]) =>
      `<product-info><div class="product__title"><h1>${title}</h1></div><div class="price price--large"><span class="price-item price-item--regular">${price} USD</span></div><p>Shipping calculated at checkout.</p><form method="post" action="/cart/add" class="form" data-type="add-to-cart-form"><input type="hidden" name="id" value="${number(handle, 10)}"><button type="submit" name="add" class="product-form__submit button button--full-width">Add to cart</button></form><p>Pairs well with everything else from ${shop.name}. See the shipping policy for delivery times.</p></product-info>`,
  );
};

/** Shopify with a bought theme. */
export const impulse = (shop: Shop, texts: Texts): Site => {
  const store = `${slug(shop.name)}-store.myshopify.com`;
  const draw = (path: string, title: string, html: string, extra: string): string => `<!doctype html>
<html class="no-js" lang="${shop.lang ?? 'en'}" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="preload" as="script" href="//${shop.host}/cdn/shop/t/11/assets/theme.js?v=10436"><link rel="shortcut icon" href="//${shop.host}/cdn/shop/files/fav_32x32.png?v=1614" type="image/png" />
${openGraph(shop, path, title)}
<style data-shopify>:root{--typeHeaderPrimary:"Tenor Sans";--typeBasePrimary:"Karla";--typeBaseSize:17px;--colorBtnPrimary:#2f3e46;--colorBtnPrimaryText:#fff}.collection-hero__content:before,.hero__image-wrapper:before{background-image:linear-gradient(to bottom,rgba(23,23,23,0) 0%,rgba(23,23,23,.18) 100%)}</style>
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js'); window.theme = window.theme || {}; theme.routes = { home: "/", cart: "/cart.js", cartPage: "/cart", cartAdd: "/cart/add.js", cartChange: "/cart/change.js", search: "/search" }; theme.strings = { soldOut: "Sold Out", unavailable: "Unavailable", inStockLabel: "In stock, ready to ship", willNotShipUntil: "Ready to ship [date]", cartTermsConfirmation: "You must agree with the terms and conditions of sales to check out" }; theme.settings = { cartType: "drawer", isCustomerTemplate: false, moneyFormat: "\${{amount}}", themeName: 'Impulse', themeVersion: "7.4.1" };</script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script><meta name="google-site-verification" content="${number(shop.host, 11)}Q"><script async="async" data-src="/checkouts/internal/preloads.js?locale=en-US"></script>
<script>var Shopify = Shopify || {}; Shopify.shop = "${store}"; Shopify.currency = {"active":"${shop.lang === undefined ? 'USD' : 'EUR'}","rate":"1.0"}; Shopify.theme = {"name":"Impulse 7.4.1","id":${number(store, 10)},"theme_store_id":857,"role":"main"};</script>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {}; window.ShopifyAnalytics.meta = {"page":{"pageType":"${path === '/' ? 'home' : 'page'}","resourceType":"page","resourceId":${number(path + shop.host, 10)}}};</script>
<script async src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${number(shop.name, 6)}"></script><script src="https://cdn.judge.me/widget_preloader.js" async></script>${shop.head ?? ''}
</head>
<body class="template-page" data-center-text="true" data-button_style="square" data-type_header_capitalize="false" data-swatch_style="round">
<a class="in-page-link visually-hidden skip-link" href="#MainContent">Skip to content</a>
<div id="PageContainer" class="page-container"><div class="transition-body">
<div id="NavDrawer" class="drawer drawer--right"><div class="drawer__contents"><ul class="mobile-nav" role="navigation" aria-label="Primary">${each(shop.nav, ([href, label]) => `<li class="mobile-nav__item appear-animation"><a href="${href}" class="mobile-nav__link mobile-nav__link--top-level">${label}</a></li>`)}<li class="mobile-nav__item mobile-nav__item--secondary"><div class="grid"><div class="grid__item one-half"><a href="/account" class="mobile-nav__link">Log in</a></div></div></li></ul></div></div>
<div class="toolbar small--hide"><div class="page-width"><div class="announcement-text"><span class="announcement-link-text">${shop.promo ?? 'Free shipping over $75'}</span></div></div></div>
<header id="SiteHeader" class="site-header" data-sticky="true" data-overlay="false"><div class="page-width"><div class="header-layout header-layout--left-center"><div class="header-item header-item--logo"><a href="/" class="site-header__logo-link logo--has-inverted">${shop.name}</a></div><ul class="site-nav site-navigation small--hide">${each(shop.nav, ([href, label]) => `<li class="site-nav__item site-nav__expanded-item"><a href="${href}" class="site-nav__link site-nav__link--underline">${label}</a></li>`)}</ul></div></div></header>
<main class="main-content" id="MainContent"><div class="page-width page-content"><header class="section-header"><h1 class="section-header__title">${title === 'Home' ? shop.name : title}</h1></header><div class="rte rte--nomargin">${html}</div>
${path === '/' ? `<div class="grid grid--uniform">${each(shop.goods, ([handle, name, price]) => `<div class="grid__item grid-product small--one-half medium-up--one-quarter"><div class="grid-product__content"><a href="/products/${handle}" class="grid-product__link"><div class="grid-product__image-mask"><div class="image-wrap" style="height: 0; padding-bottom: 100%;"><img class="lazyload" data-src="//${shop.host}/cdn/shop/products/${handle}_{width}x.jpg" alt="${attribute(name)}"></div></div><div class="grid-product__meta"><div class="grid-product__title grid-product__title--body">${name}</div><div class="grid-product__price">${price}</div><div class="jdgm-widget jdgm-preview-badge" data-id="${number(handle, 8)}"></div></div></a></div></div>`)}</div>` : ''}
</div></main>
<footer class="site-footer" data-section-id="footer" data-section-type="footer-section"><div class="page-width"><div class="grid"><div class="grid__item footer__item--menu"><p class="footer__title small--hide">Company</p><ul class="no-bullets site-footer__linklist">${each(shop.foot, ([href, label]) => `<li><a href="${href}">${label}</a></li>`)}</ul></div><div class="grid__item footer__item--contact"><p>${reach(shop)}</p></div><div class="grid__item footer__newsletter"><p class="footer__title">Sign up and save</p><div class="klaviyo-form-${number(shop.host, 6)}"></div></div></div><p class="footer__small-text">&copy; 2024 ${shop.name} ${shop.credit ?? ''}</p><p class="footer__small-text"><a href="https://www.shopify.com?utm_campaign=poweredby" rel="nofollow">Powered by Shopify</a></p></div></footer>
</div></div>
${organization(shop)}${extra}
<div id="VideoModal" class="modal modal--solid"><div class="modal__inner"><div class="modal__centered page-width text-center"><div class="modal__centered-content"><div class="video-wrapper video-wrapper--modal"><div id="VideoHolder"></div></div></div></div></div></div>
</body></html>`;
  return filled(
    shop,
    texts,
    draw,
    ([handle, title, price]) =>
      `<div class="product-single__meta"><h2 class="h2 product-single__title">${title}</h2><span class="product__price">${price}</span><div class="product-block"><form method="post" action="/cart/add" class="product-single__form"><input type="hidden" name="id" value="${number(handle, 9)}"><button type="submit" class="btn btn--full add-to-cart"><span>Add to cart</span></button></form></div><div class="product-block"><ul class="sales-points"><li class="sales-point"><span class="icon-and-text">In stock, ready to ship</span></li></ul></div></div>`,
  );
};

/** WordPress with WooCommerce and Elementor. */
export const woo = (shop: Shop, texts: Texts): Site => {
  const draw = (path: string, title: string, html: string, extra: string): string => `<!DOCTYPE html>
<html lang="${shop.lang ?? 'en-US'}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="profile" href="https://gmpg.org/xfn/11"><link rel="pingback" href="https://${shop.host}/xmlrpc.php">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<!-- This site is optimized with the Yoast SEO plugin v22.6 - https://yoast.com/wordpress/plugins/seo/ -->
${openGraph(shop, path, title)}
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': `https://${shop.host}${path}`,
        url: `https://${shop.host}${path}`,
        name: `${title} - ${shop.name}`,
        isPartOf: { '@id': `https://${shop.host}/#website` },
        datePublished: '2021-04-11T14:22:10+00:00',
        dateModified: '2024-02-19T18:05:44+00:00',
      },
      {
        '@type': 'WebSite',
        '@id': `https://${shop.host}/#website`,
        url: `https://${shop.host}/`,
        name: shop.name,
        description: shop.about,
        potentialAction: [
          { '@type': 'SearchAction', target: `https://${shop.host}/?s={search_term_string}` },
        ],
      },
      { '@type': 'Organization', '@id': `https://${shop.host}/#organization`, name: shop.name },
    ],
  })}</script>
<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//www.googletagmanager.com' /><link rel="alternate" type="application/rss+xml" title="${attribute(shop.name)} &raquo; Feed" href="https://${shop.host}/feed/" />
<script>window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/15.0.3\\/72x72\\/","ext":".png","source":{"concatemoji":"https:\\/\\/${shop.host}\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.5.4"}};</script>
<link rel='stylesheet' id='woocommerce-layout-css' href='https://${shop.host}/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css?ver=8.9.2' media='all' /><link rel='stylesheet' id='elementor-frontend-css' href='https://${shop.host}/wp-content/plugins/elementor/assets/css/frontend-lite.min.css?ver=3.21.8' media='all' /><link rel='stylesheet' id='hello-elementor-css' href='https://${shop.host}/wp-content/themes/hello-elementor/style.min.css?ver=3.0.1' media='all' />
<script src="https://${shop.host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<meta name="generator" content="WordPress 6.5.4" /><meta name="generator" content="WooCommerce 8.9.2" /><meta name="generator" content="Elementor 3.21.8; features: e_optimized_assets_loading, additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-auto">${shop.head ?? ''}
</head>
<body class="page-template-default page theme-hello-elementor woocommerce-no-js elementor-default elementor-kit-6">
<a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div data-elementor-type="header" data-elementor-id="41" class="elementor elementor-41 elementor-location-header" data-elementor-post-type="elementor_library"><section class="elementor-section elementor-top-section elementor-element elementor-element-6f2a1c elementor-section-boxed" data-id="6f2a1c" data-element_type="section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-33"><div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-theme-site-logo"><a href="https://${shop.host}/">${shop.name}</a></div></div></div><div class="elementor-column elementor-col-66"><div class="elementor-widget-wrap"><nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul id="menu-1-3b1" class="elementor-nav-menu">${each(shop.nav, ([href, label], at) => `<li class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${120 + at}"><a href="https://${shop.host}${href}" class="elementor-item">${label}</a></li>`)}</ul></nav></div></div></div></section></div>
<main id="content" class="site-main"><div class="page-content"><div data-elementor-type="wp-page" data-elementor-id="${number(path, 3)}" class="elementor" data-elementor-post-type="page"><section class="elementor-section elementor-top-section elementor-element elementor-section-boxed elementor-section-height-default" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column"><div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-heading" data-widget_type="heading.default"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${title === 'Home' ? shop.name : title}</h1></div></div><div class="elementor-element elementor-widget elementor-widget-text-editor" data-widget_type="text-editor.default"><div class="elementor-widget-container">${html}</div></div></div></div></div></section>
${path === '/' ? `<section class="elementor-section elementor-top-section"><div class="woocommerce columns-4"><ul class="products elementor-grid columns-4">${each(shop.goods, ([handle, name, price], at) => `<li class="product type-product post-${400 + at} status-publish instock has-post-thumbnail shipping-taxable purchasable product-type-simple"><a href="https://${shop.host}/product/${handle}/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><img width="300" height="300" src="https://${shop.host}/wp-content/uploads/2023/05/${handle}-300x300.jpg" class="attachment-woocommerce_thumbnail" alt="" decoding="async"><h2 class="woocommerce-loop-product__title">${name}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=${400 + at}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" rel="nofollow">Add to cart</a></li>`)}</ul></div></section>` : ''}
</div></div></main>
<div data-elementor-type="footer" data-elementor-id="58" class="elementor elementor-58 elementor-location-footer"><footer class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-widget elementor-widget-icon-list"><ul class="elementor-icon-list-items">${each(shop.foot, ([href, label]) => `<li class="elementor-icon-list-item"><a href="https://${shop.host}${href}"><span class="elementor-icon-list-text">${label}</span></a></li>`)}</ul></div><div class="elementor-widget elementor-widget-text-editor"><p>${reach(shop)}</p></div><div class="elementor-widget elementor-widget-social-icons"><a class="elementor-icon elementor-social-icon elementor-social-icon-instagram" href="https://www.instagram.com/${shop.social ?? bare(shop.name)}/" target="_blank"><span class="elementor-screen-only">Instagram</span></a></div><div class="elementor-widget elementor-widget-text-editor"><p>Copyright &copy; 2024 ${shop.name}. All rights reserved. ${shop.credit ?? ''}</p></div></div></footer></div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog"><div class="cmplz-title">Manage Consent</div><div class="cmplz-message">To provide the best experiences, we use technologies like cookies to store and/or access device information.</div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accept</button><button class="cmplz-btn cmplz-deny">Deny</button></div></div></div>
<script id="wc-add-to-cart-js-extra">var wc_add_to_cart_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%","i18n_view_cart":"View cart","cart_url":"https:\\/\\/${shop.host}\\/cart\\/","is_cart":"","cart_redirect_after_add":"no"};</script>${extra}
</body></html>`;
  const site = filled(
    shop,
    texts,
    draw,
    ([handle, title, price]) =>
      `<div class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">${title}</h1><p class="price"><bdi>${price}</bdi></p><form class="cart" method="post" enctype="multipart/form-data"><div class="quantity"><input type="number" class="input-text qty text" name="quantity" value="1" size="4" min="1"></div><button type="submit" name="add-to-cart" value="${number(handle, 3)}" class="single_add_to_cart_button button alt">Add to cart</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${number(handle, 5)}</span></span></div></div></div>`,
    '/product/',
  );
  for (const [path, page] of Object.entries(site))
    if (path.startsWith('/product/')) {
      delete site[path];
      site[`${path}/`] = page;
    }
  return site;
};

/** Squarespace. */
export const square = (shop: Shop, texts: Texts): Site => {
  const draw = (path: string, title: string, html: string, extra: string): string => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="${shop.lang ?? 'en-US'}">
<head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- ${slug(shop.name)} -->
<base href=""><meta charset="utf-8" />
<link rel="icon" type="image/x-icon" href="https://images.squarespace-cdn.com/content/v1/5f${number(shop.name, 10)}/favicon.ico?format=100w"/>
${openGraph(shop, path, title)}
<script type="text/javascript" src="//use.typekit.net/ik/${number(shop.host, 11)}.js" async fetchpriority="high"></script>
<script type="text/javascript" crossorigin="anonymous" defer="true" src="//assets.squarespace.com/@sqs/polyfiller/1.6/modern.js"></script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(
    {
      betaFeatureFlags: [
        'campaigns_thumbnail_layout',
        'commerce_clearpay',
        'nested_categories',
        'section-sdk-minimum-version',
      ],
      facebookAppId: '314192535267336',
      rollups: {
        'squarespace-common-vendors': {
          js: '//assets.squarespace.com/universal/scripts-compressed/common-vendors-min.en-US.js',
        },
      },
      pageType: 50,
      website: {
        id: `5f${number(shop.name, 10)}`,
        identifier: `${slug(shop.name)}-${number(shop.name, 4)}`,
        websiteType: 4,
        baseUrl: `https://${shop.host}`,
        siteTitle: shop.name,
        siteTagLine: '',
        timeZone: 'America/New_York',
      },
      websiteSettings: {
        country: 'US',
        isContactEnabled: false,
        storeSettings: { isLive: true, storeCurrency: 'USD' },
      },
      templateVersion: '7.1',
    },
  )};</script>
<script type="application/ld+json">{"url":"https://${shop.host}","name":"${shop.name.replace(/"/g, '')}","description":"","image":"//images.squarespace-cdn.com/content/v1/logo.png","@context":"http://schema.org","@type":"WebSite"}</script>
<link rel="stylesheet" type="text/css" href="https://static1.squarespace.com/static/versioned-site-css/5f${number(shop.name, 10)}/12/site.css"/>${shop.head ?? ''}
</head>
<body id="collection-${number(path + shop.host, 10)}" class="form-field-style-solid form-field-shape-square header-overlay-alignment-center header-width-inset tweak-product-basic-item-width-inset sqs-seven-one ${path === '/' ? 'homepage' : ''} collection-type-page mobile-style-available" tabindex="-1">
<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="white header theme-col--primary"><div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar-text-inner"><p>${shop.promo ?? ''}</p></div></div><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">Skip to Content</a><div class="header-inner container--fluid"><div class="header-display-desktop"><div class="header-title-text"><a id="site-title" href="/">${shop.name}</a></div><nav class="header-nav-list">${each(shop.nav, ([href, label]) => `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`)}</nav><div class="showOnDesktop"><div class="header-actions-action header-actions-action--cart"><a href="/cart" class="cart-style-icon"><span class="sqs-cart-quantity">0</span></a></div></div></div></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="61${number(path, 8)}"><section data-test="page-section" data-section-theme="" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--small content-width--wide horizontal-alignment--center vertical-alignment--middle" data-section-id="61${number(`${path}a`, 8)}" data-current-styles="{&quot;imageOverlayOpacity&quot;: 0.15,&quot;backgroundWidth&quot;: &quot;background-width--full-bleed&quot;,&quot;sectionHeight&quot;: &quot;section-height--small&quot;}"><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-61${number(path, 6)}"><div class="fe-block fe-block-1"><div class="sqs-block html-block sqs-block-html" data-blend-mode="NORMAL" data-block-type="2" data-border-radii="{&quot;topLeft&quot;:{&quot;unit&quot;:&quot;px&quot;,&quot;value&quot;:0.0}}" id="block-${number(`${path}b`, 8)}"><div class="sqs-block-content"><div class="sqs-html-content">${path === '/' ? '' : `<h1 style="white-space:pre-wrap;">${title}</h1>`}${html}</div></div></div></div></div></div></div></section>
${path === '/' && shop.goods !== undefined ? `<section class="page-section"><div class="sqs-block summary-v2-block"><div class="summary-item-list">${each(shop.goods, ([handle, name, price]) => `<div class="summary-item summary-item-record-type-store-item"><div class="summary-content sqs-gallery-meta-container"><div class="summary-title"><a href="/shop/p/${handle}" class="summary-title-link">${name}</a></div><div class="summary-price"><div class="product-price">${price}</div></div></div></div>`)}</div></div></section>` : ''}
</article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="content-wrapper"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${each(shop.foot, ([href, label]) => `<p class="sqsrte-small"><a href="${href}">${label}</a></p>`)}<p class="sqsrte-small" style="white-space:pre-wrap;">${reach(shop)}</p><p class="sqsrte-small">© ${shop.name} ${shop.credit ?? ''}</p></div></div></div><div class="sqs-block newsletter-block sqs-block-newsletter"><form class="newsletter-form" data-form-id="61${number(shop.name, 9)}" method="POST"><header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Join our list</h2></header><input class="newsletter-form-field-element field-element" name="email" type="email" placeholder="Email Address"><button class="newsletter-form-button sqs-system-button" type="submit">Sign Up</button></form></div></div></section></footer></div>${extra}
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" style="display:none" data-usage="social-icons-svg"><symbol id="instagram-unauth-icon" viewBox="0 0 64 64"><path d="M46.91,25.816c-0.073-1.597-0.326-2.687-0.697-3.641c-0.383-0.986-0.896-1.823-1.73-2.657"/></symbol></svg>
</body></html>`;
  return filled(
    shop,
    texts,
    draw,
    ([, title, price]) =>
      `<section class="ProductItem"><h1 class="ProductItem-details-title">${title}</h1><div class="product-price">${price}</div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button" role="button" tabindex="0">Add To Cart</div></div></section>`,
    '/shop/p/',
  );
};

/** BigCommerce. */
export const stencil = (shop: Shop, texts: Texts): Site => {
  const draw = (path: string, title: string, html: string, extra: string): string => `<!DOCTYPE html>
<html class="no-js" lang="en">
<head>
${openGraph(shop, path, title)}
<meta name="platform" content="bigcommerce.stencil" /><meta name="viewport" content="width=device-width, initial-scale=1">
<link href="https://cdn11.bigcommerce.com/s-${number(shop.name, 8)}/product_images/favicon.ico" rel="shortcut icon">
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
<link data-stencil-stylesheet href="https://cdn11.bigcommerce.com/s-${number(shop.name, 8)}/stencil/4c1f/e/5a2b/css/theme-8d91.css" rel="stylesheet">
<script type="text/javascript">var BCData = {"csrf_token":"${number(path, 11)}f3"}; window.consentManagerTranslations = {"locale":"en","translations":{"manage_cookie_preferences":"Manage Cookie Preferences","use_cookies_statement":"We use cookies (and other similar technologies) to collect data to improve your shopping experience."}};</script>
<script src="https://www.google.com/recaptcha/api.js" async defer></script>${shop.head ?? ''}
</head>
<body>
<header class="header" role="banner"><a href="#" class="mobileMenu-toggle" data-mobile-menu-toggle="menu"><span class="mobileMenu-toggleIcon">Toggle menu</span></a>
<nav class="navUser"><ul class="navUser-section navUser-section--alt"><li class="navUser-item"><a class="navUser-action" href="/giftcertificates.php">Gift Certificates</a></li><li class="navUser-item navUser-item--account"><a class="navUser-action" href="/login.php">Sign in</a> <span class="navUser-or">or</span> <a class="navUser-action" href="/login.php?action=create_account">Register</a></li><li class="navUser-item navUser-item--cart"><a class="navUser-action" href="/cart.php"><span class="navUser-item-cartLabel">Cart</span></a></li></ul></nav>
<h1 class="header-logo header-logo--center"><a href="https://${shop.host}/" class="header-logo__link"><span class="header-logo-text">${shop.name}</span></a></h1>
<div class="banners" data-banner-location="top"><p>${shop.promo ?? ''}</p></div>
<div class="navPages-container" id="menu" data-menu><nav class="navPages"><div class="navPages-quickSearch"><form class="form" action="/search.php"><input class="form-input" data-search-quick name="search_query" placeholder="Search the store"></form></div><ul class="navPages-list">${each(shop.nav, ([href, label]) => `<li class="navPages-item"><a class="navPages-action" href="https://${shop.host}${href}">${label}</a></li>`)}</ul></nav></div></header>
<div class="body" data-currency-code="USD"><div class="container"><nav aria-label="Breadcrumb"><ol class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="https://${shop.host}/"><span>Home</span></a></li><li class="breadcrumb is-active"><span>${title}</span></li></ol></nav><main class="page"><h1 class="page-heading">${title === 'Home' ? shop.name : title}</h1><div class="page-content page-content--centered">${html}</div>
${path === '/' ? `<ul class="productGrid">${each(shop.goods, ([handle, name, price]) => `<li class="product"><article class="card" data-test="card-${number(handle, 3)}"><figure class="card-figure"><a href="https://${shop.host}/${handle}/" class="card-figure__link"><div class="card-img-container"><img src="https://cdn11.bigcommerce.com/s-${number(shop.name, 8)}/images/stencil/500x659/products/${handle}.jpg" alt="${attribute(name)}" class="card-image lazyautosizes"></div></a></figure><div class="card-body"><h3 class="card-title"><a href="https://${shop.host}/${handle}/">${name}</a></h3><div class="card-text" data-test-info-type="price"><span data-product-price-without-tax class="price price--withoutTax">${price}</span></div></div></article></li>`)}</ul>` : ''}</main></div></div>
<footer class="footer" role="contentinfo"><h2 class="footer-title-sr-only">Footer Start</h2><div class="container"><section class="footer-info"><article class="footer-info-col footer-info-col--small"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${each(shop.foot, ([href, label]) => `<li><a href="https://${shop.host}${href}">${label}</a></li>`)}</ul></article><article class="footer-info-col"><h3 class="footer-info-heading">Info</h3><address>${reach(shop)}</address></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">Subscribe to our newsletter</h3><form class="form" action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><input class="form-input" name="nl_email" type="email" placeholder="Your email address"></form></article></section><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant&amp;utm_medium=poweredbyBC" rel="nofollow">BigCommerce</a></p><p class="powered-by">&copy; 2024 ${shop.name} ${shop.credit ?? ''}</p></div></div></footer>
<script>window.__webpack_public_path__ = "https://cdn11.bigcommerce.com/s-${number(shop.name, 8)}/stencil/4c1f/e/5a2b/dist/";</script>${extra}
</body></html>`;
  const site = filled(
    shop,
    texts,
    draw,
    ([handle, title, price]) =>
      `<div class="productView"><section class="productView-details product-data"><div class="productView-product"><h1 class="productView-title">${title}</h1><div class="productView-price"><span class="price price--withoutTax">${price}</span></div><dl class="productView-info"><dt class="productView-info-name">SKU:</dt><dd class="productView-info-value">${number(handle, 6)}</dd></dl></div></section></div>`,
    '/',
  );
  for (const [handle] of shop.goods ?? []) {
    const page = site[`/${handle}`];
    if (page !== undefined) {
      delete site[`/${handle}`];
      site[`/${handle}/`] = page;
    }
  }
  return site;
};

/** Wix: every line of text in spans of its own. */
export const wix = (shop: Shop, texts: Texts): Site => {
  const spans = (html: string): string =>
    html.replace(
      /<(p|h2|h3|li)>([\s\S]*?)<\/\1>/g,
      (_all, tag: string, inner: string) =>
        `<${tag} class="font_8 wixui-rich-text__text" style="font-size:17px; line-height:1.6em;"><span style="letter-spacing:normal;" class="wixui-rich-text__text"><span style="font-family:avenir-lt-w01_35-light1475496,sans-serif;" class="wixui-rich-text__text">${inner}</span></span></${tag}>`,
    );
  const draw = (path: string, title: string, html: string, extra: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/>
<link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/${number(shop.name, 6)}_a1b2.png/v1/fill/w_192,h_192/favicon.png"/>
${openGraph(shop, path, title)}
<script>window.viewerModel = {"siteAssets":{"clientTopology":{"mediaRootUrl":"https://static.wixstatic.com","staticMediaUrl":"https://static.wixstatic.com/media"}},"site":{"metaSiteId":"${number(shop.host, 8)}-1f2e-4c3d","siteType":"UGC","externalBaseUrl":"https://${shop.host}"},"language":{"userLanguage":"en","siteLanguage":"en"},"mode":{"qa":false,"enableTestApi":false,"debug":false,"ssrOnly":false}}</script>
<style data-url="https://siteassets.parastorage.com/pages/pages/thunderbolt">#SITE_CONTAINER{position:relative}.font_8{font:normal normal normal 16px/1.4em avenir-lt-w01_35-light1475496,sans-serif;color:rgb(var(--color_15))}#comp-kq${number(path, 5)}{--corvid-color:unset;--min-height:67px;--text-direction:var(--wix-opt-in-direction)}</style>${shop.head ?? ''}
</head><body class='device-desktop' style='--header-height:112px'>
<div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1" aria-label="top of page"><span class="mHZSwn">top of page</span></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope">
<header id="SITE_HEADER" class="xU8fqS SITE_HEADER wixui-header" tabindex="-1"><div class="_C0cVf"><div class="_4XcTfy" data-testid="screenWidthContainerBg"></div></div><div data-mesh-id="SITE_HEADERinlineContent"><h1 class="font_0 wixui-rich-text__text"><a href="https://${shop.host}" target="_self">${shop.name}</a></h1><wix-dropdown-menu id="comp-menu" class="hidden-during-prewarmup XwCBRN" dir="ltr"><nav aria-label="Site"><ul class="SlCvJa HNJMBQ" id="comp-menuitemsContainer">${each(shop.nav, ([href, label], at) => `<li id="comp-menu${at}" data-direction="ltr" class="comp-menu-item wixui-dropdown-menu__item"><a data-testid="linkElement" href="https://${shop.host}${href}" target="_self" class="UqnZqZ"><div class="w4Vxx6"><p class="JS76Uv" id="comp-menu${at}label">${label}</p></div></a></li>`)}</ul></nav></wix-dropdown-menu></div></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="JsJXaX SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars c1dmp"><div class="HT5ybB"><div id="Containerc1dmp" class="Containerc1dmp SPY_vo"><section id="comp-kq${number(path, 5)}" tabindex="-1" class="Oqnisf comp-section wixui-section"><div data-mesh-id="comp-inlineContent"><div class="HcOXKn SxM0TO comp-rich-text wixui-rich-text" data-testid="richTextElement"><h1 class="font_2 wixui-rich-text__text">${title === 'Home' ? shop.name : title}</h1></div><div class="HcOXKn SxM0TO comp-rich-text wixui-rich-text" data-testid="richTextElement">${spans(html)}</div></div></section>
${path === '/' ? `<section class="wixui-section"><ul data-hook="product-list-wrapper">${each(shop.goods, ([handle, name, price]) => `<li data-hook="product-list-grid-item"><div data-hook="product-item-root" data-slug="${handle}" aria-label="${attribute(name)}. gallery"><a href="https://${shop.host}/product-page/${handle}" data-hook="product-item-container"><p data-hook="product-item-name">${name}</p></a><span data-hook="product-item-price-to-pay">${price}</span></div></li>`)}</ul></section>` : ''}
</div></div></div></div></main>
<footer id="SITE_FOOTER" class="xU8fqS SITE_FOOTER wixui-footer" tabindex="-1"><div class="wixui-rich-text">${each(shop.foot, ([href, label]) => `<p class="font_8 wixui-rich-text__text"><a href="https://${shop.host}${href}" target="_self" class="wixui-rich-text__text">${label}</a></p>`)}<p class="font_8 wixui-rich-text__text">${reach(shop, '<span class="wixGuard">&#8203;</span> | ')}</p><p class="font_9 wixui-rich-text__text">©2024 by ${shop.name}. ${shop.credit ?? 'Proudly created with <a href="https://www.wix.com">Wix.com</a>'}</p></div></footer>
</div></div><div id="SCROLL_TO_BOTTOM" class="Vd6aQZ ignore-focus SCROLL_TO_BOTTOM" role="region" tabindex="-1" aria-label="bottom of page"><span class="mHZSwn">bottom of page</span></div></div></div>
<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-renderer-user-code","type":"GA","code":0},"mode":{"qa":false},"componentsLibrariesTopology":[{"artifactId":"editor-elements","namespace":"wixui","url":"https://static.parastorage.com/services/editor-elements/1.12345.0"}]}</script>
<script type="application/json" id="wix-warmup-data">{"platform":{"ssrPropsUpdates":[],"ssrStyleUpdates":[],"ssrStructureUpdates":[]},"pages":{"compIdToTypeMap":{"CONTROLLER":"AppController","SITE_HEADER":"HeaderContainer","SITE_FOOTER":"FooterContainer","PAGES_CONTAINER":"PagesContainer"}},"appsWarmupData":{"1380b703-ce81-ff05-f115-39571d94dfcd":{"siteCurrency":"USD"}}}</script>${extra}
</body></html>`;
  return filled(
    shop,
    texts,
    draw,
    ([, title, price]) =>
      `<p>${title}</p><p>${price}</p><button aria-label="Add to Cart" data-hook="add-to-cart">Add to Cart</button>`,
    '/product-page/',
  );
};

/** Made by hand, or by somebody's nephew. */
export const hand = (shop: Shop, texts: Texts): Site => {
  const draw = (path: string, title: string, html: string, extra: string): string => `<!DOCTYPE html>
<html lang="${shop.lang ?? 'en'}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
<title>${title === 'Home' ? shop.name : `${shop.name} | ${title}`}</title>
<meta name="description" content="${attribute(shop.about)}">
<link href="https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/css/bootstrap.min.css" rel="stylesheet">
<link href="/assets/css/custom.css?v=12" rel="stylesheet">
<script async src="https://www.googletagmanager.com/gtag/js?id=G-${number(shop.host, 8)}"></script>
<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', 'G-${number(shop.host, 8)}');</script>
<style>body{font-family:Georgia,serif;color:#333}.navbar-brand{font-size:1.6rem}.hero{padding:4rem 0;background:#f4efe6}.site-foot{background:#2b2b2b;color:#ddd;padding:2rem 0;font-size:.9rem}.site-foot a{color:#fff}</style>${shop.head ?? ''}
</head>
<body>
<nav class="navbar navbar-expand-lg navbar-light bg-light"><div class="container"><a class="navbar-brand" href="/">${shop.name}</a><button class="navbar-toggler" type="button" data-toggle="collapse" data-target="#nav" aria-controls="nav" aria-expanded="false" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav ml-auto">
${each(shop.nav, ([href, label]) => `<li class="nav-item${href === path ? ' active' : ''}"><a class="nav-link" href="${href}">${label}</a></li>`)}
</ul></div></div></nav>
${shop.promo === undefined ? '' : `<div class="alert alert-warning text-center mb-0">${shop.promo}</div>`}
<div class="container py-5">
<div class="row"><div class="col-lg-9">
<h1>${title === 'Home' ? shop.name : title}</h1>
${html}
</div><div class="col-lg-3"><div class="card"><div class="card-body"><h5 class="card-title">From the shop</h5><ul class="list-unstyled">${each(shop.goods, ([handle, name, price]) => `<li><a href="/products/${handle}">${name}</a> <span class="text-muted">${price}</span></li>`)}</ul></div></div></div></div>
</div>
<footer class="site-foot"><div class="container"><div class="row"><div class="col-md-4">${each(shop.foot, ([href, label]) => `<a href="${href}">${label}</a><br>`)}</div><div class="col-md-4">${reach(shop)}</div><div class="col-md-4"><a href="https://www.facebook.com/${shop.social ?? bare(shop.name)}">Facebook</a> &middot; <a href="https://www.instagram.com/${shop.social ?? bare(shop.name)}">Instagram</a></div></div><hr><small>&copy; 2012-2024 ${shop.name}. ${shop.credit ?? ''}</small></div></footer>
<script src="https://cdn.jsdelivr.net/npm/jquery@3.6.0/dist/jquery.slim.min.js"></script><script src="https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/js/bootstrap.bundle.min.js"></script>${extra}
</body></html>`;
  return filled(
    shop,
    texts,
    draw,
    ([, title, price]) =>
      `<p><strong>${title}</strong></p><p>${price}</p><p>Call or use the order form to buy.</p>`,
  );
};
