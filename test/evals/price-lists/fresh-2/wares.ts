import { type Random, randomOf } from '../../private-label/random.ts';
import { SHELVES, type Shelf } from './shelves.ts';

export interface Ware {
  number: number;
  sku: string;
  /** '' for none. */
  code: string;
  /** GTIN-14 of the case. */
  caseCode: string;
  title: string;
  /** The title without what tells it from its like. */
  family: string;
  variant: string;
  section: string;
  costCents: number;
  msrpCents: number;
  mapCents: number;
  pack: number;
  inner: number;
  weight: number;
  isGone: boolean;
  isNew: boolean;
}

interface Order {
  brand: string;
  shelf: Shelf;
  count: number;
  /** What every code begins with. */
  prefix: string;
  digits?: 12 | 13;
  sku: (number: number, random: Random) => string;
  cents: readonly [number, number];
  packs?: readonly number[];
  gone?: number;
  without?: number;
}

export function waresOf({
  brand,
  shelf,
  count,
  prefix,
  digits = 12,
  sku,
  cents,
  packs = [6, 12, 24],
  gone = 0,
  without = 0,
}: Order): Ware[] {
  const random = randomOf(brand);
  const sections: Record<string, Record<string, string>> = SHELVES[shelf];
  const all = Object.entries(sections).flatMap(([section, families]) =>
    Object.entries(families).flatMap(([family, variants]) =>
      variants.split(', ').map((variant) => ({ section, family, variant })),
    ),
  );
  let number = random.whole(100, 400);
  return all.slice(0, count).map(({ section, family, variant }) => {
    number += random.whole(1, 4);
    const costCents = Math.round(random.between(...cents) / 5) * 5;
    const msrpCents = Math.ceil((costCents * random.between(1.8, 2.3)) / 100) * 100 - 1;
    const pack = random.pick(packs);
    const body = (prefix + String(10 ** (digits - 1 - prefix.length) + number).slice(1)).slice(0, digits - 1);
    const code = random.chance(without) ? '' : withCheckDigit(body);
    return {
      number,
      sku: sku(number, random),
      code,
      caseCode: withCheckDigit(`1${body.padStart(12, '0')}`),
      title: variant === '-' ? family : `${family} ${variant}`,
      family,
      variant: variant === '-' ? '' : variant,
      section,
      costCents,
      msrpCents,
      mapCents: Math.round((msrpCents + 1) * 0.9) - 1,
      pack,
      inner: pack / random.pick([1, 2, 3].filter((part) => pack % part === 0)),
      weight: random.whole(20, 400) / 100,
      isGone: random.chance(gone),
      isNew: random.chance(0.08),
    };
  });
}

export function withCheckDigit(body: string): string {
  let sum = 0;
  [...body].reverse().forEach((digit, index) => {
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  });
  return body + String((10 - (sum % 10)) % 10);
}

export const money = (cents: number, point = '.', group = ','): string => {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + point + part;
};
export const usd = (cents: number): string => `$${money(cents)}`;
