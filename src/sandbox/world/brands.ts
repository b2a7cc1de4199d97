import { CATEGORIES } from './categories.ts';
import { brandName, manufacturerNoise, privateLabelName, slugOf, spellingsOf } from './names.ts';
import { type Random, seeded } from './random.ts';

export const SANDBOX_DOMAIN = 'sandbox.test';

/** What a person finds who looks for the brand's site. */
export type SiteKind =
  | 'shopify'
  | 'woocommerce'
  | 'squarespace'
  | 'wix'
  | 'handmade'
  | 'one-page'
  | 'script-state'
  | 'foreign'
  | 'parent'
  | 'parked'
  | 'dead'
  | 'b2b-subdomain'
  | 'moved'
  | 'no-marketplaces'
  | 'form-only'
  | 'bare';

/** What the site is built with; kinds that tell of a situation (moved, form-only …) come in any shop's theme. */
export type Theme =
  | 'shopify'
  | 'woocommerce'
  | 'squarespace'
  | 'wix'
  | 'handmade'
  | 'one-page'
  | 'next-data'
  | 'window-state';

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it';

/** What is wrong with the site itself, always and for everybody. */
export type SiteFault =
  | 'slow'
  | 'server-error'
  | 'contact-error'
  | 'hang'
  | 'truncated-gzip'
  | 'wrong-content-type'
  | 'huge-page'
  | 'redirect-loop'
  | 'private-redirect'
  | 'meta-refresh';

export interface BrandSite {
  readonly kind: SiteKind;
  /** Without `www.`; a parent company's site is shared by its brands. */
  readonly host: string;
  readonly theme: Theme;
  readonly language: Language;
  /** The bare host redirects to `www.`. */
  readonly www: boolean;
  /** A domain of earlier days that redirects here. */
  readonly formerHost: string | null;
  readonly fault: SiteFault | null;
}

export interface WorldBrand {
  readonly id: number;
  readonly name: string;
  /** As products carry it, `name` first. */
  readonly spellings: readonly string[];
  /** Junk in the manufacturer field; null where it holds the brand's name. */
  readonly manufacturerNoise: string | null;
  /** A key of `CATEGORIES`. */
  readonly category: string;
  /** A marketplace label that one seller owns: hardly ever a brand to buy from. */
  readonly privateLabel: boolean;
  readonly sellsOnAmazonItself: boolean;
  readonly site: BrandSite | null;
}

const KINDS: readonly (readonly [weight: number, kind: SiteKind])[] = [
  [20, 'shopify'],
  [12, 'woocommerce'],
  [8, 'squarespace'],
  [4, 'wix'],
  [6, 'handmade'],
  [5, 'one-page'],
  [8, 'script-state'],
  [9, 'foreign'],
  [5, 'parent'],
  [3, 'parked'],
  [4, 'dead'],
  [4, 'b2b-subdomain'],
  [4, 'moved'],
  [4, 'no-marketplaces'],
  [4, 'form-only'],
  [3, 'bare'],
];

const FAULTS: readonly SiteFault[] = [
  'slow',
  'slow',
  'server-error',
  'contact-error',
  'hang',
  'truncated-gzip',
  'wrong-content-type',
  'huge-page',
  'redirect-loop',
  'private-redirect',
  'meta-refresh',
];

const SHOP_THEMES: readonly Theme[] = ['shopify', 'shopify', 'woocommerce', 'squarespace', 'wix'];
const THEMES: Partial<Record<SiteKind, readonly Theme[]>> = {
  shopify: ['shopify'],
  woocommerce: ['woocommerce'],
  squarespace: ['squarespace'],
  wix: ['wix'],
  handmade: ['handmade'],
  'one-page': ['one-page'],
  'script-state': ['next-data', 'window-state'],
  foreign: ['shopify', 'woocommerce', 'handmade'],
  parent: ['squarespace'],
};
const FOREIGN: readonly Language[] = ['de', 'de', 'fr', 'es', 'it'];
const LIFELESS: ReadonlySet<SiteKind> = new Set(['dead', 'parked', 'parent']);

const pickKind = (random: Random): SiteKind => {
  const total = KINDS.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.int(1, total);
  for (const [weight, kind] of KINDS) {
    left -= weight;
    if (left <= 0) return kind;
  }
  return 'shopify';
};

const HOST_FORMS: readonly ((name: string) => string)[] = [
  (name) => slugOf(name),
  (name) => slugOf(name),
  (name) => slugOf(name),
  (name) => slugOf(name, { joiner: '-' }),
  (name) => `${slugOf(name)}co`,
  (name) => `shop${slugOf(name)}`,
  (name) => `get${slugOf(name)}`,
  (name) => `${slugOf(name, { joiner: '-' })}-usa`,
  (name) => `the${slugOf(name)}`,
];

/** Takes the first host that is still free, so that no two companies share one by chance. */
class Hosts {
  private readonly taken = new Set<string>();

  claim(name: string, random: Random, german: boolean): string {
    const wished = german ? slugOf(name, { german: true }) : random.pick(HOST_FORMS)(name);
    for (let n = 1; ; n++) {
      const host = `${wished}${n === 1 ? '' : n}.${SANDBOX_DOMAIN}`;
      if (!this.taken.has(host)) {
        this.taken.add(host);
        return host;
      }
    }
  }
}

/** Five brands to a parent company. */
const parentName = (nth: number, seed: number): string =>
  `${brandName(seeded(`${seed}/parent/${Math.floor(nth / 5)}`).fork('name')).split(' ')[0]} Brands Group`;

const siteOf = (name: string, random: Random, hosts: Hosts, parentHost: () => string): BrandSite => {
  const kind = pickKind(random);
  const language = kind === 'foreign' ? random.pick(FOREIGN) : 'en';
  const theme = random.pick(THEMES[kind] ?? SHOP_THEMES);
  const host = kind === 'parent' ? parentHost() : hosts.claim(name, random, language === 'de');
  const formerHost = kind === 'moved' ? hosts.claim(`${name} online`, random, false) : null;
  const faulty = random.chance(0.06) && !LIFELESS.has(kind);
  return {
    kind,
    host,
    theme,
    language,
    www: !LIFELESS.has(kind) && random.chance(0.3),
    formerHost,
    fault: faulty ? random.pick(FAULTS) : null,
  };
};

/** Letters and digits alone: two names that differ in nothing else would be one brand to everybody. */
const likeness = (name: string): string => slugOf(name.replace(/ and /g, ' & '));

const freshName = (
  random: Random,
  privateLabel: boolean,
  earlier: readonly WorldBrand[],
  seen: Set<string>,
) => {
  for (;;) {
    const namesake = !privateLabel && earlier.length > 40 && random.chance(0.02);
    const first = namesake ? (random.pick(earlier).name.split(/[ '-]/)[0] ?? '') : '';
    const name = namesake
      ? `${first} ${random.pick(['Outdoors', 'Kitchen', 'Wellness', 'Kids'])}`
      : privateLabel
        ? privateLabelName(random)
        : brandName(random);
    const key = likeness(name);
    if (!seen.has(key)) {
      seen.add(key);
      return name;
    }
  }
};

export function worldBrands(seed: number, count = 1200): readonly WorldBrand[] {
  const hosts = new Hosts();
  const seen = new Set<string>();
  const parents = new Map<string, string>();
  const brands: WorldBrand[] = [];
  let children = 0;
  for (let id = 1; id <= count; id++) {
    const random = seeded(`${seed}/brand/${id}`);
    const privateLabel = random.chance(0.16);
    const name = freshName(random, privateLabel, brands, seen);
    const parentHost = (): string => {
      const parent = parentName(children++, seed);
      const host = parents.get(parent) ?? hosts.claim(parent, random.fork('parent'), false);
      parents.set(parent, host);
      return host;
    };
    brands.push({
      id,
      name,
      spellings: spellingsOf(name, random),
      manufacturerNoise: manufacturerNoise(name, random),
      category: random.pick(CATEGORIES).key,
      privateLabel,
      sellsOnAmazonItself: random.chance(privateLabel ? 0.95 : 0.3),
      site: random.chance(privateLabel ? 0.75 : 0.04) ? null : siteOf(name, random, hosts, parentHost),
    });
  }
  return brands;
}

/** What the facts of a brand's site are drawn from: the brands of a parent company share them. */
export const siteSeed = (brand: WorldBrand): string =>
  brand.site?.kind === 'parent' ? brand.site.host : `${brand.id}/${brand.name}`;
