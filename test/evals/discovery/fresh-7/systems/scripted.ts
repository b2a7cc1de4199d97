import { inputs, lay, linksOf, type Pages, type Site, type System, slug } from './site.ts';

const shell: System = {
  shelf: '/shop',
  product: (of) => `/shop/${of}`,
  privacy: '/privacy',
  shipping: '/shipping',
  frame: (site, { title, main, words }) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en'}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${title} | ${site.name}</title><meta name="description" content="${site.tagline}"/><meta property="og:site_name" content="${site.name}"/><link rel="stylesheet" href="/_next/static/css/1c0a.css" data-precedence="next"/></head><body class="__variable_d65c78"><div class="bg-stone-900 text-center text-xs">${site.bar ?? ''}</div><header class="sticky top-0 flex items-center justify-between"><a class="text-xl font-semibold" href="/">${site.name}</a><nav class="hidden gap-6 md:flex">${linksOf(
      site.menu,
    )
      .map(({ label, href }) => `<a class="hover:underline" href="${href}">${label}</a>`)
      .join(
        '',
      )}</nav><button aria-label="${words.cart}">0</button></header><main class="mx-auto max-w-3xl px-4">${main}</main><footer class="grid grid-cols-2 border-t text-sm">${linksOf(
      site.foot,
    )
      .map(({ label, href }) => `<a href="${href}">${label}</a>`)
      .join(
        '',
      )}<a href="/privacy">${words.privacy}</a><a href="/shipping">${words.shipping}</a><p>© 2026 ${site.name} ${site.imprint ?? ''}</p></footer></body></html>`,
  card: (title, price, href) =>
    `<a class="group block" href="${href}"><h3 class="mt-2">${title}</h3><p class="text-stone-500">${price}</p></a>`,
  text: (title, html) => `<h1 class="text-3xl">${title}</h1><div class="prose prose-stone">${html}</div>`,
};

/** Drawn on the server, as most are. */
export const drawn = (site: Site): Pages => lay(site, shell);

/** An empty shell, with what its script will draw as the page's properties. */
export function fromProps(site: Site): Pages {
  const pages = lay({ ...site, pages: {} }, shell);
  for (const [path, [title, html]] of Object.entries(site.pages)) {
    const data = {
      props: {
        pageProps: {
          entry: { id: `cfl_${slug(title)}`, fields: { heading: title, body: html, seo: { title } } },
          global: { brand: site.name, nav: linksOf(site.menu) },
        },
        __N_SSP: true,
      },
      page: '/[slug]',
      query: { slug: path.slice(1) },
      buildId: 'R2s0vYh1m',
      locale: site.language ?? 'en',
      scriptLoader: [],
    };
    pages[path] =
      `<!DOCTYPE html><html lang="${site.language ?? 'en'}"><head><meta charSet="utf-8"/><title>${title} | ${site.name}</title><script src="/_next/static/chunks/main-5b1.js" defer=""></script></head><body><div id="__next"><div class="min-h-screen animate-pulse"></div></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`;
  }
  return pages;
}

/** The app router: the page comes as a stream of pushes, and nothing is drawn before they have run. */
export function fromStream(site: Site): Pages {
  const pages = lay({ ...site, pages: {} }, shell);
  for (const [path, [title, html]] of Object.entries(site.pages)) {
    const rows = [
      `1:"$Sreact.fragment"\n2:I[5731,["177","static/chunks/app/layout-2f.js"],"default"]\n`,
      `0:{"P":null,"b":"pW3uX","p":"","c":["","${path.slice(1)}"],"i":false}\n`,
      `4:["$","main",null,{"className":"prose","children":[["$","h1",null,{"children":${JSON.stringify(title)}}],["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(html)}}}]]}]\n`,
    ];
    pages[path] =
      `<!DOCTYPE html><html lang="${site.language ?? 'en'}"><head><meta charSet="utf-8"/><title>${title} | ${site.name}</title><script src="/_next/static/chunks/webpack-9d.js" async=""></script></head><body><!--$?--><template id="B:0"></template><div class="spinner"></div><!--/$--><script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows
        .map(
          (row) =>
            `<script>self.__next_f.push([1,${JSON.stringify(row).replaceAll('<', '\\u003c')}])</script>`,
        )
        .join('')}</body></html>`;
  }
  return pages;
}

export const reactForm = (fields: readonly string[], label: string): string =>
  `<form class="space-y-4" method="post" action="/api/inquiry">${inputs(
    fields,
    (text, input) => `<label class="block"><span>${text}</span>${input}</label>`,
  )}<button class="rounded bg-stone-900 px-4" type="submit">${label}</button></form>`;
