import { slugOf } from '../world/names.ts';
import type { Site, World } from '../world/sites.ts';
import { planBrand, planWholesaleSite } from './brand-plan.ts';
import { planNamesake, planParent, planStranger } from './other-plans.ts';
import type { PlannedPage, SitePlan } from './plan.ts';

/** The pages of a site that is one; null for hosts that only redirect, are parked or dead. */
export const planOf = (site: Site): SitePlan | null => {
  switch (site.role) {
    case 'brand':
      return planBrand(site.brand, site.site);
    case 'wholesale':
      return planWholesaleSite(site.brand, site.site);
    case 'parent':
      return planParent(site.site, site.brands);
    case 'namesake':
      return planNamesake(site);
    case 'stranger':
      return planStranger(site.stranger);
    default:
      return null;
  }
};

export const pageAt = (plan: SitePlan, path: string): PlannedPage | undefined => {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  return plan.pages.find((page) => page.path === path || page.path.replace(/\/$/, '') === wanted);
};

/** A brand by the last part of a retailer's path. */
export const brandBySlug = (world: World, slug: string) =>
  world.brands.find(({ name }) => slugOf(name, { joiner: '-' }) === slug);
