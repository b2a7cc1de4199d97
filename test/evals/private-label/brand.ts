import type { Product } from '../../../src/features/catalog/domain/product.ts';

/** What is made up of a product; the rest (sizes, pictures, fees) says nothing about who sells it. */
export type EvalProduct = Pick<
  Product,
  | 'marketplace'
  | 'siteId'
  | 'externalId'
  | 'upcs'
  | 'eans'
  | 'title'
  | 'brand'
  | 'brandStoreName'
  | 'manufacturer'
  | 'categoryRoot'
  | 'prices'
  | 'salesRank'
  | 'monthlySold'
  | 'offers'
  | 'buyBoxShares'
  | 'amazonBuyBoxPercent'
  | 'buyBoxSeller'
  | 'rating'
  | 'reviewCount'
  | 'packageQuantity'
  | 'outOfStock'
  | 'listedSince'
>;

export interface LabelledBrand {
  name: string;
  /** Made and sold by one seller, so that nobody else can buy it to sell it on. */
  isPrivateLabel: boolean;
  /** How the brand's market looks, so that misses can be counted by kind. */
  archetype: string;
  products: EvalProduct[];
}
