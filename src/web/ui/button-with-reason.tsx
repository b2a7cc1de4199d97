import { type ComponentProps, useId } from 'react';
import { Button } from './button.tsx';

interface ButtonWithReasonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  /** Why it can't be pressed now; null while it can. */
  disabledBy: string | null;
}

/** A button that says beside it why it can't be pressed: a title shows on hover alone, and never to a finger. */
export function ButtonWithReason({ disabledBy, ...button }: ButtonWithReasonProps) {
  const reason = useId();
  if (disabledBy === null) return <Button {...button} />;
  return (
    <span className="inline-flex min-w-0 items-center gap-x-3">
      <span id={reason} className="min-w-0 text-12 text-ink-3">
        {disabledBy}
      </span>
      <Button {...button} disabled aria-describedby={reason} />
    </span>
  );
}
