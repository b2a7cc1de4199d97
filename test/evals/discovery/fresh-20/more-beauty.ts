import type { DiscoveryCase } from '../case.ts';
import { cf7, contactForm, entities, folds, grid, mail, product, termsNew } from './kit.ts';
import { amazon, faire, hit, social } from './search-hits.ts';
import { shopify, woo } from './shop-systems.ts';
import type { Site } from './site.ts';

const oat: Site = {
  name: 'Oat & Ember',
  host: 'oatandembersoap.com',
  announce: 'Buy 4 bars, get the 5th on us',
  menu: [
    [
      'Soap',
      [
        ['/collections/bars', 'Bars'],
        ['/products/pine-tar', 'Pine Tar'],
      ],
    ],
    [
      'Read',
      [
        ['/pages/how-we-make-it', 'How we make it'],
        ['/pages/faq', 'FAQ'],
      ],
    ],
  ],
  foot: [
    [
      'Links',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/map', 'Advertised prices'],
        ['/pages/contact', 'Contact'],
        ['/policies/terms-of-service', 'Terms of service'],
      ],
    ],
  ],
  footText:
    '<p>Oat &amp; Ember Soap Co.<br>Duluth, Minnesota</p><p>Stores: for wholesale prices email Karin at <a href="mailto:karin@oatandembersoap.com">karin@oatandembersoap.com</a></p>',
  social: ['https://www.facebook.com/oatandember'],
};
const oe = (title: string, body: string): string => shopify(oat, title, body);

const verdalia: Site = {
  name: 'Verdalia',
  host: 'www.verdaliacosmesi.it',
  lang: 'it',
  currency: 'EUR',
  announce: 'Spedizione gratuita da 39 €',
  menu: [
    [
      'Prodotti',
      [
        ['/negozio/', 'Tutti i prodotti'],
        ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula'],
      ],
    ],
    [
      'Azienda',
      [
        ['/chi-siamo/', 'Chi siamo'],
        ['/diventa-rivenditore/', 'Diventa rivenditore'],
        ['/distributori/', 'Distributori'],
      ],
    ],
  ],
  foot: [
    [
      'Verdalia',
      [
        ['/contatti/', 'Contatti'],
        ['/privacy-policy/', 'Privacy policy'],
      ],
    ],
  ],
  footText:
    '<p>Verdalia S.r.l. – Via dei Gelsi 14, 47521 Cesena (FC) – P. IVA 04410930401 – verdalia@pec-imprese.it</p>',
  social: ['https://www.facebook.com/verdaliacosmesi'],
};
const vd = (title: string, body: string): string => woo(verdalia, title, body);

export const moreBeautyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Oat & Ember Soap Co.',
    productTitles: [
      'Oat & Ember Pine Tar Soap Bar, 5.5 oz (Pack of 3)',
      'Oat & Ember Oatmeal Milk Unscented Soap Bar, 5.5 oz',
    ],
    category: 'Beauty & Personal Care',
    search: [
      amazon(
        'B07OATPT3P',
        'Oat & Ember Pine Tar Soap Bar, 5.5 oz (Pack of 3)',
        'Oat & Ember Soap Co.',
        '$23.40',
      ),
      hit(
        'https://oatandembersoap.com/',
        'Oat & Ember – Cold-process bars',
        'Pine tar, oatmeal, charcoal. Duluth, MN.',
      ),
      hit('https://www.oatandembercafe.com/', 'Oat & Ember Café', 'Breakfast all day in Bend, Oregon.'),
      hit(
        'https://www.duluthtrading.com/oat-ember-soap',
        'Oat & Ember Soap | Duluth Trading',
        'Bars for hard hands.',
      ),
      social('facebook', 'oatandember', 'Soap maker, Duluth'),
    ],
    hosts: {
      'oatandembersoap.com': {
        '/': oe(
          'Soap for hands that work',
          `${grid([
            ['/products/pine-tar', 'Pine Tar, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Oatmeal Milk, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Taconite Scrub', '$9.50', 'With pumice'],
          ])}<p>Cut on Mondays. Cured six weeks. Wrapped by Karin’s mother.</p>`,
        ),
        '/collections/bars': oe(
          'Bars',
          grid([
            ['/products/pine-tar', 'Pine Tar, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Oatmeal Milk, 5.5 oz', '$8.50'],
          ]),
        ),
        '/products/pine-tar': oe(
          'Pine Tar',
          product(
            'Pine Tar',
            '$8.50',
            'Twenty percent real pine tar. It smells like a campfire and rinses clean.',
            [
              ['Weight', '5.5 oz'],
              ['Ingredients', 'Saponified oils, pine tar, colloidal oatmeal'],
            ],
            ['My husband’s psoriasis has calmed down.'],
          ),
        ),
        '/pages/how-we-make-it': oe(
          'How we make it',
          '<p>Olive, coconut and tallow are melted at 110 degrees, then lye, then patience.</p>',
        ),
        '/pages/faq': oe(
          'FAQ',
          folds([
            ['Is your palm oil sustainable?', 'There is none in our bars.'],
            ['Do you ship to Canada?', 'Yes; duties are yours.'],
            ['Can I have ends and trimmings?', 'In June, when we sell them by the pound.'],
          ]),
        ),
        '/pages/map': oe(
          'Advertised prices',
          `<p>To everyone who resells our soap: we publish a minimum advertised price for each bar, set it out on the price sheet,
and stop supplying whoever advertises below it. What you charge at the till is up to you.</p>
<p>Report listings under that price to ${mail('pricewatch@oatandembersoap.com')}.</p>`,
        ),
        '/pages/contact': oe(
          'Contact',
          `<p>About an order: orders@oatandembersoap.com</p><p>About a blog post: our agent, ${mail('talent@brightsidecreators.com')}</p>
${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/policies/terms-of-service': oe(
          'Terms of service',
          termsNew('Oat & Ember', 'orders@oatandembersoap.com'),
        ),
      },
      'www.oatandembercafe.com': {
        '/': '<html><head><title>Oat & Ember Café</title></head><body><h1>Oat &amp; Ember Café</h1><p>Catering: events@oatandembercafe.com</p></body></html>',
      },
    },
    expected: {
      website: 'oatandembersoap.com',
      wayIn: { kind: 'address', anyOf: ['karin@oatandembersoap.com'] },
      traps: [
        'pricewatch@oatandembersoap.com',
        'talent@brightsidecreators.com',
        'events@oatandembercafe.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Stores: for wholesale prices email Karin',
          path: '/',
        },
        map_policy: {
          value: 'yes',
          words: 'we publish a minimum advertised price for each bar',
          furtherWords: ['Report listings under that price'],
          path: '/pages/map',
        },
      },
    },
  },
  {
    brand: 'Verdalia Cosmesi',
    productTitles: [
      'Verdalia Crema mani alla calendula bio 75 ml',
      'Verdalia Shampoo solido ortica e salvia 80 g',
    ],
    category: 'Bellezza',
    search: [
      hit(
        'https://www.verdaliacosmesi.it/',
        'Verdalia - Cosmesi naturale romagnola',
        'Creme e saponi con erbe officinali coltivate a Cesena.',
      ),
      hit(
        'https://www.amazon.it/dp/B0BVRDCAL7',
        'Verdalia Crema mani alla calendula bio 75 ml : Amazon.it: Bellezza',
        'Marca: Verdalia Cosmesi. 9,90 €',
      ),
      hit('https://www.verdaliagarden.it/', 'Verdalia Garden – Vivaio', 'Piante e prati a rotolo, Brescia.'),
      faire('verdalia', 'Verdalia', 'Cosmesi naturale italiana.'),
    ],
    hosts: {
      'www.verdaliacosmesi.it': {
        '/': vd(
          'Cosmesi naturale romagnola',
          `<p>Coltiviamo, distilliamo, impastiamo. Tutto a Cesena.</p>${grid([
            ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula, 75 ml', '9,90 €'],
            ['/negozio/', 'Shampoo solido, 80 g', '8,50 €'],
          ])}`,
        ),
        '/negozio/': vd(
          'Tutti i prodotti',
          grid([
            ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula, 75 ml', '9,90 €'],
            ['/negozio/', 'Shampoo solido, 80 g', '8,50 €'],
          ]),
        ),
        '/prodotto/crema-mani-calendula/': vd(
          'Crema mani alla calendula',
          product('Crema mani', '9,90 €', 'Si assorbe in fretta e profuma appena.', [['Contenuto', '75 ml']]),
        ),
        '/chi-siamo/': vd(
          'Chi siamo',
          `<p>Nata nel 2009 da Silvia e Pietro Casadei. Per lavorare con noi: curriculum@verdaliacosmesi.it</p>`,
        ),
        '/diventa-rivenditore/': vd(
          'Diventa rivenditore',
          `<p>Hai un’erboristeria, una profumeria o un negozio bio? Compila il modulo: un nostro agente ti ricontatta entro tre
giorni lavorativi con il listino riservato ai negozi.</p>
<p>Il primo ordine parte da 200 € più IVA e comprende l’espositore da banco in omaggio. Per attivare l’anagrafica servono
la partita IVA e il codice SDI.</p>
${cf7('318', ['Ragione sociale', 'Partita IVA', 'Città', 'E-mail', 'Telefono', 'Messaggio**'], 'Invia la richiesta')}`,
        ),
        '/distributori/': vd(
          'Distributori',
          `<p>Fuori dall’Italia i nostri prodotti sono distribuiti da:</p>
<table><tr><th>Paese</th><th>Distributore</th></tr><tr><td>Germania e Austria</td><td>Kräuterhof Import GmbH – einkauf@kraeuterhof-import.de</td></tr>
<tr><td>Spagna</td><td>Natura Ibérica Distribuciones S.L.</td></tr></table>`,
        ),
        '/contatti/': vd(
          'Contatti',
          `<p>Servizio clienti: ${entities('clienti@verdaliacosmesi.it')} – tel. 0547 555 0187</p><p>Ufficio stampa: ${mail('stampa@verdaliacosmesi.it')}</p>`,
        ),
        '/privacy-policy/': vd(
          'Privacy policy',
          '<p>Titolare del trattamento: Verdalia S.r.l. Per esercitare i diritti di cui agli artt. 15-22 GDPR: privacy@verdaliacosmesi.it.</p>',
        ),
      },
    },
    expected: {
      website: 'www.verdaliacosmesi.it',
      wayIn: { kind: 'form', anyOf: ['https://www.verdaliacosmesi.it/diventa-rivenditore/'] },
      traps: [
        'curriculum@verdaliacosmesi.it',
        'stampa@verdaliacosmesi.it',
        'privacy@verdaliacosmesi.it',
        'einkauf@kraeuterhof-import.de',
        'verdalia@pec-imprese.it',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'ti ricontatta entro tre giorni lavorativi con il listino riservato ai negozi',
          furtherWords: [
            'Hai un’erboristeria, una profumeria o un negozio bio?',
            'Diventa rivenditore',
            'Il primo ordine parte da 200 €',
          ],
          path: '/diventa-rivenditore/',
        },
        minimum_opening_order: {
          value: 200,
          words: 'Il primo ordine parte da 200 € più IVA',
          path: '/diventa-rivenditore/',
        },
        currency: 'EUR',
        documents: {
          value: ['tax_id'],
          words: 'Per attivare l’anagrafica servono la partita IVA e il codice SDI',
          path: '/diventa-rivenditore/',
        },
        distributors: {
          value: ['Kräuterhof Import GmbH', 'Natura Ibérica Distribuciones S.L.'],
          words: 'Kräuterhof Import GmbH',
          furtherWords: ['Natura Ibérica Distribuciones S.L.', 'i nostri prodotti sono distribuiti da'],
          path: '/distributori/',
        },
      },
    },
  },
];
