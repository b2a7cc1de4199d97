import type { Money } from '../../../kernel/money.ts';
import { amazonSite } from '../../catalog/domain/amazon-site.ts';

/** What brands that declined for one reason sell on one site. */
export interface DeclinedOnSite {
  reason: string;
  siteId: number | null;
  brands: number;
  monthlyRevenueCents: number;
  /** Of how many of them that is known. */
  measured: number;
}

/** What it costs that brands decline for one reason. */
export interface Objection {
  reason: string;
  brands: number;
  /** What their products bring in a month on the marketplaces, as far as that is known, in each currency of its own. */
  monthlyRevenue: Money[];
  measured: number;
}

/** The reason that costs most first, counted in the money that most of the brands sell for. */
export function gatherObjections(declined: readonly DeclinedOnSite[]): Objection[] {
  const currencies = [...Map.groupBy(declined, currencyOf)]
    .map(([currency, those]) => ({ currency, measured: sum(those, ({ measured }) => measured) }))
    .sort((one, other) => other.measured - one.measured)
    .map(({ currency }) => currency);
  const objections = [...Map.groupBy(declined, ({ reason }) => reason)].map(([reason, those]): Objection => {
    const revenueIn = (currency: string): Money => {
      const sold = those.filter((one) => currencyOf(one) === currency);
      return { cents: sum(sold, ({ monthlyRevenueCents }) => monthlyRevenueCents), currency };
    };
    return {
      reason,
      brands: sum(those, ({ brands }) => brands),
      monthlyRevenue: currencies.map(revenueIn).filter(({ cents }) => cents > 0),
      measured: sum(those, ({ measured }) => measured),
    };
  });
  const [main] = currencies;
  const inMain = ({ monthlyRevenue }: Objection): number =>
    monthlyRevenue.find(({ currency }) => currency === main)?.cents ?? 0;
  return objections.sort(
    (one, other) =>
      inMain(other) - inMain(one) || other.brands - one.brands || one.reason.localeCompare(other.reason),
  );
}

const currencyOf = ({ siteId }: DeclinedOnSite): string => amazonSite(siteId ?? 0)?.currency ?? 'usd';

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);
