import { DAY_MS } from '../../../kernel/durations.ts';

/** How a number of a workbook is shown. */
export type NumberLook = 'plain' | 'date' | 'percent';

const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** What a number format makes of a number: the built-in ones by their ids, the others by their code. */
export function lookOf(formatId: number, code: string | undefined): NumberLook {
  if (formatId === 9 || formatId === 10) return 'percent';
  if (DATE_FORMATS.has(formatId)) return 'date';
  // Words in quotation marks, colours and currencies in brackets are no part of it.
  const bare = code?.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '') ?? '';
  if (bare.includes('%')) return 'percent';
  return /[dy]/i.test(bare) ? 'date' : 'plain';
}

const CURRENCY_FORMATS = new Set([5, 6, 7, 8, 42, 44]);
const CURRENCY_SIGN = /(?:\[\$|")?\s*(US\$|CA?\$|AU?\$|USD|CAD|AUD|EUR|GBP|CHF|[$€£¥])/;

/** What a number format puts around a number that is no date: "$ 6.4", "012345678905". */
export function formatted(text: string, formatId: number, code: string | undefined): string {
  if (!/^\d[\d.]*$/.test(text)) return text;
  if (code !== undefined && /^0{6,14}$/.test(code)) return text.padStart(code.length, '0');
  const sign = code === undefined ? CURRENCY_FORMATS.has(formatId) && '$' : CURRENCY_SIGN.exec(code)?.[1];
  return sign ? `${sign} ${text}` : text;
}

/** A cell's number as a person reads it there. */
export function numberText(raw: string, look: NumberLook, since1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || Number.isNaN(value)) return raw;
  if (look === 'date') {
    // Excel counts from the end of 1899, and the Macs of old from 1904.
    const at = new Date(
      Math.round(value * DAY_MS) + Date.UTC(since1904 ? 1904 : 1899, since1904 ? 0 : 11, since1904 ? 1 : 30),
    );
    return Number.isNaN(at.getTime()) ? raw : at.toISOString().slice(0, 10);
  }
  if (look === 'percent') return `${decimal(value * 100)} %`;
  // A long id that was kept as a number has lost its last digits: better unreadable than wrong.
  if (Number.isInteger(value)) return Math.abs(value) < 1e15 ? String(value) : value.toExponential();
  return decimal(value);
}

/** Three digits behind the mark could be read as thousands: a fourth shows that they are decimals. */
const decimal = (value: number): string => rounded(value).replace(/^(-?[1-9]\d*\.\d{3})$/, '$10');

/** Spreadsheets keep fifteen digits, of which the last are noise: 24.989999999999998 is 24.99. */
const rounded = (value: number): string => String(Number(value.toPrecision(12)));

/** Letters that XML has no room for are written as _x000D_; an underscore that would look so, as _x005F_. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
        code === '0000' ? '' : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** "AB12" → 27: the column, counted from 0; -1 where the reference names none. */
export function columnOf(reference: string): number {
  let column = 0;
  let letters = 0;
  for (; letters < reference.length; letters += 1) {
    const code = reference.charCodeAt(letters) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return letters === 0 ? -1 : column - 1;
}

export interface MergedRange {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** "B4:C9"; null where it is no range. */
export function mergedRangeOf(range: string): MergedRange | null {
  const [, from, top, to, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? [];
  if (from === undefined || to === undefined) return null;
  return { left: columnOf(from), right: columnOf(to), top: Number(top), bottom: Number(bottom) };
}

/** 27 and 5 → "AB5": the column is counted from 0, the line from 1. */
export function referenceOf(column: number, line: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${line}`;
}
