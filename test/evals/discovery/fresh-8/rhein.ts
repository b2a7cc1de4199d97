import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { tables } from './shells/by-hand.ts';
import { shopify, woo } from './shells/carts.ts';
import { german } from './shells/continent.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';

const knives = woo({
  name: 'Klingenwald',
  host: 'www.klingenwald.test',
  line: 'Küchenmesser aus Solingen',
  tongue: german,
  menu: ['Schärfen /schaerfen/', 'Manufaktur /manufaktur/', 'Händler werden /haendler-werden/'],
  foot: [
    'Kontakt /kontakt/',
    'Impressum /impressum/',
    'Händler werden /haendler-werden/',
    'Karriere /karriere/',
  ],
  range: [
    'Kochmesser 20 cm | 149,00 € | Geschmiedet, Griff aus Mooreiche.',
    'Officemesser | 59,00 € | Für alles Kleine.',
    'Schärfstab | 45,00 € | Keramik, fein.',
  ],
  home: '<p>Jedes Messer geht durch vierzig Hände, bevor es in Ihre kommt.</p>',
  pages: {
    '/schaerfen/': [
      'Schärfen',
      '<p>Fünfzehn Grad, ruhige Hand. Oder Sie schicken es uns: 12 € je Klinge.</p>',
    ],
    '/manufaktur/': ['Manufaktur', '<p>Führungen freitags um 14 Uhr, Anmeldung erbeten.</p>'],
    '/karriere/': ['Karriere', `<p>Schleifer (m/w/d) gesucht: ${mail('bewerbung@klingenwald.test')}</p>`],
    '/kontakt/': ['Kontakt', `<p>Kundendienst: ${mail('service@klingenwald.test')}, 0212 555 0140</p>`],
    '/impressum/': [
      'Impressum',
      '<p>Klingenwald GmbH, Solingen. Geschäftsführer: Arndt Wald. USt-IdNr. DE000000000.</p>',
    ],
    '/haendler-werden/': [
      'Händler werden',
      `<p>Sie führen ein Fachgeschäft für Haushaltswaren oder eine Kochschule? Dann beliefern wir Sie gern zu Händlerkonditionen.</p><p>Der Mindestbestellwert für den Erstauftrag liegt bei 500 € netto, für Folgeaufträge bei 150 € netto. Ein Verkauf unserer Messer über Amazon ist nicht gestattet.</p>${form('/haendler-werden/#wpcf7-f12', ['Firma*', 'Ansprechpartner*', 'E-Mail*', 'PLZ und Ort', 'Ihre Nachricht…'], 'Anfrage absenden')}`,
    ],
  },
});

const teas = shopify({
  name: 'Teeküche Lindgrün',
  host: 'teekueche-lindgruen.test',
  line: 'Kräutertee aus dem Allgäu',
  tongue: german,
  menu: [
    'Unsere Kräuter /pages/kraeuter',
    'Rezepte /pages/rezepte',
    'B2B /pages/b2b',
    'Kontakt /pages/kontakt',
  ],
  range: [
    'Morgenwiese 60 g | 7,90 € | Melisse, Apfelminze, Ringelblume.',
    'Hüttenabend 60 g | 7,90 € | Holunder, Hagebutte, ein wenig Zimt.',
    'Probierkiste | 19,90 € | Fünf Sorten zu je 20 g.',
  ],
  home: '<h1>Gepflückt, nicht gemäht.</h1>',
  privacy: 'datenschutz@teekueche-lindgruen.test',
  pages: {
    '/pages/kraeuter': [
      'Unsere Kräuter',
      '<p>Auf 900 Metern über dem Meer wächst alles langsamer und schmeckt nach mehr.</p>',
    ],
    '/pages/rezepte': ['Rezepte', '<p>Eistee: doppelte Menge, kalt aufgießen, über Nacht stehen lassen.</p>'],
    '/pages/kontakt': ['Kontakt', `<p>${mail('servus@teekueche-lindgruen.test')}</p>`],
    '/pages/b2b': [
      'B2B',
      `<p>Hofläden, Apotheken, Cafés und Hotels können unsere Tees als Wiederverkäufer beziehen.</p><p>Sie brauchen dafür einen Gewerbenachweis. Die erste Bestellung umfasst mindestens 120 € netto.</p><p>Wer auf Amazon, eBay oder Kaufland anbieten möchte, braucht dafür vorher unsere schriftliche Zustimmung.</p><p>Das Formular landet bei Vroni, die sich um alle Händler kümmert.</p>${form('/contact#b2b', ['Betrieb*', 'Name*', 'E-Mail*', 'Webseite', 'Nachricht…'], 'Abschicken')}`,
    ],
  },
});

const blocks = squarespace({
  name: 'Federleicht Spielzeug',
  host: 'federleicht-spielzeug.test',
  line: 'Holzspielzeug aus dem Erzgebirge',
  tongue: german,
  menu: ['Werkstatt /werkstatt', 'Läden /laeden', 'Kontakt /kontakt'],
  range: [
    'Schwebevogel | 34,00 € | Dreht sich im Luftzug. Linde und Faden.',
    'Kletterbär | 18,00 € | Links, rechts, oben.',
    'Bausteine natur | 52,00 € | Sechzig Stück im Kasten.',
  ],
  home: '<h1>Leicht wie nichts</h1>',
  pages: {
    '/werkstatt': ['Werkstatt', '<p>Drei Drechsler und ein Ofen in Seiffen.</p>'],
    '/kontakt': [
      'Kontakt',
      '<p>Federleicht, Hauptstraße 9, Seiffen. werkstatt (at) federleicht-spielzeug.test</p>',
    ],
    '/laeden': [
      'Läden',
      '<p>Unser Spielzeug liegt bei Krümel in Leipzig, bei Holzwurm in Jena und bei Pusteblume in Graz.</p><p>Neue Händler nehmen wir zurzeit leider nicht auf: Drei Drechsler haben nur sechs Hände.</p>',
    ],
  },
});

const mead = tables({
  name: 'Imkerei Brunnhof',
  host: 'www.imkerei-brunnhof.test',
  line: 'Honig aus dem Bayerischen Wald',
  tongue: german,
  menu: ['Hof /hof.html', 'Honigsorten /sorten.html', 'Fragen /fragen.html', 'Impressum /impressum.html'],
  range: [
    'Waldhonig 500 g | 9,50 € | Dunkel und malzig.',
    'Blütenhonig 500 g | 8,00 € | Cremig gerührt.',
    'Met 0,7 l | 12,00 € | Halbtrocken.',
  ],
  home: '<P>Gr&uuml;&szlig; Gott bei uns am Brunnhof.</P>',
  credit: 'Programmierung: webdesign@huber-edv.test',
  pages: {
    '/hof.html': ['Hof', '<P>Hundertzehn V&ouml;lker, zwei Kinder und ein Haflinger.</P>'],
    '/sorten.html': ['Honigsorten', '<P>Wald, Bl&uuml;te, L&ouml;wenzahn, und in guten Jahren Tanne.</P>'],
    '/fragen.html': [
      'Fragen',
      '<P><B>Gibt es eine Mindestmenge?</B> Beim Versand zwei Gl&auml;ser, wegen des Kartons.</P><P><B>Liefern Sie an Gesch&auml;fte?</B> Nein, wir verkaufen nur an Endkunden und beliefern keine Wiederverk&auml;ufer.</P><P><B>Kristallisiert der?</B> Ja, das ist ein gutes Zeichen.</P>',
    ],
    '/impressum.html': [
      'Impressum',
      '<P>Josef und Maria Brunner, Brunnhof 1. Tel. 09922 555 017. E-Mail: hof@imkerei-brunnhof.test</P>',
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Klingenwald',
    productTitles: ['Klingenwald Kochmesser 20 cm', 'Klingenwald Officemesser'],
    category: 'Küche & Haushalt',
    search: [
      hit('https://www.klingenwald.test/', 'Klingenwald', 'Küchenmesser aus Solingen.'),
      amazon('Klingenwald', 'Kochmesser'),
      hit('https://klingenwald-verein.test/', 'Fechtverein Klingenwald', 'Training dienstags.'),
    ],
    hosts: {
      'www.klingenwald.test': knives,
      'klingenwald-verein.test': {
        '/': stranger('Fechtverein Klingenwald', '<p>vorstand@klingenwald-verein.test</p>'),
      },
    },
    expected: {
      website: 'www.klingenwald.test',
      wayIn: fillIn('https://www.klingenwald.test/haendler-werden'),
      traps: ['bewerbung@klingenwald.test', 'vorstand@klingenwald-verein.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Dann beliefern wir Sie gern zu Händlerkonditionen',
          '/haendler-werden/',
        ),
        minimum_opening_order: says(
          500,
          'Der Mindestbestellwert für den Erstauftrag liegt bei 500 € netto',
          '/haendler-werden/',
        ),
        minimum_reorder: says(150, 'für Folgeaufträge bei 150 € netto', '/haendler-werden/'),
        currency: 'EUR',
        marketplaces: says(
          'amazon_forbidden',
          'Ein Verkauf unserer Messer über Amazon ist nicht gestattet',
          '/haendler-werden/',
        ),
      },
    },
  },
  {
    brand: 'Teeküche Lindgrün',
    productTitles: ['Lindgrün Morgenwiese Kräutertee 60 g', 'Teeküche Lindgrün Probierkiste'],
    category: 'Lebensmittel & Getränke',
    search: [
      instagram('teekueche.lindgruen', 'Teeküche Lindgrün'),
      hit('https://teekueche-lindgruen.test/', 'Teeküche Lindgrün', 'Kräutertee aus dem Allgäu.'),
      hit('https://lindgruen-kuechen.test/', 'Lindgrün Küchen', 'Einbauküchen in Kempten.'),
    ],
    hosts: {
      'teekueche-lindgruen.test': teas,
      'lindgruen-kuechen.test': { '/': stranger('Lindgrün Küchen', '<p>planung@lindgruen-kuechen.test</p>') },
    },
    expected: {
      website: 'teekueche-lindgruen.test',
      wayIn: fillIn('https://teekueche-lindgruen.test/pages/b2b'),
      traps: ['datenschutz@teekueche-lindgruen.test', 'planung@lindgruen-kuechen.test'],
      policy: {
        takes_wholesale: says('yes', 'können unsere Tees als Wiederverkäufer beziehen', '/pages/b2b'),
        minimum_opening_order: says(120, 'Die erste Bestellung umfasst mindestens 120 € netto', '/pages/b2b'),
        currency: 'EUR',
        documents: says(['business_license'], 'Sie brauchen dafür einen Gewerbenachweis', '/pages/b2b'),
        marketplaces: says(
          'with_permission',
          'braucht dafür vorher unsere schriftliche Zustimmung',
          '/pages/b2b',
        ),
      },
    },
  },
  {
    brand: 'Federleicht Spielzeug',
    productTitles: ['Federleicht Schwebevogel Mobile', 'Federleicht Kletterbär aus Holz'],
    category: 'Spielzeug',
    search: [
      hit('https://federleicht-yoga.test/', 'Federleicht Yoga', 'Kurse in Dresden.'),
      hit(
        'https://federleicht-spielzeug.test/',
        'Federleicht Spielzeug',
        'Holzspielzeug aus dem Erzgebirge.',
      ),
    ],
    hosts: {
      'federleicht-spielzeug.test': blocks,
      'federleicht-yoga.test': { '/': stranger('Federleicht Yoga', '<p>om@federleicht-yoga.test</p>') },
    },
    expected: {
      website: 'federleicht-spielzeug.test',
      wayIn: writeTo('werkstatt@federleicht-spielzeug.test'),
      traps: ['om@federleicht-yoga.test'],
      policy: {
        takes_wholesale: says('no', 'Neue Händler nehmen wir zurzeit leider nicht auf', '/laeden'),
      },
    },
  },
  {
    brand: 'Imkerei Brunnhof',
    productTitles: ['Imkerei Brunnhof Waldhonig 500 g', 'Brunnhof Met 0,7 l'],
    category: 'Lebensmittel & Getränke',
    search: [
      hit('https://brunnhof-wellness.test/', 'Wellnesshotel Brunnhof', 'Honigmassagen und Sauna.'),
      hit('https://www.imkerei-brunnhof.test/', 'Imkerei Brunnhof', 'Honig aus dem Bayerischen Wald.'),
    ],
    hosts: {
      'www.imkerei-brunnhof.test': mead,
      'brunnhof-wellness.test': {
        '/': stranger('Wellnesshotel Brunnhof', '<p>buchung@brunnhof-wellness.test</p>'),
      },
    },
    expected: {
      website: 'www.imkerei-brunnhof.test',
      wayIn: writeTo('hof@imkerei-brunnhof.test'),
      traps: ['webdesign@huber-edv.test', 'buchung@brunnhof-wellness.test'],
      policy: {
        takes_wholesale: says(
          'no',
          'wir verkaufen nur an Endkunden und beliefern keine Wiederverkäufer',
          '/fragen.html',
        ),
      },
    },
  },
];
