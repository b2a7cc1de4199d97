import type { PriceList } from '../price-list.ts';
import { csv } from './csv.ts';
import { none } from './none.ts';
import { papers } from './papers.ts';
import { priceBooks } from './xlsx-prices.ts';
import { shapeBooks } from './xlsx-shapes.ts';
import { sheetBooks } from './xlsx-sheets.ts';

const all: PriceList[] = [...csv, ...priceBooks, ...shapeBooks, ...sheetBooks, ...papers, ...none];

/** For mending. */
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
