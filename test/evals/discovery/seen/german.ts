import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './themes/builders.ts';
import { shopware } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, namesake, reseller } from './themes/elsewhere.ts';
import { corporate } from './themes/scripted.ts';
import { hidden } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const leder = shopware({
  name: 'Löwenherz Lederwaren',
  host: 'www.loewenherz-leder.test',
  nav: 'Gürtel=/Produkte/; Taschen=/Taschen/; Werkstatt=/ueber-uns/; Magazin=/magazin/',
  foot: 'Impressum=/impressum; AGB=/agb; Datenschutz=/datenschutz; Versand=/versand',
});
const wiese = shopware({
  name: 'Bergwiese',
  host: 'bergwiese-naturkosmetik.test',
  nav: 'Gesicht=/Produkte/; Körper=/koerper/; Über uns=/ueber-uns/; Händler=/haendler',
  foot: 'Kontakt=/kontakt; Impressum=/impressum; Datenschutz=/datenschutz',
});
const kranich = woo({
  name: 'Kranich Manufaktur',
  host: 'kranich-manufaktur.test',
  lang: 'de',
  nav: 'Shop=/shop/; Werkstatt=/about/; Händler werden=/haendler-werden/; Kontakt=/kontakt/',
  foot: 'Impressum=/impressum/; Versand=/shipping/',
  legal: '© Kranich Manufaktur GmbH 2025',
});
const holzmann = corporate({
  name: 'Holzmann Spielwaren',
  host: 'www.holzmann-spielwaren.test',
  lang: 'de',
  nav: 'Marken=/brands; Zwergenwald=/marken/zwergenwald; Unternehmen=/company; Fachhandel=/fachhandel',
  foot: 'Impressum=/impressum; Karriere=/karriere; Presse=/presse',
});
const kueste = dawn({
  name: 'Küstenkind',
  host: 'kuestenkind.test',
  lang: 'de',
  nav: 'Mützen=/collections/all; Regenjacken=/collections/regen; Über uns=/pages/about-us',
  foot: 'Impressum=/pages/impressum; FAQ=/pages/faq; Kontakt=/pages/kontakt',
});
const eisvogel = woo({
  name: 'Eisvogel Messer',
  host: 'eisvogel-solingen.test',
  lang: 'de',
  nav: 'Kochmesser=/shop/; Taschenmesser=/taschenmesser/; Tradition=/about/; Fachhandel=/fachhandel/',
  foot: 'Impressum=/impressum/; Widerruf=/returns/',
  extra: '<p>Webdesign: <a href="mailto:kontakt@rheinpixel.test">Rheinpixel</a></p>',
});
const specht = squarespace({
  name: 'Grünspecht',
  host: 'gruenspecht-garten.test',
  lang: 'de',
  nav: 'Werkzeug=/shop; Über uns=/about; Kontakt=/kontakt',
  foot: 'Impressum=/impressum',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Loewenherz',
    productTitles: ['Loewenherz Ledergürtel Herren 4 cm braun', 'Loewenherz Umhängetasche Rindsleder'],
    search: hits(`
      https://www.loewenherz-leder.test/ | Löwenherz Lederwaren | Gürtel und Taschen aus Franken
      https://loewenherz-reisen.test/ | Löwenherz Reisen | Gruppenreisen nach Namibia
      https://branchenbuch-nord.test/loewenherz | Löwenherz Lederwaren e.K. | Branchenbuch Nord`),
    hosts: {
      'www.loewenherz-leder.test': site(
        leder,
        {
          home: '<h1>Leder, das bleibt</h1><p>Ab 50 € liefern wir portofrei.</p>',
          goods: 'Gürtel Anton=79,00 €; Tasche Frieda=189,00 €',
          about: '<p>Seit 1962 nähen wir in Fürth. Unser Ladengeschäft hat donnerstags geöffnet.</p>',
        },
        `
@ /impressum | Impressum
<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Löwenherz Lederwaren e.K.<br>Inhaber: Peter Löw<br>Gerberstraße 8, 90762 Fürth</p><p>Telefon 0911 555 0123<br>E-Mail: info (at) loewenherz-leder (dot) test</p><p>USt-IdNr. DE 000 111 222</p><p>Datenschutzbeauftragter: datenschutz@loewenherz-leder.test</p><p>Plattform der EU zur Streitbeilegung: ec.europa.eu/consumers/odr</p>`,
      ),
      'loewenherz-reisen.test': {
        '/': namesake(
          'Löwenherz Reisen',
          'Gruppenreisen',
          '<p>Namibia, 14 Tage.</p>',
          '<p>buchung@loewenherz-reisen.test</p>',
        ),
      },
      'branchenbuch-nord.test': {
        '/loewenherz': directory(
          'Branchenbuch Nord',
          'Löwenherz Lederwaren e.K.',
          ['Lederwaren', 'Fürth'],
          'eintrag@branchenbuch-nord.test',
        ),
      },
    },
    expected: {
      website: 'www.loewenherz-leder.test',
      wayIn: { kind: 'address', anyOf: ['info@loewenherz-leder.test'] },
      traps: [
        'datenschutz@loewenherz-leder.test',
        'buchung@loewenherz-reisen.test',
        'eintrag@branchenbuch-nord.test',
      ],
      policy: {},
    },
  },
  {
    brand: 'Bergwiese Naturkosmetik',
    productTitles: ['Bergwiese Arnika Balsam 100 ml', 'Bergwiese Heublumen Badesalz'],
    category: 'Beauty',
    search: hits(`
      https://bergwiese-naturkosmetik.test/ | Bergwiese | Naturkosmetik aus dem Allgäu
      https://hotel-bergwiese.test/ | Hotel Bergwiese | Wellness in Oberstdorf
      amazon | Bergwiese | Arnika Balsam`),
    hosts: {
      'bergwiese-naturkosmetik.test': site(
        wiese,
        {
          home: '<h1>Von der Wiese in den Tiegel</h1><p>Gratisversand ab 45 €.</p>',
          goods: 'Arnika Balsam=14,90 €; Badesalz=9,80 €',
          about: '<p>Familie Zeller rührt seit drei Generationen.</p>',
        },
        `
@ /kontakt | Kontakt
<h1>Kontakt</h1><p>Kundenservice: service@bergwiese-naturkosmetik.test</p>
@ /impressum | Impressum
<h1>Impressum</h1><p>Bergwiese Naturkosmetik GmbH, Wiesenweg 3, Oberstdorf. E-Mail info@bergwiese-naturkosmetik.test</p>
@ /haendler | Händler
<h1>Für den Fachhandel</h1><p>Apotheken, Reformhäuser und Hofläden beliefern wir gern direkt.</p><p>Konditionen auf einen Blick: € 250,- netto Mindestbestellwert bei der Erstbestellung, danach 120 € netto. Bitte legen Sie Ihrer ersten Anfrage einen Gewerbenachweis und Ihre USt-IdNr. bei.</p><p>Ein Verkauf unserer Produkte über Amazon, eBay oder andere Online-Marktplätze ist nicht gestattet.</p><p>Ihre Anfrage an: <a href="mailto:vertrieb@bergwiese-naturkosmetik.test">vertrieb@bergwiese-naturkosmetik.test</a></p>`,
      ),
      'hotel-bergwiese.test': {
        '/': namesake(
          'Hotel Bergwiese',
          'Wellnesshotel',
          '<p>42 Zimmer mit Bergblick.</p>',
          '<p>rezeption@hotel-bergwiese.test</p>',
        ),
      },
    },
    expected: {
      website: 'bergwiese-naturkosmetik.test',
      wayIn: { kind: 'address', anyOf: ['vertrieb@bergwiese-naturkosmetik.test'] },
      traps: ['rezeption@hotel-bergwiese.test'],
      policy: {
        ...states('/haendler', {
          takes_wholesale: ['yes', 'Apotheken, Reformhäuser und Hofläden beliefern wir gern direkt'],
          marketplaces: ['forbidden', 'über Amazon, eBay oder andere Online-Marktplätze ist nicht gestattet'],
          minimum_opening_order: [250, '€ 250,- netto Mindestbestellwert bei der Erstbestellung'],
          minimum_reorder: [120, 'danach 120 € netto'],
          documents: [['business_license', 'tax_id'], 'einen Gewerbenachweis und Ihre USt-IdNr. bei'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Kranich Manufaktur GmbH',
    productTitles: ['Kranich Manufaktur Schneidebrett Eiche', 'Kranich Manufaktur Pfeffermühle 18 cm'],
    search: hits(`
      https://kranich-manufaktur.test/ | Kranich Manufaktur | Holz für die Küche
      etsy | Kranich Manufaktur
      https://kueche-und-co.test/marken/kranich | Kranich bei Küche & Co | Schneidebretter`),
    hosts: {
      'kranich-manufaktur.test': site(
        kranich,
        {
          home: '<h1>Holz für die Küche</h1><p>Aus Eiche vom Niederrhein.</p>',
          goods: 'Schneidebrett=59,00 €; Pfeffermühle=48,00 €',
          about: '<p>Fünf Tischler, ein Hund, keine Eile.</p>',
        },
        `
@ /kontakt/ | Kontakt
<h1>Kontakt</h1><p>Schreiben Sie an kontakt@kranich-manufaktur.test.</p>
@ /impressum/ | Impressum
<h1>Impressum</h1><p>Kranich Manufaktur GmbH, Kleve. kontakt@kranich-manufaktur.test</p>
@ /haendler-werden/ | Händler werden
<h1>Händler werden</h1><p>Sie führen ein Küchen- oder Geschenkegeschäft? Wir freuen uns über neue Wiederverkäufer und melden uns binnen drei Tagen.</p><form method="post" action="/haendler-werden/" class="wpforms-form">${fields(['Firma', 'Ansprechpartner', 'Straße und Ort', 'E-Mail', 'Art des Geschäfts'], 'Anfrage senden')}</form><p>Der Mindestbestellwert für die Erstbestellung liegt bei 300 Euro netto.</p>`,
      ),
      'kueche-und-co.test': {
        '/marken/kranich': reseller(
          'Küche & Co',
          'Kranich Manufaktur',
          ['Schneidebrett Eiche'],
          'hilfe@kueche-und-co.test',
        ),
      },
    },
    expected: {
      website: 'kranich-manufaktur.test',
      wayIn: { kind: 'form', anyOf: ['https://kranich-manufaktur.test/haendler-werden/'] },
      traps: ['hilfe@kueche-und-co.test'],
      policy: {
        ...states('/haendler-werden/', {
          takes_wholesale: ['yes', 'Wir freuen uns über neue Wiederverkäufer'],
          minimum_opening_order: [
            300,
            'Der Mindestbestellwert für die Erstbestellung liegt bei 300 Euro netto',
          ],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Zwergenwald',
    productTitles: ['Zwergenwald Holzpuzzle Waldtiere 24 Teile', 'Zwergenwald Steckspiel Pilze'],
    category: 'Toys & Games',
    search: hits(`
      https://www.holzmann-spielwaren.test/marken/zwergenwald | Zwergenwald - Holzmann Spielwaren | Holzspielzeug ab 2 Jahren
      https://kita-zwergenwald.test/ | Kita Zwergenwald Jena | Unsere Gruppen
      amazon | Zwergenwald | Holzpuzzle Waldtiere`),
    hosts: {
      'www.holzmann-spielwaren.test': site(
        holzmann,
        {
          home: '<h1>Spielwaren seit 1921</h1><p>Vier Marken, ein Haus.</p>',
          goods: 'Zwergenwald=Holzspielzeug ab 2; Turbo Tom=Fahrzeuge; Luna=Puppen',
          about: '<p>Holzmann Spielwaren GmbH &amp; Co. KG, Sonneberg.</p>',
        },
        `
@ /marken/zwergenwald | Zwergenwald
<h1>Zwergenwald</h1><p>Puzzles und Steckspiele aus Ahorn. Zwergenwald® ist eine eingetragene Marke der Holzmann Spielwaren GmbH &amp; Co. KG.</p>
@ /fachhandel | Fachhandel
<h1>Fachhandel</h1><p>Händler aus dem Spielwarenfachhandel erhalten Katalog und Preisliste bei unserem Vertrieb: vertrieb@holzmann-spielwaren.test, Telefon 03675 555-20.</p>
@ /karriere | Karriere
<h1>Karriere</h1><p>bewerbung@holzmann-spielwaren.test</p>
@ /presse | Presse
<h1>Presse</h1><p>presse@holzmann-spielwaren.test</p>
@ /impressum | Impressum
<h1>Impressum</h1><p>Holzmann Spielwaren GmbH &amp; Co. KG, info@holzmann-spielwaren.test</p>`,
      ),
      'kita-zwergenwald.test': {
        '/': namesake(
          'Kita Zwergenwald',
          'Kindertagesstätte',
          '<p>Spatzen, Igel, Füchse.</p>',
          '<p>leitung@kita-zwergenwald.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.holzmann-spielwaren.test',
      wayIn: { kind: 'address', anyOf: ['vertrieb@holzmann-spielwaren.test'] },
      traps: [
        'bewerbung@holzmann-spielwaren.test',
        'presse@holzmann-spielwaren.test',
        'leitung@kita-zwergenwald.test',
      ],
      policy: states('/fachhandel', {
        takes_wholesale: ['yes', 'Händler aus dem Spielwarenfachhandel erhalten Katalog und Preisliste'],
      }),
    },
  },
  {
    brand: 'Küstenkind',
    productTitles: ['Küstenkind Fischermütze Kinder', 'Küstenkind Regenjacke Öko-Tex Gr. 104'],
    search: hits(`
      https://kuestenkind.test/ | Küstenkind | Kinderkleidung für jedes Wetter
      instagram | Küstenkind | Moin! Kinderkleidung aus Husum.`),
    hosts: {
      'kuestenkind.test': site(
        kueste,
        {
          home: '<h2>Für jedes Wetter</h2><p>Ab 60 € ohne Versandkosten.</p>',
          goods: 'Fischermütze=24,00 €; Regenjacke=69,00 €',
          about: '<p>Genäht in Husum und Porto.</p>',
        },
        `
@ /pages/faq | FAQ
<h1>FAQ</h1><h3>Ich habe einen Laden und möchte Küstenkind verkaufen.</h3><p>Das freut uns sehr, aber wir beliefern derzeit keine Wiederverkäufer.</p><h3>Gibt es Gutscheine?</h3><p>Ja, ab 20 €.</p>
@ /pages/kontakt | Kontakt
<h1>Kontakt</h1><p>moin@kuestenkind.test</p>
@ /pages/impressum | Impressum
<h1>Impressum</h1><p>Küstenkind UG (haftungsbeschränkt), Husum. moin@kuestenkind.test</p>`,
      ),
    },
    expected: {
      website: 'kuestenkind.test',
      wayIn: { kind: 'address', anyOf: ['moin@kuestenkind.test'] },
      traps: [],
      policy: states('/pages/faq', {
        takes_wholesale: ['no', 'wir beliefern derzeit keine Wiederverkäufer'],
      }),
    },
  },
  {
    brand: 'Eisvogel Solingen',
    productTitles: ['Eisvogel Kochmesser 20 cm Olivenholz', 'Eisvogel Taschenmesser Damast'],
    search: hits(`
      https://eisvogel-apotheke.test/ | Eisvogel Apotheke | Rezepte online einlösen
      https://eisvogel-solingen.test/ | Eisvogel Messer | Geschmiedet in Solingen
      ebay | Eisvogel Solingen | Kochmesser`),
    hosts: {
      'eisvogel-solingen.test': site(
        eisvogel,
        {
          home: '<h1>Geschmiedet in Solingen</h1><p>Nachschleifen ein Leben lang.</p>',
          goods: 'Kochmesser 20 cm=149,00 €; Taschenmesser=199,00 €',
          about: '<p>Seit 1888 im Tal der Wupper.</p>',
        },
        `
@ /impressum/ | Impressum
<h1>Impressum</h1><p>Eisvogel Stahlwaren KG, Solingen. ${hidden('post@eisvogel-solingen.test', 0x17)}</p>
@ /fachhandel/ | Fachhandel
<h1>Fachhandel</h1><p>Unsere Messer gibt es im guten Fachgeschäft. Wenn Sie Händler werden möchten, schreiben Sie an ${hidden('haendler@eisvogel-solingen.test', 0xc4)}.</p><p>Erstauftrag ab 500 € netto, Nachbestellungen ab 150 €.</p><p>Im Ausland beliefern Sie unsere Partner: Alpen Handels GmbH (Österreich) und Messerwelt AG (Schweiz).</p>`,
      ),
      'eisvogel-apotheke.test': {
        '/': namesake(
          'Eisvogel Apotheke',
          'Apotheke',
          '<p>Notdienstkalender.</p>',
          '<p>rezept@eisvogel-apotheke.test</p>',
        ),
      },
    },
    expected: {
      website: 'eisvogel-solingen.test',
      wayIn: { kind: 'address', anyOf: ['haendler@eisvogel-solingen.test'] },
      traps: ['kontakt@rheinpixel.test', 'rezept@eisvogel-apotheke.test'],
      policy: {
        ...states('/fachhandel/', {
          takes_wholesale: ['yes', 'Wenn Sie Händler werden möchten, schreiben Sie an'],
          minimum_opening_order: [500, 'Erstauftrag ab 500 € netto'],
          minimum_reorder: [150, 'Nachbestellungen ab 150 €'],
          distributors: [
            ['Alpen Handels GmbH', 'Messerwelt AG'],
            'Alpen Handels GmbH (Österreich) und Messerwelt AG (Schweiz)',
          ],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Grünspecht',
    productTitles: ['Grünspecht Gartenschere Bypass', 'Grünspecht Handspaten Esche'],
    search: hits(`
      https://gruenspecht-garten.test/ | Grünspecht | Werkzeug für den Garten
      https://de.wikipedia.org/wiki/Gr%C3%BCnspecht | Grünspecht – Wikipedia | Der Grünspecht ist eine Vogelart.`),
    hosts: {
      'gruenspecht-garten.test': site(
        specht,
        {
          home: '<h1>Werkzeug, das man vererbt</h1>',
          goods: 'Gartenschere=64 €; Handspaten=38 €',
          about: '<p>Geschmiedet im Sauerland.</p>',
        },
        `
@ /kontakt | Kontakt
<h2>Kontakt</h2><p>Gartenfragen und Bestellungen: <span style="unicode-bidi:bidi-override;direction:rtl">tset.netrag-thcepsneurg@ollah</span></p><p>Handel und Gewerbe: <span style="unicode-bidi:bidi-override;direction:rtl">tset.netrag-thcepsneurg@beirtrev</span></p>
@ /impressum | Impressum
<h2>Impressum</h2><p>Grünspecht Gartengeräte, Inh. Jana Vogt, 57392 Schmallenberg. Telefon 02972 555 014.</p>`,
      ),
    },
    expected: {
      website: 'gruenspecht-garten.test',
      wayIn: { kind: 'address', anyOf: ['vertrieb@gruenspecht-garten.test'] },
      traps: [],
      policy: {},
    },
  },
];
