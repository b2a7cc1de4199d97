import type { PriceList } from '../price-list.ts';
import { csvLists } from './csv.ts';
import { forms } from './forms.ts';
import { papers } from './papers.ts';

const all: PriceList[] = [...csvLists, ...forms, ...papers];

// Of each two lists that follow one another, which are of one kind, the first is for mending.
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
