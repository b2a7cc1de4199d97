import type { DiscoveryCase } from '../case.ts';
import {
  address,
  custom,
  ent,
  form,
  formAt,
  hits,
  mail,
  none,
  said,
  shop,
  shopify,
  shopware,
  webflow,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Wulfrade Seifenmanufaktur GmbH',
    productTitles: ['Wulfrade Salbeiseife 100 g', 'Wulfrade Seifenschale Eiche'],
    search: hits(
      ['https://wulfrade.test/', 'Wulfrade Seifen', 'Naturseifen aus dem Odenwald'],
      ['https://drogerie-hanselt.test/wulfrade', 'Wulfrade bei Hanselt', 'Salbeiseife 100 g, 6,90 €'],
    ),
    hosts: {
      'wulfrade.test': shop(
        shopware,
        {
          name: 'Wulfrade',
          lang: 'de',
          nav: 'Seifen=/seifen | Zubehör=/zubehoer | Manufaktur=/manufaktur | Service=/service | Geschäftskunden=/geschaeftskunden',
          foot: 'Versand=/versand | AGB=/agb | Datenschutz=/datenschutz | Impressum=/impressum',
          credit: '<p>Umsetzung: Agentur Lindquell, kontakt@lindquell.test</p>',
        },
        {
          '/': '<h1>Naturseife aus dem Odenwald</h1><p>Salbeiseife 100 g und Seifenschale aus Eiche.</p>',
          '/geschaeftskunden':
            '<h1>Geschäftskunden</h1><p>Sie führen einen Laden? Schreiben Sie an haendler(at)wulfrade(punkt)test. Der Mindestbestellwert beträgt bei der ersten Bestellung 250 € netto, danach 120 €. Bitte fügen Sie Ihren Gewerbeschein und Ihre USt-IdNr. bei.</p><p>Der Verkauf über Amazon ist unseren Händlern nicht gestattet.</p>',
          '/impressum': `<h1>Impressum</h1><p>Wulfrade Seifenmanufaktur GmbH, Mühlweg 4, 64711 Erbach. Tel. 06062 0000, E-Mail: ${mail('info@wulfrade.test')}</p><p>Jugendschutz: jugend@wulfrade.test</p>`,
          '/datenschutz':
            '<h1>Datenschutz</h1><p>Datenschutzbeauftragter: datenschutz@kanzlei-orvell.test</p>',
        },
      ),
    },
    expected: {
      website: 'wulfrade.test',
      wayIn: address('haendler@wulfrade.test'),
      traps: ['kontakt@lindquell.test', 'jugend@wulfrade.test', 'datenschutz@kanzlei-orvell.test'],
      policy: {
        takes_wholesale: said('yes', 'Sie führen einen Laden? Schreiben Sie an', '/geschaeftskunden'),
        minimum_opening_order: said(
          250,
          'Der Mindestbestellwert beträgt bei der ersten Bestellung 250 € netto',
          '/geschaeftskunden',
        ),
        minimum_reorder: said(120, 'danach 120 €', '/geschaeftskunden'),
        currency: 'EUR',
        documents: said(
          ['business_license', 'tax_id'],
          'Bitte fügen Sie Ihren Gewerbeschein und Ihre USt-IdNr. bei',
          '/geschaeftskunden',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Der Verkauf über Amazon ist unseren Händlern nicht gestattet',
          '/geschaeftskunden',
        ),
      },
    },
  },
  {
    brand: 'Brettlinga',
    productTitles: ['Brettlinga Holzpuzzle Fuchs', 'Brettlinga Stapelturm'],
    category: 'Spielzeug',
    search: hits(
      ['https://spielfundgrube.test/brettlinga', 'Brettlinga Holzpuzzle', 'Jetzt bei Spielfundgrube'],
      ['https://brettlinga.test/', 'Brettlinga – Holzspielzeug', 'Holzpuzzle und Stapelturm aus Thüringen'],
    ),
    hosts: {
      'spielfundgrube.test': { '/brettlinga': '<h1>Brettlinga</h1><p>service@spielfundgrube.test</p>' },
      'brettlinga.test': shop(
        woo,
        {
          name: 'Brettlinga',
          lang: 'de',
          nav: 'Shop=/shop/ | Werkstatt=/werkstatt/ | Für Wiederverkäufer=/wiederverkaeufer/',
          foot: 'Impressum=/impressum/ | AGB=/agb/ | Händlersuche=/haendlersuche/',
        },
        {
          '/': '<h1>Holzspielzeug aus Thüringen</h1><p>Holzpuzzle Fuchs, Stapelturm</p>',
          '/wiederverkaeufer/':
            '<h1>Für Wiederverkäufer</h1><p>Wir beliefern den Fachhandel. <a href="/haendlerregistrierung/">Zur Händlerregistrierung</a></p>',
          '/haendlerregistrierung/': `<h1>Händlerregistrierung</h1>${form('/haendlerregistrierung/', 'Firma, USt-IdNr., Ansprechpartner, E-Mail', 'Registrieren')}<p>Bitte laden Sie einen Gewerbenachweis hoch.</p>`,
          '/impressum/':
            '<h1>Impressum</h1><p>Brettlinga e.K., Saalfeld. kontakt@brettlinga.test. Bildnachweis: foto@mirabell-studio.test</p>',
          '/haendlersuche/': '<h1>Händlersuche</h1><p>Kinderkram Jena, jena@kinderkram-laden.test</p>',
        },
      ),
    },
    expected: {
      website: 'brettlinga.test',
      wayIn: formAt('https://brettlinga.test/haendlerregistrierung/'),
      traps: ['foto@mirabell-studio.test', 'jena@kinderkram-laden.test', 'service@spielfundgrube.test'],
      policy: {
        takes_wholesale: said('yes', 'Wir beliefern den Fachhandel', '/wiederverkaeufer/'),
        documents: said(
          ['business_license'],
          'Bitte laden Sie einen Gewerbenachweis hoch',
          '/haendlerregistrierung/',
        ),
      },
    },
  },
  {
    brand: 'Ohmskirch Messer',
    productTitles: ['Ohmskirch Brotmesser', 'Ohmskirch Wetzstein 1000/3000'],
    search: hits(
      ['https://ohmskirch.test/', 'Ohmskirch', 'Messer aus Solingen'],
      ['https://ohmskirch-stadt.test/', 'Gemeinde Ohmskirch', 'Rathaus'],
    ),
    hosts: {
      'ohmskirch-stadt.test': { '/': '<h1>Gemeinde Ohmskirch</h1><p>rathaus@ohmskirch-stadt.test</p>' },
      'ohmskirch.test': shop(
        custom,
        {
          name: 'Ohmskirch',
          lang: 'de',
          nav: 'Messer=/messer.html | Pflege=/pflege.html | Ansprechpartner=/ansprechpartner.html',
          foot: 'Impressum=/impressum.html',
        },
        {
          '/': '<h1>Messer aus Solingen</h1><p>Brotmesser, Wetzstein</p>',
          '/ansprechpartner.html': `<h1>Ansprechpartner</h1><dl><dt>Geschäftsleitung</dt><dd>Arnd Ohmskirch, ${ent('a.ohmskirch@ohmskirch.test')}</dd><dt>Buchhaltung</dt><dd>${ent('buchhaltung@ohmskirch.test')}</dd><dt>Vertrieb Inland</dt><dd>Silke Brauner, ${ent('s.brauner@ohmskirch.test')}</dd><dt>Vertrieb Nordamerika</dt><dd>Dean Voss, ${ent('d.voss@ohmskirch.test')}</dd><dt>Bewerbungen</dt><dd>${ent('jobs@ohmskirch.test')}</dd></dl>`,
          '/impressum.html': '<h1>Impressum</h1><p>post@ohmskirch.test</p>',
        },
      ),
    },
    expected: {
      website: 'ohmskirch.test',
      wayIn: address('d.voss@ohmskirch.test'),
      traps: ['buchhaltung@ohmskirch.test', 'jobs@ohmskirch.test', 'rathaus@ohmskirch-stadt.test'],
      policy: {},
    },
  },
  {
    brand: 'Kräutelmund',
    productTitles: ['Kräutelmund Bergkräutertee', 'Kräutelmund Hustenbonbon'],
    search: hits(['https://kraeutelmund.test/', 'Kräutelmund Tee', 'Bergkräutertee aus Tirol']),
    hosts: {
      'kraeutelmund.test': shop(
        shopware,
        {
          name: 'Kräutelmund',
          lang: 'de',
          nav: 'Tees=/tees | Bonbons=/bonbons | Kontakt=/kontakt | FAQ=/faq',
          foot: 'AGB=/agb | Impressum=/impressum | Presse=/presse',
        },
        {
          '/': '<h1>Aus Tirol</h1><p>Bergkräutertee und Hustenbonbon</p>',
          '/faq':
            '<h1>Häufige Fragen</h1><h3>Kann ich als Laden bei Ihnen einkaufen?</h3><p>Nein, wir verkaufen ausschließlich an Endkunden über diesen Shop.</p>',
          '/kontakt': `<h1>Kontakt</h1><p>Fragen zur Bestellung: ${mail('kundendienst@kraeutelmund.test')}</p><p>Alles andere: ${mail('servus@kraeutelmund.test')}</p>`,
          '/presse': '<h1>Presse</h1><p>presse@kraeutelmund.test</p>',
        },
      ),
    },
    expected: {
      website: 'kraeutelmund.test',
      wayIn: address('servus@kraeutelmund.test'),
      traps: ['presse@kraeutelmund.test'],
      policy: {
        takes_wholesale: said('no', 'wir verkaufen ausschließlich an Endkunden über diesen Shop', '/faq'),
      },
    },
  },
  {
    brand: 'Slootwijckel',
    productTitles: ['Slootwijckel Stroopwafelblik', 'Slootwijckel Dropmix 400g'],
    search: hits(
      ['https://slootwijckel.test/', 'Slootwijckel | Snoep uit Gouda', 'Stroopwafels en drop'],
      ['https://hollandbox.test/slootwijckel', 'Slootwijckel - Hollandbox', 'Dutch candy shipped to the US'],
    ),
    hosts: {
      'hollandbox.test': { '/slootwijckel': '<h1>Slootwijckel</h1><p>wholesale@hollandbox.test</p>' },
      'slootwijckel.test': shop(
        shopify,
        {
          name: 'Slootwijckel',
          lang: 'nl',
          bar: 'Gratis verzending vanaf €40',
          nav: 'Winkel=/collections/all | Over ons=/pages/over-ons | Zakelijk=/pages/zakelijk',
          foot: 'Klantenservice=/pages/klantenservice | Verkooppunten=/pages/verkooppunten | Werken bij=/pages/werken-bij',
        },
        {
          '/': '<h1>Snoep uit Gouda</h1><p>Stroopwafelblik, Dropmix 400g</p>',
          '/pages/zakelijk':
            '<h1>Zakelijk</h1><h2>Relatiegeschenken</h2><p>cadeau@slootwijckel.test</p><h2>Winkels en cafés</h2><p>Wilt u ons snoep verkopen? Mail Femke: <a href="mailto:femke%40slootwijckel.test?subject=Inkoop">stuur een bericht</a>. Wij leveren vanaf € 175 voor een eerste bestelling. Stuur uw KvK-uittreksel mee.</p>',
          '/pages/klantenservice': '<h1>Klantenservice</h1><p>klantenservice@slootwijckel.test</p>',
          '/pages/werken-bij': '<h1>Werken bij</h1><p>sollicitatie@slootwijckel.test</p>',
          '/pages/verkooppunten': '<h1>Verkooppunten</h1><p>De Kaasmand, info@kaasmand-gouda.test</p>',
        },
      ),
    },
    expected: {
      website: 'slootwijckel.test',
      wayIn: address('femke@slootwijckel.test'),
      traps: ['wholesale@hollandbox.test', 'sollicitatie@slootwijckel.test', 'info@kaasmand-gouda.test'],
      policy: {
        takes_wholesale: said('yes', 'Wij leveren vanaf € 175 voor een eerste bestelling', '/pages/zakelijk'),
        minimum_opening_order: said(
          175,
          'Wij leveren vanaf € 175 voor een eerste bestelling',
          '/pages/zakelijk',
        ),
        currency: 'EUR',
        documents: said(['business_license'], 'Stuur uw KvK-uittreksel mee', '/pages/zakelijk'),
      },
    },
  },
  {
    brand: 'Verschoorn Fietstassen',
    productTitles: ['Verschoorn Dubbele Fietstas', 'Verschoorn Stuurtas'],
    search: hits(
      ['https://verschoorn.test/', 'Verschoorn', 'Fietstassen van zeildoek'],
      ['https://www.marktplaats.nl/q/verschoorn', 'Verschoorn | Marktplaats', 'Tweedehands'],
    ),
    hosts: {
      'verschoorn.test': shop(
        webflow,
        {
          name: 'Verschoorn',
          lang: 'nl',
          nav: 'Tassen=/tassen | Verhaal=/verhaal | Dealer worden=/dealer-worden',
          foot: 'Contact=/contact | Voorwaarden=/voorwaarden',
          credit: '<p>Website door studio@hagelwit.test</p>',
        },
        {
          '/': '<h1>Fietstassen van zeildoek</h1><p>Dubbele Fietstas, Stuurtas</p>',
          '/dealer-worden': `<h1>Dealer worden</h1><p>Vul het formulier in en wij nemen contact op.</p><div class="w-form"><form id="wf-form-dealer" name="wf-form-dealer" method="get"><input name="Winkelnaam"><input name="BTW-nummer"><input type="email" name="E-mail"><input type="submit" value="Verstuur"></form></div>`,
          '/contact': '<h1>Contact</h1><p>hallo@verschoorn.test</p>',
          '/voorwaarden':
            '<h1>Voorwaarden</h1><p>Doorverkoop via marktplaatsen zoals Bol of Amazon is alleen toegestaan na schriftelijke toestemming.</p>',
        },
      ),
    },
    expected: {
      website: 'verschoorn.test',
      wayIn: formAt('https://verschoorn.test/dealer-worden'),
      traps: ['studio@hagelwit.test'],
      policy: {
        takes_wholesale: said('yes', 'Vul het formulier in en wij nemen contact op', '/dealer-worden'),
        marketplaces: said(
          'with_permission',
          'alleen toegestaan na schriftelijke toestemming',
          '/voorwaarden',
        ),
      },
    },
  },
  {
    brand: 'Pfottenhuus',
    productTitles: ['Pfottenhuus Hundeleine Hanf', 'Pfottenhuus Napf Keramik'],
    search: hits(
      ['https://www.amazon.de/s?k=Pfottenhuus', 'Amazon.de : Pfottenhuus', 'Hundeleine Hanf'],
      ['https://tierheim-pfottenhuus.test/', 'Tierheim Pfottenhuus e.V.', 'Hunde suchen ein Zuhause'],
      ['https://napfparadies.test/marken/pfottenhuus', 'Pfottenhuus | Napfparadies', 'Napf Keramik 14,90 €'],
    ),
    hosts: {
      'tierheim-pfottenhuus.test': {
        '/': '<h1>Tierheim Pfottenhuus e.V.</h1><p>Spenden: spenden@tierheim-pfottenhuus.test, info@tierheim-pfottenhuus.test</p>',
      },
      'napfparadies.test': shop(
        shopware,
        {
          name: 'Napfparadies',
          lang: 'de',
          nav: 'Marken=/marken | Näpfe=/naepfe',
          foot: 'Impressum=/impressum',
        },
        {
          '/marken/pfottenhuus': '<h1>Pfottenhuus</h1><p>Napf Keramik, Hundeleine Hanf</p>',
          '/impressum': '<h1>Impressum</h1><p>b2b@napfparadies.test</p>',
        },
      ),
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['spenden@tierheim-pfottenhuus.test', 'info@tierheim-pfottenhuus.test', 'b2b@napfparadies.test'],
      policy: {},
    },
  },
];
