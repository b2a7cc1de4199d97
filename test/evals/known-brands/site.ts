import type { Language } from './trade.ts';

/** A page, or where its address moves to. Pages may come in an old encoding. */
export type WebPage = { html: string; charset?: 'windows-1252' } | { movedTo: string };

/** What answers at one host, by path; what isn't here is not found. */
export type Site = Record<string, WebPage>;

/** Who runs a host, for telling what was named in place of the brand's own. */
export type Owner =
  | 'official'
  | 'namesake: service'
  | 'namesake: maker'
  | 'namesake: near name'
  | 'distributor'
  | 'outlet'
  | 'dealer'
  | 'parked'
  | 'platform'
  | 'news'
  | 'dead';

export interface Company {
  /** As its site writes it. */
  name: string;
  legal: string;
  language: Language;
  origin: string;
  ranges: readonly [string, string, string, string];
  /** What its shop's menus list below the ranges. */
  menu: readonly string[];
  /** One line on what it does, in its language. */
  tagline: string;
  founded: number;
  city: string;
  email: string;
  phone: string;
}

interface Words {
  home: string;
  about: string;
  contact: string;
  imprint: string;
  stores: string;
  cart: string;
  search: string;
  newsletter: string;
  rights: string;
  privacy: string;
  discover: string;
  newIn: string;
  country: string;
  since: string;
  paths: { about: string; contact: string; imprint: string };
}

const define = (line: string, about: string, contact: string, imprint: string): Words => {
  const words = line.split('|');
  const at = (index: number): string => words[index] ?? '';
  return {
    home: at(0),
    about: at(1),
    contact: at(2),
    imprint: at(3),
    stores: at(4),
    cart: at(5),
    search: at(6),
    newsletter: at(7),
    rights: at(8),
    privacy: at(9),
    discover: at(10),
    newIn: at(11),
    country: at(12),
    since: at(13),
    paths: { about, contact, imprint },
  };
};

export const words: Record<Language, Words> = {
  en: define(
    'Home|About us|Contact|Legal notice|Store locator|Cart|Search|Sign up to our newsletter|All rights reserved.|Privacy policy|Discover|New in|Choose your country or region|since',
    '/about-us',
    '/contact',
    '/legal',
  ),
  de: define(
    'Startseite|Über uns|Kontakt|Impressum|Filialfinder|Warenkorb|Suche|Newsletter abonnieren|Alle Rechte vorbehalten.|Datenschutz|Entdecken|Neuheiten|Bitte wählen Sie Ihr Land|seit',
    '/ueber-uns',
    '/kontakt',
    '/impressum',
  ),
  fr: define(
    'Accueil|La marque|Contact|Mentions légales|Nos boutiques|Panier|Rechercher|Inscrivez-vous à la newsletter|Tous droits réservés.|Politique de confidentialité|Découvrir|Nouveautés|Choisissez votre pays|depuis',
    '/la-marque',
    '/contact',
    '/mentions-legales',
  ),
  it: define(
    'Home|Chi siamo|Contatti|Note legali|Trova negozio|Carrello|Cerca|Iscriviti alla newsletter|Tutti i diritti riservati.|Privacy policy|Scopri|Nuovi arrivi|Scegli il tuo Paese|dal',
    '/chi-siamo',
    '/contatti',
    '/note-legali',
  ),
  es: define(
    'Inicio|Quiénes somos|Contacto|Aviso legal|Tiendas|Cesta|Buscar|Suscríbete a la newsletter|Todos los derechos reservados.|Política de privacidad|Descubrir|Novedades|Selecciona tu país|desde',
    '/quienes-somos',
    '/contacto',
    '/aviso-legal',
  ),
  nl: define(
    'Home|Over ons|Contact|Disclaimer|Winkels|Winkelmand|Zoeken|Schrijf je in voor de nieuwsbrief|Alle rechten voorbehouden.|Privacybeleid|Ontdek|Nieuw|Kies je land|sinds',
    '/over-ons',
    '/contact',
    '/disclaimer',
  ),
  pl: define(
    'Strona główna|O nas|Kontakt|Regulamin|Salony|Koszyk|Szukaj|Zapisz się do newslettera|Wszelkie prawa zastrzeżone.|Polityka prywatności|Odkryj|Nowości|Wybierz kraj|od',
    '/o-nas',
    '/kontakt',
    '/regulamin',
  ),
  ja: define(
    'ホーム|ブランドについて|お問い合わせ|特定商取引法に基づく表記|店舗一覧|カート|検索|メールマガジン登録|All Rights Reserved.|プライバシーポリシー|もっと見る|新着アイテム|国・地域を選択|創業',
    '/about',
    '/contact',
    '/law',
  ),
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const htmlPage = (language: Language, head: string, body: string): WebPage => ({
  html: `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`,
});

export const metaOf = (title: string, description: string): string =>
  `<title>${escaped(title)}</title>\n<meta name="description" content="${escaped(description)}">`;

/** As a domain has a name: "comptoirdescotonniers". */
export const slugOf = (name: string, between = ''): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/&/g, between === '' ? '' : ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', between);

/** A host with and without "www", the one moving to the other. */
export function bothHosts(host: string, site: Site): Record<string, Site> {
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const moves = Object.fromEntries(
    ['/', ...Object.keys(site)].map((path) => [path, { movedTo: `https://${host}${path}` }]),
  );
  return { [host]: site, [other]: moves };
}

/** The pages that most sites have besides their home page. */
export function companyPages(company: Company): Site {
  const { name, legal, language, origin, ranges, tagline, founded, city, email, phone } = company;
  const { about, contact, imprint, rights, since, paths } = words[language];
  const foot = `<footer><a href="${paths.imprint}">${imprint}</a> <a href="${paths.contact}">${contact}</a><p>© 2026 ${escaped(legal)}${legal.endsWith('.') ? '' : '.'} ${rights}</p></footer>`;
  const small = (title: string, body: string): WebPage =>
    htmlPage(
      language,
      `<title>${escaped(`${title} | ${name}`)}</title>`,
      `<header><a href="/">${escaped(name)}</a></header><main><h1>${title}</h1>${body}</main>${foot}`,
    );
  return {
    [paths.about]: small(
      about,
      `<p>${escaped(name)} – ${escaped(tagline)}</p><p>${escaped(name)}, ${city}, ${since} ${founded}. ${ranges.map(escaped).join(', ')}.</p>`,
    ),
    [paths.contact]: small(
      contact,
      `<address>${escaped(legal)}<br>${city}${origin && `, ${origin}`}<br>${phone}<br><a href="mailto:${email}">${email}</a></address>`,
    ),
    [paths.imprint]: small(imprint, `<p>${escaped(legal)}<br>${city}</p><p>${email}<br>${phone}</p>`),
  };
}
