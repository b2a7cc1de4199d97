import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, form, formAt, hits, mail, said, site } from './kit.ts';
import { storefront } from './themes.ts';
import { jimdo, jtl, shopware } from './themes-europe.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'WERKMÜHLE HAGENAU',
    productTitles: ['Werkmühle Hagenau Kabinettraspel Hieb 9', 'Werkmühle Hagenau Feilensatz 6-tlg.'],
    category: 'Baumarkt',
    search: hits(
      ['https://www.kaufland.de/s/?search_value=werkmuehle', 'Werkmühle Hagenau | Kaufland.de', 'Raspel'],
      ['https://hagenau-muehle.test/', 'Mühle Hagenau – Hofcafé', 'Kuchen am Wochenende'],
      [
        'https://www.werkmuehle-hagenau.test/',
        'Werkmühle Hagenau GmbH & Co. KG',
        'Raspeln und Feilen seit 1887',
      ],
    ),
    hosts: {
      'hagenau-muehle.test': { '/': '<h1>Hofcafé</h1><p>cafe@hagenau-muehle.test</p>' },
      'www.werkmuehle-hagenau.test': site(
        shopware,
        {
          name: 'Werkmühle Hagenau',
          bar: 'Ab 60 € liefern wir frei Haus',
          nav: 'Raspeln=/Raspeln/ | Feilen=/Feilen/ | Fachhandel=/Fachhandel/ | Unternehmen=/Unternehmen/',
          foot: 'Händlervertrag in Kürze=/Haendlervertrag/ | Ausbildung=/Ausbildung/ | Datenschutz=/Datenschutz/ | Impressum=/Impressum/',
          end: `<div>Shop: ${mail('support@nordlichtkommerz.test', 'Nordlicht Kommerz')}</div>`,
        },
        {
          '/': '<h1>Gehauen, nicht gefräst</h1><p>Kabinettraspel Hieb 9. Feilensatz 6-tlg.</p>',
          '/Fachhandel/': `<h1>Fachhandel</h1><p>Eisenwarenläden, Tischlerbedarf und Werkstattausrüster in vierzehn Ländern führen unsere Raspeln. Wer dazukommen will, schickt Frau Ihle eine Kopie der Gewerbeanmeldung und die USt-IdNr. (${cf('ihle@werkmuehle-hagenau.test')}).</p><p>Die Grundbestückung fürs Regal liegt bei 1.200 € netto oder darüber, Nachschub schicken wir ab 150 €.</p>`,
          '/Haendlervertrag/':
            '<h1>Der Händlervertrag in Kürze</h1><p>1. Beratung gehört dazu.</p><p>2. Auf Amazon, eBay, Kaufland und dergleichen haben unsere Werkzeuge nichts verloren; so steht es in jedem Vertrag.</p><p>3. Gekündigt wird mit einer Frist von drei Monaten.</p>',
          '/Raspeln/':
            '<h1>Raspeln</h1><p>Kabinettraspel Hieb 9, 84,00 €*. Mindestabnahme: 1 Stück. Ab 3 Stück 79,00 €.</p>',
          '/Unternehmen/': '<h1>Unternehmen</h1><p>Seit 1887 an der Wupper, heute mit 31 Leuten.</p>',
          '/Ausbildung/': '<h1>Ausbildung</h1><p>Feilenhauer (m/w/d): lehre@werkmuehle-hagenau.test</p>',
          '/Datenschutz/': '<h1>Datenschutz</h1><p>datenschutz@werkmuehle-hagenau.test</p>',
          '/Impressum/':
            '<h1>Impressum</h1><p>Werkmühle Hagenau GmbH &amp; Co. KG, Remscheid. zentrale@werkmuehle-hagenau.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.werkmuehle-hagenau.test',
      wayIn: address('ihle@werkmuehle-hagenau.test'),
      traps: [
        'cafe@hagenau-muehle.test',
        'support@nordlichtkommerz.test',
        'lehre@werkmuehle-hagenau.test',
        'datenschutz@werkmuehle-hagenau.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Eisenwarenläden, Tischlerbedarf und Werkstattausrüster in vierzehn Ländern',
          '/Fachhandel/',
        ),
        documents: said(
          ['business_license', 'tax_id'],
          'eine Kopie der Gewerbeanmeldung und die USt-IdNr.',
          '/Fachhandel/',
        ),
        minimum_opening_order: said(
          1200,
          'Die Grundbestückung fürs Regal liegt bei 1.200 € netto',
          '/Fachhandel/',
        ),
        minimum_reorder: said(150, 'Nachschub schicken wir ab 150 €', '/Fachhandel/'),
        currency: 'EUR',
        marketplaces: said('forbidden', 'haben unsere Werkzeuge nichts verloren', '/Haendlervertrag/'),
      },
    },
  },
  {
    brand: 'Zwirnfink',
    productTitles: ['Zwirnfink Sockenwolle Eisvogel 100 g', 'Zwirnfink Nadelspiel Olivenholz 2,5 mm'],
    search: hits(
      ['https://zwirnfink.test/', 'Zwirnfink – gefärbt im Odenwald', 'Sockenwolle im Strang'],
      ['https://www.ravelry.com/yarns/brands/zwirnfink', 'Ravelry: Zwirnfink', 'Yarn brand'],
    ),
    hosts: {
      'zwirnfink.test': site(
        jtl,
        {
          name: 'Zwirnfink',
          bar: 'Versandfrei ab 50 € | Mindestbestellwert 12 €',
          nav: 'Wolle=/Wolle | Nadeln=/Nadeln | Färbetage=/Faerbetage',
          foot: 'AGB=/AGB | Impressum=/Impressum | Widerruf=/Widerruf',
        },
        {
          '/': '<h1>Gefärbt im Odenwald</h1><p>Sockenwolle Eisvogel 100 g, Nadelspiel Olivenholz 2,5 mm.</p>',
          '/AGB':
            '<h1>AGB</h1><p>§ 3 Der Mindestbestellwert beträgt 12 €.</p><p>§ 9 Wollgeschäfte mit Ladentür beziehen bei uns zum Ladenpreis abzüglich 45 %; die Freischaltung erfolgt auf Zuruf an laden(at)zwirnfink.test.</p><p>§ 10 Gerichtsstand ist, soweit zulässig, Erbach.</p>',
          '/Impressum': `<h1>Impressum</h1><p>Gesa Finkbeiner, ${ent('gesa@zwirnfink.test')}</p><p>Bildrechte: bilder@fotolager-muster.test</p>`,
        },
      ),
    },
    expected: {
      website: 'zwirnfink.test',
      wayIn: address('laden@zwirnfink.test'),
      traps: ['bilder@fotolager-muster.test'],
      policy: { takes_wholesale: said('yes', 'Wollgeschäfte mit Ladentür beziehen bei uns', '/AGB') },
    },
  },
  {
    brand: 'Bockstedter Senfmühle',
    productTitles: ['Bockstedter Senf grob 250 ml', 'Bockstedter Feigensenf 125 ml'],
    search: hits(
      ['https://bockstedter.test/', 'Bockstedter Senfmühle', 'Kaltgemahlen in Ostfalen'],
      ['https://www.tripadvisor.de/bockstedt', 'Senfmühle Bockstedt - Tripadvisor', '4,5 von 5'],
    ),
    hosts: {
      'bockstedter.test': site(
        jimdo,
        {
          name: 'Bockstedter Senfmühle',
          nav: 'Startseite=/ | Sorten=/sorten/ | Die Mühle=/die-muehle/',
          foot: 'Impressum=/about/ | Datenschutz=/j/privacy',
        },
        {
          '/': '<h1>Kaltgemahlen</h1><p>Senf grob 250 ml, Feigensenf 125 ml.</p>',
          '/die-muehle/':
            '<h1>Die Mühle</h1><p>Zwei Mahlsteine, ein Müller. Sonntags zeigen wir sie.</p><p>Hofläden holen ihre Kisten am liebsten selbst ab, sechs Gläser je Sorte, auf Rechnung.</p>',
          '/about/': `<h1>Impressum</h1><p>Arno Bockstedt, ${ent('senf@bockstedter.test')}</p><p>Fotos: ${mail('post@lichtbild-kruse.test')}</p>`,
          '/j/privacy': '<h1>Datenschutz</h1><p>Landesbeauftragter: poststelle@lfd-muster.test</p>',
        },
      ),
    },
    expected: {
      website: 'bockstedter.test',
      wayIn: address('senf@bockstedter.test'),
      traps: ['post@lichtbild-kruse.test', 'poststelle@lfd-muster.test'],
      policy: {
        takes_wholesale: said('yes', 'Hofläden holen ihre Kisten am liebsten selbst ab', '/die-muehle/'),
      },
    },
  },
  {
    brand: 'Kuckelmann Spielholz',
    productTitles: ['Kuckelmann Kugelbahn Buche', 'Kuckelmann Greifling Ente'],
    category: 'Spielzeug',
    search: hits(
      ['https://kuckelmann-spielholz.test/', 'Kuckelmann Spielholz', 'Spielzeug aus dem Erzgebirge'],
      ['https://www.kuckelmann.test/', 'Kuckelmann Spielholz', 'Gedrechselt im Erzgebirge'],
      ['https://kuckelmann-bau.test/', 'Kuckelmann Bau GmbH', 'Hoch- und Tiefbau'],
    ),
    hosts: {
      'kuckelmann-bau.test': { '/': '<h1>Hochbau</h1><p>angebot@kuckelmann-bau.test</p>' },
      'kuckelmann-spielholz.test': { '/': { status: 301, location: 'https://www.kuckelmann.test/' } },
      'www.kuckelmann.test': site(
        storefront,
        {
          name: 'Kuckelmann Spielholz',
          lang: 'de',
          nav: 'Spielzeug=/spielzeug/ | Werkstatt=/werkstatt/ | Läden=/laeden/',
          foot: 'Schreib uns=/schreib-uns/ | Läden=/laeden/',
        },
        {
          '/': '<h1>Gedrechselt im Erzgebirge</h1><p>Kugelbahn Buche. Greifling Ente.</p>',
          '/laeden/':
            '<h1>Läden</h1><p>Bei diesen siebzehn Läden steht unser Spielzeug: Holzwurm (Gera), Pusteblume (Fulda) …</p><p>Die Drechselbänke sind bis zum Herbst ausgelastet, weitere Läden müssen wir so lange vertrösten.</p>',
          '/schreib-uns/': `<h1>Schreib uns</h1><p>${cf('ente@kuckelmann.test')}</p><p>Presse: ${cf('presse@kuckelmann.test')}</p>`,
          '/werkstatt/': '<h1>Werkstatt</h1><p>Führungen ab 8 Personen, mindestens 4 Jahre alt.</p>',
        },
      ),
    },
    expected: {
      website: 'www.kuckelmann.test',
      wayIn: address('ente@kuckelmann.test'),
      traps: ['angebot@kuckelmann-bau.test', 'presse@kuckelmann.test'],
      policy: { takes_wholesale: said('no', 'weitere Läden müssen wir so lange vertrösten', '/laeden/') },
    },
  },
  {
    brand: 'Lichtenbroich Naturpflege',
    productTitles: ['Lichtenbroich Ringelblumensalbe 50 ml', 'Lichtenbroich Haarseife Brennnessel'],
    category: 'Beauty',
    search: hits(
      ['https://www.amazon.de/s?k=lichtenbroich', 'Amazon.de: Lichtenbroich', 'Ergebnisse'],
      [
        'https://lichtenbroich-pflege.test/',
        'Lichtenbroich Naturpflege',
        'Salben. Versandkostenfrei ab 50 €',
      ],
      [
        'https://seniorenpflege-lichtenbroich.test/',
        'Seniorenpflege Lichtenbroich',
        'Pflegedienst Düsseldorf',
      ],
    ),
    hosts: {
      'seniorenpflege-lichtenbroich.test': {
        '/': '<h1>Pflegedienst</h1><p>info@seniorenpflege-lichtenbroich.test</p>',
      },
      'lichtenbroich-pflege.test': site(
        shopware,
        {
          name: 'Lichtenbroich Naturpflege',
          bar: 'Versandkostenfrei ab 50 € · Mindestbestellwert 20 €',
          nav: 'Salben=/Salben/ | Seifen=/Seifen/ | Fragen=/Fragen/',
          foot: 'Fragen=/Fragen/ | Kontakt=/Kontaktformular | Datenschutz=/Datenschutz | Verkaufsstellen=/Verkaufsstellen/',
        },
        {
          '/': '<h1>Aus Kräutern</h1><p>Ringelblumensalbe 50 ml. Haarseife Brennnessel.</p>',
          '/Fragen/':
            '<h1>Fragen</h1><p><b>Warum ein Mindestbestellwert?</b> Unter 20 € frisst uns das Porto auf.</p><p><b>Amazon?</b> Wir selbst verkaufen dort nicht. Was Sie dort finden, stammt nicht aus unserer Hand.</p><p><b>Sind Sie geprüft?</b> Ja, wir sind Mitglied im Händlerbund.</p>',
          '/Kontaktformular': `<h1>Kontakt</h1>${form('/form/contact', 'Anrede, Nachname, E-Mail-Adresse, Betreff, Nachricht', 'Absenden', '<input name="kopie" type="email" placeholder="max@mustermann.de">')}`,
          '/Datenschutz':
            '<h1>Datenschutz</h1><p>Unser Datenschutzbeauftragter: dsb@kanzlei-overbeck.test</p>',
          '/Verkaufsstellen/':
            '<h1>Verkaufsstellen</h1><p>Autorisierte Fachgeschäfte: Reformhaus Thies (info@reformhaus-thies.test), Apotheke am Markt.</p>',
        },
      ),
    },
    expected: {
      website: 'lichtenbroich-pflege.test',
      wayIn: formAt('https://lichtenbroich-pflege.test/Kontaktformular'),
      traps: [
        'info@seniorenpflege-lichtenbroich.test',
        'dsb@kanzlei-overbeck.test',
        'info@reformhaus-thies.test',
        'max@mustermann.de',
      ],
      policy: {},
    },
  },
  {
    brand: 'Torfbacher Messer',
    productTitles: ['Torfbacher Brotzeitmesser Mooreiche', 'Torfbacher Schälmesser Zwetschge'],
    search: hits(
      ['https://torfbacher.test/', 'Torfbacher Messer', 'Geschmiedet am Chiemsee'],
      ['https://messerforum.test/torfbacher', 'Torfbacher – Erfahrungen? | Messerforum', 'Beiträge: 14'],
    ),
    hosts: {
      'messerforum.test': { '/torfbacher': '<h1>Erfahrungen?</h1><p>PN oder schmiedl@messerforum.test</p>' },
      'torfbacher.test': site(
        jimdo,
        {
          name: 'Torfbacher Messer',
          nav: 'Messer=/messer/ | Schmiede=/schmiede/ | Oft gefragt=/oft-gefragt/',
          foot: 'Impressum=/about/',
        },
        {
          '/': '<h1>Geschmiedet am Chiemsee</h1><p>Brotzeitmesser Mooreiche, Schälmesser Zwetschge.</p>',
          '/oft-gefragt/':
            '<h1>Oft gefragt</h1><p>Wie lang dauert es? Zehn Wochen.</p><p>Gibt es euch auch im Laden? Eine Handelsspanne ist in unseren Preisen nicht drin, deshalb bekommt ihr unsere Messer nur von uns.</p>',
          '/about/': '<h1>Impressum</h1><p>Vroni Torfbacher, vroni [ät] torfbacher [punkt] test</p>',
        },
      ),
    },
    expected: {
      website: 'torfbacher.test',
      wayIn: address('vroni@torfbacher.test'),
      traps: ['schmiedl@messerforum.test'],
      policy: {
        takes_wholesale: said('no', 'deshalb bekommt ihr unsere Messer nur von uns', '/oft-gefragt/'),
      },
    },
  },
];
