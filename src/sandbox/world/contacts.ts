import {
  type BrandSite,
  type Language,
  SANDBOX_DOMAIN,
  siteSeed,
  type Theme,
  type WorldBrand,
} from './brands.ts';
import { slugOf } from './names.ts';
import type { PageId } from './pages.ts';
import { type Random, seeded } from './random.ts';
import { AGENCIES, COURIERS, DISTRIBUTORS } from './strangers.ts';

export type Purpose = 'wholesale' | 'sales' | 'partnerships' | 'general' | 'support';

/** How an address is written into a page. */
export type AddressForm =
  | 'mailto'
  | 'mailto-query'
  | 'mailto-entities'
  | 'cloudflare-span'
  | 'cloudflare-link'
  | 'json-ld'
  | 'contact-point'
  | 'at-dot'
  | 'split-by-tags'
  | 'split-by-comments'
  | 'text'
  | 'entities'
  | 'script-escapes';

/** `footer` is on every page, `b2b` the site of the wholesale subdomain. */
export type Place = PageId | 'footer' | 'b2b';

export interface PublishedAddress {
  readonly address: string;
  readonly purpose: Purpose;
  readonly form: AddressForm;
  readonly place: Place;
}

/** An address on the site that isn't the way in for a shop that wants to buy. */
export interface Trap {
  readonly kind:
    | 'agency'
    | 'distributor'
    | 'courier'
    | 'left-over'
    | 'noreply'
    | 'privacy'
    | 'careers'
    | 'press'
    | 'placeholder';
  readonly address: string;
  readonly company: string;
  readonly place: Place;
}

export interface Contacts {
  readonly domain: string;
  readonly behindCloudflare: boolean;
  readonly published: readonly PublishedAddress[];
  readonly traps: readonly Trap[];
  /** Where a shop can apply, on a page of its own or beside an address. */
  readonly application: Place | null;
  readonly hasWholesalePage: boolean;
}

type Access = 'address' | 'application' | 'both' | 'general' | 'linked-data' | 'support' | 'none';

const LOCALS: Readonly<Record<Language, Readonly<Record<Purpose, readonly string[]>>>> = {
  en: {
    wholesale: ['wholesale', 'wholesale', 'b2b', 'trade', 'stockists', 'retailers', 'dealers'],
    sales: ['sales', 'orders'],
    partnerships: ['partnerships', 'partners'],
    general: ['info', 'hello', 'contact', 'hi', 'team'],
    support: ['support', 'help', 'customerservice'],
  },
  de: {
    wholesale: ['haendler', 'handel', 'grosshandel', 'b2b'],
    sales: ['vertrieb', 'verkauf'],
    partnerships: ['kooperationen'],
    general: ['info', 'kontakt', 'hallo'],
    support: ['kundenservice', 'support'],
  },
  fr: {
    wholesale: ['pro', 'revendeurs', 'b2b'],
    sales: ['commercial', 'ventes'],
    partnerships: ['partenariats'],
    general: ['contact', 'bonjour', 'info'],
    support: ['sav', 'serviceclient'],
  },
  es: {
    wholesale: ['mayoristas', 'distribuidores'],
    sales: ['ventas', 'comercial'],
    partnerships: ['colaboraciones'],
    general: ['info', 'hola', 'contacto'],
    support: ['soporte', 'atencion'],
  },
  it: {
    wholesale: ['rivenditori', 'ingrosso', 'b2b'],
    sales: ['commerciale', 'vendite'],
    partnerships: ['collaborazioni'],
    general: ['info', 'ciao', 'contatti'],
    support: ['assistenza'],
  },
};

const SCRIPT_FORMS: readonly AddressForm[] = ['script-escapes', 'script-escapes', 'mailto', 'contact-point'];
const HANDMADE_FORMS: readonly AddressForm[] = [
  'mailto',
  'mailto',
  'at-dot',
  'split-by-tags',
  'split-by-comments',
  'entities',
  'text',
];
const SHOP_FORMS: readonly AddressForm[] = [
  'mailto',
  'mailto',
  'mailto',
  'mailto-query',
  'mailto-entities',
  'text',
  'text',
  'at-dot',
  'split-by-tags',
  'split-by-comments',
  'entities',
];

/** Cloudflare rewrites markup, never what stands in a script; and nobody put it before a site of 2004. */
const NEVER_CLOAKED: ReadonlySet<Theme> = new Set(['next-data', 'window-state', 'handmade']);

const formIn = (site: BrandSite, behindCloudflare: boolean, random: Random): AddressForm => {
  if (behindCloudflare) return random.pick(['cloudflare-span', 'cloudflare-span', 'cloudflare-link']);
  if (site.theme === 'next-data' || site.theme === 'window-state') return random.pick(SCRIPT_FORMS);
  return random.pick(site.theme === 'handmade' ? HANDMADE_FORMS : SHOP_FORMS);
};

const accessOf = (site: BrandSite, random: Random): Access => {
  switch (site.kind) {
    case 'bare':
      return 'none';
    case 'form-only':
      return 'application';
    case 'no-marketplaces':
    case 'b2b-subdomain':
    case 'parent':
      return random.pick(['address', 'both']);
    case 'one-page':
      return random.pick(['general', 'address']);
    default:
      return random.pick<Access>([
        ...Array<Access>(9).fill('address'),
        ...Array<Access>(4).fill('both'),
        ...Array<Access>(6).fill('general'),
        ...Array<Access>(2).fill('linked-data'),
        ...Array<Access>(2).fill('support'),
      ]);
  }
};

const mailDomain = (brand: WorldBrand, site: BrandSite, random: Random): string => {
  if (site.kind === 'parent') return site.host;
  if (random.chance(0.06)) return `${slugOf(brand.name)}-hq.${SANDBOX_DOMAIN}`;
  return site.host;
};

const LEFT_OVERS = ['needhelp@company.com', 'your@email.com', 'example@domain.com', 'info@example.com'];

const trapsOf = (site: BrandSite, domain: string, random: Random): readonly Trap[] => {
  const traps: Trap[] = [
    { kind: 'placeholder', address: 'you@example.com', company: '', place: 'footer' },
    { kind: 'privacy', address: `privacy@${domain}`, company: '', place: 'privacy' },
  ];
  const add = (
    share: number,
    kind: Trap['kind'],
    place: Place,
    of: () => readonly [string, string],
  ): void => {
    if (!random.chance(share)) return;
    const [address, company] = of();
    traps.push({ kind, address, company, place });
  };
  const company = (list: typeof AGENCIES) => (): readonly [string, string] => {
    const { address, name } = random.pick(list);
    return [address, name];
  };
  add(0.3, 'agency', 'footer', company(AGENCIES));
  add(0.15, 'left-over', 'footer', () => [random.pick(LEFT_OVERS), '']);
  add(0.15, 'distributor', 'stockists', company(DISTRIBUTORS));
  add(0.12, 'courier', 'faq', company(COURIERS));
  add(0.12, 'noreply', 'faq', () => [`noreply@${domain}`, '']);
  add(0.2, 'careers', 'about', () => [`careers@${domain}`, '']);
  add(site.kind === 'bare' ? 0 : 0.2, 'press', 'contact', () => [`press@${domain}`, '']);
  return traps;
};

const publish = (
  site: BrandSite,
  access: Access,
  address: (purpose: Purpose) => string,
  form: () => AddressForm,
  random: Random,
): readonly PublishedAddress[] => {
  const found: PublishedAddress[] = [];
  const add = (purpose: Purpose, place: Place, written: AddressForm = form()): void => {
    found.push({ address: address(purpose), purpose, place, form: written });
  };
  if (access === 'address' || access === 'both') {
    const place = site.kind === 'b2b-subdomain' ? 'b2b' : 'wholesale';
    add(random.pick(['wholesale', 'wholesale', 'wholesale', 'sales', 'partnerships']), place);
    if (random.chance(0.6)) add('general', random.pick(['contact', 'footer']));
    if (random.chance(0.3)) add('support', 'contact');
  }
  if (access === 'general') {
    add('general', random.pick(['contact', 'contact', 'footer', 'about', 'policies']));
    if (random.chance(0.4)) add('support', 'faq');
  }
  if (access === 'linked-data') {
    add(random.pick(['general', 'sales']), 'home', random.pick(['json-ld', 'contact-point']));
  }
  if (access === 'support') add('support', random.pick(['contact', 'footer']));
  return found;
};

/** Everything about reaching the brand that stands on its site; null where there is no site to stand on. */
export const contactsOf = (brand: WorldBrand): Contacts | null => {
  const { site } = brand;
  if (!site || site.kind === 'dead' || site.kind === 'parked') return null;
  const random = seeded(`contacts/${siteSeed(brand)}`);
  const access = accessOf(site, random);
  const domain = mailDomain(brand, site, random);
  const behindCloudflare = !NEVER_CLOAKED.has(site.theme) && random.chance(0.25);
  // A mailbox at Gmail never has a hyphen in its name, so these belong to no real person.
  const atGmail = (site.theme === 'handmade' || site.theme === 'one-page') && random.chance(0.3);
  const address = (purpose: Purpose): string =>
    atGmail
      ? `${slugOf(brand.name, { joiner: '-' })}-${purpose === 'general' ? 'shop' : purpose}@gmail.com`
      : `${random.pick(LOCALS[site.language][purpose])}@${domain}`;
  const form = (): AddressForm => formIn(site, behindCloudflare, random);
  const published = publish(site, access, address, form, random);
  const applies = access === 'application' || access === 'both';
  return {
    domain,
    behindCloudflare,
    published,
    traps: trapsOf(site, domain, random),
    application: applies ? (site.kind === 'b2b-subdomain' ? 'b2b' : 'wholesale') : null,
    hasWholesalePage: applies || published.some(({ place }) => place === 'wholesale' || place === 'b2b'),
  };
};
