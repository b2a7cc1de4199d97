import type { Line } from '../grid.ts';

export interface Good {
  section: string;
  sku: string;
  title: string;
  cost: number;
  msrp: number;
  map: number;
  inner: number;
  pack: number;
  code: string;
  /** Whatever else a list says of it. */
  note: string;
  more: string;
}

type Name = Exclude<keyof Good, 'section' | 'code'>;

/** A good on each line, its parts between bars; `#` begins a section. Codes go on from the prefix. */
export function goodsOf(names: readonly Name[], text: string, prefix = '', digits: 12 | 13 = 12): Good[] {
  let section = '';
  const goods: Good[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (!line) continue;
    if (line.startsWith('#')) {
      section = line.slice(1).trim();
      continue;
    }
    const parts = line.split('|').map((part) => part.trim());
    const text = (name: Name) => parts[names.indexOf(name)] ?? '';
    const number = (name: Name) => Number(text(name) || 0);
    goods.push({
      section,
      sku: text('sku'),
      title: text('title'),
      cost: number('cost'),
      msrp: number('msrp'),
      map: number('map'),
      inner: number('inner'),
      pack: number('pack'),
      code: prefix ? withCheckDigit(prefix, goods.length * 3 + 12, digits) : '',
      note: text('note'),
      more: text('more'),
    });
  }
  return goods;
}

function withCheckDigit(prefix: string, number: number, digits: number): string {
  const body = prefix + String(number).padStart(digits - 1 - prefix.length, '0');
  let sum = 0;
  [...body].reverse().forEach((digit, at) => {
    sum += Number(digit) * (at % 2 === 0 ? 3 : 1);
  });
  return body + ((10 - (sum % 10)) % 10);
}

/** What a list says of a good: number, name and price always, the rest where it says that too. */
export function told(
  good: Good,
  currency: string | null,
  ...more: readonly ('upc' | 'case_pack' | 'msrp' | 'map')[]
): Partial<Line> {
  const { sku, title, cost, code, pack, msrp, map } = good;
  const all = { upc: code || null, case_pack: pack, msrp, map };
  return { sku, title, cost, currency, ...Object.fromEntries(more.map((name) => [name, all[name]])) };
}

export function bySection(goods: readonly Good[]): [string, Good[]][] {
  const names = [...new Set(goods.map(({ section }) => section))];
  return names.map((name) => [name, goods.filter(({ section }) => section === name)]);
}

export const cents = (value: number): number => Math.round(value * 100) / 100;
