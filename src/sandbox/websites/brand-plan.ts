import { type BrandSite, siteSeed, type WorldBrand } from '../world/brands.ts';
import { categoryOf } from '../world/categories.ts';
import { type Contacts, contactsOf, type Place } from '../world/contacts.ts';
import { type PageId, pathOf } from '../world/pages.ts';
import { seeded } from '../world/random.ts';
import { canonicalHost, wholesaleHost } from '../world/sites.ts';
import { applicationForm } from './forms.ts';
import { fill, wordingOf } from './languages.ts';
import { organizationData } from './linked-data.ts';
import { addressLines, type Brief, blocksOf, heading, trapLine, wholesaleBlocks } from './page-blocks.ts';
import { type Block, escapeHtml, type MenuEntry, type PlannedPage, type SitePlan } from './plan.ts';
import { productsOf } from './products.ts';

/** The pages that the owner made; those with an address on them always. */
const pagesOf = ({ brand, site, contacts }: Brief): readonly PageId[] => {
  const random = seeded(`pages/${siteSeed(brand)}`);
  const places = new Set<Place>([...contacts.published, ...contacts.traps].map(({ place }) => place));
  const made = (page: PageId, share: number): readonly PageId[] =>
    random.chance(share) || places.has(page) ? [page] : [];
  return [
    'home',
    ...made('shop', 0.9),
    ...made('about', 0.9),
    ...(contacts.hasWholesalePage && site.kind !== 'b2b-subdomain' ? (['wholesale'] as const) : []),
    ...made('stockists', 0.25),
    ...made('faq', 0.6),
    ...(site.kind === 'bare' ? [] : (['contact'] as const)),
    ...made('policies', site.language === 'en' ? 0.4 : 1),
    'privacy',
  ];
};

const pageTitle = ({ brand, site, wording, sayPlain }: Brief, page: PageId): string => {
  if (page !== 'home') return `${wording.menu[page]} – ${brand.name}`;
  return seeded(`title/${site.host}`).pick([
    `${brand.name} | ${sayPlain(wording.slogan[0] ?? '')}`,
    `${brand.name} – ${categoryOf(brand.category).label}`,
    brand.name,
    `${sayPlain(wording.slogan[1] ?? '')} – ${brand.name}`,
  ]);
};

const planPage = (brief: Brief, page: PageId): PlannedPage => ({
  path: brief.path(page),
  title: pageTitle(brief, page),
  description: brief.sayPlain(brief.wording.story[0] ?? ''),
  blocks: () => blocksOf[page](brief),
  linkedData: organizationData(brief.brand, brief.site, brief.contacts, page),
});

/** All on one page, one under the other, reached by anchors; only what the law wants stands apart. */
const onePage = (brief: Brief, ids: readonly PageId[]): readonly PlannedPage[] => {
  const together = ids.filter((id) => id !== 'shop').map((id) => planPage(brief, id));
  const [home] = together;
  if (!home) return [];
  return [
    {
      ...home,
      blocks: () => together.flatMap(({ blocks }) => blocks()),
      linkedData: together.flatMap(({ linkedData }) => linkedData),
    },
  ];
};

/** A page for each thing in the shop; a one-page site has none. */
const productPages = ({ brand, site, wording, path }: Brief): readonly PlannedPage[] => {
  if (site.theme === 'one-page') return [];
  return productsOf(brand, site, path('shop'), 24).map(({ name, price, path: own }) => ({
    path: own,
    title: `${name} – ${brand.name}`,
    description: `${name}, ${price}`,
    blocks: () => [
      heading(name),
      { kind: 'text', html: price },
      {
        kind: 'text',
        html: `<a class="share" href="mailto:?subject=${encodeURIComponent(name)}">${wording.share}</a>`,
      },
    ],
    linkedData: [{ '@context': 'https://schema.org', '@type': 'Product', name, brand: brand.name }],
  }));
};

const briefOf = (brand: WorldBrand, site: BrandSite, contacts: Contacts): Brief => {
  const { noun } = categoryOf(brand.category);
  return {
    brand,
    site,
    contacts,
    wording: wordingOf(site.language),
    sayPlain: (text) => fill(text, { name: brand.name, noun }),
    say: (text) => fill(text, { name: escapeHtml(brand.name), noun }),
    path: (page) => pathOf(brand, site, page),
  };
};

const leftOvers = ({ contacts }: Brief): readonly string[] =>
  contacts.traps
    .filter(({ kind }) => kind === 'left-over')
    .map(
      ({ address }) =>
        `<span class="demo-contact">Mon - Fri, <a href="mailto:${address}">${address}</a></span>`,
    );

const footerLines = (brief: Brief): readonly string[] => [
  ...addressLines({ ...brief, contacts: { ...brief.contacts, traps: [] } }, 'footer'),
  ...leftOvers(brief),
  `© 2026 ${escapeHtml(brief.brand.name)}. ${brief.wording.rights}`,
  ...brief.contacts.traps.filter(({ kind }) => kind === 'agency').map((trap) => trapLine(brief, trap)),
];

const IN_MENU: ReadonlySet<PageId> = new Set(['shop', 'about', 'stockists', 'contact']);

export const planBrand = (brand: WorldBrand, site: BrandSite): SitePlan | null => {
  const contacts = contactsOf(brand);
  if (!contacts) return null;
  const brief = briefOf(brand, site, contacts);
  const ids = pagesOf(brief);
  const entry = (id: PageId): MenuEntry => ({ label: brief.wording.menu[id], href: brief.path(id) });
  const trade: readonly MenuEntry[] =
    site.kind === 'b2b-subdomain'
      ? [{ label: brief.wording.menu.wholesale, href: `http://${wholesaleHost(site)}/` }]
      : [];
  return {
    host: canonicalHost(site),
    name: brand.name,
    language: site.language,
    theme: site.theme,
    pages:
      site.theme === 'one-page'
        ? onePage(brief, ids)
        : [...ids.map((id) => planPage(brief, id)), ...productPages(brief)],
    menu: ids.filter((id) => IN_MENU.has(id)).map(entry),
    footerMenu: [...ids.filter((id) => id !== 'home' && !IN_MENU.has(id)).map(entry), ...trade],
    footer: footerLines(brief),
    // In steps, so that sites share the code of their theme.
    ballastKb: seeded(`ballast/${site.host}`).int(1, 12) * 6,
  };
};

/** The shop for shops on a host of its own: its front page and the application. */
export const planWholesaleSite = (brand: WorldBrand, site: BrandSite): SitePlan | null => {
  const contacts = contactsOf(brand);
  if (!contacts) return null;
  const brief = briefOf(brand, site, contacts);
  const { wording } = brief;
  const page = (path: string, title: string, blocks: readonly Block[]): PlannedPage => ({
    path,
    title: `${title} – ${brand.name}`,
    description: `${brand.name} for retailers`,
    blocks: () => blocks,
    linkedData: [],
  });
  const application = contacts.application === 'b2b';
  const apply = page('/apply', wording.applyHeading, [
    heading(wording.applyHeading),
    { kind: 'form', html: applicationForm(wording, '/apply') },
  ]);
  return {
    host: wholesaleHost(site),
    name: `${brand.name} Wholesale`,
    language: site.language,
    theme: 'shopify',
    pages: [
      page('/', wording.menu.wholesale, wholesaleBlocks(brief, 'b2b')),
      ...(application ? [apply] : []),
    ],
    menu: [
      ...(application ? [{ label: wording.applyHeading, href: '/apply' }] : []),
      { label: brand.name, href: `http://${canonicalHost(site)}/` },
    ],
    footerMenu: [],
    footer: [`© 2026 ${escapeHtml(brand.name)}`],
    ballastKb: 12,
  };
};
