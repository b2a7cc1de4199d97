import { type Content, departments, links, type Pages, pairs, type Shop, slug } from './shop.ts';
import { privacyOf } from './small-print.ts';
import { wordsOf } from './stock.ts';

/** A text as a content system hands it out: paragraphs and headings as nodes. */
const nodesOf = (html: string) =>
  [...html.matchAll(/<(p|h2|h3|li)>([\s\S]*?)<\/\1>/g)].map(([, tag, text]) => ({
    _type: 'block',
    style: tag === 'p' ? 'normal' : tag,
    children: [{ _type: 'span', marks: [], text: (text ?? '').replace(/<[^>]+>/g, '') }],
  }));

/** A shop on Next.js; drawn on the server, or left to the browser with its content in the page's data. */
export function next(shop: Shop, content: Content, isDrawn = true): Pages {
  const words = wordsOf(shop);
  const page = (path: string, title: string, html: string) => {
    const data = {
      props: {
        pageProps: {
          page: { _type: 'page', title, slug: { current: path.slice(1) }, body: nodesOf(html) },
          settings: { shopifyDomain: `${slug(shop.name)}.myshopify.com`, locale: shop.language ?? 'en' },
        },
        __N_SSG: true,
      },
      page: path === '/' ? '/' : '/[...slug]',
      query: {},
      buildId: 'kq7TtV2xw',
      isFallback: false,
    };
    const main = `<main class="Layout_main__3kT2q"><h1 class="Page_title__xb2Ph">${title}</h1><div class="RichText_root__8fYtz">${html}</div></main>`;
    return `<!DOCTYPE html><html lang="${shop.language ?? 'en'}"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title === shop.name ? `${shop.name} | ${shop.tagline}` : `${title} | ${shop.name}`}</title><meta name="description" content="${shop.tagline}"/><meta name="next-head-count" content="4"/><link rel="preload" href="/_next/static/css/5f1c2a.css" as="style"/><script defer="" nomodule="" src="/_next/static/chunks/polyfills-c67a75.js"></script></head><body><div id="__next"><header class="Header_root__Qm1nX"><a class="Header_logo__pW0r2" href="/">${shop.name}</a><nav>${links(shop.nav, (label, href) => `<a class="Header_link__aK3ud" href="${href}">${label}</a>`)}</nav><button class="Header_cart__vvX1e" type="button">${words.cart} (0)</button></header>${isDrawn ? main : '<main class="Layout_main__3kT2q"><div class="Skeleton_root__o0Lq1"></div></main>'}<footer class="Footer_root__e9S4b">${links(shop.foot, (label, href) => `<a href="${href}">${label}</a>`)}<form class="Footer_signup__kk2"><label>${words.newsletter}<input type="email" placeholder="${words.mailField}"/></label></form><small>© 2026 ${shop.name} ${shop.small ?? ''}</small></footer></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script></body></html>`;
  };
  const shelf = pairs(shop.goods)
    .map(([title, price]) => `<p>${title} ${price}</p>`)
    .join('');
  return {
    '/': page('/', shop.name, `<h2>${shop.tagline}</h2>${shop.about}${shelf}`),
    ...Object.fromEntries(
      departments(shop, content).map(([label, path]) => [path, page(path, label, shelf)]),
    ),
    '/privacy': page('/privacy', words.privacy, privacyOf(shop)),
    ...Object.fromEntries(
      Object.entries(content).map(([path, [title, html]]) => [path, page(path, title, html)]),
    ),
  };
}

/** A PDF of one page, written plainly, one line of text after another. */
export function pdf(lines: readonly string[]) {
  const text = lines.map((line) => `(${line.replace(/([()\\])/g, '\\$1')}) Tj 0 -18 Td`).join('\n');
  const stream = `BT /F1 11 Tf 60 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return {
    type: 'application/pdf',
    body: `${body}${xref}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  };
}
