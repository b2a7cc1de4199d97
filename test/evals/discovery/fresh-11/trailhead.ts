import type { DiscoveryCase } from '../case.ts';
import { handmade, wix } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  fields,
  hit,
  instagram,
  mail,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(woo, {
    name: 'Larch & Loon',
    host: 'www.larchandloon.test',
    lang: 'en-CA',
    line: 'Canoe paddles carved in Ontario',
    bar: 'Free shipping in Canada over $150',
    menu: [
      'Paddles /shop/',
      'Sizing /paddle-sizing/',
      'Find a dealer /find-a-dealer/',
      'Become a dealer /become-a-dealer/',
    ],
    foot: ['Become a dealer /become-a-dealer/', 'Contact /contact/'],
    home: '<p>Cherry, ash and basswood. Oiled, never lacquered.</p>',
    pages: {
      '/paddle-sizing/': ['Sizing', '<p>Sit on a chair and measure from the seat to your nose.</p>'],
      '/find-a-dealer/': [
        'Find a dealer',
        `<p>Algonquin Canoe Barn, Dwight ON, ${mail('barn@algonquincanoe.test')}</p><p>Quetico Outpost, Atikokan ON, ${mail('trips@queticooutpost.test')}</p>`,
      ],
      '/contact/': ['Contact', `<p>${mail('paddles@larchandloon.test')}</p>`],
      '/become-a-dealer/': [
        'Become a dealer',
        `<p>We’re adding canoe shops, camps and outfitters to our dealer network for the coming season.</p>
<p>Dealers buy a minimum of CAD $600 to get started and CAD $200 each time after that.</p>
<p>You can sell our paddles in your store and on your own site, but not on Amazon, Facebook Marketplace, Kijiji or similar platforms.</p>
<p>What we need: your GST/HST number and two trade references. Send them to ${mail('dealers@larchandloon.test')}.</p>`,
      ],
    },
    titles: ['Larch & Loon Ottertail Paddle Cherry', 'Larch & Loon Kids Paddle'],
    category: 'Sports & Outdoors',
    found: [
      'itself',
      hit('https://www.mec.ca/en/brands/larch-and-loon', 'Larch & Loon | MEC'),
      instagram('Larch & Loon'),
    ],
    wayIn: writeTo('dealers@larchandloon.test'),
    traps: ['barn@algonquincanoe.test', 'trips@queticooutpost.test'],
    policy: {
      takes_wholesale: yes(
        'We’re adding canoe shops, camps and outfitters to our dealer network for the coming season.',
        '/become-a-dealer/',
      ),
      minimum_opening_order: says(
        600,
        'Dealers buy a minimum of CAD $600 to get started and CAD $200 each time after that.',
        '/become-a-dealer/',
      ),
      minimum_reorder: says(
        200,
        'Dealers buy a minimum of CAD $600 to get started and CAD $200 each time after that.',
        '/become-a-dealer/',
      ),
      currency: 'CAD',
      marketplaces: says(
        'forbidden',
        'You can sell our paddles in your store and on your own site, but not on Amazon, Facebook Marketplace, Kijiji or similar platforms.',
        '/become-a-dealer/',
      ),
      documents: says(
        ['tax_id', 'trade_references'],
        'What we need: your GST/HST number and two trade references.',
        '/become-a-dealer/',
      ),
    },
  }),
  // Prices for guides aren't wholesale; that stands on the page after it.
  shop(wix, {
    name: 'Cairnline',
    host: 'www.cairnline.test',
    line: 'Trekking-pole tents',
    menu: ['Tents /shop', 'Pro program /pro-program', 'Retailers /retailers', 'Support /support'],
    foot: ['Retailers /retailers', 'Warranty /warranty'],
    home: '<p class="font_8">Two pounds, two people, two doors. Free returns for 60 nights.</p>',
    pages: {
      '/pro-program': [
        'Pro program',
        '<p class="font_8">Guides, rangers and search-and-rescue members save 40% for personal use. Pro purchases may not be resold.</p>',
      ],
      '/support': [
        'Support',
        `<p class="font_8">Seam kits, poles and pitching help: ${mail('support@cairnline.test')}</p>`,
      ],
      '/warranty': ['Warranty', '<p class="font_8">Limited lifetime, first owner.</p>'],
      '/retailers': [
        'Retailers',
        `<p class="font_8">Cairnline is carried by independent outdoor retailers and we write preseason orders twice a year.</p><p class="font_8">New retailers: ${mail('wholesale@cairnline.test')}</p>
<p class="font_8">Preseason opening orders must total $2,000.</p><p class="font_8">Retailers may not discount or advertise current-season tents below MAP.</p>
<p class="font_8">Offering Cairnline tents on Amazon, eBay or any auction site is grounds for closing the account.</p>`,
      ],
    },
    titles: ['Cairnline Saddle 2P Trekking Pole Tent', 'Cairnline Footprint 2P'],
    category: 'Sports & Outdoors',
    found: [
      hit('https://www.rei.com/b/cairnline', 'Cairnline | REI Co-op'),
      'itself',
      hit('https://cairnlinecapital.test/', 'Cairnline Capital Partners'),
    ],
    elsewhere: {
      'cairnlinecapital.test': {
        '/': another('Cairnline Capital Partners', `<p>${mail('partners@cairnlinecapital.test')}</p>`),
      },
    },
    wayIn: writeTo('wholesale@cairnline.test'),
    traps: ['partners@cairnlinecapital.test'],
    policy: {
      takes_wholesale: yes(
        'Cairnline is carried by independent outdoor retailers and we write preseason orders twice a year.',
        '/retailers',
        'New retailers:',
      ),
      minimum_opening_order: says(2000, 'Preseason opening orders must total $2,000.', '/retailers'),
      currency: 'USD',
      map_policy: yes(
        'Retailers may not discount or advertise current-season tents below MAP.',
        '/retailers',
      ),
      marketplaces: says(
        'forbidden',
        'Offering Cairnline tents on Amazon, eBay or any auction site is grounds for closing the account.',
        '/retailers',
      ),
    },
  }),
  // A site of 2006 in tables.
  shop(handmade, {
    name: 'Bluegill Bill’s Lures',
    host: 'bluegillbills.test',
    line: 'Hand-tied panfish jigs',
    menu: ['Jigs /products', 'Dealers /dealers.html', 'Ordering /ordering.html'],
    foot: ['Links /links.html'],
    footer:
      '<p><font size="1">Best viewed at 1024x768. Site by Darrell, darrell (at) lakewebs (dot) test</font></p>',
    home: '<table width="760"><tr><td bgcolor="#ddeeff"><font face="Verdana">Welcome to Bluegill Bill’s! If they won’t bite on a Bill’s, go home.</font></td></tr></table>',
    pages: {
      '/ordering.html': [
        'Ordering',
        '<table><tr><td>Mail order: print the form and send a check. $10 minimum order please. Postage $4.</td></tr><tr><td>Questions: bill (at) bluegillbills (dot) test</td></tr></table>',
      ],
      '/links.html': [
        'Links',
        '<p>Crappie Chronicle, Minnesota DNR, Walleye Wanda’s Resort (wanda@walleyewanda.test)</p>',
      ],
      '/dealers.html': [
        'Dealers',
        '<table border="1"><tr><td><b>DEALER INQUIRIES WELCOME!!</b> Bait shops and resorts, we have counter displays with 48 jigs for you.</td></tr><tr><td>First dealer order $150 minimum. After that order as little as $75.</td></tr><tr><td>Mail or fax us a copy of your sellers permit or resale certificate with your first order.</td></tr><tr><td>dealers (at) bluegillbills (dot) test or fax 320-555-0188</td></tr></table>',
      ],
    },
    titles: ['Bluegill Bill’s Chenille Jig 1/32 oz 6 Pack', 'Bluegill Bill’s Ice Fly Assortment'],
    category: 'Sports & Outdoors',
    found: [amazon('Bluegill Bills', 'jigs'), 'itself'],
    wayIn: writeTo('dealers@bluegillbills.test'),
    traps: ['darrell@lakewebs.test', 'wanda@walleyewanda.test'],
    policy: {
      takes_wholesale: yes('DEALER INQUIRIES WELCOME!!', '/dealers.html'),
      minimum_opening_order: says(150, 'First dealer order $150 minimum.', '/dealers.html'),
      minimum_reorder: says(75, 'After that order as little as $75.', '/dealers.html'),
      currency: 'USD',
      documents: says(
        ['resale_certificate'],
        'Mail or fax us a copy of your sellers permit or resale certificate with your first order.',
        '/dealers.html',
      ),
    },
  }),
  // Its older address leads over; the application stands in an app's form.
  shop(shopify, {
    name: 'Sagebrush Saddlebags',
    host: 'sagebrushbags.test',
    line: 'Waxed canvas for bikes',
    bar: 'Spend $120, ship free',
    menu: ['Bags /collections/all', 'Fit guide /pages/fit-guide', 'Dealers /pages/dealer-application'],
    foot: ['Dealer application /pages/dealer-application', 'Contact /pages/contact'],
    home: '<h2>Carry the snacks</h2>',
    pages: {
      '/pages/fit-guide': ['Fit guide', '<p>Measure from the saddle rails to the top of the tire.</p>'],
      '/pages/contact': [
        'Contact',
        '<form method="post" action="/contact#ContactForm" id="ContactForm"><input name="contact[name]" placeholder="Name"><input type="email" name="contact[email]" placeholder="Email"><textarea name="contact[body]" placeholder="Comment"></textarea><button>Send</button></form>',
      ],
      '/pages/dealer-application': [
        'Dealer application',
        `<p>Bike shops! Tell us about yourself and we’ll get you a login to the dealer store. Accounts are free, and your opening order only has to hit $225.</p>
<form class="globo-form" action="/pages/dealer-application" method="post">${fields('Shop name*', 'Street address*', 'Email*', 'Phone', 'City', 'Brands you carry')}<button type="submit">Apply</button></form>`,
      ],
    },
    titles: ['Sagebrush Saddlebags Canvas Saddle Bag Large', 'Sagebrush Handlebar Roll'],
    prices: ['$98.00', '$79.00'],
    category: 'Sports & Outdoors',
    found: [
      hit('https://sagebrushbicyclebags.test/', 'Sagebrush Saddlebags', 'Waxed canvas bags for bikes.'),
      hit('https://sagebrushtack.test/', 'Sagebrush Tack & Saddle', 'Western saddles and tack in Elko.'),
      amazon('Sagebrush Saddlebags', 'bike bags'),
    ],
    elsewhere: {
      'sagebrushbicyclebags.test': { '/': { status: 301, location: 'https://sagebrushbags.test/' } },
      'sagebrushtack.test': {
        '/': another('Sagebrush Tack & Saddle', `<p>${mail('saddles@sagebrushtack.test')}</p>`),
      },
    },
    wayIn: applyAt('https://sagebrushbags.test/pages/dealer-application'),
    traps: ['saddles@sagebrushtack.test'],
    policy: {
      takes_wholesale: yes(
        'Tell us about yourself and we’ll get you a login to the dealer store.',
        '/pages/dealer-application',
      ),
      minimum_opening_order: says(
        225,
        'Accounts are free, and your opening order only has to hit $225.',
        '/pages/dealer-application',
      ),
      currency: 'USD',
    },
  }),
];
