import { parseJson } from '../../../kernel/json.ts';

export interface LogField {
  name: string;
  value: string;
}

/** The fields of a line, nested ones by their path; a line that was cut is shown as it stands. */
export function fieldsOf(json: string): LogField[] {
  const fields = parseJson(json);
  if (fields === undefined) return [{ name: 'fields', value: json }];
  return flat(fields as Record<string, unknown>, '');
}

const flat = (fields: Record<string, unknown>, path: string): LogField[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Record<string, unknown>, `${path}${name}.`)
      : [{ name: path + name, value: typeof value === 'string' ? value : JSON.stringify(value) }],
  );

/** What tells one line from the next at a glance. */
const TELLING = ['method', 'route', 'path', 'status', 'provider', 'failure', 'bot', 'err.message'];

export const gistOf = (fields: readonly LogField[]): string =>
  TELLING.flatMap((name) => fields.filter((field) => field.name === name))
    .map(({ value }) => value)
    .join(' · ');
