import * as z from 'zod/mini';

/** What an address filters by, as the endpoint wants it; what it can't be is left out. */
export function filterIn<Filter extends z.ZodMiniObject>(
  schema: Filter,
  query: URLSearchParams,
): z.output<Filter> {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const values = query.getAll(name);
    if (values.length === 0) return [];
    const asked = z.safeParse(part, values.length === 1 ? values[0] : values);
    return asked.success ? [[name, asked.data]] : [];
  });
  return Object.fromEntries(parts) as z.output<Filter>;
}
