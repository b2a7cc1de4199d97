import type { DiscoveryCase } from '../case.ts';
import { cornerstone, elementor } from './frames-even.ts';
import { airo, volusion } from './frames-odd.ts';
import { fillIn, form, hit, mail, p, page, says, site, veiledLink, veiledSpan, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Hearthledge Cutting Boards',
    host: 'www.hearthledgeboards.test',
    titles: [
      'Hearthledge Cutting Boards Maple Butcher Block 18x12',
      'Hearthledge Cutting Boards Cherry Bread Board',
    ],
    category: 'Home & Kitchen',
    frame: elementor,
    shelf: '/product/',
    bar: 'Engraving is on us in May',
    pages: {
      '/wood': ['Wood', p('Vermont maple, cherry and walnut; nothing tropical.')],
      '/wholesale-info': [
        'Wholesale Info',
        `${p('We have sold boards to kitchen stores since 2004 and still enjoy it.')}${p('Boards are graded by hand and no two match; please do not return one for its grain.', 'We cannot hold stock for later release.', 'Engraved boards are final.')}${p('On a first purchase we look for $350, and after that for $175.', 'Ground freight inside New England costs nothing on either.')}${p('Seconds are never sold to stores, and the outlet on Route 7 is not a dealer.')}${p('Kindly fax or scan your state sales tax permit.')}${p('Whether you also post the boards on Amazon or Etsy is up to you, and Ruth will even lend you her photographs.')}${p('Oil them, or show customers how. Dry boards crack and get us letters.')}<p>Ruth Ledge: ${veiledLink('ruth@hearthledgeboards.test', '[email protected]', 0x47)}</p>`,
      ],
      '/contact-us': ['Contact Us', `<p>${veiledSpan('boards@hearthledgeboards.test', 0x47)}</p>`],
    },
    search: [
      hit('https://www.williams-sonoma.com/search?words=hearthledge', 'hearthledge', 'Cutting boards.'),
      hit(
        'https://www.hearthledgeboards.test/wood/',
        'Wood – Hearthledge Cutting Boards',
        'Vermont-made cutting boards.',
      ),
    ],
    expected: {
      wayIn: writeTo('ruth@hearthledgeboards.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale-info',
          'yes',
          'We have sold boards to kitchen stores since 2004',
          'On a first purchase we look for $350',
        ),
        marketplaces: says(
          '/wholesale-info',
          'allowed',
          'Whether you also post the boards on Amazon or Etsy is up to you',
        ),
        minimum_opening_order: says('/wholesale-info', 350, 'On a first purchase we look for $350'),
        minimum_reorder: says('/wholesale-info', 175, 'and after that for $175'),
        currency: 'USD',
        documents: says(
          '/wholesale-info',
          ['resale_certificate'],
          'Kindly fax or scan your state sales tax permit',
        ),
      },
    },
  }),
  site({
    brand: 'Birdwhistle Enamel',
    host: 'birdwhistleenamel.test',
    titles: ['Birdwhistle Enamel Singing Kettle Blue 2 qt', 'Birdwhistle Enamel Pie Dish Cream'],
    category: 'Home & Kitchen',
    frame: airo,
    shelf: '/kettles/',
    bar: 'Chip guarantee: ten years',
    pages: {
      '/our-enamel': ['Our enamel', p('Three coats, fired at 1,500 degrees.')],
      '/for-your-shop': [
        'For your shop',
        `${p('Kitchenware shops do well with our kettles, and we do our best to do well by them.')}${p('Your opening buy: $500 or beyond.')}${p('Refill orders of any size, sent the same week.')}${p('A copy of your shop’s reseller permit comes with the first purchase.')}${p('eBay and Wayfair do not trouble us; Amazon, though, is a place we keep to ourselves.')}<p>Order desk ${mail('orderdesk@birdwhistleenamel.test')}</p>`,
      ],
      '/web-orders': [
        '-Web orders',
        p(
          'What you buy at this checkout is meant for your own kitchen.',
          'Carts above twelve kettles are looked over by hand.',
        ),
      ],
      '/shop-q-and-a': [
        'Shop Q&amp;A',
        `<h4>How big is the initial order?</h4>${p('Shops start at $300.')}<h4>Do kettles work on induction?</h4>${p('They do.')}<h4>Do you make private label?</h4>${p('No, and we are flattered to be asked.')}`,
      ],
      '/contact': ['Contact', `<p>${mail('tea@birdwhistleenamel.test')}</p>`],
    },
    search: [
      hit('https://birdwhistleenamel.test/our-enamel', 'Our enamel | Birdwhistle', 'Kettles and pie dishes.'),
      hit('https://www.allaboutbirds.org/guide', 'Bird whistles', 'Identify songs.'),
    ],
    expected: {
      wayIn: writeTo('orderdesk@birdwhistleenamel.test'),
      policy: {
        takes_wholesale: says(
          '/for-your-shop',
          'yes',
          'Kitchenware shops do well with our kettles',
          'Your opening buy: $500',
        ),
        marketplaces: says(
          '/for-your-shop',
          'amazon_forbidden',
          'Amazon, though, is a place we keep to ourselves',
        ),
        documents: says(
          '/for-your-shop',
          ['resale_certificate'],
          'reseller permit comes with the first purchase',
        ),
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  site({
    brand: 'Cuchillería Montalbán',
    host: 'www.cuchilleriamontalban.test',
    titles: ['Cuchillería Montalbán Cuchillo Jamonero 28 cm', 'Cuchillería Montalbán Puntilla Olivo'],
    category: 'Cocina',
    lang: 'es',
    frame: cornerstone,
    shelf: '/tienda/',
    bar: 'Afilado gratuito el primer año',
    pages: {
      '/taller': ['El taller', p('Cuatro generaciones de cuchilleros en Albacete.')],
      '/profesionales': [
        'Profesionales',
        `${p('Ferreterías, tiendas gourmet y cortadores: tenéis tarifa propia en nuestro portal <a href="https://b2b.cuchilleriamontalban.test/">b2b.cuchilleriamontalban.test</a>.')}${p('No vendemos por unidades sueltas a través del portal.')}`,
      ],
      '/contacto': [
        'Contacto',
        `<p>Particulares: ${mail('taller@cuchilleriamontalban.test')}</p><p>Prensa: ${mail('prensa@cuchilleriamontalban.test')}</p>`,
      ],
    },
    search: [
      hit('https://www.amazon.es/s?k=montalban+jamonero', 'Amazon.es: montalban jamonero', 'Resultados.'),
      hit(
        'https://www.cuchilleriamontalban.test/taller',
        'El taller | Cuchillería Montalbán',
        'Cuchillos de Albacete.',
      ),
      hit('https://www.ayto-montalban.test/', 'Ayuntamiento de Montalbán', 'Sede electrónica.'),
    ],
    more: {
      'b2b.cuchilleriamontalban.test': {
        '/': page(
          'Portal B2B',
          '<h1>Portal B2B Cuchillería Montalbán</h1><p>Entra con tu usuario o <a href="/alta">solicita el alta</a>.</p><form><input type="text" name="user"><input type="password" name="pass"><button>Entrar</button></form>',
          'es',
        ),
        '/alta': page(
          'Solicitud de alta',
          `<h1>Solicitud de alta</h1><p>El pedido de apertura será de 300 € como mínimo; los siguientes, de 120 €.</p><p>La reventa en Amazon y demás marketplaces no está autorizada.</p><p>Adjunta tu licencia de actividad.</p>${form('Solicitar', 'Razón social', 'CIF', 'Correo electrónico', 'Mensaje')}`,
          'es',
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://b2b.cuchilleriamontalban.test/alta'),
      traps: ['prensa@cuchilleriamontalban.test'],
      policy: {
        takes_wholesale: says('/profesionales', 'yes', 'tenéis tarifa propia en nuestro portal'),
        marketplaces: says(
          '/alta',
          'forbidden',
          'La reventa en Amazon y demás marketplaces no está autorizada',
        ),
        minimum_opening_order: says('/alta', 300, 'El pedido de apertura será de 300 € como mínimo'),
        minimum_reorder: says('/alta', 120, 'los siguientes, de 120 €'),
        currency: 'EUR',
        documents: says('/alta', ['business_license'], 'Adjunta tu licencia de actividad'),
      },
    },
  }),
  site({
    brand: 'Oak & Ember Grill Tools',
    host: 'oakandember.test',
    titles: ['Oak & Ember Grill Tools Brisket Slicer', 'Oak & Ember Grill Tools Coal Rake 30 in'],
    category: 'Patio, Lawn & Garden',
    frame: volusion,
    shelf: '/product-p/',
    bar: 'Spend $85 and we eat the shipping',
    foot: 'Ask the pitmaster: pit@oakandember.test',
    blurb: p('Manufacturer’s suggested price $64. Engraved gifts: order three or more, $45 minimum.'),
    pages: {
      '/recipes': ['Recipes', p('Begin with a good rub and do not rush.')],
      '/corporate': [
        '-Corporate gifts',
        p(
          'Closing gifts for realtors, thank-yous for crews.',
          'Boxes of ten and up get a logo burned into the handle; your first proof is free.',
        ),
      ],
      '/demo-store': [
        '-Dealer locator',
        `${p('Handle one before you buy: 214 backyards’ worth of stores have them.')}<select><option>Your state</option><option>Texas</option></select>`,
      ],
      '/jobs': ['-Jobs', `<p>Welders: ${mail('hiring@oakandember.test')}</p>`],
    },
    search: [
      hit('https://oakandember.test/recipes', 'Recipes | Oak & Ember', 'Tools and recipes for live fire.'),
      hit('https://www.lowes.com/pl/oak-ember', "Oak & Ember at Lowe's", 'Grilling.'),
      hit('https://oakandember-restaurant.test/', 'Oak & Ember Kitchen + Bar', 'Reserve.'),
    ],
    more: {
      'oakandember-restaurant.test': {
        '/': page(
          'Oak & Ember Kitchen',
          `<p>Private dining from $500. ${mail('events@oakandember-restaurant.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('pit@oakandember.test'),
      traps: ['hiring@oakandember.test', 'events@oakandember-restaurant.test'],
    },
  }),
];
