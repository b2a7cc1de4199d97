import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import type { Tx } from '../../../db/database.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { type Product, unknownProduct } from '../../catalog/domain/product.ts';
import type { BrandFilter, BrandOrder } from '../domain/brand-list.ts';
import { saveGating } from '../store/gatings.ts';
import { replaceStatements } from '../store/policy.ts';
import { brandsToSource } from './brands-to-source.ts';
import { changeBrand, changeBrands } from './change-brands.ts';
import { listBrandChoices, listBrands } from './list-brands.ts';
import { measureWaiting } from './measure-waiting.ts';
import { overrulePolicy, setAside } from './policy.ts';
import { readWorth } from './read-worth.ts';
import { rollUpBrands } from './roll-up-brands.ts';
import { changeWeights } from './score-weights.ts';

interface Listing {
  brand: string;
  price?: number;
  sold?: number;
  drops?: number;
  offers?: number;
  category?: string;
  /** Per cent by seller; `amazon` is Amazon. */
  shares?: Record<string, number>;
  rest?: Partial<Product>;
}

const AMAZON = 'ATVPDKIKX0DER';
let made = 0;

function product({ brand, price, sold, drops, offers, shares, category, rest }: Listing): Product {
  made += 1;
  const bare = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: `B${made}` });
  return {
    ...bare,
    brand,
    title: `A thing of ${brand}`,
    categoryRoot: category ? { id: 1, name: category } : null,
    prices: { ...bare.prices, buyBox: { ...bare.prices.buyBox, current: price ?? null } },
    monthlySold: sold ?? null,
    salesRank: { ...bare.salesRank, drops30: drops ?? null },
    offers: {
      total: null,
      new: offers ?? null,
      newFba: offers ? offers - 1 : null,
      newFbm: offers ? 1 : null,
    },
    buyBoxShares: shares
      ? Object.entries(shares).map(([seller, percent]) => ({
          sellerId: seller === 'amazon' ? AMAZON : seller,
          percent,
          isFba: true,
          avgPriceCents: null,
        }))
      : null,
    amazonBuyBoxPercent: shares ? (shares.amazon ?? 0) : null,
    fetchedAt: new Date('2026-01-01'),
    ...rest,
  };
}

const FJELL: Listing[] = [
  { brand: 'Fjell', price: 2_000, sold: 100, offers: 5, category: 'Sports', shares: { a: 50, b: 50 } },
  {
    brand: 'FJELL',
    price: 4_000,
    drops: 20,
    offers: 7,
    category: 'Sports',
    shares: { a: 40, c: 40, amazon: 20 },
  },
  { brand: 'Fjell Inc', price: 3_000, offers: 9, category: 'Toys', shares: { a: 100 } },
];
const OWNER = { solo: 100 };
const LONELY: Listing[] = [
  { brand: 'Lonely Lamp', price: 1_500, sold: 50, offers: 1, category: 'Home', shares: OWNER },
  { brand: 'Lonely Lamp', price: 1_900, sold: 50, offers: 1, category: 'Home', shares: OWNER },
];
const BARE: Listing[] = [{ brand: 'Bare' }];

let database: TestDatabase;
let accountId: string;
const as = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.asAccount(accountId, work);

const download = (listings: Listing[]) =>
  as(async (tx) => {
    await saveProducts(tx, accountId, listings.map(product));
    const spellings = listings.map(({ brand }) => brand);
    await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings, isSandbox: false });
  });

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  await download([...FJELL, ...LONELY, ...BARE]);
});

const list = (filter: BrandFilter & { order?: BrandOrder; direction?: 'asc' | 'desc' } = {}) =>
  as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc', ...filter }));
const names = async (filter: Parameters<typeof list>[0]) => {
  const { brands, total } = await list(filter);
  expect(total).toBe(brands.length);
  return brands.map(({ name }) => name);
};
const idOf = async (name: string) => (await list()).brands.find((brand) => brand.name === name)?.id ?? 0;

describe('the figures of a brand', () => {
  it('are rolled up from all of its spellings’ products', async () => {
    const [, fjell] = (await list()).brands;
    expect(fjell).toMatchObject({
      name: 'Fjell',
      products: 3,
      category: 'Sports',
      siteId: 1,
      monthlySales: 120,
      monthlyRevenueCents: 280_000,
      salesMethod: 'both',
      salesProducts: 2,
      priceMinCents: 2_000,
      priceMedianCents: 3_000,
      priceMaxCents: 4_000,
      offersMedian: 7,
      fbaOffers: 18,
      fbmOffers: 3,
      sellers: 9,
      sellersMethod: 'offers',
      buyBoxMethod: 'shares',
      buyBoxProducts: 3,
      privateLabel: false,
    });
    expect(fjell?.largestSellerPercent).toBeCloseTo(190 / 3, 3);
    expect(fjell?.amazonSharePercent).toBeCloseTo(20 / 3, 3);
    // 2 sellers, 2.78 and 1.
    expect(fjell?.effectiveSellers).toBeCloseTo((2 + 1 / 0.36 + 1) / 3, 3);
  });

  it('are null where nothing is known, never 0', async () => {
    const [bare] = (await list()).brands;
    expect(bare).toMatchObject({ name: 'Bare', products: 1, score: null, privateLabel: null });
    const { products, siteId, salesProducts, buyBoxProducts, ...figures } = bare ?? {};
    for (const figure of ['monthlySales', 'priceMedianCents', 'sellers', 'amazonSharePercent', 'rating'])
      expect([figure, figures[figure as keyof typeof figures]]).toEqual([figure, null]);
  });

  it('follow products that went to another brand', async () => {
    await as(async (tx) => {
      const products = await tx
        .selectFrom('products')
        .select('external_id')
        .where('brand', '=', 'Bare')
        .execute();
      const moved = { ...product({ brand: 'Fjell' }), externalId: products[0]?.external_id ?? '' };
      const { brands } = await saveProducts(tx, accountId, [moved]);
      const spellings = brands.map(({ name }) => name);
      await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings, isSandbox: false });
    });
    const { brands } = await list();
    expect(brands.map(({ name, products }) => [name, products])).toEqual([
      ['Bare', 0],
      ['Fjell', 4],
      ['Lonely Lamp', 2],
    ]);
  });

  it('tell who holds the Buy Box now where no shares are known', async () => {
    const held = (sellerId: string, isAmazon = false) => ({
      rest: { buyBoxSeller: { sellerId, isAmazon, isFba: true } },
    });
    const brand = 'Now';
    await download([
      { brand, ...held('x') },
      { brand, ...held('x') },
      { brand, ...held('y') },
      { brand, ...held(AMAZON, true) },
    ]);
    const { brands } = await list({ search: 'now' });
    expect(brands[0]).toMatchObject({
      buyBoxMethod: 'holders_now',
      buyBoxProducts: 4,
      sellers: 3,
      sellersMethod: 'buy_box',
      largestSellerPercent: 50,
      amazonSharePercent: 25,
    });
    expect(brands[0]?.effectiveSellers).toBeCloseTo(16 / 6, 3);
  });
});

describe('the list of brands', () => {
  it('finds by the beginnings of words of the name and of every spelling', async () => {
    const cases: [string, string[]][] = [
      ['lam', ['Lonely Lamp']],
      ['LAMP lon', ['Lonely Lamp']],
      ['fjell inc', ['Fjell']],
      ['jell', []],
      ['?', []],
    ];
    for (const [search, found] of cases) expect([search, await names({ search })]).toEqual([search, found]);
  });

  it('filters by every figure, and what isn’t known matches no bound', async () => {
    const cases: [BrandFilter, string[]][] = [
      [{ revenueMin: 200_000 }, ['Fjell']],
      [{ revenueMax: 200_000 }, ['Lonely Lamp']],
      [{ salesMin: 100, salesMax: 110 }, ['Lonely Lamp']],
      [{ priceMin: 1_000, priceMax: 2_000 }, ['Lonely Lamp']],
      [{ sellersMin: 2 }, ['Fjell']],
      [{ sellersMax: 1 }, ['Lonely Lamp']],
      [{ amazonShareMax: 5 }, ['Lonely Lamp']],
      [{ productsMin: 2, productsMax: 2 }, ['Lonely Lamp']],
      [{ privateLabel: true }, ['Lonely Lamp']],
      [{ setAside: false }, ['Bare', 'Fjell']],
      [{ category: 'Home' }, ['Lonely Lamp']],
      [{ state: 'waiting', hasEmail: false }, ['Bare', 'Fjell', 'Lonely Lamp']],
      [{ state: ['found_form', 'no_site'] }, []],
      [{ hasEmail: true }, []],
      [{ marketplace: 'walmart' }, []],
      [{ scoreMin: 51 }, ['Fjell']],
    ];
    for (const [filter, found] of cases) expect([filter, await names(filter)]).toEqual([filter, found]);
  });

  it('filters by the brand’s own word, where a person’s wins and what contradicts itself is unknown', async () => {
    const [bare, fjell, lonely] = [await idOf('Bare'), await idOf('Fjell'), await idOf('Lonely Lamp')];
    const said = { url: 'https://fjell.example/trade', sentence: 'We welcome shops.' };
    const says = (value: 'yes' | 'no') => ({ ...said, field: 'takes_wholesale' as const, value });
    await as(async (tx) => {
      await replaceStatements(tx, accountId, [
        { brandId: fjell, statements: [says('yes')] },
        { brandId: bare, statements: [says('yes'), says('no')] },
        { brandId: lonely, statements: [says('yes')] },
      ]);
      const decided = { field: 'takes_wholesale', value: 'no', note: null } as const;
      await overrulePolicy(tx, accountId, lonely, decided);
    });
    expect(await names({ takesWholesale: 'yes' })).toEqual(['Fjell']);
    expect(await names({ takesWholesale: 'no' })).toEqual(['Lonely Lamp']);
    expect(await names({ takesWholesale: 'unknown' })).toEqual(['Bare']);
    expect(await names({ marketplaceRule: 'unknown' })).toEqual(['Bare', 'Fjell', 'Lonely Lamp']);
    expect(await names({ marketplaceRule: 'forbidden' })).toEqual([]);
  });

  it('filters by what was found out about listing its products', async () => {
    const found = {
      checkedOn: '2026-01-05',
      checkedBy: 'Ann',
      note: null,
      authorisation: null,
      invoice: null,
    };
    await as(async (tx) =>
      saveGating(tx, accountId, { brandId: await idOf('Fjell') }, { ...found, state: 'needs_approval' }),
    );
    expect(await names({ gating: 'needs_approval' })).toEqual(['Fjell']);
    expect(await names({ gating: 'open' })).toEqual([]);
    expect(await names({ gating: 'unchecked' })).toEqual(['Bare', 'Lonely Lamp']);
  });

  it('sorts by a figure with the unknown last, either way', async () => {
    expect(await names({ order: 'monthlyRevenue' })).toEqual(['Lonely Lamp', 'Fjell', 'Bare']);
    expect(await names({ order: 'monthlyRevenue', direction: 'desc' })).toEqual([
      'Fjell',
      'Lonely Lamp',
      'Bare',
    ]);
  });

  it('sorts those that score alike by what they sell', async () => {
    await database.asSystem((tx) => tx.updateTable('listed_brands').set({ score: 84 }).execute());
    const order = 'score' as const;
    expect(await names({ order, direction: 'desc' })).toEqual(['Fjell', 'Lonely Lamp', 'Bare']);
    expect(await names({ order, direction: 'asc' })).toEqual(['Lonely Lamp', 'Fjell', 'Bare']);
  });

  it('tells what there is to filter by, and nothing to another account', async () => {
    await as(async (tx) => changeBrand(tx, accountId, await idOf('Fjell'), { tags: ['spring', 'a'] }));
    expect(await as((tx) => listBrandChoices(tx, accountId))).toEqual({
      categories: [
        { name: 'Home', brands: 1 },
        { name: 'Sports', brands: 1 },
      ],
      tags: [
        { name: 'a', brands: 1 },
        { name: 'spring', brands: 1 },
      ],
    });
    const other = await newAccount(database);
    const seen = await database.asAccount(other, (tx) => listBrands(tx, accountId, {}));
    expect(seen).toEqual({ brands: [], total: 0 });
  });
});

describe('the weights', () => {
  it('score all brands anew at once, as the page of each tells it', async () => {
    const before = (await list()).brands.map(({ score }) => score);
    await as((tx) =>
      changeWeights(tx, accountId, { shared_buy_box: 0, many_sellers: 0, open_to_resellers: 0, room: 0 }),
    );
    const { brands } = await list();
    expect(brands.map(({ score }) => score)).not.toEqual(before);
    for (const { id, score } of brands) {
      const worth = await as((tx) => readWorth(tx, accountId, id));
      expect(worth.score.value).toBe(score);
    }
    expect(await names({ order: 'score', direction: 'desc' })).toEqual(['Lonely Lamp', 'Fjell', 'Bare']);
  });
});

describe('what a person says', () => {
  it('sets brands aside and takes them in again, one by one or all that match', async () => {
    const toSource = () => as((tx) => brandsToSource(tx, accountId, 10, {}));
    const [bare, fjell, lonely] = [await idOf('Bare'), await idOf('Fjell'), await idOf('Lonely Lamp')];
    // The best-scored first: credits may not reach all. What didn't answer the last time comes after the others.
    expect(await toSource()).toEqual([fjell, bare]);
    const wasSilent = { sourcing_state: 'unreachable', sourced_at: new Date() };
    await as((tx) => tx.updateTable('brands').set(wasSilent).where('id', '=', fjell).execute());
    expect(await toSource()).toEqual([bare, fjell]);
    await as((tx) => changeBrand(tx, accountId, lonely, { decision: 'include' }));
    await as((tx) => changeBrands(tx, accountId, { action: 'exclude', filter: { productsMin: 3 } }));
    expect(await toSource()).toEqual([lonely, bare]);
    expect(await names({ setAside: true })).toEqual(['Fjell']);

    // What was excluded isn't taken even when it is chosen; what merely looks like a private label is.
    await as((tx) => changeBrands(tx, accountId, { action: 'undecide', ids: [lonely] }));
    const chosen = { brandIds: [fjell, lonely] };
    expect(await as((tx) => brandsToSource(tx, accountId, 10, chosen))).toEqual([lonely]);
  });

  it('includes what its policy or the person had set aside, and goes by the policy again when undecided', async () => {
    const [bare, fjell] = [await idOf('Bare'), await idOf('Fjell')];
    await as(async (tx) => {
      const forbidden = { field: 'marketplaces', value: 'forbidden', note: null } as const;
      await overrulePolicy(tx, accountId, fjell, forbidden);
      await setAside(tx, accountId, [bare], 'Not now');
      await changeBrand(tx, accountId, await idOf('Lonely Lamp'), { decision: 'include' });
    });
    const decide = (action: 'include' | 'undecide') =>
      as(async (tx) => (await changeBrands(tx, accountId, { action, filter: {} })).changed);
    expect(await names({ setAside: true })).toEqual(['Bare', 'Fjell']);
    expect(await decide('include')).toBe(2);
    expect(await names({ setAside: true })).toEqual([]);
    expect(await decide('undecide')).toBe(3);
    expect(await names({ setAside: true })).toEqual(['Fjell', 'Lonely Lamp']);
  });

  it('tags many at once, each tag once', async () => {
    const tag = (action: 'tag' | 'untag', ids?: number[]) =>
      as(async (tx) => {
        const chosen = ids ? { ids } : { filter: {} };
        return (await changeBrands(tx, accountId, { action, tag: 'fair', ...chosen })).changed;
      });
    expect(await tag('tag')).toBe(3);
    expect(await tag('tag')).toBe(0);
    expect(await tag('untag', [await idOf('Bare')])).toBe(1);
    expect(await names({ tag: 'fair' })).toEqual(['Fjell', 'Lonely Lamp']);
    expect(await names({ tag: ['fair', 'none'] })).toEqual([]);
  });
});

it('looks up again only what is older than a chosen age', async () => {
  const [fjell, bare] = [await idOf('Fjell'), await idOf('Bare')];
  const sourced = (id: number, days: number) =>
    as((tx) =>
      tx
        .updateTable('brands')
        .set({ sourcing_state: 'found_address', sourced_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    );
  await sourced(fjell, 100);
  await sourced(bare, 5);
  const due = (refreshOlderThanDays?: number) =>
    as((tx) => brandsToSource(tx, accountId, 10, { refreshOlderThanDays }));
  expect(await due()).toEqual([]);
  expect(await due(90)).toEqual([fjell]);
  expect(await due(200)).toEqual([]);
  expect(await due(3)).toEqual([fjell, bare]);
});

it('measures brands that are older than their figures', async () => {
  const before = (await list()).brands;
  const forgotten = { measured_at: null, score: null, monthly_sales: null };
  await as((tx) => tx.updateTable('listed_brands').set(forgotten).execute());
  await measureWaiting(database, new AbortController().signal);
  expect((await list()).brands).toEqual(before);
});
