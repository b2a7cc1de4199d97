import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import type { PageKind } from '../page/wording.ts';
import { allStated, stated } from './fixtures/said.ts';
import type { PolicyField } from './policy.ts';
import { readPolicy } from './read-policy.ts';

const shown = (field: PolicyField, markup: string, kind?: PageKind) => stated(field, markup, kind)?.sentence;
const value = (field: PolicyField, markup: string, kind?: PageKind) => stated(field, markup, kind)?.value;

describe('what is shown for an answer is what says it', () => {
  it('a question to shops with the sentence that answers it', () => {
    expect(
      shown('takes_wholesale', '<p>Would you stock Acme? Fill in the short form, then Wynn calls you.</p>'),
    ).toBe('Would you stock Acme? Fill in the short form, then Wynn calls you.');
  });

  it('an invitation with the sentence that it means', () => {
    const both =
      'We’re in 120 independent outdoor stores. If you’d like yours to be next, Iona would love to hear from you.';
    expect(shown('takes_wholesale', `<p>${both}</p>`)).toBe(both);
  });

  it('an answer that is plain by itself, and nothing that stands behind it', () => {
    const plain = 'Feed stores and tack shops may buy wholesale.';
    const next = 'To set up an account send us your sales tax permit.';
    expect(shown('takes_wholesale', `<p>${plain} ${next}</p>`)).toBe(plain);
    const short = 'Reorders start at $75.';
    const papers = 'Please have your resale certificate at hand.';
    expect(shown('minimum_reorder', `<p>Shops buy from us. ${short} ${papers}</p>`)).toBe(short);
    expect(shown('documents', `<p>Shops buy from us. ${short} ${papers}</p>`)).toBe(papers);
  });

  it('a question to shops with a short reply, rather than where to write', () => {
    const write = '<p>Stuur je KvK-uittreksel naar winkels@acme.com.</p>';
    for (const asked of [
      'Heb je een winkel en wil je onze kaarsen verkopen? Dat kan!',
      'Do you run a shop and want to sell our candles? You can!',
      'Haben Sie ein Geschäft und möchten unsere Kerzen führen? Sehr gern!',
      'Vous avez une boutique et souhaitez vendre nos bougies ? C’est possible !',
    ])
      expect(shown('takes_wholesale', `<h1>Zakelijk</h1><p>${asked}</p>${write}`)).toBe(asked);
    const next = 'Our tents are stocked by 200 toy stores. Want to be the next? Orders from $500.';
    const at = '<p>Register at <a href="/r">b2b.acme.com</a>.</p>';
    expect(shown('takes_wholesale', `<h1>Wholesale</h1><p>${next}</p>${at}`)).toBe(next);
  });

  it('who may have the goods, rather than which address is theirs', () => {
    const may = 'Shops can have our socks too: three dozen pairs to start, $288.';
    const where = 'The address for shops is stores, then the at sign, then acme dot com.';
    expect(shown('takes_wholesale', `<h2>Stores</h2><p>${may}</p><p>${where}</p>`)).toBe(may);
  });

  it('what stands on the page, rather than its title where its body has no beginning', () => {
    const page = '<title>Register – Acme B2B</title><h1>Open a retailer account</h1><p>Company</p>';
    const body = scanPage('https://b2b.acme.com/register', page);
    const readings = readPolicy(body, { kind: 'application', brandName: 'Acme' });
    expect(readings.map(({ sentence }) => sentence)).not.toContain('Register – Acme B2B');
  });

  it('whom it sells to, rather than what its desk is called', () => {
    const sold = 'Garden centres and florists receive trade pricing.';
    expect(shown('takes_wholesale', `<p>Trade accounts: trade@acme.com</p><p>${sold}</p>`)).toBe(sold);
    const kept = 'We keep wholesale small: bike shops only.';
    expect(shown('takes_wholesale', `<p>Shop owners, email shops@acme.com.</p><p>${kept}</p>`)).toBe(kept);
  });

  it('whom it sells to or seeks, rather than what they order or how they begin', () => {
    const sought = 'We’re adding canoe shops, camps and outfitters to our dealer network.';
    const sum = 'Dealers buy a minimum of $600 to get started.';
    expect(shown('takes_wholesale', `<p>${sought}</p><p>${sum}</p>`)).toBe(sought);
    expect(shown('minimum_opening_order', `<p>${sought}</p><p>${sum}</p>`)).toBe(sum);
    expect(
      shown('takes_wholesale', '<p>Dealer inquiries welcome!</p><p>First dealer order $150 minimum.</p>'),
    ).toBe('Dealer inquiries welcome!');
    const gets =
      'Apothecaries, yoga studios and clinics receive 45% off retail through an Acme wholesale account.';
    expect(shown('takes_wholesale', `<p>${gets}</p><p>Ready? Write to Ash at ash@acme.com.</p>`)).toBe(gets);
  });

  it('who may buy in few words, rather than a title, or who sells to others', () => {
    const only = 'Independent pet shops and country outfitters only, please.';
    expect(shown('takes_wholesale', `<h1>Become a stockist</h1><p>${only}</p>`)).toBe(only);
    const own = 'Shops: we deliver tins ourselves, twice a week.';
    const others = 'Restaurants: our catering tubs are sold by Bidvale Foodservice.';
    expect(shown('takes_wholesale', `<p>${others}</p><p>${own}</p>`)).toBe(own);
    const asked = 'Sie führen einen Hofladen? Gern senden wir Ihnen unsere Händlerpreisliste.';
    expect(shown('takes_wholesale', `<p>${asked}</p>`)).toBe(asked);
  });

  it('thanks for the wish to carry it, rather than which papers to send', () => {
    const thanks = 'Thanks for your interest in carrying Acme!';
    const papers = 'Send your resale certificate to us and we will send a catalog.';
    expect(shown('takes_wholesale', `<p>${thanks}</p><p>${papers}</p>`)).toBe(thanks);
  });

  it('not a list of those who sell it', () => {
    const list = 'Shops that carry our mugs: Perch, Wren and Co, The Bothy.';
    const called = 'Shopkeepers: our line sheet goes out every March. Ask for it at kiln@acme.com.';
    expect(shown('takes_wholesale', `<p>${list}</p><p>${called}</p>`)).toBe(called);
  });

  it('a price policy’s own words, rather than its title in a line above', () => {
    const says = 'Acme has adopted this Minimum Advertised Price Policy to protect its name.';
    const title = 'Unilateral Minimum Advertised Price Policy';
    expect(
      shown('map_policy', `<ul><li>${title}</li></ul><h1>${title}</h1><p>${says}</p>`, 'trade_terms'),
    ).toBe(says);
  });

  it('how shops order, rather than a title or a word on how to begin', () => {
    const order = 'Nurseries and florists order by the half dozen, and so can you.';
    expect(shown('takes_wholesale', `<p>For shops</p><p>${order}</p>`)).toBe(order);
    const ask = 'Toy stores ask for our dealer sheet.';
    const off = 'Dealers: half off a dozen or more.';
    expect(shown('takes_wholesale', `<p>${ask}</p><p>${off}</p>`)).toBe(off);
    expect(stated('takes_wholesale', '<p>Request an account</p>', 'support')).toBeUndefined();
  });

  it('how to open an account, rather than where to write', () => {
    const open = 'Download our new account form, then return it by post.';
    expect(shown('takes_wholesale', `<p>Fill in this and we will send our catalog.</p><p>${open}</p>`)).toBe(
      open,
    );
  });

  it('the answer to who asks, rather than thanks', () => {
    const thanks = '<p>Thank you for considering Acme for your shelves!</p>';
    expect(
      shown('takes_wholesale', `${thanks}<h3>Do you wholesale?</h3><p>We do! See our wholesale page.</p>`),
    ).toBe('Do you wholesale? We do! See our wholesale page.');
  });

  it('and neither what those ask who apply already, nor what every visitor is offered', () => {
    const form = 'Fill in this form and we will send our catalog.';
    expect(shown('takes_wholesale', `<p>Questions before you apply? team@acme.com</p><p>${form}</p>`)).toBe(
      form,
    );
    expect(stated('takes_wholesale', '<p>Livraison offerte dès 60 €.</p>')).toBeUndefined();
  });

  it('a title that says what for, rather than what it asks of the reader', () => {
    const title = 'Become an Acme stockist';
    expect(
      shown('takes_wholesale', `<h2>${title}</h2><p>Tell us about your shop in five questions.</p>`),
    ).toBe(title);
  });

  it('who buys and on what terms, rather than one of the two', () => {
    const both = 'Galleries and gift shops buy from us at wholesale prices.';
    expect(shown('takes_wholesale', `<p>We sell to stores.</p><p>${both}</p>`)).toBe(both);
  });

  it('whom it sells to, also where the sentence goes on with whom it doesn’t', () => {
    const sold =
      'Acme is available to golf clubs and pro shops, and is not sold to big box or online retailers.';
    expect(
      shown('takes_wholesale', `<p>${sold} Open an account by emailing your permit to clubs@acme.com.</p>`),
    ).toBe(sold);
  });

  it('for each name of a list the sentence that names it, the one that names most first', () => {
    const page =
      '<p>In Japan ask our distributor Aoyama Foods KK.</p><p>Our distributors: Maple Supply Ltd in Canada, Alpen Handels GmbH in Austria and Aoyama Foods KK in Japan.</p><p>In Spain our distributor is Selectos Castilla.</p>';
    expect(
      allStated('distributors', page).map(({ value, sentence }) => [value, sentence.slice(0, 16)]),
    ).toEqual([
      [['Maple Supply Ltd', 'Alpen Handels GmbH', 'Aoyama Foods KK'], 'Our distributors'],
      [['Selectos Castilla'], 'In Spain our dis'],
    ]);
  });

  it('a list with each of its lines once', () => {
    const markup =
      '<h2>Distributors</h2><table><tr><th>Country</th><th>Firm</th><th>Mail</th></tr><tr><td>Canada</td><td>Selkirk Gear Supply</td><td>orders</td></tr></table>';
    expect(shown('distributors', markup)?.match(/Selkirk/g)).toHaveLength(1);
  });
});

describe('an answer is known by what was asked', () => {
  it.each([
    ['Can you supply our shop?', 'We’re flattered, but no.', 'no'],
    ['Do you supply shops?', 'We used to.', 'no'],
    ['Verkaufen Sie auch an Läden?', 'Ja, sehr gern.', 'yes'],
    ['Kann ich Ihre Produkte in meinem Laden anbieten?', 'Leider nein, nur im Onlineshop.', 'no'],
    ['Posso vendere i vostri prodotti?', 'Certo, lavoriamo con botteghe.', 'yes'],
    ['Do you have a store map?', 'Yes, below.', undefined],
  ])('“%s” “%s”', (question, answer, says) => {
    expect(value('takes_wholesale', `<h3>${question}</h3><p>${answer}</p>`, 'support')).toBe(says);
  });

  it.each([
    ['Zijn jullie op bol of Amazon?', 'Nee, wij verkopen niet via bol of Amazon.'],
    ['¿Estáis en Amazon?', 'No vendemos en Amazon.'],
  ])('and where a brand sells itself is no rule for others: “%s”', (question, answer) => {
    expect(value('marketplaces', `<h3>${question}</h3><p>${answer}</p>`, 'support')).toBeUndefined();
  });
});

describe('a line speaks to shops that begins with them', () => {
  it.each([
    'Gift shop folks: a tray is 24 bars, all one kind.',
    'Shopkeepers, rolls come by the half dozen.',
    'Hofläden holen ihre Kisten am liebsten selbst ab.',
  ])('“%s”', (sentence) => {
    expect(value('takes_wholesale', `<p>${sentence}</p>`, 'other')).toBe('yes');
  });

  it.each(['Stockists: Green Hollow, Stowe; Penobscot Dry Goods, Camden.', 'Tack shops: nell@acme.com'])(
    'and not where it only names them: “%s”',
    (sentence) => {
      expect(value('takes_wholesale', `<p>${sentence}</p>`, 'other')).toBeUndefined();
    },
  );
});

describe('rules are known without the words that name them', () => {
  it.each([
    ['Queda prohibida la reventa en Amazon u otros portales de terceros.', 'forbidden'],
    ['Resale through any site you do not own will end our relationship.', 'forbidden'],
    [
      'The Reseller shall sell solely from the premises and the website named in the application.',
      'forbidden',
    ],
    ['Amazon is ours. Anywhere else you would like to sell is up to you.', 'amazon_forbidden'],
    ['Where you sell is your business: shop, web, Amazon, a stall.', 'allowed'],
  ])('for marketplaces: “%s”', (sentence, rule) => {
    expect(value('marketplaces', `<p>${sentence}</p>`)).toBe(rule);
  });

  it('for gift cards they bind nobody', () => {
    expect(
      value('marketplaces', '<p>Our gift cards can’t be bought on Amazon or eBay.</p>', 'support'),
    ).toBeUndefined();
  });

  it.each([
    'We publish the lowest price at which our parts may be shown.',
    'Nothing of ours may be advertised for less than the prices on our list.',
  ])('for prices: “%s”', (sentence) => {
    expect(value('map_policy', `<p>${sentence}</p>`)).toBe('yes');
  });

  it.each([
    ['First basket: $750 net. After that a single bolt, if you like.', 75_000],
    ['To get on the books you buy $600 worth in one go.', 60_000],
    ['Die Grundbestückung fürs Regal liegt bei 1.200 € netto.', 120_000],
  ])('for first orders: “%s”', (sentence, cents) => {
    expect(value('minimum_opening_order', `<p>${sentence}</p>`)).toMatchObject({ cents });
  });
});

it.each(['<div><b>$200</b><span>opening order</span></div>', '<h3>$200</h3><p>opening order</p>'])(
  'a figure and what stands below it are one: %s',
  (markup) => {
    expect(stated('minimum_opening_order', markup)).toMatchObject({
      value: { cents: 20_000, currency: 'USD' },
      sentence: '$200 opening order',
    });
  },
);

it.each([
  '<p>Our range is available to the trade through the following distributors:</p><ul><li>Northern Outdoor Ltd – UK &amp; Ireland</li><li>Nordisk Import AB – Sweden</li></ul>',
  '<p>UK distribution: Northern Outdoor Ltd</p><p>EU distribution: Nordisk Import AB</p>',
])('firms to which a long lead or a short label leads are distributors: %s', (markup) => {
  expect(
    allStated('distributors', markup).flatMap(({ value: names }) => (Array.isArray(names) ? names : [])),
  ).toEqual(['Northern Outdoor Ltd', 'Nordisk Import AB']);
});

it.each([
  ['Canadian retailers should contact Maple Goods Inc. in Toronto.', ['Maple Goods Inc.']],
  ['In the Benelux our range is carried by Van Dijk Trading B.V. in Utrecht.', ['Van Dijk Trading B.V.']],
  ['Für Österreich: Alpenkraut Handels GmbH, Wien.', ['Alpenkraut Handels GmbH']],
  ['Shops should contact Jane Doe.', undefined],
  ['Our soaps are carried by Whole Foods and Harrods.', undefined],
  ['Payment: Acme Inc. takes cards.', undefined],
])('firms to which shops of a place are sent: %s', (sentence, firms) => {
  expect(value('distributors', `<p>${sentence}</p>`)).toEqual(firms);
});

it('the firms of several places are shown together, with what introduces them', () => {
  const list =
    '<p>Shops abroad are served on the spot.</p><p>Germany: Alpen Handels GmbH, Linz</p><p>France: Maison Falaise SARL, Lyon</p>';
  expect(shown('distributors', list)).toBe(
    'Shops abroad are served on the spot. · Germany: Alpen Handels GmbH, Linz · France: Maison Falaise SARL, Lyon',
  );
});

it('a market place is no firm that distributes', () => {
  const rule = 'Der Vertrieb über Online-Marktplätze ist nur mit schriftlicher Genehmigung gestattet.';
  expect(value('distributors', `<p>${rule}</p>`)).toBeUndefined();
});

it('entries that are a list by their signs alone are shown together, with what introduces them', () => {
  const asked =
    '<p>To open an account we need:</p><p>• Sales tax permit<br>• EIN<br>• Two credit references</p>';
  expect(value('documents', asked)).toEqual(['resale_certificate', 'tax_id', 'trade_references']);
  expect(shown('documents', asked)).toBe(
    'To open an account we need: · Sales tax permit · EIN · Two credit references',
  );
});

it('a firm’s seat behind its legal form is no second firm', () => {
  expect(value('distributors', '<p>Vertrieb in der Schweiz: Alpina Haushalt AG, Zug.</p>')).toEqual([
    'Alpina Haushalt AG',
  ]);
});

it('that a house keeps no shop itself says nothing of others', () => {
  const asked = '<h3>Do you have a brick and mortar shop?</h3><p>No, we are online only.</p>';
  expect(stated('takes_wholesale', asked, 'support')).toBeUndefined();
});

it('a firm behind its country is a distributor', () => {
  expect(
    value(
      'distributors',
      '<p>In Germania ci distribuisce Feinkost Brunnthaler, in Svizzera la Sapori Ticino SA.</p>',
    ),
  ).toEqual(['Feinkost Brunnthaler', 'Sapori Ticino SA']);
});

it('a page of dealers that says what they order is no list of them', () => {
  const page =
    '<h1>Dealers</h1><p>Our tools are sold through hardware stores and lumber yards.</p><p>An initial stocking order of $1,500 is required.</p>';
  expect(value('minimum_opening_order', page)).toEqual({ cents: 150_000, currency: 'USD' });
});

it('new shops of a house’s own refuse nobody', () => {
  const own = '<p>We’re adding two new stores this spring, one in Leeds and one in Bath.</p>';
  expect(stated('takes_wholesale', own, 'other')).toBeUndefined();
});

it('what another house’s address is called is no word of this one’s', () => {
  const beans = '<p>Beans by Roastworks, wholesale@roastworks.com</p>';
  expect(stated('takes_wholesale', beans, 'other')).toBeUndefined();
  expect(shown('takes_wholesale', '<p>Write to wholesale@acme.com for our list.</p>')).toBe(
    'Write to wholesale@acme.com for our list.',
  );
});

it('a price policy is asked for by that name as well', () => {
  const asked = '<h3>Do you have a price policy?</h3><p>Yes. Online prices stay at list.</p>';
  expect(value('map_policy', asked)).toBe('yes');
  expect(value('map_policy', asked, 'support')).toBeUndefined();
});
