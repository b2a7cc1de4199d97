import type { DiscoveryCase } from '../case.ts';
import { grid, hidden, mail, privacyNotice, product } from './kit.ts';
import { amazon, hit, social, walmart } from './search-hits.ts';
import { bigcommerce, headless } from './shop-systems.ts';
import type { Site } from './site.ts';

const volt: Site = {
  name: 'Voltmoth',
  host: 'www.voltmoth.com',
  announce: 'Meet Lumen 3: 140 watts, two inches.',
  menu: [
    [
      'Chargers',
      [
        ['/chargers', 'All chargers'],
        ['/chargers/lumen-3', 'Lumen 3'],
      ],
    ],
    [
      'Business',
      [
        ['/resellers', 'Resellers'],
        ['/corporate-gifts', 'Corporate gifts'],
      ],
    ],
    ['Support', [['/support', 'Help center']]],
  ],
  foot: [
    [
      'Company',
      [
        ['/resellers', 'Resellers'],
        ['/authorized-reseller-policy', 'Authorized reseller policy'],
        ['/support', 'Support'],
        ['/privacy', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.youtube.com/voltmoth'],
};
const vm = (title: string, body: string, state: Readonly<Record<string, unknown>> = {}): string =>
  headless(volt, title, body, {
    market: 'US',
    analyticsDsn: 'https://a91c@o4401.ingest.us.sentry.io/7',
    ...state,
  });

const grit: Site = {
  name: 'Gritline',
  host: 'gritlinecarcare.com',
  announce: 'Buy 2 gallons, get a foam cannon',
  street: 'Gritline Car Care<br>9021 Industrial Way<br>Mesa, AZ 85210',
  menu: [
    [
      'Products',
      [
        ['/wash/', 'Wash'],
        ['/iron-rinse/', 'Iron Rinse'],
      ],
    ],
    [
      'Pros',
      [
        ['/dealers-distributors/', 'Dealers & Distributors'],
        ['/detailer-discount/', 'Detailer discount'],
      ],
    ],
  ],
  foot: [
    [
      'Navigate',
      [
        ['/dealers-distributors/', 'Dealers & Distributors'],
        ['/sds/', 'Safety sheets'],
        ['/contact/', 'Contact'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/gritlinecarcare'],
};
const gl = (title: string, body: string): string => bigcommerce(grit, title, body);

export const deviceCases: readonly DiscoveryCase[] = [
  {
    brand: 'Voltmoth',
    productTitles: [
      'Voltmoth Lumen 3 GaN Charger 140W, 3-Port USB-C, Compact',
      'Voltmoth Braided USB-C Cable 240W, 6.6 ft, Amber',
    ],
    category: 'Electronics',
    search: [
      amazon('B0DVLTM140', 'Voltmoth Lumen 3 GaN Charger 140W', 'Voltmoth', '$79.99'),
      hit('https://www.voltmoth.com/', 'Voltmoth | Small chargers, big watts', 'GaN chargers and cables.'),
      hit('https://www.bestbuy.com/site/brands/voltmoth', 'Voltmoth - Best Buy', 'Shop chargers.'),
      hit('https://www.theverge.net/voltmoth-lumen-3-review', 'Voltmoth Lumen 3 review', '8/10'),
      hit('https://voltmothband.bandcamp.com/', 'Volt Moth', 'Shoegaze from Leeds.'),
    ],
    hosts: {
      'www.voltmoth.com': {
        '/': vm(
          'Small chargers, big watts',
          grid([
            ['/chargers/lumen-3', 'Lumen 3, 140 W', '$79.99'],
            ['/chargers', 'Amber cable', '$24.99'],
          ]),
        ),
        '/chargers': vm(
          'All chargers',
          grid([
            ['/chargers/lumen-3', 'Lumen 3, 140 W', '$79.99'],
            ['/chargers', 'Lumen Mini, 45 W', '$34.99'],
          ]),
        ),
        '/chargers/lumen-3': vm(
          'Lumen 3',
          product('Lumen 3', '$79.99', 'Three ports that share nicely.', [
            ['Output', '140 W'],
            ['Ports', '3 × USB-C'],
          ]),
        ),
        '/resellers': vm(
          'Resellers',
          `<p>Voltmoth works with independent electronics stores, campus shops, airport retailers and IT resellers in North America.</p>
<h2>Why us</h2><ul><li>Margins that leave room</li><li>Two-year advance replacement, handled by us</li><li>Peg-ready, plastic-free packaging</li></ul>
<h2>Next step</h2><p>Introduce your business to our channel team at ${mail('channel@voltmoth.com')}. Attach a W-9 and your resale certificate, so that we can set you up without a second email.</p>`,
          {
            page: {
              slug: 'resellers',
              seo: 'Become a Voltmoth reseller',
              owner: 'cms-bot@voltmoth.com',
            },
          },
        ),
        '/authorized-reseller-policy': vm(
          'Authorized reseller policy',
          `<p>Last revised January 6, 2026</p><p>Voltmoth, Inc. (“Voltmoth”) has adopted this policy to protect its trademarks and those who buy its products.</p>
<ol><li><strong>Permitted customers.</strong> Authorized resellers may sell only to end users.</li>
<li><strong>Online sales.</strong> An authorized reseller may sell through websites that it owns and operates under its own name. It may not offer products through any online marketplace (for example, Amazon, eBay, Walmart Marketplace, Newegg or TikTok Shop) unless Voltmoth has first consented in a signed writing.</li>
<li><strong>Price.</strong> Voltmoth maintains a unilateral Minimum Advertised Price policy, a copy of which accompanies each price list.</li>
<li><strong>Quality.</strong> Products shall be kept dry, stored below 95 °F, and inspected on receipt.</li></ol>
<p>Reports of unauthorized sellers: ${mail('brandprotection@voltmoth.com')}</p>`,
        ),
        '/corporate-gifts': vm(
          'Corporate gifts',
          '<p>Your logo on a Lumen, from 50 pieces. Write to gifts@voltmoth.com.</p>',
        ),
        '/support': vm(
          'Help center',
          `<p>Warranty: rma@voltmoth.com. Anything else: support@voltmoth.com.</p>`,
        ),
        '/privacy': vm('Privacy', privacyNotice('Voltmoth', 'contact privacy@voltmoth.com')),
      },
    },
    expected: {
      website: 'www.voltmoth.com',
      wayIn: { kind: 'address', anyOf: ['channel@voltmoth.com'] },
      traps: [
        'brandprotection@voltmoth.com',
        'gifts@voltmoth.com',
        'rma@voltmoth.com',
        'privacy@voltmoth.com',
        'cms-bot@voltmoth.com',
        'a91c@o4401.ingest.us.sentry.io',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Voltmoth works with independent electronics stores, campus shops',
          furtherWords: ['Introduce your business to our channel team', 'Margins that leave room'],
          path: '/resellers',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'unless Voltmoth has first consented in a signed writing',
          path: '/authorized-reseller-policy',
        },
        map_policy: {
          value: 'yes',
          words: 'Voltmoth maintains a unilateral Minimum Advertised Price policy',
          path: '/authorized-reseller-policy',
        },
        documents: {
          value: ['w9', 'resale_certificate'],
          words: 'Attach a W-9 and your resale certificate',
          path: '/resellers',
        },
      },
    },
  },
  {
    brand: 'Gritline Car Care',
    productTitles: [
      'Gritline Iron Rinse Fallout Remover Spray, 16 oz',
      'Gritline Dry Lake Spray Wax, 1 Gallon',
    ],
    category: 'Automotive',
    search: [
      hit(
        'https://gritlinecarcare.com/',
        'Gritline - Car care from the desert',
        'Iron Rinse, Dry Lake and more.',
      ),
      amazon('B07GRTLIR6', 'Gritline Iron Rinse Fallout Remover Spray, 16 oz', 'Gritline Car Care', '$18.95'),
      walmart('330918276', 'Gritline Dry Lake Spray Wax, 1 Gallon'),
      hit(
        'https://www.autogeekforum.net/gritline',
        'Gritline Iron Rinse - first impressions',
        'Smells less than most.',
      ),
      hit('https://gritlinefitness.net/', 'Gritline Fitness', 'Obstacle race training in Ohio.'),
    ],
    hosts: {
      'gritlinecarcare.com': {
        '/': gl(
          'Car care from the desert',
          grid([
            ['/iron-rinse/', 'Iron Rinse, 16 oz', '$18.95'],
            ['/wash/', 'Dry Lake Spray Wax, 1 gal', '$64.00'],
          ]),
        ),
        '/wash/': gl(
          'Wash',
          grid([
            ['/wash/', 'Caliche Shampoo, 16 oz', '$14.95'],
            ['/iron-rinse/', 'Iron Rinse, 16 oz', '$18.95'],
          ]),
        ),
        '/iron-rinse/': gl(
          'Iron Rinse',
          product('Iron Rinse', '$18.95', 'Turns purple, then turns loose.', [
            ['pH', '6.5'],
            ['Size', '16 oz'],
          ]),
        ),
        '/dealers-distributors/': gl(
          'Dealers & Distributors',
          `<h2>Become a dealer</h2><p>Detail supply stores, car washes with a retail wall, and parts counters: fill out the request and our sales manager will call you.</p>
<p>Dealer pricing begins at a $500 buy-in. From then on, $200 gets you the same pricing. We need a copy of your business license and resale certificate.</p>
<p>Dealers are free to list Gritline on Amazon, eBay and Walmart as long as the listing meets our pricing policy: no ad below MAP.</p>
<form action="/pages.php?action=sendContactForm" method="post" class="form" id="dealer"><input type="hidden" name="page_id" value="14"><label>Full Name<input type="text" name="contact_fullname"></label><label>Company Name<input type="text" name="contact_companyname"></label><label>Email Address<input type="email" name="contact_email"></label><label>Phone Number<input type="tel" name="contact_phone"></label><label>What do you sell today?<textarea name="contact_question" rows="5"></textarea></label><input class="button" type="submit" value="Request dealer pricing"></form>
<h2>Our distributors</h2><table><tr><th>Region</th><th>Distributor</th><th>Contact</th></tr><tr><td>Canada</td><td>Maple Shine Supply</td><td>orders@mapleshinesupply.ca</td></tr><tr><td>Southeast</td><td>Palmetto Detail Distributing</td><td>843-555-0109</td></tr><tr><td>Australia</td><td>Outback Gloss Pty Ltd</td><td>outbackgloss.com.au</td></tr></table>`,
        ),
        '/detailer-discount/': gl(
          'Detailer discount',
          '<p>Working detailers save 20% on what they use. Send a picture of your van to vans@gritlinecarcare.com. Not for resale.</p>',
        ),
        '/sds/': gl(
          'Safety sheets',
          '<p>Iron Rinse – <a href="/content/sds-iron.pdf">PDF</a>. Chemical emergencies: 800-555-0100.</p>',
        ),
        '/contact/': gl(
          'Contact',
          `<p>Help with an order: ${hidden('help@gritlinecarcare.com')}</p><p>Sponsorship: ${hidden('racing@gritlinecarcare.com', 0x66)}</p>`,
        ),
      },
      'gritlinefitness.net': {
        '/': '<html><head><title>Gritline Fitness</title></head><body><p>coach@gritlinefitness.net</p></body></html>',
      },
    },
    expected: {
      website: 'gritlinecarcare.com',
      wayIn: { kind: 'form', anyOf: ['https://gritlinecarcare.com/dealers-distributors/'] },
      traps: [
        'orders@mapleshinesupply.ca',
        'vans@gritlinecarcare.com',
        'racing@gritlinecarcare.com',
        'coach@gritlinefitness.net',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'fill out the request and our sales manager will call you',
          furtherWords: ['Dealer pricing begins at a $500 buy-in', 'Become a dealer'],
          path: '/dealers-distributors/',
        },
        marketplaces: {
          value: 'allowed',
          words: 'Dealers are free to list Gritline on Amazon, eBay and Walmart',
          path: '/dealers-distributors/',
        },
        map_policy: {
          value: 'yes',
          words: 'meets our pricing policy: no ad below MAP',
          path: '/dealers-distributors/',
        },
        minimum_opening_order: {
          value: 500,
          words: 'Dealer pricing begins at a $500 buy-in',
          path: '/dealers-distributors/',
        },
        minimum_reorder: {
          value: 200,
          words: 'From then on, $200 gets you the same pricing',
          path: '/dealers-distributors/',
        },
        currency: 'USD',
        documents: {
          value: ['business_license', 'resale_certificate'],
          words: 'We need a copy of your business license and resale certificate',
          path: '/dealers-distributors/',
        },
        distributors: {
          value: ['Maple Shine Supply', 'Palmetto Detail Distributing', 'Outback Gloss Pty Ltd'],
          words: 'Maple Shine Supply',
          furtherWords: ['Palmetto Detail Distributing', 'Outback Gloss Pty Ltd'],
          path: '/dealers-distributors/',
        },
      },
    },
  },
  {
    brand: 'HUMDINGER AUDIO',
    productTitles: [
      'HUMDINGER AUDIO Bluetooth Shower Speaker with Suction Cup, IPX7',
      'HUMDINGER AUDIO Replacement Ear Pads for Over-Ear Headphones, 1 Pair',
    ],
    category: 'Electronics',
    search: [
      amazon(
        'B0CHMDAU7X',
        'HUMDINGER AUDIO Bluetooth Shower Speaker with Suction Cup',
        'HUMDINGER AUDIO',
        '$18.99',
      ),
      hit(
        'https://www.amazon.com/stores/HUMDINGERAUDIO/page/2F1A',
        'Amazon.com: HUMDINGER AUDIO',
        'Visit the HUMDINGER AUDIO store.',
      ),
      hit(
        'https://www.aliexpress.com/store/1102938471',
        'HUMDINGER AUDIO Official Store - AliExpress',
        '97.1% positive feedback.',
      ),
      hit(
        'https://www.humdingerrecords.com/',
        'Humdinger Records & Hi-Fi',
        'New and used vinyl in Dayton, Ohio.',
      ),
      hit(
        'https://www.merriam-webster.com/dictionary/humdinger',
        'Humdinger Definition & Meaning',
        'A striking or extraordinary person or thing.',
      ),
      social('instagram', 'humdingeraudio', 'No posts yet'),
    ],
    hosts: {
      'www.humdingerrecords.com': {
        '/': `<!doctype html><html><head><title>Humdinger Records & Hi-Fi | Dayton, Ohio</title></head><body><header><h1>Humdinger Records &amp; Hi-Fi</h1><nav><a href="/">Home</a> <a href="/sell-us-your-records">Sell us your records</a> <a href="/hi-fi">Hi-Fi</a></nav></header>
<p>Ten thousand records on Fifth Street, and a listening room upstairs. Open Tuesday to Sunday, 11 to 7.</p><p>This week: a wall of Blue Note, a crate of Dayton funk, and a rebuilt Marantz 2230.</p><p>937-555-0155 · spin@humdingerrecords.com</p></body></html>`,
        '/hi-fi': `<!doctype html><html><head><title>Hi-Fi | Humdinger Records & Hi-Fi</title></head><body><h1>Hi-Fi</h1><p>We service turntables and sell speakers by Klipsch, KEF and Wharfedale. Dealer for Rega since 1998. Bench: service@humdingerrecords.com</p></body></html>`,
        '/sell-us-your-records': `<!doctype html><html><head><title>Sell us your records</title></head><body><h1>Sell us your records</h1><p>Call before you haul. We pay cash or store credit for clean LPs. Collections: buying@humdingerrecords.com</p></body></html>`,
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['spin@humdingerrecords.com', 'service@humdingerrecords.com', 'buying@humdingerrecords.com'],
      policy: {},
    },
  },
];
