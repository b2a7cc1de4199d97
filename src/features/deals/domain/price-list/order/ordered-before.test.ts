import { expect, it } from 'vitest';
import { type OrderedLine, orderedBefore, pickedAgain, type SentLine, stockLeft } from './ordered-before.ts';

const sent = (more: Partial<SentLine> = {}): SentLine => ({
  orderId: 'one',
  place: 1,
  poNumber: 'PO-1',
  priceListId: 'list',
  sentAt: new Date('2026-03-01T12:00:00Z'),
  sku: 'N-1',
  upc: '850123400139',
  title: 'Salt',
  casePack: 12,
  cases: 2,
  ...more,
});
const line = { sku: 'N-1', upc: '850123400139', title: 'Salt', variant: null };
const knows = (of: Partial<typeof line> | { variant: string }, ordered: OrderedLine, listId = 'list') =>
  orderedBefore(listId, [ordered])({ ...line, ...of }).length === 1;

it('knows a line by its code, however long it is written and whatever a new list calls it', () => {
  expect(knows({ upc: '0850123400139', title: 'Sea salt' }, sent())).toBe(true);
  expect(knows({ sku: 'NEW-9' }, sent(), 'next list')).toBe(true);
  expect(knows({ upc: '850123400207' }, sent())).toBe(false);
});

it('tells the colours of one list apart that share a code', () => {
  expect(knows({ sku: 'N-1-RED' }, sent({ sku: 'N-1-BLUE' }))).toBe(false);
});

it('knows a line without a code by its number, and without either by its name', () => {
  const none = { upc: null as unknown as string };
  expect(knows({ ...none, sku: 'n-1' }, sent())).toBe(true);
  expect(knows({ ...none, sku: 'N-2' }, sent())).toBe(false);
  const nameless = { sku: null, upc: null, title: 'Salt, red' };
  expect(
    orderedBefore('list', [sent(nameless)])({ ...nameless, title: 'Salt', variant: 'red' }),
  ).toHaveLength(1);
  expect(orderedBefore('list', [sent(nameless)])({ ...nameless, title: 'Salt', variant: 'blue' })).toEqual(
    [],
  );
});

it('reckons what is left by what may have sold since each order', () => {
  const pace = { monthlyUnits: 10, unitsPerProduct: 2 };
  // 12 of the listing came of the first; 10 sold in 30 days, then 12 more came.
  const orders = [sent({ sentAt: new Date('2026-03-31T12:00:00Z') }), sent()];
  expect(stockLeft(orders, pace, new Date('2026-03-31T12:00:00Z'))).toBe(14);
  expect(stockLeft(orders, pace, new Date('2026-04-15T12:00:00Z'))).toBe(9);
  expect(stockLeft(orders, pace, new Date('2027-04-15T12:00:00Z'))).toBe(0);
});

it('starts nothing before the first order, and has nothing left of what sold out between two', () => {
  const pace = { monthlyUnits: 100, unitsPerProduct: 1 };
  const orders = [sent(), sent({ sentAt: new Date('2026-06-01T12:00:00Z'), cases: 1 })];
  expect(stockLeft(orders, pace, new Date('2026-06-01T12:00:00Z'))).toBe(12);
  expect(stockLeft([], pace, new Date())).toBe(0);
});

it('picks an order’s lines again, but for what was picked since, each once and in cases of today’s size', () => {
  const lines = [
    { ...line, id: 1, casePack: 12, cases: null },
    { ...line, id: 2, casePack: 12, cases: null },
    { ...line, id: 3, sku: 'N-2', upc: null, casePack: 6, cases: null },
    { ...line, id: 4, sku: 'N-3', upc: null, casePack: 12, cases: 5 },
    { ...line, id: 5, sku: 'N-4', upc: null, casePack: 12, cases: null },
  ];
  const ordered = [
    sent(),
    sent({ sku: 'N-2', upc: null, title: 'Pepper' }),
    sent({ sku: 'N-3', upc: null, title: 'Oil' }),
  ];
  expect([...pickedAgain('list', lines, ordered)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
