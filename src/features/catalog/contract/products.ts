import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, idSchema, limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { TABLE_FORMATS } from '../../../kernel/table.ts';
import { MARKETPLACES } from '../domain/product.ts';
import { LISTING_CHANGES } from '../domain/product-change.ts';
import { PRODUCT_ORDERS } from '../domain/product-order.ts';

const number = z.nullable(z.number());
const text = z.nullable(z.string());
const date = z.nullable(z.string());

const Prices = z.object({ current: number, avg30: number, avg90: number, avg365: number });
const Size = z.object({ lengthMm: number, widthMm: number, heightMm: number, weightG: number });
const OutOfStock = z.object({ last30: number, last90: number });
const Category = z.nullable(z.object({ id: number, name: z.string() }));

/** A product as it leaves the server. Prices are in cents of `currency`; what isn't known is null. */
export const ProductView = z.object({
  id: z.number(),
  marketplace: z.enum(MARKETPLACES),
  siteId: z.number(),
  /** The ASIN, or the marketplace's own item id. */
  externalId: z.string(),
  /** The listing itself; null where it has no address that can be told from its id. */
  url: text,
  currency: z.string(),
  upcs: z.array(z.string()),
  eans: z.array(z.string()),
  title: text,
  brand: text,
  manufacturer: text,
  categoryRoot: Category,
  categoryLeaf: Category,
  imageUrl: text,
  prices: z.object({ amazon: Prices, new: Prices, fba: Prices, buyBox: Prices }),
  salesRank: z.object({
    current: number,
    avg30: number,
    avg90: number,
    avg180: number,
    avg365: number,
    drops30: number,
    drops90: number,
    drops180: number,
    drops365: number,
  }),
  monthlySold: number,
  offers: z.object({ total: number, new: number, newFba: number, newFbm: number }),
  buyBoxShares: z.nullable(
    z.array(
      z.object({
        sellerId: z.string(),
        percent: z.number(),
        isFba: z.nullable(z.boolean()),
        avgPriceCents: number,
      }),
    ),
  ),
  amazonBuyBoxPercent: number,
  buyBoxSharesAt: date,
  buyBoxSeller: z.nullable(
    z.object({ sellerId: z.string(), isAmazon: z.boolean(), isFba: z.nullable(z.boolean()) }),
  ),
  rating: number,
  reviewCount: number,
  packageSize: Size,
  itemSize: Size,
  packageQuantity: number,
  fbaFeeCents: number,
  referralFeePercent: number,
  outOfStock: z.object({ amazon: OutOfStock, new: OutOfStock, buyBox: OutOfStock }),
  listedSince: date,
  lastUpdate: date,
  fetchedAt: date,
  /** What the last download replaced; null where there was only one. */
  before: z.nullable(
    z.object({
      fetchedAt: z.string(),
      price: number,
      salesRank: number,
      newOffers: number,
      monthlySold: number,
      reviewCount: number,
    }),
  ),
  isSandbox: z.boolean(),
});
export type ProductView = z.infer<typeof ProductView>;

const count = z.coerce.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const severalIds = z.union([idSchema, z.array(idSchema).check(z.maxLength(10_000))]);

/** Which products: all that is left out counts neither way. */
export const ProductFilter = z.object({
  /** These alone, of those that match. */
  only: z.optional(severalIds),
  /** All that match but these. */
  except: z.optional(severalIds),
  /** Beginnings of words of the title or the brand, or of an identifier, in any order. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  marketplace: z.optional(z.enum(MARKETPLACES)),
  /** One of these, as it is spelled in the product. */
  brand: z.optional(
    z.union([
      z.string().check(z.maxLength(500)),
      z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)),
    ]),
  ),
  /** The root category’s name. */
  category: z.optional(z.string().check(z.maxLength(500))),
  /** Cents; the Buy Box price, and the lowest new one where there is none. */
  priceMin: z.optional(count),
  priceMax: z.optional(count),
  rankMin: z.optional(count),
  rankMax: z.optional(count),
  soldMin: z.optional(count),
  soldMax: z.optional(count),
  /** New offers. */
  sellersMin: z.optional(count),
  sellersMax: z.optional(count),
  amazonShareMax: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100))),
  ratingMin: z.optional(count),
  /** Since the download before the last one. */
  changed: z.optional(z.enum(LISTING_CHANGES)),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

export const catalogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/products',
    summary: 'The account’s products',
    access: { scope: 'read' },
    query: z.extend(ProductFilter, {
      order: z._default(z.enum(PRODUCT_ORDERS), 'added'),
      direction: z._default(z.enum(['asc', 'desc']), 'asc'),
      limit: limitSchema(200, 50),
      offset: offsetSchema(),
    }),
    response: z.object({ products: z.array(ProductView), total: z.number() }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/products/export',
    summary: 'The products that match, as a CSV or XLSX file',
    access: { scope: 'read' },
    query: z.extend(ProductFilter, {
      format: z._default(z.enum(TABLE_FORMATS), 'csv'),
      order: z._default(z.enum(PRODUCT_ORDERS), 'added'),
      direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    response: z.string(),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/products/choices',
    summary: 'What there is to filter products by: categories, the commonest first',
    access: { scope: 'read' },
    response: z.object({ categories: z.array(z.object({ name: z.string(), products: z.number() })) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    summary: 'One product',
    access: { scope: 'read' },
    params: idParams,
    response: ProductView,
  }),
};
