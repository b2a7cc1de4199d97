import type { Tx } from '../../../../db/database.ts';
import { type OrderableLine, orderForBudget } from '../../domain/price-list/order-for-budget.ts';
import { assumptionsOfList } from '../../domain/price-list/price-list.ts';
import { allLines, type ListedLine, replaceCases } from '../../store/price-list-lines.ts';
import { setBudget } from '../../store/price-lists.ts';
import { requirePriceList } from './require-price-list.ts';

export interface PlannedOrder {
  lines: number;
  totalCents: number;
  months: number;
  shortCents: number;
}

/** Picks what to order for a budget, in place of whatever was picked before. */
export async function planOrder(
  tx: Tx,
  accountId: string,
  id: string,
  budgetCents: number,
): Promise<PlannedOrder> {
  const given = assumptionsOfList(await requirePriceList(tx, accountId, id));
  const lines = (await allLines(tx, id, { match: 'matched' })).flatMap(orderable);
  const plan = orderForBudget(lines, { ...given, budgetCents });
  await setBudget(tx, id, budgetCents);
  await replaceCases(tx, id, plan.cases);
  return {
    lines: plan.cases.size,
    totalCents: plan.totalCents,
    months: plan.months,
    shortCents: plan.shortCents,
  };
}

function orderable(line: ListedLine): OrderableLine[] {
  const caseCostCents = line.caseCostCents ?? line.costCents;
  if (caseCostCents === null || line.roi === null || line.monthlyUnits === null) return [];
  const casePack = line.casePack ?? 1;
  return [
    {
      id: line.id,
      caseCostCents,
      roi: line.roi,
      monthlyUnits: line.monthlyUnits,
      listingsPerCase: casePack / line.unitsPerProduct,
      minimumCases: Math.max(1, Math.ceil((line.minimum ?? 1) / casePack)),
    },
  ];
}

export async function clearPicks(tx: Tx, accountId: string, id: string): Promise<void> {
  await requirePriceList(tx, accountId, id);
  await replaceCases(tx, id, new Map());
}
