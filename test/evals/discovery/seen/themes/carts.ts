import { escaped, items, type Shop, type Theme, theme } from './shop.ts';
import { texts } from './texts.ts';

/** BigCommerce's Cornerstone. */
export function cornerstone(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/shop-all/',
      product: (slug) => `/${slug}/`,
      about: '/about-us/',
      shipping: '/shipping-returns/',
      returns: '/returns/',
      privacy: '/privacy-policy/',
      blog: '/blog/',
    },
    (title, body, head) => `<!DOCTYPE html>
<html class="no-js" lang="${lang}"><head><title>${escaped(title === '' ? titled : `${title} - ${titled}`)}</title><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-4k2x9q" crossorigin><meta name="platform" content="bigcommerce.stencil">${head}</head>
<body><header class="header" role="banner"><nav class="navUser"><ul class="navUser-section"><li class="navUser-item"><a class="navUser-action" href="/giftcertificates.php">Gift Certificates</a></li><li class="navUser-item"><a href="/login.php">Sign in</a> or <a href="/login.php?action=create_account">Register</a></li></ul></nav>
<h1 class="header-logo"><a href="https://${host}/" class="header-logo__link" data-header-logo-link><span class="header-logo-text">${escaped(name)}</span></a></h1><div class="navPages-container" id="menu"><nav class="navPages"><ul class="navPages-list">${items(shop.nav, 'navPages-item', 'navPages-action')}</ul></nav></div></header>
<div class="body" data-currency-code="USD"><div class="container"><main class="page"><div class="page-content page-content--centered">${body}</div></main></div></div>
<footer class="footer" role="contentinfo"><div class="container"><section class="footer-info"><article class="footer-info-col" data-section-type="footer-webPages"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${items(shop.foot ?? '')}</ul></article><article class="footer-info-col"><h3 class="footer-info-heading">Info</h3>${shop.extra ?? ''}</article></section>
<div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant" rel="nofollow">BigCommerce</a></p><p>${shop.legal ?? `&copy; 2025 ${escaped(name)}`}</p><a href="/sitemap.php">Sitemap</a></div></div></footer></body></html>`,
    (goods) =>
      `<ul class="productGrid">${goods.map(([label, price, path]) => `<li class="product"><article class="card"><h3 class="card-title"><a href="${path}">${escaped(label)}</a></h3><div class="price-section"><span data-product-price-without-tax class="price">${price}</span></div></article></li>`).join('')}</ul>`,
  );
}

/** Magento 2 with Luma. */
export function magento(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/all-products.html',
      product: (slug) => `/${slug}.html`,
      about: '/about-us',
      shipping: '/shipping-information',
      returns: '/returns',
      privacy: '/privacy-policy-cookie-restriction-mode',
      blog: '/blog',
    },
    (title, body, head) => `<!doctype html>
<html lang="${lang}"><head><script>var BASE_URL = 'https://${host}/'; var require = {'baseUrl': 'https://${host}/static/version1726/frontend/Magento/luma/${lang}'};</script><meta charset="utf-8"><meta name="title" content="${escaped(titled)}"><title>${escaped(title === '' ? titled : `${title} | ${titled}`)}</title>${head}</head>
<body data-container="body" id="html-body" class="cms-page-view page-layout-1column"><div class="cookie-status-message" id="cookie-status">${texts(shop).cookies}</div><div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><ul class="header links"><li class="authorization-link"><a href="/customer/account/login/">Sign In</a></li><li><a href="/customer/account/create/">Create an Account</a></li></ul></div><div class="header content"><a class="logo" href="https://${host}/" title="${escaped(name)}"><img src="https://${host}/static/version1726/frontend/logo.svg" alt="${escaped(name)}"></a><div class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/">My Cart</a></div></div></header>
<div class="sections nav-sections"><nav class="navigation"><ul id="ui-id-2">${items(shop.nav, 'level0 nav-1 level-top ui-menu-item', 'level-top')}</ul></nav></div><main id="maincontent" class="page-main"><div class="columns"><div class="column main">${body}</div></div></main>
<footer class="page-footer"><div class="footer content"><ul class="footer links">${items(shop.foot ?? '', 'nav item')}</ul>${shop.extra ?? ''}</div></footer><small class="copyright"><span>${shop.legal ?? `Copyright © 2013-present ${escaped(name)}. All rights reserved.`}</span></small></div></body></html>`,
    (goods) =>
      `<div class="products wrapper grid products-grid"><ol class="products list items product-items">${goods.map(([label, price, path]) => `<li class="item product product-item"><strong class="product name product-item-name"><a class="product-item-link" href="${path}">${escaped(label)}</a></strong><span class="price-wrapper"><span class="price">${price}</span></span></li>`).join('')}</ol></div>`,
  );
}

/** PrestaShop's classic theme, common in France, Spain and Italy. */
export function prestashop(shop: Shop): Theme {
  const { name, host, lang = 'fr' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/2-accueil',
      product: (slug) => `/accueil/${slug}.html`,
      about: '/content/4-a-propos',
      shipping: '/content/1-livraison',
      returns: '/content/5-retours',
      privacy: '/content/7-confidentialite',
      blog: '/blog',
    },
    (title, body, head) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="ie=edge"><title>${escaped(title === '' ? titled : title)}</title>${head}<script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"amount":0}}},"shop":{"name":"${name.replace(/"/g, '')}"},"urls":{"base_url":"https:\\/\\/${host}\\/"}};</script></head>
<body id="cms" class="lang-${lang} country-${lang} layout-full-width page-cms"><main><header id="header"><nav class="header-nav"><div id="_desktop_user_info"><a href="/connexion" rel="nofollow">Login</a></div></nav><div class="header-top"><div id="_desktop_logo"><a href="https://${host}/"><img class="logo img-fluid" src="https://${host}/img/logo-1689.jpg" alt="${escaped(name)}" loading="lazy"></a></div><div class="menu js-top-menu" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">${items(shop.nav, 'category', 'dropdown-item')}</ul></div></div></header>
<section id="wrapper"><div class="container"><section id="main"><section id="content" class="page-content page-cms">${body}</section></section></div></section>
<footer id="footer" class="js-footer"><div class="footer-container"><div class="container"><ul id="footer_sub_menu_2">${items(shop.foot ?? '', '', 'cms-page-link')}</ul><div class="block-contact">${shop.extra ?? ''}</div><p class="text-sm-center">${shop.legal ?? `© 2025 - ${escaped(name)}`}</p></div></div></footer></main></body></html>`,
    (goods) =>
      `<section class="featured-products"><div class="products row">${goods.map(([label, price, path]) => `<article class="product-miniature js-product-miniature"><h3 class="h3 product-title"><a href="${path}">${escaped(label)}</a></h3><span class="price" aria-label="Prix">${price}</span></article>`).join('')}</div></section>`,
  );
}

/** Shopware 6, the usual one in German. */
export function shopware(shop: Shop): Theme {
  const { name, host, lang = 'de' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/Produkte/',
      product: (slug) => `/${slug}/SW10012`,
      about: '/ueber-uns/',
      shipping: '/versand',
      returns: '/widerrufsrecht',
      privacy: '/datenschutz',
      blog: '/magazin/',
    },
    (title, body, head) => `<!DOCTYPE html>
<html lang="${lang}-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><title itemprop="name">${escaped(title === '' ? titled : `${title} | ${titled}`)}</title>${head}<script>window.features = {"V6_5_0_0":true}; window.activeNavigationId = '018c'; window.router = {'frontend.cart.offcanvas': '/checkout/offcanvas'};</script></head>
<body class="is-ctl-navigation is-act-index"><div class="top-bar d-none d-lg-block"><nav class="top-bar-nav"><div class="top-bar-list">Persönliche Beratung Mo-Fr 9-16 Uhr</div></nav></div>
<header class="header-main"><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite gehen"><img src="https://${host}/media/logo.png" alt="${escaped(name)}" class="img-fluid header-logo-main-img"></a></div><nav class="nav main-navigation-menu" id="main-navigation-menu"><ul>${items(shop.nav, '', 'nav-link main-navigation-link')}</ul></nav><a class="btn header-cart" href="/checkout/cart">Warenkorb</a></header>
<main class="content-main"><div class="container-main"><div class="cms-page"><div class="cms-block cms-block-text"><div class="cms-element-text">${body}</div></div></div></div></main>
<footer class="footer-main"><div class="container"><div class="footer-column"><ul class="list-unstyled">${items(shop.foot ?? '', 'footer-link-item', 'footer-link')}</ul></div>${shop.extra ?? ''}<p class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. <a href="/versand">Versandkosten</a>, wenn nicht anders angegeben.</p><div class="footer-copyright">${shop.legal ?? `© ${escaped(name)} 2025`}</div></div></footer><div class="cookie-permission-container">${texts(shop).cookies}</div></body></html>`,
    (goods) =>
      `<div class="cms-listing-row js-listing-wrapper">${goods.map(([label, price, path]) => `<div class="card product-box box-standard"><a href="${path}" class="product-name">${escaped(label)}</a><div class="product-price-info"><span class="product-price">${price}*</span></div></div>`).join('')}</div>`,
  );
}

/** Lightspeed, the usual one in Dutch. */
export function lightspeed(shop: Shop): Theme {
  const { name, host, lang = 'nl' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/collectie/',
      product: (slug) => `/${slug}.html`,
      about: '/service/about/',
      shipping: '/service/shipping-returns/',
      returns: '/service/returns/',
      privacy: '/service/privacy-policy/',
      blog: '/blogs/nieuws/',
    },
    (
      title,
      body,
      head,
    ) => `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"/><!-- [START] 'blocks/head.rain' --><!-- (c) 2008-2025 Lightspeed Netherlands B.V. --><title>${escaped(title === '' ? titled : `${title} - ${titled}`)}</title>${head}<link rel="shortcut icon" href="https://cdn.webshopapp.com/shops/301882/themes/174441/assets/favicon.ico"/></head>
<body class="lang-${lang}"><div class="topbar">Voor 16.00 uur besteld, morgen in huis</div><header id="header"><a href="https://${host}/" class="logo"><img src="https://cdn.webshopapp.com/shops/301882/themes/174441/assets/logo.png" alt="${escaped(name)}"/></a><nav class="main-nav"><ul>${items(shop.nav, 'item', 'itemLink')}</ul></nav><a href="/account/">Account</a> <a href="/cart/">Winkelwagen</a></header>
<div class="container content"><div class="row textpage">${body}</div></div>
<footer><div class="footer-links"><ul>${items(shop.foot ?? '')}</ul></div><div class="footer-contact">${shop.extra ?? ''}</div><div class="copyright-payment">${shop.legal ?? `© Copyright 2025 ${escaped(name)}`} - Powered by <a href="https://www.lightspeedhq.nl/" rel="nofollow">Lightspeed</a></div></footer></body></html>`,
    (goods) =>
      `<div class="products row">${goods.map(([label, price, path]) => `<div class="product col-xs-6 col-md-3"><div class="info"><a href="${path}" class="title">${escaped(label)}</a><div class="price">${price}</div></div></div>`).join('')}</div>`,
  );
}
