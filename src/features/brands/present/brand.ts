import type { BrandView } from '../contract/brand.ts';
import { type ReachedBrand, wayInOf } from '../domain/reached-brand.ts';
import { presentStanding } from './policy.ts';

export const presentBrand = ({ contacts, trail, sourcedAt, ...brand }: ReachedBrand): BrandView => ({
  id: brand.id,
  marketplace: brand.marketplace,
  name: brand.name,
  category: brand.category,
  productCount: brand.productCount,
  website: brand.website,
  websiteConfirmedBy: brand.websiteConfirmedBy,
  email: brand.email,
  hasBounced: brand.hasBounced,
  applicationUrl: brand.applicationUrl,
  wayIn: wayInOf({ ...brand, contacts }),
  contacts: contacts.map(({ kind, value, role, sourceUrl, context, status, reason }) => ({
    kind,
    value,
    role,
    sourceUrl,
    context,
    status,
    reason,
  })),
  trail: trail.map(({ step, url = null, detail }) => ({ step, url, detail })),
  sourcedAt: sourcedAt?.toISOString() ?? null,
  isSandbox: brand.isSandbox,
  ...presentStanding(brand),
});
