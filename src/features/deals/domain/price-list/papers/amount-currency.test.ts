import { expect, it } from 'vitest';
import { readPriceList } from '../read-price-list.ts';
import { currencyOfAmounts } from './amount-currency.ts';

const sheetOf = (...rows: string[][]) => ({
  name: null,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
const goods = [
  ['Item', 'Description', 'Wholesale', 'Retail'],
  ['E-1', 'Incense Cone Cedar', '3.50', '8.00'],
  ['E-2', 'Incense Dish', '6.00', '14.00'],
];
const currencyOf = (...notes: string[]) =>
  readPriceList([sheetOf(...notes.map((note) => [note]), ...goods)]).currency;

it.each([
  ['Opening order $200, reorder $100.', 'USD'],
  ['Opening order £200, carriage paid over £350.', 'GBP'],
  ['Mindestbestellwert 150 €, frachtfrei ab 400 €', 'EUR'],
  ['Minimum opening order CA$250', 'CAD'],
])('takes prices that name no currency for those of the amounts beside them: %s', (note, currency) => {
  expect(currencyOf(note)).toBe(currency);
});

it('takes the amounts of the sheet of terms, too', () => {
  const terms = sheetOf(['Ordine minimo', '€ 200,00'], ['Trasporto: € 15,00 sotto € 400,00']);
  expect(readPriceList([sheetOf(...goods), terms]).currency).toBe('EUR');
});

it('says nothing where amounts are in several currencies, and gives way to what is said of prices', () => {
  expect(currencyOf('Minimum order £150 or $200')).toBeNull();
  expect(currencyOf('All prices in euros.', 'US customers: minimum $300')).toBe('EUR');
  expect(currencyOf('Ships in 5 to 7 days.')).toBeNull();
  expect(currencyOfAmounts([sheetOf(['N-1', 'Salt', '$5.00', '$9.00'])])).toBeNull();
});
