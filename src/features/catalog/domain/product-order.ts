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
] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];
