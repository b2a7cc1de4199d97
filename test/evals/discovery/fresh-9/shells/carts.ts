import { anchors, bare, linksOf, type Shell } from './site.ts';

/** WooCommerce under a block theme, with a consent banner and a shop notice. */
export const woo: Shell = {
  shelf: '/shop/',
  product: (of) => `/product/${of}/`,
  frame: (site, path, title, main) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en-US'}"><head><meta charset="UTF-8" /><title>${title} &#8211; ${site.name}</title><link rel="canonical" href="https://${site.host}${path}" /><script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://${site.host}${path}","name":"${title} - ${site.name}"},{"@type":"Organization","name":"${site.name}","url":"https://${site.host}/"}]}</script><meta name="generator" content="WooCommerce 10.3.4" /></head><body class="wp-singular page theme-twentytwentyfive woocommerce-no-js"><div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="https://${site.host}" rel="home">${site.name}</a></p><nav class="wp-block-navigation" data-wp-interactive="core/navigation"><ul class="wp-block-navigation__container">${anchors(site.menu, (link) => `<li class="wp-block-navigation-item wp-block-navigation-link">${link}</li>`, 'class="wp-block-navigation-item__content"')}</ul></nav><div data-block-name="woocommerce/mini-cart" class="wc-block-mini-cart"></div></header><main class="wp-block-group">${main}</main><footer class="wp-block-template-part"><div class="wp-block-columns">${anchors(site.foot, (link) => `<p class="has-small-font-size">${link}</p>`)}</div><p>© ${site.name} 2026. ${site.imprint ?? ''}</p></footer></div><p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store" style="display:none;">${site.bar ?? ''} <a role="button" href="#">Dismiss</a></p><div class="cky-consent-container cky-hide"><p>We use cookies to help you navigate efficiently and perform certain functions.</p></div></body></html>`,
  card: (title, price, href) =>
    `<li class="wc-block-product post type-product"><h3 class="wp-block-post-title"><a href="${href}">${title}</a></h3><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></li>`,
  text: (title, html) =>
    `<h1 class="wp-block-post-title">${title}</h1><div class="entry-content wp-block-post-content is-layout-constrained">${html}</div>`,
};

/** Stencil's Cornerstone. */
export const bigcommerce: Shell = {
  shelf: '/shop-all/',
  product: (of) => `/${of}/`,
  frame: (site, path, title, main) =>
    `<!DOCTYPE html><html class="no-js" lang="en"><head><title>${title} - ${site.name}</title><meta name="platform" content="bigcommerce.stencil" /><link rel="canonical" href="https://${site.host}${path}"><script>var BCData = {"csrf_token":"0b1","product_attributes":null};</script></head><body><svg data-src="https://cdn11.bigcommerce.com/s-x1/stencil/icons.svg" class="icons-svg-sprite"></svg><div class="banners" data-banner-location="top"><div class="banner">${site.bar ?? ''}</div></div><header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li><a class="navUser-action" href="/login.php">Sign in</a></li></ul></nav><div class="header-logo"><a href="https://${site.host}/" data-instantload='{"page":"home"}'>${site.name}</a></div><div class="navPages-container" id="menu"><nav class="navPages"><ul class="navPages-list">${anchors(site.menu, (link) => `<li class="navPages-item">${link}</li>`, 'class="navPages-action" data-instantload')}</ul></nav></div></header><div class="body" data-currency-code="USD"><ul class="breadcrumbs"><li><a href="/">Home</a></li><li>${title}</li></ul>${main}</div><footer class="footer" role="contentinfo"><section class="footer-info"><article class="footer-info-col"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${anchors(site.foot, (link) => `<li>${link}</li>`)}</ul></article><article class="footer-info-col"><h3 class="footer-info-heading">Info</h3><address>${site.imprint ?? ''}</address></article></section><div class="footer-copyright"><p class="powered-by">&copy; 2026 ${site.name} </p></div></footer><script>window.stencilBootstrap("page", "{\\"themeSettings\\":{\\"hide_blog\\":false},\\"template\\":\\"pages/page\\"}").load();</script></body></html>`,
  card: (title, price, href) =>
    `<article class="card" data-test="card-1"><h4 class="card-title"><a href="${href}" aria-label="${title}, ${price}">${title}</a></h4><span data-product-price-without-tax class="price">${price}</span></article>`,
  text: (title, html) =>
    `<main class="page"><h1 class="page-heading">${title}</h1><div class="page-content page-content--centered">${html}</div></main>`,
};

/** Magento's Luma, with its page builder. */
export const magento: Shell = {
  shelf: '/catalog.html',
  product: (of) => `/${of}.html`,
  frame: (site, _, title, main) =>
    `<!doctype html><html lang="${site.language ?? 'en'}"><head><title>${title}</title><script>var BASE_URL = 'https://${site.host}/'; var require = {'baseUrl': 'https://${site.host}/static/version17/frontend'};</script></head><body data-container="body" class="cms-page-view page-layout-1column"><script type="text/x-magento-init">{"*":{"Magento_PageBuilder/js/widget-initializer":{"config":{"[data-content-type=\\"slider\\"][data-appearance=\\"default\\"]":{"Magento_PageBuilder/js/content-type/slider/appearance/default/widget":false}}}}}</script><div class="page-wrapper"><header class="page-header"><div class="panel header"><a class="action skip contentarea" href="#contentarea"><span>Skip to Content</span></a><ul class="header links"><li class="greet welcome" data-bind="scope: 'customer'"><span class="not-logged-in" data-bind="text: new String('Default welcome msg!')"></span></li></ul></div><a class="logo" href="https://${site.host}/" aria-label="store logo" title="${site.name}">${site.name}</a></header><div class="sections nav-sections"><nav class="navigation" data-action="navigation"><ul data-mage-init='{"menu":{"responsive":true}}'>${anchors(site.menu, (link) => `<li class="level0 level-top ui-menu-item">${link}</li>`)}</ul></nav></div><main id="maincontent" class="page-main"><div class="page-title-wrapper"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${title}</span></h1></div><div data-placeholder="messages"></div>${main}</main><footer class="page-footer"><div class="footer content"><ul class="footer links">${anchors(site.foot, (link) => `<li class="nav item">${link}</li>`)}</ul></div><small class="copyright"><span>Copyright © 2026 ${site.name}. ${site.imprint ?? ''}</span></small></footer></div></body></html>`,
  card: (title, price, href) =>
    `<li class="product-item"><strong class="product name"><a class="product-item-link" href="${href}">${title}</a></strong><span class="price" data-price-type="finalPrice">${price}</span></li>`,
  text: (_, html) =>
    `<div class="columns"><div class="column main"><div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-element="inner"><div data-content-type="text" data-appearance="default" data-element="main">${html}</div></div></div></div></div>`,
};

/** Squarespace 7.1: the page's state in the head, everything in blocks of a grid. */
export const squarespace: Shell = {
  shelf: '/store',
  product: (of) => `/store/p/${of}`,
  frame: (site, path, title, main) =>
    `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><!-- This is Squarespace. --><title>${title} — ${site.name}</title><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ facebookAppId: '314192535267336', betaFeatureFlags: ['enable_form_submission_trigger'], website: { id: `6${bare(site.name)}`, identifier: bare(site.name), websiteType: 4, siteTitle: site.name, siteTagLine: site.tagline, location: { addressTitle: '', addressLine1: '' } }, collection: { title, type: 10, fullUrl: path } })};</script></head><body id="collection-6f" class="tweak-global-animations-animation-none sqs-seven-one"><div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header"><div class="sqs-announcement-bar-dropzone">${site.bar ?? ''}</div><div class="header-title-text"><a id="site-title" href="/">${site.name}</a></div><nav class="header-nav-list">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`,
      )
      .join(
        '',
      )}</nav></header><main id="page" class="container" role="main"><article class="sections"><section data-test="page-section" data-section-theme="" class="page-section full-bleed-section layout-engine-section"><div class="fluid-engine">${main}</div></section></article></main><footer class="sections" id="footer-sections"><div class="sqs-block html-block"><div class="sqs-html-content">${anchors(site.foot, (link) => `<p style="white-space:pre-wrap;">${link}</p>`)}<p style="white-space:pre-wrap;">${site.imprint ?? ''}</p></div></div></footer></div></body></html>`,
  card: (title, price, href) =>
    `<div class="product-list-item"><a href="${href}" class="product-list-item-link"><div class="product-list-item-title">${title}</div></a><div class="product-list-item-price">${price}</div></div>`,
  text: (title, html) =>
    `<div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content"><h1 style="white-space:pre-wrap;">${title}</h1></div></div></div></div><div class="fe-block"><div class="sqs-block html-block"><div class="sqs-html-content">${html}</div></div></div>`,
};

/** Squarespace's accordion block. */
export const folds = (entries: readonly (readonly [string, string])[]): string =>
  `<div class="sqs-block accordion-block" data-block-type="69"><ul class="accordion-items-container">${entries
    .map(
      ([heading, html]) =>
        `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${heading}</span><div class="accordion-icon-container"></div></button></h4><div class="accordion-item__dropdown"><div class="accordion-item__description">${html}</div></div></li>`,
    )
    .join('')}</ul></div>`;

/** Wix: components with ids, text in one box each, and the warm-up data below. */
export const wix: Shell = {
  shelf: '/shop',
  product: (of) => `/product-page/${of}`,
  frame: (site, path, title, main) =>
    `<!DOCTYPE html><html lang="en"><head><meta name="generator" content="Wix.com Website Builder"/><title>${path === '/' ? title : `${title} | ${site.name}`}</title><link rel="canonical" href="https://${site.host}${path}"/><script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer"},"siteAssets":{"siteId":"a1"}}</script></head><body class="responsive"><div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER"><div id="comp-l1" class="wixui-rich-text"><h6 class="font_6 wixui-rich-text__text"><a href="https://${site.host}">${site.name}</a></h6></div><nav id="comp-l2" aria-label="Site"><ul>${anchors(site.menu, (link) => `<li data-direction="ltr" class="wixui-horizontal-menu__item">${link}</li>`, 'data-testid="linkElement"')}</ul></nav></header><main id="PAGES_CONTAINER">${main}</main><footer id="SITE_FOOTER"><div id="comp-f1" class="wixui-rich-text" data-testid="richTextElement">${anchors(site.foot, (link) => `<p class="font_8 wixui-rich-text__text">${link}</p>`)}<p class="font_9 wixui-rich-text__text"><span class="wixGuard">&#8203;</span>© 2026 by ${site.name}. ${site.imprint ?? ''}</p></div></footer></div></div><script type="application/json" id="wix-warmup-data">{"pages":{"compIdToTypeMap":{"comp-f1":"WRichText"}},"appsWarmupData":{}}</script></body></html>`,
  card: (title, price, href) =>
    `<li data-hook="product-list-grid-item"><a href="${href}"><p data-hook="product-item-name">${title}</p></a><span data-hook="product-item-price-to-pay">${price}</span></li>`,
  text: (title, html) =>
    `<section class="wixui-section"><div id="comp-t1" class="wixui-rich-text" data-testid="richTextElement"><h2 class="font_2 wixui-rich-text__text"><span class="wixui-rich-text__text">${title}</span></h2></div><div id="comp-t2" class="wixui-rich-text">${html}</div></section>`,
};
