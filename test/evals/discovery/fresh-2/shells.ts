import type { CasePage } from '../case.ts';

/** What stands around every page of a site. Menus are label by path. */
export interface Frame {
  name: string;
  lang?: string;
  menu: Readonly<Record<string, string>>;
  foot: Readonly<Record<string, string>>;
  /** Into the head as it is. */
  head?: string;
  /** A line above the header: shipping, a sale. */
  strip?: string;
  /** The last line of the footer. */
  legal?: string;
}
export type Shell = (frame: Frame, title: string, body: string) => string;
type Links = Readonly<Record<string, string>>;

const links = (menu: Links, write: (label: string, href: string) => string, glue = '\n'): string =>
  Object.entries(menu)
    .map(([href, label]) => write(label, href))
    .join(glue);
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const handle = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const bare = (html: string): string => html.replace(/<[^>]+>/g, '');

/** Online Store 2.0 with its sections, custom elements and section ids. */
export const dawn: Shell = (
  { name, lang = 'en', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!doctype html><html class="no-js" lang="${lang}"><head><meta charset="utf-8"><title>${bare(title)} &ndash; ${name}</title><link rel="canonical" href="/"><meta property="og:site_name" content="${name}"><script>window.Shopify=window.Shopify||{};Shopify.shop="${handle(name)}-7f.myshopify.com";Shopify.routes={"root":"/"};</script>${head}</head><body class="gradient">
<div id="shopify-section-announcement" class="shopify-section-group-header-group"><div class="utility-bar"><p class="announcement-bar__message h5"><span>${strip}</span></p></div></div>
<sticky-header class="header-wrapper"><header class="header header--middle-left"><header-drawer><details class="menu-drawer-container"><summary>Menu</summary><ul class="menu-drawer__menu">${links(menu, (label, href) => `<li><a id="HeaderDrawer-${handle(label)}" href="${href}" class="menu-drawer__menu-item">${label}</a></li>`)}</ul></details></header-drawer><a href="/" class="header__heading-link"><span class="h2">${name}</span></a><a href="/account" class="header__icon--account">Log in</a></header></sticky-header>
<main id="MainContent" class="content-for-layout" role="main"><div class="page-width page-width--narrow"><div class="rte scroll-trigger">${body}</div></div></main>
<footer class="footer color-scheme-1"><ul class="footer-block__details-content">${links(foot, (label, href) => `<li><a href="${href}" class="link link--text list-menu__item">${label}</a></li>`)}</ul><div class="footer__copyright"><small>&copy; 2026, <a href="/">${name}</a></small> ${legal}</div></footer></body></html>`;

/** WordPress with a page builder's many wrappers. */
export const elementor: Shell = (
  { name, lang = 'en-US', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="UTF-8"><title>${bare(title)} | ${name}</title><meta name="generator" content="Elementor 3.24.4"><link rel='stylesheet' id='hello-elementor-css' href='/wp-content/themes/hello-elementor/style.min.css'>${head}</head><body class="elementor-default elementor-kit-7">
<div data-elementor-type="header" class="elementor elementor-location-header"><div class="elementor-widget-container">${strip}<nav aria-label="Menu" class="elementor-nav-menu--main"><ul class="elementor-nav-menu">${links(menu, (label, href) => `<li class="menu-item"><a href="${href}" class="elementor-item">${label}</a></li>`)}</ul></nav></div></div>
<div data-elementor-type="wp-page" class="elementor"><div class="elementor-element e-flex e-con"><div class="elementor-widget-text-editor"><div class="elementor-widget-container">${body}</div></div></div></div>
<div data-elementor-type="footer" class="elementor elementor-location-footer"><ul class="elementor-icon-list-items">${links(foot, (label, href) => `<li class="elementor-icon-list-item"><a href="${href}"><span class="elementor-icon-list-text">${label}</span></a></li>`)}</ul><p>${name} ${legal}</p></div></body></html>`;

/** WordPress with blocks, and nothing bought. */
export const blocks: Shell = (
  { name, lang = 'en-US', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${bare(title)} – ${name}</title><meta name="generator" content="WordPress 6.7">${head}</head><body class="wp-embed-responsive"><div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/" rel="home">${name}</a></p>${strip}<nav class="wp-block-navigation"><ul>${links(menu, (label, href) => `<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="${href}"><span>${label}</span></a></li>`)}</ul></nav></header><main class="wp-block-group"><div class="entry-content wp-block-post-content">${body}</div></main><footer class="wp-block-template-part"><p>${links(foot, (label, href) => `<a href="${href}">${label}</a>`, ' / ')}</p><p>${legal || 'Designed with WordPress'}</p></footer></div></body></html>`;

export const square: Shell = (
  { name, lang = 'en-US', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!doctype html><html xmlns:og="http://opengraphprotocol.org/schema/" lang="${lang}"><head><base href=""><meta charset="utf-8"><title>${bare(title)} &mdash; ${name}</title><!-- This is Squarespace. --><!-- ${handle(name)} -->${head}</head><body class="white"><div class="sqs-announcement-bar-dropzone">${strip}</div><header class="black-bold header theme-col--primary"><a id="site-title" href="/">${name}</a><nav class="header-nav-list">${links(menu, (label, href) => `<div class="header-nav-item header-nav-item--collection"><a href="${href}">${label}</a></div>`)}</nav></header><main id="page"><section class="page-section"><div class="fluid-engine"><div class="fe-block"><div class="sqs-html-content" data-sqsp-text-block-content>${body}</div></div></div></section></main><footer class="sections"><div class="fluid-engine">${links(foot, (label, href) => `<div class="sqs-block-button-container"><a href="${href}" class="sqs-block-button-element">${label}</a></div>`)}<p class="sqsrte-small">${legal}</p></div></footer></body></html>`;

export const wixDsn = '8eb368c655b84e029ed79ad7a5c1718e@sentry.wixpress.com';
export const wixSite: Shell = (
  { name, lang = 'en', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${bare(title)} | ${name}</title><meta name="generator" content="Wix.com Website Builder"/><script id="sentry" type="application/json">{"dsn":"https://${wixDsn}/20"}</script>${head}</head><body><div id="SITE_CONTAINER"><div id="SITE_HEADER" class="x4zVYf">${strip}<wix-dropdown-menu><nav>${links(menu, (label, href) => `<a data-testid="linkElement" href="${href}" class="DjQEyU"><p class="yRj2ms">${label}</p></a>`)}</nav></wix-dropdown-menu></div><div id="PAGES_CONTAINER"><section class="comp-l1"><div class="wixui-rich-text">${body.replaceAll('<p>', '<p class="font_8 wixui-rich-text__text"><span class="color_15">').replaceAll('</p>', '</span></p>')}</div></section></div><footer id="SITE_FOOTER">${links(foot, (label, href) => `<a class="uDW_Qe wixui-button" href="${href}"><span>${label}</span></a>`)}<p>${legal}</p></footer></div></body></html>`;

export const stencil: Shell = (
  { name, lang = 'en', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html class="no-js" lang="${lang}"><head><title>${bare(title)} - ${name}</title><script>window.bcData={"storeHash":"x9"};</script><link href="https://cdn11.bigcommerce.com/s-x9/css/theme-bundle.css" rel="stylesheet">${head}</head><body><div class="banners" data-banner-location="top">${strip}</div><header class="header"><h1 class="header-logo"><a href="/" class="header-logo__link">${name}</a></h1><div class="navPages-container"><ul class="navPages-list navPages-list-depth-max">${links(menu, (label, href) => `<li class="navPages-item"><a class="navPages-action" href="${href}">${label}</a></li>`)}</ul></div></header><div class="body" id="main-content"><ul class="breadcrumbs"><li><a href="/">Home</a></li></ul><div class="page-content page-content--centered">${body}</div></div><footer class="footer"><section class="footer-info">${links(foot, (label, href) => `<a href="${href}" class="footer-link">${label}</a>`)}<strong>Info</strong><address>${legal}</address></section></footer></body></html>`;

export const flow: Shell = (
  { name, lang = 'en', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html data-wf-site="6512" lang="${lang}"><head><title>${bare(title)} · ${name}</title><meta content="Webflow" name="generator">${head}</head><body><div class="page-wrapper"><div class="banner_component">${strip}</div><div class="navbar_component w-nav"><nav class="navbar_menu w-nav-menu">${links(menu, (label, href) => `<a href="${href}" class="navbar_link w-nav-link">${label}</a>`)}</nav></div><main class="main-wrapper"><div class="padding-global"><div class="container-large"><div class="text-rich-text w-richtext">${body}</div></div></div></main><footer class="footer_component">${links(foot, (label, href) => `<a href="${href}" class="footer_link">${label}</a>`)}<div class="text-size-small">${legal}</div></footer></div></body></html>`;

/** Upper-case tags, tables, and a counter: a site of 2008 that nobody has touched. */
export const old: Shell = ({ name, menu, foot, head = '', strip = '', legal = '' }, title, body) =>
  `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><HTML><HEAD><TITLE>${name} : ${bare(title)}</TITLE>${head}</HEAD><BODY BGCOLOR="#FFFFEE" TEXT="#222222"><CENTER><A HREF="/"><IMG SRC="images/header.jpg" ALT="${name}" BORDER=0></A><BR>${strip}</CENTER><TABLE WIDTH=760 ALIGN=CENTER><TR><TD CLASS=nav>${links(menu, (label, href) => `[ <A HREF="${href}">${label}</A> ]`)}</TD></TR><TR><TD>${body}</TD></TR><TR><TD ALIGN=CENTER><FONT SIZE=1>${links(foot, (label, href) => `<A HREF="${href}">${label}</A>`, ' &middot; ')}<BR>${legal}</FONT></TD></TR></TABLE></BODY></HTML>`;

/** Pages router: all that a visitor reads is in the state. */
export const nextPages: Shell = ({ name, lang = 'en', menu, foot, head = '', legal = '' }, title, body) =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/><title>${bare(title)} | ${name}</title>${head}<script src="/_next/static/chunks/webpack-5b.js" defer=""></script></head><body><div id="__next"><div class="Loader_spin__x1"></div></div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { layout: { header: Object.entries(menu).map(([href, label]) => ({ href, label })), footer: { columns: [{ links: Object.entries(foot).map(([href, label]) => ({ href, label })) }], note: legal } }, entry: { title, content: { rendered: body } } } }, page: '/[slug]', buildId: 'Zk1' })}</script></body></html>`;

/** Text as a headless content system keeps it: one block a paragraph, its words in spans. */
export const spans: Shell = ({ name, lang = 'en', menu, foot, head = '', legal = '' }, title, body) => {
  const block = (html: string, at: number) => ({
    _key: `b${at}`,
    _type: 'block',
    style: html.startsWith('<h') ? html.slice(1, 3) : 'normal',
    children: [{ _type: 'span', marks: [], text: bare(html) }],
  });
  const content = body.split(/(?<=<\/(?:h\d|p|li)>)/).map(block);
  const nav = Object.entries({ ...menu, ...foot }).map(([href, label]) => ({
    _type: 'navLink',
    href,
    label,
  }));
  return `<!DOCTYPE html><html lang="${lang}"><head><title>${bare(title)} | ${name}</title>${head}</head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${json({ props: { pageProps: { siteSettings: { title: name, nav, smallPrint: legal }, page: { _type: 'page', title: bare(title), body: content } } }, page: '/[...slug]' })}</script></body></html>`;
};

/** App router: the page is rendered on the server, its footer comes by the flight data alone. */
export const nextApp: Shell = (
  { name, lang = 'en', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${bare(title)} | ${name}</title>${head}</head><body><div class="bg-amber-50">${strip}</div><nav class="flex gap-6">${links(menu, (label, href) => `<a class="hover:underline" href="${href}">${label}</a>`)}</nav><main class="prose mx-auto">${body}</main><script>self.__next_f.push(${json([1, `7:["$","footer",null,${JSON.stringify({ children: [...Object.entries(foot).map(([href, label]) => ['$', '$L4', null, { href, children: label }]), ['$', 'p', null, { children: legal }]] })}]`])})</script></body></html>`;

/** Values by number, as Nuxt 3 lays its state flat. */
export const nuxt3: Shell = ({ name, lang = 'en', menu, foot, head = '', legal = '' }, title, body) => {
  const state: unknown[] = [['ShallowReactive', 1], { data: 2 }, { page: 3, footer: 4 }];
  const put = (value: unknown): number => state.push(value) - 1;
  state[3] = {};
  state[4] = [];
  Object.assign(state[3] as object, { title: put(bare(title)), html: put(body) });
  for (const [href, label] of Object.entries(foot))
    (state[4] as number[]).push(put({ to: put(href), text: put(label) }));
  (state[4] as number[]).push(put(legal));
  return `<!DOCTYPE html><html lang="${lang}"><head><title>${bare(title)} – ${name}</title>${head}<script type="module" src="/_nuxt/C8.js" crossorigin></script></head><body><div id="__nuxt"><header>${links(menu, (label, href) => `<a href="${href}" class="">${label}</a>`)}</header></div><script type="application/json" data-nuxt-data="nuxt-app" data-ssr="true" id="__NUXT_DATA__">${json(state)}</script></body></html>`;
};

/** Frames of Germany and of the Romance countries. */
export const jtl: Shell = (
  { name, lang = 'de', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!DOCTYPE html><html lang="${lang}" itemscope itemtype="https://schema.org/WebPage"><head><title>${bare(title)} - ${name}</title><link rel="stylesheet" href="/templates/NOVA/themes/clear/clear.css">${head}</head><body data-page="31"><div class="topbar">${strip}</div><header id="jtl-nav-wrapper"><ul class="nav-scrollbar-inner">${links(menu, (label, href) => `<li class="nav-item"><a class="nav-link" href="${href}"><span class="text-truncate">${label}</span></a></li>`)}</ul></header><main id="main-wrapper"><div class="container">${body}</div></main><footer id="footer"><div class="box-link-group"><div class="productlist-item-info-heading">Rechtliches</div><ul>${links(foot, (label, href) => `<li class="nav-item"><a class="nav-link" href="${href}">${label}</a></li>`)}</ul></div><div class="copyright">${legal}</div></footer></body></html>`;

export const presta: Shell = (
  { name, lang = 'fr', menu, foot, head = '', strip = '', legal = '' },
  title,
  body,
) =>
  `<!doctype html><html lang="${lang}"><head><title>${bare(title)} - ${name}</title><script>var prestashop={"customer":{"is_logged":false},"currency":{"iso_code":"EUR"}};</script>${head}</head><body id="cms"><div class="header-banner">${strip}</div><header><div id="_desktop_top_menu"><ul class="top-menu">${links(menu, (label, href) => `<li class="cms-page"><a class="dropdown-item" href="${href}">${label}</a></li>`)}</ul></div></header><section id="content" class="page-content page-cms">${body}</section><footer class="page-footer"><div class="footer-container"><ul>${links(foot, (label, href) => `<li><a class="cms-page-link" href="${href}">${label}</a></li>`)}</ul></div><p class="text-sm-center">${legal}</p></footer></body></html>`;

/** Every page in its frame; menu entries without a page get one on which nothing is said. */
export function site(shell: Shell, frame: Frame, pages: Record<string, CasePage>): Record<string, CasePage> {
  const all: Record<string, CasePage> = {};
  for (const [path, page] of Object.entries(pages)) {
    const title = typeof page === 'string' ? (/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1] ?? frame.name) : '';
    all[path] = typeof page === 'string' && !page.startsWith('<!') ? shell(frame, title, page) : page;
  }
  for (const [href, label] of Object.entries({ ...frame.menu, ...frame.foot })) {
    if (!href.startsWith('/') || all[href] !== undefined) continue;
    all[href] = shell(
      frame,
      label,
      `<h1>${label}</h1><ul><li>No. 12 – 18.00</li><li>No. 14 – 22.50</li></ul>`,
    );
  }
  return all;
}
