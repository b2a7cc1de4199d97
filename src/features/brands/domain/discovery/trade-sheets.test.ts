import { expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { tradeSheetsOn } from './trade-sheets.ts';

const on = (html: string) => tradeSheetsOn(scanPage('https://acme.com/trade', html));

it('takes terms before sheets and sheets before prices, by what links or files are called', () => {
  const html =
    '<a href="/f/prices-2026.pdf">Price list</a> <a href="/f/a1.pdf">Dealer information sheet</a> <a href="https://cdn.host.com/s/files/wholesale-terms.pdf?v=2">here</a>';
  expect(on(html).map(({ url }) => url)).toEqual([
    'https://cdn.host.com/s/files/wholesale-terms.pdf?v=2',
    'https://acme.com/f/a1.pdf',
    'https://acme.com/f/prices-2026.pdf',
  ]);
});

it('takes no catalogue, no data of the goods and no page', () => {
  const html =
    '<a href="/catalog.pdf">Trade catalog</a> <a href="/sds.pdf">Safety data sheet</a> <a href="/trade-terms">Trade terms</a>';
  expect(on(html)).toEqual([]);
});
