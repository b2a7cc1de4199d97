import { classNames } from './class-names.ts';

/** Stands where something will be; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-skeleton
      aria-hidden="true"
      className={classNames(
        'block rounded-sm bg-ink/8 [animation:shimmer_1.6s_ease-in-out_1.5s_infinite]',
        className,
      )}
    />
  );
}
