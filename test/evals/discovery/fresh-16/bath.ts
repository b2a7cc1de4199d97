import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, old, other } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, etsy, face, hit, insta, walmart } from './kit.ts';

const marigold: DiscoveryCase = {
  brand: 'Marigold & Tallow',
  productTitles: ['Marigold & Tallow Whipped Balm 2 oz, Unscented', 'Marigold & Tallow Pine Tar Bar'],
  category: 'Beauty & Personal Care',
  search: [
    amazon('Marigold & Tallow', 'Whipped Balm 2 oz'),
    etsy('MarigoldTallowCo', 'Tallow balm, pine tar bars.'),
    hit(
      'https://www.marigoldtallow.com/',
      'Marigold & Tallow - Balms and bars',
      'Grass-fed tallow from Nebraska.',
    ),
    hit('https://www.marigoldsrestaurant.com/', 'Marigold’s Restaurant', 'Brunch in Lincoln, NE.'),
    hit(
      'https://www.prairiepantry.com/marigold-tallow',
      'Marigold & Tallow | Prairie Pantry Market',
      'Local goods.',
    ),
    hit(
      'https://www.tallowtalk.example.com/best-tallow-balms',
      '11 best tallow balms, ranked',
      'Number 4: Marigold & Tallow.',
    ),
  ],
  hosts: {
    'www.marigoldtallow.com': old(
      {
        host: 'www.marigoldtallow.com',
        name: 'Marigold & Tallow',
        nav: [
          ['/', 'Home'],
          ['/shop', 'Shop'],
          ['/why-tallow', 'Why tallow?'],
          ['/wholesale', 'Wholesale'],
          ['/policies', 'Policies'],
          ['/contact', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Broken Bow, Nebraska<br>',
        credit: '&nbsp;|&nbsp; <a href="mailto:webguy@sandhillsmedia.net">Sandhills Media</a>',
      },
      {
        '/': [
          'Marigold & Tallow',
          '<h1>Three ingredients, one cow</h1><p>Rendered on the ranch. Shipping is free past $55.</p>',
        ],
        '/shop': ['Shop', '<p>Whipped balm, 2 oz, $24. Pine tar bar, $9. Lip stick, $6.</p>'],
        '/why-tallow': [
          'Why tallow?',
          '<p>It is what your skin is made of, more or less. Not evaluated by the FDA.</p>',
        ],
        '/wholesale': [
          'Wholesale',
          `<h1>Wholesale</h1><p>Yes please! We wholesale to feed stores, gift shops, salons and health food stores.</p><ul><li>Your first order: 60 pieces, mix and match</li><li>Reorders: seventy-five dollars or more</li><li>Private label is not something we do</li></ul><p>E-mail <font color="#884400">orders</font>&#64;<font color="#884400">marigoldtallow</font>.com (put "wholesale" in the subject) or call Kay at 308-555-0150.</p><p>Shops may put us on their own page. Not on Amazon: we've had trouble with expired stock there.</p>`,
        ],
        '/policies': [
          'Policies',
          "<p>Unopened jars come back within 14 days. Balm melts in July; we can't help that.</p>",
        ],
        '/contact': [
          'Contact',
          '<p>Kay and Don Pruitt, 308-555-0150. For a retail order, use the chat at the bottom.</p><p>Ambassador sign-up: glow@marigoldtallow.com</p>',
        ],
      },
    ),
    'www.marigoldsrestaurant.com': {
      '/': other('Marigold’s', 'Brunch', '<p>events@marigoldsrestaurant.com</p>'),
    },
    'www.prairiepantry.com': {
      '/marigold-tallow': other(
        'Prairie Pantry Market',
        'Marigold & Tallow',
        '<p>$24</p><p>Vendors apply at vendors@prairiepantry.com</p>',
      ),
    },
  },
  expected: {
    website: 'www.marigoldtallow.com',
    wayIn: { kind: 'address', anyOf: ['orders@marigoldtallow.com'] },
    traps: [
      'webguy@sandhillsmedia.net',
      'glow@marigoldtallow.com',
      'events@marigoldsrestaurant.com',
      'vendors@prairiepantry.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We wholesale to feed stores, gift shops, salons and health food stores.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: "Not on Amazon: we've had trouble with expired stock there.",
        path: '/wholesale',
      },
      minimum_reorder: { value: 75, words: 'Reorders: seventy-five dollars or more', path: '/wholesale' },
      currency: 'USD',
    },
  },
};

const encina: DiscoveryCase = {
  brand: 'Jabones La Encina',
  productTitles: ['Jabones La Encina Pastilla de Aceite de Oliva 100 g', 'La Encina Champú Sólido Romero'],
  category: 'Belleza',
  search: [
    hit(
      'https://www.amazon.es/dp/B0ENCINA10',
      'Jabones La Encina Pastilla de Aceite de Oliva : Amazon.es',
      'Belleza.',
    ),
    hit('https://www.ruralencina.es/', 'Casa Rural La Encina - Cazorla', 'Reservas.'),
    hit(
      'https://www.herbolariolaluna.es/marca/la-encina',
      'La Encina en Herbolario La Luna',
      'Cosmética natural.',
    ),
    face('jaboneslaencina', 'Jabones de Jaén.'),
    hit('https://jaboneslaencina.es/', 'Jabones La Encina · jabón de aceite de Jaén', 'Jabones artesanos.'),
    hit('https://www.einforma.example/laencina', 'JABONES LA ENCINA SL - Baeza', 'Información de empresas.'),
  ],
  hosts: {
    'jaboneslaencina.es': plain(
      {
        host: 'jaboneslaencina.es',
        name: 'Jabones La Encina',
        lang: 'es',
        promo: 'Envío gratis a partir de 45 €',
        nav: [
          ['/jabones', 'Jabones'],
          ['/nosotros', 'Nosotros'],
          ['/tiendas', 'Tiendas'],
          ['/contacto', 'Contacto'],
        ],
        foot: [
          ['/aviso-legal', 'Aviso legal'],
          ['/envios', 'Envíos'],
        ],
        items: [],
        footer: 'Baeza (Jaén)',
        credit: '· Diseño: estudio@olivarweb.es',
      },
      {
        '/': ['Jabón de aceite de oliva virgen', '<p>Curado noventa días en la sierra.</p>'],
        '/jabones': ['Jabones', '<p>Pastilla de oliva 5,50 €. Champú sólido 8,90 €.</p>'],
        '/nosotros': [
          'Nosotros',
          '<p>Somos Marta y Luis, y la almazara es de los abuelos. Prensa: prensa@jaboneslaencina.es</p>',
        ],
        '/tiendas': [
          'Tiendas',
          `<p>Nuestros jabones están en herbolarios, hoteles rurales y tiendas de regalo.</p><h2>¿Tienes una tienda?</h2><p>Vendemos al por mayor en toda España y Portugal. El pedido mínimo para empezar es de 120 € más IVA; para reponer, 60 €.</p><p>Escríbenos a <a href="mailto:mayoristas@jaboneslaencina.es">mayoristas@jaboneslaencina.es</a> con tu CIF o NIF y te mandamos la tarifa.</p><p>No permitimos la reventa en Amazon, Miravia ni otras plataformas sin nuestra autorización por escrito.</p>`,
        ],
        '/contacto': ['Contacto', '<p>hola@jaboneslaencina.es · 953 000 112</p>'],
        '/aviso-legal': [
          'Aviso legal',
          '<p>Jabones La Encina SL, CIF B00011122. Protección de datos: rgpd@jaboneslaencina.es</p>',
        ],
        '/envios': ['Envíos', '<p>Península 4,90 €, 48 horas. No hay pedido mínimo para particulares.</p>'],
      },
    ),
    'www.ruralencina.es': {
      '/': elsewhere('Casa Rural La Encina', 'Reservas', '<p>reservas@ruralencina.es</p>'),
    },
    'www.herbolariolaluna.es': {
      '/marca/la-encina': elsewhere(
        'Herbolario La Luna',
        'La Encina',
        '<p>5,50 €</p><p>tienda@herbolariolaluna.es</p>',
      ),
    },
  },
  expected: {
    website: 'jaboneslaencina.es',
    wayIn: { kind: 'address', anyOf: ['mayoristas@jaboneslaencina.es'] },
    traps: [
      'estudio@olivarweb.es',
      'prensa@jaboneslaencina.es',
      'rgpd@jaboneslaencina.es',
      'reservas@ruralencina.es',
      'tienda@herbolariolaluna.es',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Vendemos al por mayor en toda España y Portugal.',
        path: '/tiendas',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'No permitimos la reventa en Amazon, Miravia ni otras plataformas sin nuestra autorización por escrito.',
        path: '/tiendas',
      },
      minimum_opening_order: {
        value: 120,
        words: 'El pedido mínimo para empezar es de 120 € más IVA; para reponer, 60 €.',
        path: '/tiendas',
      },
      minimum_reorder: {
        value: 60,
        words: 'El pedido mínimo para empezar es de 120 € más IVA; para reponer, 60 €.',
        path: '/tiendas',
      },
      currency: 'EUR',
      documents: { value: ['tax_id'], words: 'con tu CIF o NIF y te mandamos la tarifa.', path: '/tiendas' },
    },
  },
};

const ferncliff: DiscoveryCase = {
  brand: 'Ferncliff Skin',
  productTitles: ['Ferncliff Skin Sea Fern Serum 30 ml', 'Ferncliff Skin Overnight Kelp Mask'],
  category: 'Beauty & Personal Care',
  search: [
    amazon('Ferncliff Skin', 'Sea Fern Serum 30 ml'),
    hit('https://www.ferncliffcemetery.example.org/', 'Ferncliff Cemetery Association', 'Visiting hours.'),
    hit(
      'https://ferncliffskin.com/products/sea-fern-serum',
      'Sea Fern Serum – Ferncliff Skin',
      'Serum from the Pacific shelf. $58.00',
    ),
    hit(
      'https://www.glowhaus.shop/collections/ferncliff',
      'Ferncliff Skin – Glowhaus',
      'Authorized retailer.',
    ),
    insta('ferncliffskin', 'kelp glow'),
    hit(
      'https://www.incidecoder.example.com/brands/ferncliff',
      'Ferncliff products explained',
      'Ingredients.',
    ),
    walmart('Ferncliff Skin', 'Overnight Kelp Mask'),
  ],
  hosts: {
    'ferncliffskin.com': dawn(
      {
        host: 'ferncliffskin.com',
        name: 'Ferncliff Skin',
        promo: 'Free minis on orders over $70',
        nav: [
          ['/collections/all', 'Shop'],
          ['/pages/our-kelp', 'Our kelp'],
          ['/pages/find-a-spa', 'Find a spa'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [
          ['/pages/professionals', 'Professionals & retailers'],
          ['/pages/authorized-resellers', 'Authorized resellers'],
          ['/pages/affiliates', 'Affiliates'],
          ['/pages/faq', 'FAQ'],
        ],
        items: [
          ['Sea Fern Serum', '$58.00'],
          ['Overnight Kelp Mask', '$44.00'],
        ],
        footer:
          '<p>Ferncliff Skin, Fort Bragg, California</p><p>Care: <a href="mailto:care@ferncliffskin.com">care@ferncliffskin.com</a></p>',
        privacy: 'privacy@ferncliffskin.com',
        credit: 'Built by <a href="https://tidepool.agency">Tidepool</a>',
        tail: '<script>window.theme={settings:{contactEmail:"info@example.com",moneyFormat:"{{amount}}"}};</script>',
      },
      {
        '/': ['Ferncliff Skin', '<h2>Low tide, high glow</h2><p>Hand-cut kelp, cold extracted.</p>'],
        '/pages/our-kelp': [
          'Our kelp',
          '<p>We cut a third of each plant and leave the rest to the otters.</p>',
        ],
        '/pages/find-a-spa': ['Find a spa', '<p>Type a city. <span data-map="storerocket"></span></p>'],
        '/pages/contact': [
          'Contact',
          `<p>Press: <a href="mailto:ferncliff@loudhousepr.com">ferncliff@loudhousepr.com</a></p>${dawnForm(['Name', 'Email', 'Message'])}`,
        ],
        '/pages/professionals': [
          'Professionals & retailers',
          `<p>Licensed estheticians, spas and boutiques can carry Ferncliff. Professional accounts open with a $275 order; the reorder minimum is $125.</p><p>What we ask for: your esthetics or business license, and a seller’s permit or resale certificate.</p><p>Complete the application and allow five business days.</p>${dawnForm(['Business name', 'License number', 'Email', 'Website or Instagram', 'Tell us about your clients'], 'Apply now', 'pro-account')}`,
        ],
        '/pages/authorized-resellers': [
          'Authorized resellers',
          '<p>Serums spoil in hot warehouses. Authorized resellers do not sell Ferncliff through Amazon, Walmart, eBay, TikTok Shop or any other marketplace unless Ferncliff has agreed in writing.</p><p>Advertised prices must not go below our MAP schedule.</p>',
        ],
        '/pages/affiliates': [
          'Affiliates',
          '<p>15% on every sale. <a href="mailto:affiliates@ferncliffskin.com">affiliates@ferncliffskin.com</a></p>',
        ],
        '/pages/faq': ['FAQ', '<h3>Is it vegan?</h3><p>Yes.</p><h3>Do you do private label?</h3><p>No.</p>'],
      },
    ),
    'www.glowhaus.shop': {
      '/collections/ferncliff': other(
        'Glowhaus',
        'Ferncliff',
        '<p>Serum $58</p>',
        '<p>brands@glowhaus.shop</p>',
      ),
    },
  },
  expected: {
    website: 'ferncliffskin.com',
    wayIn: { kind: 'form', anyOf: ['https://ferncliffskin.com/pages/professionals'] },
    traps: [
      'privacy@ferncliffskin.com',
      'info@example.com',
      'ferncliff@loudhousepr.com',
      'affiliates@ferncliffskin.com',
      'brands@glowhaus.shop',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Licensed estheticians, spas and boutiques can carry Ferncliff.',
        path: '/pages/professionals',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Authorized resellers do not sell Ferncliff through Amazon, Walmart, eBay, TikTok Shop or any other marketplace unless Ferncliff has agreed in writing.',
        path: '/pages/authorized-resellers',
      },
      map_policy: {
        value: 'yes',
        words: 'Advertised prices must not go below our MAP schedule.',
        path: '/pages/authorized-resellers',
      },
      minimum_opening_order: {
        value: 275,
        words: 'Professional accounts open with a $275 order',
        path: '/pages/professionals',
      },
      minimum_reorder: { value: 125, words: 'the reorder minimum is $125.', path: '/pages/professionals' },
      currency: 'USD',
      documents: {
        value: ['business_license', 'resale_certificate'],
        words: 'your esthetics or business license, and a seller’s permit or resale certificate.',
        path: '/pages/professionals',
      },
    },
  },
};

export const bath: readonly DiscoveryCase[] = [marigold, encina, ferncliff];
