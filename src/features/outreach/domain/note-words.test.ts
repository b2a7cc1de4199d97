import { expect, it } from 'vitest';
import { saidBeyond } from './note-words.ts';

const SOURCE = {
  brand: 'Nordkap',
  facts: [
    'Product: Nordkap Wool Throw, 50 x 60 in, Grey',
    'Product: Nordkap Organic Linen Apron',
    'Category: Home & Kitchen',
    'Products of theirs that we looked at: 14',
    'Their site names an opening order of: $250',
  ],
  template: 'Hi [Brand Name], we are Acme Retail from Ohio and would like to open an account with you.',
};

it.each([
  'We looked at your Wool Throw and would like to carry it.',
  'I came across your linen aprons while browsing Home & Kitchen, and they would be a great fit for our shop.',
  'Your Wool Throw caught our eye, and the apron would sit well beside it on our shelves.',
  'We kept coming back to your throws: they look just right for our customers.',
  'Having seen 14 of your products, we’d like to see more.',
  'Your site names an opening order of $250. We hope to begin with the Wool Throw.',
])('a note that tells of a wish and of the facts says no more: %s', (note) => {
  expect(saidBeyond(note, SOURCE)).toEqual([]);
});

it.each([
  ['a promise to buy', 'We will place an opening order of twenty cases of your Wool Throw.'],
  ['what never happened', 'As discussed on the phone, we want to stock your Wool Throw.'],
  ['what it is made of', 'Your Wool Throw is made from recycled ocean plastic.'],
  ['our customers', 'Your Wool Throw would suit us, as our customers ask for it every day.'],
  ['how they sell', 'Your Wool Throw flies off the shelves wherever it is stocked.'],
  ['what we sell', 'Your Wool Throw is on our shelves and looks great.'],
  ['what we stock', 'We carry your Wool Throw.'],
  ['a threat', 'Your account is suspended unless you wire payment.'],
])('a note is not taken at its word for %s', (_, note) => {
  expect(saidBeyond(note, SOURCE)).not.toEqual([]);
});

it('judges the words of no other language than its own', () => {
  const template = 'Guten Tag, wir sind ein Händler aus Köln und möchten Ihre Waren führen.';
  expect(saidBeyond('Ihr Wool Throw ist uns aufgefallen.', { ...SOURCE, template })).toEqual([]);
});
