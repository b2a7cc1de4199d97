import type { PriceList } from '../price-list.ts';
import { csv } from './csv.ts';
import { none } from './none.ts';
import { pdf } from './pdf.ts';
import { careBooks } from './xlsx-care.ts';
import { groceryBooks } from './xlsx-grocery.ts';
import { placeBooks } from './xlsx-places.ts';
import { shapeBooks } from './xlsx-shapes.ts';

const all: PriceList[] = [
  ...csv,
  ...groceryBooks,
  ...careBooks,
  ...shapeBooks,
  ...placeBooks,
  ...pdf,
  ...none,
];

/** For mending. */
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
