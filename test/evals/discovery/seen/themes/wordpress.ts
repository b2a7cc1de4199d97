import { escaped, items, type Shop, type Theme, theme } from './shop.ts';
import { texts } from './texts.ts';

const PLACES = {
  all: '/shop/',
  product: (slug: string) => `/product/${slug}/`,
  about: '/about/',
  shipping: '/shipping/',
  returns: '/returns/',
  privacy: '/privacy-policy/',
  blog: '/blog/',
};

/** WooCommerce with Storefront or one of its children. */
export function woo(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    PLACES,
    (title, body, head) => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="UTF-8"><meta name="robots" content="index, follow, max-image-preview:large">
<title>${escaped(title === '' ? titled : `${title} - ${titled}`)}</title><link rel="profile" href="http://gmpg.org/xfn/11">
<link rel="alternate" type="application/rss+xml" title="${escaped(name)} &raquo; Feed" href="https://${host}/feed/">
${head}<script>window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/15.0.3\\/72x72\\/","source":{"concatemoji":"https:\\/\\/${host}\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.6.2"}};</script>
<link rel="stylesheet" id="storefront-style-css" href="https://${host}/wp-content/themes/storefront/style.css?ver=4.6.0"><meta name="generator" content="WooCommerce 9.3.3"></head>
<body class="page-template-default wp-embed-responsive theme-storefront woocommerce-no-js"><div id="page" class="hfeed site">
<header id="masthead" class="site-header" role="banner"><div class="col-full"><div class="site-branding"><a href="https://${host}/" class="custom-logo-link" rel="home"><img class="custom-logo" src="https://${host}/wp-content/uploads/logo.png" alt="${escaped(name)}"></a></div>
<nav id="site-navigation" class="main-navigation" role="navigation"><ul id="menu-main" class="menu">${items(shop.nav, 'menu-item menu-item-type-post_type')}</ul></nav><ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="/cart/">0 items</a></li><li><a href="/my-account/">My account</a></li></ul></div></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div id="primary" class="content-area"><main id="main" class="site-main" role="main"><div class="entry-content">${body}</div></main></div></div></div>
<footer id="colophon" class="site-footer" role="contentinfo"><div class="col-full"><div class="footer-widgets row-1 col-3 fix"><div class="widget widget_nav_menu"><ul class="menu">${items(shop.foot ?? '', 'menu-item')}</ul></div><div class="widget widget_text">${shop.extra ?? ''}</div></div>
<div class="site-info">${shop.legal ?? `&copy; ${escaped(name)} 2025`}<br><a class="privacy-policy-link" href="/privacy-policy/" rel="privacy-policy">${texts(shop).privacyTitle}</a></div></div></footer></div>
<div id="cookie-notice" role="dialog" class="cookie-notice-hidden"><span>${texts(shop).cookies}</span><button>OK</button></div></body></html>`,
    (goods) =>
      `<ul class="products columns-4">${goods.map(([label, price, path]) => `<li class="product type-product status-publish instock"><a href="${path}" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title">${escaped(label)}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=31" class="button add_to_cart_button">+</a></li>`).join('')}</ul>`,
  );
}

/** WordPress with a page builder, the shop itself elsewhere or missing. */
export function elementor(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    { ...PLACES, all: '/products/', product: (slug) => `/products/${slug}/`, about: '/about-us/' },
    (title, body, head) => `<!DOCTYPE html>
<html lang="${lang}" class="no-js"><head><meta charset="UTF-8"><title>${escaped(title === '' ? titled : `${title} | ${titled}`)}</title>
<!-- This site is optimized with the Yoast SEO plugin v23.5 --><meta property="og:site_name" content="${escaped(name)}">${head}
<link rel="stylesheet" href="https://${host}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.24.5"></head>
<body class="elementor-default elementor-kit-7"><div data-elementor-type="header" class="elementor elementor-41 elementor-location-header"><section class="elementor-section"><div class="elementor-widget-theme-site-logo"><a href="https://${host}"><img src="https://${host}/wp-content/uploads/2023/05/logo-white.svg" alt="${escaped(name)} logo"></a></div><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu">${items(shop.nav, 'menu-item', 'elementor-item')}</ul></nav></section></div>
<div data-elementor-type="wp-page" class="elementor elementor-9"><div class="elementor-widget-wrap">${body}</div></div>
<div data-elementor-type="footer" class="elementor elementor-location-footer"><div class="elementor-icon-list-items"><ul>${items(shop.foot ?? '', 'elementor-icon-list-item')}</ul></div>${shop.extra ?? ''}<div class="elementor-heading-title elementor-size-default">${shop.legal ?? `${escaped(name)} © 2024. All rights reserved.`}</div></div>
<script src="https://${host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script></body></html>`,
    (goods) =>
      `<div class="elementor-grid">${goods.map(([label, price, path]) => `<div class="elementor-image-box-wrapper"><h3 class="elementor-image-box-title"><a href="${path}">${escaped(label)}</a></h3><p class="elementor-image-box-description">${price}</p></div>`).join('')}</div>`,
  );
}
