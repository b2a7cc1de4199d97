type Selection = Readonly<Record<string, unknown>>;

/** What the source takes at most. */
const MOST_FILTERS = 200;
const MOST_VALUES = 50;
const MOST_ORDERS = 3;
const LONGEST_SELECTION = 20_000;

/**
 * What is wrong with a selection, as a sentence; null where nothing is. Whether its names are known is the source's to
 * say: this looks at the values.
 */
export function selectionFault(selection: Selection): string | null {
  const entries = Object.entries(selection);
  if (entries.length > MOST_FILTERS) return `A query holds at most ${MOST_FILTERS} filters.`;
  if (JSON.stringify(selection).length > LONGEST_SELECTION) return 'The query is too long.';
  for (const [name, value] of entries) {
    const fault = valueFault(name, value) ?? crossedBounds(name, value, selection);
    if (fault !== null) return fault;
  }
  return null;
}

function valueFault(name: string, value: unknown): string | null {
  if (name === 'page' || name === 'perPage') return `“${name}” is said by the rows, not by a filter.`;
  if (name === 'sort') return isOrder(value) ? null : 'The order can’t be read.';
  if (/_[gl]te$/.test(name)) return Number.isSafeInteger(value) ? null : `“${name}” wants a whole number.`;
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) return `“${name}” has no value.`;
  if (values.length > MOST_VALUES)
    return `“${name}” takes at most ${MOST_VALUES} values, and has ${values.length}.`;
  return values.every(isPlain) ? null : `“${name}” has a value that can’t be read.`;
}

function crossedBounds(name: string, value: unknown, selection: Selection): string | null {
  if (!name.endsWith('_gte')) return null;
  const most = selection[`${name.slice(0, -'_gte'.length)}_lte`];
  if (typeof value !== 'number' || typeof most !== 'number' || value <= most) return null;
  return `“${name}” asks for at least ${value}, and at most ${most}: nothing is both.`;
}

const isPlain = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

const isOrder = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_ORDERS &&
  value.every(
    (wish: unknown) =>
      Array.isArray(wish) &&
      wish.length === 2 &&
      typeof wish[0] === 'string' &&
      (wish[1] === 'asc' || wish[1] === 'desc'),
  );
