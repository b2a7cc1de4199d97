import type { CasePage } from '../../case.ts';
import { type Link, list, pairs, type Shop, site, slug, stocked, type Theme } from './parts.ts';
import { phrases } from './phrases.ts';

const spoken = (shop: Shop) => phrases[shop.lang ?? 'en'];
const nav = (shop: Shop, links: readonly Link[]): readonly Link[] => [...links, ...pairs(shop.nav)];
const paths = {
  all: '/shop',
  product: (name: string) => `/shop/${name}`,
  shipping: '/help/shipping',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  post: '/stories/notes',
};

/** Next.js, rendered on the server, with its state at the end of the page. */
export const next: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths,
      card: ([title, price], href) =>
        `<a class="ProductCard_root__x1Yz2" href="${href}"><h3 class="ProductCard_name__2aKd">${title}</h3><p>${price}</p></a>`,
      wrap: (
        title,
        body,
        head,
      ) => `<!DOCTYPE html><html lang="${shop.lang ?? 'en'}"><head><meta charSet="utf-8"/><title>${title} · ${shop.name}</title><meta name="next-head-count" content="7"/><link rel="preload" href="/_next/static/css/9f31.css" as="style"/><script defer="" nomodule="" src="/_next/static/chunks/polyfills.js"></script>${head}</head>
<body><div id="__next"><header class="Header_root__kk2"><a href="/">${shop.logo ?? `<span>${shop.name}</span>`}</a><nav>${list(
        nav(shop, [
          [say.all, '/shop'],
          [say.journal, '/stories/notes'],
        ]),
        'div',
        'NavLink_a__9s',
      )}</nav><button aria-label="${say.cart}">0</button></header><main>${body}</main><footer class="Footer_root__p0"><ul>${list([...pairs(shop.foot), [say.shipping, '/help/shipping'], [say.privacy, '/legal/privacy']])}</ul><form><label>${say.newsletter}<input type="email" placeholder="${shop.placeholder ?? say.field}"/></label></form><p>© <!-- -->2025<!-- --> <!-- -->${shop.owner ?? shop.name}</p>${shop.note ?? ''}</footer></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"locale":"${shop.lang ?? 'en'}","slug":"${slug(title)}"},"__N_SSG":true},"page":"/[slug]","buildId":"Jt4kPq${shop.name.length}","isFallback":false,"gsp":true,"scriptLoader":[]}</script></body></html>`,
    },
    pages,
  );
};

/** An app whose page is empty until its script has read the state that came with it. */
export const shell = (
  shop: Shop,
  title: string,
  state: unknown,
  kind: 'next' | 'initial' | 'apollo' = 'next',
): CasePage => {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script =
    kind === 'next'
      ? `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":${json}},"page":"/[...path]","query":{},"buildId":"d41d8cd98f"}</script>`
      : `<script>window.__${kind === 'initial' ? 'INITIAL' : 'APOLLO'}_STATE__ = ${json};</script>`;
  return `<!DOCTYPE html><html lang="${shop.lang ?? 'en'}"><head><meta charset="utf-8"><title>${title} · ${shop.name}</title><meta name="theme-color" content="#fff">${shop.head ?? ''}</head><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="${kind === 'next' ? '__next' : 'root'}"></div>${script}<script src="/static/js/main.${slug(shop.name)}.js" defer></script></body></html>`;
};

/** Nuxt, with its payload. */
export const nuxt: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths,
      card: ([title, price], href) =>
        `<article data-v-3f1a><a href="${href}" data-v-3f1a>${title}</a> <b data-v-3f1a>${price}</b></article>`,
      wrap: (title, body, head) =>
        `<!doctype html><html data-n-head-ssr lang="${shop.lang ?? 'en'}"><head><title>${title} — ${shop.name}</title><meta data-n-head="ssr" charset="utf-8">${head}<link rel="preload" href="/_nuxt/7b1c.js" as="script"></head><body><div data-server-rendered="true" id="__nuxt"><div id="__layout"><div class="layout"><header data-v-1c><nuxt-link></nuxt-link><a href="/" class="nuxt-link-active">${shop.logo ?? shop.name}</a><ul>${list(
          nav(shop, [
            [say.all, '/shop'],
            [say.journal, '/stories/notes'],
          ]),
        )}</ul></header><main data-v-1c>${body}</main><footer data-v-9d><ul>${list([...pairs(shop.foot), [say.shipping, '/help/shipping'], [say.privacy, '/legal/privacy'], [say.terms, '/legal/terms']])}</ul><small>&copy; ${shop.owner ?? shop.name}, 2025</small>${shop.note ?? ''}</footer></div></div></div><script>window.__NUXT__=(function(a,b){return {layout:"default",data:[{}],error:a,serverRendered:b}}(null,true));</script></body></html>`,
    },
    pages,
  );
};

/** Astro, with islands. */
export const astro: Theme = (bare, pages) => {
  const shop = stocked(bare, '/');
  const say = spoken(shop);
  return site(
    shop,
    {
      paths,
      card: ([title, price], href) =>
        `<li class="astro-7KAAP"><a href="${href}">${title}</a><span>${price}</span></li>`,
      wrap: (
        title,
        body,
        head,
      ) => `<!DOCTYPE html><html lang="${shop.lang ?? 'en'}" class="astro-J7PV"><head><meta charset="utf-8"><meta name="generator" content="Astro v4.16.1"><title>${title} / ${shop.name}</title>${head}</head><body class="astro-J7PV"><header><a class="home" href="/" aria-label="${shop.name}">${shop.logo ?? '<svg viewBox="0 0 40 40"><path d="M0 0h40v40z"/></svg>'}</a><nav>${nav(
        shop,
        [
          [say.all, '/shop'],
          [say.journal, '/stories/notes'],
        ],
      )
        .map(([text, href]) => `<a href="${href}">${text}</a>`)
        .join(
          ' ',
        )}</nav><astro-island uid="Z1k${shop.name.length}" component-url="/_astro/Cart.js" props="{&quot;count&quot;:[0,0]}" ssr client="load"><button>${say.cart}</button></astro-island></header>
<main>${body}</main><footer>${list([...pairs(shop.foot), [say.shipping, '/help/shipping'], [say.privacy, '/legal/privacy']], 'span')}<p>© ${shop.owner ?? shop.name}</p>${shop.note ?? ''}</footer></body></html>`,
    },
    pages,
  );
};
