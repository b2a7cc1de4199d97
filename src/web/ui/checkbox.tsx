import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start gap-2.5', className)}>
      <span className="relative mt-[3px] flex size-4 shrink-0">
        <input
          id={id}
          {...rest}
          type="checkbox"
          className={classNames(
            'peer size-4 cursor-pointer appearance-none rounded-sm border border-line-2 bg-surface shadow-card transition-colors',
            'checked:border-ink checked:bg-ink hover:border-ink-3 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-45',
          )}
        />
        <Check
          size={12}
          strokeWidth={3.25}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto text-page opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={rest.id ?? id} className="cursor-pointer text-13 text-ink-2">
        {children}
      </label>
    </div>
  );
}
