import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  etsy,
  faire,
  fields,
  good,
  goods,
  hits,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  type Shop,
  says,
  walmart,
  words,
} from './kit.ts';
import { european } from './kit-shops.ts';

const osterwald: Shop = {
  name: 'Dr. Osterwald Hautpflege',
  host: 'www.osterwald-hautpflege.de',
  lang: 'de',
  bar: 'Versandkostenfrei ab 40 &euro; &middot; 30 Tage R&uuml;ckgabe',
  nav: menu(`Gesicht @/Gesicht/ > Cremes @/Gesicht/Cremes/ > Seren @/Gesicht/Seren/ ; K&ouml;rper @/Koerper/ ; H&auml;nde @/Haende/ ; &Uuml;ber uns @/Ueber-uns/ ;
 Kontakt @/Kontakt/`),
  columns: [
    col(
      'Shop Service',
      'Versand @/Versand/ ; Widerrufsrecht @/Widerruf/ ; H&auml;ufige Fragen @/FAQ/ ; H&auml;ndler werden @/Haendler/',
    ),
    col('Rechtliches', 'Impressum @/Impressum/ ; Datenschutz @/Datenschutz/ ; AGB @/AGB/'),
    col('Service-Hotline', '', '<p>05151 555 01 20<br>Mo-Fr, 9 - 15 Uhr</p>'),
  ],
  news: news(
    'Newsletter',
    'Ich habe die Datenschutzbestimmungen zur Kenntnis genommen.',
    'Ihre E-Mail-Adresse',
    'Anmelden',
  ),
  socials: ['https://www.instagram.com/osterwald.hautpflege'],
  bottom: '* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten. Realisiert mit Shopware',
  banner: `<div class="cookie-permission-container" role="region"><div class="cookie-permission-content">Diese Website verwendet Cookies, um eine
 bestm&ouml;gliche Erfahrung bieten zu k&ouml;nnen.</div><button class="btn cookie-permission-button">Nur technisch notwendige</button><button
 class="btn btn-primary js-cookie-accept-all-button">Alle Cookies akzeptieren</button></div>`,
  currency: 'EUR',
};
const o = european(osterwald, 'shopware');

export const soapCases: readonly DiscoveryCase[] = [
  {
    brand: 'Dr. Osterwald',
    productTitles: [
      'Dr. Osterwald Nachtkerzen Gesichtscreme 50 ml',
      'Dr. Osterwald Handbalsam Ringelblume 75 ml',
    ],
    category: 'Kosmetik',
    search: [
      ...hits(`https://www.praxis-osterwald.de/
        Dr. med. J. Osterwald - Hautarzt in Hannover
        Dermatologische Praxis. Termine online buchen.

        https://www.osterwald-hautpflege.de/
        Dr. Osterwald Hautpflege - Naturkosmetik aus dem Weserbergland
        Cremes und Balsame aus eigener Herstellung in Hameln.

        https://www.dm.de/search?query=nachtkerzen+creme
        Nachtkerzen Creme | dm.de
        Online kaufen oder in den Markt liefern lassen.

        https://www.osterwald-touristik.de/
        Osterwald - Hüttenstollen und Wanderwege
        Besucherbergwerk im Weserbergland.`),
      amazon('Dr. Osterwald', 'Dr. Osterwald Nachtkerzen Gesichtscreme 50 ml'),
    ],
    hosts: {
      'www.osterwald-hautpflege.de': {
        ...pages(o, {
          '/': `Dr. Osterwald Hautpflege - Naturkosmetik aus dem Weserbergland :: Cremes und Balsame aus Hameln.
<div class="cms-block"><h1>Was die Haut kennt, verträgt sie.</h1><p>Seit 1987 rühren wir in Hameln, was schon Großmutter Osterwald in der Apotheke
verkaufte.</p></div>
${o.cards(
  goods(`Nachtkerzen Gesichtscreme 50 ml | 18,90 € * | Nachtkerzen-Gesichtscreme ; Handbalsam Ringelblume 75 ml | 9,80 € * | Handbalsam-Ringelblume ;
 Lippenpflege Bienenwachs | 4,50 € * | Lippenpflege ; Reiseset | 24,00 € * | Reiseset | Tipp`),
)}`,
          '/Haendler/': `Händler werden - Dr. Osterwald
<h1>Händler werden</h1><p>Apotheken, Reformhäuser, Unverpackt-Läden und Kosmetikstudios beliefern wir gern direkt ab Werk.</p><table><tr><td>Erste
Bestellung</td><td>ab 250 € netto</td></tr><tr><td>Nachbestellungen</td><td>ab 100 € netto</td></tr><tr><td>Zahlung</td><td>Rechnung, 14
Tage</td></tr></table><p>Für die Freischaltung brauchen wir eine Kopie Ihrer Gewerbeanmeldung und Ihre USt-IdNr.</p><p>Der Weiterverkauf über Amazon,
eBay, Kaufland und ähnliche Marktplätze ist unseren Handelspartnern nicht gestattet.</p><p>Konditionen schickt Ihnen Frau Brandes:
haendler(at)osterwald-hautpflege(punkt)de</p><p>Österreich: Unser Vertriebspartner ist die Almkraut Handels GmbH in Salzburg (${mail('bestellung@almkraut.at')}).</p>`,
          '/FAQ/': `Häufige Fragen - Dr. Osterwald
${o.faq(
  pairs(
    'Gibt es einen Mindestbestellwert?',
    'Im Onlineshop für Privatkunden nicht.',
    'Sind Ihre Produkte tierversuchsfrei?',
    'Selbstverständlich.',
    'Ich möchte Ihre Cremes in meinem Laden anbieten.',
    'Das freut uns, lesen Sie dazu bitte unsere Seite <a href="/Haendler/">Händler werden</a>.',
  ),
)}`,
          '/Kontakt/': `Kontakt - Dr. Osterwald
<h1>Kontakt</h1>${o.form(fields('Vorname ; Nachname ; E-Mail-Adresse | email | max@mustermann.de ; Kommentar | area'), 'Absenden', '/form/contact')}`,
          '/Impressum/': `Impressum - Dr. Osterwald
<h1>Impressum</h1><p>Dr. Osterwald Hautpflege GmbH, Pyrmonter Str. 8, 31789 Hameln. Geschäftsführerin: Anke Osterwald. Telefon: 05151 555 01 20.
E-Mail: ${mail('info@osterwald-hautpflege.de')}. USt-IdNr. DE 311 000 442.</p><p>Umsetzung: Weserpixel, ${mail('kontakt@weserpixel.de')}</p><p>Fotos: Nora
Lint, nora@lintfoto.de</p>`,
          '/Datenschutz/': `Datenschutz - Dr. Osterwald
<h1>Datenschutz</h1><p>Verantwortlich ist die Dr. Osterwald Hautpflege GmbH. Unser externer Datenschutzbeauftragter: Rolf Quandt, Quandt
Datenschutz, ${mail('dsb@quandt-datenschutz.de')}. Beschwerden: Landesbeauftragte für den Datenschutz, poststelle@lfd-beispiel.de.</p>`,
        }),
        '/Nachtkerzen-Gesichtscreme.html': o.product(
          good('Nachtkerzen Gesichtscreme 50 ml | 18,90 € * | Nachtkerzen-Gesichtscreme'),
          '<p>Mit Nachtkerzenöl und Borretsch.</p>',
        ),
      },
      'www.praxis-osterwald.de': {
        '/': plain(
          'Dr. med. J. Osterwald - Hautarzt in Hannover',
          `<h1>Hautarztpraxis Dr. Osterwald</h1><p>Laser, Vorsorge, Allergien. Hannover-List.</p><p>${mail('termin@praxis-osterwald.de')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      website: 'www.osterwald-hautpflege.de',
      wayIn: { kind: 'address', anyOf: ['haendler@osterwald-hautpflege.de'] },
      traps:
        words(`bestellung@almkraut.at max@mustermann.de kontakt@weserpixel.de nora@lintfoto.de dsb@quandt-datenschutz.de
        poststelle@lfd-beispiel.de termin@praxis-osterwald.de`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/Haendler/',
          'beliefern wir gern direkt ab Werk',
          'Das freut uns, lesen Sie dazu bitte unsere Seite Händler werden',
          'Konditionen schickt Ihnen Frau Brandes',
        ),
        minimum_opening_order: says(250, '/Haendler/', 'ab 250 € netto'),
        minimum_reorder: says(100, '/Haendler/', 'ab 100 € netto'),
        currency: 'EUR',
        documents: says(
          ['business_license', 'tax_id'],
          '/Haendler/',
          'eine Kopie Ihrer Gewerbeanmeldung und Ihre USt-IdNr',
        ),
        marketplaces: says('forbidden', '/Haendler/', 'ist unseren Handelspartnern nicht gestattet'),
        distributors: says(
          ['Almkraut Handels GmbH'],
          '/Haendler/',
          'Unser Vertriebspartner ist die Almkraut Handels GmbH in Salzburg',
        ),
      },
    },
  },
  {
    brand: 'Juniper & Lye',
    productTitles: [
      'Juniper & Lye Charcoal Shaving Soap Puck 4 oz',
      'Juniper & Lye Beard Balm, Cedar, 2 oz Tin',
    ],
    category: 'Beauty & Personal Care',
    search: [
      etsy(
        'JuniperAndLye',
        'JuniperAndLye makes shaving soap and beard balm in small batches. 312 sales. Boise, Idaho.',
      ),
      amazon('Juniper & Lye', 'Juniper & Lye Beard Balm, Cedar, 2 oz Tin'),
      ...hits(`https://www.juniperandivy-events.com/
        Juniper & Ivy Events - Wedding planners, Santa Fe
        Full service planning and florals.

        https://www.juniperlyfe.com/
        Juniper Lyfe | Yoga studio and retreats
        Hot yoga, breathwork and sound baths in Denver.

        https://www.juniperlyeinn.co.uk/
        The Juniper at Lye - pub and rooms
        Country pub near Stourbridge with five rooms and a garden.

        https://www.boisefarmersmarket.example.org/vendors
        Vendors A-Z | Saturday market
        Juniper & Lye, Jalapeno Jack, June Bug Honey.`),
      walmart('Juniper Lye', 'Charcoal Shaving Soap Puck 4 oz'),
      faire('Juniper Ridge Home', 'Juniper Ridge Home sells wreaths.'),
    ],
    hosts: {
      'www.juniperandivy-events.com': {
        '/': plain(
          'Juniper & Ivy Events',
          `<h1>Juniper &amp; Ivy</h1><p>Weddings in Santa Fe and Taos.</p><p>Inquiries: ${mail('love@juniperandivy-events.com')}</p>`,
        ),
      },
      'www.juniperlyfe.com': {
        '/': plain(
          'Juniper Lyfe',
          `<h1>Juniper Lyfe</h1><p>Hot yoga in RiNo, Denver. Boutique open after class. <a href="/contact">Contact</a></p>`,
        ),
        '/contact': plain(
          'Contact - Juniper Lyfe',
          `<p>Studio: ${mail('namaste@juniperlyfe.com')}</p><p>Careers: ${mail('teach@juniperlyfe.com')}</p>`,
        ),
      },
      'www.juniperlyeinn.co.uk': {
        '/': plain(
          'The Juniper at Lye',
          `<h1>The Juniper at Lye</h1><p>Real ale and five rooms near Stourbridge.</p><p>${mail('bookings@juniperlyeinn.co.uk')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: words(
        'love@juniperandivy-events.com namaste@juniperlyfe.com teach@juniperlyfe.com bookings@juniperlyeinn.co.uk',
      ),
      policy: {},
    },
  },
];
