import type {
  CasePage,
  DiscoveryCase,
  ExpectedFindings,
  ExpectedPolicy,
  SearchHit,
  Stated,
} from '../../case.ts';

/** One site as its owner entered it into the shop system: texts and menus; the shell prints the rest. */
export interface Site {
  name: string;
  host: string;
  lang?: string;
  /** The line below the name, also the home page's description. */
  line: string;
  /** The bar above everything. */
  bar?: string;
  /** "Label /path" or "Label https://…". */
  menu: readonly string[];
  foot: readonly string[];
  /** Whatever else stands in the footer. */
  footer?: string;
  /** Into the head: JSON-LD, comments, scripts. */
  head?: string;
  home: string;
  pages: Readonly<Record<string, readonly [title: string, body: string] | CasePage>>;
  titles: readonly [string, string];
  prices?: readonly [string, string];
  category?: string;
  /** Where "itself" stands, the site's own hit goes. */
  found: readonly (SearchHit | 'itself')[];
  elsewhere?: Readonly<Record<string, Readonly<Record<string, CasePage>>>>;
  wayIn: ExpectedFindings['wayIn'];
  traps?: readonly string[];
  policy?: ExpectedPolicy;
}

export interface Shell {
  page: (site: Site, path: string, title: string, body: string) => string;
  /** Path of the page on which all products stand. */
  range: string;
  product: (slug: string) => string;
}

export function shop(shell: Shell, site: Site): DiscoveryCase {
  const print = (path: string, title: string, body: string) => shell.page(site, path, title, body);
  const goods = site.titles.map((title, at) => ({
    title,
    price: site.prices?.[at] ?? '',
    path: shell.product(slug(title)),
  }));
  const pages: Record<string, CasePage> = {
    '/': print('/', '', site.home),
    [shell.range]: print(
      shell.range,
      words(site).all,
      `<h1>${words(site).all}</h1><ul>${goods.map(({ title, price, path }) => `<li><a href="${path}">${title}</a> <span>${price}</span></li>`).join('')}</ul>`,
    ),
  };
  for (const { title, price, path } of goods)
    pages[path] = print(
      path,
      title,
      `<h1>${title}</h1><p class="price">${price}</p><button>${words(site).buy}</button>`,
    );
  for (const [path, page] of Object.entries(site.pages))
    pages[path] = isBody(page) ? print(path, page[0], page[1]) : page;
  pages['/robots.txt'] = {
    type: 'text/plain',
    body: `User-agent: *\nDisallow: /cart\nDisallow: /checkout\nSitemap: https://${site.host}/sitemap.xml\n`,
  };
  pages['/sitemap.xml'] = {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.keys(
      pages,
    )
      .filter((path) => !/\.(txt|xml)$/.test(path))
      .map((path) => `<url><loc>https://${site.host}${path}</loc></url>`)
      .join('')}</urlset>`,
  };
  const twin = site.host.startsWith('www.') ? site.host.slice(4) : undefined;
  return {
    brand: site.name,
    productTitles: site.titles,
    ...(site.category ? { category: site.category } : {}),
    search: site.found.map((hit) =>
      hit === 'itself'
        ? {
            url: `https://${site.host}/`,
            title: `${site.name} | ${site.line}`,
            content: `${site.line}. ${site.titles.join(', ')}.`,
          }
        : hit,
    ),
    hosts: {
      ...(twin ? { [twin]: { '/': { status: 301, location: `https://${site.host}/` } } } : {}),
      ...site.elsewhere,
      [site.host]: pages,
    },
    expected: { website: site.host, wayIn: site.wayIn, traps: site.traps ?? [], policy: site.policy ?? {} },
  };
}

function isBody(page: readonly [string, string] | CasePage): page is readonly [string, string] {
  return Array.isArray(page);
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function links(entries: readonly string[], kind: string): string {
  return entries
    .map((entry) => {
      const at = entry.lastIndexOf(' ');
      return `<li class="${kind}"><a href="${entry.slice(at + 1)}">${entry.slice(0, at)}</a></li>`;
    })
    .join('');
}

const WORDS = {
  en: {
    all: 'All products',
    buy: 'Add to cart',
    cart: 'Cart',
    skip: 'Skip to content',
    news: 'Join our mailing list',
    rights: 'All rights reserved.',
  },
  de: {
    all: 'Alle Produkte',
    buy: 'In den Warenkorb',
    cart: 'Warenkorb',
    skip: 'Zum Inhalt springen',
    news: 'Newsletter abonnieren',
    rights: 'Alle Rechte vorbehalten.',
  },
  fr: {
    all: 'Tous les produits',
    buy: 'Ajouter au panier',
    cart: 'Panier',
    skip: 'Aller au contenu',
    news: 'Recevez notre lettre',
    rights: 'Tous droits réservés.',
  },
  es: {
    all: 'Todos los productos',
    buy: 'Añadir al carrito',
    cart: 'Carrito',
    skip: 'Ir al contenido',
    news: 'Suscríbete al boletín',
    rights: 'Todos los derechos reservados.',
  },
  it: {
    all: 'Tutti i prodotti',
    buy: 'Aggiungi al carrello',
    cart: 'Carrello',
    skip: 'Vai al contenuto',
    news: 'Iscriviti alla newsletter',
    rights: 'Tutti i diritti riservati.',
  },
  nl: {
    all: 'Alle producten',
    buy: 'In winkelmand',
    cart: 'Winkelmand',
    skip: 'Naar de inhoud',
    news: 'Schrijf je in voor de nieuwsbrief',
    rights: 'Alle rechten voorbehouden.',
  },
} as const;

export function words(site: Site): (typeof WORDS)[keyof typeof WORDS] {
  const language = (site.lang ?? 'en').slice(0, 2);
  return language in WORDS ? WORDS[language as keyof typeof WORDS] : WORDS.en;
}

/** A link that opens the mail program. */
export function mail(address: string, label = address): string {
  return `<a href="mailto:${address}">${label}</a>`;
}

/** As Cloudflare hides an address. */
export function cloaked(address: string): string {
  const key = 0x5a;
  const bytes = [key, ...[...address].map((letter) => letter.charCodeAt(0) ^ key)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`;
}

/** As WordPress' antispambot() prints one. */
export function entities(address: string): string {
  const hidden = [...address].map((letter, at) => (at % 2 ? `&#${letter.charCodeAt(0)};` : letter)).join('');
  return `<a href="mailto:${hidden}">${hidden}</a>`;
}

/** Fields with their labels; "*" at the end makes one required. */
export function fields(...labels: readonly string[]): string {
  return labels
    .map((label, at) => {
      const required = label.endsWith('*') ? ' required' : '';
      const type = /mail/i.test(label) ? 'email' : /phone|tel/i.test(label) ? 'tel' : 'text';
      return `<p><label for="f${at}">${label}</label><input id="f${at}" name="field_${at}" type="${type}"${required}></p>`;
    })
    .join('');
}

export function writeTo(...addresses: readonly string[]): ExpectedFindings['wayIn'] {
  return { kind: 'address', anyOf: addresses };
}

/** Whole addresses of the form, or of the page on which it stands; those of one host by their path too. */
export function applyAt(...urls: readonly string[]): ExpectedFindings['wayIn'] {
  return {
    kind: 'form',
    anyOf: [...urls, ...urls.filter((url) => url.includes('.test/')).map((url) => new URL(url).pathname)],
  };
}

export function hit(url: string, title: string, content = title): SearchHit {
  return { url, title, content };
}

export function amazon(name: string, goods: string): SearchHit {
  return hit(
    `https://www.amazon.com/stores/${name.replace(/\W+/g, '')}/page/7C1D`,
    `Amazon.com: ${name}`,
    `Shop ${goods} by ${name} at the ${name} store on Amazon.com. Free delivery on eligible orders.`,
  );
}

export function faire(name: string): SearchHit {
  return hit(
    `https://www.faire.com/brand/b_${name.toLowerCase().replace(/\W+/g, '')}`,
    `${name} wholesale products | Faire`,
    `Buy ${name} products wholesale on Faire. Free returns on first orders, net 60 terms.`,
  );
}

export function instagram(name: string): SearchHit {
  const handle = name.toLowerCase().replace(/\W+/g, '');
  return hit(`https://www.instagram.com/${handle}/`, `${name} (@${handle}) • Instagram photos and videos`);
}

/** A page of somebody else's. */
export function another(title: string, body: string): CasePage {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}

export function says<const Value>(
  value: Value,
  sentence: string,
  path: string,
  ...furtherWords: readonly string[]
): Stated<Value> {
  return { value, words: sentence, path, ...(furtherWords.length ? { furtherWords } : {}) };
}

export function yes(sentence: string, path: string, ...furtherWords: readonly string[]): Stated<'yes'> {
  return says('yes', sentence, path, ...furtherWords);
}

export function no(sentence: string, path: string, ...furtherWords: readonly string[]): Stated<'no'> {
  return says('no', sentence, path, ...furtherWords);
}
