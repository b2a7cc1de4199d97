import { Progress as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  /** Danger: it is about to be full, and that is bad. */
  tone?: 'accent' | 'danger';
  className?: string;
}

export function Progress({ label, value, max = 100, tone = 'accent', className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Radix.Root
      aria-label={label}
      value={Math.min(max, Math.max(0, value))}
      max={max > 0 ? max : 1}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-ink/10', className)}
    >
      <Radix.Indicator
        className={classNames(
          'h-full origin-left rounded-full transition-transform duration-300',
          tone === 'accent' ? 'bg-accent' : 'bg-danger',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}
