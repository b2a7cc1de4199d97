import type { ColumnMapping } from './import-field.ts';
import { type Marketplace, namedMarketplace } from './product.ts';

interface SeenFile {
  name: string;
  headings: readonly string[];
  samples: readonly (readonly string[])[];
  mapping: ColumnMapping;
}

const TIKTOK_ID = /^\d{15,20}$/;
const WALMART_ID = /^\d{6,12}$/;
/** Ten digits are an item id at Walmart, and a book's number at Amazon; those of a list of ids are all of a kind. */
const ASIN = /^B0[A-Z0-9]{8}$/i;

/** On which marketplace a list's products are sold, by what it says of them; Amazon where nothing tells. */
export function guessMarketplace({ name, headings, samples, mapping }: SeenFile): Marketplace {
  const { id, url, marketplace } = mapping;
  const cellsOf = (column: number | undefined): string[] =>
    column === undefined ? [] : samples.map((row) => row[column]?.trim() ?? '').filter(Boolean);
  const said = cellsOf(marketplace).flatMap((cell) => namedMarketplace(cell) ?? [])[0];
  if (said) return said;
  const ids = cellsOf(id);
  if (ids.some((cell) => ASIN.test(cell))) return 'amazon';
  const words = [name, ...headings, ...cellsOf(url)].join(' ').toLowerCase();
  if (/tik\s?tok|(?<![a-z0-9])tts(?![a-z0-9])/.test(words)) return 'tiktok';
  if (/walmart|(?<![a-z0-9])wmt?(?![a-z0-9])/.test(words)) return 'walmart';
  if (words.includes('amazon') || /\basin\b/.test(words)) return 'amazon';
  if (ids.length > 0 && ids.every((cell) => TIKTOK_ID.test(cell))) return 'tiktok';
  if (ids.length > 0 && ids.every((cell) => WALMART_ID.test(cell))) return 'walmart';
  return 'amazon';
}
