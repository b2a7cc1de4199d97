import type { PriceList } from '../price-list.ts';
import { csvA } from './csv-a.ts';
import { csvB } from './csv-b.ts';
import { pdfA } from './pdf-a.ts';
import { babyCards } from './pdf-b.ts';
import { xlsxA } from './xlsx-a.ts';
import { xlsxB } from './xlsx-b.ts';

const { invoice, books, intro, seeds, textiles, kitchen } = pdfA;

/** Two of the four that are no lists to buy from fall on either half. */
const all: readonly PriceList[] = [
  ...csvA,
  ...csvB,
  ...xlsxA,
  ...xlsxB,
  invoice,
  books,
  intro,
  seeds,
  babyCards,
  textiles,
  kitchen,
];

export const even = all.filter((_, at) => at % 2 === 0);
export const odd = all.filter((_, at) => at % 2 === 1);
