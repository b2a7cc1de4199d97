import type { PriceList } from '../price-list.ts';
import { byHand } from './by-hand.ts';
import { shopExports } from './exports.ts';
import { grids } from './grids.ts';
import { webShops } from './marketplaces.ts';
import { noPrices } from './none.ts';
import { europeanPapers } from './papers-europe.ts';
import { officePapers } from './papers-office.ts';
import { printedPapers } from './papers-print.ts';
import { severalSheets } from './sheets.ts';

const { candles, toys, lures, teas, barware } = byHand;
const { coffees, kitchen, cables, books } = shopExports;
const { jewelry, leather } = webShops;
const { lotions, socks, vitamins, camping, linens } = grids;
const { invoice, stock, leaflet } = noPrices;
const { chews, sauces, baby, janitorial } = officePapers;
const { biscuits, savons } = europeanPapers;
const { cards, yarns, hair } = printedPapers;
const { seeds, holz } = severalSheets;

/** Thirty lists, no two of a kind. */
export const even: readonly PriceList[] = [
  candles,
  chews,
  lures,
  lotions,
  kitchen,
  holz,
  vitamins,
  invoice,
  janitorial,
  seeds,
  yarns,
  jewelry,
  camping,
  linens,
  hair,
];
export const odd: readonly PriceList[] = [
  coffees,
  toys,
  cards,
  sauces,
  socks,
  savons,
  cables,
  baby,
  stock,
  books,
  leaflet,
  teas,
  biscuits,
  leather,
  barware,
];
