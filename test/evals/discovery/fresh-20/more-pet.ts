import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, hidden, mail, privacyNotice, product } from './kit.ts';
import { amazon, faire, hit, social, walmart } from './search-hits.ts';
import { shopify, woo } from './shop-systems.ts';
import type { Site } from './site.ts';

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

export const morePetCases: readonly DiscoveryCase[] = [
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
