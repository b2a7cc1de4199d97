import { escaped, items, type Shop, type Theme, theme } from './shop.ts';
import { texts } from './texts.ts';

const PLACES = {
  all: '/collections/all',
  product: (slug: string) => `/products/${slug}`,
  about: '/pages/about-us',
  shipping: '/policies/shipping-policy',
  returns: '/policies/refund-policy',
  privacy: '/policies/privacy-policy',
  blog: '/blogs/news',
};

const POLICIES =
  'Refund policy=/policies/refund-policy; Privacy policy=/policies/privacy-policy; Shipping policy=/policies/shipping-policy; Terms of service=/policies/terms-of-service';

/** Shopify's Dawn, and the many that look like it. */
export function dawn(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    PLACES,
    (title, body, head) => `<!doctype html>
<html class="js" lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="canonical" href="https://${host}/"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<title>${escaped(title === '' ? titled : `${title} – ${titled}`)}</title>
<meta property="og:site_name" content="${escaped(name)}"><meta property="og:type" content="website">
${head}
<script>window.Shopify = window.Shopify || {}; Shopify.shop = "${host.replace(/\W/g, '-')}.myshopify.com"; Shopify.locale = "${lang}"; Shopify.theme = {"name":"Dawn","schema_version":"15.0.2","role":"main"};</script>
<link href="//${host}/cdn/shop/t/4/assets/base.css?v=144968985024194912401730108943" rel="stylesheet"></head>
<body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
<div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${texts(shop)
      .newsletter.replace(/<[^>]+>/g, ' ')
      .slice(0, 60)}</span></p></div>
<sticky-header class="header-wrapper"><header class="header header--middle-left"><h1 class="header__heading"><a href="/" class="header__heading-link"><span class="h2">${escaped(name)}</span></a></h1>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${items(shop.nav, '', 'header__menu-item list-menu__item link')}</ul></nav>
<a href="/search" class="header__icon">Search</a><a href="/account/login" class="header__icon">Log in</a><a href="/cart" id="cart-icon-bubble">Cart</a></header></sticky-header>
<main id="MainContent" class="content-for-layout focus-none" role="main"><div class="page-width">${body}</div></main>
<footer class="footer color-scheme-1 gradient"><div class="footer__content-top page-width"><ul class="footer-block__details-content list-unstyled">${items(shop.foot ?? '', '', 'link link--text list-menu__item')}</ul>
<ul class="footer__list-social"><li><a href="https://www.instagram.com/${host.split('.')[0]}">Instagram</a></li><li><a href="https://www.facebook.com/${host.split('.')[0]}">Facebook</a></li></ul>${shop.extra ?? ''}</div>
<div class="footer__content-bottom"><div class="footer__copyright caption"><small class="copyright__content">${shop.legal ?? `&copy; 2025, <a href="/">${escaped(name)}</a>`}</small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small><ul class="policies list-unstyled">${items(POLICIES)}</ul></div></div></footer></body></html>`,
    (goods) =>
      `<ul id="product-grid" class="grid product-grid grid--4-col-desktop">${goods.map(([label, price, path]) => `<li class="grid__item"><div class="card-wrapper"><h3 class="card__heading"><a href="${path}">${escaped(label)}</a></h3><div class="price"><span class="visually-hidden">Regular price</span> <span class="price-item">${price}</span></div></div></li>`).join('')}</ul>`,
  );
}

/** The picture that Debut's header names, which looks like an address and isn't one. */
export const DEBUT_LOGO = 'logo_180x@2x.png';

/** Shopify's older Debut. */
export function debut(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    PLACES,
    (title, body, head) => `<!doctype html>
<html class="no-js" lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title === '' ? titled : `${title}`)}${title === '' ? '' : ` &ndash; ${escaped(titled)}`}</title>
<meta name="description" content="${escaped(name)}"><meta name="theme-color" content="#557b97">${head}
<script>var theme = { breakpoints: { medium: 750, large: 990 }, strings: { addToCart: "Add to cart", soldOut: "Sold out" }, moneyFormat: "\${{amount}}" };</script>
<script async src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=TxQ9ab"></script></head>
<body class="template-page"><div id="SearchDrawer" class="search-bar drawer drawer--top"><input class="search-form__input" type="search" name="q" placeholder="Search"></div>
<header class="site-header border-bottom logo--left" role="banner"><div class="grid__item medium-up--one-quarter logo-align--left"><a href="/" class="site-header__logo-image"><img src="//${host}/cdn/shop/files/logo_180x.png" srcset="//${host}/cdn/shop/files/logo_180x.png 1x, //${host}/cdn/shop/files/${DEBUT_LOGO} 2x" alt="${escaped(name)}"></a></div>
<nav class="grid__item medium-up--one-half small--hide" id="AccessibleNav"><ul class="site-nav list--inline" id="SiteNav">${items(shop.nav, '', 'site-nav__link site-nav__link--main')}</ul></nav><a href="/cart" class="site-header__icon site-header__cart">Cart <span>0 items</span></a></header>
<main class="main-content js-focus-hidden" id="MainContent"><div class="page-width"><div class="rte">${body}</div></div></main>
<footer class="site-footer"><div class="page-width"><div class="grid"><div class="site-footer__item--one-half"><p class="h4">Quick links</p><ul class="site-footer__linklist">${items(shop.foot ?? '', 'site-footer__linklist-item')}</ul></div>
<div class="site-footer__item"><p class="h4">Newsletter</p><form method="post" action="/contact#ContactFooter"><input type="email" name="contact[email]" placeholder="Email address"><button name="commit">Subscribe</button></form></div></div>${shop.extra ?? ''}
<small class="site-footer__copyright-content">${shop.legal ?? `&copy; 2025, <a href="/" title="">${escaped(name)}</a>`}</small> <small class="site-footer__powered-by"><a href="https://www.shopify.com">Powered by Shopify</a></small></div></footer></body></html>`,
    (goods) =>
      `<div class="grid grid--uniform grid--view-items">${goods.map(([label, price, path]) => `<div class="grid__item medium-up--one-quarter"><a class="grid-view-item__link" href="${path}"><span class="h4 grid-view-item__title">${escaped(label)}</span></a><dl class="price"><dt>Regular price</dt><dd>${price}</dd></dl></div>`).join('')}</div>`,
  );
}
