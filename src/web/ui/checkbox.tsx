import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type CheckboxMarkProps = Omit<ComponentProps<'input'>, 'type' | 'children'>;

const MARK = 'pointer-events-none absolute inset-0 m-auto text-page opacity-0';

/** The box alone, for where its label stands elsewhere. */
export function CheckboxMark({ className, ...rest }: CheckboxMarkProps) {
  return (
    <span className={classNames('relative flex size-4 shrink-0', className)}>
      <input
        {...rest}
        type="checkbox"
        className={classNames(
          // A finger needs more than the box that is seen.
          'peer relative touch:before:absolute touch:before:-inset-3 size-4 cursor-pointer appearance-none rounded-sm border border-line-3 bg-surface shadow-card transition-colors',
          'checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink hover:border-ink-3',
          'aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-45',
        )}
      />
      <Check
        size={12}
        strokeWidth={3.25}
        aria-hidden="true"
        className={classNames(MARK, 'peer-checked:opacity-100 peer-indeterminate:opacity-0')}
      />
      <Minus
        size={12}
        strokeWidth={3.25}
        aria-hidden="true"
        className={classNames(MARK, 'peer-indeterminate:opacity-100')}
      />
    </span>
  );
}

interface CheckboxProps extends CheckboxMarkProps {
  children: ReactNode;
}

export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-start gap-2.5', className)}>
      <CheckboxMark id={id} {...rest} className="mt-[3px] touch:mt-[13px]" />
      <label htmlFor={rest.id ?? id} className="cursor-pointer touch:py-2.5 text-13 text-ink-2">
        {children}
      </label>
    </div>
  );
}
