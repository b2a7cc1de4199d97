/**
 * The names that Keepa's product finder knows, after its own client's ProductFinderRequest. Any other name is
 * answered with 200 as if the filter weren't there, so that a slip of the pen buys the wrong products.
 */
const SERIES = [
  'AMAZON',
  'NEW',
  'USED',
  'SALES',
  'LISTPRICE',
  'COLLECTIBLE',
  'REFURBISHED',
  'NEW_FBM_SHIPPING',
  'LIGHTNING_DEAL',
  'WAREHOUSE',
  'NEW_FBA',
  'COUNT_NEW',
  'COUNT_USED',
  'COUNT_REFURBISHED',
  'COUNT_COLLECTIBLE',
  'RATING',
  'COUNT_REVIEWS',
  'BUY_BOX_SHIPPING',
  'USED_NEW_SHIPPING',
  'USED_VERY_GOOD_SHIPPING',
  'USED_GOOD_SHIPPING',
  'USED_ACCEPTABLE_SHIPPING',
  'REFURBISHED_SHIPPING',
  'EBAY_NEW_SHIPPING',
  'EBAY_USED_SHIPPING',
  'TRADE_IN',
  'RENT',
  'BUY_BOX_USED_SHIPPING',
  'PRIME_EXCL',
  'COUNT_NEW_FBA',
  'COUNT_NEW_FBM',
];

/** Each of these goes before a series, as in `avg90_SALES_lte`. */
const FIGURES = [
  'current',
  'avg1',
  'avg7',
  'avg30',
  'avg90',
  'avg180',
  'avg365',
  'delta1',
  'delta7',
  'delta30',
  'delta90',
  'deltaLast',
  'deltaPercent1',
  'deltaPercent7',
  'deltaPercent30',
  'deltaPercent90',
  'lastPriceChange',
];

/** Numbers, asked for with `_gte` and `_lte`. */
const RANGES = `
  availabilityAmazonMinDelayInDays businessDiscount buyBoxEligibleOfferCountsNewFBA buyBoxEligibleOfferCountsNewFBM
  buyBoxEligibleOfferCountsUsedFBA buyBoxEligibleOfferCountsUsedFBM buyBoxStandardDeviation30
  buyBoxStandardDeviation90 buyBoxStandardDeviation365 buyBoxStatsAmazon30 buyBoxStatsAmazon90
  buyBoxStatsAmazon180 buyBoxStatsAmazon365 buyBoxStatsSellerCount30 buyBoxStatsSellerCount90
  buyBoxStatsSellerCount180 buyBoxStatsSellerCount365 buyBoxStatsTopSeller30 buyBoxStatsTopSeller90
  buyBoxStatsTopSeller180 buyBoxStatsTopSeller365 couponOneTimeAbsolute couponOneTimePercent couponSNSPercent
  deltaPercent90_monthlySold fbaFees flipability30 flipability90 flipability365 imageCount itemDimension itemHeight
  itemLength itemWeight itemWidth lastBusinessDiscountUpdate lastOffersUpdate lastPriceChange lastRatingUpdate
  lastUpdate lightningEnd lightningStart listedSince monthlySold nextUpdate numberOfItems numberOfPages
  numberOfTrackings offerCountFBA offerCountFBM outOfStockCountAmazon30 outOfStockCountAmazon90
  outOfStockPercentage90 outOfStockPercentage90_BB outOfStockPercentage90_BB_USED outOfStockPercentage90_NEW
  outOfStockPercentage90_USED outOfStockPercentageInInterval packageDimension packageHeight packageLength
  packageQuantity packageWeight packageWidth publicationDate releaseDate salesRankDrops30 salesRankDrops90
  salesRankDrops180 salesRankDrops365 salesRankTopPct totalOfferCount trackingSince unitValue variationCount
  variationRatingCount variationReviewCount videoCount`;

/** Words, lists of words, yes or no. */
const CHOICES = `
  activeIngredients asin author availabilityAmazon batteriesIncluded batteriesRequired binding blackList brand
  brandStoreName brandStoreUrlName buyBoxIsAmazon buyBoxIsBackorder buyBoxIsFBA buyBoxIsPreorder
  buyBoxIsPrimeEligible buyBoxIsPrimeExclusive buyBoxIsUnqualified buyBoxSellerId buyBoxShippingCountry
  buyBoxStatsTopSellerId30 buyBoxStatsTopSellerId90 buyBoxStatsTopSellerId180 buyBoxStatsTopSellerId365
  buyBoxUsedCondition buyBoxUsedIsFBA buyBoxUsedSellerId categories_exclude categories_include color dealType
  edition format genre hasAPlus hasAPlusFromManufacturer hasMainVideo hasParentASIN hasReviews
  historicalParentASIN historicalSellerIds isAdultProduct isDeal isEligibleForSuperSaverShipping
  isEligibleForTradeIn isHazMat isHeatSensitive isHighestOffer isLowestOffer isMerchOnDemand isPrimeExclusive
  isSNS itemForm itemTypeKeyword label languages launchpad manufacturer material minMatch model newPriceIsMAP
  page partNumber pattern perPage platform productGroup productType publisher returnRate rootCategory
  salesRankReference scent sellerIds sellerIdsFBA sellerIdsFBM sellerIdsLowestFBA sellerIdsLowestFBM
  singleVariation size sort specialIngredients stats studio style targetAudienceKeyword title title_flag type
  unitType warehouseCondition websiteDisplayGroup websiteDisplayGroupName`;

const words = (text: string): string[] => text.trim().split(/\s+/);

const KNOWN = new Set<string>([
  ...words(CHOICES),
  ...SERIES.flatMap((series) => [`isLowest_${series}`, `isLowest90_${series}`, `backInStock_${series}`]),
  ...[
    ...words(RANGES),
    ...FIGURES.flatMap((figure) => SERIES.map((series) => `${figure}_${series}`)),
  ].flatMap((name) => [`${name}_gte`, `${name}_lte`]),
]);

// The average rank of one month out of the last years: year, then two digits of the month.
const MONTHLY_RANK = /^srAvg[0-2](0\d|1[01])_(gte|lte)$/;

export const isKnownFilter = (name: string): boolean => KNOWN.has(name) || MONTHLY_RANK.test(name);
