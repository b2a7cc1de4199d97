import { escaped, items, pairs, type Shop, type Theme, theme } from './shop.ts';
import { texts } from './texts.ts';

const PLACES = {
  all: '/shop',
  product: (slug: string) => `/shop/p/${slug}`,
  about: '/about',
  shipping: '/shipping',
  returns: '/returns',
  privacy: '/privacy',
  blog: '/journal',
};

/** Squarespace 7.1. */
export function squarespace(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  const blocks = pairs(shop.nav)
    .map(
      ([label, href]) =>
        `<div class="header-nav-item header-nav-item--collection"><a href="${href}">${escaped(label)}</a></div>`,
    )
    .join('');
  return theme(
    shop,
    PLACES,
    (title, body, head) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${lang}"><head><title>${escaped(title === '' ? titled : `${title} &mdash; ${titled}`)}</title>
<meta http-equiv="Accept-CH" content="Sec-CH-UA-Platform-Version"><!-- This is Squarespace. --><!-- ${host.replace(/\W/g, '-')} --><base href=""><meta charset="utf-8">${head}
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"facebookAppId":"314192535267336","templateVersion":"7.1","website":{"identifier":"${host.replace(/\W/g, '-')}","siteTitle":"${name.replace(/"/g, '')}","baseUrl":"https://${host}"},"websiteSettings":{"storeSettings":{"returnPolicy":null,"isLive":true,"useLightCart":false}}};</script></head>
<body id="collection-5f1b" class="tweak-blog-alternating-side-by-side-width-full header-layout-nav-right"><div id="siteWrapper" class="clearfix site-wrapper">
<header data-test="header" id="header" class="header theme-col--primary"><div class="header-title-logo"><a href="/"><img src="//images.squarespace-cdn.com/content/v1/5f1b/logo.png?format=1500w" alt="${escaped(name)}" fetchpriority="high"></a></div><nav class="header-nav-list">${blocks}</nav><a href="/cart" class="cart-style-icon">0</a></header>
<main id="page" class="container" role="main"><article class="sections"><section class="page-section"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content">${body}</div></div></section></article></main>
<footer class="sections" id="footer-sections"><div class="sqs-block-content"><ul>${items(shop.foot ?? '')}</ul>${shop.extra ?? ''}<p class="sqsrte-small">${shop.legal ?? `© ${escaped(name)} 2025`}</p></div></footer></div></body></html>`,
    (goods) =>
      `<div class="products-flex-container"><div class="list-grid">${goods.map(([label, price, path]) => `<div class="grid-item"><a href="${path}" aria-label="${escaped(label)}"></a><div class="grid-title">${escaped(label)}</div><div class="product-price">${price}</div></div>`).join('')}</div></div>`,
  );
}

/** Ids of Wix's own error collector, on each of its pages. */
export const WIX_SENTRY = [
  '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com',
  '8eb368c655b84e029ed79ad7a5c1718e@sentry.wixpress.com',
];

/** Wix's thunderbolt. */
export function wix(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    { ...PLACES, product: (slug) => `/product-page/${slug}`, blog: '/blog', privacy: '/privacy-policy' },
    (title, body, head) => `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="generator" content="Wix.com Website Builder"><title>${escaped(title === '' ? `${titled}` : `${title} | ${titled}`)}</title>${head}
<script type="application/json" id="wix-essential-viewer-model">{"site":{"metaSiteId":"d2a1c1b4-7f5e-4c1e-9a64-5a0b6f2f9f11","externalBaseUrl":"https://${host}"},"sentry":{"dsn":"https://${WIX_SENTRY[0]}/3","ooi":"https://${WIX_SENTRY[1]}/1"},"experiments":{"specs.thunderbolt.sandboxHtml":true}}</script></head>
<body class="responsive"><div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER" tabindex="-1"><div data-testid="richTextElement" class="wixui-rich-text"><h1 class="font_0"><a href="https://${host}">${escaped(name)}</a></h1></div><nav aria-label="Site" class="wixui-horizontal-menu"><ul>${items(shop.nav, 'itemDepth02233374943', 'wixui-horizontal-menu__item')}</ul></nav></header>
<main id="PAGES_CONTAINER"><div id="SITE_PAGES"><section class="wixui-section"><div data-testid="richTextElement" class="KcpHeO tz5f0K comp-l8 wixui-rich-text">${body}</div></section></div></main>
<footer id="SITE_FOOTER"><ul class="font_8">${items(shop.foot ?? '')}</ul>${shop.extra ?? ''}<p class="font_9 wixui-rich-text__text">${shop.legal ?? `©2025 by ${escaped(name)}. Proudly created with Wix.com`}</p></footer></div></div></body></html>`,
    (goods) =>
      `<section data-hook="product-list"><ul data-hook="product-list-wrapper">${goods.map(([label, price, path]) => `<li data-hook="product-list-grid-item"><a href="${path}" data-hook="product-item-container"><p data-hook="product-item-name">${escaped(label)}</p></a><span data-hook="product-item-price-to-pay">${price}</span></li>`).join('')}</ul></section>`,
  );
}

/** Webflow, mostly for brands that sell elsewhere. */
export function webflow(shop: Shop): Theme {
  const { name, host, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  const links = pairs(shop.nav)
    .map(([label, href]) => `<a href="${href}" class="nav-link w-nav-link">${escaped(label)}</a>`)
    .join('');
  return theme(
    shop,
    { ...PLACES, all: '/products', product: (slug) => `/products/${slug}`, blog: '/blog' },
    (
      title,
      body,
      head,
    ) => `<!DOCTYPE html><!-- Last Published: Tue Sep 02 2025 09:14:22 GMT+0000 --><html data-wf-domain="${host}" data-wf-page="64b0c3" data-wf-site="64b0c1" lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title === '' ? titled : `${title} | ${titled}`)}</title><meta content="${escaped(titled)}" property="og:title"><meta content="Webflow" name="generator">${head}</head>
<body class="body"><div data-collapse="medium" data-animation="default" role="banner" class="navbar w-nav"><a href="/" class="brand w-nav-brand"><img src="https://assets-global.website-files.com/64b0c1/64b0d2_logotype.svg" loading="lazy" alt="${escaped(name)}"></a><nav role="navigation" class="nav-menu w-nav-menu">${links}</nav></div>
<div class="section wf-section"><div class="container w-container"><div class="w-richtext">${body}</div></div></div>
<footer class="footer"><div class="w-layout-grid footer-grid"><ul role="list" class="w-list-unstyled">${items(shop.foot ?? '', '', 'footer-link')}</ul>${shop.extra ?? ''}</div><div class="footer-legal">${shop.legal ?? `© 2025 ${escaped(name)}. All Rights Reserved.`}</div><p hidden>${texts(shop).cookies}</p></footer><script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=64b0c1"></script></body></html>`,
    (goods) =>
      `<div class="w-dyn-list"><div role="list" class="w-dyn-items">${goods.map(([label, price, path]) => `<div role="listitem" class="w-dyn-item"><a href="${path}" class="product-card w-inline-block"><h4>${escaped(label)}</h4><div>${price}</div></a></div>`).join('')}</div></div>`,
  );
}
