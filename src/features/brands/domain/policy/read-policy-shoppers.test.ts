import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { said } from './fixtures/said.ts';
import { readPolicy } from './read-policy.ts';

const takes = (...page: [markup: string, kind?: Parameters<typeof said>[2]]) =>
  said('takes_wholesale', ...page);

describe('what shoppers are told says nothing of shops', () => {
  it.each([
    'Wholesale prices without the membership, straight to your door.',
    'Buy in bulk and save: 15% off six or more.',
    'Compra al por mayor y ahorra: -15 % desde seis unidades.',
    "Compra all'ingrosso e risparmia: -15% da sei pezzi.",
    'Achetez en gros lot et économisez : -15 % dès six articles.',
    'Join our list and get 10% off your first order',
    'Recevez 10 % sur votre première commande',
  ])('as a bargain: %s', (sentence) => {
    expect(takes(`<h1>Stockists</h1><p>${sentence}</p>`, 'locator')).toBeUndefined();
    expect(takes(`<p>${sentence}</p>`, 'about')).toBeUndefined();
  });

  it('below a search for a shop', () => {
    const locator = (more: string) =>
      `<h1>Stockists</h1><p>Find Acme bowls at these shops near you.</p><p>Hill Store, Stowe</p>${more}`;
    expect(
      takes(locator('<p>Want to work with us? Send a note to jo@acme.com</p>'), 'locator'),
    ).toBeUndefined();
    expect(takes(locator('<p>Shops can open a wholesale account with us.</p>'), 'locator')).toBe('yes');
  });
});

describe('a page that is called by those who sell the goods', () => {
  const page = (below: string) =>
    `<h1>Our Retailers</h1><p>You can find Acme animals in these fine shops.</p>${below}`;

  it('says nothing to shops where it sends its readers there', () => {
    const rule = '<p>Some shops require a minimum order of $25 for local delivery.</p>';
    expect(takes(page(rule))).toBeUndefined();
    expect(said('minimum_opening_order', page(rule))).toBeUndefined();
    expect(takes('<h1>Stockists</h1><p>Find our pots at Harbour Store, Salcombe.</p>')).toBeUndefined();
  });

  it('is for shops as well where it says on what they buy', () => {
    expect(takes(page('<p>Shops can open a wholesale account with us.</p>'))).toBe('yes');
  });
});

describe('whom shops are sent to', () => {
  it.each([
    'Retailers in the Midwest order from our distributor Cascade Wholesale Partners, orders@cascade-wholesale-partners.com',
    'Au Benelux, nos produits sont distribués par Cascade Wholesale Partners, info@cascade-wholesale.com',
  ])('invites nobody by its name: %s', (sentence) => {
    expect(takes(`<p>${sentence}</p>`, 'about')).toBeUndefined();
    expect(said('distributors', `<p>${sentence}</p>`, 'about')).toEqual(['Cascade Wholesale Partners']);
  });

  it('takes nothing of what the brand itself offers', () => {
    expect(
      takes('<p>We sell wholesale to shops, and through our distributor Cascade Wholesale Partners.</p>'),
    ).toBe('yes');
  });
});

it('a share off the first order is an offer to shops where it names them', () => {
  expect(takes('<p>New wholesale accounts get 10% off your first order.</p>')).toBe('yes');
});

describe('what is ordered for an occasion', () => {
  it.each([
    'The minimum order for custom dyeing is $180, reorders in the same color from $60.',
    'Bridal favors have a minimum opening order of $200.',
    'Pour les mariages, commande minimum de 150 €, réassort à partir de 50 €.',
  ])('is no order of a shop’s: %s', (sentence) => {
    const scan = scanPage(
      'https://brand.test/occasions',
      Buffer.from(`<body><h1>Occasions</h1><p>${sentence}</p>`, 'utf8').toString('latin1'),
    );
    expect(readPolicy(scan, { kind: 'other', brandName: 'Brand', isSought: true })).toEqual([]);
  });
});

it('takes what a front page promises everybody, or says of where to buy, for no word to shops', () => {
  const front = `<p>Wholesale prices without the membership, straight to your door.</p>
    <p>Join our list and get 10% off your first order.</p><p>Write to us at hello@acme.com</p>
    <p>Find Acme craft supplies at these shops near you.</p>`;
  expect(said('takes_wholesale', front, 'other')).toBeUndefined();
  const stockists = `<html><title>Stockists – Acme</title><body><h2>Stockists</h2><p>Find Acme soap at these shops near you.</p>
    <p>Green Hollow, Stowe</p><p>Join our list and get 10% off your first order.</p><p>Write to us at hello@acme.com</p>`;
  const scan = scanPage('https://acme.com/stockists', Buffer.from(stockists, 'utf8').toString('latin1'));
  expect(readPolicy(scan, { kind: 'wholesale', brandName: 'Acme' })).toEqual([]);
});

it('takes no price of a refill for what shops order again', () => {
  const sold = '<p>Wholesale</p><p>Sisal refill bottle $25.50</p>';
  expect(said('minimum_reorder', sold)).toBeUndefined();
});
