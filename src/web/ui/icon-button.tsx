import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  children: ReactNode;
}

/** A button that is only a picture: its label is for those who cannot see it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-8 touch:size-10 shrink-0 items-center justify-center rounded-md text-ink-3 transition-colors',
        'hover:bg-ink/6 hover:text-ink disabled:cursor-not-allowed disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}
