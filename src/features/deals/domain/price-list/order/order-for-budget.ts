/** A line that may be ordered. Money in cents of the list's currency. */
export interface OrderableLine {
  id: number;
  caseCostCents: number;
  /** Of the listing that a case makes: 4, for a case of 12 and a listing of a pack of 3. */
  listingsPerCase: number;
  /** What we may sell of it in a month. */
  monthlyUnits: number;
  /** Per cent of what it cost. */
  roi: number;
  /** The fewest cases that the brand sends. */
  minimumCases: number;
  /** Of the listing, what should be left of earlier orders. */
  inStock: number;
}

export interface OrderWishes {
  budgetCents: number;
  mostMonths: number;
  leastRoiPercent: number;
  minimumOrderCents: number | null;
}

export interface OrderPlan {
  /** Cases by line. */
  cases: Map<number, number>;
  totalCents: number;
  /** How many months of stock the order holds at most. */
  months: number;
  /** What is wanting to the brand's minimum; 0 where it is reached. */
  shortCents: number;
}

/** Beyond it, nobody knows what will sell. */
const LONGEST_MONTHS = 12;

/**
 * Month by month: what the best lines sell in a first month, then what they sell in a second, as far as the money goes.
 * So it goes to many lines that turn soon rather than to one that lies. Where the brand's minimum isn't reached with the
 * months that were wished, further months follow until it is. What is left of earlier orders is sold first.
 */
export function orderForBudget(lines: readonly OrderableLine[], wishes: OrderWishes): OrderPlan {
  const { budgetCents, mostMonths, leastRoiPercent, minimumOrderCents } = wishes;
  const worth = lines
    .filter((line) => line.roi >= leastRoiPercent && line.monthlyUnits > 0 && line.caseCostCents > 0)
    .toSorted((one, other) => other.roi - one.roi || one.id - other.id);
  const cases = new Map<number, number>();
  let totalCents = 0;
  let months = 0;
  const isShort = () => totalCents < (minimumOrderCents ?? 0);
  for (let month = 1; month <= Math.max(mostMonths, LONGEST_MONTHS); month += 1) {
    if (month > mostMonths && !isShort()) break;
    for (const line of worth) {
      const has = cases.get(line.id) ?? 0;
      const wanted = casesFor(line, month, Math.max(month, mostMonths));
      const affordable = Math.floor((budgetCents - totalCents) / line.caseCostCents);
      const more = Math.min(wanted - has, affordable);
      if (more <= 0 || has + more < line.minimumCases) continue;
      cases.set(line.id, has + more);
      totalCents += more * line.caseCostCents;
      months = month;
    }
  }
  return { cases, totalCents, months, shortCents: Math.max(0, (minimumOrderCents ?? 0) - totalCents) };
}

/** Whole cases for so many months; a first case that lasts longer is taken only if it is sold within the longest. */
function casesFor(line: OrderableLine, months: number, longest: number): number {
  const sellable = (line.monthlyUnits * months - line.inStock) / line.listingsPerCase;
  const least = Math.max(1, line.minimumCases);
  if (sellable >= least) return Math.floor(sellable);
  if (sellable <= 0) return 0;
  return least * line.listingsPerCase + line.inStock <= line.monthlyUnits * longest ? least : 0;
}
