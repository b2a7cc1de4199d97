import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  amazonItem,
  dawn,
  etsy,
  facebook,
  faire,
  hand,
  hit,
  impulse,
  insta,
  linkedin,
  mailto,
  moved,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
  stencil,
  wix,
} from './kit.ts';

const wexShop: Shop = {
  host: 'wexcombelinen.com',
  name: 'Wexcombe Linen',
  about: 'Stonewashed linen bedding and table linen, cut and sewn in Fall River, Massachusetts.',
  nav: [
    ['/collections/bedding', 'Bedding'],
    ['/collections/table', 'Table'],
    ['/pages/our-mill', 'Our Mill'],
    ['/pages/faq', 'FAQ'],
  ],
  foot: [
    ['/pages/contact', 'Contact'],
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/swatches', 'Swatches'],
    ['/pages/careers', 'Careers'],
  ],
  mail: 'hello@wexcombelinen.com',
  where: '1 Weaver Street, Fall River, MA 02720',
  promo: 'Complimentary swatches',
  goods: [
    ['duvet-queen-flax', 'Linen Duvet Cover, Queen, Flax', '$298.00'],
    ['napkins-4', 'Linen Napkins, Set of 4', '$56.00'],
    ['runner', 'Linen Table Runner', '$62.00'],
  ],
};
const wex: DiscoveryCase = {
  brand: 'Wexcombe Linen Co',
  productTitles: ['Wexcombe Stonewashed Linen Duvet Cover Queen Flax', 'Wexcombe Linen Napkins Set of 4'],
  category: 'Home & Kitchen',
  search: [
    hit('https://wexcombelinen.com/', 'Wexcombe Linen | Stonewashed Bedding', wexShop.about),
    hit(
      'https://en.wikipedia.org/wiki/Wexcombe',
      'Wexcombe - Wikipedia',
      'Wexcombe is a hamlet in Wiltshire, England.',
    ),
    amazonItem('Wexcombe Stonewashed Linen Duvet Cover', 'Wexcombe'),
    hit(
      'https://www.thelinendrawer.com/wexcombe',
      'Wexcombe | The Linen Drawer',
      'Duvets, napkins and runners.',
    ),
    insta('wexcombelinen', 'linen, well washed'),
  ],
  hosts: {
    'wexcombelinen.com': dawn(wexShop, {
      ...policies(wexShop),
      '/': ['Home', '<p>Softer every wash, and we start it off with three.</p>'],
      '/collections/bedding': ['Bedding', '<p>12 products</p>'],
      '/collections/table': ['Table', '<p>9 products</p>'],
      '/pages/our-mill': [
        'Our Mill',
        '<p>The third floor of the Border City mill has good light and bad heating.</p>',
      ],
      '/pages/faq': [
        'FAQ',
        '<h3>How do I wash it?</h3><p>Warm, with like colors. Skip the softener.</p><h3>Where do you get your flax?</h3><p>Normandy and Belgium.</p>',
      ],
      '/pages/swatches': [
        'Swatches',
        shopifyForm(['Name', 'Email', 'Street address', 'Message'], 'Send me swatches', 'SwatchForm'),
      ],
      '/pages/careers': ['Careers', `<p>We are hiring cutters. ${mailto('people@wexcombelinen.com')}</p>`],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Wexcombe partners with independent home stores, inns and design shops in the United States and Canada. If you'd like to be considered, please complete the form and we'll reply with our line sheet and order guide.</p><p><strong>Good to know</strong><br>Opening order minimum: $800<br>Reorder minimum: $300<br>Turnaround: 3-4 weeks, made to order<br>Terms: 50% deposit, balance before shipping</p><p>We kindly ask that our linens not be offered through third party marketplaces such as Amazon, Wayfair or eBay.</p>${shopifyForm(['First name', 'Last name', 'Email', 'Store name', 'Store address', 'Anything else we should know?'], 'Submit', 'WholesaleForm')}`,
      ],
      '/pages/contact': [
        'Contact',
        '<p>hello@wexcombelinen.com. We are here weekdays 9 to 5.</p><p>For wholesale, kindly fill out our <a href="/pages/wholesale">wholesale form</a>.</p>',
      ],
    }),
    'www.thelinendrawer.com': seller(
      'The Linen Drawer',
      '/wexcombe',
      'Wexcombe',
      '<p>Napkins $56</p>',
      'concierge@thelinendrawer.com',
    ),
  },
  expected: {
    website: 'wexcombelinen.com',
    wayIn: { kind: 'form', anyOf: ['https://wexcombelinen.com/pages/wholesale'] },
    traps: ['people@wexcombelinen.com', 'concierge@thelinendrawer.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'Wexcombe partners with independent home stores, inns and design shops in the United States and Canada.',
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'We kindly ask that our linens not be offered through third party marketplaces such as Amazon, Wayfair or eBay.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: {
        value: 800,
        words: 'Opening order minimum: $800',
        path: '/pages/wholesale',
      },
      minimum_reorder: { value: 300, words: 'Reorder minimum: $300', path: '/pages/wholesale' },
      currency: 'USD',
    },
  },
};

const heronShop: Shop = {
  host: 'www.quiltedheron.com',
  name: 'Quilted Heron',
  about: 'Hand-quilted throws and pillows made with block printed cotton.',
  nav: [
    ['/quilts', 'Quilts'],
    ['/pillows', 'Pillows'],
    ['/makers', 'Makers'],
    ['/trade', 'Trade & Wholesale'],
  ],
  foot: [
    ['/trade', 'Trade & Wholesale'],
    ['/care', 'Care'],
    ['/contact', 'Contact'],
  ],
  mail: 'hello@quiltedheron.com',
  phone: '843-555-0187',
  goods: [
    ['marsh-throw', 'Marsh Quilted Throw', '$188.00'],
    ['reed-euro', 'Reed Euro Sham', '$84.00'],
  ],
};
const heron: DiscoveryCase = {
  brand: 'Quilted Heron',
  productTitles: ['Quilted Heron Marsh Block Print Quilted Throw', 'Quilted Heron Reed Euro Sham 26x26'],
  category: 'Home Décor',
  search: [
    etsy('TheQuiltedHeronStudio', 'Quilt patterns to download, by Joyce.'),
    hit('https://www.quiltedheron.com/', 'Quilted Heron', heronShop.about),
    faire('Quilted Heron', 'Quilted throws and pillows.'),
    hit(
      'https://thequiltedheron.net/',
      'The Quilted Heron | Quilt Shop in Ames',
      'Fabric, notions and classes.',
    ),
    linkedin('Quilted Heron', 'Charleston, SC. 2-10 employees.'),
  ],
  hosts: {
    'www.quiltedheron.com': hand(heronShop, {
      '/': ['Home', '<p>Printed in Bagru, quilted by hand, finished in Charleston.</p>'],
      '/quilts': ['Quilts', '<p>Marsh, Spartina, Low Tide.</p>'],
      '/pillows': ['Pillows', '<p>Euro, standard, lumbar.</p>'],
      '/makers': ['Makers', '<p>Fourteen women, one cooperative, paid by the day.</p>'],
      '/care': ['Care', '<p>Gentle, cold, line dry.</p>'],
      '/trade': [
        'Trade & Wholesale',
        '<h3>For retailers</h3><p>Our wholesale line is open to brick-and-mortar and online boutiques. Write to <a href="mailto:wholesale@quiltedheron.com">wholesale@quiltedheron.com</a> to receive the current line sheet. The opening order is $500 and we have a $250 reorder minimum. We require a resale certificate before shipping.</p><p>Retailers may sell on their own websites. Selling on Amazon, eBay or Walmart isn’t allowed.</p><h3>For interior designers</h3><p>Designers receive 20% off retail with no minimum. Apply with your license to <a href="mailto:designers@quiltedheron.com">designers@quiltedheron.com</a>.</p><h3>Showroom</h3><p>See the line in Atlanta at Palmer &amp; Reed, Building 2, suite 1014 (southeast accounts: atlanta@palmerandreed.com).</p>',
      ],
      '/contact': ['Contact', '<p>hello@quiltedheron.com, 843-555-0187.</p>'],
    }),
    'thequiltedheron.net': {
      '/': other('The Quilted Heron', 'Quilt Shop in Ames', '<p>joyce@thequiltedheron.net</p>'),
    },
  },
  expected: {
    website: 'www.quiltedheron.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@quiltedheron.com'] },
    traps: ['designers@quiltedheron.com', 'atlanta@palmerandreed.com', 'joyce@thequiltedheron.net'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Our wholesale line is open to brick-and-mortar and online boutiques.',
        path: '/trade',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Selling on Amazon, eBay or Walmart isn’t allowed.',
        path: '/trade',
      },
      minimum_opening_order: { value: 500, words: 'The opening order is $500', path: '/trade' },
      minimum_reorder: { value: 250, words: 'we have a $250 reorder minimum', path: '/trade' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'We require a resale certificate before shipping.',
        path: '/trade',
      },
    },
  },
};

const barnShop: Shop = {
  host: 'www.barnstableblanket.com',
  name: 'Barnstable Blanket Mill',
  about: 'Cotton and wool blankets woven on Cape Cod since 1946.',
  nav: [
    ['/blankets/', 'Blankets'],
    ['/throws/', 'Throws'],
    ['/the-mill/', 'The Mill'],
    ['/stores/', 'Stores'],
  ],
  foot: [
    ['/stores/', 'Stores'],
    ['/for-retailers/', 'For Retailers'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'mill@barnstableblanket.com',
  phone: '508-555-0112',
  where: '77 Mill Way<br>Barnstable, MA 02630',
  goods: [
    ['cotton-herringbone-queen', 'Cotton Herringbone Blanket, Queen', '$168.00'],
    ['beach-throw', 'Beach Throw', '$74.00'],
  ],
};
const barn: DiscoveryCase = {
  brand: 'Barnstable Blanket Mill',
  productTitles: ['Barnstable Cotton Herringbone Blanket Queen', 'Barnstable Blanket Mill Beach Throw'],
  category: 'Bedding',
  search: [
    hit('https://www.barnstableblanket.com/', 'Barnstable Blanket Mill - Woven on Cape Cod', barnShop.about),
    hit(
      'https://www.townofbarnstable.example.gov/',
      'Town of Barnstable',
      'Beach stickers, taxes, transfer station.',
    ),
    amazon('Barnstable Blanket', 'Cotton Herringbone Blanket Queen'),
    hit(
      'https://www.capehomegoods.com/barnstable',
      'Barnstable Blankets | Cape Home Goods',
      'In stock in Chatham.',
    ),
    facebook('Barnstable Blanket Mill', 'Since 1946.'),
  ],
  hosts: {
    'www.barnstableblanket.com': stencil(barnShop, {
      '/': ['Home', '<p>Four looms, all older than us.</p>'],
      '/blankets/': ['Blankets', '<p>Twin, queen, king.</p>'],
      '/throws/': ['Throws', '<p>For sand and sofas.</p>'],
      '/the-mill/': [
        'The Mill',
        '<p>Tours on the first Saturday. Book at <a href="mailto:tours@barnstableblanket.com">tours@barnstableblanket.com</a>.</p>',
      ],
      '/stores/': [
        'Stores',
        '<p>Massachusetts: Cape Home Goods, Chatham. Lathrop &amp; Daughters, Falmouth. Maine: Pilings, Kennebunk.</p>',
      ],
      '/for-retailers/': [
        'For Retailers',
        '<p>Stores that sell our blankets tend to keep selling them. To become a Barnstable retailer, call Judy at 508-555-0112 or e-mail <a href="mailto:retailers@barnstableblanket.com">retailers@barnstableblanket.com</a>.</p><p>You’ll be asked for your federal tax ID and two trade references. Expect to spend $600 on your opening order; repeat orders of any size are welcome.</p><p>We have a MAP policy: our blankets may be advertised at the suggested retail price or above, and on sale twice a year, when we say so. We do not supply marketplace sellers, on Amazon or anywhere else.</p><p>Private label: please ask.</p>',
      ],
      '/contact-us/': ['Contact Us', '<p>mill@barnstableblanket.com</p>'],
    }),
    'www.townofbarnstable.example.gov': {
      '/': other('Town of Barnstable', 'Welcome', '<p>townclerk@townofbarnstable.example.gov</p>'),
    },
    'www.capehomegoods.com': seller(
      'Cape Home Goods',
      '/barnstable',
      'Barnstable Blankets',
      '<p>Queen $168</p>',
      'chatham@capehomegoods.com',
    ),
  },
  expected: {
    website: 'www.barnstableblanket.com',
    wayIn: { kind: 'address', anyOf: ['retailers@barnstableblanket.com'] },
    traps: [
      'tours@barnstableblanket.com',
      'townclerk@townofbarnstable.example.gov',
      'chatham@capehomegoods.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'To become a Barnstable retailer, call Judy at 508-555-0112 or e-mail',
        path: '/for-retailers/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not supply marketplace sellers, on Amazon or anywhere else.',
        path: '/for-retailers/',
      },
      map_policy: {
        value: 'yes',
        words: 'We have a MAP policy',
        path: '/for-retailers/',
      },
      minimum_opening_order: {
        value: 600,
        words: 'Expect to spend $600 on your opening order',
        path: '/for-retailers/',
      },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'trade_references'],
        words: 'You’ll be asked for your federal tax ID and two trade references.',
        path: '/for-retailers/',
      },
    },
  },
};

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

export const textiles: readonly DiscoveryCase[] = [wex, heron, barn, telar, fennel, larch];
