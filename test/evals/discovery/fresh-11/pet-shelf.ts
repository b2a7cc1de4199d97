import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { bigcommerce, shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  entities,
  faire,
  fields,
  hit,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(shopify, {
    name: 'Barkwell & Sons',
    host: 'barkwellandsons.test',
    line: 'Freeze-dried treats for serious dogs',
    bar: 'Free shipping on orders over $49 · Save 10% with Autoship',
    menu: [
      'Treats /collections/all',
      'Our Story /pages/our-story',
      'Wholesale /pages/wholesale',
      'FAQ /pages/faq',
    ],
    foot: [
      'Wholesale /pages/wholesale',
      'Contact /pages/contact',
      'Shipping policy /policies/shipping-policy',
    ],
    home: '<h2>One ingredient. No filler.</h2><p>Beef liver, salmon, green-lipped mussel. “My pickiest terrier cleans the bag.” — Dolores</p>',
    pages: {
      '/pages/our-story': [
        'Our Story',
        '<p>Henry Barkwell began drying liver in a garage in Duluth in 2014.</p>',
      ],
      '/pages/faq': [
        'FAQ',
        '<h3>Is there a minimum order?</h3><p>There is no minimum when you shop online, but orders under $49 ship for a flat $5.95.</p><h3>How long does an open bag keep?</h3><p>About 30 days in a cool cupboard.</p>',
      ],
      '/pages/contact': ['Contact', `<p>Order trouble? ${mail('woof@barkwellandsons.test')}</p>`],
      '/policies/shipping-policy': [
        'Shipping policy',
        '<p>Orders placed before noon Central ship the same day.</p>',
      ],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Independent pet stores, groomers and veterinary clinics can open an account with us in about two business days.</p>
<p>Your first order needs to reach $200; after that you can restock from $100. We’ll ask for a copy of your resale certificate and your EIN before we send the price list.</p>
<p>Barkwell &amp; Sons runs its own listings, so our accounts may not sell the treats on Amazon, Chewy, Walmart.com or eBay.</p>
<p>Say hello: ${mail('wholesale@barkwellandsons.test')}</p>`,
      ],
    },
    titles: [
      'Barkwell & Sons Freeze Dried Beef Liver Dog Treats 14 oz',
      'Barkwell & Sons Salmon Bites for Dogs',
    ],
    prices: ['$24.99', '$19.99'],
    category: 'Pet Supplies',
    found: [
      amazon('Barkwell & Sons', 'dog treats'),
      'itself',
      hit('https://www.chewy.com/b/barkwell-sons', 'Barkwell & Sons | Chewy'),
    ],
    wayIn: writeTo('wholesale@barkwellandsons.test'),
    policy: {
      takes_wholesale: yes(
        'Independent pet stores, groomers and veterinary clinics can open an account with us in about two business days.',
        '/pages/wholesale',
      ),
      minimum_opening_order: says(
        200,
        'Your first order needs to reach $200; after that you can restock from $100.',
        '/pages/wholesale',
      ),
      minimum_reorder: says(
        100,
        'Your first order needs to reach $200; after that you can restock from $100.',
        '/pages/wholesale',
      ),
      currency: 'USD',
      documents: says(
        ['resale_certificate', 'tax_id'],
        'We’ll ask for a copy of your resale certificate and your EIN before we send the price list.',
        '/pages/wholesale',
      ),
      marketplaces: says(
        'forbidden',
        'our accounts may not sell the treats on Amazon, Chewy, Walmart.com or eBay.',
        '/pages/wholesale',
      ),
    },
  }),
  // Says nothing of trade; its stores' addresses stand on a page.
  shop(squarespace, {
    name: 'Mosskat',
    host: 'www.mosskat.test',
    line: 'Cat litter made of walnut shells',
    menu: ['Shop /shop', 'How it works /how-it-works', 'Find us /find-us', 'Say hi /say-hi'],
    foot: ['FAQ /faq', 'Find us /find-us', 'Say hi /say-hi'],
    footer: '<p>Join the litter club and get $5 off your first bag.</p>',
    home: '<h2>Litter that smells of the woods</h2><p>Walnut shells clump fast and weigh half as much as clay.</p>',
    pages: {
      '/how-it-works': [
        'How it works',
        '<p>Pour three inches. Scoop daily. Compost what you like (not the other thing).</p>',
      ],
      '/faq': [
        'FAQ',
        '<p><strong>Do you ship to Alaska?</strong></p><p>We do, for a surcharge of $12 a bag.</p><p><strong>Can I return an open bag?</strong></p><p>Within 30 days, yes.</p>',
      ],
      '/find-us': [
        'Find us',
        `<h3>Portland</h3><p>Whisker Street Cat Shop, 1180 Alder St, ${mail('shop@whiskerstreet.test')}</p><h3>Boise</h3><p>Treasure Valley Feed, 40 Orchard Rd, ${mail('manager@tvfeed.test')}</p>`,
      ],
      '/say-hi': [
        'Say hi',
        `<p>We’re Jo and Minh and one of us is probably in the warehouse. ${mail('hi@mosskat.test')}</p>`,
      ],
    },
    titles: ['Mosskat Walnut Cat Litter 20 lb', 'Mosskat Litter Scoop'],
    category: 'Pet Supplies',
    found: [
      hit('https://mosskatband.test/', 'MOSSKAT - dream pop from Leeds', 'Tour dates and bookings.'),
      'itself',
      amazon('Mosskat', 'cat litter'),
    ],
    elsewhere: {
      'mosskatband.test': {
        '/': another(
          'MOSSKAT - dream pop from Leeds',
          `<p>Bookings ${mail('bookings@mosskatband.test')}</p>`,
        ),
      },
    },
    wayIn: writeTo('hi@mosskat.test'),
    traps: ['shop@whiskerstreet.test', 'manager@tvfeed.test', 'bookings@mosskatband.test'],
  }),
  shop(woo, {
    name: 'Pelham Pet Nutrition',
    host: 'pelhampet.test',
    line: 'Gently baked food for dogs and cats',
    menu: ['Food /shop/', 'Feeding Guide /feeding-guide/', 'Retailers /retailers/', 'Contact /contact/'],
    foot: [
      'Retailers /retailers/',
      'Retailer Application /retailer-application/',
      'Privacy /privacy-policy/',
    ],
    home: '<h2>Baked low and slow in Wooster, Ohio</h2><p>AAFCO complete for all life stages.</p>',
    pages: {
      '/feeding-guide/': ['Feeding Guide', '<p>A 30 lb dog needs about one and a half cups a day.</p>'],
      '/privacy-policy/': [
        'Privacy',
        `<p>To have your data deleted write to ${mail('privacy@pelhampet.test')}.</p>`,
      ],
      '/contact/': [
        'Contact',
        `<p>Nutrition questions: ${entities('feedinghelp@pelhampet.test')}<br>330-555-0142</p>`,
      ],
      '/retailers/': [
        'Retailers',
        `<p>Pelham reaches the trade through Central Plains Pet Supply in the Midwest and Harbor Animal Wholesale in New England.</p><p>Stores outside those regions are welcome to buy directly from our bakery.</p>
<ul><li>Opening order for direct accounts: $350</li><li>Ships on one pallet or by UPS</li><li>Case pack of 6</li></ul>
<p>Every retailer signs our Minimum Advertised Price agreement before the first shipment leaves.</p><p><a class="button" href="/retailer-application/">Apply now</a></p>`,
      ],
      '/retailer-application/': [
        'Retailer Application',
        `<p>Applications come in through this form only; we answer within a week.</p><div class="wpcf7 no-js" id="wpcf7-f611-p88-o1"><form action="/retailer-application/#wpcf7-f611-p88-o1" method="post" class="wpcf7-form init">${fields('Store name*', 'Owner*', 'Email*', 'Phone', 'Number of locations', 'Tell us about your store')}<input class="wpcf7-form-control wpcf7-submit" type="submit" value="Send application"></form></div>`,
      ],
    },
    titles: ['Pelham Pet Nutrition Baked Chicken Dog Food 12 lb', 'Pelham Baked Turkey Cat Food 5 lb'],
    category: 'Pet Supplies',
    found: [
      'itself',
      hit('https://pelhamvets.test/', 'Pelham Veterinary Hospital'),
      amazon('Pelham Pet Nutrition', 'dog food'),
    ],
    elsewhere: {
      'pelhamvets.test': {
        '/': another('Pelham Veterinary Hospital', `<p>${mail('frontdesk@pelhamvets.test')}</p>`),
      },
    },
    wayIn: applyAt('https://pelhampet.test/retailer-application/'),
    traps: ['privacy@pelhampet.test', 'frontdesk@pelhamvets.test'],
    policy: {
      takes_wholesale: yes(
        'Stores outside those regions are welcome to buy directly from our bakery.',
        '/retailers/',
      ),
      distributors: says(
        ['Central Plains Pet Supply', 'Harbor Animal Wholesale'],
        'Pelham reaches the trade through Central Plains Pet Supply in the Midwest and Harbor Animal Wholesale in New England.',
        '/retailers/',
      ),
      minimum_opening_order: says(350, 'Opening order for direct accounts: $350', '/retailers/'),
      currency: 'USD',
      map_policy: yes(
        'Every retailer signs our Minimum Advertised Price agreement before the first shipment leaves.',
        '/retailers/',
      ),
    },
  }),
  // Closed to new dealers, with a list to wait on.
  shop(bigcommerce, {
    name: 'Tailfin Aquatics',
    host: 'www.tailfinaquatics.test',
    line: 'Planted-tank lighting and hardscape',
    bar: 'Flat rate shipping $8.95 - free over $120',
    menu: ['Lights /all-products/', 'Learn /learn/', 'Dealers /dealers/', 'Contact Us /contact-us/'],
    foot: ['Dealers /dealers/', 'Contact Us /contact-us/', 'Shipping & Returns /shipping-returns/'],
    footer: `<p>Store design by Reefpixel, ${mail('studio@reefpixel.test')}</p>`,
    home: '<p>Full-spectrum LED bars for tanks of 10 to 75 gallons.</p>',
    pages: {
      '/learn/': ['Learn', '<p>How many hours of light does a low-tech tank need? Six to eight.</p>'],
      '/shipping-returns/': [
        'Shipping & Returns',
        '<p>Driftwood is final sale. Everything else comes back within 45 days for store credit.</p>',
      ],
      '/contact-us/': ['Contact Us', `<p>Tank questions: ${mail('help@tailfinaquatics.test')}</p>`],
      '/dealers/': [
        'Dealers',
        `<p>Thank you for your interest in carrying Tailfin. Our dealer program is full at the moment and we are not accepting new dealers until further notice.</p><p>To be put on the waiting list, send your store’s name and city to ${mail('dealers@tailfinaquatics.test')}.</p>`,
      ],
    },
    titles: ['Tailfin Aquatics LED Plant Bar 24 inch', 'Tailfin Aquatics Spider Wood Medium'],
    category: 'Pet Supplies',
    found: ['itself', amazon('Tailfin Aquatics', 'aquarium lights'), faire('Tailfin')],
    wayIn: writeTo('dealers@tailfinaquatics.test'),
    traps: ['studio@reefpixel.test'],
    policy: {
      takes_wholesale: no(
        'Our dealer program is full at the moment and we are not accepting new dealers until further notice.',
        '/dealers/',
      ),
    },
  }),
];
