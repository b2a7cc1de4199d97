import type { DiscoveryCase } from '../case.ts';
import { grid, mail, product } from './kit.ts';
import { amazon, hit, social, walmart } from './search-hits.ts';
import { woo } from './shop-systems.ts';
import type { Site } from './site.ts';

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

export const moreKitchenAndHomeCases: readonly DiscoveryCase[] = [
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
