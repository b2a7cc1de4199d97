import { inputs, lay, linksOf, type Pages, type Site, type System } from './site.ts';

const woo = {
  shelf: '/shop/',
  product: (slug: string) => `/product/${slug}/`,
  privacy: '/privacy-policy/',
  shipping: '/shipping-returns/',
} as const;

const graph = (site: Site, path: string, title: string): string =>
  `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': `https://${site.host}${path}`,
        url: `https://${site.host}${path}`,
        name: title,
        isPartOf: { '@id': `https://${site.host}/#website` },
      },
      {
        '@type': 'WebSite',
        '@id': `https://${site.host}/#website`,
        url: `https://${site.host}/`,
        name: site.name,
        description: site.tagline,
      },
      { '@type': 'Organization', '@id': `https://${site.host}/#organization`, name: site.name, ...site.data },
    ],
  })}</script>`;

const head = (site: Site, path: string, title: string, rest: string): string =>
  `<meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="profile" href="https://gmpg.org/xfn/11"><meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' /><title>${title} - ${site.name}</title><link rel="canonical" href="https://${site.host}${path}" /><meta property="og:site_name" content="${site.name}" />${graph(site, path, title)}<link rel='dns-prefetch' href='//stats.wp.com' />${rest}`;

const on = (system: System) => (site: Site) => {
  const pages = lay(site, system);
  const extra: Pages = {
    '/robots.txt': {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nSitemap: https://${site.host}/sitemap_index.xml\n`,
    },
    '/sitemap_index.xml': {
      type: 'text/xml',
      body: `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://${site.host}/page-sitemap.xml</loc></sitemap></sitemapindex>`,
    },
    '/page-sitemap.xml': {
      type: 'text/xml',
      body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(
        site.pages,
      )
        .map((path) => `<url><loc>https://${site.host}${path}</loc></url>`)
        .join('')}</urlset>`,
    },
  };
  return { ...pages, ...extra };
};

const item = (title: string, price: string, href: string, add: string) =>
  `<li class="product type-product status-publish instock"><a href="${href}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><h2 class="woocommerce-loop-product__title">${title}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=${title.length}7" class="button product_type_simple add_to_cart_button ajax_add_to_cart" rel="nofollow">${add}</a></li>`;

export const storefront = on({
  ...woo,
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html lang="${site.language ?? 'en-US'}"><head>${head(site, path, title, `<meta name="generator" content="WooCommerce 9.4.2" /><link rel='stylesheet' id='storefront-style-css' href='https://${site.host}/wp-content/themes/storefront/style.css?ver=4.6.0' media='all' />`)}</head><body class="page-template-default page theme-storefront woocommerce-no-js storefront-align-wide"><p role="complementary" class="woocommerce-store-notice demo_store">${site.bar ?? ''}</p><div id="page" class="hfeed site"><header id="masthead" class="site-header" role="banner"><div class="site-branding"><div class="beta site-title"><a href="/" rel="home">${site.name}</a></div><p class="site-description">${site.tagline}</p></div><nav id="site-navigation" class="main-navigation" role="navigation"><ul id="menu-main" class="menu">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="menu-item menu-item-type-post_type"><a href="${href}">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul></nav><a class="cart-contents" href="/cart/"><span class="count">0</span> ${words.cart}</a></header><div id="content" class="site-content" tabindex="-1"><div class="col-full"><main id="main" class="site-main" role="main">${main}</main></div></div><footer id="colophon" class="site-footer" role="contentinfo"><div class="footer-widgets"><ul>${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`)
      .join(
        '',
      )}<li><a href="/privacy-policy/">${words.privacy}</a></li><li><a href="/shipping-returns/">${words.shipping}</a></li></ul><form class="mc4wp-form" method="post"><p>${words.newsletter}</p><input type="email" name="EMAIL" placeholder="${words.yourMail}" required /><input type="submit" value="${words.subscribe}" /></form></div><div class="site-info">&copy; ${site.name} 2026<br>${site.imprint ?? '<a href="https://woocommerce.com" target="_blank" rel="author">Built with WooCommerce</a>.'}</div></footer></div></body></html>`,
  card: (title, price, href, words) =>
    `<ul class="products columns-4">${item(title, price, href, words.add)}</ul>`,
  text: (title, html) =>
    `<article class="page type-page status-publish hentry"><header class="entry-header"><h1 class="entry-title">${title}</h1></header><div class="entry-content">${html}</div></article>`,
});

export const elementor = on({
  ...woo,
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html lang="${site.language ?? 'en-US'}"><head>${head(site, path, title, `<meta name="generator" content="Elementor 3.25.10; features: additional_custom_breakpoints, e_optimized_control_loading; settings: css_print_method-external, google_font-enabled, font_display-swap">`)}</head><body class="wp-singular page wp-theme-hello-elementor elementor-default elementor-kit-7 elementor-page"><header data-elementor-type="header" class="elementor elementor-41 elementor-location-header"><div class="e-con-inner"><div class="elementor-widget-theme-site-title"><h2 class="elementor-heading-title elementor-size-default"><a href="https://${site.host}">${site.name}</a></h2></div><nav aria-label="Menu" class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="menu-item"><a href="${href}" class="elementor-item">${label}</a></li>`,
      )
      .join(
        '',
      )}</ul></nav></div></header><main id="content" class="site-main">${site.bar ? `<div class="elementor-widget-text-editor">${site.bar}</div>` : ''}${main}</main><footer data-elementor-type="footer" class="elementor elementor-58 elementor-location-footer"><div class="elementor-element elementor-icon-list--layout-traditional elementor-widget-icon-list"><ul class="elementor-icon-list-items">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<li class="elementor-icon-list-item"><a href="${href}"><span class="elementor-icon-list-text">${label}</span></a></li>`,
      )
      .join(
        '',
      )}<li class="elementor-icon-list-item"><a href="/privacy-policy/"><span class="elementor-icon-list-text">${words.privacy}</span></a></li></ul></div><div class="elementor-widget-text-editor"><p>© 2026 ${site.name}. ${words.rights} ${site.imprint ?? ''}</p></div></footer><div id="cookie-notice" role="dialog">${words.cookies} <a href="#" id="cn-accept-cookie">${words.accept}</a></div></body></html>`,
  card: (title, price, href, words) =>
    `<div class="elementor-widget-woocommerce-products"><ul class="products elementor-grid">${item(title, price, href, words.add)}</ul></div>`,
  text: (title, html) =>
    `<div data-elementor-type="wp-page" class="elementor elementor-112"><section class="elementor-section elementor-top-section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-widget-heading"><h1 class="elementor-heading-title">${title}</h1></div><div class="elementor-widget-text-editor"><div class="elementor-widget-container">${html}</div></div></div></section></div>`,
});

/** Full-site editing: blocks, and little else. */
export const blocks = on({
  ...woo,
  shipping: '/delivery/',
  frame: (site, { path, title, main, words }) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en-GB'}"><head>${head(site, path, title, `<script type="importmap">{"imports":{"@wordpress/interactivity":"/wp-includes/js/dist/script-modules/interactivity/index.min.js"}}</script>`)}</head><body class="page wp-embed-responsive wp-theme-twentytwentyfive"><div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignfull"><p class="wp-block-site-title"><a href="/" target="_self" rel="home">${site.name}</a></p><nav class="is-responsive wp-block-navigation"><ul class="wp-block-navigation__container">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="${href}"><span class="wp-block-navigation-item__label">${label}</span></a></li>`,
      )
      .join(
        '',
      )}</ul></nav></div></header><main class="wp-block-group has-global-padding">${main}</main><footer class="wp-block-template-part"><p class="has-small-font-size">${site.bar ?? ''}</p><ul class="wp-block-list">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`)
      .join(
        '',
      )}</ul><p class="has-small-font-size">© ${site.name} · <a href="/privacy-policy/">${words.privacy}</a> · <a href="/delivery/">${words.shipping}</a> ${site.imprint ?? ''}</p></footer></div></body></html>`,
  card: (title, price, href) =>
    `<div class="wp-block-woocommerce-product-template"><h3 class="wp-block-post-title"><a href="${href}">${title}</a></h3><div class="wc-block-components-product-price">${price}</div></div>`,
  text: (title, html) =>
    `<h1 class="wp-block-post-title">${title}</h1><div class="entry-content wp-block-post-content">${html}</div>`,
});

/** Contact Form 7. */
export const cf7 = (fields: readonly string[], label: string): string =>
  `<div class="wpcf7 no-js" id="wpcf7-f214-p9-o1" lang="en-US" dir="ltr"><div class="screen-reader-response"><p role="status"></p></div><form action="#wpcf7-f214-p9-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init"><div style="display: none;"><input type="hidden" name="_wpcf7" value="214" /></div>${inputs(
    fields,
    (text, input) =>
      `<p><label> ${text}<br /><span class="wpcf7-form-control-wrap">${input}</span> </label></p>`,
  )}<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${label}" /></p></form></div>`;

export const elementorForm = (fields: readonly string[], label: string): string =>
  `<form class="elementor-form" method="post" name="New Form"><input type="hidden" name="post_id" value="112"/><input type="hidden" name="form_id" value="a41bc2e"/><div class="elementor-form-fields-wrapper elementor-labels-above">${inputs(
    fields,
    (text, input) =>
      `<div class="elementor-field-group elementor-column elementor-col-100"><label class="elementor-field-label">${text.replace('*', '')}</label>${input.replace(/name="(\w+)"/, 'name="form_fields[$1]" class="elementor-field"')}</div>`,
  )}<div class="elementor-field-group elementor-field-type-submit"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-text">${label}</span></button></div></div></form>`;
