import type { DiscoveryCase } from '../case.ts';
import { shopware } from './systems/carts.ts';
import { amazon, etsy, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { inEntities, mail, said } from './systems/shop.ts';
import { dawn } from './systems/shopify.ts';
import { elementor, form7, storefront } from './systems/wordpress.ts';

const candles = shopware(
  {
    name: 'Kerzenhof Lindner',
    host: 'www.kerzenhof-lindner.test',
    tagline: 'Bienenwachskerzen aus dem Allgäu',
    language: 'de',
    banner: 'Versandkostenfrei ab 49 €',
    nav: 'Kerzen=/sortiment/; Zubehör=/zubehoer/; Über uns=/ueber-uns',
    foot: 'Händler=/haendler; Kontakt=/kontakt; Versand=/versand; Impressum=/impressum; Datenschutz=/datenschutz',
    goods: 'Stumpenkerze 15 cm=19,90 €; Teelichte 12er=14,50 €; Baumkerzen 20er=24,90 €',
    about: '<p>Seit 1962 gießen wir Kerzen aus reinem Bienenwachs.</p>',
    privacy: 'datenschutz@kerzenhof-lindner.test',
  },
  {
    '/ueber-uns': ['Über uns', '<p>Unser Hofladen ist Montag bis Freitag von 9 bis 17 Uhr geöffnet.</p>'],
    '/versand': [
      'Versand',
      '<p>Versand mit DHL, 4,90 €. Ab einem Bestellwert von 49 € liefern wir versandkostenfrei. Mindestbestellwert im Onlineshop: 10 €.</p>',
    ],
    '/kontakt': ['Kontakt', `<p>Telefon 08321 555 01, ${mail('info@kerzenhof-lindner.test')}</p>`],
    '/impressum': [
      'Impressum',
      `<p>Kerzenhof Lindner GmbH, Hofstr. 4, 87527 Sonthofen. Geschäftsführer: Max Lindner. USt-IdNr. DE 128 555 301. E-Mail: ${mail('info@kerzenhof-lindner.test')}</p><p>Umsetzung: Agentur Bergpixel, ${mail('kontakt@bergpixel.test')}</p>`,
    ],
    '/haendler': [
      'Händler',
      `<p>Wir beliefern Floristen, Hofläden und den Einzelhandel in Deutschland und Österreich.</p><ul><li>Mindestbestellwert bei der Erstbestellung: 200 € netto</li><li>Mindestbestellwert bei Nachbestellungen: 100 € netto</li></ul><p>Der Verkauf unserer Kerzen über Amazon, eBay und andere Online-Marktplätze ist nicht gestattet.</p><p>Für die Freischaltung benötigen wir Ihren Gewerbeschein. Schreiben Sie an ${mail('vertrieb@kerzenhof-lindner.test')}.</p>`,
    ],
  },
);

const toys = dawn(
  {
    name: 'Holzmaus',
    host: 'holzmaus.test',
    tagline: 'Spielzeug aus Ahorn und Buche',
    language: 'de',
    banner: 'Gratis Versand ab 60 €',
    nav: 'Spielzeug=/collections/all; Werkstatt=/pages/werkstatt; FAQ=/pages/faq',
    foot: 'FAQ=/pages/faq; Kontakt=/pages/kontakt; Impressum=/policies/legal-notice; Datenschutz=/policies/privacy-policy',
    goods: 'Nachziehmaus=34,00 €; Greifring=14,00 €; Bausteine 40 Stück=59,00 €',
    about: '<p>Gefertigt in unserer Werkstatt im Erzgebirge.</p>',
    privacy: 'datenschutz@holzmaus.test',
  },
  {
    '/pages/werkstatt': ['Werkstatt', '<p>Jede Maus bekommt ihre Ohren von Hand.</p>'],
    '/pages/kontakt': [
      'Kontakt',
      `<p>${inEntities('hallo@holzmaus.test')}</p><p>Presseanfragen: ${mail('presse@holzmaus.test')}</p>`,
    ],
    '/policies/legal-notice': [
      'Impressum',
      `<p>Holzmaus, Inh. Silke Krause, Bergstr. 9, 09548 Seiffen. ${inEntities('hallo@holzmaus.test')}</p>`,
    ],
    '/pages/faq': [
      'FAQ',
      '<h3>Ist der Lack speichelecht?</h3><p>Ja, nach DIN EN 71-3.</p><h3>Kann ich Holzmaus in meinem Laden verkaufen?</h3><p>Leider nein. Wir verkaufen unser Spielzeug ausschließlich selbst und beliefern keine Händler.</p><h3>Wie oft kann ich den Gutschein einlösen?</h3><p>Einmal pro Kunde.</p>',
    ],
  },
);

const tea = storefront(
  {
    name: 'Teekontor Fährmann',
    host: 'www.teekontor-faehrmann.test',
    tagline: 'Bio-Tees aus Bremen',
    language: 'de',
    nav: 'Shop=/shop/; Teewissen=/teewissen/; Gastronomie & Handel=/gastronomie-handel/; Kontakt=/kontakt/',
    foot: 'Kontakt=/kontakt/; Impressum=/impressum/; AGB=/agb/; Datenschutz=/privacy-policy/',
    goods: 'Ostfriesenmischung 100 g=6,90 €; Sencha Bio 100 g=9,50 €; Rooibos Vanille=5,90 €',
    about: '<p>Vom Speicher direkt in die Tasse.</p>',
    privacy: 'datenschutz@teekontor-faehrmann.test',
  },
  {
    '/teewissen/': ['Teewissen', '<p>Drei Gramm, 80 Grad, zwei Minuten.</p>'],
    '/kontakt/': [
      'Kontakt',
      `<p>Teekontor Fährmann, Am Speicher 3, Bremen. service(at)teekontor-faehrmann.test</p>${form7('Name*; E-Mail*; Nachricht*', 'Absenden', '/kontakt/')}`,
    ],
    '/impressum/': [
      'Impressum',
      '<p>Fährmann Tee e. K., Inhaber Jan Fährmann. service(at)teekontor-faehrmann.test. Plattform der EU-Kommission zur Online-Streitbeilegung: https://ec.europa.eu/consumers/odr</p>',
    ],
    '/agb/': [
      'AGB',
      '<p>§ 1 Geltungsbereich. Für alle Bestellungen über unseren Online-Shop durch Verbraucher gelten die nachfolgenden AGB.</p><p>§ 2 Vertragsschluss. Der Kaufvertrag kommt mit der Versandbestätigung zustande.</p><p>§ 3 Lieferung. Wir liefern innerhalb Deutschlands.</p>',
    ],
    '/gastronomie-handel/': [
      'Gastronomie & Handel',
      '<p>Cafés, Hotels und Teeläden kaufen bei uns zu Großhandelspreisen ein. Ansprechpartnerin ist Wiebke Harms, harms(at)teekontor-faehrmann.test, Tel. 0421 555 07.</p><p>Ab 150 Euro Warenwert für die erste Bestellung sind Sie dabei.</p><p>Gern können Sie unsere Tees auch auf Ihrem Amazon- oder eBay-Händlerkonto anbieten.</p>',
    ],
  },
);

const knives = elementor(
  {
    name: 'Solinger Eulenklinge',
    host: 'eulenklinge.test',
    tagline: 'Küchenmesser, von Hand abgezogen',
    language: 'de',
    nav: 'Start=/; Messer=/shop/; Manufaktur=/manufaktur/; Kontakt=/kontakt/',
    foot: 'Fachhandel=/fachhandel/; Kontakt=/kontakt/; Impressum=/impressum/; Datenschutz=/privacy-policy/',
    goods: 'Kochmesser 21 cm=149,00 €; Gemüsemesser=49,00 €; Abziehleder=29,00 €',
    about: '<p>Acht Menschen, 34 Arbeitsgänge, ein Messer.</p>',
    privacy: 'dsb@datenschutz-rheinland.test',
  },
  {
    '/manufaktur/': ['Manufaktur', '<p>Führungen jeden ersten Freitag im Monat, mindestens 5 Personen.</p>'],
    '/kontakt/': [
      'Kontakt',
      `<p>Allgemeine Anfragen: ${mail('kontakt@eulenklinge.test')}</p><p>Bewerbungen: ${mail('jobs@eulenklinge.test')}</p>`,
    ],
    '/impressum/': [
      'Impressum',
      `<p>Eulenklinge GmbH &amp; Co. KG, Klingenpfad 11, Solingen. ${mail('kontakt@eulenklinge.test')}</p>`,
    ],
    '/fachhandel/': [
      'Fachhandel',
      '<p>Unsere Messer gibt es im ausgewählten Fachhandel, und wir freuen uns über neue Fachhändler mit Ladengeschäft.</p><p>Der Vertrieb über Amazon, eBay, Kaufland.de oder vergleichbare Plattformen bedarf unserer vorherigen schriftlichen Zustimmung.</p><p>Bitte senden Sie uns mit Ihrer Anfrage Ihre USt-IdNr. sowie Fotos Ihres Ladengeschäfts an <a href="mailto:fachhandel@eulenklinge.test">fachhandel@eulenklinge.test</a>.</p><p>Vertrieb in der Schweiz: Alpina Haushalt AG, Zug.</p>',
    ],
  },
);

const soap = storefront(
  {
    name: 'Seifenmanufaktur Moosgrün',
    host: 'moosgruen-seife.test',
    tagline: 'Naturseifen aus Tirol',
    language: 'de',
    nav: 'Shop=/shop/; Über mich=/ueber-mich/; Kontakt=/kontakt/',
    foot: 'Impressum=/impressum/; Kontakt=/kontakt/; Datenschutz=/privacy-policy/',
    goods: 'Zirbenseife=8,90 €; Haarseife Brennnessel=9,90 €; Seifenschale=12,00 €',
    about: '<p>Kaltgerührt in Kufstein, verpackt ohne Plastik.</p>',
  },
  {
    '/ueber-mich/': ['Über mich', '<p>Ich bin Resi, und in meiner Küche riecht es nach Zirbe.</p>'],
    '/kontakt/': [
      'Kontakt',
      form7('Name*=Max Mustermann; E-Mail*=max@mustermann.de; Nachricht*', 'Absenden', '/kontakt/'),
    ],
    '/impressum/': [
      'Impressum',
      `<p>Theresia Egger, Innweg 2, 6330 Kufstein. E-Mail: ${inEntities('resi@moosgruen-seife.test')}</p><p>Webdesign: studio@innwebs.test</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Kerzenhof Lindner GmbH',
    productTitles: ['Kerzenhof Lindner Stumpenkerze Bienenwachs', 'Kerzenhof Lindner Baumkerzen 20er'],
    category: 'Home & Kitchen',
    search: [
      hit(
        'https://www.kerzenhof-lindner.test/',
        'Bienenwachskerzen aus dem Allgäu',
        'Kerzenhof Lindner seit 1962.',
      ),
      amazon('Kerzenhof Lindner', 'Teelichte'),
      hit('https://hotel-lindnerhof.test/', 'Hotel Lindnerhof', 'Wellness im Allgäu.'),
    ],
    hosts: {
      'www.kerzenhof-lindner.test': candles,
      'hotel-lindnerhof.test': { '/': other('Hotel Lindnerhof', '<p>rezeption@hotel-lindnerhof.test</p>') },
    },
    expected: {
      website: 'www.kerzenhof-lindner.test',
      wayIn: { kind: 'address', anyOf: ['vertrieb@kerzenhof-lindner.test'] },
      traps: [
        'datenschutz@kerzenhof-lindner.test',
        'kontakt@bergpixel.test',
        'rezeption@hotel-lindnerhof.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Wir beliefern Floristen, Hofläden und den Einzelhandel', '/haendler'),
        minimum_opening_order: said(
          200,
          'Mindestbestellwert bei der Erstbestellung: 200 € netto',
          '/haendler',
        ),
        minimum_reorder: said(100, 'Mindestbestellwert bei Nachbestellungen: 100 € netto', '/haendler'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'über Amazon, eBay und andere Online-Marktplätze ist nicht gestattet',
          '/haendler',
        ),
        documents: said(['business_license'], 'benötigen wir Ihren Gewerbeschein', '/haendler'),
      },
    },
  },
  {
    brand: 'Holzmaus',
    productTitles: ['Holzmaus Nachziehmaus Ahorn', 'Holzmaus Greifring Buche'],
    category: 'Toys & Games',
    search: [
      etsy('Holzmaus'),
      hit('https://holzmaus.test/', 'Holzmaus – Spielzeug aus Ahorn und Buche', 'Aus dem Erzgebirge.'),
      hit('https://kita-holzmaus.test/', 'Kita Holzmäuse e. V.', 'Unsere Gruppen.'),
    ],
    hosts: {
      'holzmaus.test': toys,
      'kita-holzmaus.test': { '/': other('Kita Holzmäuse e. V.', '<p>leitung@kita-holzmaus.test</p>') },
    },
    expected: {
      website: 'holzmaus.test',
      wayIn: { kind: 'address', anyOf: ['hallo@holzmaus.test'] },
      traps: ['datenschutz@holzmaus.test', 'presse@holzmaus.test', 'leitung@kita-holzmaus.test'],
      policy: { takes_wholesale: said('no', 'beliefern keine Händler', '/pages/faq') },
    },
  },
  {
    brand: 'Teekontor Fährmann',
    productTitles: ['Teekontor Fährmann Ostfriesenmischung 100 g', 'Teekontor Fährmann Sencha Bio'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://www.teekontor-faehrmann.test/',
        'Teekontor Fährmann - Bio-Tees aus Bremen',
        'Vom Speicher.',
      ),
      hit('https://teeblatt.test/marken/faehrmann', 'Fährmann | Teeblatt', 'Tees von Fährmann.'),
    ],
    hosts: {
      'www.teekontor-faehrmann.test': tea,
      'teeblatt.test': {
        '/marken/faehrmann': seller('Teeblatt', 'Fährmann', ['Ostfriesenmischung'], 'laden@teeblatt.test'),
      },
    },
    expected: {
      website: 'www.teekontor-faehrmann.test',
      wayIn: { kind: 'address', anyOf: ['harms@teekontor-faehrmann.test'] },
      traps: ['datenschutz@teekontor-faehrmann.test', 'laden@teeblatt.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Cafés, Hotels und Teeläden kaufen bei uns zu Großhandelspreisen ein',
          '/gastronomie-handel/',
        ),
        minimum_opening_order: said(
          150,
          'Ab 150 Euro Warenwert für die erste Bestellung',
          '/gastronomie-handel/',
        ),
        currency: 'EUR',
        marketplaces: said(
          'allowed',
          'Gern können Sie unsere Tees auch auf Ihrem Amazon- oder eBay-Händlerkonto anbieten',
          '/gastronomie-handel/',
        ),
      },
    },
  },
  {
    brand: 'Eulenklinge',
    productTitles: ['Eulenklinge Kochmesser 21 cm Solingen', 'Eulenklinge Gemüsemesser'],
    category: 'Home & Kitchen',
    search: [
      hit('https://eulenklinge.test/', 'Solinger Eulenklinge - Küchenmesser', 'Von Hand abgezogen.'),
      instagram('Eulenklinge', 'Messer aus Solingen.'),
    ],
    hosts: { 'eulenklinge.test': knives },
    expected: {
      website: 'eulenklinge.test',
      wayIn: { kind: 'address', anyOf: ['fachhandel@eulenklinge.test'] },
      traps: ['dsb@datenschutz-rheinland.test', 'jobs@eulenklinge.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'wir freuen uns über neue Fachhändler mit Ladengeschäft',
          '/fachhandel/',
        ),
        marketplaces: said(
          'with_permission',
          'bedarf unserer vorherigen schriftlichen Zustimmung',
          '/fachhandel/',
        ),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'Ihre USt-IdNr. sowie Fotos Ihres Ladengeschäfts',
          '/fachhandel/',
        ),
        distributors: said(
          ['Alpina Haushalt AG'],
          'Vertrieb in der Schweiz: Alpina Haushalt AG',
          '/fachhandel/',
        ),
      },
    },
  },
  {
    brand: 'Moosgrün Seifen',
    productTitles: ['Moosgrün Zirbenseife', 'Moosgrün Haarseife Brennnessel'],
    category: 'Beauty & Personal Care',
    search: [
      etsy('Moosgruen'),
      hit(
        'https://moosgruen-seife.test/',
        'Seifenmanufaktur Moosgrün - Naturseifen aus Tirol',
        'Kaltgerührt.',
      ),
      hit('https://moosgruen-garten.test/', 'Moosgrün Gartenbau', 'Pflaster und Hecken.'),
    ],
    hosts: {
      'moosgruen-seife.test': soap,
      'moosgruen-garten.test': { '/': other('Moosgrün Gartenbau', '<p>buero@moosgruen-garten.test</p>') },
    },
    expected: {
      website: 'moosgruen-seife.test',
      wayIn: { kind: 'address', anyOf: ['resi@moosgruen-seife.test'] },
      traps: ['studio@innwebs.test', 'max@mustermann.de', 'buero@moosgruen-garten.test'],
      policy: {},
    },
  },
];
