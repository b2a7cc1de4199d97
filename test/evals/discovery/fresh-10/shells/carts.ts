import { anchors, bare, linksOf, type Shell } from '../../fresh-9/shells/site.ts';

/** WooCommerce with a page builder: wrappers in wrappers, a side cart, a cookie notice. */
export const builder: Shell = {
  shelf: '/shop/',
  product: (of) => `/product/${of}/`,
  frame: (site, path, title, main) =>
    `<!doctype html><html lang="${site.language ?? 'en-US'}"><head><meta charset="UTF-8"><link rel="profile" href="https://gmpg.org/xfn/11"><title>${title} - ${site.name}</title><link rel='dns-prefetch' href='//stats.wp.com' /><script type="application/ld+json" class="rank-math-schema">{"@context":"https://schema.org","@graph":[{"@type":["Store","Organization"],"@id":"https://${site.host}/#organization","name":"${site.name}","url":"https://${site.host}"},{"@type":"WebPage","@id":"https://${site.host}${path}#webpage","name":"${title} - ${site.name}"}]}</script><meta name="generator" content="Elementor 3.33.2; features: e_font_icon_svg; settings: css_print_method-external" /></head><body class="wp-singular page-template-default page wp-theme-hello-elementor theme-hello-elementor woocommerce-no-js elementor-default"><header data-elementor-type="header" class="elementor elementor-12 elementor-location-header"><div class="elementor-element e-con e-parent"><div class="elementor-widget-theme-site-title"><a href="https://${site.host}">${site.name}</a></div><div class="elementor-element elementor-widget elementor-widget-nav-menu"><nav aria-label="Menu" class="elementor-nav-menu--main"><ul id="menu-1" class="elementor-nav-menu">${anchors(site.menu, (link) => `<li class="menu-item menu-item-type-post_type">${link}</li>`, 'class="elementor-item"')}</ul></nav><nav class="elementor-nav-menu--dropdown" aria-hidden="true"><ul class="elementor-nav-menu">${anchors(site.menu, (link) => `<li class="menu-item">${link}</li>`, 'class="elementor-item" tabindex="-1"')}</ul></nav></div><div class="elementor-menu-cart__wrapper"><div class="widget_shopping_cart_content"><p>No products in the cart.</p></div></div></div></header>${main}<footer data-elementor-type="footer" class="elementor elementor-location-footer"><div class="elementor-widget-icon-list"><ul class="elementor-icon-list-items">${anchors(site.foot, (link) => `<li class="elementor-icon-list-item">${link}</li>`)}</ul></div><p class="elementor-heading-title">© 2026 ${site.name}. ${site.imprint ?? ''}</p></footer><div id="cookie-law-info-bar"><p>This website uses cookies to improve your experience. We'll assume you're ok with this.</p></div><script id="wc-cart-fragments-js-extra">var wc_cart_fragments_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%"};</script></body></html>`,
  card: (title, price, href) =>
    `<li class="product type-product"><a href="${href}" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title">${title}</h2><span class="price">${price}</span></a></li>`,
  text: (title, html) =>
    `<main id="content" class="site-main"><div class="page-header"><h1 class="entry-title">${title}</h1></div><div class="page-content"><div data-elementor-type="wp-page" class="elementor"><section class="elementor-section elementor-top-section"><div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-text-editor" data-widget_type="text-editor.default"><div class="elementor-widget-container">${html}</div></div></div></section></div></div></main>`,
};

/** Its toggles. */
export const toggles = (entries: readonly (readonly [string, string])[]): string =>
  `<div class="elementor-widget elementor-widget-toggle"><div class="elementor-toggle">${entries
    .map(
      ([heading, html], at) =>
        `<div class="elementor-toggle-item"><div id="elementor-tab-title-${at}" class="elementor-tab-title" role="button" aria-expanded="false"><span class="elementor-toggle-icon"></span><a class="elementor-toggle-title" tabindex="0">${heading}</a></div><div id="elementor-tab-content-${at}" class="elementor-tab-content elementor-clearfix" role="region">${html}</div></div>`,
    )
    .join('')}</div></div>`;

/** Squarespace's latest engine, with its state and cookie banner. */
export const fluid: Shell = {
  shelf: '/shop',
  product: (of) => `/shop/p/${of}`,
  frame: (site, _, title, main) =>
    `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="en-US"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><!-- This is Squarespace. --><!-- ${bare(site.name)} --><base href=""><title>${title} &mdash; ${site.name}</title><script type="application/ld+json">{"url":"https://${site.host}","name":"${site.name}","@context":"http://schema.org","@type":"WebSite"}</script><script type="application/ld+json">{"legalName":"","address":"","email":"","telephone":"","sameAs":["http://instagram.com/${bare(site.name)}"],"@context":"http://schema.org","@type":"Organization"}</script></head><body class="form-field-style-solid form-submit-button-alignment-left seven-one-global-animations"><div class="clearfix site-wrapper" id="siteWrapper"><header class="header theme-col--primary" data-controller="Header" data-header-style="dynamic"><div class="header-announcement-bar-wrapper"><div id="announcement-bar-text-inner-id">${site.bar ?? ''}</div></div><div class="header-title" data-animation-role="header-element"><a href="/">${site.name}</a></div><nav class="header-nav-wrapper"><div class="header-nav-list">${anchors(site.menu, (link) => `<div class="header-nav-item header-nav-item--collection">${link}</div>`)}</div></nav><div class="header-menu-nav-folder-content">${anchors(site.menu, (link) => `<div class="container header-menu-nav-item">${link}</div>`)}</div></header><main class="container" id="page" role="main"><article class="sections" data-page-sections="68"><section class="page-section full-bleed-section layout-engine-section"><div class="content-wrapper"><div class="fluid-engine fe-68">${main}</div></div></section></article></main><footer class="sections" id="footer-sections" data-footer-sections>${anchors(site.foot, (link) => `<div class="fe-block"><div class="sqs-html-content" data-sqsp-text-block-content><p class="sqsrte-small">${link}</p></div></div>`)}<div class="sqs-html-content"><p class="sqsrte-small">${site.imprint ?? ''} © ${site.name}</p></div></footer></div><div class="sqs-cookie-banner-v2 BOTTOM"><p>By using this website, you agree to our use of cookies.</p></div></body></html>`,
  card: (title, price, href) =>
    `<li class="product-list-item"><a class="product-list-item-link" href="${href}"><h2 class="product-list-item-title">${title}</h2></a><div class="product-price"><span class="sqs-money-native">${price}</span></div></li>`,
  text: (title, html) =>
    `<div class="fe-block fe-block-yui_1"><div class="sqs-block website-component-block sqs-block-website-component sqs-block-html" data-sqsp-block="text"><div class="sqs-html-content" data-sqsp-text-block-content><h1 style="text-align:center;white-space:pre-wrap;">${title}</h1></div></div></div><div class="fe-block"><div class="sqs-html-content" data-sqsp-text-block-content>${html}</div></div>`,
};

/** BigCommerce's Stencil under a bought theme. */
export const stencil: Shell = {
  shelf: '/all/',
  product: (of) => `/${of}/`,
  frame: (site, path, title, main) =>
    `<!DOCTYPE html><html class="no-js" lang="en"><head><title>${title} | ${site.name}</title><link rel='canonical' href='https://${site.host}${path}' /><meta name='platform' content='bigcommerce.stencil' /><script>var BCData = {};</script><script type="text/javascript">window.consentManagerStoreConfig = {"storeName":"${site.name}","privacyPolicyUrl":"","writeKey":null,"enabled":false};</script></head><body class="page-type_page"><div class="site-wrapper"><section class="banner" data-banner-location="top">${site.bar ?? ''}</section><header class="site-header"><div class="utils-bar"><a href="/login.php">Login</a> or <a href="/login.php?action=create_account">Sign Up</a><div class="currency-select"><a data-currency-code="USD">US Dollars</a> <a data-currency-code="CAD">Canadian Dollar</a></div></div><h2 class="store-logo"><a href="/">${site.name}</a></h2><nav class="main-nav"><ul>${anchors(site.menu, (link) => `<li class="dropdown-menu-item">${link}</li>`)}</ul></nav></header><div class="main-content container"><nav class="breadcrumb"><a href="/">Home</a> ${title}</nav>${main}</div><footer class="main-footer"><section class="footer-segment"><h2 class="footer-title">Navigate</h2><ul>${anchors(site.foot, (link) => `<li>${link}</li>`)}</ul></section><section class="footer-segment"><h2 class="footer-title">Connect</h2><form action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><input type="email" name="nl_email"></form></section><p>&copy; 2026 ${site.name} | ${site.imprint ?? ''}</p></footer></div></body></html>`,
  card: (title, price, href) =>
    `<article class="product-item product-block"><h3 class="product-item-title"><a href="${href}">${title}</a></h3><div class="product-item-price"><span class="price-value">${price}</span></div></article>`,
  text: (title, html) =>
    `<section class="page-content"><h1 class="page-title">${title}</h1><div class="rte">${html}</div></section>`,
};

/** Shopware 6, German, with its service menu and the VAT note of every footer. */
export const shopware: Shell = {
  shelf: '/Sortiment/',
  product: (of) => `/${of}/SW-${bare(of).length}00${of.length}`,
  frame: (site, _, title, main) =>
    `<!DOCTYPE html><html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><title itemprop="name">${title} | ${site.name}</title><meta itemprop="copyrightHolder" content="${site.name}"/></head><body class="is-ctl-landingpage is-act-index"><noscript class="noscript-main"><div class="alert alert-info">Um unseren Shop in vollem Umfang nutzen zu können, empfehlen wir Ihnen Javascript in Ihrem Browser zu aktivieren.</div></noscript><header class="header-main"><div class="top-bar d-none d-lg-block"><nav class="top-bar-nav"><div class="top-bar-list">${site.bar ?? ''}</div></nav></div><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen">${site.name}</a></div><nav class="nav main-navigation-menu" itemscope="itemscope" itemtype="https://schema.org/SiteNavigationElement">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<a class="nav-link main-navigation-link" href="${href}" itemprop="url" title="${label}"><div class="main-navigation-link-text"><span itemprop="name">${label}</span></div></a>`,
      )
      .join(
        '',
      )}</nav></header><main class="content-main"><div class="cms-page">${main}</div></main><footer class="footer-main"><div class="footer-column"><div class="footer-column-headline">Service-Hotline</div><p>Unterstützung und Beratung Mo–Fr 9–16 Uhr</p></div><ul class="list-unstyled">${anchors(site.foot, (link) => `<li class="footer-link-item">${link}</li>`)}</ul><div class="footer-vat"><p>* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. <a href="/Versand">Versandkosten</a>, wenn nicht anders angegeben.</p></div><div class="footer-copyright">${site.imprint ?? ''} Realisiert mit Shopware</div></footer><div class="cookie-permission-container"><div>Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können.</div></div></body></html>`,
  card: (title, price, href) =>
    `<div class="card product-box box-standard"><a href="${href}" class="product-name" title="${title}">${title}</a><span class="product-price">${price}*</span></div>`,
  text: (title, html) =>
    `<div class="cms-section pos-0 cms-section-default"><div class="cms-element-text"><h1>${title}</h1>${html}</div></div>`,
};

/** PrestaShop's Classic, as France, Spain and Italy know it. */
export const presta: Shell = {
  shelf: '/2-catalogue',
  product: (of) => `/catalogue/${of.length}-${of}.html`,
  frame: (site, _, title, main) =>
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${site.name}","url":"https://${site.host}/"}</script><script>var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","amount":0,"value":"0,00\\u00a0\\u20ac"}}},"currency":{"name":"Euro","iso_code":"EUR","iso_code_num":"978","sign":"\\u20ac"},"shop":{"name":"${site.name}"}};</script></head><body id="cms" class="lang-${site.language} country-fr currency-eur layout-full-width page-cms"><main><header id="header"><div class="header-banner">${site.bar ?? ''}</div><nav class="header-nav"><div id="_desktop_contact_link"></div></nav><div id="_desktop_logo"><a href="https://${site.host}/">${site.name}</a></div><div class="menu js-top-menu" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">${anchors(site.menu, (link) => `<li class="cms-page">${link}</li>`, 'class="dropdown-item"')}</ul></div></header><section id="wrapper"><div class="container">${main}</div></section><footer id="footer" class="js-footer"><div class="footer-container"><ul class="collapse">${anchors(site.foot, (link) => `<li>${link}</li>`, 'class="cms-page-link"')}</ul><p class="text-sm-center">© 2026 - ${site.name} ${site.imprint ?? ''}</p></div></footer></main></body></html>`,
  card: (title, price, href) =>
    `<article class="product-miniature js-product-miniature"><h2 class="h3 product-title"><a href="${href}">${title}</a></h2><span class="price">${price}</span></article>`,
  text: (title, html) =>
    `<section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms">${html}</section></section>`,
};
