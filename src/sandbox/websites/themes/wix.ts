import { newsletterForm } from '../forms.ts';
import { wordingOf } from '../languages.ts';
import { type Dress, escapeHtml } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { type Dressing, dressBlocks, head, links, listItems } from './dressing.ts';

const component = (html: string, kind: string): string =>
  `<div class="${kind} comp-wrapper"><div data-mesh-id="comp-lk2inlineContent" data-testid="inline-content"><div data-mesh-id="comp-lk2inlineContent-gridContainer">${html}</div></div></div>`;
const rich = (tag: string, html: string, more = ''): string =>
  component(
    `<${tag} class="font_8 wixui-rich-text__text" style="font-size:16px;"${more}><span style="font-size:16px;" class="wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${html}</span></span></${tag}>`,
    'wixui-rich-text',
  );

const dressing: Dressing = {
  heading: (text, anchor) => rich('h2', text, anchor ? ` id="${anchor}"` : ''),
  text: (html) => rich('p', html),
  list: (items) => component(`<ul class="font_8">${listItems(items)}</ul>`, 'wixui-rich-text'),
  product: ({ name, price, path }) =>
    `<li data-hook="product-list-grid-item"><a href="${path}" data-hook="product-item-container"><wow-image data-image-info='{"imageData":{"uri":"8b1c_${name.length}f~mv2@2x.jpg"}}'></wow-image><p data-hook="product-item-name">${name}</p><span data-hook="product-item-price-to-pay">${price}</span></a></li>`,
  products: (cards) => `<ul data-hook="product-list-wrapper">${cards}</ul>`,
  form: (html) => component(html, 'wixui-form'),
};

export const wix: Dress = (plan, page) => {
  const half = Math.ceil(plan.ballastKb / 2);
  const warmup = JSON.stringify({
    platform: { ssrPropsUpdates: [] },
    pages: { compIdToTypeMap: { SITE_HEADER: 'HeaderContainer' } },
  });
  return `<!DOCTYPE html>
<html lang="${plan.language}">
${head(plan, page, `<meta name="generator" content="Wix.com Website Builder"/><link rel="preconnect" href="https://static.parastorage.com">${themeStyle('wixui', half)}`)}
<body class="device-mobile-optimized"><div id="SITE_CONTAINER"><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout">
<header id="SITE_HEADER" class="SITE_HEADER">${component(`<a href="/">${escapeHtml(plan.name)}</a>`, 'wixui-site-title')}<wix-dropdown-menu class="wixui-dropdown-menu"><nav aria-label="Site">${links(
    plan.menu,
    'wixui-dropdown-menu__item',
  )}</nav></wix-dropdown-menu></header>
<main id="PAGES_CONTAINER"><div id="SITE_PAGES"><section class="wixui-section">${dressBlocks(page.blocks(), dressing)}</section></div></main>
<footer id="SITE_FOOTER" class="wixui-footer">${links(plan.footerMenu, 'wixui-button')}${newsletterForm(
    wordingOf(plan.language),
  )}${plan.footer.map((line) => rich('p', line)).join('')}</footer></div></div></div>
<script type="application/json" id="wix-warmup-data">${warmup}</script>
${themeScript('wixui', half)}
</body></html>`;
};
