import { newsletterForm } from '../forms.ts';
import { wordingOf } from '../languages.ts';
import { type Dress, escapeHtml } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { type Dressing, dressBlocks, head, links, listItems } from './dressing.ts';

const dressing: Dressing = {
  heading: (text, anchor) =>
    `<h2 class="main-page-title page-title h0"${anchor ? ` id="${anchor}"` : ''}>${text}</h2>`,
  text: (html) => `<div class="rte scroll-trigger animate--fade-in"><p>${html}</p></div>`,
  list: (items) => `<div class="rte"><ul>${listItems(items)}</ul></div>`,
  product: ({ name, price, path }) =>
    `<li class="grid__item scroll-trigger"><div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard card--media"><div class="card__media"><img srcset="/cdn/shop/files${path}_165x@1x.jpg 165w, /cdn/shop/files${path}_360x@2x.jpg 360w" src="/cdn/shop/files${path}@2x.jpg" alt="${name}" loading="lazy" width="360" height="360"></div></div><div class="card__content"><h3 class="card__heading h5"><a href="${path}" class="full-unstyled-link">${name}</a></h3><div class="price"><span class="price-item price-item--regular">${price}</span></div></div></div></li>`,
  products: (cards) =>
    `<ul class="grid product-grid grid--4-col-desktop grid--2-col-tablet-down">${cards}</ul>`,
  form: (html) => `<div class="contact page-width page-width--narrow">${html}</div>`,
};

export const shopify: Dress = (plan, page) => {
  const label = plan.host.split('.').at(-3) ?? plan.host;
  const announce = `<script>window.Shopify = window.Shopify || {};Shopify.shop = "${label}.myshopify.com";Shopify.theme = {"name":"Dawn","id":139873255,"schema_name":"Dawn","schema_version":"11.0.0"};</script><script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>`;
  const menu = links(plan.menu, 'header__menu-item list-menu__item link link--text focus-inset');
  return `<!doctype html>
<html class="js" lang="${plan.language}">
${head(plan, page, announce + themeStyle('shopify', Math.ceil(plan.ballastKb / 2)))}
<body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
<div class="shopify-section section-header"><header class="header header--middle-left"><a href="/" class="header__heading-link link"><img src="/cdn/shop/files/logo@2x.png?v=1690000000" alt="${escapeHtml(
    plan.name,
  )}" class="header__heading-logo"></a><nav class="header__inline-menu">${menu}</nav><a href="/account/login" class="header__icon">Log in</a><a href="/cart" class="header__icon">Cart</a></header></div>
<main id="MainContent" class="content-for-layout" role="main">
${dressBlocks(page.blocks(), dressing)}
</main>
<footer class="footer color-background-1 gradient"><div class="footer__content-top page-width">${links(
    plan.footerMenu,
    'link link--text list-menu__item',
  )}${newsletterForm(wordingOf(plan.language))}</div><div class="footer__content-bottom">${plan.footer
    .map((line) => `<small class="copyright__content">${line}</small>`)
    .join(
      '',
    )}<small class="copyright__content"><a target="_blank" rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></small></div></footer>
${themeScript('shopify', Math.ceil(plan.ballastKb / 2))}
</body></html>`;
};
