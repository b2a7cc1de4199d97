import type { Item } from './goods.ts';
import type { Cell, Column } from './grid.ts';

/** How a list writes money. */
export type Money = (cents: number) => Cell;

export const plain: Money = (cents) => cents / 100;
export const fixed: Money = (cents) => (cents / 100).toFixed(2);
export const dollars: Money = (cents) => `$${thousands(cents, ',', '.')}`;
export const comma: Money = (cents) => (cents / 100).toFixed(2).replace('.', ',');
export const pounds: Money = (cents) => `£${thousands(cents, ',', '.')}`;
export const formatted =
  (format: string): Money =>
  (cents) => ({ value: cents / 100, format });

export function thousands(cents: number, group: string, point: string): string {
  const [whole = '', part] = (cents / 100).toFixed(2).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + point + part;
}

export const sku = (head = 'SKU'): Column => ({ head, field: 'sku', of: (item) => item.sku });
export const title = (head = 'Description'): Column => ({ head, field: 'title', of: (item) => item.title });
export const section = (head = 'Category'): Column => ({ head, of: (item) => item.section });
export const code = (head = 'UPC'): Column => ({ head, field: 'upc', of: (item) => item.code });

/** As a number, which has no zero at its beginning. */
export const codeAsNumber = (head = 'UPC', format?: string): Column => ({
  head,
  field: 'upc',
  of: (item) => (item.code ? { value: Number(item.code), ...(format && { format }) } : null),
});

/** Some lists have no price for what isn't sold any longer. */
export const cost = (head: string, money: Money, gone = 'DISCONTINUED'): Column => ({
  head,
  field: 'cost',
  of: (item) => (item.state === 'gone' ? gone : money(item.costCents)),
});

/** A price that isn't the one to begin with. */
export const otherPrice = (head: string, money: Money, factor: number): Column => ({
  head,
  of: (item) => (item.state === 'gone' ? null : money(Math.round(item.costCents * factor))),
});

export const casePrice = (head: string, money: Money): Column => ({
  head,
  of: (item) => money(item.costCents * item.casePack),
});

export const msrp = (head: string, money: Money): Column => ({
  head,
  field: 'msrp',
  of: (item) => money(item.msrpCents),
});

export const map = (head: string, money: Money): Column => ({
  head,
  field: 'map',
  of: (item) => money(item.mapCents),
});

export const casePack = (head: string, words: (pack: number) => Cell = (pack) => pack): Column => ({
  head,
  field: 'case_pack',
  of: (item) => words(item.casePack),
});

export const innerPack = (head: string): Column => ({ head, of: (item) => item.innerPack });

/** Filled in by whoever orders. */
export const blank = (head: string, value: Cell = null): Column => ({ head, of: () => value });

export const note = (head: string, words: Partial<Record<Item['state'], string>>): Column => ({
  head,
  of: (item) => words[item.state] ?? null,
});
