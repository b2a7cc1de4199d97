import type { PriceList } from '../price-list.ts';
import { csvExports } from './csv-exports.ts';
import { csvSheets } from './csv-sheets.ts';
import { none } from './none.ts';
import { papers } from './papers.ts';
import { forms } from './xlsx-forms.ts';
import { markets } from './xlsx-markets.ts';
import { trade } from './xlsx-trade.ts';

const all: PriceList[] = [...csvExports, ...csvSheets, ...markets, ...forms, ...trade, ...papers, ...none];

/** For mending. */
export const even = all.filter((_, index) => index % 2 === 0);
/** Never read by who mends. */
export const odd = all.filter((_, index) => index % 2 === 1);
