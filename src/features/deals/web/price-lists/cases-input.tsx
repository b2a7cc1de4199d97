import { useEffect, useId, useState } from 'react';
import { Input } from '../../../../web/ui/input.tsx';
import { numberTyped } from '../../../../web/ui/typed-number.ts';
import type { LineView } from '../../contract/price-lists.ts';
import { CASES_RULE, MOST_CASES } from '../../domain/price-list/order/order-draft.ts';
import { usePick } from './queries.ts';

/**
 * How many cases are ordered of a line; it counts when the person leaves it or presses Enter. A line whose price the
 * list doesn't name can't be ordered.
 */
export function CasesInput({ line, name }: { line: LineView; name: string }) {
  const pick = usePick();
  const ruleId = useId();
  const [isWrong, setWrong] = useState(false);
  const kept = line.cases === null ? '' : String(line.cases);
  const [typed, setTyped] = useState(kept);
  useEffect(() => {
    setTyped(kept);
    setWrong(false);
  }, [kept]);
  const hasPrice = line.costCents !== null || line.caseCostCents !== null;

  function keep() {
    const text = typed.trim();
    const cases = text === '' || text === '0' ? null : (numberTyped(text) ?? Number.NaN);
    const isNone = cases !== null && (!Number.isInteger(cases) || cases < 1 || cases > MOST_CASES);
    setWrong(isNone);
    if (isNone) return;
    if (cases !== line.cases) pick.mutate({ lineId: line.id, cases }, { onError: () => setTyped(kept) });
  }

  if (!hasPrice) return <span className="text-12 text-ink-3">No price</span>;
  return (
    <>
      <Input
        aria-label={`Cases of ${name}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? ruleId : undefined}
        inputMode="numeric"
        className="h-7 px-2 text-right text-13 tabular-nums"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key !== 'Escape') return;
          setTyped(kept);
          setWrong(false);
        }}
      />
      {isWrong && (
        <span
          id={ruleId}
          role="alert"
          className="-mx-3 mt-0.5 block text-balance text-center text-12 text-danger leading-tight"
        >
          {CASES_RULE}
        </span>
      )}
    </>
  );
}
