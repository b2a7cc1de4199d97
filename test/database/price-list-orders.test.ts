import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pickCases, removeList } from '../../src/features/deals/actions/price-lists/change-price-list.ts';
import { discardOrder } from '../../src/features/deals/actions/price-lists/discard-order.ts';
import { makeOrderDraft } from '../../src/features/deals/actions/price-lists/make-order-draft.ts';
import { markAsSent, takeBackMark } from '../../src/features/deals/actions/price-lists/mark-sent.ts';
import { clearPicks, planOrder } from '../../src/features/deals/actions/price-lists/plan-order.ts';
import {
  openPriceList,
  readOrderDraft,
} from '../../src/features/deals/actions/price-lists/read-price-lists.ts';
import { spentOf } from '../../src/features/deals/domain/price-list/order/order-draft.ts';
import { orderTable } from '../../src/features/deals/domain/price-list/order/order-table.ts';
import type { LineOfList } from '../../src/features/deals/domain/price-list/order/ordered-before.ts';
import { presentLine } from '../../src/features/deals/present/price-lists.ts';
import { sentLike } from '../../src/features/deals/store/order-drafts.ts';
import { readPdfText } from '../../src/providers/pdf/read-pdf-text.ts';
import { writeOrderPdf } from '../../src/providers/pdf/write-order-pdf.ts';
import { listing, priceListDesk } from '../support/price-list-desk.ts';

it('gives orders that are made at the same moment a number each', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const [salt] = await lines(id);
  await within((tx) => pickCases(tx, accountId, salt?.id ?? 0, 2));
  const now = new Date('2026-03-09T12:00:00Z');
  const ids = await Promise.all(
    [1, 2, 3].map(() => within((tx) => makeOrderDraft(tx, accountId, { listId: id, now }))),
  );
  const orders = await Promise.all(ids.map((one) => within((tx) => readOrderDraft(tx, accountId, one))));
  expect(orders.map(({ poNumber }) => poNumber).sort()).toEqual([
    'PO-20260309-1',
    'PO-20260309-2',
    'PO-20260309-3',
  ]);
});

it('picks for a budget, and makes an order that stays as it is', async () => {
  const { accountId, within, bring, lines } = await priceListDesk([
    listing('B000000001', '850123400139'),
    listing('B000000002', '850123400207', { monthlySold: 30 }),
  ]);
  const id = await bring();
  const plan = await within((tx) =>
    planOrder(tx, accountId, { listId: id, budgetCents: 50_000, now: new Date() }),
  );
  // A first month of salt are eight cases of $60; what is left pays no further one, and none of pepper's at $36.
  expect(plan).toEqual({ lines: 1, totalCents: 48_000, months: 1, shortCents: 0, inStock: 0 });
  expect((await lines(id, { picked: true })).map(({ sku, cases }) => [sku, cases])).toEqual([['N-1', 8]]);

  const now = new Date('2026-03-09T12:00:00Z');
  const words = { shipTo: '1 Main St' };
  const orderId = await within((tx) => makeOrderDraft(tx, accountId, { ...words, listId: id, now }));
  const order = await within((tx) => readOrderDraft(tx, accountId, orderId));
  expect(order).toMatchObject({ poNumber: 'PO-20260309-1', brandName: 'Nordkap', totalCents: 48_000 });
  expect(order.lines).toMatchObject([{ sku: 'N-1', cases: 8, casePack: 12, caseCostCents: 6000 }]);
  await expect(
    within((tx) => makeOrderDraft(tx, accountId, { listId: id, poNumber: 'PO-20260309-1', now })),
  ).rejects.toThrow('already');

  await within((tx) => clearPicks(tx, accountId, id));
  await expect(within((tx) => makeOrderDraft(tx, accountId, { listId: id, now }))).rejects.toThrow(
    'nothing is picked',
  );
  await within((tx) => removeList(tx, accountId, id));
  expect(await within((tx) => readOrderDraft(tx, accountId, orderId))).toMatchObject({ priceListId: null });
});

it('picks whole cases of what the brand sends at least, or none', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring('SKU,UPC,Wholesale,Case Pack,Minimum\nN-1,850123400139,$5.00,12,18\n');
  const picked = async (budgetCents: number) => {
    await within((tx) => planOrder(tx, accountId, { listId: id, budgetCents, now: new Date() }));
    return (await lines(id, { picked: true })).map(({ cases }) => cases);
  };
  expect(await picked(11_999)).toEqual([]);
  expect(await picked(12_000)).toEqual([2]);
});

it('picks as many cases as make the packs that sell', async () => {
  const { prices } = listing('B000000001', '850123400139');
  const buyBox = { ...prices.buyBox, current: 6000 };
  const threes = { title: 'Salt, Pack of 3', prices: { ...prices, buyBox } };
  const { accountId, within, bring, lines } = await priceListDesk([
    listing('B000000001', '850123400139', threes),
  ]);
  const id = await bring();
  await within((tx) => planOrder(tx, accountId, { listId: id, budgetCents: 1_000_000, now: new Date() }));
  // A hundred packs a month for two months, of which a case of twelve makes four.
  expect((await lines(id, { picked: true })).map(({ cases }) => cases)).toEqual([50]);
});

it('makes an order in the currency of its lines, whatever the list says above them', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const rows = ['N-1,850123400139,$5.00,$60.00', 'N-2,850123400207,$5.00,$60.00', 'N-3,,€5.00,€60.00'];
  const id = await bring(['SKU,UPC,Wholesale,Case Price', ...rows].join('\n'));
  const abroad = (await lines(id)).at(-1);
  expect(abroad).toMatchObject({ sku: 'N-3', currency: 'EUR' });
  await within((tx) => pickCases(tx, accountId, abroad?.id ?? 0, 1));
  const now = new Date('2026-03-09T12:00:00Z');
  const orderId = await within((tx) => makeOrderDraft(tx, accountId, { listId: id, now }));
  expect(await within((tx) => readOrderDraft(tx, accountId, orderId))).toMatchObject({ currency: 'EUR' });
});

it('dates an order in its files by the seller’s calendar, as its number has it', async () => {
  const { database, accountId, within, bring, lines } = await priceListDesk();
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
  const orderId = await within((tx) => makeOrderDraft(tx, accountId, { listId: id, now: evening }));
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
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const sage = (await lines(id)).at(-1)?.id ?? 0;
  await expect(within((tx) => pickCases(tx, accountId, sage, 1))).rejects.toThrow('names no price');
});

it('picks no line again before what was ordered should have sold, and spends what is left of the budget', async () => {
  const { accountId, within, bring, lines } = await priceListDesk([
    listing('B000000001', '850123400139'),
    listing('B000000002', '850123400207', { monthlySold: 30 }),
  ]);
  const id = await bring();
  const plan = (budgetCents: number, now: Date) =>
    within((tx) => planOrder(tx, accountId, { listId: id, budgetCents, now }));
  const picked = async () => (await lines(id, { picked: true })).map(({ sku, cases }) => [sku, cases]);
  const now = new Date();
  await plan(50_000, now);
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: id, now }));
  // Made, it is still picked; and so a person hears of it before it is made once more.
  expect(await picked()).toEqual([['N-1', 8]]);
  const open = () => within((tx) => openPriceList(tx, accountId, id));
  expect((await open()).pickedUnsent).toMatchObject({ lines: 1, sentAt: null });

  await within((tx) => markAsSent(tx, accountId, order));
  expect(await picked()).toEqual([]);
  expect(await open()).toMatchObject({ hasOrdered: true, pickedBefore: null, pickedUnsent: null });
  expect(spentOf((await open()).list, (await open()).orders)).toBe(48_000);
  expect((await lines(id)).map(({ ordered }) => ordered.map(({ cases }) => cases))).toEqual([
    [8],
    [],
    [],
    [],
    [],
  ]);

  // 96 of 100 a month are in hand: of two months, eight cases more; and once that has sold, all sixteen again.
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await plan(200_000, later(0))).toMatchObject({ inStock: 1 });
  expect(await picked()).toEqual([
    ['N-1', 8],
    ['N-2', 3],
  ]);
  expect((await open()).pickedBefore).toMatchObject({ lines: 1, poNumber: expect.stringContaining('PO-') });
  expect(await plan(200_000, later(40))).toMatchObject({ inStock: 0 });
  expect(await picked()).toEqual([
    ['N-1', 16],
    ['N-2', 3],
  ]);
  await expect(within((tx) => markAsSent(tx, accountId, order))).rejects.toThrow('already');
});

it('picks the lines of an order again that was marked as sent by mistake, and counts nothing of it as ordered', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const picked = async () => (await lines(id, { picked: true })).map(({ sku, cases }) => [sku, cases]);
  const open = () => within((tx) => openPriceList(tx, accountId, id));
  await within((tx) => planOrder(tx, accountId, { listId: id, budgetCents: 50_000, now: new Date() }));
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: id, now: new Date() }));
  await within((tx) => markAsSent(tx, accountId, order));
  expect(await picked()).toEqual([]);

  await within((tx) => takeBackMark(tx, accountId, order));
  expect(await picked()).toEqual([['N-1', 8]]);
  expect(await open()).toMatchObject({ hasOrdered: false, pickedBefore: null, pickedUnsent: { lines: 1 } });
  expect(spentOf((await open()).list, (await open()).orders)).toBe(0);
  expect((await lines(id)).flatMap(({ ordered }) => ordered)).toEqual([]);
});

it('knows in a new list what was ordered of an older one', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const old = await bring();
  await within(async (tx) => pickCases(tx, accountId, (await lines(old))[0]?.id ?? 0, 2));
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: old, now: new Date() }));
  await within(async (tx) => pickCases(tx, accountId, (await lines(old))[0]?.id ?? 0, 5));
  await within((tx) => markAsSent(tx, accountId, order));
  // It was picked otherwise since the order was made.
  expect((await lines(old, { picked: true })).map(({ cases }) => cases)).toEqual([5]);
  const next = await bring('SKU,UPC,Wholesale,Case Pack\nNEW-1,850123400139,$5.50,24\n');
  expect(await lines(next)).toMatchObject([{ ordered: [{ cases: 2, casePack: 12 }] }]);
});

it('asks of a page of a list no more orders than its lines may be in, and knows them by code, number and name', async () => {
  const { accountId, brandId, within, bring, lines } = await priceListDesk();
  const old = await bring(
    'SKU,Description,UPC,Wholesale,Case Pack\nN-1,Salt,850123400139,$5.00,12\n N-2x ,Pepper,,$6.00,6\n,Crème Brûlée,,$7.00,6\nN-4,Thyme,,$8.00,6\n',
  );
  for (const { id } of await lines(old)) await within((tx) => pickCases(tx, accountId, id, 2));
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: old, now: new Date() }));
  const sent = (page: LineOfList[]) =>
    within(async (tx) => (await sentLike(tx, accountId, { brandId, lines: page })).map(({ title }) => title));
  const none = { sku: null, upc: null, title: null, variant: null };
  expect(await sent([{ ...none, sku: 'N-4' }])).toEqual([]);
  await within((tx) => markAsSent(tx, accountId, order));
  expect(await sent([{ ...none, upc: '00850123400139' }])).toEqual(['Salt']);
  expect(await sent([{ ...none, sku: 'n-2X' }])).toEqual(['Pepper']);
  expect(
    await sent([
      { ...none, title: ' CRÈME BRÛLÉE' },
      { ...none, sku: 'N-9' },
    ]),
  ).toEqual(['Crème Brûlée']);
  expect(await sent([])).toEqual([]);
  const next = await bring(
    'SKU,Description,UPC,Wholesale,Case Pack\nn-2X,Pepper,,$5.50,6\n,CRÈME BRÛLÉE,,$7.00,6\nN-9,Dill,,$7.00,6\n',
  );
  expect((await lines(next)).map(({ ordered }) => ordered.map(({ title }) => title))).toEqual([
    ['Pepper'],
    ['Crème Brûlée'],
    [],
  ]);
});

it('tells two lines of an order apart that were the same thing in as many cases', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const old = await bring(
    'SKU,UPC,Wholesale,Case Pack\nRED,850123400139,$5.00,12\nBLUE,850123400139,$5.00,12\n',
  );
  for (const { id } of await lines(old)) await within((tx) => pickCases(tx, accountId, id, 2));
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: old, now: new Date() }));
  await within((tx) => markAsSent(tx, accountId, order));
  const [line] = await lines(await bring('SKU,UPC,Wholesale,Case Pack\nNEW-1,850123400139,$5.50,24\n'));
  const keys = line && presentLine(line).ordered.map(({ key }) => key);
  expect(keys).toEqual([`${order} 1`, `${order} 2`]);
});

it('is discarded as long as it was not sent, and its lines stay picked', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const [salt] = await lines(id);
  await within((tx) => pickCases(tx, accountId, salt?.id ?? 0, 2));
  const now = new Date('2026-03-09T12:00:00Z');
  const order = await within((tx) => makeOrderDraft(tx, accountId, { listId: id, now }));
  await within((tx) => markAsSent(tx, accountId, order));
  await expect(within((tx) => discardOrder(tx, accountId, order))).rejects.toThrow('was sent');
  await within((tx) => takeBackMark(tx, accountId, order));
  await within((tx) => discardOrder(tx, accountId, order));
  expect(await within((tx) => openPriceList(tx, accountId, id))).toMatchObject({ orders: [] });
  expect((await lines(id, { picked: true })).map(({ cases }) => cases)).toEqual([2]);
  await expect(within((tx) => discardOrder(tx, accountId, order))).rejects.toThrow();
});

it('keeps the seller’s own address beside the place that the goods go to', async () => {
  const { accountId, within, bring, lines } = await priceListDesk();
  const id = await bring();
  const [salt] = await lines(id);
  await within((tx) => pickCases(tx, accountId, salt?.id ?? 0, 2));
  await within((tx) => sql`update profiles set postal_address = '12 Harbor Street'`.execute(tx));
  const now = new Date('2026-03-09T12:00:00Z');
  const made = async (words: { shipTo?: string }) => {
    const order = await within((tx) => makeOrderDraft(tx, accountId, { ...words, listId: id, now }));
    return within((tx) => readOrderDraft(tx, accountId, order));
  };
  expect(await made({ shipTo: 'Dock 4, Reno' })).toMatchObject({
    sellerAddress: '12 Harbor Street',
    shipTo: 'Dock 4, Reno',
  });
  expect(await made({})).toMatchObject({ sellerAddress: '12 Harbor Street', shipTo: '12 Harbor Street' });
});
