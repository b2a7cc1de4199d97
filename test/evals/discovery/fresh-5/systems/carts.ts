import { anchors, type Good, goodsOf, type Look, legalOf, type Shop, speechOf } from './shop.ts';

interface Paths {
  shop: string;
  product: (slug: string, at: number) => string;
  about: string;
  privacy: string;
  terms: string;
  shipping: string;
}

function stocked(
  look: Look,
  page: (title: string, body: string, head?: string) => string,
  card: (good: Good, path: string) => string,
  paths: Paths,
): Shop {
  const speech = speechOf(look);
  const goods = goodsOf(look.goods);
  const grid = goods.map((good, at) => card(good, paths.product(good.slug, at))).join('');
  const officer = look.privacy ? `<p><a href="mailto:${look.privacy}">${look.privacy}</a></p>` : '';
  const text = (title: string, body: string) => page(title, `<h1 class="page-heading">${title}</h1>${body}`);
  return {
    page: text,
    basics: {
      '/': page(look.name, `<h2>${look.tagline}</h2>${grid}`),
      [paths.shop]: text(speech.all, grid),
      [paths.about]: text(speech.about, look.about),
      [paths.privacy]: text(speech.privacy, speech.privacyText(look.name, officer)),
      [paths.terms]: text(speech.terms, speech.termsText(look.name)),
      [paths.shipping]: text(speech.shipping, speech.shippingText),
      ...Object.fromEntries(
        goods.map((good, at) => [
          paths.product(good.slug, at),
          text(good.title, `<p class="price">${good.price}</p><button>${speech.add}</button>`),
        ]),
      ),
    },
  };
}

export function bigcommerce(look: Look): Shop {
  const { host, name, tagline } = look;
  const speech = speechOf(look);
  const page = (title: string, body: string, head = '') => `<!DOCTYPE html>
<html class="no-js" lang="en"><head><title>${title === name ? `${name} - ${tagline}` : `${title} - ${name}`}</title><link rel="dns-prefetch preconnect" href="https://cdn11.bigcommerce.com/s-7x2kq" crossorigin><meta name="platform" content="bigcommerce.stencil" /><link rel="canonical" href="https://${host}/" />${look.head ?? ''}${head}
<script>var BCData = {"csrf_token":"e1c2","store_version":1};</script></head><body><a href="#main-content" class="skip-to-main-link">${speech.skip}</a><header class="header" role="banner"><h1 class="header-logo"><a href="https://${host}/" class="header-logo__link"><span class="header-logo-text">${name}</span></a></h1><div class="navPages-container" id="menu"><nav class="navPages"><ul class="navPages-list">${anchors(look.nav, (a) => `<li class="navPages-item">${a}</li>`, 'class="navPages-action"', `https://${host}`)}</ul></nav></div></header>
<main class="body" id="main-content" role="main" data-currency-code="USD"><div class="container">${body}</div></main>
<footer class="footer" role="contentinfo"><div class="container"><section class="footer-info"><article class="footer-info-col" data-section-type="footer-webPages"><h3 class="footer-info-heading">Navigate</h3><ul class="footer-info-list">${anchors(look.foot, (a) => `<li>${a}</li>`, '', `https://${host}`)}</ul></article><article class="footer-info-col" data-section-type="newsletterSubscription"><h3>${speech.news}</h3><form class="form" action="/subscribe.php" method="post"><input type="hidden" name="action" value="subscribe"><input class="form-input" id="nl_email" name="nl_email" type="email" placeholder="Your email address"></form></article></section>${look.extra ?? ''}<div class="footer-copyright"><p class="powered-by">Powered by <a href="https://www.bigcommerce.com?utm_source=merchant">BigCommerce</a></p><p>${legalOf(look)}</p></div></div></footer></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<article class="card"><div class="card-body"><h3 class="card-title"><a href="https://${host}${path}">${title}</a></h3><span class="price price--withoutTax">${price}</span></div></article>`;
  return stocked(look, page, card, {
    shop: '/shop-all/',
    product: (slug) => `/${slug}/`,
    about: '/about-us/',
    privacy: '/privacy-policy/',
    terms: '/terms-conditions/',
    shipping: '/shipping-returns/',
  });
}

export function prestashop(look: Look): Shop {
  const { host, name, language = 'fr', tagline } = look;
  const speech = speechOf(look);
  const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="x-ua-compatible" content="ie=edge"><title>${title === name ? `${name} - ${tagline}` : `${title} - ${name}`}</title><script type="text/javascript">var prestashop = {"cart":{"products":[],"subtotals":{"products":{"type":"products","label":"Sous-total","amount":0}}},"urls":{"base_url":"https:\\/\\/${host}\\/"}};</script>${look.head ?? ''}${head}</head>
<body id="cms" class="lang-${language} country-${language} currency-eur layout-full-width page-cms"><main><header id="header"><nav class="header-nav"><div id="_desktop_cart"><span>${speech.cart}</span> <span class="cart-products-count">(0)</span></div></nav><div class="header-top"><div id="_desktop_logo"><a href="https://${host}/"><img class="logo img-responsive" src="https://${host}/img/logo-1@2x.jpg" alt="${name}"></a></div><div class="menu js-top-menu" id="_desktop_top_menu"><ul class="top-menu" id="top-menu">${anchors(look.nav, (a) => `<li class="cms-page">${a}</li>`, 'class="dropdown-item"', `https://${host}`)}</ul></div></div></header>
<section id="wrapper"><div class="container"><div id="content-wrapper"><section id="main"><section id="content" class="page-content page-cms">${body}</section></section></div></div></section>
<footer id="footer"><div class="block_newsletter"><p>${speech.newsText}</p><form action="https://${host}/#footer" method="post"><input name="email" type="email" placeholder="${speech.sample}"></form></div><ul id="footer_sub_menu_1">${anchors(look.foot, (a) => `<li>${a}</li>`, 'class="cms-page-link"', `https://${host}`)}</ul>${look.extra ?? ''}<p class="text-sm-center">${legalOf(look)}</p></footer></main></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<article class="product-miniature js-product-miniature"><h2 class="h3 product-title"><a href="https://${host}${path}">${title}</a></h2><span class="price">${price}</span></article>`;
  return stocked(look, page, card, {
    shop: '/2-accueil',
    product: (slug, at) => `/accueil/${at + 21}-${slug}.html`,
    about: '/content/4-a-propos',
    privacy: '/content/2-confidentialite',
    terms: '/content/3-conditions',
    shipping: '/content/1-livraison',
  });
}

export function shopware(look: Look): Shop {
  const { host, name, language = 'de', tagline } = look;
  const speech = speechOf(look);
  const page = (title: string, body: string, head = '') => `<!DOCTYPE html>
<html lang="${language}-${language.toUpperCase()}" itemscope="itemscope" itemtype="https://schema.org/WebPage"><head><meta charset="utf-8"><title itemprop="name">${title === name ? `${name} | ${tagline}` : `${title} | ${name}`}</title><meta name="robots" content="index,follow">${look.head ?? ''}${head}<script>window.features = {"V6_5_0_0":true};window.themeJsPublicPath = 'https://${host}/theme/2f/js/';</script></head>
<body class="is-ctl-landingpage is-act-index"><div class="skip-to-content"><a href="#content-main">${speech.skip}</a></div><header class="header-main"><div class="container"><div class="header-logo-main"><a class="header-logo-main-link" href="/" title="Zur Startseite">${name}</a></div></div></header><div class="nav-main"><nav class="nav main-navigation-menu">${anchors(look.nav, (a) => a, 'class="nav-link main-navigation-link" itemprop="url"')}</nav></div>
<main class="content-main" id="content-main"><div class="container-main"><div class="cms-page"><div class="cms-sections"><div class="cms-section cms-section-default"><div class="cms-block cms-block-text"><div class="cms-element-text">${body}</div></div></div></div></div></div></main>
<footer class="footer-main"><div class="container"><div id="footerColumns" class="row footer-columns"><ul class="list-unstyled">${anchors(look.foot, (a) => `<li class="footer-link-item">${a}</li>`, 'class="footer-link"')}</ul></div>${look.extra ?? ''}<div class="footer-vat"><p>* ${language === 'de' ? 'Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten' : 'incl. VAT'}</p></div><div class="footer-copyright">${legalOf(look)}</div></div></footer></body></html>`;
  const card = ({ title, price }: Good, path: string) =>
    `<div class="card product-box box-standard"><a href="https://${host}${path}" class="product-name">${title}</a><span class="product-price">${price}*</span></div>`;
  return stocked(look, page, card, {
    shop: '/Sortiment/',
    product: (slug, at) => `/${slug}/SW100${at}`,
    about: '/Ueber-uns/',
    privacy: '/Datenschutz/',
    terms: '/AGB/',
    shipping: '/Versand/',
  });
}
