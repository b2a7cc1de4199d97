import { numberTyped } from '../typed-number.ts';

/**
 * What a figure is told in. Money stands in the address in cents, and on the screen in whole currency. A `percent` is a
 * share of a whole; a `return` on money may be a loss, or many times what was paid.
 */
export type FilterUnit = 'count' | 'money' | 'percent' | 'return' | 'score' | 'stars';

/** From and to; an end without a name can't be set. */
export interface RangePart {
  kind: 'range';
  label: string;
  unit: FilterUnit;
  least?: string;
  most?: string;
}

/** One of several words. */
export interface ChoicePart {
  kind: 'choice';
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
}

/** One part of what a list can be filtered by; its names are those of the address and of the endpoint. */
export type FilterPart = RangePart | ChoicePart;

/** A group of parts under one heading. */
export interface FilterGroup {
  title: string;
  parts: readonly FilterPart[];
}

export const namesOf = (part: FilterPart): readonly string[] =>
  part.kind === 'choice' ? [part.name] : [part.least ?? [], part.most ?? []].flat();

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

interface Unit {
  write(value: number): string;
  /** The least and the most that can be asked for, as the address has it. */
  ends: readonly [least: number, most: number];
}

const ANY_AMOUNT: Unit['ends'] = [0, Number.MAX_SAFE_INTEGER];
const share = (value: number) => `${COUNT.format(value)}%`;

const UNITS: Record<FilterUnit, Unit> = {
  count: { write: COUNT.format, ends: ANY_AMOUNT },
  money: { write: (cents) => `$${COUNT.format(cents / 100)}`, ends: ANY_AMOUNT },
  percent: { write: share, ends: [0, 100] },
  return: { write: share, ends: [-100_000, 100_000] },
  score: { write: COUNT.format, ends: [0, 100] },
  stars: { write: COUNT.format, ends: [0, 5] },
};

function canBeAsked(unit: FilterUnit, value: number): boolean {
  const [least, most] = UNITS[unit].ends;
  return value >= least && value <= most;
}

export interface FilterChip {
  /** What the filter asks, in a few words. */
  text: string;
  /** The names that go from the address with it. */
  names: readonly string[];
}

/**
 * What an address filters by, one chip to a part. `filter` is what the list understood of the address: by the rest,
 * as a view may have kept it from before, it isn't filtered.
 */
export function chipsOf(
  groups: readonly FilterGroup[],
  query: URLSearchParams,
  filter: Readonly<Record<string, unknown>>,
): FilterChip[] {
  const understood = new URLSearchParams([...query].filter(([name]) => name in filter));
  return groups
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      const asked = part.kind === 'choice' ? choiceAsked(part, understood) : rangeAsked(part, understood);
      return asked === null ? [] : [{ text: `${part.label}: ${asked}`, names: namesOf(part) }];
    });
}

function choiceAsked({ name, options }: ChoicePart, query: URLSearchParams): string | null {
  const values = query.getAll(name);
  if (values.length === 0) return null;
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
}

function rangeAsked({ least, most, unit }: RangePart, query: URLSearchParams): string | null {
  const end = (name: string | undefined) => {
    const text = name === undefined ? null : query.get(name);
    return text === null || !canBeAsked(unit, Number(text)) ? null : UNITS[unit].write(Number(text));
  };
  const [from, to] = [end(least), end(most)];
  if (from !== null && to !== null) return `${from} to ${to}`;
  if (from !== null) return `at least ${from}`;
  return to === null ? null : `at most ${to}`;
}

/** What stands in a field for a figure of the address, and the other way round. */
export const shownIn = (unit: FilterUnit, text: string | null): string =>
  text === null || text === '' || Number.isNaN(Number(text))
    ? ''
    : String(unit === 'money' ? Number(text) / 100 : Number(text));

/** Nothing for what is no figure that can be asked for, so that the filter goes. */
export function askedBy(unit: FilterUnit, typed: string): string {
  const asked = figureOf(unit, typed);
  return asked === null || !canBeAsked(unit, asked) ? '' : String(asked);
}

/** Why the list isn't filtered by what stands in a range’s two fields; null where it is. */
export function rangeFault(unit: FilterUnit, least: string, most: string): string | null {
  const typed = [least, most].filter((text) => text.trim() !== '');
  const figures = typed.map((text) => figureOf(unit, text));
  if (figures.includes(null)) return 'Please enter a number';
  if (figures.some((figure) => figure !== null && !canBeAsked(unit, figure))) {
    const [from, to] = UNITS[unit].ends;
    if (to < Number.MAX_SAFE_INTEGER) return `${UNITS[unit].write(from)} to ${UNITS[unit].write(to)}`;
    return typed.some((text) => text.includes('-')) ? 'Not below 0' : 'Too large';
  }
  const [from, to] = figures;
  return typeof from === 'number' && typeof to === 'number' && from > to ? 'From is above To' : null;
}

/** As the address has it. */
function figureOf(unit: FilterUnit, typed: string): number | null {
  const value = numberTyped(typed);
  return value === null || unit !== 'money' ? value : Math.round(value * 100);
}
