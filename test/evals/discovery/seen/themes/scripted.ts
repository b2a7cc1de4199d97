import { escaped, items, type Shop, type Theme, theme } from './shop.ts';
import { texts } from './texts.ts';

const PLACES = {
  all: '/products',
  product: (slug: string) => `/products/${slug}`,
  about: '/about',
  shipping: '/help/shipping',
  returns: '/help/returns',
  privacy: '/legal/privacy',
  blog: '/stories',
};

/** A headless shop on Next.js: markup from the server, its state in a data island. */
export function nextjs(shop: Shop, props: unknown = {}): Theme {
  const { name, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    PLACES,
    (
      title,
      body,
      head,
    ) => `<!DOCTYPE html><html lang="${lang}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${escaped(title === '' ? titled : `${title} | ${titled}`)}</title><meta name="next-head-count" content="6"/>${head}<link rel="preload" href="/_next/static/css/2f1d6a.css" as="style"/><script defer="" src="/_next/static/chunks/main-9d1bf2c5e7ac92b1.js"></script></head>
<body><div id="__next"><header class="Header_root__x9Hq2"><a href="/" aria-label="${escaped(name)}"><svg role="img"><title>${escaped(name)}</title></svg></a><nav><ul class="Nav_list__1bQ">${items(shop.nav, '', 'Nav_link__k2')}</ul></nav><button aria-label="Open cart">Bag (0)</button></header><main class="Layout_main__s0d">${body}</main><footer class="Footer_root__Q3"><ul>${items(shop.foot ?? '')}</ul>${shop.extra ?? ''}<p class="Footer_legal__7u">${shop.legal ?? `© 2025 ${escaped(name)}`}</p></footer></div>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { locale: lang, ...(props as object) }, __N_SSG: true }, page: '/[[...slug]]', query: {}, buildId: 'pX3k9aWq0', isFallback: false })}</script></body></html>`,
    (goods) =>
      `<div class="ProductGrid_grid__a1">${goods.map(([label, price, path]) => `<a class="ProductCard_card__m4" href="${path}"><h3>${escaped(label)}</h3><p>${price}</p></a>`).join('')}</div>`,
  );
}

/** A headless shop on Nuxt. */
export function nuxt(shop: Shop, state: unknown = {}): Theme {
  const { name, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    PLACES,
    (title, body, head) => `<!doctype html>
<html data-n-head-ssr lang="${lang}" data-n-head="%7B%22lang%22:%7B%22ssr%22:%22${lang}%22%7D%7D"><head><title>${escaped(title === '' ? titled : `${title} · ${titled}`)}</title><meta data-n-head="ssr" charset="utf-8">${head}<link rel="preload" href="/_nuxt/5c2f0a1.js" as="script"></head>
<body><div data-server-rendered="true" id="__nuxt"><div id="__layout"><div class="app"><header class="site-head"><a href="/" class="nuxt-link-active logo">${escaped(name)}</a><ul>${items(shop.nav)}</ul></header><div class="view">${body}</div><footer class="site-foot"><ul>${items(shop.foot ?? '')}</ul>${shop.extra ?? ''}<span>${shop.legal ?? `&copy; ${escaped(name)} 2025`}</span></footer></div></div></div>
<script>window.__NUXT__=${JSON.stringify({ layout: 'default', data: [{}], fetch: {}, error: null, state, serverRendered: true, routePath: '/' })};</script><script src="/_nuxt/5c2f0a1.js" defer></script></body></html>`,
    (goods) =>
      `<ul class="tiles">${goods.map(([label, price, path]) => `<li><a href="${path}">${escaped(label)}</a> <em>${price}</em></li>`).join('')}</ul>`,
  );
}

/** A hand-made site of about 2008 that nobody dared to touch. */
export function tables(shop: Shop): Theme {
  const { name } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    {
      all: '/catalog.html',
      product: (slug) => `/${slug}.html`,
      about: '/about.html',
      shipping: '/shipping.html',
      returns: '/returns.html',
      privacy: '/privacy.html',
      blog: '/news.html',
    },
    (title, body, head) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><TITLE>${escaped(title === '' ? titled : `${titled}: ${title}`)}</TITLE><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=utf-8"><META NAME="GENERATOR" CONTENT="Microsoft FrontPage 6.0">${head}</HEAD>
<BODY BGCOLOR="#FFFFFF"><TABLE WIDTH="780" BORDER="0" CELLPADDING="4" ALIGN="center"><TR><TD COLSPAN="2"><A HREF="/"><IMG SRC="/images/banner.gif" ALT="${escaped(name)}" BORDER="0"></A></TD></TR>
<TR><TD WIDTH="150" VALIGN="top"><UL>${items(shop.nav)}</UL></TD><TD VALIGN="top"><FONT FACE="Verdana" SIZE="2">${body}</FONT></TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1"><UL>${items(shop.foot ?? '')}</UL>${shop.extra ?? ''}<BR>${shop.legal ?? `Copyright &copy; 1998-2024 ${escaped(name)}`} | Best viewed at 1024x768</FONT></TD></TR></TABLE></BODY></HTML>`,
    (goods) =>
      `<TABLE BORDER="1" CELLPADDING="3">${goods.map(([label, price, path]) => `<TR><TD><A HREF="${path}">${escaped(label)}</A></TD><TD>${price}</TD></TR>`).join('')}</TABLE>`,
  );
}

/** A corporate site of a group that owns brands. */
export function corporate(shop: Shop): Theme {
  const { name, lang = 'en' } = shop;
  const titled = shop.titled ?? name;
  return theme(
    shop,
    { ...PLACES, all: '/brands', product: (slug) => `/brands/${slug}`, blog: '/newsroom', about: '/company' },
    (
      title,
      body,
      head,
    ) => `<!DOCTYPE html><html lang="${lang}" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8" /><meta name="Generator" content="Drupal 10 (https://www.drupal.org)" /><title>${escaped(title === '' ? titled : `${title} | ${titled}`)}</title>${head}</head>
<body class="path-node page-node-type-page"><div class="dialog-off-canvas-main-canvas"><header role="banner"><a href="/" rel="home" class="site-logo"><img src="/sites/default/files/logo.svg" alt="${escaped(name)}" /></a><nav role="navigation" aria-labelledby="block-main-menu"><ul class="menu menu--main nav">${items(shop.nav, 'menu-item')}</ul></nav></header><main role="main"><a id="main-content" tabindex="-1"></a><div class="field field--name-body field--type-text-with-summary">${body}</div></main>
<footer role="contentinfo"><ul class="menu menu--footer">${items(shop.foot ?? '')}</ul>${shop.extra ?? ''}<p>${shop.legal ?? `© 2025 ${escaped(name)}. All rights reserved.`}</p><p class="small">${texts(shop).cookies}</p></footer></div></body></html>`,
    (goods) =>
      `<div class="view-content">${goods.map(([label, line, path]) => `<div class="views-row"><h3><a href="${path}">${escaped(label)}</a></h3><p>${line}</p></div>`).join('')}</div>`,
  );
}
