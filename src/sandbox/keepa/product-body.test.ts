import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { worldBrands } from '../world/brands.ts';
import { createProducts } from '../world/products.ts';
import { stepOf } from './csv-types.ts';
import { type BodyOptions, productBody } from './product-body.ts';

const products = createProducts(worldBrands(11, 200), 11, 1200);
const today = 8_075_780;
const options: BodyOptions = {
  domainId: 1,
  today,
  extras: { offers: false, buyBox: true, rating: true },
  interval: [today - 180 * 1440, today],
  history: true,
  days: null,
};
const bodies = Array.from({ length: products.size }, (_, index) =>
  productBody(products.at(index, 1), options),
);

type Json = Record<string, unknown>;
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Every kind of value that a field takes over all products. */
const kindsOf = (objects: Json[]): Map<string, Set<string>> => {
  const kinds = new Map<string, Set<string>>();
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) {
      kinds.set(key, (kinds.get(key) ?? new Set()).add(kindOf(value)));
    }
  }
  return kinds;
};

const dataDir = process.env.LINESHEET_DATA_DIR;

describe('a product object', () => {
  it.skipIf(!dataDir)('has the fields of a real answer, and values of the same kinds', () => {
    const file = path.join(dataDir ?? '', 'keepa/product-B0D8W1YVBX.json');
    const real = JSON.parse(readFileSync(file, 'utf8')).products[0] as Json & { stats: Json };
    const compare = (ours: Map<string, Set<string>>, theirs: Json) => {
      expect([...ours.keys()].sort()).toEqual(Object.keys(theirs).sort());
      for (const [key, value] of Object.entries(theirs)) {
        if (value !== null)
          expect([key, [...(ours.get(key) ?? [])]]).toEqual([key, expect.arrayContaining([kindOf(value)])]);
      }
    };
    compare(kindsOf(bodies), real);
    const stats = bodies.filter(({ productType }) => productType === 0).map((body) => body.stats as Json);
    compare(kindsOf(stats), real.stats);
  });

  it('has series in 36 places, of pairs or triples in order of time', () => {
    for (const { csv } of bodies) {
      expect(csv).toHaveLength(36);
      csv?.forEach((series, slot) => {
        if (!series) return;
        const step = stepOf(slot);
        expect(series.length % step).toBe(0);
        expect(series.every(Number.isInteger)).toBe(true);
        const times = series.filter((_, i) => i % step === 0);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.at(-1)).toBeLessThanOrEqual(today);
      });
    }
  });

  it('comes in all the shapes of real ones', () => {
    const some = (test: (body: (typeof bodies)[number]) => boolean) => expect(bodies.some(test)).toBe(true);
    some(({ title, productType }) => title === null && productType === 4);
    some(({ title, productType }) => title === null && productType === 0);
    some(({ productType, variations }) => productType === 5 && (variations?.length ?? 0) === 3);
    some(({ parentAsin }) => parentAsin !== null);
    some((body) => !('monthlySold' in body));
    some(({ monthlySold }) => (monthlySold ?? 0) >= 1000);
    some(({ brand, title }) => brand === null && title !== null);
    some(({ stats }) => stats?.current[18] === -1);
    some(({ stats }) => stats?.current[18] === -2);
    some(({ stats }) => (stats?.current[0] ?? -1) > 0);
    some(({ images }) => images === null);
    some(({ packageWeight }) => packageWeight === -1);
    some(({ upcList, eanList }) => upcList === null && eanList?.length === 1);
    for (const { buyBoxSellerIdHistory } of bodies) {
      expect(buyBoxSellerIdHistory?.every((entry) => typeof entry === 'string') ?? true).toBe(true);
    }
  });

  it('shows only what the request paid for', () => {
    const live = bodies.findIndex(
      ({ productType, stats }) => productType === 0 && (stats?.current[18] ?? -1) > 0,
    );
    const product = products.at(live, 1);
    const plain = productBody(product, {
      ...options,
      extras: { offers: false, buyBox: false, rating: false },
    });
    expect([plain.csv?.[18], plain.csv?.[16], plain.buyBoxSellerIdHistory]).toEqual([null, null, null]);
    expect([plain.stats?.current[18], plain.stats?.buyBoxPrice, plain.stats?.buyBoxStats]).toEqual([
      -1,
      -2,
      null,
    ]);
    expect(plain.csv?.[3]).toEqual(bodies[live]?.csv?.[3]);
    const bare = productBody(product, { ...options, history: false, interval: null });
    expect([bare.csv, bare.stats, bare.monthlySoldHistory]).toEqual([null, null, null]);
    const offered = productBody(product, { ...options, extras: { ...options.extras, offers: true } });
    expect(offered.offers?.length).toBe(product.market.contenders.length + product.market.bystanders.length);
    expect(offered.csv?.[10]?.length).toBeGreaterThan(0);
    const recent = productBody(product, { ...options, days: 30 });
    expect(recent.csv?.[1]?.length).toBeLessThan(bodies[live]?.csv?.[1]?.length ?? 0);
    expect(recent.csv?.[1]?.at(-1)).toBe(bodies[live]?.csv?.[1]?.at(-1));
  });
});
