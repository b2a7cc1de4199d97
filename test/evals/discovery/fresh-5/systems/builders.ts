import { anchors, type Good, goodsOf, type Look, legalOf, type Shop, speechOf } from './shop.ts';

/** The pages that every one of the builders has, drawn by its own page and card. */
function built(
  look: Look,
  page: (title: string, body: string, head?: string) => string,
  card: (good: Good, path: string) => string,
  paths: { shop: string; product: string; about: string; privacy: string; terms: string },
): Shop {
  const speech = speechOf(look);
  const goods = goodsOf(look.goods);
  const grid = goods.map((good) => card(good, `${paths.product}/${good.slug}`)).join('');
  const officer = look.privacy ? `<p><a href="mailto:${look.privacy}">${look.privacy}</a></p>` : '';
  return {
    page,
    basics: {
      '/': page(look.name, `<h1>${look.tagline}</h1>${grid}`),
      [paths.shop]: page(speech.all, `<h1>${speech.all}</h1>${grid}`),
      [paths.about]: page(speech.about, `<h1>${speech.about}</h1>${look.about}`),
      [paths.privacy]: page(
        speech.privacy,
        `<h1>${speech.privacy}</h1>${speech.privacyText(look.name, officer)}`,
      ),
      [paths.terms]: page(
        speech.terms,
        `<h1>${speech.terms}</h1>${speech.termsText(look.name)}${speech.shippingText}`,
      ),
      ...Object.fromEntries(
        goods.map((good) => [
          `${paths.product}/${good.slug}`,
          page(good.title, `<h1>${good.title}</h1><p>${good.price}</p><button>${speech.add}</button>`),
        ]),
      ),
    },
  };
}

const titled = (look: Look, title: string, sign: string): string =>
  title === look.name ? `${look.name} ${sign} ${look.tagline}` : `${title} ${sign} ${look.name}`;

export function squarespace(look: Look): Shop {
  const { host, name, language = 'en' } = look;
  const speech = speechOf(look);
  const page = (title: string, body: string, head = '') => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${language}" class="touch-styles"><head><meta http-equiv="X-UA-Compatible" content="IE=edge"><!-- This is Squarespace. --><!-- ${host.replace(/\W/g, '-')} -->
<base href=""><meta charset="utf-8"><title>${titled(look, title, '&mdash;')}</title><meta property="og:site_name" content="${name}"><link rel="preconnect" href="https://images.squarespace-cdn.com">
<script type="application/ld+json">{"url":"https://${host}","name":"${name}","@context":"http://schema.org","@type":"WebSite"}</script>
<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"templateVersion":"7.1","website":{"siteTitle":"${name}","baseUrl":"https://${host}"},"websiteSettings":{"storeSettings":{"returnPolicy":null}}};</script>
${look.head ?? ''}${head}</head>
<body class="tweak-portfolio-grid-overlay-width-full header-overlay-alignment-center"><div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header theme-col--primary"><div class="header-title-text"><a id="site-title" href="/">${name}</a></div><nav class="header-nav-list">${anchors(look.nav, (a) => `<div class="header-nav-item header-nav-item--collection">${a}</div>`, '')}</nav><a href="/cart" class="cart-style-icon">${speech.cart} (0)</a></header>
<main id="page" class="container" role="main"><article class="sections" id="sections"><section class="page-section full-bleed-section layout-engine-section"><div class="content-wrapper"><div class="fluid-engine"><div class="fe-block"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${body}</div></div></div></div></div></div></section></article></main>
<footer class="sections" id="footer-sections" data-footer-sections><div class="sqs-block-newsletter"><form class="newsletter-form" method="POST"><h2>${speech.news}</h2><p>${speech.newsText}</p><input type="email" name="email" placeholder="Email Address"><button type="submit">Sign Up</button></form></div><div class="sqs-html-content">${anchors(look.foot, (a) => `<p class="sqsrte-small">${a}</p>`, '')}${look.extra ?? ''}<p class="sqsrte-small">${legalOf(look)}</p></div></footer></div></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<div class="product-list-item"><a href="${path}" class="product-list-item-link">${title}</a><div class="product-price">${price}</div></div>`;
  return built(look, page, card, {
    shop: '/shop',
    product: '/shop/p',
    about: '/about',
    privacy: '/privacy-policy',
    terms: '/terms',
  });
}

export function wix(look: Look): Shop {
  const { host, name, language = 'en' } = look;
  const speech = speechOf(look);
  const page = (title: string, body: string, head = '') => `<!DOCTYPE html>
<html lang="${language}"><head><meta charset='utf-8'><meta name="generator" content="Wix.com Website Builder"><title>${titled(look, title, '|')}</title><link rel="canonical" href="https://www.${host.replace(/^www\./, '')}"/>
<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-renderer"},"mode":{"qa":false},"site":{"sentryDsn":"https://8eb368c655b84e029ed79ad7a5c1718e@sentry.wixpress.com/1","siteRevision":"412"}}</script>
${look.head ?? ''}${head}</head><body class=''><div id="SITE_CONTAINER"><div id="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus" tabindex="-1">top of page</div><div id="site-root"><div id="masterPage" class="mesh-layout">
<header id="SITE_HEADER" tabindex="-1"><div class="wixui-rich-text"><p class="font_2 wixui-rich-text__text"><a href="https://${host}" target="_self">${name}</a></p></div><nav class="wixui-horizontal-menu"><ul>${anchors(look.nav, (a) => `<li class="itemDepth02233374943 wixui-menu__item"><div>${a}</div></li>`, 'data-testid="linkElement" target="_self"', `https://${host}`)}</ul></nav><a href="https://${host}/cart-page">${speech.cart} 0</a></header>
<main id="PAGES_CONTAINER" tabindex="-1"><div class="HT5ybB wixui-section"><div data-testid="richTextElement" class="HcOXKn wixui-rich-text">${wixText(body)}</div></div></main>
<footer id="SITE_FOOTER" tabindex="-1"><div class="wixui-rich-text">${anchors(look.foot, (a) => `<p class="font_8 wixui-rich-text__text">${a}</p>`, '', `https://${host}`)}<p class="font_9 wixui-rich-text__text"><span style="letter-spacing:0.02em;">${legalOf(look)}</span></p>${look.extra ?? ''}</div></footer><div id="SCROLL_TO_BOTTOM">bottom of page</div></div></div></div></div></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<div data-hook="product-item-root"><a href="https://${host}${path}" data-hook="product-item-container"><h3 data-hook="product-item-name">${title}</h3></a><span data-hook="product-item-price-to-pay">${price}</span></div>`;
  return built(look, page, card, {
    shop: '/shop',
    product: '/product-page',
    about: '/about',
    privacy: '/privacy-policy',
    terms: '/shipping-returns',
  });
}

/** Wix puts a span around each line of text, and a zero-width space where a line is empty. */
const wixText = (body: string): string =>
  body.replace(
    /<p>([\s\S]*?)<\/p>/g,
    '<p class="font_8 wixui-rich-text__text" style="font-size:16px;"><span style="font-size:16px;" class="wixui-rich-text__text">$1</span></p><p class="font_8 wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">&#8203;</span></p>',
  );

export function webflow(look: Look): Shop {
  const { host, name, language = 'en' } = look;
  const page = (title: string, body: string, head = '') =>
    `<!DOCTYPE html><!-- Last Published: Mon Oct 12 2026 09:14:22 GMT+0000 --><html data-wf-domain="${host}" data-wf-page="66a1" data-wf-site="66a0" lang="${language}"><head><meta charset="utf-8"/><title>${titled(look, title, '|')}</title><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://cdn.prod.website-files.com/66a0/css/site.shared.min.css" rel="stylesheet" type="text/css"/>${look.head ?? ''}${head}</head><body class="body"><div data-collapse="medium" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand"><img src="https://cdn.prod.website-files.com/66a0/logo@2x.webp" alt="${name}"/></a><nav role="navigation" class="nav-menu w-nav-menu">${anchors(look.nav, (a) => a, 'class="nav-link w-nav-link"')}</nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div><section class="section"><div class="w-layout-blockcontainer container w-container"><div class="rich-text w-richtext">${body}</div></div></section><footer class="footer"><div class="footer-grid">${anchors(look.foot, (a) => a, 'class="footer-link"')}</div><div class="footer-bottom">${legalOf(look)}</div>${look.extra ?? ''}</footer><script src="https://cdn.prod.website-files.com/66a0/js/webflow.js" type="text/javascript"></script></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<div role="listitem" class="w-dyn-item"><a href="${path}" class="product-link w-inline-block"><h4>${title}</h4><div data-commerce-type="variation-price">${price}</div></a></div>`;
  return built(look, page, card, {
    shop: '/products',
    product: '/product',
    about: '/about',
    privacy: '/privacy',
    terms: '/terms',
  });
}

export const builderForm = (fields: string, send = 'Submit'): string =>
  `<div class="form-block w-form"><form id="wf-form-Form" name="wf-form-Form" method="get" data-name="Form" class="react-form-contents">${fields
    .split('; ')
    .map((label) => {
      const bare = label.replace(/[*[\]]/g, '');
      const type = label.includes('[]') ? 'file' : /mail/i.test(bare) ? 'email' : 'text';
      return `<div class="form-item field"><label class="title">${bare}${label.includes('*') ? ' <span class="required" aria-hidden="true">(required)</span>' : ''}</label><input type="${type}" name="${bare}" class="field-element w-input"></div>`;
    })
    .join(
      '',
    )}<button type="submit" class="sqs-system-button w-button">${send}</button></form><div class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong while submitting the form.</div></div></div>`;
