import { describe, expect, it } from 'vitest';
import { worldBrands } from '../world/brands.ts';
import { createProducts } from '../world/products.ts';
import { allExtras } from './csv-types.ts';
import { historyOf } from './history.ts';
import { buyBoxShares, latest, mean, outOfStock, rankDrops, statsOf } from './stats.ts';

describe('statistics over a series', () => {
  const prices = [100, 1000, 200, -1, 300, 2000];

  it('weigh values by how long they held and leave out the time without an offer', () => {
    expect(mean(prices, 2, 100, 400)).toBe(1500);
    expect(mean(prices, 2, 150, 350)).toBe(1500);
    expect(mean(prices, 2, 300, 310)).toBe(2000);
    expect(mean(prices, 2, 200, 300)).toBe(-1);
    expect(mean(null, 2, 0, 400)).toBe(-1);
    expect(mean([100, 500, 99, 200, 700, 0], 3, 100, 300)).toBe(600);
  });

  it('tell how long there was none', () => {
    expect(outOfStock(prices, 2, 100, 400)).toBe(33);
    expect(outOfStock(prices, 2, 0, 200)).toBe(0);
    expect(outOfStock(null, 2, 0, 200)).toBe(-1);
  });

  it('count the falls of a rank as sales', () => {
    expect(rankDrops([1, 90, 2, 80, 3, 85, 4, 10], 0)).toBe(2);
    expect(rankDrops([1, 90, 2, 80, 3, 85, 4, 10], 3)).toBe(1);
  });
});

describe('statistics of a product', () => {
  const brands = worldBrands(5, 80);
  const products = createProducts(brands, 5, 500);
  const today = 8_300_000;
  const all = Array.from({ length: products.size }, (_, index) => products.at(index, 1));
  const interval = [today - 90 * 1440, today] as const;

  it('agree with the history that they sum up', () => {
    let compared = 0;
    for (const product of all.slice(0, 100)) {
      const history = historyOf(product, today);
      const stats = statsOf(product, history, interval, today, allExtras);
      expect(stats.current).toHaveLength(36);
      expect(stats.current[1]).toBe(latest(history.csv[1] ?? null, 2));
      expect(stats.avg).toEqual(stats.avg90);
      const [low, high] = [stats.min[1], stats.max[1]];
      if (!low || !high) continue;
      compared += 1;
      expect(low[1]).toBeLessThanOrEqual(high[1]);
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('share the Buy Box among those who held it', () => {
    for (const product of all) {
      const history = historyOf(product, today);
      const shares = Object.values(buyBoxShares(history, product.market.contenders, interval[0], today));
      const sum = shares.reduce((total, { percentageWon }) => total + percentageWon, 0);
      expect(sum).toBeLessThan(100.01);
      if (product.kind !== 'live') expect(shares).toEqual([]);
    }
  });

  it('show a private label held by one seller, and other brands by several or by Amazon', () => {
    const top = (privateLabel: boolean) =>
      all
        .filter(({ kind, brand }) => kind === 'live' && brand.privateLabel === privateLabel)
        .map((product) => {
          const history = historyOf(product, today);
          return Object.keys(buyBoxShares(history, product.market.contenders, today - 365 * 1440, today))
            .length;
        });
    const average = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    expect(average(top(true))).toBeLessThan(1.3);
    expect(average(top(false))).toBeGreaterThan(2.2);
    const amazon = all.filter(({ market }) => market.amazon).map((product) => historyOf(product, today));
    expect(amazon.some(({ buyBoxSellers }) => buyBoxSellers.includes('ATVPDKIKX0DER'))).toBe(true);
  });
});
