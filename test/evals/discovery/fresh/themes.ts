import type { CasePage, SearchHit, Stated } from '../case.ts';

/** A shop's frame: links are written "Label=/path | Label=/path". */
export interface Site {
  name: string;
  nav: string;
  foot: string;
  lang?: string;
  head?: string;
  bar?: string;
  credit?: string;
}
export type Theme = (site: Site, title: string, body: string) => string;

function pairs(line: string): [string, string][] {
  return line
    .split(' | ')
    .filter((part) => part.includes('='))
    .map((part) => {
      const cut = part.indexOf('=');
      return [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
    });
}
function items(line: string, css: string): string {
  return pairs(line)
    .map(
      ([label, href]) => `<li class="${css}__item"><a class="${css}__link" href="${href}">${label}</a></li>`,
    )
    .join('\n');
}
function doc(site: Site, title: string, head: string, bodyClass: string, inner: string): string {
  return `<!doctype html><html lang="${site.lang ?? 'en'}"><head><meta charset="utf-8"><title>${title} – ${site.name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta property="og:site_name" content="${site.name}">${head}${site.head ?? ''}</head>
<body class="${bodyClass}">${inner}</body></html>`;
}

export const shopify: Theme = (s, title, body) =>
  doc(
    s,
    title,
    `<link rel="preconnect" href="https://cdn.shopify.com" crossorigin><script>var Shopify = Shopify || {};Shopify.shop="${slug(s.name)}.myshopify.com";Shopify.theme={"name":"Dawn","id":1283,"theme_store_id":887};</script>`,
    'gradient template-page',
    `<a class="skip-to-content-link" href="#MainContent">Skip to content</a>
<div class="announcement-bar"><p>${s.bar ?? 'Free US shipping over $60'}</p></div><header class="header"><a href="/" class="header__heading-link">${s.name}</a><details-disclosure><ul class="list-menu">${items(s.nav, 'list-menu')}</ul></details-disclosure>
<a href="/search">Search</a><a href="/account/login">Log in</a><a href="/cart">Cart 0</a></header><main id="MainContent">${body}</main>
<footer class="footer"><h2>Quick links</h2><ul>${items(s.foot, 'footer')}</ul><form method="post" action="/contact#ContactFooter" id="ContactFooter" class="newsletter-form"><input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter"><input type="email" name="contact[email]" placeholder="Email"></form>
<small>© 2026, <a href="/">${s.name}</a> <a href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a></small>${s.credit ?? ''}</footer>`,
  );

export const woo: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<meta name="generator" content="WordPress 6.6.1"><meta name="generator" content="WooCommerce 9.1.2"><link rel="https://api.w.org/" href="/wp-json/"><link rel="stylesheet" href="/wp-content/themes/storefront/style.css">',
    'page-template-default theme-storefront woocommerce-no-js',
    `<div id="page" class="hfeed site"><header id="masthead"><a href="/" class="custom-logo-link">${s.name}</a><nav id="site-navigation"><ul id="menu-main" class="menu">${items(s.nav, 'menu')}</ul></nav><form role="search" action="/"><input name="s"><input type="hidden" name="post_type" value="product"></form><a class="cart-contents" href="/cart/">0 items</a></header>
<div id="content" class="site-content"><article class="page type-page hentry"><div class="entry-content">${body}</div></article></div>
<footer id="colophon"><div class="footer-widgets"><ul>${items(s.foot, 'widget')}</ul></div><div class="site-info">© ${s.name} 2026 ${s.credit ?? 'Built with WooCommerce'}</div></footer></div>`,
  );

export const squarespace: Theme = (s, title, body) =>
  doc(
    s,
    title,
    `<!-- This is Squarespace. --><script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"websiteId":"5f9c","website":{"siteTitle":"${s.name}","shareButtonOptions":{"1":true}},"websiteSettings":{"storeSettings":{"currency":"USD"}}};</script>`,
    'header-overlay-alignment-center tweak-form-field-style-solid',
    `<header id="header" class="header"><div class="header-title-text"><a href="/">${s.name}</a></div><div class="header-nav-list">${pairs(
      s.nav,
    )
      .map(
        ([l, h]) =>
          `<div class="header-nav-item"><a href="${h}" data-animation-role="header-element">${l}</a></div>`,
      )
      .join('')}</div></header>
<main id="page"><article class="sections"><section class="page-section"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content">${body}</div></div></section></article></main>
<footer class="sections"><div class="sqs-html-content"><p>${pairs(s.foot)
      .map(([l, h]) => `<a href="${h}">${l}</a>`)
      .join(' &nbsp;·&nbsp; ')}</p>${s.credit ?? ''}</div></footer>`,
  );

export const wixSentry = '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com';
export const wix: Theme = (s, title, body) =>
  doc(
    s,
    title,
    `<meta name="generator" content="Wix.com Website Builder"><script type="application/json" id="wix-essential-viewer-model">{"sentry":{"dsn":"https://${wixSentry}/68"},"site":{"name":"${s.name}"}}</script>`,
    'responsive',
    `<div id="SITE_CONTAINER"><div id="masterPage"><header id="SITE_HEADER"><nav aria-label="Site"><ul class="wixui-horizontal-menu">${items(s.nav, 'itemDepth02233374943')}</ul></nav></header>
<main id="PAGES_CONTAINER"><div class="wixui-rich-text" data-testid="richTextElement">${body}</div></main><footer id="SITE_FOOTER"><ul>${items(s.foot, 'wixui-link')}</ul><p class="font_9"><span>©2026 by ${s.name}.</span></p>${s.credit ?? ''}</footer></div></div>`,
  );

export const bigcommerce: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<link href="https://cdn11.bigcommerce.com/s-k2v9/stencil/theme.css" rel="stylesheet"><script>window.stencilUtils={};</script>',
    '',
    `<header class="header" role="banner"><nav class="navUser"><a href="/giftcertificates.php">Gift Certificates</a><a href="/login.php">Sign in</a> or <a href="/login.php?action=create_account">Register</a><a href="/cart.php">Cart</a></nav><h1 class="header-logo"><a href="/">${s.name}</a></h1><ul class="navPages-list">${items(s.nav, 'navPages')}</ul></header>
<div class="body"><div class="container"><main class="page"><div class="page-content">${body}</div></main></div></div>
<footer class="footer"><article class="footer-info-col"><h5>Navigate</h5><ul>${items(s.foot, 'footer-info')}</ul></article><div class="footer-copyright">© 2026 ${s.name}. ${s.credit ?? 'Powered by BigCommerce'}</div></footer>`,
  );

export const webflow: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<meta content="Webflow" name="generator"><link href="https://cdn.prod.website-files.com/64aa/css/site.webflow.css" rel="stylesheet">',
    'body',
    `<div class="navbar w-nav" role="banner"><a href="/" class="brand w-nav-brand">${s.name}</a><nav class="nav-menu w-nav-menu">${pairs(
      s.nav,
    )
      .map(([l, h]) => `<a href="${h}" class="nav-link w-nav-link">${l}</a>`)
      .join('')}</nav></div><div class="section"><div class="w-richtext">${body}</div></div>
<div class="footer"><div class="w-layout-grid">${pairs(s.foot)
      .map(([l, h]) => `<a href="${h}" class="footer-link">${l}</a>`)
      .join('')}</div>${s.credit ?? ''}</div>`,
  );

export const magento: Theme = (s, title, body) =>
  doc(
    s,
    title,
    `<script>var BASE_URL = '/';var require = {'baseUrl': '/static/frontend/Luma/en_US'};</script><script src="/static/mage/requirejs/mixins.js"></script>`,
    'cms-page-view page-layout-1column',
    `<div class="page-wrapper"><header class="page-header"><div class="panel header"><ul class="header links"><li class="authorization-link"><a href="/customer/account/login/">Sign In</a></li><li><a href="/customer/account/create/">Create an Account</a></li></ul></div><a class="logo" href="/">${s.name}</a><nav class="navigation"><ul>${items(s.nav, 'level0')}</ul></nav></header>
<main id="maincontent" class="page-main"><div class="columns"><div class="column main">${body}</div></div></main>
<footer class="page-footer"><div class="footer content"><ul class="footer links">${items(s.foot, 'nav')}</ul><small class="copyright">Copyright © ${s.name}. ${s.credit ?? ''}</small></div></footer></div>`,
  );

export const prestashop: Theme = (s, title, body) =>
  doc(
    s,
    title,
    `<script>var prestashop = {"shop":{"name":"${s.name}"},"currency":{"iso_code":"EUR"},"urls":{"pages":{"contact":"/contactez-nous","my_account":"/mon-compte"}}};</script><link rel="stylesheet" href="/themes/classic/assets/css/theme.css">`,
    'cms lang-fr country-fr',
    `<main><header id="header"><div class="header-nav"><a href="/mon-compte" rel="nofollow">Connexion</a> <a href="/panier">Panier (0)</a></div><a class="logo" href="/">${s.name}</a><ul class="top-menu" id="top-menu">${items(s.nav, 'category')}</ul></header>
<section id="wrapper"><nav class="breadcrumb"><ol><li><a href="/">Accueil</a></li><li>${title}</li></ol></nav><section id="main" class="page-content page-cms">${body}</section></section>
<footer id="footer"><div class="block_newsletter"><form action="/#footer" method="post"><input name="email" type="email"></form></div><ul>${items(s.foot, 'cms-page-link')}</ul><p>${s.credit ?? '© 2026 - Logiciel e-commerce par PrestaShop™'}</p></footer></main>`,
  );

export const shopware: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<link rel="stylesheet" href="/theme/a1b2/css/all.css"><script>window.router={"frontend.cart.offcanvas":"/checkout/offcanvas"};</script>',
    'is-ctl-navigation is-act-index',
    `<header class="header-main"><div class="top-bar">${pairs(s.nav)
      .slice(-2)
      .map(([l, h]) => `<a class="top-bar-nav-item" href="${h}">${l}</a>`)
      .join(
        '',
      )}</div><a class="header-logo-main-link" href="/">${s.name}</a></header><div class="nav-main"><nav><ul>${items(s.nav, 'main-navigation')}</ul></nav></div>
<main class="content-main"><div class="cms-page"><div class="cms-element-text">${body}</div></div></main>
<footer class="footer-main"><div class="footer-column"><div class="footer-column-headline">Informationen</div><ul>${items(s.foot, 'footer-link')}</ul></div><p class="footer-vat">* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten</p>${s.credit ?? ''}</footer>`,
  );

/** Hand-written, as in 2006: a table, no classes. */
export const custom: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<link rel=stylesheet href=/style.css>',
    '',
    `<table width="100%" cellpadding=4><tr><td colspan=2><a href="/"><img src="/img/logo.gif" alt="${s.name}"></a></td></tr><tr><td valign=top width=160>${pairs(
      s.nav,
    )
      .map(([l, h]) => `<a href='${h}'>${l}</a><br>`)
      .join('\n')}</td><td valign=top>${body}</td></tr></table><hr><font size=-1>${pairs(s.foot)
      .map(([l, h]) => `<a href="${h}">${l}</a>`)
      .join(' | ')}<br>${s.credit ?? `(c) ${s.name}`}</font>`,
  );

/** A frame whose words stand in the state script alone. */
export const next: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<link rel="preload" href="/_next/static/chunks/main.js" as="script">',
    '',
    `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${json({
      props: {
        pageProps: {
          page: { title, html: body },
          menu: pairs(s.nav).map(([label, url]) => ({ label, url })),
          footer: pairs(s.foot).map(([label, url]) => ({ label, url })),
        },
      },
      page: '/[[...slug]]',
      buildId: 'k3Jx',
    })}</script>`,
  );
export const nuxt: Theme = (s, title, body) =>
  doc(
    s,
    title,
    '<script type="module" src="/_nuxt/entry.4f1.js"></script>',
    '',
    `<div id="__nuxt"><nav>${pairs(s.nav)
      .map(([l, h]) => `<a href="${h}">${l}</a>`)
      .join(
        '',
      )}</nav></div><script>window.__NUXT__={data:{page:${json({ title, html: body })}},footer:${json(pairs(s.foot))}}</script>`,
  );

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('</', '\\u003c/');
}
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every page in the theme's frame, titled by its h1; menu links without a page of their own get plain shop prose. */
export function shop(theme: Theme, site: Site, pages: Record<string, CasePage>): Record<string, CasePage> {
  const out: Record<string, CasePage> = {};
  for (const [path, page] of Object.entries(pages)) {
    const title = typeof page === 'string' ? (/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1] ?? site.name) : '';
    out[path] = typeof page === 'string' && !page.startsWith('<!') ? theme(site, title, page) : page;
  }
  for (const [label, href] of [...pairs(site.nav), ...pairs(site.foot)]) {
    const path = href.split('#')[0];
    if (!path?.startsWith('/') || out[path] !== undefined) continue;
    out[path] = theme(site, label, `<h1>${label}</h1>${filler(site, path)}`);
  }
  return out;
}
function filler(site: Site, path: string): string {
  if (/shipping|versand|envio|livraison|sped|verzend/i.test(path)) {
    return '<p>Orders leave us within 2–3 days. Tracking is sent once a parcel is scanned. 30 days for returns, unworn and unused.</p>';
  }
  if (/privacy|terms|agb|datenschutz|legal|conditions|privacidad|polic/i.test(path)) {
    return `<p>${site.name} respects your privacy. We use cookies to remember your basket and to measure visits. §1 Scope. §2 Prices include sales tax where it applies.</p>`;
  }
  return `<div class="grid"><a href="/">${site.name}</a><div class="card"><h3>No. 1</h3><span>24.00</span></div><div class="card"><h3>No. 2</h3><span>31.50</span></div></div>`;
}

/** As Cloudflare writes an address. */
export function cf(address: string): string {
  const key = 0x5a;
  const hex = [key, ...[...address].map((c) => c.charCodeAt(0) ^ key)]
    .map((n) => n.toString(16).padStart(2, '0'))
    .join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`;
}
/** Every character an entity. */
export function ent(address: string): string {
  return [...address]
    .map((c, i) => (i % 2 ? `&#${c.charCodeAt(0)};` : `&#x${c.charCodeAt(0).toString(16)};`))
    .join('');
}
export function mail(address: string, label = address): string {
  return `<a href="mailto:${address}">${label}</a>`;
}
/** Named fields of a form, posted to where it stands. */
export function form(action: string, fields: string, button = 'Submit'): string {
  const rows = fields.split(',').map((field) => {
    const name = field.trim();
    return `<label for="${slug(name)}">${name}</label><input id="${slug(name)}" name="fields[${slug(name)}]" required>`;
  });
  return `<form method="post" action="${action}">${rows.join('\n')}<textarea name="message"></textarea><button type="submit">${button}</button></form>`;
}
export function hits(...rows: readonly (readonly [string, string, string])[]): SearchHit[] {
  return rows.map(([url, title, content]) => ({ url, title, content }));
}
export function said<Value>(value: Value, words: string, path: string): Stated<Value> {
  return { value, words, path };
}
export function address(...anyOf: string[]) {
  return { kind: 'address', anyOf } as const;
}
export function formAt(...anyOf: string[]) {
  return { kind: 'form', anyOf } as const;
}
export const none = { kind: 'none' } as const;
