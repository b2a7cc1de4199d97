import { links, type Shop, type Site, siteOf, tongueOf } from './site.ts';

export const squarespace = (shop: Shop): Site => {
  const t = tongueOf(shop);
  return siteOf(shop, {
    list: '/shop',
    product: (slug) => `/shop/p/${slug}`,
    shipping: '/shipping',
    returns: '/returns',
    privacy: '/privacy',
    page: (_, title, body) =>
      `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="${t.lang}"><head><meta charset="utf-8"><!-- This is Squarespace. --><title>${title}</title><script type="application/json" id="squarespace-context">{"websiteTitle":"${shop.name}","templateVersion":"7.1"}</script></head><body class="tweak-global"><div id="siteWrapper" class="site-wrapper"><div class="sqs-announcement-bar-dropzone">${shop.bar ? `<p>${shop.bar}</p>` : ''}</div><header data-test="header" id="header"><div class="header-title-text"><a id="site-title" href="/">${shop.name}</a></div><nav class="header-nav-list">${links([`${t.all} /shop`, ...shop.menu], (link) => `<div class="header-nav-item">${link}</div>`)}</nav><a href="/cart" class="header-actions-action">0</a></header><main id="page" role="main"><article class="sections"><section class="page-section"><div class="content-wrapper"><div class="sqs-layout sqs-grid-12"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content">${body}</div></div></div></div></section></article></main><footer class="sections" id="footer-sections"><section class="page-section"><div class="sqs-block html-block"><div class="sqs-html-content"><p>${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /shipping`, `${t.returns[0]} /returns`, `${t.privacy[0]} /privacy`], (link) => `${link}<br>`)}</p></div></div><div class="sqs-block newsletter-block"><h4>${t.join}</h4><p>${t.joinText}</p><form class="newsletter-form"><input type="email" name="email" placeholder="Email Address"><button type="submit">${t.subscribe}</button></form></div><p style="text-align:center">© ${shop.name} ${shop.credit ?? ''}</p></section></footer></div><div class="sqs-cookie-banner-v2"><p>${t.cookies}</p><button>${t.accept}</button><button>${t.decline}</button></div></body></html>`,
  });
};

export const wix = (shop: Shop): Site => {
  const t = tongueOf(shop);
  const box = (inner: string) =>
    `<div data-testid="mesh-container-content"><div class="comp-k1 wixui-rich-text" data-testid="richTextElement">${inner}</div></div>`;
  return siteOf(shop, {
    list: '/shop',
    product: (slug) => `/product-page/${slug}`,
    shipping: '/shipping-info',
    returns: '/refunds',
    privacy: '/privacy-policy',
    page: (_, title, body) =>
      `<!DOCTYPE html><html lang="${t.lang}"><head><meta charset="utf-8"><meta name="generator" content="Wix.com Website Builder"><title>${title}</title><meta http-equiv="X-Wix-Meta-Site-Id" content="6b1f"></head><body><div id="SITE_CONTAINER"><div id="main_MF"><div id="masterPage"><header id="SITE_HEADER">${box(`<h6 class="font_6"><a href="/">${shop.name}</a></h6><p class="font_8">${shop.bar ?? shop.line}</p>`)}<nav aria-label="Site"><ul>${links(['Home /', `${t.all} /shop`, ...shop.menu], (link) => `<li class="wixui-dropdown-menu__item"><div><div><p>${link}</p></div></div></li>`)}</ul></nav></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES"><section class="wixui-section"><div data-testid="columns">${box(body)}</div></section></div></main><footer id="SITE_FOOTER">${box(`<p class="font_8">${t.joinText}</p><form><input type="email" name="email" placeholder="Enter your email here*"><button>${t.subscribe}</button></form>`)}${box(`<p class="font_8">${links([...(shop.foot ?? shop.menu), `${t.shipping[0]} /shipping-info`, `${t.returns[0]} /refunds`, `${t.privacy[0]} /privacy-policy`], (link) => `<span>${link}</span> `)}</p><p class="font_8">©2026 by ${shop.name}. ${shop.credit ?? 'Proudly created with <a href="https://www.wix.com">Wix.com</a>'}</p>`)}</footer></div></div></div><section data-hook="consent-banner-root"><p>${t.cookies}</p><button>${t.decline}</button><button>${t.accept}</button></section></body></html>`,
  });
};
