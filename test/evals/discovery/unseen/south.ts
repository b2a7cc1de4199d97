import type { DiscoveryCase } from '../case.ts';
import { nuxt } from './themes/apps.ts';
import { entities, joomla, mail } from './themes/encode.ts';
import { form, frame, hostedForm } from './themes/forms.ts';
import { dawn, wix } from './themes/hosted.ts';
import { address, applyAt, hits, said } from './themes/parts.ts';
import { company, prestashop, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Alpargatas Zurrón',
    productTitles: [
      'Alpargatas Zurrón Esparto Mujer Cuña Media Negro',
      'Zurron Espadrilles Classic Navy Unisex',
    ],
    category: 'Zapatos',
    search: hits(`
      https://www.zurron.test/ ~ Alpargatas Zurrón – Cosidas a mano desde 1949 ~ Alpargatas de esparto.
      https://elzurron-asador.test/ ~ Asador El Zurrón ~ Cordero y lechazo en Aranda.
    `),
    hosts: {
      'elzurron-asador.test': {
        '/': '<!doctype html><html lang="es"><title>Asador El Zurrón</title><h1>Asador El Zurrón</h1><p>Reservas: reservas@elzurron-asador.test</p></html>',
      },
      'www.zurron.test': woo(
        {
          name: 'Alpargatas Zurrón',
          lang: 'es',
          hero: 'Cosidas a mano desde 1949',
          sells: 'Cuña media=49,00 € | Clásica marino=32,00 €',
          nav: 'Mayoristas=/mayoristas/ | Contacto=/contacto/',
          foot: 'Aviso legal=/aviso-legal/',
        },
        {
          '/contacto/': `Contacto
<p>Atención al cliente: ${mail('hola@zurron.test')}. Teléfono 941 555 018.</p>`,
          '/aviso-legal/': `Aviso legal
<p>Titular: Hijos de Zurrón S.L., CIF B26110033, Cervera del Río Alhama. Diseño web: ${mail('hola@estudioperejil.test')}</p>`,
          '/mayoristas/': `Mayoristas
<p>¿Tienes una zapatería o una tienda de regalos? Vendemos al por mayor en España, Francia y Estados Unidos.</p><p>Escríbenos a ${entities('mayoristas@zurron.test')} con el CIF de tu empresa y la dirección de tu web.</p><p>El pedido mínimo inicial es de 300 €; las reposiciones, desde 120 €.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.zurron.test',
      wayIn: address('mayoristas@zurron.test'),
      traps: ['reservas@elzurron-asador.test', 'hola@estudioperejil.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Vendemos al por mayor en España, Francia y Estados Unidos.',
          '/mayoristas/',
        ),
        minimum_opening_order: said(300, 'El pedido mínimo inicial es de 300 €', '/mayoristas/'),
        minimum_reorder: said(120, 'las reposiciones, desde 120 €', '/mayoristas/'),
        currency: 'EUR',
        documents: said(
          ['tax_id', 'website_url'],
          'con el CIF de tu empresa y la dirección de tu web',
          '/mayoristas/',
        ),
      },
    },
  },
  {
    brand: 'Aceites Valdemora',
    productTitles: [
      'Aceites Valdemora AOVE Picual 500 ml',
      'Valdemora Extra Virgin Olive Oil Arbequina 250ml',
    ],
    search: hits(`
      https://valdemora.test/ ~ Aceites Valdemora: aceite de oliva virgen extra ~ Almazara en Jaén.
      https://www.lavanguardia.com/aceites ~ Los mejores aceites ~ Valdemora entre los premiados.
    `),
    hosts: {
      'valdemora.test': company(
        {
          name: 'Aceites Valdemora',
          owner: 'Almazara Valdemora S. Coop.',
          lang: 'es',
          sells: 'Picual=500 ml | Arbequina=250 ml',
          nav: 'Distribución=/distribucion | Contacto=/contacto',
        },
        {
          '/contacto': `Contacto
<h1>Contacto</h1><p>Visitas a la almazara: ${mail('visitas@valdemora.test')}<br>Comercial: ${mail('comercial@valdemora.test')}</p>`,
          '/distribucion': `Distribución
<h1>Distribución</h1><p>Si quiere vender nuestros aceites, diríjase a nuestro departamento comercial. En Estados Unidos nos distribuye Olivar Imports Corp. y en México, La Tinaja Gourmet.</p><p>La venta en Amazon u otros marketplaces requiere nuestra autorización previa por escrito.</p>`,
        },
      ),
    },
    expected: {
      website: 'valdemora.test',
      wayIn: address('comercial@valdemora.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Si quiere vender nuestros aceites, diríjase a nuestro departamento comercial.',
          '/distribucion',
        ),
        marketplaces: said(
          'with_permission',
          'La venta en Amazon u otros marketplaces requiere nuestra autorización previa por escrito.',
          '/distribucion',
        ),
        distributors: said(
          ['Olivar Imports Corp.', 'La Tinaja Gourmet'],
          'En Estados Unidos nos distribuye Olivar Imports Corp. y en México, La Tinaja Gourmet.',
          '/distribucion',
        ),
      },
    },
  },
  {
    brand: 'Cerería Lumbreta',
    productTitles: ['Cerería Lumbreta Vela Perfumada Higuera 220 g', 'Lumbreta Velas Finas Pack 12 Colores'],
    search: hits(`
      https://lumbreta.test/ ~ Lumbreta – Velas con historia ~ Cerería en Albaida.
    `),
    hosts: {
      'lumbreta.test': dawn(
        {
          name: 'Lumbreta',
          owner: 'Cerería Lumbreta, S.A.',
          lang: 'es',
          host: 'lumbreta.test',
          sells: 'Vela higuera=24,00 € | Velas finas=16,00 €',
          foot: 'Hazte distribuidor=/pages/hazte-distribuidor | Contacto=/pages/contacto',
        },
        {
          '/pages/contacto': `Contacto
<h1>Contacto</h1><p>${mail('info@lumbreta.test')}</p>`,
          '/pages/hazte-distribuidor': `Hazte distribuidor
<h1>Hazte distribuidor</h1><p>Floristerías, tiendas de decoración, hoteles: rellena el formulario y te damos acceso a la tarifa profesional.</p>${form('/contact#pro', ['Nombre de la tienda*', 'Persona de contacto*', 'Correo electrónico*', 'Ciudad*', 'Cuéntanos~'], 'Enviar solicitud')}<p>Respondemos en dos días.</p>`,
        },
      ),
    },
    expected: {
      website: 'lumbreta.test',
      wayIn: applyAt('https://lumbreta.test/pages/hazte-distribuidor'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'rellena el formulario y te damos acceso a la tarifa profesional',
          '/pages/hazte-distribuidor',
        ),
      },
    },
  },
  {
    brand: 'Barro Tlanepa',
    productTitles: [
      'Barro Tlanepa Jarro de Barro Negro 300 ml',
      'Barro Tlanepa Clay Mezcal Copitas Set of 4',
    ],
    search: hits(`
      https://www.barrotlanepa.test/ ~ Barro Tlanepa | Oaxaca ~ Barro negro y copitas.
      https://www.instagram.com/barrotlanepa ~ Barro Tlanepa ~ 5,670 seguidores
    `),
    hosts: {
      'www.barrotlanepa.test': wix(
        {
          name: 'Barro Tlanepa',
          lang: 'es',
          sells: 'Jarro negro=$420 MXN | Copitas=$360 MXN',
          nav: 'Mayoreo=/mayoreo | Contacto=/contacto',
        },
        {
          '/contacto': `Contacto
<p class="font_8">San Bartolo Coyotepec, Oaxaca. <span>${mail('contacto@barrotlanepa.test')}</span></p>`,
          '/mayoreo': `Mayoreo
<h2 class="font_2">Venta por mayoreo</h2><p class="font_8">Surtimos a tiendas, hoteles y galerías en México y el extranjero. Pide tu lista de precios a Lupita: ${mail('mayoreo@barrotlanepa.test')}</p><p class="font_8">Compra mínima de $5,000 MXN en el primer pedido y $2,500 MXN en los siguientes.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.barrotlanepa.test',
      wayIn: address('mayoreo@barrotlanepa.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Surtimos a tiendas, hoteles y galerías en México y el extranjero.',
          '/mayoreo',
        ),
        minimum_opening_order: said(5000, 'Compra mínima de $5,000 MXN en el primer pedido', '/mayoreo'),
        minimum_reorder: said(2500, '$2,500 MXN en los siguientes', '/mayoreo'),
        currency: 'MXN',
      },
    },
  },
  {
    brand: 'Cordovani Pelletteria',
    productTitles: ['Cordovani Pelletteria Cintura Cuoio Uomo 3,5 cm', 'Cordovani Portafoglio Slim Vegetale'],
    search: hits(`
      https://www.cordovani.test/ ~ Cordovani: cuoio di Toscana ~ Cinture e portafogli.
      https://cordovani-immobiliare.test/ ~ Cordovani Immobiliare ~ Case in vendita a Prato.
    `),
    hosts: {
      'cordovani-immobiliare.test': {
        '/': '<!doctype html><html lang="it"><title>Cordovani Immobiliare</title><h1>Case in vendita a Prato</h1><p>agenzia@cordovani-immobiliare.test</p></html>',
      },
      'www.cordovani.test': company(
        {
          name: 'Cordovani',
          owner: 'Pelletteria Cordovani S.n.c. P.IVA 01933380971',
          lang: 'it',
          sells: 'Cintura=€ 89,00 | Portafoglio=€ 65,00',
          nav: 'Rivenditori=/rivenditori | Contatti=/contatti',
        },
        {
          '/contatti': `Contatti
<h1>Contatti</h1><p>Laboratorio: ${joomla('info@cordovani.test', 31877)}</p><p>Lavora con noi: ${joomla('lavoro@cordovani.test', 55020)}</p>`,
          '/rivenditori': `Rivenditori
<h1>Rivenditori</h1><p>Negozi di calzature e boutique possono richiedere il listino riservato scrivendo a ${joomla('commerciale@cordovani.test', 9144)}.</p><p>Ordine minimo € 400,00 per il primo acquisto. Non autorizziamo la vendita su Amazon.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.cordovani.test',
      wayIn: address('commerciale@cordovani.test'),
      traps: ['agenzia@cordovani-immobiliare.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Negozi di calzature e boutique possono richiedere il listino riservato',
          '/rivenditori',
        ),
        marketplaces: said('amazon_forbidden', 'Non autorizziamo la vendita su Amazon.', '/rivenditori'),
        minimum_opening_order: said(400, 'Ordine minimo € 400,00 per il primo acquisto.', '/rivenditori'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Pastificio Ruvolo',
    productTitles: [
      'Pastificio Ruvolo Busiate Grani Antichi 500 g',
      'Pastificio Ruvolo Couscous Integrale 400g',
    ],
    search: hits(`
      https://pastaruvolo.test/ ~ Pastificio Ruvolo ~ Pasta di grani antichi siciliani.
    `),
    hosts: {
      'pastaruvolo.test': prestashop(
        {
          name: 'Pastificio Ruvolo',
          owner: 'Pastificio Ruvolo S.r.l.',
          lang: 'it',
          sells: 'Busiate=€ 4,20 | Couscous=€ 3,80',
          foot: 'Diventa rivenditore=/content/7-diventa-rivenditore | Contatti=/content/5-contatti',
        },
        {
          '/content/5-contatti': `Contatti
<p>Scrivici: ${mail('ciao@pastaruvolo.test')}<br>Ufficio stampa: ${mail('stampa@pastaruvolo.test')}</p>`,
          '/content/7-diventa-rivenditore': `Diventa rivenditore
<p>Gastronomie, enoteche e ristoranti: compilate il modulo e vi apriamo il listino all’ingrosso.</p>${frame('https://ruvolo.moduloweb.test/m/rivenditori', 'Modulo rivenditori')}<p>Servono la partita IVA e una visura camerale aggiornata. Primo ordine minimo: 250 euro; riordini da 150 euro.</p>`,
        },
      ),
      'ruvolo.moduloweb.test': {
        '/m/rivenditori': hostedForm('Richiesta rivenditore', [
          'Ragione sociale*',
          'Partita IVA*',
          'Email*',
          'Visura!',
          'Note~',
        ]),
      },
    },
    expected: {
      website: 'pastaruvolo.test',
      wayIn: applyAt(
        'https://pastaruvolo.test/content/7-diventa-rivenditore',
        'https://ruvolo.moduloweb.test/m/rivenditori',
      ),
      traps: ['stampa@pastaruvolo.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'compilate il modulo e vi apriamo il listino all’ingrosso',
          '/content/7-diventa-rivenditore',
        ),
        minimum_opening_order: said(250, 'Primo ordine minimo: 250 euro', '/content/7-diventa-rivenditore'),
        minimum_reorder: said(150, 'riordini da 150 euro', '/content/7-diventa-rivenditore'),
        currency: 'EUR',
        documents: said(
          ['tax_id', 'business_license'],
          'Servono la partita IVA e una visura camerale aggiornata.',
          '/content/7-diventa-rivenditore',
        ),
      },
    },
  },
  {
    brand: 'Lucerna & Figli',
    productTitles: [
      'Lucerna & Figli Paralume Lino 25 cm',
      'Lucerna e Figli Lampada da Tavolo Ceramica Verde',
    ],
    search: hits(`
      https://lucernaefigli.test/ ~ Lucerna & Figli ~ Lampade fatte a Faenza.
    `),
    hosts: {
      'lucernaefigli.test': nuxt(
        {
          name: 'Lucerna &amp; Figli',
          lang: 'it',
          sells: 'Paralume lino=€ 48 | Lampada ceramica=€ 165',
          nav: 'Contatti=/contatti',
          head: '<meta name="author" content="nome@esempio.it">',
        },
        {
          '/contatti': `Contatti
<h1>Contatti</h1><p>Bottega in via Severoli, Faenza. Aperta il mercoledì, o quando c’è luce.</p><p>posta [chiocciola] lucernaefigli [punto] test</p><p>Vendiamo soltanto in bottega e su questo sito, non riforniamo negozi.</p>`,
        },
      ),
    },
    expected: {
      website: 'lucernaefigli.test',
      wayIn: address('posta@lucernaefigli.test'),
      traps: ['nome@esempio.it'],
      policy: {
        takes_wholesale: said(
          'no',
          'Vendiamo soltanto in bottega e su questo sito, non riforniamo negozi.',
          '/contatti',
        ),
      },
    },
  },
];
