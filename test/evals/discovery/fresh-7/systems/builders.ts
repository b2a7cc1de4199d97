import { inputs, lay, linksOf, organization, type Site, type System } from './site.ts';

const on = (system: System) => (site: Site) => lay(site, system);

export const squarespace = on({
  shelf: '/shop',
  product: (slug) => `/shop/p/${slug}`,
  privacy: '/privacy',
  shipping: '/shipping-returns',
  frame: (site, { path, title, main, words }) =>
    `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="en-US"><head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1"><!-- This is Squarespace. --><title>${path === '/' ? site.name : `${title} — ${site.name}`}</title><meta property="og:site_name" content="${site.name}"/><meta name="description" content="${site.tagline}"/><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"siteTitle":"${site.name}","siteTagLine":"${site.tagline}","currency":"USD"},"templateVersion":"7.1"};</script></head><body id="item-65ab" class="primary-button-style-solid homepage tweak-global-animations-enabled"><div id="siteWrapper" class="clearfix site-wrapper"><div class="sqs-announcement-bar-dropzone">${site.bar ? `<div class="sqs-announcement-bar"><div id="announcement-bar-text-inner-id"><p>${site.bar}</p></div></div>` : ''}</div><header data-test="header" id="header" class="header theme-col--primary"><div class="header-title-logo"><a href="/" id="site-title" data-animation-role="header-element">${site.name}</a></div><nav class="header-nav-list">${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`,
      )
      .join(
        '',
      )}</nav><a href="/cart" class="header-actions-action--cart">${words.cart} <span class="sqs-cart-quantity">0</span></a></header><main id="page" class="container" role="main"><article class="sections" data-page-sections="65ab">${main}</article></main><footer class="sections" id="footer-sections"><div class="sqs-block html-block"><div class="sqs-html-content">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<p><a href="${href}">${label}</a></p>`)
      .join(
        '',
      )}<p><a href="/privacy">${words.privacy}</a> <a href="/shipping-returns">${words.shipping}</a></p><p>${site.imprint ?? ''}</p></div></div><div class="sqs-block newsletter-block"><p>${words.newsletter}</p><form class="newsletter-form" method="POST"><input class="newsletter-form-field-element" name="email" type="email" placeholder="Email Address"><button>${words.subscribe}</button></form></div></footer></div></body></html>`,
  card: (title, price, href) =>
    `<div class="product-list-item"><a href="${href}" class="product-list-item-link"><h2 class="product-list-item-title">${title}</h2><div class="product-list-item-price">${price}</div></a></div>`,
  text: (title, html) =>
    `<section class="page-section full-bleed-section"><div class="content-wrapper"><div class="fluid-engine"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><h1 style="white-space:pre-wrap;">${title}</h1>${html}</div></div></div></div></div></section>`,
});

export const squareForm = (fields: readonly string[], label: string): string =>
  `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><form autocomplete="on" method="POST" action="/api/form/SaveFormSubmission" class="react-form-contents"><div class="field-list clear">${inputs(
    fields,
    (text, input) =>
      `<div class="form-item field"><label class="title">${text.replace('*', ' <span class="required">(required)</span>')}</label>${input.replace(/name="/, 'class="field-element" name="')}</div>`,
  )}</div><div class="form-button-wrapper"><button class="button sqs-system-button" type="submit">${label}</button></div></form></div></div>`;

export const wix = on({
  shelf: '/shop',
  product: (slug) => `/product-page/${slug}`,
  privacy: '/privacy-policy',
  shipping: '/shipping-and-returns',
  frame: (site, { title, main, words }) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en'}"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" /><meta name="generator" content="Wix.com Website Builder"/><title>${title} | ${site.name}</title><meta property="og:site_name" content="${site.name}"/><script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-renderer-light","type":"GA"},"mode":{"debug":false},"site":{"metaSiteId":"6fd2","siteRevision":214,"externalBaseUrl":"https://${site.host}"}}</script></head><body class="responsive"><div id="SITE_CONTAINER"><div id="main_MF"><div id="SITE_HEADER"><div data-testid="richTextElement" class="wixui-rich-text"><h2 class="font_2 wixui-rich-text__text"><span class="wixui-rich-text__text">${site.name}</span></h2></div><nav aria-label="Site" class="wixui-dropdown-menu"><ul>${linksOf(
      site.menu,
    )
      .map(
        ({ label, href }) =>
          `<li class="wixui-dropdown-menu__item"><div><a data-testid="linkElement" href="https://${site.host}${href}" target="_self"><p>${label}</p></a></div></li>`,
      )
      .join(
        '',
      )}</ul></nav><div data-hook="cart-icon-wrapper">${words.cart}: 0</div></div><main id="PAGES_CONTAINER" tabindex="-1"><div data-testid="page-bg"></div>${main}</main><footer id="SITE_FOOTER"><div class="wixui-rich-text" data-testid="richTextElement">${site.bar ? `<p class="font_8">${site.bar}</p>` : ''}${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) =>
          `<p class="font_8 wixui-rich-text__text"><a href="https://${site.host}${href}" target="_self" class="wixui-rich-text__text">${label}</a></p>`,
      )
      .join(
        '',
      )}<p class="font_9">© 2035 by ${site.name}. Powered and secured by <a href="https://www.wix.com">Wix</a> ${site.imprint ?? ''}</p></div></footer></div></div></body></html>`,
  card: (title, price, href, words) =>
    `<div data-hook="product-item-root"><a href="${href}" data-hook="product-item-container"><p data-hook="product-item-name">${title}</p><span data-hook="product-item-price-to-pay">${price}</span></a><button data-hook="product-item-add-to-cart-button">${words.add}</button></div>`,
  text: (title, html) =>
    `<section class="wixui-section"><div data-testid="richTextElement" class="wixui-rich-text"><h1 class="font_0 wixui-rich-text__text">${title}</h1></div><div data-testid="richTextElement" class="wixui-rich-text">${html.replaceAll('<p>', '<p class="font_8 wixui-rich-text__text"><span class="wixGuard">​</span>')}</div></section>`,
});

export const wixForm = (fields: readonly string[], label: string): string =>
  `<form id="comp-lk3f" class="wixui-form" novalidate>${inputs(
    fields,
    (text, input) =>
      `<div class="wixui-text-input"><label class="wixui-text-input__label">${text}</label><div>${input.replace(/name="/, 'class="wixui-text-input__input" name="')}</div></div>`,
  )}<button aria-disabled="false" class="wixui-button" type="submit"><span class="wixui-button__label">${label}</span></button><div class="wixui-rich-text" style="visibility:hidden">Thanks for submitting!</div></form>`;

export const webflow = on({
  shelf: '/products',
  product: (slug) => `/product/${slug}`,
  privacy: '/legal/privacy',
  shipping: '/legal/shipping',
  frame: (site, { path, title, main, words }) =>
    `<!DOCTYPE html><!-- Last Published: Tue Oct 07 2026 09:12:44 GMT+0000 --><html data-wf-domain="${site.host}" data-wf-page="64f0" data-wf-site="64ef" lang="${site.language ?? 'en'}"><head><meta charset="utf-8"/><title>${path === '/' ? `${site.name} – ${site.tagline}` : title}</title><meta content="${site.tagline}" name="description"/><meta content="Webflow" name="generator"/><script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script>${organization(site)}</head><body class="body"><div data-collapse="medium" data-animation="default" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" aria-current="page" class="brand w-nav-brand w--current">${site.name}</a><nav role="navigation" class="nav-menu w-nav-menu">${linksOf(
      site.menu,
    )
      .map(({ label, href }) => `<a href="${href}" class="nav-link w-nav-link">${label}</a>`)
      .join(
        '',
      )}</nav></div></div>${site.bar ? `<div class="notice-strip"><div>${site.bar}</div></div>` : ''}${main}<div class="footer"><div class="w-layout-grid footer-grid">${linksOf(
      site.foot,
    )
      .map(
        ({ label, href }) => `<a href="${href}" class="footer-link w-inline-block"><div>${label}</div></a>`,
      )
      .join(
        '',
      )}<a href="/legal/privacy" class="footer-link">${words.privacy}</a><a href="/legal/shipping" class="footer-link">${words.shipping}</a></div><div class="w-form"><form id="email-form" name="email-form" method="get" class="w-clearfix"><input class="w-input" maxlength="256" name="email" placeholder="${words.yourMail}" type="email" required=""/><input type="submit" class="w-button" value="${words.subscribe}"/></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div></div><div class="text-small">© 2026 ${site.name}. ${site.imprint ?? ''}</div></div></body></html>`,
  card: (title, price, href) =>
    `<div role="listitem" class="w-dyn-item"><a href="${href}" class="product-card w-inline-block"><div class="product-name">${title}</div><div data-commerce-type="variation-price">${price}</div></a></div>`,
  text: (title, html) =>
    `<section class="section"><div class="w-container"><h1 class="heading-large">${title}</h1><div class="rich-text-block w-richtext">${html}</div></div></section>`,
});

export const webflowForm = (fields: readonly string[], label: string): string =>
  `<div class="form-block w-form"><form id="wf-form-Trade" name="wf-form-Trade" data-name="Trade" method="get" data-wf-page-id="64f0">${inputs(
    fields,
    (text, input) =>
      `<label class="field-label">${text}</label>${input.replace(/name="/, 'class="text-field w-input" name="')}`,
  )}<input type="submit" data-wait="Please wait..." class="submit-button w-button" value="${label}"/></form><div class="success-message w-form-done"><div>Thank you! We’ll be in touch.</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div>`;
