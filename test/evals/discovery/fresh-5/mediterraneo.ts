import type { DiscoveryCase } from '../case.ts';
import { builderForm, wix } from './systems/builders.ts';
import { prestashop } from './systems/carts.ts';
import { amazon, hit, instagram } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { shopify } from './systems/shopify.ts';
import { wordpress } from './systems/wordpress.ts';

const moka = wordpress({
  builder: 'elementor',
  language: 'it',
  name: 'Fratelli Garbin',
  host: 'fratelligarbin.test',
  tagline: 'Caffettiere e accessori per il caff&egrave;',
  nav: 'Prodotti=/shop/; Azienda=/about/; Rivenditori=/rivenditori/; Contatti=/contatti/',
  foot: 'Spedizioni=/shipping/; Privacy=/privacy-policy/; Condizioni di vendita=/terms/; Lavora con noi=/lavora-con-noi/',
  goods: 'Moka Garbin 3 tazze=34,00 &euro;; Moka Garbin 6 tazze=42,00 &euro;; Guarnizioni=6,00 &euro;',
  about: '<p>Dal 1954 produciamo caffettiere in alluminio a Omegna.</p>',
  privacy: 'privacy@fratelligarbin.test',
});

const ceramics = shopify({
  language: 'it',
  name: 'Ceramiche Sole Nero',
  host: 'solenero.test',
  tagline: 'Ceramica dipinta a mano in Puglia',
  nav: 'Piatti=/collections/all; Tazze=/collections/tazze; Chi siamo=/pages/about',
  foot: 'Contatti=/pages/contatti; Vendita all&rsquo;ingrosso=/pages/ingrosso; Privacy=/policies/privacy-policy; Spedizioni=/policies/shipping-policy',
  goods: 'Piatto Ulivo 26 cm=32,00 &euro;; Tazza Limone=18,00 &euro;; Vassoio Mare=48,00 &euro;',
  about: '<p>Un laboratorio di quattro persone a Grottaglie.</p>',
});

const oil = prestashop({
  language: 'es',
  name: 'Almazara Tres Cerros',
  host: 'trescerros.test',
  tagline: 'Aceite de oliva virgen extra',
  nav: 'Tienda=/2-accueil; La almazara=/content/4-a-propos; Profesionales=/content/8-profesionales; Contacto=/contactenos',
  foot: 'Env&iacute;os=/content/1-livraison; Privacidad=/content/2-confidentialite; Condiciones=/content/3-conditions',
  goods: 'AOVE Picual 500 ml=14,50 &euro;; AOVE Arbequina 500 ml=14,50 &euro;; Lata 5 litros=62,00 &euro;',
  about: '<p>Cuarta generaci&oacute;n de olivareros en Ja&eacute;n.</p>',
  privacy: 'protecciondedatos@trescerros.test',
});

const sandals = wix({
  language: 'es',
  name: 'Menta Avarcas',
  host: 'mentaavarcas.test',
  tagline: 'Avarcas hechas en Menorca',
  nav: 'Tienda=/shop; Nosotras=/about; Contacto=/contacto',
  foot: 'Mayoristas=/mayoristas; Env&iacute;os y cambios=/shipping-returns; Privacidad=/privacy-policy',
  goods: 'Avarca Menta Cuero=59,00 &euro;; Avarca Ni&ntilde;a=45,00 &euro;; Bolso Playa=38,00 &euro;',
  about: '<p>Cosidas a mano en Ciutadella.</p>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Fratelli Garbin',
    productTitles: ['Fratelli Garbin Moka 3 tazze alluminio', 'Fratelli Garbin Guarnizioni moka'],
    category: 'Home & Kitchen',
    search: [
      amazon('Fratelli Garbin', 'Moka 3 tazze'),
      hit('https://garbinimpianti.test/', 'F.lli Garbin Impianti srl', 'Impianti idraulici a Treviso.'),
      hit('https://fratelligarbin.test/', 'Fratelli Garbin', 'Caffettiere e accessori dal 1954.'),
    ],
    hosts: {
      'fratelligarbin.test': {
        ...moka.basics,
        '/contatti/': moka.page(
          'Contatti',
          `<p>Informazioni: ${mail('info@fratelligarbin.test')}</p><p>Ufficio commerciale: ${mail('commerciale@fratelligarbin.test')}</p><p>Assistenza ricambi: ${mail('ricambi@fratelligarbin.test')}</p><p>PEC: fratelligarbin@pec.test</p>`,
        ),
        '/lavora-con-noi/': moka.page(
          'Lavora con noi',
          `<p>Invia il tuo curriculum a ${mail('risorseumane@fratelligarbin.test')}.</p>`,
        ),
        '/rivenditori/': moka.page(
          'Rivenditori',
          '<p>Forniamo negozi di casalinghi, torrefazioni e bar in tutta Italia. Per diventare rivenditore contatti il nostro ufficio commerciale.</p><p>Il primo ordine minimo &egrave; di 400 euro pi&ugrave; IVA, i riordini partono da 200 euro pi&ugrave; IVA.</p><p>Ai rivenditori chiediamo la partita IVA e un recapito telefonico.</p><p>La vendita su Amazon &egrave; consentita solo previa autorizzazione scritta.</p>',
        ),
      },
      'garbinimpianti.test': {
        '/': '<html lang="it"><head><title>F.lli Garbin Impianti srl</title></head><body><h1>F.lli Garbin Impianti</h1><p>preventivi@garbinimpianti.test</p></body></html>',
      },
    },
    expected: {
      website: 'fratelligarbin.test',
      wayIn: { kind: 'address', anyOf: ['commerciale@fratelligarbin.test'] },
      traps: [
        'privacy@fratelligarbin.test',
        'risorseumane@fratelligarbin.test',
        'preventivi@garbinimpianti.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Forniamo negozi di casalinghi, torrefazioni e bar in tutta Italia',
          '/rivenditori/',
        ),
        minimum_opening_order: said(400, 'Il primo ordine minimo è di 400 euro più IVA', '/rivenditori/'),
        minimum_reorder: said(200, 'i riordini partono da 200 euro più IVA', '/rivenditori/'),
        currency: 'EUR',
        documents: said(['tax_id'], 'Ai rivenditori chiediamo la partita IVA', '/rivenditori/'),
        marketplaces: said(
          'with_permission',
          'La vendita su Amazon è consentita solo previa autorizzazione scritta',
          '/rivenditori/',
        ),
      },
    },
  },
  {
    brand: 'Sole Nero',
    productTitles: ['Sole Nero Piatto Ulivo 26 cm dipinto a mano', 'Sole Nero Tazza Limone'],
    search: [
      hit('https://solenerowines.test/', 'Sole Nero Wines', 'Negroamaro del Salento.'),
      hit('https://solenero.test/', 'Ceramiche Sole Nero', 'Ceramica dipinta a mano in Puglia.'),
      instagram('Ceramiche Sole Nero', 'Grottaglie.'),
    ],
    hosts: {
      'solenero.test': {
        ...ceramics.basics,
        '/pages/contatti': ceramics.page(
          'Contatti',
          `<p>Scrivici a ${mail('ciao@solenero.test')} oppure chiama lo 099 555 0144.</p>`,
        ),
        '/pages/ingrosso': ceramics.page(
          'Vendita all&rsquo;ingrosso',
          `<p>Vendiamo all'ingrosso a negozi, ristoranti e boutique hotel, in Italia e all'estero.</p><p>Ogni pezzo &egrave; dipinto a mano: i tempi di consegna sono di 6-8 settimane.</p><p>Per catalogo e listino: ${mail('ingrosso@solenero.test')}</p>`,
        ),
      },
      'solenerowines.test': {
        '/': '<html lang="it"><head><title>Sole Nero Wines</title></head><body><h1>Sole Nero</h1><p>Export: export@solenerowines.test</p></body></html>',
      },
    },
    expected: {
      website: 'solenero.test',
      wayIn: { kind: 'address', anyOf: ['ingrosso@solenero.test'] },
      traps: ['export@solenerowines.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          "Vendiamo all'ingrosso a negozi, ristoranti e boutique hotel",
          '/pages/ingrosso',
        ),
      },
    },
  },
  {
    brand: 'Tres Cerros',
    productTitles: ['Tres Cerros AOVE Picual 500 ml', 'Almazara Tres Cerros Aceite de Oliva Lata 5 litros'],
    category: 'Grocery',
    search: [
      hit('https://hoteltrescerros.test/', 'Hotel Tres Cerros', 'Hotel rural con piscina.'),
      hit('https://trescerros.test/', 'Almazara Tres Cerros', 'Aceite de oliva virgen extra de Jaén.'),
      amazon('Tres Cerros', 'AOVE Picual'),
    ],
    hosts: {
      'trescerros.test': {
        ...oil.basics,
        '/contactenos': oil.page(
          'Contacto',
          `<p>Atenci&oacute;n al cliente: ${mail('clientes@trescerros.test')}</p><p>Visitas a la almazara: ${mail('visitas@trescerros.test')}</p>`,
        ),
        '/content/8-profesionales': oil.page(
          'Profesionales',
          `<p>Vendemos a tiendas gourmet, restaurantes y distribuidores. Nuestro distribuidor en Alemania es Olivenhaus Kern GmbH.</p><p>El pedido m&iacute;nimo inicial es de 350 &euro; sin IVA.</p><p>Para abrir una cuenta, env&iacute;enos su CIF a ${mail('comercial@trescerros.test')}.</p><p>No est&aacute; permitida la venta de nuestros aceites en Amazon ni en otros marketplaces.</p>`,
        ),
      },
      'hoteltrescerros.test': {
        '/': '<html lang="es"><head><title>Hotel Tres Cerros</title></head><body><h1>Hotel Tres Cerros</h1><p>reservas@hoteltrescerros.test</p></body></html>',
      },
    },
    expected: {
      website: 'trescerros.test',
      wayIn: { kind: 'address', anyOf: ['comercial@trescerros.test'] },
      traps: ['protecciondedatos@trescerros.test', 'reservas@hoteltrescerros.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vendemos a tiendas gourmet, restaurantes y distribuidores',
          '/content/8-profesionales',
        ),
        minimum_opening_order: said(
          350,
          'El pedido mínimo inicial es de 350 € sin IVA',
          '/content/8-profesionales',
        ),
        currency: 'EUR',
        documents: said(['tax_id'], 'envíenos su CIF', '/content/8-profesionales'),
        distributors: said(
          ['Olivenhaus Kern GmbH'],
          'Nuestro distribuidor en Alemania es Olivenhaus Kern GmbH',
          '/content/8-profesionales',
        ),
        marketplaces: said(
          'forbidden',
          'No está permitida la venta de nuestros aceites en Amazon ni en otros marketplaces',
          '/content/8-profesionales',
        ),
      },
    },
  },
  {
    brand: 'Menta Avarcas',
    productTitles: ['Menta Avarcas Sandalia Menorquina Cuero', 'Menta Avarcas Avarca Niña Talla 30'],
    category: 'Shoes',
    search: [
      hit('https://mentaavarcas.test/', 'Menta Avarcas | Avarcas hechas en Menorca', 'Cosidas a mano.'),
      hit(
        'https://zapatosonline.test/marcas/menta',
        'Menta Avarcas en ZapatosOnline',
        'Rebajas hasta el 40%.',
      ),
    ],
    hosts: {
      'mentaavarcas.test': {
        ...sandals.basics,
        '/contacto': sandals.page(
          'Contacto',
          `<h1>Contacto</h1><p>WhatsApp +34 600 555 012</p><p>${mail('hola@mentaavarcas.test')}</p>`,
        ),
        '/mayoristas': sandals.page(
          'Mayoristas',
          `<h1>Mayoristas</h1><p>Trabajamos con zapater&iacute;as y tiendas multimarca de toda Europa.</p><p>Rellena el formulario de alta y te enviaremos el cat&aacute;logo de la temporada.</p>${builderForm('Nombre*; Tienda*; E-mail*; Poblaci&oacute;n*; Tel&eacute;fono', 'Solicitar alta')}<p>El primer pedido debe ser de al menos 500 &euro;; las reposiciones, de 200 &euro;.</p>`,
        ),
      },
      'zapatosonline.test': {
        '/marcas/menta':
          '<html lang="es"><head><title>Menta Avarcas en ZapatosOnline</title></head><body><h1>Menta Avarcas</h1><p>ayuda@zapatosonline.test</p></body></html>',
      },
    },
    expected: {
      website: 'mentaavarcas.test',
      wayIn: { kind: 'form', anyOf: ['https://mentaavarcas.test/mayoristas'] },
      traps: ['ayuda@zapatosonline.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Trabajamos con zapaterías y tiendas multimarca de toda Europa',
          '/mayoristas',
        ),
        minimum_opening_order: said(500, 'El primer pedido debe ser de al menos 500 €', '/mayoristas'),
        minimum_reorder: said(200, 'las reposiciones, de 200 €', '/mayoristas'),
        currency: 'EUR',
      },
    },
  },
];
