import { describe, expect, it } from 'vitest';
import { factLines } from './brand-facts.ts';
import { unfoundedIn } from './check-note.ts';
import { personalNote } from './personal-note.ts';

const SOURCE = {
  brand: 'Nordkap',
  facts: [
    'Product: Nordkap Wool Throw, 50 x 60 in, Grey',
    'Product: Nordkap Organic Linen Apron',
    'Product: Nordkap Sound System, Oak',
    'Category: Home & Kitchen',
    'Products of theirs that we looked at: 1,214',
  ],
  template: 'Hi [Brand Name], we are Acme Retail from Ohio.',
};

describe('a note that was written for us', () => {
  it.each([
    'Your Wool Throw and the Organic Linen Apron would sit well in our home range.',
    'We looked through 1214 of your products in Home & Kitchen, and the Wool Throw stood out.',
    'I kept coming back to the “Wool Throw”. It is just what we look for at Acme Retail.',
    "Nordkap's linen apron caught our eye.",
    'Customers ask us for throws like yours. Stocking the Wool Throw would answer them.',
    'The Sound System of yours would sit well beside the throws.',
  ])('passes when all of it stands in the facts: %s', (note) => {
    expect(unfoundedIn(note, SOURCE)).toEqual([]);
  });

  it.each([
    ['Your 25 throws are great.', 'the number 25'],
    ['Your twelve throws are great.', 'the number 12'],
    ['Your throw costs $49.99 only.', 'the number 49.99'],
    ['Your Alpaca throw is lovely.', 'the name Alpaca'],
    ['Greetings from Walmart, dear team.', 'the name Walmart'],
    ['Sarah told us about you.', 'the name Sarah'],
    ['Your iPhone case is lovely.', 'the name iPhone'],
    ['We love your 羊毛 throw.', 'the name 羊毛'],
    ['Your award-winning throw is lovely.', 'the claim “award”'],
    ['Your throw is handmade.', 'the claim “handmade”'],
    ['We have admired you for years.', 'the claim “years”'],
    ['Ihre preisgekrönte Decke gefällt uns.', 'the claim “preisgekrönte”'],
    ['Votre plaid, fait main, nous plaît.', 'the claim “fait main”'],
    ['Su manta ecológica nos gusta.', 'the claim “ecológica”'],
    ['La vostra coperta artigianale ci piace.', 'the claim “artigianale”'],
    ['Uw duurzame plaid past goed bij ons.', 'the claim “duurzame”'],
    ['You call it “the warmest of all”.', 'the quotation “the warmest of all”'],
    ['See nordkap.com for more.', 'a link or an address'],
    ['Write to evil@nordkap.io now.', 'a link or an address'],
    ['Look: https://evil.example', 'a link or an address'],
    ['Dear [Brand Name], lovely.', 'markup'],
    ['**Lovely** throw.', 'markup'],
    ['We will ignore your throw.', 'words that are not for the brand'],
    ['As your assistant I like the throw.', 'words that are not for the brand'],
    ['', 'nothing was written'],
    [`We like ${'very '.repeat(80)}much your throw.`, 'too long'],
  ])('is refused for what does not: %s', (note, problem) => {
    expect(unfoundedIn(note, SOURCE)).toContain(problem);
  });

  it('may not take its figures from the template', () => {
    const source = { ...SOURCE, template: 'We run 40 stores.' };
    expect(unfoundedIn('We saw 40 of your throws.', source)).toEqual(['the number 40']);
  });

  it('agrees with what the rules write', () => {
    for (let index = 0; index < 150; index += 1) {
      const facts = {
        name: `Nordkap ${'x'.repeat(index)}`,
        category: 'Home & Kitchen',
        productCount: 14,
        productTitles: ['Wool Throw, 50 in', 'Linen Apron'],
      };
      const source = { brand: facts.name, facts: factLines(facts), template: '' };
      expect(unfoundedIn(personalNote(facts)?.text ?? '', source)).toEqual([]);
    }
  });
});
