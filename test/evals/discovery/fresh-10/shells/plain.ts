import { anchors, type Shell } from '../../fresh-9/shells/site.ts';

/** A static site that a friend who codes made: utility classes, a skip link, nothing else. */
export const tidy: Shell = {
  shelf: '/shop/',
  product: (of) => `/shop/${of}/`,
  frame: (site, path, title, main) =>
    `<!DOCTYPE html><html lang="${site.language ?? 'en'}" class="scroll-smooth"><head><meta charset="utf-8"><meta name="generator" content="Astro v5.14.1"><meta name="viewport" content="width=device-width"><title>${path === '/' ? `${site.name} – ${title}` : `${title} – ${site.name}`}</title><meta name="description" content="${site.tagline}"><link rel="canonical" href="https://${site.host}${path}"></head><body class="bg-stone-50 text-stone-900"><a href="#main" class="sr-only focus:not-sr-only">Skip to main content</a><header class="mx-auto flex max-w-5xl justify-between p-6"><a href="/" class="font-serif text-2xl">${site.name}</a><nav aria-label="Main" class="flex gap-6">${anchors(site.menu)}</nav></header>${site.bar ? `<p class="bg-amber-100 p-2 text-center text-sm">${site.bar}</p>` : ''}<main id="main" class="prose mx-auto max-w-3xl p-6">${main}</main><footer class="mt-16 border-t p-6 text-sm"><ul>${anchors(site.foot, (link) => `<li>${link}</li>`)}</ul><p>© 2026 ${site.name}</p><p>${site.imprint ?? ''}</p></footer></body></html>`,
  card: (title, price, href) =>
    `<article class="rounded border p-4"><h3><a href="${href}">${title}</a></h3><p>${price}</p></article>`,
  text: (title, html) => `<h1>${title}</h1>${html}`,
};

/** Bootstrap and a page of PHP for each thing, as the nephew left it. */
export const nephew: Shell = {
  shelf: '/products.php',
  product: (of) => `/product.php?item=${of}`,
  frame: (site, _, title, main) =>
    `<!DOCTYPE html>\n<html lang="${site.language ?? 'en'}">\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n<title>${site.name} :: ${title}</title>\n<link rel="stylesheet" href="/css/bootstrap.min.css">\n</head>\n<body>\n<nav class="navbar navbar-default"><div class="container"><div class="navbar-header"><a class="navbar-brand" href="/">${site.name}</a></div><ul class="nav navbar-nav">\n${anchors(site.menu, (link) => `<li>${link}</li>\n`)}</ul></div></nav>\n<div class="container">\n${main}\n</div>\n<div class="footer"><div class="container text-center"><p>${anchors(site.foot, (link) => `${link} &middot; `)}</p><p>Copyright &copy; 2011-2026 ${site.name}. All Rights Reserved.<br>${site.imprint ?? ''}</p></div></div>\n</body>\n</html>`,
  card: (title, price, href) =>
    `<div class="col-sm-4"><div class="thumbnail"><div class="caption"><h4><a href="${href}">${title}</a></h4><p>${price}</p></div></div></div>`,
  text: (title, html) => `<div class="page-header"><h1>${title}</h1></div>\n${html}`,
};
