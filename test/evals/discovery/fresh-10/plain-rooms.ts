import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { nephew, tidy } from './shells/plain.ts';

export const cases: readonly DiscoveryCase[] = [
  // An application of their own, on the page that tells the terms.
  brand(tidy, {
    name: 'Wickery & Rowe',
    host: 'wickeryandrowe.test',
    tagline: 'Coconut wax candles from Savannah',
    menu: ['Candles /shop/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Tidal Marsh 9 oz | $34.00', 'Gas Lamp 9 oz | $34.00'],
    home: '<h2>For rooms with the windows open</h2>',
    pages: {
      '/contact/': ['Contact', `<p>About an order of yours: ${mail('care@wickeryandrowe.test')}</p>`],
      '/wholesale/': [
        'Wholesale',
        `<p>Boutiques, florists and hotels can apply for a wholesale account here. Every application is read by Jo, within three business days.</p><ul><li>Opening order minimum: $300</li><li>Reorder minimum: $150</li><li>A valid resale certificate is required</li><li>No sales on Amazon, Etsy or any other marketplace</li></ul><form action="/wholesale/thanks/" method="post" class="grid gap-4"><label>Store name <input name="store" required></label><label>Your name <input name="name" required></label><label>Email <input type="email" name="email" required></label><label>Phone <input name="phone"></label><label>Tell us about your store <textarea name="about"></textarea></label><label>Resale certificate <input type="file" name="certificate"></label><button>Send application</button></form>`,
      ],
    },
    titles: ['Wickery & Rowe Tidal Marsh Candle 9 oz', 'Wickery & Rowe Gas Lamp Candle'],
    category: 'Home & Kitchen',
    results: answers(itself, faire, instagram),
    expected: {
      wayIn: fillIn('https://wickeryandrowe.test/wholesale/', 'https://wickeryandrowe.test/wholesale'),
      policy: {
        takes_wholesale: yes(
          'Boutiques, florists and hotels can apply for a wholesale account here.',
          '/wholesale/',
        ),
        minimum_opening_order: says(300, 'Opening order minimum: $300', '/wholesale/'),
        minimum_reorder: says(150, 'Reorder minimum: $150', '/wholesale/'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'A valid resale certificate is required', '/wholesale/'),
        marketplaces: says('forbidden', 'No sales on Amazon, Etsy or any other marketplace', '/wholesale/'),
      },
    },
  }),
  brand(tidy, {
    name: 'Fallow House Linen',
    host: 'www.fallowhouse.test',
    tagline: 'Washed linen for bed and table',
    menu: ['Bed /shop/', 'Care /care/', 'Trade program /trade-program/', 'Contact /contact/'],
    foot: ['Trade program /trade-program/', 'Contact /contact/'],
    range: ['Duvet Cover Queen | $240.00', 'Napkins, set of 4 | $58.00'],
    home: '<h2>Wrinkled on purpose</h2>',
    pages: {
      '/care/': ['Care', '<p>Wash warm, never bleach, line dry if there is a line.</p>'],
      '/contact/': ['Contact', `<p>Customer care: ${mail('help@fallowhouse.test')}</p>`],
      '/trade-program/': [
        'Trade program',
        `<p>Retailers who would like to stock Fallow House are invited to fill in the form on this page. The first order must be at least $750; reorders must be at least $250. We ask every retailer for a business license and two trade references. Fallow House may be offered on marketplaces only with our written consent.</p><form method="post" action="/trade-program/"><p><label for="co">Company</label><br><input id="co" name="company"></p><p><label for="em">Email</label><br><input id="em" name="email" type="email"></p><p><label for="ad">Store address</label><br><input id="ad" name="address"></p><p><label for="yr">Years in business</label><br><input id="yr" name="years"></p><p><label for="me">Message</label><br><textarea id="me" name="message"></textarea></p><p><input type="submit" value="Apply"></p></form>`,
      ],
    },
    titles: ['Fallow House Linen Duvet Cover Queen', 'Fallow House Linen Napkins Set of 4'],
    category: 'Home & Kitchen',
    results: answers(target, itself, amazon),
    expected: {
      wayIn: fillIn(
        'https://www.fallowhouse.test/trade-program/',
        'https://www.fallowhouse.test/trade-program',
      ),
      policy: {
        takes_wholesale: yes(
          'Retailers who would like to stock Fallow House are invited to fill in the form on this page.',
          '/trade-program/',
        ),
        minimum_opening_order: says(
          750,
          'The first order must be at least $750; reorders must be at least $250.',
          '/trade-program/',
        ),
        minimum_reorder: says(
          250,
          'The first order must be at least $750; reorders must be at least $250.',
          '/trade-program/',
        ),
        currency: 'USD',
        documents: says(
          ['business_license', 'trade_references'],
          'We ask every retailer for a business license and two trade references.',
          '/trade-program/',
        ),
        marketplaces: says(
          'with_permission',
          'Fallow House may be offered on marketplaces only with our written consent.',
          '/trade-program/',
        ),
      },
    },
  }),
  // Nothing is said to shops, and shoppers are told of sums and maps.
  brand(nephew, {
    name: 'Pebble Lane Ceramics',
    host: 'pebblelaneceramics.test',
    tagline: 'Stoneware mugs and bowls',
    menu: [
      'Home /',
      'Pottery /products.php',
      'Shipping /shipping.php',
      'Visit /visit.php',
      'Contact /contact.php',
    ],
    foot: ['Shipping /shipping.php', 'Contact /contact.php'],
    range: ['Lane Mug 12 oz | $36.00', 'Porridge Bowl | $32.00'],
    home: '<div class="jumbotron"><h1>Thrown in Yellow Springs</h1><p>Free shipping on orders over $120</p></div>',
    pages: {
      '/shipping.php': [
        'Shipping',
        '<p>Free shipping over $120. Below that, $9.95 within the lower 48. There is a minimum order of $40 for gift wrapping.</p>',
      ],
      '/visit.php': [
        'Visit',
        '<p>The studio is open Saturdays. Here is a map to the store, and where to park.</p>',
      ],
      '/contact.php': ['Contact', `<p>${mail('studio@pebblelaneceramics.test')}</p>`],
    },
    titles: ['Pebble Lane Ceramics Lane Mug 12 oz', 'Pebble Lane Porridge Bowl Stoneware'],
    category: 'Home & Kitchen',
    results: answers(itself, instagram, hit('https://pebblelane-hoa.test/', 'Pebble Lane Homeowners')),
    elsewhere: { 'pebblelane-hoa.test': other('Pebble Lane Homeowners', '<p>board@pebblelane-hoa.test</p>') },
    expected: {
      wayIn: writeTo('studio@pebblelaneceramics.test'),
      traps: ['board@pebblelane-hoa.test'],
      policy: {},
    },
  }),
  brand(nephew, {
    name: 'Marrow & Pine Brush Co.',
    host: 'marrowandpine.test',
    tagline: 'Horsehair and beechwood brushes',
    menu: [
      'Home /',
      'Brushes /products.php',
      'Rewards /rewards.php',
      'Care /care.php',
      'Contact /contact.php',
    ],
    foot: ['Rewards /rewards.php', 'Contact /contact.php'],
    range: ['Shoe Brush | $24.00', 'Nail Brush | $14.00'],
    home: '<div class="jumbotron"><h1>Sweep, scrub, polish</h1></div>',
    imprint: 'Hosted by <a href="mailto:support@larchhosting.test">Larch Hosting</a>',
    pages: {
      '/rewards.php': [
        'Rewards',
        '<p>Open a customer account and earn a point per dollar. Points on a first order of $60 or more count double. Rewards can’t be used on Amazon orders.</p>',
      ],
      '/care.php': ['Care', '<p>Rinse cold, shake, and dry with the bristles down.</p>'],
      '/contact.php': ['Contact', `<p>Write to us at ${mail('brush@marrowandpine.test')}.</p>`],
    },
    titles: ['Marrow & Pine Horsehair Shoe Brush', 'Marrow & Pine Brush Co. Nail Brush'],
    category: 'Home & Kitchen',
    results: answers(amazon, itself, target),
    expected: {
      wayIn: writeTo('brush@marrowandpine.test'),
      traps: ['support@larchhosting.test'],
      policy: {},
    },
  }),
];
