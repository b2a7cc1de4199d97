import { describe, expect, it } from 'vitest';
import { allStated, said, stated } from './fixtures/said.ts';

describe('what a first order comes to', () => {
  it.each([
    ['Wholesale minimum: $200 USD.', '200 USD'],
    ['Accounts are opened with an order of $350.', '350 USD'],
    ['New wholesale accounts start at $500.', '500 USD'],
    ['Retailers can get started for $125.', '125 USD'],
    ['For your first order we recommend $400; the minimum is $200.', '200 USD'],
    ['Most shops open with about $400. The smallest first order we take is $200.', '200 USD'],
    ['Die meisten bestellen im Schnitt 400 €. Erstbestellung ab 200 €.', '200 EUR'],
  ])('%s', (sentence, sum) => {
    expect(said('minimum_opening_order', `<p>${sentence}</p>`)).toBe(sum);
  });
});

describe('that shops can buy later is a no for now', () => {
  it.each([
    'Wholesale applications reopen in January 2027.',
    'Our wholesale program resumes in March.',
    'New wholesale accounts will open again in spring.',
    'We’re taking a break from wholesale while we move studios.',
    'Ab März nehmen wir wieder neue Händler auf.',
    'Les ouvertures de compte reprendront en janvier.',
    'Le aperture di nuovi account riapriranno a marzo.',
  ])('%s', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe('closed_for_now');
  });

  it.each([
    'We opened our wholesale program in January. Apply today.',
    'Our warehouse will be closed until January 5. Wholesale orders placed now ship in the new year.',
    'Wholesale orders open on our B2B portal, where new stores can apply.',
  ])('which this isn’t: %s', (sentence) => {
    expect(said('takes_wholesale', `<p>${sentence}</p>`)).toBe('yes');
  });
});

describe('an invitation without a word of trade is heard on any page', () => {
  it.each(['contact', 'about', 'other'] as const)('on one of the kind %s', (kind) => {
    for (const sentence of [
      'Interested in carrying our products? Email us at hello@acme.com.',
      'Interested in stocking our candles? Email us.',
      'Want to stock our teas? Drop us a line.',
    ])
      expect(said('takes_wholesale', `<p>${sentence}</p>`, kind)).toBe('yes');
  });

  it.each([
    'Interested in our affiliate program? Earn 10% selling our products.',
    'We stock our warehouse every Friday.',
    'Selling our house brought us here in 2012.',
  ])('but not in %s', (sentence) => {
    expect(stated('takes_wholesale', `<p>${sentence}</p>`, 'contact')).toBeUndefined();
  });

  it('and so is what shops get beside free shipping', () => {
    expect(said('takes_wholesale', '<p>Stockists get 50% off retail and free shipping over $300.</p>')).toBe(
      'yes',
    );
  });
});

describe('a price below which nobody may go is known without its name', () => {
  it.each([
    'Retailers agree to sell at or above our suggested retail price.',
    'Retailers must respect our RRP.',
    'We ask that you not discount Acme more than 10% below retail without asking.',
    'Die unverbindliche Preisempfehlung darf nicht öffentlich unterschritten werden.',
    'Nos revendeurs s’engagent à ne pas vendre en dessous du prix conseillé.',
    'No se permite anunciar por debajo del PVP recomendado.',
    'Adverteren onder de adviesprijs is niet toegestaan.',
  ])('%s', (sentence) => {
    expect(said('map_policy', `<p>${sentence}</p>`)).toBe('yes');
  });

  it.each(['Candles are sold at or above market price.', 'Our suggested retail price is $24.'])(
    'but not from %s',
    (sentence) => {
      expect(stated('map_policy', `<p>${sentence}</p>`)).toBeUndefined();
    },
  );
});

describe('a website is asked for', () => {
  it('where it is to be sent among other things', () => {
    const sentence = 'To apply, send us: your business name, website and resale number.';
    expect(stated('documents', `<p>${sentence}</p>`)?.value).toEqual(['resale_certificate', 'website_url']);
  });

  it.each([
    'Acme is available at wholesale to verified retailers with a physical store or a website of their own.',
    'We sell to shops with a storefront or an active business website.',
    'Stores that have a website of their own may apply.',
    'You may sell in your store and on your own website.',
  ])('and not where it is what a shop has to have: %s', (sentence) => {
    expect(allStated('documents', `<p>${sentence}</p>`)).toEqual([]);
  });
});

describe('who serves the shops of a place distributes there', () => {
  it.each([
    ['Retailers in the UK and Ireland are served by Bramley Trading Ltd.', ['Bramley Trading Ltd.']],
    [
      'In Canada, please contact Northline Distribution Inc.; in the UK, Fellgate Trading Ltd.',
      ['Northline Distribution Inc.', 'Fellgate Trading Ltd.'],
    ],
    ['Unser Partner für den Fachhandel in der Schweiz ist die Alpenhandel AG.', ['Alpenhandel AG']],
    [
      'Our trade partner for Australia is Southern Cross Imports Pty Ltd.',
      ['Southern Cross Imports Pty Ltd.'],
    ],
    ['Northline Distribution Inc. takes care of Canada.', ['Northline Distribution Inc.']],
  ])('%s', (sentence, names) => {
    expect(stated('distributors', `<p>${sentence}</p>`)?.value).toEqual(names);
  });
});

describe('who alone may sell on Amazon leaves it to nobody else', () => {
  it.each([
    'We are the only authorized seller of Acme on Amazon.',
    'Acme is the sole authorized Amazon retailer of its goods.',
    'Wir sind der einzige autorisierte Händler unserer Produkte auf Amazon.',
    'Nous sommes le seul revendeur autorisé de nos produits sur Amazon.',
  ])('%s', (sentence) => {
    expect(said('marketplaces', `<p>${sentence}</p>`)).toBe('amazon_forbidden');
  });

  it('and so do sales in a shop’s own place alone', () => {
    const sentence = 'Online sales are limited to your own website.';
    expect(said('marketplaces', `<p>${sentence}</p>`)).toBe('forbidden');
  });
});

it('an answer may say no at its end', () => {
  const answer =
    '<h3>Can my shop carry your boots?</h3><p>We make forty pairs a month and sell them all here, so no.</p>';
  expect(said('takes_wholesale', answer, 'support')).toBe('no');
});

it('a title names the currency of the figure behind it', () => {
  expect(said('minimum_opening_order', '<p>Opening order minimum (£): 200</p>')).toBe('200 GBP');
});

it('a list of terms may have no price below which nobody may go', () => {
  expect(said('map_policy', '<table><tr><td>MAP policy</td><td>None</td></tr></table>')).toBe('no');
});
