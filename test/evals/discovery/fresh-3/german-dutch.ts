import type { DiscoveryCase } from '../case.ts';
import { address, form, formAt, mail, said, shopify, shopware, woo } from '../fresh/themes.ts';
import { house } from './house.ts';

export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Birkenlohe Naturkosmetik',
    titles: ['Birkenlohe Handcreme Ringelblume 75 ml', 'Birkenlohe Festes Shampoo'],
    host: 'birkenlohe.test',
    line: 'Handcreme und festes Shampoo aus dem Allgäu.',
    theme: shopware,
    site: {
      name: 'Birkenlohe',
      lang: 'de',
      nav: 'Pflege=/pflege | Haare=/haare | Für Händler=/fuer-haendler',
      foot: 'Kontakt=/kontakt | Impressum=/impressum | AGB=/agb',
    },
    pages: {
      '/': '<h1>Pflege von der Wiese</h1><p>Handcreme, festes Shampoo.</p>',
      '/fuer-haendler': `<h1>Für Händler</h1><p>Bioläden, Reformhäuser und Drogerien bekommen unsere Pflege ab Werk. Für die erste Bestellung gilt ein Warenwert von mindestens 180 Euro netto; Nachbestellungen sind ab 90 Euro möglich.</p><p>Bitte legen Sie Ihrer Anfrage eine Kopie der Gewerbeanmeldung bei.</p><p>Ihre Ansprechpartnerin: Katrin Vogl, ${mail('k.vogl@birkenlohe.test')}</p><p>Das Anbieten unserer Ware auf Amazon, eBay und vergleichbaren Plattformen ist untersagt.</p>`,
      '/kontakt': `<h1>Kontakt</h1><p>Kundenservice: ${mail('service@birkenlohe.test')}</p><p>Presse: ${mail('presse@birkenlohe.test')}</p>`,
      '/impressum':
        '<h1>Impressum</h1><p>Birkenlohe GmbH, info@birkenlohe.test. Datenschutzbeauftragter: dsb@ratundrecht.test. USt-IdNr. DE811223344</p>',
    },
    expected: {
      wayIn: address('k.vogl@birkenlohe.test'),
      traps: ['presse@birkenlohe.test', 'dsb@ratundrecht.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Bioläden, Reformhäuser und Drogerien bekommen unsere Pflege ab Werk',
          '/fuer-haendler',
        ),
        minimum_opening_order: said(
          180,
          'Für die erste Bestellung gilt ein Warenwert von mindestens 180 Euro netto',
          '/fuer-haendler',
        ),
        minimum_reorder: said(90, 'Nachbestellungen sind ab 90 Euro möglich', '/fuer-haendler'),
        currency: 'EUR',
        documents: said(['business_license'], 'eine Kopie der Gewerbeanmeldung', '/fuer-haendler'),
        marketplaces: said(
          'forbidden',
          'auf Amazon, eBay und vergleichbaren Plattformen ist untersagt',
          '/fuer-haendler',
        ),
      },
    },
  }),
  house({
    brand: 'Holzwichtel Spielzeug',
    titles: ['Holzwichtel Kugelbahn Buche', 'Holzwichtel Steckpuzzle Bauernhof'],
    host: 'holzwichtel.test',
    line: 'Kugelbahnen und Steckpuzzles aus Buche.',
    theme: woo,
    site: {
      name: 'Holzwichtel',
      lang: 'de',
      nav: 'Kugelbahnen=/kugelbahnen/ | Puzzles=/puzzles/ | Händlerbereich=/haendlerbereich/',
      foot: 'Kontakt=/kontakt/ | FAQ=/faq/ | Impressum=/impressum/',
    },
    pages: {
      '/': '<h1>Holzspielzeug aus dem Erzgebirge</h1><p>Kugelbahn Buche, Steckpuzzle Bauernhof.</p>',
      '/haendlerbereich/': `<h1>Händlerbereich</h1><p>Zugang erhalten Spielwarengeschäfte mit eigenem Ladenlokal. Füllen Sie das Formular aus und laden Sie einen Gewerbenachweis hoch.</p>${form('/haendlerbereich/', 'Firma, Ansprechpartner, E-Mail, USt-IdNr., Gewerbenachweis', 'Zugang beantragen')}`,
      '/faq/':
        '<h1>FAQ</h1><h3>Gibt es einen Mindestbestellwert für Händler?</h3><p>Ja, 250 Euro bei der ersten und 150 Euro bei jeder weiteren Bestellung.</p><h3>Darf ich auf Amazon verkaufen?</h3><p>Nein, das möchten wir nicht. Der eigene Onlineshop ist erlaubt.</p>',
      '/kontakt/': `<h1>Kontakt</h1><p>wichtel(at)holzwichtel(punkt)test</p>`,
    },
    expected: {
      wayIn: formAt('https://holzwichtel.test/haendlerbereich/'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Zugang erhalten Spielwarengeschäfte mit eigenem Ladenlokal',
          '/haendlerbereich/',
        ),
        documents: said(['business_license'], 'laden Sie einen Gewerbenachweis hoch', '/haendlerbereich/'),
        minimum_opening_order: said(
          250,
          'Ja, 250 Euro bei der ersten und 150 Euro bei jeder weiteren Bestellung',
          '/faq/',
        ),
        minimum_reorder: said(
          150,
          'Ja, 250 Euro bei der ersten und 150 Euro bei jeder weiteren Bestellung',
          '/faq/',
        ),
        currency: 'EUR',
        marketplaces: said('amazon_forbidden', 'Nein, das möchten wir nicht', '/faq/'),
      },
    },
  }),
  house({
    brand: 'Tannwieser Messer',
    titles: ['Tannwieser Brotzeitmesser Nussbaum', 'Tannwieser Schleifstein 1000/6000'],
    host: 'tannwieser.test',
    line: 'Brotzeitmesser und Schleifsteine.',
    theme: shopware,
    site: {
      name: 'Tannwieser',
      lang: 'de',
      nav: 'Messer=/messer | Werkstatt=/werkstatt',
      foot: 'Kontakt=/kontakt | Häufige Fragen=/fragen | Impressum=/impressum',
    },
    pages: {
      '/': '<h1>Schneiden wie früher</h1><p>Brotzeitmesser, Schleifsteine.</p>',
      '/fragen':
        '<h1>Häufige Fragen</h1><h3>Kann ich Tannwieser in meinem Laden führen?</h3><p>Im Augenblick kommen wir mit dem Schmieden nicht hinterher und können deshalb keine Läden beliefern.</p>',
      '/kontakt': `<h1>Kontakt</h1><p>${mail('werkstatt@tannwieser.test')}</p>`,
      '/impressum': '<h1>Impressum</h1><p>Umsetzung: Webkontor Süd, hallo@webkontor-sued.test</p>',
    },
    expected: {
      wayIn: address('werkstatt@tannwieser.test'),
      traps: ['hallo@webkontor-sued.test'],
      policy: { takes_wholesale: said('no', 'können deshalb keine Läden beliefern', '/fragen') },
    },
  }),
  house({
    brand: 'Kornblum Tee',
    titles: ['Kornblum Tee Kräutermischung 100 g', 'Kornblum Tee Früchtetee'],
    host: 'kornblumtee.test',
    line: 'Kräutermischungen und Früchtetees.',
    theme: shopify,
    site: {
      name: 'Kornblum Tee',
      lang: 'de',
      nav: 'Tee=/collections/tee | Gastro & Handel=/pages/gastro-handel',
      foot: 'Kontakt=/pages/kontakt | Impressum=/policies/legal-notice',
    },
    pages: {
      '/': '<h1>Tee, der blüht</h1><p>Kräutermischung 100 g, Früchtetee.</p>',
      '/pages/gastro-handel': `<h1>Gastro &amp; Handel</h1><p>Cafés, Hotels und Geschäfte bestellen bei uns ohne Mindestmenge, ab 300 € liefern wir frei Haus. Wiederverkauf nur im eigenen Ladengeschäft und im eigenen Onlineshop. Unser Vertriebsteam erreichen Sie unter ${mail('vertrieb@kornblumtee.test')}.</p><p>In Österreich vertreibt unsere Tees die Alpenkraut Handels GmbH.</p>`,
      '/pages/kontakt': `<h1>Kontakt</h1><p>${mail('moin@kornblumtee.test')}</p>`,
    },
    expected: {
      wayIn: address('vertrieb@kornblumtee.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Cafés, Hotels und Geschäfte bestellen bei uns ohne Mindestmenge',
          '/pages/gastro-handel',
        ),
        marketplaces: said(
          'forbidden',
          'Wiederverkauf nur im eigenen Ladengeschäft und im eigenen Onlineshop',
          '/pages/gastro-handel',
        ),
        distributors: said(
          ['Alpenkraut Handels GmbH'],
          'In Österreich vertreibt unsere Tees die Alpenkraut Handels GmbH',
          '/pages/gastro-handel',
        ),
      },
    },
  }),
  house({
    brand: 'Waterlelie Zeep',
    titles: ['Waterlelie Handzeep Vijg 500 ml', 'Waterlelie Bodyscrub'],
    host: 'waterleliezeep.test',
    line: 'Handzeep en bodyscrub uit Friesland.',
    theme: woo,
    site: {
      name: 'Waterlelie',
      lang: 'nl',
      nav: 'Zeep=/zeep/ | Ons verhaal=/ons-verhaal/ | Verkooppunt worden=/verkooppunt-worden/',
      foot: 'Contact=/contact/ | Verzending=/verzending/',
    },
    pages: {
      '/': '<h1>Schoon uit Friesland</h1><p>Handzeep 500 ml, bodyscrub.</p>',
      '/verkooppunt-worden/': `<h1>Verkooppunt worden</h1><p>Leuk dat je Waterlelie in je winkel wilt! Mail je KvK-nummer en btw-nummer naar Anouk via ${mail('anouk@waterleliezeep.test')}, dan ontvang je de inkooplijst.</p><p>De eerste bestelling is minimaal €150 excl. btw, een nabestelling €75. Doorverkoop via bol of Amazon staan we niet toe.</p>`,
      '/contact/': `<h1>Contact</h1><p>${mail('hoi@waterleliezeep.test')}</p>`,
    },
    expected: {
      wayIn: address('anouk@waterleliezeep.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Leuk dat je Waterlelie in je winkel wilt', '/verkooppunt-worden/'),
        documents: said(
          ['business_license', 'tax_id'],
          'Mail je KvK-nummer en btw-nummer',
          '/verkooppunt-worden/',
        ),
        minimum_opening_order: said(
          150,
          'De eerste bestelling is minimaal €150 excl. btw, een nabestelling €75',
          '/verkooppunt-worden/',
        ),
        minimum_reorder: said(
          75,
          'De eerste bestelling is minimaal €150 excl. btw, een nabestelling €75',
          '/verkooppunt-worden/',
        ),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Doorverkoop via bol of Amazon staan we niet toe',
          '/verkooppunt-worden/',
        ),
      },
    },
  }),
];
