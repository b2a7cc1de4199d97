import { json, type Shop, slug, type Theme } from './kit.ts';

const plainForm =
  (wrapper: string): Theme['form'] =>
  (fields, button, action = '') =>
    `<form class="${wrapper}" method="post" action="${action}">${fields
      .map(([label, key, type, hint]) =>
        type === 'area'
          ? `<div class="form-field"><label class="form-label" for="${key}">${label}</label><textarea name="${key}" id="${key}" rows="5"
 class="form-input"${hint ? ` placeholder="${hint}"` : ''}></textarea></div>`
          : `<div class="form-field"><label class="form-label" for="${key}">${label}</label><input type="${type}" name="${key}"
 id="${key}" class="form-input"${hint ? ` placeholder="${hint}"` : ''}></div>`,
      )
      .join(
        '\n',
      )}<div class="form-actions"><input class="button button--primary" type="submit" value="${button}"></div></form>`;

/** BigCommerce with Cornerstone. */
export function cornerstone(shop: Shop): Theme {
  const page: Theme['page'] = (path, title, description, main) => `<!DOCTYPE html>
<html class="no-js" lang="${shop.lang ?? 'en'}"><head><title>${title}</title>
<link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-${slug(shop.name).slice(0, 8)}" crossorigin>
<meta name="description" content="${description}"><link rel='canonical' href='https://${shop.host}${path}' /><meta name='platform' content='bigcommerce.stencil' />
<meta name="viewport" content="width=device-width, initial-scale=1">
<link data-stencil-stylesheet href="https://cdn11.bigcommerce.com/s-x/stencil/5c1/e/css/theme-9b2.css" rel="stylesheet">
<script type="text/javascript">var BCData = {"csrf_token":"e41c4bb8fd07","product_attributes":null};
(function () {var xmlHttp = new XMLHttpRequest(); xmlHttp.open('POST', 'https://bes.gcp.data.bigcommerce.com/nobot');})();</script>
${shop.head ?? ''}</head><body>
<svg data-src="https://cdn11.bigcommerce.com/s-x/stencil/5c1/img/icon-sprite.svg" class="icons-svg-sprite"></svg>
<a href="#main-content" class="skip-to-main-link">Skip to main content</a>
${shop.bar ? `<div class="banners" data-banner-location="top"><div class="banner"><p>${shop.bar}</p></div></div>` : ''}
<header class="header" role="banner"><a href="#" class="mobileMenu-toggle" data-mobile-menu-toggle="menu"><span>Toggle menu</span></a>
<nav class="navUser"><ul class="navUser-section navUser-section--alt"><li class="navUser-item"><a class="navUser-action"
 href="/giftcertificates.php">Gift Certificates</a></li><li class="navUser-item navUser-item--account"><a class="navUser-action"
 href="/login.php">Sign in</a> or <a class="navUser-action" href="/login.php?action=create_account">Register</a></li><li
 class="navUser-item navUser-item--cart"><a class="navUser-action" href="/cart.php">Cart</a></li></ul></nav>
<div class="header-logo header-logo--center"><a href="https://${shop.host}/"><span class="header-logo-text">${shop.name}</span></a></div>
<div class="navPages-container" id="menu" data-menu><nav class="navPages"><ul class="navPages-list">${shop.nav
    .map(
      ([label, href, children]) =>
        `<li class="navPages-item"><a class="navPages-action${children ? ' has-subMenu' : ''}" href="${href}">${label}</a>${
          children
            ? `<div class="navPage-subMenu"><ul class="navPage-subMenu-list">${children
                .map(
                  ([text, to]) =>
                    `<li class="navPage-subMenu-item"><a class="navPage-subMenu-action navPages-action" href="${to}">${text}</a></li>`,
                )
                .join('')}</ul></div>`
            : ''
        }</li>`,
    )
    .join('\n')}</ul></nav></div></header>
<div class="body" id="main-content" data-currency-code="${shop.currency ?? 'USD'}"><div class="container">
${main}
</div></div>
<footer class="footer" role="contentinfo"><h2 class="footer-title-sr-only">Footer Start</h2><div class="container"><section
 class="footer-info">${shop.columns
   .map(
     (column) =>
       `<article class="footer-info-col footer-info-col--small"><h3 class="footer-info-heading">${column.heading}</h3>${
         column.links
           ? `<ul class="footer-info-list">${column.links.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('\n')}</ul>`
           : ''
       }${column.html ?? ''}</article>`,
   )
   .join('\n')}
${
  shop.news
    ? `<article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">${shop.news.heading}</h3><p>
${shop.news.text}</p><form class="form" action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><label
 class="form-label is-srOnly" for="nl_email">Email Address</label><div class="form-prefixPostfix"><input class="form-input" id="nl_email"
 name="nl_email" type="email" placeholder="${shop.news.placeholder}"><input class="button" type="submit" value="${shop.news.button}"></div></form></article>`
    : ''
}</section><ul class="socialLinks socialLinks--alt">${(shop.socials ?? []).map((url) => `<li class="socialLinks-item"><a class="icon" href="${url}" target="_blank" rel="noopener"></a></li>`).join('')}</ul><div
 class="footer-copyright"><p class="powered-by">${shop.bottom}</p></div></div></footer>
${shop.banner ?? ''}
<script>window.__webpack_public_path__ = "https://cdn11.bigcommerce.com/s-x/stencil/5c1/dist/"; window.consentManagerStoreConfig = {"storeName":"${shop.name}","privacyPolicyUrl":null};</script>
${shop.scripts ?? ''}</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<ul class="productGrid">${products
      .map(
        (
          [title, price, handle, note],
          at,
        ) => `<li class="product"><article class="card" data-entity-id="${113 + at}"
 data-event-type="list" data-name="${title}" data-product-brand="${shop.name}"><figure class="card-figure"><a href="/${handle}/"
 class="card-figure__link" aria-label="${title}, ${price}"><img src="https://cdn11.bigcommerce.com/s-x/images/stencil/500x659/products/${113 + at}/${handle}.jpg"
 alt="${title}" class="lazyload card-image"></a></figure><div class="card-body">${note ? `<p class="card-text">${note}</p>` : ''}<h3
 class="card-title"><a href="/${handle}/">${title}</a></h3><div class="card-text" data-test-info-type="price"><span
 data-product-price-without-tax class="price">${price}</span></div></div></article></li>`,
      )
      .join('\n')}</ul>`;
  const faq: Theme['faq'] = (items) =>
    `<dl class="faq-list">${items.map(([question, answer]) => `<dt>${question}</dt>\n<dd>${answer}</dd>`).join('\n')}</dl>`;
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/${item[2]}/`,
      `${item[0]} - ${shop.name}`,
      item[0],
      `<div itemscope itemtype="https://schema.org/Product"><section class="productView-details product-data"><h1
 class="productView-title" itemprop="name">${item[0]}</h1><h2 class="productView-brand" itemprop="brand" itemscope
 itemtype="https://schema.org/Brand"><a href="/brands/${slug(shop.name)}.html" itemprop="url"><span itemprop="name">${shop.name}</span></a></h2><div
 class="productView-price"><span class="price price--withoutTax">${item[1]}</span></div><dl class="productView-info"><dt
 class="productView-info-name">SKU:</dt><dd>${item[2].slice(0, 5).toUpperCase()}-01</dd><dt>Availability:</dt><dd>Ships in 1-2 business
 days</dd></dl></section><article class="productView-description" itemprop="description">${text}</article></div>${after}`,
    );
  return { page, cards, form: plainForm('form'), faq, product };
}

/** Next.js: what is drawn, and beside it the state that drew it. `state` is what the script holds more. */
export function next(
  shop: Shop,
  state: (path: string) => unknown = () => ({}),
  hide: (path: string) => boolean = () => false,
): Theme {
  const page: Theme['page'] = (
    path,
    title,
    description,
    main,
  ) => `<!DOCTYPE html><html lang="${shop.lang ?? 'en'}"><head><meta charSet="utf-8"/><meta
 name="viewport" content="width=device-width"/><title>${title}</title><meta name="description" content="${description}"/><link rel="canonical"
 href="https://${shop.host}${path}"/><meta name="next-head-count" content="7"/><link rel="preload" href="/_next/static/css/6d0f0b1c2a7e.css" as="style"/><link
 rel="stylesheet" href="/_next/static/css/6d0f0b1c2a7e.css" data-n-g=""/><noscript data-n-css=""></noscript><script defer=""
 src="/_next/static/chunks/webpack-8fa1.js"></script><script defer="" src="/_next/static/chunks/framework-64ad.js"></script>${shop.head ?? ''}</head>
<body class="font-sans antialiased"><div id="__next">${shop.bar ? `<div class="bg-stone-900 text-white text-center text-xs py-2">${shop.bar}</div>` : ''}<header
 class="sticky top-0 z-40 bg-white/90 backdrop-blur"><div class="mx-auto max-w-7xl px-4 flex items-center justify-between h-16"><a href="/"
 class="font-display text-xl">${shop.name}</a><nav class="hidden md:flex gap-8" aria-label="Global">${shop.nav
   .map(
     ([label, href, children]) =>
       `<a class="text-sm font-medium hover:text-stone-500" href="${href}">${label}</a>${(children ?? [])
         .map(([text, to]) => `<a class="block px-4 py-2 text-sm" href="${to}">${text}</a>`)
         .join('')}`,
   )
   .join(
     '\n',
   )}</nav><button type="button" aria-label="Open cart" class="p-2"><span class="sr-only">items in cart, view bag</span>0</button></div></header>
<main class="flex-1">${hide(path) ? '<div class="animate-pulse h-96 bg-stone-100" aria-busy="true"></div>' : main}</main>
<footer class="border-t border-stone-200 mt-24"><div class="mx-auto max-w-7xl px-4 py-12 grid grid-cols-2 md:grid-cols-4 gap-8">${shop.columns
    .map(
      (column) =>
        `<div><h3 class="text-sm font-semibold">${column.heading}</h3>${
          column.links
            ? `<ul class="mt-4 space-y-3">${column.links.map(([label, href]) => `<li><a class="text-sm text-stone-600" href="${href}">${label}</a></li>`).join('\n')}</ul>`
            : ''
        }${column.html ?? ''}</div>`,
    )
    .join('\n')}</div>${
    shop.news
      ? `<form class="mx-auto max-w-md px-4"><label class="text-sm font-semibold">${shop.news.heading}</label><p class="text-xs">${shop.news.text}</p><input
 type="email" class="rounded-none border" placeholder="${shop.news.placeholder}"/><button type="submit">${shop.news.button}</button></form>`
      : ''
  }<div class="flex gap-4">${(shop.socials ?? []).map((url) => `<a href="${url}" rel="noreferrer"><svg class="h-5 w-5" aria-hidden="true"></svg></a>`).join('')}</div><p
 class="text-xs text-stone-500 px-4 pb-8">${shop.bottom}</p></footer></div>
${shop.banner ?? ''}
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
    props: { pageProps: { title, ...(state(path) as object) }, __N_SSG: true },
    page: path,
    query: {},
    buildId: 'tR3x0Qd1mKk2',
    isFallback: false,
    gsp: true,
    locale: 'en-US',
  }).replace(/</g, '\\u003c')}</script>
${shop.scripts ?? ''}</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<div class="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">${products
      .map(
        ([
          title,
          price,
          handle,
          note,
        ]) => `<a class="group" href="/products/${handle}"><div class="aspect-square w-full overflow-hidden
 bg-stone-100"><img alt="${title}" loading="lazy" decoding="async" data-nimg="fill" src="/_next/image?url=%2Fproducts%2F${handle}.jpg&amp;w=1080&amp;q=75"/></div><h3
 class="mt-4 text-sm text-stone-700">${title}</h3><p class="mt-1 text-lg font-medium">${price}</p>${note ? `<p class="text-xs uppercase tracking-wide">${note}</p>` : ''}</a>`,
      )
      .join('\n')}</div>`;
  const faq: Theme['faq'] = (items) =>
    `<dl class="divide-y">${items
      .map(
        ([
          question,
          answer,
        ]) => `<div class="py-6"><dt><button type="button" class="flex w-full justify-between text-left"><span>${question}</span></button></dt><dd
 class="mt-2 pr-12"><p class="text-base">${answer}</p></dd></div>`,
      )
      .join('\n')}</dl>`;
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/products/${item[2]}`,
      `${item[0]} | ${shop.name}`,
      item[0],
      `${json({ '@context': 'https://schema.org', '@type': 'Product', name: item[0], brand: shop.name })}<h1>${item[0]}</h1><p
 class="text-3xl">${item[1]}</p><button type="submit" class="mt-8 w-full bg-stone-900 py-3 text-white">Add to bag</button><div
 class="prose">${text}</div>${after}`,
    );
  return { page, cards, form: plainForm('space-y-6'), faq, product };
}

/** PrestaShop and Shopware: the shops of Europe, whose pages are alike enough to draw with one hand. */
export function european(shop: Shop, kind: 'prestashop' | 'shopware'): Theme {
  const presta = kind === 'prestashop';
  const page: Theme['page'] = (path, title, description, main) => `<!doctype html>
<html lang="${shop.lang ?? 'fr'}"${presta ? '' : ' itemscope="itemscope" itemtype="https://schema.org/WebPage"'}><head><meta charset="utf-8">
<meta http-equiv="x-ua-compatible" content="ie=edge"><title>${title}</title><meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"><link rel="canonical" href="https://${shop.host}${path}">
${
  presta
    ? `<link rel="stylesheet" href="https://${shop.host}/themes/classic/assets/css/theme.css" type="text/css" media="all">
<script type="text/javascript">var prestashop = {"cart":{"products":[],"totals":{"total":{"type":"total","amount":0}}},"currency":{"iso_code":"EUR"}};</script>`
    : `<link rel="stylesheet" href="https://${shop.host}/theme/4d1a7f/css/all.css?1758613200">
<script>window.features={"V6_5_0_0":true,"V6_6_0_0":true};window.router={"frontend.cart.offcanvas":"/checkout/offcanvas"};</script>`
}
${shop.head ?? ''}</head>
<body class="${presta ? 'lang-fr country-fr currency-eur layout-full-width page-index tax-display-enabled' : 'is-ctl-navigation is-act-home'}">
${shop.bar ? `<div class="${presta ? 'header-banner' : 'topbar-usp'}"><span>${shop.bar}</span></div>` : ''}
<header ${presta ? 'id="header"' : 'class="header-main"'}><div class="container"><div class="${presta ? 'hidden-sm-down' : 'header-row row'}" id="_desktop_logo"><a
 href="https://${shop.host}/"><img class="logo img-fluid" src="https://${shop.host}/img/logo-1690.jpg" alt="${shop.name}"></a></div>
<nav class="${presta ? 'menu js-top-menu position-static' : 'nav main-navigation-menu'}"><ul class="top-menu" id="top-menu">${shop.nav
    .map(
      ([
        label,
        href,
        children,
      ]) => `<li class="${presta ? 'category' : 'nav-item'}"><a class="${presta ? 'dropdown-item' : 'nav-link main-navigation-link'}" href="${href}"
 title="${label}"><span>${label}</span></a>${
   children
     ? `<div class="popover sub-menu collapse"><ul class="top-menu">${children.map(([text, to]) => `<li><a class="dropdown-item dropdown-submenu" href="${to}">${text}</a></li>`).join('')}</ul></div>`
     : ''
 }</li>`,
    )
    .join('\n')}</ul></nav></div></header>
<${presta ? 'section id="wrapper"' : 'main class="content-main"'}><div class="container"><div class="cms-page">
${main}
</div></div></${presta ? 'section' : 'main'}>
<footer ${presta ? 'id="footer"' : 'class="footer-main"'}>
${
  shop.news
    ? `<div class="block_newsletter"><p>${shop.news.heading}</p><form action="https://${shop.host}/#newsletter" method="post"><input name="email" type="email"
 placeholder="${shop.news.placeholder}"><p>${shop.news.text}</p><input class="btn btn-primary" name="submitNewsletter" type="submit" value="${shop.news.button}"></form></div>`
    : ''
}
<div class="container"><div class="row footer-columns">${shop.columns
    .map(
      (column) =>
        `<div class="col-md-4 footer-column js-footer-column"><div class="footer-column-headline">${column.heading}</div>${
          column.links
            ? `<ul class="list-unstyled">${column.links.map(([label, href]) => `<li class="footer-link-item"><a class="footer-link" href="${href}" title="${label}">${label}</a></li>`).join('\n')}</ul>`
            : ''
        }${column.html ?? ''}</div>`,
    )
    .join(
      '\n',
    )}</div><p>${(shop.socials ?? []).map((url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${/\.?(\w+)\.com/.exec(url)?.[1] ?? ''}</a>`).join(' ')}</p><p
 class="text-sm-center footer-bottom">${shop.bottom}</p></div></footer>
${shop.banner ?? ''}
${shop.scripts ?? ''}</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<div class="${presta ? 'products row' : 'row cms-listing-row js-listing-wrapper'}">${products
      .map(
        (
          [title, price, handle, note],
          at,
        ) => `<article class="${presta ? 'product-miniature js-product-miniature' : 'card product-box box-standard'}"
 data-id-product="${31 + at}"><div class="thumbnail-container"><a href="/${handle}.html" class="thumbnail product-thumbnail"><img
 src="https://${shop.host}/${31 + at}-home_default/${handle}.jpg" alt="${title}" loading="lazy" width="250" height="250"></a><div
 class="product-description">${note ? `<span class="badge">${note}</span>` : ''}<h3 class="h3 product-title"><a href="/${handle}.html">${title}</a></h3><div
 class="product-price-and-shipping"><span class="price">${price}</span></div></div></div></article>`,
      )
      .join('\n')}</div>`;
  const faq: Theme['faq'] = (items) =>
    items
      .map(([question, answer]) => `<h3 class="faq-question">${question}</h3>\n<p>${answer}</p>`)
      .join('\n');
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/${item[2]}.html`,
      `${item[0]} - ${shop.name}`,
      item[0],
      `<section id="main"><h1 class="h1">${item[0]}</h1><div class="product-prices"><span class="current-price-value">${item[1]}</span></div><form
 action="/panier" method="post" id="add-to-cart-or-refresh"><input type="number" name="qty" value="1" min="1"><button class="btn btn-primary
 add-to-cart" type="submit">+</button></form><div class="product-description">${text}</div></section>${after}`,
    );
  return { page, cards, form: plainForm('contact-form'), faq, product };
}
