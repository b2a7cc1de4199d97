import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../../test/support/accounts.ts';
import { givenAnswer, givenBrand } from '../../../../../test/support/answers.ts';
import { openClient, type TestDatabase, testDatabase } from '../../../../../test/support/database.ts';
import { uuidv7 } from '../../../../kernel/ids.ts';
import { createOptOutHasher } from '../../../suppression/domain/opt-out-hash.ts';
import type { Stage } from '../../domain/stage.ts';
import { dealOfBrand } from '../../store/deals.ts';
import { findOrderDraft, insertOrderDraft } from '../../store/order-drafts.ts';
import { findPriceList, insertPriceList } from '../../store/price-lists.ts';
import { moveDeal } from '../move-deal.ts';
import { readNextStep } from '../next-step.ts';
import { readDeal } from '../read-deals.ts';
import { takeOverNext } from '../take-over-answers.ts';
import { markAsSent } from './mark-sent.ts';
import { readOrderMail, sendOrder } from './send-order.ts';

const optOuts = createOptOutHasher('a secret of thirty-two characters', null);
const MIGRATIONS = join(import.meta.dirname, '../../../../../migrations');
const FILES = [{ filename: 'PO-7.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }];

let database: TestDatabase;
let accountId: string;
let brandId: number;
const orderId = uuidv7();
const within = <T>(work: Parameters<typeof database.asAccount<T>>[1]) => database.asAccount(accountId, work);

beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const line = { sku: 'N-1', upc: null, title: 'Salt', casePack: 12, caseCostCents: 6_000 };
  await within(async (tx) => {
    brandId = await givenBrand(tx, accountId, 'Nordkap');
    await insertOrderDraft(tx, accountId, {
      id: orderId,
      priceListId: null,
      brandId,
      poNumber: 'PO-7',
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
      lines: [{ ...line, place: 1, cases: 2, totalCents: 12_000 }],
    });
  });
});

const mailOf = () => within((tx) => readOrderMail(tx, optOuts, accountId, orderId));
const send = (text = 'Our order.') =>
  within((tx) => sendOrder(tx, optOuts, accountId, { orderId, text, files: FILES }));
const stage = async () => (await within((tx) => dealOfBrand(tx, accountId, brandId)))?.stage;
const answers = (answer: Partial<Parameters<typeof givenAnswer>[2]>) =>
  givenAnswer(database, accountId, { brandId, class: 'interested', text: 'Send the order.', ...answer });

it('answers the last mail that a person wrote, with the order’s files', async () => {
  await answers({});
  await answers({ class: 'auto_reply', isHuman: false });
  expect(await mailOf()).toEqual({
    movesTo: 'order_sent',
    orderedSince: null,
    to: 'tom@nordkap.example',
    text: expect.stringMatching(/^Hi Tom,\n\nOur order PO-7 is attached, .*: 1 line for \$120\./),
  });
  const messageId = await send();
  const [message, files] = await within(async (tx) => [
    await tx.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow(),
    await tx.selectFrom('outgoing_attachments').select(['id', 'filename']).execute(),
  ]);
  expect(message).toMatchObject({
    kind: 'answer',
    to_email: 'tom@nordkap.example',
    subject: 'Re: Wholesale',
  });
  expect(files).toEqual([{ id: message.attachment_ids[0], filename: 'PO-7.pdf' }]);
});

it('is known to have been sent, and ends the work on the price list and the wait for a later time', async () => {
  await answers({
    class: 'not_now',
    text: 'Try again in spring.',
    receivedAt: new Date('2026-03-02T10:00:00Z'),
  });
  await answers({ class: 'price_list', text: 'Our list is attached.' });
  while ((await takeOverNext(database, { now: () => new Date() })) === 'more');
  const open = async () => (await within((tx) => readDeal(tx, accountId, brandId, new Date()))).tasks;
  expect(await open()).toHaveLength(2);
  await send();
  expect((await within((tx) => findOrderDraft(tx, accountId, orderId)))?.sentAt).toBeInstanceOf(Date);
  expect(await open()).toEqual([]);
});

it('buys again with a second order, and not with the same one sent once more', async () => {
  await answers({ class: 'price_list', text: 'Our list is attached.' });
  expect(await mailOf()).toMatchObject({ movesTo: 'order_sent' });
  await send();
  expect(await mailOf()).toMatchObject({ movesTo: null });
  await send('Once again, our order.');
  expect(await stage()).toBe('order_sent');
  const second = await within(async (tx) => {
    const first = await findOrderDraft(tx, accountId, orderId);
    if (!first) throw new Error('There is no first order');
    const order = { ...first, id: uuidv7(), poNumber: 'PO-8', sentAt: null };
    await insertOrderDraft(tx, accountId, order);
    return order.id;
  });
  expect(await within((tx) => readOrderMail(tx, optOuts, accountId, second))).toMatchObject({
    movesTo: 'reorder',
  });
  await within((tx) =>
    sendOrder(tx, optOuts, accountId, { orderId: second, text: 'Once more.', files: FILES }),
  );
  expect(await stage()).toBe('reorder');
});

it('leaves nothing of the price list to be worked through, but tells what comes after an order', async () => {
  await answers({
    class: 'price_list',
    text: 'Our list is attached.',
    receivedAt: new Date('2026-03-02T10:00:00Z'),
  });
  const step = async () => {
    const asked = { brandId, typed: {}, now: new Date('2026-03-04T10:00:00Z') };
    const { play, answers: drafted } = await within((tx) => readNextStep(tx, accountId, asked));
    return { play, tasks: drafted.map(({ task: { title, dueOn } }) => `${title}, ${dueOn}`) };
  };
  expect((await step()).tasks[0]).toMatch(/^Work through the price list/);
  await send();
  expect(await step()).toEqual({
    play: 'ordered',
    tasks: [
      'Ask whether the order is confirmed, 2026-03-09',
      'Check what was delivered, 2026-03-11',
      'Plan the reorder, 2026-04-03',
    ],
  });
  await answers({ text: 'Thank you, it goes out next week.', receivedAt: new Date(Date.now() + 60_000) });
  expect((await step()).play).toBe('order_answered');
});

it('leaves who asked to be left alone alone, ordered or not', async () => {
  await answers({ class: 'unsubscribe', text: 'Please stop.', receivedAt: new Date('2026-03-02T10:00:00Z') });
  await within((tx) => markAsSent(tx, accountId, orderId));
  const { play } = await within((tx) =>
    readNextStep(tx, accountId, { brandId, typed: {}, now: new Date('2026-03-04T10:00:00Z') }),
  );
  expect(play).toBe('unsubscribe');
});

it('goes to nobody who has not written', async () => {
  expect(await mailOf()).toEqual({ refused: expect.stringContaining('not written yet') });
  await expect(send()).rejects.toThrow('not written yet');
  expect(await stage()).not.toBe('order_sent');
});

it.each<[string, Stage[], Stage]>([
  ['the first inquiry', [], 'order_sent'],
  ['agreed terms', ['agreed'], 'order_sent'],
  ['a reorder, which it stays', ['price_list', 'order_sent', 'reorder'], 'reorder'],
])('puts the deal where an order was sent, from %s', async (_, moves, expected) => {
  await answers({});
  for (const to of moves) await within((tx) => moveDeal(tx, accountId, brandId, { to, lostReason: null }));
  await send();
  expect(await stage()).toBe(expected);
});

it.each([
  ['stays', undefined, true],
  ['was taken back', 'cancelled', false],
] as const)(
  'is known of an order that went out before that was remembered, where its answer %s',
  async (_, state, isKnown) => {
    await answers({});
    const messageId = await send();
    await within(async (tx) => {
      await tx.updateTable('order_drafts').set({ sent_at: null }).execute();
      if (state) await tx.updateTable('messages').set({ state }).where('id', '=', messageId).execute();
    });
    const owner = await openClient(database.ownerUrl);
    await owner.query(await readFile(join(MIGRATIONS, '0051-recall-sent-orders.sql'), 'utf8'));
    const order = await within((tx) => findOrderDraft(tx, accountId, orderId));
    expect(order?.sentAt ?? null).toEqual(isKnown ? expect.any(Date) : null);
  },
);

it('is not with the brand where its mail was stopped or refused, and is then no order before a further one', async () => {
  await answers({ class: 'price_list', text: 'Our list is attached.' });
  const messageId = await send();
  await within((tx) =>
    tx.updateTable('messages').set({ state: 'refused' }).where('id', '=', messageId).execute(),
  );
  expect(await within((tx) => findOrderDraft(tx, accountId, orderId))).toMatchObject({
    sentAt: null,
    isMailLost: true,
  });
  expect(await mailOf()).toMatchObject({ movesTo: null });
});

it('lets the next one come to what the brand asks of a reorder, unless its mail was stopped or refused', async () => {
  await answers({});
  const listId = uuidv7();
  await within(async (tx) => {
    for (const [field, amount] of [
      ['minimum_opening_order', 50_000],
      ['minimum_reorder', 10_000],
    ] as const)
      await sql`insert into brand_policy_overrules (account_id, brand_id, field, value)
                values (${accountId}, ${brandId}, ${field}, ${{ cents: amount, currency: 'USD' }})`.execute(
        tx,
      );
    await insertPriceList(tx, accountId, {
      id: listId,
      brandId,
      fileName: 'list.csv',
      content: Buffer.from(''),
    });
  });
  const minimum = async () => (await within((tx) => findPriceList(tx, accountId, listId)))?.minimumSaidCents;
  expect(await minimum()).toBe(50_000);
  const messageId = await send();
  expect(await minimum()).toBe(10_000);
  await within((tx) =>
    tx.updateTable('messages').set({ state: 'refused' }).where('id', '=', messageId).execute(),
  );
  expect(await minimum()).toBe(50_000);
});

it('warns of lines that another order bought since it was made', async () => {
  await answers({ class: 'price_list', text: 'Our list is attached.' });
  await within(async (tx) => {
    const first = await findOrderDraft(tx, accountId, orderId);
    if (!first) throw new Error('There is no first order');
    const { isMailLost: _, ...other } = { ...first, id: uuidv7(), poNumber: 'PO-8' };
    await insertOrderDraft(tx, accountId, { ...other, sentAt: new Date(first.madeAt.getTime() + 1000) });
  });
  expect(await mailOf()).toMatchObject({ orderedSince: { lines: 1, poNumber: 'PO-8' } });
});
