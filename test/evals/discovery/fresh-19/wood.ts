import type { DiscoveryCase } from '../case.ts';
import { amazon, blocks, contactForm, etsy, hit, instagram, type Site, shop } from './kit.ts';

const keilhorn: Site = {
  name: 'Keilhorn Werkzeuge',
  lang: 'de',
  nav: [
    ['/collections/stechbeitel', 'Stechbeitel'],
    ['/pages/fachhandel', 'Fachhandel'],
    ['/pages/kontakt', 'Kontakt'],
    ['/policies/legal-notice', 'Impressum'],
  ],
  foot: `<p>Kostenloser Versand ab 75 € innerhalb Deutschlands · <a
href="/policies/privacy-policy">Datenschutz</a></p>`,
};

const moss: Site = {
  name: 'Mossbutton Puzzles',
  nav: [
    ['/shop', 'Puzzles'],
    ['/about', 'About'],
    ['/questions', 'Questions'],
    ['/say-hi', 'Say hi'],
  ],
  foot: '<p>Cut, boxed and counted twice in Asheville, NC.</p><p>@mossbuttonpuzzles</p>',
};

export const woodCases: readonly DiscoveryCase[] = [
  {
    brand: 'Keilhorn Werkzeuge GmbH',
    productTitles: ['Keilhorn Stechbeitel-Satz 6-teilig Esche', 'Keilhorn Japansäge Dozuki 240 mm'],
    search: [
      hit(
        'https://www.amazon.de/dp/B0KEIL6TLG',
        'Keilhorn Stechbeitel-Satz 6-teilig : Amazon.de',
        'Kostenlose Lieferung.',
      ),
      hit(
        'https://holzfreund-markt.de/keilhorn',
        'Keilhorn bei Holzfreund Markt',
        'Alle Keilhorn Artikel ab Lager.',
      ),
      hit('https://keilhorn.de/', 'Keilhorn Werkzeuge – Stechbeitel und Sägen', 'Geschmiedet in Remscheid.'),
      hit(
        'https://www.northelm.de/firma/keilhorn',
        'Keilhorn Werkzeuge GmbH, Remscheid',
        'Handelsregister HRB 30981.',
      ),
      instagram('keilhorn.werkzeuge', 'Stahl, Esche, Geduld.'),
    ],
    hosts: {
      'keilhorn.de': {
        '/': shop(
          keilhorn,
          'Werkzeug für Menschen, die Holz mögen',
          `<p>Unser Stechbeitel-Satz 6-teilig mit Eschenheften und die Japansäge Dozuki 240 mm.</p>
<p>10 € Gutschein ab 60 € Mindestbestellwert für Ihre erste Bestellung, ein Gutschein pro Kunde.</p>`,
        ),
        '/collections/stechbeitel': shop(
          keilhorn,
          'Stechbeitel',
          '<p>Keilhorn Stechbeitel-Satz 6-teilig Esche, 149 €</p>',
        ),
        '/pages/fachhandel': shop(
          keilhorn,
          'Fachhandel',
          `<p>Sie führen ein Fachgeschäft und möchten Keilhorn ins Sortiment nehmen? Wir beliefern ausschließlich den
stationären Fachhandel und dessen eigene Onlineshops.</p>
<ul><li>Der Mindestbestellwert der Erstbestellung beträgt 500 € netto.</li>
<li>Nachbestellungen nehmen wir ab 150 € netto an.</li>
<li>Frachtfrei liefern wir innerhalb Deutschlands ab 750 € netto.</li><li>Bitte schicken Sie uns Ihre Gewerbeanmeldung
und Ihre USt-IdNr. mit.</li>
<li>Der Verkauf über Amazon, eBay, Kaufland und andere Marktplätze ist unseren Händlern nicht gestattet.</li></ul>
<p>Händleranfragen, auch aus dem Ausland: <a href="mailto:handel@keilhorn.de">handel@keilhorn.de</a></p>
<p>In Österreich liefert die Firma Eisen Draxler (verkauf@eisen-draxler.at), in der Schweiz die Tobler Holzbedarf
AG.</p>`,
        ),
        '/pages/kontakt': shop(
          keilhorn,
          'Kontakt',
          `<p>Fragen zu Ihrer Bestellung? Schreiben Sie an service@keilhorn.de.</p>
<p>Bewerbungen bitte nur an bewerbung@keilhorn.de.</p>${contactForm('Senden', ['Name', 'E-Mail', 'Nachricht'])}`,
        ),
        '/policies/legal-notice': shop(
          keilhorn,
          'Impressum',
          `<p>Keilhorn Werkzeuge GmbH, Hammerstraße 8, 42853 Remscheid. USt-IdNr.: DE811000222. E-Mail:
info@keilhorn.de</p>
<p>Umsetzung: Agentur Bergisch Digital, moin@bergisch-digital.de</p>`,
        ),
        '/policies/privacy-policy': shop(
          keilhorn,
          'Datenschutzerklärung',
          `<p>Unser externer Datenschutzbeauftragter: RA Dr. Ohm, datenschutz@kanzlei-ohm.de</p>`,
        ),
      },
    },
    expected: {
      website: 'keilhorn.de',
      wayIn: { kind: 'address', anyOf: ['handel@keilhorn.de'] },
      traps: [
        'verkauf@eisen-draxler.at',
        'bewerbung@keilhorn.de',
        'moin@bergisch-digital.de',
        'datenschutz@kanzlei-ohm.de',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Wir beliefern ausschließlich den stationären Fachhandel',
          furtherWords: ['möchten Keilhorn ins Sortiment nehmen', 'Händleranfragen, auch aus dem Ausland'],
          path: '/pages/fachhandel',
        },
        marketplaces: {
          value: 'forbidden',
          words:
            'Der Verkauf über Amazon, eBay, Kaufland und andere Marktplätze ist unseren Händlern nicht gestattet',
          path: '/pages/fachhandel',
        },
        minimum_opening_order: {
          value: 500,
          words: 'Der Mindestbestellwert der Erstbestellung beträgt 500 € netto',
          path: '/pages/fachhandel',
        },
        minimum_reorder: {
          value: 150,
          words: 'Nachbestellungen nehmen wir ab 150 € netto an',
          path: '/pages/fachhandel',
        },
        currency: 'EUR',
        documents: {
          value: ['business_license', 'tax_id'],
          words: 'Ihre Gewerbeanmeldung und Ihre USt-IdNr.',
          path: '/pages/fachhandel',
        },
        distributors: {
          value: ['Eisen Draxler', 'Tobler Holzbedarf AG'],
          words: 'In Österreich liefert die Firma Eisen Draxler',
          furtherWords: ['in der Schweiz die Tobler Holzbedarf AG'],
          path: '/pages/fachhandel',
        },
      },
    },
  },
  {
    brand: 'Mossbutton Puzzles',
    productTitles: [
      'Mossbutton 500 Piece Puzzle Mushroom Market',
      'Mossbutton Mini Wooden Puzzle Fox in Rain',
    ],
    search: [
      etsy('MossbuttonPuzzles', 'Wooden and cardboard puzzles. 3,204 sales.'),
      amazon('B0MOSSBT50', 'Mossbutton 500 Piece Puzzle Mushroom Market', 'Mossbutton'),
      hit('https://mossandbutton.com/', 'Moss & Button Haberdashery', 'Buttons, ribbon and yarn in Bath.'),
      hit('https://www.puzzlehoarder.net/reviews/mossbutton', 'Mossbutton review', 'Snug fit, matte finish.'),
      hit('https://www.mossbuttonpuzzles.com/', 'Mossbutton Puzzles', 'Puzzles of small damp places.'),
      instagram('mossbuttonpuzzles', 'Puzzles of small damp places'),
    ],
    hosts: {
      'www.mossbuttonpuzzles.com': {
        '/': blocks(
          moss,
          'Home',
          '<p>The Mushroom Market (500 pieces) is back. So is the Mini Wooden Fox in Rain.</p>',
        ),
        '/shop': blocks(
          moss,
          'Puzzles',
          '<p>Mossbutton 500 Piece Puzzle Mushroom Market, $26. Fox in Rain, $18.</p>',
        ),
        '/about': blocks(
          moss,
          'About',
          `<p>We are Ida and Jun. We make puzzles, and since 2023 we also make the boxes.</p>
<p>Logo by our friend Teo, who also draws the frogs.</p>`,
        ),
        '/questions': blocks(
          moss,
          'Questions',
          `<p><strong>A piece is missing!</strong></p><p>Oh no. Tell us which and we'll cut you a new one.</p>
<p><strong>Are you on Amazon?</strong></p><p>Yep, a few of the 500s are on Amazon too, sold by us.</p>
<p><strong>Do you do custom puzzles?</strong></p><p>Yes, and there are no minimums for custom puzzles of your dog.</p>
<p><strong>Can my bookstore stock these?</strong></p><p>Please! Half our puzzles go to bookstores and gift shops. Email
<a href="mailto:shops@mossbuttonpuzzles.com?subject=Hi">shops@mossbuttonpuzzles.com</a> for the line sheet. It's $120
to get
started, in any mix. If you'd like to list them on a marketplace, ask first and we'll probably say yes.</p>`,
        ),
        '/say-hi': blocks(moss, 'Say hi', '<p>hi@mossbuttonpuzzles.com, and we answer on Tuesdays.</p>'),
      },
      'mossandbutton.com': {
        '/': '<html><title>Moss & Button</title><p>Haberdashery, weekdays ten to four.</p></html>',
      },
    },
    expected: {
      website: 'www.mossbuttonpuzzles.com',
      wayIn: { kind: 'address', anyOf: ['shops@mossbuttonpuzzles.com'] },
      traps: [],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Half our puzzles go to bookstores and gift shops',
          furtherWords: ['for the line sheet', 'Please!'],
          path: '/questions',
        },
        marketplaces: {
          value: 'with_permission',
          words: "If you'd like to list them on a marketplace, ask first",
          path: '/questions',
        },
        minimum_opening_order: { value: 120, words: "It's $120 to get started", path: '/questions' },
        currency: 'USD',
      },
    },
  },
];
