import { rollUpBrands } from '../../src/features/brands/actions/roll-up-brands.ts';
import { saveProducts } from '../../src/features/catalog/actions/save-products.ts';
import { type Product, unknownProduct } from '../../src/features/catalog/domain/product.ts';
import { readNextList } from '../../src/features/deals/actions/price-lists/read-next-list.ts';
import { readLines } from '../../src/features/deals/actions/price-lists/read-price-lists.ts';
import { receivePriceList } from '../../src/features/deals/actions/price-lists/receive-price-list.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { readPriceListFile } from '../../src/main/price-lists/read-file.ts';
import { newAccount } from './accounts.ts';
import { testDatabase } from './database.ts';

export const reader = { read: readPriceListFile };
const ALL = { order: 'place', direction: 'asc', limit: 50, offset: 0 } as const;

export const listing = (externalId: string, upc: string, more: Partial<Product> = {}): Product => {
  const known = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId });
  return {
    ...known,
    upcs: [upc],
    title: `Listing ${externalId}`,
    brand: 'Nordkap',
    monthlySold: 300,
    fbaFeeCents: 300,
    prices: { ...known.prices, buyBox: { ...known.prices.buyBox, current: 2000 } },
    offers: { ...known.offers, newFba: 2 },
    amazonBuyBoxPercent: 0,
    ...more,
  };
};

export const LIST = `Nordkap price list,,,,
All prices in USD,,,,
SKU,Description,UPC,Wholesale,Case Pack
N-1,Salt,850123400139,$5.00,12
N-2,Pepper,850123400207,$6.00,6
N-3,Cumin,850123400276,$7.00,6
N-4,Thyme,,$8.00,6
N-5,Sage,850123400344,CALL,6
`;

/** A brand with these listings, whose price lists are brought and read as the product does it. */
export async function priceListDesk(products: Product[] = [listing('B000000001', '850123400139')]) {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const within = <T>(work: Parameters<typeof database.asAccount<T>>[1]) =>
    database.asAccount(accountId, work);
  const brandId = await within(async (tx) => {
    await saveProducts(tx, accountId, products);
    await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings: ['Nordkap'], isSandbox: false });
    return (await tx.selectFrom('brands').select('id').executeTakeFirstOrThrow()).id;
  });
  const work = { database, reader, clock: systemClock };
  const bring = async (text = LIST) => {
    const id = await within((tx) =>
      receivePriceList(tx, accountId, { brandId, fileName: 'list.csv', content: Buffer.from(text) }),
    );
    while (await readNextList(work));
    return id;
  };
  const lines = async (id: string, page = {}) =>
    (await within((tx) => readLines(tx, accountId, id, { ...ALL, ...page }))).lines;
  return { database, accountId, brandId, within, work, bring, lines };
}
