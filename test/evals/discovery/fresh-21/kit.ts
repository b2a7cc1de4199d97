import type {
  CasePage,
  DiscoveryCase,
  ExpectedFindings,
  ExpectedPolicy,
  SearchHit,
  Stated,
} from '../case.ts';

/** Small sites, shortly told: a shell around each page, and what a careful person would write down. */

interface Site {
  name: string;
  lang?: string;
  nav: readonly (readonly [href: string, label: string])[];
  /** Markup of the foot. */
  foot?: string;
  /** Markup of the head: styles, scripts, data. */
  head?: string;
  /** Before the body's end. */
  tail?: string;
}

type Page = (title: string, body: string) => string;

const links = (nav: Site['nav'], before = '<li>', after = '</li>'): string =>
  nav.map(([href, label]) => `${before}<a href="${href}">${label}</a>${after}`).join('');

const top = ({ lang = 'en', name, head = '' }: Site, title: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title} – ${name}</title>
<meta property="og:site_name" content="${name}"><meta name="viewport" content="width=device-width">${head}</head>`;

export const shopify =
  (site: Site): Page =>
  (title, body) =>
    `${top(site, title)}<body class="gradient"><div class="shopify-section-group-header-group"><header class="header">
<a class="header__heading-link" href="/">${site.name}</a><nav><ul class="list-menu">${links(site.nav)}</ul></nav></header></div>
<main id="MainContent" class="content-for-layout"><h1>${title}</h1><div class="rte">${body}</div></main>
<footer class="footer"><div class="footer__content-top"><ul>${links(site.nav)}</ul><div class="footer-block__newsletter"><h2>Subscribe to our emails</h2>
<form method="post" action="/contact#ContactFooter"><input type="hidden" name="form_type" value="customer"><input type="email" name="contact[email]" placeholder="Email"><button>→</button></form></div>
${site.foot ?? ''}</div><small>© 2026, <a href="/">${site.name}</a> <a rel="nofollow" href="https://www.shopify.com">Powered by Shopify</a></small></footer>${site.tail ?? ''}</body></html>`;

export const woo =
  (site: Site): Page =>
  (title, body) =>
    `${top(site, title)}<body class="wp-singular page theme-storefront woocommerce-no-js"><div id="page" class="hfeed site">
<header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${site.name}</a></p><nav><ul class="menu nav-menu">${links(site.nav)}</ul></nav></header>
<div id="content" class="site-content"><article class="entry"><h1 class="entry-title">${title}</h1><div class="entry-content">${body}</div></article></div>
<footer id="colophon" class="site-footer"><div class="widget widget_text">${site.foot ?? ''}</div><div class="site-info">© ${site.name} 2026</div></footer></div>${site.tail ?? ''}</body></html>`;

export const squarespace =
  (site: Site): Page =>
  (title, body) =>
    `${top(site, title)}<body id="collection-6710" class="squarespace-config"><div id="siteWrapper"><header class="Header">
<div class="header-title-text"><a href="/">${site.name}</a></div>${links(site.nav, '<div class="header-nav-item">', '</div>')}</header>
<main id="page"><section class="page-section"><div class="sqs-block-content"><div class="sqs-html-content"><h1>${title}</h1>${body}</div></div></section></main>
<footer class="sections"><div class="sqs-html-content">${site.foot ?? ''}</div></footer></div>${site.tail ?? ''}</body></html>`;

/** Made by hand or by a nephew. */
export const byHand =
  (site: Site): Page =>
  (title, body) =>
    `${top(site, title)}<body><table width="900"><tr><td><b>${site.name}</b></td><td>${links(site.nav, '', ' | ')}</td></tr>
<tr><td colspan="2"><h2>${title}</h2>${body}</td></tr></table><hr>${site.foot ?? ''}${site.tail ?? ''}</body></html>`;

/** A small firm's own front end on a shop system: blocks, columns, a foot of three columns. */
export const blocks =
  (site: Site): Page =>
  (title, body) =>
    `${top(site, title)}<body><div class="layout"><div class="topbar"><a class="brand" href="/">${site.name}</a>${links(site.nav, '<span>', '</span>')}</div>
<section class="hero"><h1>${title}</h1></section><section class="content container">${body}</section>
<footer class="footer-columns"><div class="col">${site.foot ?? ''}</div><div class="col">${links(site.nav, '<p>', '</p>')}</div></footer></div>${site.tail ?? ''}</body></html>`;

export const mail = (address: string, label = address): string => `<a href="mailto:${address}">${label}</a>`;

/** As Cloudflare hides an address. */
export const hidden = (address: string): string => {
  const hex = (code: number) => code.toString(16).padStart(2, '0');
  const key = 0x5c;
  const bytes = [...address].map((letter) => hex(letter.charCodeAt(0) ^ key));
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex(key)}${bytes.join('')}">[email&#160;protected]</a>`;
};

/** The last label is that of a field of several lines. */
export const form = (labels: readonly string[], button: string, action = ''): string =>
  `<form method="post" action="${action}">${labels
    .map((label, at) => {
      const field = /mail/i.test(label) ? 'type="email"' : 'type="text"';
      return at === labels.length - 1
        ? `<label>${label}<textarea name="f${at}"></textarea></label>`
        : `<label>${label}<input ${field} name="f${at}"></label>`;
    })
    .join('')}<button type="submit">${button}</button></form>`;

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const to = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'address', anyOf });
export const by = (...anyOf: string[]): ExpectedFindings['wayIn'] => ({ kind: 'form', anyOf });
export const nowhere: ExpectedFindings['wayIn'] = { kind: 'none' };

export const says = <Value>(value: Value, words: string, path: string): Stated<Value> => ({
  value,
  words,
  path,
});
export const sells = (words: string, path: string): ExpectedPolicy => ({
  takes_wholesale: says('yes' as const, words, path),
});

interface Told {
  brand: string;
  titles: readonly [string, string];
  category: string;
  host: string;
  blurb: string;
  further?: readonly SearchHit[];
  pages: Readonly<Record<string, CasePage>>;
  elsewhere?: DiscoveryCase['hosts'];
  wayIn: ExpectedFindings['wayIn'];
  traps: readonly string[];
  policy?: ExpectedPolicy;
}

/** A front page shows what there is to buy. */
function withGoods({ pages, titles, host }: Told): string {
  const sign = /\.(?:com|co|ca|io|shop|au|nz)$/.test(host) ? '$' : host.endsWith('.uk') ? '£' : '€';
  const goods = titles.map(
    (title, at) =>
      `<li class="product"><h3>${title.replace(/&/g, '&amp;')}</h3><span class="price">${sign}${18 + at * 7}.00</span></li>`,
  );
  return String(pages['/']).replace(
    /<\/h[12]>/,
    (heading) => `${heading}<ul class="products">${goods.join('')}</ul>`,
  );
}

/** A brand whose site a search finds first. */
export const told = (of: Told): DiscoveryCase => ({
  brand: of.brand,
  productTitles: of.titles,
  category: of.category,
  search: [hit(`https://${of.host}/`, `${of.brand} | ${of.blurb}`, of.blurb), ...(of.further ?? [])],
  hosts: { [of.host]: { ...of.pages, '/': withGoods(of) }, ...of.elsewhere },
  expected: {
    website: of.host.replace(/^www\./, ''),
    wayIn: of.wayIn,
    traps: of.traps,
    policy: of.policy ?? {},
  },
});
