import { expect, it } from 'vitest';
import { rollUpBrands } from '../../src/features/brands/actions/roll-up-brands.ts';
import { replaceStatements } from '../../src/features/brands/store/policy.ts';
import { saveProducts } from '../../src/features/catalog/actions/save-products.ts';
import {
  changeAssumptions,
  chooseColumns,
  chooseListing,
  pickCases,
  removeList,
} from '../../src/features/deals/actions/price-lists/change-price-list.ts';
import {
  readNextList,
  takeAttachments,
} from '../../src/features/deals/actions/price-lists/read-next-list.ts';
import {
  openPriceList,
  readCandidates,
  readPriceListsOfBrand,
} from '../../src/features/deals/actions/price-lists/read-price-lists.ts';
import { requirePriceList } from '../../src/features/deals/actions/price-lists/require-price-list.ts';
import { assumptionsOfList } from '../../src/features/deals/domain/price-list/price-list.ts';
import { uuidv7 } from '../../src/kernel/ids.ts';
import { newAccount } from '../support/accounts.ts';
import { LIST, listing, priceListDesk, reader } from '../support/price-list-desk.ts';

it('reads a list that a person brings, finds its listings by code, and reckons with them', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const { list, counts } = await within((tx) => openPriceList(tx, accountId, id));
  expect(list).toMatchObject({ state: 'read', currency: 'USD', lineCount: 5, brandName: 'Nordkap' });
  expect(counts).toMatchObject({ all: 5, matched: 1, none: 3, no_code: 1, picked: 0 });
  const [salt] = await lines(id, { match: 'matched' });
  // 5.00 + 5% freight + 0.40 prep + 0.50 inbound; 15% of 20.00 and 3.00 of fees; 300 a month among three sellers.
  expect(salt).toMatchObject({
    sku: 'N-1',
    productAsin: 'B000000001',
    costCents: 500,
    caseCostCents: 6000,
    landedCents: 615,
    priceCents: 2000,
    feesCents: 600,
    profitCents: 785,
    monthlyUnits: 100,
  });
  expect(salt?.roi).toBeCloseTo(127.6, 1);
  expect((await lines(id)).at(-1)).toMatchObject({
    costCents: null,
    remarks: ['The list names no price: “CALL”.'],
  });
});

it('reckons anew with other assumptions, and with newer figures of a listing', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
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
  const { accountId, within, work, bring, lines } = await priceListDesk([
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
  const { accountId, within, bring, lines } = await priceListDesk([
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
  const { accountId, within, bring, lines } = await priceListDesk([
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
  const { accountId, within, work, bring, lines } = await priceListDesk();
  const id = await bring();
  const lineId = (await lines(id))[1]?.id ?? 0;
  await within((tx) => pickCases(tx, accountId, lineId, 4));
  await within((tx) => chooseColumns(tx, accountId, id, { '': { 4: null } }));
  while (await readNextList(work));
  // Four cases of six were 24 units, which the list sells one by one now.
  expect((await lines(id))[1]).toMatchObject({ sku: 'N-2', casePack: null, cases: 24 });
  const notes = async () => (await within((tx) => openPriceList(tx, accountId, id))).list.notes;
  expect(await notes()).toContainEqual(
    expect.stringMatching(/what you picked on 1 line was converted to cases/),
  );

  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  expect((await lines(id))[1]).toMatchObject({ sku: 'N-2', casePack: 6, cases: 4 });
  await within((tx) => chooseColumns(tx, accountId, id, {}));
  while (await readNextList(work));
  expect((await lines(id))[1]).toMatchObject({ casePack: 6, cases: 4 });
  expect(await notes()).not.toContainEqual(expect.stringContaining('was picked'));
});

it('reads a list again once the prices that it has for later hold', async () => {
  const { accountId, within, work, bring, lines } = await priceListDesk();
  const on = (day: string) => ({ ...work, clock: { now: () => new Date(`${day}T12:00:00Z`) } });
  const [before, day] = ['2036-12-31', '2037-01-01'];
  const id = await bring(
    'SKU,Description,Wholesale,Wholesale eff. 1/1/2037,Case Pack\nN-1,Salt,$5.00,$5.50,12\n',
  );
  const [line] = await lines(id);
  expect(line).toMatchObject({ costCents: 500 });
  await within((tx) => pickCases(tx, accountId, line?.id ?? 0, 4));
  expect(await readNextList(on(before))).toBe(false);
  while (await readNextList(on(day)));
  expect(await lines(id)).toMatchObject([{ costCents: 550, cases: 4 }]);
  const { notes } = (await within((tx) => openPriceList(tx, accountId, id))).list;
  expect(notes).toEqual([expect.stringMatching(/^Since 2037-01-01 other prices of the list hold/)]);
});

it('reads a list as a person said it while it was being read, and leaves one that was removed meanwhile', async () => {
  const { accountId, within, work, bring, lines } = await priceListDesk();
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

const TYPES: Record<string, string> = { png: 'image/png', csv: 'text/csv' };
/** As an old system of goods in China writes it. */
const PAGE = `<html><table><tr><td>货号<td>品名<td>单价<td>箱规</tr><tr><td>A-1<td>海盐<td>￥12.50<td>24</table>`;

it('takes what a brand attached to its mail, once, and leaves what is no list', async () => {
  const { accountId, brandId, within, work } = await priceListDesk();
  const given = async (filename: string, content: string) => {
    const mailId = uuidv7();
    await within(async (tx) => {
      const conversation = await tx
        .insertInto('conversations')
        .values({
          account_id: accountId,
          brand_id: brandId,
          last_inbound_at: new Date(),
          last_class: 'price_list',
        })
        .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ last_class: 'price_list' }))
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('inbound_mails')
        .values({
          id: mailId,
          account_id: accountId,
          conversation_id: conversation.id,
          brand_id: brandId,
          source: 'sendgrid',
          fingerprint: Buffer.from(mailId),
          from_name: 'Ann',
          from_email: 'a@n.test',
          subject: 'List',
          text: 'Attached.',
          new_text: 'Attached.',
          headers: '[]',
          received_at: new Date(),
          class: 'price_list',
          confidence: 1,
          facts: '[]',
          is_human: true,
          stops_follow_ups: true,
          suppresses: false,
          read_by: 'rules',
          is_sandbox: false,
          words: '',
        })
        .execute();
      await tx
        .insertInto('inbound_attachments')
        .values({
          id: uuidv7(),
          account_id: accountId,
          mail_id: mailId,
          place: 0,
          filename,
          is_inline: false,
          content_type: TYPES[filename.slice(-3)] ?? 'application/octet-stream',
          size: content.length,
          content: Buffer.from(content),
        })
        .execute();
    });
  };
  await given('list.csv', LIST);
  await given('stores.csv', 'Store,City\nOne,Oslo\nTwo,Bergen\n');
  await given('picture.png', 'no list');
  await given('stock.xls', PAGE);
  expect(await takeAttachments(work)).toBe(3);
  expect(await takeAttachments(work)).toBe(0);
  while (await readNextList(work));
  const lists = await within((tx) => readPriceListsOfBrand(tx, accountId, brandId));
  expect(lists).toMatchObject([
    { fileName: 'stock.xls', state: 'read', lineCount: 1, currency: 'CNY' },
    { fileName: 'list.csv', mailId: expect.any(String), state: 'read', lineCount: 5 },
  ]);
  for (const { id } of lists) await within((tx) => removeList(tx, accountId, id));
  expect(await takeAttachments(work)).toBe(0);
  expect(await within((tx) => readPriceListsOfBrand(tx, accountId, brandId))).toEqual([]);
});

it('reads a list again whose reader ended for no fault of the file, and gives up after a while', async () => {
  const { accountId, within, work, bring } = await priceListDesk();
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
    state: 'failed',
    failure: 'Reading the file failed again and again.',
  });
});

it('says why a file can’t be read', async () => {
  const { accountId, within, bring } = await priceListDesk();
  const id = await bring('%PDF-1.4 nothing more');
  expect((await within((tx) => openPriceList(tx, accountId, id))).list).toMatchObject({
    state: 'failed',
    failure: 'The PDF is damaged and can’t be read.',
  });
});

it('goes along with a brand that is merged', async () => {
  const { accountId, brandId, within, bring } = await priceListDesk();
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

it('reckons with the opening order that the brand’s site names, until somebody says another', async () => {
  const { accountId, within, bring } = await priceListDesk();
  const id = await bring();
  const minimum = async () =>
    assumptionsOfList(await within((tx) => requirePriceList(tx, accountId, id))).minimumOrderCents;
  const brandId = (await within((tx) => requirePriceList(tx, accountId, id))).brandId;
  const says = (cents: number, currency = 'USD') => ({
    field: 'minimum_opening_order' as const,
    value: { cents, currency },
    url: 'https://nordkap.test/wholesale',
    sentence: 'Our opening order is that much.',
  });
  const site = (...statements: ReturnType<typeof says>[]) =>
    within((tx) => replaceStatements(tx, accountId, [{ brandId, statements }]));

  expect(await minimum()).toBeNull();
  await site(says(30_000));
  expect(await minimum()).toBe(30_000);
  await site(says(30_000), says(50_000));
  expect(await minimum()).toBeNull();
  await site(says(30_000, 'EUR'));
  expect(await minimum()).toBeNull();
  await site(says(30_000));
  await within((tx) => changeAssumptions(tx, accountId, id, { minimumOrderCents: 25_000 }));
  expect(await minimum()).toBe(25_000);
});

it('reckons with a minimum of the deal in the list’s own money alone, the entered one before the one of the mails', async () => {
  const { accountId, within, bring } = await priceListDesk();
  const id = await bring();
  const { brandId, currency } = await within((tx) => requirePriceList(tx, accountId, id));
  expect(currency ?? 'USD').toBe('USD');
  const minimumWith = (terms: object[], entered: object[] = []) =>
    within(async (tx) => {
      await tx.deleteFrom('deals').where('brand_id', '=', brandId).execute();
      const said = { terms: JSON.stringify(terms), entered_terms: JSON.stringify(entered) };
      await tx
        .insertInto('deals')
        .values({ account_id: accountId, brand_id: brandId, ...said })
        .execute();
      return assumptionsOfList(await requirePriceList(tx, accountId, id)).minimumOrderCents;
    });
  const amount = { name: 'moq_amount', value: 500 };
  const inEuros = { name: 'currency', value: 'EUR' };
  expect(await minimumWith([amount])).toBe(50_000);
  expect(await minimumWith([amount, inEuros])).toBeNull();
  expect(await minimumWith([amount, inEuros], [{ name: 'opening_order_usd', value: 800 }])).toBe(80_000);
  expect(await minimumWith([{ name: 'opening_order_usd', value: 800 }], [amount])).toBe(50_000);
});

it('is seen by its account alone', async () => {
  const { database, within, accountId, bring } = await priceListDesk();
  const id = await bring();
  const stranger = await newAccount(database);
  const asStranger = database.asAccount(stranger, (tx) => openPriceList(tx, stranger, id));
  await expect(asStranger).rejects.toThrow('no such price list');
  expect((await within((tx) => openPriceList(tx, accountId, id))).list.id).toBe(id);
});

it('is matched where the account lists the goods, whatever money the brand names its prices in', async () => {
  const upc = '850123400139';
  const inPounds = LIST.replace('USD', 'GBP').replaceAll('$', '£');
  const abroad = await priceListDesk();
  const id = await abroad.bring(inPounds);
  expect(await abroad.lines(id)).toMatchObject([{ match: 'matched', landedCents: null }, {}, {}, {}, {}]);
  const list = await abroad.within((tx) => requirePriceList(tx, abroad.accountId, id));
  expect(assumptionsOfList(list)).toMatchObject({ siteId: 1, rate: null });

  const both = await priceListDesk([
    listing('B000000001', upc),
    { ...listing('B000000001', upc), siteId: 2 },
  ]);
  const there = await both.bring(inPounds);
  const listThere = await both.within((tx) => requirePriceList(tx, both.accountId, there));
  expect(assumptionsOfList(listThere)).toMatchObject({ siteId: 2, rate: 1 });
});
