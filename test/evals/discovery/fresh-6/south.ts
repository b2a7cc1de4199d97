import type { DiscoveryCase } from '../case.ts';
import { webflow, wix, wixForm } from './systems/builders.ts';
import { prestashop } from './systems/carts.ts';
import { amazon, facebook, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { inEntities, mail, said } from './systems/shop.ts';
import { dawn, prestige } from './systems/shopify.ts';

const espadrilles = dawn(
  {
    name: 'Alpargatas Pinell',
    host: 'alpargataspinell.test',
    tagline: 'Alpargatas cosidas a mano',
    language: 'es',
    banner: 'Envío gratis a partir de 50 €',
    nav: 'Mujer=/collections/all; Hombre=/collections/hombre; El taller=/pages/el-taller',
    foot: 'Profesionales=/pages/profesionales; Contacto=/pages/contacto; Envíos=/policies/shipping-policy; Privacidad=/policies/privacy-policy',
    goods: 'Alpargata Clásica Azul=39,00 €; Valenciana Blanca=45,00 €; Cuña 7 cm=69,00 €',
    about: '<p>Cosidas en La Rioja por las manos de siempre.</p>',
    privacy: 'privacidad@alpargataspinell.test',
    small: '<small> Diseño web: <a href="mailto:hola@estudiolimon.test">Estudio Limón</a></small>',
  },
  {
    '/pages/el-taller': ['El taller', '<p>Tienda del taller: de lunes a viernes, de 9 a 14 h.</p>'],
    '/pages/contacto': ['Contacto', `<p>Atención al cliente: ${mail('hola@alpargataspinell.test')}</p>`],
    '/policies/shipping-policy': [
      'Envíos',
      '<p>Envío 4,90 €; gratis a partir de 50 €. Máximo 5 pares por cliente en rebajas.</p>',
    ],
    '/pages/profesionales': [
      'Profesionales',
      `<p>Vendemos al por mayor a zapaterías, tiendas de moda y museos.</p><p>El pedido mínimo inicial es de 400 € sin IVA; las reposiciones, desde 150 €.</p><p>No autorizamos la venta en Amazon, Miravia ni en ningún otro marketplace.</p><p>Solicita el catálogo en ${mail('mayoristas@alpargataspinell.test')}.</p>`,
    ],
  },
);

const oil = prestashop(
  {
    name: 'Almazara Sierra Bermeja',
    host: 'www.sierrabermeja-aove.test',
    tagline: 'Aceite de oliva virgen extra',
    language: 'es',
    banner: 'Portes gratis desde 80 €',
    nav: 'Aceites=/2-accueil; La almazara=/content/4-almazara; Contacto=/contacto',
    foot: 'Distribución=/content/7-distribucion; Aviso legal=/content/2-aviso-legal; Contacto=/contacto',
    goods: 'Picual 500 ml=12,50 €; Hojiblanca 3 L=39,00 €; Estuche regalo=28,00 €',
    about: '<p>Cosecha temprana, prensada en frío en Estepona.</p>',
    privacy: 'lopd@sierrabermeja-aove.test',
  },
  {
    '/content/4-almazara': ['La almazara', '<p>Visitas guiadas los sábados, mínimo 8 personas.</p>'],
    '/content/2-aviso-legal': [
      'Aviso legal',
      '<p>Almazara Sierra Bermeja S.C.A., CIF F29555012. Desarrollo: soporte@tiendasfaciles.test</p>',
    ],
    '/contacto': [
      'Contacto',
      `<p>Pedidos y consultas: ${inEntities('info@sierrabermeja-aove.test')}. Tel. 952 555 014</p>`,
    ],
    '/content/7-distribucion': [
      'Distribución',
      '<p>No vendemos directamente a comercios. Las tiendas y restaurantes compran nuestros aceites a nuestros distribuidores Distribuciones Guadalmar (Andalucía) y Selectos Castilla (Madrid).</p><p>Si no hay distribuidor en tu zona, escríbenos.</p>',
    ],
  },
);

const leather = prestige(
  {
    name: 'Bottega Arnolfi',
    host: 'bottegaarnolfi.test',
    tagline: 'Pelletteria fiorentina',
    language: 'it',
    banner: 'Spedizione gratuita sopra i 100 €',
    nav: 'Borse=/collections/all; Cinture=/collections/cinture; La bottega=/pages/la-bottega',
    foot: 'Rivenditori=/pages/rivenditori; Contatti=/pages/contatti; Privacy=/policies/privacy-policy',
    goods: 'Borsa Vespucci=189,00 €; Cintura Cuoio=59,00 €; Portachiavi=19,00 €',
    about: '<p>Cuoio conciato al vegetale, cucito in Oltrarno dal 1971.</p>',
    privacy: 'privacy@bottegaarnolfi.test',
  },
  {
    '/pages/la-bottega': [
      'La bottega',
      '<p>Via dei Serragli 12, Firenze. Aperto dal martedì al sabato, 10-13 e 15-19.</p>',
    ],
    '/pages/contatti': [
      'Contatti',
      `<p>${mail('info@bottegaarnolfi.test')}</p><p>Lavora con noi: ${mail('lavoro@bottegaarnolfi.test')}</p>`,
    ],
    '/pages/rivenditori': [
      'Rivenditori',
      `<p>Forniamo negozi di pelletteria e concept store in Italia e all’estero.</p><table><tbody><tr><td>Primo ordine minimo</td><td>800 € + IVA</td></tr><tr><td>Riordino minimo</td><td>300 € + IVA</td></tr><tr><td>Consegna</td><td>4 settimane</td></tr></tbody></table><p>Per il listino scrivere a Lorenzo Arnolfi, ${mail('lorenzo@bottegaarnolfi.test')}, indicando la partita IVA.</p>`,
    ],
  },
);

const candles = wix(
  {
    name: 'Lume di Ginestra',
    host: 'www.lumediginestra.test',
    tagline: 'Candele di soia fatte a mano',
    language: 'it',
    nav: 'Shop=/shop; Chi sono=/chi-sono; Contatti=/contatti',
    foot: 'FAQ=/faq; Contatti=/contatti; Privacy=/privacy-policy',
    goods: 'Candela Fico 180 g=22,00 €; Candela Ginestra=22,00 €; Diffusore=28,00 €',
    about: '<p>Versate una a una a Matera.</p>',
    small: 'info@mysite.com',
  },
  {
    '/chi-sono': ['Chi sono', '<p>Sono Teresa e faccio candele dal 2018.</p>'],
    '/faq': [
      'FAQ',
      '<p>Vendi anche ai negozi?</p><p>Sì, vendo all’ingrosso a negozi e bomboniere, con un ordine minimo iniziale di 120 €.</p><p>Come ti contatto?</p><p>Scrivimi dal modulo nella pagina Contatti.</p>',
    ],
    '/contatti': ['Contatti', wixForm('Nome*; E-mail*=nome@esempio.it; Messaggio*', 'Invia')],
  },
);

const tins = webflow(
  {
    name: 'Conservas Maré Cheia',
    host: 'www.marecheia.test',
    tagline: 'Conservas de Matosinhos',
    language: 'pt',
    nav: 'Conservas=/shop; A fábrica=/a-fabrica; Contactos=/contactos',
    foot: 'Revenda=/revenda; Contactos=/contactos; Privacidade=/privacy',
    goods: 'Sardinhas em azeite 120 g=3,90 €; Cavala fumada=4,20 €; Pack de 6=22,00 €',
    about: '<p>Enlatado à mão desde 1938.</p>',
    privacy: 'rgpd@marecheia.test',
  },
  {
    '/a-fabrica': ['A fábrica', '<p>Visitas às quartas-feiras, 10h e 15h.</p>'],
    '/contactos': [
      'Contactos',
      '<p>Geral: geral@marecheia.test</p><p>Comercial: comercial@marecheia.test</p><p>Imprensa: imprensa@marecheia.test</p>',
    ],
    '/revenda': [
      'Revenda',
      '<p>Fornecemos lojas gourmet, mercearias e restaurantes.</p><p>A primeira encomenda tem um valor mínimo de 200 €.</p><p>Não é permitida a revenda em marketplaces como a Amazon.</p>',
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alpargatas Pinell',
    productTitles: ['Alpargatas Pinell Clásica Azul', 'Alpargatas Pinell Valenciana Blanca'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://alpargataspinell.test/', 'Alpargatas Pinell – Alpargatas cosidas a mano', 'La Rioja.'),
      amazon('Alpargatas Pinell', 'Valenciana'),
      hit('https://pinelldebrai.test/', 'Ajuntament del Pinell', 'Notícies i tràmits.'),
    ],
    hosts: {
      'alpargataspinell.test': espadrilles,
      'pinelldebrai.test': { '/': other('Ajuntament del Pinell', '<p>registre@pinelldebrai.test</p>') },
    },
    expected: {
      website: 'alpargataspinell.test',
      wayIn: { kind: 'address', anyOf: ['mayoristas@alpargataspinell.test'] },
      traps: ['privacidad@alpargataspinell.test', 'hola@estudiolimon.test', 'registre@pinelldebrai.test'],
      policy: {
        takes_wholesale: said('yes', 'Vendemos al por mayor a zapaterías', '/pages/profesionales'),
        minimum_opening_order: said(
          400,
          'El pedido mínimo inicial es de 400 € sin IVA',
          '/pages/profesionales',
        ),
        minimum_reorder: said(150, 'las reposiciones, desde 150 €', '/pages/profesionales'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'No autorizamos la venta en Amazon, Miravia ni en ningún otro marketplace',
          '/pages/profesionales',
        ),
      },
    },
  },
  {
    brand: 'Sierra Bermeja',
    productTitles: [
      'Sierra Bermeja Aceite de Oliva Virgen Extra Picual 500 ml',
      'Sierra Bermeja Hojiblanca 3 L',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://rutas-sierrabermeja.test/', 'Rutas por Sierra Bermeja', 'Senderismo en Málaga.'),
      hit('https://www.sierrabermeja-aove.test/', 'Almazara Sierra Bermeja', 'Aceite de oliva virgen extra.'),
      hit(
        'https://tiendadelaceite.test/sierra-bermeja',
        'Sierra Bermeja | Tienda del Aceite',
        'Comprar AOVE.',
      ),
    ],
    hosts: {
      'www.sierrabermeja-aove.test': oil,
      'rutas-sierrabermeja.test': {
        '/': other('Rutas por Sierra Bermeja', '<p>guias@rutas-sierrabermeja.test</p>'),
      },
      'tiendadelaceite.test': {
        '/sierra-bermeja': seller(
          'Tienda del Aceite',
          'Sierra Bermeja',
          ['Picual 500 ml'],
          'ventas@tiendadelaceite.test',
        ),
      },
    },
    expected: {
      website: 'www.sierrabermeja-aove.test',
      wayIn: { kind: 'address', anyOf: ['info@sierrabermeja-aove.test'] },
      traps: [
        'lopd@sierrabermeja-aove.test',
        'soporte@tiendasfaciles.test',
        'guias@rutas-sierrabermeja.test',
        'ventas@tiendadelaceite.test',
      ],
      policy: {
        takes_wholesale: said('no', 'No vendemos directamente a comercios', '/content/7-distribucion'),
        distributors: said(
          ['Distribuciones Guadalmar', 'Selectos Castilla'],
          'a nuestros distribuidores Distribuciones Guadalmar',
          '/content/7-distribucion',
        ),
      },
    },
  },
  {
    brand: 'Bottega Arnolfi',
    productTitles: ['Bottega Arnolfi Borsa Vespucci', 'Bottega Arnolfi Cintura Cuoio'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      hit('https://bottegaarnolfi.test/', 'Bottega Arnolfi – Pelletteria fiorentina', 'Oltrarno dal 1971.'),
      instagram('Bottega Arnolfi', 'Firenze.'),
    ],
    hosts: { 'bottegaarnolfi.test': leather },
    expected: {
      website: 'bottegaarnolfi.test',
      wayIn: { kind: 'address', anyOf: ['lorenzo@bottegaarnolfi.test'] },
      traps: ['privacy@bottegaarnolfi.test', 'lavoro@bottegaarnolfi.test', 'help@pebblereviews.test'],
      policy: {
        takes_wholesale: said('yes', 'Forniamo negozi di pelletteria e concept store', '/pages/rivenditori'),
        minimum_opening_order: said(800, 'Primo ordine minimo 800 €', '/pages/rivenditori'),
        minimum_reorder: said(300, 'Riordino minimo 300 €', '/pages/rivenditori'),
        currency: 'EUR',
        documents: said(['tax_id'], 'indicando la partita IVA', '/pages/rivenditori'),
      },
    },
  },
  {
    brand: 'Lume di Ginestra',
    productTitles: ['Lume di Ginestra Candela Fico 180 g', 'Lume di Ginestra Diffusore'],
    category: 'Home & Kitchen',
    search: [
      facebook('Lume di Ginestra'),
      hit('https://www.lumediginestra.test/', 'Lume di Ginestra | Candele di soia', 'Matera.'),
      hit('https://agriturismoginestra.test/', 'Agriturismo La Ginestra', 'Camere e cucina.'),
    ],
    hosts: {
      'www.lumediginestra.test': candles,
      'agriturismoginestra.test': {
        '/': other('Agriturismo La Ginestra', '<p>prenota@agriturismoginestra.test</p>'),
      },
    },
    expected: {
      website: 'www.lumediginestra.test',
      wayIn: { kind: 'form', anyOf: ['https://www.lumediginestra.test/contatti'] },
      traps: ['info@mysite.com', 'nome@esempio.it', 'prenota@agriturismoginestra.test'],
      policy: {
        takes_wholesale: said('yes', 'vendo all’ingrosso a negozi e bomboniere', '/faq'),
        minimum_opening_order: said(120, 'con un ordine minimo iniziale di 120 €', '/faq'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Maré Cheia',
    productTitles: ['Maré Cheia Sardinhas em azeite 120 g', 'Maré Cheia Cavala fumada'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://tabuademares.test/matosinhos', 'Tábua de marés Matosinhos', 'Maré cheia às 04:12.'),
      hit('https://www.marecheia.test/', 'Conservas Maré Cheia', 'Conservas de Matosinhos.'),
      amazon('Maré Cheia', 'Sardinhas'),
    ],
    hosts: {
      'www.marecheia.test': tins,
      'tabuademares.test': { '/matosinhos': other('Tábua de marés', '<p>anuncios@tabuademares.test</p>') },
    },
    expected: {
      website: 'www.marecheia.test',
      wayIn: { kind: 'address', anyOf: ['comercial@marecheia.test'] },
      traps: ['rgpd@marecheia.test', 'imprensa@marecheia.test', 'anuncios@tabuademares.test'],
      policy: {
        takes_wholesale: said('yes', 'Fornecemos lojas gourmet, mercearias e restaurantes', '/revenda'),
        minimum_opening_order: said(200, 'A primeira encomenda tem um valor mínimo de 200 €', '/revenda'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Não é permitida a revenda em marketplaces como a Amazon',
          '/revenda',
        ),
      },
    },
  },
];
