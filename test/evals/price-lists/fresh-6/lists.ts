import type { PriceList } from '../price-list.ts';
import { books } from './books.ts';
import { csvExports } from './csv-exports.ts';
import { csvSheets } from './csv-sheets.ts';
import { distributors } from './distributors.ts';
import { none } from './none.ts';
import { papers } from './papers.ts';
import { tongues } from './tongues.ts';
import { forms } from './xlsx-forms.ts';
import { packs } from './xlsx-packs.ts';
import { prices } from './xlsx-prices.ts';

const all: PriceList[] = [
  ...csvExports,
  ...csvSheets,
  ...distributors,
  ...none,
  ...forms,
  ...prices,
  ...packs,
  ...books,
  ...tongues,
  ...papers,
];

// Of each two lists that follow one another, which are of one kind, the first is for mending.
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
