import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, mail, product } from './kit.ts';
import { amazon, hit } from './search-hits.ts';
import { byHand, shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

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

export const moreOutdoorCases: readonly DiscoveryCase[] = [
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
