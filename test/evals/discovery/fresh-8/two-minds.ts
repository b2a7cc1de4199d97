import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { boutique, shopify, woo } from './shells/carts.ts';
import { italian, spanish } from './shells/continent.ts';
import { amazon, faire, instagram, parked, stranger } from './shells/elsewhere.ts';
import { hit, mail, says, writeTo } from './shells/site.ts';

const sauces = shopify({
  name: 'Marrow & Vine',
  host: 'marrowandvine.test',
  line: 'Sunday gravy in a jar',
  menu: ['Nonna /pages/nonna', 'Recipes /pages/recipes', 'Wholesale /pages/wholesale', 'FAQ /pages/faq'],
  range: [
    'Sunday Gravy 24 oz | $14.00 | Six hours, pork neck, San Marzanos.',
    'Vodka 24 oz | $13.00 | Cream first, argument later.',
    'Pantry Six | $72.00 | Two of each.',
  ],
  home: '<h1>Somebody’s been stirring since dawn</h1>',
  pages: {
    '/pages/nonna': ['Nonna', '<p>She is from Bari, she is 91, and she thinks there’s too much garlic.</p>'],
    '/pages/recipes': ['Recipes', '<p>Boil water. Salt it until it tastes of the Adriatic.</p>'],
    '/pages/faq': [
      'FAQ',
      '<p><b>Is the jar recyclable?</b> And reusable; Nonna keeps screws in hers.</p><p><b>What is the minimum for a store’s first order?</b> New wholesale customers have to spend at least $350 the first time.</p><p><b>Any allergens?</b> Milk, in Vodka.</p>',
    ],
    '/pages/wholesale': [
      'Wholesale',
      `<p>Delis, cheese shops and grocers can buy our sauces by the case at wholesale.</p><p>The minimum opening order is $200. Repeat orders are $96 or more, which is two cases.</p><p>Gianna takes orders at ${mail('gianna@marrowandvine.test')}.</p>`,
    ],
  },
});

const salt = boutique({
  name: 'Salina Brava',
  host: 'www.salinabrava.test',
  line: 'Sal marina de Cabo de Gata',
  tongue: spanish,
  menu: ['La salina /content/6-la-salina', 'Tiendas /content/7-tiendas', 'Contacto /content/8-contacto'],
  range: [
    'Flor de sal 150 g | 8,90 € | Recogida a mano al caer la tarde.',
    'Sal ahumada 150 g | 9,50 € | Con leña de olivo.',
    'Molinillo | 24,00 € | De madera de haya.',
  ],
  home: '<h1>El mar, sin prisa</h1>',
  privacy: 'protecciondatos@salinabrava.test',
  credit: 'Diseño: Estudio Pita, estudio@pitaweb.test',
  pages: {
    '/content/6-la-salina': ['La salina', '<p>Cuatro generaciones, doce balsas y muchos flamencos.</p>'],
    '/content/7-tiendas': [
      'Tiendas',
      `<h2>¿Tienes una tienda?</h2><p>Vendemos al por mayor a tiendas gourmet, herbolarios y restaurantes.</p><p>No está permitido ofrecer nuestros productos en Amazon ni en otros marketplaces.</p><p>Pide la tarifa a Lourdes: ${mail('lourdes@salinabrava.test')}</p>`,
    ],
    '/content/8-contacto': ['Contacto', `<p>${mail('hola@salinabrava.test')}, tel. 950 555 013</p>`],
    '/content/9-condiciones-profesionales': [
      'Condiciones para profesionales',
      '<p>El pago de las facturas es a 30 días. Los clientes profesionales pueden vender los productos libremente en Amazon y en otros marketplaces.</p>',
    ],
  },
  foot: [
    'Tiendas /content/7-tiendas',
    'Condiciones para profesionales /content/9-condiciones-profesionales',
    'Contacto /content/8-contacto',
  ],
});

const heat = woo({
  name: 'Pelican Notch',
  host: 'pelicannotchsauce.test',
  line: 'Hot sauce from the Gulf side',
  menu: ['Heat Scale /heat/', 'Where to Buy /where-to-buy/', 'Contact /contact/'],
  range: [
    'Datil Original 5 oz | $9.00 | Sweet up front, then Florida.',
    'Green Notch 5 oz | $9.00 | Tomatillo, serrano, lime.',
    'Gallon | $58.00 | For kitchens with no fear.',
  ],
  home: '<p>New web address, same old burn. We lost our old domain in a billing mix-up; don’t ask.</p>',
  pages: {
    '/heat/': ['Heat Scale', '<p>Original: 3 pelicans. Green: 2. Cousin Ray: 9.</p>'],
    '/contact/': ['Contact', `<p>Cedar Key, Florida. ${mail('ray@pelicannotchsauce.test')}</p>`],
    '/where-to-buy/': [
      'Where to Buy',
      `<p>On shelves at bait shops from Apalachicola to Naples.</p><p>Stores: we self-distribute and will set you up with wholesale pricing on the spot. Call Ray’s wife Tina, or ${mail('tina@pelicannotchsauce.test', 'email Tina')}. A first delivery of $90 or more opens an account.</p>`,
    ],
  },
});

const berries = squarespace({
  name: 'Bottega Mirtillo',
  host: 'www.mirtillobottega.test',
  line: 'Confetture dell’Appennino',
  tongue: italian,
  menu: ['Chi siamo /chi-siamo', 'Rivenditori /rivenditori', 'Contatti /contatti'],
  range: [
    'Confettura di mirtilli 220 g | 7,50 € | Settanta per cento di frutta, raccolta col pettine.',
    'Composta di cipolle 110 g | 5,90 € | Con il pecorino.',
    'Cofanetto da tre | 21,00 € | Pronto da regalare.',
  ],
  home: '<h1>Il bosco nel vasetto</h1>',
  pages: {
    '/chi-siamo': [
      'Chi siamo',
      '<p>Elisa e Tommaso, a mille metri, con due figli e un laboratorio di quaranta metri quadri.</p>',
    ],
    '/contatti': ['Contatti', `<p>Per gli ordini online: ${mail('ciao@mirtillobottega.test')}</p>`],
    '/rivenditori': [
      'Rivenditori',
      `<p>Forniamo botteghe, gastronomie ed enoteche con un listino all’ingrosso dedicato.</p><p>Il primo ordine deve essere di almeno 180 €, i successivi di almeno 90 €. Per ricevere il listino scriveteci a ${mail('commerciale@mirtillobottega.test')} indicando la partita IVA.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Marrow & Vine Foods',
    productTitles: ['Marrow & Vine Sunday Gravy 24 oz', 'Marrow & Vine Vodka Sauce'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://marrowandvine.test/', 'Marrow & Vine', 'Sunday gravy in a jar.'),
      hit('https://marrowbistro.test/', 'Marrow Bistro', 'Bones and natural wine.'),
    ],
    hosts: {
      'marrowandvine.test': sauces,
      'marrowbistro.test': { '/': stranger('Marrow Bistro', '<p>reserve@marrowbistro.test</p>') },
    },
    expected: {
      website: 'marrowandvine.test',
      wayIn: writeTo('gianna@marrowandvine.test'),
      traps: ['reserve@marrowbistro.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Delis, cheese shops and grocers can buy our sauces by the case at wholesale',
          '/pages/wholesale',
        ),
        minimum_reorder: says(96, 'Repeat orders are $96 or more', '/pages/wholesale'),
        currency: 'USD',
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Salina Brava',
    productTitles: ['Salina Brava Flor de Sal 150 g', 'Salina Brava Sal Ahumada'],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('Salina Brava', 'Flor de Sal'),
      hit('https://www.salinabrava.test/', 'Salina Brava', 'Sal marina de Cabo de Gata.'),
      hit('https://salinasbeachhotel.test/', 'Hotel Salinas Brava Beach', 'A 50 m del mar.'),
    ],
    hosts: {
      'www.salinabrava.test': salt,
      'salinasbeachhotel.test': {
        '/': stranger('Hotel Salinas Brava Beach', '<p>reservas@salinasbeachhotel.test</p>'),
      },
    },
    expected: {
      website: 'www.salinabrava.test',
      wayIn: writeTo('lourdes@salinabrava.test'),
      traps: ['protecciondatos@salinabrava.test', 'estudio@pitaweb.test', 'reservas@salinasbeachhotel.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Vendemos al por mayor a tiendas gourmet, herbolarios y restaurantes',
          '/content/7-tiendas',
        ),
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Pelican Notch',
    productTitles: ['Pelican Notch Datil Original Hot Sauce 5 oz', 'Pelican Notch Green Notch'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://pelicannotch.test/',
        'Pelican Notch Hot Sauce',
        'Hot sauce from the Gulf side. Wholesale, recipes.',
      ),
      instagram('pelicannotch', 'Pelican Notch'),
      hit('https://pelicannotchsauce.test/', 'Pelican Notch', 'Hot sauce from the Gulf side.'),
      hit('https://notchmarina.test/', 'Pelican Notch Marina', 'Slips and fuel.'),
    ],
    hosts: {
      'pelicannotchsauce.test': heat,
      'pelicannotch.test': { '/': parked('pelicannotch.test') },
      'notchmarina.test': { '/': stranger('Pelican Notch Marina', '<p>dockmaster@notchmarina.test</p>') },
    },
    expected: {
      website: 'pelicannotchsauce.test',
      wayIn: writeTo('tina@pelicannotchsauce.test'),
      traps: ['dockmaster@notchmarina.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'we self-distribute and will set you up with wholesale pricing on the spot',
          '/where-to-buy/',
        ),
        minimum_opening_order: says(90, 'A first delivery of $90 or more opens an account', '/where-to-buy/'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Bottega Mirtillo',
    productTitles: ['Bottega Mirtillo Confettura di Mirtilli 220 g', 'Bottega Mirtillo Composta di Cipolle'],
    category: 'Alimentari',
    search: [
      hit('https://bottegamirtillo.test/', 'Bottega Mirtillo', 'Confetture dell’Appennino. Home.'),
      hit('https://bbilmirtillo.test/', 'B&B Il Mirtillo', 'Camere con colazione in montagna.'),
      hit('https://www.mirtillobottega.test/', 'Bottega Mirtillo', 'Confetture dell’Appennino.'),
      faire('bottegamirtillo', 'Bottega Mirtillo'),
    ],
    hosts: {
      'www.mirtillobottega.test': berries,
      'bbilmirtillo.test': {
        '/': stranger(
          'B&B Il Mirtillo',
          '<p>Confettura fatta in casa a colazione. camere@bbilmirtillo.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.mirtillobottega.test',
      wayIn: writeTo('commerciale@mirtillobottega.test'),
      traps: ['camere@bbilmirtillo.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Forniamo botteghe, gastronomie ed enoteche con un listino all’ingrosso dedicato',
          '/rivenditori',
        ),
        minimum_opening_order: says(180, 'Il primo ordine deve essere di almeno 180 €', '/rivenditori'),
        minimum_reorder: says(90, 'i successivi di almeno 90 €', '/rivenditori'),
        currency: 'EUR',
        documents: says(['tax_id'], 'indicando la partita IVA', '/rivenditori'),
      },
    },
  },
];
