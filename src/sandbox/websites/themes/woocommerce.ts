import { newsletterForm } from '../forms.ts';
import { wordingOf } from '../languages.ts';
import { type Dress, escapeHtml } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { type Dressing, dressBlocks, head, links, listItems } from './dressing.ts';

const dressing: Dressing = {
  heading: (text, anchor) =>
    `<h2 class="wp-block-heading has-text-align-center"${anchor ? ` id="${anchor}"` : ''}>${text}</h2>`,
  text: (html) => `<p class="wp-block-paragraph">${html}</p>`,
  list: (items) => `<ul class="wp-block-list">${listItems(items)}</ul>`,
  product: ({ name, price, path }) =>
    `<li class="product type-product status-publish instock product_cat-all has-post-thumbnail"><a href="${path}" class="woocommerce-LoopProduct-link"><img width="300" height="300" src="/wp-content/uploads/2024/05${path.replace(/\/$/, '')}-300x300@2x.jpg" class="attachment-woocommerce_thumbnail" alt=""><h2 class="woocommerce-loop-product__title">${name}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a></li>`,
  products: (cards) => `<ul class="products columns-4">${cards}</ul>`,
  form: (html) => `<div class="wpcf7 no-js" id="wpcf7-f42-p17-o1" lang="en-US" dir="ltr">${html}</div>`,
};

const assets = [
  'woocommerce/assets/css/woocommerce',
  'elementor/assets/css/frontend.min',
  'contact-form-7/includes/css/styles',
]
  .map((path) => `<link rel="stylesheet" href="/wp-content/plugins/${path}.css?ver=8.6.1" media="all">`)
  .join('\n');

export const woocommerce: Dress = (plan, page) => {
  const half = Math.ceil(plan.ballastKb / 2);
  return `<!DOCTYPE html>
<html lang="${plan.language}" prefix="og: https://ogp.me/ns#">
${head(plan, page, `<meta name="generator" content="WordPress 6.5.2"><meta name="generator" content="WooCommerce 8.6.1">\n${assets}${themeStyle('ast', half)}`)}
<body class="wp-singular page page-id-17 wp-theme-astra theme-astra woocommerce-no-js ast-desktop">
<div class="hfeed site" id="page"><header class="site-header" id="masthead"><div class="site-branding"><p class="site-title"><a href="/" rel="home">${escapeHtml(
    plan.name,
  )}</a></p></div><nav class="main-header-menu" id="primary-site-navigation">${links(plan.menu, 'menu-link')}</nav></header>
<div id="content" class="site-content"><article class="post-17 page type-page status-publish"><div class="entry-content clear">
${dressBlocks(page.blocks(), dressing)}
</div></article></div>
<footer class="site-footer" id="colophon"><div class="footer-widget-area">${links(plan.footerMenu, 'menu-link')}${newsletterForm(
    wordingOf(plan.language),
  )}</div>${plan.footer.map((line) => `<div class="ast-footer-copyright"><p>${line}</p></div>`).join('')}</footer></div>
<script id="woocommerce-js-extra">var woocommerce_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php","wc_ajax_url":"\\/?wc-ajax=%%endpoint%%"};</script>
${themeScript('ast', half)}
</body></html>`;
};
