import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface FigureProps {
  label: string;
  value: ReactNode;
  unit?: string;
  className?: string;
}

/** One number with what it counts, as part of a `<dl>`. */
export function Figure({ label, value, unit, className }: FigureProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="mt-0.5 flex items-baseline gap-1 whitespace-nowrap">
        <span className="font-semibold text-18 tabular-nums tracking-heading">{value}</span>
        {unit && <span className="text-12 text-ink-3">{unit}</span>}
      </dd>
    </div>
  );
}
