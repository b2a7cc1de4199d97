import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductView } from '../contract/products.ts';
import { EXPORT_COLUMNS } from '../domain/export-columns.ts';
import { type SavedProduct, unknownProduct } from '../domain/product.ts';
import { presentProduct } from './product.ts';

const product = (known: Partial<SavedProduct>): SavedProduct => ({
  ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: 'B000000001' }),
  id: 7,
  before: null,
  ...known,
});

it('tells what the contract says, with dates as text', () => {
  const view = presentProduct(
    product({ brandStoreName: 'Yeti', listedSince: new Date('2024-07-05T08:32:00Z') }),
  );
  expect(z.parse(z.strictObject(ProductView.shape), view)).toEqual(view);
  expect(view).toMatchObject({ brand: 'Yeti', listedSince: '2024-07-05T08:32:00.000Z', fetchedAt: null });
});

it.each([
  [{}, 'https://www.amazon.com/dp/B000000001', 'usd'],
  [{ siteId: 3 }, 'https://www.amazon.de/dp/B000000001', 'eur'],
  [{ marketplace: 'walmart' as const, siteId: 0, externalId: '77' }, 'https://www.walmart.com/ip/77', 'usd'],
  [{ marketplace: 'tiktok' as const, siteId: 0, externalId: '88' }, null, 'usd'],
  [{ isSandbox: true }, null, 'usd'],
])('links %j to its listing, where there is one', (known, url, currency) => {
  expect(presentProduct(product(known))).toMatchObject({ url, currency });
});

it('writes a product into a spreadsheet with nothing where nothing is known', () => {
  const row = (known: Partial<SavedProduct>) =>
    Object.fromEntries(EXPORT_COLUMNS.map(({ heading, of }) => [heading, of(product(known))]));
  expect(
    row({ fbaFeeCents: 409, upcs: ['1', '2'], lastUpdate: new Date('2026-05-10T04:02:00Z') }),
  ).toMatchObject({
    'ASIN or item id': 'B000000001',
    'Amazon site': 'amazon.com',
    'FBA fee': 4.09,
    UPC: '1, 2',
    'Last update': '2026-05-10',
    EAN: null,
    'Sales rank': null,
    'Buy Box price': null,
  });
});
