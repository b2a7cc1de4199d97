import { useEffect, useState } from 'react';
import { formatMoney } from '../../../../kernel/money.ts';
import { counted } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Explained } from '../../../../web/ui/explained.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import type { PriceListView } from '../../contract/price-lists.ts';
import { alreadyOrdered } from './already-ordered.ts';
import { centsIn, typedCents } from './money-text.ts';
import { useClearPicks, usePlan } from './queries.ts';
import { shortOfMinimum, shortWords } from './short-of-minimum.ts';

/** What to order for a sum, and what is picked so far. */
export function BudgetCard({ list }: { list: PriceListView }) {
  const plan = usePlan(list.id);
  const clear = useClearPicks(list.id);
  const left = leftOf(list);
  const [typed, setTyped] = useState(typedCents(left));
  useEffect(() => setTyped(typedCents(left)), [left]);
  const [error, setError] = useState<string>();
  const currency = list.currency ?? list.siteCurrency;
  const { picked, pickedCents, pickedProfitCents } = list.counts;
  // What was picked for it may have been changed, or sent, since then.
  const { data: planned } = plan;
  const isStill = planned?.lines === picked && planned.totalCents === pickedCents;
  const { mostMonths, leastRoiPercent } = list.assumptions;

  function submit() {
    const cents = centsIn(typed);
    if (!cents)
      return setError(
        typed.trim() === ''
          ? 'Please enter what you want to spend.'
          : 'That can’t be read as an amount. Please write it like 1,250.50.',
      );
    setError(undefined);
    plan.mutate(cents);
  }

  return (
    <SectionCard
      title="What to order"
      description={`For a budget in ${currency}: whole cases of what returns ${leastRoiPercent}% or more.`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Budget" error={error} hint={budgetHint(list)}>
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                inputMode="decimal"
                placeholder="1,000"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" busy={plan.isPending}>
                Pick lines
              </Button>
            </div>
          )}
        </Field>
      </form>
      <p className="text-12 text-ink-3">
        Month by month: what the best lines should sell in a first month at your share of the Buy Box, then a
        second, up to {counted(mostMonths, 'month')} of stock, as far as the money goes. Earlier orders are
        assumed to sell first, at the same pace from the day they were placed.
      </p>
      {planned && isStill && <Outcome outcome={planned} currency={currency} />}
      {picked > 0 && (
        <div className="mt-4 border-line border-t pt-3">
          <p className="text-14">
            <span className="font-semibold tabular-nums">{counted(picked, 'line')}</span> picked,{' '}
            <span className="font-semibold tabular-nums">
              {formatMoney({ cents: pickedCents, currency })}
            </span>
          </p>
          {[list.pickedBefore, list.pickedUnsent].map(
            (already) =>
              already && (
                <p key={already.poNumber} className="mt-1 text-12 text-warn">
                  {alreadyOrdered(already)}
                </p>
              ),
          )}
          {shortWords(list) && <p className="mt-1 text-12 text-warn">{shortWords(list)}</p>}
          <div className="mt-1 flex items-center justify-between gap-3">
            <p className="text-12 text-ink-3">
              {pickedProfitCents === null ? (
                'Its profit isn’t known yet.'
              ) : (
                <Explained by="The profit of each listing times how many of it the picked cases make. A line without a listing counts for nothing.">
                  {`About ${formatMoney({ cents: Math.abs(pickedProfitCents), currency: list.siteCurrency })} ${pickedProfitCents < 0 ? 'loss' : 'profit'} once it is sold`}
                </Explained>
              )}
            </p>
            <Button
              look="quiet"
              size="small"
              className="-mr-2.5"
              busy={clear.isPending}
              onClick={() => clear.mutate(undefined)}
            >
              Pick nothing
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  );
}

/** Of the budget that was named last, what no order has taken since; null: all of it is spent, or none was named. */
const leftOf = ({ budgetCents, spentCents }: PriceListView): number | null =>
  budgetCents === null || spentCents >= budgetCents ? null : budgetCents - spentCents;

function budgetHint({ budgetCents, spentCents, currency, siteCurrency }: PriceListView): string {
  if (budgetCents === null || spentCents === 0) return 'What you pay the brand for the goods.';
  const money = (cents: number) => formatMoney({ cents, currency: currency ?? siteCurrency });
  return `${money(spentCents)} of ${money(budgetCents)} went out with orders.`;
}

interface OutcomeProps {
  outcome: { lines: number; totalCents: number; months: number; shortCents: number; inStock: number };
  currency: string;
}

function Outcome({ outcome, currency }: OutcomeProps) {
  const { lines, totalCents, months, shortCents, inStock } = outcome;
  const left =
    inStock > 0 && ` Of ${counted(inStock, 'line')}, some should be left of earlier orders; that is counted.`;
  const short = lines === 0 && shortCents > 0 && ` ${shortOfMinimum(shortCents, currency)}`;
  return (
    <p role="status" className="mt-3 text-13 text-ink-2">
      {lines === 0
        ? 'No line can be ordered for that: none with a listing returns enough, or a case costs more than the budget.'
        : `${counted(lines, 'line')} for ${formatMoney({ cents: totalCents, currency })}, ${counted(months, 'month')} of stock at most.`}
      {short}
      {left}
    </p>
  );
}
