import type { PriceList } from '../price-list.ts';
import { europeSheets } from './europe-sheets.ts';
import { handMade } from './hand-made.ts';
import { noPrices } from './none.ts';
import { officeExports } from './office-exports.ts';
import { officePapers } from './office-papers.ts';
import { orderForms } from './order-forms.ts';
import { printedPapers } from './printed-papers.ts';
import { shopExports } from './shop-exports.ts';
import { tradePapers } from './trade-papers.ts';

const { chews, phoneCases, schrauben, planners } = officeExports;
const { pantry, fibers, rompers } = shopExports;
const { tackle, parts, litter, gadgets } = orderForms;
const { skincare, dresses, honey, handTools } = handMade;
const { candles, pans, herbs, garden } = europeSheets;
const { boards, powders } = officePapers;
const { cycling, conservas, bricks } = tradePapers;
const { stickers, puzzles, soaps } = printedPapers;
const { invoice, stock, terms } = noPrices;

/** Thirty lists, no two of a kind, by their numbers. */
const all: readonly PriceList[] = [
  chews,
  phoneCases,
  schrauben,
  tackle,
  boards,
  skincare,
  pantry,
  candles,
  stickers,
  powders,
  invoice,
  cycling,
  rompers,
  garden,
  fibers,
  parts,
  dresses,
  stock,
  conservas,
  pans,
  herbs,
  puzzles,
  planners,
  honey,
  bricks,
  terms,
  handTools,
  gadgets,
  litter,
  soaps,
];
export const even = all.filter((_, number) => number % 2 === 0);
export const odd = all.filter((_, number) => number % 2 === 1);
