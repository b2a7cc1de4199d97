import { anchors, type Good, goodsOf, type Look, legalOf, type Shop, speechOf } from './shop.ts';

const RESELLERS =
  '<p>We reserve the right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>';

/** A Shopify shop on a theme of the Dawn family, with the apps' scripts that such shops gather. */
export function shopify(look: Look): Shop {
  const { name, host, language = 'en', tagline } = look;
  const speech = speechOf(look);
  const goods = goodsOf(look.goods);
  const page = (title: string, body: string, head = '') => `<!doctype html>
<html class="js" lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="canonical" href="https://${host}/"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<title>${title === name ? `${name} | ${tagline}` : `${title} &ndash; ${name}`}</title>
<meta property="og:site_name" content="${name}"><meta property="og:type" content="website">
<script>window.Shopify = window.Shopify || {};Shopify.shop = "${host.replace(/\W/g, '-')}.myshopify.com";Shopify.locale = "${language}";Shopify.theme = {"name":"Dawn","schema_version":"15.2.0","theme_store_id":887};</script>
<script id="web-pixels-manager-setup">(function e(e,d,r,n,o){var i="https://4fc1e9a2b7d84c31@o298.ingest.sentry.io/450";})();</script>
${look.head ?? ''}${head}</head>
<body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">${speech.skip}</a>
<div id="shopify-section-sections--header" class="shopify-section section-header"><sticky-header><header class="header header--middle-left"><a href="/" class="header__heading-link"><img src="//${host}/cdn/shop/files/logo@2x.png?v=1717" alt="${name}" width="180"></a>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${anchors(look.nav, (a) => `<li>${a}</li>`, 'class="header__menu-item list-menu__item"')}</ul></nav>
<div class="header__icons"><a href="/search">${speech.search}</a><a href="/cart" id="cart-icon-bubble">${speech.cart}<span class="cart-count-bubble">0</span></a></div></header></sticky-header></div>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${body}</main>
<footer class="footer color-scheme-1 section-footer-padding"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper">
<div class="footer-block footer-block--menu"><h2 class="footer-block__heading">Info</h2><ul class="footer-block__details-content list-unstyled">${anchors(look.foot, (a) => `<li>${a}</li>`, 'class="link link--text list-menu__item"')}</ul></div></div>
<div class="footer-block__newsletter"><h2>${speech.news}</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><div class="field"><input id="NewsletterForm" type="email" name="contact[email]" placeholder="${speech.sample}" required><button type="submit" aria-label="Subscribe"></button></div></form></div></div>
<div class="footer__content-bottom">${look.extra ?? ''}<div class="footer__copyright caption"><small class="copyright__content">${legalOf(look)}</small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small></div></div></footer>
<script>window.shopUrl = 'https://${host}';window.routes = {cart_add_url: '/cart/add',predictive_search_url: '/search/suggest'};</script></body></html>`;
  const text = (title: string, body: string) =>
    page(
      title,
      `<div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">${title}</h1><div class="rte">${body}</div></div>`,
    );
  const card = ({ title, price, slug }: Good) =>
    `<li class="grid__item"><div class="card__information"><h3 class="card__heading h5"><a href="/products/${slug}" class="full-unstyled-link">${title}</a></h3><div class="price"><span class="price-item price-item--regular">${price}</span></div></div></li>`;
  const grid = `<ul class="grid product-grid grid--2-col-tablet-down grid--4-col-desktop">${goods.map(card).join('')}</ul>`;
  const officer = look.privacy
    ? `<p>To exercise your rights, contact our privacy officer at <a href="mailto:${look.privacy}">${look.privacy}</a>.</p>`
    : '';
  const policy = (title: string, body: string) =>
    page(
      title,
      `<div class="shopify-policy__container"><div class="shopify-policy__title"><h1>${title}</h1></div><div class="shopify-policy__body"><div class="rte">${body}</div></div></div>`,
    );
  return {
    page: text,
    basics: {
      '/': page(
        name,
        `<div class="banner"><h2 class="banner__heading h1">${tagline}</h2><a href="/collections/all" class="button button--primary">${speech.all}</a></div><div class="collection page-width">${grid}</div>`,
      ),
      '/collections/all': page(speech.all, `<h1 class="collection-hero__title">${speech.all}</h1>${grid}`),
      '/pages/about': text(speech.about, look.about),
      '/policies/privacy-policy': policy(speech.privacy, speech.privacyText(name, officer)),
      '/policies/shipping-policy': policy(speech.shipping, speech.shippingText),
      '/policies/terms-of-service': policy(
        speech.terms,
        speech.termsText(name) + (language === 'en' ? RESELLERS : ''),
      ),
      '/robots.txt': {
        type: 'text/plain',
        body: 'User-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/\nDisallow: /account\n',
      },
      ...Object.fromEntries(goods.map((good) => [`/products/${good.slug}`, productPage(good)])),
    },
  };

  function productPage({ title, price, slug }: Good): string {
    const json = JSON.stringify({
      '@context': 'http://schema.org/',
      '@type': 'Product',
      name: title,
      url: `https://${host}/products/${slug}`,
      brand: { '@type': 'Brand', name },
    });
    return page(
      title,
      `<product-info class="page-width"><div class="product__title"><h1>${title}</h1></div><div class="price">${price}</div><form method="post" action="/cart/add" class="form"><input type="hidden" name="id" value="4471"><button type="submit" name="add" class="product-form__submit button">${speech.add}</button></form></product-info><script type="application/ld+json">${json}</script>`,
    );
  }
}

/** Shopify's own contact form, with fields of the shop's choosing; "Label*" is wanted, "Label[]" a file. */
export const shopifyForm = (fields: string, send = 'Send'): string =>
  `<form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓"><div class="contact__fields">${fields
    .split('; ')
    .map((label) => {
      const bare = label.replace(/[*[\]]/g, '');
      const type = label.includes('[]') ? 'file' : /mail/i.test(bare) ? 'email' : 'text';
      return `<div class="field"><input class="field__input" autocomplete="off" type="${type}" name="contact[${bare}]"${label.includes('*') ? ' required' : ''} placeholder="${bare}"><label class="field__label">${bare}</label></div>`;
    })
    .join(
      '',
    )}</div><div class="contact__button"><button type="submit" class="button">${send}</button></div></form>`;
