import { describe, expect, it } from 'vitest';
import { discover, FOUND, nav, page } from '../../../../test/support/discovery-world.ts';

const HOME = page('Acme | Camp stoves', nav(['/wholesale', 'Wholesale'], ['/contact', 'Contact']));
const CONTACT = page('Contact', '<p>Campers: hello@acme.com</p>');
const SENT_ON = page(
  'Wholesale',
  '<p>Wholesale orders are handled by our parent company, Peak Brands. See <a href="https://peakbrands.com/retailers">their page for retailers</a>.</p>',
);
const ownersPage = (words: string) =>
  `<html><head><title>For retailers | Peak Brands</title></head><body><p>Shops can order Acme and our other brands at wholesale.</p><p>${words}</p></body></html>`;

const wayInWith = async (words: string) =>
  (
    await discover({
      results: FOUND,
      pages: {
        'acme.com/': HOME,
        'acme.com/contact': CONTACT,
        'acme.com/wholesale': SENT_ON,
        'peakbrands.com/': page('Peak Brands', ''),
        'peakbrands.com/retailers': ownersPage(words),
      },
    })
  ).wayIn?.value;

describe('on the page for shops of the house to which a brand belongs', () => {
  it.each(['accounts@peakbrands.com', 'admin@peakbrands.com', 'verwaltung@peakbrands.com'])(
    'the desk that is given to them is theirs, whatever else it does: %s',
    async (address) => {
      expect(await wayInWith(`Write to <a href="mailto:${address}">${address}</a>.`)).toBe(address);
    },
  );

  it.each(['ap@peakbrands.com', 'press@peakbrands.com', 'careers@peakbrands.com'])(
    'a desk that never serves them isn’t: %s',
    async (address) => {
      expect(await wayInWith(`And our other desk: ${address}`)).toBe('hello@acme.com');
    },
  );
});

it.each([
  ['whose trade desk looks after all our shops', 'Since spring Acme has belonged to Peak Brands'],
  ['who answer shops', 'Acme is owned by Peak Brands'],
])('a page that knows its owner leads to the owner’s desk for the trade: %s', async (rest, owner) => {
  const { wayIn } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': HOME,
      'acme.com/contact': CONTACT,
      'acme.com/wholesale': page(
        'Retailers',
        `<p>${owner}, ${rest}.</p><p>For an account go to <a href="https://peakbrands.com/trade">Peak’s trade page</a>.</p>`,
      ),
      'peakbrands.com/': page('Peak Brands', ''),
      'peakbrands.com/trade':
        '<title>Trade</title><p>Shops may open an account for any of our brands.</p><p>The trade desk: tradedesk@peakbrands.com</p>',
    },
  });
  expect(wayIn?.value).toBe('tradedesk@peakbrands.com');
});

it('where shops write to the owner its terms for them are the brand’s, though no link leads there', async () => {
  const { wayIn, policy } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page('Acme | Camp stoves', nav(['/help', 'Help'])),
      'acme.com/help': page(
        'Help',
        '<p>Acme is part of <a href="https://peakbrands.com">Peak Brands</a>.</p><p>Do you sell to shops? Accounts for all brands are opened at Peak Brands; write to wholesale@peakbrands.com.</p>',
      ),
      'peakbrands.com/': page('Peak Brands', nav(['/wholesale', 'Wholesale'])),
      'peakbrands.com/wholesale': page(
        'Wholesale | Peak Brands',
        '<p>Minimum opening order per brand: $350.</p>',
      ),
    },
  });
  expect(wayIn?.value).toBe('wholesale@peakbrands.com');
  expect(policy).toContainEqual(
    expect.objectContaining({
      field: 'minimum_opening_order',
      value: { cents: 35_000, currency: 'USD' },
      url: 'https://peakbrands.com/wholesale',
    }),
  );
});

it('a page of questions is read behind two pages of rules for those who sell already', async () => {
  const links: [string, string][] = [
    ['/wholesale', 'Wholesale'],
    ['/map-policy', 'MAP policy'],
    ['/authorized-sellers', 'Authorized sellers'],
    ['/faq', 'FAQ'],
  ];
  const { policy } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page('Acme | Camp stoves', nav(...links)),
      'acme.com/wholesale': page('Wholesale', '<p>Shops, write to buyers@acme.com.</p>'),
      'acme.com/map-policy': page('MAP policy', '<p>Retailers may not advertise below MAP.</p>'),
      'acme.com/authorized-sellers': page('Authorized sellers', '<p>Nobody may sell Acme on Amazon.</p>'),
      'acme.com/faq': page(
        'FAQ',
        '<h4>What is the minimum for a new wholesale account?</h4><p>$600, which is about eight stoves.</p>',
      ),
    },
  });
  expect(policy).toContainEqual(
    expect.objectContaining({
      field: 'minimum_opening_order',
      value: { cents: 60_000, currency: 'USD' },
      url: 'https://acme.com/faq',
    }),
  );
});
