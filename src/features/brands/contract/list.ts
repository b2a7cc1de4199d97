import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, idSchema, limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { TABLE_FORMATS } from '../../../kernel/table.ts';
import { ProductFilter } from '../../catalog/contract/products.ts';
import { MARKETPLACES } from '../../catalog/domain/product.ts';
import {
  BRAND_DECISIONS,
  BRAND_ORDERS,
  BULK_ACTIONS,
  GATING_CHOICES,
  LONGEST_NOTE,
  LONGEST_TAG,
  MARKETPLACE_RULES,
  MOST_CHOSEN,
  MOST_TAGS,
  SET_ASIDE_REASONS,
  SOURCING_STATES,
  WHOLESALE_ANSWERS,
} from '../domain/brand-list.ts';
import { MOST_WEIGHT, SCORE_REASONS } from '../domain/score/reasons.ts';
import { BrandFiguresView, BrandWorthView, ScoreWeightsView } from './figures.ts';

const text = z.nullable(z.string());

/** From an address (`?tag=a&tag=b`, `?privateLabel=false`) as well as from a body. */
const flag = z.union([z.boolean(), z.stringbool()]);
const count = z.coerce.number().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const percent = z.coerce.number().check(z.minimum(0), z.maximum(100));
const BrandId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** From an address (`?only=1&only=2`) as well as from a body. */
const severalIds = z.union([idSchema, z.array(idSchema).check(z.maxLength(MOST_CHOSEN))]);

const severalTags = z.union([z.string(), z.array(z.string()).check(z.maxLength(MOST_TAGS))]);

/** Which brands: all that is left out counts neither way. */
export const BrandFilter = z.object({
  /** These alone, of those that match. */
  only: z.optional(severalIds),
  /** All that match but these. */
  except: z.optional(severalIds),
  /** Beginnings of words of the name, in any order. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  marketplace: z.optional(z.enum(MARKETPLACES)),
  state: z.optional(z.union([z.enum(SOURCING_STATES), z.array(z.enum(SOURCING_STATES))])),
  category: z.optional(z.string().check(z.maxLength(500))),
  /** All of these. */
  tag: z.optional(severalTags),
  hasEmail: z.optional(flag),
  hasForm: z.optional(flag),
  privateLabel: z.optional(flag),
  /** Left alone by the bots, for whichever reason. */
  setAside: z.optional(flag),
  /** The brand's own word, or the person's who overruled it. */
  takesWholesale: z.optional(z.enum(WHOLESALE_ANSWERS)),
  marketplaceRule: z.optional(z.enum(MARKETPLACE_RULES)),
  /** What a person found out about listing its products. */
  gating: z.optional(z.enum(GATING_CHOICES)),
  scoreMin: z.optional(percent),
  scoreMax: z.optional(percent),
  productsMin: z.optional(count),
  productsMax: z.optional(count),
  salesMin: z.optional(count),
  salesMax: z.optional(count),
  /** Cents a month. */
  revenueMin: z.optional(count),
  revenueMax: z.optional(count),
  /** Cents, of the median price. */
  priceMin: z.optional(count),
  priceMax: z.optional(count),
  sellersMin: z.optional(count),
  sellersMax: z.optional(count),
  amazonShareMax: z.optional(percent),
  ratingMin: z.optional(count),
});
export type BrandFilter = z.infer<typeof BrandFilter>;

export const BrandRowView = z.object({
  id: z.number(),
  marketplace: z.enum(MARKETPLACES),
  name: z.string(),
  category: text,
  website: text,
  email: text,
  applicationUrl: text,
  sourcingState: z.enum(SOURCING_STATES),
  sourcedAt: text,
  tags: z.array(z.string()),
  /** 0 to 100; null while too little is known. */
  score: z.nullable(z.number()),
  privateLabel: z.nullable(z.boolean()),
  decision: z.nullable(z.enum(BRAND_DECISIONS)),
  setAside: z.nullable(z.enum(SET_ASIDE_REASONS)),
  figures: BrandFiguresView,
  isSandbox: z.boolean(),
});
export type BrandRowView = z.infer<typeof BrandRowView>;

const Tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TAG));
/** Rows that were ticked, or all that match. */
const Chosen = {
  ids: z.optional(z.array(BrandId).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
  filter: z.optional(BrandFilter),
};
const isChosen = ({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean =>
  (ids === undefined) !== (filter === undefined);

const Weight = z.number().check(z.minimum(0), z.maximum(MOST_WEIGHT));

export const brandListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/brands',
    summary: 'The account’s brands, with the figures of their products',
    access: { scope: 'read' },
    query: z.extend(BrandFilter, {
      order: z._default(z.enum(BRAND_ORDERS), 'score'),
      direction: z._default(z.enum(['asc', 'desc']), 'desc'),
      limit: limitSchema(200, 50),
      offset: offsetSchema(),
    }),
    response: z.object({
      brands: z.array(BrandRowView),
      /** All that match, on every page. */
      total: z.number(),
    }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/brands/export',
    summary: 'The brands that match, as a CSV or XLSX file',
    access: { scope: 'read' },
    query: z.extend(BrandFilter, {
      format: z._default(z.enum(TABLE_FORMATS), 'csv'),
      order: z._default(z.enum(BRAND_ORDERS), 'score'),
      direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    response: z.string(),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/brands/choices',
    summary: 'What there is to filter brands by: categories and tags, the commonest first',
    access: { scope: 'read' },
    response: z.object({
      categories: z.array(z.object({ name: z.string(), brands: z.number() })),
      tags: z.array(z.object({ name: z.string(), brands: z.number() })),
    }),
  }),
  weights: endpoint({
    method: 'GET',
    path: '/api/brands/score-weights',
    summary: 'How much each reason counts in the score',
    access: { scope: 'read' },
    response: ScoreWeightsView,
  }),
  weigh: endpoint({
    method: 'PUT',
    path: '/api/brands/score-weights',
    summary: 'Say how much each reason counts; all brands are scored anew at once',
    access: 'session',
    body: z
      .object({ weights: z.record(z.enum(SCORE_REASONS), Weight) })
      .check(
        z.refine(
          ({ weights }) => Object.values(weights).some((weight) => weight > 0),
          'At least one reason has to count',
        ),
      ),
    response: ScoreWeightsView,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/brands/:id',
    summary: 'A person’s own word on a brand: tags, a note, whether the bots take it',
    access: 'session',
    params: idParams,
    body: z.object({
      tags: z.optional(z.array(Tag).check(z.maxLength(MOST_TAGS))),
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_NOTE)))),
      decision: z.optional(z.nullable(z.enum(BRAND_DECISIONS))),
    }),
    response: BrandWorthView,
  }),
  ofProducts: endpoint({
    method: 'POST',
    path: '/api/brands/of-products',
    summary: 'Of which brands the chosen products are, or all that match',
    access: { scope: 'read' },
    body: z
      .object({ ids: Chosen.ids, filter: z.optional(ProductFilter) })
      .check(z.refine(isChosen, 'Choose products by their ids or by a filter')),
    response: z.object({ ids: z.array(z.number()) }),
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/brands/bulk',
    summary: 'Tag, untag, include or exclude the chosen brands, or all that match',
    access: 'session',
    body: z.object({ action: z.enum(BULK_ACTIONS), tag: z.optional(Tag), ...Chosen }).check(
      z.refine(isChosen, 'Choose brands by their ids or by a filter'),
      z.refine(({ action, tag }) => !action.endsWith('tag') || tag !== undefined, 'Name the tag'),
    ),
    response: z.object({
      brands: z.number(),
      /** To which it was done, as long as they aren’t too many to be named. */
      ids: z.nullable(z.array(z.number())),
    }),
  }),
};
