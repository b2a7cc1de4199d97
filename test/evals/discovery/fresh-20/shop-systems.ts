import { head, list, organization, type Site, sayings, socials } from './site.ts';

/** Shop systems' page shells. */

/** As Shopify's free theme prints it, with its settings, drawers and apps. */
export const shopify = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  const shop = `${site.name.toLowerCase().replace(/[^a-z]+/g, '-')}.myshopify.com`;
  return `${head(
    site,
    `${title} – ${site.name}`,
    `<link rel="preconnect" href="https://cdn.shopify.com" crossorigin><link rel="preconnect" href="https://fonts.shopifycdn.com" crossorigin>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/61840031/digital_wallets/dialog">
<script id="shopify-features" type="application/json">{"accessToken":"c1f0a7b22e1b7be5d5a9e1","betas":["rich-media-storefront-analytics"],"domain":"${site.host}","predictiveSearch":true,"shopId":61840031,"locale":"${site.lang ?? 'en'}"}</script>
<script>var Shopify = Shopify || {};Shopify.shop = "${shop}";Shopify.locale = "${site.lang ?? 'en'}";Shopify.currency = {"active":"${site.currency ?? 'USD'}","rate":"1.0"};Shopify.theme = {"name":"Dawn","id":136201,"schema_name":"Dawn","schema_version":"15.2.0"};</script>
<style>:root{--font-body-family:Assistant,sans-serif;--color-base-text:18,18,18;--page-width:120rem}body{display:grid;grid-template-rows:auto auto 1fr auto;min-height:100%;margin:0;font-size:1.5rem;letter-spacing:.06rem}.visually-hidden{position:absolute!important;overflow:hidden;width:1px;height:1px}</style>
${organization(site)}`,
  )}
<body class="gradient animate--hover-default">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">${say('skip')}</a>
<div id="shopify-section-announcement-bar" class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="utility-bar color-scheme-4"><div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${site.announce ?? ''}</span></p></div></div></div>
<div id="shopify-section-header" class="shopify-section section-header"><sticky-header data-sticky-type="on-scroll-up" class="header-wrapper"><header class="header header--middle-left page-width">
<header-drawer data-breakpoint="tablet"><details class="menu-drawer-container"><summary aria-label="${say('menu')}"><svg class="icon icon-hamburger" viewBox="0 0 18 16"><path d="M1 .5a.5.5 0 1 0 0 1h15.71"/></svg></summary><nav class="menu-drawer__navigation"><ul class="menu-drawer__menu has-submenu list-menu" role="list">
${site.menu.map(([heading, links]) => `<li><details><summary class="menu-drawer__menu-item">${heading}</summary><ul role="list">${list(links)}</ul></details></li>`).join('\n')}
</ul></nav></details></header-drawer>
<h1 class="header__heading"><a href="/" class="header__heading-link link"><span class="h2">${site.name}</span></a></h1>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">
${site.menu.map(([heading, links]) => `<li><header-menu><details class="mega-menu"><summary class="header__menu-item list-menu__item"><span>${heading}</span></summary><div class="mega-menu__content"><ul class="mega-menu__list page-width" role="list">${list(links, '', ' class="mega-menu__link link"')}</ul></div></details></header-menu></li>`).join('\n')}
</ul></nav>
<div class="header__icons"><a href="/search" class="header__icon">${say('search')}</a><a href="/account/login" class="header__icon header__icon--account">${say('login')}</a><a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble">${say('cart')}<span class="cart-count-bubble">0</span></a></div>
</header></sticky-header></div>
<cart-drawer class="drawer is-empty"><div class="drawer__inner-empty"><h2 class="cart__empty-text">${say('empty')}</h2></div></cart-drawer>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
<section class="shopify-section section"><div class="page-width page-width--narrow section-template-padding">
<h1 class="main-page-title page-title h0">${title}</h1>
<div class="rte">
${body}
</div></div></section>
</main>
<div id="shopify-section-footer" class="shopify-section shopify-section-group-footer-group"><footer class="footer color-scheme-1 gradient"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper grid grid--4-col-tablet">
${site.foot.map(([heading, links]) => `<div class="footer-block grid__item footer-block--menu"><h2 class="footer-block__heading">${heading}</h2><ul class="footer-block__details-content list-unstyled">${list(links, '', ' class="link link--text list-menu__item--link"')}</ul></div>`).join('\n')}
<div class="footer-block grid__item">${site.footText ?? ''}</div></div>
<div class="footer-block--newsletter"><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="utf8" value="✓"><input type="hidden" name="contact[tags]" value="newsletter"><h2 class="footer-block__heading">${site.join ?? say('join')}</h2><input type="email" name="contact[email]" class="field__input" autocapitalize="off" autocomplete="email" placeholder="${say('email')}" required><button type="submit" class="newsletter-form__button field__button" name="commit">${say('subscribe')}</button></form>
<ul class="footer__list-social list-unstyled list-social" role="list">${socials(site)}</ul></div></div>
<div class="footer__content-bottom"><span class="visually-hidden">${say('pay')}</span><ul class="list list-payment" role="list"><li>American Express</li><li>Apple Pay</li><li>Mastercard</li><li>PayPal</li><li>Shop Pay</li><li>Visa</li></ul><div class="footer__copyright caption"><small class="copyright__content">© 2026, <a href="/">${site.name}</a></small></div></div></footer></div>
<div id="shopify-pc__banner" class="shopify-pc__banner__dialog" role="alertdialog"><p>${say('cookies')}</p><button id="shopify-pc__banner__btn-accept">${say('accept')}</button><button id="shopify-pc__banner__btn-decline">${say('decline')}</button></div>
<script async src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=Xq8RtV"></script><script src="https://cdn.judge.me/widget_preloader.js" defer></script>
${site.tail ?? ''}
</body></html>`;
};

/** As WordPress with WooCommerce and a page builder prints it. */
export const woo = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} - ${site.name}`,
    `<meta name="generator" content="WordPress 6.8.2"><meta name="generator" content="WooCommerce 10.1.2"><meta name="generator" content="Elementor 3.31.3">
<link rel="stylesheet" id="astra-theme-css-css" href="/wp-content/themes/astra/assets/css/minified/main.min.css?ver=4.11" media="all">
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          url: `https://${site.host}/`,
          name: `${title} - ${site.name}`,
          isPartOf: { '@id': `https://${site.host}/#website` },
          inLanguage: site.lang ?? 'en-US',
        },
        { '@type': 'Organization', name: site.name, sameAs: site.social ?? [] },
      ],
    })}</script>
<style>.woocommerce-store-notice{background:#333;color:#fff;text-align:center}.ast-container{max-width:1240px;margin:0 auto}.elementor-widget-text-editor p{margin-bottom:1.2em}</style>
<script>var wc_add_to_cart_params = {"ajax_url":"/wp-admin/admin-ajax.php","cart_url":"https://${site.host}/cart/","is_cart":""};</script>`,
  )}
<body class="wp-singular page-template-default page wp-theme-astra theme-astra woocommerce-no-js ast-header-break-point elementor-default elementor-kit-7">
<a class="skip-link screen-reader-text" href="#content">${say('skip')}</a>
<p role="complementary" class="woocommerce-store-notice demo_store">${site.announce ?? ''}</p>
<div id="page" class="hfeed site"><header class="site-header ast-primary-header" id="masthead"><div class="ast-container">
<div class="site-branding"><p class="site-title"><a href="/" rel="home">${site.name}</a></p></div>
<nav id="primary-site-navigation-desktop" class="site-navigation"><ul id="ast-hf-menu-1" class="main-header-menu ast-menu-shadow">
${site.menu.map(([heading, links]) => `<li class="menu-item menu-item-type-custom menu-item-has-children"><a href="#" class="menu-link">${heading}</a><ul class="sub-menu">${list(links, ' class="menu-item menu-item-type-post_type menu-item-object-page"', ' class="menu-link"')}</ul></li>`).join('\n')}
</ul></nav><div class="ast-site-header-cart"><a class="cart-container" href="/cart/">${say('cart')} <span class="count">0</span></a></div></div></header>
<div id="content" class="site-content"><div class="ast-container"><main id="main" class="site-main"><article class="page type-page status-publish ast-article-single"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${title}</h1></header>
<div class="entry-content clear" itemprop="text"><div class="elementor elementor-412"><section class="elementor-section elementor-top-section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100"><div class="elementor-widget-wrap"><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">
${body}
</div></div></div></div></div></section></div></div></article></main></div></div>
<footer class="site-footer" id="colophon" itemtype="https://schema.org/WPFooter"><div class="site-primary-footer-wrap"><div class="ast-builder-grid-row">
${site.foot.map(([heading, links]) => `<aside class="footer-widget-area widget-area"><section class="widget widget_nav_menu"><h2 class="widget-title">${heading}</h2><ul class="menu">${list(links, ' class="menu-item"')}</ul></section></aside>`).join('\n')}
<aside class="footer-widget-area"><div class="textwidget">${site.footText ?? ''}</div></aside>
<aside class="footer-widget-area"><form class="mailpoet_form mailpoet_form_widget" method="post" action="/wp-admin/admin-post.php?action=mailpoet_subscription_form"><p class="mailpoet_paragraph">${site.join ?? say('join')}</p><input type="email" autocomplete="email" class="mailpoet_text" name="data[form_field_1]" title="${say('email')}" required><input type="submit" class="mailpoet_submit" value="${say('subscribe')}"></form></aside></div></div>
<div class="site-below-footer-wrap"><div class="ast-footer-copyright"><p>Copyright © 2026 ${site.name}. ${say('rights')}</p></div><ul class="ast-social-inner-wrap">${socials(site)}</ul></div></footer></div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1" role="dialog"><div class="cmplz-body"><div class="cmplz-message">${say('cookies')}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${say('accept')}</button><button class="cmplz-btn cmplz-deny">${say('decline')}</button></div></div></div>
<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
${site.tail ?? ''}
</body></html>`;
};

/** As Squarespace prints it: a block to a thought, and the page's name only in its title. */
export const squarespace = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} — ${site.name}`,
    `<!-- This is Squarespace. --><link rel="canonical" href="https://${site.host}/"><link rel="preconnect" href="https://images.squarespace-cdn.com">
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"facebookAppId":"314192535267336","rollups":{"squarespace-announcement-bar":{"js":"//assets.squarespace.com/universal/scripts-compressed/announcement-bar.js"}},"pageType":2,"website":{"id":"5f0c","identifier":"${site.host.split('.')[0]}-1","websiteType":4,"siteTitle":"${site.name}","siteTagLine":"","language":"en-US","timeZone":"America/New_York"},"websiteSettings":{"storeSettings":{"returnPolicy":null,"currenciesSupported":["USD","CAD","EUR","GBP"],"defaultCurrency":"${site.currency ?? 'USD'}","storePaymentsEnabled":true}},"cookieSettings":{"isCookieBannerEnabled":true}};</script>
<style>.sqs-block-html h2{margin:0 0 .6em}.fluid-engine{display:grid;grid-template-columns:repeat(24,1fr);row-gap:11px}.fe-block{grid-area:1/3/9/23}.sqs-announcement-bar{text-align:center}</style>`,
  )}
<body id="collection-63f9" class="primary-button-style-solid header-overlay-alignment-center tweak-blog-basic-grid collection-type-page seven-one-global-animations" tabindex="-1">
<div id="siteWrapper" class="clearfix site-wrapper"><div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><div class="sqs-announcement-bar-text"><p>${site.announce ?? ''}</p></div></div></div>
<header data-test="header" id="header" class="black header theme-col--primary"><div class="header-announcement-bar-wrapper"><a href="#page" class="header-skip-link sqs-button-element--primary">${say('skip')}</a><div class="header-inner container--fluid header-layout-nav-center"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/" data-animation-role="header-element">${site.name}</a></div></div>
<div class="header-nav"><nav class="header-nav-list">
${site.menu.map(([heading, links]) => `<div class="header-nav-item header-nav-item--folder"><button class="header-nav-folder-title" aria-expanded="false">${heading}</button><div class="header-nav-folder-content">${links.map(([href, label]) => `<div class="header-nav-folder-item"><a href="${href}"><span class="header-nav-folder-item-content">${label}</span></a></div>`).join('')}</div></div>`).join('\n')}
</nav></div><div class="showOnDesktop"><a href="/cart" class="cart-style-text sqs-custom-cart header-nav-item">${say('cart')} (<span class="sqs-cart-quantity">0</span>)</a></div></div></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="63f9">
<section data-test="page-section" class="page-section full-bleed-section layout-engine-section background-width--full-bleed section-height--small"><div class="section-border"><div class="section-background"></div></div><div class="content-wrapper"><div class="content"><div class="fluid-engine fe-63f9"><div class="fe-block"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content" data-sqsp-text-block-content>
${body}
</div></div></div></div></div></div></div></section></article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section class="page-section"><div class="sqs-block html-block"><div class="sqs-html-content">
${site.foot.map(([heading, links]) => `<h4>${heading}</h4><p>${links.map(([href, label]) => `<a href="${href}">${label}</a>`).join('<br>')}</p>`).join('\n')}
${site.footText ?? ''}</div></div>
<div class="sqs-block newsletter-block"><div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="5f" autocomplete="on" method="POST" novalidate><header class="newsletter-form-header"><h2 class="newsletter-form-header-title">${site.join ?? say('join')}</h2></header><input class="newsletter-form-field-element field-element" name="email" type="email" autocomplete="email" placeholder="${say('email')}"><button class="newsletter-form-button sqs-system-button" type="submit"><span>${say('subscribe')}</span></button></form></div></div>
<div class="sqs-block socialaccountlinks-v2-block"><ul>${socials(site)}</ul></div><p style="white-space:pre-wrap;">© 2026 ${site.name}</p></section></footer></div>
<div class="sqs-cookie-banner-v2" role="dialog"><p>${say('cookies')}</p><button>${say('accept')}</button><button>${say('decline')}</button></div>
${site.tail ?? ''}
</body></html>`;
};

/** The address of a reporter of errors that stands in every page of a certain builder. */
export const SENTRY = '4f1c09b2a7e84d0f9b1d5c7e33a90210@sentry-next.wixpress.com';

/** As Wix prints it: spans in rich-text boxes, and its own settings in scripts. */
export const wix = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} | ${site.name}`,
    `<meta name="generator" content="Wix.com Website Builder"><link rel="preconnect" href="https://static.wixstatic.com">
<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer","type":"GA"},"mode":{"qa":false,"enableTestApi":false},"deviceInfo":{"deviceClass":"Desktop"},"site":{"metaSiteId":"2b1f7c0a-91d4-4ae7-8a80-3c5d9c7b2e11","externalBaseUrl":"https://${site.host}","appNameForBiEvents":"thunderbolt"},"rollout":{"siteAssetsVersionsRollout":false}}</script>
<script>window.sentryConfig = {"dsn":"https://${SENTRY}/75","tracesSampleRate":0};</script>
<style>#SITE_CONTAINER{position:relative}.wixui-rich-text__text{letter-spacing:normal}.font_8{font:normal 16px/1.6em avenir-lt-w01_35-light1475496,sans-serif}.font_2{font:normal 34px/1.2em dinneuzeitgroteskltw01-_812426,sans-serif}</style>`,
  )}
<body class="responsive"><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" role="region"></div>
<div id="comp-strip" class="wixui-column-strip"><div data-testid="richTextElement" class="wixui-rich-text"><p class="font_8 wixui-rich-text__text"><span>${site.announce ?? ''}</span></p></div></div>
<header id="SITE_HEADER" class="wixui-header"><div data-testid="richTextElement" class="wixui-rich-text"><h2 class="font_2 wixui-rich-text__text"><a href="/">${site.name}</a></h2></div>
<wix-dropdown-menu id="comp-menu" class="wixui-dropdown-menu"><nav aria-label="Site"><ul>
${site.menu
  .flatMap(([, links]) => links)
  .map(
    ([href, label]) =>
      `<li class="wixui-dropdown-menu__item"><a data-testid="linkElement" href="${href}" target="_self"><div><p>${label}</p></div></a></li>`,
  )
  .join('\n')}
</ul></nav></wix-dropdown-menu><a href="/cart-page" data-hook="cart-icon-button" aria-label="${say('cart')} 0">${say('cart')}</a></header>
<main id="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES"><div class="theme-vars"><section class="wixui-section"><div data-testid="mesh-container-content">
<div data-testid="richTextElement" class="wixui-rich-text"><h1 class="font_2 wixui-rich-text__text"><span class="wixui-rich-text__text">${title}</span></h1></div>
${body}
</div></section></div></div></main>
<footer id="SITE_FOOTER" class="wixui-footer"><div data-testid="mesh-container-content">
${site.foot.map(([heading, links]) => `<div data-testid="richTextElement" class="wixui-rich-text"><p class="font_8"><span style="font-weight:bold">${heading}</span></p>${links.map(([href, label]) => `<p class="font_8"><a href="${href}" target="_self">${label}</a></p>`).join('')}</div>`).join('\n')}
<div class="wixui-rich-text">${site.footText ?? ''}</div>
<form class="wixui-form" data-hook="subscribe"><label>${site.join ?? say('join')}</label><input type="email" name="email" placeholder="${say('email')}"><button>${say('subscribe')}</button></form>
<ul aria-label="Social Bar">${socials(site)}</ul><p class="font_8">©2026 by ${site.name}.</p></div></footer></div></div>
<div data-hook="consent-banner-root"><p>${say('cookies')}</p><button data-hook="consent-banner-apply-button">${say('accept')}</button><button>${say('decline')}</button></div>
${site.tail ?? ''}
</body></html>`;
};

/** A paragraph as that builder boxes it. */
export const box = (text: string): string =>
  `<div data-testid="richTextElement" class="wixui-rich-text"><p class="font_8 wixui-rich-text__text"><span style="letter-spacing:normal;" class="wixui-rich-text__text">${text}</span></p></div>`;

/** As BigCommerce's base theme prints it. */
export const bigcommerce = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} - ${site.name}`,
    `<meta name="platform" content="bigcommerce.stencil"><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-qk3h7" crossorigin>
<script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');window.consentManagerStoreConfig = {"storeName":"${site.name}","privacyPolicyUrl":"","writeKey":null,"bannerText":""};var BCData = {"csrf_token":"9a1e"};</script>
<style>.navPages-container{background:#fff}.body{margin-top:146px}.footer-info{display:flex;flex-wrap:wrap}.footer-info-col{width:25%}</style>
${organization(site)}`,
  )}
<body><div class="banners" data-banner-location="top"><div data-event-type="promotion"><p style="text-align:center;">${site.announce ?? ''}</p></div></div>
<header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li class="navUser-item"><a class="navUser-action" href="/login.php" aria-label="${say('login')}">${say('login')}</a></li><li class="navUser-item navUser-item--cart"><a class="navUser-action" href="/cart.php">${say('cart')} <span class="countPill cart-quantity"></span></a></li></ul></nav>
<h1 class="header-logo header-logo--center"><a href="https://${site.host}/"><span class="header-logo-text">${site.name}</span></a></h1>
<div class="navPages-container" id="menu" data-menu><nav class="navPages"><ul class="navPages-list">
${site.menu.map(([heading, links]) => `<li class="navPages-item"><span class="navPages-action has-subMenu">${heading}</span><div class="navPage-subMenu"><ul class="navPage-subMenu-list">${list(links, ' class="navPage-subMenu-item"', ' class="navPage-subMenu-action navPages-action"')}</ul></div></li>`).join('\n')}
</ul></nav></div></header>
<div class="body" data-currency-code="${site.currency ?? 'USD'}"><div class="container"><nav aria-label="Breadcrumb"><ol class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="https://${site.host}/">Home</a></li><li class="breadcrumb is-active"><span class="breadcrumb-label">${title}</span></li></ol></nav>
<main class="page"><h1 class="page-heading">${title}</h1><div class="page-content page-content--centered">
${body}
</div></main></div></div>
<footer class="footer" role="contentinfo"><div class="container"><section class="footer-info">
${site.foot.map(([heading, links]) => `<article class="footer-info-col footer-info-col--small" data-section-type="footer-webPages"><h3 class="footer-info-heading">${heading}</h3><ul class="footer-info-list">${list(links)}</ul></article>`).join('\n')}
<article class="footer-info-col" data-section-type="storeInfo"><h3 class="footer-info-heading">Info</h3><address>${site.street ?? ''}</address>${site.footText ?? ''}</article>
<article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">${site.join ?? say('join')}</h3><form class="form" action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><input class="form-input" id="nl_email" name="nl_email" type="email" placeholder="${say('email')}"><input class="button button--primary form-prefixPostfix-button--postfix" type="submit" value="${say('subscribe')}"></form><ul class="socialLinks">${socials(site)}</ul></article></section>
<div class="footer-copyright"><p class="powered-by">&copy; 2026 ${site.name}</p></div></div></footer>
<div class="cookie-consent"><p>${say('cookies')}</p><button>${say('accept')}</button><button>${say('decline')}</button></div>
<script type="text/javascript" src="https://cdn11.bigcommerce.com/shared/js/csrf-protection-header.js"></script>
${site.tail ?? ''}
</body></html>`;
};

/** As Webflow prints a studio's design. */
export const webflow = (site: Site, title: string, body: string): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} | ${site.name}`,
    `<meta content="Webflow" name="generator"><link href="https://cdn.prod.website-files.com/64a0/css/site.webflow.shared.css" rel="stylesheet" type="text/css">
<script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script>
${organization(site)}`,
  )}
<body class="body"><div class="page-wrapper"><div class="banner_component"><div class="banner_text">${site.announce ?? ''}</div></div>
<div data-animation="default" data-collapse="medium" class="navbar w-nav" role="banner"><div class="nav_container w-container"><a href="/" class="brand w-nav-brand">${site.name}</a><nav role="navigation" class="nav-menu w-nav-menu">
${site.menu.map(([heading, links]) => `<div data-hover="true" class="nav_dropdown w-dropdown"><div class="dropdown-toggle w-dropdown-toggle"><div>${heading}</div></div><nav class="dropdown-list w-dropdown-list">${links.map(([href, label]) => `<a href="${href}" class="dropdown-link w-dropdown-link">${label}</a>`).join('')}</nav></div>`).join('\n')}
</nav></div></div>
<div class="main-wrapper"><header class="section_header"><div class="padding-global"><h1 class="heading-style-h1">${title}</h1></div></header>
<section class="section_content"><div class="padding-global"><div class="container-medium"><div class="text-rich-text w-richtext">
${body}
</div></div></div></section></div>
<footer class="footer_component"><div class="padding-global"><div class="w-layout-grid footer_top-wrapper">
${site.foot.map(([heading, links]) => `<div class="footer_link-list"><div class="text-weight-semibold">${heading}</div>${links.map(([href, label]) => `<a href="${href}" class="footer_link">${label}</a>`).join('')}</div>`).join('\n')}
<div class="footer_text">${site.footText ?? ''}</div>
<div class="footer_form-block w-form"><form id="wf-form-Subscribe" name="wf-form-Subscribe" method="get" class="footer_form"><label>${site.join ?? say('join')}</label><input class="form_input w-input" maxlength="256" name="Subscribe-Email" placeholder="${say('email')}" type="email" required><input type="submit" class="button is-small w-button" value="${say('subscribe')}"></form><div class="success-message w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="error-message w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div></div>
<div class="footer_bottom-wrapper"><div>© 2026 ${site.name}. ${say('rights')}</div><ul>${socials(site)}</ul></div></div></footer></div>
<div fs-cc="banner" class="fs-cc-banner_component"><div class="fs-cc-banner_text">${say('cookies')}</div><a fs-cc="allow" href="#">${say('accept')}</a><a fs-cc="deny" href="#">${say('decline')}</a></div>
${site.tail ?? ''}
</body></html>`;
};

/** As a headless shop prints it on its server: the page, and the same again as state for its scripts. */
export const headless = (
  site: Site,
  title: string,
  body: string,
  state: Readonly<Record<string, unknown>> = {},
): string => {
  const say = sayings(site);
  return `${head(
    site,
    `${title} | ${site.name}`,
    `<meta name="next-head-count" content="14"><link rel="preload" href="/_next/static/css/4be81a.css" as="style"><script src="/_next/static/chunks/main-7f1d.js" defer></script>`,
  )}
<body><div id="__next"><div class="sc-bdVaJa announcement">${site.announce ?? ''}</div>
<header class="sc-htpNat"><a href="/">${site.name}</a><nav>${site.menu.map(([heading, links]) => `<div class="sc-bxivhb"><button type="button">${heading}</button><ul>${list(links)}</ul></div>`).join('')}</nav><a href="/account">${say('login')}</a> <button aria-label="${say('cart')}">0</button></header>
<main class="sc-ifAKCX"><h1>${title}</h1>
${body}
</main>
<footer class="sc-EHOje"><div class="cols">${site.foot.map(([heading, links]) => `<div><h5>${heading}</h5><ul>${list(links)}</ul></div>`).join('')}</div>${site.footText ?? ''}
<form class="signup"><label for="nl">${site.join ?? say('join')}</label><input id="nl" type="email" name="email" placeholder="${say('email')}"><button type="submit">${say('subscribe')}</button></form>
<ul>${socials(site)}</ul><p>© 2026 ${site.name}. ${say('rights')}</p></footer>
<div role="dialog" class="consent"><p>${say('cookies')}</p><button>${say('accept')}</button><button>${say('decline')}</button></div></div>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { title, locale: site.lang ?? 'en', ...state }, __N_SSG: true }, page: '/[slug]', query: {}, buildId: 'kD8yQ2', isFallback: false }).replace(/</g, '\\u003c')}</script>
${site.tail ?? ''}
</body></html>`;
};

/** Somebody's own hand, long ago, and mended now and then. */
export const byHand = (
  site: Site,
  title: string,
  body: string,
): string => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${site.name} - ${title}</title>
<style type="text/css">body{font-family:Verdana,Arial,sans-serif;font-size:13px;background:#f4efe4}td.side{background:#ddd3bd;padding:8px}h2{color:#5a3b12}</style>
${site.head ?? ''}</head>
<body><table width="900" align="center" cellspacing="0" cellpadding="6" border="0">
<tr><td colspan="2"><img src="/images/banner.jpg" width="900" height="140" alt="${site.name}"><br><marquee>${site.announce ?? ''}</marquee></td></tr>
<tr><td class="side" width="170" valign="top">${site.menu.map(([heading, links]) => `<b>${heading}</b><br>${links.map(([href, label]) => `&raquo; <a href="${href}">${label}</a><br>`).join('')}<br>`).join('\n')}</td>
<td valign="top"><h2>${title}</h2>
${body}
</td></tr>
<tr><td colspan="2" align="center"><hr><font size="1">${site.foot.flatMap(([, links]) => links.map(([href, label]) => `<a href="${href}">${label}</a>`)).join(' | ')}<br>${site.footText ?? ''}<br>Copyright &copy; 1999-2026 ${site.name}. All Rights Reserved.</font></td></tr>
</table>${site.tail ?? ''}</body></html>`;
