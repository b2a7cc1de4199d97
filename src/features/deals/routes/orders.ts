import type { RouteDeps } from '../../../http/mount.ts';
import { xlsxFile } from '../../../http/table-file/xlsx-file.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { downloadHeaders } from '../../replies/domain/inbox/attachment.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { discardOrder } from '../actions/price-lists/discard-order.ts';
import { makeOrderDraft } from '../actions/price-lists/make-order-draft.ts';
import { markAsSent, takeBackMark } from '../actions/price-lists/mark-sent.ts';
import { readOrderDraft } from '../actions/price-lists/read-price-lists.ts';
import { readOrderMail, sendOrder } from '../actions/price-lists/send-order.ts';
import { orderEndpoints } from '../contract/orders.ts';
import { type DatedOrder, orderFileName } from '../domain/price-list/order/order-draft.ts';
import { orderTable } from '../domain/price-list/order/order-table.ts';
import type { OrderPdf } from '../ports/price-lists.ts';
import { presentAlready } from '../present/price-lists.ts';

export interface OrderRouteDeps extends RouteDeps {
  orderPdf: OrderPdf;
  clock: Clock;
  optOuts: OptOutHasher;
}

export function orderRoutes({ routes, database, orderPdf, clock, optOuts }: OrderRouteDeps): void {
  routes.on(orderEndpoints.make, async ({ actor: { accountId }, params, body }) => {
    const id = await database.asAccount(accountId, (tx) =>
      makeOrderDraft(tx, accountId, { ...body, listId: params.id, now: clock.now() }),
    );
    return { id };
  });

  routes.on(orderEndpoints.discard, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => discardOrder(tx, accountId, params.id));
    return {};
  });

  routes.on(orderEndpoints.file, async ({ actor: { accountId }, params, query }) => {
    const order = await database.asAccount(accountId, (tx) => readOrderDraft(tx, accountId, params.id));
    const { content, ...file } = await fileOf(order, query.format);
    return new Response(Buffer.from(content), { headers: downloadHeaders(file) });
  });

  routes.on(orderEndpoints.mail, async ({ actor: { accountId }, params }) => {
    const mail = await database.asAccount(accountId, (tx) =>
      readOrderMail(tx, optOuts, accountId, params.id),
    );
    return 'refused' in mail ? mail : { ...mail, orderedSince: presentAlready(mail.orderedSince) };
  });

  routes.on(orderEndpoints.markSent, async ({ actor: { accountId }, params }) => {
    await database.asAccount(accountId, (tx) => markAsSent(tx, accountId, params.id));
    return {};
  });

  routes.on(orderEndpoints.unmarkSent, async ({ actor: { accountId }, params }) => ({
    movedTo: await database.asAccount(accountId, (tx) => takeBackMark(tx, accountId, params.id)),
  }));

  routes.on(orderEndpoints.send, async ({ actor: { accountId }, params, body: { text } }) => {
    const order = await database.asAccount(accountId, (tx) => readOrderDraft(tx, accountId, params.id));
    const files = [await fileOf(order, 'pdf'), await fileOf(order, 'xlsx')];
    const messageId = await database.asAccount(accountId, (tx) =>
      sendOrder(tx, optOuts, accountId, { orderId: params.id, text, files }),
    );
    return { messageId };
  });

  async function fileOf(order: DatedOrder, format: 'pdf' | 'xlsx') {
    const content = format === 'pdf' ? await orderPdf(order) : await wholeOf(xlsxFile(orderTable(order)));
    return { filename: orderFileName(order.poNumber, format), contentType: CONTENT_TYPES[format], content };
  }
}

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
