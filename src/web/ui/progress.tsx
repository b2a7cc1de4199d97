import { classNames } from './class-names.ts';

const FILLS = { accent: 'bg-accent', warn: 'bg-warn', danger: 'bg-danger' };

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  /** Warn: more than it should be for long. Danger: it is about to be full, and that is bad. */
  tone?: keyof typeof FILLS;
  className?: string;
}

export function Progress({ label, value, max = 100, tone = 'accent', className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max > 0 ? max : 1}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={`${Math.round(100 * share)}%`}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-ink/10', className)}
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full transition-transform duration-300',
          FILLS[tone],
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
