import type { PriceList } from '../price-list.ts';
import { books } from './books.ts';
import { csvExports } from './csv-exports.ts';
import { currencies } from './currencies.ts';
import { flags } from './flags.ts';
import { packs } from './packs.ts';
import { tiers } from './tiers.ts';
import { tongues } from './tongues.ts';
import { forms } from './xlsx-forms.ts';

const all: PriceList[] = [
  ...forms,
  ...csvExports,
  ...tiers,
  ...packs,
  ...currencies,
  ...books,
  ...flags,
  ...tongues,
];

// Of each two lists that follow one another, which are of one kind, the first is for mending.
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
