import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';

export const CONTROL_CLASS = classNames(
  // A telephone enlarges the whole page for a field whose text is smaller than 16 px.
  'w-full rounded-md border border-line-2 bg-surface px-3 text-14 touch:text-16 text-ink shadow-card transition-colors duration-150',
  'placeholder:text-ink-3 hover:border-ink-3/60 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent/35',
  'aria-invalid:border-danger aria-invalid:focus:outline-danger/30',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-60',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={classNames(
        CONTROL_CLASS,
        'h-9 touch:h-10 read-only:bg-sunken read-only:text-ink-2',
        className,
      )}
    />
  );
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the password is called in the label of the switch: "password". */
  what?: string;
}

export function PasswordInput({ className, what = 'password', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('pr-10', className)}
      />
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-r-md text-ink-3 hover:text-ink"
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
