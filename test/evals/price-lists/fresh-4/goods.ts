import { randomOf } from '../../private-label/random.ts';
import { type Ware, withCheckDigit } from '../fresh-2/wares.ts';
import { SHELVES, type Shelf } from './shelves.ts';

export interface Order {
  brand: string;
  shelf: Shelf;
  count: number;
  /** What every code begins with. */
  prefix: string;
  digits?: 12 | 13;
  sku: (number: number, at: number, section: string) => string;
  /** How much dearer than the shelf's prices; another currency's, for instance. */
  factor?: number;
  /** Prices are multiples of so many cents. */
  step?: number;
  /** The public pays twice the price, neither more nor less. */
  isKeystone?: boolean;
  gone?: number;
}

interface Good {
  section: string;
  family: string;
  variant: string;
  cents: number;
  pack: number;
}

/** Some of a shelf's goods, in its order: variants of one kind cost alike, but sizes don't. */
export function goodsOf(order: Order): Ware[] {
  const { brand, shelf, count, prefix, digits = 12 } = order;
  const random = randomOf(`fresh-4 ${brand}`);
  const all = goodsOn(SHELVES[shelf]);
  if (all.length < count) throw new Error(`${shelf} has ${all.length} goods, ${brand} wants ${count}`);
  while (all.length > count) all.splice(random.whole(0, all.length - 1), 1);
  let number = random.whole(100, 700);
  return all.map(({ section, family, variant, cents, pack }, at) => {
    number += random.whole(1, 6);
    const step = order.step ?? 5;
    const costCents = Math.round((cents * (order.factor ?? 1)) / step) * step;
    const msrpCents = order.isKeystone
      ? costCents * 2
      : Math.ceil((costCents * random.between(1.8, 2.2)) / 100) * 100 - 1;
    const body = (prefix + String(10 ** (digits - 1 - prefix.length) + number).slice(1)).slice(0, digits - 1);
    return {
      number,
      sku: order.sku(number, at, section),
      code: withCheckDigit(body),
      caseCode: withCheckDigit(`1${body.padStart(12, '0')}`),
      title: variant === '' ? family : `${family}, ${variant}`,
      family,
      variant,
      section,
      costCents,
      msrpCents,
      mapCents: Math.max(costCents, Math.floor((msrpCents * 0.9) / 100) * 100 - 1),
      pack,
      inner: pack / random.pick([1, 2, 3].filter((part) => pack % part === 0)),
      weight: random.whole(15, 600) / 100,
      isGone: random.chance(order.gone ?? 0),
      isNew: random.chance(0.1),
    };
  });
}

const IS_SIZE = /\d|^(?:XS|S|M|L|XL|Small|Medium|Large|klein|groß)\b/;

function goodsOn(shelf: string): Good[] {
  const goods: Good[] = [];
  let section = '';
  for (const line of shelf.trim().split('\n')) {
    if (line.startsWith('# ')) {
      section = line.slice(2);
      continue;
    }
    const [family = '', variants = '', price, pack] = line.split('|').map((part) => part.trim());
    for (const [at, variant] of variants.split(', ').entries()) {
      const more = IS_SIZE.test(variant) ? 1 + at * 0.35 : 1;
      goods.push({
        section,
        family,
        variant,
        cents: Math.round(Number(price) * 100 * more),
        pack: Number(pack),
      });
    }
  }
  return goods;
}
