import { type ComponentProps, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useOff } from './use-off.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-ink text-page hover:bg-ink/88 active:bg-ink/80',
  secondary: 'border border-line-2 bg-surface text-ink shadow-card hover:bg-sunken active:bg-sunken',
  quiet: 'text-ink-2 hover:bg-ink/6 hover:text-ink active:bg-ink/10',
  danger: 'bg-danger text-page hover:bg-danger/90 active:bg-danger/85',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'h-8 touch:h-10 gap-1.5 px-2.5 text-13',
  medium: 'h-9 touch:h-10 gap-2 px-3.5 text-14',
  large: 'h-11 gap-2 px-5 text-16',
};

/** As long as systems wait for the second click of two. */
const DOUBLE_CLICK_MS = 500;

/** The look of a button, for links that lead on like one. */
export const buttonClass = (
  look: ButtonLook = 'primary',
  size: ButtonSize = 'medium',
  more?: string,
): string =>
  classNames(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md font-medium transition-colors',
    'off:cursor-not-allowed off:opacity-45 [&_svg]:shrink-0',
    LOOKS[look],
    SIZES[size],
    more,
  );

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onFocus' | 'onBlur'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Shows that it works, and cannot be pressed meanwhile. */
  busy?: boolean;
}

export function Button({ look, size, busy, className, disabled, children, onClick, ...rest }: ButtonProps) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const isOff = disabled === true || busy === true;
  const off = useOff(isOff);
  return (
    <button
      type="button"
      {...rest}
      {...off}
      onClick={(event) => {
        // A double click means one deed: its second half may come before the page shows that it works.
        const isSecondHalf = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
        pressedAt.current = event.timeStamp;
        if (isOff || (busy !== undefined && isSecondHalf)) event.preventDefault();
        else onClick?.(event);
      }}
      aria-busy={busy || undefined}
      className={buttonClass(look, size, className)}
    >
      {busy && <Spinner size={15} />}
      {children}
    </button>
  );
}
