import { expect, it } from 'vitest';
import { rollUpBrands } from '../../src/features/brands/actions/roll-up-brands.ts';
import { saveProducts } from '../../src/features/catalog/actions/save-products.ts';
import { type Product, unknownProduct } from '../../src/features/catalog/domain/product.ts';
import type { ProductSource } from '../../src/features/catalog/ports.ts';
import {
  changeAssumptions,
  chooseColumns,
  chooseListing,
  pickCases,
  removeList,
} from '../../src/features/deals/actions/price-lists/change-price-list.ts';
import {
  askForLookUp,
  lookUpNext,
  priceOfLookUp,
} from '../../src/features/deals/actions/price-lists/look-up-codes.ts';
import { makeOrderDraft } from '../../src/features/deals/actions/price-lists/make-order-draft.ts';
import { clearPicks, planOrder } from '../../src/features/deals/actions/price-lists/plan-order.ts';
import {
  readNextList,
  takeAttachments,
} from '../../src/features/deals/actions/price-lists/read-next-list.ts';
import {
  openPriceList,
  readCandidates,
  readLines,
  readOrderDraft,
  readPriceListsOfBrand,
} from '../../src/features/deals/actions/price-lists/read-price-lists.ts';
import { receivePriceList } from '../../src/features/deals/actions/price-lists/receive-price-list.ts';
import { orderTable } from '../../src/features/deals/domain/price-list/order-table.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { ProviderError } from '../../src/kernel/errors.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { readPriceListFile } from '../../src/main/price-lists/read-file.ts';
import { readPdfText } from '../../src/providers/pdf/read-pdf-text.ts';
import { writeOrderPdf } from '../../src/providers/pdf/write-order-pdf.ts';
import { newAccount } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';

const reader = { read: readPriceListFile };
const ALL = { order: 'place', direction: 'asc', limit: 50, offset: 0 } as const;

const listing = (externalId: string, upc: string, more: Partial<Product> = {}): Product => {
  const known = unknownProduct({ marketplace: 'amazon', siteId: 1, externalId });
  return {
    ...known,
    ...{ upcs: [upc], title: `Listing ${externalId}`, brand: 'Nordkap', monthlySold: 300, fbaFeeCents: 300 },
    prices: { ...known.prices, buyBox: { ...known.prices.buyBox, current: 2000 } },
    offers: { ...known.offers, newFba: 2 },
    amazonBuyBoxPercent: 0,
    ...more,
  };
};

const LIST = `Nordkap price list,,,,
All prices in USD,,,,
SKU,Description,UPC,Wholesale,Case Pack
N-1,Salt,850123400139,$5.00,12
N-2,Pepper,850123400207,$6.00,6
N-3,Cumin,850123400276,$7.00,6
N-4,Thyme,,$8.00,6
N-5,Sage,850123400344,CALL,6
`;

async function desk(products: Product[] = [listing('B000000001', '850123400139')]) {
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

it('reads a list that a person brings, finds its listings by code, and reckons with them', async () => {
  const { accountId, within, bring, lines } = await desk();
  const id = await bring();
  const { list, counts } = await within((tx) => openPriceList(tx, accountId, id));
  expect(list).toMatchObject({ state: 'read', currency: 'USD', lineCount: 5, brandName: 'Nordkap' });
  expect(counts).toMatchObject({ all: 5, matched: 1, none: 3, no_code: 1, picked: 0 });
  const [salt] = await lines(id, { match: 'matched' });
  // 5.00 + 5% freight + 0.40 prep + 0.50 inbound; 15% of 20.00 and 3.00 of fees; 300 a month among three sellers.
  expect(salt).toMatchObject({
    ...{ sku: 'N-1', productAsin: 'B000000001', costCents: 500, caseCostCents: 6000, landedCents: 615 },
    ...{ priceCents: 2000, feesCents: 600, profitCents: 785, monthlyUnits: 100 },
  });
  expect(salt?.roi).toBeCloseTo(127.6, 1);
  expect((await lines(id)).at(-1)).toMatchObject({
    costCents: null,
    remarks: ['The list names no price: “CALL”.'],
  });
});

it('reckons anew with other assumptions, and with newer figures of a listing', async () => {
  const { accountId, within, bring, lines } = await desk();
  const id = await bring();
  await within((tx) => changeAssumptions(tx, accountId, id, { freightPercent: 0, prepCents: 0 }));
  expect((await lines(id))[0]).toMatchObject({ landedCents: 550, profitCents: 850 });
  await within((tx) =>
    saveProducts(tx, accountId, [listing('B000000001', '850123400139', { fbaFeeCents: 500 })]),
  );
  await within((tx) => openPriceList(tx, accountId, id));
  expect((await lines(id))[0]).toMatchObject({ feesCents: 800, profitCents: 650 });
});

it('lets a person choose among several listings, and keeps the choice', async () => {
  const { accountId, within, work, bring, lines } = await desk([
    listing('B000000001', '850123400139'),
    listing('B000000002', '00850123400139', { title: 'Salt, Pack of 3' }),
  ]);
  const id = await bring();
  const [salt] = await lines(id);
  expect(salt).toMatchObject({ match: 'several', productId: null, profitCents: null });
  const lineId = salt?.id ?? 0;
  const candidates = await within((tx) => readCandidates(tx, accountId, lineId));
  expect(candidates.map(({ asin }) => asin).sort()).toEqual(['B000000001', 'B000000002']);
  const pack = candidates.find(({ asin }) => asin === 'B000000002');
  const choice = { productId: pack?.productId ?? 0, units: 3 };
  await within((tx) => chooseListing(tx, accountId, lineId, choice));
  const chosen = { match: 'matched', productAsin: 'B000000002', unitsPerProduct: 3, landedCents: 1665 };
  expect((await lines(id))[0]).toMatchObject(chosen);
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  expect((await lines(id))[0]).toMatchObject(chosen);
});

it('lets go of a chosen listing where the list is reckoned for another site', async () => {
  const german = { ...listing('B000000003', '850123400139'), siteId: 3 };
  const { accountId, within, bring, lines } = await desk([
    listing('B000000001', '850123400139'),
    listing('B000000002', '850123400139', { title: 'Salt, Pack of 3' }),
    german,
  ]);
  const id = await bring();
  const [salt] = await lines(id);
  const candidates = await within((tx) => readCandidates(tx, accountId, salt?.id ?? 0));
  const pack = candidates.find(({ asin }) => asin === 'B000000002')?.productId ?? 0;
  await within((tx) => chooseListing(tx, accountId, salt?.id ?? 0, { productId: pack, units: 3 }));
  await within((tx) => changeAssumptions(tx, accountId, id, { siteId: 3 }));
  expect((await lines(id))[0]).toMatchObject({ productAsin: 'B000000003', unitsPerProduct: 1 });
});

it('refuses a listing that does not carry the code', async () => {
  const { accountId, within, bring, lines } = await desk([
    listing('B000000001', '850123400139'),
    listing('B000000009', '850123499999'),
  ]);
  const id = await bring();
  const other = await within((tx) =>
    tx.selectFrom('products').select('id').where('external_id', '=', 'B000000009').executeTakeFirstOrThrow(),
  );
  const lineId = (await lines(id))[0]?.id ?? 0;
  await expect(
    within((tx) => chooseListing(tx, accountId, lineId, { productId: other.id, units: 1 })),
  ).rejects.toThrow('does not carry');
});

it('reads the list again with the columns that a person names, and keeps what was picked', async () => {
  const { accountId, within, work, bring, lines } = await desk();
  const id = await bring();
  const lineId = (await lines(id))[1]?.id ?? 0;
  await within((tx) => pickCases(tx, accountId, lineId, 4));
  await within((tx) => chooseColumns(tx, accountId, id, { '': { 4: null } }));
  while (await readNextList(work));
  // Four cases of six were 24 units, which the list sells one by one now.
  expect((await lines(id))[1]).toMatchObject({ sku: 'N-2', casePack: null, cases: 24 });
  const notes = async () => (await within((tx) => openPriceList(tx, accountId, id))).list.notes;
  expect(await notes()).toContainEqual(expect.stringMatching(/what was picked of 1 line was put into cases/));

  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  expect((await lines(id))[1]).toMatchObject({ sku: 'N-2', casePack: 6, cases: 4 });
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  expect((await lines(id))[1]).toMatchObject({ casePack: 6, cases: 4 });
  expect(await notes()).not.toContainEqual(expect.stringContaining('was picked'));
});

it('reads a list as a person said it while it was being read, and leaves one that was removed meanwhile', async () => {
  const { accountId, within, work, bring, lines } = await desk();
  const id = await bring();
  const readingWhile = (change: () => Promise<unknown>) => ({
    ...work,
    reader: {
      read: async (...given: Parameters<typeof reader.read>) => {
        await change();
        return reader.read(...given);
      },
    },
  });
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  await readNextList(
    readingWhile(() => within((tx) => chooseColumns(tx, accountId, id, { '': { 4: null } }))),
  );
  while (await readNextList(work));
  expect((await lines(id))[1]).toMatchObject({ sku: 'N-2', casePack: null });

  await within((tx) => chooseColumns(tx, accountId, id, {}));
  await readNextList(
    readingWhile(() =>
      within((tx) => tx.updateTable('price_lists').set({ state: 'empty' }).where('id', '=', id).execute()),
    ),
  );
  const { list } = await within((tx) => openPriceList(tx, accountId, id));
  expect(list.state).toBe('empty');
});

it('gives orders that are made at the same moment a number each', async () => {
  const { accountId, within, bring, lines } = await desk();
  const id = await bring();
  const [salt] = await lines(id);
  await within((tx) => pickCases(tx, accountId, salt?.id ?? 0, 2));
  const now = new Date('2026-03-09T12:00:00Z');
  const ids = await Promise.all(
    [1, 2, 3].map(() => within((tx) => makeOrderDraft(tx, accountId, id, {}, now))),
  );
  const orders = await Promise.all(ids.map((one) => within((tx) => readOrderDraft(tx, accountId, one))));
  expect(orders.map(({ poNumber }) => poNumber).sort()).toEqual([
    ...['PO-20260309-1', 'PO-20260309-2', 'PO-20260309-3'],
  ]);
});

it('picks for a budget, and makes an order that stays as it is', async () => {
  const { accountId, within, bring, lines } = await desk([
    listing('B000000001', '850123400139'),
    listing('B000000002', '850123400207', { monthlySold: 30 }),
  ]);
  const id = await bring();
  const plan = await within((tx) => planOrder(tx, accountId, id, 50_000));
  // A first month of salt are eight cases of $60; what is left pays no further one, and none of pepper's at $36.
  expect(plan).toEqual({ lines: 1, totalCents: 48_000, months: 1, shortCents: 0 });
  expect((await lines(id, { picked: true })).map(({ sku, cases }) => [sku, cases])).toEqual([['N-1', 8]]);

  const now = new Date('2026-03-09T12:00:00Z');
  const words = { shipTo: '1 Main St' };
  const orderId = await within((tx) => makeOrderDraft(tx, accountId, id, words, now));
  const order = await within((tx) => readOrderDraft(tx, accountId, orderId));
  expect(order).toMatchObject({ poNumber: 'PO-20260309-1', brandName: 'Nordkap', totalCents: 48_000 });
  expect(order.lines).toMatchObject([{ sku: 'N-1', cases: 8, casePack: 12, caseCostCents: 6000 }]);
  await expect(
    within((tx) => makeOrderDraft(tx, accountId, id, { poNumber: 'PO-20260309-1' }, now)),
  ).rejects.toThrow('already');

  await within((tx) => clearPicks(tx, accountId, id));
  await expect(within((tx) => makeOrderDraft(tx, accountId, id, {}, now))).rejects.toThrow(
    'nothing is picked',
  );
  await within((tx) => removeList(tx, accountId, id));
  expect(await within((tx) => readOrderDraft(tx, accountId, orderId))).toMatchObject({ priceListId: null });
});

it('dates an order in its files by the seller’s calendar, as its number has it', async () => {
  const { database, accountId, within, bring, lines } = await desk();
  await database.asSystem((tx) =>
    tx
      .updateTable('profiles')
      .set({ time_zone: 'America/Los_Angeles' })
      .where('id', '=', accountId)
      .execute(),
  );
  const id = await bring();
  await within(async (tx) => pickCases(tx, accountId, (await lines(id))[0]?.id ?? 0, 1));
  const evening = new Date('2026-03-10T02:30:00Z');
  const orderId = await within((tx) => makeOrderDraft(tx, accountId, id, {}, evening));
  const order = await within((tx) => readOrderDraft(tx, accountId, orderId));
  expect(order).toMatchObject({ poNumber: 'PO-20260309-1', madeAt: evening });

  const rows: unknown[] = [];
  for await (const batch of orderTable(order).batches) rows.push(...batch);
  expect(rows).toContainEqual(expect.arrayContaining(['Date', '2026-03-09']));
  const pages = await readPdfText(await writeOrderPdf(order));
  expect(JSON.stringify(pages)).toContain('2026-03-09');
  expect(JSON.stringify(pages)).toContain('1 line, 1 case, 12 units');
});

it('orders nothing that has no price', async () => {
  const { accountId, within, bring, lines } = await desk();
  const id = await bring();
  const sage = (await lines(id)).at(-1)?.id ?? 0;
  await expect(within((tx) => pickCases(tx, accountId, sage, 1))).rejects.toThrow('names no price');
});

const BUCKET = { tokensLeft: 100, refillRate: 20, waitMs: 0 };

it('looks up unknown codes where a person asked for it, and says before what that costs', async () => {
  const { database, accountId, within, bring, lines } = await desk();
  const id = await bring();
  const asked: string[][] = [];
  const source = {
    fetchByCodes: async ({ codes }: { codes: readonly string[] }) => {
      asked.push([...codes]);
      const products = codes.includes('850123400207') ? [listing('B000000005', '850123400207')] : [];
      return { products, tokensConsumed: products.length * 3, tokens: BUCKET };
    },
  } as unknown as ProductSource;
  const deps = { database, clock: systemClock, sources: { forAccount: async () => source } };
  expect(await lookUpNext(deps)).toBe(false);

  const price = await within((tx) => priceOfLookUp(tx, accountId, id));
  expect(price).toMatchObject({ codes: 3, tokensLeast: 9, tokensMost: 36 });
  await within((tx) => askForLookUp(tx, accountId, id));
  while (await lookUpNext(deps));
  expect(asked).toEqual([['850123400207', '850123400276', '850123400344']]);
  expect((await lines(id))[1]).toMatchObject({ match: 'matched', productAsin: 'B000000005' });
  expect((await within((tx) => openPriceList(tx, accountId, id))).list.toLookUp).toBe(0);
});

it('still looks up what was asked for after the list is read again', async () => {
  const { accountId, within, work, bring } = await desk();
  const id = await bring();
  await within((tx) => askForLookUp(tx, accountId, id));
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  const { list } = await within((tx) => openPriceList(tx, accountId, id));
  expect(list.toLookUp).toBe(3);
});

it('goes on looking up by itself once there are tokens again', async () => {
  const { database, accountId, within, bring } = await desk();
  const id = await bring();
  const limited = new ProviderError('keepa', 'limited', 'No tokens.', { retryAfterMs: 60_000 });
  const source = { fetchByCodes: () => Promise.reject(limited) } as unknown as ProductSource;
  const deps = { database, clock: systemClock, sources: { forAccount: async () => source } };
  await within((tx) => askForLookUp(tx, accountId, id));
  expect(await lookUpNext(deps)).toBe(true);
  expect(await lookUpNext(deps)).toBe(false);
  expect((await within((tx) => openPriceList(tx, accountId, id))).list).toMatchObject({
    toLookUp: 3,
    lookUpFailure: 'Keepa’s tokens are used up: the look-up goes on by itself when there are some again.',
  });
});

it('takes what a brand attached to its mail, once, and leaves what is no list', async () => {
  const { accountId, brandId, within, work } = await desk();
  const given = async (filename: string, content: string) => {
    const mailId = uuidv7();
    await within(async (tx) => {
      const conversation = await tx
        .insertInto('conversations')
        .values({
          ...{
            account_id: accountId,
            brand_id: brandId,
            last_inbound_at: new Date(),
            last_class: 'price_list',
          },
        })
        .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ last_class: 'price_list' }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('inbound_mails')
        .values({
          ...{ id: mailId, account_id: accountId, conversation_id: conversation.id, brand_id: brandId },
          ...{
            source: 'sendgrid',
            fingerprint: Buffer.from(mailId),
            from_name: 'Ann',
            from_email: 'a@n.test',
          },
          ...{
            subject: 'List',
            text: 'Attached.',
            new_text: 'Attached.',
            headers: '[]',
            received_at: new Date(),
          },
          ...{ class: 'price_list', confidence: 1, facts: '[]', is_human: true, stops_follow_ups: true },
          ...{ suppresses: false, read_by: 'rules', is_sandbox: false, words: '' },
        })
        .execute();
      await tx
        .insertInto('inbound_attachments')
        .values({
          ...{ id: uuidv7(), account_id: accountId, mail_id: mailId, place: 0, filename, is_inline: false },
          ...{
            content_type: filename.endsWith('png') ? 'image/png' : 'text/csv',
            size: content.length,
            content: Buffer.from(content),
          },
        })
        .execute();
    });
  };
  await given('list.csv', LIST);
  await given('stores.csv', 'Store,City\nOne,Oslo\nTwo,Bergen\n');
  await given('picture.png', 'no list');
  expect(await takeAttachments(work)).toBe(2);
  expect(await takeAttachments(work)).toBe(0);
  while (await readNextList(work));
  const lists = await within((tx) => readPriceListsOfBrand(tx, accountId, brandId));
  expect(lists).toMatchObject([
    { fileName: 'list.csv', mailId: expect.any(String), state: 'read', lineCount: 5 },
  ]);
  await within((tx) => removeList(tx, accountId, lists[0]?.id ?? ''));
  expect(await takeAttachments(work)).toBe(0);
  expect(await within((tx) => readPriceListsOfBrand(tx, accountId, brandId))).toEqual([]);
});

it('reads a list again whose reader ended for no fault of the file, and gives up after a while', async () => {
  const { accountId, within, work, bring } = await desk();
  const id = await bring();
  const broken = { ...work, reader: { read: () => Promise.reject(new Error('It ended with SIGTERM.')) } };
  const standing = async () => (await within((tx) => openPriceList(tx, accountId, id))).list;
  const letGo = () =>
    within((tx) =>
      tx
        .updateTable('price_lists')
        .set({ held_until: new Date(0) })
        .where('id', '=', id)
        .execute(),
    );
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  for (const _ of [1, 2, 3]) {
    await expect(readNextList(broken)).rejects.toThrow('SIGTERM');
    expect((await standing()).state).toBe('waiting');
    await letGo();
  }
  await readNextList(broken);
  expect(await standing()).toMatchObject({
    ...{ state: 'failed', failure: 'Reading the file failed again and again.' },
  });
});

it('says why a file can’t be read', async () => {
  const { accountId, within, bring } = await desk();
  const id = await bring('%PDF-1.4 nothing more');
  expect((await within((tx) => openPriceList(tx, accountId, id))).list).toMatchObject({
    state: 'failed',
    failure: 'The PDF is damaged and can’t be read.',
  });
});

it('goes along with a brand that is merged', async () => {
  const { accountId, brandId, within, bring } = await desk();
  const id = await bring();
  await within(async (tx) => {
    await saveProducts(tx, accountId, [listing('B000000007', '850123400500', { brand: 'Other' })]);
    await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings: ['Other'], isSandbox: false });
    const other = await tx
      .selectFrom('brands')
      .select('id')
      .where('id', '<>', brandId)
      .executeTakeFirstOrThrow();
    await tx.updateTable('brands').set({ merged_into: other.id }).where('id', '=', brandId).execute();
    expect((await openPriceList(tx, accountId, id)).list.brandId).toBe(other.id);
    await tx.updateTable('brands').set({ merged_into: null }).where('id', '=', brandId).execute();
    expect((await openPriceList(tx, accountId, id)).list.brandId).toBe(brandId);
  });
});

it('is seen by its account alone', async () => {
  const { database, within, accountId, bring } = await desk();
  const id = await bring();
  const stranger = await newAccount(database);
  const asStranger = database.asAccount(stranger, (tx) => openPriceList(tx, stranger, id));
  await expect(asStranger).rejects.toThrow('no such price list');
  expect((await within((tx) => openPriceList(tx, accountId, id))).list.id).toBe(id);
});
