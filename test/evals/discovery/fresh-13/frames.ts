export interface Parts {
  brand: string;
  host: string;
  lang: string;
  menu: readonly { path: string; name: string }[];
  links: readonly { path: string; name: string }[];
  titles: readonly string[];
  bar: string;
  foot: string;
}

/** A shop system's page: its name, what it says, and whether it is the home page. */
export type Frame = (parts: Parts, name: string, text: string, isHome: boolean) => string;

const anchors = (links: Parts['menu'], kind = '') =>
  links.map(({ path, name }) => `<li><a ${kind}href="${path}">${name}</a></li>`).join('');
const slug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const cards = ({ titles }: Parts, below: string) =>
  `<div class="cards">${titles
    .map(
      (title) =>
        `<article><a href="${below}${slug(title)}"><img src="/img/${slug(title)}.jpg" alt="${title}"><h3>${title}</h3></a></article>`,
    )
    .join('')}</div>`;
const head = ({ brand, lang }: Parts, name: string, more = '') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name ? `${name} | ${brand}` : brand}</title>${more}</head>`;

export const plain: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body><h1><a href="/">${parts.brand}</a></h1>${parts.bar ? `<p><em>${parts.bar}</em></p>` : ''}<ul>${anchors(parts.menu)}</ul><hr>${name ? `<h2>${name}</h2>` : ''}${text}${isHome ? cards(parts, '/') : ''}<hr><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></body></html>`;

export const shopify: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, `<link rel="canonical" href="https://${parts.host}/"><script>var Shopify = Shopify || {}; Shopify.shop = "${slug(parts.brand)}.myshopify.com";</script>`)}<body><a class="skip-to-content-link" href="#MainContent">Skip to content</a><div class="announcement-bar" role="region"><p class="announcement-bar__message">${parts.bar}</p></div><header class="header"><a href="/" class="header__heading-link">${parts.brand}</a><nav class="header__inline-menu"><ul>${anchors(parts.menu, 'class="header__menu-item" ')}</ul></nav><a href="/search">Search</a><a href="/cart">Cart</a></header><main id="MainContent"><div class="page-width">${name ? `<h1 class="main-page-title">${name}</h1>` : ''}<div class="rte">${text}</div></div>${isHome ? cards(parts, '/products/') : ''}</main><footer class="footer"><h2>Quick links</h2><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p><form method="post" action="/contact#ContactFooter"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="Email"><button>Subscribe</button></form><small>&copy; 2026, ${parts.brand} Powered by Shopify</small></footer></body></html>`;

export const woo: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<meta name="generator" content="WordPress 6.8"><meta name="generator" content="WooCommerce 10.1">')}<body class="wp-singular page theme-storefront"><p role="complementary" class="woocommerce-store-notice">${parts.bar}</p><div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">${parts.brand}</a></p><nav class="wp-block-navigation"><ul>${anchors(parts.menu, 'class="wp-block-navigation-item__content" ')}</ul></nav></header><main class="wp-block-group">${name ? `<h1 class="wp-block-post-title">${name}</h1>` : ''}<div class="entry-content wp-block-post-content">${text}</div>${isHome ? cards(parts, '/product/') : ''}</main><footer class="wp-block-template-part"><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer></div></body></html>`;

export const squarespace: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<!-- This is Squarespace. --><meta property="og:site_name" content="Squarespace">')}<body class="tweak-blog"><header id="header"><div class="header-title"><a href="/">${parts.brand}</a></div><nav class="header-nav-list">${anchors(parts.menu)}</nav></header><main id="page"><section class="page-section"><div class="sqs-block-content"><div class="sqs-html-content">${name ? `<h2>${name}</h2>` : ''}${text}</div></div>${isHome ? cards(parts, '/store/p/') : ''}</section></main><footer><div class="sqs-html-content"><p>${parts.bar}</p><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></div></footer></body></html>`;

export const wix: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<meta name="generator" content="Wix.com Website Builder">')}<body><div id="SITE_CONTAINER"><header id="SITE_HEADER"><p class="font_7">${parts.bar}</p><a href="/">${parts.brand}</a><nav aria-label="Site"><ul>${anchors(parts.menu, 'data-testid="linkElement" ')}</ul></nav></header><main id="PAGES_CONTAINER"><div class="wixui-rich-text">${name ? `<h2 class="font_2">${name}</h2>` : ''}${text.replaceAll('<p>', '<p class="font_8"><span class="color_15">').replaceAll('</p>', '</span></p>')}</div>${isHome ? cards(parts, '/product-page/') : ''}</main><footer id="SITE_FOOTER"><ul>${anchors(parts.links)}</ul><p class="font_9">${parts.foot}</p></footer></div></body></html>`;

export const bigcommerce: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<link href="https://cdn11.bigcommerce.com/s-k2/stencil/theme.css" rel="stylesheet">')}<body><div class="banners" data-banner-location="top">${parts.bar}</div><header class="header"><h1 class="header-logo"><a href="/">${parts.brand}</a></h1><nav class="navPages"><ul class="navPages-list">${anchors(parts.menu, 'class="navPages-action" ')}</ul></nav></header><div class="body"><ul class="breadcrumbs"><li><a href="/">Home</a></li><li>${name}</li></ul><main class="page">${name ? `<h1 class="page-heading">${name}</h1>` : ''}<div class="page-content page-content--centered">${text}</div>${isHome ? cards(parts, '/') : ''}</main></div><footer class="footer"><article data-section-type="footer-webPages"><h3>Navigate</h3><ul>${anchors(parts.links)}</ul></article><address>${parts.foot}</address></footer></body></html>`;

/** Of Europe's shops. */
export const prestashop: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<meta name="generator" content="PrestaShop">')}<body id="cms"><header id="header"><div class="header-banner">${parts.bar}</div><a href="/" id="_desktop_logo">${parts.brand}</a><ul class="top-menu">${anchors(parts.menu, 'class="dropdown-item" ')}</ul></header><section id="wrapper"><section id="main">${name ? `<h1 class="h1">${name}</h1>` : ''}<section id="content" class="page-content page-cms">${text}</section>${isHome ? cards(parts, '/produit/') : ''}</section></section><footer id="footer"><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer></body></html>`;

export const shopware: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body class="is-ctl-navigation"><div class="top-bar">${parts.bar}</div><header class="header-main"><a class="header-logo-main-link" href="/">${parts.brand}</a><nav class="main-navigation"><ul>${anchors(parts.menu, 'class="nav-link main-navigation-link" ')}</ul></nav></header><main class="content-main"><div class="cms-page">${name ? `<h1>${name}</h1>` : ''}<div class="cms-element-text">${text}</div></div>${isHome ? cards(parts, '/detail/') : ''}</main><footer class="footer-main"><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p><p>* Alle Preise inkl. gesetzl. Mehrwertsteuer</p></footer></body></html>`;

/** Drawn by its script from state in the page; without the script there is only a frame. */
export const drawn: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body><div id="app"><header><a href="/">${parts.brand}</a><ul>${anchors(parts.menu)}</ul></header><main><div class="loading"></div>${isHome ? cards(parts, '/p/') : ''}</main><footer><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { notice: parts.bar, entry: { heading: name, html: text } } }, page: '/[...slug]', buildId: 'p71x' }).replaceAll('<', '\\u003c')}</script></body></html>`;
