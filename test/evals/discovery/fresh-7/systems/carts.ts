import { inputs, lay, linksOf, organization, type Site, type System } from './site.ts';

const on = (system: System) => (site: Site) => lay(site, system);

const cornerstoneSystem: System = {
  shelf: '/all-products/',
  product: (slug) => `/${slug}/`,
  privacy: '/privacy-policy/',
  shipping: '/shipping-returns/',
  frame: (site, { title, main, words }) =>
    `<!DOCTYPE html><html class="no-js" lang="${site.language ?? 'en'}"><head><title>${title} - ${site.name}</title><meta name="description" content="${site.tagline}"><meta name='platform' content='bigcommerce.stencil' /><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-9q1z" crossorigin>${organization(site)}<script>window.stencilBootstrap = function(){};var BCData = {"csrf_token":"0f3e"};</script></head><body><a href="#main-content" class="skip-to-main-link">Skip to main content</a><div class="banners" data-banner-location="top"><div class="banner">${site.bar ?? ''}</div></div><header class="header" role="banner"><h2 class="header-logo"><a href="https://${site.host}/" class="header-logo__link"><span class="header-logo-text">${site.name}</span></a></h2><nav class="navUser"><a class="navUser-action" href="/login.php">${words.account}</a> <a class="navUser-action" href="/cart.php">${words.cart}</a></nav><nav class="navPages"><ul class="navPages-list">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="navPages-item"><a class="navPages-action" href="${href}" aria-label="${label}">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul></nav></header><main class="body" id="main-content" role="main" data-currency-code="USD"><div class="container">${main}</div></main><footer class="footer" role="contentinfo"><div class="container"><section class="footer-info"><article class="footer-info-col"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`)
      .join(
        '',
      )}<li><a href="/shipping-returns/">${words.shipping}</a></li><li><a href="/privacy-policy/">${words.privacy}</a></li></ul></article><article class="footer-info-col" data-section-type="storeInfo"><h3 class="footer-info-heading">Info</h3><address>${site.imprint ?? ''}</address></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h5 class="footer-info-heading">${words.newsletter}</h5><form class="form" action="/subscribe.php" method="post"><input class="form-input" name="nl_email" type="email" placeholder="${words.yourMail}" required></form></article></section><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant" rel="nofollow">BigCommerce</a></p><p class="powered-by">© 2026 ${site.name}</p></div></footer></body></html>`,
  card: (title, price, href, words) =>
    `<article class="card" data-name="${title}"><h3 class="card-title"><a href="${href}">${title}</a></h3><span data-product-price-without-tax class="price price--withoutTax">${price}</span><a href="/cart.php?action=add&amp;product_id=${title.length}" class="button button--small card-figcaption-button">${words.add}</a></article>`,
  text: (title, html) =>
    `<nav aria-label="Breadcrumb"><ol class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="/">Home</a></li></ol></nav><div class="page"><h1 class="page-heading">${title}</h1><div class="page-content page-content--centered">${html}</div></div>`,
};
export const cornerstone = on(cornerstoneSystem);

export const bigForm = (fields: readonly string[], label: string): string =>
  `<form data-contact-form class="form" action="/pages.php?action=sendContactForm" method="post"><input type="hidden" name="page_id" value="7"><div class="form-row form-row--half">${inputs(
    fields,
    (text, input) =>
      `<div class="form-field"><label class="form-label">${text.replace('*', ' <small>Required</small>')}</label>${input}</div>`,
  )}</div><div class="form-actions"><input class="button button--primary" type="submit" value="${label}"></div></form>`;

const contactOf = (site: Site): string => linksOf(site.foot).at(-1)?.href ?? '/';

const prestashopSystem: System = {
  shelf: '/2-accueil',
  product: (slug) => `/accueil/${slug.length}-${slug}.html`,
  privacy: '/content/2-mentions-legales',
  shipping: '/content/1-livraison',
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html lang="${site.language ?? 'fr'}"><head><meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="ie=edge"><title>${path === '/' ? site.name : title}</title><meta name="description" content="${site.tagline}"><link rel="stylesheet" href="https://${site.host}/themes/classic/assets/css/theme.css" type="text/css" media="all"><script type="text/javascript">var prestashop = {"cart":{"products":[],"products_count":0},"currency":{"id":1,"name":"Euro","iso_code":"EUR","sign":"\\u20ac"},"shop":{"name":"${site.name}"}};</script>${organization(site)}</head><body id="cms" class="lang-${site.language ?? 'fr'} currency-eur layout-full-width page-cms"><main><header id="header"><div class="header-banner">${site.bar ?? ''}</div><nav class="header-nav"><div id="_desktop_contact_link"><a href="${contactOf(site)}"><i class="material-icons">&#xE0BE;</i></a></div><div id="_desktop_user_info"><a href="/index.php?controller=authentication" rel="nofollow"><span class="hidden-sm-down">${words.account}</span></a></div><div id="_desktop_cart"><span>${words.cart}</span><span class="cart-products-count">(0)</span></div></nav><div class="header-top"><h1><a href="https://${site.host}/">${site.name}</a></h1><div class="menu js-top-menu"><ul class="top-menu" id="top-menu">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="cms-page"><a class="dropdown-item" href="${href}" data-depth="0">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul></div></div></header><section id="wrapper"><div class="container"><div id="content-wrapper" class="js-content-wrapper">${main}</div></div></section><footer id="footer" class="js-footer"><div class="block_newsletter"><p>${words.newsletter}</p><form action="#blockEmailSubscription" method="post"><input name="email" type="email" placeholder="${words.yourMail}"><input type="submit" name="submitNewsletter" value="OK"></form></div><div class="footer-container"><ul>${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<li><a class="cms-page-link" href="${href}">${label}</a></li>`)
      .join(
        '',
      )}<li><a class="cms-page-link" href="/content/1-livraison">${words.shipping}</a></li><li><a class="cms-page-link" href="/content/2-mentions-legales">${words.privacy}</a></li></ul><div class="block-contact links">${site.imprint ?? ''}</div><p class="text-sm-center"><a href="https://www.prestashop-project.org/" target="_blank" rel="noopener noreferrer nofollow">© 2026 - Ecommerce software by PrestaShop™</a></p></div></footer></main></body></html>`,
  card: (title, price, href) =>
    `<article class="product-miniature js-product-miniature" data-id-product="${title.length}"><h3 class="h3 product-title"><a href="${href}">${title}</a></h3><div class="product-price-and-shipping"><span class="price">${price}</span></div></article>`,
  text: (title, html) =>
    `<section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms">${html}</section></section>`,
};
export const prestashop = on(prestashopSystem);

export const prestashopForm = (fields: readonly string[], label: string): string =>
  `<section class="contact-form"><form action="#" method="post" enctype="multipart/form-data"><section class="form-fields">${inputs(
    fields,
    (text, input) =>
      `<div class="form-group row"><label class="col-md-3 form-control-label">${text.replace('*', '')}</label><div class="col-md-6">${input}</div></div>`,
  )}</section><footer class="form-footer text-sm-right"><input class="btn btn-primary" type="submit" name="submitMessage" value="${label}"></footer></form></section>`;

const shopwareSystem: System = {
  shelf: '/sortiment/',
  product: (slug) => `/${slug}/SW100${slug.length}`,
  privacy: '/datenschutz',
  shipping: '/versand-und-zahlung',
  frame: (site, { title, main, words }) =>
    `<!DOCTYPE html><html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"><meta name="robots" content="index,follow"><meta name="description" content="${site.tagline}"><meta property="og:site_name" content="${site.name}"><title itemprop="name">${title} | ${site.name}</title><script>window.features = {"V6_6_0_0":true};window.router = {'frontend.cart.offcanvas': '/checkout/offcanvas'};</script></head><body class="is-ctl-navigation is-act-index is-active-route-frontend-navigation-page"><noscript class="noscript-main"><div role="alert" class="alert alert-info">Um unseren Shop in vollem Umfang nutzen zu können, empfehlen wir Ihnen Javascript in Ihrem Browser zu aktivieren.</div></noscript><div class="top-bar d-none d-lg-block">${site.bar ?? ''}</div><header class="header-main"><div class="header-row row"><div class="header-logo-col"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen">${site.name}</a></div><a class="btn account-menu-btn" href="/account">${words.account}</a><a class="btn header-cart-btn" href="/checkout/cart">${words.cart} 0,00 €*</a></div></header><nav class="main-navigation-menu" itemscope itemtype="https://schema.org/SiteNavigationElement">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<a class="nav-link main-navigation-link" href="${href}" itemprop="url" title="${label}"><div class="main-navigation-link-text"><span itemprop="name">${label}</span></div></a>`,
      )
      .join(
        '',
      )}</nav><main class="content-main"><div class="container-main">${main}</div></main><footer class="footer-main"><div class="footer-columns row js-footer-columns"><div class="footer-column"><div class="footer-column-headline">Shop Service</div><ul class="list-unstyled">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<li class="footer-link-item"><a class="footer-link" href="${href}" title="${label}">${label}</a></li>`,
      )
      .join(
        '',
      )}<li class="footer-link-item"><a class="footer-link" href="/versand-und-zahlung">${words.shipping}</a></li><li class="footer-link-item"><a class="footer-link" href="/datenschutz">${words.privacy}</a></li></ul></div></div><div class="footer-bottom"><p class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten.</p><div class="footer-copyright">${site.imprint ?? 'Realisiert mit Shopware'}</div></div></footer></body></html>`,
  card: (title, price, href, words) =>
    `<div class="card product-box box-standard"><a href="${href}" class="product-name" title="${title}">${title}</a><div class="product-price-info"><span class="product-price">${price}*</span></div><button class="btn btn-buy" title="${words.add}">${words.add}</button></div>`,
  text: (title, html) =>
    `<div class="cms-page"><div class="cms-sections"><div class="cms-section-default boxed"><div class="cms-element-text"><h1>${title}</h1>${html}</div></div></div></div>`,
};
export const shopware = on(shopwareSystem);

const jtlSystem: System = {
  shelf: '/Sortiment',
  product: (slug) => `/${slug}`,
  privacy: '/Datenschutz',
  shipping: '/Versandinformationen',
  frame: (site, { title, main, words }) =>
    `<!DOCTYPE html><html lang="de" itemscope itemtype="https://schema.org/WebPage"><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><meta name="description" itemprop="description" content="${site.tagline}"><title itemprop="name">${title === site.tagline ? `${site.name} - ${title}` : `${title} | ${site.name}`}</title><link rel="canonical" itemprop="url" href="https://${site.host}/"><script>window.lazySizesConfig = window.lazySizesConfig || {};</script></head><body data-page="31" class="wish-compare-animation-mobile"><header id="jtl-nav-wrapper" class="d-print-none sticky-top"><div id="header-top-bar" class="d-none topbar-wrapper"><ul class="topbar-main nav">${site.bar ? `<li class="nav-item">${site.bar}</li>` : ''}</ul></div><div class="hide-navbar container-fluid"><nav class="toggler-logo-wrapper navbar"><div id="logo" class="logo-wrapper" itemprop="publisher" itemscope itemtype="https://schema.org/Organization"><span itemprop="name" class="d-none">${site.name}</span><a href="https://${site.host}/" title="${site.name}">${site.name}</a></div></nav><ul class="navbar-nav nav-scrollbar-inner">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="nav-item"><a class="nav-link" href="${href}"><span class="text-truncate">${label}</span></a></li>`,
      )
      .join(
        '',
      )}</ul></div></header><main id="main-wrapper"><div id="content-wrapper"><div id="content">${main}</div></div></main><footer id="footer"><div class="container-fluid"><div id="footer-boxes"><div class="box box-linkgroup"><div class="productlist-filter-headline">Informationen</div><nav>${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<a class="box-link-wrapper" href="${href}">${label}</a>`)
      .join(
        '',
      )}<a class="box-link-wrapper" href="/Versandinformationen">${words.shipping}</a><a class="box-link-wrapper" href="/Datenschutz">${words.privacy}</a></nav></div></div><div class="footnote-vat">* Alle Preise inkl. gesetzlicher USt., zzgl. Versand</div></div><div id="copyright">© ${site.name} ${site.imprint ?? ''} <span id="system-credits">Powered by <a href="https://jtl-url.de/jtlshop">JTL-Shop</a></span></div></footer></body></html>`,
  card: (title, price, href) =>
    `<div class="productbox productbox-column"><div class="productbox-title" itemprop="name"><a href="${href}" class="text-clamp-2">${title}</a></div><div class="price_wrapper"><span class="price">${price}</span> <span class="footnote-reference">*</span></div></div>`,
  text: (title, html) =>
    `<div class="container-fluid"><h1>${title}</h1><div class="page-content">${html}</div></div>`,
};
export const jtl = on(jtlSystem);

export const germanForm = (fields: readonly string[], label: string): string =>
  `<form action="/kontaktformular" method="post" class="jtl-validate"><fieldset>${inputs(
    fields,
    (text, input) =>
      `<div class="form-group">${input.replace('<input', '<input class="form-control"')}<label class="col-form-label">${text}</label></div>`,
  )}</fieldset><button class="btn btn-primary" type="submit">${label}</button></form>`;
