import type { BrandSite, WorldBrand } from '../world/brands.ts';
import type { Contacts, PublishedAddress } from '../world/contacts.ts';
import type { PageId } from '../world/pages.ts';
import { seeded } from '../world/random.ts';
import { canonicalHost } from '../world/sites.ts';

const contactPoint = ({ address, purpose }: PublishedAddress): object => ({
  '@type': 'ContactPoint',
  contactType: purpose === 'support' || purpose === 'general' ? 'customer service' : 'sales',
  email: address,
  availableLanguage: ['English'],
});

/** JSON-LD: who the site belongs to, and those addresses of the page that only machines can read. */
export const organizationData = (
  brand: WorldBrand,
  site: BrandSite,
  contacts: Contacts,
  page: PageId,
): readonly object[] => {
  const onPage = contacts.published.filter(
    ({ place }) => place === page || (page === 'home' && place === 'footer'),
  );
  const direct = onPage.find(({ form }) => form === 'json-ld');
  const points = onPage.filter(({ form }) => form === 'contact-point').map(contactPoint);
  const usual = page === 'home' && site.theme !== 'handmade' && seeded(`linked/${site.host}`).chance(0.7);
  if (!direct && points.length === 0 && !usual) return [];
  const organization = {
    '@type': 'Organization',
    name: brand.name,
    url: `http://${canonicalHost(site)}/`,
    logo: `http://${canonicalHost(site)}/images/logo@2x.png`,
    sameAs: [`https://www.instagram.com/${site.host.split('.')[0]}`],
    ...(direct ? { email: direct.address } : {}),
    ...(points.length > 0 ? { contactPoint: points } : {}),
  };
  return site.theme === 'woocommerce'
    ? [
        {
          '@context': 'https://schema.org',
          '@graph': [{ '@type': 'WebSite', name: brand.name }, organization],
        },
      ]
    : [{ '@context': 'https://schema.org', ...organization }];
};
