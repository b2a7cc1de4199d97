import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { said } from './fixtures/said.ts';
import { readPolicy } from './read-policy.ts';
import { turnsOutTrade } from './trade-pages.ts';

describe('the least that a shop orders first is read', () => {
  it.each([
    ['Your stock commitment on signing is £900.', '900 GBP'],
    ['Dealers’ orders under $60 are not accepted.', '60 USD'],
    ['We require four dozen lamps or $320 on a first order.', '320 USD'],
    ['The first order shall not fall below €140.', '140 EUR'],
    ['Ten pieces or $275 opens an account.', '275 USD'],
    ['Grundausstattung ab 220 € netto.', '220 EUR'],
    ['Première commande dès 180 € HT.', '180 EUR'],
    ['Commande d’ouverture : 240 $ CA.', '240 CAD'],
    ['We open accounts from £260.', '260 GBP'],
    ['$190 for your first order, none after.', '190 USD'],
    ['Begin with NZ$200 or more of anything.', '200 NZD'],
    ['Starten Sie mit 250 € netto.', '250 EUR'],
  ])('of “%s”', (sentence, amount) => {
    expect(said('minimum_opening_order', `<p>${sentence}</p>`)).toBe(amount);
  });

  it('but not of what one thing costs', () => {
    expect(said('minimum_opening_order', '<p>Start with our $24 sampler.</p>')).toBeUndefined();
  });

  it('in the dollars of the country that the page names as its own', () => {
    const sentence = '<p>First order: $150.</p>';
    expect(said('minimum_opening_order', sentence, 'wholesale', 'en-CA')).toBe('150 CAD');
    expect(said('minimum_opening_order', sentence, 'wholesale', 'en-US')).toBe('150 USD');
  });

  it('in the dollars in which the country taxes, or the shop’s own system reckons', () => {
    const sentence = '<p>First order: $150.</p>';
    const amount = (markup: string) => said('minimum_opening_order', markup + sentence);
    expect(amount('<p>Send us your ABN.</p>')).toBe('150 AUD');
    expect(amount('<p>Shops in New Zealand pay GST.</p>')).toBe('150 NZD');
    expect(amount('<script>Shopify.currency = {"active":"CAD","rate":"1.0"};</script>')).toBe('150 CAD');
    expect(amount('<p>We ship to Australia, too.</p>')).toBe('150 USD');
  });

  it('and in none of those among which a visitor may choose', () => {
    const choices = ['Australia (AUD $)', 'Canada (CAD $)', 'United States (USD $)'];
    const footer = `<ul>${choices.map((choice) => `<li><a href="#">${choice}</a></li>`).join('')}</ul>`;
    const sentence = '<p>First order: $150.</p>';
    expect(said('minimum_opening_order', sentence + footer)).toBe('150 USD');
    expect(said('minimum_opening_order', `<p>All prices in CAD.</p>${sentence}${footer}`)).toBe('150 CAD');
  });

  it('but not of a sale for everybody above it', () => {
    const sale = '<p>Spring sale: 15% off with code POUR15. Minimum purchase $40.</p>';
    expect(said('minimum_opening_order', sale)).toBeUndefined();
  });

  it('and what it repeats', () => {
    expect(said('minimum_reorder', '<p>Openings: £200. Repeats: £70.</p>')).toBe('70 GBP');
  });
});

describe('what is said of marketplaces is read', () => {
  it.each([
    ['Online marketplaces are out of bounds.', 'forbidden'],
    [
      'Dealers shall not sell on any marketplace (including without limitation Amazon) unless authorized in writing.',
      'with_permission',
    ],
    ['One rule: nothing on Amazon.', 'amazon_forbidden'],
    ['Want to list on Amazon? Ask Ines first.', 'with_permission'],
    ['Listing our lamps on Etsy or eBay ends the account.', 'forbidden'],
    ['Whoever wants to sell our lamps on Amazon has to be given leave by us.', 'with_permission'],
    ['Les places de marché sont soumises à notre accord écrit.', 'with_permission'],
    ['Verkauf auf Amazon und eBay nur nach Rücksprache.', 'with_permission'],
    ['Selling on Etsy or Amazon? That’s fine with us.', 'allowed'],
    ['Verkauf auf Amazon? Das ist in Ordnung.', 'allowed'],
    ['Stores of ours: we’re fine with Etsy, but not with Amazon.', 'amazon_forbidden'],
    ['Selling on eBay is fine, Amazon is not.', 'amazon_forbidden'],
    ['Want to put us on eBay or Amazon? Please don’t.', 'forbidden'],
    ['Selling on Amazon? That’s not something we allow.', 'amazon_forbidden'],
    ['Members are free to sell on Amazon and eBay, so long as they hold our MAP prices.', 'allowed'],
    ['You may sell on Amazon and Walmart as long as you keep to our prices.', 'allowed'],
    ['Retailers may not sell on Amazon below MAP.', undefined],
  ])('of “%s”', (sentence, rule) => {
    expect(said('marketplaces', `<p>${sentence}</p>`)).toBe(rule);
  });
});

it('a question that a shop asks makes its answer a matter of trade', () => {
  const markup =
    '<h3>Could I carry your lamps in my shop?</h3><p>Gladly: write to us, we open accounts with a first order of $180.</p>';
  expect(said('takes_wholesale', markup, 'support')).toBe('yes');
  expect(said('minimum_opening_order', markup, 'support')).toBe('180 USD');
  expect(
    said('takes_wholesale', '<h3>Which lamp suits me?</h3><p>Write to us.</p>', 'support'),
  ).toBeUndefined();
});

it('what an account is not opened without is asked for, and refuses nobody', () => {
  const markup = (sentence: string) => `<p>Surf shops get wholesale pricing.</p><p>${sentence}</p>`;
  expect(said('takes_wholesale', markup("We can't open an account without your EIN."))).toBe('yes');
  expect(said('takes_wholesale', "<p>We can't open new wholesale accounts.</p>")).not.toBe('yes');
});

it('small orders that are refused don’t refuse shops', () => {
  const sentence = '<p>Orders below €80 are not accepted from dealers.</p>';
  expect(said('takes_wholesale', sentence)).not.toBe('no');
});

it('a table that lays out a page is no row of cells', () => {
  const markup =
    '<table><tr><td><a href="/lamps">Lamps</a></td><td><h1>Dealers</h1><p>First orders of at least $90.</p></td></tr></table>';
  const body = `<body>${markup}`;
  const [reading] = readPolicy(scanPage('https://acme.com/x', body), {
    kind: 'wholesale',
    brandName: 'Acme',
  });
  expect(reading?.sentence).toBe('First orders of at least $90.');
});

it('a distributor’s name ends before the word that joins the next', () => {
  const sentence = '<p>Der Vertrieb läuft über die Hansen Licht GmbH und in Wien direkt über uns.</p>';
  expect(said('distributors', sentence)).toEqual(['Hansen Licht GmbH']);
});

it('a page of no telling name turns out to be for shops by what it asks of them', () => {
  const read = (markup: string, kind: PageKind) =>
    turnsOutTrade(
      kind,
      readPolicy(scanPage('https://acme.com/x', `<body>${markup}`), { kind, brandName: 'Acme' }),
    );
  const terms =
    '<p>Retailers are welcome to apply. Opening orders from wholesale customers start at $200.</p>';
  expect(read(terms, 'other')).toBe(true);
  expect(read(terms, 'support')).toBe(false);
  expect(read('<p>Our lamps are made of ash.</p>', 'other')).toBe(false);
});

it.each([
  ['Send along two snapshots of your shop.', ['storefront_photos']],
  ['Tell us your shop’s website.', ['website_url']],
  ['Please name two suppliers as references.', ['trade_references']],
])('papers are asked for by “%s”', (sentence, papers) => {
  expect(said('documents', `<p>${sentence}</p>`)).toEqual(papers);
});

it.each([
  'I sell direct only and do not supply shops.',
  'Wir verkaufen nur direkt und beliefern keine Läden.',
  'Je ne fais ni dépôt-vente ni vente aux revendeurs.',
  'Non faccio conto vendita né vendita ai negozi.',
  'I work alone and offer neither wholesale nor consignment.',
])('shops are refused by “%s”, wherever it stands', (sentence) => {
  expect(said('takes_wholesale', `<p>${sentence}</p>`, 'support')).toBe('no');
});

it.each([
  ['En España nos distribuye Casa Olmo.', 'Casa Olmo'],
  ['Hansen Licht GmbH vertreibt unsere Lampen in Wien.', 'Hansen Licht GmbH'],
  ['Our lamps are imported by Pike Imports of Newark.', 'Pike Imports'],
])('a distributor is named by “%s”', (sentence, name) => {
  expect(said('distributors', `<p>${sentence}</p>`)).toEqual([name]);
});

it.each([
  ['The opening order is $250, each one after it $80.', '80 USD'],
  ['Première commande à 300 € HT, les suivantes à 90 € HT.', '90 EUR'],
  ['Erstbestellung ab 200 €, alle folgenden ab 75 €.', '75 EUR'],
  ['Primo ordine 250 €, ogni successivo 100 €.', '100 EUR'],
])('what comes after the first order is a reorder: “%s”', (sentence, amount) => {
  expect(said('minimum_reorder', `<p>${sentence}</p>`)).toBe(amount);
});

it.each(['Vertrieb: Frau Petersen', 'Distribution: Shop Service', 'Distributor: Mr. Hale'])(
  'who sells in the house is no distributor: “%s”',
  (sentence) => {
    expect(said('distributors', `<p>${sentence}, 0123 4567</p>`)).toBeUndefined();
  },
);

it.each([
  'Our boards come to your kitchen at wholesale prices.',
  'Buy sheets for wholesale prices, straight from the mill.',
])('what everybody is sold isn’t wholesale: “%s”', (sentence) => {
  expect(said('takes_wholesale', `<p>${sentence}</p>`, 'contact')).toBeUndefined();
});
