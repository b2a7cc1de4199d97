import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { bigcommerce, shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  entities,
  faire,
  hit,
  instagram,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(bigcommerce, {
    name: 'Halvard Cast Iron',
    host: 'www.halvardcastiron.test',
    line: 'Skillets poured in Minnesota',
    bar: 'FREE GROUND SHIPPING ON ORDERS OVER $99',
    menu: ['Skillets /all-products/', 'Care /care/', 'Dealer Program /dealer-program/'],
    foot: ['Dealer Program /dealer-program/', 'MAP Policy /map-policy/', 'Contact Us /contact-us/'],
    home: '<p>Smooth as your grandmother’s, heavier than your brother’s.</p>',
    pages: {
      '/care/': ['Care', '<p>Wash, dry on the burner, wipe with oil. Never the dishwasher.</p>'],
      '/contact-us/': [
        'Contact Us',
        `<p>Order questions: ${mail('service@halvardcastiron.test')} or 218-555-0117</p>`,
      ],
      '/dealer-program/': [
        'Dealer Program',
        `<p>Kitchen shops, hardware stores and outfitters make the best home for our pans, and becoming a dealer is simple.</p>
<p><strong>Minimum initial order:</strong> $750<br><strong>Minimum reorder:</strong> $300<br><strong>Freight:</strong> prepaid at $1,200</p>
<p>To apply, email your state resale certificate together with interior and exterior photos of your store to ${mail('dealers@halvardcastiron.test')}.</p>
<p>Dealers may sell through their own website. Halvard pans may not be offered for sale on Amazon by anyone but Halvard.</p>`,
      ],
      '/map-policy/': [
        'Unilateral Minimum Advertised Price Policy',
        '<p>Halvard has adopted this Minimum Advertised Price Policy to protect the reputation of its cookware. A dealer that advertises a covered product for less than the MAP will be placed on a 90-day hold.</p><p>This policy does not restrict the price at which a dealer actually sells.</p>',
      ],
    },
    titles: ['Halvard Cast Iron 10 inch Skillet', 'Halvard Cast Iron Griddle'],
    category: 'Home & Kitchen',
    found: [
      'itself',
      amazon('Halvard', 'cast iron'),
      hit('https://www.williams-sonoma.com/shop/cookware/halvard/', 'Halvard | Williams Sonoma'),
    ],
    wayIn: writeTo('dealers@halvardcastiron.test'),
    policy: {
      takes_wholesale: yes(
        'Kitchen shops, hardware stores and outfitters make the best home for our pans, and becoming a dealer is simple.',
        '/dealer-program/',
      ),
      minimum_opening_order: says(750, 'Minimum initial order: $750', '/dealer-program/'),
      minimum_reorder: says(300, 'Minimum reorder: $300', '/dealer-program/'),
      currency: 'USD',
      documents: says(
        ['resale_certificate', 'storefront_photos'],
        'To apply, email your state resale certificate together with interior and exterior photos of your store to',
        '/dealer-program/',
      ),
      marketplaces: says(
        'amazon_forbidden',
        'Halvard pans may not be offered for sale on Amazon by anyone but Halvard.',
        '/dealer-program/',
      ),
      map_policy: yes(
        'Halvard has adopted this Minimum Advertised Price Policy to protect the reputation of its cookware.',
        '/map-policy/',
        'A dealer that advertises a covered product for less than the MAP will be placed on a 90-day hold.',
      ),
    },
  }),
  // A discount for decorators stands beside the wholesale terms.
  shop(squarespace, {
    name: 'Tansy Table',
    host: 'tansytable.test',
    line: 'Block-printed linens',
    menu: ['Shop /shop', 'Lookbook /lookbook', 'Trade + Wholesale /trade-wholesale'],
    foot: ['Care /care', 'Trade + Wholesale /trade-wholesale', 'Contact /contact'],
    footer: `<p>Photography by Lila Stroud, ${mail('lila@lilastroud.test')}</p>`,
    home: '<h2>Set it like you mean it</h2><p>Napkins, runners and cloths printed by hand in Jaipur and finished in Richmond, Virginia.</p>',
    pages: {
      '/lookbook': ['Lookbook', '<p>Spring 2026: Marigold, Rue and Plum.</p>'],
      '/care': ['Care', '<p>Cold wash, line dry, iron damp if you must.</p>'],
      '/contact': ['Contact', `<p>${mail('hello@tansytable.test')}</p>`],
      '/trade-wholesale': [
        'Trade + Wholesale',
        `<h3>Designers</h3><p>Interior designers and event stylists get 20% off with code once their portfolio is approved. No minimum purchase.</p>
<h3>Shops</h3><p>We sell wholesale to brick-and-mortar and online boutiques, both directly and on Faire. Your first purchase should total $275 or more and later ones $150 or more.</p><p>Line sheet and prices: ${mail('studio@tansytable.test')}</p>`,
      ],
    },
    titles: ['Tansy Table Block Print Napkins Set of 4', 'Tansy Table Marigold Runner'],
    category: 'Home & Kitchen',
    found: [faire('Tansy Table'), 'itself', instagram('Tansy Table')],
    wayIn: writeTo('studio@tansytable.test'),
    traps: ['lila@lilastroud.test'],
    policy: {
      takes_wholesale: yes(
        'We sell wholesale to brick-and-mortar and online boutiques, both directly and on Faire.',
        '/trade-wholesale',
      ),
      minimum_opening_order: says(
        275,
        'Your first purchase should total $275 or more and later ones $150 or more.',
        '/trade-wholesale',
      ),
      minimum_reorder: says(
        150,
        'Your first purchase should total $275 or more and later ones $150 or more.',
        '/trade-wholesale',
      ),
      currency: 'USD',
    },
  }),
  shop(woo, {
    name: 'Copperbell Kettles',
    host: 'www.copperbell.test',
    lang: 'en-GB',
    line: 'Stove-top kettles that sing in tune',
    bar: 'Free UK delivery on orders over £50',
    menu: [
      'Kettles /shop/',
      'Repairs /repairs/',
      'Stockist enquiries /stockist-enquiries/',
      'Contact us /contact-us/',
    ],
    foot: ['Delivery /delivery/', 'Stockist enquiries /stockist-enquiries/'],
    home: '<p>Spun from one sheet of copper in Birmingham.</p>',
    pages: {
      '/repairs/': ['Repairs', '<p>Re-tinning from £32, any make.</p>'],
      '/delivery/': ['Delivery', '<p>Highlands and Islands: minimum order £30.</p>'],
      '/contact-us/': ['Contact us', `<p>Shop and repairs: ${entities('kettles@copperbell.test')}</p>`],
      '/stockist-enquiries/': [
        'Stockist enquiries',
        `<p>Do you run a cookshop, deli or gift shop? We are looking for new stockists throughout the UK and Ireland.</p><p>Opening order £200 + VAT, £100 + VAT thereafter. Carriage is free over £350. Payment is by pro forma.</p>
<p>In North America Copperbell is distributed by Birch &amp; Ladle Imports of Toronto.</p><p>For a trade price list please ring Maureen or email ${entities('trade@copperbell.test')}.</p>`,
      ],
    },
    titles: ['Copperbell Singing Kettle 2 L', 'Copperbell Camp Kettle'],
    category: 'Home & Kitchen',
    found: ['itself', hit('https://copperbellinn.test/', 'Copper Bell Inn B&B')],
    elsewhere: {
      'copperbellinn.test': { '/': another('Copper Bell Inn', `<p>${mail('stay@copperbellinn.test')}</p>`) },
    },
    wayIn: writeTo('trade@copperbell.test'),
    traps: ['stay@copperbellinn.test'],
    policy: {
      takes_wholesale: yes(
        'We are looking for new stockists throughout the UK and Ireland.',
        '/stockist-enquiries/',
      ),
      minimum_opening_order: says(
        200,
        'Opening order £200 + VAT, £100 + VAT thereafter.',
        '/stockist-enquiries/',
      ),
      minimum_reorder: says(100, 'Opening order £200 + VAT, £100 + VAT thereafter.', '/stockist-enquiries/'),
      currency: 'GBP',
      distributors: says(
        ['Birch & Ladle Imports'],
        'In North America Copperbell is distributed by Birch & Ladle Imports of Toronto.',
        '/stockist-enquiries/',
      ),
    },
  }),
  // Bulk bags and company presents are for anyone; shops have to wait.
  shop(shopify, {
    name: 'Saltmarsh Spice Co.',
    host: 'saltmarshspice.test',
    line: 'Small-lot spice blends',
    bar: 'Free shipping at $45',
    menu: ['Blends /collections/all', 'Bulk bags /pages/bulk', 'Corporate gifting /pages/corporate-gifting'],
    foot: [
      'Wholesale /pages/wholesale',
      'Corporate gifting /pages/corporate-gifting',
      'Contact /pages/contact',
    ],
    home: '<h2>Ground on Monday, gone by Friday</h2>',
    pages: {
      '/pages/bulk': [
        'Bulk bags',
        '<p>Our most-loved blends in one-pound bags for keen cooks. Buy three and save 10%.</p>',
      ],
      '/pages/corporate-gifting': [
        'Corporate gifting',
        `<p>Custom boxes with your logo. Minimum 25 boxes, from $38 each. ${mail('gifts@saltmarshspice.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>Write to us: ${mail('kitchen@saltmarshspice.test')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        '<p>We’re so grateful to the shops that stock us. To keep them supplied we have paused new wholesale accounts and aren’t opening any until our new mill is running.</p><p>Existing wholesale customers can go on ordering as usual.</p>',
      ],
    },
    titles: ['Saltmarsh Spice Co. Tidewater Rub', 'Saltmarsh Spice Everything Blend'],
    prices: ['$9.50', '$9.50'],
    category: 'Grocery & Gourmet Food',
    found: ['itself', amazon('Saltmarsh Spice', 'spice blends')],
    wayIn: writeTo('kitchen@saltmarshspice.test'),
    policy: {
      takes_wholesale: no(
        'To keep them supplied we have paused new wholesale accounts and aren’t opening any until our new mill is running.',
        '/pages/wholesale',
      ),
    },
  }),
];
