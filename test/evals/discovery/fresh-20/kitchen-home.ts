import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  blockForm,
  contactForm,
  folds,
  grid,
  hit,
  mail,
  privacyNotice,
  product,
  type Site,
  shopify,
  social,
  squarespace,
  termsNew,
  walmart,
  woo,
} from './kit.ts';

const copper: Site = {
  name: 'Copperhen Kitchen',
  host: 'copperhenkitchen.com',
  announce: '20% off spatula sets this week: HEN20',
  menu: [
    [
      'Shop',
      [
        ['/collections/all', 'Everything'],
        ['/products/egg-spatula', 'Egg Spatula'],
      ],
    ],
    [
      'Help',
      [
        ['/pages/faqs', 'FAQs'],
        ['/pages/warranty', 'Warranty'],
        ['/pages/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Info',
      [
        ['/pages/faqs', 'FAQs'],
        ['/pages/warranty', 'Register your warranty'],
        ['/policies/terms-of-service', 'Terms of service'],
        ['/policies/privacy-policy', 'Privacy policy'],
      ],
    ],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"Copperhen Kitchen","contactPoint":{"@type":"ContactPoint","contactType":"customer service","email":"cluck@copperhenkitchen.com"}}</script>',
};
const ck = (title: string, body: string): string => shopify(copper, title, body);

const harrow: Site = {
  name: 'Harrow & Hide',
  host: 'www.harrowhideleather.com',
  announce: 'Made to order. Please allow four weeks.',
  menu: [
    [
      'Leather',
      [
        ['/shop', 'Shop'],
        ['/shop/p/field-tote', 'Field Tote'],
      ],
    ],
    [
      'Workshop',
      [
        ['/about', 'About'],
        ['/wholesale', 'Stockists & wholesale'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  foot: [
    [
      'Harrow & Hide',
      [
        ['/wholesale', 'Stockists & wholesale'],
        ['/contact', 'Contact'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/harrowandhide'],
};
const hh = (title: string, body: string): string => squarespace(harrow, title, body);

const albahaca: Site = {
  name: 'Cerámica Albahaca',
  host: 'www.ceramicaalbahaca.es',
  lang: 'es',
  currency: 'EUR',
  announce: 'Embalaje a prueba de golpes en todos los envíos',
  menu: [
    [
      'Cerámica',
      [
        ['/tienda/', 'Tienda'],
        ['/producto/plato-hoja/', 'Plato Hoja'],
      ],
    ],
    [
      'El taller',
      [
        ['/el-taller/', 'El taller'],
        ['/cursos/', 'Cursos'],
        ['/contacto/', 'Contacto'],
      ],
    ],
  ],
  foot: [
    [
      'Información',
      [
        ['/envios-y-devoluciones/', 'Envíos y devoluciones'],
        ['/aviso-legal/', 'Aviso legal'],
        ['/contacto/', 'Contacto'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/ceramica.albahaca'],
};
const ca = (title: string, body: string): string => woo(albahaca, title, body);

export const kitchenAndHomeCases: readonly DiscoveryCase[] = [
  {
    brand: 'COPPERHEN',
    productTitles: [
      'COPPERHEN Silicone Egg Spatula, Flexible, Set of 2',
      'COPPERHEN Collapsible Colander, 5 qt, Teal',
    ],
    category: 'Home & Kitchen',
    search: [
      amazon('B08CPRHNS2', 'COPPERHEN Silicone Egg Spatula, Flexible, Set of 2', 'COPPERHEN', '$14.99'),
      walmart('662108844', 'COPPERHEN Collapsible Colander, 5 qt, Teal'),
      hit('https://www.thecopperhen.net/', 'The Copper Hen Bakery & Kitchen', 'Brunch in Minneapolis.'),
      hit(
        'https://copperhenkitchen.com/',
        'Copperhen Kitchen – Tools that bend',
        'Silicone tools for eggs and everything else.',
      ),
      hit('https://www.seriouseats.net/best-egg-spatulas', 'The Best Egg Spatulas', 'Runner-up: Copperhen.'),
    ],
    hosts: {
      'copperhenkitchen.com': {
        '/': ck(
          'Tools that bend',
          grid([
            ['/products/egg-spatula', 'Egg Spatula, set of 2', '$14.99'],
            ['/collections/all', 'Collapsible Colander, 5 qt', '$19.99'],
            ['/collections/all', 'Bundle: six tools', '$44.99', 'Buy in bulk and save'],
          ]),
        ),
        '/collections/all': ck(
          'Everything',
          grid([
            ['/products/egg-spatula', 'Egg Spatula, set of 2', '$14.99'],
            ['/collections/all', 'Collapsible Colander, 5 qt', '$19.99'],
          ]),
        ),
        '/products/egg-spatula': ck(
          'Egg Spatula',
          product(
            'Egg Spatula',
            '$14.99',
            'Thin enough for over-easy, and safe to 480 °F.',
            [
              ['Material', 'Platinum silicone, steel core'],
              ['Dishwasher', 'Yes'],
            ],
            ['Best flip of my life.'],
          ),
        ),
        '/pages/faqs': ck(
          'FAQs',
          folds([
            ['Is it BPA free?', 'Yes, and PFAS free too.'],
            ['Do you ship abroad?', 'To Canada and Mexico.'],
            ['My code doesn’t work!', 'One code per order; sale items are left out.'],
          ]),
        ),
        '/pages/warranty': ck(
          'Register your warranty',
          `<p>Bought on Amazon or Walmart? Register within 60 days.</p>${contactForm(['Name', 'Email *', 'Amazon order number', 'Note**'], 'Register', 'WarrantyForm')}<p>Claims: warranty@copperhenkitchen.com</p>`,
        ),
        '/pages/contact': ck(
          'Contact',
          `<p>Email ${mail('cluck@copperhenkitchen.com')} and we’ll get back to you before the yolk sets.</p>`,
        ),
        '/policies/terms-of-service': ck(
          'Terms of service',
          termsNew('Copperhen Kitchen', 'legal@copperhenkitchen.com'),
        ),
        '/policies/privacy-policy': ck(
          'Privacy policy',
          privacyNotice('Copperhen Kitchen', 'email privacy@copperhenkitchen.com'),
        ),
      },
      'www.thecopperhen.net': {
        '/': '<html><head><title>The Copper Hen Bakery & Kitchen</title></head><body><h1>Brunch</h1><p>Wholesale bread for cafés: bakery@thecopperhen.net, minimum order $75.</p></body></html>',
      },
    },
    expected: {
      website: 'copperhenkitchen.com',
      wayIn: { kind: 'address', anyOf: ['cluck@copperhenkitchen.com'] },
      traps: [
        'warranty@copperhenkitchen.com',
        'legal@copperhenkitchen.com',
        'privacy@copperhenkitchen.com',
        'bakery@thecopperhen.net',
      ],
      policy: {},
    },
  },
  {
    brand: 'Harrow & Hide',
    productTitles: [
      'Harrow & Hide Field Tote, Full-Grain Bridle Leather, Chestnut',
      'Harrow & Hide Key Fob, Brass and Leather',
    ],
    category: 'Luggage & Travel Gear',
    search: [
      hit(
        'https://www.harrowhideleather.com/',
        'Harrow & Hide — Saddler-made bags',
        'Bags and small leather, stitched in Lexington, Kentucky.',
      ),
      amazon('B07HRWHDFT', 'Harrow & Hide Field Tote, Full-Grain Bridle Leather', 'Harrow & Hide', '$315.00'),
      hit('https://www.etsy.com/shop/HarrowAndHide', 'HarrowAndHide - Etsy', 'Key fobs and belts.'),
      hit('https://www.harrow.gov.uk/', 'Harrow Council', 'Pay, report, apply.'),
    ],
    hosts: {
      'www.harrowhideleather.com': {
        '/': hh(
          'Saddler-made bags',
          grid([
            ['/shop/p/field-tote', 'Field Tote', '$315.00'],
            ['/shop', 'Key Fob', '$28.00'],
          ]),
        ),
        '/shop': hh(
          'Shop',
          grid([
            ['/shop/p/field-tote', 'Field Tote', '$315.00'],
            ['/shop', 'Dog lead', '$74.00'],
          ]),
        ),
        '/shop/p/field-tote': hh(
          'Field Tote',
          product(
            'Field Tote',
            '$315.00',
            'Bridle butt, waxed linen, and a brass ring that you can hear coming.',
            [
              ['Width', '16 in'],
              ['Leather', 'English bridle'],
            ],
          ),
        ),
        '/about': hh(
          'About',
          '<p>Cole Maddox learned on saddles. Repairs of other makers’ bags: ask his teacher, ruth@bluegrasssaddlery.net.</p>',
        ),
        '/wholesale': hh(
          'Stockists & wholesale',
          `<h3>Where to see our bags</h3><p>Sidecar, Louisville · Ada Grey, Nashville · The Paddock Store, Lexington</p>
<h3>Wholesale</h3><p>As of January 2026 we have stopped taking on new stockists. With one bench and a long queue we’d only disappoint you.
We still look after the shops above.</p><p>If that ever changes we’ll say so here. Questions are welcome at ${mail('hello@harrowhideleather.com')}.</p>`,
        ),
        '/contact': hh(
          'Contact',
          `<p>hello@harrowhideleather.com</p>${blockForm(['Name', 'Email', 'Message**'], 'Send')}<p>Press kit: press@harrowhideleather.com</p>`,
        ),
      },
    },
    expected: {
      website: 'www.harrowhideleather.com',
      wayIn: {
        kind: 'address',
        anyOf: ['hello@harrowhideleather.com', 'https://www.harrowhideleather.com/contact'],
      },
      traps: ['ruth@bluegrasssaddlery.net', 'press@harrowhideleather.com'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'we have stopped taking on new stockists',
          furtherWords: ['we’d only disappoint you'],
          path: '/wholesale',
        },
      },
    },
  },
  {
    brand: 'Cerámica Albahaca',
    productTitles: [
      'Cerámica Albahaca Plato Hoja de gres, 24 cm, verde',
      'Cerámica Albahaca Cuenco para aceitunas',
    ],
    category: 'Hogar y cocina',
    search: [
      hit(
        'https://www.ceramicaalbahaca.es/',
        'Cerámica Albahaca - Gres hecho a mano',
        'Platos y cuencos de gres. Taller en Úbeda.',
      ),
      hit(
        'https://www.amazon.es/dp/B0CALBHC24',
        'Cerámica Albahaca Plato Hoja de gres, 24 cm : Amazon.es: Hogar y cocina',
        '32,00 €',
      ),
      hit('https://www.restaurantealbahaca.com/', 'Restaurante Albahaca, Sevilla', 'Carta y reservas.'),
      social('instagram', 'ceramica.albahaca', 'barro, fuego, hojas'),
    ],
    hosts: {
      'www.ceramicaalbahaca.es': {
        '/': ca(
          'Gres hecho a mano',
          `<p>Imprimimos hojas de verdad en el barro: albahaca, higuera, parra.</p>${grid([
            ['/producto/plato-hoja/', 'Plato Hoja, 24 cm', '32,00 €'],
            ['/tienda/', 'Cuenco para aceitunas', '18,00 €'],
          ])}`,
        ),
        '/tienda/': ca(
          'Tienda',
          grid([
            ['/producto/plato-hoja/', 'Plato Hoja, 24 cm', '32,00 €'],
            ['/tienda/', 'Aceitera', '45,00 €'],
          ]),
        ),
        '/producto/plato-hoja/': ca(
          'Plato Hoja',
          product('Plato Hoja', '32,00 €', 'Cada hoja es distinta, así que cada plato también.', [
            ['Diámetro', '24 cm'],
            ['Horno', 'hasta 220 °C'],
          ]),
        ),
        '/el-taller/': ca(
          'El taller',
          '<p>Rocío Cano abrió el taller en 2015, en la calle Valencia. Prácticas: no tenemos plazas este año.</p>',
        ),
        '/cursos/': ca(
          'Cursos',
          `<p>Iniciación al torno, cuatro tardes, 140 €. Inscripciones: ${mail('cursos@ceramicaalbahaca.es')}.</p>`,
        ),
        '/envios-y-devoluciones/': ca(
          'Envíos y devoluciones',
          '<p>Enviamos a toda Europa. Si una pieza llega rota, mándanos una foto en 48 horas y te hacemos otra.</p>',
        ),
        '/contacto/': ca(
          'Contacto',
          `<p>Escríbenos a ${mail('rocio@ceramicaalbahaca.es')} o pasa por el taller de martes a sábado, de 10 a 14 h.</p>`,
        ),
        '/aviso-legal/': ca(
          'Aviso legal',
          '<p>Titular: Rocío Cano Lorite, NIF 26012345X. Fotografía y web: Sierra Mágina Estudio, hola@sierramagina.studio.</p>',
        ),
      },
      'www.restaurantealbahaca.com': {
        '/': '<html><head><title>Restaurante Albahaca</title></head><body><p>reservas@restaurantealbahaca.com</p></body></html>',
      },
    },
    expected: {
      website: 'www.ceramicaalbahaca.es',
      wayIn: { kind: 'address', anyOf: ['rocio@ceramicaalbahaca.es'] },
      traps: ['cursos@ceramicaalbahaca.es', 'hola@sierramagina.studio', 'reservas@restaurantealbahaca.com'],
      policy: {},
    },
  },
  {
    brand: 'WANDOVIK',
    productTitles: [
      'WANDOVIK Drawer Organizer Bins, Clear Plastic, Set of 25',
      'WANDOVIK Under Sink Shelf, 2-Tier Pull-Out, White',
    ],
    category: 'Home & Kitchen',
    search: [
      amazon('B0BWNDVK25', 'WANDOVIK Drawer Organizer Bins, Clear Plastic, Set of 25', 'WANDOVIK', '$23.99'),
      hit(
        'https://www.amazon.com/s?k=wandovik',
        'Amazon.com : wandovik',
        '1-48 of 112 results for "wandovik"',
      ),
      walmart('118830027', 'WANDOVIK Under Sink Shelf, 2-Tier Pull-Out'),
      hit('https://www.wandovik.pl/', 'Wandovik – biuro rachunkowe', 'Księgowość dla małych firm, Kraków.'),
      hit(
        'https://trademarks.justia.com/907/11/wandovik-90711822.html',
        'WANDOVIK Trademark - Justia',
        'Owner: Shenzhen Wanduo Trading Co., Ltd. Household containers.',
      ),
      hit('https://www.linkedin.com/in/anna-wandovik', 'Anna Wandovik - Architect', 'Oslo, Norway.'),
    ],
    hosts: {
      'www.wandovik.pl': {
        '/': `<!doctype html><html lang="pl"><head><title>Wandovik – biuro rachunkowe</title></head><body><header><h1>Biuro rachunkowe Wandovik</h1><nav><a href="/">Start</a> <a href="/kontakt">Kontakt</a></nav></header>
<p>Prowadzimy księgowość małych firm od 2003 roku: podatki, kadry, ZUS. Pierwsza rozmowa jest bezpłatna.</p><p>biuro@wandovik.pl</p></body></html>`,
        '/kontakt':
          '<!doctype html><html lang="pl"><head><title>Kontakt – Wandovik</title></head><body><h1>Kontakt</h1><p>ul. Dietla 40, Kraków. tel. 12 555 01 90, biuro@wandovik.pl</p></body></html>',
      },
      'trademarks.justia.com': {
        '/907/11/wandovik-90711822.html': `<!doctype html><html><head><title>WANDOVIK Trademark of Shenzhen Wanduo Trading Co., Ltd. - Registration 6711822</title></head><body><h1>WANDOVIK</h1><dl><dt>Owner</dt><dd>Shenzhen Wanduo Trading Co., Ltd.</dd><dt>Class</dt><dd>021 Household or kitchen utensils and containers</dd><dt>Correspondent</dt><dd>Brightgate IP Law PC, docket@brightgateip.com</dd></dl></body></html>`,
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['biuro@wandovik.pl', 'docket@brightgateip.com'],
      policy: {},
    },
  },
];
