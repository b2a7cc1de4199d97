import { describe, expect, it } from 'vitest';
import { said, stated } from './fixtures/said.ts';

describe('what shops order first and later is known by how it is called', () => {
  it.each([
    ['Minimum pour démarrer : 200 € hors taxes.', '200 EUR'],
    ['Pour commencer, comptez au moins 150 € HT de commande.', '150 EUR'],
    ['Mindestens 250 € zum Start, netto.', '250 EUR'],
    ['Beim Einstieg mindestens 300 € Warenwert.', '300 EUR'],
    ['Para empezar, un pedido de al menos 180 €.', '180 EUR'],
    ['Per iniziare almeno 220 € di ordine.', '220 EUR'],
    ['Om te beginnen bestelt u minstens € 120.', '120 EUR'],
    ['New showrooms choose a display of at least $1,800 net.', '1800 USD'],
    ['A new shop’s order has to come to $400.', '400 USD'],
    ['Neue Läden bestellen mindestens 150 €.', '150 EUR'],
    ['Les nouvelles boutiques commandent au moins 240 € HT.', '240 EUR'],
    ['The smallest dealer order is $250 and there is no smallest reorder.', '250 USD'],
    ['Minimum first order of $150 · reorder minimum: none', '150 USD'],
    ['First order $150 (reorders: no minimum)', '150 USD'],
    ['Showrooms and design stores get 50% off with an opening order of $1,200.', '1200 USD'],
  ])('first: %s', (sentence, sum) => {
    expect(said('minimum_opening_order', `<p>${sentence}</p>`)).toBe(sum);
  });

  it.each([
    ['U start met een bestelling van ten minste € 150; aanvullen kan vanaf € 75.', '75 EUR'],
    ['Open with $168 or more and come back for $84 or more.', '84 USD'],
    ['First order $200, and shops coming back from $90.', '90 USD'],
    ['Erstbestellung ab 200 €, Auffüllen ab 80 €.', '80 EUR'],
    ['Première commande : 300 € minimum, par la suite 150 €.', '150 EUR'],
    ['Primer pedido mínimo 200 €; para reponer, 100 €.', '100 EUR'],
    ['Primo ordine minimo 250 €, rifornimenti da 90 €.', '90 EUR'],
    ['Eerste bestelling minimaal € 200, bijvullen vanaf € 60.', '60 EUR'],
  ])('later: %s', (sentence, sum) => {
    expect(said('minimum_reorder', `<p>${sentence}</p>`)).toBe(sum);
  });

  it('in the crowns of its own country', () => {
    const sentence = '<p>Minsta startorder är 4 500 kr och minsta påfyllnadsorder 2 000 kr.</p>';
    expect(said('minimum_reorder', sentence, 'wholesale', 'sv')).toBe('2000 SEK');
    const danish = '<p>Første ordre mindst 3.000 kr, opfyldning mindst 1.000 kr.</p>';
    expect(said('minimum_reorder', danish, 'wholesale', 'da')).toBe('1000 DKK');
  });

  it.each([
    'Minimum order of $40 for shipping, sorry: clay is heavy.',
    'Sign up for 10% off your first order of $50.',
    'Visit our stores and get 15% off a first order of $80.',
    'Get 20% off with an opening order of $500 or more.',
    'Get $20 off your first order with this coupon: minimum $60.',
    'Jetzt anmelden und 5 € Willkommensgutschein sichern (Mindestbestellwert 40 €).',
    'Bon de bienvenue de 5 € dès 40 € d’achat minimum.',
    'Vale de bienvenida de 5 € con un pedido mínimo de 40 €.',
    'Welkomstkorting van € 5 bij een minimale bestelling van € 40.',
  ])('which is none that every visitor is told: %s', (sentence) => {
    expect(stated('minimum_opening_order', `<p>${sentence}</p>`)).toBeUndefined();
  });

  it('in pounds that are none of money', () => {
    const rice = '<p>A first order is at least 24 pounds ($240).</p>';
    expect(said('minimum_opening_order', rice)).toBe('240 USD');
    expect(
      said('minimum_opening_order', '<p>First orders: 20 pounds of coffee at least.</p>'),
    ).toBeUndefined();
    expect(said('minimum_opening_order', '<p>First orders are 150 pounds at least.</p>')).toBe('150 GBP');
  });

  it('in figures above or below their names, however bold', () => {
    const below =
      '<h4>How much</h4><p>First order<br><strong>$220</strong></p><p>After that<br><b>$110</b></p>';
    const above = '<h4>How much</h4><p><b>$220</b><br>First order</p><p><b>$110</b><br>After that</p>';
    for (const cells of [below, above]) {
      expect(said('minimum_opening_order', cells)).toBe('220 USD');
      expect(said('minimum_reorder', cells)).toBe('110 USD');
    }
  });

  it('nor the price of one thing', () => {
    const answer = '<h3>Can I reorder a replacement clip?</h3><p>Clips are $9, no minimum.</p>';
    expect(stated('minimum_reorder', answer, 'support')).toBeUndefined();
  });
});

describe('what a sentence refuses beside leaves its yes', () => {
  it.each([
    'Friendly local game stores may order from us at 50% of MSRP, no distributor needed.',
    'Stores buy from us at wholesale, without any middleman.',
    'Läden bestellen direkt bei uns zum Händlerpreis, ohne Zwischenhändler.',
    'Ihr bekommt unsere Leinen zum Händlerpreis, Kommission machen wir nicht.',
    'Les boutiques commandent chez nous au tarif revendeur, sans intermédiaire.',
    'Las tiendas compran al por mayor con nosotros, sin intermediarios.',
    'I negozi ordinano da noi al listino rivenditori, senza intermediari.',
    'Winkels bestellen bij ons tegen inkoopprijs, zonder tussenhandel.',
    'Retailers get our trade prices; we don’t do consignment.',
  ])('%s', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe('yes');
  });

  it.each([
    'We don’t sell wholesale, and we don’t do consignment.',
    'No resellers, please.',
    'Sorry, no wholesale available.',
    'Wir verkaufen nicht an Händler.',
    'We cut out the middleman: we do not sell to stores.',
  ])('but not where that is all of it: %s', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe('no');
  });
});

it.each([
  ['Bitte legen Sie Ihren Gewerbeschein bei.', ['business_license']],
  ['Skriv till oss och bifoga registreringsbevis.', ['business_license']],
  ['Vedlegg firmaattest.', ['business_license']],
  ['Uppge momsregistreringsnummer och butikens hemsida.', ['tax_id', 'website_url']],
])('papers are asked for in the North as well: %s', (sentence, papers) => {
  expect(said('documents', `<p>${sentence}</p>`)).toEqual(papers);
});

it.each([
  'Auf dem eigenen Amazon-Konto dürft ihr sie auch verkaufen, da sind wir entspannt.',
  'Unsere Produkte dürft ihr auch auf Amazon anbieten.',
  'Händler dürfen unsere Ware gern auf Amazon verkaufen.',
])('what "you may" allows on Amazon is allowed: %s', (sentence) => {
  expect(said('marketplaces', `<p>${sentence}</p>`)).toBe('allowed');
});

it('those who are supplied are no firm, whatever their capitals', () => {
  const supplied =
    'Unser Großhändler beliefert Geschenkläden, Buchhandlungen und Museumsshops mit unserer Ware.';
  expect(stated('distributors', `<p>${supplied}</p>`)).toBeUndefined();
});

it('an amount for every order, the first one included, is that of both', () => {
  const page = '<p>There’s a $120 minimum on every wholesale order, the first one included.</p>';
  expect(said('minimum_opening_order', page)).toBe('120 USD');
  expect(said('minimum_reorder', page)).toBe('120 USD');
});

it('whom goods are available through is a distributor below a title that says so, and anybody elsewhere', () => {
  const told = '<p>Our biscuits are available through Greyling Pet Supply and Sawtooth Pet Distributing.</p>';
  expect(said('distributors', `<h3>Buy from a distributor</h3>${told}`)).toEqual([
    'Greyling Pet Supply',
    'Sawtooth Pet Distributing',
  ]);
  expect(said('distributors', `<h3>Where to buy</h3>${told}`)).toBeUndefined();
});

it('where shops may sell is no paper that they are asked for', () => {
  const rule = '<li>Dealers may sell on a website they own and operate, under their own trade name.</li>';
  expect(
    said('documents', `<ul><li>Advertising below MAP ends an account.</li>${rule}</ul>`),
  ).toBeUndefined();
});
