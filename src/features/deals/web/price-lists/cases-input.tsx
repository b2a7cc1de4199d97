import { useEffect, useState } from 'react';
import { Input } from '../../../../web/ui/input.tsx';
import { toast } from '../../../../web/ui/toast.tsx';
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
  const kept = line.cases === null ? '' : String(line.cases);
  const [typed, setTyped] = useState(kept);
  useEffect(() => setTyped(kept), [kept]);
  const hasPrice = line.costCents !== null || line.caseCostCents !== null;

  function keep() {
    const text = typed.trim();
    const cases = text === '' || text === '0' ? null : (numberTyped(text) ?? Number.NaN);
    if (cases !== null && (!Number.isInteger(cases) || cases < 1 || cases > MOST_CASES)) {
      setTyped(kept);
      return toast.failure('The order stays as it was', CASES_RULE);
    }
    if (cases !== line.cases) pick.mutate({ lineId: line.id, cases }, { onError: () => setTyped(kept) });
  }

  if (!hasPrice) return <span className="text-12 text-ink-3">No price</span>;
  return (
    <Input
      aria-label={`Cases of ${name}`}
      inputMode="numeric"
      className="h-7 px-2 text-right text-13 tabular-nums"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setTyped(kept);
      }}
    />
  );
}
