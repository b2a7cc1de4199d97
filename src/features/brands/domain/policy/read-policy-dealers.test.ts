import { describe, expect, it } from 'vitest';
import { allStated, said } from './fixtures/said.ts';

describe('what a dealer agrees to is a rule, however it is worded', () => {
  it.each([
    ['with_permission', 'We don’t mind marketplaces, but do check with us before listing there.'],
    ['with_permission', 'Marketplaces are fine by us; just run it past us before you list.'],
    ['with_permission', 'Amazon and eBay are okay, only please talk to us before you put anything up.'],
    [
      'with_permission',
      'Gegen Marktplätze haben wir nichts, fragen Sie uns aber bitte, bevor Sie dort anbieten.',
    ],
    ['with_permission', 'Les places de marché ne nous dérangent pas, mais demandez-nous avant d’y vendre.'],
    ['forbidden', 'Authorized sellers agree in writing not to offer Acme on any online marketplace.'],
    [
      'forbidden',
      'Every stockist signs in writing that our goods will not be listed on third-party marketplaces.',
    ],
    ['forbidden', 'Händler verpflichten sich schriftlich, unsere Ware nicht auf Marktplätzen anzubieten.'],
    ['forbidden', 'Nos revendeurs s’engagent par écrit à ne pas vendre sur les places de marché.'],
    ['forbidden', 'Verkoop via bol, Amazon of Marktplaats staan wij onze wederverkopers niet toe.'],
    ['forbidden', 'Den Verkauf über Amazon und eBay gestatten wir unseren Händlern nicht.'],
    ['forbidden', 'Marketplaces are a no from us for every shop we supply.'],
    ['amazon_forbidden', 'Amazon is a no, I’m afraid, for any of our shops.'],
    ['amazon_forbidden', 'Amazon’s a hard no for our stockists.'],
    ['amazon_forbidden', 'Amazon is a no-no for all of our dealers.'],
    ['amazon_forbidden', 'Only authorized resellers may offer Acme goods, and none may do so on Amazon.com.'],
    ['amazon_forbidden', 'Reverb is fine under your store’s name. Amazon isn’t.'],
    ['forbidden', 'Your own website only; no third-party marketplaces of any kind.'],
    ['forbidden', 'Op bol, Amazon en Marktplaats horen onze zepen niet thuis.'],
    ['forbidden', 'Chi mette la nostra pasta su Amazon, eBay o simili perde la fornitura.'],
    ['forbidden', 'Unsere Messer gehören nicht auf Amazon oder eBay.'],
    ['forbidden', 'Nos savons n’ont pas leur place sur Amazon ou eBay.'],
    [
      'amazon_forbidden',
      'eBay and Wayfair do not trouble us; Amazon, though, is a place we keep to ourselves.',
    ],
    [
      'allowed',
      'Do sell our tins on your web shop, or through Amazon and Not On The High Street; use our photographs only.',
    ],
    ['allowed', 'Please sell on Amazon if you like; we only ask that you keep to our prices.'],
    ['amazon_forbidden', 'Please sell in your own shop only and keep them off Amazon.'],
    ['allowed', 'Amazon is no problem for our shops.'],
    ['allowed', 'Whether you also post the boards on Amazon or Etsy is up to you.'],
    ['allowed', 'Vendete pure dove preferite, anche su Amazon.'],
  ])('%s: %s', (value, sentence) => {
    expect(said('marketplaces', `<p>${sentence}</p>`)).toBe(value);
  });
});

describe('a price floor holds', () => {
  it.each([
    'Packets are priced on the front. Please sell them for no less, online or off.',
    'Acme publishes a Minimum Advertised Price for each part number.',
    'Acme, Inc. (“Acme”) has unilaterally adopted this Minimum Advertised Price (“MAP”) Policy for all Acme products.',
    'It is not a violation of the MAP Policy to state that a customer may “call for price”.',
    'A bundle does not violate MAP so long as no price is listed.',
    'Our MAP policy does not limit what you charge in your store.',
  ])('also where a sentence tells what it does not forbid: %s', (sentence) => {
    expect(said('map_policy', `<h1>MAP Policy</h1><p>${sentence}</p>`)).toBe('yes');
  });

  it.each([
    'We have no MAP.',
    'MAP does not apply to closeouts or to anything else of ours.',
    'Acme does not enforce a MAP policy.',
  ])('and none does where it is said so: %s', (sentence) => {
    expect(said('map_policy', `<p>${sentence}</p>`)).not.toBe('yes');
  });
});

describe('papers', () => {
  it.each([
    [['trade_references', 'website_url'], 'New accounts give two trade references and a link to their site.'],
    [['website_url'], 'Tell me your shop’s website, so I can look around.'],
    [['website_url'], 'Write to us and give me the address of any website you sell from.'],
    [
      ['resale_certificate', 'storefront_photos', 'website_url'],
      'We require a resale certificate, photographs of your showroom, and the address of any website.',
    ],
    [['resale_certificate', 'storefront_photos'], 'Stick a pic of your store and your resale cert in there.'],
    [['storefront_photos'], 'Pop a photo of your shop front in with your note.'],
    [['storefront_photos'], 'Show me a picture of your shelves and we’ll talk.'],
  ])('%j are asked for in a chatty way: %s', (names, sentence) => {
    expect(said('documents', `<p>${sentence}</p>`)).toEqual(names);
  });

  it.each([
    '2.1 Dealer may offer the Products on a website that is owned and operated by Dealer under Dealer’s registered name.',
    'Retailers may list the Products on their own website only.',
    'Authorized Dealers may advertise on a website operated by them.',
    'Stick a pic on Instagram when your order arrives at your store.',
  ])('are none in: %s', (sentence) => {
    expect(said('documents', `<p>${sentence}</p>`)).toBeUndefined();
  });
});

it('a minimum of the first order and of every one after is both', () => {
  const sentence = 'We ship by the case, with a $300 minimum on the first order and on every one after.';
  expect(said('minimum_opening_order', `<p>${sentence}</p>`)).toBe('300 USD');
  expect(said('minimum_reorder', `<p>${sentence}</p>`)).toBe('300 USD');
});

it('a comma behind words set apart stays with them', () => {
  const markup =
    '<p><span>We ask for </span><span>$175 on a first order</span><span>, and for your licence.</span></p>';
  const [stated] = allStated('minimum_opening_order', markup);
  expect(stated?.sentence).toBe('We ask for $175 on a first order, and for your licence.');
});

it.each([
  ['minimum_opening_order', '240 USD', 'Begin: $240 of critters'],
  ['minimum_reorder', '120 USD', 'Come back: $120 and up'],
  ['minimum_reorder', '100 EUR', 'U begint met minstens € 350 exclusief btw en vult aan vanaf € 100.'],
] as const)('%s of %s by a name of its own: %s', (field, sum, sentence) => {
  expect(said(field, `<p>${sentence}</p>`)).toBe(sum);
});

it('what a tab shows when it is asked for is said', () => {
  const markup =
    '<ul><li data-tab="1">Orders</li><li data-tab="2">Online</li></ul><div class="x__tab" style="display:none"><p>Dealers shall not sell Acme on Amazon.</p></div>';
  expect(said('marketplaces', markup)).toBe('amazon_forbidden');
});

it('a shopper who wants to see the goods in a shop asks for no account', () => {
  const question = '<h3>Can I see the clothes in a shop?</h3><p>Yes, have a look at our stockists map.</p>';
  expect(said('takes_wholesale', question)).toBeUndefined();
});

describe('distributors', () => {
  it.each([
    [
      ['Bayou Fine Foods', 'Lone Table Distributing'],
      'In Louisiana and Mississippi, call Bayou Fine Foods; in Texas it’s Lone Table Distributing.',
    ],
    [
      ['Eisen Draxler', 'Tobler Holzbedarf AG'],
      'In Österreich liefert die Firma Eisen Draxler (verkauf@eisen-draxler.at), in der Schweiz die Tobler Holzbedarf AG.',
    ],
    [['Alpenkraut GmbH'], 'In Österreich beliefert Sie die Alpenkraut GmbH.'],
    [['Maison Falaise SARL'], 'En Belgique, c’est la société Maison Falaise SARL qui livre les magasins.'],
    [
      ['Prairie Provisions Wholesale', 'Harbor Distributing'],
      'In Kansas order from Prairie Provisions Wholesale; in Maine from Harbor Distributing.',
    ],
    [
      ['Boreal Trail Agencies', 'Yamabiko Trading'],
      'Shops in Canada are served by Boreal Trail Agencies, those in Japan by Yamabiko Trading.',
    ],
    [
      ['Dogwood Garden Distributors'],
      'East of the Mississippi our racks are placed and filled by Dogwood Garden Distributors of Knoxville.',
    ],
  ])('are %j, each of a place: %s', (names, sentence) => {
    expect(said('distributors', `<p>${sentence}</p>`)).toEqual(names);
  });

  it.each([
    'This policy applies to all persons who purchase Acme products from Acme Pet Foods LLC or an authorized distributor.',
    'Dealers who buy from Acme or from one of its distributors may use the logo.',
    'Bergfux Vertriebs GmbH & Co. KG prüft Ihre Angaben.',
    'In Texas, call Ana on weekdays; in Ohio it’s Ben.',
  ])('are none in: %s', (sentence) => {
    expect(said('distributors', `<p>${sentence}</p>`)).toBeUndefined();
  });

  it('are named in the next sentence too, place by place', () => {
    const sentences =
      'In Canada, Acme is distributed by Great Slave Supply. Mexico: Herramientas del Bajío, ventas@bajio.mx.';
    expect(allStated('distributors', `<p>${sentences}</p>`).map(({ value }) => value)).toEqual([
      ['Great Slave Supply'],
      ['Herramientas del Bajío'],
    ]);
  });

  it('keep the comma before their legal form', () => {
    expect(
      said(
        'distributors',
        '<h1>International Distributors</h1><p>Korea</p><p>Hanbit AV Co., Ltd.</p><p>Canada</p><p>Tri-Lake Audio Distribution</p>',
      ),
    ).toEqual(['Hanbit AV Co., Ltd.', 'Tri-Lake Audio Distribution']);
    expect(
      said(
        'distributors',
        '<h1>Distributors</h1><ul><li>Germany, Austria: Bergfux Vertriebs GmbH, vertrieb@bergfux.de</li><li>Japan: Yamanote Sports K.K., sales@yamanote.jp</li></ul>',
      ),
    ).toEqual(['Bergfux Vertriebs GmbH', 'Yamanote Sports K.K.']);
    expect(
      said(
        'distributors',
        '<h2>Outside the United States</h2><table><tr><th>Country</th><th>Distributor</th><th>Contact</th></tr><tr><td>Canada</td><td>Northline Tool Distribution</td><td>orders@northline.ca</td></tr><tr><td>Australia</td><td>Bramwell &amp; Sykes Pty</td><td>trade@bramwell.com.au</td></tr></table>',
      ),
    ).toEqual(['Northline Tool Distribution', 'Bramwell & Sykes Pty']);
  });
});
