import { numberTyped } from '../typed-number.ts';

/** What a figure is told in. Money stands in the address in cents, and on the screen in whole currency. */
export type FilterUnit = 'count' | 'money' | 'percent' | 'score';

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

const WRITTEN: Record<FilterUnit, (value: number) => string> = {
  count: (value) => COUNT.format(value),
  money: (cents) => `$${COUNT.format(cents / 100)}`,
  percent: (value) => `${COUNT.format(value)}%`,
  score: (value) => COUNT.format(value),
};

/** The most that can be asked for, as the address has it. */
const MOST: Record<FilterUnit, number> = {
  count: Number.MAX_SAFE_INTEGER,
  money: Number.MAX_SAFE_INTEGER,
  percent: 100,
  score: 100,
};

const canBeAsked = (unit: FilterUnit, value: number): boolean => value >= 0 && value <= MOST[unit];

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
    return text === null || !canBeAsked(unit, Number(text)) ? null : WRITTEN[unit](Number(text));
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
  const value = numberTyped(typed) ?? Number.NaN;
  const asked = unit === 'money' ? Math.round(value * 100) : value;
  return typed.trim() === '' || !canBeAsked(unit, asked) ? '' : String(asked);
}
