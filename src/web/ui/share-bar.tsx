import { classNames } from './class-names.ts';

interface ShareBarProps {
  /** 0 to 1. */
  share: number;
  tone?: 'accent' | 'neutral';
  className?: string;
}

/** A part of a whole, drawn; the number stands beside it. */
export const ShareBar = ({ share, tone = 'accent', className }: ShareBarProps) => (
  <span
    aria-hidden="true"
    className={classNames('block h-1.5 overflow-hidden rounded-full bg-ink/8', className)}
  >
    <span
      className={classNames('block h-full rounded-full', tone === 'accent' ? 'bg-accent' : 'bg-ink-3')}
      style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
    />
  </span>
);
