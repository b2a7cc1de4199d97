import { USUAL_REFERRAL_PERCENT } from '../../catalog/domain/fees.ts';
import type { BrandFigures, BuyBoxMethod, SalesMethod, SellerMethod } from './brand-figures.ts';

/** A rank that jumps upwards is a sale; of what sells fast, several sales fall into one jump. */
export const SALES_PER_RANK_DROP = 1;

const SALES: Record<SalesMethod, string> = {
  monthly_sold: 'Counted from “bought in past month”, the marketplace’s own figure, which it rounds down.',
  rank_drops:
    'Estimated from the sales rank: each drop of the last 30 days counts as one sale, which is too few for what sells fast.',
  both: 'Counted from “bought in past month” where the marketplace tells it; elsewhere each drop of the sales rank in the last 30 days counts as one sale.',
};

const SELLERS: Record<SellerMethod, string> = {
  buy_box: 'Different sellers that held the Buy Box of its products in the last 90 days.',
  offers: 'The most new offers that one of its products has now.',
};

const BUY_BOX: Record<BuyBoxMethod, string> = {
  shares: 'How long each seller held the Buy Box in the last 90 days, on an average product.',
  holders_now: 'Only who holds each Buy Box now is known; a download with Buy Box shares says more.',
};

const ROTATION: Record<BuyBoxMethod, string> = {
  shares:
    '1 divided by the sum of the squared shares, on an average product: as many equal sellers would share the Buy Box like this.',
  holders_now: '1 divided by the sum of the squared parts of its Buy Boxes that each seller holds now.',
};

export interface FigureMethods {
  sales: string | null;
  sellers: string | null;
  buyBox: string | null;
  rotation: string | null;
  stockOuts: string | null;
  fees: string | null;
}

/** How each figure came about, as sentences; null beside a figure that isn't known. */
export const figureMethods = (figures: BrandFigures): FigureMethods => ({
  sales:
    figures.salesMethod &&
    `${SALES[figures.salesMethod]} From ${figures.salesProducts.toLocaleString('en-US')} of ${figures.products.toLocaleString('en-US')} products.`,
  sellers: figures.sellersMethod && SELLERS[figures.sellersMethod],
  buyBox: figures.buyBoxMethod && BUY_BOX[figures.buyBoxMethod],
  rotation:
    figures.effectiveSellers === null || !figures.buyBoxMethod ? null : ROTATION[figures.buyBoxMethod],
  stockOuts:
    figures.outOfStockPercent === null
      ? null
      : 'Part of the last 90 days in which nobody offered it new, on an average product.',
  fees:
    figures.afterFeesPercent === null
      ? null
      : `What is left of the price after the FBA fee and the referral fee (${USUAL_REFERRAL_PERCENT}% where the listing doesn’t tell it), the median of its products.`,
});
