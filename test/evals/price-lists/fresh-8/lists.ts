import type { PriceList } from '../price-list.ts';
import { codes } from './codes.ts';
import { dealers } from './dealers.ts';
import { none } from './none.ts';
import { remarks } from './remarks.ts';
import { variants } from './variants.ts';

const all: PriceList[] = [...dealers, ...codes, ...remarks, ...variants, ...none];

// Of each two lists that follow one another, which are of one kind, the first is for mending.
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
