import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useOff } from './use-off.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onFocus' | 'onBlur'> {
  label: string;
  children: ReactNode;
}

/** A button that is only a picture: its label is for those who cannot see it. */
export function IconButton({
  label,
  className,
  disabled = false,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const off = useOff(disabled);
  return (
    <button
      type="button"
      {...rest}
      {...off}
      onClick={disabled ? undefined : onClick}
      aria-label={label}
      className={classNames(
        'inline-flex size-8 touch:size-10 shrink-0 items-center justify-center rounded-md text-ink-3 transition-colors',
        'hover:bg-ink/6 hover:text-ink off:cursor-not-allowed off:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}
