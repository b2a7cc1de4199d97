// 40 lists of 20 kinds, the two of a kind in different trades and builds.
import type { PriceList } from '../price-list.ts';
import { workbooks } from './books.ts';
import { breaks } from './breaks.ts';
import { changes } from './changes.ts';
import { codes } from './codes.ts';
import { currencies } from './currencies.ts';
import { exported } from './exports.ts';
import { letters } from './letters.ts';
import { merged } from './merged.ts';
import { none } from './none.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';

const all = [merged, breaks, currencies, codes, orders, papers, exported, changes, workbooks, none, letters];

export const even: readonly PriceList[] = all.flatMap((part) => part.even);
export const odd: readonly PriceList[] = all.flatMap((part) => part.odd);
