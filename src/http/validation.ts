import * as z from 'zod/mini';
import { AppError } from '../kernel/errors.ts';
import { sentenceFor } from './wrong-input.ts';

z.config({ localeError: sentenceFor });

/** The parsed value, or `invalid_input` with a sentence for each field that is wrong. */
export function validate(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.') || 'input';
    if (!fields.has(field)) fields.set(field, message);
  }
  throw new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid.', {
    fields: Object.fromEntries(fields),
  });
}

/** `?kind=a&kind=b&page=2` as `{ kind: ['a', 'b'], page: '2' }`. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  // Made of entries, so that `__proto__` is a name like another.
  return Object.fromEntries(
    [...new Set(search.keys())].map((key): [string, string | string[]] => {
      const values = search.getAll(key);
      return [key, values.length === 1 && values[0] !== undefined ? values[0] : values];
    }),
  );
}
