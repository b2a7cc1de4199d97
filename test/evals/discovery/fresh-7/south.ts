import type { DiscoveryCase } from '../case.ts';
import { prestashop, prestashopForm } from './systems/carts.ts';
import { found, onAmazon, onEtsy, onFacebook, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { antispambot, cloudflare, mail } from './systems/hiding.ts';
import { dawn, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { elementor, elementorForm, storefront } from './systems/wordpress.ts';

const espadrilles = elementor({
  name: 'Alpargatas Vereda',
  host: 'alpargatasvereda.test',
  tagline: 'Alpargatas cosidas a mano en La Rioja',
  language: 'es',
  bar: 'Segundo par al 50 %',
  menu: ['Mujer /mujer/', 'Hombre /hombre/', 'Tiendas /tiendas/', 'Contacto /contacto/'],
  foot: ['Guía de tallas /tallas/', 'Tiendas /tiendas/'],
  range: ['Alpargata Clásica Negra | 32,00 €', 'Cuña Cervera | 58,00 €', 'Niño Rayas | 24,00 €'],
  home: '<h2>Yute, lona y paciencia</h2>',
  privacy: 'lopd@alpargatasvereda.test',
  pages: {
    '/tallas/': ['Guía de tallas', '<p>Si dudas, pide una talla menos: el yute cede.</p>'],
    '/contacto/': [
      'Contacto',
      `<p>${antispambot('hola@alpargatasvereda.test')}</p>${elementorForm(['Nombre', 'Correo', 'Mensaje'], 'Enviar')}`,
    ],
    '/tiendas/': [
      'Tiendas',
      `<p>Si tienes una zapatería o una tienda de regalos, te servimos directamente desde el taller con precios de distribuidor.</p><p>El primer pedido no puede bajar de 400 € sin IVA; las reposiciones, de 150 €. Mándanos tu CIF.</p><p>Comercial: ${antispambot('comercial@alpargatasvereda.test')}</p>`,
    ],
  },
});

const olive = prestashop({
  name: 'Jabones Almijara',
  host: 'www.jabonesalmijara.test',
  tagline: 'Cosmética de aceite de oliva, Málaga',
  language: 'es',
  bar: 'Envío gratis desde 50 €',
  menu: ['Jabones /10-jabones', 'Cremas /11-cremas', 'Profesionales /content/8-profesionales'],
  foot: ['Profesionales /content/8-profesionales', 'Contacto /contactenos'],
  range: ['Jabón de Oliva y Romero | 5,50 €', 'Bálsamo de Caléndula | 12,90 €', 'Crema de Manos | 9,90 €'],
  home: '<section><h2>Aceite de la sierra, sal de la costa</h2></section>',
  imprint: 'Almijara Natural S.L., Nerja. Diseño web: hola@pixelmalaga.test',
  pages: {
    '/contactenos': [
      'Contacto',
      `<p>${mail('info@jabonesalmijara.test')}</p>${prestashopForm(['Asunto', 'Correo', 'Mensaje'], 'Enviar')}`,
    ],
    '/content/8-profesionales': [
      'Profesionales',
      `<p>Vendemos al por mayor a herbolarios, hoteles y perfumerías de toda España.</p><p>Pedido inicial a partir de 180 €, siguientes a partir de 90 €, IVA aparte.</p><p>Quien revende nuestros productos se compromete a no ofrecerlos en Amazon, eBay, AliExpress ni plataformas parecidas.</p><p>Escriba a ${mail('mayoristas@jabonesalmijara.test')}</p>`,
    ],
  },
});

const majolica = dawn({
  name: 'Lupinella Ceramiche',
  host: 'lupinellaceramiche.test',
  tagline: 'Maiolica dipinta a mano, Umbria',
  language: 'it',
  bar: 'Spedizione gratuita sopra i 79 €',
  menu: ['Tavola /collections/tavola', 'Bottega /pages/bottega', 'Rivenditori /pages/rivenditori'],
  foot: ['Rivenditori /pages/rivenditori', 'Contatti /pages/contatti'],
  range: ['Piatto Gallo | €38,00', 'Brocca Lupinella | €64,00', 'Tazzina, set da 2 | €29,00'],
  home: '<div class="banner__box"><h2>Ogni gallo è diverso</h2></div>',
  imprint: 'P.IVA 01555870541',
  pages: {
    '/pages/bottega': ['Bottega', '<p>Venite a trovarci a Deruta: la bottega è aperta dal martedì.</p>'],
    '/pages/contatti': [
      'Contatti',
      `<p>${mail('ciao@lupinellaceramiche.test')}</p>${shopifyForm(['Nome', 'E-mail*', 'Messaggio'], 'Invia')}`,
    ],
    '/pages/rivenditori': [
      'Rivenditori',
      `<p>Lavoriamo volentieri con negozi di casalinghi e liste nozze: a loro riserviamo il listino ingrosso.</p><p>L’ordine d’apertura parte da 350 euro, i riassortimenti di almeno 150 euro, sempre IVA esclusa. Ci servono partita IVA e una foto della vetrina.</p><p>Se ne occupa Ottavia: ${mail('ottavia@lupinellaceramiche.test')}</p>`,
    ],
  },
});

const biscuits = storefront({
  name: 'Biscottificio Rondine',
  host: 'www.biscottificiorondine.test',
  tagline: 'Biscotti secchi piemontesi dal 1948',
  language: 'it',
  bar: 'Scatole regalo di Natale disponibili',
  menu: ['Biscotti /shop/', 'La famiglia /famiglia/', 'Commercianti /commercianti/', 'Contatti /contatti/'],
  foot: ['Commercianti /commercianti/', 'Lavora con noi /lavora-con-noi/'],
  range: ['Torcetti al Burro 250 g | 6,80 €', 'Krumiri 300 g | 7,20 €', 'Latta Regalo | 24,00 €'],
  home: '<p>Burro, farina, zucchero. Il resto è pazienza.</p>',
  pages: {
    '/famiglia/': ['La famiglia', '<p>Nonno Piero accese il forno a Biella; oggi lo accende Giulia.</p>'],
    '/lavora-con-noi/': [
      'Lavora con noi',
      `<p>Cerchiamo un fornaio. ${cloudflare('cv@biscottificiorondine.test')}</p>`,
    ],
    '/contatti/': [
      'Contatti',
      `<p>${cloudflare('info@biscottificiorondine.test')}</p><p>Tel. 015 555 0133</p>`,
    ],
    '/commercianti/': [
      'Commercianti',
      `<p>Gastronomie, enoteche e bar possono acquistare da noi all’ingrosso, in cartoni da dodici.</p><p>Importo minimo del primo ordine: 220 €. Chi volesse proporre i nostri biscotti su Amazon deve prima avere il nostro consenso scritto.</p><p>Richieste a ${cloudflare('vendite@biscottificiorondine.test')}</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alpargatas Vereda',
    productTitles: ['Alpargatas Vereda Clásica Negra', 'Alpargatas Vereda Cuña Cervera'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      found('https://alpargatasvereda.test/', 'Alpargatas Vereda', 'Cosidas a mano en La Rioja.'),
      onAmazon('Alpargatas Vereda', 'Alpargatas'),
      found('https://casaruralvereda.test/', 'Casa Rural La Vereda', 'Turismo en Cervera.'),
    ],
    hosts: {
      'alpargatasvereda.test': espadrilles,
      'casaruralvereda.test': {
        '/': strangers('Casa Rural La Vereda', '<p>reservas@casaruralvereda.test</p>', 'es'),
      },
    },
    expected: {
      website: 'alpargatasvereda.test',
      wayIn: writeTo('comercial@alpargatasvereda.test'),
      traps: ['lopd@alpargatasvereda.test', 'reservas@casaruralvereda.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'te servimos directamente desde el taller con precios de distribuidor',
          '/tiendas/',
        ),
        minimum_opening_order: says(400, 'El primer pedido no puede bajar de 400 €', '/tiendas/'),
        minimum_reorder: says(150, 'las reposiciones, de 150 €', '/tiendas/'),
        currency: 'EUR',
        documents: says(['tax_id'], 'Mándanos tu CIF', '/tiendas/'),
      },
    },
  },
  {
    brand: 'Almijara',
    productTitles: ['Almijara Jabón de Oliva y Romero', 'Almijara Bálsamo de Caléndula'],
    category: 'Beauty & Personal Care',
    search: [
      found('https://sierraalmijara.test/', 'Parque Natural Sierra Almijara', 'Senderos.'),
      found('https://www.jabonesalmijara.test/', 'Jabones Almijara', 'Cosmética de aceite de oliva, Málaga.'),
      found('https://herbolarioluna.test/almijara', 'Almijara en Herbolario Luna', 'Jabones.'),
    ],
    hosts: {
      'www.jabonesalmijara.test': olive,
      'sierraalmijara.test': {
        '/': strangers('Parque Natural Sierra Almijara', '<p>visitas@sierraalmijara.test</p>', 'es'),
      },
      'herbolarioluna.test': {
        '/almijara': stocks(
          'Herbolario Luna',
          'Almijara',
          ['Jabón de Oliva'],
          'tienda@herbolarioluna.test',
          'es',
        ),
      },
    },
    expected: {
      website: 'www.jabonesalmijara.test',
      wayIn: writeTo('mayoristas@jabonesalmijara.test'),
      traps: ['hola@pixelmalaga.test', 'visitas@sierraalmijara.test', 'tienda@herbolarioluna.test'],
      policy: {
        takes_wholesale: says('yes', 'Vendemos al por mayor a herbolarios', '/content/8-profesionales'),
        minimum_opening_order: says(180, 'Pedido inicial a partir de 180 €', '/content/8-profesionales'),
        minimum_reorder: says(90, 'siguientes a partir de 90 €', '/content/8-profesionales'),
        currency: 'EUR',
        marketplaces: says(
          'forbidden',
          'se compromete a no ofrecerlos en Amazon, eBay, AliExpress ni plataformas parecidas',
          '/content/8-profesionales',
        ),
      },
    },
  },
  {
    brand: 'Lupinella Ceramiche',
    productTitles: ['Lupinella Ceramiche Piatto Gallo', 'Lupinella Ceramiche Brocca dipinta a mano'],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Lupinella Ceramiche'),
      found('https://lupinellaceramiche.test/', 'Lupinella Ceramiche', 'Maiolica dipinta a mano, Umbria.'),
      found('https://agriturismolupinella.test/', 'Agriturismo La Lupinella', 'Camere e cucina.'),
    ],
    hosts: {
      'lupinellaceramiche.test': majolica,
      'agriturismolupinella.test': {
        '/': strangers('Agriturismo La Lupinella', '<p>prenota@agriturismolupinella.test</p>', 'it'),
      },
    },
    expected: {
      website: 'lupinellaceramiche.test',
      wayIn: writeTo('ottavia@lupinellaceramiche.test'),
      traps: ['prenota@agriturismolupinella.test'],
      policy: {
        takes_wholesale: says('yes', 'a loro riserviamo il listino ingrosso', '/pages/rivenditori'),
        minimum_opening_order: says(350, 'L’ordine d’apertura parte da 350 euro', '/pages/rivenditori'),
        minimum_reorder: says(150, 'i riassortimenti di almeno 150 euro', '/pages/rivenditori'),
        currency: 'EUR',
        documents: says(
          ['tax_id', 'storefront_photos'],
          'Ci servono partita IVA e una foto della vetrina',
          '/pages/rivenditori',
        ),
      },
    },
  },
  {
    brand: 'Biscottificio Rondine',
    productTitles: ['Biscottificio Rondine Torcetti al Burro 250 g', 'Biscottificio Rondine Krumiri 300 g'],
    category: 'Grocery & Gourmet Food',
    search: [
      onFacebook('Biscottificio Rondine'),
      found(
        'https://www.biscottificiorondine.test/',
        'Biscottificio Rondine',
        'Biscotti secchi piemontesi dal 1948.',
      ),
      onInstagram('Biscottificio Rondine'),
    ],
    hosts: { 'www.biscottificiorondine.test': biscuits },
    expected: {
      website: 'www.biscottificiorondine.test',
      wayIn: writeTo('vendite@biscottificiorondine.test'),
      traps: ['cv@biscottificiorondine.test'],
      policy: {
        takes_wholesale: says('yes', 'possono acquistare da noi all’ingrosso', '/commercianti/'),
        minimum_opening_order: says(220, 'Importo minimo del primo ordine: 220 €', '/commercianti/'),
        currency: 'EUR',
        marketplaces: says(
          'with_permission',
          'deve prima avere il nostro consenso scritto',
          '/commercianti/',
        ),
      },
    },
  },
];
