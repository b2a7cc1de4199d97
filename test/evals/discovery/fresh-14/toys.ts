import type { DiscoveryCase } from '../case.ts';
import { fluid, luma } from './frames-even.ts';
import { nuxt, storefrontSix } from './frames-odd.ts';
import { form, hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Klompenbeer Speelgoed',
    host: 'www.klompenbeer.test',
    titles: ['Klompenbeer Speelgoed Trekbeer op Wielen', 'Klompenbeer Speelgoed Stapeltoren Molen'],
    category: 'Speelgoed',
    lang: 'nl',
    frame: fluid,
    shelf: '/winkel/p/',
    bar: 'Boven de € 45 betaalt u geen verzendkosten',
    pages: {
      '/werkplaats': ['Werkplaats', p('Beukenhout, lijnolie en een lintzaag uit 1961.')],
      '/verkooppunt-worden': [
        'Verkooppunt worden',
        `${p('Heeft u een speelgoedwinkel, boekhandel of kinderkledingzaak?', 'Dan leveren wij u graag onze beren en molens.')}${p('De eerste order bedraagt ten minste € 225, ex btw en ex vracht.', 'Daarna kent een nabestelling een ondergrens van € 90.')}${p('Wie onze producten via bol of een ander platform van derden wil aanbieden, heeft daarvoor schriftelijke toestemming van ons nodig.')}${p('Geef bij uw aanvraag het btw-nummer en het webadres van de winkel door.')}<p>Mieke helpt u verder via ${mail('winkels@klompenbeer.test')}.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('mieke@klompenbeer.test')}</p><p>Stage lopen? ${mail('stage@klompenbeer.test')}</p>`,
      ],
    },
    search: [
      hit('https://www.bol.com/nl/nl/b/klompenbeer/', 'Klompenbeer | bol', 'Houten speelgoed.'),
      hit(
        'https://www.klompenbeer.test/',
        'Klompenbeer – houten speelgoed uit Zwolle',
        'Trekdieren en stapeltorens van beuken.',
      ),
    ],
    expected: {
      wayIn: writeTo('winkels@klompenbeer.test'),
      traps: ['stage@klompenbeer.test'],
      policy: {
        takes_wholesale: says(
          '/verkooppunt-worden',
          'yes',
          'Dan leveren wij u graag onze beren en molens',
          'De eerste order bedraagt ten minste',
        ),
        marketplaces: says(
          '/verkooppunt-worden',
          'with_permission',
          'heeft daarvoor schriftelijke toestemming van ons nodig',
        ),
        minimum_opening_order: says('/verkooppunt-worden', 225, 'De eerste order bedraagt ten minste € 225'),
        minimum_reorder: says(
          '/verkooppunt-worden',
          90,
          'Daarna kent een nabestelling een ondergrens van € 90',
        ),
        currency: 'EUR',
        documents: says(
          '/verkooppunt-worden',
          ['tax_id', 'website_url'],
          'Geef bij uw aanvraag het btw-nummer en het webadres',
        ),
      },
    },
  }),
  site({
    brand: 'Kieselzwerg Holzspielzeug',
    host: 'kieselzwerg.test',
    titles: ['Kieselzwerg Holzspielzeug Kugelbahn Klein', 'Kieselzwerg Holzspielzeug Bauernhof-Set'],
    category: 'Spielzeug',
    lang: 'de',
    frame: storefrontSix,
    shelf: '/detail/',
    bar: 'Geschenkverpackung ab 20 € Bestellwert',
    foot: '* Alle Preise inkl. gesetzl. Mehrwertsteuer zzgl. Versandkosten',
    pages: {
      '/ueber-uns': ['Über uns', p('Seit drei Generationen drechseln wir in Seiffen.')],
      '/wiederverkaeufer': [
        'Wiederverkäufer',
        `${p('Sie führen ein Spielwarengeschäft oder einen Onlineshop und möchten den Zwerg bei sich einziehen lassen?', 'Schön, wir nehmen laufend neue Partner auf.')}${p('Ihre Erstorder sollte 250,– € netto nicht unterschreiten; ab 500,– € übernehmen wir die Fracht.')}${p('Eine feste Untergrenze für spätere Bestellungen gibt es nicht.')}${p('Ob Sie über Ihren eigenen Shop oder über Amazon verkaufen, bleibt Ihnen überlassen.')}<p>Bitte senden Sie einen Gewerbenachweis an ${mail('vertrieb@kieselzwerg.test')}.</p>`,
      ],
      '/datenschutz': [
        '-Datenschutz',
        p(
          'Verantwortlich im Sinne der DSGVO ist die Kieselzwerg OHG.',
          `Auskunft erteilt ${mail('dsgvo@kieselzwerg.test')}.`,
        ),
      ],
      '/kontakt': ['Kontakt', form('Absenden', 'Name', 'E-Mail', 'Ihre Nachricht')],
    },
    search: [
      hit(
        'https://kieselzwerg.test/ueber-uns',
        'Über uns – Kieselzwerg',
        'Holzspielzeug aus dem Erzgebirge.',
      ),
      hit('https://kita-kieselzwerge.test/', 'Kita Kieselzwerge', 'Kindertagesstätte in Fulda.'),
    ],
    more: {
      'kita-kieselzwerge.test': {
        '/': page('Kita Kieselzwerge', `<p>Anmeldung: ${mail('leitung@kita-kieselzwerge.test')}</p>`, 'de'),
      },
    },
    expected: {
      wayIn: writeTo('vertrieb@kieselzwerg.test'),
      traps: ['dsgvo@kieselzwerg.test', 'leitung@kita-kieselzwerge.test'],
      policy: {
        takes_wholesale: says(
          '/wiederverkaeufer',
          'yes',
          'wir nehmen laufend neue Partner auf',
          'Ihre Erstorder sollte 250',
        ),
        marketplaces: says(
          '/wiederverkaeufer',
          'allowed',
          'oder über Amazon verkaufen, bleibt Ihnen überlassen',
        ),
        minimum_opening_order: says(
          '/wiederverkaeufer',
          250,
          'Ihre Erstorder sollte 250,– € netto nicht unterschreiten',
        ),
        currency: 'EUR',
        documents: says('/wiederverkaeufer', ['business_license'], 'Bitte senden Sie einen Gewerbenachweis'),
      },
    },
  }),
  site({
    brand: 'Bramblecart Wagons',
    host: 'www.bramblecart.test',
    titles: ['Bramblecart Wagons Little Hauler Red Oak', 'Bramblecart Wagons Doll Buggy'],
    category: 'Toys & Games',
    frame: luma,
    bar: 'Oversize delivery is free above $199',
    pages: {
      '/craft': ['Craft', p('Axles from Ohio, oak from the next county.')],
      '/terms-of-sale': [
        'Terms of Sale',
        `${p('These terms govern purchases made on bramblecart.test.', 'Please read them; they are shorter than most.')}<h2>Orders</h2>${p('An order is an offer to buy, and it is accepted when we ship.', 'We may cancel an order for any lawful reason, such as a price shown in error.', 'We charge your card when the wagon leaves.')}<h2>For families only</h2>${p('Bramblecart runs no wholesale, dealer or drop-ship program.', 'Quantities that look meant for resale will be refunded unshipped.')}<h2>Shipping</h2>${p('Delivery dates are estimates.', 'Risk passes on delivery.', 'A wagon refused at the door is charged freight both ways.')}<h2>Safety</h2>${p('Ages two and up.', 'Not for use behind a vehicle.', 'Replace cracked wheels before use.')}<h2>Warranty</h2>${p('Ten years on wood, two on paint.', 'The warranty belongs to the first owner and does not pass to anyone who buys from a third party.')}<h2>Disputes</h2>${p('Ohio law governs.', 'Small claims court is fine with us.')}`,
      ],
      '/contact': [
        'Contact',
        `<p>Mail: ${mail('wheels@bramblecart.test')}</p><p>Job seekers: ${mail('hr@bramblecart.test')}</p>`,
      ],
    },
    sitemap: true,
    search: [
      hit('https://www.bramblecart.test/craft', 'Craft – Bramblecart Wagons', 'Oak wagons for children.'),
      hit('https://toybarn-outlet.test/bramblecart', 'Bramblecart | Toy Barn', 'Sold out.'),
    ],
    more: {
      'toybarn-outlet.test': {
        '/bramblecart': page(
          'Toy Barn',
          `<p>Toy Barn buys from estates. ${mail('buying@toybarn-outlet.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('wheels@bramblecart.test'),
      traps: ['hr@bramblecart.test', 'buying@toybarn-outlet.test'],
      policy: {
        takes_wholesale: says(
          '/terms-of-sale',
          'no',
          'Bramblecart runs no wholesale, dealer or drop-ship program',
          'Quantities that look meant for resale will be refunded',
        ),
      },
    },
  }),
  site({
    brand: 'Ruddy Otter Plush',
    host: 'ruddyotter.test',
    titles: ['Ruddy Otter Plush Barnaby Badger 12 in', 'Ruddy Otter Plush Pocket Vole'],
    category: 'Toys & Games',
    frame: nuxt,
    shelf: '/critters/',
    bar: 'Adoption papers with every critter',
    pages: {
      '/adopters': ['Adopters', p('Eleven thousand badgers have found a bed.')],
      '/trade-customers': [
        'Trade customers',
        `${p('Toyshops, zoos and hospital gift shops are the best homes a vole could wish for.')}<ul><li>Begin: $240 of critters, any mix</li><li>Come back: $120 and up</li><li>Pricing online: stay at or above MAP, please</li><li>Marketplaces such as Amazon, Walmart and Target Plus: off limits</li><li>Paper: seller’s permit</li></ul><p>You will find us on Faire as well, but a note to Greta is quicker: <a href="mailto:Greta%20Voss%20%3Cgreta@ruddyotter.test%3E">greta@ruddyotter.test</a></p>`,
      ],
      '/write': ['Write', `<p>${mail('otter@ruddyotter.test')}</p>`],
    },
    search: [
      hit(
        'https://www.faire.com/brand/b_ruddyotter',
        'Ruddy Otter Plush wholesale | Faire',
        'Shop Ruddy Otter wholesale.',
      ),
      hit('https://ruddyotter.test/adopters', 'Ruddy Otter Plush', 'Badgers, voles and otters.'),
      hit('https://theruddyotter-pub.test/', 'The Ruddy Otter, Hebden Bridge', 'Ales and pies.'),
    ],
    more: {
      'theruddyotter-pub.test': {
        '/': page('The Ruddy Otter', `<p>Tables: ${mail('bar@theruddyotter-pub.test')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('greta@ruddyotter.test'),
      traps: ['bar@theruddyotter-pub.test'],
      policy: {
        takes_wholesale: says(
          '/trade-customers',
          'yes',
          'Toyshops, zoos and hospital gift shops are the best homes',
          'Begin: $240 of critters',
          'a note to Greta is quicker',
        ),
        marketplaces: says(
          '/trade-customers',
          'forbidden',
          'Marketplaces such as Amazon, Walmart and Target Plus: off limits',
        ),
        map_policy: says('/trade-customers', 'yes', 'stay at or above MAP'),
        minimum_opening_order: says('/trade-customers', 240, 'Begin: $240 of critters'),
        minimum_reorder: says('/trade-customers', 120, 'Come back: $120 and up'),
        currency: 'USD',
        documents: says('/trade-customers', ['resale_certificate'], 'Paper: seller’s permit'),
      },
    },
  }),
];
