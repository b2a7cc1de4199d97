import { type Item, json, type Shop, slug, type Theme } from './kit.ts';

const menu = (items: readonly Item[]) =>
  items
    .map(
      (
        [label, href, children],
        at,
      ) => `<li id="menu-item-${at + 211}" class="menu-item menu-item-type-post_type
 menu-item-object-page${children ? ' menu-item-has-children' : ''} menu-item-${at + 211}"><a href="${href}">${label}</a>${
   children
     ? `<ul class="sub-menu">${children
         .map(([text, to]) => `<li class="menu-item"><a href="${to}">${text}</a></li>`)
         .join('')}</ul>`
     : ''
 }</li>`,
    )
    .join('\n');

const head = (shop: Shop, path: string, title: string, description: string) => `<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="profile" href="https://gmpg.org/xfn/11">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<title>${title}</title><meta name="description" content="${description}" />
<link rel="canonical" href="https://${shop.host}${path}" /><meta property="og:locale" content="en_US" />
<meta property="og:title" content="${title}" /><meta property="og:site_name" content="${shop.name}" />
${json({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': `https://${shop.host}${path}`,
      name: title,
      isPartOf: { '@id': `https://${shop.host}/#website` },
    },
    { '@type': 'WebSite', '@id': `https://${shop.host}/#website`, name: shop.name, description: '' },
  ],
})}
<link rel='stylesheet' id='wp-block-library-css' href='https://${shop.host}/wp-includes/css/dist/block-library/style.min.css?ver=6.8.2' media='all' />
<link rel='stylesheet' id='woocommerce-general-css' href='https://${shop.host}/wp-content/plugins/woocommerce/assets/css/woocommerce.css?ver=10.1.2' media='all' />
<script src="https://${shop.host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<link rel="https://api.w.org/" href="https://${shop.host}/wp-json/" /><meta name="generator" content="WordPress 6.8.2" />
<style>body{--wp--preset--color--black:#000;--wp--preset--font-size--medium:20px}.woocommerce-product-gallery{opacity:1!important}</style>
${shop.head ?? ''}`;

const widgets = (shop: Shop, wrap: (heading: string, inner: string) => string) =>
  shop.columns
    .map((column) =>
      wrap(
        column.heading,
        (column.links
          ? `<ul>${column.links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('\n')}</ul>`
          : '') + (column.html ?? ''),
      ),
    )
    .join('\n');

const cards =
  (shop: Shop): Theme['cards'] =>
  (products) =>
    `<ul class="products columns-4">${products
      .map(
        (
          [title, price, handle, note],
          at,
        ) => `<li class="product type-product post-${880 + at} status-publish instock
 has-post-thumbnail purchasable product-type-simple"><a href="https://${shop.host}/product/${handle}/"
 class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${note ? `<span class="onsale">${note}</span>` : ''}<img
 width="300" height="300" src="https://${shop.host}/wp-content/uploads/2025/03/${handle}-300x300.jpg"
 class="attachment-woocommerce_thumbnail" alt="${title}"><h2 class="woocommerce-loop-product__title">${title}</h2><span
 class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a
 href="/?add-to-cart=${880 + at}" data-quantity="1" class="button add_to_cart_button ajax_add_to_cart"
 rel="nofollow">Add to cart</a></li>`,
      )
      .join('\n')}</ul>`;

const product =
  (shop: Shop, page: Theme['page']): Theme['product'] =>
  (item, text, after = '') =>
    page(
      `/product/${item[2]}/`,
      `${item[0]} - ${shop.name}`,
      `${item[0]}`,
      `<nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/shop/">Shop</a> / ${item[0]}</nav><div
 id="product-880" class="product type-product"><div class="summary entry-summary"><h1 class="product_title
 entry-title">${item[0]}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${item[1]}</bdi></span></p>
<form class="cart" method="post" enctype='multipart/form-data'><div class="quantity"><input type="number" name="quantity"
 value="1" min="1"></div><button type="submit" name="add-to-cart" value="880" class="single_add_to_cart_button
 button alt">Add to cart</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span
 class="sku">${slug(item[0]).slice(0, 6).toUpperCase()}</span></span></div></div><div class="woocommerce-tabs
 wc-tabs-wrapper"><ul class="tabs wc-tabs"><li>Description</li></ul><div class="woocommerce-Tabs-panel"
 id="tab-description"><h2>Description</h2>${text}</div></div></div>${after}`,
    );

/** WooCommerce pages drawn with Elementor. */
export function elementor(shop: Shop): Theme {
  const page: Theme['page'] = (path, title, description, main) => `<!doctype html>
<html lang="${shop.lang ?? 'en-US'}"><head>${head(shop, path, title, description)}
<meta name="generator" content="Elementor 3.31.2; features: additional_custom_breakpoints; settings: css_print_method-external">
</head><body class="wp-singular page-template-default page page-id-${12 + path.length} wp-custom-logo theme-hello-elementor
 woocommerce-no-js elementor-default elementor-kit-7"><a class="skip-link screen-reader-text" href="#content">Skip to content</a>
<div data-elementor-type="header" data-elementor-id="44" class="elementor elementor-44 elementor-location-header">
${shop.bar ? `<div class="elementor-element elementor-element-2c1 e-con e-parent"><div class="elementor-widget-container"><p>${shop.bar}</p></div></div>` : ''}
<div class="elementor-element elementor-element-5ab1 e-flex e-con-boxed e-con e-parent" data-element_type="container"><div
 class="e-con-inner"><div class="elementor-widget elementor-widget-theme-site-logo"><a href="https://${shop.host}"><img
 src="https://${shop.host}/wp-content/uploads/2024/02/logo.svg" alt="${shop.name}"></a></div><div class="elementor-widget
 elementor-widget-nav-menu"><nav aria-label="Menu" class="elementor-nav-menu--main"><ul id="menu-1-5ab1"
 class="elementor-nav-menu">${menu(shop.nav)}</ul></nav></div><div class="elementor-widget-woocommerce-menu-cart"><a
 href="/cart/">$0.00 <span>Cart</span></a></div></div></div></div>
<div data-elementor-type="wp-page" class="elementor" id="content">
${main}
</div>
<footer data-elementor-type="footer" data-elementor-id="61" class="elementor elementor-61 elementor-location-footer"><div
 class="elementor-element elementor-element-77 e-flex e-con e-parent">${widgets(
   shop,
   (heading, inner) => `<div class="elementor-element e-con e-child"><div class="elementor-widget
 elementor-widget-heading"><h5 class="elementor-heading-title elementor-size-default">${heading}</h5></div><div
 class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${inner}</div></div></div>`,
 )}</div>
${
  shop.news
    ? `<form class="elementor-form" method="post" name="Newsletter"><input type="hidden" name="form_id" value="9d1"><h5>${shop.news.heading}</h5><p>
${shop.news.text}</p><input size="1" type="email" name="form_fields[email]" class="elementor-field"
 placeholder="${shop.news.placeholder}" required><button class="elementor-button"
 type="submit">${shop.news.button}</button></form>`
    : ''
}
<div class="elementor-social-icons-wrapper">${(shop.socials ?? []).map((url) => `<a class="elementor-icon elementor-social-icon" href="${url}" target="_blank"></a>`).join('')}</div>
<div class="elementor-widget-text-editor"><p>${shop.bottom}</p></div></footer>
${shop.banner ?? ''}
<script id="wp-i18n-js-after">wp.i18n.setLocaleData({'text direction\\u0004ltr':['ltr']});</script>
<script id="elementor-frontend-js-before">var elementorFrontendConfig={"environmentMode":{"edit":false},"i18n":{"close":"Close"},
"urls":{"assets":"https:\\/\\/${shop.host}\\/wp-content\\/plugins\\/elementor\\/assets\\/"}};</script>
${shop.scripts ?? ''}
</body></html>`;
  const form: Theme['form'] = (fields, button, action = '') =>
    `<form class="elementor-form" method="post"${action ? ` action="${action}"` : ''} name="Form"><div
 class="elementor-form-fields-wrapper">${fields
   .map(([label, key, type, hint]) =>
     type === 'area'
       ? `<div class="elementor-field-type-textarea elementor-field-group"><label for="form-field-${key}"
 class="elementor-field-label">${label}</label><textarea name="form_fields[${key}]" rows="4"${hint ? ` placeholder="${hint}"` : ''}></textarea></div>`
       : `<div class="elementor-field-type-${type} elementor-field-group"><label for="form-field-${key}"
 class="elementor-field-label">${label}</label><input size="1" type="${type}" name="form_fields[${key}]"
 id="form-field-${key}"${hint ? ` placeholder="${hint}"` : ''}></div>`,
   )
   .join('\n')}<button type="submit" class="elementor-button elementor-size-sm"><span
 class="elementor-button-text">${button}</span></button></div></form>`;
  const faq: Theme['faq'] = (items) =>
    `<div class="elementor-widget-n-accordion"><div class="e-n-accordion">${items
      .map(
        (
          [question, answer],
          at,
        ) => `<details id="e-n-accordion-item-${at}" class="e-n-accordion-item"><summary
 class="e-n-accordion-item-title"><span class="e-n-accordion-item-title-header"><div
 class="e-n-accordion-item-title-text">${question}</div></span></summary><div role="region" class="elementor-element
 e-con e-child"><div class="elementor-widget-text-editor">${answer}</div></div></details>`,
      )
      .join('\n')}</div></div>`;
  return { page, cards: cards(shop), form, faq, product: product(shop, page) };
}

/** WooCommerce on a block theme or Storefront, with Contact Form 7 or Gravity Forms. */
export function blocks(shop: Shop, forms: 'cf7' | 'gravity' = 'cf7'): Theme {
  const page: Theme['page'] = (path, title, description, main) => `<!DOCTYPE html>
<html lang="${shop.lang ?? 'en-US'}" class="no-js">
<head>${head(shop, path, title, description)}</head>
<body class="wp-singular page theme-storefront woocommerce-no-js storefront-align-wide right-sidebar">
<div id="page" class="hfeed site">
${shop.bar ? `<p role="complementary" aria-label="Store notice" class="woocommerce-store-notice demo_store">${shop.bar} <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>` : ''}
<header id="masthead" class="site-header" role="banner"><div class="col-full"><div class="site-branding"><div class="beta
 site-title"><a href="https://${shop.host}/" rel="home">${shop.name}</a></div></div><div class="site-search"><form
 role="search" method="get" class="woocommerce-product-search" action="https://${shop.host}/"><input type="search"
 class="search-field" placeholder="Search products&hellip;" name="s"><button type="submit">Search</button></form></div></div>
<div class="storefront-primary-navigation"><nav id="site-navigation" class="main-navigation" role="navigation"><button
 id="site-navigation-menu-toggle" class="menu-toggle"><span>Menu</span></button><div
 class="primary-navigation"><ul id="menu-primary" class="menu">
${menu(shop.nav)}
</ul></div></nav></div></header>
<div id="content" class="site-content" tabindex="-1"><div class="col-full"><div id="primary" class="content-area"><main
 id="main" class="site-main" role="main">
${main}
</main></div>
</div></div>
<footer id="colophon" class="site-footer" role="contentinfo"><div class="col-full"><div class="footer-widgets row-1 col-3
 fix">${widgets(
   shop,
   (
     heading,
     inner,
   ) => `<div class="block footer-widget"><div class="widget widget_block widget_text"><span class="gamma
 widget-title">${heading}</span>${inner}</div></div>`,
 )}</div>
${
  shop.news
    ? `<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-310" method="post" data-name="Newsletter"><div class="mc4wp-form-fields"><p><strong>${shop.news.heading}</strong>
${shop.news.text}</p><p><input type="email" name="EMAIL" placeholder="${shop.news.placeholder}" required /> <input
 type="submit" value="${shop.news.button}" /></p></div></form>`
    : ''
}
<p>${(shop.socials ?? []).map((url) => `<a href="${url}" class="wp-block-social-link-anchor">${/\.?(\w+)\.com/.exec(url)?.[1] ?? 'social'}</a>`).join(' ')}</p>
<div class="site-info">${shop.bottom}</div></div></footer></div>
${shop.banner ?? ''}
<script type="speculationrules">{"prefetch":[{"source":"document","where":{"and":[{"href_matches":"/*"}]},"eagerness":"conservative"}]}</script>
${shop.scripts ?? ''}
</body></html>`;
  const form: Theme['form'] = (fields, button, action = '#') =>
    forms === 'cf7'
      ? `<div class="wpcf7 no-js" id="wpcf7-f92-p14-o1" lang="en-US" dir="ltr"><form action="${action}#wpcf7-f92-p14-o1"
 method="post" class="wpcf7-form init" novalidate="novalidate"><input type="hidden" name="_wpcf7" value="92" />${fields
   .map(([label, key, type, hint]) =>
     type === 'area'
       ? `<p><label> ${label}<br /><textarea cols="40" rows="8" name="${key}"${hint ? ` placeholder="${hint}"` : ''}></textarea></label></p>`
       : `<p><label> ${label}<br /><input size="40" type="${type}" name="${key}"${hint ? ` placeholder="${hint}"` : ''} /></label></p>`,
   )
   .join(
     '\n',
   )}<p><input class="wpcf7-form-control wpcf7-submit" type="submit" value="${button}" /></p></form></div>`
      : `<div class='gf_browser_unknown gform_wrapper gravity-theme' id='gform_wrapper_4'><form method='post'
 enctype='multipart/form-data' id='gform_4' action='${action}'><div id='gform_fields_4' class='gform_fields'>${fields
   .map(
     ([label, , type, hint], at) => `<div id="field_4_${at}" class="gfield gfield_contains_required"><label
 class='gfield_label gform-field-label' for='input_4_${at}'>${label}<span class="gfield_required">(Required)</span></label>${
   type === 'area'
     ? `<textarea name='input_${at}' id='input_4_${at}'${hint ? ` placeholder="${hint}"` : ''}></textarea>`
     : `<input name='input_${at}' id='input_4_${at}' type='${type}'${hint ? ` placeholder="${hint}"` : ''} />`
 }</div>`,
   )
   .join(
     '\n',
   )}</div><div class='gform_footer'><input type='submit' id='gform_submit_button_4' class='gform_button
 button' value='${button}' /></div></form></div>`;
  const faq: Theme['faq'] = (items) =>
    items
      .map(
        ([
          question,
          answer,
        ]) => `<details class="wp-block-details is-layout-flow"><summary>${question}</summary>
${answer.startsWith('<') ? answer : `<p>${answer}</p>`}
</details>`,
      )
      .join('\n');
  return { page, cards: cards(shop), form, faq, product: product(shop, page) };
}
