import type { DiscoveryCase } from '../case.ts';
import { address, cf, form, formAt, hits, jsonLd, mail, said, site } from './kit.ts';
import { builder, dawn, storefront } from './themes.ts';
import { presta } from './themes-europe.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Almazara Trespinares',
    productTitles: ['Trespinares AOVE Picual Temprano 500 ml', 'Trespinares AOVE Ahumado 250 ml'],
    category: 'Alimentación',
    search: hits(
      ['https://www.trespinares-rural.test/', 'Casa rural Tres Pinares', 'Reserva tu fin de semana'],
      ['https://trespinares.test/', 'Almazara Trespinares', 'Aceite de Cazorla. Envío gratis desde 60 €'],
      ['https://www.miravia.es/brand/trespinares', 'Trespinares - Miravia', 'Ofertas'],
    ),
    hosts: {
      'www.trespinares-rural.test': { '/': '<h1>Casa rural</h1><p>reservas@trespinares-rural.test</p>' },
      'trespinares.test': site(
        presta,
        {
          name: 'Almazara Trespinares',
          lang: 'es',
          bar: 'Envío gratis a partir de 60 €',
          nav: 'Aceites=/3-aceites | Cosecha=/content/6-cosecha | Tiendas y restaurantes=/content/7-tiendas',
          foot: 'Condiciones para tiendas=/content/11-condiciones | Aviso legal=/content/2-aviso-legal | Contacto=/content/5-contacto',
        },
        {
          '/': '<h1>Aceite de Cazorla</h1><p>AOVE Picual Temprano 500 ml. AOVE Ahumado 250 ml.</p>',
          '/content/7-tiendas':
            '<h1>Tiendas y restaurantes</h1><p>Colmados, tiendas gourmet y restaurantes tienen su tarifa aparte. La lleva Remedios: escríbale a remedios [arroba] trespinares [punto] test con el CIF y una foto del local.</p>',
          '/content/11-condiciones':
            '<h1>Condiciones para tiendas</h1><p>El estreno son 200&nbsp;€ más IVA como poco; las reposiciones salen desde 100&nbsp;€.</p><p>Para anunciar nuestro aceite en Amazon, Miravia u otro escaparate ajeno hace falta que se lo autoricemos por escrito.</p><p>El precio que se muestre al público no baja del que figura en la columna PVP mínimo anunciado.</p>',
          '/content/5-contacto': '<h1>Contacto</h1><p>hola@trespinares.test</p>',
          '/content/2-aviso-legal':
            '<h1>Aviso legal</h1><p>Delegado de protección de datos: dpd@trespinares.test. Diseño: estudio@olivoweb.test</p>',
          '/content/6-cosecha': '<h1>Cosecha</h1><p>Octubre, de noche.</p>',
        },
      ),
    },
    expected: {
      website: 'trespinares.test',
      wayIn: address('remedios@trespinares.test'),
      traps: ['reservas@trespinares-rural.test', 'dpd@trespinares.test', 'estudio@olivoweb.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Colmados, tiendas gourmet y restaurantes tienen su tarifa aparte',
          '/content/7-tiendas',
        ),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'con el CIF y una foto del local',
          '/content/7-tiendas',
        ),
        minimum_opening_order: said(200, 'El estreno son 200', '/content/11-condiciones'),
        minimum_reorder: said(100, 'las reposiciones salen desde 100', '/content/11-condiciones'),
        currency: 'EUR',
        marketplaces: said(
          'with_permission',
          'hace falta que se lo autoricemos por escrito',
          '/content/11-condiciones',
        ),
        map_policy: said('yes', 'la columna PVP mínimo anunciado', '/content/11-condiciones'),
      },
    },
  },
  {
    brand: 'Jabones La Cernea',
    productTitles: ['La Cernea Jabón de Leche de Burra 100 g', 'La Cernea Champú Sólido Romero'],
    category: 'Belleza',
    search: hits(
      ['https://lacernea.test/', 'Jabones La Cernea', 'Hechos en Liébana'],
      ['https://www.instagram.com/lacernea/', 'La Cernea (@lacernea)', '2.318 seguidores'],
    ),
    hosts: {
      'lacernea.test': site(
        storefront,
        {
          name: 'La Cernea',
          lang: 'es',
          bar: 'Envío gratis desde 39 €',
          nav: 'Jabones=/jabones/ | Quiénes somos=/quienes-somos/',
          foot: 'Escríbenos=/escribenos/ | Envíos=/envios/',
          end: `Fotos de ${mail('taller@fotografiapena.test', 'Nel Peña')}`,
        },
        {
          '/': '<h1>Hechos en Liébana</h1><p>Jabón de Leche de Burra 100 g. Champú Sólido Romero.</p>',
          '/quienes-somos/':
            '<h1>Quiénes somos</h1><p>Somos dos hermanas y cinco burras.</p><p>A los herbolarios les servimos cajas surtidas de doce pastillas; basta con un correo.</p>',
          '/escribenos/': `<h1>Escríbenos</h1><p>${cf('burra@lacernea.test')}</p>`,
          '/envios/': '<h1>Envíos</h1><p>Pedido mínimo de 10 € para la península.</p>',
        },
      ),
    },
    expected: {
      website: 'lacernea.test',
      wayIn: address('burra@lacernea.test'),
      traps: ['taller@fotografiapena.test'],
      policy: {
        takes_wholesale: said('yes', 'A los herbolarios les servimos cajas surtidas', '/quienes-somos/'),
      },
    },
  },
  {
    brand: 'Cuchillería Ordobás',
    productTitles: ['Ordobás Navaja Albaceteña Asta 9 cm', 'Ordobás Cebollero 20 cm'],
    category: 'Hogar y cocina',
    search: hits(
      ['https://www.ordobas.test/', 'Cuchillería Ordobás', 'Albacete, desde 1903. Envío gratis desde 70 €'],
      ['https://navajasonline.test/marca/ordobas', 'Navajas Ordobás', 'En stock'],
    ),
    hosts: {
      'navajasonline.test': {
        '/marca/ordobas':
          '<h1>Navajas Ordobás</h1><p>¿Mayorista? mayoristas@navajasonline.test, pedido mínimo 300 €</p>',
      },
      'www.ordobas.test': site(
        builder,
        {
          name: 'Cuchillería Ordobás',
          lang: 'es',
          bar: 'Envío gratis desde 70 € · Pedido mínimo 15 €',
          nav: 'Navajas=/navajas/ | Cocina=/cocina/ | Mapa de tiendas=/mapa-de-tiendas/',
          foot: 'Preguntas=/preguntas/ | Contacto=/contacto/ | Trabaja con nosotros=/trabaja/',
          head: jsonLd({
            '@type': 'Store',
            name: 'Cuchillería Ordobás',
            url: 'https://www.ordobas.test',
            email: 'tienda@ordobas.test',
          }),
        },
        {
          '/': '<h1>Albacete, desde 1903</h1><p>Navaja Albaceteña Asta 9 cm. Cebollero 20 cm.</p>',
          '/mapa-de-tiendas/':
            '<h1>Mapa de tiendas</h1><p>Distribuidores oficiales cerca de ti: Casa Leoncio (leoncio@casaleoncio.test), El Yunque.</p>',
          '/preguntas/':
            '<h1>Preguntas</h1><p>¿Estáis en Amazon? No vendemos en Amazon; las que veas allí no las garantizamos.</p><p>¿Grabáis para empresas? Sí, mínimo 25 piezas.</p>',
          '/contacto/': `<h1>Contacto</h1>${form('/contacto/', 'Nombre, E-mail, Mensaje', 'Enviar')}`,
          '/trabaja/': '<h1>Trabaja con nosotros</h1><p>empleo@ordobas.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.ordobas.test',
      wayIn: address('tienda@ordobas.test'),
      traps: ['mayoristas@navajasonline.test', 'leoncio@casaleoncio.test', 'empleo@ordobas.test'],
      policy: {},
    },
  },
  {
    brand: 'Dulces Xochicalli',
    productTitles: ['Xochicalli Alegrías de Amaranto 12 pzas', 'Xochicalli Cocada Horneada 6 pzas'],
    category: 'Despensa',
    search: hits(
      ['https://listado.mercadolibre.com.mx/xochicalli', 'Xochicalli | MercadoLibre', 'Envíos gratis'],
      ['https://xochicalli.test/', 'Dulces Xochicalli', 'Dulces típicos de Morelos'],
      ['https://xochicalli-hotel.test/', 'Hotel Xochicalli', 'Cuernavaca'],
    ),
    hosts: {
      'xochicalli-hotel.test': { '/': '<h1>Hotel</h1><p>recepcion@xochicalli-hotel.test</p>' },
      'xochicalli.test': site(
        dawn,
        {
          name: 'Dulces Xochicalli',
          lang: 'es-MX',
          bar: 'Envío gratis en compras de $799 MXN',
          nav: 'Dulces=/collections/dulces | Mayoreo=/pages/mayoreo | Recetas=/blogs/recetas',
          foot: 'Mayoreo=/pages/mayoreo | Aviso de privacidad=/pages/privacidad | Contáctanos=/pages/contactanos',
        },
        {
          '/': '<h1>Dulces típicos de Morelos</h1><p>Alegrías de Amaranto 12 pzas, Cocada Horneada 6 pzas.</p>',
          '/pages/mayoreo': `<h1>Mayoreo</h1><p>Dulcerías, tienditas y cafeterías: llenen el formato y en dos días tienen su lista de precios. Ocupamos su RFC.</p><p>El primer pedido va de $3,000 MXN para arriba, los resurtidos de $1,200 MXN.</p><p>Si revendes en Mercado Libre o en Amazon, adelante, nomás respeta la caducidad.</p>${form('/pages/mayoreo#registro', 'Nombre del negocio, RFC, Ciudad, Correo / E-mail', 'Quiero mi lista')}`,
          '/pages/contactanos': '<h1>Contáctanos</h1><p>hola@xochicalli.test</p>',
          '/pages/privacidad': '<h1>Aviso de privacidad</h1><p>Derechos ARCO: arco@xochicalli.test</p>',
        },
      ),
    },
    expected: {
      website: 'xochicalli.test',
      wayIn: formAt('https://xochicalli.test/pages/mayoreo'),
      traps: ['recepcion@xochicalli-hotel.test', 'arco@xochicalli.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'llenen el formato y en dos días tienen su lista de precios',
          '/pages/mayoreo',
        ),
        documents: said(['tax_id'], 'Ocupamos su RFC', '/pages/mayoreo'),
        minimum_opening_order: said(3000, 'El primer pedido va de $3,000 MXN para arriba', '/pages/mayoreo'),
        minimum_reorder: said(1200, 'los resurtidos de $1,200 MXN', '/pages/mayoreo'),
        currency: 'MXN',
        marketplaces: said('allowed', 'Si revendes en Mercado Libre o en Amazon, adelante', '/pages/mayoreo'),
      },
    },
  },
];
