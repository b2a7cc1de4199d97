import { builds, tellingBuilds } from './builds.ts';
import type { Chance } from './chance.ts';
import type { KnownBrand } from './choose.ts';
import { companyOf } from './official.ts';
import { companyPages, escaped, htmlPage, metaOf, type Owner, type Site, slugOf, words } from './site.ts';
import type { Language } from './trade.ts';
import { trades } from './trades.ts';

export interface OtherSite {
  host: string;
  owner: Owner;
  /** Where a search result leads, on that host. */
  path: string;
  site: Site;
  title: string;
  snippet: string;
}

/** Kinds of company that bear any name: [word in the name, domain ends, language, what it says of itself, pages]. */
const SERVICES: [string, string[], Language, string, string[]][] = [
  [
    'Law',
    ['law.com', '-law.com', 'legal.com'],
    'en',
    'Personal injury attorneys serving the Tri-State area',
    ['Practice areas', 'Our attorneys', 'Case results', 'Free consultation'],
  ],
  [
    'Software',
    ['.io', 'software.com', 'app.com', '.app'],
    'en',
    'The workflow platform for distributed finance teams',
    ['Product', 'Pricing', 'Customers', 'Docs', 'Book a demo'],
  ],
  [
    'Dental',
    ['dental.com', 'dentistry.com'],
    'en',
    'Family and cosmetic dentistry, new patients welcome',
    ['Services', 'Meet the doctor', 'New patients', 'Book an appointment'],
  ],
  [
    'Construction',
    ['construction.com', 'builders.com', '.com.au'],
    'en',
    'Commercial construction and project management',
    ['Projects', 'Services', 'Safety', 'Subcontractors'],
  ],
  [
    'Ingenieurbüro',
    ['.de', '-ingenieure.de', '-gmbh.de'],
    'de',
    'Tragwerksplanung, Bauphysik und Bauleitung',
    ['Leistungen', 'Referenzen', 'Karriere', 'Kontakt'],
  ],
  [
    'Immobilien',
    ['-immobilien.de', '.de', '.at'],
    'de',
    'Wohnungen und Häuser zum Kauf und zur Miete',
    ['Kaufen', 'Mieten', 'Bewertung', 'Ansprechpartner'],
  ],
  [
    'Conseil',
    ['.fr', '-conseil.fr'],
    'fr',
    'Cabinet de conseil en ressources humaines',
    ['Notre métier', 'Équipe', 'Offres', 'Actualités'],
  ],
  [
    'Logistics',
    ['logistics.com', 'freight.com', '.eu'],
    'en',
    'Freight forwarding, customs brokerage and warehousing',
    ['Air freight', 'Sea freight', 'Track shipment', 'Get a quote'],
  ],
  [
    'Hotel',
    ['hotel.com', '-hotel.it', 'resort.com'],
    'en',
    'Rooms, breakfast and a spa five minutes from the old town',
    ['Rooms', 'Restaurant', 'Spa', 'Book now'],
  ],
  [
    'Trattoria',
    ['.it', 'ristorante.it'],
    'it',
    'Cucina tipica toscana, pizza e griglia',
    ['Menu', 'Prenota', 'Galleria', 'Dove siamo'],
  ],
  [
    'Realty',
    ['realty.com', 'homes.com', 'properties.com'],
    'en',
    'Homes for sale, buyer and seller representation',
    ['Listings', 'Sell', 'Agents', 'Neighborhoods'],
  ],
  [
    'Ingeniería',
    ['.com.mx', '.cl', 'ingenieria.com'],
    'es',
    'Proyectos eléctricos y automatización industrial',
    ['Servicios', 'Obras', 'Clientes', 'Bolsa de trabajo'],
  ],
  [
    'Insurance',
    ['insurance.com', 'agency.com'],
    'en',
    'Auto, home and farm insurance quotes',
    ['Auto', 'Home', 'Business', 'File a claim'],
  ],
  [
    'Therapeutics',
    ['tx.com', 'bio.com', 'pharma.com'],
    'en',
    'Clinical-stage biotechnology for rare kidney disease',
    ['Pipeline', 'Science', 'Leadership', 'News & events'],
  ],
  [
    'Media',
    ['media.com', '.agency', 'studio.com', '.co'],
    'en',
    'Brand strategy, websites and performance marketing',
    ['Work', 'Services', 'Team', 'Contact'],
  ],
  [
    'Academy',
    ['academy.com', '.edu', 'school.org'],
    'en',
    'An independent school for children from 4 to 18',
    ['Admissions', 'Academics', 'Athletics', 'Giving'],
  ],
  [
    'Foundation',
    ['.org', 'foundation.org'],
    'en',
    'Grants for community health and education',
    ['What we fund', 'Apply', 'Board', 'Donate'],
  ],
  [
    'Hydraulics',
    ['hydraulics.com', 'pumps.com', 'valves.com'],
    'en',
    'Gear pumps, valves and cylinders for mobile machines',
    ['Pumps', 'Valves', 'Data sheets', 'Request a quote'],
  ],
  [
    'Transportes',
    ['.es', 'transportes.es'],
    'es',
    'Transporte frigorífico nacional e internacional',
    ['Flota', 'Servicios', 'Trabaja con nosotros', 'Presupuesto'],
  ],
  [
    'Installatie',
    ['.nl', 'installatie.nl'],
    'nl',
    'Loodgieter, cv-ketels en warmtepompen',
    ['Diensten', 'Projecten', 'Storing', 'Offerte'],
  ],
  [
    'Kancelaria',
    ['.pl', 'kancelaria.pl'],
    'pl',
    'Adwokaci i radcowie prawni, sprawy gospodarcze',
    ['Specjalizacje', 'Zespół', 'Publikacje', 'Kontakt'],
  ],
  [
    'Band',
    ['band.com', 'music.com', 'official.com'],
    'en',
    'New album out now, tour dates across the Midwest',
    ['Tour', 'Music', 'Videos', 'Press kit'],
  ],
  [
    'Church',
    ['church.org', 'parish.org'],
    'en',
    'Sunday services at 9 and 11, everyone is welcome',
    ['Plan a visit', 'Sermons', 'Groups', 'Give'],
  ],
  [
    'Capital',
    ['capital.com', 'partners.com', 'advisors.com'],
    'en',
    'Growth equity for industrial technology',
    ['Portfolio', 'Team', 'Approach', 'Investor login'],
  ],
];

const NEAR: ((name: string) => string)[] = [
  (name) => `${name}s`,
  (name) => `${name} & Sons`,
  (name) => `Old ${name}`,
  (name) => `Little ${name}`,
  (name) => `${name} Brothers`,
  (name) => `${name} Valley`,
];

/** Short names are borne by many, who have them as they are under some country's ending. */
const isCommon = (name: string): boolean => slugOf(name).length <= 8;

const familiesApart = (brand: KnownBrand) =>
  Object.values(trades).filter(({ family }) => family !== brand.trade.family);

/** Another company of this name: an office, a works, a band, or a maker of quite other things. */
export function namesake(
  brand: KnownBrand,
  taken: (host: string) => boolean,
  chance: Chance,
): OtherSite | undefined {
  const isNear = chance.is(0.2);
  const name = isNear ? chance.pick(NEAR)(brand.name) : brand.name;
  return chance.is(0.35) ? maker(name, isNear, brand, taken, chance) : service(name, isNear, taken, chance);
}

/** What stands at an address that somebody would guess for the brand, where that isn't the brand's. */
export function atGuessedAddress(brand: KnownBrand, host: string, chance: Chance): OtherSite | undefined {
  const drawn = chance() * (isCommon(brand.name) ? 1 : 1.6);
  if (drawn < 0.35) return parked(brand, host, chance);
  if (drawn < 0.6) return service(brand.name, false, (one) => one !== host, chance, host);
  return drawn < 0.72 ? maker(brand.name, false, brand, () => false, chance, host) : undefined;
}

function service(
  name: string,
  isNear: boolean,
  taken: (host: string) => boolean,
  chance: Chance,
  at?: string,
): OtherSite | undefined {
  const [word, ends, language, claim, pages] = chance.pick(SERVICES);
  const host =
    at ??
    chance
      .some(ends, ends.length)
      .filter((end) => isCommon(name) || !end.startsWith('.'))
      .map((end) => slugOf(name) + end)
      .find((one) => !taken(one));
  if (!host || slugOf(name) === '') return undefined;
  const full = chance.is(0.55) ? name : `${name} ${word}`;
  const company = {
    ...companyOf(
      {
        name: full,
        legal: `${name} ${word} ${chance.pick(['LLC', 'Ltd', 'GmbH', 'Inc.'])}`,
        language,
        host,
      },
      chance,
    ),
    tagline: claim,
    ranges: [pages[0] ?? '', pages[1] ?? '', pages[2] ?? '', pages[3] ?? ''] as const,
  };
  const { rights, about, contact, paths, since } = words[language];
  const title = chance.pick([
    `${full} | ${claim}`,
    `${claim} - ${full}`,
    full,
    `${words[language].home} | ${full}`,
  ]);
  const ld = chance.is(0.35)
    ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: full, url: `https://${host}` })}</script>`
    : '';
  const home = htmlPage(
    language,
    `${metaOf(title, claim)}<meta property="og:site_name" content="${escaped(full)}">${ld}`,
    `<header><a href="/"><img src="/assets/logo.png" alt="${escaped(full)}"></a><nav>${pages.map((page) => `<a href="/${slugOf(page, '-')}">${escaped(page)}</a>`).join('')}<a href="${paths.about}">${about}</a></nav></header>
<main><h1>${escaped(claim)}</h1><p>${escaped(full)} · ${escaped(company.city)} · ${since} ${company.founded}</p>${pages.map((page) => `<section><h2>${escaped(page)}</h2><a href="/${slugOf(page, '-')}">›</a></section>`).join('')}</main>
<footer><a href="${paths.contact}">${contact}</a> ${company.phone} ${company.email} <p>© 2026 ${escaped(chance.is(0.6) ? full : company.legal)}. ${rights}</p></footer>`,
  );
  return {
    host,
    owner: isNear ? 'namesake: near name' : 'namesake: service',
    path: '/',
    site: { ...companyPages(company), '/': home },
    title,
    snippet: `${claim}. ${pages.join(', ')}.`,
  };
}

function maker(
  name: string,
  isNear: boolean,
  brand: KnownBrand,
  taken: (host: string) => boolean,
  chance: Chance,
  at?: string,
): OtherSite | undefined {
  const trade = chance.pick(familiesApart(brand));
  const language = chance.pick(['en', 'en', 'en', 'de', 'fr', 'it', 'es', 'nl', 'pl'] as const);
  const suffix = {
    en: ['.com', '.co', '.us', '.co.uk', '.com.au'],
    de: ['.de'],
    fr: ['.fr'],
    it: ['.it'],
    es: ['.es'],
    nl: ['.nl'],
    pl: ['.pl'],
    ja: ['.jp'],
  }[language];
  const slug = slugOf(name);
  const hosts = [
    ...(isCommon(name) ? [...suffix.map((end) => slug + end), `${slug}-shop.com`] : []),
    `${slug}${slugOf(trade.word)}.com`,
    `${slug}-${slugOf(trade.word, '-')}.${language === 'en' ? 'com' : language}`,
  ];
  const host = at ?? chance.some(hosts, hosts.length).find((one) => !taken(one));
  if (!host || slug === '') return undefined;
  const full = chance.is(0.6) ? name : `${name} ${trade.word}`;
  const company = companyOf({ name: full, language, host, trade }, chance);
  const site = {
    ...builds[chance.pick(tellingBuilds)]?.(company, { name: full }, chance),
    ...companyPages(company),
  };
  return {
    host,
    owner: isNear ? 'namesake: near name' : 'namesake: maker',
    path: '/',
    site,
    title: `${full} | ${company.tagline}`,
    snippet: `${company.tagline}. ${company.ranges.join(', ')}.`,
  };
}

function parked({ name }: KnownBrand, host: string, chance: Chance): OtherSite {
  const title = chance.pick([`${host} is for sale`, host, `${host} - premium domain`]);
  return {
    host,
    owner: 'parked',
    path: '/',
    site: {
      '/': htmlPage(
        'en',
        metaOf(title, `${host} - find related searches for ${name}`),
        `<h1>${host}</h1><p>The domain <b>${host}</b> may be for sale. <a href="https://www.domainmarket.example/${host}">Make an offer</a></p><ul><li>${escaped(name)} online shop</li><li>${escaped(name)} outlet</li></ul><p>© 2026 ${host}. The sponsored listings displayed above are served automatically.</p>`,
      ),
    },
    title,
    snippet: `This domain may be for sale. Related searches: ${name} online.`,
  };
}
