import type { DiscoveryCase } from '../case.ts';
import { handmade } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import {
  another,
  applyAt,
  entities,
  fields,
  hit,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(shopify, {
    name: 'Wiesenhund',
    host: 'www.wiesenhund.test',
    lang: 'de',
    line: 'Kausnacks aus dem Allgäu',
    bar: 'Versandkostenfrei ab 39 € | Mindestbestellwert 15 €',
    menu: ['Kausnacks /collections/all', 'Über uns /pages/ueber-uns', 'Händler werden /pages/haendler'],
    foot: [
      'Händler werden /pages/haendler',
      'Impressum /policies/legal-notice',
      'Datenschutz /policies/privacy-policy',
      'AGB /policies/terms-of-service',
    ],
    home: '<h2>Vom Rind, vom Hirsch, von hier</h2><p>Luftgetrocknet und ohne Zusätze.</p>',
    pages: {
      '/pages/ueber-uns': [
        'Über uns',
        '<p>Seit 2016 trocknen Vroni und Max Kausnacks für Hunde in Sonthofen.</p>',
      ],
      '/policies/legal-notice': [
        'Impressum',
        `<p>Wiesenhund GmbH, Hofweg 3, 87527 Sonthofen<br>USt-IdNr. DE318844201<br>E-Mail: ${mail('servus@wiesenhund.test')}</p><p>Gestaltung und Umsetzung: Studio Fernblick, ${mail('kontakt@studiofernblick.test')}</p>`,
      ],
      '/policies/privacy-policy': [
        'Datenschutz',
        `<p>Unser Datenschutzbeauftragter: ${mail('datenschutz@kanzlei-ostertag.test')}</p>`,
      ],
      '/policies/terms-of-service': [
        'AGB',
        '<p>Verbraucher haben ein Widerrufsrecht von vierzehn Tagen. Die Abgabe erfolgt in haushaltsüblichen Mengen.</p>',
      ],
      '/pages/haendler': [
        'Händler werden',
        `<p>Sie führen ein Zoofachgeschäft, eine Hundeschule oder einen Hofladen? Wir beliefern Wiederverkäufer in Deutschland und Österreich.</p>
<ul><li>Mindestbestellwert der Erstbestellung: 200 € netto</li><li>Nachbestellungen ab 100 € netto</li><li>Lieferung frei Haus ab 300 €</li></ul>
<p>Für die Freischaltung benötigen wir Ihren Gewerbeschein und Ihre USt-IdNr.</p><p>Der Verkauf über Amazon, eBay und andere Marktplätze ist unseren Händlern nicht gestattet.</p><p>Anfragen bitte an ${mail('handel@wiesenhund.test')}.</p>`,
      ],
    },
    titles: ['Wiesenhund Rinderkopfhaut 500 g', 'Wiesenhund Hirschstreifen'],
    prices: ['14,90 €', '9,90 €'],
    category: 'Pet Supplies',
    found: [
      'itself',
      hit('https://www.fressnapf.de/m/wiesenhund/', 'Wiesenhund | Fressnapf'),
      hit('https://hundewiese-sonthofen.test/', 'Hundewiese Sonthofen e. V.'),
    ],
    elsewhere: {
      'hundewiese-sonthofen.test': {
        '/': another('Hundewiese Sonthofen e. V.', `<p>${mail('vorstand@hundewiese-sonthofen.test')}</p>`),
      },
    },
    wayIn: writeTo('handel@wiesenhund.test'),
    traps: [
      'kontakt@studiofernblick.test',
      'datenschutz@kanzlei-ostertag.test',
      'vorstand@hundewiese-sonthofen.test',
    ],
    policy: {
      takes_wholesale: yes('Wir beliefern Wiederverkäufer in Deutschland und Österreich.', '/pages/haendler'),
      minimum_opening_order: says(
        200,
        'Mindestbestellwert der Erstbestellung: 200 € netto',
        '/pages/haendler',
      ),
      minimum_reorder: says(100, 'Nachbestellungen ab 100 € netto', '/pages/haendler'),
      currency: 'EUR',
      documents: says(
        ['business_license', 'tax_id'],
        'Für die Freischaltung benötigen wir Ihren Gewerbeschein und Ihre USt-IdNr.',
        '/pages/haendler',
      ),
      marketplaces: says(
        'forbidden',
        'Der Verkauf über Amazon, eBay und andere Marktplätze ist unseren Händlern nicht gestattet.',
        '/pages/haendler',
      ),
    },
  }),
  shop(woo, {
    name: 'Zeep & Zout',
    host: 'zeepenzout.test',
    lang: 'nl',
    line: 'Badzout en zeep uit Zeeland',
    bar: 'Gratis verzending vanaf € 35',
    menu: [
      'Winkel /shop/',
      'Ons verhaal /ons-verhaal/',
      'Verkooppunt worden /verkooppunt-worden/',
      'Contact /contact/',
    ],
    foot: [
      'Verkooppunten /verkooppunten/',
      'Verkooppunt worden /verkooppunt-worden/',
      'Algemene voorwaarden /voorwaarden/',
    ],
    home: '<p>Zout van de Oosterschelde, handwerk uit Yerseke.</p>',
    pages: {
      '/ons-verhaal/': ['Ons verhaal', '<p>Marjolein schept het zout, Pieter roert de zeep.</p>'],
      '/verkooppunten/': [
        'Verkooppunten',
        `<p>Goes: Het Warenhuisje, ${mail('goes@warenhuisje.test')}</p><p>Middelburg: Kaap Cadeaus</p>`,
      ],
      '/voorwaarden/': [
        'Algemene voorwaarden',
        '<p>Bestellingen van minder dan € 10 nemen wij niet in behandeling.</p>',
      ],
      '/contact/': [
        'Contact',
        `<p>Vragen over je bestelling? ${entities('klantenservice@zeepenzout.test')}</p>`,
      ],
      '/verkooppunt-worden/': [
        'Verkooppunt worden',
        `<p>Heb je een cadeauwinkel, drogist of hotel? Word dan verkooppunt van Zeep &amp; Zout!</p><p>De eerste bestelling bedraagt minimaal € 175 excl. btw; daarna bestel je vanaf € 90 excl. btw.</p>
<p>Vul het formulier in en wij sturen je de inkooplijst. Een KvK-uittreksel is verplicht.</p>
<form class="gform_wrapper" id="gform_3" method="post" action="/verkooppunt-worden/">${fields('Bedrijfsnaam*', 'Contactpersoon*', 'E-mail*', 'Telefoon', 'Plaats*')}<button class="gform_button">Versturen</button></form>`,
      ],
    },
    titles: ['Zeep & Zout Badzout Duindoorn 400 g', 'Zeep & Zout Handzeep Zeekraal'],
    category: 'Beauty & Personal Care',
    found: [
      'itself',
      hit('https://www.bol.com/nl/nl/b/zeep-zout/', 'Zeep & Zout | bol'),
      hit('https://zoutenzeepkeramiek.test/', 'Zout en Zeep keramiek'),
    ],
    elsewhere: {
      'zoutenzeepkeramiek.test': {
        '/': another('Zout en Zeep keramiek', `<p>${mail('atelier@zoutenzeepkeramiek.test')}</p>`),
      },
    },
    wayIn: applyAt('https://zeepenzout.test/verkooppunt-worden/'),
    traps: ['goes@warenhuisje.test', 'atelier@zoutenzeepkeramiek.test'],
    policy: {
      takes_wholesale: yes('Word dan verkooppunt van Zeep & Zout!', '/verkooppunt-worden/'),
      minimum_opening_order: says(
        175,
        'De eerste bestelling bedraagt minimaal € 175 excl. btw; daarna bestel je vanaf € 90 excl. btw.',
        '/verkooppunt-worden/',
      ),
      minimum_reorder: says(
        90,
        'De eerste bestelling bedraagt minimaal € 175 excl. btw; daarna bestel je vanaf € 90 excl. btw.',
        '/verkooppunt-worden/',
      ),
      currency: 'EUR',
      documents: says(['business_license'], 'Een KvK-uittreksel is verplicht.', '/verkooppunt-worden/'),
    },
  }),
  shop(handmade, {
    name: 'Brettlmacher',
    host: 'www.brettlmacher.test',
    lang: 'de-AT',
    line: 'Schneidbretter aus Zirbe und Nuss',
    menu: ['Bretter /products', 'Werkstatt /werkstatt', 'Fragen /fragen', 'Kontakt /kontakt'],
    foot: ['Impressum /impressum', 'Versand /versand', 'Fragen /fragen'],
    home: '<h2>Ein Brett fürs Leben</h2><p>Gehobelt, geölt und graviert in Hallein.</p>',
    pages: {
      '/werkstatt': ['Werkstatt', '<p>Führungen jeden Freitag um 14 Uhr, 8 Euro pro Person.</p>'],
      '/versand': ['Versand', '<p>Versand nach Deutschland 6,90 €, ab 80 € gratis.</p>'],
      '/fragen': [
        'Häufige Fragen',
        '<h3>Kann ich mein Brett nachölen?</h3><p>Ja, mit Leinöl, zweimal im Jahr.</p><h3>Kann ich Ihre Bretter in meinem Geschäft verkaufen?</h3><p>Leider nein: Wir verkaufen ausschließlich an Endkunden und beliefern keine Händler.</p><h3>Machen Sie Firmengeschenke?</h3><p>Ab zehn Stück gravieren wir Ihr Logo kostenlos.</p>',
      ],
      '/kontakt': ['Kontakt', '<p>Sepp Lindinger, 0664 555 01 72, sepp (at) brettlmacher.test</p>'],
      '/impressum': [
        'Impressum',
        `<p>Josef Lindinger, Salzgasse 8, 5400 Hallein. Aufsichtsbehörde: BH Hallein.</p><p>Fotos: Anna Reindl (${mail('foto@annareindl.test')})</p>`,
      ],
    },
    titles: ['Brettlmacher Schneidbrett Zirbe 40 cm', 'Brettlmacher Jausenbrett Nuss'],
    category: 'Home & Kitchen',
    found: [hit('https://www.amazon.de/stores/Brettlmacher', 'Brettlmacher @ Amazon.de'), 'itself'],
    wayIn: writeTo('sepp@brettlmacher.test'),
    traps: ['foto@annareindl.test'],
    policy: {
      takes_wholesale: no(
        'Wir verkaufen ausschließlich an Endkunden und beliefern keine Händler.',
        '/fragen',
      ),
    },
  }),
  // Swiss, in francs.
  shop(handmade, {
    name: 'Murmeltal',
    host: 'www.murmeltal.test',
    lang: 'de-CH',
    line: 'Kugelbahnen aus Schweizer Ahorn',
    menu: ['Kugelbahnen /products', 'Fachhandel /fachhandel', 'Kontakt /kontakt'],
    foot: ['Fachhandel /fachhandel', 'Ersatzteile /ersatzteile', 'Medien /medien'],
    home: '<h2>Klack, klack, klack</h2><p>Für Kinder ab drei Jahren. Portofrei ab CHF 100.</p>',
    pages: {
      '/ersatzteile': ['Ersatzteile', '<p>Murmeln zu 20 Stück, CHF 9.50.</p>'],
      '/medien': ['Medien', `<p>Pressebilder und Testmuster: ${mail('presse@murmeltal.test')}</p>`],
      '/kontakt': ['Kontakt', `<p>Murmeltal AG, 3550 Langnau. ${mail('info@murmeltal.test')}</p>`],
      '/fachhandel': [
        'Fachhandel',
        `<p>Spielwarengeschäfte, Buchhandlungen und Museumsshops bestellen bei uns zu Händlerpreisen.</p><p>Der Mindestauftrag beim ersten Mal liegt bei CHF 400, danach bei CHF 150.</p>
<p>Unsere unverbindliche Preisempfehlung finden Sie in der Preisliste.</p><p>Ohne unsere schriftliche Zustimmung dürfen Murmeltal-Produkte nicht auf Online-Marktplätzen wie Amazon, Galaxus oder Ricardo angeboten werden.</p>
<p>Neukunden melden sich bei Regula Wüthrich: ${mail('r.wuethrich@murmeltal.test')}</p>`,
      ],
    },
    titles: ['Murmeltal Kugelbahn Grundkasten 60 Teile', 'Murmeltal Kugelbahn Trichter'],
    category: 'Toys & Games',
    found: ['itself', hit('https://murmeltalbahn.test/', 'Murmeltalbahn: Sesselbahn und Trottinett')],
    elsewhere: {
      'murmeltalbahn.test': {
        '/': another('Murmeltalbahn', `<p>${mail('talstation@murmeltalbahn.test')}</p>`),
      },
    },
    wayIn: writeTo('r.wuethrich@murmeltal.test'),
    traps: ['presse@murmeltal.test', 'talstation@murmeltalbahn.test'],
    policy: {
      takes_wholesale: yes(
        'Spielwarengeschäfte, Buchhandlungen und Museumsshops bestellen bei uns zu Händlerpreisen.',
        '/fachhandel',
      ),
      minimum_opening_order: says(
        400,
        'Der Mindestauftrag beim ersten Mal liegt bei CHF 400, danach bei CHF 150.',
        '/fachhandel',
      ),
      minimum_reorder: says(
        150,
        'Der Mindestauftrag beim ersten Mal liegt bei CHF 400, danach bei CHF 150.',
        '/fachhandel',
      ),
      currency: 'CHF',
      marketplaces: says(
        'with_permission',
        'Ohne unsere schriftliche Zustimmung dürfen Murmeltal-Produkte nicht auf Online-Marktplätzen wie Amazon, Galaxus oder Ricardo angeboten werden.',
        '/fachhandel',
      ),
    },
  }),
];
