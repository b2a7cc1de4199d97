import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  faire,
  folds,
  grid,
  hidden,
  hit,
  mail,
  privacyNotice,
  product,
  type Site,
  shopify,
  social,
  termsOld,
  walmart,
  woo,
} from './kit.ts';

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

const tide: Site = {
  name: 'Tidewhisker',
  host: 'www.tidewhisker.com',
  announce: 'Summer sale: 15% off two mats with MAT15',
  menu: [
    [
      'Shop all',
      [
        ['/collections/mats', 'Litter mats'],
        ['/products/double-layer-mat', 'Double Layer Mat'],
      ],
    ],
    [
      'Support',
      [
        ['/pages/help', 'Help'],
        ['/pages/contact', 'Contact'],
        ['/pages/ambassadors', 'Ambassadors'],
      ],
    ],
  ],
  foot: [
    [
      'Quick links',
      [
        ['/pages/contact', 'Contact'],
        ['/policies/refund-policy', 'Refund policy'],
        ['/policies/privacy-policy', 'Privacy policy'],
      ],
    ],
  ],
  social: ['https://www.tiktok.com/@tidewhisker'],
};
const tw = (title: string, body: string): string => shopify(tide, title, body);

const napf: Site = {
  name: 'Näpfchenwerk',
  host: 'naepfchenwerk.de',
  lang: 'de',
  currency: 'EUR',
  announce: 'Versandkostenfrei ab 60 € innerhalb Deutschlands',
  menu: [
    [
      'Näpfe',
      [
        ['/shop/', 'Alle Näpfe'],
        ['/produkt/steinzeugnapf-mittel/', 'Steinzeugnapf mittel'],
      ],
    ],
    [
      'Werkstatt',
      [
        ['/ueber-uns/', 'Über uns'],
        ['/haendler/', 'Für Händler'],
      ],
    ],
  ],
  foot: [
    [
      'Rechtliches',
      [
        ['/impressum/', 'Impressum'],
        ['/datenschutz/', 'Datenschutz'],
        ['/agb/', 'AGB'],
      ],
    ],
  ],
  footText: '<p>Keramik für Hund und Katze, gedreht in Höhr-Grenzhausen.</p>',
  social: ['https://www.instagram.com/naepfchenwerk'],
};
const nw = (title: string, body: string): string => woo(napf, title, body);

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
  {
    brand: 'TIDEWHISKER',
    productTitles: [
      'TIDEWHISKER Cat Litter Mat, Double Layer Waterproof, 36x30, Grey',
      'TIDEWHISKER Corner Litter Mat for Small Rooms, 24x24',
    ],
    category: 'Pet Supplies',
    search: [
      amazon(
        'B09TWH3630',
        'TIDEWHISKER Cat Litter Mat, Double Layer Waterproof, 36x30, Grey',
        'TIDEWHISKER',
        '$22.95',
      ),
      walmart('884120931', 'TIDEWHISKER Corner Litter Mat for Small Rooms'),
      hit(
        'https://www.tidewhisker.com/',
        'Tidewhisker – Litter mats that keep the beach in the box',
        'Honeycomb litter mats for one cat or six.',
      ),
      hit(
        'https://www.thesprucepets.com/best-cat-litter-mats-4584302',
        'The 9 Best Cat Litter Mats',
        'We tested Tidewhisker, Pioneer and others.',
      ),
      social('tiktok', 'tidewhisker', 'the mat that ate the litter'),
    ],
    hosts: {
      'www.tidewhisker.com': {
        '/': tw(
          'Keep the beach in the box',
          `${grid([
            ['/products/double-layer-mat', 'Double Layer Mat 36×30', '$22.95', 'Grey, sand or teal'],
            ['/collections/mats', 'Corner Mat 24×24', '$17.95'],
            ['/collections/mats', 'Entry Step', '$29.95', 'New'],
          ])}<h2>62,000 happy floors</h2><p>Two layers, a waterproof base, and holes that are the right size for clay and for pine.</p>`,
        ),
        '/collections/mats': tw(
          'Litter mats',
          grid([
            ['/products/double-layer-mat', 'Double Layer Mat 36×30', '$22.95'],
            ['/collections/mats', 'Corner Mat 24×24', '$17.95'],
          ]),
        ),
        '/products/double-layer-mat': tw(
          'Double Layer Mat 36×30',
          product(
            'Double Layer Mat',
            '$22.95',
            'Litter falls through the upper layer and stays there until you pour it back.',
            [
              ['Size', '36 × 30 in'],
              ['Material', 'EVA, free of phthalates'],
              ['Care', 'Rinse with the hose'],
            ],
            ['Finally no crumbs in bed!'],
          ),
        ),
        '/pages/help': tw(
          'Help',
          folds([
            ['Where is my order?', 'You’ll find a link in the mail that we sent when it left.'],
            [
              'I bought on Amazon. Can I return it to you?',
              'Please return it there; they hold your payment.',
            ],
            ['Does it fit under a covered box?', 'If the box is up to 20 inches deep, yes.'],
            ['Is there a discount for shelters?', 'Yes, 30%. Ask us with your shelter’s EIN.'],
          ]),
        ),
        '/pages/contact': tw(
          'Contact',
          `<p>We’re two people and three cats. One of us answers within a day, usually not a cat.</p>
${contactForm(['Name', 'Email *', 'Order number', 'How can we help?**'], 'Send message')}<p>Or write to ${mail('hello@tidewhisker.com', '?subject=Hello')}.</p>`,
        ),
        '/pages/ambassadors': tw(
          'Ambassadors',
          `<p>Do you post your cat? Get a mat for a video. Send your handle to ${mail('creators@tidewhisker.com')}. Ambassadors
earn 12% on each sale by their code.</p>`,
        ),
        '/policies/refund-policy': tw(
          'Refund policy',
          `<p>We have a 30-day return policy, which means you have 30 days after receiving your item to request a return. To
start a return, you can contact us at returns@tidewhisker.com.</p><p>Unfortunately, we cannot accept returns on sale
items or gift cards.</p>`,
        ),
        '/policies/privacy-policy': tw(
          'Privacy policy',
          privacyNotice('Tidewhisker', 'write to dataprotection@tidewhisker.com'),
        ),
      },
    },
    expected: {
      website: 'www.tidewhisker.com',
      wayIn: {
        kind: 'address',
        anyOf: ['hello@tidewhisker.com', 'https://www.tidewhisker.com/pages/contact'],
      },
      traps: ['creators@tidewhisker.com', 'returns@tidewhisker.com', 'dataprotection@tidewhisker.com'],
      policy: {},
    },
  },
  {
    brand: 'Näpfchenwerk',
    productTitles: [
      'Näpfchenwerk Steinzeugnapf für Hunde, mittel, salzglasiert, 0,9 l',
      'Näpfchenwerk Katzennapf flach, Keramik, 2er Set',
    ],
    category: 'Haustier',
    search: [
      hit(
        'https://naepfchenwerk.de/',
        'Näpfchenwerk – Näpfe aus Westerwälder Steinzeug',
        'Handgedrehte Futternäpfe für Hund und Katze.',
      ),
      hit(
        'https://www.amazon.de/dp/B0CNW77Q1L',
        'Näpfchenwerk Steinzeugnapf für Hunde, mittel : Amazon.de: Haustier',
        'Marke: Näpfchenwerk. 34,90 €. Kostenlose Lieferung.',
      ),
      faire('naepfchenwerk', 'Näpfchenwerk', 'Keramiknäpfe aus dem Westerwald.'),
      hit(
        'https://www.hunde-journal.net/test/keramiknapf',
        'Keramiknäpfe im Test',
        'Näpfchenwerk überzeugt mit Standfestigkeit.',
      ),
    ],
    hosts: {
      'naepfchenwerk.de': {
        '/': nw(
          'Näpfe, die stehen bleiben',
          `<p>Salzglasiertes Steinzeug ist schwer, spülmaschinenfest und riecht auch nach Jahren nach nichts.</p>
${grid([
  ['/produkt/steinzeugnapf-mittel/', 'Steinzeugnapf mittel, 0,9 l', '34,90 €'],
  ['/shop/', 'Katzennapf flach, 2er Set', '29,90 €'],
])}`,
        ),
        '/shop/': nw(
          'Alle Näpfe',
          grid([
            ['/produkt/steinzeugnapf-mittel/', 'Steinzeugnapf mittel, 0,9 l', '34,90 €'],
            ['/shop/', 'Steinzeugnapf groß, 1,8 l', '44,90 €'],
            ['/shop/', 'Katzennapf flach, 2er Set', '29,90 €'],
          ]),
        ),
        '/produkt/steinzeugnapf-mittel/': nw(
          'Steinzeugnapf mittel, 0,9 l',
          product(
            'Steinzeugnapf mittel',
            '34,90 €',
            'Auf der Scheibe gedreht, bei 1.250 Grad gebrannt. Jeder Napf ist ein wenig anders.',
            [
              ['Inhalt', '0,9 Liter'],
              ['Gewicht', '1,4 kg'],
            ],
          ),
        ),
        '/ueber-uns/': nw(
          'Über uns',
          `<p>Jana und Holger Weber drehen seit 2014 Näpfe. Wir bilden aus: Bewerbungen bitte an ${mail('ausbildung@naepfchenwerk.de')}.</p>`,
        ),
        '/haendler/': nw(
          'Für Händler',
          `<p>Sie führen ein Zoofachgeschäft, eine Hundeschule mit Laden oder einen Geschenkeladen und möchten unsere Näpfe
anbieten? Darüber freuen wir uns.</p>
<h3>So werden Sie Wiederverkäufer</h3>
<p>Schicken Sie uns eine kurze Nachricht mit einer Kopie Ihrer Gewerbeanmeldung an ${hidden('handel@naepfchenwerk.de')}.
Sie erhalten dann unsere Händlerpreisliste.</p>
<table><tbody><tr><th>Erstauftrag</th><td>ab 300 € netto</td></tr>
<tr><th>Nachbestellung</th><td>ab 120 € netto</td></tr>
<tr><th>Versand</th><td>frei Haus ab 450 € netto, sonst 8,90 €</td></tr>
<tr><th>Zahlung</th><td>Vorkasse, ab der dritten Bestellung Rechnung mit 14 Tagen Ziel</td></tr></tbody></table>
<p>Unsere Ware ist für Ihr Ladengeschäft und Ihren eigenen Onlineshop bestimmt. Ein Verkauf über Amazon, eBay, Kaufland
oder andere Marktplätze ist nicht gestattet.</p>`,
        ),
        '/impressum/': nw(
          'Impressum',
          `<p>Angaben gemäß § 5 DDG: Näpfchenwerk Weber GbR, Töpferstraße 9, 56203 Höhr-Grenzhausen</p><p>Telefon: 02624 5550143<br>E-Mail:
post (at) naepfchenwerk.de</p><p>USt-IdNr.: DE311550822</p><p>Gestaltung: Studio Querformat, mail@querformat-studio.de</p>
<p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle
teilzunehmen.</p>`,
        ),
        '/datenschutz/': nw(
          'Datenschutz',
          `<p>Verantwortlich ist die Näpfchenwerk Weber GbR. Unsere Datenschutzbeauftragte erreichen Sie unter
dsb@kanzlei-hellmich.de. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.</p>`,
        ),
        '/agb/': nw(
          'Allgemeine Geschäftsbedingungen',
          `<p>§ 1 Diese Bedingungen gelten für alle Verträge mit Verbrauchern über diesen Onlineshop. § 2 Der Mindestbestellwert
im Onlineshop beträgt 15 €. § 3 Alle Preise enthalten die gesetzliche Mehrwertsteuer. § 4 Die Ware bleibt bis zur
vollständigen Bezahlung unser Eigentum.</p>`,
        ),
      },
    },
    expected: {
      website: 'naepfchenwerk.de',
      wayIn: { kind: 'address', anyOf: ['handel@naepfchenwerk.de'] },
      traps: ['ausbildung@naepfchenwerk.de', 'mail@querformat-studio.de', 'dsb@kanzlei-hellmich.de'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Sie erhalten dann unsere Händlerpreisliste',
          furtherWords: [
            'Darüber freuen wir uns',
            'möchten unsere Näpfe anbieten',
            'So werden Sie Wiederverkäufer',
            'Schicken Sie uns eine kurze Nachricht',
          ],
          path: '/haendler/',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'Ein Verkauf über Amazon, eBay, Kaufland oder andere Marktplätze ist nicht gestattet',
          path: '/haendler/',
        },
        minimum_opening_order: { value: 300, words: 'ab 300 € netto', path: '/haendler/' },
        minimum_reorder: { value: 120, words: 'ab 120 € netto', path: '/haendler/' },
        currency: 'EUR',
        documents: {
          value: ['business_license'],
          words: 'mit einer Kopie Ihrer Gewerbeanmeldung',
          path: '/haendler/',
        },
      },
    },
  },
];
