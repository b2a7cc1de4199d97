import { type BrandSite, type Language, siteSeed, type Theme, type WorldBrand } from './brands.ts';
import { seeded } from './random.ts';

export type PageId =
  | 'home'
  | 'contact'
  | 'wholesale'
  | 'stockists'
  | 'about'
  | 'faq'
  | 'policies'
  | 'privacy'
  | 'shop';

type Slugs = Readonly<Record<Exclude<PageId, 'home'>, readonly string[]>>;

const SLUGS: Readonly<Record<Language, Slugs>> = {
  en: {
    contact: ['contact', 'contact-us', 'contact', 'get-in-touch'],
    wholesale: [
      'wholesale',
      'wholesale',
      'wholesale-inquiries',
      'trade',
      'become-a-retailer',
      'become-a-stockist',
      'stock-us',
      'for-retailers',
    ],
    stockists: ['stockists', 'store-locator', 'where-to-buy'],
    about: ['about', 'about-us', 'our-story'],
    faq: ['faq', 'faqs', 'help'],
    policies: ['shipping-returns', 'terms'],
    privacy: ['privacy-policy', 'privacy'],
    shop: ['shop', 'products'],
  },
  de: {
    contact: ['kontakt'],
    wholesale: ['haendler-werden', 'grosshandel', 'fachhandel'],
    stockists: ['haendlersuche'],
    about: ['ueber-uns'],
    faq: ['haeufige-fragen'],
    policies: ['impressum'],
    privacy: ['datenschutz'],
    shop: ['sortiment'],
  },
  fr: {
    contact: ['nous-contacter', 'contactez-nous'],
    wholesale: ['devenir-revendeur', 'espace-pro', 'professionnels'],
    stockists: ['points-de-vente'],
    about: ['a-propos', 'notre-histoire'],
    faq: ['questions-frequentes'],
    policies: ['mentions-legales'],
    privacy: ['confidentialite'],
    shop: ['boutique'],
  },
  es: {
    contact: ['contacto'],
    wholesale: ['mayoristas', 'distribuidores', 'venta-al-por-mayor'],
    stockists: ['puntos-de-venta'],
    about: ['sobre-nosotros'],
    faq: ['preguntas-frecuentes'],
    policies: ['aviso-legal'],
    privacy: ['privacidad'],
    shop: ['tienda'],
  },
  it: {
    contact: ['contatti'],
    wholesale: ['diventa-rivenditore', 'ingrosso', 'area-rivenditori'],
    stockists: ['punti-vendita'],
    about: ['chi-siamo'],
    faq: ['domande-frequenti'],
    policies: ['note-legali'],
    privacy: ['informativa-privacy'],
    shop: ['negozio'],
  },
};

const FIXED_BY_SHOPIFY: Partial<Record<PageId, string>> = {
  policies: '/policies/contact-information',
  privacy: '/policies/privacy-policy',
  shop: '/collections/all',
};

const PATHS: Readonly<Record<Theme, (slug: string, page: PageId) => string>> = {
  shopify: (slug, page) => FIXED_BY_SHOPIFY[page] ?? `/pages/${slug}`,
  woocommerce: (slug) => `/${slug}/`,
  squarespace: (slug) => `/${slug}`,
  wix: (slug) => `/${slug}`,
  handmade: (slug, page) => (page === 'wholesale' ? `/${slug.replaceAll('-', '')}.htm` : `/${slug}.html`),
  'one-page': (_slug, page) => `/#${page}`,
  'next-data': (slug) => `/${slug}`,
  'window-state': (slug, page) => (page === 'shop' ? `/${slug}` : `/info/${slug}`),
};

/** Where a page stands on the site; a one-page site has places on its page instead (`/#contact`). */
export const pathOf = (brand: WorldBrand, site: BrandSite, page: PageId): string => {
  if (page === 'home') return '/';
  const slug = seeded(`path/${siteSeed(brand)}/${page}`).pick(SLUGS[site.language][page]);
  return PATHS[site.theme](slug, page);
};
