import {
  type Content,
  departments,
  fieldsOf,
  inputOf,
  links,
  type Pages,
  pairs,
  type Shop,
  schemaOf,
  slug,
  urlset,
  xml,
} from './shop.ts';
import { privacyOf, serviceOf } from './small-print.ts';
import { WORDS } from './words.ts';

/** A theme is what stands around the content of a page: how it opens and how it ends. */
interface Theme {
  name: string;
  top: (shop: Shop) => string;
  wrap: (title: string, html: string) => string;
  bottom: (shop: Shop) => string;
}

const wordsOf = ({ language = 'en' }: Shop) => WORDS[language];

const DAWN: Theme = {
  name: 'Dawn',
  top: (
    shop,
  ) => `<a class="skip-to-content-link button visually-hidden" href="#MainContent">${wordsOf(shop).skip}</a>
<div class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="utility-bar color-scheme-4"><div class="announcement-bar" role="region" aria-label="Announcement"><p class="announcement-bar__message h5"><span>${shop.banner ?? ''}</span></p></div></div></div>
<sticky-header data-sticky-type="on-scroll-up" class="header-wrapper"><header class="header header--middle-left header--mobile-center page-width">
<header-drawer data-breakpoint="tablet"><details id="Details-menu-drawer-container" class="menu-drawer-container"><summary class="header__icon header__icon--menu" aria-label="Menu"></summary><div id="menu-drawer" class="gradient menu-drawer motion-reduce"><nav class="menu-drawer__navigation"><ul class="menu-drawer__menu has-submenu list-menu" role="list">${links(shop.nav, (label, href) => `<li><a href="${href}" class="menu-drawer__menu-item list-menu__item link link--text focus-inset">${label}</a></li>`)}</ul></nav><div class="menu-drawer__utility-links"><a href="/account/login" class="menu-drawer__account link">${wordsOf(shop).account}</a></div></div></details></header-drawer>
<a href="/" class="header__heading-link link link--text"><span class="h2">${shop.name}</span></a>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${links(shop.nav, (label, href) => `<li><a href="${href}" class="header__menu-item list-menu__item link"><span>${label}</span></a></li>`)}</ul></nav>
<div class="header__icons"><a href="/search" class="header__icon">${wordsOf(shop).search}</a><a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble">${wordsOf(shop).cart}</a></div></header></sticky-header>
<cart-drawer class="drawer is-empty"><div class="drawer__inner-empty"><h2 class="cart__empty-text">${wordsOf(shop).cartEmpty}</h2></div></cart-drawer>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">`,
  wrap: (title, html) =>
    `<section class="shopify-section section"><div class="page-width page-width--narrow section-main-page-padding"><h1 class="main-page-title page-title h0">${title}</h1><div class="rte scroll-trigger animate--slide-in">${html}</div></div></section>`,
  bottom: (shop) => `</main>
<footer class="footer color-scheme-1 gradient"><div class="footer__content-top page-width"><div class="grid grid--3-col-tablet footer__blocks-wrapper"><div class="footer-block grid__item footer-block--menu"><h2 class="footer-block__heading">Quick links</h2><ul class="footer-block__details-content list-unstyled">${links(shop.foot, (label, href) => `<li><a href="${href}" class="link link--text list-menu__item list-menu__item--link">${label}</a></li>`)}</ul></div></div>
<div class="footer-block--newsletter"><div class="footer-block__newsletter"><h2 class="footer-block__heading inline-richtext">${wordsOf(shop).newsletter}</h2><form method="post" action="/contact#ContactFooter" id="ContactFooter" accept-charset="UTF-8" class="footer__newsletter newsletter-form"><input type="hidden" name="form_type" value="customer" /><input id="NewsletterForm--footer" type="email" name="contact[email]" class="field__input" required placeholder="${wordsOf(shop).mailField}"><button type="submit" class="newsletter-form__button field__button" name="commit" aria-label="${wordsOf(shop).subscribe}"></button></form></div></div></div>
<div class="footer__content-bottom"><div class="footer__content-bottom-wrapper page-width"><div class="footer__copyright caption"><small class="copyright__content">&copy; 2026, <a href="/">${shop.name}</a></small> <small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small>${shop.small ?? ''}</div></div></div></footer>`,
};

const DEBUT: Theme = {
  name: 'Debut',
  top: (
    shop,
  ) => `<a class="in-page-link visually-hidden skip-link" href="#MainContent">${wordsOf(shop).skip}</a>
<div id="SearchDrawer" class="search-bar drawer drawer--top" role="dialog"><form action="/search" method="get" role="search"><input class="search-form__input" type="search" name="q" placeholder="${wordsOf(shop).search}"></form></div>
<div id="shopify-section-header" class="shopify-section"><div data-section-id="header" data-section-type="header-section">${shop.banner ? `<div class="announcement-bar"><p class="announcement-bar__message">${shop.banner}</p></div>` : ''}<header class="site-header border-bottom logo--left" role="banner"><div class="grid grid--no-gutters grid--table site-header__mobile-nav"><div class="h2 site-header__logo"><a href="/" class="site-header__logo-link">${shop.name}</a></div><nav class="grid__item medium-up--one-half small--hide" id="AccessibleNav"><ul class="site-nav list--inline" id="SiteNav">${links(shop.nav, (label, href) => `<li><a href="${href}" class="site-nav__link site-nav__link--main"><span class="site-nav__label">${label}</span></a></li>`)}</ul></nav><a href="/cart" class="site-header__icon site-header__cart"><span>${wordsOf(shop).cart}</span></a></div></header></div></div>
<div class="page-container drawer-page-content" id="PageContainer"><main class="main-content js-focus-hidden" id="MainContent" role="main" tabindex="-1">`,
  wrap: (title, html) =>
    `<div class="page-width"><div class="grid"><div class="grid__item medium-up--five-sixths medium-up--push-one-twelfth"><div class="section-header text-center"><h1>${title}</h1></div><div class="rte">${html}</div></div></div></div>`,
  bottom: (shop) => `</main>
<div id="shopify-section-footer" class="shopify-section"><footer class="site-footer" role="contentinfo"><div class="page-width"><div class="site-footer__content"><div class="site-footer__item site-footer__item--one-half"><p class="h4 site-footer__h4">Links</p><ul class="site-footer__linklist">${links(shop.foot, (label, href) => `<li class="site-footer__linklist-item"><a href="${href}">${label}</a></li>`)}</ul></div><div class="site-footer__item site-footer__item--one-half"><div class="site-footer__newsletter"><form method="post" action="/contact#newsletter-footer"><input type="hidden" name="form_type" value="customer"><label for="newsletter-footer-email" class="h4">${wordsOf(shop).newsletter}</label><input type="email" name="contact[email]" id="newsletter-footer-email" class="input-group__field newsletter__input" placeholder="you@example.com"></form></div></div></div></div><hr><div class="site-footer__copyright"><small class="site-footer__copyright-content">&copy; 2026, <a href="/">${shop.name}</a></small>${shop.small ?? ''}</div></footer></div></div>`,
};

const PRESTIGE: Theme = {
  name: 'Prestige',
  top: (shop) => `<div class="PageOverlay"></div><div class="PageTransition"></div>
<div id="sidebar-menu" class="SidebarMenu Drawer Drawer--small Drawer--fromLeft" aria-hidden="true"><nav class="SidebarMenu__Nav SidebarMenu__Nav--primary" aria-label="Sidebar navigation">${links(shop.nav, (label, href) => `<div class="Collapsible"><a href="${href}" class="Collapsible__Button Heading Link Link--primary u-h6">${label}</a></div>`)}</nav><nav class="SidebarMenu__Nav SidebarMenu__Nav--secondary"><ul class="Linklist Linklist--spacingLoose"><li class="Linklist__Item"><a href="/account" class="Text--subdued Link Link--primary">Account</a></li></ul></nav></div>
<div class="PageContainer"><div class="AnnouncementBar"><div class="AnnouncementBar__Wrapper"><p class="AnnouncementBar__Content Heading">${shop.banner ?? ''}</p></div></div><header id="section-header" class="Header Header--logoLeft" role="banner"><div class="Header__Wrapper"><nav class="Header__MainNav hidden-pocket hidden-lap"><ul class="HorizontalList HorizontalList--spacingExtraLoose">${links(shop.nav, (label, href) => `<li class="HorizontalList__Item"><a href="${href}" class="Heading u-h6">${label}<span class="Header__LinkSpacer">${label}</span></a></li>`)}</ul></nav><a href="/" class="Header__LogoLink">${shop.name}</a></div></header><main id="main" role="main">`,
  wrap: (title, html) =>
    `<div class="Container"><header class="PageHeader"><div class="SectionHeader SectionHeader--center"><h1 class="SectionHeader__Heading Heading u-h1">${title}</h1></div></header><div class="PageContent PageContent--narrow Rte">${html}</div></div>`,
  bottom: (shop) =>
    `</main><footer id="section-footer" class="Footer" role="contentinfo"><div class="Container"><div class="Footer__Inner"><div class="Footer__Block Footer__Block--text"><h2 class="Footer__Title Heading u-h6">${shop.name}</h2><div class="Footer__Content Rte"><p>${shop.tagline}</p></div></div><div class="Footer__Block Footer__Block--links"><ul class="Linklist">${links(shop.foot, (label, href) => `<li class="Linklist__Item"><a href="${href}" class="Link Link--primary">${label}</a></li>`)}</ul></div><div class="Footer__Block Footer__Block--newsletter"><div class="Footer__Content Rte"><p>${wordsOf(shop).newsletter}</p></div><form method="post" action="/contact#footer-newsletter" class="Footer__Newsletter Form"><input type="email" name="contact[email]" class="Form__Input" placeholder="${wordsOf(shop).mailField}" required><button type="submit" class="Form__Submit Button Button--primary">${wordsOf(shop).subscribe}</button></form></div></div><div class="Footer__Aside"><div class="Footer__Copyright"><a href="/" class="Footer__StoreName Heading u-h7 Link Link--secondary">&copy; ${shop.name}</a>${shop.small ?? ''}</div></div></div></footer></div>`,
};

const script = (
  { name, host }: Shop,
  theme: Theme,
) => `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<script id="shopify-features" type="application/json">{"accessToken":"5b1d7f3c9a","betas":["rich-media-storefront-analytics"],"domain":"${host}","predictiveSearch":true,"shopId":61240328,"locale":"en"}</script>
<script>var Shopify = Shopify || {}; Shopify.shop = "${slug(name)}.myshopify.com"; Shopify.locale = "en"; Shopify.theme = {"name":"${theme.name}","id":13094827,"theme_store_id":887,"role":"main"}; Shopify.routes = {root: "/"};</script>
<script type="application/json" id="pebble-reviews-config">{"shop":"${slug(name)}.myshopify.com","plan":"free","support":"help@pebblereviews.test","starColor":"#f2b01e"}</script>`;

function page(theme: Theme, shop: Shop, path: string, title: string, main: string): string {
  const full = title === shop.name ? `${shop.name} &ndash; ${shop.tagline}` : `${title} &ndash; ${shop.name}`;
  return `<!doctype html>
<html class="js" lang="${shop.language ?? 'en'}"><head><meta charset="utf-8"><meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="canonical" href="https://${shop.host}${path}"><link rel="preconnect" href="https://cdn.shopify.com" crossorigin><title>${full}</title>
<meta name="description" content="${shop.tagline}"><meta property="og:site_name" content="${shop.name}"><meta property="og:title" content="${title}"><meta property="og:type" content="website">
${script(shop, theme)}
${schemaOf(shop)}</head>
<body class="gradient template-page">${theme.top(shop)}
${main}
${theme.bottom(shop)}
<div id="shopify-pc__banner" class="shopify-pc__banner__dialog" role="alertdialog"><h2>Cookie consent</h2><p>${wordsOf(shop).cookies}</p><button>${wordsOf(shop).accept}</button></div></body></html>`;
}

function grid(shop: Shop): string {
  const cards = pairs(shop.goods)
    .map(
      ([title, price], at) =>
        `<li class="grid__item"><div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card__content"><h3 class="card__heading h5"><a href="/products/${slug(title)}" class="full-unstyled-link">${title}</a></h3><div class="price${at === 2 ? ' price--sold-out' : ''}"><span class="price-item price-item--regular">${price}</span>${at === 2 ? `<span class="badge">${wordsOf(shop).soldOut}</span>` : ''}</div></div></div></li>`,
    )
    .join('');
  return `<div class="collection page-width"><h2 class="title inline-richtext h1">${wordsOf(shop).bestsellers}</h2><ul class="grid product-grid contains-card contains-card--product grid--4-col-desktop" role="list">${cards}</ul></div>`;
}

function product(shop: Shop, title: string, price: string): string {
  const words = wordsOf(shop);
  return `<product-info class="product page-width"><div class="product__info-container"><p class="product__text caption-with-letter-spacing">${shop.name}</p><div class="product__title"><h1>${title}</h1></div><div class="price price--large"><span class="price-item price-item--regular">${price}</span></div><div class="quantity"><label>Quantity</label><input class="quantity__input" type="number" name="quantity" value="1" min="1"></div><button type="submit" name="add" class="product-form__submit button">${words.add}</button><div class="product__description rte"><p>${words.aboutIt}</p></div><p class="product__inventory">${words.delivery}</p></div></product-info>
<div class="jdgm-widget jdgm-review-widget"><h2>${words.reviews}</h2>${words.praise.map((text, at) => `<div class="jdgm-rev"><span class="jdgm-rev__author">${'KMJ'[at]}.</span><div class="jdgm-rev__body"><p>${text}</p></div></div>`).join('')}</div>`;
}

const home = (shop: Shop): string =>
  `<section class="shopify-section section"><div class="banner banner--content-align-center"><div class="banner__box"><h2 class="banner__heading inline-richtext h1">${shop.tagline}</h2><a href="/collections/all" class="button button--primary">${wordsOf(shop).bestsellers}</a></div></div></section>${grid(shop)}<div class="rich-text page-width">${shop.about}</div><div class="blog page-width"><h2>${wordsOf(shop).blog}</h2>${wordsOf(
    shop,
  )
    .posts.map((post) => `<article><h3><a href="/blogs/news/${slug(post)}">${post}</a></h3></article>`)
    .join('')}</div>`;

const themed =
  (theme: Theme) =>
  (shop: Shop, content: Content): Pages => {
    const of = (path: string, title: string, main: string) => [path, page(theme, shop, path, title, main)];
    const own = Object.entries(content).map(([path, [title, html]]) =>
      of(path, title, theme.wrap(title, html)),
    );
    return {
      ...Object.fromEntries([
        ...departments(shop, content).map(([label, path]) => of(path, label, grid(shop))),
        of('/', shop.name, home(shop)),
        of('/collections/all', wordsOf(shop).bestsellers, grid(shop)),
        ...pairs(shop.goods).map(([title, price]) =>
          of(`/products/${slug(title)}`, title, product(shop, title, price)),
        ),
        of(
          '/policies/privacy-policy',
          wordsOf(shop).privacy,
          theme.wrap(wordsOf(shop).privacy, privacyOf(shop)),
        ),
        ...((shop.language ?? 'en') === 'en'
          ? [
              of(
                '/policies/terms-of-service',
                wordsOf(shop).terms,
                theme.wrap(wordsOf(shop).terms, serviceOf(shop)),
              ),
            ]
          : []),
        ...own,
      ]),
      '/sitemap.xml': xml(
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://${shop.host}/sitemap_pages_1.xml?from=1&amp;to=99</loc></sitemap></sitemapindex>`,
      ),
      '/sitemap_pages_1.xml': urlset(
        shop.host,
        Object.keys(content).filter((path) => path.startsWith('/pages/')),
      ),
    };
  };

export const dawn = themed(DAWN);
export const debut = themed(DEBUT);
export const prestige = themed(PRESTIGE);

/** The form that Shopify's own section makes. */
export const contactForm = (fields: string, label: string): string =>
  `<div class="contact"><form method="post" action="/contact#ContactForm" id="ContactForm" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact" /><input type="hidden" name="utf8" value="✓" />${fieldsOf(fields, (field) => `<div class="field">${inputOf(field, 'contact')}<label class="field__label" for="contact-${field.name}">${field.label}${field.isRequired ? ' <span aria-hidden="true">*</span>' : ''}</label></div>`)}<div class="contact__button"><button type="submit" class="button">${label}</button></div></form></div>`;
