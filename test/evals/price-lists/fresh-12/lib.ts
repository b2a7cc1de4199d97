import type { Line } from '../grid.ts';

export interface Styled {
  v: string | number | null;
  fmt?: string;
  bold?: true;
  /** A formula; v is what it came to. */
  f?: string;
  span?: number;
  down?: number;
}

export type C = string | number | null | Styled;

export const USD = '"$"#,##0.00';

/** A number as it is formatted. */
export const num = (v: number, fmt: string): Styled => ({ v, fmt });
export const bold = (v: string, span?: number): Styled => ({ v, bold: true, ...(span && { span }) });
export const day = (iso: string, fmt = 'm/d/yyyy'): Styled => ({
  v: Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000),
  fmt,
});

export const lineOf = (said: Partial<Line>): Line => ({
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
  ...said,
});

export class Sheet {
  readonly rows: C[][] = [];
  readonly lines: Line[] = [];
  readonly name: string;
  readonly currency: string | null;
  readonly widths: readonly number[];
  hidden = false;
  hiddenColumns: readonly number[] = [];

  /** A CSV has no name. */
  constructor(name: string, currency: string | null, widths: readonly number[] = []) {
    this.name = name;
    this.currency = currency;
    this.widths = widths;
  }

  put(...cells: C[]): this {
    this.rows.push(cells);
    return this;
  }

  gap(count = 1): this {
    for (let at = 0; at < count; at++) this.rows.push([]);
    return this;
  }

  line(cells: readonly C[], said: Partial<Line>): this {
    this.rows.push([...cells]);
    this.lines.push(lineOf({ sheet: this.name, row: this.rows.length, currency: this.currency, ...said }));
    return this;
  }
}

export const linesOf = (...sheets: readonly Sheet[]): Line[] => sheets.flatMap(({ lines }) => lines);

function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** A code of so many digits, its check digit with them. */
export function gtin(prefix: string, number: number, digits = 12): string {
  const body = prefix + String(number).padStart(digits - 1 - prefix.length, '0');
  if (body.length !== digits - 1) throw new Error(`${body} isn't of ${digits - 1} digits`);
  return body + checkDigit(body);
}

export const ean = (prefix: string, number: number): string => gtin(prefix, number, 13);

/** A case's code, by that of one of what is in it. */
export function caseCode(indicator: number, code: string): string {
  const body = indicator + code.padStart(13, '0').slice(0, 12);
  return body + checkDigit(body);
}

/** With a check digit that isn't right. */
export const misprint = (code: string): string => code.slice(0, -1) + ((Number(code.at(-1)) + 4) % 10);

/** As UPCs are printed: 8-50012-34567-1. */
export const dashed = (code: string): string =>
  [code.slice(0, 1), code.slice(1, 6), code.slice(6, 11), code.slice(11)].join('-');

export const cents = (amount: number): number => Math.round(amount * 100) / 100;
export const fixed = (amount: number): string => amount.toFixed(2);
export const comma = (amount: number): string => amount.toFixed(2).replace('.', ',');

export function csvText(
  sheet: Sheet,
  {
    mark = ',',
    newline = '\r\n',
    quoteAll = false,
  }: { mark?: string; newline?: string; quoteAll?: boolean } = {},
): string {
  const quoted = (cell: C) => {
    const text = String((typeof cell === 'object' ? cell?.v : cell) ?? '');
    const isNeeded = quoteAll || text.includes(mark) || /["\r\n]/.test(text);
    return isNeeded ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return sheet.rows.map((row) => row.map(quoted).join(mark) + newline).join('');
}
