import { describe, expect, it } from 'vitest';
import { nextPoNumber, orderFileName, orderLines, type PickedLine } from './order-draft.ts';

const picked = (more: Partial<PickedLine> = {}): PickedLine => ({
  sku: 'N-1',
  upc: null,
  title: 'Salt',
  variant: null,
  casePack: 12,
  costCents: 833,
  caseCostCents: 10_000,
  cases: 3,
  currency: 'USD',
  ...more,
});

describe('an order', () => {
  it('costs what its cases cost, not what their rounded units come to', () => {
    const { lines } = orderLines([picked(), picked({ caseCostCents: null, casePack: null })]);
    expect(lines.map(({ place, totalCents }) => [place, totalCents])).toEqual([
      [1, 30_000],
      [2, 2_499],
    ]);
  });

  it('is in one currency: lines that name none take the others’', () => {
    expect(orderLines([picked({ currency: null }), picked({ currency: 'EUR' })]).currency).toBe('EUR');
    expect(orderLines([picked({ currency: null })]).currency).toBeNull();
    expect(() => orderLines([picked(), picked({ currency: 'EUR' })])).toThrow(
      'The lines picked are in USD and EUR. Make an order for each currency.',
    );
  });

  it('has no line without a price, and at least one line', () => {
    expect(() => orderLines([picked({ costCents: null, caseCostCents: null })])).toThrow(
      'N-1 has no price yet.',
    );
    expect(() => orderLines([])).toThrow('nothing is picked yet');
  });
});

it('numbers an order after the highest of its day, also of those that a person has numbered', () => {
  expect(nextPoNumber('2026-03-09', [])).toBe('PO-20260309-1');
  expect(nextPoNumber('2026-03-09', ['PO-20260309-2'])).toBe('PO-20260309-3');
  expect(nextPoNumber('2026-03-09', ['PO-20260309-9', 'PO-20260309-10', 'PO-20260309-shop'])).toBe(
    'PO-20260309-11',
  );
});

it.each([
  ['PO-20260309-1', 'PO-20260309-1.pdf'],
  ['PO 2026/1 注文', 'PO-2026-1-注文.pdf'],
  ['注文 مرحبا Ωж7', '注文-مرحبا-Ωж7.pdf'],
  ['№ 7 (Reno)', '7-Reno.pdf'],
  ['../..', 'purchase-order.pdf'],
  ['\u202efdp.7', 'fdp.7.pdf'],
  ['###', 'purchase-order.pdf'],
])('an order numbered %j is the file %j', (poNumber, name) => {
  expect(orderFileName(poNumber, 'pdf')).toBe(name);
});
