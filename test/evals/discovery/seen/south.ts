import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './themes/builders.ts';
import { prestashop } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, namesake, reseller } from './themes/elsewhere.ts';
import { nuxt } from './themes/scripted.ts';
import { hidden, jsonLd } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const duna = woo({
  name: 'Alfarería Duna',
  host: 'alfareriaduna.test',
  lang: 'es',
  nav: 'Tienda=/shop/; El taller=/about/; Contacto=/contacto/',
  foot: 'Envíos=/shipping/; Aviso legal=/aviso-legal/',
});
const botica = prestashop({
  name: 'Botica Serrana',
  host: 'www.boticaserrana.test',
  lang: 'es',
  nav: 'Jabones=/2-accueil; Velas=/4-velas; Profesionales=/content/10-profesionales',
  foot: 'Contacto=/contactenos; Aviso legal=/content/2-aviso-legal',
});
const cometa = dawn({
  name: 'La Cometa Roja',
  host: 'lacometaroja.test',
  lang: 'es',
  nav: 'Juguetes=/collections/all; Por edad=/collections/edad; Nosotros=/pages/about-us',
  foot: 'Distribuidores=/pages/distribuidores; Contacto=/pages/contacto',
});
const marisma = squarespace({
  name: 'Marisma',
  host: 'marisma-sal.test',
  lang: 'es',
  nav: 'Sales=/shop; La salina=/about; Contacto=/contacto',
  foot: 'Privacidad=/privacy',
});
const ulivo = woo({
  name: 'Bottega Ulivo',
  host: 'bottegaulivo.test',
  lang: 'it',
  nav: 'Olio=/shop/; Chi siamo=/about/; Rivenditori=/rivenditori/; Contatti=/contatti/',
  foot: 'Spedizioni=/shipping/; Resi=/returns/',
  extra: '<p>Sito realizzato da Web Levante (info@weblevante.test)</p>',
});
const serafini = nuxt({
  name: 'Lanificio Serafini',
  host: 'lanificioserafini.test',
  lang: 'it',
  nav: 'Coperte=/products; Il lanificio=/about; Diventa rivenditore=/rivenditori',
  foot: 'Contatti=/contatti; Privacy=/legal/privacy',
});
const torrealta = prestashop({
  name: 'Pastificio Torrealta',
  host: 'pastificiotorrealta.test',
  lang: 'it',
  nav: 'Pasta=/2-accueil; Ricette=/blog; Azienda=/content/4-a-propos',
  foot: 'Contatti=/contattaci; Spedizioni=/content/1-livraison',
  legal: 'Pastificio Torrealta S.r.l. - P.IVA 00011122233 - Gragnano (NA)',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alfareria Duna',
    productTitles: ['Alfareria Duna Cuenco Gres Esmaltado', 'Alfareria Duna Taza Azul Añil'],
    search: hits(`
      https://alfareriaduna.test/ | Alfarería Duna | Cerámica hecha en Níjar
      etsy | Alfareria Duna
      https://hostalduna.test/ | Hostal Duna | Habitaciones frente al mar`),
    hosts: {
      'alfareriaduna.test': site(
        duna,
        {
          home: '<h1>Cerámica hecha en Níjar</h1><p>Envío gratis desde 60 €.</p>',
          goods: 'Cuenco=28,00 €; Taza Azul=19,00 €',
          about: '<p>Cuarta generación de alfareros.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'Store',
            name: 'Alfarería Duna',
            telephone: '+34 950 555 012',
          }),
        },
        `
@ /contacto/ | Contacto
<h1>Contacto</h1><p>Tienda online: hola [arroba] alfareriaduna.test</p><p>Tiendas y restaurantes: mayoristas [arroba] alfareriaduna.test</p>
@ /aviso-legal/ | Aviso legal
<h1>Aviso legal</h1><p>Duna Cerámica S.L., CIF B00011122. Protección de datos: lopd@alfareriaduna.test</p>`,
      ),
      'hostalduna.test': {
        '/': namesake(
          'Hostal Duna',
          'Habitaciones frente al mar',
          '<p>Desayuno incluido.</p>',
          '<p>reservas@hostalduna.test</p>',
        ),
      },
    },
    expected: {
      website: 'alfareriaduna.test',
      wayIn: { kind: 'address', anyOf: ['mayoristas@alfareriaduna.test'] },
      traps: ['lopd@alfareriaduna.test', 'reservas@hostalduna.test'],
      policy: {},
    },
  },
  {
    brand: 'Botica Serrana',
    productTitles: ['Botica Serrana Jabón de Romero 120 g', 'Botica Serrana Vela de Soja Lavanda'],
    category: 'Belleza',
    search: hits(`
      https://www.boticaserrana.test/ | Botica Serrana | Cosmética natural de la sierra
      https://guiafarmacias.test/botica-serrana | Farmacia Botica Serrana, Ronda | Horario y teléfono
      amazon | Botica Serrana | Jabón de Romero`),
    hosts: {
      'www.boticaserrana.test': site(
        botica,
        {
          home: '<h1>Cosmética natural de la sierra</h1><p>Regalo seguro por compras de más de 35 €.</p>',
          goods: 'Jabón de Romero=6,90 €; Vela Lavanda=14,50 €',
          about: '<p>Elaboramos en Grazalema desde 1998.</p>',
        },
        `
@ /contactenos | Contacto
<h1>Contacte con nosotros</h1><p>info@boticaserrana.test · 956 555 018</p>
@ /content/10-profesionales | Profesionales
<h1>Alta de profesionales</h1><p>Vendemos al por mayor a herbolarios, hoteles y tiendas de regalo.</p><p>El pedido mínimo es de 200 € sin IVA en el primer pedido y de 90 € en los siguientes. Para darte de alta necesitamos tu CIF.</p><p>No está permitida la venta en Amazon ni en otros marketplaces.</p><form action="/module/altapro/enviar" method="post">${fields(['Nombre comercial', 'CIF', 'Persona de contacto', 'Correo', 'Provincia'], 'Solicitar alta')}</form>`,
      ),
      'guiafarmacias.test': {
        '/botica-serrana': directory(
          'Guía de Farmacias',
          'Farmacia Botica Serrana',
          ['Ronda', 'Guardia 24 h'],
          'altas@guiafarmacias.test',
        ),
      },
    },
    expected: {
      website: 'www.boticaserrana.test',
      wayIn: { kind: 'form', anyOf: ['https://www.boticaserrana.test/content/10-profesionales'] },
      traps: ['altas@guiafarmacias.test'],
      policy: {
        ...states('/content/10-profesionales', {
          takes_wholesale: ['yes', 'Vendemos al por mayor a herbolarios, hoteles y tiendas de regalo'],
          marketplaces: ['forbidden', 'No está permitida la venta en Amazon ni en otros marketplaces'],
          minimum_opening_order: [200, 'El pedido mínimo es de 200 € sin IVA en el primer pedido'],
          minimum_reorder: [90, 'de 90 € en los siguientes'],
          documents: [['tax_id'], 'Para darte de alta necesitamos tu CIF'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'La Cometa Roja',
    productTitles: ['La Cometa Roja Puzle de Madera Mapa', 'La Cometa Roja Yoyó Clásico'],
    category: 'Juguetes',
    search: hits(`
      https://lacometaroja.test/ | La Cometa Roja | Juguetes de madera
      https://teatrolacometaroja.test/ | Teatro La Cometa Roja | Títeres en Sevilla`),
    hosts: {
      'lacometaroja.test': site(
        cometa,
        {
          home: '<h2>Juguetes que no necesitan pilas</h2>',
          goods: 'Puzle Mapa=22,00 €; Yoyó=8,00 €',
          about: '<p>Diseñados en Alicante, fabricados en Ibi.</p>',
        },
        `
@ /pages/contacto | Contacto
<h1>Contacto</h1><p>Atención al cliente: ayuda@lacometaroja.test</p>
@ /pages/distribuidores | Distribuidores
<h1>Dónde comprar al por mayor</h1><p>Las jugueterías pueden abrir cuenta con nosotros o comprar a nuestros distribuidores: Juguetes Ebro S.L. (zona norte) y Comercial Levantina de Juego (zona este).</p><p>Para tratar directamente, escribe a Nuria, ${hidden('comercial@lacometaroja.test', 0x2b)}.</p>`,
      ),
      'teatrolacometaroja.test': {
        '/': namesake(
          'Teatro La Cometa Roja',
          'Títeres',
          '<p>Funciones los sábados.</p>',
          '<p>taquilla@teatrolacometaroja.test</p>',
        ),
      },
    },
    expected: {
      website: 'lacometaroja.test',
      wayIn: { kind: 'address', anyOf: ['comercial@lacometaroja.test'] },
      traps: ['taquilla@teatrolacometaroja.test'],
      policy: states('/pages/distribuidores', {
        takes_wholesale: ['yes', 'Las jugueterías pueden abrir cuenta con nosotros'],
        distributors: [
          ['Juguetes Ebro S.L.', 'Comercial Levantina de Juego'],
          'Juguetes Ebro S.L. (zona norte) y Comercial Levantina de Juego (zona este)',
        ],
      }),
    },
  },
  {
    brand: 'Marisma Flor de Sal',
    productTitles: ['Marisma Flor de Sal 150 g', 'Marisma Sal Ahumada de Encina'],
    category: 'Alimentación',
    search: hits(`
      https://marisma-sal.test/ | Marisma | Flor de sal de la bahía de Cádiz
      https://inmobiliariamarisma.test/ | Inmobiliaria Marisma | Pisos en Huelva`),
    hosts: {
      'marisma-sal.test': site(
        marisma,
        {
          home: '<h1>Cosecha a mano</h1>',
          goods: 'Flor de Sal=7 €; Sal Ahumada=8 €',
          about: '<p>Una salina romana, restaurada.</p>',
        },
        `
@ /contacto | Contacto
<h2>Contacto</h2><p>Escríbenos a <a href="mailto:info%40marisma-sal.test">este correo</a> o llama al 956 555 033.</p><p>Visitas a la salina: reservar con antelación.</p>`,
      ),
      'inmobiliariamarisma.test': {
        '/': namesake(
          'Inmobiliaria Marisma',
          'Pisos en Huelva',
          '<p>Venta y alquiler.</p>',
          '<p>pisos@inmobiliariamarisma.test</p>',
        ),
      },
    },
    expected: {
      website: 'marisma-sal.test',
      wayIn: { kind: 'address', anyOf: ['info@marisma-sal.test'] },
      traps: ['pisos@inmobiliariamarisma.test'],
      policy: {},
    },
  },
  {
    brand: 'Bottega Ulivo',
    productTitles: ['Bottega Ulivo Olio Extravergine 500 ml', 'Bottega Ulivo Patè di Olive Taggiasche'],
    category: 'Alimentari',
    search: hits(`
      https://bottegaulivo.test/ | Bottega Ulivo | Olio ligure
      https://trattoriaulivo.test/ | Trattoria Bottega dell’Ulivo | Cucina ligure
      https://gustomarket.test/bottega-ulivo | Bottega Ulivo su GustoMarket | Spedizione in 24 ore`),
    hosts: {
      'bottegaulivo.test': site(
        ulivo,
        {
          home: '<h1>Olio ligure, dal 1954</h1><p>Spedizione gratuita sopra i 69 €.</p>',
          goods: 'Extravergine 500 ml=16,50 €; Patè di Olive=6,20 €',
          about: '<p>Novecento ulivi sopra Imperia.</p>',
        },
        `
@ /contatti/ | Contatti
<h1>Contatti</h1><p>info@bottegaulivo.test</p><p>Lavora con noi: cv@bottegaulivo.test</p>
@ /rivenditori/ | Rivenditori
<h1>Rivenditori</h1><p>Serviamo gastronomie, enoteche e ristoranti in Italia e all’estero.</p><p>Ordine minimo iniziale di 350 euro + IVA; riordini da 180 euro. All’apertura del conto chiediamo partita IVA e visura camerale.</p><p>Listino e condizioni: <a href="mailto:rivenditori@bottegaulivo.test">rivenditori@bottegaulivo.test</a></p>`,
      ),
      'trattoriaulivo.test': {
        '/': namesake(
          'Trattoria Ulivo',
          'Cucina ligure',
          '<p>Chiuso il lunedì.</p>',
          '<p>tavoli@trattoriaulivo.test</p>',
        ),
      },
      'gustomarket.test': {
        '/bottega-ulivo': reseller(
          'GustoMarket',
          'Bottega Ulivo',
          ['Olio Extravergine'],
          'assistenza@gustomarket.test',
        ),
      },
    },
    expected: {
      website: 'bottegaulivo.test',
      wayIn: { kind: 'address', anyOf: ['rivenditori@bottegaulivo.test'] },
      traps: [
        'info@weblevante.test',
        'cv@bottegaulivo.test',
        'tavoli@trattoriaulivo.test',
        'assistenza@gustomarket.test',
      ],
      policy: {
        ...states('/rivenditori/', {
          takes_wholesale: ['yes', 'Serviamo gastronomie, enoteche e ristoranti in Italia e all’estero'],
          minimum_opening_order: [350, 'Ordine minimo iniziale di 350 euro + IVA'],
          minimum_reorder: [180, 'riordini da 180 euro'],
          documents: [['tax_id', 'business_license'], 'chiediamo partita IVA e visura camerale'],
        }),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Lanificio Serafini',
    productTitles: ['Lanificio Serafini Coperta Lana Merino 130x180', 'Lanificio Serafini Sciarpa Alpaca'],
    search: hits(`
      https://lanificioserafini.test/ | Lanificio Serafini | Coperte in lana dal 1893
      https://studiolegaleserafini.test/ | Studio Legale Serafini | Avvocati a Prato`),
    hosts: {
      'lanificioserafini.test': site(
        serafini,
        {
          home: '<h1>Tessiamo il tempo</h1>',
          goods: 'Coperta Merino=145 €; Sciarpa Alpaca=79 €',
          about: '<p>Stia, Casentino. Telai del secolo scorso.</p>',
        },
        `
@ /contatti | Contatti
<h1>Contatti</h1><p>Servizio clienti: clienti@lanificioserafini.test</p><p>PEC: serafini@pec-lanifici.test</p>
@ /rivenditori | Diventa rivenditore
<h1>Diventa rivenditore</h1><p>Cerchiamo negozi di arredo e concept store che raccontino le nostre coperte. Compila il modulo e il nostro responsabile vendite ti richiamerà.</p><form action="/api/rivenditori" method="post">${fields(['Ragione sociale', 'Nome e cognome', 'Email', 'Città'], 'Invia richiesta')}</form>`,
      ),
      'studiolegaleserafini.test': {
        '/': namesake(
          'Studio Legale Serafini',
          'Avvocati a Prato',
          '<p>Diritto del lavoro.</p>',
          '<p>segreteria@studiolegaleserafini.test</p>',
        ),
      },
    },
    expected: {
      website: 'lanificioserafini.test',
      wayIn: { kind: 'form', anyOf: ['https://lanificioserafini.test/rivenditori'] },
      traps: ['segreteria@studiolegaleserafini.test'],
      policy: states('/rivenditori', {
        takes_wholesale: [
          'yes',
          'Cerchiamo negozi di arredo e concept store che raccontino le nostre coperte',
        ],
      }),
    },
  },
  {
    brand: 'Torrealta',
    productTitles: ['Torrealta Paccheri di Gragnano 500 g', 'Torrealta Spaghetti Trafilati al Bronzo'],
    category: 'Alimentari',
    search: hits(`
      https://pastificiotorrealta.test/ | Pastificio Torrealta | Pasta di Gragnano
      https://comunetorrealta.test/ | Comune di Torrealta | Uffici e servizi
      amazon | Torrealta | Paccheri di Gragnano`),
    hosts: {
      'pastificiotorrealta.test': site(
        torrealta,
        {
          home: '<h1>Pasta lenta</h1><p>Essiccata 40 ore.</p>',
          goods: 'Paccheri 500 g=3,90 €; Spaghetti=3,40 €',
          about: '<p>Tre famiglie, una trafila di bronzo.</p>',
        },
        `
@ /contattaci | Contattaci
<h1>Contattaci</h1><p>Ufficio clienti: info@pastificiotorrealta.test</p><p>Ufficio commerciale Italia ed estero: commerciale@pastificiotorrealta.test</p><p>Ufficio stampa: stampa@pastificiotorrealta.test</p>`,
      ),
      'comunetorrealta.test': {
        '/': namesake(
          'Comune di Torrealta',
          'Uffici e servizi',
          '<p>Anagrafe, tributi.</p>',
          '<p>protocollo@comunetorrealta.test</p>',
        ),
      },
    },
    expected: {
      website: 'pastificiotorrealta.test',
      wayIn: { kind: 'address', anyOf: ['commerciale@pastificiotorrealta.test'] },
      traps: ['stampa@pastificiotorrealta.test', 'protocollo@comunetorrealta.test'],
      policy: {},
    },
  },
];
