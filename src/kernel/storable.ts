/** Text as a database takes it: there is no place in it for a zero, nor for half a character. */
const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  if (!isPlain(value)) return true;
  // Of all that a run finds hardly anything is mended: the look itself makes nothing.
  for (const name in value) if (!isStorable(name) || !isStorable(value[name as never])) return false;
  return true;
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(mended);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storableText(name), mended(each)]));
}

/** A value from outside with all its text so, however deep it lies: itself, where nothing is wrong with it. */
export const storable = <Value>(value: Value): Value =>
  isStorable(value) ? value : (mended(value) as Value);

/** The same as a replacer for `JSON.stringify`, which makes no copy first. */
export const asStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storableText(value) : value;
