import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../web/ui/field.tsx';
import { PasswordInput } from '../../../web/ui/input.tsx';
import { PASSWORD_TOO_LONG } from '../domain/auth-messages.ts';
import { isTooLong } from '../domain/password.ts';
import { PasswordChecklist, PasswordMatch } from './password-checklist.tsx';

interface NewPasswordFieldsProps {
  label: string;
  typed: { password: string; confirmation: string };
  fields: { password: UseFormRegisterReturn; confirmation: UseFormRegisterReturn };
}

/** A password that is being chosen, with what it still misses, and once more. */
export function NewPasswordFields({ label, typed, fields }: NewPasswordFieldsProps) {
  const checklistId = useId();
  const error = isTooLong(typed.password) ? PASSWORD_TOO_LONG : undefined;
  return (
    <>
      <Field label={label} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            {...fields.password}
            aria-describedby={error ? `${control['aria-describedby']} ${checklistId}` : checklistId}
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <div className={error ? 'mb-4' : '-mt-3 mb-4'}>
        <PasswordChecklist id={checklistId} password={typed.password} />
      </div>
      <Field
        label="Confirm Password"
        hint={<PasswordMatch password={typed.password} confirmation={typed.confirmation} />}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...fields.confirmation}
            what="confirmed password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
    </>
  );
}
