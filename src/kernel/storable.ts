/** Text as a database takes it: there is no place in it for a zero, nor for half a character. */
const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** A value from outside with all its text so, however deep it lies. */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (value === null || value === undefined) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [storableText(name), storable(each)]),
  ) as Value;
}

/** The same as a replacer for `JSON.stringify`, which makes no copy first. */
export const asStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;
