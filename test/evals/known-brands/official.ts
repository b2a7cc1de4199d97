import { getDomain, parse } from 'tldts';
import { builds, ownBuilds, parentPage } from './builds.ts';
import type { Chance } from './chance.ts';
import type { KnownBrand } from './choose.ts';
import { menuOf } from './menus.ts';
import { bothHosts, type Company, companyPages, htmlPage, type Site, slugOf } from './site.ts';
import type { Language, Trade } from './trade.ts';

export interface OfficialSites {
  hosts: Record<string, Site>;
  company: Company;
  /** Which way its home page is built. */
  build: string;
  /** Sites that are the brand's own. */
  domains: Set<string>;
  /** Those of them beside the main one. */
  countries: string[];
}

const languageOfSuffix: Record<string, Language> = {
  de: 'de',
  at: 'de',
  fr: 'fr',
  it: 'it',
  es: 'es',
  mx: 'es',
  ar: 'es',
  cl: 'es',
  co: 'es',
  pe: 'es',
  nl: 'nl',
  pl: 'pl',
  jp: 'ja',
  ch: 'de',
  be: 'fr',
};

const places: Record<Language, { origins: string[]; cities: string[]; phone: string; forms: string[] }> = {
  en: {
    origins: ['USA', 'United Kingdom', 'Australia'],
    cities: [
      '14 Mercer Street, New York, NY 10013',
      '220 Park Lane, London W1K 1AB',
      '9 Collins St, Melbourne VIC 3000',
    ],
    phone: '+1 212 555 01',
    forms: ['Inc.', 'LLC', 'Ltd', 'Limited', 'Corporation'],
  },
  de: {
    origins: ['Deutschland'],
    cities: [
      'Industriestraße 12, 72555 Metzingen',
      'Am Sandtorkai 4, 20457 Hamburg',
      'Lindenallee 30, 4020 Linz',
    ],
    phone: '+49 7123 55',
    forms: ['GmbH', 'AG', 'GmbH & Co. KG', 'SE'],
  },
  fr: {
    origins: ['France'],
    cities: [
      '18 rue du Faubourg, 75008 Paris',
      '4 quai de Saône, 69002 Lyon',
      '2 rue Nationale, 59800 Lille',
    ],
    phone: '+33 1 55 01',
    forms: ['SAS', 'SA', 'SARL'],
  },
  it: {
    origins: ['Italia'],
    cities: ['Via Tortona 27, 20144 Milano', 'Via Roma 8, 50123 Firenze', 'Corso Garibaldi 3, 36100 Vicenza'],
    phone: '+39 02 55',
    forms: ['S.p.A.', 'S.r.l.'],
  },
  es: {
    origins: ['España'],
    cities: ['Calle Serrano 40, 28001 Madrid', 'Avinguda Diagonal 410, 08037 Barcelona'],
    phone: '+34 91 55',
    forms: ['S.A.', 'S.L.U.', 'S.L.'],
  },
  nl: {
    origins: ['Nederland'],
    cities: ['Keizersgracht 112, 1015 Amsterdam', 'Stationsweg 5, 5611 Eindhoven'],
    phone: '+31 20 55',
    forms: ['B.V.', 'N.V.'],
  },
  pl: {
    origins: ['Polska'],
    cities: ['ul. Piotrkowska 80, 90-001 Łódź', 'ul. Marszałkowska 9, 00-590 Warszawa'],
    phone: '+48 42 55',
    forms: ['Sp. z o.o.', 'S.A.'],
  },
  ja: {
    origins: ['日本'],
    cities: ['東京都渋谷区神宮前3-1-2', '大阪府大阪市中央区本町4-2'],
    phone: '03-5550-',
    forms: ['Co., Ltd.', '株式会社'],
  },
};

const HOLDINGS = [
  'Meridian Brands',
  'Corvane Holding',
  'Albany Street Retail',
  'Nordvik Consumer',
  'PLT Fashion Group',
  'Textilhandels- und Beteiligungsgesellschaft Süd',
  'ABX Lifestyle',
  'Fenwold Group',
  'Groupe Delacourt',
  'Riviera Marchi',
  'KTC International',
  'Oakhurst Partners',
];

const taglines: Record<Language, readonly string[]> = {
  en: ['{0} and {1} made to last', 'The new season: {0}, {1} and {2}', 'Shop {0}, {1}, {2} & more'],
  de: ['{0}, {1} und {2} online kaufen', '{0} und {1} für jeden Tag', 'Die neue Kollektion: {0} und {1}'],
  fr: ['{0}, {1} et {2}', 'La nouvelle collection : {0} et {1}', '{0} et {1} – boutique en ligne'],
  it: ['{0}, {1} e {2}: la nuova collezione', '{0} e {1} – shop online'],
  es: ['{0}, {1} y {2} – tienda online', 'Nueva colección: {0} y {1}'],
  nl: ['{0}, {1} en {2} online', 'Shop de nieuwe collectie {0} en {1}'],
  pl: ['{0}, {1} i {2} – sklep internetowy', 'Nowa kolekcja: {0} i {1}'],
  ja: ['{0}・{1}・{2}の公式通販', '{0}と{1}のブランド'],
};

export function companyOf(
  {
    name,
    legal,
    language,
    host,
    trade,
  }: { name: string; legal?: string; language: Language; host: string; trade?: Trade },
  chance: Chance,
): Company {
  const { origins, cities, phone, forms } = places[language];
  const ranges = trade?.ranges[language] ?? (['', '', '', ''] as const);
  const inText = (range: string): string => (language === 'de' ? range : range.toLowerCase());
  const line = chance
    .pick(taglines[language])
    .replace(/\{(\d)\}/g, (_, at: string) => inText(ranges[Number(at)] ?? ''));
  const tagline = line.charAt(0).toUpperCase() + line.slice(1);
  return {
    name,
    legal: legal ?? `${name} ${chance.pick(forms)}`,
    menu: trade ? menuOf(trade, language) : [],
    language,
    origin: chance.pick(origins),
    ranges,
    tagline,
    founded: chance.whole(1890, 2016),
    city: chance.pick(cities),
    email: `${chance.pick(['info', 'hello', 'service', 'contact', 'customercare'])}@${getDomain(host) ?? host}`,
    phone: `${phone}${chance.whole(10, 99)} ${chance.whole(10, 99)}`,
  };
}

export function officialSites(brand: KnownBrand, chance: Chance): OfficialSites {
  const { website, otherWebsites, trade } = brand;
  const host = website.host;
  const language = languageOf(brand, chance);
  const name = siteName(brand, language, chance);
  const company = companyOf(
    { name, legal: legalName(brand, language, chance), language, host, trade },
    chance,
  );
  const domain = getDomain(host) ?? host;
  const isOwnDomain = shares(parse(host).domainWithoutSuffix ?? '', brand);
  const deep = website.pathname.replace(/(.)\/$/, '$1');
  const hosts: Record<string, Site> = {};
  const domains = new Set([domain]);

  let build: string;
  let site: Site;
  if (!isOwnDomain && chance.is(0.7)) {
    build = 'parent company';
    site = { ...companyPages(company), ...parentPage(brand, company, deep, chance) };
  } else {
    build = chance.pick(ownBuilds);
    site = { ...builds[build]?.(company, brand, chance), ...companyPages(company) };
    if (deep !== '/') {
      const home = site['/'];
      if (home) site = { ...site, [deep]: home, '/': { movedTo: `https://${host}${deep}` } };
    }
  }
  Object.assign(hosts, bothHosts(host, site));

  for (const other of otherWebsites.slice(0, 4)) {
    const otherDomain = getDomain(other.hostname);
    if (!otherDomain) continue;
    domains.add(otherDomain);
    if (hosts[other.host]) continue;
    Object.assign(hosts, bothHosts(other.host, countrySite(brand, company, other, host, chance)));
  }
  const own = ownVariant(brand, domains, chance);
  if (own) {
    domains.add(own.host);
    Object.assign(hosts, bothHosts(own.host, countrySite(brand, company, own, host, chance)));
  }
  return { hosts, company, build, domains, countries: [...domains].slice(1) };
}

/** Many have a shop of their own for a country that the file doesn't tell. */
function ownVariant({ name }: KnownBrand, domains: ReadonlySet<string>, chance: Chance): URL | undefined {
  const slug = slugOf(name);
  if (slug === '' || !chance.is(0.25)) return undefined;
  const host = slug + chance.pick(['.de', '.fr', '.co.uk', '.it', '.nl', '.pl', '.com']);
  return domains.has(host) ? undefined : new URL(`https://${host}/`);
}

/** A site for one country: most are the same shop in another language, some only move to the main one. */
function countrySite(
  brand: KnownBrand,
  company: Company,
  { host, pathname }: URL,
  main: string,
  chance: Chance,
): Site {
  if (chance.is(0.3)) return { '/': { movedTo: `https://${main}/` } };
  const language = languageOfSuffix[parse(host).publicSuffix?.split('.').at(-1) ?? ''] ?? 'en';
  const local = companyOf(
    { name: company.name, legal: company.legal, language, host, trade: brand.trade },
    chance,
  );
  const site = { ...builds.magento?.(local, brand, chance), ...companyPages(local) };
  const home = site['/'] ?? htmlPage(language, '', '');
  return { ...site, [pathname.replace(/(.)\/$/, '$1')]: home };
}

function languageOf({ website, description }: KnownBrand, chance: Chance): Language {
  const bySuffix = languageOfSuffix[website.hostname.split('.').at(-1) ?? ''];
  if (bySuffix) return bySuffix;
  const spoken = (
    [
      [/german|austrian/i, 'de'],
      [/french/i, 'fr'],
      [/italian/i, 'it'],
      [/spanish|mexic|argentin|colombia|chile/i, 'es'],
      [/dutch/i, 'nl'],
      [/polish/i, 'pl'],
      [/japan/i, 'ja'],
    ] as const
  ).find(([pattern]) => pattern.test(description))?.[1];
  return spoken && chance.is(0.5) ? spoken : 'en';
}

function siteName({ name, ownName, fullName }: KnownBrand, language: Language, chance: Chance): string {
  if (ownName !== name) return language === 'ja' || chance.is(0.3) ? `${name} ${ownName}` : name;
  if (fullName !== name && fullName.toLowerCase().includes(name.toLowerCase()) && chance.is(0.2))
    return fullName;
  return chance.is(0.15) ? name.toUpperCase() : name;
}

/** In nearly half of all cases the company's name is the brand's; else a group's, or one that tells nothing. */
function legalName({ name, fullName }: KnownBrand, language: Language, chance: Chance): string {
  const form = chance.pick(places[language].forms);
  const drawn = chance();
  if (drawn < 0.45) return `${fullName.replace(/[ ,]+(?:Inc|Ltd|LLC|S\.p\.A|GmbH|AG|Co)\.?$/i, '')} ${form}`;
  if (drawn < 0.7)
    return `${name} ${chance.pick(['Group', 'International', 'Retail', 'Europe', 'Holding', 'Brand'])} ${form}`;
  return `${chance.pick(HOLDINGS)} ${form}`;
}

/** The brand's name, a word of it or its initials are in the domain. */
function shares(label: string, { name, fullName }: KnownBrand): boolean {
  const bare = label.replaceAll('-', '');
  return [name, fullName].some((one) => {
    const slug = slugOf(one);
    const parts = slugOf(one, ' ').split(' ');
    const initials = parts.map((part) => part.charAt(0)).join('');
    return (
      (slug.length > 1 && bare.includes(slug)) ||
      (bare.length > 2 && slug.startsWith(bare)) ||
      (initials.length > 1 && bare === initials) ||
      parts.some((part) => part.length > 3 && bare.includes(part))
    );
  });
}
