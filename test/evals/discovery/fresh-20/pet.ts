import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, mail, privacyNotice, product, termsOld } from './kit.ts';
import { amazon, hit, social } from './search-hits.ts';
import { shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

const barkwell: Site = {
  name: 'Barkwell & Finch',
  host: 'barkwellfinch.com',
  announce: 'Free shipping on orders over $45 · Baked in Vermont',
  menu: [
    [
      'Shop',
      [
        ['/collections/chews', 'Chews'],
        ['/products/collagen-twists', 'Collagen Twists'],
      ],
    ],
    [
      'About',
      [
        ['/pages/our-story', 'Our story'],
        ['/pages/faq', 'FAQ'],
      ],
    ],
  ],
  foot: [
    [
      'Help',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/contact', 'Contact us'],
        ['/policies/privacy-policy', 'Privacy policy'],
        ['/policies/terms-of-service', 'Terms of service'],
      ],
    ],
    ['Business', [['/pages/wholesale', 'Carry Barkwell & Finch']]],
  ],
  footText: '<p>Barkwell &amp; Finch LLC, 18 Mill Lane, Bristol, VT 05443</p>',
  join: 'Treats in your inbox',
  social: ['https://www.instagram.com/barkwellfinch', 'https://www.facebook.com/barkwellfinch'],
};
const bf = (title: string, body: string): string => shopify(barkwell, title, body);

export const petCases: readonly DiscoveryCase[] = [
  {
    brand: 'Barkwell & Finch',
    productTitles: [
      'Barkwell & Finch Collagen Twists for Dogs, 12 Count',
      'Barkwell & Finch Cod Skin Rolls Dog Chews, 8 oz',
    ],
    category: 'Pet Supplies',
    search: [
      hit(
        'https://barkwellfinch.com/',
        'Barkwell & Finch | Single-ingredient dog chews',
        'Chews that are baked low and slow in Vermont.',
      ),
      amazon(
        'B0BKW11F2A',
        'Barkwell & Finch Collagen Twists for Dogs, 12 Count',
        'Barkwell & Finch',
        '$24.99',
      ),
      hit(
        'https://www.chewy.com/b/barkwell-finch-33112',
        'Barkwell & Finch: Dog Chews | Chewy',
        'Free shipping on first-time orders.',
      ),
      social('instagram', 'barkwellfinch', 'Chews, dogs, Vermont. 14K followers.'),
      hit(
        'https://www.barkwellgrooming.com/',
        'Barkwell Grooming Parlor - Tulsa, OK',
        'Full-service grooming by appointment.',
      ),
    ],
    hosts: {
      'barkwellfinch.com': {
        '/': bf(
          'One ingredient. That’s it.',
          `<p>We started in a church kitchen with two dehydrators and a very patient beagle.</p>
${grid([
  [
    '/products/collagen-twists',
    'Collagen Twists, 12 count',
    '$24.99',
    'Beef collagen, lasts about 40 minutes',
  ],
  ['/collections/chews', 'Cod Skin Rolls, 8 oz', '$18.99', 'Icelandic cod, nothing else'],
  ['/collections/chews', 'Duck Feet, 10 count', '$16.50', 'Good for puppies'],
])}
<h2>As seen at</h2><p>More than three hundred independent pet stores in the Northeast. Ask for us by name.</p>`,
        ),
        '/collections/chews': bf(
          'Chews',
          grid([
            ['/products/collagen-twists', 'Collagen Twists, 12 count', '$24.99'],
            ['/collections/chews', 'Cod Skin Rolls, 8 oz', '$18.99'],
            [
              '/collections/chews',
              'Case of Twists (6 × 12 count)',
              '$129.00',
              'Save 14% when you buy the case',
            ],
          ]),
        ),
        '/products/collagen-twists': bf(
          'Collagen Twists, 12 count',
          product(
            'Collagen Twists',
            '$24.99',
            'Made of beef collagen from grass-fed cattle, slowly dried for fifty hours.',
            [
              ['Length', '6 in'],
              ['Protein', '85% min'],
              ['Made in', 'Bristol, Vermont'],
            ],
            ['My setter is in love. – Dana R.', 'Doesn’t smell. Will order again.'],
          ),
        ),
        '/pages/our-story': bf(
          'Our story',
          `<p>Finch was a beagle; Barkwell was the neighbor’s lab. In 2017 Meg Aldous began to dry fish skins for the two of
them. Today there are nine of us, and an oven the size of a bus.</p><p>Writers and podcasters: ${mail('press@barkwellfinch.com')}.</p>`,
        ),
        '/pages/faq': bf(
          'FAQ',
          folds([
            ['How long do the chews keep?', 'Eighteen months unopened, in a cool place.'],
            ['What is the minimum for free shipping?', 'Orders of $45 or more ship free in the lower 48.'],
            [
              'Can I return an opened bag?',
              'If your dog turns up its nose, write to us and we’ll make it right.',
            ],
            [
              'Do you donate to rescues?',
              'Every December. Applications open in October; write to rescues@barkwellfinch.com.',
            ],
          ]),
        ),
        '/pages/contact': bf(
          'Contact us',
          `<p>Questions about an order? ${mail('woof@barkwellfinch.com')}, Monday to Friday.</p>
${contactForm(['Name', 'Email *', 'Phone number', 'Comment**'], 'Send')}`,
        ),
        '/pages/wholesale': bf(
          'Carry Barkwell & Finch',
          `<p>Independent pet shops, groomers, boarding kennels and farm stores are the reason we exist. If you’d like to put
our chews on your counter, tell us about your shop below and we’ll send a price list within two business days.</p>
<h3>The basics</h3>
<ul><li>Your opening order starts at $250, mixed across the line as you like.</li>
<li>After that, $150 per order.</li>
<li>We’ll ask for your sales tax ID before we ship the first box.</li>
<li>Net 30 is available once you’ve placed two orders.</li>
<li>Free freight from $400.</li></ul>
<h3>Where you may sell</h3>
<p>In your store, at the farmers’ market, online. We sell on Amazon ourselves, so accounts agree not to list our products on
Amazon.</p>
${contactForm(['Your name', 'Store name', 'Email *', 'Sales tax ID', 'Tell us about your shop**'], 'Request a price list', 'WholesaleForm')}`,
        ),
        '/policies/privacy-policy': bf(
          'Privacy policy',
          privacyNotice('Barkwell & Finch', `email us at ${mail('privacy@barkwellfinch.com')}`),
        ),
        '/policies/terms-of-service': bf(
          'Terms of service',
          termsOld('Barkwell & Finch', 'woof@barkwellfinch.com'),
        ),
      },
      'www.barkwellgrooming.com': {
        '/': '<html><head><title>Barkwell Grooming Parlor</title></head><body><h1>Barkwell Grooming</h1><p>Book a bath: book@barkwellgrooming.com or (918) 555-0119.</p></body></html>',
      },
    },
    expected: {
      website: 'barkwellfinch.com',
      wayIn: { kind: 'form', anyOf: ['https://barkwellfinch.com/pages/wholesale'] },
      traps: [
        'press@barkwellfinch.com',
        'rescues@barkwellfinch.com',
        'privacy@barkwellfinch.com',
        'book@barkwellgrooming.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'tell us about your shop below and we’ll send a price list',
          furtherWords: ['Your opening order starts at $250', 'are the reason we exist'],
          path: '/pages/wholesale',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: 'accounts agree not to list our products on Amazon',
          path: '/pages/wholesale',
        },
        minimum_opening_order: {
          value: 250,
          words: 'Your opening order starts at $250',
          path: '/pages/wholesale',
        },
        minimum_reorder: { value: 150, words: 'After that, $150 per order', path: '/pages/wholesale' },
        currency: 'USD',
        documents: {
          value: ['tax_id'],
          words: 'We’ll ask for your sales tax ID before we ship the first box',
          path: '/pages/wholesale',
        },
      },
    },
  },
];
