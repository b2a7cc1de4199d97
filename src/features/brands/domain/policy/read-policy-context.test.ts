import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

it('a figure that belongs to the line above it says nothing of the line below', () => {
  const terms = '<div>Opening order minimum<div>$200</div></div><div>Reorder minimum<div>$100</div></div>';
  expect(said('minimum_opening_order', terms)).toBe('200 USD');
  expect(said('minimum_reorder', terms)).toBe('100 USD');
});

it('abbreviations part no sum from what it is for', () => {
  const terms = '<p>Minimum : 200 € H.T. pour la première commande, 100 € H.T. ensuite.</p>';
  expect(said('minimum_opening_order', terms)).toBe('200 EUR');
  expect(said('minimum_reorder', terms)).toBe('100 EUR');
});

it('a sum for the first order or any later one is both', () => {
  const terms = '<p>Minimum order $150, whether it is your first or your fiftieth.</p>';
  expect(said('minimum_opening_order', terms)).toBe('150 USD');
  expect(said('minimum_reorder', terms)).toBe('150 USD');
});

it('of two things that a house doesn’t do, neither leaves the other open', () => {
  const both = '<p>We do not wholesale, and we do not do consignment. For everything else, email us.</p>';
  expect(said('takes_wholesale', both)).toBe('no');
});

it('a photo is asked for wherever the storefront stands in the sentence', () => {
  const asked = '<p>A physical storefront is required (we ask for a photo) and a reseller permit.</p>';
  expect(said('documents', asked)).toEqual(['resale_certificate', 'storefront_photos']);
});

it('to ask shops not to is an answer', () => {
  const answer = '<h3>Can I sell on Amazon?</h3><p>We ask that you do not.</p>';
  expect(said('marketplaces', answer)).toBe('amazon_forbidden');
});

it('what stands under the name of shops, or behind it in one line, is said to them', () => {
  const first = '<p>The first order is $240 at least.</p>';
  expect(said('minimum_opening_order', `<h2>Gyms &amp; shops</h2>${first}`, 'other')).toBe('240 USD');
  expect(
    said(
      'minimum_opening_order',
      `<p>Private customers: see each page.</p><p>Shops: minimum first order $400.</p>`,
      'other',
    ),
  ).toBe('400 USD');
  expect(
    said(
      'minimum_opening_order',
      `<h2>Our workshop</h2><p>Order $40 at least for free delivery.</p>`,
      'other',
    ),
  ).toBeUndefined();
});

describe('a closed door is known by what it does, without a word of denial', () => {
  it.each([
    'We’ve made the difficult decision to step back from wholesale.',
    'We’ve hit pause on adding new shops for now.',
    'The order book for shops is full until the autumn.',
    'Unsere Händlerliste ist voll.',
    'We cannot keep up, so there is no room for another stockist.',
  ])('“%s”', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).not.toBe('yes');
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBeDefined();
  });
});

it('a store that a customer asks for is the brand’s own', () => {
  const markup =
    '<h3>How do I return something bought from a retailer?</h3><p>Please take it back to the store where you bought it.</p>';
  expect(said('takes_wholesale', markup, 'support')).toBeUndefined();
});

describe('rules for marketplaces are read', () => {
  it.each([
    ['<p>We ask our partners not to sell on Amazon, Etsy or eBay.</p>', 'forbidden'],
    [
      '<label><input type="checkbox"> I confirm that I will not sell on Amazon or any other marketplace</label>',
      'forbidden',
    ],
    [
      '<p>Retailers need our consent for any third-party platform, including but not limited to Amazon.</p>',
      'with_permission',
    ],
    [
      '<p>Dealers wishing to sell on marketplaces must apply for authorized seller status.</p>',
      'with_permission',
    ],
    ['<p>Online sellers are welcome too: we have no restrictions on where you sell.</p>', 'allowed'],
  ])('of %s', (markup, value) => {
    expect(said('marketplaces', markup)).toBe(value);
  });
});

it('a minimum of every order is one of the first and of those after it', () => {
  const markup = '<p>There’s a $150 minimum on every order.</p>';
  expect(said('minimum_opening_order', markup)).toBe('150 USD');
  expect(said('minimum_reorder', markup)).toBe('150 USD');
});

it.each([
  'Official distributors near you: Casa Leo, El Yunque.',
  'Distribuidores oficiales cerca de ti: Casa Leo, El Yunque.',
])('who sells near the reader is no distributor: %s', (sentence) => {
  expect(said('distributors', `<p>${sentence}</p>`)).toBeUndefined();
});

it('distributors are named before what they are, and behind what they do', () => {
  expect(
    said(
      'distributors',
      '<p>Orders are handled by Bluewater Supply, our master distributor for America.</p>',
    ),
  ).toEqual(['Bluewater Supply']);
  expect(
    said('distributors', '<p>In Österreich vertreibt unsere Tees die Alpenkraut Handels GmbH.</p>'),
  ).toEqual(['Alpenkraut Handels GmbH']);
});

it('a number that the house gives of itself is asked of nobody', () => {
  expect(said('documents', '<h2>Winkels</h2><p>KvK 00011122</p>', 'other')).toBeUndefined();
});
