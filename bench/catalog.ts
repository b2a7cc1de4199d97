import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/embedded.ts';
import { connectAsOwner } from '../src/db/roles.ts';
import {
  type BrandsOnPage,
  listBrandChoices,
  listBrands,
} from '../src/features/brands/actions/list-brands.ts';
import { measureBrands } from '../src/features/brands/actions/measure-brands.ts';
import { rollUpBrands } from '../src/features/brands/actions/roll-up-brands.ts';
import { changeWeights } from '../src/features/brands/actions/score-weights.ts';
import { BRAND_ORDERS } from '../src/features/brands/domain/brand-list.ts';
import { readProductChoices, readProducts } from '../src/features/catalog/actions/read-products.ts';
import { PRODUCT_ORDERS } from '../src/features/catalog/domain/product-order.ts';
import { type CatalogSize, fillCatalog, LARGE_ACCOUNT } from './catalog-world.ts';
import { table } from './report.ts';

const SIZES: CatalogSize[] = [10_000, 100_000, 1_000_000].map((products) => ({
  products,
  brands: products / 10,
  accounts: 200,
  largeProducts: products / 10,
  // Half of all brands: harder than their share.
  largeBrands: products / 20,
}));
const ROUNDS = 20;
const DOWNLOADED_PRODUCTS = 5_000;
const SECRET_KEY = 'a secret key for the bench alone, long enough to be one';

interface QueryFigures {
  name: string;
  p50: number;
  p95: number;
}

export interface CatalogFigures {
  size: CatalogSize;
  queries: QueryFigures[];
  /** Seconds. */
  rollUp: number;
  rescore: number;
}

type Ask = (database: Database, round: number) => Promise<unknown>;

/** The lists of one large account among two hundred, at three sizes of the database. */
export async function measureCatalog(sizes = SIZES): Promise<CatalogFigures[]> {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-bench-'));
  const postgres = await startEmbeddedPostgres(directory);
  try {
    const figures: CatalogFigures[] = [];
    for (const size of sizes) figures.push(await measureSize(postgres.ownerUrl, size));
    return figures;
  } finally {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureSize(adminUrl: string, size: CatalogSize): Promise<CatalogFigures> {
  const name = `catalog_${size.products}`;
  const admin = await connectAsOwner(adminUrl);
  await admin.query(`create database ${name}`);
  const ownerUrl = adminUrl.replace('/postgres?', `/${name}?`);
  await fillCatalog(ownerUrl, SECRET_KEY, size);
  const database = openDatabase({ ownerUrl, secretKey: SECRET_KEY });
  try {
    await measureAllBrands(database);
    const rollUp = await seconds(() => rollUpDownload(database, size));
    const rescore = await seconds(() => weighAnew(database));
    const queries: QueryFigures[] = [];
    for (const [query, ask] of Object.entries(QUERIES)) queries.push(await press(database, query, ask));
    return { size, queries, rollUp, rescore };
  } finally {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** The large account's brands have their figures before they are listed. */
async function measureAllBrands(database: Database): Promise<void> {
  for (let last = 0; ; ) {
    const ids = await database.asAccount(LARGE_ACCOUNT, async (tx) => {
      const rows = await tx
        .selectFrom('listed_brands')
        .select('brand_id')
        .where('brand_id', '>', last)
        .orderBy('brand_id')
        .limit(5_000)
        .execute();
      const some = rows.map((row) => row.brand_id);
      await measureBrands(tx, LARGE_ACCOUNT, some);
      return some;
    });
    last = ids.at(-1) ?? 0;
    if (ids.length < 5_000) return;
  }
}

/** What a download of 5,000 products costs after they are saved. */
async function rollUpDownload(database: Database, size: CatalogSize): Promise<void> {
  const products = Math.min(DOWNLOADED_PRODUCTS, size.largeProducts);
  await database.asAccount(LARGE_ACCOUNT, async (tx) => {
    const saved = await tx
      .selectFrom('products')
      .select('brand_name')
      .orderBy('id')
      .limit(products)
      .execute();
    const spellings = [...new Set(saved.flatMap((row) => row.brand_name ?? []))];
    await rollUpBrands(tx, LARGE_ACCOUNT, { marketplace: 'amazon', spellings, isSandbox: false });
  });
}

const weighAnew = (database: Database): Promise<unknown> =>
  database.asAccount(LARGE_ACCOUNT, (tx) => changeWeights(tx, LARGE_ACCOUNT, { demand: 60 }));

type BrandsWanted = Parameters<typeof listBrands>[2];
type ProductsWanted = Parameters<typeof readProducts>[2];

const brands =
  (wanted: (round: number) => BrandsWanted): Ask =>
  (database, round): Promise<BrandsOnPage> =>
    database.asAccount(LARGE_ACCOUNT, (tx) => listBrands(tx, LARGE_ACCOUNT, wanted(round)));
const products =
  (wanted: (round: number) => ProductsWanted): Ask =>
  (database, round) =>
    database.asAccount(LARGE_ACCOUNT, (tx) => readProducts(tx, LARGE_ACCOUNT, wanted(round)));

const pick = <Value>(values: readonly Value[], round: number): Value =>
  values[round % values.length] as Value;
const directionOf = (round: number) => pick(['asc', 'desc'] as const, round >> 1);
/** From frequent to rare; one letter finds nearly everything. */
const SEARCHES = ['b', 'ba', 'bababa', 'cobaba', 'wenho', 'drico sta', 'kelmi', 'nor va', 'xixi', 'zzz'];

const QUERIES: Record<string, Ask> = {
  'products, sorted': products((round) => ({
    order: pick(PRODUCT_ORDERS, round),
    direction: directionOf(round),
  })),
  'products, one filter': products((round) => ({
    ...pick(
      [
        { priceMin: 2_000, priceMax: 3_000 },
        { rankMax: 5_000 },
        { soldMin: 1_500 },
        { sellersMin: 8 },
      ] as const,
      round,
    ),
    order: 'salesRank',
  })),
  'products, several filters': products((round) => ({
    priceMin: 1_000,
    priceMax: 9_000,
    sellersMin: 3,
    sellersMax: 15,
    amazonShareMax: 30,
    category: `Category ${round % 24}`,
    order: 'monthlySold',
    direction: 'desc',
  })),
  'products, filters without a match': products(() => ({ priceMin: 19_000, rankMax: 3, sellersMin: 24 })),
  'products, of a brand': products((round) => ({ brand: `Maker ${100 + round}` })),
  'products, searched': products((round) => ({ search: pick(SEARCHES, round), order: 'salesRank' })),
  'products, by identifier': products((round) => ({ search: `B${String(round + 1).padStart(9, '0')}` })),
  'products, far down': products((round) => ({ order: 'buyBoxPrice', offset: 900 * (round + 1) })),
  'products, categories': (database) =>
    database.asAccount(LARGE_ACCOUNT, (tx) => readProductChoices(tx, LARGE_ACCOUNT)),
  'brands, sorted': brands((round) => ({ order: pick(BRAND_ORDERS, round), direction: directionOf(round) })),
  'brands, one filter': brands((round) =>
    pick(
      [{ scoreMin: 60 }, { hasEmail: true }, { state: 'waiting' }, { revenueMin: 1_000_000 }] as const,
      round,
    ),
  ),
  'brands, several filters': brands((round) => ({
    privateLabel: false,
    setAside: false,
    hasEmail: true,
    scoreMin: 30,
    sellersMin: 3,
    amazonShareMax: 60,
    category: `Category ${round % 24}`,
    order: 'monthlyRevenue',
  })),
  'brands, searched': brands((round) => ({ search: pick(SEARCHES, round) })),
  'brands, far down': brands((round) => ({ order: 'rating', offset: 400 * (round + 1) })),
  'brands, categories and tags': (database) =>
    database.asAccount(LARGE_ACCOUNT, (tx) => listBrandChoices(tx, LARGE_ACCOUNT)),
};

async function press(database: Database, name: string, ask: Ask): Promise<QueryFigures> {
  const taken: number[] = [];
  await ask(database, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = performance.now();
    await ask(database, round);
    taken.push(performance.now() - asked);
  }
  taken.sort((one, other) => one - other);
  const at = (part: number) =>
    taken[Math.min(taken.length - 1, Math.ceil(taken.length * part) - 1)] ?? Number.NaN;
  return { name, p50: at(0.5), p95: at(0.95) };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

export function catalogTable(figures: CatalogFigures[]): string {
  const count = (value: number) => value.toLocaleString('en-US');
  const heading = figures.flatMap(({ size }) => [`${count(size.products)}: p50 ms`, 'p95 ms']);
  const names = figures[0]?.queries.map(({ name }) => name) ?? [];
  const rows = names.map((name, index) => [
    name,
    ...figures.flatMap(({ queries }) => {
      const query = queries[index];
      return [query?.p50.toFixed(1) ?? '', query?.p95.toFixed(1) ?? ''];
    }),
  ]);
  const work = figures.map(
    ({ size, rollUp, rescore }) =>
      `${count(size.products)} products: rolling up a download of ${count(Math.min(DOWNLOADED_PRODUCTS, size.largeProducts))} took ${rollUp.toFixed(2)} s, scoring ${count(size.largeBrands)} brands anew ${rescore.toFixed(2)} s\n`,
  );
  const worst = Math.max(...(figures.at(-1)?.queries ?? []).map(({ p95 }) => p95));
  return `${table([['', ...heading], ...rows])}${work.join('')}Slowest p95 at the largest size: ${worst.toFixed(1)} ms\n`;
}
