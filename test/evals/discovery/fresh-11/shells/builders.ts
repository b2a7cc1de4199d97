import { links, type Shell, words } from './site.ts';

export const squarespace: Shell = {
  range: '/shop',
  product: (slug) => `/shop/p/${slug}`,
  page: (site, path, title, body) => `<!doctype html>
<html xmlns:og="http://opengraphprotocol.org/schema/" lang="${site.lang ?? 'en-US'}"><head><!-- This is Squarespace. --><meta charset="utf-8">
<title>${title ? `${title} &mdash; ${site.name}` : site.name}</title><link rel="canonical" href="https://${site.host}${path}"><meta property="og:site_name" content="${site.name}">
<meta name="description" content="${site.line}">${site.head ?? ''}</head><body class="primary-button-style-solid"><div id="siteWrapper" class="clearfix site-wrapper">
${site.bar ? `<div class="sqs-announcement-bar-text-inner"><p>${site.bar}</p></div>` : ''}
<header id="header" class="header theme-col--primary"><div class="header-title-text"><a id="site-title" href="/">${site.name}</a></div><nav class="header-nav-list"><ul>${links(site.menu, 'header-nav-item')}</ul></nav></header>
<main id="page" class="container" role="main"><article class="sections"><section class="page-section"><div class="fluid-engine"><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content" data-sqsp-text-block-content>${title && !body.includes('<h1') ? `<h1 style="white-space:pre-wrap;">${title}</h1>` : ''}${body}</div></div></div></section></article></main>
<footer class="sections" id="footer-sections"><div class="sqs-html-content"><ul>${links(site.foot, 'footer-item')}</ul>${site.footer ?? ''}<p class="sqsrte-small">${site.name}, 2026</p></div></footer></div></body></html>`,
};

export const wix: Shell = {
  range: '/shop',
  product: (slug) => `/product-page/${slug}`,
  page: (site, path, title, body) => `<!DOCTYPE html>
<html lang="${site.lang ?? 'en'}"><head><meta charset='utf-8'><title>${title ? `${title} | ${site.name}` : `${site.name} | ${site.line}`}</title>
<meta name="generator" content="Wix.com Website Builder"/><link rel="canonical" href="https://${site.host}${path}"/><meta property="og:site_name" content="${site.name}"/>${site.head ?? ''}</head>
<body class='responsive'><div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><div class="wixui-rich-text"><h2 class="font_2 wixui-rich-text__text"><a href="https://${site.host}">${site.name}</a></h2></div>
${site.bar ? `<div class="wixui-rich-text"><p class="font_8">${site.bar}</p></div>` : ''}<nav aria-label="Site"><ul>${links(site.menu, 'wixui-dropdown-menu__item')}</ul></nav></header>
<main id="PAGES_CONTAINER"><div data-mesh-id="Containerc1dmpinlineContent"><div class="wixui-rich-text" data-testid="richTextElement">${title && !body.includes('<h1') ? `<h1 class="font_0"><span class="wixui-rich-text__text">${title}</span></h1>` : ''}${body}</div></div></main>
<footer id="SITE_FOOTER"><ul>${links(site.foot, 'wixui-menu__item')}</ul>${site.footer ?? ''}<p class="font_9"><span>&copy;2026 by ${site.name}. Proudly created with <a href="https://www.wix.com">Wix.com</a></span></p></footer></div></div></body></html>`,
};

/** Made by an agency or by a nephew: no shop system to be seen. */
export const handmade: Shell = {
  range: '/products',
  product: (slug) => `/products/${slug}`,
  page: (site, _path, title, body) => `<!DOCTYPE html>
<html lang="${site.lang ?? 'en'}"><head><meta charset="utf-8"><title>${title ? `${title} | ${site.name}` : `${site.name}: ${site.line}`}</title><meta name="description" content="${site.line}">
<link rel="stylesheet" href="/css/bootstrap.min.css">${site.head ?? ''}</head><body>${site.bar ? `<div class="alert alert-info text-center">${site.bar}</div>` : ''}
<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/"><img src="/img/logo.svg" alt="${site.name}"></a><ul class="navbar-nav">${links(site.menu, 'nav-item')}</ul></nav>
<div class="container" id="content">${title && !body.includes('<h1') ? `<h1>${title}</h1>` : ''}
${body}</div>
<footer class="footer mt-auto py-3"><div class="row"><div class="col-md-4"><ul class="list-unstyled">${links(site.foot, 'mb-1')}</ul></div><div class="col-md-8">${site.footer ?? ''}<p class="text-muted">Copyright &copy; 2026 ${site.name}. ${words(site).rights}</p></div></div></footer></body></html>`,
};
