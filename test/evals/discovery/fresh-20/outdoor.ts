import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  bigcommerce,
  byHand,
  contactForm,
  folds,
  grid,
  hit,
  mail,
  privacyNotice,
  product,
  type Site,
  shopify,
} from './kit.ts';

const ridge: Site = {
  name: 'Ridgekettle',
  host: 'www.ridgekettle.com',
  announce: 'Lifetime repair on every stove. No receipt needed.',
  street: 'Ridgekettle Stove Works<br>120 Foundry Loop<br>Bozeman, MT 59715',
  menu: [
    [
      'Stoves',
      [
        ['/stoves/', 'All stoves'],
        ['/scout-stove/', 'Scout Stove'],
      ],
    ],
    [
      'Dealers',
      [
        ['/dealer-locator/', 'Find a dealer'],
        ['/become-a-dealer/', 'Become a dealer'],
      ],
    ],
    ['Support', [['/support/', 'Repairs and parts']]],
  ],
  foot: [
    [
      'Company',
      [
        ['/become-a-dealer/', 'Become a dealer'],
        ['/reseller-policy/', 'Reseller policy'],
        ['/support/', 'Support'],
        ['/privacy/', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/ridgekettle', 'https://www.youtube.com/ridgekettle'],
};
const rk = (title: string, body: string): string => bigcommerce(ridge, title, body);

const drift: Site = {
  name: 'Driftanchor Lures',
  host: 'www.driftanchorlures.com',
  announce: 'Walleye season is open!',
  menu: [
    [
      'Lures',
      [
        ['/', 'Home'],
        ['/lures.htm', 'Lures & colors'],
        ['/order.htm', 'How to order'],
      ],
    ],
    [
      'Other',
      [
        ['/faq.htm', 'Questions'],
        ['/prostaff.htm', 'Pro staff'],
        ['/contact.htm', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      '',
      [
        ['/', 'Home'],
        ['/faq.htm', 'Questions'],
        ['/contact.htm', 'Contact'],
      ],
    ],
  ],
  footText: 'Made in Baudette, Minnesota, USA',
};
const da = (title: string, body: string): string => byHand(drift, title, body);

const alp: Site = {
  name: 'Alpfaden',
  host: 'alpfaden-ausruestung.de',
  lang: 'de',
  currency: 'EUR',
  announce: 'Kostenlose Rücksendung innerhalb von 30 Tagen',
  menu: [
    [
      'Rucksäcke',
      [
        ['/collections/rucksaecke', 'Alle Rucksäcke'],
        ['/products/tagalm-22', 'Tagalm 22'],
      ],
    ],
    [
      'Alpfaden',
      [
        ['/pages/manifest', 'Manifest'],
        ['/pages/hilfe', 'Hilfe'],
      ],
    ],
  ],
  foot: [
    [
      'Service',
      [
        ['/pages/hilfe', 'Hilfe'],
        ['/pages/kontakt', 'Kontakt'],
        ['/policies/legal-notice', 'Impressum'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/alpfaden'],
};
const af = (title: string, body: string): string => shopify(alp, title, body);

export const outdoorCases: readonly DiscoveryCase[] = [
  {
    brand: 'Ridgekettle Stove Works',
    productTitles: [
      'Ridgekettle Scout Wood-Burning Camp Stove, Stainless',
      'Ridgekettle Griddle Plate for Scout Stove',
    ],
    category: 'Sports & Outdoors',
    search: [
      hit(
        'https://www.ridgekettle.com/',
        'Ridgekettle - Wood stoves for hot tents and camps',
        'Folding wood stoves welded in Montana.',
      ),
      hit('https://www.rei.com/b/ridgekettle', 'Ridgekettle | REI Co-op', 'Shop stoves.'),
      amazon(
        'B07RDGKSCT',
        'Ridgekettle Scout Wood-Burning Camp Stove, Stainless',
        'Ridgekettle Stove Works',
        '$289.00',
      ),
      hit(
        'https://www.hottentforum.org/t/ridgekettle-scout',
        'Ridgekettle Scout: long-term review',
        'Three winters in.',
      ),
      hit('https://www.youtube.com/watch?v=rk5Tov3', 'Ridgekettle vs Winnerwell', '88K views'),
    ],
    hosts: {
      'www.ridgekettle.com': {
        '/': rk(
          'Wood stoves for hot tents and camps',
          grid([
            ['/scout-stove/', 'Scout Stove', '$289.00', '12 lb, folds flat'],
            ['/stoves/', 'Griddle Plate', '$48.00'],
            ['/stoves/', 'Outfitter Stove', '$419.00'],
          ]),
        ),
        '/stoves/': rk(
          'All stoves',
          grid([
            ['/scout-stove/', 'Scout Stove', '$289.00'],
            ['/stoves/', 'Outfitter Stove', '$419.00'],
          ]),
        ),
        '/scout-stove/': rk(
          'Scout Stove',
          product('Scout', '$289.00', 'Burns a night on an armload of lodgepole.', [
            ['Weight', '12 lb'],
            ['Steel', '304 stainless, 0.8 mm'],
            ['Fits', '3.5-inch pipe'],
          ]),
        ),
        '/dealer-locator/': rk(
          'Find a dealer',
          '<p>Enter your ZIP code.</p><form action="/dealer-locator/" method="get"><input name="zip"><button>Find</button></form><ul><li>Bob Ward’s, Missoula</li><li>Sportsman’s Annex, Cody – annex@wyosports.net</li></ul>',
        ),
        '/become-a-dealer/': rk(
          'Become a dealer',
          `<p>Ridgekettle builds its business with specialty outdoor, canvas-tent and hunting retailers. New dealers are chosen twice a
year, in February and August, and we read every application as it comes.</p>
<h2>Requirements</h2>
<table class="table"><thead><tr><th>Item</th><th>What we ask</th></tr></thead><tbody>
<tr><td>Stocking order</td><td>$1,000 minimum</td></tr><tr><td>Replenishment</td><td>$250 minimum</td></tr>
<tr><td>Store</td><td>Physical showroom with at least one stove on display</td></tr><tr><td>Service</td><td>A staff member trained on pipe safety</td></tr></tbody></table>
<h2>Include with your application</h2><ol><li>Resale certificate</li><li>Two trade references</li><li>Photographs of your sales floor</li></ol>
<p>Send the packet, along with the <a href="/content/ridgekettle-dealer-application-2026.pdf">dealer application (PDF)</a>, to ${mail('dealers@ridgekettle.com')}.</p>`,
        ),
        '/reseller-policy/': rk(
          'Reseller policy',
          `<p>This policy is issued unilaterally by Ridgekettle Stove Works, Inc. and applies to each person that purchases our
products for resale in the United States.</p>
<h2>1. Advertised price</h2><p>No product may be advertised below the minimum advertised price (“MAP”) published in the dealer price list. MAP applies to advertised prices only; dealers set their own selling prices.</p>
<h2>2. Channels</h2><p>Dealers shall sell only from their approved store locations and approved website. Sales on Amazon.com, eBay, Walmart.com, Facebook Marketplace and similar third-party platforms are prohibited.</p>
<h2>3. Diversion</h2><p>Dealers shall not sell to anyone who they know or should know intends to resell.</p>
<h2>4. Enforcement</h2><p>Ridgekettle may suspend shipments without notice. Send no requests for exceptions. Inquiries about this policy go to policy@ridgekettle.com.</p>`,
        ),
        '/support/': rk(
          'Repairs and parts',
          `<p>Bent a leg? Write to ${mail('repairs@ridgekettle.com')} with a photo. Everything else: info@ridgekettle.com or 406-555-0124.</p>`,
        ),
        '/privacy/': rk('Privacy', privacyNotice('Ridgekettle', 'call us at 406-555-0124')),
      },
    },
    expected: {
      website: 'www.ridgekettle.com',
      wayIn: { kind: 'address', anyOf: ['dealers@ridgekettle.com'] },
      traps: ['repairs@ridgekettle.com', 'policy@ridgekettle.com', 'annex@wyosports.net'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'New dealers are chosen twice a year',
          furtherWords: [
            'builds its business with specialty outdoor, canvas-tent and hunting retailers',
            'Send the packet, along with the dealer application',
            'Become a dealer',
          ],
          path: '/become-a-dealer/',
        },
        marketplaces: {
          value: 'forbidden',
          words:
            'Sales on Amazon.com, eBay, Walmart.com, Facebook Marketplace and similar third-party platforms are prohibited',
          path: '/reseller-policy/',
        },
        map_policy: {
          value: 'yes',
          words: 'No product may be advertised below the minimum advertised price (“MAP”)',
          furtherWords: ['MAP applies to advertised prices only'],
          path: '/reseller-policy/',
        },
        minimum_opening_order: {
          value: 1000,
          words: '$1,000 minimum',
          path: '/become-a-dealer/',
        },
        minimum_reorder: { value: 250, words: '$250 minimum', path: '/become-a-dealer/' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'trade_references', 'storefront_photos'],
          words: 'Resale certificate',
          furtherWords: ['Two trade references', 'Photographs of your sales floor'],
          path: '/become-a-dealer/',
        },
      },
    },
  },
  {
    brand: 'Driftanchor',
    productTitles: [
      'Driftanchor Flutter Jig, 1/4 oz, Glow Perch, 3-Pack',
      'Driftanchor Spinner Rig Walleye, Hammered Copper',
    ],
    category: 'Sports & Outdoors',
    search: [
      amazon('B00DRFTJG3', 'Driftanchor Flutter Jig, 1/4 oz, Glow Perch, 3-Pack', 'Driftanchor', '$11.99'),
      hit(
        'https://www.driftanchorlures.com/',
        'Driftanchor Lures - Handmade walleye lures',
        'Jigs and spinner rigs from Baudette, Minnesota.',
      ),
      hit(
        'https://www.walleyecentral.net/driftanchor',
        'Driftanchor jigs - Walleye forum',
        'Best glow on the lake.',
      ),
      hit(
        'https://www.driftanchormarine.com/',
        'Drift Anchors & Sea Anchors',
        'Parachute anchors for boats.',
      ),
      hit('https://www.scheels.com/b/driftanchor', 'Driftanchor | SCHEELS', 'Shop fishing.'),
    ],
    hosts: {
      'www.driftanchorlures.com': {
        '/': da(
          'Handmade walleye lures',
          `<p>Welcome to Driftanchor Lures! Ray and Sharon Nyberg have poured, painted and packed jigs on the Rainy River since 1994.</p><p>NEW for this year: Glow Perch.</p>`,
        ),
        '/lures.htm': da(
          'Lures & colors',
          '<table border="1"><tr><th>Lure</th><th>Sizes</th><th>Pack</th><th>Price</th></tr><tr><td>Flutter Jig</td><td>1/8, 1/4, 3/8</td><td>3</td><td>$9.49</td></tr><tr><td>Spinner Rig</td><td>#3, #4</td><td>1</td><td>$5.25</td></tr></table>',
        ),
        '/order.htm': da(
          'How to order',
          '<p>Print the order form, or call 218-555-0170 with your card. Ten dollar minimum, please. We mail Tuesdays.</p>',
        ),
        '/faq.htm': da(
          'Questions',
          `<p><b>Q. Do the jigs have lead in them?</b><br>A. Tin and bismuth. No lead since 2008.</p>
<p><b>Q. Can you paint my own color?</b><br>A. If you'll take fifty of them.</p>
<p><b>Q. I have a bait shop. Will you sell to me?</b><br>A. You bet. Bait shops and resorts get 45 percent off list. First order has to be $150, and we need your resale certificate on file. Give Sharon a shout at &#115;&#104;&#97;&#114;&#111;&#110;&#64;&#100;&#114;&#105;&#102;&#116;&#97;&#110;&#99;&#104;&#111;&#114;&#108;&#117;&#114;&#101;&#115;&#46;&#99;&#111;&#109;.</p>
<p><b>Q. Can dealers put your jigs on Amazon?</b><br>A. No. We do that ourselves and we'd like it to stay that way.</p>`,
        ),
        '/prostaff.htm': da(
          'Pro staff',
          '<p>Guides and tournament fishermen, send your resume to Ray at prostaff@driftanchorlures.com. We are full for this season.</p>',
        ),
        '/contact.htm': da(
          'Contact',
          '<p>Driftanchor Lures, 2204 Hwy 172, Baudette MN 56623. Phone 218-555-0170. Web page problems: kyle@lakewebs.net</p>',
        ),
      },
      'www.driftanchormarine.com': {
        '/': '<html><head><title>Drift Anchors</title></head><body><p>Dealers: dealers@driftanchormarine.com. Opening order $600.</p></body></html>',
      },
    },
    expected: {
      website: 'www.driftanchorlures.com',
      wayIn: { kind: 'address', anyOf: ['sharon@driftanchorlures.com'] },
      traps: ['prostaff@driftanchorlures.com', 'kyle@lakewebs.net', 'dealers@driftanchormarine.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Bait shops and resorts get 45 percent off list',
          furtherWords: ['I have a bait shop. Will you sell to me?', 'You bet', 'First order has to be $150'],
          path: '/faq.htm',
        },
        marketplaces: {
          value: 'amazon_forbidden',
          words: 'Can dealers put your jigs on Amazon?',
          furtherWords: ['We do that ourselves'],
          path: '/faq.htm',
        },
        minimum_opening_order: { value: 150, words: 'First order has to be $150', path: '/faq.htm' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate'],
          words: 'we need your resale certificate on file',
          path: '/faq.htm',
        },
      },
    },
  },
  {
    brand: 'Alpfaden',
    productTitles: [
      'Alpfaden Tagalm 22 Wanderrucksack, Loden/Leder, Moosgrün',
      'Alpfaden Hüttenschlafsack Bio-Baumwolle',
    ],
    category: 'Sport & Freizeit',
    search: [
      hit(
        'https://alpfaden-ausruestung.de/',
        'Alpfaden – Rucksäcke aus Loden',
        'Genäht in Immenstadt, verkauft ohne Umwege.',
      ),
      hit(
        'https://www.amazon.de/dp/B0CALPF22M',
        'Alpfaden Tagalm 22 Wanderrucksack : Amazon.de: Sport & Freizeit',
        '189,00 €',
      ),
      hit(
        'https://www.bergzeit-magazin.net/alpfaden-tagalm',
        'Alpfaden Tagalm 22 im Test',
        'Schön, schwer, langlebig.',
      ),
      hit('https://www.alpfaden-hotel.at/', 'Hotel Alpfaden, Kleinwalsertal', 'Zimmer und Pauschalen.'),
    ],
    hosts: {
      'alpfaden-ausruestung.de': {
        '/': af(
          'Rucksäcke aus Loden',
          grid([
            ['/products/tagalm-22', 'Tagalm 22', '189,00 €'],
            ['/collections/rucksaecke', 'Hochtal 35', '259,00 €'],
          ]),
        ),
        '/collections/rucksaecke': af(
          'Alle Rucksäcke',
          grid([
            ['/products/tagalm-22', 'Tagalm 22', '189,00 €'],
            ['/collections/rucksaecke', 'Hochtal 35', '259,00 €'],
          ]),
        ),
        '/products/tagalm-22': af(
          'Tagalm 22',
          product('Tagalm 22', '189,00 €', 'Loden außen, Leinen innen, Leder wo es scheuert.', [
            ['Volumen', '22 Liter'],
            ['Gewicht', '1.150 g'],
          ]),
        ),
        '/pages/manifest': af(
          'Manifest',
          '<p>Wir nähen, was wir selbst tragen, und reparieren, was wir genäht haben. Presseanfragen: presse@alpfaden-ausruestung.de</p>',
        ),
        '/pages/hilfe': af(
          'Hilfe',
          folds([
            ['Wie pflege ich Loden?', 'Lüften, bürsten, nie waschen.'],
            [
              'Kann ich meinen Rucksack reparieren lassen?',
              'Ja, lebenslang. Schreib an reparatur@alpfaden-ausruestung.de.',
            ],
            [
              'Gibt es Alpfaden im Fachhandel?',
              'Nein. Wir beliefern keine Händler, sondern verkaufen ausschließlich direkt, über diesen Shop und in unserer Werkstatt. So bleibt der Preis, wie er ist.',
            ],
            ['Kann ich Gutscheine kaufen?', 'Ja, ab 25 €.'],
          ]),
        ),
        '/pages/kontakt': af(
          'Kontakt',
          `<p>Alles andere: ${mail('servus@alpfaden-ausruestung.de')} oder 08323 5550 44.</p>${contactForm(['Name', 'E-Mail *', 'Nachricht**'], 'Senden')}`,
        ),
        '/policies/legal-notice': af(
          'Impressum',
          '<p>Alpfaden Ausrüstung GmbH, Salzweg 3, 87509 Immenstadt. Geschäftsführer: Veit Brandner. E-Mail: servus@alpfaden-ausruestung.de. Datenschutz: datenschutz@alpfaden-ausruestung.de</p>',
        ),
      },
    },
    expected: {
      website: 'alpfaden-ausruestung.de',
      wayIn: {
        kind: 'address',
        anyOf: ['servus@alpfaden-ausruestung.de', 'https://alpfaden-ausruestung.de/pages/kontakt'],
      },
      traps: [
        'presse@alpfaden-ausruestung.de',
        'reparatur@alpfaden-ausruestung.de',
        'datenschutz@alpfaden-ausruestung.de',
      ],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'Wir beliefern keine Händler, sondern verkaufen ausschließlich direkt',
          furtherWords: ['Gibt es Alpfaden im Fachhandel?'],
          path: '/pages/hilfe',
        },
      },
    },
  },
];
