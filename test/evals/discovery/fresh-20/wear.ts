import type { DiscoveryCase } from '../case.ts';
import { contactForm, grid, mail, privacyNotice, product, termsNew } from './kit.ts';
import { amazon, faire, hit, social } from './search-hits.ts';
import { box, SENTRY, shopify, wix } from './shop-systems.ts';
import type { Site } from './site.ts';

const salt: Site = {
  name: 'Saltmarsh Silver',
  host: 'www.saltmarshsilverstudio.com',
  announce: 'Every piece ships in a cotton pouch',
  menu: [
    [
      '',
      [
        ['/', 'Home'],
        ['/jewelry', 'Jewelry'],
        ['/about', 'About'],
        ['/for-stores', 'For Stores'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Saltmarsh Silver',
      [
        ['/care', 'Silver care'],
        ['/for-stores', 'For Stores'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/saltmarshsilver'],
};
const ss = (title: string, body: string): string => wix(salt, title, body);

const knee: Site = {
  name: 'Kneewick',
  host: 'kneewick.com',
  announce: 'Six pairs, one free. Mix any.',
  menu: [
    [
      'Socks',
      [
        ['/collections/crew', 'Crew'],
        ['/collections/knee', 'Knee-high'],
        ['/products/trailhead-crew', 'Trailhead Crew'],
      ],
    ],
    [
      'Kneewick',
      [
        ['/pages/mill', 'The mill'],
        ['/pages/guarantee', 'Guarantee'],
      ],
    ],
  ],
  foot: [
    [
      'Need a hand?',
      [
        ['/pages/contact', 'Contact'],
        ['/pages/guarantee', 'Guarantee'],
        ['/policies/privacy-policy', 'Privacy'],
      ],
    ],
    [
      'Business',
      [
        ['/pages/b2b', 'Sell Kneewick'],
        ['/pages/team-socks', 'Team socks'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/kneewick'],
  tail: '<script>window.SparkLayer={"siteId":"kneewick","register":"/pages/b2b-register","login":"/pages/b2b"};</script><script src="https://cdn.sparklayer.io/sparklayer.min.js" defer></script>',
};
const kw = (title: string, body: string): string => shopify(knee, title, body);

const corva: Site = {
  name: 'Corvadell',
  host: 'www.corvadell.com',
  announce: 'Spring colors are live',
  menu: [
    [
      'Women',
      [
        ['/collections/tops', 'Tops'],
        ['/products/ribbed-tank', 'Ribbed Tank'],
      ],
    ],
    [
      'Info',
      [
        ['/pages/fit', 'Fit guide'],
        ['/pages/contact-us', 'Contact us'],
      ],
    ],
  ],
  foot: [
    [
      'Corvadell',
      [
        ['/pages/fit', 'Fit guide'],
        ['/pages/influencers', 'Influencers'],
        ['/pages/contact-us', 'Contact us'],
        ['/policies/terms-of-service', 'Terms'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/corvadell', 'https://www.tiktok.com/@corvadell'],
};
const cv = (title: string, body: string): string => shopify(corva, title, body);

export const wearCases: readonly DiscoveryCase[] = [
  {
    brand: 'Saltmarsh Silver Studio',
    productTitles: [
      'Saltmarsh Silver Studio Sterling Silver Heron Pendant Necklace, 18"',
      'Saltmarsh Silver Studio Cattail Drop Earrings, 925 Silver',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit(
        'https://www.saltmarshsilverstudio.com/',
        'Home | Saltmarsh Silver',
        'Jewelry cast from the plants of the marsh. Duxbury, MA.',
      ),
      amazon(
        'B09SMSHRN8',
        'Saltmarsh Silver Studio Sterling Silver Heron Pendant',
        'Saltmarsh Silver Studio',
        '$68.00',
      ),
      hit('https://www.novica.com/saltmarsh', 'Saltmarsh jewelry at NOVICA', 'Unique pieces.'),
      hit('https://www.saltmarsh-silver.com.au/', 'Saltmarsh Silver Anodising', 'Industrial plating, Perth.'),
      social('instagram', 'saltmarshsilver', 'herons, cattails, 925'),
    ],
    hosts: {
      'www.saltmarshsilverstudio.com': {
        '/': ss(
          'Cast from the marsh',
          `${box('Each piece begins with something we found at low tide.')}${grid([
            ['/jewelry', 'Heron pendant', '$68.00'],
            ['/jewelry', 'Cattail drops', '$54.00'],
          ])}`,
        ),
        '/jewelry': ss(
          'Jewelry',
          grid([
            ['/jewelry', 'Heron pendant, 18 in', '$68.00'],
            ['/jewelry', 'Cattail drop earrings', '$54.00'],
            ['/jewelry', 'Marsh ring', '$72.00'],
          ]),
        ),
        '/about': ss(
          'About',
          `${box('Tess Moreau, silversmith since 2006, with two apprentices and a tide chart.')}${box(`Museum commissions: please ask my studio manager at ${mail('commissions@saltmarshsilverstudio.com')}`)}`,
        ),
        '/for-stores': ss(
          'For Stores',
          `${box('About seventy galleries and gift stores carry Saltmarsh Silver, and I take on a handful more each season.')}
${box('<span style="font-weight:bold">Opening order: $500. </span>A display and story cards come with it. Reorders can be any size.')}
${box('I sell to stores with a physical location, in towns where nobody else carries the line. My jewelry isn’t for resale on Amazon, Etsy or other third-party sites.')}
${box('Please have your state resale certificate ready to upload.')}
<form class="wixui-form" id="comp-stores" data-testid="form" aria-label="Store inquiry"><label for="s1">Store name *</label><input id="s1" name="store" type="text" required><label for="s2">Buyer’s email *</label><input id="s2" type="email" name="email" required><label for="s3">Town and state *</label><input id="s3" name="town" type="text" required><label for="s4">Resale certificate</label><input id="s4" type="file" name="certificate"><label for="s5">What else do you carry?</label><textarea id="s5" name="lines"></textarea><button>Send to Tess</button></form>`,
        ),
        '/care': ss(
          'Silver care',
          box('Wear it often. A soft cloth does the rest. Repairs: bench@saltmarshsilverstudio.com'),
        ),
        '/contact': ss(
          'Contact',
          `${box('Questions on a web order: tess@saltmarshsilverstudio.com')}${box('Open studio on Saturdays, 10 to 3, at 12 Bay Road.')}`,
        ),
      },
    },
    expected: {
      website: 'www.saltmarshsilverstudio.com',
      wayIn: { kind: 'form', anyOf: ['https://www.saltmarshsilverstudio.com/for-stores'] },
      traps: ['commissions@saltmarshsilverstudio.com', 'bench@saltmarshsilverstudio.com', SENTRY],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'I take on a handful more each season',
          furtherWords: ['Opening order: $500', 'I sell to stores with a physical location'],
          path: '/for-stores',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'My jewelry isn’t for resale on Amazon, Etsy or other third-party sites',
          path: '/for-stores',
        },
        minimum_opening_order: { value: 500, words: 'Opening order: $500', path: '/for-stores' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate'],
          words: 'Please have your state resale certificate ready to upload',
          path: '/for-stores',
        },
      },
    },
  },
  {
    brand: 'Kneewick',
    productTitles: [
      'Kneewick Trailhead Crew Merino Hiking Socks, Juniper, Medium',
      'Kneewick Knee-High Compression Socks, Stripe, 2 Pairs',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit(
        'https://kneewick.com/',
        'Kneewick – Socks from a mill in North Carolina',
        'Merino crews and knee-highs.',
      ),
      amazon('B08KNWKTRL', 'Kneewick Trailhead Crew Merino Hiking Socks', 'Kneewick', '$22.00'),
      faire('kneewick', 'Kneewick', 'American-made socks. Shop wholesale.'),
      hit('https://www.zappos.com/kneewick', 'Kneewick | Zappos.com', 'Free shipping.'),
      hit('https://www.kneewickeorthopedics.com/', 'Dr. K. Newick, Orthopedics', 'Knee surgery in Tampa.'),
    ],
    hosts: {
      'kneewick.com': {
        '/': kw(
          'Socks from a mill in North Carolina',
          grid([
            ['/products/trailhead-crew', 'Trailhead Crew', '$22.00', 'Merino, cushioned'],
            ['/collections/knee', 'Stripe Knee-High, 2 pairs', '$34.00'],
          ]),
        ),
        '/collections/crew': kw('Crew', grid([['/products/trailhead-crew', 'Trailhead Crew', '$22.00']])),
        '/collections/knee': kw(
          'Knee-high',
          grid([['/collections/knee', 'Stripe Knee-High, 2 pairs', '$34.00']]),
        ),
        '/products/trailhead-crew': kw(
          'Trailhead Crew',
          product(
            'Trailhead Crew',
            '$22.00',
            'Knit on 168 needles, so nothing bunches.',
            [
              ['Merino', '62%'],
              ['Sizes', 'S–XL'],
            ],
            ['I wore them from Springer to Katahdin.'],
          ),
        ),
        '/pages/mill': kw(
          'The mill',
          '<p>Hildebran, North Carolina, since 1947, and in our hands since 2016. Job openings: mill-hr@kneewick.com.</p>',
        ),
        '/pages/guarantee': kw(
          'Guarantee',
          '<p>If they wear through, we replace them. Send us a picture of the hole at holes@kneewick.com.</p>',
        ),
        '/pages/team-socks': kw(
          'Team socks',
          '<p>Your colors and crest, from 48 pairs. Quotes: custom@kneewick.com.</p>',
        ),
        '/pages/b2b': kw(
          'Sell Kneewick',
          `<p>Run shops, outfitters and general stores order on our business portal, day or night, at wholesale prices and with
live stock.</p>
<p><a class="button" href="/pages/b2b-register">Register your store</a></p>
<h3>Good to know</h3>
<table><tr><td>First purchase</td><td>no less than 36 pairs</td></tr><tr><td>Later purchases</td><td>no less than 12 pairs</td></tr><tr><td>Terms</td><td>card, or Net 30 on approval</td></tr></table>
<p>We hold our partners to a Minimum Advertised Price; you’ll sign that policy as you register. Listing on Amazon or any other marketplace is reserved to Kneewick itself.</p>`,
        ),
        '/pages/b2b-register': kw(
          'Register your store',
          `<sparklayer-register><form id="spark-registration" action="/apps/sparklayer/register" method="post"><label>Company<input type="text" name="company"></label><label>First name<input type="text" name="first"></label><label>Work email<input type="email" name="email"></label><label>Seller’s permit number<input type="text" name="permit"></label><label>Store address<input type="text" name="address"></label><button type="submit">Create account</button></form></sparklayer-register><p>Accounts are approved by a person, so it may take a day.</p>`,
        ),
        '/pages/contact': kw(
          'Contact',
          `<p>${mail('socks@kneewick.com')}, or 828-555-0191.</p>${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/policies/privacy-policy': kw('Privacy', privacyNotice('Kneewick', 'email dpo@kneewick.com')),
      },
    },
    expected: {
      website: 'kneewick.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://kneewick.com/pages/b2b-register', 'https://kneewick.com/pages/b2b'],
      },
      traps: ['mill-hr@kneewick.com', 'holes@kneewick.com', 'custom@kneewick.com', 'dpo@kneewick.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Run shops, outfitters and general stores order on our business portal',
          furtherWords: ['Register your store'],
          path: '/pages/b2b',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Listing on Amazon or any other marketplace is reserved to Kneewick itself',
          path: '/pages/b2b',
        },
        map_policy: {
          value: 'yes',
          words: 'We hold our partners to a Minimum Advertised Price',
          path: '/pages/b2b',
        },
      },
    },
  },
  {
    brand: 'CORVADELL',
    productTitles: [
      'CORVADELL Womens Ribbed Tank Top Double Lined Basic, Black, S',
      'CORVADELL Womens High Waist Biker Shorts with Pockets, 8"',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      amazon('B0CCRVD8RT', 'CORVADELL Womens Ribbed Tank Top Double Lined Basic', 'CORVADELL', '$21.99'),
      amazon('B0CCRVD8BS', 'CORVADELL Womens High Waist Biker Shorts with Pockets', 'CORVADELL', '$25.99'),
      hit(
        'https://www.corvadell.com/',
        'Corvadell | Basics that hold',
        'Double-lined tanks, tees and shorts.',
      ),
      social('tiktok', 'corvadell', '#corvadell 3.1M views'),
      hit('https://www.corvadellvineyards.com/', 'Corva Dell Vineyards', 'Tastings in Paso Robles.'),
    ],
    hosts: {
      'www.corvadell.com': {
        '/': cv(
          'Basics that hold',
          grid([
            ['/products/ribbed-tank', 'Ribbed Tank', '$21.99', '14 colors'],
            ['/collections/tops', 'Biker Shorts 8"', '$25.99'],
          ]),
        ),
        '/collections/tops': cv(
          'Tops',
          grid([
            ['/products/ribbed-tank', 'Ribbed Tank', '$21.99'],
            ['/collections/tops', 'Boxy Tee', '$24.99'],
          ]),
        ),
        '/products/ribbed-tank': cv(
          'Ribbed Tank',
          product(
            'Ribbed Tank',
            '$21.99',
            'Lined twice, so you can skip the bra.',
            [
              ['Fabric', 'Modal, 5% spandex'],
              ['Wash', 'Cold'],
            ],
            ['Bought six.', 'Runs small in white.'],
          ),
        ),
        '/pages/fit': cv(
          'Fit guide',
          '<table><tr><th></th><th>S</th><th>M</th><th>L</th></tr><tr><td>Bust</td><td>32–34</td><td>35–37</td><td>38–40</td></tr></table>',
        ),
        '/pages/influencers': cv(
          'Influencers',
          `<p>Over 5,000 followers? Pitch us: ${mail('collabs@corvadell.com')}. We don’t pay for posts, but we send good boxes.</p>`,
        ),
        '/pages/contact-us': cv(
          'Contact us',
          `<p>Tell us what’s up, and a human in Long Beach will get back to you within 24 hours on weekdays.</p>${contactForm(['Name', 'Email *', 'Order number (if any)', 'Your message**'], 'Submit')}`,
        ),
        '/policies/terms-of-service': cv('Terms', termsNew('Corvadell', 'legal@corvadell.com')),
      },
      'www.corvadellvineyards.com': {
        '/': '<html><head><title>Corva Dell Vineyards</title></head><body><p>Trade and distribution: trade@corvadellvineyards.com</p></body></html>',
      },
    },
    expected: {
      website: 'www.corvadell.com',
      wayIn: { kind: 'form', anyOf: ['https://www.corvadell.com/pages/contact-us'] },
      traps: ['collabs@corvadell.com', 'legal@corvadell.com', 'trade@corvadellvineyards.com'],
      policy: {},
    },
  },
];
