import { useId, useState } from 'react';
import { Input } from '../../../../web/ui/input.tsx';
import { numberTyped } from '../../../../web/ui/typed-number.ts';
import { type FieldUnit, type RangeField, rangeIn, withFilter } from '../../domain/query-fields.ts';
import { unitSign, unitsIn } from '../../domain/query-words.ts';
import type { ControlOf } from './control-of.ts';

/** Above which nothing is ever found. */
const MOST: Partial<Record<FieldUnit, number>> = { percent: 100, stars: 5 };

/** From and to, in units that people read; the selection has the source's. */
export function RangeControl({ field, siteId, selection, onChange }: ControlOf<RangeField>) {
  const noteId = useId();
  const units = unitsIn(field.unit, siteId);
  const sign = unitSign(field.unit, siteId);
  const known = rangeIn(selection, field);
  const [typed, setTyped] = useState({ least: shown(known.least, units), most: shown(known.most, units) });
  const least = figureOf(typed.least, units);
  const most = figureOf(typed.most, units);
  const isCrossed = typeof least === 'number' && typeof most === 'number' && least > most;
  const limit = MOST[field.unit] ?? Number.POSITIVE_INFINITY;
  const isTooHigh = (figure: typeof least) => typeof figure === 'number' && figure > limit * units;
  const fault =
    least === 'unreadable' || most === 'unreadable'
      ? 'Please enter a number'
      : isTooHigh(least) || isTooHigh(most)
        ? `0 to ${limit}`
        : isCrossed
          ? 'From is above To'
          : null;

  const type = (end: 'least' | 'most', text: string) => {
    setTyped({ ...typed, [end]: text });
    const figure = figureOf(text, units);
    const filter = `${field.filter}_${end === 'least' ? 'gte' : 'lte'}`;
    onChange(withFilter(selection, filter, typeof figure === 'number' ? figure : undefined));
  };
  const isWrong = (figure: typeof least) => isCrossed || figure === 'unreadable' || isTooHigh(figure);
  const end = (which: 'least' | 'most', name: string, hint: string) => (
    <Input
      aria-label={`${field.label}, ${name}`}
      aria-invalid={isWrong(which === 'least' ? least : most) || undefined}
      aria-describedby={fault === null ? undefined : noteId}
      placeholder={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed[which]}
      onChange={({ target }) => type(which, target.value)}
      className="tabular-nums"
    />
  );

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-13">
        <span className="min-w-0">
          <span className="font-medium">{field.label}</span>
          {sign !== '' && <span className="text-ink-3"> {sign}</span>}
        </span>
        {fault !== null && (
          <span id={noteId} role="alert" className="shrink-0 text-12 text-danger">
            {fault}
          </span>
        )}
      </legend>
      <div className="flex items-center gap-2">
        {end('least', 'at least', 'From')}
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        {end('most', 'at most', 'To')}
      </div>
    </fieldset>
  );
}

const shown = (figure: number | null, units: number): string =>
  figure === null ? '' : String(figure / units);

/** In the source's units; null where nothing is asked. */
function figureOf(typed: string, units: number): number | null | 'unreadable' {
  if (typed.trim() === '') return null;
  const figure = numberTyped(typed);
  return figure !== null && figure >= 0 ? Math.round(figure * units) : 'unreadable';
}
