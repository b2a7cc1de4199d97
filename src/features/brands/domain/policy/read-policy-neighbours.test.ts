import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { said } from './fixtures/said.ts';
import { gatherPolicy } from './gather-policy.ts';
import { readPolicy } from './read-policy.ts';

describe('a rule for marketplaces is told from what stands beside it', () => {
  it.each([
    ['forbidden', '<p>Own website only; Amazon, Etsy and eBay not permitted.</p>'],
    ['allowed', '<p>Stores of ours may list on Wayfair, Amazon and Houzz if their photos are ours.</p>'],
    [
      'with_permission',
      '<p>If you wish to put them on Amazon or Reverb, ask me for a letter first, and wait for it.</p>',
    ],
    ['amazon_forbidden', '<p>Nothing of ours is to turn up on Amazon, please.</p>'],
    ['amazon_forbidden', '<p>Our products may not be listed on Amazon; eBay and Walmart.com are fine.</p>'],
  ])('%s: %s', (value, markup) => {
    expect(said('marketplaces', markup)).toBe(value);
  });

  it.each([
    '<h3>Is the Amazon seller “Acme Direct” you?</h3><p>No. We don’t sell on Amazon ourselves, so check who the seller is.</p>',
    '<h3>Êtes-vous sur Amazon ?</h3><p>Non, nous ne vendons ni sur Amazon ni sur Cdiscount.</p>',
  ])('is none where the brand speaks of itself: %s', (markup) => {
    expect(said('marketplaces', markup, 'support')).toBeUndefined();
  });
});

it('a narrow blank parts the thousands of a sum', () => {
  expect(
    said('minimum_opening_order', '<p>La première commande est de 1\u202f500\u202f€ HT minimum.</p>'),
  ).toBe('1500 EUR');
});

it('a sum is the least of an order, and neither what is taken off it nor that of goods with a logo', () => {
  expect(
    said('minimum_reorder', '<p>El primer pedido va de $3,000 MXN, los resurtidos de $1,200 MXN.</p>'),
  ).toBe('1200 MXN');
  expect(said('minimum_reorder', '<p>Each following purchase shall total not less than $300.00.</p>')).toBe(
    '300 USD',
  );
  expect(
    said('minimum_opening_order', '<p>Shop us on Faire and get $100 off your first order.</p>'),
  ).toBeUndefined();
  expect(
    said('minimum_opening_order', '<p>Mit Ihrem Logo ab 100 Stück, Mindestbestellwert 400 €.</p>'),
  ).toBeUndefined();
});

it.each([
  [['tax_id', 'business_license'], 'Wir brauchen Ihre UID-Nummer und einen Auszug aus dem Firmenbuch.'],
  [['resale_certificate', 'storefront_photos'], 'We need: Resale no., a picture of your shop front.'],
  [['tax_id', 'business_license'], 'Apply with your state tax ID and a business license.'],
  [['trade_references'], 'Name us three suppliers we may call for references.'],
])('papers %j are asked for in words of their own: %s', (names, sentence) => {
  expect(said('documents', `<p>${sentence}</p>`)).toEqual(names);
});

describe('a distributor', () => {
  it('is no desk of the house, which stands beside its address', () => {
    const desks = 'Retail & distribution retail@acme.com · Reviewers reviews@acme.com';
    expect(said('distributors', `<p>${desks}</p>`)).toBeUndefined();
  });

  it.each([
    [['UNFI', 'KeHE'], 'Stores can order through UNFI and KeHE as well as from us.'],
    [
      ['Cutbank Sporting Goods'],
      'Reels are sold through our distributor, Cutbank Sporting Goods of Helena, Montana.',
    ],
    [
      ['Kestrel Lock Supply', 'Marlow-Hume Security'],
      'Gun counters get our safes from two houses, Kestrel Lock Supply of Reno and Marlow-Hume Security of Atlanta.',
    ],
    [
      ['Nieuwenhuis Zuivel', 'De Zoete Hal'],
      'Bestellen kan bij de groothandels Nieuwenhuis Zuivel en De Zoete Hal.',
    ],
  ])('is %j in: %s', (names, sentence) => {
    expect(said('distributors', `<p>${sentence}</p>`)).toEqual(names);
  });
});

it('shops that are put off are refused for now', () => {
  expect(
    said(
      'takes_wholesale',
      '<p>Bis zum Herbst ausgelastet: weitere Läden müssen wir so lange vertrösten.</p>',
    ),
  ).toMatch(/^(?:no|closed_for_now)$/);
});

it('a price floor is one by any name', () => {
  expect(
    said('map_policy', '<p>The stores that carry it have agreed to an advertised-price floor with us.</p>'),
  ).toBe('yes');
});

it('the first order’s terms say more than a fragment of how to begin', () => {
  const body = '<body><table><tr><td>First order</td><td>$100</td></tr></table><p>Write to</p>';
  const readings = readPolicy(scanPage('https://acme.com/shop-owners', body), {
    kind: 'wholesale' as const,
    brandName: 'Acme',
  });
  const [takes] = gatherPolicy(readings);
  expect(takes?.field).toBe('takes_wholesale');
  expect(takes?.sentence).toBe('First order $100');
});
