import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, formAt, hits, mail, said } from '../fresh/themes.ts';
import { blocks, dawn, elementor, jtl, old, site, wixDsn, wixSite } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Torfkamp Bürsten',
    productTitles: ['Torfkamp Gemüsebürste Buche', 'Torfkamp Spülbürste mit Wechselkopf'],
    category: 'Haushalt',
    search: hits(
      ['https://torfkamp.test/', 'Torfkamp – Bürsten aus dem Emsland', 'Gemüsebürste, Spülbürste'],
      ['https://gasthof-torfkamp.test/', 'Gasthof Torfkamp', 'Grünkohl ab November'],
    ),
    hosts: {
      'gasthof-torfkamp.test': { '/': '<h1>Gasthof Torfkamp</h1><p>tisch@gasthof-torfkamp.test</p>' },
      'torfkamp.test': site(
        jtl,
        {
          name: 'Torfkamp',
          strip: 'Versandkostenfrei ab 49 €',
          menu: { '/buersten': 'Bürsten', '/manufaktur': 'Manufaktur', '/laeden': 'Für Läden' },
          foot: {
            '/impressum': 'Impressum',
            '/datenschutz': 'Datenschutz',
            '/kontakt': 'Kontakt',
            '/versand': 'Versand',
          },
          legal: '* inkl. MwSt. | JTL-Template von shopwerk@nordshop.test',
        },
        {
          '/': '<h1>Bürsten aus dem Emsland</h1><p>Gemüsebürste Buche und Spülbürste mit Wechselkopf</p>',
          '/laeden': `<h1>Für Läden</h1><p>Unverpackt-Läden, Bioläden und Hofläden beziehen unsere Bürsten zu Einkaufspreisen. Die Preisliste schickt Ihnen Frau Tebbe: ${cf('tebbe@torfkamp.test')}.</p><p>Erstbestellungen nehmen wir ab 180 Euro netto an, Nachbestellungen ab 90 Euro netto. Eine Kopie der Gewerbeanmeldung genügt.</p><p>Auf Amazon, eBay und vergleichbaren Plattformen dürfen unsere Bürsten nicht angeboten werden.</p>`,
          '/impressum':
            '<h1>Impressum</h1><p>Torfkamp Bürstenmacherei, Inh. H. Tebbe, Papenburg. info@torfkamp.test</p>',
          '/datenschutz': '<h1>Datenschutz</h1><p>dsb@ems-datenschutz.test</p>',
          '/versand': '<h1>Versand</h1><p>Der Mindestbestellwert für Gravuren beträgt 15 €.</p>',
        },
      ),
    },
    expected: {
      website: 'torfkamp.test',
      wayIn: address('tebbe@torfkamp.test'),
      traps: ['tisch@gasthof-torfkamp.test', 'shopwerk@nordshop.test', 'dsb@ems-datenschutz.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Unverpackt-Läden, Bioläden und Hofläden beziehen unsere Bürsten zu Einkaufspreisen',
          '/laeden',
        ),
        minimum_opening_order: said(180, 'Erstbestellungen nehmen wir ab 180 Euro netto an', '/laeden'),
        minimum_reorder: said(90, 'Nachbestellungen ab 90 Euro netto', '/laeden'),
        currency: 'EUR',
        documents: said(['business_license'], 'Eine Kopie der Gewerbeanmeldung genügt', '/laeden'),
        marketplaces: said(
          'forbidden',
          'Auf Amazon, eBay und vergleichbaren Plattformen dürfen unsere Bürsten nicht angeboten werden',
          '/laeden',
        ),
      },
    },
  },
  {
    brand: 'Helmbrand Outdoor GmbH',
    productTitles: ['Helmbrand Hüttenschlafsack Seide', 'Helmbrand Trekkingstock Carbon'],
    category: 'Sport',
    search: hits(
      ['https://bergladen.test/marken/helmbrand', 'Helmbrand kaufen | Bergladen', 'Jetzt 15 % sparen'],
      ['https://helmbrand.test/', 'Helmbrand', 'Leicht auf dem Berg'],
    ),
    hosts: {
      'bergladen.test': { '/marken/helmbrand': '<h1>Helmbrand</h1><p>einkauf@bergladen.test</p>' },
      'helmbrand.test': site(
        dawn,
        {
          name: 'Helmbrand',
          lang: 'de',
          strip: 'Kostenloser Versand ab 60 €',
          menu: { '/collections/schlafsaecke': 'Schlafsäcke', '/collections/stoecke': 'Stöcke' },
          foot: {
            '/pages/haendlerportal': 'Händlerportal',
            '/pages/haendlerbedingungen': 'Händlerbedingungen',
            '/pages/hilfe': 'Hilfe',
            '/pages/karriere': 'Karriere',
          },
        },
        {
          '/': '<h1>Leicht auf dem Berg</h1><p>Hüttenschlafsack Seide, Trekkingstock Carbon</p>',
          '/pages/haendlerportal':
            '<h1>Händlerportal</h1><p>Sie sind schon Händler? <a href="https://haendler.helmbrand.test/login">Anmelden</a></p><p>Neu? <a href="https://haendler.helmbrand.test/registrieren">Zugang beantragen</a></p>',
          '/pages/haendlerbedingungen':
            '<h1>Händlerbedingungen</h1><p>§ 4 Der Händler darf Vertragsware auf Internet-Marktplätzen nur nach vorheriger schriftlicher Zustimmung der Helmbrand Outdoor GmbH anbieten.</p><p>§ 5 Der Auftragswert der ersten Order muss mindestens 1.500 € betragen.</p>',
          '/pages/hilfe': '<h1>Hilfe</h1><p>hilfe@helmbrand.test</p>',
          '/pages/karriere': '<h1>Karriere</h1><p>bewerbung@helmbrand.test</p>',
        },
      ),
      'haendler.helmbrand.test': {
        '/login':
          '<title>Anmelden</title><form action="/login" method="post"><input name="u"><input type="password" name="p"></form>',
        '/registrieren':
          '<title>Händlerregistrierung</title><h1>Händlerregistrierung</h1><p>Als Fachhändler bekommen Sie hier Zugang zu Preisen und Lagerbestand.</p><form method="post" action="/registrieren"><input name="firma" placeholder="Firma"><input name="strasse" placeholder="Straße"><input type="email" name="mail" placeholder="E-Mail"><button>Zugang beantragen</button></form>',
      },
    },
    expected: {
      website: 'helmbrand.test',
      wayIn: formAt('https://haendler.helmbrand.test/registrieren'),
      traps: ['einkauf@bergladen.test', 'bewerbung@helmbrand.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Als Fachhändler bekommen Sie hier Zugang zu Preisen und Lagerbestand',
          '/registrieren',
        ),
        marketplaces: said(
          'with_permission',
          'nur nach vorheriger schriftlicher Zustimmung',
          '/pages/haendlerbedingungen',
        ),
        minimum_opening_order: said(
          1500,
          'Der Auftragswert der ersten Order muss mindestens 1.500 € betragen',
          '/pages/haendlerbedingungen',
        ),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Wiesenquell Kosmetik',
    productTitles: ['Wiesenquell Ringelblumensalbe 50 ml', 'Wiesenquell Deocreme Salbei'],
    category: 'Beauty',
    search: hits(
      ['https://wiesenquell.test/', 'Wiesenquell', 'Naturkosmetik aus dem Allgäu'],
      ['https://pension-wiesenquell.test/', 'Pension Wiesenquell', 'Zimmer'],
    ),
    hosts: {
      'pension-wiesenquell.test': {
        '/': '<h1>Pension Wiesenquell</h1><p>buchung@pension-wiesenquell.test</p>',
      },
      'wiesenquell.test': site(
        elementor,
        {
          name: 'Wiesenquell',
          lang: 'de-DE',
          menu: { '/produkte/': 'Produkte', '/ueber-uns/': 'Über uns' },
          foot: { '/fragen/': 'Fragen', '/kontakt/': 'Kontakt', '/impressum/': 'Impressum' },
          legal: 'Umsetzung: Agentur Blickfang, agentur@blickfang.test',
        },
        {
          '/': '<h1>Aus dem Allgäu</h1><p>Ringelblumensalbe 50 ml; Deocreme Salbei</p>',
          '/fragen/':
            '<h1>Fragen</h1><h3>Kann ich Ihre Produkte in meinem Kosmetikstudio verkaufen?</h3><p>Derzeit nehmen wir leider keine neuen Wiederverkäufer auf, unser Siederaum ist zu klein geworden.</p><h3>Ab wann ist der Versand frei?</h3><p>Ab 39 €.</p>',
          '/kontakt/': `<h1>Kontakt</h1><p>${ent('gruess-gott@wiesenquell.test')}</p>`,
          '/impressum/':
            '<h1>Impressum</h1><p>Wiesenquell GbR. Streitschlichtung: os@verbraucherstelle.test</p>',
        },
      ),
    },
    expected: {
      website: 'wiesenquell.test',
      wayIn: address('gruess-gott@wiesenquell.test'),
      traps: ['buchung@pension-wiesenquell.test', 'agentur@blickfang.test', 'os@verbraucherstelle.test'],
      policy: {
        takes_wholesale: said('no', 'Derzeit nehmen wir leider keine neuen Wiederverkäufer auf', '/fragen/'),
      },
    },
  },
  {
    brand: 'Alpenruh Zirbenholz',
    productTitles: ['Alpenruh Zirbenkissen 40x60', 'Alpenruh Brotkasten Zirbe'],
    category: 'Home',
    search: hits(
      ['https://alpenruh-zirbe.test/', 'Alpenruh', 'Kissen und Brotkästen aus Zirbe'],
      ['https://schlaftest.test/zirbenkissen', 'Zirbenkissen im Test', 'Alpenruh: gut'],
    ),
    hosts: {
      'schlaftest.test': { '/zirbenkissen': '<h1>Zirbenkissen im Test</h1><p>redaktion@schlaftest.test</p>' },
      'alpenruh-zirbe.test': site(
        wixSite,
        {
          name: 'Alpenruh',
          lang: 'de',
          menu: { '/kissen': 'Kissen', '/brotkasten': 'Brotkasten', '/ueber-den-wald': 'Über den Wald' },
          foot: { '/partner-werden': 'Partner werden', '/impressum': 'Impressum' },
        },
        {
          '/': '<h1>Schlaf im Wald</h1><p>Zirbenkissen 40x60, Brotkasten Zirbe</p>',
          '/partner-werden':
            '<h1>Partner werden</h1><p>Hotels und Bettenhäuser: Bitte füllen Sie die Händleranfrage aus.</p><p>Wir brauchen Ihre UID-Nummer und einen Auszug aus dem Firmenbuch.</p><form><input placeholder="Firma" name="firma"><input placeholder="E-Mail" type="email" name="email"><textarea name="nachricht" placeholder="Ihre Anfrage"></textarea><button>Absenden</button></form>',
          '/impressum': '<h1>Impressum</h1><p>Alpenruh OG, Imst. servus@alpenruh-zirbe.test</p>',
        },
      ),
    },
    expected: {
      website: 'alpenruh-zirbe.test',
      wayIn: formAt('https://alpenruh-zirbe.test/partner-werden'),
      traps: [wixDsn, 'redaktion@schlaftest.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Hotels und Bettenhäuser: Bitte füllen Sie die Händleranfrage aus',
          '/partner-werden',
        ),
        documents: said(
          ['tax_id', 'business_license'],
          'Wir brauchen Ihre UID-Nummer und einen Auszug aus dem Firmenbuch',
          '/partner-werden',
        ),
      },
    },
  },
  {
    brand: 'Klinkhardt Modellbau',
    productTitles: ['Klinkhardt Fachwerkhaus H0 Bausatz', 'Klinkhardt Laternen LED 5er'],
    category: 'Spielzeug',
    search: hits(
      ['https://klinkhardt-modellbau.test/', 'Klinkhardt Modellbau', 'H0 und N'],
      ['https://bahnforum.test/klinkhardt', 'Klinkhardt Laternen', 'Forum'],
    ),
    hosts: {
      'bahnforum.test': { '/klinkhardt': '<h1>Klinkhardt Laternen</h1><p>moderator@bahnforum.test</p>' },
      'klinkhardt-modellbau.test': site(
        old,
        {
          name: 'Klinkhardt Modellbau',
          menu: { '/haeuser.php': 'Häuser', '/laternen.php': 'Laternen', '/haendler.php': 'Händler' },
          foot: { '/impressum.php': 'Impressum', '/katalog.php': 'Katalog' },
          legal: 'Webmaster: Uwe, uwe@klinkhardt-modellbau.test',
        },
        {
          '/': '<h1>H0 und N</h1><p>Fachwerkhaus H0 Bausatz. Laternen LED 5er.</p>',
          '/haendler.php':
            '<h1>Händler</h1><p><b>Unsere Händler:</b> Lokschuppen Fulda (laden@lokschuppen-fulda.test), Gleis 7 Bonn (post@gleis7.test).</p><p><b>Händler werden:</b> Der Vertrieb läuft in Deutschland über die Spurweite Vertriebs GmbH und in der Schweiz über Modellimport Aebi AG. Anfragen aus allen übrigen Ländern an vertrieb@klinkhardt-modellbau.test.</p>',
          '/impressum.php': '<h1>Impressum</h1><p>buero@klinkhardt-modellbau.test</p>',
        },
      ),
    },
    expected: {
      website: 'klinkhardt-modellbau.test',
      wayIn: address('vertrieb@klinkhardt-modellbau.test'),
      traps: [
        'moderator@bahnforum.test',
        'uwe@klinkhardt-modellbau.test',
        'laden@lokschuppen-fulda.test',
        'post@gleis7.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Händler werden: Der Vertrieb läuft in Deutschland über die Spurweite Vertriebs GmbH und in der Schweiz über Modellimport Aebi AG. Anfragen aus allen übrigen Ländern an vertrieb@klinkhardt-modellbau.test',
          '/haendler.php',
        ),
        distributors: said(
          ['Spurweite Vertriebs GmbH', 'Modellimport Aebi AG'],
          'Der Vertrieb läuft in Deutschland über die Spurweite Vertriebs GmbH und in der Schweiz über Modellimport Aebi AG',
          '/haendler.php',
        ),
      },
    },
  },
  {
    brand: 'Bienenstich & Co',
    productTitles: ['Bienenstich & Co Bienenwachstuch 3er', 'Bienenstich & Co Kerzenset'],
    category: 'Haushalt',
    search: hits(
      ['https://bienenstich-co.test/', 'Bienenstich & Co', 'Wachstücher'],
      ['https://konditorei-bienenstich.test/', 'Konditorei Bienenstich', 'Torten'],
    ),
    hosts: {
      'konditorei-bienenstich.test': { '/': '<h1>Konditorei</h1><p>torten@konditorei-bienenstich.test</p>' },
      'bienenstich-co.test': site(
        blocks,
        {
          name: 'Bienenstich &#038; Co',
          lang: 'de-DE',
          menu: { '/tuecher/': 'Tücher', '/kerzen/': 'Kerzen', '/b2b/': 'Geschäftskunden' },
          foot: { '/impressum/': 'Impressum', '/agb/': 'AGB' },
        },
        {
          '/': '<h1>Wachstücher</h1><p>Bienenwachstuch 3er, Kerzenset</p>',
          '/b2b/':
            '<h1>Geschäftskunden</h1><h2>Werbegeschenke</h2><p>Mit Ihrem Logo ab 100 Stück, Mindestbestellwert 400 €: logo@bienenstich-co.test</p><h2>Wiederverkauf</h2><p>Gern! Sie erhalten 40 % auf alle Preise, wenn Sie uns Ihre Steuernummer und ein Foto Ihres Ladens mailen (laden@bienenstich-co.test).</p>',
          '/agb/': '<h1>AGB</h1><p>Wiederverkäufer dürfen die Ware auch bei Amazon und Etsy anbieten.</p>',
          '/impressum/': '<h1>Impressum</h1><p>hallo@bienenstich-co.test</p>',
        },
      ),
    },
    expected: {
      website: 'bienenstich-co.test',
      wayIn: address('laden@bienenstich-co.test'),
      traps: ['torten@konditorei-bienenstich.test'],
      policy: {
        takes_wholesale: said('yes', 'Sie erhalten 40 % auf alle Preise', '/b2b/'),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'wenn Sie uns Ihre Steuernummer und ein Foto Ihres Ladens mailen',
          '/b2b/',
        ),
        marketplaces: said(
          'allowed',
          'Wiederverkäufer dürfen die Ware auch bei Amazon und Etsy anbieten',
          '/agb/',
        ),
      },
    },
  },
  {
    brand: 'Radwerk Lindau',
    productTitles: ['Radwerk Lindau Satteltasche Filz', 'Radwerk Lindau Flaschenhalter'],
    category: 'Sport',
    search: hits(
      ['https://radwerk-lindau.test/', 'Radwerk Lindau', 'Taschen aus Filz'],
      ['https://radwerk-koeln.test/', 'Radwerk Köln', 'Fahrradwerkstatt'],
    ),
    hosts: {
      'radwerk-koeln.test': { '/': '<h1>Radwerk Köln</h1><p>werkstatt@radwerk-koeln.test</p>' },
      'radwerk-lindau.test': site(
        jtl,
        {
          name: 'Radwerk Lindau',
          menu: { '/taschen': 'Taschen', '/halter': 'Halter' },
          foot: { '/impressum': 'Impressum', '/fachhandel': 'Fachhandel', '/jobs': 'Jobs' },
        },
        {
          '/': '<h1>Filz fährt mit</h1><p>Satteltasche Filz und Flaschenhalter</p>',
          '/fachhandel':
            '<h1>Fachhandel</h1><p>Wir verkaufen nicht an den Handel. Alle Taschen gehen direkt ab Werkstatt an die, die damit fahren.</p>',
          '/impressum': `<h1>Impressum</h1><p>Radwerk Lindau e. K., Telefon 08382 000, ${mail('moin@radwerk-lindau.test')}</p>`,
          '/jobs': '<h1>Jobs</h1><p>naehen@radwerk-lindau.test</p>',
        },
      ),
    },
    expected: {
      website: 'radwerk-lindau.test',
      wayIn: address('moin@radwerk-lindau.test'),
      traps: ['werkstatt@radwerk-koeln.test', 'naehen@radwerk-lindau.test'],
      policy: { takes_wholesale: said('no', 'Wir verkaufen nicht an den Handel', '/fachhandel') },
    },
  },
];
