import { json, type Shop, slug, type Theme } from './kit.ts';

const columns = (shop: Shop, heading: string) =>
  shop.columns
    .map(
      (column) =>
        `<${heading}>${column.heading}</${heading}>${
          column.links
            ? column.links.map(([label, href]) => `<p><a href="${href}">${label}</a></p>`).join('\n')
            : ''
        }${column.html ?? ''}`,
    )
    .join('\n');

/** Squarespace 7.1, fluid engine. */
export function squarespace(shop: Shop): Theme {
  const page: Theme['page'] = (path, title, description, main) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" xmlns:fb="http://www.facebook.com/2008/fbml" lang="${shop.lang ?? 'en-US'}">
<head><meta http-equiv="X-UA-Compatible" content="IE=edge,chrome=1"><meta name="viewport" content="width=device-width, initial-scale=1">
<!-- This is Squarespace. --><!-- ${slug(shop.name)} -->
<base href=""><meta charset="utf-8" /><title>${title}</title>
<link rel="shortcut icon" type="image/x-icon" href="https://images.squarespace-cdn.com/content/v1/63fa${slug(shop.name).length}11/favicon.ico"/>
<link rel="canonical" href="https://${shop.host}${path}"/><meta property="og:site_name" content="${shop.name}"/>
<meta itemprop="description" content="${description}"/><meta name="description" content="${description}"/>
<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["campaigns_discount_section_in_automations"],
"rollups":{},"pageType":2,"website":{"id":"63fa1f0b8e","identifier":"${slug(shop.name)}","websiteType":4,"siteTitle":"${shop.name}",
"authenticUrl":"https://${shop.host}","shareButtonOptions":{"6":true,"4":true},"timeZone":"America/New_York","siteStatus":{}},
"websiteSettings":{"storeSettings":{"storeTestModeOn":false,"isLive":true},"country":"US","state":"","simpleLikingEnabled":true}};</script>
${shop.head ?? ''}</head>
<body id="collection-63fa2${path.length}" class="primary-button-style-solid tweak-global-animations-enabled header-overlay-alignment-center">
<div id="siteWrapper" class="clearfix site-wrapper">
${shop.bar ? `<div class="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"><span class="sqs-announcement-bar-text"><p>${shop.bar}</p></span></div></div>` : ''}
<header data-test="header" id="header" class="header theme-col--primary"><div class="header-title-logo"><a href="/"
 data-animation-role="header-element">${shop.name}</a></div><nav class="header-nav-list">${shop.nav
   .map(([label, href, children]) =>
     children
       ? `<div class="header-nav-item header-nav-item--folder"><a class="header-nav-folder-title" href="${href}"><span
 class="header-nav-folder-title-text">${label}</span></a><div class="header-nav-folder-content">${children
   .map(
     ([text, to]) =>
       `<div class="header-nav-folder-item"><a href="${to}"><span class="header-nav-folder-item-content">${text}</span></a></div>`,
   )
   .join('')}</div></div>`
       : `<div class="header-nav-item header-nav-item--collection"><a href="${href}" data-animation-role="header-element">${label}</a></div>`,
   )
   .join('\n')}</nav><div class="showOnMobile"><a href="/cart" class="cart-style-icon"><span
 class="sqs-cart-quantity">0</span></a></div></header>
<main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="63fa">
${main}
</article></main>
<footer class="sections" id="footer-sections" data-footer-sections><section data-test="page-section" class="page-section"><div
 class="fluid-engine fe-63"><div class="fe-block"><div class="sqs-block html-block sqs-block-html"><div
 class="sqs-html-content">${columns(shop, 'h4')}</div></div></div>
${
  shop.news
    ? `<div class="fe-block"><div class="sqs-block newsletter-block"><form class="newsletter-form" method="POST"
 data-form-id="64b7"><header class="newsletter-form-header"><h2 class="newsletter-form-header-title">${shop.news.heading}</h2><div
 class="newsletter-form-header-description"><p>${shop.news.text}</p></div></header><input id="email-yui_3"
 class="newsletter-form-field-element" type="email" name="email" placeholder="${shop.news.placeholder}"><button
 class="newsletter-form-button" type="submit"><span>${shop.news.button}</span></button></form></div></div>`
    : ''
}
<div class="sqs-svg-icon--list">${(shop.socials ?? []).map((url) => `<a href="${url}" target="_blank" class="sqs-svg-icon--wrapper"></a>`).join('')}</div>
<div class="fe-block"><div class="sqs-html-content"><p class="sqsrte-small">${shop.bottom}</p></div></div></div></section></footer></div>
${shop.banner ?? ''}
${shop.scripts ?? ''}
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" style="display:none" data-usage="social-icons-svg"></svg></body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<section class="page-section"><div class="sqs-block summary-v2-block"><div class="summary-item-list">${products
      .map(
        ([title, price, handle, note]) => `<div class="summary-item summary-item-record-type-store-item"><a
 href="/shop/p/${handle}" class="summary-thumbnail-container"><img data-src="https://images.squarespace-cdn.com/content/v1/63fa/${handle}.jpg"
 data-image-focal-point="0.5,0.5" alt="${title}"></a><div class="summary-content"><div class="summary-title"><a
 href="/shop/p/${handle}" class="summary-title-link">${title}</a></div><div class="summary-price"><div
 class="product-price">${price}</div></div>${note ? `<p class="summary-excerpt">${note}</p>` : ''}</div></div>`,
      )
      .join('\n')}</div></div></section>`;
  const form: Theme['form'] = (fields, button) =>
    `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><form data-form-id="65c0" autocomplete="on"
 action="https://${shop.host}" method="POST" class="react-form-contents"><div class="field-list clear">${fields
   .map(([label, key, type, hint]) =>
     type === 'area'
       ? `<div class="form-item field textarea"><label class="title" for="textarea-${key}">${label}<span
 class="required"> (required)</span></label><textarea class="field-element" id="textarea-${key}"${hint ? ` placeholder="${hint}"` : ''}></textarea></div>`
       : `<div class="form-item field ${type}"><label class="title" for="${key}-field">${label}<span class="required">
 (required)</span></label><input class="field-element" id="${key}-field" name="${key}" type="${type}"${hint ? ` placeholder="${hint}"` : ''}></div>`,
   )
   .join(
     '\n',
   )}</div><div class="form-button-wrapper"><button type="submit" class="button sqs-system-button">${button}</button></div></form></div></div>`;
  const faq: Theme['faq'] = (items) =>
    `<div class="sqs-block accordion-block"><ul class="accordion-items-container">${items
      .map(
        ([question, answer]) => `<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button
 class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">${question}</span></button></h4><div
 class="accordion-item__dropdown"><div class="accordion-item__description"><p>${answer}</p></div></div></li>`,
      )
      .join('\n')}</ul></div>`;
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/shop/p/${item[2]}`,
      `${item[0]} — ${shop.name}`,
      item[0],
      `<section class="ProductItem"><div class="ProductItem-details"><h1
 class="ProductItem-details-title">${item[0]}</h1><div class="ProductItem-product-price"><div
 class="product-price">${item[1]}</div></div><div class="ProductItem-details-excerpt">${text}</div><div
 class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button"><div
 class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></div></section>${after}`,
    );
  return { page, cards, form, faq, product };
}

/** Wix: rich text in spans, the page's state in a script. */
export function wix(shop: Shop): Theme {
  const rich = (html: string) =>
    `<div class="HcOXKn wixui-rich-text" data-testid="richTextElement">${html}</div>`;
  const page: Theme['page'] = (path, title, description, main) => `<!DOCTYPE html>
<html lang="${shop.lang ?? 'en'}"><head><meta charset='utf-8'><meta name="viewport" content="width=device-width, initial-scale=1" id="wixDesktopViewport" />
<meta http-equiv="X-UA-Compatible" content="IE=edge"><meta name="generator" content="Wix.com Website Builder"/>
<link rel="icon" sizes="192x192" href="https://static.wixstatic.com/media/8bb438_${slug(shop.name).length}~mv2.png"/>
<title>${title}</title><meta name="description" content="${description}"/><link rel="canonical" href="https://${shop.host}${path}"/>
<meta property="og:site_name" content="${shop.name}"/><meta property="og:type" content="website"/>
<script>window.viewerModel=JSON.parse('{"siteAssets":{"dataFixersParams":{"experiments":{}}},"siteFeatures":["stores","consentPolicy"]}')</script>
<style data-url="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt.min.css">.wixui-rich-text{box-sizing:border-box}</style>
${shop.head ?? ''}</head>
<body class="responsive"><div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ"></div>
<div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope"><header id="SITE_HEADER"
 class="xU8fqS SITE_HEADER wixui-header" tabindex="-1">
${shop.bar ? rich(`<p class="font_8" style="text-align:center"><span style="color:#FFFFFF;">${shop.bar}</span></p>`) : ''}
<div id="comp-logo" class="wixui-rich-text"><h1 class="font_0"><a href="https://${shop.host}" class="wixui-rich-text__text">${shop.name}</a></h1></div>
<wix-dropdown-menu id="comp-kmenu" class="wixui-dropdown-menu"><nav aria-label="Site"><ul role="list">${shop.nav
    .map(
      ([
        label,
        href,
        children,
      ]) => `<li class="xRDWHt wixui-dropdown-menu__item" data-direction="ltr"><a data-testid="linkElement"
 href="https://${shop.host}${href}" target="_self"><p class="JS76Uv">${label}</p></a>${(children ?? []).map(([text, to]) => `<a data-testid="linkElement" href="https://${shop.host}${to}"><p>${text}</p></a>`).join('')}</li>`,
    )
    .join('\n')}</ul></nav></wix-dropdown-menu></header>
<main id="PAGES_CONTAINER" class="PAGES_CONTAINER" tabindex="-1" data-main-content="true"><div id="SITE_PAGES" class="JsJXaX SITE_PAGES">
${main}
</div></main>
<footer class="x4zVYf SITE_FOOTER wixui-footer" id="SITE_FOOTER" tabindex="-1">${rich(columns(shop, 'h6'))}
${
  shop.news
    ? `<form id="comp-news" class="yBJuM wixui-form"><h4>${shop.news.heading}</h4><p>${shop.news.text}</p><input type="email" name="email"
 class="KvoMHf has-custom-focus wixui-text-input__input" placeholder="${shop.news.placeholder}" required><button><span
 class="wixui-button__label">${shop.news.button}</span></button></form>`
    : ''
}
<ul class="vKXqIR" aria-label="Social Bar">${(shop.socials ?? []).map((url) => `<li class="hyzqOz"><a data-testid="linkElement" href="${url}" target="_blank" rel="noreferrer noopener"></a></li>`).join('')}</ul>
${rich(`<p class="font_9">${shop.bottom}</p>`)}</footer></div></div></div></div>
${shop.banner ?? ''}
<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer","type":"GA","code":0},
"mode":{"qa":false,"enableTestApi":false,"debug":false,"ssrIndicator":false,"ssrOnly":true},"componentsLibrariesTopology":[],"siteFeaturesConfigs":{}}</script>
<script type="application/json" id="wix-warmup-data">{"platform":{"ssrPropsUpdates":[],"ssrStyleUpdates":[]},"pages":{"compIdToTypeMap":{"masterPage":"Page"}}}</script>
${shop.scripts ?? ''}</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<ul data-hook="product-list-wrapper" class="S4WbK_ uQ5Uah">${products
      .map(
        ([
          title,
          price,
          handle,
          note,
        ]) => `<li data-hook="product-list-grid-item"><div data-slug="${handle}" role="group"
 class="ETPbIy" data-hook="product-item-root"><a href="https://${shop.host}/product-page/${handle}" class="oQUvqL"
 data-hook="product-item-container"><div class="naMHY_" aria-label="${title}"></div><div
 data-hook="not-image-container"><p class="s__5g5h" data-hook="product-item-name">${title}</p>${note ? `<span data-hook="product-item-ribbon">${note}</span>` : ''}<div
 data-hook="prices-container"><span data-hook="product-item-price-to-pay">${price}</span></div></div></a></div></li>`,
      )
      .join('\n')}</ul>`;
  const form: Theme['form'] = (fields, button) =>
    `<form id="comp-form1" class="JVi7i2 comp-form1 wixui-form">${fields
      .map(([label, key, type, hint]) =>
        type === 'area'
          ? `<div class="snt4Te wixui-text-box"><label for="textarea_${key}" class="PSkPrR">${label}</label><textarea id="textarea_${key}"
 class="wixui-text-box__input"${hint ? ` placeholder="${hint}"` : ''}></textarea></div>`
          : `<div class="MpKiNN wixui-text-input"><label for="input_${key}" class="wPeA6j wixui-text-input__label">${label}</label><input
 name="${key}" id="input_${key}" class="KvoMHf" type="${type}"${hint ? ` placeholder="${hint}"` : ''}></div>`,
      )
      .join('\n')}<button class="uDW_Qe wixui-button"><span class="l7_2fn">${button}</span></button></form>`;
  const faq: Theme['faq'] = (items) =>
    `<div class="wixui-accordion">${items
      .map(
        ([
          question,
          answer,
        ]) => `<div class="wixui-accordion__item"><button aria-expanded="false"><span>${question}</span></button><div
 data-testid="accordion-content">${rich(`<p class="font_8"><span class="wixui-rich-text__text">${answer}</span></p>`)}</div></div>`,
      )
      .join('\n')}</div>`;
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/product-page/${item[2]}`,
      `${item[0]} | ${shop.name}`,
      item[0],
      `${json({ '@context': 'https://schema.org/', '@type': 'Product', name: item[0], brand: { '@type': 'Brand', name: shop.name } })}
<article data-hook="product-page"><h1 data-hook="product-title">${item[0]}</h1><div data-hook="formatted-primary-price">${item[1]}</div><button
 data-hook="add-to-cart"><span>Add to Cart</span></button><pre data-hook="description">${text}</pre></article>${after}`,
    );
  return { page, cards, form, faq, product };
}

/** Webflow. */
export function webflow(shop: Shop): Theme {
  const page: Theme['page'] = (
    path,
    title,
    description,
    main,
  ) => `<!DOCTYPE html><!-- This site was created in Webflow. https://webflow.com --><!-- Last Published: Tue Sep 30 2025 17:02:11 GMT+0000 (Coordinated Universal Time) -->
<html data-wf-domain="${shop.host}" data-wf-page="66c4${path.length}b" data-wf-site="66c4e0a1" lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"/>
<title>${title}</title><meta content="${description}" name="description"/><meta content="${title}" property="og:title"/>
<meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/>
<link href="https://cdn.prod.website-files.com/66c4e0a1/css/${slug(shop.name)}.webflow.shared.min.css" rel="stylesheet" type="text/css"/>
<script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script>
${shop.head ?? ''}</head><body><div class="page-wrapper">
${shop.bar ? `<div class="banner_component"><div class="text-size-small">${shop.bar}</div></div>` : ''}
<div data-animation="default" data-collapse="medium" role="banner" class="navbar_component w-nav"><div class="navbar_container"><a href="/"
 class="navbar_logo-link w-nav-brand"><img src="https://cdn.prod.website-files.com/66c4e0a1/logo.svg" alt="${shop.name}"/></a><nav role="navigation"
 class="navbar_menu w-nav-menu">${shop.nav
   .map(([label, href, children]) =>
     children
       ? `<div data-hover="true" class="navbar_dropdown w-dropdown"><div class="navbar_dropdown-toggle w-dropdown-toggle"><div>${label}</div></div><nav
 class="navbar_dropdown-list w-dropdown-list">${children.map(([text, to]) => `<a href="${to}" class="navbar_dropdown-link w-dropdown-link">${text}</a>`).join('')}</nav></div>`
       : `<a href="${href}" class="navbar_link w-nav-link">${label}</a>`,
   )
   .join(
     '\n',
   )}</nav><div class="navbar_button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div>
<main class="main-wrapper">
${main}
</main>
<footer class="footer_component"><div class="padding-global"><div class="container-large"><div class="w-layout-grid footer_top-wrapper">${shop.columns
    .map(
      (column) =>
        `<div class="footer_link-list"><div class="text-weight-semibold">${column.heading}</div>${(
          column.links ?? []
        )
          .map(([label, href]) => `<a href="${href}" class="footer_link">${label}</a>`)
          .join('\n')}${column.html ?? ''}</div>`,
    )
    .join('\n')}</div>
${
  shop.news
    ? `<div class="footer_form-block w-form"><form id="wf-form-Newsletter" name="wf-form-Newsletter" method="get" class="footer_form"><label
 for="Email">${shop.news.heading}</label><input class="form_input w-input" maxlength="256" name="Email" placeholder="${shop.news.placeholder}" type="email"
 required=""/><input type="submit" data-wait="Please wait..." class="button w-button" value="${shop.news.button}"/></form><div
 class="text-size-tiny">${shop.news.text}</div><div class="w-form-done"><div>Thank you! Your submission has been
 received!</div></div></div>`
    : ''
}
<div class="w-layout-grid footer_social-list">${(shop.socials ?? []).map((url) => `<a href="${url}" class="footer_social-link w-inline-block"></a>`).join('')}</div><div
 class="footer_credit-text">${shop.bottom}</div></div></div></footer></div>
${shop.banner ?? ''}
<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=66c4e0a1" type="text/javascript"></script>
${shop.scripts ?? ''}</body></html>`;
  const cards: Theme['cards'] = (products) =>
    `<div class="w-dyn-list"><div role="list" class="product_list w-dyn-items">${products
      .map(
        ([
          title,
          price,
          handle,
          note,
        ]) => `<div role="listitem" class="product_item w-dyn-item"><a href="/product/${handle}"
 class="product_link w-inline-block"><div class="product_image-wrapper"><img src="https://cdn.prod.website-files.com/66c4e0a1/${handle}.webp"
 loading="lazy" alt="${title}" sizes="(max-width: 479px) 92vw, 24vw"/></div><div class="text-size-medium">${title}</div><div>${price}</div>${note ? `<div class="tag">${note}</div>` : ''}</a></div>`,
      )
      .join('\n')}</div></div>`;
  const form: Theme['form'] = (fields, button) =>
    `<div class="form_component w-form"><form id="email-form" name="email-form" data-name="Email Form" method="get" class="form_form">${fields
      .map(([label, key, type, hint]) =>
        type === 'area'
          ? `<label for="${key}" class="form_label">${label}</label><textarea id="${key}" name="${key}" maxlength="5000" class="form_input
 w-input"${hint ? ` placeholder="${hint}"` : ''}></textarea>`
          : `<label for="${key}" class="form_label">${label}</label><input class="form_input w-input" maxlength="256" name="${key}"
 id="${key}" type="${type}"${hint ? ` placeholder="${hint}"` : ''}/>`,
      )
      .join(
        '\n',
      )}<input type="submit" data-wait="Please wait..." class="button w-button" value="${button}"/></form><div
 class="w-form-done"><div>Thank you! Your submission has been received!</div></div><div class="w-form-fail"><div>Oops! Something went wrong
 while submitting the form.</div></div></div>`;
  const faq: Theme['faq'] = (items) =>
    items
      .map(
        ([question, answer]) => `<div class="faq_accordion"><div class="faq_question"><div
 class="text-size-medium text-weight-bold">${question}</div></div><div class="faq_answer"><p>${answer}</p></div></div>`,
      )
      .join('\n');
  const product: Theme['product'] = (item, text, after = '') =>
    page(
      `/product/${item[2]}`,
      `${item[0]} | ${shop.name}`,
      item[0],
      `<section class="section_product"><h1 class="heading-style-h2">${item[0]}</h1><div data-wf-sku-bindings="price">${item[1]}</div><form
 data-node-type="commerce-add-to-cart-form" class="w-commerce-commerceaddtocartform"><input type="submit" value="Add to Cart"
 class="w-commerce-commerceaddtocartbutton"/></form><div class="w-richtext">${text}</div></section>${after}`,
    );
  return { page, cards, form, faq, product };
}
