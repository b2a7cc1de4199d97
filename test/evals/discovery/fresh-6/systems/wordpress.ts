import {
  type Content,
  fieldsOf,
  inputOf,
  links,
  type Pages,
  type Shop,
  schemaOf,
  slug,
  urlset,
} from './shop.ts';
import { assemble, type Frame, goodsOf, type Looks, wordsOf } from './stock.ts';

const PATHS = { shelf: '/shop/', products: '/product/', privacy: '/privacy-policy/' };

const head = (shop: Shop, path: string, title: string, theme: string): string => `<!DOCTYPE html>
<html lang="${shop.language ?? 'en-US'}"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="profile" href="https://gmpg.org/xfn/11">
<title>${title === shop.name ? `${shop.name} - ${shop.tagline}` : `${title} - ${shop.name}`}</title>
<meta name='robots' content='index, follow, max-image-preview:large'><!-- This site is optimized with the Yoast SEO plugin v24.1 - https://yoast.com/wordpress/plugins/seo/ -->
<link rel="canonical" href="https://${shop.host}${path}"><meta property="og:site_name" content="${shop.name}"><meta name="description" content="${shop.tagline}">
${schemaOf(shop)}
<link rel='stylesheet' id='${theme}-style-css' href='https://${shop.host}/wp-content/themes/${theme}/style.css?ver=4.6.0' media='all'>
<script id="wc-add-to-cart-js-extra">var wc_add_to_cart_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","i18n_view_cart":"View cart","cart_url":"https:\\/\\/${shop.host}\\/cart\\/","is_cart":"","cart_redirect_after_add":"no"};</script>
<link rel="https://api.w.org/" href="https://${shop.host}/wp-json/"><link rel="EditURI" type="application/rsd+xml" title="RSD" href="https://${shop.host}/xmlrpc.php?rsd"><meta name="generator" content="WordPress 6.7.1"></head>`;

const cookies = (shop: Shop): string =>
  `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1"><div class="cmplz-title">Cookies</div><div class="cmplz-message"><p>${wordsOf(shop).cookies}</p></div><button class="cmplz-btn cmplz-accept">${wordsOf(shop).accept}</button></div></div><script src="https://${shop.host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script></body></html>`;

const menu = (list: string): string =>
  links(
    list,
    (label, href) =>
      `<li id="menu-item-${slug(label).length}${href.length}" class="menu-item menu-item-type-post_type menu-item-object-page"><a href="${href}">${label}</a></li>`,
  );

const shelf = (shop: Shop): string =>
  `<ul class="products columns-4">${goodsOf(shop, PATHS.products)
    .map(
      ({ title, price, href }) =>
        `<li class="product type-product status-publish instock"><a href="${href}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><h2 class="woocommerce-loop-product__title">${title}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=1" class="button product_type_simple add_to_cart_button">${wordsOf(shop).add}</a></li>`,
    )
    .join('')}</ul>`;

const product = (shop: Shop, title: string, price: string): string =>
  `<div class="product type-product"><div class="summary entry-summary"><h1 class="product_title entry-title">${title}</h1><p class="price">${price}</p><div class="woocommerce-product-details__short-description"><p>${wordsOf(shop).aboutIt}</p></div><p class="stock in-stock">${wordsOf(shop).delivery}</p><form class="cart" method="post"><div class="quantity"><input type="number" class="input-text qty text" name="quantity" value="1" min="1"></div><button type="submit" name="add-to-cart" class="single_add_to_cart_button button alt">${wordsOf(shop).add}</button></form></div><div class="woocommerce-tabs"><div id="reviews"><h2>${wordsOf(shop).reviews}</h2><ol class="commentlist">${wordsOf(
    shop,
  )
    .praise.map((text) => `<li class="review"><div class="description"><p>${text}</p></div></li>`)
    .join('')}</ol></div></div></div>`;

const posts = (shop: Shop): string =>
  wordsOf(shop)
    .posts.map(
      (post) => `<li><a class="wp-block-latest-posts__post-title" href="/${slug(post)}/">${post}</a></li>`,
    )
    .join('');

const storefrontFrame: Frame = (shop, path, title, main) => `${head(shop, path, title, 'storefront')}
<body class="page-template-default page wp-embed-responsive theme-storefront woocommerce-no-js storefront-align-wide right-sidebar">
<div id="page" class="hfeed site">${shop.banner ? `<p class="woocommerce-store-notice demo_store" data-notice-id="7c1">${shop.banner} <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>` : ''}
<header id="masthead" class="site-header" role="banner"><div class="col-full"><a class="skip-link screen-reader-text" href="#content">${wordsOf(shop).skip}</a><div class="site-branding"><div class="beta site-title"><a href="https://${shop.host}/" rel="home">${shop.name}</a></div><p class="site-description">${shop.tagline}</p></div><div class="site-search"><form role="search" class="woocommerce-product-search"><input type="search" class="search-field" placeholder="${wordsOf(shop).search}&hellip;" name="s"></form></div></div><div class="storefront-primary-navigation"><nav id="site-navigation" class="main-navigation"><ul id="menu-main" class="menu">${menu(shop.nav)}</ul></nav><ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="/cart/"><span class="count">0 items</span></a></li></ul></div></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div id="primary" class="content-area"><main id="main" class="site-main" role="main">${main}</main></div>
<div id="secondary" class="widget-area" role="complementary"><div class="widget widget_recent_entries"><span class="gamma widget-title">${wordsOf(shop).blog}</span><ul>${posts(shop)}</ul></div></div></div></div>
<footer id="colophon" class="site-footer" role="contentinfo"><div class="col-full"><div class="footer-widgets"><div class="widget widget_nav_menu"><ul class="menu">${menu(shop.foot)}</ul></div></div><div class="site-info">&copy; ${shop.name} 2026<br><a class="privacy-policy-link" href="/privacy-policy/" rel="privacy-policy">${wordsOf(shop).privacy}</a> ${shop.small ?? ''} <a href="https://woocommerce.com" target="_blank" rel="noreferrer nofollow">Built with WooCommerce</a>.</div></div></footer></div>${cookies(shop)}`;

const storefrontLooks: Looks = {
  home: (shop) =>
    `<article class="page type-page"><header class="entry-header"><h1 class="entry-title">${shop.tagline}</h1></header><div class="entry-content">${shop.about}<h2>${wordsOf(shop).bestsellers}</h2>${shelf(shop)}</div></article>`,
  shelf,
  product,
  text: (title, html) =>
    `<article class="page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${html}</div></article>`,
};

const widget = (kind: string, html: string): string =>
  `<div class="elementor-element elementor-widget elementor-widget-${kind}" data-element_type="widget" data-widget_type="${kind}.default"><div class="elementor-widget-container">${html}</div></div>`;
const section = (html: string): string =>
  `<div class="elementor-element e-flex e-con-boxed e-con e-parent" data-element_type="container"><div class="e-con-inner">${html}</div></div>`;

const elementorFrame: Frame = (shop, path, title, main) => `${head(shop, path, title, 'hello-elementor')}
<body class="page wp-custom-logo theme-hello-elementor elementor-default elementor-kit-7 elementor-page">
<header data-elementor-type="header" class="elementor elementor-21 elementor-location-header">${section(
  `${widget('heading', `<p class="elementor-heading-title elementor-size-default"><a href="/">${shop.name}</a></p>`)}${widget('nav-menu', `<nav class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">${links(shop.nav, (label, href) => `<li class="menu-item"><a href="${href}" class="elementor-item">${label}</a></li>`)}</ul></nav>`)}`,
)}</header><div data-elementor-type="wp-page" class="elementor elementor-88">${main}</div>
<footer data-elementor-type="footer" class="elementor elementor-34 elementor-location-footer">${section(
  `${widget('heading', `<h3 class="elementor-heading-title">${shop.name}</h3>`)}${widget('text-editor', `<p>${shop.tagline}</p>`)}${widget('icon-list', `<ul class="elementor-icon-list-items">${links(shop.foot, (label, href) => `<li class="elementor-icon-list-item"><a href="${href}"><span class="elementor-icon-list-text">${label}</span></a></li>`)}</ul>`)}${widget('form', `<form class="elementor-form" method="post" name="Newsletter"><p>${wordsOf(shop).newsletter}</p><input size="1" type="email" name="form_fields[email]" class="elementor-field elementor-size-sm" placeholder="${wordsOf(shop).mailField}" required><button type="submit" class="elementor-button">${wordsOf(shop).subscribe}</button></form>`)}`,
)}${section(widget('text-editor', `<p>&copy; 2026 ${shop.name}. ${wordsOf(shop).rights} ${shop.small ?? ''}</p>`))}</footer>${cookies(shop)}`;

const elementorLooks: Looks = {
  home: (shop) =>
    `${section(widget('heading', `<h1 class="elementor-heading-title elementor-size-xl">${shop.tagline}</h1>`))}${section(widget('text-editor', shop.about))}${section(widget('wc-products', shelf(shop)))}${section(
      wordsOf(shop)
        .praise.map((text) =>
          widget('testimonial', `<div class="elementor-testimonial-content">${text}</div>`),
        )
        .join(''),
    )}`,
  shelf: (shop) => section(widget('wc-archive-products', shelf(shop))),
  product: (shop, title, price) =>
    section(widget('woocommerce-product-data-tabs', product(shop, title, price))),
  text: (title, html) =>
    `${section(widget('heading', `<h1 class="elementor-heading-title elementor-size-default">${title}</h1>`))}${section(widget('text-editor', html))}`,
};

const diviRow = (html: string): string =>
  `<div class="et_pb_section et_section_regular"><div class="et_pb_row"><div class="et_pb_column et_pb_column_4_4 et-last-child">${html}</div></div></div>`;
const diviText = (html: string): string =>
  `<div class="et_pb_module et_pb_text et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${html}</div></div>`;

const diviFrame: Frame = (shop, path, title, main) => `${head(shop, path, title, 'Divi')}
<body class="page et_button_no_icon et_pb_button_helper_class et_fixed_nav et_show_nav et_primary_nav_dropdown_animation_fade et_divi_theme et-db"><div id="page-container">
<div id="top-header"><div class="container clearfix"><div id="et-info">${shop.banner ? `<span id="et-info-phone">${shop.banner}</span>` : ''}</div></div></div>
<header id="main-header"><div class="container clearfix et_menu_container"><div class="logo_container"><a href="https://${shop.host}/">${shop.name}</a></div><div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${menu(shop.nav)}</ul></nav><div id="et_mobile_nav_menu"><span class="select_page">Select Page</span></div></div></div></header>
<div id="et-main-area"><div id="main-content"><article class="page type-page"><div class="entry-content"><div id="et-boc" class="et-boc">${main}</div></div></article></div>
<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix"><div class="footer-widget"><div class="fwidget et_pb_widget widget_nav_menu"><ul class="menu">${menu(shop.foot)}</ul></div></div></div></div><div id="footer-bottom"><div class="container clearfix"><div id="footer-info">&copy; 2026 ${shop.name} ${shop.small ?? ''}</div></div></div></footer></div></div>${cookies(shop)}`;

const diviLooks: Looks = {
  home: (shop) =>
    `${diviRow(`<div class="et_pb_module et_pb_fullwidth_header"><h1 class="et_pb_module_header">${shop.tagline}</h1></div>`)}${diviRow(diviText(shop.about))}${diviRow(`<div class="et_pb_module et_pb_shop">${shelf(shop)}</div>`)}`,
  shelf: (shop) => diviRow(`<div class="et_pb_module et_pb_shop">${shelf(shop)}</div>`),
  product: (shop, title, price) => diviRow(product(shop, title, price)),
  text: (title, html) => diviRow(`${diviText(`<h1>${title}</h1>`)}${diviText(html)}`),
};

const withMap = (shop: Shop, content: Content, pages: Pages): Pages => ({
  ...pages,
  '/page-sitemap.xml': urlset(shop.host, ['/', ...Object.keys(content)]),
});

export const storefront = (shop: Shop, content: Content): Pages =>
  withMap(shop, content, assemble(shop, content, PATHS, storefrontFrame, storefrontLooks));
export const elementor = (shop: Shop, content: Content): Pages =>
  withMap(shop, content, assemble(shop, content, PATHS, elementorFrame, elementorLooks));
export const divi = (shop: Shop, content: Content): Pages =>
  withMap(shop, content, assemble(shop, content, PATHS, diviFrame, diviLooks));

/** As Contact Form 7 writes it. */
export const form7 = (fields: string, label: string, path: string): string =>
  `<div class="wpcf7 no-js" id="wpcf7-f31-p12-o1" lang="en-US" dir="ltr"><div class="screen-reader-response"></div><form action="${path}#wpcf7-f31-p12-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init"><div style="display: none;"><input type="hidden" name="_wpcf7" value="31"></div>${fieldsOf(fields, (field) => `<p><label> ${field.label}${field.isRequired ? ' (required)' : ''}<br><span class="wpcf7-form-control-wrap" data-name="${field.name}">${inputOf(field, 'your')}</span></label></p>`)}<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${label}"></p><div class="wpcf7-response-output" aria-hidden="true"></div></form></div>`;
