import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './input.tsx';

/** The browser's own list: the best there is on a phone, and with a keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={classNames(CONTROL_CLASS, 'h-9 touch:h-10 appearance-none text-ellipsis pr-9', className)}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
