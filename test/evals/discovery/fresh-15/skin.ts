import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy } from './everyday.ts';
import {
  amazon,
  amazonItem,
  faire,
  hit,
  instagram,
  pinterest,
  reddit,
  trustpilot,
  walmart,
  yelp,
} from './found.ts';
import { kit, state } from './frames-even.ts';
import { square } from './frames-odd.ts';
import { h, mail, p, page } from './parts.ts';
import { brandSite, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Alder Moss Skincare',
    host: 'aldermoss.com',
    titles: ['Alder Moss Skincare Willow Bark Toner 4 oz', 'Alder Moss Skincare Oat & Calendula Balm 2 oz'],
    category: 'Beauty & Personal Care',
    theme: kit,
    shelf: '/product/',
    notice: 'Two free samples in every box',
    home: p('Plain skincare for easily offended skin.'),
    blurb: p('4 oz, $28. Fragrance-free. Patch test behind the ear.'),
    pages: {
      '/ingredients/': inMenu('Ingredients', p('Eleven. You can read them in one breath.')),
      '/spas-boutiques/': inMenu(
        'Spas & boutiques',
        p(
          'Estheticians, spas and boutiques, this page is for you. We ship to around ninety of you and have room on the bench for a few more.',
        ),
        p(
          'An opening order is $350 at wholesale and comes with testers. From then on each order needs to be $150.',
        ),
        p(
          'Your account stays in good standing as long as Alder Moss isn’t advertised under MAP and isn’t sold on Amazon, Walmart.com, TikTok Shop or any marketplace like them.',
        ),
        p('When you write, attach a copy of your business license so we can set the account up tax-free.'),
        `<p>${mail('partners@aldermoss.com')} (Beth, weekdays)</p>`,
      ),
      '/contact/': inFoot(
        'Contact',
        `<p>Skin in a mood? ${mail('care@aldermoss.com')}</p><p>Creators, we gift rarely: ${mail('creators@aldermoss.com')}</p>`,
      ),
      '/shipping/': shopDelivery('$50'),
      '/privacy/': shopPrivacy('care@aldermoss.com'),
    },
    search: [
      hit('https://aldermoss.com/', 'Alder Moss Skincare', 'Plain skincare for sensitive skin.'),
      amazonItem('Alder Moss Willow Bark Toner', 'B0ALDRMS01', '4.5 out of 5. 820 ratings.'),
      hit('https://aldermosslandscapes.com/', 'Alder & Moss Landscapes', 'Garden design in Tacoma.'),
      reddit('SkincareAddiction', 'Alder Moss balm review', 'Finally something that doesn’t sting.'),
      trustpilot('aldermoss.com', '4.6.'),
      instagram('Alder Moss', 'Plain skincare.'),
    ],
    others: {
      'aldermosslandscapes.com': {
        '/': page('Alder & Moss Landscapes', `<p>Estimates: ${mail('office@aldermosslandscapes.com')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('partners@aldermoss.com'),
      traps: ['creators@aldermoss.com', 'office@aldermosslandscapes.com'],
      policy: {
        takes_wholesale: says(
          '/spas-boutiques/',
          'yes',
          'have room on the bench for a few more',
          'An opening order is $350 at wholesale',
        ),
        marketplaces: says(
          '/spas-boutiques/',
          'forbidden',
          'isn’t sold on Amazon, Walmart.com, TikTok Shop or any marketplace like them',
        ),
        map_policy: says('/spas-boutiques/', 'yes', 'isn’t advertised under MAP'),
        minimum_opening_order: says('/spas-boutiques/', 350, 'An opening order is $350 at wholesale'),
        minimum_reorder: says('/spas-boutiques/', 150, 'From then on each order needs to be $150'),
        currency: 'USD',
        documents: says('/spas-boutiques/', ['business_license'], 'attach a copy of your business license'),
      },
    },
  }),
  brandSite({
    brand: 'Rosa y Membrillo',
    host: 'rosaymembrillo.es',
    titles: [
      'Rosa y Membrillo Aceite Facial Rosa Mosqueta 30 ml',
      'Rosa y Membrillo Jabón de Membrillo 100 g',
    ],
    category: 'Belleza',
    lang: 'es',
    theme: square,
    notice: 'Envío gratis a partir de 45 €',
    imprint: 'Rosa y Membrillo S.L., Priego de Córdoba',
    shelf: '/tienda/p/',
    home: p('Cosmética de huerto, hecha en pequeñas tandas en la Subbética.'),
    blurb: p('30 ml, 19 €. Tres gotas por la noche sobre la piel húmeda.'),
    pages: {
      '/el-huerto': inMenu('El huerto', p('Noventa membrillos y un rosal que ya estaba cuando llegamos.')),
      '/tiendas': inMenu(
        'Tiendas',
        p(
          '¿Tienes una herboristería, una perfumería o una tienda de regalos? Nos encantará que vendas nuestros productos.',
        ),
        p('El pedido de apertura es de 180 € sin IVA y las reposiciones, de 90 €.'),
        p('Para darte de alta nos hace falta tu CIF o NIF.'),
        p(
          'Si quieres ofrecernos en Amazon, Miravia u otra plataforma, consúltanos antes: solo se puede con nuestra autorización por escrito.',
        ),
        `<p>Escribe a Lola: ${mail('lola@rosaymembrillo.es')}</p>`,
      ),
      '/contacto': inMenu('Contacto', `<p>${mail('hola@rosaymembrillo.es')}</p>`),
      '/aviso-legal': inFoot(
        'Aviso legal',
        p('Titular: Rosa y Membrillo S.L., CIF B-00000000. Alojamiento: Squarespace Ireland Ltd.'),
        `<p>Protección de datos: ${mail('rgpd@gestoriasubbetica.es')}</p>`,
      ),
      '/envios': inFoot(
        'Envíos',
        p('Península en 48 horas, 4,50 €. A partir de 45 € te lo regalamos. Baleares y Canarias, consultar.'),
      ),
    },
    search: [
      hit(
        'https://rosaymembrillo.es/',
        'Rosa y Membrillo | Cosmética de huerto',
        'Aceites y jabones de la Subbética.',
      ),
      hit(
        'https://www.recetasdelaabuela.es/dulce-de-membrillo',
        'Dulce de membrillo, receta',
        'Un kilo de membrillo, 800 g de azúcar…',
      ),
      hit('https://www.amazon.es/s?k=rosa+y+membrillo', 'Amazon.es: rosa y membrillo', 'Resultados.'),
      instagram('Rosa y Membrillo', 'Cosmética de huerto.'),
      hit(
        'https://www.herbolariolaluna.es/rosa-y-membrillo',
        'Rosa y Membrillo – Herbolario La Luna',
        'Aceite facial 19 €.',
      ),
      pinterest('jabon artesanal', 'Ideas de jabón artesanal.'),
    ],
    others: {
      'www.herbolariolaluna.es': {
        '/rosa-y-membrillo': page(
          'Rosa y Membrillo – Herbolario La Luna',
          `<p>Aceite facial 19 €.</p><p>Mayoristas: ${mail('pedidos@herbolariolaluna.es')}</p>`,
          'es',
        ),
      },
    },
    expected: {
      wayIn: writeTo('lola@rosaymembrillo.es'),
      traps: ['rgpd@gestoriasubbetica.es', 'pedidos@herbolariolaluna.es'],
      policy: {
        takes_wholesale: says(
          '/tiendas',
          'yes',
          'Nos encantará que vendas nuestros productos',
          'El pedido de apertura es de 180 €',
        ),
        marketplaces: says(
          '/tiendas',
          'with_permission',
          'solo se puede con nuestra autorización por escrito',
        ),
        minimum_opening_order: says('/tiendas', 180, 'El pedido de apertura es de 180 € sin IVA'),
        minimum_reorder: says('/tiendas', 90, 'las reposiciones, de 90 €'),
        currency: 'EUR',
        documents: says('/tiendas', ['tax_id'], 'nos hace falta tu CIF o NIF'),
      },
    },
  }),
  brandSite({
    brand: 'Sundial Mineral',
    host: 'sundialmineral.com',
    titles: ['Sundial Mineral Zinc Face Stick SPF 50 Clear', 'Sundial Mineral Kids Lotion SPF 40 3 oz'],
    category: 'Beauty & Personal Care',
    theme: state,
    notice: 'Reef-friendly zinc, nothing else',
    home: p('Sunscreen from lifeguards in Santa Cruz.'),
    blurb: p('SPF 50, $18. Re-apply every eighty minutes in the water.'),
    pages: {
      '/science': inMenu('The science', p('Non-nano zinc oxide, 22 percent. That’s it.')),
      '/help': inMenu(
        'Help center',
        h('Is it greasy?'),
        p('For one minute. Then no.'),
        h('I run a surf shop. Can I carry Sundial?'),
        p(
          'Heck yes. Surf shops, dive shops, camps and outfitters can order straight from us, at 50% off retail, by the twelve-pack.',
        ),
        `<p>Drop a note to ${mail('shops@sundialmineral.com')} with your store’s name and shipping address. Our line is on <a href="https://www.faire.com/direct/sundialmineral">Faire</a> as well.</p>`,
        h('Any rules for online?'),
        p(
          'Sell it on your own site all you like. Please keep it off Amazon, Walmart Marketplace and eBay; sunscreen that has sat in a hot warehouse does nobody any good.',
        ),
        h('Do you sponsor surfers?'),
        `<p>A few. ${mail('team@sundialmineral.com')}</p>`,
      ),
      '/contact': inMenu('Contact', `<p>${mail('hi@sundialmineral.com')}</p>`),
      '/privacy': shopPrivacy('hi@sundialmineral.com'),
      '/shipping': shopDelivery('$35'),
    },
    search: [
      hit(
        'https://sundialmineral.com/',
        'Sundial Mineral | Zinc sunscreen',
        'SPF 50 face sticks from Santa Cruz lifeguards.',
      ),
      amazon('sundial mineral sunscreen', 'Zinc face stick, kids lotion.'),
      hit('https://www.sundialminerals.net/', 'Sundial Minerals & Fossils', 'Rock shop, Quartzsite AZ.'),
      faire('Sundial Mineral', 'Wholesale sunscreen.'),
      walmart('sundial mineral spf 50', 'Sunscreen.'),
      reddit('surfing', 'Zinc that stays on?', 'Sundial stick, hands down.'),
      yelp('Sundial Surf Shop', 'Capitola.'),
    ],
    others: {
      'www.sundialminerals.net': {
        '/': page(
          'Sundial Minerals & Fossils',
          `<p>Wholesale flats of ammonites: ${mail('rocks@sundialminerals.net')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('shops@sundialmineral.com'),
      traps: ['team@sundialmineral.com', 'rocks@sundialminerals.net'],
      policy: {
        takes_wholesale: says('/help', 'yes', 'can order straight from us, at 50% off retail', 'Heck yes'),
        marketplaces: says('/help', 'forbidden', 'Please keep it off Amazon, Walmart Marketplace and eBay'),
      },
    },
  }),
];
