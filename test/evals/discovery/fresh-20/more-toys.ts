import type { DiscoveryCase } from '../case.ts';
import { grid, mail, privacyNotice, product } from './kit.ts';
import { amazon, hit, social, walmart } from './search-hits.ts';
import { woo } from './shop-systems.ts';
import type { Site } from './site.ts';

const timber: Site = {
  name: 'Timbertot Works',
  host: 'www.timbertotworks.com',
  announce: 'All toys tested to ASTM F963',
  menu: [
    [
      'Toys',
      [
        ['/shop/', 'Shop'],
        ['/product/stacking-bears/', 'Stacking Bears'],
      ],
    ],
    [
      'About',
      [
        ['/about/', 'Our workshop'],
        ['/safety/', 'Safety'],
        ['/retailers/', 'Retailers'],
      ],
    ],
  ],
  foot: [
    [
      'More',
      [
        ['/contact/', 'Contact'],
        ['/retailers/', 'Retailers'],
        ['/privacy/', 'Privacy'],
      ],
    ],
  ],
};
const tt = (title: string, body: string): string => woo(timber, title, body);

const luna: Site = {
  name: 'Luna Papalote',
  host: 'www.lunapapalote.es',
  lang: 'es',
  currency: 'EUR',
  announce: 'Envío gratis en pedidos superiores a 50 €',
  menu: [
    [
      'Juguetes',
      [
        ['/tienda/', 'Tienda'],
        ['/producto/cometa-luna/', 'Cometa Luna'],
      ],
    ],
    [
      'Nosotras',
      [
        ['/quienes-somos/', 'Quiénes somos'],
        ['/profesionales/', 'Profesionales'],
      ],
    ],
  ],
  foot: [
    [
      'Ayuda',
      [
        ['/contacto/', 'Contacto'],
        ['/aviso-legal/', 'Aviso legal'],
        ['/profesionales/', 'Alta de tiendas'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/lunapapalote'],
};
const lp = (title: string, body: string): string => woo(luna, title, body);

export const moreToyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Timbertot',
    productTitles: [
      'Timbertot Stacking Bears Wooden Balance Toy for Toddlers, 8 Pieces',
      'Timbertot Wooden Pull-Along Moose, Maple',
    ],
    category: 'Toys & Games',
    search: [
      amazon('B08TMBRBRS', 'Timbertot Stacking Bears Wooden Balance Toy for Toddlers', 'Timbertot', '$34.00'),
      walmart('771200345', 'Timbertot Wooden Pull-Along Moose, Maple'),
      hit(
        'https://www.timbertotworks.com/',
        'Timbertot Works - Wooden toys from Maine',
        'Maple and birch toys turned in Skowhegan.',
      ),
      hit('https://timbertots.org/', 'Timber Tots Preschool', 'A forest preschool in Eugene.'),
      hit('https://www.maisonette.com/brands/timbertot', 'Timbertot | Maisonette', 'Shop wooden toys.'),
    ],
    hosts: {
      'www.timbertotworks.com': {
        '/': tt(
          'Wooden toys from Maine',
          grid([
            ['/product/stacking-bears/', 'Stacking Bears', '$34.00'],
            ['/shop/', 'Pull-Along Moose', '$29.00'],
          ]),
        ),
        '/shop/': tt(
          'Shop',
          grid([
            ['/product/stacking-bears/', 'Stacking Bears', '$34.00'],
            ['/shop/', 'Pull-Along Moose', '$29.00'],
          ]),
        ),
        '/product/stacking-bears/': tt(
          'Stacking Bears',
          product('Stacking Bears', '$34.00', 'Eight bears, no two of which stand the same way.', [
            ['Wood', 'Maple, beeswax finish'],
            ['Age', '18 months and up'],
          ]),
        ),
        '/about/': tt(
          'Our workshop',
          '<p>Four lathes and a woodstove on the Kennebec. Apprentices: shop@timbertotworks.com.</p>',
        ),
        '/safety/': tt(
          'Safety',
          '<p>Children’s Product Certificates are available by batch number from compliance@timbertotworks.com.</p>',
        ),
        '/retailers/': tt(
          'Retailers',
          `<p>Timbertot is carried by toy stores, museums, bookshops and maternity boutiques that have a street door. To be
considered, please complete the application.</p>
<p><a class="elementor-button" href="https://form.jotform.com/timbertot/retailer-application">Retailer application</a></p>
<h2>Terms</h2><dl><dt>Opening order</dt><dd>$300</dd><dt>Reorders</dt><dd>$100</dd><dt>Payment</dt><dd>Credit card at the time of shipping</dd><dt>Lead time</dt><dd>Three to four weeks, longer from October</dd></dl>
<h2>Please note</h2><p>A resale certificate and a picture of your storefront have to come with the application. Retailers may not offer our toys on Amazon, Etsy, Walmart.com, Faire or any site but their own.</p>
<p>Our sales reps: New England – Carol Stitt, ${mail('carol@stittandco.com')}; Midwest – The Playroom Group. All other states, apply to us.</p>`,
        ),
        '/contact/': tt(
          'Contact',
          '<p>Consumer questions: hello@timbertotworks.com. We answer after supper.</p>',
        ),
        '/privacy/': tt('Privacy', privacyNotice('Timbertot Works', 'write to hello@timbertotworks.com')),
      },
      'timbertots.org': {
        '/': '<html><head><title>Timber Tots Preschool</title></head><body><p>Enroll: office@timbertots.org</p></body></html>',
      },
    },
    expected: {
      website: 'www.timbertotworks.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://form.jotform.com/timbertot/retailer-application',
          'https://www.timbertotworks.com/retailers/',
        ],
      },
      traps: ['shop@timbertotworks.com', 'compliance@timbertotworks.com', 'office@timbertots.org'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Timbertot is carried by toy stores, museums, bookshops and maternity boutiques',
          furtherWords: [
            'please complete the application',
            'All other states, apply to us',
            'Retailer application',
          ],
          path: '/retailers/',
        },
        marketplaces: {
          value: 'forbidden',
          words:
            'Retailers may not offer our toys on Amazon, Etsy, Walmart.com, Faire or any site but their own',
          path: '/retailers/',
        },
        minimum_opening_order: { value: 300, words: 'Opening order $300', path: '/retailers/' },
        minimum_reorder: { value: 100, words: 'Reorders $100', path: '/retailers/' },
        currency: 'USD',
        documents: {
          value: ['resale_certificate', 'storefront_photos'],
          words: 'A resale certificate and a picture of your storefront have to come with the application',
          path: '/retailers/',
        },
      },
    },
  },
  {
    brand: 'Luna Papalote',
    productTitles: [
      'Luna Papalote Cometa Luna de algodón, fácil de volar, 90 cm',
      'Luna Papalote Móvil de papel Pájaros',
    ],
    category: 'Juguetes y juegos',
    search: [
      hit(
        'https://www.lunapapalote.es/',
        'Luna Papalote - Cometas y móviles',
        'Cometas de algodón cosidas en Tarifa.',
      ),
      hit(
        'https://www.amazon.es/dp/B0BLPCL090',
        'Luna Papalote Cometa Luna de algodón : Amazon.es: Juguetes',
        '28,00 €',
      ),
      hit('https://www.papalotemuseo.mx/', 'Papalote Museo', 'Boletos y horarios.'),
      social('instagram', 'lunapapalote', 'viento de levante'),
    ],
    hosts: {
      'www.lunapapalote.es': {
        '/': lp(
          'Cometas y móviles',
          `<p>Las cosemos a mano frente al Estrecho, donde sopla todos los días.</p>${grid([
            ['/producto/cometa-luna/', 'Cometa Luna, 90 cm', '28,00 €'],
            ['/tienda/', 'Móvil Pájaros', '19,50 €'],
          ])}`,
        ),
        '/tienda/': lp(
          'Tienda',
          grid([
            ['/producto/cometa-luna/', 'Cometa Luna, 90 cm', '28,00 €'],
            ['/tienda/', 'Móvil Pájaros', '19,50 €'],
          ]),
        ),
        '/producto/cometa-luna/': lp(
          'Cometa Luna',
          product('Cometa Luna', '28,00 €', 'Vuela con poco viento y cabe en un bolso.', [
            ['Tamaño', '90 cm'],
          ]),
        ),
        '/quienes-somos/': lp(
          'Quiénes somos',
          '<p>Luna e Inés, primas. Talleres para colegios: talleres@lunapapalote.es</p>',
        ),
        '/profesionales/': lp(
          'Profesionales',
          `<p>¿Tienes una juguetería, una librería o una tienda de museo? Te abrimos una cuenta con precios netos para que vendas
nuestras cometas.</p>
<h2>Qué necesitamos</h2><p>Mándanos por correo tu CIF y la dirección de la tienda a ${mail('tiendas@lunapapalote.es', '?subject=Alta%20de%20tienda')}.</p>
<h2>Condiciones</h2><table><tr><td>Pedido inicial</td><td>mínimo 180 € sin IVA</td></tr><tr><td>Reposiciones</td><td>sin mínimo</td></tr><tr><td>Portes</td><td>pagados a partir de 250 € (península)</td></tr><tr><td>Pago</td><td>transferencia o tarjeta</td></tr></table>
<p>Las fotos de la web están a tu disposición; pídenoslas en alta resolución.</p>`,
        ),
        '/contacto/': lp('Contacto', `<p>Pedidos de la web: hola@lunapapalote.es · WhatsApp 600 555 012</p>`),
        '/aviso-legal/': lp(
          'Aviso legal',
          '<p>Titular: Papalote Artesanas S.C., CIF J72355501. Diseño web: Estudio Levante (info@estudiolevante.com). Ejercicio de derechos: rgpd@lunapapalote.es.</p>',
        ),
      },
    },
    expected: {
      website: 'www.lunapapalote.es',
      wayIn: { kind: 'address', anyOf: ['tiendas@lunapapalote.es'] },
      traps: ['talleres@lunapapalote.es', 'info@estudiolevante.com', 'rgpd@lunapapalote.es'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Te abrimos una cuenta con precios netos para que vendas nuestras cometas',
          furtherWords: ['Mándanos por correo tu CIF', '¿Tienes una juguetería'],
          path: '/profesionales/',
        },
        minimum_opening_order: { value: 180, words: 'mínimo 180 € sin IVA', path: '/profesionales/' },
        currency: 'EUR',
        documents: {
          value: ['tax_id'],
          words: 'Mándanos por correo tu CIF y la dirección de la tienda',
          path: '/profesionales/',
        },
      },
    },
  },
];
