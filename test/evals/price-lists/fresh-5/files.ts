import { type Row, type Sheet, separated } from '../fresh-2/listing.ts';
import { type Sheet as Paper, paperOf } from '../fresh-2/paper.ts';
import type { PriceList } from '../price-list.ts';

type Encode = (text: string) => Buffer;

export const marked: Encode = (text) => Buffer.from(`\uFEFF${text}`);
export const utf16: Encode = (text) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const plain: Encode = (text) => Buffer.from(text);

export const csv = (
  file: string,
  kind: string,
  sheet: Sheet,
  {
    comma = ',',
    newline = '\r\n',
    encode = plain,
  }: { comma?: string; newline?: string; encode?: Encode } = {},
): PriceList => ({
  file,
  kind,
  make: async () => ({
    bytes: encode(separated(sheet, comma, newline)),
    lines: sheet.lines.map((line) => ({ ...line, sheet: null })),
  }),
});

export const paper = (file: string, kind: string, sheet: Paper): PriceList => ({
  file,
  kind,
  make: () => paperOf(sheet),
});

/** One text a row. */
export const prose = (...texts: readonly (string | null)[]): Row[] =>
  texts.map((text) => (text === null ? [] : [text]));
