import type { DiscoveryCase } from '../case.ts';
import { page, reseller } from './themes/elsewhere.ts';
import { mail, typo3 } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { dawn } from './themes/hosted.ts';
import { address, applyAt, hits, said } from './themes/parts.ts';
import { company, shopware, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hollerbach Kräutertee',
    productTitles: [
      'Hollerbach Kräutertee Bergminze 20 Pyramidenbeutel Bio',
      'Hollerbach Schlaftee lose 75 g',
    ],
    category: 'Lebensmittel',
    search: hits(`
      https://www.hollerbach-tee.test/ ~ Bio-Kräutertee vom Hof | Hollerbach ~ Kräuter aus dem Bayerischen Wald.
      https://teeregal.test/marken/hollerbach ~ Hollerbach kaufen – Teeregal ~ Ab 29 € versandkostenfrei.
    `),
    hosts: {
      'www.hollerbach-tee.test': shopware(
        {
          name: 'Hollerbach',
          owner: 'Kräuterhof Hollerbach GmbH &amp; Co. KG',
          lang: 'de',
          hero: 'Bio-Kräutertee vom Hof',
          sells: 'Bergminze 20 Beutel=4,95 € | Schlaftee lose=7,90 € | Holunderblüte=5,45 €',
          foot: 'Für Händler=/haendler | Kontakt=/kontakt | Impressum=/impressum',
        },
        {
          '/kontakt': `Kontakt
<h1>Kontakt</h1><p>Fragen zu Ihrer Bestellung? Schreiben Sie an ${mail('service@hollerbach-tee.test')} oder rufen Sie an: 09922 555 01.</p>`,
          '/impressum': `Impressum
<h1>Impressum</h1><p>Kräuterhof Hollerbach GmbH &amp; Co. KG, Hofmark 3, 94227 Zwiesel<br>Geschäftsführerin: Resi Hollerbach<br>E-Mail: ${mail('info@hollerbach-tee.test')}<br>USt-IdNr.: DE 299 001 442</p><p>Umsetzung: Webstadl, ${mail('servus@webstadl.test')}</p>`,
          '/haendler': `Für Händler
<h1>Unsere Tees in Ihrem Laden</h1><p>Bioläden, Cafés und Feinkostgeschäfte beliefern wir gern direkt ab Hof. Fordern Sie unsere Händlerpreisliste unter ${mail('haendler@hollerbach-tee.test')} an.</p><p>Der Mindestbestellwert für die Erstbestellung beträgt 150 € netto, für Nachbestellungen 80 € netto. Ab 300 € liefern wir frei Haus.</p><p>Bitte legen Sie Ihrer Anfrage eine Kopie der Gewerbeanmeldung bei.</p>`,
        },
      ),
      'teeregal.test': {
        '/marken/hollerbach': reseller(
          'Teeregal',
          'Hollerbach',
          'Bergminze, Schlaftee',
          'kundendienst@teeregal.test',
        ),
      },
    },
    expected: {
      website: 'www.hollerbach-tee.test',
      wayIn: address('haendler@hollerbach-tee.test'),
      traps: ['servus@webstadl.test', 'kundendienst@teeregal.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Bioläden, Cafés und Feinkostgeschäfte beliefern wir gern direkt ab Hof.',
          '/haendler',
        ),
        minimum_opening_order: said(
          150,
          'Der Mindestbestellwert für die Erstbestellung beträgt 150 € netto',
          '/haendler',
        ),
        minimum_reorder: said(80, 'für Nachbestellungen 80 € netto', '/haendler'),
        currency: 'EUR',
        documents: said(
          ['business_license'],
          'Bitte legen Sie Ihrer Anfrage eine Kopie der Gewerbeanmeldung bei.',
          '/haendler',
        ),
      },
    },
  },
  {
    brand: 'Zwirnmeister',
    productTitles: [
      'Zwirnmeister Knopflochgarn Set 12 Farben',
      'Zwirnmeister Schneiderschere 21 cm geschmiedet',
    ],
    search: hits(`
      https://www.zwirnmeister.test/ ~ Zwirnmeister: Garne und Scheren seit 1924 ~ Nähgarn aus Gütersloh.
      https://de.wikipedia.org/wiki/Zwirnerei ~ Zwirnerei – Wikipedia ~ Die Zwirnerei ist …
    `),
    hosts: {
      'www.zwirnmeister.test': company(
        {
          name: 'Zwirnmeister',
          owner: 'Zwirnmeister Garnfabrik Ostmann KG',
          lang: 'de',
          sells: 'Knopflochgarn=12 Farben | Schneiderschere=21 cm',
          foot: 'Impressum=/impressum',
        },
        {
          '/impressum': `Impressum
<h1>Impressum</h1><p>Angaben gemäß § 5 DDG:<br>Zwirnmeister Garnfabrik Ostmann KG, Spindelweg 9, 33330 Gütersloh</p><p>Telefon: 05241 555 70<br>E-Mail: ${typo3('info@zwirnmeister.test')}</p><p>Verantwortlich für den Inhalt: Jochen Ostmann. Registergericht: AG Gütersloh, HRA 4471.</p><p>Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung bereit.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.zwirnmeister.test',
      wayIn: address('info@zwirnmeister.test'),
      traps: [],
      policy: {},
    },
  },
  {
    brand: 'Blechfreund',
    productTitles: [
      'Blechfreund Brotdose Edelstahl 1400 ml auslaufsicher',
      'Blechfreund Trinkflasche 500 ml Fuchs',
    ],
    search: hits(`
      https://blechfreund.test/ ~ Blechfreund – Dosen fürs Leben ~ Brotdosen aus Edelstahl.
      https://www.amazon.de/Blechfreund-Brotdose/dp/B0BLE ~ Blechfreund Brotdose ~ 4,7 von 5 Sternen
    `),
    hosts: {
      'blechfreund.test': shopware(
        {
          name: 'Blechfreund',
          owner: 'Blechfreund GmbH',
          lang: 'de',
          hero: 'Dosen fürs Leben',
          host: 'blechfreund.test',
          sells: 'Brotdose 1400 ml=34,90 € | Trinkflasche Fuchs=24,90 € | Snackbox=14,90 €',
          foot: 'Händlerregistrierung=/haendlerregistrierung | Kontakt=/kontakt | Impressum=/impressum',
        },
        {
          '/kontakt': `Kontakt
<h1>Schreiben Sie uns</h1>${form('/form/contact', ['Vorname', 'Nachname', 'E-Mail-Adresse*', 'Nachricht~'], 'Absenden', 'kontakt')}`,
          '/impressum': `Impressum
<h1>Impressum</h1><p>Blechfreund GmbH, Hafenstraße 40, 20457 Hamburg. E-Mail: ${mail('moin@blechfreund.test')}</p>`,
          '/haendlerregistrierung': `Händlerregistrierung
<h1>Werden Sie Blechfreund-Händler</h1><p>Nach der Freischaltung sehen Sie in diesem Shop Ihre Einkaufspreise. Zur Prüfung benötigen wir Ihre USt-IdNr. und einen Gewerbenachweis.</p><p>Der Verkauf über Amazon, eBay, Kaufland und andere Marktplätze ist unseren Händlern nicht gestattet.</p><p>Erstauftrag ab 250,00 € netto.</p>${form('/account/register', ['Firma*', 'Ansprechpartner*', 'E-Mail-Adresse*', 'Straße und Hausnummer*', 'PLZ*', 'Ort*', 'USt-IdNr.*', 'Gewerbenachweis!'], 'Registrieren', 'customer')}`,
        },
      ),
    },
    expected: {
      website: 'blechfreund.test',
      wayIn: applyAt('https://blechfreund.test/haendlerregistrierung'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nach der Freischaltung sehen Sie in diesem Shop Ihre Einkaufspreise.',
          '/haendlerregistrierung',
        ),
        marketplaces: said(
          'forbidden',
          'Der Verkauf über Amazon, eBay, Kaufland und andere Marktplätze ist unseren Händlern nicht gestattet.',
          '/haendlerregistrierung',
        ),
        minimum_opening_order: said(250, 'Erstauftrag ab 250,00 € netto.', '/haendlerregistrierung'),
        currency: 'EUR',
        documents: said(
          ['tax_id', 'business_license'],
          'Zur Prüfung benötigen wir Ihre USt-IdNr. und einen Gewerbenachweis.',
          '/haendlerregistrierung',
        ),
      },
    },
  },
  {
    brand: 'Wuehlmaus Gartengeraete',
    productTitles: [
      'Wuehlmaus Gartengeraete Handkralle Esche geschmiedet',
      'Wühlmaus Unkrautstecher 32 cm Edelstahl',
    ],
    category: 'Garten',
    search: hits(`
      https://wuehlmaeuse-kabarett.test/ ~ Die Wühlmäuse – Kabarett in Bremen ~ Spielplan und Karten.
      https://www.wuehlmaus.test/ ~ Wühlmaus Gartengeräte ~ Geschmiedet im Sauerland.
    `),
    hosts: {
      'wuehlmaeuse-kabarett.test': {
        '/': page(
          'Die Wühlmäuse – Kabarett',
          `<h1>Die Wühlmäuse</h1><p>Karten: ${mail('karten@wuehlmaeuse-kabarett.test')}</p>`,
          'de',
        ),
      },
      'www.wuehlmaus.test': company(
        {
          name: 'Wühlmaus Gartengeräte',
          owner: 'Wühlmaus-Werk Albers GmbH',
          lang: 'de',
          sells: 'Handkralle=Esche | Unkrautstecher=32 cm | Pflanzholz=Buche',
          nav: 'Vertrieb=/vertrieb | Kontakt=/kontakt',
          foot: 'Impressum=/impressum',
        },
        {
          '/kontakt': `Kontakt
<h1>Kontakt</h1><p>Zentrale: ${typo3('zentrale@wuehlmaus.test')}<br>Bewerbungen: ${typo3('karriere@wuehlmaus.test')}</p>`,
          '/impressum': `Impressum
<h1>Impressum</h1><p>Wühlmaus-Werk Albers GmbH, Hammerweg 1, 57413 Finnentrop</p><p>Datenschutzbeauftragter: ${mail('datenschutz@wuehlmaus.test')}</p>`,
          '/vertrieb': `Vertrieb
<h1>Vertrieb</h1><p>Wir liefern ausschließlich an den Fachhandel. Neukunden wenden sich bitte an unseren Vertrieb: ${typo3('vertrieb@wuehlmaus.test')}</p><h2>Vertriebspartner im Ausland</h2><p>Österreich: Gartenhof Leitner Handels GmbH<br>Schweiz: Grünzeug Import AG<br>Niederlande: Tuinmeesters B.V.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.wuehlmaus.test',
      wayIn: address('vertrieb@wuehlmaus.test'),
      traps: ['karten@wuehlmaeuse-kabarett.test', 'karriere@wuehlmaus.test', 'datenschutz@wuehlmaus.test'],
      policy: {
        takes_wholesale: said('yes', 'Wir liefern ausschließlich an den Fachhandel.', '/vertrieb'),
        distributors: said(
          ['Gartenhof Leitner Handels GmbH', 'Grünzeug Import AG', 'Tuinmeesters B.V.'],
          'Vertriebspartner im Ausland',
          '/vertrieb',
        ),
      },
    },
  },
  {
    brand: 'Pfotenkontor',
    productTitles: ['Pfotenkontor Hundekissen Leinen 90x70 waschbar', 'Pfotenkontor Kauwurzel Olivenholz M'],
    search: hits(`
      https://pfotenkontor.test/ ~ Pfotenkontor – Schöner liegen ~ Hundekissen aus Leinen.
    `),
    hosts: {
      'pfotenkontor.test': woo(
        {
          name: 'Pfotenkontor',
          owner: 'Pfotenkontor, Inh. Wiebke Janssen',
          lang: 'de',
          sells: 'Hundekissen=119,00 € | Kauwurzel=12,90 €',
          nav: 'Fragen=/fragen/ | Impressum=/impressum/',
          placeholder: 'max@mustermann.de',
        },
        {
          '/impressum/': `Impressum
<p>Wiebke Janssen, Deichstraße 8, 26506 Norden<br>E-Mail: wiebke [ät] pfotenkontor [punkt] test</p>`,
          '/fragen/': `Fragen
<h3>Kann ich eure Kissen in meinem Laden verkaufen?</h3><p>Das freut uns sehr! Derzeit nehmen wir aber keine neuen Wiederverkäufer auf, weil jedes Kissen von Hand genäht wird.</p><h3>Gibt es Mengenrabatt?</h3><p>Ja: ab 3 Kissen 10 %.</p>`,
        },
      ),
    },
    expected: {
      website: 'pfotenkontor.test',
      wayIn: address('wiebke@pfotenkontor.test'),
      traps: ['max@mustermann.de'],
      policy: {
        takes_wholesale: said('no', 'Derzeit nehmen wir aber keine neuen Wiederverkäufer auf', '/fragen/'),
      },
    },
  },
  {
    brand: 'Dochtwerk',
    productTitles: ['Dochtwerk Stabkerzen Bienenwachs 6er Honig', 'Dochtwerk Teelichter Rapswachs 24 Stück'],
    search: hits(`
      https://dochtwerk.test/ ~ Dochtwerk &#8211; Kerzen ohne Krümel ~ Eine Marke von Wachshaus Brenner.
      https://wachshaus-brenner.test/ ~ Wachshaus Brenner ~ Kerzenfabrik in Fulda.
    `),
    hosts: {
      'dochtwerk.test': woo(
        {
          name: 'Dochtwerk',
          owner: 'Dochtwerk, eine Marke der Wachshaus Brenner GmbH',
          lang: 'de',
          sells: 'Stabkerzen 6er=14,90 € | Teelichter=9,90 €',
          foot: 'Impressum=/impressum/ | Wiederverkäufer=https://wachshaus-brenner.test/grosshandel',
        },
        {
          '/impressum/': `Impressum
<p>Dochtwerk ist eine Marke der Wachshaus Brenner GmbH, Am Rain 2, 36041 Fulda. Kundenservice: ${mail('hallo@dochtwerk.test')}</p><p>Presse: ${mail('presse@dochtwerk.test')}</p>`,
        },
      ),
      'wachshaus-brenner.test': company(
        {
          name: 'Wachshaus Brenner',
          owner: 'Wachshaus Brenner GmbH',
          lang: 'de',
          sells: 'Dochtwerk=Kerzen | Brenner Sakral=Altarkerzen',
          nav: 'Großhandel=/grosshandel',
        },
        {
          '/grosshandel': `Großhandel
<h1>Großhandel</h1><p>Für Wiederverkäufer aller unserer Marken ist Frau Petersen zuständig: ${mail('grosshandel@wachshaus-brenner.test')}.</p><p>Mindestauftragswert 200 EUR. Bei Verkauf auf Amazon oder eBay ist vorab unsere schriftliche Genehmigung einzuholen.</p>`,
        },
      ),
    },
    expected: {
      website: 'dochtwerk.test',
      wayIn: address('grosshandel@wachshaus-brenner.test'),
      traps: ['presse@dochtwerk.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Für Wiederverkäufer aller unserer Marken ist Frau Petersen zuständig',
          'https://wachshaus-brenner.test/grosshandel',
        ),
        marketplaces: said(
          'with_permission',
          'Bei Verkauf auf Amazon oder eBay ist vorab unsere schriftliche Genehmigung einzuholen.',
          'https://wachshaus-brenner.test/grosshandel',
        ),
        minimum_opening_order: said(
          200,
          'Mindestauftragswert 200 EUR.',
          'https://wachshaus-brenner.test/grosshandel',
        ),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Murgetaler',
    productTitles: ['Murgetaler Käsemesser Set 3-teilig Nussbaum', 'Murgetaler Fondue Gabeln 6 Stück'],
    search: hits(`
      https://www.murgetaler.test/ ~ Murgetaler | Besteck aus dem Thurgau ~ Messer und Gabeln.
    `),
    hosts: {
      'www.murgetaler.test': dawn(
        {
          name: 'Murgetaler',
          owner: 'Murgetaler Messerschmiede AG',
          lang: 'de',
          sells: 'Käsemesser Set=CHF 89.00 | Fonduegabeln=CHF 54.00',
          foot: 'Wiederverkauf=/pages/wiederverkauf | Kontakt=/pages/kontakt',
        },
        {
          '/pages/kontakt': `Kontakt
<h1>Grüezi</h1><p>${mail('info@murgetaler.test')}, Frauenfeld</p>`,
          '/pages/wiederverkauf': `Wiederverkauf
<h1>Wiederverkauf</h1><p>Haushaltsgeschäfte und Käsereien können unser Besteck zu Wiederverkaufspreisen beziehen. Melden Sie sich bei Urs: ${mail('verkauf@murgetaler.test')}</p><p>Erste Bestellung mindestens CHF 400.–, danach CHF 150.–. Kein Verkauf auf Amazon, alle anderen Plattformen sind erlaubt.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.murgetaler.test',
      wayIn: address('verkauf@murgetaler.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Haushaltsgeschäfte und Käsereien können unser Besteck zu Wiederverkaufspreisen beziehen.',
          '/pages/wiederverkauf',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Kein Verkauf auf Amazon, alle anderen Plattformen sind erlaubt.',
          '/pages/wiederverkauf',
        ),
        minimum_opening_order: said(400, 'Erste Bestellung mindestens CHF 400.–', '/pages/wiederverkauf'),
        minimum_reorder: said(150, 'danach CHF 150.–', '/pages/wiederverkauf'),
        currency: 'CHF',
      },
    },
  },
  {
    brand: 'Klöppelwicht',
    productTitles: [
      'Klöppelwicht Anhänger Stern Spitze 6er Set',
      'Klöppelwicht Weihnachtsbaumschmuck Engel Handarbeit',
    ],
    search: hits(`
      https://kloeppelwicht.test/ ~ Klöppelwicht ~ Spitze aus dem Erzgebirge.
      https://www.dawanda-archiv.test/shop/kloeppelwicht ~ Klöppelwicht (Archiv) ~ Shop geschlossen.
    `),
    hosts: {
      'kloeppelwicht.test': woo(
        {
          name: 'Klöppelwicht',
          lang: 'de',
          sells: 'Stern 6er=24,00 € | Engel=9,50 €',
          nav: 'Über mich=/ueber-mich/ | Impressum=/impressum/',
        },
        {
          '/ueber-mich/': `Über mich
<p>Ich bin Almut und klöppele, seit ich sechs bin. Ich verkaufe nur direkt an Endkunden, einen Großhandel biete ich nicht an.</p>`,
          '/impressum/': `Impressum
<p>Almut Seifert, 08289 Schneeberg</p><p>E-Mail: post<span style="display:none">-nospam-</span>@<!-- weg mit den Robotern -->kloeppelwicht<span>.test</span></p>`,
        },
      ),
    },
    expected: {
      website: 'kloeppelwicht.test',
      wayIn: address('post@kloeppelwicht.test'),
      traps: [],
      policy: { takes_wholesale: said('no', 'einen Großhandel biete ich nicht an', '/ueber-mich/') },
    },
  },
];
