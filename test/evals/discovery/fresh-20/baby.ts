import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, mail, product, termsOld } from './kit.ts';
import { amazon, hit, social, walmart } from './search-hits.ts';
import { box, SENTRY, shopify, wix } from './shop-systems.ts';
import type { Site } from './site.ts';

const lamb: Site = {
  name: 'Mossy Lamb',
  host: 'mossylambbaby.com',
  announce: 'Complimentary gift wrap through Mother’s Day',
  menu: [
    [
      'Shop',
      [
        ['/collections/swaddles', 'Swaddles'],
        ['/products/clover-swaddle', 'Clover Swaddle'],
      ],
    ],
    [
      'Discover',
      [
        ['/pages/about', 'About'],
        ['/pages/size-guide', 'Size guide'],
      ],
    ],
  ],
  foot: [
    [
      'Customer care',
      [
        ['/pages/contact', 'Contact'],
        ['/policies/refund-policy', 'Returns'],
        ['/policies/terms-of-service', 'Terms'],
      ],
    ],
    [
      'Trade',
      [
        ['/pages/wholesale-login', 'Wholesale login'],
        ['/pages/wholesale-sign-up', 'Wholesale sign-up'],
        ['/pages/wholesale-terms', 'Wholesale terms'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/mossylamb', 'https://www.pinterest.com/mossylamb'],
  tail: '<script>window.wholesaleGorilla = {"loggedIn":false,"signupPath":"/pages/wholesale-sign-up","support":"help@wholesalegorilla.app"}</script>',
};
const ml = (title: string, body: string): string => shopify(lamb, title, body);

const pebble: Site = {
  name: 'Pebblenest',
  host: 'www.pebblenestbaby.com',
  announce: 'Use code NEST10 for 10% off your first order',
  menu: [
    [
      '',
      [
        ['/', 'Home'],
        ['/shop', 'Shop'],
        ['/our-story', 'Our Story'],
        ['/faq', 'FAQ'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Pebblenest',
      [
        ['/faq', 'FAQ'],
        ['/shipping-returns', 'Shipping & Returns'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/pebblenest.baby'],
};
const pn = (title: string, body: string): string => wix(pebble, title, body);

export const babyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Mossy Lamb',
    productTitles: [
      'Mossy Lamb Organic Muslin Swaddle Blanket, Clover, 47x47',
      'Mossy Lamb Knotted Newborn Gown, Fern, 0-3 Months',
    ],
    category: 'Baby',
    search: [
      hit(
        'https://mossylambbaby.com/',
        'Mossy Lamb | Organic swaddles and gowns',
        'GOTS-certified cotton for the first year.',
      ),
      amazon('B0C1MLCLV4', 'Mossy Lamb Organic Muslin Swaddle Blanket, Clover', 'Mossy Lamb', '$28.00'),
      hit(
        'https://www.nordstrom.com/brands/mossy-lamb',
        'Mossy Lamb | Nordstrom',
        'Free shipping and returns.',
      ),
      hit('https://www.babylist.com/store/mossy-lamb', 'Mossy Lamb | Babylist', 'Add to your registry.'),
      hit('https://mossylambfarm.com/', 'Mossy Lamb Farm', 'Grass-fed lamb in Virginia.'),
    ],
    hosts: {
      'mossylambbaby.com': {
        '/': ml(
          'Soft as a hillside',
          grid([
            ['/products/clover-swaddle', 'Clover Swaddle', '$28.00'],
            ['/collections/swaddles', 'Fern Knotted Gown', '$32.00'],
            ['/collections/swaddles', 'Moss Bib, set of 3', '$24.00'],
          ]),
        ),
        '/collections/swaddles': ml(
          'Swaddles',
          grid([
            ['/products/clover-swaddle', 'Clover Swaddle', '$28.00'],
            ['/collections/swaddles', 'Lichen Swaddle', '$28.00'],
          ]),
        ),
        '/products/clover-swaddle': ml(
          'Clover Swaddle',
          product(
            'Clover Swaddle',
            '$28.00',
            'Two layers of organic muslin that get softer with every wash.',
            [
              ['Size', '47 × 47 in'],
              ['Cotton', '100% organic'],
            ],
          ),
        ),
        '/pages/about': ml(
          'About',
          `<p>Ana Whitlow sewed the first swaddle from a curtain. Press and samples: Maple PR, ${mail('mossylamb@maplepr.co')}.</p>`,
        ),
        '/pages/size-guide': ml(
          'Size guide',
          '<table><tr><th>Size</th><th>Weight</th></tr><tr><td>NB</td><td>5–8 lb</td></tr><tr><td>0–3</td><td>8–12 lb</td></tr></table>',
        ),
        '/pages/wholesale-login': ml(
          'Wholesale login',
          `<form method="post" action="/account/login" id="customer_login"><input type="email" name="customer[email]"><input type="password" name="customer[password]"><button>Sign in</button></form><p>No account yet? <a href="/pages/wholesale-sign-up">Apply here</a>.</p>`,
        ),
        '/pages/wholesale-sign-up': ml(
          'Wholesale sign-up',
          `<p>For children’s boutiques, gift stores, hospitals’ gift shops and registries. Applications are read on Mondays.</p>
<div id="wsg-signup"><form id="wsg-signup-form" action="/apps/wsg/signup" method="post"><label>Business name<input name="company" type="text" required></label><label>Email<input type="email" name="email" placeholder="you@yourstore.com"></label><label>EIN or resale number<input name="tax_id" type="text" required></label><label>Website or Instagram<input name="site" type="text"></label><label>Tell us about your customers<textarea name="notes"></textarea></label><button type="submit">Submit application</button></form></div>`,
        ),
        '/pages/wholesale-terms': ml(
          'Wholesale terms',
          `<p>Thank you for stocking us! A few house rules.</p>
<h3>Minimums</h3><p>$350 to open an account and $175 for every order thereafter. Each style comes in threes.</p>
<h3>Paperwork</h3><p>No order can leave before we’ve received your EIN.</p>
<h3>Pricing</h3><p>Our goods must not be advertised under the MAP that’s shown on your order form, Black Friday week excepted.</p>
<h3>Selling online</h3><p>Your own site, yes. Third-party marketplaces such as Amazon, eBay, Poshmark and Zulily, no.</p>
<h3>Shipping</h3><p>UPS Ground from Richmond, at cost.</p><h3>Questions</h3><p>${mail('boutiques@mossylambbaby.com')}</p>`,
        ),
        '/pages/contact': ml(
          'Contact',
          `<p>hello@mossylambbaby.com</p>${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/policies/refund-policy': ml(
          'Returns',
          '<p>Return unwashed items within 21 days: returns@mossylambbaby.com. Wholesale orders are final.</p>',
        ),
        '/policies/terms-of-service': ml('Terms', termsOld('Mossy Lamb', 'legal@mossylambbaby.com')),
      },
      'mossylambfarm.com': {
        '/': '<html><head><title>Mossy Lamb Farm</title></head><body><p>Half lambs and wholesale cuts: farmer@mossylambfarm.com</p></body></html>',
      },
    },
    expected: {
      website: 'mossylambbaby.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://mossylambbaby.com/pages/wholesale-sign-up', 'boutiques@mossylambbaby.com'],
      },
      traps: [
        'mossylamb@maplepr.co',
        'returns@mossylambbaby.com',
        'legal@mossylambbaby.com',
        'farmer@mossylambfarm.com',
        'help@wholesalegorilla.app',
        'you@yourstore.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Thank you for stocking us!',
          furtherWords: [
            'to open an account and $175 for every order thereafter',
            'Your own site, yes',
            'Wholesale terms',
            'Wholesale sign-up',
          ],
          path: '/pages/wholesale-terms',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Third-party marketplaces such as Amazon, eBay, Poshmark and Zulily, no',
          path: '/pages/wholesale-terms',
        },
        map_policy: {
          value: 'yes',
          words: 'Our goods must not be advertised under the MAP',
          path: '/pages/wholesale-terms',
        },
        minimum_opening_order: {
          value: 350,
          words: '$350 to open an account',
          path: '/pages/wholesale-terms',
        },
        minimum_reorder: {
          value: 175,
          words: '$175 for every order thereafter',
          path: '/pages/wholesale-terms',
        },
        currency: 'USD',
        documents: {
          value: ['tax_id'],
          words: 'No order can leave before we’ve received your EIN',
          path: '/pages/wholesale-terms',
        },
      },
    },
  },
  {
    brand: 'BIBBEROO',
    productTitles: [
      'BIBBEROO Silicone Baby Bibs with Food Catcher, 3 Pack, Pastel',
      'BIBBEROO Suction Plate Divided Toddler, BPA Free',
    ],
    category: 'Baby',
    search: [
      amazon('B0BBBROO3P', 'BIBBEROO Silicone Baby Bibs with Food Catcher, 3 Pack', 'BIBBEROO', '$13.99'),
      walmart('990211837', 'BIBBEROO Suction Plate Divided Toddler'),
      hit('https://bibberoo.com/', 'bibberoo.com is for sale', 'Buy this domain. Prices from $2,895.'),
      hit(
        'https://www.bibberoocafe.com.au/',
        'Bibberoo Café & Play',
        'Play café in Geelong. Parties and coffee.',
      ),
      hit(
        'https://www.ebay.com/itm/BIBBEROO-bibs-3pk/3344901',
        'BIBBEROO Silicone Bibs 3pk | eBay',
        '$12.49 Buy It Now',
      ),
    ],
    hosts: {
      'bibberoo.com': {
        '/': `<!doctype html><html><head><title>bibberoo.com is for sale</title><meta name="robots" content="noindex"></head><body>
<div class="lander"><h1>bibberoo.com</h1><p>The domain name bibberoo.com is for sale. Make an offer or buy it now at a set price.</p>
<ul><li>Related searches</li><li><a href="/search?q=baby+bibs">Baby Bibs</a></li><li><a href="/search?q=wholesale+baby+clothes">Wholesale Baby Clothes</a></li><li><a href="/search?q=silicone+bibs">Silicone Bibs</a></li></ul>
<p>Questions? Our brokers speak your language: brokers@namegalleria.com, +1 339 555 0110</p>
<form action="/inquire" method="post"><input name="name"><input type="email" name="email"><textarea name="offer"></textarea><button>Get price</button></form></div>
<footer>Copyright 2026 NameGalleria. This page is provided courtesy of the registrar. Disclaimer: references to a specific company are not controlled by us.</footer></body></html>`,
      },
      'www.bibberoocafe.com.au': {
        '/': `<!doctype html><html><head><title>Bibberoo Café & Play | Geelong</title></head><body><header><nav><a href="/">Home</a> <a href="/parties">Parties</a></nav></header>
<h1>Bibberoo Café &amp; Play</h1><p>Geelong’s friendliest play café. Open seven days, 9 to 4. Babies free with a paying sibling.</p>
<p>Toasties, babycinos and very good flat whites. Merch (totes, bibs!) at the counter.</p><p>Call (03) 5550 1177 or hello@bibberoocafe.com.au</p></body></html>`,
        '/parties': `<!doctype html><html><head><title>Parties | Bibberoo Café & Play</title></head><body><h1>Parties</h1><p>Twelve children, two hours, one cake. Minimum spend $320.</p><p>Book at parties@bibberoocafe.com.au</p></body></html>`,
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['brokers@namegalleria.com', 'hello@bibberoocafe.com.au', 'parties@bibberoocafe.com.au'],
      policy: {},
    },
  },
  {
    brand: 'Pebblenest',
    productTitles: [
      'Pebblenest Crib Sheet Set, Stretchy Jersey, River Stone, 2 Pack',
      'Pebblenest Changing Pad Cover, Sand',
    ],
    category: 'Baby',
    search: [
      amazon('B0BPBNST2P', 'Pebblenest Crib Sheet Set, Stretchy Jersey, River Stone', 'Pebblenest', '$27.99'),
      hit('https://www.pebblenestbaby.com/', 'Home | Pebblenest', 'Calm colors for small rooms.'),
      hit('https://www.pebblenest.io/', 'Pebblenest – Smart home hub', 'One app for your lights.'),
      social('instagram', 'pebblenest.baby', 'calm colors for small rooms'),
    ],
    hosts: {
      'www.pebblenestbaby.com': {
        '/': pn(
          'Calm colors for small rooms',
          `${box('Jersey sheets that stay on, in the colors of a river bed.')}${grid([
            ['/shop', 'Crib Sheet Set, 2 pack', '$27.99'],
            ['/shop', 'Changing Pad Cover', '$16.99'],
          ])}`,
        ),
        '/shop': pn(
          'Shop',
          grid([
            ['/shop', 'Crib Sheet Set, River Stone, 2 pack', '$27.99'],
            ['/shop', 'Crib Sheet Set, Dusk, 2 pack', '$27.99'],
            ['/shop', 'Changing Pad Cover, Sand', '$16.99'],
          ]),
        ),
        '/our-story': pn(
          'Our Story',
          `${box('When our twins were born, we couldn’t find one sheet without a giraffe on it. So Theo drew pebbles.')}${box('We’re a family business in Boise, Idaho. – Theo & Mina')}`,
        ),
        '/faq': pn(
          'FAQ',
          folds([
            ['Which mattresses do they fit?', 'Standard cribs, 28 × 52 inches.'],
            ['How do I wash them?', 'Cold, and tumble low.'],
            ['Do you sell seconds?', 'Twice a year, on our mailing list.'],
          ]),
        ),
        '/shipping-returns': pn(
          'Shipping & Returns',
          `${box('US orders ship in two business days. Free over $50.')}${box('Returns within 30 days. Please open a case with our warehouse, returns@shipwell3pl.com, and give your order number.')}`,
        ),
        '/contact': pn(
          'Contact',
          `${box(`We’d love to hear from you: ${mail('hello@pebblenestbaby.com')}`)}${box('208-555-0137')}
<form class="wixui-form" id="comp-contact" data-testid="form"><label for="n">Name</label><input id="n" name="name" type="text"><label for="e">Email</label><input id="e" name="email" type="email" placeholder="e.g. howard.thurman@gmail.com"><label for="m">Message</label><textarea id="m" name="message" placeholder="Type your message here..."></textarea><button>Submit</button></form>`,
        ),
      },
      'www.pebblenest.io': {
        '/': '<html><head><title>Pebblenest – Smart home hub</title></head><body><h1>One app for your lights</h1><p>Resellers and installers: channel@pebblenest.io. Minimum order 50 hubs.</p></body></html>',
      },
    },
    expected: {
      website: 'www.pebblenestbaby.com',
      wayIn: {
        kind: 'address',
        anyOf: ['hello@pebblenestbaby.com', 'https://www.pebblenestbaby.com/contact'],
      },
      traps: ['returns@shipwell3pl.com', 'howard.thurman@gmail.com', 'channel@pebblenest.io', SENTRY],
      policy: {},
    },
  },
];
