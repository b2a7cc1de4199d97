import { builds, tellingBuilds } from './builds.ts';
import type { Chance } from './chance.ts';
import type { KnownBrand } from './choose.ts';
import type { OtherSite } from './namesakes.ts';
import { companyOf } from './official.ts';
import { companyPages, escaped, htmlPage, metaOf, slugOf } from './site.ts';

const DEALERS: [string, string][] = [
  ['lakesidegoods.com', 'Lakeside Goods'],
  ['kaufhaus-lindner.de', 'Kaufhaus Lindner'],
  ['thehighstreetedit.co.uk', 'The High Street Edit'],
  ['modahouse.es', 'Moda House'],
  ['maisonduboulevard.fr', 'Maison du Boulevard'],
  ['brandcorner.nl', 'Brandcorner'],
  ['northandpine.com', 'North & Pine'],
  ['outfit-galerie.at', 'Outfit Galerie'],
  ['bottegacentro.it', 'Bottega Centro'],
  ['stylewarehouse.com.au', 'Style Warehouse'],
  ['dealhaven.com', 'DealHaven'],
  ['megasklep24.pl', 'Megasklep24'],
];

/** A shop of many brands with a page for this one, on which its products stand by their names. */
export function dealer(
  brand: KnownBrand,
  taken: (host: string) => boolean,
  chance: Chance,
): OtherSite | undefined {
  const [host, shop] = chance.pick(DEALERS);
  if (taken(host)) return undefined;
  const { name, asked, trade, productTitles } = brand;
  const path = `/brands/${slugOf(name, '-') || 'brand'}`;
  const foot = `<footer><a href="/contact">Contact</a> <a href="/delivery">Delivery</a> © 2026 ${shop}. All rights reserved.</footer>`;
  const top = `<header><a href="/"><img src="/logo.png" alt="${shop}"></a><a href="/brands">All brands</a><a href="/cart">Cart</a></header>`;
  const titles = chance.is(0.5)
    ? productTitles
    : [`${asked} ${trade.ranges.en[0]}`, `${asked} ${trade.ranges.en[1]}`];
  const title = chance.pick([
    `${name} | ${shop}`,
    `Buy ${name} online - ${shop}`,
    `${name} ${trade.ranges.en[0]} – ${shop}`,
  ]);
  return {
    host,
    owner: 'dealer',
    path,
    site: {
      '/': htmlPage(
        'en',
        metaOf(`${shop} – over 400 brands`, `Shop ${name}, Levante, Oakwell and more`),
        `${top}<h1>Brands A–Z</h1><a href="${path}">${escaped(name)}</a>${foot}`,
      ),
      [path]: htmlPage(
        'en',
        `${metaOf(title, `Discover ${name} at ${shop}. Free returns.`)}<meta property="og:site_name" content="${shop}">`,
        `${top}<h1>${escaped(name)}</h1><ul>${titles.map((one) => `<li>${escaped(one)} <b>${chance.whole(15, 300)}.00</b></li>`).join('')}</ul>${foot}`,
      ),
    },
    title,
    snippet: `Shop the ${name} range at ${shop}: ${trade.ranges.en.join(', ')}. Next-day delivery.`,
  };
}

/** Sells the brand in one country under a name of the brand's, and is a company of its own. */
export function distributor(
  brand: KnownBrand,
  taken: (host: string) => boolean,
  chance: Chance,
): OtherSite | undefined {
  const [place, end, language] = chance.pick([
    ['Polska', '-polska.pl', 'pl'],
    ['Deutschland', '-vertrieb.de', 'de'],
    ['Italia', '-italia.it', 'it'],
    ['Iberia', 'iberia.es', 'es'],
    ['Australia', '-australia.com.au', 'en'],
    ['Benelux', 'benelux.nl', 'nl'],
  ] as const);
  const host = slugOf(brand.name) + end;
  if (taken(host) || slugOf(brand.name) === '') return undefined;
  const importer = chance.pick([
    'Trade Point',
    'Interimpex',
    'Almira Distribution',
    'Wessel Handels',
    'Sunco Import',
  ]);
  const company = companyOf(
    {
      name: `${brand.name} ${place}`,
      legal: `${importer} Ltd`,
      language,
      host,
      trade: brand.trade,
    },
    chance,
  );
  const tagline = `${company.tagline} – authorised distributor`;
  const site = {
    ...builds.woocommerce?.({ ...company, tagline }, brand, chance),
    ...companyPages({ ...company, tagline }),
  };
  const home = site['/'];
  if (home && 'html' in home)
    home.html = home.html.replace(
      '<footer>',
      `<footer><p>${importer} is the authorised distributor of ${escaped(brand.name)} products in ${place}. ${escaped(brand.name)} is a registered trademark of its owner.</p>`,
    );
  return {
    host,
    owner: 'distributor',
    path: '/',
    site,
    title: `${brand.name} ${place} – ${importer}`,
    snippet: tagline,
  };
}

/** A shop of fakes that would like to be taken for the brand. */
export function outlet(
  brand: KnownBrand,
  taken: (host: string) => boolean,
  chance: Chance,
): OtherSite | undefined {
  const host = chance
    .pick(['-outlet.com', '-sale.shop', 'outletonline.com', '-clearance.store'])
    .replace(/^/, slugOf(brand.name, '-'));
  if (taken(host) || slugOf(brand.name) === '') return undefined;
  const name = `${brand.name} Outlet`;
  const company = companyOf({ name, legal: name, language: 'en', host, trade: brand.trade }, chance);
  const tagline = `${brand.name} up to 80% off, free worldwide shipping`;
  const site = {
    ...builds[chance.pick(tellingBuilds)]?.({ ...company, tagline }, { name }, chance),
    ...companyPages({ ...company, tagline }),
  };
  return {
    host,
    owner: 'outlet',
    path: '/',
    site,
    title: `${name} Online Store - 80% OFF Sale`,
    snippet: tagline,
  };
}

/** Marketplaces, social networks, directories, encyclopedias: [host, path, title, snippet]. */
export function platforms(brand: KnownBrand, chance: Chance): OtherSite[] {
  const { name, description, trade, website } = brand;
  const infobox = `<table class="infobox vcard"><tr><th>Website</th><td><span class="url"><a rel="nofollow" class="external text" href="${website.href}">${website.host}</a></span></td></tr></table>`;
  const slug = slugOf(name, '-') || 'brand';
  const one = slugOf(name) || 'brand';
  const range = trade.ranges.en[0];
  const marketplaces: [string, string, string, string][] = [
    [
      'www.amazon.com',
      `/stores/${one}`,
      `Amazon.com: ${name}`,
      `Online shopping for ${name} ${range} at Amazon.com`,
    ],
    [
      'www.ebay.com',
      `/b/${slug}/bn_7116`,
      `${name} ${range} for sale | eBay`,
      `Great deals on ${name}. Fast & free shipping.`,
    ],
    [
      'www.walmart.com',
      `/brand/${slug}/1003`,
      `${name} - Walmart.com`,
      `Shop for ${name} at Walmart.com. Save money. Live better.`,
    ],
    [
      'www.zalando.co.uk',
      `/${slug}/`,
      `${name} | Zalando UK`,
      `${name} at Zalando: free delivery and returns`,
    ],
    ['www.etsy.com', `/market/${slug}`, `${name} - Etsy`, `Check out our ${name} selection`],
    [
      'www.aliexpress.com',
      `/w/wholesale-${slug}.html`,
      `${name} - AliExpress`,
      `Buy ${name} with free shipping worldwide`,
    ],
  ];
  const social: [string, string, string, string][] = [
    [
      'www.instagram.com',
      `/${one}/`,
      `${name} (@${one}) • Instagram photos and videos`,
      `${chance.whole(12, 900)}K followers`,
    ],
    [
      'www.facebook.com',
      `/${one}`,
      `${name} | Facebook`,
      `${name}. ${chance.whole(3000, 90000)} likes. ${range}`,
    ],
    ['www.linkedin.com', `/company/${slug}`, `${name} | LinkedIn`, `${name} | ${description}`],
    ['www.youtube.com', `/@${one}`, `${name} - YouTube`, `The official YouTube channel of ${name}`],
    ['www.tiktok.com', `/@${one}`, `${name} (@${one}) | TikTok`, `Watch the latest videos from ${name}`],
  ];
  const directories: [string, string, string, string][] = [
    ['www.crunchbase.com', `/organization/${slug}`, `${name} - Crunchbase Company Profile`, description],
    [
      'www.trustpilot.com',
      `/review/${one}.com`,
      `${name} Reviews | Read Customer Service Reviews`,
      `Do you agree with ${name}'s TrustScore?`,
    ],
    ['www.retailmenot.com', `/view/${one}.com`, `${name} Promo Codes - 20% Off`, `Save with ${name} coupons`],
    ['www.reddit.com', `/r/${one}`, `r/${one} - Reddit`, `What is your opinion on ${name}?`],
    [
      'www.zoominfo.com',
      `/c/${slug}/3471`,
      `${name} - Overview, News & Similar companies`,
      `${name} headquarters, phone and revenue`,
    ],
  ];
  const wikipedia: [string, string, string, string][] = chance.is(0.5)
    ? [
        [
          'en.wikipedia.org',
          `/wiki/${name.replaceAll(' ', '_')}`,
          `${name} - Wikipedia`,
          `${name} is a ${description}.`,
        ],
      ]
    : [];
  return [
    ...chance.some(marketplaces, chance.whole(1, 2)),
    ...chance.some(social, chance.whole(1, 3)),
    ...chance.some(directories, chance.whole(0, 2)),
    ...wikipedia,
  ].map(([host, path, title, snippet]) => ({
    host,
    owner: 'platform',
    path,
    title,
    snippet,
    site: {
      [path]: htmlPage(
        'en',
        metaOf(title, snippet),
        `<h1>${escaped(name)}</h1><p>${escaped(snippet)}</p>${host === 'en.wikipedia.org' ? infobox : ''}`,
      ),
    },
  }));
}

const PAPERS: [string, string][] = [
  ['www.tradedaily.com', 'Trade Daily'],
  ['www.retaildispatch.com', 'Retail Dispatch'],
  ['www.handelsblick.de', 'Handelsblick'],
  ['www.thebusinessledger.com', 'The Business Ledger'],
];

export function newspaper({ name }: KnownBrand, chance: Chance): OtherSite {
  const [host, paper] = chance.pick(PAPERS);
  const headline = chance.pick([
    `${name} names new chief executive`,
    `${name} returns to growth after restructuring`,
    `How ${name} won over younger buyers`,
  ]);
  const path = `/2026/03/${slugOf(headline, '-')}`;
  return {
    host,
    owner: 'news',
    path,
    title: `${headline} | ${paper}`,
    snippet: `${headline}. The company said on Tuesday that …`,
    site: {
      '/': htmlPage('en', metaOf(paper, 'Business news'), `<h1>${paper}</h1>`),
      [path]: htmlPage(
        'en',
        metaOf(`${headline} | ${paper}`, headline),
        `<article><h1>${escaped(headline)}</h1><p>The company said on Tuesday that it would open 14 locations.</p></article><footer>© 2026 ${paper}</footer>`,
      ),
    },
  };
}
