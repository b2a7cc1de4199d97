import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Puts what the server found wrong at the fields that it names, and takes the focus to the first. */
export function showWrongFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  wrong: Record<string, string>,
): void {
  for (const [index, [name, message]] of Object.entries(wrong).entries()) {
    setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
}
