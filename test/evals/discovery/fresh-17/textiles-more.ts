import type { DiscoveryCase } from '../case.ts';
import { dawn, impulse, wix } from './frames.ts';
import { amazonItem, etsy, hit, insta, mailto, moved, other, policies, type Shop } from './kit.ts';

const telarShop: Shop = {
  host: 'www.telardearan.es',
  name: 'Telar de Arán',
  about: 'Mantas de lana merina tejidas en el Valle de Arán.',
  lang: 'es',
  nav: [
    ['/collections/mantas', 'Mantas'],
    ['/pages/taller', 'El taller'],
    ['/pages/puntos-de-venta', 'Puntos de venta'],
    ['/pages/profesionales', 'Profesionales'],
  ],
  foot: [
    ['/pages/profesionales', 'Profesionales'],
    ['/pages/envios', 'Envíos y devoluciones'],
    ['/pages/aviso-legal', 'Aviso legal'],
    ['/pages/contacto', 'Contacto'],
  ],
  mail: 'hola@telardearan.es',
  promo: 'Envío gratis a partir de 120 €',
  goods: [
    ['manta-merina-gris', 'Manta merina, gris', '145,00 €'],
    ['plaid-espiga', 'Plaid espiga', '98,00 €'],
  ],
};
const telar: DiscoveryCase = {
  brand: 'Telar de Aran',
  productTitles: ['Telar de Arán Merino Wool Blanket Grey', 'Telar de Aran Herringbone Plaid Throw'],
  category: 'Home & Kitchen',
  search: [
    hit('https://www.visitvaldaran.example/', 'Val d’Aran – Turismo', 'Esquí, senderismo y termas.'),
    hit('https://www.telardearan.es/', 'Telar de Arán | Mantas de lana merina', telarShop.about),
    etsy('TelarDeAran', 'Mantas tejidas en el Pirineo.'),
    insta('telardearan', 'lana, telar, invierno'),
  ],
  hosts: {
    'www.telardearan.es': impulse(telarShop, {
      '/': ['Home', '<p>Lana de rebaños que pasan el verano a dos mil metros.</p>'],
      '/collections/mantas': ['Mantas', '<p>8 productos</p>'],
      '/pages/taller': [
        'El taller',
        '<p>Núria y Jordi tejen en Vielha con dos telares de 1952. Prensa: <a href="mailto:prensa@telardearan.es">prensa@telardearan.es</a></p>',
      ],
      '/pages/puntos-de-venta': [
        'Puntos de venta',
        '<p>Barcelona: La Llar Petita. Madrid: Casa Olmo. Bilbao: Etxe Goxo.</p>',
      ],
      '/pages/profesionales': [
        'Profesionales',
        `<div class="pf-c"><h2>¿Tienes una tienda?</h2><p>Vendemos al por mayor a tiendas de decoración, hoteles y alojamientos rurales de España y Portugal. Rellena el formulario de alta y te enviaremos las tarifas.</p><ul><li>Pedido inicial mínimo: 400 € (sin IVA)</li><li>Reposiciones: mínimo 200 € (sin IVA)</li></ul><p>No está permitida la reventa en Amazon ni en otros marketplaces.</p></div><div class="globo-formbuilder" data-id="MjIwMTk="></div><script>var Globo = Globo || {}; Globo.FormBuilder = {"forms":{"22019":{"header":{"title":"Alta de profesionales"},"elements":[{"type":"text","label":"Nombre de la tienda","required":true},{"type":"email","label":"Correo electrónico","placeholder":"tu@correo.com","required":true},{"type":"text","label":"Población","required":true}],"footer":{"submitText":"Enviar"}}}};</script><noscript>Activa JavaScript para ver el formulario.</noscript>`,
      ],
      '/pages/envios': ['Envíos y devoluciones', '<p>Península 5,90 €. Devoluciones en 14 días.</p>'],
      '/pages/aviso-legal': [
        'Aviso legal',
        '<p>Titular: Telar de Arán, S.L., CIF B25550123, Carrèr Major 9, 25530 Vielha. Protección de datos: <a href="mailto:rgpd@telardearan.es">rgpd@telardearan.es</a>. Diseño web: Estudi Neu, hola@estudineu.cat</p>',
      ],
      '/pages/contacto': ['Contacto', '<p>Pedidos y dudas: hola@telardearan.es, 973 555 017</p>'],
    }),
    'telardearan.es': moved('www.telardearan.es'),
    'www.visitvaldaran.example': {
      '/': other('Val d’Aran', 'Turismo', '<p>info@visitvaldaran.example</p>'),
    },
  },
  expected: {
    website: 'www.telardearan.es',
    wayIn: { kind: 'form', anyOf: ['https://www.telardearan.es/pages/profesionales'] },
    traps: [
      'prensa@telardearan.es',
      'tu@correo.com',
      'rgpd@telardearan.es',
      'hola@estudineu.cat',
      'info@visitvaldaran.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Vendemos al por mayor a tiendas de decoración, hoteles y alojamientos rurales',
        path: '/pages/profesionales',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'No está permitida la reventa en Amazon ni en otros marketplaces.',
        path: '/pages/profesionales',
      },
      minimum_opening_order: {
        value: 400,
        words: 'Pedido inicial mínimo: 400 € (sin IVA)',
        path: '/pages/profesionales',
      },
      minimum_reorder: {
        value: 200,
        words: 'Reposiciones: mínimo 200 € (sin IVA)',
        path: '/pages/profesionales',
      },
      currency: 'EUR',
    },
  },
};

const fennelShop: Shop = {
  host: 'www.fennelandflax.com',
  name: 'Fennel & Flax',
  about: 'Kitchen linens dyed with plants in Taos, New Mexico.',
  nav: [
    ['/collections/all', 'Shop'],
    ['/pages/natural-dye', 'Natural Dye'],
    ['/pages/about', 'About'],
    ['/pages/faq', 'FAQ'],
  ],
  foot: [
    ['/pages/faq', 'FAQ'],
    ['/pages/affiliates', 'Affiliates'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'hello@fennelandflax.com',
  where: 'Taos, New Mexico',
  goods: [
    ['towel-cutch', 'Tea Towel, Cutch', '$32.00'],
    ['apron-indigo', 'Apron, Indigo', '$96.00'],
  ],
};
const fennel: DiscoveryCase = {
  brand: 'Fennel & Flax',
  productTitles: ['Fennel & Flax Plant Dyed Linen Tea Towel Cutch', 'Fennel and Flax Indigo Linen Apron'],
  category: 'Home & Kitchen',
  search: [
    hit('https://www.fennelandflax.com/', 'Fennel & Flax – plant dyed linen', fennelShop.about),
    etsy('FennelFlax', 'Plant dyed kitchen linen.'),
    hit(
      'https://fennelandflaxbakery.ca/',
      'Fennel + Flax Bakery | Victoria BC',
      'Seeded loaves and good coffee.',
    ),
    insta('fennelandflax', 'color from roots and bark'),
  ],
  hosts: {
    'www.fennelandflax.com': dawn(fennelShop, {
      ...policies(fennelShop),
      '/': ['Home', '<p>Cutch, madder, weld, indigo.</p>'],
      '/collections/all': ['Shop', '<p>19 products</p>'],
      '/pages/natural-dye': [
        'Natural Dye',
        '<p>No two pots come out the same. We think that’s the point.</p>',
      ],
      '/pages/about': ['About', '<p>Marisol Vigil dyes outside from March to November.</p>'],
      '/pages/faq': [
        'FAQ',
        '<h3>Will it fade?</h3><p>Slowly and nicely.</p><h3>Do you teach?</h3><p>Twice a year. Join the newsletter.</p><h3>Can I buy a gift card?</h3><p>Yes, in the shop.</p>',
      ],
      '/pages/affiliates': [
        'Affiliates',
        `<p>Earn 10% when your readers shop with us. ${mailto('affiliates@fennelandflax.com')}</p>`,
      ],
      '/pages/contact': ['Contact', '<p>Write any time: hello@fennelandflax.com</p>'],
    }),
    'fennelandflaxbakery.ca': {
      '/': other(
        'Fennel + Flax Bakery',
        'Victoria',
        '<p>Wholesale bread for restaurants: wholesale@fennelandflaxbakery.ca</p>',
      ),
    },
  },
  expected: {
    website: 'www.fennelandflax.com',
    wayIn: { kind: 'address', anyOf: ['hello@fennelandflax.com'] },
    traps: ['affiliates@fennelandflax.com', 'wholesale@fennelandflaxbakery.ca'],
    policy: {},
  },
};

const larchShop: Shop = {
  host: 'www.sleepylarch.com',
  name: 'Sleepy Larch',
  about: 'Buckwheat and wool pillows from Missoula, Montana.',
  nav: [
    ['/shop', 'Shop'],
    ['/fill-guide', 'Fill Guide'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/returns', 'Returns'],
    ['/contact', 'Contact'],
  ],
  mail: 'info@sleepylarch.com',
  phone: '406-555-0120',
  goods: [
    ['buckwheat-standard', 'Buckwheat Pillow, Standard', '$79.00'],
    ['wool-standard', 'Wool Pillow, Standard', '$89.00'],
  ],
};
const larch: DiscoveryCase = {
  brand: 'Sleepy Larch',
  productTitles: ['Sleepy Larch Organic Buckwheat Pillow Standard', 'Sleepy Larch Wool Pillow'],
  category: 'Bedding',
  search: [
    amazonItem('Sleepy Larch Organic Buckwheat Pillow', 'Sleepy Larch'),
    hit('https://www.sleepylarch.com/', 'Sleepy Larch | Buckwheat & Wool Pillows', larchShop.about),
    hit(
      'https://sleepylarchcampground.com/',
      'Sleepy Larch Campground, Seeley Lake',
      'Tent and RV sites under the larches.',
    ),
    hit(
      'https://www.pillowtested.example/buckwheat',
      'Best Buckwheat Pillows | PillowTested',
      'Runner-up: Sleepy Larch.',
    ),
  ],
  hosts: {
    'www.sleepylarch.com': wix(larchShop, {
      '/': ['Home', '<p>It sounds like rain. You get used to it, then you miss it.</p>'],
      '/shop': ['Shop', '<p>Pillows and refills</p>'],
      '/fill-guide': ['Fill Guide', '<p>Side sleepers: leave it full. Back sleepers: take out two cups.</p>'],
      '/about': [
        'About',
        '<p>Started by Tess Kowalski after a stiff neck and a trip to Hokkaido.</p><p>Influencers and media: media@sleepylarch.com</p>',
      ],
      '/returns': ['Returns', '<p>Sixty nights. If it isn’t for you we give it to a shelter.</p>'],
      '/contact': [
        'Contact',
        '<p>406-555-0120</p><p>info@sleepylarch.com</p><p>Monday to Friday, mountain time</p>',
      ],
    }),
    'sleepylarchcampground.com': {
      '/': other('Sleepy Larch Campground', 'Seeley Lake', '<p>camp@sleepylarchcampground.com</p>'),
    },
    'www.pillowtested.example': {
      '/buckwheat': other(
        'PillowTested',
        'Best Buckwheat Pillows',
        '<p>Affiliate links inside.</p>',
        'partners@pillowtested.example',
      ),
    },
  },
  expected: {
    website: 'www.sleepylarch.com',
    wayIn: { kind: 'address', anyOf: ['info@sleepylarch.com'] },
    traps: ['media@sleepylarch.com', 'camp@sleepylarchcampground.com', 'partners@pillowtested.example'],
    policy: {},
  },
};

export const textilesMore: readonly DiscoveryCase[] = [telar, fennel, larch];
