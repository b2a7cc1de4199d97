import { describe, expect, it } from 'vitest';
import { said, stated } from './fixtures/said.ts';

const onTradePage = (sentence: string) =>
  said('marketplaces', `<h1>Wholesale terms</h1><h3>Selling online</h3><p>${sentence}</p>`);

describe('a "no" behind marketplaces forbids them', () => {
  it.each([
    ['forbidden', 'Your own web shop, yes. Marketplaces like Amazon, eBay and Mercari, no.'],
    ['forbidden', 'Your website: yes. Third-party marketplaces, including Etsy and Walmart: no.'],
    ['forbidden', 'Amazon, eBay and Etsy? No.'],
    ['forbidden', 'Your shop, your site, your Instagram: gladly. Amazon and eBay – no.'],
    ['amazon_forbidden', 'Your own site, of course. Amazon, no.'],
    ['amazon_forbidden', 'Amazon, sorry, no.'],
    ['amazon_forbidden', 'Amazon: no thank you.'],
    ['forbidden', 'Der eigene Onlineshop: ja. Marktplätze wie Amazon, eBay und Otto: nein.'],
    ['forbidden', 'Votre site, oui. Les places de marché comme Amazon ou Cdiscount, non.'],
    ['forbidden', 'Tu web, sí. Los marketplaces como Amazon o eBay, no.'],
    ['forbidden', 'Il vostro sito, sì. I marketplace come Amazon ed eBay, no.'],
    ['forbidden', 'Je eigen webshop, graag. Marktplaatsen zoals Amazon en Bol.com, nee.'],
    ['forbidden', 'Your own website is fine; Amazon, eBay and Etsy aren’t.'],
    ['forbidden', 'Marketplaces: own site only.'],
    ['forbidden', 'Marketplaces: please don’t.'],
    ['forbidden', 'In your shop and on your own website. Third-party sites are off the table.'],
  ])('%s: %s', (value, sentence) => {
    expect(onTradePage(sentence)).toBe(value);
  });

  it.each([
    ['allowed', 'Marketplaces such as Amazon and eBay, yes.'],
    ['allowed', 'Amazon, eBay, Etsy: yes, at our prices.'],
    ['with_permission', 'Marketplaces such as Amazon and eBay, only with our written consent.'],
  ])('and a "yes" or a condition is none: %s: %s', (value, sentence) => {
    expect(onTradePage(sentence)).toBe(value);
  });

  it.each([
    'Do we sell on Amazon ourselves? No.',
    'Amazon wishlists, registries and gift cards, no problem.',
    'Samples from Amazon Returns, no.',
    'Faire, yes. Abound, no.',
    'Amazon is one of the places where we aren’t.',
  ])('and nothing is said to shops by: %s', (sentence) => {
    expect(onTradePage(sentence)).toBeUndefined();
  });
});

describe('questions and answers are read without the letter before them', () => {
  it.each([
    [
      'amazon_forbidden',
      '<p><b>Q. Can shops put your lures on Amazon?</b><br>A. No. We do that ourselves.</p>',
    ],
    [
      'amazon_forbidden',
      '<p><b>Q: May we list your lures on Amazon?</b></p><p>A: We’d rather you didn’t.</p>',
    ],
    ['forbidden', '<p><b>Q) Are stockists allowed on eBay, Amazon or Etsy?</b><br>A) Sorry, no.</p>'],
    ['allowed', '<p><b>Q. Can dealers sell your jigs on Amazon?</b><br>A. Yes, go ahead.</p>'],
    ['forbidden', '<p><b>F: Dürfen Händler auf Amazon und eBay verkaufen?</b><br>A: Nein, leider nicht.</p>'],
    [
      'forbidden',
      '<p><b>P: ¿Puedo vender vuestros productos en Amazon o eBay?</b><br>R: No, lo sentimos.</p>',
    ],
    ['with_permission', '<p><b>Q. Can I resell your lures on Amazon?</b><br>A. Ask us first.</p>'],
  ])('%s: %s', (value, markup) => {
    expect(said('marketplaces', `<h1>Questions</h1>${markup}`, 'support')).toBe(value);
  });

  it('shown as they stand', () => {
    const markup = '<p><b>Q. Can dealers put your jigs on Amazon?</b><br>A. No. We do that ourselves.</p>';
    expect(stated('marketplaces', markup, 'support')?.sentence).toBe(
      'Q. Can dealers put your jigs on Amazon? A. No. We do that ourselves.',
    );
  });

  it.each([
    [
      'yes',
      '<p><b>Q. I have a tackle shop. Will you sell to me?</b><br>A. You bet. Shops get 40 percent off list.</p>',
    ],
    ['yes', '<p><b>Q. We run two gift stores in Ohio. Would you supply us?</b></p><p>A. Sure would.</p>'],
    [
      'no',
      '<p><b>Q. I own a small boutique. Will you sell to me?</b><br>A. No, I only make enough for my own table.</p>',
    ],
    ['yes', '<p><b>F: Ich habe einen Laden. Beliefert ihr mich?</b><br>A: Ja, gern.</p>'],
  ])('and what is told before the question belongs to it: %s: %s', (value, markup) => {
    expect(said('takes_wholesale', `<h1>Questions</h1>${markup}`, 'support')).toBe(value);
  });

  it.each([
    '<p><b>Q. Are you on Amazon?</b><br>A. No. We do it all ourselves.</p>',
    '<p><b>Q. Can I buy your jigs on Amazon?</b><br>A. No, only here.</p>',
    '<p><b>Q. My jig broke. Will you replace it?</b><br>A. You bet. Send it in.</p>',
  ])('and a shopper’s question is none of a shop: %s', (markup) => {
    expect(said('marketplaces', `<h1>Questions</h1>${markup}`, 'support')).toBeUndefined();
    expect(said('takes_wholesale', `<h1>Questions</h1>${markup}`, 'support')).toBeUndefined();
  });
});
