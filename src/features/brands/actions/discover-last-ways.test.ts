import { describe, expect, it } from 'vitest';
import { discover, FOUND, nav, page } from '../../../../test/support/discovery-world.ts';

const HOME = page('Acme | Camp stoves', nav(['/contact', 'Contact'], ['/story', 'Our story']));
const FORM =
  '<form action="/send"><input name="name"><input type="email" name="email"><textarea name="message"></textarea></form>';

describe('where nothing better is known, a brand is reached', () => {
  it('by the contact form of a site that gives no address', async () => {
    const { wayIn, outcome } = await discover({
      results: FOUND,
      pages: { 'acme.com/': HOME, 'acme.com/contact': page('Contact', `<h1>Contact</h1>${FORM}`) },
    });
    expect(outcome).toBe('found_form');
    expect(wayIn).toEqual({
      kind: 'form',
      value: 'https://acme.com/contact',
      reason: 'The site gives no address; its contact form reaches the brand.',
    });
  });

  it('by the desk on a page of how to order, where the page of stores lists those that have its goods', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page(
          'Acme | Camp stoves',
          nav(['/ordering', 'Ordering'], ['/stores', 'Stores'], ['/contact', 'Contact']),
        ),
        'acme.com/stores': page('Stores', '<p>Little Lantern, Bath · Mudpie, Portland</p>'),
        'acme.com/contact': page('Contact', '<p>mail@acme.com</p>'),
        'acme.com/ordering': page(
          'Ordering',
          '<h1>Ordering</h1><h3>Outdoor shops</h3><p>Yes, we sell at wholesale. Opening orders are $200. Write to Hal (hal@acme.com).</p>',
        ),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'hal@acme.com' });
  });

  it('by a page for shops that nothing links to, rather than by an address for everybody', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': HOME,
        'acme.com/contact': page('Contact', '<p>hello@acme.com</p>'),
        'acme.com/sitemap.xml': '<urlset><url><loc>https://acme.com/stocking-our-stoves</loc></url></urlset>',
        'acme.com/stocking-our-stoves': page('Stocking our stoves', '<p>Shops: write to dora@acme.com</p>'),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'dora@acme.com' });
  });

  it('by such a form wherever it stands, but not by one for comments', async () => {
    const home = page('Acme | Camp stoves', nav(['/holla', 'Yodel']));
    const { wayIn } = await discover({
      results: FOUND,
      pages: { 'acme.com/': home, 'acme.com/holla': page('Yodel', FORM) },
    });
    expect(wayIn).toMatchObject({ kind: 'form', value: 'https://acme.com/holla' });
    const comments = FORM.replace('action="/send"', 'action="/wp-comments-post.php"');
    const { outcome } = await discover({
      results: FOUND,
      pages: { 'acme.com/': home, 'acme.com/holla': page('Yodel', comments) },
    });
    expect(outcome).toBe('no_contact');
  });

  it('by its address for everybody rather than by that form', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: { 'acme.com/': HOME, 'acme.com/contact': page('Contact', `<p>hello@acme.com</p>${FORM}`) },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'hello@acme.com' });
  });

  const onMarket =
    '<p>Keep a shop? Find our stoves on <a href="https://www.faire.com/brand/acme">Faire</a>.</p>';

  it('at a market for shops, which a page in passing names', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: { 'acme.com/': page('Acme | Camp stoves', onMarket) },
    });
    expect(wayIn).toMatchObject({ kind: 'form', value: 'https://www.faire.com/brand/acme' });
  });

  it('by its own address before such a market', async () => {
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme | Camp stoves', `${onMarket}${nav(['/contact', 'Contact'])}`),
        'acme.com/contact': page('Contact', '<p>hello@acme.com</p>'),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'hello@acme.com' });
  });
});

describe('where customer service is all that the contact page gives, a shop is told of', () => {
  const home = (...links: [string, string][]) =>
    page('Acme | Camp stoves', nav(['/kontakt', 'Kontakt'], ...links));
  const kontakt = page('Kontakt', '<p>Fragen zu Ihrer Bestellung? kundenservice@acme.com</p>');

  it('a desk in the terms of business', async () => {
    const { best } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': home(['/datenschutz', 'Datenschutz'], ['/agb', 'AGB']),
        'acme.com/kontakt': kontakt,
        'acme.com/agb': page(
          'AGB',
          '<h2>§ 8 Widerruf</h2><p>widerruf@acme.com</p><h2>§ 9 Händler</h2><p>Anfragen von Händlern richten Sie bitte an handel@acme.com.</p>',
        ),
      },
    });
    expect(best?.address).toBe('handel@acme.com');
  });

  it('the house’s own address on the imprint', async () => {
    const { best, fetched } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': home(['/impressum', 'Impressum'], ['/datenschutz', 'Datenschutz']),
        'acme.com/kontakt': kontakt,
        'acme.com/impressum': page('Impressum', '<p>Acme GmbH, Hamburg, info@acme.com</p>'),
      },
    });
    expect(best?.address).toBe('info@acme.com');
    expect(fetched.some((url) => url.includes('datenschutz'))).toBe(false);
  });
});

it.each([
  ['a refresh', '<meta http-equiv="refresh" content="0; url=/accounts-desk">'],
  ['a script', '<script>location.replace("/accounts-desk")</script>'],
])('a page for shops that only sends its readers on by %s is followed', async (_, sentOn) => {
  const { best } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page('Acme | Camp stoves', nav(['/wholesale', 'Wholesale'])),
      'acme.com/wholesale': `<html><head>${sentOn}</head></html>`,
      'acme.com/accounts-desk': page('Wholesale', '<p>Shops write to orders@acme.com</p>'),
    },
  });
  expect(best?.address).toBe('orders@acme.com');
});

it.each(['hello@acme.com', 'orders@acme.com'])(
  '%s comes before such a market, given beside it by the page for shops',
  async (address) => {
    const trade = `<p>Orders go through <a href="https://www.faire.com/brand/acme">Faire</a>.</p><p>Not on Faire? ${address}</p>`;
    const { wayIn } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page('Acme | Camp stoves', nav(['/wholesale', 'Wholesale'])),
        'acme.com/wholesale': page('Wholesale', trade),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: address });
  },
);

describe('a brand’s own front page sends shops to another company', () => {
  const group = page('Other Group: trade', '<p>Shops of Acme, write to tradedesk@othergroup.com</p>');

  it('whose page is read, where a link for shops leads there or it is the owner’s', async () => {
    for (const links of [
      '<a href="https://othergroup.com/shops">Wholesale orders</a>',
      '<a href="https://othergroup.com/trade">Trade</a><footer>An Other Group brand.</footer>',
    ]) {
      const { wayIn, fetched } = await discover({
        results: FOUND,
        pages: {
          'acme.com/': page('Acme | Camp stoves', links),
          'othergroup.com/shops': group,
          'othergroup.com/trade': group,
        },
      });
      expect(wayIn).toMatchObject({ kind: 'address', value: 'tradedesk@othergroup.com' });
      expect(fetched).toHaveLength(2);
    }
  });

  it('whose address it gives, while a stranger’s is refused in so many words', async () => {
    const { wayIn, trail } = await discover({
      results: FOUND,
      pages: {
        'acme.com/': page(
          'Acme | Camp stoves',
          '<p>Wholesale: desk@othergroup.com</p><p>A review by bob@blog.com</p>',
        ),
      },
    });
    expect(wayIn).toMatchObject({ kind: 'address', value: 'desk@othergroup.com' });
    expect(trail).toContainEqual({
      step: 'refused',
      url: 'https://acme.com/',
      detail: 'bob@blog.com is another company’s',
    });
  });
});

describe('an address that is called like its page is that page’s desk', () => {
  const pages = {
    'acme.com/': page('Acme | Camp stoves', nav(['/mentors', 'Mentors'], ['/hello', 'Say hello'])),
    'acme.com/mentors': page('Mentors', '<p>Teach with us: mentors@acme.com</p>'),
  };

  it('and left out where another is known', async () => {
    const { contacts } = await discover({
      results: FOUND,
      pages: { ...pages, 'acme.com/hello': page('Say hello', '<p>hello@acme.com</p>') },
    });
    expect(contacts.map(({ address }) => address)).toEqual(['hello@acme.com']);
  });

  it('but kept where none is', async () => {
    const { contacts } = await discover({ results: FOUND, pages });
    expect(contacts.map(({ address }) => address)).toEqual(['mentors@acme.com']);
  });
});

it('a page that turns out to be for shops is read for all that it says to them', async () => {
  const { policy } = await discover({
    results: FOUND,
    pages: {
      'acme.com/': page('Acme | Camp stoves', nav(['/for-the-fire', 'For the fire'])),
      'acme.com/for-the-fire': page(
        'For the fire',
        '<p>Acme is stocked by camp stores. To be one of them, send your resale certificate to fire@acme.com; your first crate is $350 or over.</p>',
      ),
    },
  });
  expect(policy.map(({ field, value }) => [field, value])).toEqual(
    expect.arrayContaining([
      ['takes_wholesale', 'yes'],
      ['minimum_opening_order', { cents: 35_000, currency: 'USD' }],
      ['documents', ['resale_certificate']],
    ]),
  );
});
