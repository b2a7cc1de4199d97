import type { BrandSite, WorldBrand } from '../world/brands.ts';
import { categoryOf } from '../world/categories.ts';
import { slugOf } from '../world/names.ts';
import { seeded } from '../world/random.ts';
import type { Site } from '../world/sites.ts';
import type { Stranger } from '../world/strangers.ts';
import { planBrand } from './brand-plan.ts';
import { heading } from './page-blocks.ts';
import { type Block, escapeHtml, type PlannedPage, type SitePlan } from './plan.ts';

const text = (html: string): Block => ({ kind: 'text', html });

const page = (path: string, title: string, blocks: readonly Block[]): PlannedPage => ({
  path,
  title,
  description: title,
  blocks: () => blocks,
  linkedData: [],
});

const mailLink = (address: string): string => `<a href="mailto:${address}">${address}</a>`;

/** The company behind several brands: its site is that of a brand, with the whole family on it. */
export const planParent = (site: BrandSite, brands: readonly WorldBrand[]): SitePlan | null => {
  const [first] = brands;
  if (!first) return null;
  const label = site.host.split('.')[0] ?? '';
  const name = `${label.replace(/-?brands-?group.*$/, '').replace(/^(the|get|shop)/, '')} Brands Group`;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const own = planBrand({ ...first, name: title, spellings: [title] }, site);
  if (!own) return null;
  const slug = ({ name: child }: WorldBrand): string => `/brands/${slugOf(child, { joiner: '-' })}`;
  const family = brands.map((brand) => `<a href="${slug(brand)}">${escapeHtml(brand.name)}</a>`);
  const listing: readonly Block[] = [heading('Our brands'), { kind: 'list', items: family }];
  const children = brands.map((brand) =>
    page(slug(brand), `${brand.name} – a ${title} brand`, [
      heading(escapeHtml(brand.name)),
      text(`${escapeHtml(brand.name)} is our home for ${categoryOf(brand.category).noun}, part of ${title}.`),
    ]),
  );
  const [home, ...others] = own.pages;
  return {
    ...own,
    pages: [
      ...(home
        ? [
            {
              ...home,
              title: `${title} | Home of ${brands.map((brand) => brand.name).join(', ')}`,
              blocks: () => [heading(title), ...listing, ...home.blocks()],
            },
          ]
        : []),
      ...others,
      page('/brands', `Our brands – ${title}`, listing),
      ...children,
    ],
    menu: [{ label: 'Our brands', href: '/brands' }, ...own.menu],
  };
};

const simplePlan = (
  host: string,
  name: string,
  pages: readonly PlannedPage[],
  address: string,
): SitePlan => ({
  host,
  name,
  language: 'en',
  theme: seeded(`theme/${host}`).pick(['squarespace', 'woocommerce', 'handmade', 'wix'] as const),
  pages,
  menu: [{ label: 'Contact', href: '/contact' }],
  footerMenu: [],
  footer: [`© 2026 ${escapeHtml(name)}`, mailLink(address)],
  ballastKb: seeded(`ballast/${host}`).int(1, 6) * 6,
});

const LINES: Readonly<Record<string, string>> = {
  Law: 'Attorneys at law. Family, estate and business matters since 1987.',
  Dental: 'Gentle dentistry for the whole family. New patients welcome.',
  Realty: 'Homes, land and rentals. Talk to a local agent today.',
  Restaurant: 'Open Wednesday to Sunday from five. Reservations recommended.',
  Consulting: 'Strategy and operations for mid-sized companies.',
  Photography: 'Weddings and portraits, all over the state.',
  Chapel: 'Sunday service at ten. All are welcome.',
  Software: 'The scheduling platform for field teams. Start your free trial.',
};

export const planNamesake = ({ host, name, business }: Extract<Site, { role: 'namesake' }>): SitePlan => {
  const address = `info@${host}`;
  const about = LINES[business] ?? '';
  return simplePlan(
    host,
    name,
    [
      page('/', `${name} | ${business}`, [heading(escapeHtml(name)), text(about)]),
      page('/contact', `Contact – ${name}`, [
        heading('Contact'),
        text(`Call (555) 010-0142 or write to ${mailLink(address)}.`),
      ]),
    ],
    address,
  );
};

/** A retailer's page about one brand: full of its name, and not its own. */
export const retailerPage = (stranger: Stranger, brand: WorldBrand): PlannedPage =>
  page(`/brands/${slugOf(brand.name, { joiner: '-' })}`, `Shop ${brand.name} at ${stranger.name}`, [
    heading(escapeHtml(brand.name)),
    text(
      `Browse ${escapeHtml(brand.name)} ${categoryOf(brand.category).noun}. Free shipping over $49 at ${escapeHtml(stranger.name)}.`,
    ),
    text(`Customer service: ${mailLink(stranger.address)}`),
  ]);

export const planStranger = (stranger: Stranger): SitePlan =>
  simplePlan(
    stranger.host,
    stranger.name,
    [
      page('/', stranger.name, [
        heading(escapeHtml(stranger.name)),
        text('Good things from people we know.'),
      ]),
      page('/contact', `Contact – ${stranger.name}`, [
        heading('Contact'),
        text(`Write to ${mailLink(stranger.address)}.`),
      ]),
    ],
    stranger.address,
  );

export const parkedPage = (host: string): string => {
  const [label = ''] = host.split('.');
  return `<!DOCTYPE html><html lang="en"><head><title>${host} - This domain is for sale</title><meta name="robots" content="noindex"><script>window.park="eyJ1dWlkIjoi${Buffer.from(host).toString('base64url')}"</script></head><body style="font-family:Arial"><h1>${host}</h1><p>This domain may be for sale. <a href="https://www.domainmarket.example/?d=${host}">Inquire now</a></p><h3>Related searches</h3><ul><li><a href="/?q=${label}+wholesale">${label} wholesale</a></li><li><a href="/?q=bulk">Wholesale suppliers</a></li><li><a href="/?q=coupons">Coupons</a></li></ul><p>Sponsored listings. <a href="mailto:sales@domainmarket.example">sales@domainmarket.example</a></p></body></html>`;
};
