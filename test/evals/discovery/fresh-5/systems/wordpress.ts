import { anchors, type Good, goodsOf, type Look, legalOf, type Shop, speechOf } from './shop.ts';

type Builder = 'elementor' | 'divi' | 'blocks';

/** WordPress with WooCommerce, its pages laid out by one of the usual builders. */
export function wordpress(look: Look & { builder: Builder }): Shop {
  const { name, host, language = 'en', tagline, builder } = look;
  const speech = speechOf(look);
  const goods = goodsOf(look.goods);
  const base = `https://${host}`;
  const page = (title: string, body: string, head = '') => `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="UTF-8"><link rel="profile" href="https://gmpg.org/xfn/11"><title>${title === name ? `${name} - ${tagline}` : `${title} - ${name}`}</title>
<meta name="robots" content="index, follow, max-image-preview:large"><meta name="generator" content="WordPress 6.8.3"><meta name="generator" content="WooCommerce 10.2.1">
<link rel="alternate" type="application/rss+xml" title="${name} &raquo; Feed" href="${base}/feed/"><link rel="https://api.w.org/" href="${base}/wp-json/">
<style id="wp-emoji-styles-inline-css">img.wp-smiley{display:inline!important}</style><script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"${base}/#website","url":"${base}/","name":"${name}"}]}</script>
${look.head ?? ''}${head}</head>
<body class="wp-singular page-template-default page theme-${builder === 'divi' ? 'Divi et_pb_pagebuilder_layout' : builder === 'elementor' ? 'hello-elementor elementor-default' : 'twentytwentyfive'} woocommerce-no-js"><a class="skip-link screen-reader-text" href="#content">${speech.skip}</a>
<header id="site-header" class="site-header"><div class="site-branding"><a href="${base}/" title="Home" rel="home"><img src="${base}/wp-content/uploads/2024/03/logo-300x80@2x.png" alt="${name}"></a></div><nav class="site-navigation"><ul id="menu-main" class="menu">${anchors(look.nav, (a) => `<li class="menu-item menu-item-type-post_type">${a}</li>`, '', base)}</ul></nav></header>
<main id="content" class="site-main post-12 page type-page status-publish hentry">${body}</main>
<footer id="site-footer" class="site-footer" role="contentinfo"><ul class="footer-menu">${anchors(look.foot, (a) => `<li class="menu-item">${a}</li>`, '', base)}</ul>${look.extra ?? ''}<p class="site-info">${legalOf(look)}</p></footer>
<script id="wc-add-to-cart-js-extra">var wc_add_to_cart_params = {"ajax_url":"/wp-admin/admin-ajax.php","i18n_view_cart":"${speech.cart}"};</script></body></html>`;
  const text = (title: string, body: string, head = '') => page(title, laidOut(builder, title, body), head);
  const card = ({ title, price, slug }: Good) =>
    `<li class="product type-product status-publish instock"><a href="${base}/product/${slug}/" class="woocommerce-LoopProduct-link"><h2 class="woocommerce-loop-product__title">${title}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${price}</bdi></span></span></a><a href="?add-to-cart=88" class="button add_to_cart_button">${speech.add}</a></li>`;
  const grid = `<ul class="products columns-4">${goods.map(card).join('')}</ul>`;
  const officer = look.privacy ? `<p><a href="mailto:${look.privacy}">${look.privacy}</a></p>` : '';
  return {
    page: text,
    basics: {
      '/': page(name, laidOut(builder, tagline, `<h2>${speech.all}</h2>${grid}`)),
      '/shop/': page(
        speech.all,
        `<header class="woocommerce-products-header"><h1 class="page-title">${speech.all}</h1></header>${grid}`,
      ),
      '/about/': text(speech.about, look.about),
      '/privacy-policy/': text(speech.privacy, speech.privacyText(name, officer)),
      '/shipping/': text(speech.shipping, speech.shippingText),
      '/terms/': text(speech.terms, speech.termsText(name)),
      '/robots.txt': {
        type: 'text/plain',
        body: `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n`,
      },
      ...Object.fromEntries(
        goods.map(({ title, price, slug }) => [
          `/product/${slug}/`,
          page(
            title,
            `<div class="product type-product"><h1 class="product_title entry-title">${title}</h1><p class="price">${price}</p><form class="cart" method="post"><button type="submit" name="add-to-cart" value="88" class="single_add_to_cart_button button alt">${speech.add}</button></form></div>`,
          ),
        ]),
      ),
    },
  };
}

function laidOut(builder: Builder, title: string, body: string): string {
  if (builder === 'elementor')
    return `<div data-elementor-type="wp-page" class="elementor elementor-12"><section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column elementor-col-100"><div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${title}</h1></div></div><div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container">${body}</div></div></div></div></section></div>`;
  if (builder === 'divi')
    return `<article class="page"><div class="entry-content"><div id="et-boc" class="et-boc"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3"><div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h1>${title}</h1>${body}</div></div></div></div></div></div></div></div></div></article>`;
  return `<h1 class="wp-block-post-title">${title}</h1><div class="entry-content wp-block-post-content is-layout-constrained">${body}</div>`;
}

/** As WordPress hides an address from robots: some of its letters as entities, some percent-encoded in the link. */
export function antispam(address: string): string {
  const shown = [...address]
    .map((letter, at) => (at % 3 === 1 ? letter : `&#${letter.charCodeAt(0)};`))
    .join('');
  const linked = [...address]
    .map((letter, at) =>
      at % 3 === 0 ? `%${letter.charCodeAt(0).toString(16)}` : `&#${letter.charCodeAt(0)};`,
    )
    .join('');
  return `<a href="mailto:${linked}">${shown}</a>`;
}

/** Contact Form 7, or WPForms by its signs; "Label*" is wanted, "Label[]" a file. */
export const wordpressForm = (fields: string, send = 'Submit'): string =>
  `<div class="wpforms-container wpforms-container-full" id="wpforms-204"><form id="wpforms-form-204" class="wpforms-validate wpforms-form" method="post" enctype="multipart/form-data" action="#wpforms-204"><div class="wpforms-field-container">${fields
    .split('; ')
    .map((label, at) => {
      const bare = label.replace(/[*[\]]/g, '');
      const type = label.includes('[]') ? 'file' : /mail/i.test(bare) ? 'email' : 'text';
      return `<div class="wpforms-field"><label class="wpforms-field-label" for="f${at}">${bare}${label.includes('*') ? ' <span class="wpforms-required-label">*</span>' : ''}</label><input type="${type}" id="f${at}" name="wpforms[fields][${at}]"${label.includes('*') ? ' required' : ''}></div>`;
    })
    .join(
      '',
    )}</div><div class="wpforms-field wpforms-field-hp"><label>Phone</label><input type="text" name="wpforms[hp]"></div><button type="submit" name="wpforms[submit]" class="wpforms-submit">${send}</button></form></div>`;
