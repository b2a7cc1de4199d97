import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/** Checks a form by what it would send: the very schema that the server uses. */
export const checkAs =
  <Fields extends FieldValues, Schema extends z.ZodMiniType>(
    schema: Schema,
    inputOf: (fields: Fields) => unknown = (fields) => fields,
    /** At which field of the form a fault of the API's shape is shown. */
    fieldOf: (name: string) => string = (name) => name,
  ): Resolver<Fields, unknown, z.infer<Schema> & FieldValues> =>
  (fields) => {
    const result = z.safeParse(schema, inputOf(fields));
    if (result.success) return { values: result.data as z.infer<Schema> & FieldValues, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[fieldOf(path.join('.'))] ??= { type: code ?? 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
