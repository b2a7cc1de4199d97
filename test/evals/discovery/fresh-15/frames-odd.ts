import { cookieBar, countries, ld, talkOf } from './parts.ts';
import type { Theme } from './site.ts';

/** A Shopify theme that was bought, with a side menu, a side cart and apps. */
export const palisade: Theme = (shop, title, body) => {
  const say = talkOf(shop);
  const { brand, host, lang, menu, foot, goods } = shop;
  const short = lang.slice(0, 2);
  return `<!doctype html>

<html class="no-js" lang="${lang}" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1.0, height=device-height, minimum-scale=1.0, maximum-scale=5.0">
    <title>${title ? `${title} | ${brand}` : brand}</title><link rel="canonical" href="https://${host}/"><link rel="preconnect" href="https://cdn.shopify.com"><link rel="preconnect" href="https://fonts.shopifycdn.com" crossorigin><link rel="dns-prefetch" href="https://productreviews.shopifycdn.com">
    <link rel="preload" href="//${host}/cdn/fonts/jost/jost_n4.woff2" as="font" type="font/woff2" crossorigin><meta property="og:type" content="website"><meta property="og:title" content="${title || brand}"><meta property="og:site_name" content="${brand}"><meta name="twitter:card" content="summary">
    <style>@font-face {font-family: Jost;font-weight: 400;font-style: normal;font-display: fallback;src: url("//${host}/cdn/fonts/jost/jost_n4.woff2") format("woff2");}
:root {--container-max-width: 100%;--container-xxs-max-width: 27.5rem;--container-sm-max-width: 61.25rem;--container-gutter: 1.25rem;--section-vertical-spacing: 2.5rem;--section-stack-gap: 2rem;--drawer-width: 30rem;--heading-font-family: Jost, sans-serif;--heading-font-weight: 400;--text-font-family: Jost, sans-serif;--text-h0: 2.75rem;--text-h1: 2rem;--text-base: 0.9375rem;--rounded-input: 0.375rem;--rounded-button: 0.375rem;--success-background: 238 241 235;--success-text: 112 138 92;--warning-background: 252 240 227;--error-background: 245 229 229;--error-text: 170 40 40;--background: 249 246 240;--text-color: 41 48 45;--border-color: 218 216 210;--dialog-background: 255 255 255;--page-overlay: 0 0 0 / 0.4;--star-color: 239 189 64;--transition-timing: cubic-bezier(.4,0,.2,1)}
[dir="ltr"]:root {--transform-origin-start: left;--transform-origin-end: right}</style>
    <script type="module" src="//${host}/cdn/shop/t/22/assets/vendor.min.js?v=166563" defer="defer"></script><script type="module" src="//${host}/cdn/shop/t/22/assets/theme.js?v=1333" defer="defer"></script><script type="module" src="//${host}/cdn/shop/t/22/assets/sections.js?v=1408" defer="defer"></script>
    <script>document.documentElement.classList.replace('no-js', 'js');window.themeVariables = {settings: {showPageTransition: null,staggerMenuApparition: true,reduceDrawerAnimation: false,pageType: "page",moneyFormat: "{{amount}}",cartType: "drawer",showCheckmarkOnAdd: false},strings: {accessibilityClose: "Close",addToCartButton: "Add to cart",soldOutButton: "Sold out",preOrderButton: "Pre-order",onSaleBadge: "On sale",soldOutBadge: "Sold out",imageZoomText: "Zoom",cartAddOrderNote: "Add order note",shippingEstimatorNoResults: "Sorry, we do not ship to your address."},mediaQueries: {'sm': 'screen and (min-width: 700px)','md': 'screen and (min-width: 1000px)','md-max': 'screen and (max-width: 999px)'}};</script>
    <script>var Shopify = Shopify || {};Shopify.shop = "${host.split('.')[0]}.myshopify.com";Shopify.locale = "${short}";Shopify.theme = {"name":"Palisade 10.9","id":1771034,"schema_name":"Prestige","schema_version":"10.9.0","theme_store_id":855,"role":"main"};Shopify.country = "US";</script>
    <script id="__st">var __st={"a":77120,"offset":-14400,"reqid":"b0f1-1752","pageurl":"${host}\\/","s":"pages-88","u":"3cf2","p":"page","rtyp":"page","rid":88};</script>
    <script>window.ShopifyPaypalV4VisibilityTracking = true;!function(o){function n(){var o=[];function n(){o.push(Array.prototype.slice.apply(arguments))}return n.q=o,n}var t=o.Shopify=o.Shopify||{};t.loadFeatures=n(),t.autoloadFeatures=n()}(window);</script>
    <script>window.gorgiasChatConfiguration = {application: {name: "${brand}"}, texts: {sendCheckoutForm: "Check out",usernameAndEmailAreRequired: "Please leave a name and an e-mail"}};window.smile_shop_info = {"loyalty":true,"points_label":"acorns"};</script>
  </head>
  <body class="features--button-transition features--zoom-image">
    <template id="drawer-default-template"><div part="base"><div part="overlay"></div><div part="content"><header part="header"><slot name="header"></slot><dialog-close-button style="display: contents"><button type="button" part="close-button tap-area" aria-label="Close"><svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16"><path d="m1 1 14 14M1 15 15 1" stroke="currentColor" fill="none"/></svg></button></dialog-close-button></header><div part="body"><slot></slot></div><footer part="footer"><slot name="footer"></slot></footer></div></div></template>
    <a href="#main" class="skip-to-content sr-only">${say.skip}</a>
    <aside id="shopify-section-sections--22__announcement-bar" class="shopify-section shopify-section-group-header-group shopify-section--announcement-bar"><height-observer variable="announcement-bar"><div class="announcement-bar"><announcement-bar-carousel allow-swipe autoplay="5" class="announcement-bar__carousel"><p class="prose heading is-selected">${shop.notice}</p></announcement-bar-carousel></div></height-observer></aside>
    <header id="shopify-section-sections--22__header" class="shopify-section shopify-section-group-header-group shopify-section--header"><x-header class="header"><a href="/" class="header__logo"><span class="sr-only">${brand}</span><img src="//${host}/cdn/shop/files/wordmark.svg?v=16" alt="${brand}" width="180" height="40"></a><nav class="header__link-list" role="navigation"><ul class="contents unstyled-list">${menu.map(({ path, name }, at) => `<li><a href="${path}" class="h6" data-dropdown="${at}">${name}</a></li>`).join('')}</ul></nav><nav class="header__secondary-nav"><a href="/account" class="header__account-icon"><span class="sr-only">${say.account}</span></a><a href="/cart" aria-controls="cart-drawer" class="header__cart"><span class="sr-only">${say.cart}</span><cart-count>0</cart-count></a></nav></x-header><navigation-drawer mobile-opening="bottom" id="header-sidebar-menu" class="navigation-drawer drawer"><div class="panel-list__wrapper"><div class="panel"><ul class="panel-scroller unstyled-list">${menu.map(({ path, name }) => `<li class="h3 sm:h4"><a href="${path}" class="group block w-full"><span><span class="reversed-link">${name}</span></span></a></li>`).join('')}</ul></div></div></navigation-drawer></header>
    <cart-drawer id="cart-drawer" class="cart-drawer drawer drawer--center-body" initial-focus="false" handle-editor-events><p class="h5">${say.empty}</p><a class="button" href="${goods[1]?.path ?? '/'}">${goods[1]?.name ?? brand}</a></cart-drawer>
    <search-drawer class="search-drawer drawer" id="search-drawer" initial-focus="false"><form action="/search" method="get" class="form search-drawer__form" role="search"><input type="search" name="q" placeholder="${say.search}" spellcheck="false" class="h5" autocomplete="off"></form><predictive-search class="search-drawer__results" section-id="predictive-search"></predictive-search></search-drawer>
    <main role="main" id="main" class="anchor"><section id="shopify-section-template--88__main" class="shopify-section shopify-section--main-page"><div class="section-spacing section-spacing--tight"><div class="container container--sm">${title ? `<div class="page-header"><h1 class="h1">${title}</h1></div>` : ''}<div class="page-content"><div class="prose">
${body}
    </div></div></div></div></section></main>
    ${ld({ '@type': 'WebSite', name: brand, url: `https://${host}`, potentialAction: { '@type': 'SearchAction', target: `https://${host}/search?q={search_term_string}`, 'query-input': 'required name=search_term_string' } })}
    <footer id="shopify-section-sections--22__footer" class="shopify-section shopify-section-group-footer-group shopify-section--footer"><div class="footer"><div class="footer__inner"><div class="footer__block-list"><div class="footer__block footer__block--menu"><ul class="v-stack unstyled-list">${foot.map(({ path, name }) => `<li><a href="${path}" class="link-faded">${name}</a></li>`).join('')}</ul></div><div class="footer__block footer__block--newsletter"><p class="h6">${say.letter}</p><form method="post" action="/contact#footer-newsletter" class="form" accept-charset="UTF-8"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" required placeholder="E-mail" class="input is-floating"><button type="submit" class="button">${say.join}</button></form></div></div><div class="footer__aside"><div class="h-stack"><select name="country_code" aria-label="Country">${countries.map(([land, money], at) => `<option value="${at}">${land} (${money})</option>`).join('')}</select></div><p class="footer__copyright">© ${brand} 2026</p><p>${shop.imprint}</p></div></div></div></footer>
    ${cookieBar(shop)}<script>window.tidioChatLang = "${short}";</script><div id="shopify-block-reviews" class="shopify-block shopify-app-block"><script>window.yotpo = {appKey: "kq0x", lang: "${short}"};</script></div>
  </body>
</html>`;
};

export const square: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="${lang}" class="touch-styles">
  <head>
    <meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- ${host.split('.')[0]} -->
<base href=""><meta charset="utf-8" /><title>${title ? `${title} &mdash; ${brand}` : brand}</title>
<link rel="shortcut icon" type="image/x-icon" href="https://images.squarespace-cdn.com/content/v1/61a/favicon.ico?format=100w"/><link rel="canonical" href="https://${host}"/><meta property="og:site_name" content="${brand}"/>
<script type="text/javascript" crossorigin="anonymous" nomodule="nomodule" src="//assets.squarespace.com/@sqs/polyfiller/1.6/legacy.js"></script>
<script type="text/javascript">SQUARESPACE_ROLLUPS = {};</script><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["campaigns_import_discounts","scripts_defer","nested_categories"],"facebookAppId":"314192535267336","templateId":"5c5a519771c10ba3470d8101","templateVersion":"7.1","websiteId":"61a0","website":{"id":"61a0","identifier":"${host.split('.')[0]}","websiteType":1,"siteTitle":"${brand}","shareButtonOptions":{"1":true,"2":true}},"showAnnouncementBar":true,"pageType":2,"isPublished":true};</script>
<link rel="stylesheet" type="text/css" href="https://definitions.sqspcdn.com/website-component-definition/static-assets/website.components.form/2b/website.components.form.styles.css"/>
<style>:root{--tweak-text-block-padding:6%;--site-outer-padding:4vw;--white-hsl:39.99,33.33%,97.06%;--black-hsl:0,0%,0%;--accent-hsl:158,21%,30%}.fe-block-yui{grid-area:2/3/14/23;z-index:1;@media(max-width:767px){grid-area:2/2/8/10}}</style>
  </head>
  <body id="collection-61b" class="primary-button-style-solid tweak-global-animations-enabled header-overlay-alignment-center show-cart-icon collection-type-page view-list">
    <div id="siteWrapper" class="clearfix site-wrapper"><div class="floating-cart hidden" data-controller="FloatingCart"><a href="/cart" class="icon icon--stroke icon--fill icon--cart sqs-custom-cart"><span class="Cart-inner"><div class="legacy-cart icon-cart-quantity"><span class="sqs-cart-quantity">0</span></div></span></a></div>
    <div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><span class="sqs-announcement-bar-text-inner"><p>${notice}</p></span></div></div>
    <header data-test="header" id="header" class="black header theme-col--primary" data-section-id="61c"><div class="header-announcement-bar-wrapper"><div class="header-inner container--fluid"><div class="header-title-logo"><a href="/" data-animation-role="header-element">${brand}</a></div><div class="header-nav"><nav class="header-nav-list">${menu.map(({ path, name }) => `<div class="header-nav-item header-nav-item--collection"><a href="${path}" data-animation-role="header-element">${name}</a></div>`).join('')}</nav></div><div class="header-actions"><a class="user-accounts-text-link" href="#"><span class="unauth">Login</span></a></div></div></div></header>
    <main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="61d"><section data-test="page-section" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--small content-width--wide" data-section-id="61e"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div data-fluid-engine="true"><div class="fluid-engine fe-61e"><div class="fe-block fe-block-yui"><div class="sqs-block html-block sqs-block-html" data-blend-mode="NORMAL" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>${title ? `<h1 style="white-space:pre-wrap;">${title}</h1>` : ''}
${body.replaceAll('<p>', '<p class="" style="white-space:pre-wrap;">')}
</div></div></div></div></div></div></div></div></section></article></main>
    <footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="sqs-block html-block"><div class="sqs-html-content" data-sqsp-text-block-content>${foot.map(({ path, name }) => `<p class="sqsrte-small"><a href="${path}">${name}</a></p>`).join('')}<p class="sqsrte-small">${imprint}</p></div></div><div class="sqs-block newsletter-block"><form class="newsletter-form" data-form-id="61f"><div class="newsletter-form-body"><input class="newsletter-form-field-element field-element" name="email" type="email" autocomplete="email" placeholder="Email Address"><button class="newsletter-form-button sqs-system-button" type="submit">Sign Up</button></div></form></div></section></footer></div>
    <svg xmlns="http://www.w3.org/2000/svg" version="1.1" style="display:none" data-usage="social-icons-svg"><symbol id="instagram-unauth-icon" viewBox="0 0 64 64"><path d="M46.91,25.816c-0.073-1.597-0.326-2.687-0.697-3.641c-0.383-0.986-0.896-1.823-1.73-2.657c-0.834-0.834-1.67-1.347-2.657-1.73"/></symbol></svg>
  </body>
</html>`;

export const flow: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!DOCTYPE html><!-- Last Published: Mon Mar 02 2026 09:41:10 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="${host}" data-wf-page="66b1f0c2" data-wf-site="65ff10aa" lang="${lang}"><head><meta charset="utf-8"/><title>${title ? `${title} | ${brand}` : brand}</title><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://cdn.prod.website-files.com/65ff10aa/css/site.webflow.shared.min.css" rel="stylesheet" type="text/css"/><script src="https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js" type="text/javascript"></script><script type="text/javascript">WebFont.load({ google: { families: ["DM Sans:regular,500,700"] }});</script><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script><link href="https://cdn.prod.website-files.com/65ff10aa/favicon.png" rel="shortcut icon" type="image/x-icon"/><style>.w-commerce-commercecartwrapper{display:inline-block;position:relative}.w-layout-grid{display:grid;grid-auto-columns:1fr;grid-template-rows:auto auto;grid-template-columns:1fr 1fr;grid-row-gap:16px;grid-column-gap:16px}.w-commerce-commercecartopenlink{display:flex;align-items:center;cursor:pointer;text-decoration:none;background-color:#3898ec;border-radius:0;color:#fff;padding:9px 15px}.w-commerce-commercecartemptystate{display:flex;flex:1;justify-content:center;align-items:center;padding-top:100px;padding-bottom:100px}.rich-text p{margin-bottom:1.25rem}.rich-text h2{margin-top:2.5rem}.nav-menu-2{column-gap:2rem;align-items:center;display:flex}@media screen and (max-width:991px){.nav-menu-2{display:block}}</style></head><body class="body"><div class="banner-strip"><div class="text-size-small">${notice}</div></div><div data-animation="default" data-collapse="medium" data-duration="400" data-easing="ease" role="banner" class="navbar w-nav"><div class="container-large w-container"><a href="/" class="brand-link w-nav-brand"><div class="text-block-7">${brand}</div></a><nav role="navigation" class="nav-menu-2 w-nav-menu">${menu.map(({ path, name }) => `<a href="${path}" class="nav-link w-nav-link">${name}</a>`).join('')}</nav><div data-node-type="commerce-cart-wrapper" data-open-product="" data-wf-cart-type="rightSidebar" class="w-commerce-commercecartwrapper cart"><a class="w-commerce-commercecartopenlink cart-button w-inline-block" role="button" href="#"><div class="w-inline-block">Cart</div><div data-count-hide-rule="empty" class="w-commerce-commercecartopenlinkcount cart-quantity">0</div></a><div class="w-commerce-commercecartemptystate"><div>No items found.</div></div></div><div class="menu-button w-nav-button"><div class="icon w-icon-nav-menu"></div></div></div></div><div class="section-page-header">${title ? `<h1 class="heading-style-h1">${title}</h1>` : ''}</div><section class="section-content"><div class="padding-global"><div class="container-medium"><div class="rich-text w-richtext">${body}</div></div></div></section><section class="footer"><div class="w-layout-grid footer-grid">${foot.map(({ path, name }) => `<a href="${path}" class="footer-link">${name}</a>`).join('')}</div><div class="w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get" class="newsletter"><input class="text-field w-input" maxlength="256" name="email" data-name="Email" placeholder="Enter your email" type="email" id="email" required=""/><input type="submit" data-wait="Please wait..." class="button w-button" value="Subscribe"/></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div><div class="text-size-tiny">${imprint}</div></section><script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=65ff10aa" type="text/javascript" crossorigin="anonymous"></script><script src="https://cdn.prod.website-files.com/65ff10aa/js/webflow.schunk.36b8fb49.js" type="text/javascript"></script></body></html>`;

/** BigCommerce's own theme. */
export const stencil: Theme = (shop, title, body) => {
  const { brand, host, lang, menu, foot, notice, imprint } = shop;
  const cross =
    '<svg><use href="#icon-close"></use></svg><span class="aria-description--hidden">Close</span>';
  return `<!DOCTYPE html>
<html class="no-js" lang="${lang}">
    <head>
        <title>${title ? `${title} - ${brand}` : brand}</title>
        <link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-w0k3fq" crossorigin><link rel="dns-prefetch preconnect" href="https://fonts.googleapis.com/" crossorigin>
        <meta name="viewport" content="width=device-width, initial-scale=1"><meta name='platform' content='bigcommerce.stencil' />
        <script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script>
        <script>function browserSupportsAllFeatures() {return window.Promise && window.fetch && window.URL && window.URLSearchParams && window.WeakMap && window.Headers && window.Request && window.Response && window.TextEncoder && window.IntersectionObserver;}function loadScript(src) {var js = document.createElement('script');js.src = src;js.onerror = function () {console.error('Failed to load polyfill script ' + src);};document.head.appendChild(js);}if (!browserSupportsAllFeatures()) {loadScript('https://cdn11.bigcommerce.com/s-w0k3fq/stencil/5e/dist/theme-bundle.polyfills.js');}</script>
        <link data-stencil-stylesheet href="https://cdn11.bigcommerce.com/s-w0k3fq/stencil/5e/css/theme-0d7.css" rel="stylesheet"><link href="https://fonts.googleapis.com/css?family=Karla:400%7CMontserrat:400,500,700&display=block" rel="stylesheet">
        <script type="text/javascript">var BCData = {"csrf_token":"9af0be"};</script>
        <script>(function () {var xmlHttp = new XMLHttpRequest();xmlHttp.open('POST', 'https://bes.gcp.data.bigcommerce.com/nobot');xmlHttp.setRequestHeader('Content-Type', 'application/json');xmlHttp.send('{"store_id":"100377","timezone_offset":"-5.0","timestamp":"2026-03-04T08:12:19Z","channel_id":1}');})();</script>
    </head>
    <body>
        <svg data-src="https://cdn11.bigcommerce.com/s-w0k3fq/stencil/5e/img/icon-sprite.svg" class="icons-svg-sprite"></svg>
        <a href="#main-content" class="skip-to-main-link">Skip to main content</a>
        <div class="banners" data-banner-location="top"><div data-event-type="promotion" data-entity-id="1" class="banner">${notice}</div></div>
        <header class="header" role="banner">
            <a href="#" class="mobileMenu-toggle" data-mobile-menu-toggle="menu"><span class="mobileMenu-toggleIcon">Toggle menu</span></a>
            <nav class="navUser" aria-label="User navigation"><ul class="navUser-section navUser-section--alt"><li class="navUser-item"><button class="navUser-action navUser-action--quickSearch" type="button" id="quick-search-expand">Search</button></li><li class="navUser-item navUser-item--account"><a class="navUser-action" href="/login.php">Sign in</a> <span class="navUser-or">or</span> <a class="navUser-action" href="/login.php?action=create_account">Register</a></li><li class="navUser-item navUser-item--cart"><a class="navUser-action" data-cart-preview href="/cart.php"><span class="navUser-item-cartLabel">Cart</span> <span class="countPill cart-quantity"></span></a></li></ul></nav>
            <div class="header-logo header-logo--center"><a href="https://${host}/" class="header-logo__link"><span class="header-logo-text">${brand}</span></a></div>
            <div class="navPages-container" id="menu" data-menu><nav class="navPages"><ul class="navPages-list">${menu.map(({ path, name }) => `<li class="navPages-item navPages-item-page"><a class="navPages-action" href="${path}">${name}</a></li>`).join('')}</ul></nav></div>
        </header>
        <div class="body" id="main-content"><div class="container"><nav aria-label="Breadcrumb"><ol class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="https://${host}/"><span>Home</span></a></li><li class="breadcrumb is-active"><a class="breadcrumb-label" href="#" aria-current="page"><span>${title}</span></a></li></ol></nav>
        <main class="page">${title ? `<h1 class="page-heading">${title}</h1>` : ''}<div class="page-content page-content--centered">
${body}
        </div></main></div>
        <div id="modal" class="modal" data-reveal data-prevent-quick-search-close><button class="modal-close" type="button">${cross}</button><div class="modal-content"></div><div class="loadingOverlay"></div></div>
        <div id="alert-modal" class="modal modal--alert modal--small" data-reveal><div class="alert-icon error-icon"><span class="icon-content"></span></div><div class="modal-content"></div><div class="button-container"><button type="button" class="confirm button" data-reveal-close>OK</button><button type="button" class="cancel button" data-reveal-close>Cancel</button></div></div></div>
        <footer class="footer" role="contentinfo"><h2 class="footer-title-sr-only">Footer Start</h2><div class="container"><section class="footer-info"><article class="footer-info-col footer-info-col--small" data-section-type="footer-webPages"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${foot.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`).join('')}</ul></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">Subscribe to our newsletter</h3><form class="form" action="/subscribe.php" method="post"><fieldset class="form-fieldset"><input type="hidden" name="action" value="subscribe"><div class="form-field"><input class="form-input" id="nl_email" name="nl_email" type="email" value="" placeholder="Your email address"><input class="button button--primary form-prefixPostfix-button--postfix" type="submit" value="Subscribe"></div></fieldset></form></article><article class="footer-info-col footer-info-col--small" data-section-type="storeInfo"><h3 class="footer-info-heading">Info</h3><address>${imprint}</address></article></section><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant" rel="nofollow">BigCommerce</a></p><p class="powered-by">&copy; 2026 ${brand}</p></div></div></footer>
        ${cookieBar(shop)}<script>window.__webpack_public_path__ = "https://cdn11.bigcommerce.com/s-w0k3fq/stencil/5e/dist/";window.stencilBootstrap && window.stencilBootstrap("page", "{\\"zoomSize\\":\\"1280x1280\\",\\"productSize\\":\\"500x659\\",\\"genericError\\":\\"Oops! Something went wrong.\\",\\"maintenanceMode\\":{},\\"urls\\":{\\"home\\":\\"https://${host}/\\"},\\"secureBaseUrl\\":\\"https://${host}\\",\\"cartId\\":null,\\"template\\":\\"pages/page\\"}").load();</script>
    </body>
</html>`;
};

export const luma: Theme = (shop, title, body) => {
  const { brand, host, lang, menu, foot, notice, imprint } = shop;
  return `<!doctype html>
<html lang="${lang}">
    <head prefix="og: http://ogp.me/ns# fb: http://ogp.me/ns/fb#">
        <script>    var LOCALE = '${lang}';    var BASE_URL = 'https\\u003A\\u002F\\u002F${host}\\u002F';    var require = {        'baseUrl': 'https\\u003A\\u002F\\u002F${host}\\u002Fstatic\\u002Fversion1751\\u002Ffrontend\\u002FVendor\\u002Ftheme'    };</script>
        <meta charset="utf-8"/><meta name="title" content="${title || brand}"/><meta name="robots" content="INDEX,FOLLOW"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="format-detection" content="telephone=no"/>
        <title>${title ? `${title} | ${brand}` : brand}</title>
        <link rel="stylesheet" type="text/css" media="all" href="https://${host}/static/version1751/frontend/Vendor/theme/css/styles-m.css"/><link rel="stylesheet" type="text/css" media="screen and (min-width: 768px)" href="https://${host}/static/version1751/frontend/Vendor/theme/css/styles-l.css"/>
        <script type="text/javascript" src="https://${host}/static/version1751/frontend/Vendor/theme/requirejs/require.js"></script>
        <script type="text/x-magento-init">{"*": {"Magento_PageCache/js/form-key-provider": {"isPaginationCacheEnabled": 0}}}</script>
    </head>
    <body data-container="body" data-mage-init='{"loaderAjax": {}, "loader": { "icon": "https://${host}/static/version1751/images/loader-2.gif"}}' id="html-body" class="cms-page-view page-layout-1column">
<script type="text/x-magento-init">{"*": {"mage/cookies": {"expires": null,"path": "\\u002F","domain": ".${host}","secure": true,"lifetime": "3600"}}}</script>
<noscript><div class="message global noscript"><div class="content"><p><strong>JavaScript seems to be disabled in your browser.</strong> <span>For the best experience on our site, be sure to turn on Javascript in your browser.</span></p></div></div></noscript>
<div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><div class="panel header"><a class="action skip contentarea" href="#contentarea"><span>Skip to Content</span></a><ul class="header links"><li class="greet welcome" data-bind="scope: 'customer'"><span class="not-logged-in" data-bind="text: 'Welcome'"></span><script type="text/x-magento-init">{"*":{"Magento_Ui/js/core/app":{"components":{"customer":{"component":"Magento_Customer/js/view/customer"}}}}}</script></li><li class="link authorization-link"><a href="https://${host}/customer/account/login/">Sign In</a></li><li><a href="https://${host}/customer/account/create/" id="idABC">Create an Account</a></li></ul></div></div><div class="global promo">${notice}</div><div class="header content"><span data-action="toggle-nav" class="action nav-toggle"><span>Toggle Nav</span></span><a class="logo" href="https://${host}/" title="" aria-label="store logo"><img src="https://${host}/media/logo/default/logo.png" title="" alt="${brand}" width="190" height="48"/></a><div data-block="minicart" class="minicart-wrapper"><a class="action showcart" href="https://${host}/checkout/cart/" data-bind="scope: 'minicart_content'"><span class="text">My Cart</span></a></div><div class="block block-search"><div class="block block-title"><strong>Search</strong></div><form class="form minisearch" id="search_mini_form" action="https://${host}/catalogsearch/result/" method="get"><input id="search" type="text" name="q" value="" placeholder="Search entire store here..." class="input-text" maxlength="128"/></form></div></div></header>
<div class="sections nav-sections"><div class="section-items nav-sections-items" data-mage-init='{"tabs":{"openedState":"active"}}'><nav class="navigation" data-action="navigation"><ul data-mage-init='{"menu":{"responsive":true, "expanded":true, "position":{"my":"left top","at":"left bottom"}}}'>${menu.map(({ path, name }, at) => `<li class="level0 nav-${at + 1} category-item level-top ui-menu-item"><a href="https://${host}${path}" class="level-top ui-corner-all"><span>${name}</span></a></li>`).join('')}</ul></nav></div></div>
<main id="maincontent" class="page-main"><a id="contentarea" tabindex="-1"></a>${title ? `<div class="page-title-wrapper"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${title}</span></h1></div>` : ''}<div class="page messages"><div data-placeholder="messages"></div><div data-bind="scope: 'messages'"></div></div><div class="columns"><div class="column main"><input name="form_key" type="hidden" value="rT2pQ0" /><style>#html-body [data-pb-style=K1]{justify-content:flex-start;display:flex;flex-direction:column;background-position:left top;background-size:cover}</style><div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-background-images="{}" data-element="inner" data-pb-style="K1"><div data-content-type="text" data-appearance="default" data-element="main">
${body}
</div></div></div></div></div></main>
<footer class="page-footer"><div class="footer content"><div class="block newsletter"><form class="form subscribe" novalidate action="https://${host}/newsletter/subscriber/new/" method="post" id="newsletter-validate-detail"><label for="newsletter"><span class="label">Sign Up for Our Newsletter:</span></label><input name="email" type="email" id="newsletter" placeholder="Enter your email address"/><button class="action subscribe primary" title="Subscribe" type="submit"><span>Subscribe</span></button></form></div><ul class="footer links">${foot.map(({ path, name }) => `<li class="nav item"><a href="https://${host}${path}">${name}</a></li>`).join('')}<li class="nav item"><a href="https://${host}/sales/guest/form/">Orders and Returns</a></li></ul></div></footer><script type="text/x-magento-init">{"*": {"Magento_Ui/js/core/app": {"components": {"storage-manager": {"appendTo": "","component": "Magento_Catalog\\/js\\/storage-manager","storagesConfiguration": {"recently_viewed_product": {"requestConfig": {"syncUrl": "https:\\/\\/${host}\\/catalog\\/product\\/frontend_action_synchronize\\/"},"lifetime": "1000","allowToSendRequest": null}}}}}}}</script><small class="copyright"><span>Copyright © 2026 ${brand}. ${imprint}</span></small></div>
${cookieBar(shop)}</body></html>`;
};

/** WordPress with a theme of blocks. */
export const blocks: Theme = ({ brand, host, lang, menu, foot, notice, imprint }, title, body) =>
  `<!DOCTYPE html>
<html lang="${lang}">
<head>
	<meta charset="UTF-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name='robots' content='max-image-preview:large' />
<title>${title ? `${title} &#8211; ${brand}` : brand}</title>
<link rel="alternate" type="application/rss+xml" title="${brand} &raquo; Feed" href="https://${host}/feed/" />
<style id='wp-block-site-title-inline-css'>.wp-block-site-title{box-sizing:border-box}.wp-block-site-title :where(a){color:inherit;font-family:inherit;font-size:inherit;font-style:inherit;font-weight:inherit;letter-spacing:inherit;line-height:inherit;text-decoration:inherit}</style>
<style id='wp-block-navigation-inline-css'>.wp-block-navigation{position:relative}.wp-block-navigation ul{margin-bottom:0;margin-left:0;margin-top:0;padding-left:0}.wp-block-navigation .wp-block-navigation-item{align-items:center;background-color:inherit;display:flex;position:relative}</style>
<style id='global-styles-inline-css'>:root{--wp--preset--color--black: #000000;--wp--preset--color--cyan-bluish-gray: #abb8c3;--wp--preset--color--white: #ffffff;--wp--preset--color--pale-pink: #f78da7;--wp--preset--color--vivid-red: #cf2e2e;--wp--preset--color--luminous-vivid-orange: #ff6900;--wp--preset--color--luminous-vivid-amber: #fcb900;--wp--preset--color--light-green-cyan: #7bdcb5;--wp--preset--color--vivid-green-cyan: #00d084;--wp--preset--color--pale-cyan-blue: #8ed1fc;--wp--preset--color--vivid-purple: #9b51e0;--wp--preset--color--base: #f9f9f9;--wp--preset--color--contrast: #111111;--wp--preset--color--accent: #cfcabe;--wp--preset--spacing--10: 1rem;--wp--preset--spacing--20: min(1.5rem, 2vw);--wp--preset--spacing--30: min(2.5rem, 3vw);--wp--preset--spacing--40: min(4rem, 5vw);--wp--preset--spacing--50: min(6.5rem, 8vw);--wp--preset--spacing--60: min(10.5rem, 13vw);--wp--preset--font-family--heading: "Cardo";--wp--preset--font-family--system-sans-serif: -apple-system, BlinkMacSystemFont, avenir next, avenir, segoe ui, helvetica neue, arial, sans-serif;--wp--style--global--content-size: 620px;--wp--style--global--wide-size: 1280px;}.wp-site-blocks > .alignleft{float: left; margin-right: 2em;}.wp-site-blocks > .alignright{float: right; margin-left: 2em;}:where(.wp-site-blocks) > *{margin-block-start: 1.2rem; margin-block-end: 0;}</style>
<style id='core-block-supports-inline-css'>.wp-container-core-group-is-layout-6c531013{flex-wrap:nowrap}.wp-container-core-group-is-layout-b2891da8{justify-content:space-between}</style>
<link rel='stylesheet' id='woocommerce-blocktheme-css' href='https://${host}/wp-content/plugins/woocommerce/assets/css/woocommerce-blocktheme.css?ver=9.8' media='all' />
<link rel="https://api.w.org/" href="https://${host}/wp-json/" /><link rel="EditURI" type="application/rsd+xml" title="RSD" href="https://${host}/xmlrpc.php?rsd" /><meta name="generator" content="WordPress 6.8.2" />
</head>
<body class="wp-singular page wp-embed-responsive wp-theme-twentytwentyfour">
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-content-justification-space-between is-layout-flex"><p class="wp-block-site-title"><a href="https://${host}" target="_self" rel="home">${brand}</a></p><nav class="is-responsive items-justified-left wp-block-navigation is-horizontal" aria-label="Header"><ul class="wp-block-navigation__container">${menu.map(({ path, name }) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="${path}"><span class="wp-block-navigation-item__label">${name}</span></a></li>`).join('')}</ul></nav></div></header>
${notice ? `<p class="woocommerce-store-notice demo_store" role="complementary">${notice}</p>` : ''}
<main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${title ? `<h1 class="alignwide wp-block-post-title">${title}</h1>` : ''}
<div class="entry-content wp-block-post-content has-global-padding is-layout-constrained">
${body.replaceAll('<h2>', '<h2 class="wp-block-heading">').replaceAll('<ul>', '<ul class="wp-block-list">')}
</div></main>
<footer class="wp-block-template-part"><div class="wp-block-group has-global-padding"><ul>${foot.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`).join('')}</ul><p class="has-small-font-size">${imprint}</p><p class="has-contrast-2-color has-small-font-size">Designed with <a href="https://wordpress.org" rel="nofollow">WordPress</a></p></div></footer></div>
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"\\/*"},{"not":{"href_matches":["\\/wp-*.php","\\/wp-admin\\/*","\\/cart\\/*"]}}]},"eagerness":"conservative"}]}</script>
</body></html>`;

/** By a cousin who knows Bootstrap. */
export const cousin: Theme = ({ brand, lang, menu, foot, notice, imprint }, title, body) =>
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand}${title ? ` / ${title}` : ''}</title>
<link href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css" rel="stylesheet">
<link rel="stylesheet" href="/css/custom.css?3">
<style>
  :root { --bs-body-font-family: "Source Serif 4", Georgia, serif; --bs-link-color: #2f5d50; --bs-link-hover-color: #1d3c33; }
  .navbar-brand { letter-spacing: .04em; font-weight: 600; }
  .display-5 { font-weight: 400; margin-bottom: 1.5rem; }
  .product-grid { display: flex; flex-wrap: wrap; gap: 1.5rem; } .product-card { flex: 1 1 240px; }
  .product-card img { width: 100%; height: auto; border-radius: .5rem; }
  .field { margin-bottom: 1rem; } .field label { display: block; } .field input, .field textarea { width: 100%; }
  figure { margin: 0 0 1.5rem; } figcaption { font-size: .85rem; color: #6c757d; }
  details { border-bottom: 1px solid #dee2e6; padding: .75rem 0; } summary { cursor: pointer; font-weight: 600; }
  h2 { font-size: 1.4rem; margin-top: 2rem; } ol, ul { padding-left: 1.25rem; }
  .button, button[type=submit] { background: #2f5d50; color: #fff; border: 0; border-radius: .375rem; padding: .5rem 1.25rem; }
  .card { border: 0; box-shadow: 0 .5rem 1rem rgba(0,0,0,.08); } .card-img-top { aspect-ratio: 4/3; object-fit: cover; }
  .alert-success { background: #e5efe9; border-color: #e5efe9; color: #1d3c33; }
  footer a { text-decoration: none; } footer a:hover { text-decoration: underline; }
  @media (max-width: 767px) { .card { margin-top: 2rem; } .display-5 { font-size: 2rem; } }
</style>
<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"><link rel="icon" type="image/png" sizes="32x32" href="/favicon-32x32.png"><link rel="manifest" href="/site.webmanifest">
<script>
  // mobile menu
  document.addEventListener('DOMContentLoaded', function () {
    var b = document.querySelector('.navbar-toggler');
    if (b) b.addEventListener('click', function () { document.querySelector('#nav').classList.toggle('show'); });
  });
</script>
</head>
<body>
<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container"><a class="navbar-brand" href="/">${brand}</a>
<button class="navbar-toggler" type="button" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav">
${menu.map(({ path, name }) => `<li class="nav-item"><a class="nav-link" href="${path}">${name}</a></li>`).join('\n')}
</ul></div></div></nav>
${notice ? `<div class="alert alert-success mb-0 rounded-0 text-center" role="alert">${notice}</div>` : ''}
<div class="container py-5"><div class="row"><div class="col-lg-8">
${title ? `<h1 class="display-5">${title}</h1>` : ''}
${body}
</div><div class="col-lg-4"><div class="card"><img src="/img/bench.jpg" class="card-img-top" alt=""><div class="card-body"><p class="card-text small text-muted">At the bench, last spring.</p></div></div></div></div></div>
<footer class="bg-dark text-white py-4"><div class="container"><div class="row"><div class="col">
${foot.map(({ path, name }) => `<a class="link-light me-3" href="${path}">${name}</a>`).join('\n')}
</div><div class="col text-end small">${imprint}</div></div></div></footer>
<script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js"></script>
</body>
</html>`;
