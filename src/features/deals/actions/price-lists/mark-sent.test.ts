import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../../test/support/accounts.ts';
import { givenAnswer, givenBrand } from '../../../../../test/support/answers.ts';
import { type TestDatabase, testDatabase } from '../../../../../test/support/database.ts';
import { uuidv7 } from '../../../../kernel/ids.ts';
import { createOptOutHasher } from '../../../suppression/domain/opt-out-hash.ts';
import type { LostReason, Stage } from '../../domain/stage.ts';
import { dealOfBrand } from '../../store/deals.ts';
import { findOrderDraft, insertOrderDraft } from '../../store/order-drafts.ts';
import { moveDeal } from '../move-deal.ts';
import { readDeal } from '../read-deals.ts';
import { takeOverNext } from '../take-over-answers.ts';
import { markAsSent, takeBackMark } from './mark-sent.ts';
import { sendOrder } from './send-order.ts';

const optOuts = createOptOutHasher('a secret of thirty-two characters', null);
const LINE = { place: 1, sku: 'N-1', upc: null, title: 'Salt', casePack: 12, cases: 2, caseCostCents: 6_000 };

let database: TestDatabase;
let accountId: string;
let brandId: number;
let orderId: string;
const within = <T>(work: Parameters<typeof database.asAccount<T>>[1]) => database.asAccount(accountId, work);

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  brandId = await within((tx) => givenBrand(tx, accountId, 'Nordkap'));
  orderId = await givenOrder('PO-7');
});

async function givenOrder(poNumber: string): Promise<string> {
  const id = uuidv7();
  await within((tx) =>
    insertOrderDraft(tx, accountId, {
      id,
      priceListId: null,
      brandId,
      poNumber,
      brandName: 'Nordkap',
      sellerAddress: null,
      shipTo: null,
      madeAt: new Date(),
      sentAt: null,
      sellerName: 'Northlake Trading',
      note: null,
      currency: 'USD',
      totalCents: 12_000,
      lineCount: 1,
      isSandbox: true,
      lines: [{ ...LINE, totalCents: 12_000 }],
    }),
  );
  return id;
}

const mark = (id = orderId) => within((tx) => markAsSent(tx, accountId, id));
const takeBack = (id = orderId) => within((tx) => takeBackMark(tx, accountId, id));
const order = () => within((tx) => findOrderDraft(tx, accountId, orderId));
const deal = () => within((tx) => dealOfBrand(tx, accountId, brandId));
const openTasks = async () =>
  (await within((tx) => readDeal(tx, accountId, brandId, new Date()))).tasks.map(({ title }) => title);
const move = (to: Stage, lostReason: LostReason | null = null) =>
  within((tx) => moveDeal(tx, accountId, brandId, { to, lostReason }));

async function givenPriceList(): Promise<void> {
  await givenAnswer(database, accountId, { brandId, class: 'price_list', text: 'Our list is attached.' });
  while ((await takeOverNext(database, { now: () => new Date() })) === 'more');
}

describe('an order that was marked as sent by mistake', () => {
  it('is not with the brand, and its deal and what is to be done stand as before', async () => {
    await givenPriceList();
    await mark();
    expect(await order()).toMatchObject({ sentAt: expect.any(Date), isMarkedByHand: true });
    expect((await deal())?.stage).toBe('order_sent');
    expect(await openTasks()).toEqual([]);

    expect(await takeBack()).toBe('price_list');
    expect(await order()).toMatchObject({ sentAt: null, isMarkedByHand: false });
    expect((await deal())?.stage).toBe('price_list');
    expect(await openTasks()).toEqual(['Work through the price list']);
  });

  it('leaves the deal where it began, also where the order had brought it over a stage between', async () => {
    await mark();
    expect(await takeBack()).toBe('inquiry');
    expect((await deal())?.stage).toBe('inquiry');
  });

  it('leaves a lost deal lost for its reason', async () => {
    await move('terms');
    await move('lost', 'no_answer');
    await mark();
    expect(await takeBack()).toBe('lost');
    expect(await deal()).toMatchObject({ stage: 'lost', lostReason: 'no_answer', lostFrom: 'terms' });
  });

  it('leaves the deal where somebody moved it since', async () => {
    await givenPriceList();
    await mark();
    await move('agreed');
    expect(await takeBack()).toBeNull();
    expect((await deal())?.stage).toBe('agreed');
    expect(await openTasks()).toEqual(['Work through the price list']);
  });

  it('leaves a deal that stood at an order before with that order', async () => {
    await givenPriceList();
    await mark(await givenOrder('PO-6'));
    await mark();
    expect((await deal())?.stage).toBe('reorder');
    expect(await takeBack()).toBe('order_sent');
    expect(await openTasks()).toEqual([]);
  });
});

it('is no way back for an order that went out by mail, whether that is remembered or only to be seen', async () => {
  await givenPriceList();
  await mark();
  const files = [{ filename: 'PO-7.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }];
  await within((tx) => sendOrder(tx, optOuts, accountId, { orderId, text: 'Our order.', files }));
  expect(await order()).toMatchObject({ isMarkedByHand: false });
  await expect(takeBack()).rejects.toThrow('PO-7 went out by email, so it stays marked as sent.');
  await within((tx) => tx.updateTable('order_drafts').set({ sent_with: null }).execute());
  await expect(takeBack()).rejects.toThrow('PO-7 went out by email, so it stays marked as sent.');
  expect(await order()).toMatchObject({ sentAt: expect.any(Date) });
  expect((await deal())?.stage).toBe('order_sent');
});

it('has nothing to take back of an order that is not marked', async () => {
  await expect(takeBack()).rejects.toThrow('PO-7 is not marked as sent.');
});
