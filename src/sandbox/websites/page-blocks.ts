import { type BrandSite, siteSeed, type WorldBrand } from '../world/brands.ts';
import type { Contacts, Place, Trap } from '../world/contacts.ts';
import type { PageId } from '../world/pages.ts';
import { seeded } from '../world/random.ts';
import { canonicalHost } from '../world/sites.ts';
import { termsOf } from '../world/terms.ts';
import { writeAddress } from './addresses.ts';
import { ambassadorForm, applicationForm, contactForm } from './forms.ts';
import { fill } from './languages.ts';
import { type Block, escapeHtml } from './plan.ts';
import { productsOf } from './products.ts';
import { termsSentences } from './terms-wording.ts';
import type { Wording } from './wording.ts';

/** What every page of a brand's site is written from. */
export interface Brief {
  readonly brand: WorldBrand;
  readonly site: BrandSite;
  readonly contacts: Contacts;
  readonly wording: Wording;
  /** A sentence with its facts filled in, as plain text and as markup. */
  readonly sayPlain: (text: string) => string;
  readonly say: (text: string) => string;
  readonly path: (page: PageId) => string;
}

const trapSentence: Readonly<Record<Trap['kind'], (wording: Wording) => string>> = {
  agency: (wording) => `${wording.siteBy} {company} –`,
  distributor: (wording) => wording.distributor,
  courier: (wording) => wording.courier,
  noreply: (wording) => wording.noreply,
  privacy: (wording) => wording.privacy,
  careers: (wording) => wording.careers,
  press: (wording) => wording.press,
  'left-over': () => '',
  placeholder: () => '',
};

export const trapLine = ({ contacts, wording, say }: Brief, trap: Trap): string => {
  const form = contacts.behindCloudflare ? 'cloudflare-span' : 'mailto';
  const sentence = fill(say(trapSentence[trap.kind](wording)), { company: escapeHtml(trap.company) });
  return `${sentence} ${writeAddress(trap.address, form, trap.company || trap.address)}`;
};

/** The lines with addresses, right and wrong ones, that stand in one place of the site. */
export const addressLines = (brief: Brief, place: Place): readonly string[] => {
  const { contacts, wording } = brief;
  const own = contacts.published
    .filter((entry) => entry.place === place)
    .flatMap(({ address, purpose, form }) => {
      const written = writeAddress(address, form, wording.mailLabel);
      return written ? [`${wording.write[purpose]} ${written}`] : [];
    });
  const traps = contacts.traps
    .filter((trap) => trap.place === place && trap.kind !== 'placeholder')
    .map((trap) => trapLine(brief, trap));
  return place === 'contact' ? [...traps, ...own] : [...own, ...traps];
};

const texts = (lines: readonly string[]): readonly Block[] => lines.map((html) => ({ kind: 'text', html }));

export const heading = (html: string, anchor?: string): Block => ({
  kind: 'heading',
  html,
  ...(anchor ? { anchor } : {}),
});

const homeBlocks = (brief: Brief): readonly Block[] => {
  const { brand, wording, say, site, path } = brief;
  const random = seeded(`home/${siteSeed(brand)}`);
  const share = `mailto:?subject=${encodeURIComponent(brand.name)}&amp;body=http%3A%2F%2F${canonicalHost(site)}%2F`;
  return [
    heading(say(random.pick(wording.slogan))),
    ...texts(wording.story.slice(0, 2).map(say)),
    heading(wording.bestsellers),
    { kind: 'products', items: productsOf(brand, site, path('shop'), 8) },
    ...texts([say(random.pick(wording.decoys)), `<a class="share" href="${share}">${wording.share}</a>`]),
    ...texts(addressLines(brief, 'home')),
  ];
};

export const wholesaleBlocks = (brief: Brief, place: 'wholesale' | 'b2b'): readonly Block[] => {
  const { brand, site, contacts, wording, say } = brief;
  const terms = termsOf(brand, true);
  const random = seeded(`wholesale/${siteSeed(brand)}`);
  const stated = termsSentences(brand.name, terms);
  const closed = terms.takesWholesale === 'no';
  const action = place === 'b2b' ? '/apply' : site.theme === 'one-page' ? '/' : brief.path('wholesale');
  const application: readonly Block[] =
    contacts.application === place && place === 'wholesale' && !closed
      ? [heading(wording.applyHeading), { kind: 'form', html: applicationForm(wording, action) }]
      : [];
  return [
    heading(wording.menu.wholesale, 'wholesale'),
    ...texts([say(closed ? wording.closedIntro : random.pick(wording.wholesaleIntro))]),
    ...(stated.length > 0 ? [{ kind: 'list', items: stated } as const] : []),
    ...application,
    ...texts(addressLines(brief, place)),
  ];
};

export const blocksOf: Readonly<Record<PageId, (brief: Brief) => readonly Block[]>> = {
  home: homeBlocks,
  wholesale: (brief) => wholesaleBlocks(brief, 'wholesale'),
  contact: (brief) => [
    heading(brief.wording.menu.contact, 'contact'),
    ...texts([brief.wording.contactIntro]),
    { kind: 'form', html: contactForm(brief.wording, brief.path('contact')) },
    ...texts(addressLines(brief, 'contact')),
  ],
  about: (brief) => [
    heading(brief.wording.menu.about, 'about'),
    ...texts(brief.wording.story.map(brief.say)),
    ...texts(addressLines(brief, 'about')),
    ...(brief.brand.id % 9 === 0
      ? [{ kind: 'form', html: ambassadorForm(brief.path('about')) } as const]
      : []),
  ],
  stockists: (brief) => [
    heading(brief.wording.menu.stockists, 'stockists'),
    ...texts([brief.say(brief.wording.stockists)]),
    {
      kind: 'list',
      items: ['Portland, OR – Alder Street Goods', 'Austin, TX – Little Magpie', 'Bristol – Nook'],
    },
    ...texts(addressLines(brief, 'stockists')),
  ],
  faq: (brief) => [
    heading(brief.wording.menu.faq, 'faq'),
    ...brief.wording.questions.flatMap(([question, answer]): readonly Block[] => [
      heading(brief.say(question)),
      { kind: 'text', html: answer },
    ]),
    ...texts(addressLines(brief, 'faq')),
  ],
  policies: (brief) => [
    heading(brief.wording.menu.policies, 'policies'),
    ...texts(brief.wording.policies.map(brief.say)),
    ...texts(addressLines(brief, 'policies')),
  ],
  privacy: (brief) => [
    heading(brief.wording.menu.privacy, 'privacy'),
    ...texts(addressLines(brief, 'privacy')),
  ],
  shop: (brief) => [
    heading(brief.wording.menu.shop),
    { kind: 'products', items: productsOf(brief.brand, brief.site, brief.path('shop'), 24) },
  ],
};
