import type { Chance } from './chance.ts';
import type { KnownBrand } from './choose.ts';
import { type Company, escaped, htmlPage, metaOf, type Site, slugOf, words } from './site.ts';

type Named = Pick<KnownBrand, 'name'>;
type Build = (company: Company, brand: Named, chance: Chance) => Site;

const MODELS = [
  'Harper',
  'Luna',
  'Oslo',
  'Nº 7',
  'Aurelia',
  'Marlon',
  'Studio',
  '1924',
  'Vega',
  'Fjord',
  'Capri',
  'Essential',
];
const COUNTRIES: [string, string][] = [
  ['us/en', 'United States'],
  ['uk/en', 'United Kingdom'],
  ['de/de', 'Deutschland'],
  ['fr/fr', 'France'],
  ['it/it', 'Italia'],
  ['es/es', 'España'],
  ['nl/nl', 'Nederland'],
  ['ch/de', 'Schweiz'],
  ['be/fr', 'Belgique'],
  ['pl/pl', 'Polska'],
  ['se/sv', 'Sverige'],
  ['ca/en', 'Canada'],
  ['au/en', 'Australia'],
  ['jp/ja', '日本'],
  ['kr/ko', '대한민국'],
  ['cn/zh', '中国大陆'],
];

const productsOf = ({ ranges }: Company, chance: Chance): string[] =>
  chance.some(MODELS, 4).map((model, at) => `${model} – ${ranges[at % 4] ?? ''}`);

const price = (chance: Chance): string => `${chance.whole(12, 390)}.${chance.pick(['00', '90', '95'])}`;

const socialLinks = (name: string): string =>
  ['facebook', 'instagram', 'youtube']
    .map(
      (network) =>
        `<a href="https://www.${network}.com/${slugOf(name)}" rel="noopener" aria-label="${network}"><svg width="20" height="20"><path d="M4 4h12v12H4z"/></svg></a>`,
    )
    .join('');

const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

const menuLinks = ({ menu }: Company): string =>
  menu.map((item) => `<li><a href="/c/${slugOf(item, '-') || 'x'}">${escaped(item)}</a></li>`).join('');

/** What a page that isn't a shop says it makes, where it does. */
const mentioned = ({ menu }: Company, chance: Chance): string =>
  chance.is(0.6) ? `<p>${chance.some(menu, 5).map(escaped).join(', ')}</p>` : '';

const footer = (company: Company): string => {
  const { rights, about, contact, imprint, privacy, stores, newsletter, paths } = words[company.language];
  return `<footer><form action="/newsletter"><label>${newsletter}<input type="email" name="email"></label></form><nav><a href="${paths.about}">${about}</a><a href="${paths.contact}">${contact}</a><a href="/stores">${stores}</a><a href="${paths.imprint}">${imprint}</a><a href="/privacy">${privacy}</a></nav><p class="legal">© 2026 ${escaped(company.legal)}${company.legal.endsWith('.') ? '' : '.'} ${rights}</p></footer>`;
};

const shopify: Build = (company, _brand, chance) => {
  const { name, ranges, tagline, language } = company;
  const { newIn, discover, cart, search } = words[language];
  const title = chance.pick([
    `${name}® | ${tagline}`,
    `${name} – ${tagline}`,
    `${name} Official Site`,
    `${name} | ${newIn}`,
  ]);
  const items = productsOf(company, chance)
    .map(
      (item) =>
        `<li class="grid__item"><a href="/products/${slugOf(item, '-')}"><h3 class="card__heading">${escaped(item)}</h3></a><span class="price-item">${price(chance)}</span></li>`,
    )
    .join('');
  return {
    '/': htmlPage(
      language,
      `${metaOf(title, tagline)}
<meta property="og:site_name" content="${escaped(name)}"><meta property="og:type" content="website"><meta property="og:title" content="${escaped(title)}">
<link rel="preconnect" href="https://cdn.shopify.com"><link rel="stylesheet" href="//${slugOf(name)}.com/cdn/shop/t/12/assets/base.css">
<script>window.Shopify = window.Shopify || {}; Shopify.shop = "${slugOf(name, '-')}-store.myshopify.com"; Shopify.locale = "${language}"; Shopify.currency = {"active":"EUR","rate":"1.0"};</script>
${chance.is(0.5) ? jsonLd({ '@type': 'Organization', name, logo: 'https://cdn.shopify.com/s/files/1/0042/logo.png', sameAs: [`https://www.instagram.com/${slugOf(name)}/`] }) : ''}`,
      `<div class="announcement-bar">Free shipping over 75 €</div>
<header class="header"><h1 class="header__heading"><a href="/" class="header__heading-link"><img src="//cdn.shopify.com/s/files/1/0042/logo.png?v=16" alt="${escaped(name)}" width="160"></a></h1>
<nav>${ranges.map((range) => `<a href="/collections/${slugOf(range, '-') || 'all'}">${escaped(range)}</a>`).join('')}<ul class="mega-menu">${menuLinks(company)}</ul></nav><a href="/search">${search}</a><a href="/cart">${cart}</a></header>
<main><h2>${newIn}</h2><ul class="product-grid">${items}</ul><a href="/collections/all">${discover}</a></main>
${footer(company)}${socialLinks(name)}`,
    ),
  };
};

const woocommerce: Build = (company, _brand, chance) => {
  const { name, ranges, tagline, language, legal } = company;
  const { home, about, contact, newIn, paths } = words[language];
  const title = chance.pick([`${home} - ${name}`, `${name} - ${tagline}`, `${name} – ${newIn}`]);
  return {
    '/': htmlPage(
      language,
      `${metaOf(title, tagline)}
<meta name="generator" content="WordPress 6.6.2"><meta name="generator" content="WooCommerce 9.3.3"><meta property="og:site_name" content="${escaped(name)}">
<link rel="stylesheet" id="woocommerce-general-css" href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css?ver=9.3.3">
${
  chance.is(0.6)
    ? `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name, description: tagline },
          { '@type': 'Organization', name: chance.is(0.6) ? name : legal },
        ],
      })}</script>`
    : ''
}`,
      `<header id="masthead"><div class="site-branding"><a href="/" rel="home"><img class="custom-logo" src="/wp-content/uploads/2023/04/logo-retina.png" alt="${chance.is(0.7) ? escaped(name) : 'logo'}"></a></div>
<ul id="menu-main"><li><a href="/shop/">Shop</a><ul class="sub-menu">${menuLinks(company)}</ul></li>${ranges.map((range) => `<li class="menu-item"><a href="/product-category/${slugOf(range, '-') || 'x'}/">${escaped(range)}</a></li>`).join('')}<li><a href="${paths.about}">${about}</a></li><li><a href="${paths.contact}">${contact}</a></li></ul></header>
<section class="elementor-section"><h2>${escaped(tagline)}</h2><p>${escaped(name)} ${words[language].since} ${company.founded}</p></section>
<ul class="products columns-4">${productsOf(company, chance)
        .map(
          (item) =>
            `<li class="product"><h2 class="woocommerce-loop-product__title">${escaped(item)}</h2><span class="amount">${price(chance)}&nbsp;€</span></li>`,
        )
        .join('')}</ul>${footer(company)}`,
    ),
  };
};

const magento: Build = (company, _brand, chance) => {
  const { name, ranges, tagline, language, legal } = company;
  const { cart, search, discover, stores } = words[language];
  const title = chance.pick([
    `${tagline} | ${name}`,
    `${ranges[0]} & ${ranges[1]} | ${name}`,
    `${name} Online Shop`,
  ]);
  return {
    '/': htmlPage(
      language,
      `${metaOf(title, `${tagline}. ${discover}: ${name}.`)}
<link rel="alternate" hreflang="en-gb" href="/uk/"><link rel="alternate" hreflang="de-de" href="/de/"><link rel="canonical" href="/">
<script>var BASE_URL='/';var require={"baseUrl":"/static/version1719/frontend/theme/default/"};dataLayer=[{"pageType":"home","language":"${language}"}];</script>
${chance.is(0.6) ? jsonLd({ '@type': 'Organization', name, legalName: legal, sameAs: [`https://www.facebook.com/${slugOf(name)}`, `https://www.instagram.com/${slugOf(name)}`] }) : ''}`,
      `<div class="page-wrapper"><header class="page-header"><a class="logo" href="/" title="${escaped(name)}"><img src="/static/logo.svg" alt="${escaped(name)}"></a>
<form id="search_mini_form"><input placeholder="${search}"></form><a href="/checkout/cart">${cart}</a><a href="/stores">${stores}</a></header>
<nav class="navigation"><ul>${ranges.map((range) => `<li class="level0"><a class="level-top" href="/${slugOf(range, '-') || 'c'}.html"><span>${escaped(range)}</span></a></li>`).join('')}${menuLinks(company)}<li><a href="/sale">Sale</a></li></ul></nav>
<main>${ranges.map((range) => `<div class="pagebuilder-banner"><h2>${escaped(range)}</h2><a href="#">${discover}</a></div>`).join('')}</main>${footer(company)}${socialLinks(name)}</div>`,
    ),
  };
};

const corporate: Build = (company, { name: brand }, chance) => {
  const { name, ranges, tagline, language, legal, founded, city } = company;
  const { about, contact, paths, since } = words[language];
  const news = [
    `${legal}: half-year figures 2026`,
    `${brand} opens its new logistics centre`,
    `Sustainability report 2025 published`,
  ];
  return {
    '/': htmlPage(
      language,
      metaOf(
        chance.pick([`${name} – Company`, `${legal}`, `${name} Group | ${about}`]),
        `${legal}, ${tagline}.`,
      ),
      `<header><a href="/"><img src="/typo3conf/ext/site/logo.svg" alt="${escaped(name)} Logo"></a><nav><a href="${paths.about}">${about}</a><a href="/brands">Brands</a><a href="/investors">Investor Relations</a><a href="/sustainability">Sustainability</a><a href="/careers">Careers</a><a href="/press">Press</a><a href="${paths.contact}">${contact}</a></nav></header>
<main><h1>${escaped(chance.pick([`${since} ${founded}`, tagline, 'Passion for what we make']))}</h1><p>${escaped(legal)}, ${escaped(city)}. ${ranges.map(escaped).join(', ')}.</p>${mentioned(company, chance)}
<ul>${news.map((item) => `<li><time>2026-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}</time> ${escaped(item)}</li>`).join('')}</ul><a href="/shop">Online shop</a></main>${footer(company)}`,
    ),
  };
};

const countryChooser: Build = (company, brand, chance) => {
  const { name, legal, language } = company;
  const { country, rights } = words[language];
  const shops = Object.fromEntries(
    COUNTRIES.map(([path]) => [`/${path}`, magento(company, brand, chance)['/'] ?? { movedTo: '/' }]),
  );
  return {
    ...shops,
    '/': htmlPage(
      language,
      metaOf(
        chance.pick([name, `${name} | ${country}`, `${name} Global`]),
        chance.is(0.5) ? country : `${name}: ${company.tagline}`,
      ),
      `<div class="gateway"><img src="/on/demandware.static/logo.svg" alt="${escaped(name)}"><h1>${country}</h1><ul>${COUNTRIES.map(([path, label]) => `<li><a href="/${path}/" hreflang="${path.slice(-2)}">${label}</a></li>`).join('')}</ul><label><input type="checkbox"> Remember my choice</label></div><footer><small>© ${escaped(chance.is(0.5) ? name : legal)} 2026. ${rights}</small></footer>`,
    ),
  };
};

const singlePage: Build = (company, _brand, chance) => {
  const { name, ranges, tagline, language, founded, email, phone, city, legal } = company;
  const { about, contact, since } = words[language];
  return {
    '/': htmlPage(
      language,
      `<title>${escaped(chance.is(0.6) ? name : `${name} · ${tagline}`)}</title>${chance.is(0.5) ? `<meta name="description" content="${escaped(tagline)}">` : ''}`,
      `<a href="#about">${about}</a> <a href="#work">${escaped(ranges[0])}</a> <a href="#contact">${contact}</a>
<section id="top"><h1>${escaped(name)}</h1><p>${escaped(tagline)}</p></section><section id="about"><h2>${about}</h2><p>${escaped(name)} – ${since} ${founded}. ${ranges.map(escaped).join(' · ')}</p>${mentioned(company, chance)}</section>
<section id="contact"><h2>${contact}</h2><p>${escaped(legal)}, ${escaped(city)}<br><a href="mailto:${email}">${email}</a> ${phone}</p></section><p>© ${escaped(name)} ${chance.whole(2021, 2026)}</p>`,
    ),
  };
};

const scriptWithLd: Build = (company, _brand, chance) => {
  const { name, tagline, ranges, language, legal } = company;
  const menu = ranges.map((range) => ({ label: range, href: `/${language}/${slugOf(range, '-')}` }));
  return {
    '/': htmlPage(
      language,
      `${metaOf(chance.is(0.5) ? `${name} | ${tagline}` : `${name} ${words[language].home}`, tagline)}
<link rel="preload" as="script" href="/_next/static/chunks/main-9f1c2a.js">
${jsonLd({ '@type': chance.pick(['Organization', 'Corporation', 'OnlineStore']), name, url: '/', ...(chance.is(0.5) && { legalName: legal }), logo: '/logo.png' })}`,
      `<div id="__next"><div class="loader" aria-busy="true"></div></div>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { locale: language, siteName: name, navigation: menu, more: company.menu, hero: { title: tagline }, products: productsOf(company, chance).map((title) => ({ title, price: price(chance) })), footer: { copyright: `© 2026 ${legal}` } } }, page: '/', buildId: 'k2Jd81', isFallback: false })}</script>
<script src="/_next/static/chunks/main-9f1c2a.js" defer></script><noscript>You need to enable JavaScript to run this app.</noscript>`,
    ),
  };
};

const scriptBare: Build = (company, _brand, chance) => {
  const { name, tagline, ranges, language, legal } = company;
  return {
    '/': htmlPage(
      language,
      `${metaOf(chance.pick([`${name} | ${tagline}`, `${name} - ${ranges[0]}, ${ranges[1]}`]), `${name}: ${tagline}`)}
<meta property="og:title" content="${escaped(name)}"><meta property="og:site_name" content="${escaped(name)}"><meta name="apple-mobile-web-app-title" content="${escaped(name)}">`,
      `<div id="__nuxt"></div><script>window.__NUXT__={config:{public:{brand:${JSON.stringify(name)},legal:${JSON.stringify(legal)}}},data:[{categories:${JSON.stringify([...ranges, ...company.menu])}}]};</script><script type="module" src="/_nuxt/entry.4d2f.js"></script>`,
    ),
  };
};

const oldTables: Build = (company, _brand, chance) => {
  const { name, tagline, ranges, language, legal, city, phone, email } = company;
  const { about, contact, imprint, rights, paths } = words[language];
  return {
    '/': {
      html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>${escaped(chance.pick([name, `${name} - ${tagline}`, `:: ${name} ::`]))}</title><meta name="keywords" content="${escaped([name, ...ranges].join(', '))}"></head>
<body bgcolor="#ffffff"><table width="960" align="center"><tr><td><img src="images/logo.gif" alt="${chance.is(0.5) ? escaped(name) : ''}"></td><td><a href="${paths.about}">${about}</a> | <a href="katalog.pdf">PDF</a> | <a href="${paths.contact}">${contact}</a> | <a href="${paths.imprint}">${imprint}</a></td></tr>
<tr><td colspan="2"><font size="4">${escaped(name)}</font><p>${escaped(tagline)}</p><ul>${ranges.map((range) => `<li>${escaped(range)}</li>`).join('')}</ul>${mentioned(company, chance)}</td></tr>
<tr><td colspan="2"><small>&copy; ${chance.whole(2012, 2025)} ${escaped(legal)}, ${escaped(city)}, ${phone}, ${email} - ${rights}</small></td></tr></table></body></html>`,
      charset: 'windows-1252',
    },
  };
};

const squarespace: Build = (company, _brand, chance) => {
  const { name, tagline, ranges, language } = company;
  const { about, contact, paths, cart } = words[language];
  return {
    '/': htmlPage(
      language,
      `<title>${escaped(name)}</title><meta property="og:site_name" content="${escaped(name)}"><meta property="og:title" content="${escaped(name)}"><meta itemprop="name" content="${escaped(name)}"><meta name="description" content="${chance.is(0.7) ? escaped(tagline) : ''}">
<script>Static.SQUARESPACE_CONTEXT = {"websiteSettings":{"siteTitle":${JSON.stringify(name)}},"authenticUrl":"https://${slugOf(name)}.squarespace.com"};</script>
${chance.is(0.5) ? jsonLd({ '@type': 'WebSite', name, url: '/' }) : ''}`,
      `<header class="header-announcement"><div class="header-title-text"><a href="/" id="site-title">${escaped(name)}</a></div><nav><a href="/shop">Shop</a><a href="${paths.about}">${about}</a><a href="/journal">Journal</a><a href="${paths.contact}">${contact}</a><a href="/cart">${cart} (0)</a></nav></header>
<section class="page-section"><h1>${escaped(tagline)}</h1><p>${ranges.map(escaped).join(' / ')}</p>${mentioned(company, chance)}</section>${footer(company)}`,
    ),
  };
};

const consentWall: Build = (company, _brand, chance) => {
  const { name, legal, tagline, ranges, language } = company;
  const { paths, imprint, contact, discover } = words[language];
  return {
    '/': htmlPage(
      language,
      metaOf(
        `${name} – ${chance.pick([tagline, ranges[0], 'Maison', 'Official website'])}`,
        `${discover} ${name}: ${ranges.join(', ')}`,
      ),
      `<div class="cookie-wall"><h2>We value your privacy</h2><p>We and our 214 partners store and access information on a device, such as cookies and unique identifiers, for personalised advertising, measurement and audience insights.</p><button>Accept all</button><button>Reject</button></div>
<nav class="drawer" aria-hidden="true">${ranges.map((range) => `<a href="/collection">${escaped(range)}</a>`).join('')}</nav><div class="intro"><video autoplay muted loop src="/film.mp4"></video><a href="/collection"><img alt="${escaped(name)}" src="/logo-white.png"></a></div>
<div class="foot"><a href="${paths.contact}">${contact}</a> <a href="${paths.imprint}">${imprint}</a> <span>©2026 ${escaped(legal)}</span></div>`,
    ),
  };
};

export const builds: Readonly<Record<string, Build>> = {
  shopify,
  woocommerce,
  magento,
  corporate,
  'country chooser': countryChooser,
  'single page': singlePage,
  'script with JSON-LD': scriptWithLd,
  'script without JSON-LD': scriptBare,
  'windows-1252': oldTables,
  squarespace,
  'consent wall': consentWall,
};

export const ownBuilds: readonly string[] = [
  'shopify',
  'shopify',
  'shopify',
  'woocommerce',
  'magento',
  'magento',
  'magento',
  'corporate',
  'country chooser',
  'single page',
  'script with JSON-LD',
  'script with JSON-LD',
  'script without JSON-LD',
  'windows-1252',
  'squarespace',
  'consent wall',
];

/** Those on which even a maker of other things, of the same name, shows what it makes. */
export const tellingBuilds: readonly string[] = [
  'shopify',
  'woocommerce',
  'magento',
  'squarespace',
  'single page',
  'windows-1252',
];

/** The site of the company that owns the brand, with a page on it. */
export function parentPage(brand: Named, company: Company, path: string, chance: Chance): Site {
  const { name, legal, ranges, tagline, language, city } = company;
  const { about, contact, paths, rights } = words[language];
  const owner = legal.replace(
    / (?:Inc|LLC|Ltd|Limited|Corporation|GmbH|AG|SE|SAS|SA|SARL|S\.p\.A|S\.r\.l|B\.V|N\.V)\.?$/,
    '',
  );
  const others = chance.some(
    ['Northfold', 'Bellavie', 'Tessa & Ray', 'Kurt Adler', 'Olivaro', 'Sixpence'],
    3,
  );
  const foot = `<footer><a href="${paths.about}">${about}</a> <a href="${paths.contact}">${contact}</a> © 2026 ${escaped(legal)}. ${rights}</footer>`;
  const brandPage = htmlPage(
    language,
    metaOf(`${name} | ${owner}`, `${name}: ${tagline}`),
    `<header><a href="/"><img src="/logo.svg" alt="${escaped(owner)}"></a><nav><a href="/">Brands</a><a href="/investors">Investors</a></nav></header><main><img src="/brands/logo.png" alt="${escaped(brand.name)}"><h1>${escaped(name)}</h1><p>${escaped(tagline)}. ${ranges.map(escaped).join(', ')}.</p><p>${escaped(name)} is a brand of ${escaped(legal)}, ${escaped(city)}.</p></main>${foot}`,
  );
  const home = htmlPage(
    language,
    metaOf(`${owner} – Our brands`, `${owner}: ${[name, ...others].join(', ')}`),
    `<header><a href="/"><img src="/logo.svg" alt="${escaped(owner)}"></a></header><main><h1>Our brands</h1><ul><li><a href="${path === '/' ? '/brands' : path}">${escaped(name)}</a> – ${ranges.slice(0, 2).map(escaped).join(', ')}</li>${others.map((other) => `<li>${escaped(other)}</li>`).join('')}</ul></main>${foot}`,
  );
  const isFlagship = path === '/' && chance.is(0.6);
  return {
    '/': isFlagship ? brandPage : home,
    [path === '/' ? '/brands' : path]: brandPage,
  };
}
