import type { Tx } from '../../../../db/database.ts';
import { type OrderableLine, orderForBudget } from '../../domain/price-list/order/order-for-budget.ts';
import {
  isSent,
  orderedBefore,
  type SentLine,
  stockLeft,
} from '../../domain/price-list/order/ordered-before.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import { orderedOfBrand } from '../../store/order-drafts.ts';
import { allLines, type ListedLine, replaceCases } from '../../store/price-list-lines.ts';
import { setBudget } from '../../store/price-lists.ts';
import { requirePriceList } from './require-price-list.ts';

export interface PlannedOrder {
  lines: number;
  totalCents: number;
  months: number;
  shortCents: number;
  /** Lines of which something should be left of earlier orders. */
  inStock: number;
}

/**
 * Picks what to order for a budget, in place of whatever was picked before. What was ordered earlier is counted as far as
 * it shouldn't have sold yet.
 */
export async function planOrder(
  tx: Tx,
  accountId: string,
  { listId: id, budgetCents, now }: { listId: string; budgetCents: number; now: Date },
): Promise<PlannedOrder> {
  const list = await requirePriceList(tx, accountId, id);
  const given = assumptionsOfList(list);
  const sentOf = orderedBefore(id, (await orderedOfBrand(tx, accountId, list.brandId)).filter(isSent));
  const lines = (await allLines(tx, id, { match: 'matched' })).flatMap((line) =>
    orderable(line, sentOf(line), now),
  );
  const plan = orderForBudget(lines, { ...given, budgetCents });
  await setBudget(tx, id, budgetCents);
  await replaceCases(tx, id, plan.cases);
  return {
    lines: plan.cases.size,
    totalCents: plan.totalCents,
    months: plan.months,
    shortCents: plan.shortCents,
    inStock: lines.filter(({ inStock }) => inStock >= 1).length,
  };
}

function orderable(line: ListedLine, sent: readonly SentLine[], now: Date): OrderableLine[] {
  const caseCostCents = line.caseCostCents ?? line.costCents;
  if (caseCostCents === null || line.roi === null || line.monthlyUnits === null) return [];
  const casePack = line.casePack ?? 1;
  const pace = { monthlyUnits: line.monthlyUnits, unitsPerProduct: line.unitsPerProduct };
  return [
    {
      id: line.id,
      caseCostCents,
      roi: line.roi,
      monthlyUnits: line.monthlyUnits,
      listingsPerCase: casePack / line.unitsPerProduct,
      minimumCases: Math.max(1, Math.ceil((line.minimum ?? 1) / casePack)),
      inStock: stockLeft(sent, pace, now),
    },
  ];
}

export async function clearPicks(tx: Tx, accountId: string, id: string): Promise<void> {
  await requirePriceList(tx, accountId, id);
  await replaceCases(tx, id, new Map());
}
