import { describe, expect, it } from 'vitest';
import { allStated } from './fixtures/said.ts';

const names = (markup: string, kind: 'wholesale' | 'other' = 'wholesale') =>
  allStated('distributors', markup, kind).flatMap(({ value }) => value as string[]);

describe('whose truck brings the goods of a house to shops is a distributor', () => {
  it.each([
    ['Around here you can get us off the truck from Bayou Grocers Supply.', ['Bayou Grocers Supply']],
    ['Stores in Maine order off the truck of Pine State Provisions.', ['Pine State Provisions']],
    ['In the Carolinas we ride on the truck with Tarheel Specialty Foods.', ['Tarheel Specialty Foods']],
    ['Our yogurt is on the same truck with Hudson Valley Creamery.', ['Hudson Valley Creamery']],
    ['We’re on the Cascade Natural truck, every Tuesday, so just add us to your order.', ['Cascade Natural']],
    [
      'Cascade Natural Foods and Big Sky Provisions both carry us on their trucks.',
      ['Cascade Natural Foods', 'Big Sky Provisions'],
    ],
  ])('%s', (sentence, firms) => {
    expect(names(`<h1>For stores</h1><p>${sentence}</p>`)).toEqual(firms);
  });

  it('and so is the one who does it elsewhere, in the next sentence', () => {
    expect(
      names(
        '<h1>For stores</h1><p>In Iowa and Nebraska you can get us off the truck from <b>Prairie Grocers Supply</b>. In Kansas it’s <b>Flint Hills Fancy Foods</b>. Everybody else buys from us.</p>',
      ),
    ).toEqual(['Prairie Grocers Supply', 'Flint Hills Fancy Foods']);
  });

  it.each([
    'Find us off the truck from 9 to 5, Saturdays at Mill Street.',
    'Our ice cream truck is at Lakeside Park on Sundays.',
    'Large orders come off the truck with a Lift Gate.',
    'The Blue Truck from Maple Street Toys is our best seller.',
    'You can get us off the phone from Monday on.',
  ])('and nobody is by a truck alone: %s', (sentence) => {
    expect(names(`<h1>For stores</h1><p>${sentence}</p>`)).toEqual([]);
  });

  it('nor in a place where the brand itself is meant', () => {
    expect(
      names('<h1>For stores</h1><p>In Texas it’s Lone Star Week in March. In Ohio it’s Fair Season.</p>'),
    ).toEqual([]);
  });
});
