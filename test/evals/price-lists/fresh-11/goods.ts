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
  /** As printed; '' for none. */
  code: string;
  isCodeRight: boolean;
  size: string;
  unit: string;
  note: string;
}

const NUMBERS = ['cost', 'msrp', 'map', 'inner', 'pack'] as const;
const WORDS = ['sku', 'title', 'size', 'unit', 'note'] as const;

export interface Codes {
  prefix: string;
  digits?: 12 | 13;
  /** By their place in the list, from 0: whose check digit is wrong, and who has none. */
  wrong?: readonly number[];
  none?: readonly number[];
}

export const NOTHING: Line = {
  sheet: null,
  row: null,
  sku: null,
  upc: null,
  title: null,
  cost: null,
  currency: null,
  case_pack: null,
  msrp: null,
  map: null,
};

/** A good on each line, parts between bars in the order of the names; `=` begins a section. */
export function goodsOf(names: string, text: string, codes?: Codes): Good[] {
  const order = names.split(' ');
  const goods: Good[] = [];
  let section = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('=')) section = line.slice(1).trim();
    if (!line || line.startsWith('=')) continue;
    const parts = line.split('|').map((part) => part.trim());
    const part = (name: string) => parts[order.indexOf(name)] ?? '';
    const [cost, msrp, map, inner, pack] = NUMBERS.map((name) => Number(part(name) || 0));
    const [sku, title, size, unit, note] = WORDS.map(part);
    const at = goods.length;
    const isCodeRight = codes !== undefined && !codes.wrong?.includes(at) && !codes.none?.includes(at);
    goods.push({
      section,
      sku: sku ?? '',
      title: title ?? '',
      size: size ?? '',
      unit: unit ?? '',
      note: note ?? '',
      cost: cost ?? 0,
      msrp: msrp ?? 0,
      map: map ?? 0,
      inner: inner ?? 0,
      pack: pack ?? 0,
      code: codes && !codes.none?.includes(at) ? codeOf(codes, at, isCodeRight) : '',
      isCodeRight,
    });
  }
  return goods;
}

function codeOf({ prefix, digits = 12 }: Codes, at: number, isRight: boolean): string {
  const number = 107 + at * 11 + (at % 4) * 3;
  const body = prefix + String(number).padStart(digits - 1 - prefix.length, '0');
  return body + ((checkDigit(body) + (isRight ? 0 : 4)) % 10);
}

export function checkDigit(body: string): number {
  let sum = 0;
  [...body].reverse().forEach((digit, at) => {
    sum += Number(digit) * (at % 2 === 0 ? 3 : 1);
  });
  return (10 - (sum % 10)) % 10;
}

/** What a list says of a good: number, name and price, and the rest by name where it says that too. */
export function told(
  good: Good,
  currency: string | null,
  ...fields: readonly ('upc' | 'case_pack' | 'msrp' | 'map')[]
): Partial<Line> {
  const { sku, title, cost, msrp, map, pack, code, isCodeRight } = good;
  const line: Partial<Line> = { sku, title, cost, currency };
  for (const field of fields) {
    if (field === 'upc') line.upc = isCodeRight ? code : null;
    if (field === 'upc' && code && !isCodeRight) line.upc_stated = code;
    if (field === 'case_pack') line.case_pack = pack || null;
    if (field === 'msrp') line.msrp = msrp || null;
    if (field === 'map') line.map = map || null;
  }
  return line;
}

export function bySection(goods: readonly Good[]): [string, Good[]][] {
  const names = [...new Set(goods.map(({ section }) => section))];
  return names.map((name) => [name, goods.filter(({ section }) => section === name)]);
}

export const cents = (value: number): number => Math.round(value * 100) / 100;
export const usd = (value: number): string => `$${value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
export const withComma = (value: number): string => value.toFixed(2).replace('.', ',');
