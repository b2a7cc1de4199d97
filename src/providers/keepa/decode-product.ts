import type { FetchedProducts } from '../../features/catalog/ports.ts';
import { decodeEntities } from '../../kernel/html-entities.ts';
import { isAmazonSeller } from './amazon-sellers.ts';
import { fromKeepaMinute } from './keepa-time.ts';
import { currentFigure, figure, figureAt, fraction, percentage, positive, SERIES } from './series.ts';
import type { ProductBody } from './wire.ts';

export type Product = FetchedProducts['products'][number];

const IMAGES = 'https://m.media-amazon.com/images/I/';

export interface DecodeContext {
  /** The site that was asked, for a body that doesn't name its own. */
  siteId: number;
  fetchedAt: Date;
  isSandbox: boolean;
}

export function decodeProduct(body: ProductBody, context: DecodeContext): Product {
  const shares = buyBoxShares(body);
  const category = body.categoryTree?.filter(({ name }) => filled(name) !== null) ?? [];
  const { stats } = body;
  return {
    marketplace: 'amazon',
    siteId: siteOf(body) ?? context.siteId,
    externalId: body.asin,
    upcs: codes(body.upcList),
    eans: codes(body.eanList),
    title: filled(body.title),
    brand: filled(body.brand),
    brandStoreName: filled(body.brandStoreName),
    manufacturer: filled(body.manufacturer),
    categoryRoot: toCategory(category[0]),
    categoryLeaf: toCategory(category.at(-1)),
    imageUrl: imageUrl(body),
    prices: {
      amazon: priceFigures(body, SERIES.amazon),
      new: priceFigures(body, SERIES.new),
      fba: priceFigures(body, SERIES.newFba),
      buyBox: buyBoxFigures(body),
    },
    salesRank: salesRank(body),
    monthlySold: positive(body.monthlySold),
    offers: {
      total: figure(stats?.totalOfferCount),
      new: currentFigure(body, SERIES.newOffers),
      newFba: currentFigure(body, SERIES.newFbaOffers) ?? figure(stats?.offerCountFBA),
      newFbm: currentFigure(body, SERIES.newFbmOffers) ?? figure(stats?.offerCountFBM),
    },
    buyBoxShares: shares,
    amazonBuyBoxPercent: shares && amazonPercent(shares),
    buyBoxSharesAt: shares && context.fetchedAt,
    buyBoxSeller: buyBoxSeller(body),
    rating: rating(body),
    reviewCount: currentFigure(body, SERIES.reviews),
    packageSize: {
      lengthMm: positive(body.packageLength),
      widthMm: positive(body.packageWidth),
      heightMm: positive(body.packageHeight),
      weightG: positive(body.packageWeight),
    },
    itemSize: {
      lengthMm: positive(body.itemLength),
      widthMm: positive(body.itemWidth),
      heightMm: positive(body.itemHeight),
      weightG: positive(body.itemWeight),
    },
    packageQuantity: positive(body.packageQuantity),
    fbaFeeCents: positive(body.fbaFees?.pickAndPackFee),
    referralFeePercent: fraction(body.referralFeePercentage) || fraction(body.referralFeePercent) || null,
    outOfStock: {
      amazon: outOfStock(body, SERIES.amazon),
      new: outOfStock(body, SERIES.new),
      buyBox: outOfStock(body, SERIES.buyBox),
    },
    listedSince: fromKeepaMinute(body.listedSince),
    lastUpdate: fromKeepaMinute(body.lastUpdate),
    fetchedAt: context.fetchedAt,
    isSandbox: context.isSandbox,
  };
}

/** Some listings keep the entities of the page that they were entered on. */
const filled = (value: string | null | undefined): string | null =>
  value ? decodeEntities(value).trim() || null : null;

const siteOf = ({ domainId }: ProductBody): number | null =>
  domainId && Number.isInteger(domainId) && domainId > 0 && domainId < 100 ? domainId : null;

/** Numbers have lost their leading zeros; a UPC has twelve digits, and longer codes keep what they have. */
const codes = (list: (string | number)[] | null | undefined): string[] => [
  ...new Set(
    (list ?? [])
      .map((code) => (typeof code === 'number' ? String(code).padStart(12, '0') : code.trim()))
      .filter((code) => code !== ''),
  ),
];

function toCategory(
  node: { catId?: number | null | undefined; name?: string | null | undefined } | undefined,
): Product['categoryRoot'] {
  const name = filled(node?.name);
  return name === null
    ? null
    : { id: Number.isSafeInteger(node?.catId) ? (node?.catId ?? null) : null, name };
}

function imageUrl({ images, imagesCSV }: ProductBody): string | null {
  const file = filled(images?.[0]?.l) ?? filled(images?.[0]?.m) ?? filled(imagesCSV?.split(',')[0]);
  return file === null ? null : IMAGES + file;
}

function priceFigures(body: ProductBody, index: number): Product['prices']['new'] {
  const { stats } = body;
  return {
    current: currentFigure(body, index),
    avg30: figureAt(stats?.avg30, index),
    avg90: figureAt(stats?.avg90, index),
    avg365: figureAt(stats?.avg365, index),
  };
}

function buyBoxFigures(body: ProductBody): Product['prices']['buyBox'] {
  const figures = priceFigures(body, SERIES.buyBox);
  if (figures.current !== null) return figures;
  const price = figure(body.stats?.buyBoxPrice);
  return { ...figures, current: price && price + (figure(body.stats?.buyBoxShipping) ?? 0) };
}

function salesRank(body: ProductBody): Product['salesRank'] {
  const { stats } = body;
  return {
    current: positive(currentFigure(body, SERIES.salesRank)),
    avg30: positive(stats?.avg30?.[SERIES.salesRank]),
    avg90: positive(stats?.avg90?.[SERIES.salesRank]),
    avg180: positive(stats?.avg180?.[SERIES.salesRank]),
    avg365: positive(stats?.avg365?.[SERIES.salesRank]),
    drops30: figure(stats?.salesRankDrops30),
    drops90: figure(stats?.salesRankDrops90),
    drops180: figure(stats?.salesRankDrops180),
    drops365: figure(stats?.salesRankDrops365),
  };
}

/** Stars in tenths; nobody can give none, so that 0 is "not rated". */
function rating(body: ProductBody): number | null {
  const tenths = positive(currentFigure(body, SERIES.rating));
  return tenths === null ? null : tenths / 10;
}

/** Null where the answer holds none: they weren't asked for, or nobody was seen in the Buy Box. */
function buyBoxShares({ stats }: ProductBody): NonNullable<Product['buyBoxShares']> | null {
  const sellers = Object.entries(stats?.buyBoxStats ?? {}).flatMap(([sellerId, won]) => {
    const percent = fraction(won.percentageWon);
    if (percent === null) return [];
    return [{ sellerId, percent, isFba: won.isFBA ?? null, avgPriceCents: figure(won.avgPrice) }];
  });
  return sellers.length === 0 ? null : sellers.sort((one, other) => other.percent - one.percent);
}

const amazonPercent = (shares: NonNullable<Product['buyBoxShares']>): number =>
  shares.filter(({ sellerId }) => isAmazonSeller(sellerId)).reduce((sum, { percent }) => sum + percent, 0);

function buyBoxSeller(body: ProductBody): Product['buyBoxSeller'] {
  const { stats } = body;
  const named = sellerId(stats?.buyBoxSellerId);
  // The history says who holds it now in its last pair; a body with statistics has said it there already.
  const id = named ?? (stats?.buyBoxSellerId ? null : sellerId(body.buyBoxSellerIdHistory?.at(-1)));
  if (id === null) return null;
  const holds = named === null ? undefined : stats;
  return {
    sellerId: id,
    isAmazon: holds?.buyBoxIsAmazon === true || isAmazonSeller(id),
    isFba: holds?.buyBoxIsFBA ?? stats?.buyBoxStats?.[id]?.isFBA ?? null,
  };
}

/** "-1" is nobody, "-2" somebody unknown. */
const sellerId = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && !value.startsWith('-') ? value : null;

const outOfStock = ({ stats }: ProductBody, index: number): Product['outOfStock']['new'] => ({
  last30: percentage(stats?.outOfStockPercentage30?.[index]),
  last90: percentage(stats?.outOfStockPercentage90?.[index]),
});
