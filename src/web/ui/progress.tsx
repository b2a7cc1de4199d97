import { Progress as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  className?: string;
}

export function Progress({ label, value, max = 100, className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Radix.Root
      aria-label={label}
      value={Math.min(max, Math.max(0, value))}
      max={max > 0 ? max : 1}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-ink/10', className)}
    >
      <Radix.Indicator
        className="h-full origin-left rounded-full bg-accent transition-transform duration-300"
        style={{ transform: `scaleX(${share})` }}
      />
    </Radix.Root>
  );
}
