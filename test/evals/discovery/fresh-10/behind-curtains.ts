import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { builder } from './shells/carts.ts';
import { tidy } from './shells/plain.ts';
import { blocks } from './shells/shopify.ts';

/** As Cloudflare hides an address: the first byte is what the others are mixed with. */
const cloaked = (address: string) => {
  const key = 0x5a;
  const bytes = [key, ...[...address].map((sign) => sign.charCodeAt(0) ^ key)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const entities = (address: string) => [...address].map((sign) => `&#${sign.charCodeAt(0)};`).join('');

export const cases: readonly DiscoveryCase[] = [
  // Addresses that aren't printed as such.
  brand(builder, {
    name: 'Gristmill & Gray',
    host: 'gristmillandgray.test',
    tagline: 'Stone-milled pancake mix',
    menu: ['Mixes /shop/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Buckwheat Mix 24 oz | $11.00', 'Corn Mix 24 oz | $10.00'],
    home: '<h2 class="elementor-heading-title">Sunday, any day</h2>',
    pages: {
      '/contact/': [
        'Contact',
        `<p>Home cooks: <a href="/cdn-cgi/l/email-protection#${cloaked('kitchen@gristmillandgray.test')}"><span class="__cf_email__" data-cfemail="${cloaked('kitchen@gristmillandgray.test')}">[email&#160;protected]</span></a></p>`,
      ],
      '/wholesale/': [
        'Wholesale',
        `<p>Grocers, inns and bakeries can buy our mixes at wholesale, six bags to a case. Opening orders begin at $160 and reorders at $80.</p><p>Email <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloaked('millers@gristmillandgray.test')}">[email&#160;protected]</a> for the order sheet.</p><script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>`,
      ],
    },
    titles: ['Gristmill & Gray Buckwheat Pancake Mix 24 oz', 'Gristmill & Gray Corn Mix'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('millers@gristmillandgray.test'),
      policy: {
        takes_wholesale: yes(
          'Grocers, inns and bakeries can buy our mixes at wholesale, six bags to a case.',
          '/wholesale/',
        ),
        minimum_opening_order: says(160, 'Opening orders begin at $160 and reorders at $80.', '/wholesale/'),
        minimum_reorder: says(80, 'Opening orders begin at $160 and reorders at $80.', '/wholesale/'),
        currency: 'USD',
      },
    },
  }),
  brand(tidy, {
    name: 'Halfmoon Harmonicas',
    host: 'www.halfmoonharmonicas.test',
    tagline: 'Brass-reed harmonicas',
    menu: ['Harmonicas /shop/', 'Keys /keys/', 'Music stores /music-stores/', 'Contact /contact/'],
    foot: ['Music stores /music-stores/', 'Contact /contact/'],
    range: ['Diatonic in C | $49.00', 'Case of 7 keys | $299.00'],
    home: '<h2>Breathe in, too</h2>',
    pages: {
      '/keys/': ['Keys', '<p>Play in G with a C: cross harp.</p>'],
      '/contact/': ['Contact', `<p>Players: ${entities('play@halfmoonharmonicas.test')}</p>`],
      '/music-stores/': [
        'Music stores',
        '<p>Music stores buy from us directly, at 45% off retail. Your first order has to be $375 or above. We set a minimum advertised price for every model.</p><p>Orders and questions: dealers [at] halfmoonharmonicas [dot] test</p>',
      ],
    },
    titles: ['Halfmoon Harmonicas Diatonic in C', 'Halfmoon Harmonica Case of 7 Keys'],
    category: 'Musical Instruments',
    results: answers(amazon, itself, hit('https://halfmoonbar.test/', 'Half Moon Bar')),
    elsewhere: { 'halfmoonbar.test': other('Half Moon Bar', '<p>book@halfmoonbar.test</p>') },
    expected: {
      wayIn: writeTo('dealers@halfmoonharmonicas.test'),
      traps: ['book@halfmoonbar.test'],
      policy: {
        takes_wholesale: yes('Music stores buy from us directly, at 45% off retail.', '/music-stores/'),
        minimum_opening_order: says(375, 'Your first order has to be $375 or above.', '/music-stores/'),
        currency: 'USD',
        map_policy: yes('We set a minimum advertised price for every model.', '/music-stores/'),
      },
    },
  }),
  // The trade is with the company above.
  brand(tidy, {
    name: 'Bluestem Bikewear',
    host: 'bluestembikewear.test',
    tagline: 'Gravel jerseys and bibs',
    menu: ['Jerseys /shop/', 'Sizing /sizing/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Prairie Jersey | $98.00', 'Tallgrass Bib | $160.00'],
    home: '<h2>Long roads, short cuffs</h2>',
    imprint: 'Bluestem Bikewear is part of <a href="https://kawvalleybrands.test/">Kaw Valley Brands</a>.',
    pages: {
      '/sizing/': ['Sizing', '<p>Size up for gravel.</p>'],
      '/contact/': ['Contact', `<p>Riders: ${mail('ride@bluestembikewear.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        '<p>Wholesale orders for Bluestem are handled by our parent company, Kaw Valley Brands. Please see <a href="https://kawvalleybrands.test/for-retailers">their page for retailers</a>.</p>',
      ],
    },
    elsewhere: {
      'kawvalleybrands.test': {
        '/': '<!DOCTYPE html><html><head><title>Kaw Valley Brands</title></head><body><nav><a href="/for-retailers">For retailers</a> <a href="/press">Press</a></nav><h1>Four brands from one valley</h1><p>Bluestem Bikewear, Oxbow Gloves, Sunflower Saddlery and Limestone Lights.</p></body></html>',
        '/press':
          '<!DOCTYPE html><html><head><title>Press | Kaw Valley Brands</title></head><body><p>Journalists: press@kawvalleybrands.test</p></body></html>',
        '/for-retailers': `<!DOCTYPE html><html><head><title>For retailers | Kaw Valley Brands</title></head><body><nav><a href="/for-retailers">For retailers</a> <a href="/press">Press</a></nav><h1>For retailers</h1><p>Independent bike shops can order all four brands at wholesale with one account. The minimum for an opening order is $600. Reorders have a minimum of $200. None of our brands may be sold on Amazon.</p><p>Write to ${mail('accounts@kawvalleybrands.test')}.</p></body></html>`,
      },
    },
    titles: ['Bluestem Bikewear Prairie Jersey', 'Bluestem Bikewear Tallgrass Bib Shorts'],
    category: 'Sports & Outdoors',
    results: answers(itself, instagram, target),
    expected: {
      wayIn: writeTo('accounts@kawvalleybrands.test'),
      traps: ['press@kawvalleybrands.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Independent bike shops can order all four brands at wholesale with one account.',
          furtherWords: [
            'Wholesale orders for Bluestem are handled by our parent company, Kaw Valley Brands.',
          ],
          path: '/for-retailers',
        },
        minimum_opening_order: says(600, 'The minimum for an opening order is $600.', '/for-retailers'),
        minimum_reorder: says(200, 'Reorders have a minimum of $200.', '/for-retailers'),
        currency: 'USD',
        marketplaces: says('amazon_forbidden', 'None of our brands may be sold on Amazon.', '/for-retailers'),
      },
    },
  }),
  brand(blocks, {
    name: 'Tidy Otter',
    host: 'tidyotter.test',
    tagline: 'Bath toy organizers',
    menu: ['Organizers /collections/all', 'FAQ /pages/faq', 'Contact /pages/contact'],
    foot: ['FAQ /pages/faq', 'Contact /pages/contact'],
    range: ['Bath Net | $16.00', 'Corner Caddy | $24.00'],
    home: '<rte-formatter><h2>Drip-dry for ducks</h2></rte-formatter>',
    imprint: 'Tidy Otter is a Fenwick Home Products brand.',
    pages: {
      '/pages/faq': ['FAQ', '<p><strong>Does it mold?</strong></p><p>The mesh dries in an hour.</p>'],
      '/pages/contact': [
        'Contact',
        `<p>Parents: ${mail('splash@tidyotter.test')}</p><p>Retailers: Tidy Otter is sold to stores by our parent company, <a href="https://www.fenwickhome.test/become-a-customer">Fenwick Home Products</a>.</p>`,
      ],
    },
    elsewhere: {
      'www.fenwickhome.test': {
        '/': '<!DOCTYPE html><html><head><title>Fenwick Home Products</title></head><body><nav><a href="/our-brands">Our brands</a> <a href="/become-a-customer">Become a customer</a> <a href="/careers">Careers</a></nav><h1>Brands for tidy homes</h1></body></html>',
        '/our-brands':
          '<!DOCTYPE html><html><head><title>Our brands - Fenwick Home Products</title></head><body><h1>Our brands</h1><p><a href="https://tidyotter.test/">Tidy Otter</a>, Hookwell, Shelfless</p></body></html>',
        '/careers':
          '<!DOCTYPE html><html><head><title>Careers - Fenwick Home Products</title></head><body><p>Apply at careers@fenwickhome.test</p></body></html>',
        '/become-a-customer': `<!DOCTYPE html><html><head><title>Become a customer - Fenwick Home Products</title></head><body><nav><a href="/our-brands">Our brands</a> <a href="/careers">Careers</a></nav><h1>Become a customer</h1><p>Retailers can buy Tidy Otter, Hookwell and Shelfless from us at wholesale. The minimum opening order is $1,000. Please send a completed credit application to ${mail('newaccounts@fenwickhome.test')}. Our brands may not be sold on Amazon or Walmart Marketplace.</p></body></html>`,
      },
    },
    titles: ['Tidy Otter Bath Toy Net', 'Tidy Otter Corner Bath Caddy'],
    category: 'Baby Products',
    results: answers(amazon, itself, faire),
    expected: {
      wayIn: writeTo('newaccounts@fenwickhome.test'),
      traps: ['careers@fenwickhome.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Retailers can buy Tidy Otter, Hookwell and Shelfless from us at wholesale.',
          furtherWords: [
            'Retailers: Tidy Otter is sold to stores by our parent company, Fenwick Home Products.',
          ],
          path: '/become-a-customer',
        },
        minimum_opening_order: says(1000, 'The minimum opening order is $1,000.', '/become-a-customer'),
        currency: 'USD',
        documents: says(
          ['credit_application'],
          'Please send a completed credit application to newaccounts@fenwickhome.test.',
          '/become-a-customer',
        ),
        marketplaces: says(
          'forbidden',
          'Our brands may not be sold on Amazon or Walmart Marketplace.',
          '/become-a-customer',
        ),
      },
    },
  }),
];
