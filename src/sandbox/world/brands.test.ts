import { describe, expect, it } from 'vitest';
import { worldBrands } from './brands.ts';
import { CATEGORIES } from './categories.ts';
import { slugOf } from './names.ts';

const brands = worldBrands(7);

describe('the brands of the sandbox', () => {
  it('are the same for the same seed and others for another', () => {
    expect(worldBrands(7)).toEqual(brands);
    expect(worldBrands(8).map((brand) => brand.name)).not.toEqual(brands.map((brand) => brand.name));
  });

  it('a longer list begins with the shorter one, so that a small test world is a part of the big one', () => {
    expect(worldBrands(7, 50)).toEqual(brands.slice(0, 50));
  });

  it('have names that nobody could mistake for one another', () => {
    expect(new Set(brands.map((brand) => slugOf(brand.name))).size).toBe(1200);
  });

  it('are written on products by their name first, then in garbled ways', () => {
    for (const brand of brands) expect(brand.spellings[0]).toBe(brand.name);
    const all = brands.flatMap((brand) => brand.spellings);
    for (const garbled of [/^Visit the .+ Store$/, /, Inc\.$/, / LLC$/, /&/, /[äöüé]/, /\d/]) {
      expect(all.some((spelling) => garbled.test(spelling))).toBe(true);
    }
  });

  it('live in every line of business and on every kind of site', () => {
    expect(new Set(brands.map((brand) => brand.category)).size).toBe(CATEGORIES.length);
    expect(new Set(brands.map((brand) => brand.site?.kind)).size).toBe(17);
    expect(new Set(brands.map((brand) => brand.site?.language)).size).toBe(6);
  });

  it('have hosts of their own under the sandbox domain, but for those that share a parent company', () => {
    const sites = brands.flatMap((brand) => (brand.site ? [brand.site] : []));
    for (const site of sites) expect(site.host).toMatch(/^[a-z0-9-]+\.sandbox\.test$/);
    const own = sites.filter((site) => site.kind !== 'parent').map((site) => site.host);
    expect(new Set(own).size).toBe(own.length);
    const shared = sites.filter((site) => site.kind === 'parent').map((site) => site.host);
    expect(new Set(shared).size).toBeLessThan(shared.length / 2);
  });
});
