import { randomOf } from '../../private-label/random.ts';
import type { Ware } from '../fresh-2/wares.ts';
import { withCheckDigit } from '../fresh-2/wares.ts';
import { SHELVES, type Shelf } from './shelves.ts';

export interface Order {
  brand: string;
  shelf: Shelf;
  count: number;
  /** What every code begins with. */
  prefix: string;
  digits?: 12 | 13;
  sku: (number: number, at: number) => string;
  cents: readonly [number, number];
  packs?: readonly number[];
  gone?: number;
  /** Prices are multiples of so many cents. */
  step?: number;
}

/** Some of a shelf's goods, in its order. */
export function goodsOf({
  brand,
  shelf,
  count,
  prefix,
  digits = 12,
  sku,
  cents,
  packs = [4, 6, 12],
  gone = 0,
  step = 1,
}: Order): Ware[] {
  const random = randomOf(`fresh-3 ${brand}`);
  const sections: Record<string, Record<string, string>> = SHELVES[shelf];
  const all = Object.entries(sections).flatMap(([section, families]) =>
    Object.entries(families).flatMap(([family, variants]) =>
      variants.split(', ').map((variant) => ({ section, family, variant })),
    ),
  );
  if (all.length < count) throw new Error(`${shelf} has ${all.length} goods, ${brand} wants ${count}`);
  while (all.length > count) all.splice(random.whole(0, all.length - 1), 1);
  let number = random.whole(1000, 6000);
  return all.map(({ section, family, variant }, at) => {
    number += random.whole(1, 9);
    const costCents = Math.round(random.between(...cents) / step) * step;
    const msrpCents = Math.ceil((costCents * random.between(1.7, 2.4)) / 50) * 50;
    const pack = random.pick(packs);
    const body = (prefix + String(10 ** (digits - 1 - prefix.length) + number).slice(1)).slice(0, digits - 1);
    return {
      number,
      sku: sku(number, at),
      code: withCheckDigit(body),
      caseCode: withCheckDigit(`1${body.padStart(12, '0')}`),
      title: variant === '-' ? family : `${family}, ${variant}`,
      family,
      variant: variant === '-' ? '' : variant,
      section,
      costCents,
      msrpCents,
      mapCents: Math.round(msrpCents * 0.9),
      pack,
      inner: pack / random.pick([1, 2, 3].filter((part) => pack % part === 0)),
      weight: random.whole(10, 900) / 100,
      isGone: random.chance(gone),
      isNew: random.chance(0.1),
    };
  });
}
