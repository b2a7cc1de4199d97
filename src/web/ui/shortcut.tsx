import type { ReactNode } from 'react';

/** Keys as they stand on a keyboard. */
export const Shortcut = ({ keys }: { keys: readonly ReactNode[] }) => (
  <span className="inline-flex gap-1">
    {keys.map((key, index) => (
      <kbd
        // biome-ignore lint/suspicious/noArrayIndexKey: keys are pressed in this order, which never changes
        key={index}
        className="flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-surface px-1 font-medium font-sans text-11 text-ink-3"
      >
        {key}
      </kbd>
    ))}
  </span>
);
