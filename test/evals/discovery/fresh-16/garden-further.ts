import type { DiscoveryCase } from '../case.ts';
import { dawn, other } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { entities, face, hit, insta, page } from './kit.ts';

const odlarboden: DiscoveryCase = {
  brand: 'Odlarboden',
  productTitles: ['Odlarboden Pluggbox 40 celler', 'Odlarboden Odlingslåda i lärk 80x120'],
  category: 'Trädgård',
  search: [
    hit(
      'https://www.odlarboden.se/',
      'Odlarboden – lådor, pluggboxar och fröer',
      'Svensktillverkade odlingslådor i lärk. Fri frakt över 799 kr.',
    ),
    hit(
      'https://www.plantagen-hornet.se/varumarken/odlarboden',
      'Odlarboden | Planthörnet',
      'Odlingslådor och pluggboxar.',
    ),
    face('odlarboden', 'Odla mer.'),
    hit(
      'https://www.allabolag.se/5590001234/odlarboden-ab',
      'Odlarboden AB - Företagsinformation',
      'Org.nr 559000-1234, Höör.',
    ),
    hit('https://www.odlarboden-kafe.se/', 'Odlarbodens kafé i Kivik', 'Våfflor och visning.'),
    insta('odlarboden', 'Lärk från Småland.'),
  ],
  hosts: {
    'www.odlarboden.se': dawn(
      {
        host: 'www.odlarboden.se',
        name: 'Odlarboden',
        lang: 'sv',
        promo: 'Fri frakt över 799 kr',
        cur: 'kr ',
        nav: [
          ['/collections/all', 'Butik'],
          ['/pages/om-oss', 'Om oss'],
          ['/pages/kontakt', 'Kontakt'],
        ],
        foot: [
          ['/pages/aterforsaljare', 'Bli återförsäljare'],
          ['/pages/vanliga-fragor', 'Vanliga frågor'],
          ['/pages/jobb', 'Jobba hos oss'],
        ],
        items: [
          ['Pluggbox 40', '149 kr'],
          ['Odlingslåda lärk', '1 190 kr'],
        ],
        footer: `<p>Odlarboden AB, Höör<br>${entities('hej@odlarboden.se')}</p>`,
        credit: 'Webb: <a href="mailto:info@klotbyran.se">Klotbyrån</a>',
      },
      {
        '/': ['Odlarboden', '<h2>Odla mer på mindre yta</h2><p>Lådor av svensk lärk, utan skruv.</p>'],
        '/pages/om-oss': ['Om oss', '<p>Vi är fyra personer och en såg. Virket kommer från Småland.</p>'],
        '/pages/kontakt': [
          'Kontakt',
          `<p>Maila ${entities('hej@odlarboden.se')} så svarar vi inom en dag.</p>`,
        ],
        '/pages/aterforsaljare': [
          'Bli återförsäljare',
          `<p>Vi säljer till handelsträdgårdar och butiker i hela Norden. Första ordern är på minst 2 500 kr exkl. moms, därefter minst 1 000 kr per order.</p><p>Vi vill inte att våra varor säljs på Amazon, CDON eller andra marknadsplatser utan vårt skriftliga godkännande.</p><p>Skicka momsregistreringsnummer och länk till er webbplats till <a href="${entities('mailto:handlare@odlarboden.se')}">${entities('handlare@odlarboden.se')}</a>.</p>`,
        ],
        '/pages/vanliga-fragor': [
          'Vanliga frågor',
          '<h3>Måste lådan oljas?</h3><p>Nej, lärk grånar vackert.</p><h3>Finns det en minsta order för privatkunder?</h3><p>Nej.</p>',
        ],
        '/pages/jobb': ['Jobba hos oss', '<p>Ansök via jobb@odlarboden.se.</p>'],
      },
    ),
    'www.plantagen-hornet.se': {
      '/varumarken/odlarboden': other(
        'Planthörnet',
        'Odlarboden',
        '<p>Pluggbox 159 kr</p><p>kundservice@planthornet.se</p>',
      ),
    },
    'www.odlarboden-kafe.se': {
      '/': page(
        '<html lang="sv"><title>Odlarbodens kafé</title><body><h1>Våfflor varje dag</h1><p>Boka: boka@odlarboden-kafe.se</p></body></html>',
      ),
    },
  },
  expected: {
    website: 'www.odlarboden.se',
    wayIn: { kind: 'address', anyOf: ['handlare@odlarboden.se'] },
    traps: [
      'info@klotbyran.se',
      'jobb@odlarboden.se',
      'kundservice@planthornet.se',
      'boka@odlarboden-kafe.se',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Vi säljer till handelsträdgårdar och butiker i hela Norden.',
        path: '/pages/aterforsaljare',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Vi vill inte att våra varor säljs på Amazon, CDON eller andra marknadsplatser utan vårt skriftliga godkännande.',
        path: '/pages/aterforsaljare',
      },
      minimum_opening_order: {
        value: 2500,
        words: 'Första ordern är på minst 2 500 kr exkl. moms',
        path: '/pages/aterforsaljare',
      },
      minimum_reorder: {
        value: 1000,
        words: 'därefter minst 1 000 kr per order',
        path: '/pages/aterforsaljare',
      },
      currency: 'SEK',
      documents: {
        value: ['tax_id', 'website_url'],
        words: 'Skicka momsregistreringsnummer och länk till er webbplats till',
        path: '/pages/aterforsaljare',
      },
    },
  },
};

const kruidhof: DiscoveryCase = {
  brand: 'Kruidhof Zaden',
  productTitles: ['Kruidhof Zaden Bloemenmengsel Bijenweide 100 g', 'Kruidhof Zaden Kruidentuin Startset'],
  search: [
    hit(
      'https://www.bol.com/nl/nl/b/kruidhof-zaden/91827364/',
      'Kruidhof Zaden kopen? Alle artikelen | bol',
      'Ontdek het assortiment van Kruidhof Zaden.',
    ),
    hit(
      'https://www.hortuskruidhof.nl/',
      'Hortus De Kruidhof - botanische tuin',
      'Openingstijden en arrangementen.',
    ),
    hit(
      'https://kruidhofzaden.nl/',
      'Kruidhof Zaden · biologische zaden uit Friesland',
      'Zaad dat hier groeit.',
    ),
    hit('https://www.tuinreus.nl/merk/kruidhof-zaden', 'Kruidhof Zaden bij Tuinreus', 'Snel in huis.'),
    insta('kruidhofzaden', 'Biologisch zaad.'),
    hit('https://www.trustpilot.com/review/kruidhofzaden.nl', 'Kruidhof Zaden Reviews', 'TrustScore 4.7.'),
  ],
  hosts: {
    'kruidhofzaden.nl': plain(
      {
        host: 'kruidhofzaden.nl',
        name: 'Kruidhof Zaden',
        lang: 'nl',
        promo: 'Gratis verzending vanaf € 35',
        nav: [
          ['/zaden/', 'Zaden'],
          ['/over-ons/', 'Over ons'],
          ['/verkooppunten/', 'Verkooppunten'],
          ['/contact/', 'Contact'],
        ],
        foot: [
          ['/voorwaarden/', 'Voorwaarden'],
          ['/privacy/', 'Privacy'],
        ],
        items: [],
        footer: 'Kruidhof Zaden, Buitenpost',
        credit: '&middot; Website: Grutto Media &lt;hallo@gruttomedia.nl&gt;',
        head: '<script>(function(w,d){w.tuinConfig={"winkelmand":0,"valuta":"EUR","taal":"nl"};})(window,document);</script>',
      },
      {
        '/': [
          'Zaad dat hier groeit',
          '<p>Biologische zaden, geteeld op Friese klei en met de hand geschoond.</p>',
        ],
        '/zaden/': ['Zaden', '<p>Bijenweide 100 g € 9,95 &ndash; Kruidentuin startset € 19,50</p>'],
        '/over-ons/': [
          'Over ons',
          '<p>Sinds 2006 telen Wiebe en Anke zaden van oude rassen. Journalisten mailen pers [at] kruidhofzaden [punt] nl.</p>',
        ],
        '/verkooppunten/': [
          'Verkooppunten',
          `<p>Onze zaden liggen bij boerderijwinkels en tuincentra door het hele land.</p><h2>Zelf verkooppunt worden?</h2><p>Graag! Wij leveren aan winkels, tuincentra en musea. De eerste bestelling is minimaal € 150,00 exclusief btw, nabestellen kan vanaf € 75.</p><p>Stuur een bericht met uw btw-nummer naar <b>groothandel [at] kruidhofzaden [punt] nl</b>. Aanbieden via bol of Amazon staan wij niet toe, dat doen we zelf.</p><p>In Vlaanderen loopt de levering via onze verdeler <em>Zaadhuis Van Roey</em> in Lier (info@zaadhuisvanroey.be).</p>`,
        ],
        '/contact/': [
          'Contact',
          '<p>Vragen over uw bestelling: info [at] kruidhofzaden [punt] nl of 0511 555 014.</p>',
        ],
        '/voorwaarden/': [
          'Voorwaarden',
          '<p>Op al onze leveringen aan consumenten is een bedenktijd van veertien dagen van toepassing.</p>',
        ],
        '/privacy/': [
          'Privacy',
          '<p>Wij bewaren uw gegevens zeven jaar. Vragen: privacy [at] kruidhofzaden [punt] nl.</p>',
        ],
      },
    ),
    'www.hortuskruidhof.nl': {
      '/': elsewhere('Hortus De Kruidhof', 'Welkom', '<p>Groepen: reserveren@hortuskruidhof.nl</p>'),
    },
    'www.tuinreus.nl': {
      '/merk/kruidhof-zaden': elsewhere(
        'Tuinreus',
        'Kruidhof Zaden',
        '<p>Zakelijk bestellen? zakelijk@tuinreus.nl</p>',
      ),
    },
  },
  expected: {
    website: 'kruidhofzaden.nl',
    wayIn: { kind: 'address', anyOf: ['groothandel@kruidhofzaden.nl'] },
    traps: [
      'hallo@gruttomedia.nl',
      'pers@kruidhofzaden.nl',
      'privacy@kruidhofzaden.nl',
      'info@zaadhuisvanroey.be',
      'reserveren@hortuskruidhof.nl',
      'zakelijk@tuinreus.nl',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Wij leveren aan winkels, tuincentra en musea.',
        path: '/verkooppunten/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Aanbieden via bol of Amazon staan wij niet toe',
        path: '/verkooppunten/',
      },
      minimum_opening_order: {
        value: 150,
        words: 'De eerste bestelling is minimaal € 150,00 exclusief btw',
        path: '/verkooppunten/',
      },
      minimum_reorder: { value: 75, words: 'nabestellen kan vanaf € 75', path: '/verkooppunten/' },
      currency: 'EUR',
      documents: {
        value: ['tax_id'],
        words: 'Stuur een bericht met uw btw-nummer naar',
        path: '/verkooppunten/',
      },
      distributors: {
        value: ['Zaadhuis Van Roey'],
        words: 'In Vlaanderen loopt de levering via onze verdeler Zaadhuis Van Roey in Lier',
        path: '/verkooppunten/',
      },
    },
  },
};

export const gardenFurther: readonly DiscoveryCase[] = [odlarboden, kruidhof];
