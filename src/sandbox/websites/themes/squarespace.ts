import { newsletterForm } from '../forms.ts';
import { wordingOf } from '../languages.ts';
import { type Dress, escapeHtml } from '../plan.ts';
import { themeScript, themeStyle } from './ballast.ts';
import { type Dressing, dressBlocks, head, links, listItems } from './dressing.ts';

const block = (type: string, html: string): string =>
  `<div class="fe-block"><div class="sqs-block ${type}-block sqs-block-${type}" data-block-type="2"><div class="sqs-block-content">${html}</div></div></div>`;

const dressing: Dressing = {
  heading: (text, anchor) =>
    block('html', `<h2 style="white-space:pre-wrap;"${anchor ? ` id="${anchor}"` : ''}>${text}</h2>`),
  text: (html) =>
    block(
      'html',
      `<div class="sqs-html-content"><p class="sqsrte-small" style="white-space:pre-wrap;">${html}</p></div>`,
    ),
  list: (items) =>
    block(
      'html',
      `<ul data-rte-list="default">${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`,
    ),
  product: ({ name, price, path }) =>
    `<div class="grid-item" data-product-type="1"><a href="${path}" class="grid-item-link"></a><img data-src="/static/v1/5f2${path}@2x.jpg" alt="${name}"><div class="grid-title">${name}</div><div class="product-price">${price}</div></div>`,
  products: (cards) => `<div class="products-flex-container"><div class="list-grid">${cards}</div></div>`,
  form: (html) =>
    block('form', `<div class="form-wrapper"><div class="form-inner-wrapper">${html}</div></div>`),
};

export const squarespace: Dress = (plan, page) => {
  const half = Math.ceil(plan.ballastKb / 2);
  const context = JSON.stringify({
    websiteId: '5f2c11aa90',
    website: { siteTitle: plan.name, siteTagLine: '', location: { addressLine1: '', addressCountry: 'US' } },
    collection: { title: page.title, urlId: page.path.slice(1) },
    showCookieBanner: true,
  }).replace(/</g, '\\u003c');
  return `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${plan.language}-US">
${head(plan, page, `\n<!-- This is Squarespace. -->\n<!-- ${plan.host.replaceAll('-', ' ')} -->\n${themeStyle('sqs', half)}<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>`)}
<body id="collection-6132" class="form-use-theme-colors tweak-portfolio-grid-basic-width-full"><div id="siteWrapper" class="clearfix site-wrapper">
<header id="header" class="header theme-col--primary"><div class="header-title-logo"><a href="/" data-animation-role="header-element">${escapeHtml(
    plan.name,
  )}</a></div><nav class="header-nav-list">${links(plan.menu, 'header-nav-item')}</nav></header>
<main id="page" class="container" role="main"><article class="sections"><section class="page-section"><div class="content-wrapper">
${dressBlocks(page.blocks(), dressing)}
</div></section></article></main>
<footer class="sections" id="footer-sections">${links(plan.footerMenu, 'footer-nav-item')}${newsletterForm(
    wordingOf(plan.language),
  )}${plan.footer.map((line) => block('html', `<p>${line}</p>`)).join('')}<ul>${listItems(['<a href="/cart">Cart</a>'])}</ul></footer></div>
${themeScript('sqs', half)}
</body></html>`;
};
