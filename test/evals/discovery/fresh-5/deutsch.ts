import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { shopware } from './systems/carts.ts';
import { amazon, hit, instagram } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';
import { wordpress, wordpressForm } from './systems/wordpress.ts';

const board = shopware({
  language: 'de',
  name: 'Holzwerk Lindner',
  host: 'holzwerk-lindner.test',
  tagline: 'Schneidebretter aus heimischem Holz',
  nav: 'Sortiment=/Sortiment/; &Uuml;ber uns=/Ueber-uns/; H&auml;ndler werden=/Haendler/; Kontakt=/Kontakt/',
  foot: 'Versand=/Versand/; AGB=/AGB/; Datenschutz=/Datenschutz/; Impressum=/Impressum/',
  goods:
    'Schneidebrett Nussbaum 40 cm=69,00 &euro;; Brotkasten Eiche=119,00 &euro;; Holz&ouml;l 250 ml=14,90 &euro;',
  about: '<p>Seit 1987 fertigen wir in Traunstein aus Nussbaum, Eiche und Esche.</p>',
  privacy: 'datenschutz@holzwerk-lindner.test',
});

const cosmetics = shopify({
  language: 'de',
  name: 'Wiesenrain Naturkosmetik',
  host: 'wiesenrain.test',
  tagline: 'Feste Pflege ohne Plastik',
  nav: 'Seifen=/collections/all; Shampoo=/collections/shampoo; &Uuml;ber uns=/pages/about',
  foot: 'Gro&szlig;handel=/pages/grosshandel; Kontakt=/pages/kontakt; Impressum=/policies/legal-notice; Datenschutz=/policies/privacy-policy',
  goods: 'Festes Shampoo Brennnessel=9,90 &euro;; Haarseife Birke=7,90 &euro;; Seifendose Alu=6,50 &euro;',
  about: '<p>Handgesiedet im Allg&auml;u.</p>',
});

const pets = wordpress({
  builder: 'elementor',
  language: 'de',
  name: 'Pfotenschmiede',
  host: 'pfotenschmiede.test',
  tagline: 'Hundezubeh&ouml;r aus Leder',
  nav: 'Shop=/shop/; &Uuml;ber uns=/about/; Fachhandel=/fachhandel/; Kontakt=/kontakt/',
  foot: 'Impressum=/impressum/; Datenschutz=/privacy-policy/; AGB=/terms/; Versand=/shipping/',
  goods: 'Lederhalsband Emil=49,00 &euro;; F&uuml;hrleine 2 m=59,00 &euro;; Leckerlibeutel=34,00 &euro;',
  about: '<p>Unsere Halsb&auml;nder entstehen in einer kleinen Sattlerei bei Wien.</p>',
});

const paper = squarespace({
  language: 'de',
  name: 'Papeterie Morgengrau',
  host: 'papeterie-morgengrau.test',
  tagline: 'Postkarten und Kalender',
  nav: 'Shop=/shop; &Uuml;ber mich=/about; Kontakt=/kontakt',
  foot: 'Wiederverk&auml;ufer=/wiederverkaeufer; Impressum=/impressum; Datenschutz=/privacy-policy; AGB=/terms',
  goods: 'Postkarte Nebel=2,00 &euro;; Wandkalender 2027=24,00 &euro;; Notizheft A6=6,50 &euro;',
  about: '<p>Ich zeichne und drucke in Leipzig.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Holzwerk Lindner GmbH',
    productTitles: ['Holzwerk Lindner Schneidebrett Nussbaum 40 cm', 'Holzwerk Lindner Brotkasten Eiche'],
    category: 'Home & Kitchen',
    search: [
      amazon('Holzwerk Lindner', 'Schneidebrett Nussbaum'),
      hit(
        'https://tischlerei-lindner.test/',
        'Tischlerei Lindner | Treppen und Türen',
        'Ihr Tischler in Kiel.',
      ),
      hit('https://holzwerk-lindner.test/', 'Holzwerk Lindner', 'Schneidebretter aus heimischem Holz.'),
    ],
    hosts: {
      'holzwerk-lindner.test': {
        ...board.basics,
        '/Kontakt/': board.page(
          'Kontakt',
          `<p>Telefon 0861 555010, Montag bis Freitag 8 bis 16 Uhr</p><p>Kundenservice: ${mail('service@holzwerk-lindner.test')}</p><p>Bewerbungen: ${mail('bewerbung@holzwerk-lindner.test')}</p>`,
        ),
        '/Impressum/': board.page(
          'Impressum',
          `<p>Holzwerk Lindner GmbH, Wasserburger Str. 12, 83278 Traunstein<br>Gesch&auml;ftsf&uuml;hrer: Georg Lindner<br>E-Mail: ${mail('info@holzwerk-lindner.test')}<br>USt-IdNr.: DE555123456</p><p>Umsetzung: Chiemgau Medien, ${mail('post@chiemgau-medien.test')}</p>`,
        ),
        '/Haendler/': board.page(
          'H&auml;ndler werden',
          `<p>Sie f&uuml;hren ein K&uuml;chenfachgesch&auml;ft oder einen Geschenkeladen? Wir beliefern den Fachhandel in Deutschland, &Ouml;sterreich und der Schweiz.</p><p>Der Mindestbestellwert f&uuml;r die Erstbestellung betr&auml;gt 300 &euro; netto, f&uuml;r Nachbestellungen 150 &euro; netto.</p><p>Der Verkauf &uuml;ber Amazon, eBay und andere Marktpl&auml;tze ist unseren H&auml;ndlern nicht gestattet.</p><p>Bitte senden Sie uns Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer an ${mail('handel@holzwerk-lindner.test')}.</p>`,
        ),
      },
      'tischlerei-lindner.test': {
        '/': '<html lang="de"><head><title>Tischlerei Lindner</title></head><body><h1>Tischlerei Lindner</h1><p>Treppen, T&uuml;ren, Innenausbau. werkstatt@tischlerei-lindner.test</p></body></html>',
      },
    },
    expected: {
      website: 'holzwerk-lindner.test',
      wayIn: { kind: 'address', anyOf: ['handel@holzwerk-lindner.test'] },
      traps: [
        'datenschutz@holzwerk-lindner.test',
        'bewerbung@holzwerk-lindner.test',
        'post@chiemgau-medien.test',
        'werkstatt@tischlerei-lindner.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Wir beliefern den Fachhandel in Deutschland', '/Haendler/'),
        minimum_opening_order: said(
          300,
          'Mindestbestellwert für die Erstbestellung beträgt 300 € netto',
          '/Haendler/',
        ),
        minimum_reorder: said(150, 'für Nachbestellungen 150 € netto', '/Haendler/'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Der Verkauf über Amazon, eBay und andere Marktplätze ist unseren Händlern nicht gestattet',
          '/Haendler/',
        ),
        documents: said(
          ['business_license', 'tax_id'],
          'Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer',
          '/Haendler/',
        ),
      },
    },
  },
  {
    brand: 'Wiesenrain',
    productTitles: ['Wiesenrain Festes Shampoo Brennnessel', 'Wiesenrain Haarseife Birke 90 g'],
    category: 'Beauty',
    search: [
      hit(
        'https://wiesenrain.test/',
        'Wiesenrain Naturkosmetik',
        'Feste Pflege ohne Plastik aus dem Allgäu.',
      ),
      hit('https://ferienhof-wiesenrain.test/', 'Ferienhof Wiesenrain', 'Urlaub auf dem Bauernhof.'),
      instagram('Wiesenrain Naturkosmetik', 'Handgesiedet.'),
    ],
    hosts: {
      'wiesenrain.test': {
        ...cosmetics.basics,
        '/pages/kontakt': cosmetics.page(
          'Kontakt',
          `<p>Schreib uns: ${mail('hallo@wiesenrain.test')}</p><p>Presse und Kooperationen: ${mail('presse@wiesenrain.test')}</p>`,
        ),
        '/policies/legal-notice': cosmetics.page(
          'Impressum',
          '<p>Wiesenrain Naturkosmetik, Inh. Anna Vogler, Am Rain 3, 87527 Sonthofen</p><p>E-Mail: hallo@wiesenrain.test</p>',
        ),
        '/pages/grosshandel': cosmetics.page(
          'Gro&szlig;handel',
          `<p>Du m&ouml;chtest unsere Produkte in deinem Laden verkaufen? Das freut uns! Unverpacktl&auml;den, Biol&auml;den und Drogerien k&ouml;nnen bei uns zu Gro&szlig;handelspreisen bestellen.</p><p>Ab einem Warenwert von 100 Euro netto nehmen wir deine erste Bestellung an.</p><p>Die Preisliste bekommst du von Jonas: ${mail('b2b@wiesenrain.test')}</p>`,
        ),
      },
      'ferienhof-wiesenrain.test': {
        '/': '<html lang="de"><head><title>Ferienhof Wiesenrain</title></head><body><h1>Ferienhof Wiesenrain</h1><p>Zimmeranfragen: urlaub@ferienhof-wiesenrain.test</p></body></html>',
      },
    },
    expected: {
      website: 'wiesenrain.test',
      wayIn: { kind: 'address', anyOf: ['b2b@wiesenrain.test'] },
      traps: ['presse@wiesenrain.test', 'urlaub@ferienhof-wiesenrain.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Unverpacktläden, Bioläden und Drogerien können bei uns zu Großhandelspreisen bestellen',
          '/pages/grosshandel',
        ),
        minimum_opening_order: said(
          100,
          'Ab einem Warenwert von 100 Euro netto nehmen wir deine erste Bestellung an',
          '/pages/grosshandel',
        ),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Pfotenschmiede',
    productTitles: ['Pfotenschmiede Lederhalsband Emil Cognac', 'Pfotenschmiede Führleine Fettleder 2 m'],
    category: 'Pet Supplies',
    search: [
      hit(
        'https://pfotenschmiede.test/',
        'Pfotenschmiede - Hundezubehör aus Leder',
        'Aus einer Sattlerei bei Wien.',
      ),
      hit(
        'https://hundeladen-wien.test/marken/pfotenschmiede',
        'Pfotenschmiede | Hundeladen Wien',
        'Jetzt bestellen.',
      ),
    ],
    hosts: {
      'pfotenschmiede.test': {
        ...pets.basics,
        '/kontakt/': pets.page('Kontakt', `<p>E-Mail: ${mail('servus@pfotenschmiede.test')}</p>`),
        '/impressum/': pets.page(
          'Impressum',
          '<p>Pfotenschmiede e.U., 3430 Tulln. servus@pfotenschmiede.test</p>',
        ),
        '/fachhandel/': pets.page(
          'Fachhandel',
          `<p>Zoofachgesch&auml;fte, Hundeschulen und Tierarztpraxen beliefern wir gerne. Bitte f&uuml;llen Sie das Formular aus, wir schalten Ihr H&auml;ndlerkonto innerhalb von zwei Werktagen frei.</p><p>F&uuml;r die Freischaltung ben&ouml;tigen wir Ihre UID-Nummer und eine Kopie Ihres Gewerbescheins.</p>${wordpressForm('Firma*; Ansprechpartner*; E-Mail*; Telefon; Nachricht', 'H&auml;ndlerkonto beantragen')}<p>Auf Amazon verkaufen wir selbst, H&auml;ndlern ist der Verkauf auf Amazon untersagt.</p>`,
        ),
      },
      'hundeladen-wien.test': {
        '/marken/pfotenschmiede':
          '<html lang="de"><head><title>Pfotenschmiede | Hundeladen Wien</title></head><body><h1>Pfotenschmiede</h1><p>Fragen? laden@hundeladen-wien.test</p></body></html>',
      },
    },
    expected: {
      website: 'pfotenschmiede.test',
      wayIn: { kind: 'form', anyOf: ['https://pfotenschmiede.test/fachhandel/'] },
      traps: ['laden@hundeladen-wien.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Zoofachgeschäfte, Hundeschulen und Tierarztpraxen beliefern wir gerne',
          '/fachhandel/',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Händlern ist der Verkauf auf Amazon untersagt',
          '/fachhandel/',
        ),
        documents: said(
          ['tax_id', 'business_license'],
          'benötigen wir Ihre UID-Nummer und eine Kopie Ihres Gewerbescheins',
          '/fachhandel/',
        ),
      },
    },
  },
  {
    brand: 'Papeterie Morgengrau',
    productTitles: ['Papeterie Morgengrau Wandkalender 2027', 'Papeterie Morgengrau Notizheft A6'],
    search: [
      hit(
        'https://papeterie-morgengrau.test/',
        'Papeterie Morgengrau',
        'Postkarten und Kalender aus Leipzig.',
      ),
      instagram('Papeterie Morgengrau', 'Illustration und Druck.'),
    ],
    hosts: {
      'papeterie-morgengrau.test': {
        ...paper.basics,
        '/kontakt': paper.page(
          'Kontakt',
          `<h1>Kontakt</h1><p>Jana Reimann, Karl-Heine-Str. 80, 04229 Leipzig</p><p>${mail('jana@papeterie-morgengrau.test')}</p>`,
        ),
        '/impressum': paper.page(
          'Impressum',
          '<h1>Impressum</h1><p>Jana Reimann, jana@papeterie-morgengrau.test. Dieses Impressum wurde mit dem Generator von Kanzlei Brose erstellt, kontakt@kanzlei-brose.test.</p>',
        ),
        '/wiederverkaeufer': paper.page(
          'Wiederverk&auml;ufer',
          '<h1>Wiederverk&auml;ufer</h1><p>Liebe Ladenbesitzerinnen und Ladenbesitzer, derzeit nehme ich leider keine neuen Wiederverk&auml;ufer auf. Meine Karten findet ihr weiterhin in den bestehenden L&auml;den.</p>',
        ),
      },
    },
    expected: {
      website: 'papeterie-morgengrau.test',
      wayIn: { kind: 'address', anyOf: ['jana@papeterie-morgengrau.test'] },
      traps: ['kontakt@kanzlei-brose.test'],
      policy: {
        takes_wholesale: said(
          'no',
          'derzeit nehme ich leider keine neuen Wiederverkäufer auf',
          '/wiederverkaeufer',
        ),
      },
    },
  },
];
