/** What a list of products can be sorted by. */
export const PRODUCT_ORDERS = [
  'added',
  'title',
  'brand',
  'salesRank',
  'monthlySold',
  'buyBoxPrice',
  'offers',
  'amazonShare',
  'rating',
  'reviews',
  'fetchedAt',
  'priceChange',
  'rankChange',
] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
