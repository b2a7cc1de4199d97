import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';

interface EmailFieldProps {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}

/** The address that somebody signs in with. */
export const EmailField = ({ registered, error }: EmailFieldProps) => (
  <Field label="Email" error={error}>
    {(control) => (
      <Input {...control} {...registered} type="email" autoComplete="email" inputMode="email" required />
    )}
  </Field>
);
