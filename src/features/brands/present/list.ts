import type { BrandRowView } from '../contract/list.ts';
import type { ListedBrand } from '../domain/listed-brand.ts';
import { presentFigures } from './figures.ts';

export const presentListedBrand = (brand: ListedBrand): BrandRowView => ({
  id: brand.id,
  marketplace: brand.marketplace,
  name: brand.name,
  category: brand.category,
  website: brand.website,
  email: brand.email,
  applicationUrl: brand.applicationUrl,
  sourcingState: brand.sourcingState,
  sourcedAt: brand.sourcedAt?.toISOString() ?? null,
  tags: brand.tags,
  score: brand.score,
  privateLabel: brand.privateLabel,
  decision: brand.decision,
  setAside: brand.setAside,
  figures: presentFigures(brand),
  isSandbox: brand.isSandbox,
});
