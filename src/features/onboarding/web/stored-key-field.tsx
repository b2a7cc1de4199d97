import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/input.tsx';

interface StoredKeyFieldProps {
  label: string;
  /** What the key is called in the label of the switch that shows it. */
  what: string;
  /** The end of the key that is stored; empty of one so short that its end would tell it. */
  lastFour: string | null;
  placeholder: string;
  hint: string;
  error: string | undefined;
  field: UseFormRegisterReturn;
}

/** A secret goes in and never comes out: of a stored one only its end is known. */
export function StoredKeyField({
  label,
  what,
  lastFour,
  placeholder,
  hint,
  error,
  field,
}: StoredKeyFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={lastFour === null ? hint : 'Leave it empty to keep the stored one.'}
      aside={
        lastFour !== null && (
          <span className="text-12 text-ink-3">
            {lastFour === '' ? 'Stored' : `Stored, ends in ${lastFour}`}
          </span>
        )
      }
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          what={what}
          autoComplete="off"
          placeholder={lastFour === null ? placeholder : `••••••••••••${lastFour}`}
        />
      )}
    </Field>
  );
}
