import type { DiscoveryCase } from '../case.ts';
import { fluid, luma } from './frames-even.ts';
import { gutenberg, volusion } from './frames-odd.ts';
import { hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Wren & Trowel Tool Co.',
    host: 'www.wrenandtrowel.test',
    titles: ['Wren & Trowel Tool Co. Hori Hori Walnut', 'Wren & Trowel Tool Co. Transplanting Trowel'],
    category: 'Patio, Lawn & Garden',
    frame: fluid,
    shelf: '/shop/p/',
    bar: 'Next bench day: March 8',
    pages: {
      '/bench': ['The Bench', p('Two smiths, one coal forge, about nine tools a week.')],
      '/faqs': [
        'FAQs',
        `<p><strong>How long is the wait?</strong></p>${p('Six weeks, give or take.')}<p><strong>I run a garden center. May I carry your tools?</strong></p>${p('You are kind to ask, but there are never enough for that.', 'Each trowel goes straight from us to the gardener who ordered it, and shops are something we leave to others.')}<p><strong>Do you sharpen?</strong></p>${p('Always, and free, if you pay the postage.')}`,
      ],
      '/hello': [
        'Hello',
        `<p>${mail('howdy@wrenandtrowel.test')}</p><p>Apprentices: ${mail('apprentice@wrenandtrowel.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://www.wrenandtrowel.test/',
        'Wren & Trowel Tool Co.',
        'Forged garden tools from Viroqua, Wisconsin.',
      ),
      hit(
        'https://www.etsy.com/market/garden_trowel',
        'Garden Trowel - Etsy',
        'Check out our garden trowel selection.',
      ),
    ],
    expected: {
      wayIn: writeTo('howdy@wrenandtrowel.test'),
      traps: ['apprentice@wrenandtrowel.test'],
      policy: {
        takes_wholesale: says(
          '/faqs',
          'no',
          'shops are something we leave to others',
          'there are never enough for that',
        ),
      },
    },
  }),
  site({
    brand: 'Gullywood Planters',
    host: 'gullywoodplanters.test',
    titles: ['Gullywood Planters Fiberstone Trough 36 in', 'Gullywood Planters Self-Watering Bowl Slate'],
    category: 'Patio, Lawn & Garden',
    frame: gutenberg,
    shelf: '/product/',
    bar: 'Orders over $150 travel free to the lower 48',
    foot: 'Theme: Verdure by <a href="https://greenpixel-themes.test">GreenPixel</a> (support@greenpixel-themes.test)',
    blurb: p('Frost-proof to -20 F.', 'Gift wrapping available with a $30 minimum order.'),
    pages: {
      '/materials': ['Materials', p('Crushed stone and resin, a fifth the weight of concrete.')],
      '/stores': [
        'Stores',
        `${p('Type your zip code to see which nurseries near you have our troughs on display.')}<input type="text" name="zip" placeholder="Zip"><button>Look</button>`,
      ],
      '/shipping': [
        '-Shipping',
        p(
          'Large troughs go by freight and the driver will call ahead.',
          'We are not a seller on Amazon; whatever is offered there under our name did not come from us and carries no warranty.',
        ),
      ],
      '/contact-gullywood': [
        'Contact',
        `<p>Cracked corner? Lost parcel? ${mail('care@gullywoodplanters.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://www.amazon.com/gullywood-planter/dp/B0GULLY',
        'Gullywood Trough',
        'Planter trough, 36 inch.',
      ),
      hit(
        'https://gullywoodplanters.test/materials/',
        'Materials – Gullywood Planters',
        'How our planters are made.',
      ),
      hit('https://www.gullywoodfarm.test/', 'Gullywood Farm | Weddings', 'Barn weddings in Vermont.'),
    ],
    expected: {
      wayIn: writeTo('care@gullywoodplanters.test'),
      traps: ['support@greenpixel-themes.test'],
    },
  }),
  site({
    brand: 'Moosgrund Gartengeräte',
    host: 'moosgrund.test',
    titles: ['Moosgrund Gartengeräte Unkrautstecher Esche', 'Moosgrund Gartengeräte Pflanzkelle Kupfer'],
    category: 'Garten',
    lang: 'de',
    frame: luma,
    shelf: '/geraete/',
    bar: 'Ab 49 € liefern wir versandkostenfrei',
    pages: {
      '/werkstatt': ['Werkstatt', p('Geschmiedet im Allgäu, gestielt mit Esche aus dem Nachbardorf.')],
      '/fachhandel': [
        'Fachhandel',
        `${p('Gärtnereien, Eisenwarenläden und Museumsshops beliefern wir gern und meist binnen einer Woche.')}<div data-content-type="text">${p('Der Einstieg gelingt ab 400 Euro netto Auftragswert, nachbestellt werden kann ab 150 Euro netto.')}</div><div data-content-type="text">${p('Auf Amazon, eBay, Kaufland und sonstigen Marktplätzen dürfen unsere Händler die Geräte nicht anbieten.')}</div><div data-content-type="text">${p('Zur Anmeldung brauchen wir Ihren Gewerbeschein sowie Ihre Umsatzsteuer-Identifikationsnummer.')}</div><p>Ihre Ansprechpartnerin: Frau Zobel, <a href="mailto:zobel%40moosgrund.test">zobel@moosgrund.test</a></p>`,
      ],
      '/impressum': [
        '-Impressum',
        `<p>Moosgrund GmbH, 87561 Oberstdorf<br>E-Mail: ${mail('post@moosgrund.test')}</p><p>Datenschutzbeauftragter: ${mail('datenschutz@kanzlei-hirtl.test')}</p>`,
      ],
    },
    search: [
      hit('https://www.manufactum.de/suche?q=moosgrund', 'Moosgrund bei Manufactum', 'Gartengeräte.'),
      hit(
        'https://moosgrund.test/',
        'Moosgrund – Geschmiedete Gartengeräte',
        'Unkrautstecher, Pflanzkellen und mehr aus dem Allgäu.',
      ),
      hit('https://www.ferienhof-moosgrund.test/', 'Ferienhof Moosgrund', 'Urlaub auf dem Bauernhof.'),
    ],
    more: {
      'www.ferienhof-moosgrund.test': {
        '/': page(
          'Ferienhof Moosgrund',
          `<p>Zimmer frei! ${mail('urlaub@ferienhof-moosgrund.test')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      wayIn: writeTo('zobel@moosgrund.test'),
      traps: ['datenschutz@kanzlei-hirtl.test', 'urlaub@ferienhof-moosgrund.test'],
      policy: {
        takes_wholesale: says(
          '/fachhandel',
          'yes',
          'Museumsshops beliefern wir gern',
          'Der Einstieg gelingt ab 400 Euro',
        ),
        marketplaces: says('/fachhandel', 'forbidden', 'dürfen unsere Händler die Geräte nicht anbieten'),
        minimum_opening_order: says('/fachhandel', 400, 'Der Einstieg gelingt ab 400 Euro netto'),
        minimum_reorder: says('/fachhandel', 150, 'nachbestellt werden kann ab 150 Euro netto'),
        currency: 'EUR',
        documents: says(
          '/fachhandel',
          ['business_license', 'tax_id'],
          'Ihren Gewerbeschein sowie Ihre Umsatzsteuer-Identifikationsnummer',
        ),
      },
    },
  }),
  site({
    brand: 'Copperline Irrigation Supply, Inc.',
    host: 'www.copperlineirrigation.test',
    titles: [
      'Copperline Irrigation Supply Brass Hose Manifold 4-Way',
      'Copperline Irrigation Supply Drip Starter Kit',
    ],
    category: 'Patio, Lawn & Garden',
    frame: volusion,
    shelf: '/product-p/',
    bar: 'Same-day shipping until 2 pm Pacific',
    pages: {
      '/about-us': ['About Us', p('Family owned in Fresno since 1983.')],
      '/dealer-program': [
        'Dealer Program',
        `<b>1. Who may buy.</b> ${p('Dealer pricing is for hardware stores, nurseries, feed stores and landscape contractors with a fixed place of business.', 'Home-based sellers are considered one by one.')}<b>2. Opening an account.</b> ${p('Fill in the credit application and attach your resale certificate and three trade references.', 'Until credit is approved, all goods are sold for cash in advance.', 'An incomplete application is returned without notice.')}<b>3. Order size.</b> ${p('An initial stocking order of $750 net is required, and reorders must total $250 net.', 'Orders under that figure are not refused but pay a $25 handling fee.', 'Prepaid freight applies at $1,500 within the contiguous states; there is no prepaid freight to Alaska or Hawaii.')}<b>4. Advertised prices.</b> ${p('Dealers shall observe the Minimum Advertised Price schedule issued each January.', 'A dealer may sell at whatever price it wishes inside its store.')}<b>5. Internet sales.</b> ${p('Sales through a dealer-owned website are welcome.', 'Listing on third-party marketplaces is a privilege extended only upon prior written authorization, which may be withdrawn at any time.')}<b>6. Returns.</b> ${p('No goods may be returned without an RMA number.', 'Cut tubing, special orders and clearance items cannot be returned at all.', 'Returned goods are subject to a 20% restocking charge.')}<b>7. Claims.</b> ${p('Shortages must be reported in five business days.', 'We are not responsible for concealed freight damage that was signed for as received in good order.')}<b>8. Prices.</b> ${p('Prices are subject to change and are not guaranteed.', 'Past-due balances bear 1.5% per month.')}<p>Send the packet to ${mail('dealerdesk@copperlineirrigation.test')}.</p>`,
      ],
      '/contact-us': [
        'Contact Us',
        `<p>Tech help: ${mail('techline@copperlineirrigation.test')}<br>Accounts payable: ${mail('ap@copperlineirrigation.test')}</p>`,
      ],
    },
    search: [
      hit(
        'https://www.copperlineirrigation.test/dealer-program',
        'Dealer Program - Copperline Irrigation Supply',
        'Dealer pricing for hardware stores, nurseries and contractors.',
      ),
      hit('https://www.homedepot.com/b/copperline', 'Copperline - The Home Depot', 'Hose manifolds.'),
      hit('https://www.copperlinecoffee.test/', 'Copperline Coffee + Cafe', 'Coffee in Seattle.'),
    ],
    expected: {
      wayIn: writeTo('dealerdesk@copperlineirrigation.test'),
      traps: ['ap@copperlineirrigation.test'],
      policy: {
        takes_wholesale: says(
          '/dealer-program',
          'yes',
          'Dealer pricing is for hardware stores',
          'An initial stocking order of $750 net',
        ),
        marketplaces: says('/dealer-program', 'with_permission', 'only upon prior written authorization'),
        map_policy: says(
          '/dealer-program',
          'yes',
          'Dealers shall observe the Minimum Advertised Price schedule',
        ),
        minimum_opening_order: says(
          '/dealer-program',
          750,
          'An initial stocking order of $750 net is required',
        ),
        minimum_reorder: says('/dealer-program', 250, 'reorders must total $250 net'),
        currency: 'USD',
        documents: says(
          '/dealer-program',
          ['credit_application', 'resale_certificate', 'trade_references'],
          'Fill in the credit application and attach your resale certificate',
        ),
      },
    },
  }),
];
