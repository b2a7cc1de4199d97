import type { DiscoveryCase } from '../case.ts';
import { germanForm, jtl, shopware } from './systems/carts.ts';
import { found, onAmazonDe, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { mail, typo3, worded } from './systems/hiding.ts';
import { says, writeTo } from './systems/site.ts';

const toys = shopware({
  name: 'Kieferngrün',
  host: 'www.kieferngruen.test',
  tagline: 'Holzspielzeug aus dem Erzgebirge',
  language: 'de',
  bar: 'Versandkostenfrei ab 59 €',
  menu: ['Spielzeug /spielzeug/', 'Werkstatt /werkstatt', 'Händler /haendler'],
  foot: ['Händler /haendler', 'Kontakt /kontakt', 'Impressum /impressum', 'AGB /agb'],
  range: ['Kugelbahn Fichtelberg | 89,00 €', 'Stapelturm | 24,90 €', 'Schiebehund | 31,50 €'],
  home: '<h2>Gedrechselt, nicht gegossen</h2>',
  privacy: 'datenschutz@kieferngruen.test',
  pages: {
    '/werkstatt': ['Werkstatt', '<p>Seit 1922 in Seiffen, heute in vierter Generation.</p>'],
    '/agb': [
      'AGB',
      '<p>§ 1 Diese Bedingungen gelten für Verbraucher. § 2 Der Mindestbestellwert im Onlineshop beträgt 10 €.</p>',
    ],
    '/kontakt': ['Kontakt', germanForm(['Vorname', 'E-Mail*', 'Kommentar*'], 'Absenden')],
    '/impressum': [
      'Impressum',
      `<p>Kieferngrün GmbH, Hauptstraße 14, 09548 Seiffen. Geschäftsführerin: Ulrike Böhme. ${mail('info@kieferngruen.test')}</p><p>Technische Umsetzung: webfabrik-chemnitz.test, ${mail('team@webfabrik-chemnitz.test')}</p>`,
    ],
    '/haendler': [
      'Händler',
      `<p>Spielwarengeschäfte und Museumsläden beliefern wir gern zu Einkaufspreisen.</p><p>Für die Freischaltung schicken Sie bitte Ihren Gewerbenachweis. Die Erstbestellung sollte netto 300 € erreichen, jede Nachbestellung 150 €.</p><p>Das Anbieten auf Amazon, Otto Market, eBay oder sonstigen Marktplätzen schließen wir vertraglich aus.</p><p>Vertrieb: Frau Lötzsch, ${mail('vertrieb@kieferngruen.test')}</p>`,
    ],
  },
});

const spices = shopware({
  name: 'Hildes Gewürzkontor',
  host: 'hildes-gewuerzkontor.test',
  tagline: 'Gewürze und Mischungen aus Hameln',
  language: 'de',
  menu: ['Gewürze /gewuerze/', 'Rezepte /rezepte', 'Wiederverkauf /wiederverkauf'],
  foot: ['Wiederverkauf /wiederverkauf', 'Impressum /impressum', 'Karriere /karriere'],
  range: [
    'Rattenfängers Grillmischung | 5,90 €',
    'Pfeffer Tellicherry | 6,50 €',
    'Geschenkset Weserbergland | 29,00 €',
  ],
  home: '<h2>Frisch gemahlen am Dienstag</h2>',
  privacy: 'datenschutz@hildes-gewuerzkontor.test',
  pages: {
    '/rezepte': ['Rezepte', '<p>500 g Linsen, 1 TL Kreuzkümmel, 40 Minuten Geduld.</p>'],
    '/karriere': ['Karriere', '<p>Abfüller gesucht: bewerbung@hildes-gewuerzkontor.test</p>'],
    '/impressum': [
      'Impressum',
      '<p>Hilde Marquardt e.K., Osterstraße 8, 31785 Hameln. kontakt@hildes-gewuerzkontor.test</p>',
    ],
    '/wiederverkauf': [
      'Wiederverkauf',
      `<p>Sie führen einen Hofladen, ein Feinkostgeschäft oder einen Unverpacktladen? Dann erhalten Sie unsere Gewürze mit Händlerrabatt.</p><p>Los geht es ab 150 Euro Warenwert, Nachschub gibt es ab 75 Euro (jeweils ohne MwSt.). Wir bitten um Ihre Umsatzsteuer-ID.</p><p>Anfragen an ${worded('laden@hildes-gewuerzkontor.test', ' (ät) ', '.')}</p>`,
    ],
  },
});

const knives = jtl({
  name: 'Solbach Messerwerk',
  host: 'www.solbach-messer.test',
  tagline: 'Küchenmesser aus Solingen',
  language: 'de',
  bar: 'Gravur kostenlos ab 2 Messern',
  menu: ['Messer /Messer', 'Schärfen /Schaerfdienst', 'Fachhandel /Fachhandel'],
  foot: ['Fachhandel /Fachhandel', 'Impressum /Impressum', 'Kontakt /Kontakt'],
  range: ['Kochmesser 20 cm | 129,00 €', 'Windmühle Schälmesser | 19,00 €', 'Brotmesser | 99,00 €'],
  home: '<h2>Geschmiedet, gepliest, geprüft</h2>',
  pages: {
    '/Schaerfdienst': ['Schärfen', '<p>Je Klinge 9 €, Mindestauftrag drei Klingen.</p>'],
    '/Kontakt': ['Kontakt', germanForm(['Name', 'E-Mail*', 'Nachricht*'], 'Nachricht senden')],
    '/Impressum': [
      'Impressum',
      `<p>Solbach Messerwerk KG, Solingen. Telefon 0212 5550147. E-Mail ${typo3('post@solbach-messer.test')}</p><p>Onlineshop: klickwerk-ratingen.test (${typo3('shop@klickwerk-ratingen.test')})</p>`,
    ],
    '/Fachhandel': [
      'Fachhandel',
      `<p>Haushaltswarengeschäfte und Messerfachhändler werden direkt ab Werk beliefert.</p><p>Der Mindestwert für den Erstauftrag liegt bei 600 € netto, Folgeaufträge liefern wir ab 200 € netto. Eine Kopie Ihrer Gewerbeanmeldung genügt uns.</p><p>Ansprechpartner: Herr Tillmanns, ${typo3('tillmanns@solbach-messer.test')}</p>`,
    ],
  },
});

const leads = jtl({
  name: 'Pfotenpfad',
  host: 'pfotenpfad.test',
  tagline: 'Leinen und Halsbänder aus Fettleder',
  language: 'de',
  menu: ['Leinen /Leinen', 'Halsbänder /Halsbaender', 'Für Läden /Fuer-Laeden'],
  foot: ['Für Läden /Fuer-Laeden', 'Impressum /Impressum'],
  range: ['Leine Tausendschritt 2 m | 59,00 €', 'Halsband Flechtwerk | 44,00 €', 'Futterbeutel | 27,00 €'],
  home: '<h2>Für Hunde, die ziehen</h2>',
  privacy: 'dsgvo@pfotenpfad.test',
  pages: {
    '/Impressum': ['Impressum', `<p>Inh. Jannis Ruhland, Pirmasens. ${mail('moin@pfotenpfad.test')}</p>`],
    '/Fuer-Laeden': [
      'Für Läden',
      `<p>Ob Zoofachhandel oder Hundeschule: Ihr bekommt unsere Leinen zum Händlerpreis, Kommission machen wir nicht.</p><p>Mindestens 250 € beim Start, danach 100 €. Auf dem eigenen Amazon-Konto dürft ihr sie auch verkaufen, da sind wir entspannt.</p><p>Jannis freut sich auf Post: ${mail('b2b@pfotenpfad.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Kieferngrün',
    productTitles: ['Kieferngrün Kugelbahn Fichtelberg Holz', 'Kieferngrün Stapelturm'],
    category: 'Toys & Games',
    search: [
      onAmazonDe('Kieferngrün', 'Holzspielzeug'),
      found('https://www.kieferngruen.test/', 'Kieferngrün | Holzspielzeug aus dem Erzgebirge', 'Seiffen.'),
      found('https://farben-lexikon.test/kieferngruen', 'Kieferngrün (RAL 6028)', 'Farbton.'),
    ],
    hosts: {
      'www.kieferngruen.test': toys,
      'farben-lexikon.test': {
        '/kieferngruen': strangers('Kieferngrün RAL 6028', '<p>redaktion@farben-lexikon.test</p>', 'de'),
      },
    },
    expected: {
      website: 'www.kieferngruen.test',
      wayIn: writeTo('vertrieb@kieferngruen.test'),
      traps: [
        'datenschutz@kieferngruen.test',
        'team@webfabrik-chemnitz.test',
        'redaktion@farben-lexikon.test',
      ],
      policy: {
        takes_wholesale: says('yes', 'beliefern wir gern zu Einkaufspreisen', '/haendler'),
        documents: says(['business_license'], 'schicken Sie bitte Ihren Gewerbenachweis', '/haendler'),
        minimum_opening_order: says(300, 'Die Erstbestellung sollte netto 300 € erreichen', '/haendler'),
        minimum_reorder: says(150, 'jede Nachbestellung 150 €', '/haendler'),
        currency: 'EUR',
        marketplaces: says(
          'forbidden',
          'oder sonstigen Marktplätzen schließen wir vertraglich aus',
          '/haendler',
        ),
      },
    },
  },
  {
    brand: 'Hildes Gewürzkontor',
    productTitles: [
      'Hildes Gewürzkontor Rattenfängers Grillmischung',
      'Hildes Gewürzkontor Pfeffer Tellicherry',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      found(
        'https://hildes-gewuerzkontor.test/',
        'Hildes Gewürzkontor',
        'Gewürze und Mischungen aus Hameln.',
      ),
      onFacebook('Hildes Gewürzkontor'),
      found('https://gasthaus-hilde.test/', 'Gasthaus Zur Hilde', 'Gutbürgerlich.'),
    ],
    hosts: {
      'hildes-gewuerzkontor.test': spices,
      'gasthaus-hilde.test': {
        '/': strangers('Gasthaus Zur Hilde', '<p>tisch@gasthaus-hilde.test</p>', 'de'),
      },
    },
    expected: {
      website: 'hildes-gewuerzkontor.test',
      wayIn: writeTo('laden@hildes-gewuerzkontor.test'),
      traps: [
        'datenschutz@hildes-gewuerzkontor.test',
        'bewerbung@hildes-gewuerzkontor.test',
        'tisch@gasthaus-hilde.test',
      ],
      policy: {
        takes_wholesale: says('yes', 'Dann erhalten Sie unsere Gewürze mit Händlerrabatt', '/wiederverkauf'),
        minimum_opening_order: says(150, 'Los geht es ab 150 Euro Warenwert', '/wiederverkauf'),
        minimum_reorder: says(75, 'Nachschub gibt es ab 75 Euro', '/wiederverkauf'),
        currency: 'EUR',
        documents: says(['tax_id'], 'Wir bitten um Ihre Umsatzsteuer-ID', '/wiederverkauf'),
      },
    },
  },
  {
    brand: 'Solbach',
    productTitles: ['Solbach Messerwerk Kochmesser 20 cm', 'Solbach Windmühle Schälmesser'],
    category: 'Home & Kitchen',
    search: [
      found('https://solbach-ortsverein.test/', 'Heimatverein Solbach', 'Veranstaltungen.'),
      found(
        'https://www.solbach-messer.test/',
        'Solbach Messerwerk - Küchenmesser aus Solingen',
        'Kochmesser.',
      ),
      onAmazonDe('Solbach', 'Kochmesser'),
    ],
    hosts: {
      'www.solbach-messer.test': knives,
      'solbach-ortsverein.test': {
        '/': strangers('Heimatverein Solbach', '<p>vorstand@solbach-ortsverein.test</p>', 'de'),
      },
    },
    expected: {
      website: 'www.solbach-messer.test',
      wayIn: writeTo('tillmanns@solbach-messer.test'),
      traps: ['shop@klickwerk-ratingen.test', 'vorstand@solbach-ortsverein.test'],
      policy: {
        takes_wholesale: says('yes', 'werden direkt ab Werk beliefert', '/Fachhandel'),
        minimum_opening_order: says(
          600,
          'Der Mindestwert für den Erstauftrag liegt bei 600 €',
          '/Fachhandel',
        ),
        minimum_reorder: says(200, 'Folgeaufträge liefern wir ab 200 €', '/Fachhandel'),
        currency: 'EUR',
        documents: says(['business_license'], 'Eine Kopie Ihrer Gewerbeanmeldung genügt uns', '/Fachhandel'),
      },
    },
  },
  {
    brand: 'Pfotenpfad',
    productTitles: ['Pfotenpfad Leine Tausendschritt Fettleder 2 m', 'Pfotenpfad Halsband Flechtwerk'],
    category: 'Pet Supplies',
    search: [
      onInstagram('Pfotenpfad'),
      found('https://hundeschule-pfotenpfad.test/', 'Hundeschule Pfotenpfad Celle', 'Welpenkurse.'),
      found('https://pfotenpfad.test/', 'Pfotenpfad - Leinen und Halsbänder aus Fettleder', 'Pirmasens.'),
      found('https://zoo-kunterbunt.test/pfotenpfad', 'Pfotenpfad – Zoo Kunterbunt', 'Leinen.'),
    ],
    hosts: {
      'pfotenpfad.test': leads,
      'hundeschule-pfotenpfad.test': {
        '/': strangers('Hundeschule Pfotenpfad', '<p>Anmeldung: kurs@hundeschule-pfotenpfad.test</p>', 'de'),
      },
      'zoo-kunterbunt.test': {
        '/pfotenpfad': stocks('Zoo Kunterbunt', 'Pfotenpfad', ['Leine'], 'frag@zoo-kunterbunt.test', 'de'),
      },
    },
    expected: {
      website: 'pfotenpfad.test',
      wayIn: writeTo('b2b@pfotenpfad.test'),
      traps: ['dsgvo@pfotenpfad.test', 'kurs@hundeschule-pfotenpfad.test', 'frag@zoo-kunterbunt.test'],
      policy: {
        takes_wholesale: says('yes', 'Ihr bekommt unsere Leinen zum Händlerpreis', '/Fuer-Laeden'),
        minimum_opening_order: says(250, 'Mindestens 250 € beim Start', '/Fuer-Laeden'),
        minimum_reorder: says(100, 'danach 100 €', '/Fuer-Laeden'),
        currency: 'EUR',
        marketplaces: says(
          'allowed',
          'Auf dem eigenen Amazon-Konto dürft ihr sie auch verkaufen',
          '/Fuer-Laeden',
        ),
      },
    },
  },
];
