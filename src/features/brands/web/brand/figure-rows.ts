import { formatMoney } from '../../../../kernel/money.ts';
import { count } from '../../../../kernel/words.ts';
import type { BrandWorthView } from '../../contract/figures.ts';

export interface FigureRow {
  label: string;
  /** Null where it isn't known. */
  value: string | null;
  unit?: string;
  /** How it came about. */
  method: string;
  isEstimate?: boolean;
}

export interface FigureGroup {
  title: string;
  rows: FigureRow[];
}

const UNKNOWN = 'None of its products shows it.';

/** The figures of a brand as they are read, each with its unit and how it came about. */
export function figureGroups({
  figures,
  methods,
}: Pick<BrandWorthView, 'figures' | 'methods'>): FigureGroup[] {
  const { currency } = figures;
  const money = (cents: number | null) => (cents === null ? null : formatMoney({ cents, currency }));
  const number = (value: number | null) => (value === null ? null : count(value));
  const percent = (value: number | null) => (value === null ? null : `${count(value)}%`);
  const isEstimate = figures.salesMethod !== null && figures.salesMethod !== 'monthly_sold';
  const sales = methods.sales ?? UNKNOWN;
  const buyBox = methods.buyBox ?? UNKNOWN;
  const prices = 'The Buy Box price of each product now; where there is none, the lowest new one.';
  const offers = 'New offers of all its products now.';
  return [
    {
      title: 'Demand',
      rows: [
        { label: 'Sales', value: number(figures.monthlySales), unit: 'a month', method: sales, isEstimate },
        {
          label: 'Revenue',
          value: money(roundedToUnits(figures.monthlyRevenueCents)),
          unit: 'a month',
          method: `The sales of each product times its price. ${sales}`,
          isEstimate: figures.monthlyRevenueCents !== null,
        },
        {
          label: 'Rating',
          value: number(figures.rating),
          unit: 'of 5',
          method: 'The rating of its products, those with more reviews counting for more.',
        },
        { label: 'Reviews', value: number(figures.reviews), method: 'Of all its products together.' },
      ],
    },
    {
      title: 'Price',
      rows: [
        {
          label: 'Range',
          value: range(money(figures.priceMinCents), money(figures.priceMaxCents)),
          method: prices,
        },
        { label: 'Median', value: money(figures.priceMedianCents), method: prices },
        {
          label: 'Left after fees',
          value: percent(figures.afterFeesPercent),
          unit: 'of the price',
          method: methods.fees ?? UNKNOWN,
          isEstimate: figures.afterFeesPercent !== null,
        },
      ],
    },
    {
      title: 'Competition',
      rows: [
        { label: 'Sellers', value: number(figures.sellers), method: methods.sellers ?? UNKNOWN },
        {
          label: 'Offers on a product',
          value: number(figures.offersMedian),
          method: 'New offers on a product now, the median.',
        },
        {
          label: 'FBA offers',
          value: number(figures.fbaOffers),
          method: `${offers} Sent from Amazon’s warehouse.`,
        },
        { label: 'FBM offers', value: number(figures.fbmOffers), method: `${offers} Sent by the seller.` },
        {
          label: 'Amazon’s share',
          value: percent(figures.amazonSharePercent),
          unit: 'of the Buy Box',
          method: buyBox,
        },
        {
          label: 'Largest seller',
          value: percent(figures.largestSellerPercent),
          unit: 'of the Buy Box',
          method: `Amazon aside. ${buyBox}`,
        },
        {
          label: 'Buy Box rotation',
          value: number(figures.effectiveSellers),
          unit: 'equal sellers',
          method: methods.rotation ?? UNKNOWN,
        },
      ],
    },
    {
      title: 'Stock-outs',
      rows: [
        {
          label: 'Nobody has it',
          value: percent(figures.outOfStockPercent),
          unit: 'of 90 days',
          method: methods.stockOuts ?? UNKNOWN,
        },
        {
          label: 'Amazon hasn’t',
          value: percent(figures.amazonOutOfStockPercent),
          unit: 'of 90 days',
          method:
            figures.amazonOutOfStockPercent === null
              ? UNKNOWN
              : 'Part of the last 90 days in which Amazon itself didn’t offer it, on an average product.',
        },
      ],
    },
  ];
}

/** Cents of an estimate would be made up. */
const roundedToUnits = (cents: number | null): number | null =>
  cents === null ? null : Math.round(cents / 100) * 100;

const range = (least: string | null, most: string | null): string | null =>
  least === null || most === null ? null : least === most ? least : `${least} – ${most}`;
