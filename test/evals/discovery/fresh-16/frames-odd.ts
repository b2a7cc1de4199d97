import type { CasePage } from '../case.ts';
import {
  countryOptions,
  fields,
  index,
  type Pages,
  page,
  privacyText,
  returnsText,
  type Shop,
  type Site,
  shippingText,
  slug,
  termsText,
  urlset,
} from './kit.ts';
import { localize, told } from './tongues.ts';

/** WordPress with WooCommerce and Elementor. */
export function woo(shop: Shop, pages: Pages): Site {
  const cur = shop.cur ?? '$';
  const frame = (path: string, title: string, body: string): CasePage =>
    page(
      localize(
        `<!DOCTYPE html>
<html lang="${shop.lang ?? 'en-US'}">
<head>
<meta charset="UTF-8"><link rel="profile" href="https://gmpg.org/xfn/11"><meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
	<!-- This site is optimized with the Yoast SEO plugin v24.5 - https://yoast.com/wordpress/plugins/seo/ -->
	<title>${title} - ${shop.name}</title><link rel="canonical" href="https://${shop.host}${path}" /><meta property="og:locale" content="en_US" /><meta property="og:type" content="article" /><meta property="og:title" content="${title} - ${shop.name}" /><meta property="og:url" content="https://${shop.host}${path}" /><meta property="article:modified_time" content="2025-02-11T15:45:22+00:00" /><meta name="twitter:label1" content="Est. reading time" /><meta name="twitter:data1" content="2 minutes" />
	<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': `https://${shop.host}${path}`,
        url: `https://${shop.host}${path}`,
        name: `${title} - ${shop.name}`,
        isPartOf: { '@id': `https://${shop.host}/#website` },
        datePublished: '2021-05-03T10:20:33+00:00',
        breadcrumb: { '@id': `https://${shop.host}${path}#breadcrumb` },
        inLanguage: 'en-US',
        potentialAction: [{ '@type': 'ReadAction', target: [`https://${shop.host}${path}`] }],
      },
      {
        '@type': 'WebSite',
        '@id': `https://${shop.host}/#website`,
        url: `https://${shop.host}/`,
        name: shop.name,
        description: '',
        publisher: { '@id': `https://${shop.host}/#organization` },
        potentialAction: [
          {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `https://${shop.host}/?s={search_term_string}` },
          },
        ],
      },
      {
        '@type': 'Organization',
        '@id': `https://${shop.host}/#organization`,
        name: shop.name,
        url: `https://${shop.host}/`,
        logo: { '@type': 'ImageObject', url: `https://${shop.host}/wp-content/uploads/2021/05/logo@2x.png` },
        ...shop.ld,
      },
    ],
  })}</script>
	<!-- / Yoast SEO plugin. -->
<link rel='dns-prefetch' href='//fonts.googleapis.com' /><link rel="alternate" type="application/rss+xml" title="${shop.name} &raquo; Feed" href="https://${shop.host}/feed/" />
<script>window._wpemojiSettings = {"baseUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/15.0.3\\/72x72\\/","ext":".png","svgUrl":"https:\\/\\/s.w.org\\/images\\/core\\/emoji\\/15.0.3\\/svg\\/","svgExt":".svg","source":{"concatemoji":"https:\\/\\/${shop.host}\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.7.2"}};!function(i,n){var o,s,e;function c(e){try{var t={supportTests:e,timestamp:(new Date).valueOf()};sessionStorage.setItem(o,JSON.stringify(t))}catch(e){}}}(window,document);</script>
<style id='wp-emoji-styles-inline-css'>img.wp-smiley, img.emoji { display: inline !important; border: none !important; box-shadow: none !important; height: 1em !important; width: 1em !important; margin: 0 0.07em !important; vertical-align: -0.1em !important; background: none !important; padding: 0 !important; }</style>
<link rel='stylesheet' id='wp-block-library-css' href='https://${shop.host}/wp-includes/css/dist/block-library/style.min.css?ver=6.7.2' media='all' />
<style id='global-styles-inline-css'>:root{--wp--preset--aspect-ratio--square: 1;--wp--preset--aspect-ratio--4-3: 4/3;--wp--preset--color--black: #000000;--wp--preset--color--cyan-bluish-gray: #abb8c3;--wp--preset--color--white: #ffffff;--wp--preset--color--pale-pink: #f78da7;--wp--preset--color--vivid-red: #cf2e2e;--wp--preset--color--luminous-vivid-orange: #ff6900;--wp--preset--gradient--vivid-cyan-blue-to-vivid-purple: linear-gradient(135deg,rgba(6,147,227,1) 0%,rgb(155,81,224) 100%);--wp--preset--font-size--small: 13px;--wp--preset--font-size--medium: 20px;--wp--preset--spacing--20: 0.44rem;--wp--preset--spacing--30: 0.67rem;--wp--preset--shadow--natural: 6px 6px 9px rgba(0, 0, 0, 0.2);}:where(.is-layout-flex){gap: 0.5em;}body .is-layout-flex{display: flex;}.has-black-color{color: var(--wp--preset--color--black) !important;}</style>
<link rel='stylesheet' id='woocommerce-layout-css' href='https://${shop.host}/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css?ver=9.6.2' media='all' /><link rel='stylesheet' id='elementor-frontend-css' href='https://${shop.host}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.27.6' media='all' />
<script src="https://${shop.host}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script><script id="wc-add-to-cart-js-extra">var wc_add_to_cart_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%","i18n_view_cart":"View cart","cart_url":"https:\\/\\/${shop.host}\\/cart\\/","is_cart":"","cart_redirect_after_add":"no"};</script>
<link rel="https://api.w.org/" href="https://${shop.host}/wp-json/" /><meta name="generator" content="WordPress 6.7.2" /><meta name="generator" content="WooCommerce 9.6.2" /><noscript><style>.woocommerce-product-gallery{ opacity: 1 !important; }</style></noscript>${shop.head ?? ''}
</head>
<body class="page-template-default page wp-custom-logo wp-embed-responsive theme-astra woocommerce-no-js ast-desktop ast-page-builder-template elementor-default elementor-kit-6">
<a class="skip-link screen-reader-text" href="#content" title="Skip to content">Skip to content</a>
<div class="hfeed site" id="page"><p role="complementary" class="woocommerce-store-notice demo_store">${shop.promo ?? `Free delivery on orders over ${cur}50`} <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>
<header class="site-header header-main-layout-1 ast-primary-menu-enabled" id="masthead" itemtype="https://schema.org/WPHeader" itemscope><div class="site-branding"><span class="site-title" itemprop="name"><a href="/" rel="home" itemprop="url">${shop.name}</a></span></div>
<nav class="site-navigation" id="primary-site-navigation-desktop" aria-label="Site Navigation"><ul id="ast-hf-menu-1" class="main-header-menu ast-menu-shadow ast-nav-menu">${shop.nav.map(([at, label], id) => `<li id="menu-item-${id + 40}" class="menu-item menu-item-type-post_type menu-item-object-page menu-item-${id + 40}"><a href="${at}" class="menu-link">${label}</a></li>`).join('')}</ul></nav>
<div class="ast-site-header-cart"><a class="cart-container" href="/cart/" aria-label="View Shopping Cart, empty"><span class="ast-woo-header-cart-total">${cur}0.00</span></a><div class="widget woocommerce widget_shopping_cart"><p class="woocommerce-mini-cart__empty-message">No products in the cart.</p></div></div></header>
<div id="content" class="site-content"><div class="ast-container"><div id="primary" class="content-area primary"><main id="main" class="site-main"><article class="page type-page status-publish ast-article-single" id="post-${title.length + 20}"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${title}</h1></header><div class="entry-content clear" itemprop="text"><div data-elementor-type="wp-page" class="elementor"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-text-editor" data-widget_type="text-editor.default"><div class="elementor-widget-container">
${body}
</div></div></div></div></div></div></article></main></div></div></div>
<footer class="site-footer" id="colophon" itemtype="https://schema.org/WPFooter" itemscope><div class="footer-widget-area"><aside class="footer-widget-area-inner"><section class="widget widget_nav_menu"><h2 class="widget-title">Information</h2><ul>${[...shop.foot, ['/delivery-returns/', 'Delivery &amp; Returns'], ['/terms-conditions/', 'Terms &amp; Conditions'], ['/privacy-policy/', 'Privacy Policy']].map(([at, label]) => `<li class="menu-item"><a href="${at}">${label}</a></li>`).join('')}</ul></section><section class="widget widget_block"><div class="wp-block-group">${shop.footer ?? ''}</div></section><section class="widget"><form id="mc4wp-form-1" class="mc4wp-form" method="post" data-id="61"><div class="mc4wp-form-fields"><p><label>Join our mailing list for 10% off: <input type="email" name="EMAIL" placeholder="Your email address" required /></label></p><p><input type="submit" value="Sign up" /></p></div></form></section></aside></div><div class="ast-footer-copyright"><p>Copyright &copy; 2025 ${shop.name} ${shop.credit ?? '| Powered by <a href="https://wpastra.com/" rel="nofollow noopener" target="_blank">Astra WordPress Theme</a>'}</p></div></footer></div>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 optin" aria-modal="true" role="dialog"><div class="cmplz-title">Manage Cookie Consent</div><div class="cmplz-message">To provide the best experiences, we use technologies like cookies to store and/or access device information. Consenting to these technologies will allow us to process data such as browsing behaviour or unique IDs on this site.</div><button class="cmplz-btn cmplz-accept">Accept</button><button class="cmplz-btn cmplz-deny">Deny</button><button class="cmplz-btn cmplz-view-preferences">View preferences</button></div></div>
<script id="astra-theme-js-js-extra">var astra = {"break_point":"921","isRtl":"","is_scroll_to_id":"","is_scroll_to_top":"","is_header_footer_builder_active":"1","responsive_cart_click":"flyout"};</script><script id="wc-order-attribution-js-extra">var wc_order_attribution = {"params":{"lifetime":1.0e-5,"session":30,"base64":false,"prefix":"wc_order_attribution_","allowTracking":true},"fields":{"source_type":"current.typ","referrer":"current_add.rf","utm_campaign":"current.cmp"}};</script>
<script src="https://${shop.host}/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.27.6" id="elementor-frontend-js"></script><script id="elementor-frontend-js-before">var elementorFrontendConfig = {"environmentMode":{"edit":false,"wpPreview":false,"isScriptDebug":false},"i18n":{"shareOnFacebook":"Share on Facebook","pinIt":"Pin it","download":"Download","downloadImage":"Download image","close":"Close","previous":"Previous","next":"Next"},"is_rtl":false,"breakpoints":{"xs":0,"sm":480,"md":768,"lg":1025,"xl":1440,"xxl":1600},"version":"3.27.6","urls":{"assets":"https:\\/\\/${shop.host}\\/wp-content\\/plugins\\/elementor\\/assets\\/"},"settings":{"page":[],"editorPreferences":[]},"kit":{"active_breakpoints":["viewport_mobile","viewport_tablet"],"lightbox_enable_counter":"yes"},"post":{"id":${title.length + 20},"title":"${encodeURIComponent(title)}","excerpt":"","featuredImage":false}};</script>
${shop.tail ?? ''}</body></html>`,
        shop.lang,
      ),
    );
  const all: Record<string, readonly [string, string]> = {
    '/shop/': [
      'Shop',
      `<ul class="products columns-4">${shop.items.map(([name, price]) => `<li class="product type-product instock"><a href="/product/${slug(name)}/" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title">${name}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=7" class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add to cart</a></li>`).join('\n')}</ul>`,
    ],
    '/delivery-returns/': [
      'Delivery &amp; Returns',
      told(shop.lang, 0, shippingText(cur)) + told(shop.lang, 1, returnsText()),
    ],
    '/privacy-policy/': [
      'Privacy Policy',
      told(shop.lang, 2, privacyText(shop.name, shop.privacy), shop.privacy),
    ],
    '/terms-conditions/': ['Terms &amp; Conditions', told(shop.lang, 3, termsText(shop.name, shop.terms))],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/product/${slug(name)}/`,
        [
          name,
          `<p class="price">${price}</p><form class="cart" method="post"><input type="number" name="quantity" value="1" min="1" /><button type="submit" name="add-to-cart" value="7">Add to cart</button></form>`,
        ] as const,
      ]),
    ),
    ...pages,
  };
  const paths = Object.keys(all);
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/robots.txt': page(
      `# START YOAST BLOCK\nUser-agent: *\nDisallow:\n\nSitemap: https://${shop.host}/sitemap_index.xml\n# END YOAST BLOCK`,
      200,
      'text/plain',
    ),
    '/sitemap.xml': { status: 301, location: `https://${shop.host}/sitemap_index.xml`, body: '' },
    '/sitemap_index.xml': index(shop.host, ['/page-sitemap.xml', '/product-sitemap.xml']),
    '/page-sitemap.xml': urlset(
      shop.host,
      paths.filter((path) => !path.startsWith('/product/')),
    ),
    '/product-sitemap.xml': urlset(
      shop.host,
      paths.filter((path) => path.startsWith('/product/')),
    ),
  };
}
export const wpForm = (
  names: readonly string[],
  button = 'Send',
  id = 212,
): string => `<div class="wpforms-container wpforms-container-full" id="wpforms-${id}"><form id="wpforms-form-${id}" class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="${id}" method="post" enctype="multipart/form-data" action="?wpforms_form_id=${id}"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-field-container">
${fields(names, 'wpforms-field')}
</div><div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="${id}"><button type="submit" name="wpforms[submit]" class="wpforms-submit">${button}</button></div></form></div>`;

/** BigCommerce's Cornerstone. */
export function bigc(shop: Shop, pages: Pages): Site {
  const frame = (path: string, title: string, body: string): CasePage =>
    page(`<!DOCTYPE html>
<html class="no-js" lang="${shop.lang ?? 'en'}">
    <head>
        <title>${title} - ${shop.name}</title><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-k${title.length}" crossorigin><meta name="keywords" content=""><link rel='canonical' href='https://${shop.host}${path}' /><meta name='platform' content='bigcommerce.stencil' />
        <link href="https://cdn11.bigcommerce.com/s-k${title.length}/product_images/favicon.png" rel="shortcut icon"><meta name="viewport" content="width=device-width, initial-scale=1">
        <script>document.documentElement.className = document.documentElement.className.replace('no-js', 'js');</script><script>function browserSupportsAllFeatures() { return window.Promise && window.fetch && window.URL && window.URLSearchParams && window.WeakMap; }</script>
        <script>window.lazySizesConfig = window.lazySizesConfig || {}; window.lazySizesConfig.loadMode = 1;</script><link data-stencil-stylesheet href="https://cdn11.bigcommerce.com/s-k${title.length}/stencil/7f/css/theme.css" rel="stylesheet">
        <!-- Start Tracking Code for analytics_googleanalytics4 --><script data-cfasync="false" src="https://cdn11.bigcommerce.com/shared/js/google_analytics4_bodl_subscribers.js" type="text/javascript"></script><script data-cfasync="false" type="text/javascript">(function () { window.dataLayer = window.dataLayer || []; function gtag() { dataLayer.push(arguments); } gtag("consent", "default", { "ad_storage": "denied", "analytics_storage": "denied" }); })();</script><!-- End Tracking Code -->
        <script type="text/javascript">var BCData = ${JSON.stringify({ csrf_token: '1f0c9a', store_hash: `k${title.length}`, default_currency: 'USD', product_attributes: null })};</script><script type="text/javascript">window.consentManagerStoreConfig = function () { return {"storeName":"${shop.name}","privacyPolicyUrl":"","writeKey":null,"improvedConsentManagerEnabled":true,"AlwaysIncludeScriptsWithConsentTag":true}; };</script>
        <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', '@type': 'Organization', name: shop.name, url: `https://${shop.host}/`, ...shop.ld })}</script>${shop.head ?? ''}
    </head>
    <body class="csscolumns papaSupermarket-layout--left-sidebar papaSupermarket-style--modern">
        <svg data-src="https://cdn11.bigcommerce.com/s-k${title.length}/stencil/7f/img/icon-sprite.svg" class="icons-svg-sprite"></svg><a href="#main-content" class="skip-to-main-link">Skip to main content</a>
        <header class="header" role="banner"><div class="banners" data-banner-location="top"><div data-event-type="promotion" data-name="Top banner"><p>${shop.promo ?? 'FREE SHIPPING ON ORDERS $99+ (lower 48)'}</p></div></div><nav class="navUser"><ul class="navUser-section navUser-section--alt"><li class="navUser-item"><a class="navUser-action navUser-action--quickSearch" href="#" data-search="quickSearch">Search</a></li><li class="navUser-item navUser-item--account"><a class="navUser-action" href="/login.php">Sign in</a> <span class="navUser-or">or</span> <a class="navUser-action" href="/login.php?action=create_account">Register</a></li><li class="navUser-item navUser-item--cart"><a class="navUser-action" href="/cart.php" aria-label="Cart with 0 items">Cart</a></li></ul></nav>
            <h1 class="header-logo header-logo--center"><a href="/" class="header-logo__link"><span class="header-logo-text">${shop.name}</span></a></h1><div class="navPages-container" id="menu" data-menu><nav class="navPages"><ul class="navPages-list">${shop.nav.map(([at, label]) => `<li class="navPages-item navPages-item-page"><a class="navPages-action" href="${at}" aria-label="${label}">${label}</a></li>`).join('\n')}</ul></nav></div></header>
        <div data-content-region="header_bottom--global"></div><div class="body" id="main-content" data-currency-code="USD"><div class="container"><nav aria-label="Breadcrumb"><ol class="breadcrumbs"><li class="breadcrumb"><a class="breadcrumb-label" href="/"><span>Home</span></a></li><li class="breadcrumb is-active"><span>${title}</span></li></ol></nav><main class="page"><h1 class="page-heading">${title}</h1><div class="page-content page-content--centered">
${body}
</div></main></div><div id="modal" class="modal" data-reveal data-prevent-quick-search-close><button class="modal-close" type="button" title="Close"><span aria-hidden="true">&#215;</span></button><div class="modal-content"></div><div class="loadingOverlay"></div></div></div>
        <footer class="footer" role="contentinfo"><h2 class="footer-title-sr-only">Footer Start</h2><div class="container"><section class="footer-info"><article class="footer-info-col footer-info-col--small" data-section-type="footer-webPages"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${[...shop.foot, ['/shipping-returns/', 'Shipping &amp; Returns'], ['/privacy-policy/', 'Privacy Policy'], ['/terms-of-use/', 'Terms of Use'], ['/sitemap.php', 'Sitemap']].map(([at, label]) => `<li><a href="${at}">${label}</a></li>`).join('')}</ul></article><article class="footer-info-col footer-info-col--small" data-section-type="storeInfo"><h3 class="footer-info-heading">Info</h3><address>${shop.footer ?? ''}</address></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h3 class="footer-info-heading">Subscribe to our newsletter</h3><p>Get the latest updates on new products and upcoming sales</p><form class="form" action="/subscribe.php" method="post"><fieldset class="form-fieldset"><input type="hidden" name="action" value="subscribe"><input type="hidden" name="nl_first_name" value="bc"><input class="form-input" id="nl_email" name="nl_email" type="email" placeholder="Your email address" required><input class="button button--primary form-prefixPostfix-button--postfix" type="submit" value="Subscribe"></fieldset></form></article></section><div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant" rel="nofollow">BigCommerce</a></p><p class="powered-by">&copy; 2025 ${shop.name} ${shop.credit ?? ''}</p></div></div></footer>
        <script>window.__webpack_public_path__ = "https://cdn11.bigcommerce.com/s-k${title.length}/stencil/7f/dist/"; function onThemeBundleMain() { window.stencilBootstrap("page", "${JSON.stringify({ themeSettings: { 'optimizedCheckout-formChecklist-color': '#333333', homepage_new_products_column_count: 4, 'card--alternate-color--hover': '#ffffff', hide_contact_us_page_heading: false, shop_by_brand_show_footer: true, show_copyright_footer: true, geotrust_ssl_seal_size: 'M', navigation_design: 'simple', default_image_gift_certificate: '/img/GiftCertificate.png', price_as_low_as: false, supported_payment_methods: 'card', lazyload_mode: 'lazyload+lqip' }, genericError: 'Oops! Something went wrong.', urls: { home: `https://${shop.host}/`, account: { index: '/account.php' }, cart: '/cart.php', contact_us_submit: '/pages.php?action=sendContactForm' }, secureBaseUrl: `https://${shop.host}`, cartId: null }).replace(/"/g, '\\"')}").load(); }</script>
        <script type="text/javascript" src="https://cdn11.bigcommerce.com/shared/js/csrf-protection-header.js"></script><script type="text/javascript" src="https://chimpstatic.com/mcjs-connected/js/users/9b2/${slug(shop.name)}.js"></script>${shop.tail ?? ''}
    </body>
</html>`);
  const all: Record<string, readonly [string, string]> = {
    '/shop-all/': [
      'Shop All',
      `<ul class="productGrid">${shop.items.map(([name, price]) => `<li class="product"><article class="card" data-test="card-1"><h3 class="card-title"><a aria-label="${name}, ${price}" href="/${slug(name)}/">${name}</a></h3><div class="card-text" data-test-info-type="price"><span data-product-price-without-tax class="price price--withoutTax">${price}</span></div></article></li>`).join('\n')}</ul>`,
    ],
    '/shipping-returns/': ['Shipping &amp; Returns', shippingText(shop.cur) + returnsText()],
    '/privacy-policy/': ['Privacy Policy', privacyText(shop.name, shop.privacy)],
    '/terms-of-use/': ['Terms of Use', termsText(shop.name, shop.terms)],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/${slug(name)}/`,
        [
          name,
          `<div class="productView"><span class="price">${price}</span><dl class="productView-info"><dt class="productView-info-name sku-label">SKU:</dt><dd>${slug(name).slice(0, 6).toUpperCase()}</dd></dl><form method="post" action="/cart.php"><input type="submit" value="Add to Cart"></form></div>`,
        ] as const,
      ]),
    ),
    ...pages,
  };
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/sitemap.php': frame(
      '/sitemap.php',
      'Sitemap',
      `<ul>${Object.entries(pages)
        .map(([path, [title]]) => `<li><a href="${path}">${title}</a></li>`)
        .join('')}</ul>`,
    ),
    '/xmlsitemap.php': index(shop.host, ['/xmlsitemap.php?type=pages&amp;page=1']),
    '/xmlsitemap.php?type=pages&page=1': urlset(shop.host, Object.keys(all)),
    '/robots.txt': page(
      `User-agent: *\nDisallow: /account.php\nDisallow: /cart.php\nDisallow: /login.php\nSitemap: https://${shop.host}/xmlsitemap.php\n`,
      200,
      'text/plain',
    ),
  };
}
export const bcForm = (
  names: readonly string[],
  button = 'Submit Form',
): string => `<form data-contact-form class="form" action="/pages.php?action=sendContactForm" method="post"><input type="hidden" name="page_id" id="page_id" value="3"><div class="form-row form-row--half">
${fields(names, 'form-field')}
</div><div class="g-recaptcha" data-sitekey="6LcjX0sbAAAAACp92"></div><div class="form-actions"><input class="button button--primary" type="submit" value="${button}"></div></form>`;

/** Wix. */
export function wix(shop: Shop, pages: Pages): Site {
  const frame = (path: string, title: string, body: string): CasePage =>
    page(`<!DOCTYPE html>
<html lang="${shop.lang ?? 'en'}">
<head>
  <meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/>
  <link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/a1_${slug(shop.name)}~mv2.png/v1/fill/w_192%2Ch_192/logo@2x.png" type="image/png"/><link rel="preconnect" href="https://static.parastorage.com/unpkg/" crossorigin>
  <title>${title} | ${shop.name}</title><link rel="canonical" href="https://${shop.host}${path}"/><meta property="og:title" content="${title} | ${shop.name}"/><meta property="og:site_name" content="${shop.name}"/>
  <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org/', '@type': 'LocalBusiness', name: shop.name, url: `https://${shop.host}`, ...shop.ld })}</script>
  <script type="application/json" id="wix-essential-viewer-model">${JSON.stringify({ fleetConfig: { fleetName: 'thunderbolt-seo-renderer', type: 'GA', code: 0 }, mode: { qa: false, enableTestApi: false, debug: false, ssrIndicator: false, siteAssetsFallback: 'enable' }, componentsLibrariesTopology: [{ artifactId: 'editor-elements', namespace: 'wixui', url: 'https://static.parastorage.com/services/editor-elements/1.13411.0' }], siteFeaturesConfigs: { sessionManager: { isRunningInDifferentSiteContext: false } }, language: { userLanguage: 'en' }, siteAssets: { clientTopology: { mediaRootUrl: 'https://static.wixstatic.com', staticMediaUrl: 'https://static.wixstatic.com/media', moduleRepoUrl: 'https://static.parastorage.com/unpkg', fileRepoUrl: 'https://static.parastorage.com/services' } }, siteFeatures: ['assetsLoader', 'businessLogger', 'captcha', 'clickHandlerRegistrar', 'commonConfig', 'componentsLoader', 'consentPolicy', 'cookiesManager', 'dynamicPages', 'environment', 'lightbox', 'navigationManager', 'onloadCompsBehaviors', 'ooiTpaSharedConfig', 'pages', 'renderer', 'reporter', 'router', 'seo', 'siteMembers', 'tpaCommons', 'windowMessageRegistrar'], site: { metaSiteId: '2f6c', userId: '9e', siteId: '77', externalBaseUrl: `https://${shop.host}`, siteRevision: 512, siteType: 'UGC', dc: 'us-east1', isResponsive: false, isSEO: true }, rollout: { siteAssetsVersionsRollout: false, isDACRollout: 0 } })}</script>
  <script>window.viewerModel = JSON.parse(document.getElementById('wix-essential-viewer-model').textContent); window.commonConfig = {"brand":"wix","host":"VIEWER","bsi":"","consentPolicy":{},"consentPolicyHeader":{}}; window.sentryDsn = "https://605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com/68"; window.onerror = window.onerror || function () {};</script>
  <style data-href="https://static.parastorage.com/services/wix-thunderbolt/dist/main.renderer.css">#site-root{margin:0 auto;position:relative}.font_2{font:var(--font_2);color:rgb(var(--color_2));letter-spacing:0}.font_8{font:var(--font_8)}:root{--color_11:255,255,255;--color_15:45,41,38;--color_18:122,153,124;--font_2:normal normal normal 28px/1.4em cormorantgaramond-light,serif;--font_8:normal normal normal 16px/1.6em avenir-lt-w01_35-light1475496,sans-serif;--wst-button-border-radius:0px}.StylableButton2545352419__root{border:none;cursor:pointer}[data-mesh-id$="inlineContent-gridContainer"]{position:static;display:grid}</style>${shop.head ?? ''}
</head>
<body class=''>
<div id="SITE_CONTAINER"><div id="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus SCROLL_TO_TOP" role="region" tabindex="-1" aria-label="top of page"><span class="mHZSwn">top of page</span></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope">
<header id="SITE_HEADER" class="xU8fqS SITE_HEADER wixui-header" tabindex="-1"><div data-mesh-id="SITE_HEADERinlineContent"><div id="comp-ann" class="KcpHeO wixui-rich-text"><p class="font_8 wixui-rich-text__text">${shop.promo ?? 'Free shipping over $80'}</p></div><div id="comp-l0" class="KcpHeO wixui-rich-text" data-testid="richTextElement"><h1 class="font_0 wixui-rich-text__text"><a href="/" class="wixui-rich-text__text">${shop.name}</a></h1></div><wix-dropdown-menu id="comp-menu" class="wixui-dropdown-menu"><nav aria-label="Site"><ul class="lGhFjS" data-marginallchildren="true">${shop.nav.map(([at, label], id) => `<li id="comp-menu${id}" data-direction="ltr" class="comp-menu-repeaters-desktop-draggable wixui-dropdown-menu__item"><a data-testid="linkElement" href="https://${shop.host}${at === '/' ? '' : at}" target="_self" class="_pfxlW"><div><p class="o5kMKF">${label}</p></div></a></li>`).join('')}<li id="comp-menu__more__" aria-haspopup="true"><p>More</p></li></ul></nav></wix-dropdown-menu><a href="#" class="cart-icon" aria-label="Cart with 0 items">0</a></div></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars c1dmp"><section id="comp-s1" class="comp-s1 wixui-section"><div data-mesh-id="comp-s1inlineContent-gridContainer">
${body}
</div></section></div></div></main>
<footer id="SITE_FOOTER" class="SITE_FOOTER wixui-footer" tabindex="-1"><div class="KcpHeO wixui-rich-text">${[...shop.foot, ['/shipping-and-returns', 'Shipping &amp; Returns'], ['/privacy-policy', 'Privacy Policy']].map(([at, label]) => `<p class="font_8 wixui-rich-text__text"><a href="https://${shop.host}${at === '/' ? '' : at}" target="_self" class="wixui-rich-text__text">${label}</a></p>`).join('')}</div><div class="KcpHeO wixui-rich-text"><p class="font_8 wixui-rich-text__text">${shop.footer ?? ''}</p></div><form class="JVi7i2" id="comp-sub"><h2>Subscribe to our newsletter</h2><label for="input_comp-sub">Enter your email here *</label><input name="email" id="input_comp-sub" class="has-custom-focus" type="email" required aria-required="true"/><button aria-disabled="false"><span>Subscribe Now</span></button></form><p class="font_8">© 2025 by ${shop.name}. ${shop.credit ?? 'Powered and secured by <a href="https://www.wix.com/" target="_blank">Wix</a>'}</p></footer></div></div><div id="SCROLL_TO_BOTTOM" role="region" aria-label="bottom of page"><span>bottom of page</span></div></div></div>
<div data-hook="consent-banner-root" class="consent-banner-root"><div role="dialog"><p>We use cookies on our website to see how you interact with it. By accepting, you agree to our use of such cookies. <a href="https://${shop.host}/privacy-policy">Privacy Policy</a></p><button>Settings</button><button>Decline All</button><button>Accept</button></div></div>
<script type="application/json" id="wix-warmup-data">${JSON.stringify({ platform: { ssrPropsUpdates: [{ 'comp-menu': { items: shop.nav.map(([at, label]) => ({ label, link: { type: 'PageLink', href: `https://${shop.host}${at}` } })) } }], ssrStyleUpdates: [] }, appsWarmupData: { '1380b703-ce81-ff05-f115-39571d94dfcd': { productsGallery: shop.items.map(([name, price]) => ({ name, formattedPrice: price, urlPart: slug(name), isInStock: true })) } }, ooi: { failedInSsr: {} } })}</script>
<script defer src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.3ad8f5d6.bundle.min.js"></script>${shop.tail ?? ''}</body></html>`);
  const all: Record<string, readonly [string, string]> = {
    '/shop': [
      'Shop',
      `<ul data-hook="product-list-wrapper">${shop.items.map(([name, price]) => `<li data-hook="product-list-grid-item"><a href="https://${shop.host}/product-page/${slug(name)}"><p data-hook="product-item-name">${name}</p><span data-hook="product-item-price-to-pay">${price}</span></a></li>`).join('')}</ul>`,
    ],
    '/shipping-and-returns': ['Shipping &amp; Returns', shippingText(shop.cur) + returnsText()],
    '/privacy-policy': ['Privacy Policy', privacyText(shop.name, shop.privacy)],
    ...Object.fromEntries(
      shop.items.map(([name, price]) => [
        `/product-page/${slug(name)}`,
        [
          name,
          `<h1 data-hook="product-title">${name}</h1><span data-hook="formatted-primary-price">${price}</span><button data-hook="add-to-cart">Add to Cart</button>`,
        ] as const,
      ]),
    ),
    ...pages,
  };
  return {
    ...Object.fromEntries(
      Object.entries(all).map(([path, [title, html]]) => [path, frame(path, title, html)]),
    ),
    '/sitemap.xml': index(shop.host, ['/store-products-sitemap.xml', '/pages-sitemap.xml']),
    '/pages-sitemap.xml': urlset(
      shop.host,
      Object.keys(all).filter((path) => !path.startsWith('/product-page')),
    ),
    '/store-products-sitemap.xml': urlset(
      shop.host,
      Object.keys(all).filter((path) => path.startsWith('/product-page')),
    ),
    '/robots.txt': page(
      `User-agent: *\nAllow: /\nSitemap: https://${shop.host}/sitemap.xml`,
      200,
      'text/plain',
    ),
  };
}
export const wixForm = (
  names: readonly string[],
  button = 'Submit',
): string => `<div data-hook="form-root"><form id="form-7c" class="wixui-form">
${fields(names, 'wixui-text-input')}
<div><label for="country">Country</label><select id="country" name="country">${countryOptions()}</select></div><button type="button" class="wixui-button"><span>${button}</span></button></form></div>`;

/** Small, hand-made or generated by a static site tool. */
export function plain(shop: Shop, pages: Pages): Site {
  return Object.fromEntries(
    Object.entries(pages).map(([path, [title, html]]) => [
      path,
      page(`<!DOCTYPE html>
<html lang="${shop.lang ?? 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${shop.name}</title><link rel="stylesheet" href="/css/main.css">${shop.head ?? ''}</head>
<body>
<header class="top"><p class="logo"><a href="/">${shop.name}</a></p><nav><ul>${shop.nav.map(([at, label]) => `<li><a href="${at}">${label}</a></li>`).join('')}</ul></nav></header>
${shop.promo === undefined ? '' : `<div class="strip">${shop.promo}</div>`}
<main>
<h1>${title}</h1>
${html}
</main>
<footer><p>${shop.foot.map(([at, label]) => `<a href="${at}">${label}</a>`).join(' &middot; ')}</p><p>${shop.footer ?? ''}</p><p class="small">&copy; 2025 ${shop.name} ${shop.credit ?? ''}</p></footer>
${shop.tail ?? ''}</body></html>`),
    ]),
  );
}

/** Any other site: a shop that sells the brand, a namesake. */
export const elsewhere = (name: string, title: string, html: string, foot = ''): CasePage =>
  page(`<!DOCTYPE html>
<html><head><meta charset="UTF-8"/><title>${name} - ${title}</title><link rel="stylesheet" href="/assets/app.css"/></head>
<body><div id="top"><strong><a href="/">${name}</a></strong></div><div class="wrap"><h2>${title}</h2>
${html}
</div><div id="bottom">${foot} Copyright ${name}</div></body></html>`);
