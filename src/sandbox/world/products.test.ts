import { describe, expect, it } from 'vitest';
import { worldBrands } from './brands.ts';
import { createProducts, type Products } from './products.ts';
import { marketplaces } from './products-marketplaces.ts';
import { wordingOf } from './products-wording.ts';

const brands = worldBrands(7, 400);
const products = createProducts(brands, 7, 3000);
const all = Array.from({ length: products.size }, (_, index) => products.at(index, 1));

const listing = (of: Products, index: number) => {
  const product = of.at(index, 1);
  return { ...product, ...wordingOf(product) };
};

describe('the products of the made-up world', () => {
  it('are the same for the same seed, whoever is asked first', () => {
    const again = createProducts(worldBrands(7, 400), 7, 3000);
    for (const index of [2999, 0, 1234]) expect(listing(again, index)).toEqual(listing(products, index));
    expect(createProducts(brands, 8, 3000).asinAt(0)).not.toBe(products.asinAt(0));
  });

  it('are as many as asked for, each under a number of its own, and every brand has one', () => {
    expect(all).toHaveLength(3000);
    expect(new Set(all.map(({ asin }) => asin)).size).toBe(3000);
    for (const { asin, index } of all) {
      expect(asin).toMatch(/^B0[0-9A-Z]{8}$/);
      expect(products.indexOf(asin)).toBe(index);
    }
    expect(new Set(all.map(({ brand }) => brand.id)).size).toBe(400);
  });

  it('are found by every code that they carry, and some codes by several', () => {
    let shared = 0;
    for (const { index, upcs, eans } of all) {
      for (const code of [...(upcs ?? []), ...(eans ?? [])]) {
        const found = products.indexesOfCode(code);
        expect(found).toContain(index);
        if (found.length > 1) shared++;
      }
    }
    expect(shared).toBeGreaterThan(0);
    expect(products.indexesOfCode('800000000007')).toEqual([]);
    expect(products.indexesOfCode('not a code')).toEqual([]);
  });

  it('come with the dirt of real listings', () => {
    const count = (test: (product: (typeof all)[number]) => boolean) => all.filter(test).length;
    expect(count(({ brandText }) => brandText === null)).toBeGreaterThan(20);
    expect(count(({ upcs, eans }) => upcs === null && eans !== null)).toBeGreaterThan(20);
    expect(count(({ upcs }) => (upcs?.length ?? 0) > 1)).toBeGreaterThan(50);
    expect(count(({ kind }) => kind === 'dead')).toBeGreaterThan(10);
    const spellings = new Map<number, Set<string | null>>();
    for (const { brand, brandText } of all) {
      spellings.set(brand.id, (spellings.get(brand.id) ?? new Set()).add(brandText));
    }
    expect([...spellings.values()].some((seen) => seen.size > 2)).toBe(true);
    const titles = all.map((product) => wordingOf(product).title);
    expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThan(250);
    expect(titles.some((title) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(title))).toBe(true);
  });

  it('put variations under one roof', () => {
    const roofs = all.filter(({ kind }) => kind === 'parent');
    expect(roofs.length).toBeGreaterThan(5);
    for (const roof of roofs) {
      for (const child of roof.childAsins) {
        const product = products.at(products.indexOf(child) ?? -1, 1);
        expect([product.parentAsin, product.brand.id]).toEqual([roof.asin, roof.brand.id]);
      }
    }
  });

  it('are sold by one shop under a private label and by many sellers otherwise', () => {
    const labels = all.filter(({ brand }) => brand.privateLabel);
    const others = all.filter(({ brand }) => !brand.privateLabel && !brand.sellsOnAmazonItself);
    for (const { market, brand } of labels) {
      expect(market.amazon).toBe(false);
      expect(market.contenders[0]?.seller.brandId).toBe(brand.id);
      expect(market.contenders.length).toBeLessThanOrEqual(2);
    }
    const sellers = others.map(({ market }) => market.contenders.length);
    expect(sellers.reduce((a, b) => a + b, 0) / sellers.length).toBeGreaterThan(3);
    expect(others.some(({ market }) => market.amazon)).toBe(true);
    for (const { market } of all) {
      const ids = [...market.contenders, ...market.bystanders].map(({ seller }) => seller.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { market } of others) {
      expect(market.contenders.every(({ seller }) => seller.brandId === null)).toBe(true);
    }
  });

  it('are sold in every marketplace by its own Amazon', () => {
    const amazons = [...marketplaces.keys()].map((domainId) => products.sellers(domainId).amazon.id);
    expect(amazons[0]).toBe('ATVPDKIKX0DER');
    expect(new Set(amazons).size).toBe(marketplaces.size);
    expect(() => products.at(0, 7)).toThrow(RangeError);
    const { amazon, find, resellers } = products.sellers(3);
    expect(find(amazon.id)).toBe(amazon);
    expect(find(resellers[5]?.id ?? '')).toBe(resellers[5]);
  });
});
