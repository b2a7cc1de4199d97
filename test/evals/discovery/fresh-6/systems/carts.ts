import { type Content, fieldsOf, inputOf, links, type Pages, type Shop, schemaOf, urlset } from './shop.ts';
import { assemble, type Frame, goodsOf, type Looks, type Paths, wordsOf } from './stock.ts';

const titleOf = (shop: Shop, title: string): string => (title === shop.name ? shop.tagline : title);
const listed = (list: string, of: string): string =>
  links(list, (label, href) => `<li class="${of}"><a class="${of}-action" href="${href}">${label}</a></li>`);

/** How a system writes the things that it sells. */
function looksOf(shelfClass: string, itemClass: string, products: string, text: Looks['text']): Looks {
  const shelf = (shop: Shop) =>
    `<ul class="${shelfClass}">${goodsOf(shop, products)
      .map(
        ({ title, price, href }) =>
          `<li class="product ${itemClass}"><article class="card"><h3 class="card-title product-item-name"><a href="${href}">${title}</a></h3><span class="price price--withoutTax">${price}</span><button class="action tocart button--small">${wordsOf(shop).add}</button></article></li>`,
      )
      .join('')}</ul>`;
  return {
    home: (shop) =>
      `<section class="heroCarousel"><h1 class="heroCarousel-title">${shop.tagline}</h1></section><div class="page-content">${shop.about}</div><h2 class="page-heading">${wordsOf(shop).bestsellers}</h2>${shelf(shop)}<section class="blog"><h2>${wordsOf(shop).blog}</h2>${wordsOf(
        shop,
      )
        .posts.map((post) => `<p class="blog-title">${post}</p>`)
        .join('')}</section>`,
    shelf,
    product: (shop, title, price) =>
      `<div class="productView"><h1 class="productView-title page-title">${title}</h1><div class="productView-price price">${price}</div><label class="form-label">Quantity:</label><input class="form-input--incrementTotal" name="qty[]" type="tel" value="1" min="1"><input class="button button--primary" type="submit" value="${wordsOf(shop).add}"><div class="productView-description"><p>${wordsOf(shop).aboutIt}</p><p>${wordsOf(shop).delivery}</p></div><section class="productReviews"><h4>${wordsOf(shop).reviews}</h4>${wordsOf(
        shop,
      )
        .praise.map((said) => `<article class="productReview"><p>${said}</p></article>`)
        .join('')}</section></div>`,
    text,
  };
}

const system =
  (paths: Paths, frame: Frame, looks: Looks, map: string) =>
  (shop: Shop, content: Content): Pages => ({
    ...assemble(shop, content, paths, frame, looks),
    [map]: urlset(shop.host, ['/', ...Object.keys(content)]),
  });

// BigCommerce Stencil

const stencil: Frame = (
  shop,
  path,
  title,
  main,
) => `<!DOCTYPE html><html class="no-js" lang="en"><head><title>${titleOf(shop, title)} - ${shop.name}</title><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-x4k2" crossorigin><meta name="description" content="${shop.tagline}"><link rel='canonical' href='https://${shop.host}${path}'><meta name='platform' content='bigcommerce.stencil'>${schemaOf(shop)}<script>var BCData = {"csrf_token":"4b6a","product_attributes":{"purchasable":true}};</script></head>
<body><a href="#main-content" class="skip-to-main-link">Skip to main content</a><div class="banners" data-banner-location="top"><div class="banner"><div data-event-type="promotion">${shop.banner ?? ''}</div></div></div><header class="header" role="banner"><a href="#" class="mobileMenu-toggle" data-mobile-menu-toggle="menu"><span class="mobileMenu-toggleIcon">Toggle menu</span></a><nav class="navUser"><ul class="navUser-section navUser-section--alt"><li class="navUser-item"><a class="navUser-action" href="/login.php" aria-label="Sign in">Sign in</a> <span class="navUser-or">or</span> <a class="navUser-action" href="/login.php?action=create_account">Register</a></li><li class="navUser-item navUser-item--cart"><a class="navUser-action" href="/cart.php">Cart <span class="countPill cart-quantity"></span></a></li></ul></nav><h2 class="header-logo"><a href="https://${shop.host}/" class="header-logo__link"><span class="header-logo-text">${shop.name}</span></a></h2><div class="navPages-container" id="menu"><nav class="navPages"><ul class="navPages-list">${listed(shop.nav, 'navPages-item')}</ul></nav></div></header>
<div class="body" id="main-content" data-currency-code="USD"><div class="container"><ul class="breadcrumbs"><li class="breadcrumb"><a href="/" class="breadcrumb-label">Home</a></li><li class="breadcrumb is-active">${titleOf(shop, title)}</li></ul>${main}</div></div>
<footer class="footer" role="contentinfo"><h2 class="footer-title-sr-only">Footer Start</h2><div class="container"><section class="footer-info"><article class="footer-info-col footer-info-col--small"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${listed(shop.foot, 'footer-info-item')}</ul></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">Subscribe to our newsletter</h3><p>${wordsOf(shop).newsletter}</p><form class="form" action="/subscribe.php" method="post"><input class="form-input" id="nl_email" name="nl_email" type="email" placeholder="Your email address" required><input class="button button--primary form-prefixPostfix-button--postfix" type="submit" value="${wordsOf(shop).subscribe}"></form></article></section><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com" rel="nofollow">BigCommerce</a></p><p class="powered-by">&copy; 2026 ${shop.name} ${shop.small ?? ''}</p></div></div></footer><div id="consent-manager"><p>${wordsOf(shop).cookies}</p><button>Accept All Cookies</button></div></body></html>`;

export const bigcommerce = system(
  { shelf: '/shop-all/', products: '/', privacy: '/privacy-policy/' },
  stencil,
  looksOf(
    'productGrid',
    'productGrid-item',
    '/',
    (title, html) =>
      `<main class="page"><h1 class="page-heading">${title}</h1><div class="page-content page-content--centered">${html}</div></main>`,
  ),
  '/xmlsitemap.php',
);

export const stencilForm = (fields: string, label: string): string =>
  `<form data-contact-form class="form" action="/pages.php?action=sendContactForm" method="post"><div class="form-row form-row--half">${fieldsOf(fields, (field) => `<div class="form-field"><label class="form-label" for="contact-${field.name}">${field.label}${field.isRequired ? ' <small>Required</small>' : ''}</label>${inputOf(field, 'contact')}</div>`)}</div><div class="form-actions"><input class="button button--primary" type="submit" value="${label}"></div></form>`;

// Magento 2, Luma

const luma: Frame = (
  shop,
  _path,
  title,
  main,
) => `<!doctype html><html lang="${shop.language ?? 'en'}"><head prefix="og: http://ogp.me/ns#"><script>var BASE_URL = 'https\\u003A\\u002F\\u002F${shop.host}\\u002F'; var require = {'baseUrl': 'https\\u003A\\u002F\\u002F${shop.host}\\u002Fstatic\\u002Fversion1740\\u002Ffrontend'};</script><meta charset="utf-8"/><meta name="title" content="${title}"/><meta name="description" content="${shop.tagline}"/><meta name="robots" content="INDEX,FOLLOW"/><title>${titleOf(shop, title)} | ${shop.name}</title><link rel="stylesheet" type="text/css" href="https://${shop.host}/static/version1740/frontend/Magento/luma/en_US/css/styles-m.css"/>${schemaOf(shop)}</head>
<body data-container="body" data-mage-init='{"loaderAjax": {}, "loader": {"icon": "loader-2.gif"}}' class="cms-page-view page-layout-1column"><div class="cookie-status-message" id="cookie-status">The store will not work correctly when cookies are disabled.</div><noscript><div class="message global noscript"><div class="content"><p><strong>JavaScript seems to be disabled in your browser.</strong></p></div></div></noscript>
<div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><div class="panel header"><a class="action skip contentarea" href="#contentarea"><span>${wordsOf(shop).skip}</span></a><ul class="header links"><li class="greet welcome">${shop.banner ?? 'Default welcome msg!'}</li><li class="authorization-link"><a href="/customer/account/login/">${wordsOf(shop).account}</a></li></ul></div></div><div class="header content"><a class="logo" href="/" aria-label="store logo">${shop.name}</a><div data-block="minicart" class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/"><span class="text">${wordsOf(shop).cart}</span></a></div></div></header><div class="sections nav-sections"><nav class="navigation" data-action="navigation"><ul>${listed(shop.nav, 'level0')}</ul></nav></div>
<main id="maincontent" class="page-main"><a id="contentarea" tabindex="-1"></a><div class="columns"><div class="column main">${main}</div></div></main>
<footer class="page-footer"><div class="footer content"><ul class="footer links">${listed(shop.foot, 'nav item')}</ul><div class="block newsletter"><div class="title"><strong>Newsletter</strong></div><form class="form subscribe" novalidate action="/newsletter/subscriber/new/" method="post" id="newsletter-validate-detail"><label for="newsletter">${wordsOf(shop).newsletter}</label><input name="email" type="email" id="newsletter" placeholder="${wordsOf(shop).mailField}"/><button class="action subscribe primary" type="submit"><span>${wordsOf(shop).subscribe}</span></button></form></div></div></footer><small class="copyright"><span>&copy; 2026 ${shop.name}. ${wordsOf(shop).rights} ${shop.small ?? ''}</span></small><div class="message global cookie" id="notice-cookie-block"><div class="content"><p>${wordsOf(shop).cookies}</p><button id="btn-cookie-allow" class="action allow primary">${wordsOf(shop).accept}</button></div></div></div></body></html>`;

export const magento = system(
  { shelf: '/catalog/', products: '/', privacy: '/privacy-policy-cookie-restriction-mode/' },
  luma,
  looksOf(
    'products list items product-items',
    'item product-item',
    '/',
    (title, html) =>
      `<div class="page-title-wrapper"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${title}</span></h1></div><div data-content-type="row" data-appearance="contained"><div data-element="inner"><div data-content-type="text">${html}</div></div></div>`,
  ),
  '/sitemap.xml',
);

// PrestaShop, classic

const classic: Frame = (
  shop,
  path,
  title,
  main,
) => `<!doctype html><html lang="${shop.language ?? 'fr'}"><head><meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="ie=edge"><title>${titleOf(shop, title)}${title === shop.name ? '' : ` - ${shop.name}`}</title><meta name="description" content="${shop.tagline}"><link rel="canonical" href="https://${shop.host}${path}"><script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","amount":0}},"products_count":0},"currency":{"id":1,"iso_code":"EUR","sign":"\\u20ac"},"shop":{"name":"${shop.name}"}};</script>${schemaOf(shop)}</head>
<body id="cms" class="lang-fr country-fr currency-eur layout-full-width page-cms tax-display-enabled"><main><header id="header"><div class="header-banner">${shop.banner ?? ''}</div><nav class="header-nav"><div class="container"><div class="user-info"><a href="/mon-compte" rel="nofollow"><span class="hidden-sm-down">${wordsOf(shop).account}</span></a></div><div class="blockcart cart-preview inactive"><span class="hidden-sm-down">${wordsOf(shop).cart}</span><span class="cart-products-count">(0)</span></div></div></nav><div class="header-top"><h1><a href="/">${shop.name}</a></h1><div class="menu js-top-menu" id="_desktop_top_menu"><ul class="top-menu" id="top-menu" data-depth="0">${listed(shop.nav, 'category')}</ul></div></div></header>
<section id="wrapper"><div class="container"><div id="content-wrapper">${main}</div></div></section>
<footer id="footer" class="js-footer"><div class="container"><div class="block_newsletter" id="blockEmailSubscription_displayFooterBefore"><p>${wordsOf(shop).newsletter}</p><form action="#" method="post"><input name="email" type="email" placeholder="${wordsOf(shop).mailField}"><input class="btn btn-primary" name="submitNewsletter" type="submit" value="${wordsOf(shop).subscribe}"></form></div><div class="links"><ul id="footer_sub_menu_1" class="collapse">${listed(shop.foot, 'cms-page-link')}</ul></div><p class="text-sm-center">© 2026 ${shop.name} ${shop.small ?? ''}</p></div></footer></main><div id="lgcookieslaw_banner"><p>${wordsOf(shop).cookies}</p><button>${wordsOf(shop).accept}</button></div></body></html>`;

export const prestashop = system(
  { shelf: '/2-accueil', products: '/accueil/', privacy: '/content/5-confidentialite' },
  classic,
  looksOf(
    'products row',
    'js-product product-miniature',
    '/accueil/',
    (title, html) =>
      `<section id="main"><header class="page-header"><h1>${title}</h1></header><section id="content" class="page-content page-cms page-cms-4">${html}</section></section>`,
  ),
  '/1_index_sitemap.xml',
);

// Shopware 6, storefront

const shopwareFrame: Frame = (
  shop,
  path,
  title,
  main,
) => `<!DOCTYPE html><html lang="de-DE" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><meta name="author" content=""><meta name="robots" content="index,follow"><meta name="description" content="${shop.tagline}"><meta property="og:site_name" content="${shop.name}"><link rel="canonical" href="https://${shop.host}${path}"><title itemprop="name">${titleOf(shop, title)}</title>${schemaOf(shop)}<script>window.features = {"V6_5_0_0":true}; window.router = {'frontend.cart.offcanvas': '/checkout/offcanvas'};</script></head>
<body class="is-ctl-navigation is-act-index"><div class="skip-to-content bg-primary-subtle"><a href="#content-main" class="skip-to-content-link">Zum Hauptinhalt springen</a></div><header class="header-main"><div class="container"><div class="top-bar d-none d-lg-block">${shop.banner ?? ''}</div><div class="row align-items-center header-row"><div class="header-logo-main"><a class="header-logo-main-link" href="/">${shop.name}</a></div><div class="header-search"><input type="search" name="search" class="form-control header-search-input" placeholder="Suchbegriff eingeben ..."></div><div class="header-cart"><a class="btn header-cart-btn" href="/checkout/cart">${wordsOf(shop).cart}</a></div></div></div></header><div class="nav-main"><nav class="nav main-navigation-menu">${links(shop.nav, (label, href) => `<a class="nav-link main-navigation-link" href="${href}" itemprop="url" title="${label}"><div class="main-navigation-link-text"><span itemprop="name">${label}</span></div></a>`)}</nav></div>
<main class="content-main" id="content-main"><div class="container-main"><div class="cms-page"><div class="cms-sections"><div class="cms-section pos-0 cms-section-default">${main}</div></div></div></div></main>
<footer class="footer-main"><div class="container"><div id="footerColumns" class="row footer-columns"><div class="col-md-4 footer-column"><div class="footer-column-headline">Service</div><ul class="list-unstyled">${links(shop.foot, (label, href) => `<li class="footer-link-item"><a class="footer-link" href="${href}" title="${label}">${label}</a></li>`)}</ul></div></div></div><div class="footer-bottom"><div class="container footer-vat"><p>* ${wordsOf(shop).rights}</p></div><div class="footer-copyright">${shop.small ?? ''} Realisiert mit Shopware</div></div></footer><div class="cookie-permission-container" data-cookie-permission="true"><p>${wordsOf(shop).cookies}</p></div></body></html>`;

export const shopware = system(
  { shelf: '/sortiment/', products: '/detail/', privacy: '/datenschutz' },
  shopwareFrame,
  looksOf(
    'row cms-listing-row js-listing-wrapper',
    'cms-listing-col',
    '/detail/',
    (title, html) =>
      `<div class="cms-block pos-0 cms-block-text"><div class="cms-element-text"><h1>${title}</h1>${html}</div></div>`,
  ),
  '/sitemap.xml',
);
