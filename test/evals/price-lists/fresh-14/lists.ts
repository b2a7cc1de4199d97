import type { PriceList } from '../price-list.ts';
import { csvA } from './csv-a.ts';
import { pdfA } from './pdf-a.ts';
import { pdfB } from './pdf-b.ts';
import { pdfC } from './pdf-c.ts';
import { xlsxA } from './xlsx-a.ts';
import { xlsxB } from './xlsx-b.ts';
import { xlsxC } from './xlsx-c.ts';
import { xlsxD } from './xlsx-d.ts';

/** Two of each kind, beside each other. */
const all: readonly PriceList[] = [
  ...csvA,
  ...xlsxA,
  ...xlsxB,
  ...xlsxC,
  ...xlsxD,
  ...pdfA,
  ...pdfB,
  ...pdfC,
];

export const even = all.filter((_, at) => at % 2 === 0);
export const odd = all.filter((_, at) => at % 2 === 1);
