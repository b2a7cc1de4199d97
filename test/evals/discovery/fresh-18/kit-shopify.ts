import { type Item, json, type Product, type Shop, slug, type Theme } from './kit.ts';

const dawnMenu = (items: readonly Item[]) =>
  items
    .map(([label, href, children]) =>
      children
        ? `<li><header-menu><details id="Details-HeaderMenu-${slug(label)}" class="mega-menu"><summary class="header__menu-item
 list-menu__item link focus-inset"><span>${label}</span><svg aria-hidden="true" class="icon icon-caret" viewBox="0 0 10
 6"><path fill="currentColor" d="M9.354.646a.5.5 0 0 0-.708 0L5 4.293 1.354.646a.5.5 0 0 0-.708.708l4 4z"/></svg>
</summary><div class="mega-menu__content gradient"><ul class="mega-menu__list page-width" role="list">${children
            .map(([text, to]) => `<li><a href="${to}" class="mega-menu__link link">${text}</a></li>`)
            .join('')}</ul></div></details></header-menu></li>`
        : `<li><a id="HeaderMenu-${slug(label)}" href="${href}" class="header__menu-item list-menu__item link
 link--text focus-inset"><span>${label}</span></a></li>`,
    )
    .join('\n');

const network = (url: string) =>
  /instagram|facebook|tiktok|pinterest|youtube|linkedin/.exec(url)?.[0] ?? 'social';

const productJson = (shop: Shop, item: Product) =>
  json({
    '@context': 'http://schema.org/',
    '@type': 'Product',
    name: item[0],
    url: `https://${shop.host}/products/${item[2]}`,
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'Offer',
      price: item[1].replace(/[^0-9.]/g, ''),
      priceCurrency: shop.currency ?? 'USD',
      availability: 'http://schema.org/InStock',
    },
  });

const shopHead = (shop: Shop, path: string, title: string, description: string, theme: string) => `
<meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="">
<link rel="canonical" href="https://${shop.host}${path}"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="${shop.name}"><meta property="og:url" content="https://${shop.host}${path}">
<meta property="og:title" content="${title}"><meta property="og:type" content="website">
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');
var Shopify = Shopify || {}; Shopify.shop = "${slug(shop.name)}.myshopify.com"; Shopify.locale = "en";
Shopify.currency = {"active":"${shop.currency ?? 'USD'}","rate":"1.0"}; Shopify.country = "US";
Shopify.theme = {"name":"${theme}","id":1287${shop.name.length}9934,"schema_name":"${theme}","theme_store_id":887,"role":"main"};
Shopify.cdnHost = "${shop.host}/cdn";</script>
<link href="//${shop.host}/cdn/shop/t/4/assets/base.css?v=1691740236" rel="stylesheet" media="all">
<style data-shopify>:root{--font-body-scale:1.0;--font-heading-scale:1.1;--page-width:120rem;--buttons-radius:0px}</style>
${shop.head ?? ''}`;

/** Shopify's free themes: Dawn and its children. */
export function dawn(shop: Shop, name = 'Dawn'): Theme {
  const page: Theme['page'] = (path, title, description, main) => `<!doctype html>
<html class="js" lang="${shop.lang ?? 'en'}"><head>${shopHead(shop, path, title, description, name)}</head>
<body class="gradient animate--hover-default">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
${
  shop.bar
    ? `<div id="shopify-section-sections--181__announcement-bar" class="shopify-section announcement-bar-section">
<div class="utility-bar color-scheme-4 gradient"><div class="announcement-bar" role="region" aria-label="Announcement">
<p class="announcement-bar__message h5"><span>${shop.bar}</span></p></div></div></div>`
    : ''
}
<div id="shopify-section-sections--181__header" class="shopify-section section-header"><sticky-header
 data-sticky-type="on-scroll-up" class="header-wrapper color-scheme-1 gradient"><header class="header header--middle-left">
<h1 class="header__heading"><a href="/" class="header__heading-link link"><span class="h2">${shop.name}</span></a></h1>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">
${dawnMenu(shop.nav)}
</ul></nav>
<div class="header__icons"><details-modal class="header__search"><form action="/search" method="get" role="search"
 class="search search-modal__form"><input type="search" name="q" placeholder="Search"><button type="submit"
 aria-label="Search"></button></form></details-modal><a href="/account/login" class="header__icon link"><span
 class="visually-hidden">Log in</span></a><a href="/cart" class="header__icon header__icon--cart link"
 id="cart-icon-bubble"><span class="visually-hidden">Cart</span></a></div></header></sticky-header></div>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
${main}
</main>
<footer class="footer color-scheme-3 gradient section-footer-padding"><div class="footer__content-top page-width">
<div class="footer__blocks-wrapper grid grid--1-col grid--4-col-tablet">${shop.columns
    .map(
      (column) => `<div class="footer-block grid__item footer-block--menu"><h2 class="footer-block__heading
 inline-richtext">${column.heading}</h2>${
   column.links
     ? `<ul class="footer-block__details-content list-unstyled">${column.links
         .map(
           ([label, href]) =>
             `<li><a href="${href}" class="link link--text list-menu__item">${label}</a></li>`,
         )
         .join('\n')}</ul>`
     : ''
 }${column.html ? `<div class="footer-block__details-content rte">${column.html}</div>` : ''}</div>`,
    )
    .join('\n')}</div>
${
  shop.news
    ? `<div class="footer-block--newsletter"><div class="footer-block__newsletter"><h2
 class="footer-block__heading">${shop.news.heading}</h2><p>${shop.news.text}</p><form method="post" action="/contact#ContactFooter"
 id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden"
 name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input
 id="NewsletterForm--footer" type="email" name="contact[email]" class="field__input"
 placeholder="${shop.news.placeholder}" required><button type="submit">${shop.news.button}</button></form></div></div>`
    : ''
}
<ul class="footer__list-social list-unstyled list-social" role="list">${(shop.socials ?? [])
    .map(
      (url) =>
        `<li class="list-social__item"><a href="${url}" class="link list-social__link"><span class="visually-hidden">${network(url)}</span></a></li>`,
    )
    .join('')}</ul></div>
<div class="footer__content-bottom"><div class="footer__payment"><span class="visually-hidden">Payment methods</span><ul
 class="list list-payment" role="list"><li>American Express</li><li>Apple Pay</li><li>Mastercard</li><li>Shop
 Pay</li><li>Visa</li></ul></div><div class="footer__copyright caption">${shop.bottom}</div></div></footer>
<cart-notification><div class="cart-notification-wrapper"><h2>Item added to your cart</h2><a href="/cart">View cart</a>
<button type="button">Continue shopping</button></div></cart-notification>
${shop.banner ?? ''}
<script>window.routes={cart_add_url:'/cart/add',cart_update_url:'/cart/update',predictive_search_url:'/search/suggest'};
window.variantStrings={addToCart:"Add to cart",soldOut:"Sold out",unavailable:"Unavailable"};</script>
${shop.scripts ?? ''}
</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<ul class="grid product-grid grid--2-col-tablet-down grid--4-col-desktop" role="list">${products
      .map(
        ([title, price, handle, note]) => `<li class="grid__item scroll-trigger animate--slide-in"><div
 class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard card--media"><div
 class="card__media"><img srcset="//${shop.host}/cdn/shop/files/${handle}.jpg?v=17120&width=360 360w,
 //${shop.host}/cdn/shop/files/${handle}.jpg?v=17120&width=533 533w" alt="${title}" loading="lazy"></div>
<div class="card__content"><h3 class="card__heading h5"><a href="/products/${handle}"
 class="full-unstyled-link">${title}</a></h3><div class="card-information">${note ? `<span class="caption">${note}</span>` : ''}
<div class="price"><span class="visually-hidden">Regular price</span><span class="price-item
 price-item--regular">${price}</span></div></div></div></div></div></li>`,
      )
      .join('\n')}</ul>`;
  const form: Theme['form'] = (fields, button, action = '/contact#ContactForm') =>
    `<form method="post" action="${action}" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden"
 name="form_type" value="contact"><input type="hidden" name="utf8" value="✓"><div class="contact__fields">${fields
   .map(([label, key, type, hint]) =>
     type === 'area'
       ? `<div class="field"><textarea rows="8" id="ContactForm-${key}" class="text-area field__input"
 name="contact[${key}]" placeholder="${hint ?? label}"></textarea><label class="field__label"
 for="ContactForm-${key}">${label}</label></div>`
       : `<div class="field"><input class="field__input" type="${type}" id="ContactForm-${key}" name="contact[${key}]"
 placeholder="${hint ?? label}"><label class="field__label" for="ContactForm-${key}">${label}</label></div>`,
   )
   .join('\n')}</div><button type="submit" class="button">${button}</button></form>`;
  const faq: Theme['faq'] = (items) =>
    `<div class="accordion-list">${items
      .map(
        (
          [question, answer],
          at,
        ) => `<div class="accordion"><details id="Details-collapsible-${at}"><summary id="Summary-${at}"
 role="button"><h3 class="accordion__title inline-richtext h4">${question}</h3></summary><div class="accordion__content
 rte" role="region" aria-labelledby="Summary-${at}">${answer}</div></details></div>`,
      )
      .join('\n')}</div>`;
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/products/${item[2]}`,
      `${item[0]} – ${shop.name}`,
      `${item[0]} by ${shop.name}`,
      `${productJson(shop, item)}<product-info class="product grid"><div class="product__title"><h1>${item[0]}</h1></div>
<p class="product__text caption-with-letter-spacing">${shop.name}</p><div class="price price--large"><span
 class="price-item">${item[1]}</span></div><div class="product__tax caption rte">Shipping calculated at checkout.</div>
<form method="post" action="/cart/add" class="product-form"><label for="Quantity">Quantity</label><input id="Quantity"
 type="number" name="quantity" min="1" value="1"><button type="submit" name="add">Add to cart</button></form>
<div class="product__description rte quick-add-hidden">${text}</div></product-info>${after}`,
    );
  return { page, cards, form, faq, product };
}

/** The paid themes that print a drawer and sections: Impulse, Prestige, Symmetry. */
export function drawer(shop: Shop, name = 'Impulse'): Theme {
  const base = dawn(shop, name);
  const links = (items: readonly Item[]) =>
    items
      .map(
        ([
          label,
          href,
          children,
        ]) => `<li class="mobile-nav__item${children ? ' mobile-nav__has-sublist' : ''}"><a href="${href}"
 class="mobile-nav__link mobile-nav__link--top-level">${label}</a>${
   children
     ? `<ul class="mobile-nav__sublist">${children
         .map(
           ([text, to]) =>
             `<li class="mobile-nav__item"><a href="${to}" class="mobile-nav__link">${text}</a></li>`,
         )
         .join('')}</ul>`
     : ''
 }</li>`,
      )
      .join('');
  const page: Theme['page'] = (path, title, description, main) => `<!doctype html>
<html class="no-js" lang="${shop.lang ?? 'en'}" dir="ltr"><head>${shopHead(shop, path, title, description, name)}
<link rel="preload" as="script" href="//${shop.host}/cdn/shop/t/11/assets/theme.js?v=133"></head>
<body class="template-${path === '/' ? 'index' : slug(path)}" data-center-text="true" data-button_style="square"
 data-type_headers_align_text="true">
<div id="NavDrawer" class="drawer drawer--left"><div class="drawer__contents"><div class="drawer__fixed-header"><button
 type="button" class="drawer__close-button js-drawer-close"><span>Close menu</span></button></div><div
 class="drawer__scrollable"><ul class="mobile-nav" role="navigation" aria-label="Primary">${links(shop.nav)}</ul></div></div></div>
<div id="CartDrawer" class="drawer drawer--right"><form id="CartDrawerForm" action="/cart" method="post" novalidate><div
 class="drawer__inner"><div class="drawer__title">Cart</div><p>Your cart is currently empty.</p><p>Shipping, taxes, and
 discount codes calculated at checkout.</p><button type="submit" name="checkout">Check out</button></div></form></div>
<div id="PageContainer" class="page-container"><div class="transition-body">
${shop.bar ? `<div class="announcement-bar" data-section-type="announcement"><div class="page-width"><span class="announcement-text">${shop.bar}</span></div></div>` : ''}
<header class="site-header" data-section-type="header"><div class="page-width"><div class="header-layout
 header-layout--left-center"><div class="header-item header-item--logo"><a href="/" class="site-header__logo-link"><img
 src="//${shop.host}/cdn/shop/files/logo_180x.png" alt="${shop.name}"></a></div><ul class="site-nav site-navigation
 small--hide">${shop.nav.map(([label, href]) => `<li class="site-nav__item site-nav__expanded-item"><a href="${href}" class="site-nav__link">${label}</a></li>`).join('')}</ul>
</div></div></header>
<main class="main-content" id="MainContent">
${main}
</main>
${
  shop.news
    ? `<div class="index-section newsletter-section"><div class="page-width text-center"><h3>${shop.news.heading}</h3><p>
${shop.news.text}</p><form method="post" action="/contact#newsletter-footer" id="newsletter-footer"
 class="contact-form"><input type="hidden" name="form_type" value="customer"><div class="input-group"><input
 type="email" name="contact[email]" placeholder="${shop.news.placeholder}" class="input-group-field
 newsletter__input"><button type="submit" class="btn">${shop.news.button}</button></div></form></div></div>`
    : ''
}
<footer class="site-footer" data-section-type="footer-section"><div class="page-width"><div class="grid">${shop.columns
    .map(
      (column) => `<div class="grid__item footer__item medium-up--one-quarter"><p class="h4 footer__title
 small--hide">${column.heading}</p><div class="footer__collapsible">${
   column.links
     ? `<ul class="no-bullets site-footer__linklist">${column.links
         .map(([label, href]) => `<li><a href="${href}">${label}</a></li>`)
         .join('\n')}</ul>`
     : ''
 }${column.html ?? ''}</div></div>`,
    )
    .join('\n')}</div><ul class="no-bullets social-icons footer__social">${(shop.socials ?? [])
    .map((url) => `<li><a target="_blank" rel="noopener" href="${url}" title="${network(url)}"></a></li>`)
    .join('')}</ul><p class="footer__small-text">${shop.bottom}</p></div></footer></div></div>
${shop.banner ?? ''}
${shop.scripts ?? ''}
</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<div class="index-section"><div class="grid grid--uniform">${products
      .map(
        ([
          title,
          price,
          handle,
          note,
        ]) => `<div class="grid__item grid-product small--one-half medium-up--one-quarter"
 data-product-handle="${handle}"><div class="grid-product__content">${note ? `<div class="grid-product__tag">${note}</div>` : ''}<a
 href="/products/${handle}" class="grid-product__link"><div class="grid__image-ratio"><img class="lazyload"
 data-src="//${shop.host}/cdn/shop/products/${handle}_{width}x.jpg?v=1664" data-widths="[360, 540, 720, 900]"
 alt="${title}"></div><div class="grid-product__meta"><div class="grid-product__title">${title}</div><div
 class="grid-product__price">${price}</div></div></a></div></div>`,
      )
      .join('\n')}</div></div>`;
  const faq: Theme['faq'] = (items) =>
    items
      .map(
        (
          [question, answer],
          at,
        ) => `<button type="button" class="label collapsible-trigger collapsible-trigger-btn"
 aria-controls="FAQ-${at}">${question}</button><div id="FAQ-${at}" class="collapsible-content
 collapsible-content--all"><div class="collapsible-content__inner rte">${answer}</div></div>`,
      )
      .join('\n');
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/products/${item[2]}`,
      `${item[0]} | ${shop.name}`,
      `${item[0]} from ${shop.name}.`,
      `${productJson(shop, item)}<div class="product-section page-width"><h1 class="h2
 product-single__title">${item[0]}</h1><span class="product__price">${item[1]}</span><form method="post"
 action="/cart/add" class="product-single__form"><select name="id"><option value="4071">Default Title</option></select>
<button type="submit" name="add" class="btn btn--full add-to-cart"><span>Add to cart</span></button></form><div
 class="product-single__description rte">${text}</div></div>${after}`,
    );
  return { page, cards, form: base.form, faq, product };
}
