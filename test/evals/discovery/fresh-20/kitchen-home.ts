import type { DiscoveryCase } from '../case.ts';
import { blockForm, contactForm, folds, grid, mail, privacyNotice, product, termsNew } from './kit.ts';
import { amazon, hit, walmart } from './search-hits.ts';
import { shopify, squarespace } from './shop-systems.ts';
import type { Site } from './site.ts';

const copper: Site = {
  name: 'Copperhen Kitchen',
  host: 'copperhenkitchen.com',
  announce: '20% off spatula sets this week: HEN20',
  menu: [
    [
      'Shop',
      [
        ['/collections/all', 'Everything'],
        ['/products/egg-spatula', 'Egg Spatula'],
      ],
    ],
    [
      'Help',
      [
        ['/pages/faqs', 'FAQs'],
        ['/pages/warranty', 'Warranty'],
        ['/pages/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Info',
      [
        ['/pages/faqs', 'FAQs'],
        ['/pages/warranty', 'Register your warranty'],
        ['/policies/terms-of-service', 'Terms of service'],
        ['/policies/privacy-policy', 'Privacy policy'],
      ],
    ],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Copperhen Kitchen","contactPoint":{"@type":"ContactPoint","contactType":"customer service","email":"cluck@copperhenkitchen.com"}}</script>',
};
const ck = (title: string, body: string): string => shopify(copper, title, body);

const harrow: Site = {
  name: 'Harrow & Hide',
  host: 'www.harrowhideleather.com',
  announce: 'Made to order. Please allow four weeks.',
  menu: [
    [
      'Leather',
      [
        ['/shop', 'Shop'],
        ['/shop/p/field-tote', 'Field Tote'],
      ],
    ],
    [
      'Workshop',
      [
        ['/about', 'About'],
        ['/wholesale', 'Stockists & wholesale'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Harrow & Hide',
      [
        ['/wholesale', 'Stockists & wholesale'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/harrowandhide'],
};
const hh = (title: string, body: string): string => squarespace(harrow, title, body);

export const kitchenAndHomeCases: readonly DiscoveryCase[] = [
  {
    brand: 'COPPERHEN',
    productTitles: [
      'COPPERHEN Silicone Egg Spatula, Flexible, Set of 2',
      'COPPERHEN Collapsible Colander, 5 qt, Teal',
    ],
    category: 'Home & Kitchen',
    search: [
      amazon('B08CPRHNS2', 'COPPERHEN Silicone Egg Spatula, Flexible, Set of 2', 'COPPERHEN', '$14.99'),
      walmart('662108844', 'COPPERHEN Collapsible Colander, 5 qt, Teal'),
      hit('https://www.thecopperhen.net/', 'The Copper Hen Bakery & Kitchen', 'Brunch in Minneapolis.'),
      hit(
        'https://copperhenkitchen.com/',
        'Copperhen Kitchen – Tools that bend',
        'Silicone tools for eggs and everything else.',
      ),
      hit('https://www.seriouseats.net/best-egg-spatulas', 'The Best Egg Spatulas', 'Runner-up: Copperhen.'),
    ],
    hosts: {
      'copperhenkitchen.com': {
        '/': ck(
          'Tools that bend',
          grid([
            ['/products/egg-spatula', 'Egg Spatula, set of 2', '$14.99'],
            ['/collections/all', 'Collapsible Colander, 5 qt', '$19.99'],
            ['/collections/all', 'Bundle: six tools', '$44.99', 'Buy in bulk and save'],
          ]),
        ),
        '/collections/all': ck(
          'Everything',
          grid([
            ['/products/egg-spatula', 'Egg Spatula, set of 2', '$14.99'],
            ['/collections/all', 'Collapsible Colander, 5 qt', '$19.99'],
          ]),
        ),
        '/products/egg-spatula': ck(
          'Egg Spatula',
          product(
            'Egg Spatula',
            '$14.99',
            'Thin enough for over-easy, and safe to 480 °F.',
            [
              ['Material', 'Platinum silicone, steel core'],
              ['Dishwasher', 'Yes'],
            ],
            ['Best flip of my life.'],
          ),
        ),
        '/pages/faqs': ck(
          'FAQs',
          folds([
            ['Is it BPA free?', 'Yes, and PFAS free too.'],
            ['Do you ship abroad?', 'To Canada and Mexico.'],
            ['My code doesn’t work!', 'One code per order; sale items are left out.'],
          ]),
        ),
        '/pages/warranty': ck(
          'Register your warranty',
          `<p>Bought on Amazon or Walmart? Register within 60 days.</p>${contactForm(['Name', 'Email *', 'Amazon order number', 'Note**'], 'Register', 'WarrantyForm')}<p>Claims: warranty@copperhenkitchen.com</p>`,
        ),
        '/pages/contact': ck(
          'Contact',
          `<p>Email ${mail('cluck@copperhenkitchen.com')} and we’ll get back to you before the yolk sets.</p>`,
        ),
        '/policies/terms-of-service': ck(
          'Terms of service',
          termsNew('Copperhen Kitchen', 'legal@copperhenkitchen.com'),
        ),
        '/policies/privacy-policy': ck(
          'Privacy policy',
          privacyNotice('Copperhen Kitchen', 'email privacy@copperhenkitchen.com'),
        ),
      },
      'www.thecopperhen.net': {
        '/': '<html><head><title>The Copper Hen Bakery & Kitchen</title></head><body><h1>Brunch</h1><p>Wholesale bread for cafés: bakery@thecopperhen.net, minimum order $75.</p></body></html>',
      },
    },
    expected: {
      website: 'copperhenkitchen.com',
      wayIn: { kind: 'address', anyOf: ['cluck@copperhenkitchen.com'] },
      traps: [
        'warranty@copperhenkitchen.com',
        'legal@copperhenkitchen.com',
        'privacy@copperhenkitchen.com',
        'bakery@thecopperhen.net',
      ],
      policy: {},
    },
  },
  {
    brand: 'Harrow & Hide',
    productTitles: [
      'Harrow & Hide Field Tote, Full-Grain Bridle Leather, Chestnut',
      'Harrow & Hide Key Fob, Brass and Leather',
    ],
    category: 'Luggage & Travel Gear',
    search: [
      hit(
        'https://www.harrowhideleather.com/',
        'Harrow & Hide — Saddler-made bags',
        'Bags and small leather, stitched in Lexington, Kentucky.',
      ),
      amazon('B07HRWHDFT', 'Harrow & Hide Field Tote, Full-Grain Bridle Leather', 'Harrow & Hide', '$315.00'),
      hit('https://www.etsy.com/shop/HarrowAndHide', 'HarrowAndHide - Etsy', 'Key fobs and belts.'),
      hit('https://www.harrow.gov.uk/', 'Harrow Council', 'Pay, report, apply.'),
    ],
    hosts: {
      'www.harrowhideleather.com': {
        '/': hh(
          'Saddler-made bags',
          grid([
            ['/shop/p/field-tote', 'Field Tote', '$315.00'],
            ['/shop', 'Key Fob', '$28.00'],
          ]),
        ),
        '/shop': hh(
          'Shop',
          grid([
            ['/shop/p/field-tote', 'Field Tote', '$315.00'],
            ['/shop', 'Dog lead', '$74.00'],
          ]),
        ),
        '/shop/p/field-tote': hh(
          'Field Tote',
          product(
            'Field Tote',
            '$315.00',
            'Bridle butt, waxed linen, and a brass ring that you can hear coming.',
            [
              ['Width', '16 in'],
              ['Leather', 'English bridle'],
            ],
          ),
        ),
        '/about': hh(
          'About',
          '<p>Cole Maddox learned on saddles. Repairs of other makers’ bags: ask his teacher, ruth@bluegrasssaddlery.net.</p>',
        ),
        '/wholesale': hh(
          'Stockists & wholesale',
          `<h3>Where to see our bags</h3><p>Sidecar, Louisville · Ada Grey, Nashville · The Paddock Store, Lexington</p>
<h3>Wholesale</h3><p>As of January 2026 we have stopped taking on new stockists. With one bench and a long queue we’d only disappoint you.
We still look after the shops above.</p><p>If that ever changes we’ll say so here. Questions are welcome at ${mail('hello@harrowhideleather.com')}.</p>`,
        ),
        '/contact': hh(
          'Contact',
          `<p>hello@harrowhideleather.com</p>${blockForm(['Name', 'Email', 'Message**'], 'Send')}<p>Press kit: press@harrowhideleather.com</p>`,
        ),
      },
    },
    expected: {
      website: 'www.harrowhideleather.com',
      wayIn: {
        kind: 'address',
        anyOf: ['hello@harrowhideleather.com', 'https://www.harrowhideleather.com/contact'],
      },
      traps: ['ruth@bluegrasssaddlery.net', 'press@harrowhideleather.com'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'we have stopped taking on new stockists',
          furtherWords: ['we’d only disappoint you'],
          path: '/wholesale',
        },
      },
    },
  },
];
