import { count, counted } from '../../../kernel/words.ts';
import { categoryName } from './amazon-categories.ts';
import { amazonSite } from './amazon-site.ts';
import {
  choiceIn,
  type FieldUnit,
  namesIn,
  numbersIn,
  otherFilters,
  QUERY_GROUPS,
  type QueryField,
  type RangeField,
  rangeIn,
  type Selection,
} from './query-fields.ts';

interface Query {
  siteId: number;
  selection: Selection;
}

/** More names than these are only counted. */
const MOST_NAMED = 3;

const moneyFormat = (siteId: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: amazonSite(siteId)?.currency ?? 'usd',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** How many of the source's units make one that a person reads: cents, or tenths of a star. */
export function unitsIn(unit: FieldUnit, siteId: number): number {
  if (unit === 'stars') return 10;
  return unit === 'money' ? 10 ** (moneyFormat(siteId).resolvedOptions().maximumFractionDigits ?? 2) : 1;
}

/** What stands after a figure of the unit, or before it: "$". */
export function unitSign(unit: FieldUnit, siteId: number): string {
  switch (unit) {
    case 'money':
      return (
        moneyFormat(siteId)
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? ''
      );
    case 'percent':
      return '%';
    case 'stars':
      return 'stars';
    case 'grams':
      return 'g';
    case 'millimetres':
      return 'mm';
    case 'count':
      return '';
  }
}

function figure(unit: FieldUnit, siteId: number, value: number): string {
  const shown = value / unitsIn(unit, siteId);
  if (unit === 'money') return moneyFormat(siteId).format(shown);
  const sign = unitSign(unit, siteId);
  if (sign === '') return count(shown);
  return sign === '%' ? `${count(shown)}%` : `${count(shown)} ${sign}`;
}

/** "Buy Box price $15 to $60, rank up to 100,000, 3 to 15 new offers, Amazon not a seller" */
export function queryWords({ siteId, selection }: Query): string {
  const others = otherFilters(selection).filter(([name]) => name !== 'sort').length;
  const parts = QUERY_GROUPS.flatMap(({ fields }) => fields).flatMap(
    (field) => fieldWords(field, { siteId, selection }) ?? [],
  );
  const all = others === 0 ? parts : [...parts, counted(others, 'other filter')];
  if (all.length === 0) return 'Everything there is';
  const sentence = all.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function fieldWords(field: QueryField, { siteId, selection }: Query): string | null {
  switch (field.kind) {
    case 'range':
      return rangeWords(field, { siteId, selection });
    case 'choice':
      return choiceIn(selection, field)?.words ?? null;
    case 'names':
      return namedWords(field.words, namesIn(selection, field));
    case 'categories':
      return namedWords(
        'in',
        numbersIn(selection, field).map((id) => categoryName(siteId, id)),
      );
    case 'kinds': {
      const kinds = numbersIn(selection, field);
      // All that people sell is of the first kind: only its absence tells something.
      if (kinds.includes(0)) return null;
      const names = field.options.filter(({ value }) => kinds.includes(value)).map(({ label }) => label);
      return namedWords(
        'only',
        names.map((name) => name.toLowerCase()),
      );
    }
  }
}

function rangeWords(field: RangeField, { siteId, selection }: Query): string | null {
  const { least, most } = rangeIn(selection, field);
  const write = (value: number) => figure(field.unit, siteId, value);
  const before = 'before' in field.words;
  const bounds =
    least !== null && most !== null
      ? least === most
        ? write(least)
        : `${write(least)} to ${write(most)}`
      : least !== null
        ? `${before ? 'from' : 'at least'} ${write(least)}`
        : most !== null
          ? `up to ${write(most)}`
          : null;
  if (bounds === null) return null;
  return 'before' in field.words ? `${field.words.before} ${bounds}` : `${bounds} ${field.words.after}`;
}

function namedWords(what: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  const listed = more > 0 ? [...names.slice(0, MOST_NAMED), `${count(more)} more`] : names;
  return `${what} ${listed.join(' or ')}`;
}
