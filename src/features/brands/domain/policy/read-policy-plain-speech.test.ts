import { describe, expect, it } from 'vitest';
import { said } from './fixtures/said.ts';

const answered = (question: string, answer: string) =>
  `<h1>Questions</h1><h3>${question}</h3><p>${answer}</p>`;
const toShops = (sentence: string) => `<h1>Wholesale</h1><p>${sentence}</p>`;

describe('a shop’s question is answered in a house’s own words', () => {
  it.each([
    [
      'no',
      'Do you wholesale?',
      'Not anymore. We stopped in 2023, and it all goes out from the barn or our Etsy shop.',
    ],
    [
      'no',
      'Are you available for wholesale?',
      'At this time our teas are available only here and on Amazon.',
    ],
    ['no', 'Kann mein Laden eure Tees führen?', 'Unsere Tees gibt es nur bei uns.'],
    ['no', 'Puis-je revendre vos thés en boutique ?', 'Nos thés sont en vente uniquement sur notre site.'],
    [
      'no',
      'Do you offer wholesale pricing?',
      'We’ve decided against it. Margins on a candle don’t leave room.',
    ],
    [
      'closed_for_now',
      'Do you have a wholesale program?',
      'We do, but we’re not taking on anyone new until the kiln arrives.',
    ],
  ])('%s: %s %s', (value, question, answer) => {
    expect(said('takes_wholesale', answered(question, answer), 'support')).toBe(value);
  });

  it('and one blend that is sold here alone refuses no shop', () => {
    const page = answered(
      'Can our store carry your teas?',
      'Yes! The Anniversary blend is available only here.',
    );
    expect(said('takes_wholesale', page, 'support')).toBe('yes');
  });
});

describe('what sounds like a refusal on a page for shops, and is none', () => {
  it.each([
    'We no longer use reps: every shop orders from us directly.',
    'We don’t have any sales agents, so shops order from us.',
    'No resale certificate, no wholesale prices.',
    'No EIN, no account, I’m afraid: shops send theirs first.',
    'Acme will not do business with retailers who violate this policy.',
    'We will not supply dealers that advertise below MAP.',
  ])('%s', (sentence) => {
    expect(said('takes_wholesale', toShops(sentence))).not.toBe('no');
  });

  it.each([
    'We no longer supply retailers.',
    'No wholesale, no exceptions.',
    'We won’t work with retailers who ask for terms, or with any other.',
  ])('beside a refusal: %s', (sentence) => {
    expect(said('takes_wholesale', toShops(sentence))).toBe('no');
  });

  it('and books that are shut for a year are closed for now', () => {
    expect(said('takes_wholesale', toShops('Our books are shut for 2026; put your name on the list.'))).toBe(
      'closed_for_now',
    );
  });
});

describe('rules in plain words', () => {
  it.each([
    ['with_permission', 'Amazon? Talk to us. We’ve said yes to two shops so far.'],
    [
      'with_permission',
      'Before you list anything of ours on Etsy, eBay or Amazon, we need to have okayed it.',
    ],
    ['forbidden', 'We’ll close the account of any shop that we find on Amazon, eBay or TikTok Shop.'],
    ['forbidden', 'Dealers are prohibited from selling via any website other than one they own.'],
    ['forbidden', 'Your own store, lovely; Amazon, eBay and friends, please don’t.'],
    ['allowed', 'No rules about Amazon or eBay from us. Just keep to the price.'],
  ])('%s: %s', (value, sentence) => {
    expect(said('marketplaces', toShops(sentence))).toBe(value);
  });

  it('an answer may end in its no', () => {
    const page = answered('Can stores resell you on Amazon?', 'We handle Amazon in-house, so please don’t.');
    expect(said('marketplaces', page, 'support')).toBe('amazon_forbidden');
  });

  it.each(['We find new shops on Amazon every week.', 'Amazon? Ask us for our link.'])(
    'and a marketplace that is only named is under none: %s',
    (sentence) => {
      expect(said('marketplaces', toShops(sentence))).toBeUndefined();
    },
  );

  it('nobody advertises for less than the list', () => {
    expect(
      said('map_policy', toShops('Please don’t advertise our goods for less than the price on the list.')),
    ).toBe('yes');
  });

  it('what it takes to come back is the least of a later order', () => {
    expect(said('minimum_opening_order', toShops('$200 to start, $100 to come back.'))).toBe('200 USD');
    expect(said('minimum_reorder', toShops('$200 to start, $100 to come back.'))).toBe('100 USD');
  });

  it.each([
    [['resale_certificate'], 'No resale certificate, no wholesale prices: the state makes us ask.'],
    [['resale_certificate', 'website_url'], 'Tell us your resale number and where to find you online.'],
    [['tax_id', 'website_url'], 'Escríbenos con tu CIF y el enlace a tu tienda.'],
  ])('papers %j are asked for: %s', (papers, sentence) => {
    expect(said('documents', toShops(sentence))).toEqual(papers);
  });

  it.each([
    [
      ['Pacific Pet Supply', 'Baxter & Sons Distributing'],
      'On the West Coast ask Pacific Pet Supply, in the South ask Baxter & Sons Distributing.',
    ],
    [['Van Hoorn Groothandel BV'], 'In de Benelux leveren wij via Van Hoorn Groothandel BV.'],
    [['Nordlicht Handels GmbH'], 'In Österreich liefern wir über die Nordlicht Handels GmbH.'],
  ])('shops are sent on to %j: %s', (firms, sentence) => {
    expect(said('distributors', toShops(sentence))).toEqual(firms);
  });

  it.each([
    'We deliver through the Christmas Week.',
    'Wir liefern über Ostern nicht aus.',
    'We supply shops through Faire.',
  ])('and to nobody: %s', (sentence) => {
    expect(said('distributors', toShops(sentence))).toBeUndefined();
  });
});
