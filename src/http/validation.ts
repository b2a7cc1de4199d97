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
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'input'] ??= issue.message;
  throw new AppError('invalid_input', issues[0]?.message ?? 'The input is not valid.', { fields });
}

/** `?kind=a&kind=b&page=2` as `{ kind: ['a', 'b'], page: '2' }`. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    query[key] = values.length === 1 && values[0] !== undefined ? values[0] : values;
  }
  return query;
}
