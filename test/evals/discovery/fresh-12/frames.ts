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
const grid = ({ titles }: Parts, below: string) =>
  `<ul class="grid">${titles
    .map(
      (title) =>
        `<li><a href="${below}${slug(title)}"><img src="/i/${slug(title)}.webp" alt="">${title}</a></li>`,
    )
    .join('')}</ul>`;
const head = ({ brand, lang }: Parts, name: string, more = '') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${name ? `${name} – ${brand}` : brand}</title>${more}</head>`;

export const plain: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body><table width="760"><tr><td><h1>${parts.brand}</h1><p>${parts.bar}</p><ul><li><a href="/">Home</a></li>${anchors(parts.menu)}</ul></td></tr><tr><td>${name ? `<h2>${name}</h2>` : ''}${text}${isHome ? grid(parts, '/shop/') : ''}</td></tr></table><hr><ul>${anchors(parts.links)}</ul><small>© ${parts.brand} ${parts.foot}</small></body></html>`;

export const shopify: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, `<link rel="canonical" href="https://${parts.host}/"><script>window.Shopify = window.Shopify || {}; Shopify.shop = "${slug(parts.brand)}.myshopify.com";</script>`)}<body class="template-page"><div class="announcement-bar"><p>${parts.bar}</p></div><header class="site-header"><a href="/" class="site-header__logo">${parts.brand}</a><nav><ul class="site-nav">${anchors(parts.menu, 'class="site-nav__link" ')}</ul></nav><a href="/cart">Cart</a></header><main id="MainContent">${name ? `<h1>${name}</h1>` : ''}<div class="rte">${text}</div>${isHome ? grid(parts, '/products/') : ''}</main><footer><ul class="footer__links">${anchors(parts.links)}</ul><div>${parts.foot}</div><form action="/contact#newsletter" method="post"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="you@example.com"><button>Subscribe</button></form><small>© 2026, ${parts.brand}. Powered by Shopify</small></footer></body></html>`;

export const woo: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<meta name="generator" content="WooCommerce 9.8.1">')}<body class="page-template-default woocommerce-no-js"><p class="demo_store">${parts.bar}</p><div id="page"><header id="masthead"><a href="/" rel="home">${parts.brand}</a><ul id="primary-menu">${anchors(parts.menu)}</ul></header><article class="entry"><header>${name ? `<h1 class="entry-title">${name}</h1>` : ''}</header><div class="entry-content">${text}${isHome ? grid(parts, '/product/') : ''}</div></article><footer class="site-footer"><ul>${anchors(parts.links)}</ul>${parts.foot} <a href="https://woocommerce.com">Built with WooCommerce</a></footer></div></body></html>`;

export const squarespace: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<!-- This is Squarespace. -->')}<body><header id="header"><a href="/">${parts.brand}</a><ul class="header-nav">${anchors(parts.menu)}</ul></header><main><section class="page-section"><div class="sqs-block html-block"><div class="sqs-html-content">${name ? `<h2>${name}</h2>` : ''}${text}</div></div>${isHome ? grid(parts, '/shop/p/') : ''}</section></main><footer><p>${parts.bar}</p><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer></body></html>`;

export const wix: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<meta name="generator" content="Wix.com Website Builder">')}<body><div id="SITE_CONTAINER"><div id="SITE_HEADER"><a href="/">${parts.brand}</a><ul>${anchors(parts.menu, 'data-testid="linkElement" ')}</ul><div class="font_8">${parts.bar}</div></div><div id="PAGES_CONTAINER"><div data-testid="richTextElement" class="wixui-rich-text">${name ? `<h1 class="font_0">${name}</h1>` : ''}${text.replace(/<p>/g, '<p class="font_8"><span class="wixui-rich-text__text">').replace(/<\/p>/g, '</span></p>')}</div>${isHome ? grid(parts, '/product-page/') : ''}</div><div id="SITE_FOOTER"><ul>${anchors(parts.links)}</ul><p class="font_8">${parts.foot}</p></div></div></body></html>`;

export const bigcommerce: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, '<link rel="stylesheet" href="https://cdn11.bigcommerce.com/s-x/theme.css">')}<body><div class="banners">${parts.bar}</div><header class="header"><a class="header-logo" href="/">${parts.brand}</a><ul class="navPages-list">${anchors(parts.menu, 'class="navPages-action" ')}</ul></header><div class="body"><main class="page">${name ? `<h1 class="page-heading">${name}</h1>` : ''}<div class="page-content">${text}</div>${isHome ? grid(parts, '/') : ''}</main></div><footer class="footer"><ul class="footer-info-list">${anchors(parts.links)}</ul><address>${parts.foot}</address></footer></body></html>`;

/** A theme of this year: web components, a menu with panels, structured data and a banner about cookies. */
export const dawn26: Frame = (parts, name, text, isHome) =>
  `${head(parts, name, `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name: parts.brand, url: `https://${parts.host}/` }, ...(isHome ? parts.titles.map((title) => ({ '@type': 'Product', name: title, brand: { '@type': 'Brand', name: parts.brand } })) : [])] })}</script><script>window.Shopify={shop:"${slug(parts.brand)}.myshopify.com"};</script>`)}<body><div id="shopify-pc__banner" role="alertdialog"><h2>Cookie consent</h2><p>We and our partners use cookies. Contact privacy@consent-manager.test to exercise your rights.</p><button>Accept</button><button>Decline</button></div><announcement-bar>${parts.bar}</announcement-bar><header-component><a href="/">${parts.brand}</a><nav><ul><li><details class="mega"><summary>Shop</summary><div class="mega__panel"><ul><li><a href="/collections/all">All</a></li><li><a href="/collections/new">New</a></li><li><a href="/pages/affiliates">Affiliates</a></li><li><a href="/pages/gift-cards">Gift cards</a></li></ul></div></details></li>${anchors(parts.menu)}</ul></nav><cart-drawer hidden><p>You’re $35 away from free shipping. Gift cards from $25.</p></cart-drawer></header-component><main>${name ? `<h1>${name}</h1>` : ''}<rte-formatter>${text}</rte-formatter>${isHome ? grid(parts, '/products/') : ''}</main><footer><details open><summary>Help</summary><ul>${anchors(parts.links)}</ul></details><p>${parts.foot}</p></footer></body></html>`;

/** Drawn by its script from state in the page; without the script there is only a frame. */
export const next: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body><div id="__next"><header><a href="/">${parts.brand}</a><ul>${anchors(parts.menu)}</ul></header><main><div class="skeleton"></div>${isHome ? grid(parts, '/p/') : ''}</main><footer><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { bar: parts.bar, page: { title: name, bodyHtml: text, updatedAt: '2026-08-01T00:00:00Z' } } }, page: '/[slug]', buildId: 'k3v9' }).replaceAll('<', '\\u003c')}</script></body></html>`;

/** Rendered on the server and again held as state for the client. */
export const streamed: Frame = (parts, name, text, isHome) =>
  `${head(parts, name)}<body><header><a href="/">${parts.brand}</a><nav><ul>${anchors(parts.menu)}</ul></nav></header><main><h1>${name}</h1><section data-block="richtext">${text}</section>${isHome ? grid(parts, '/products/') : ''}</main><footer><p>${parts.bar}</p><ul>${anchors(parts.links)}</ul><p>${parts.foot}</p></footer><script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(JSON.stringify([{ _1: 2 }, 'title', name, 'body', text])).replaceAll('<', '\\u003c')});</script></body></html>`;
