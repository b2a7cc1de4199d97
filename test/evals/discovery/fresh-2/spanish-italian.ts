import type { DiscoveryCase } from '../case.ts';
import { address, cf, formAt, hits, mail, said } from '../fresh/themes.ts';
import { blocks, dawn, elementor, nuxt3, old, presta, site, wixDsn, wixSite } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Aceites Valdorrubio',
    productTitles: ['Valdorrubio AOVE Picual 500 ml', 'Valdorrubio Aceitunas Aliñadas'],
    category: 'Alimentación',
    search: hits(
      ['https://valdorrubio.test/', 'Aceites Valdorrubio', 'AOVE de Jaén'],
      ['https://fincavaldorrubio.test/', 'Finca Valdorrubio – Bodas', 'Celebraciones'],
    ),
    hosts: {
      'fincavaldorrubio.test': { '/': '<h1>Finca Valdorrubio</h1><p>bodas@fincavaldorrubio.test</p>' },
      'valdorrubio.test': site(
        presta,
        {
          name: 'Valdorrubio',
          lang: 'es',
          strip: 'Envío gratis a partir de 70 €',
          menu: {
            '/3-aceites': 'Aceites',
            '/4-aceitunas': 'Aceitunas',
            '/content/5-distribuidores': 'Distribuidores',
          },
          foot: {
            '/contactenos': 'Contáctenos',
            '/content/3-aviso-legal': 'Aviso legal',
            '/content/8-trabaja': 'Trabaja con nosotros',
          },
        },
        {
          '/': '<h1>De Jaén</h1><p>AOVE Picual 500 ml y Aceitunas Aliñadas</p>',
          '/content/5-distribuidores': `<h1>Distribuidores</h1><p>¿Tiene una tienda gourmet? Abrimos cuentas nuevas todo el año. Escriba a Lucía: ${cf('lucia@valdorrubio.test')}</p><p>El primer pedido debe alcanzar los 500 € sin IVA y los siguientes, los 250 €.</p><p>Queda prohibida la reventa en Amazon y demás marketplaces.</p><p>Documentación: CIF de la empresa y licencia de actividad.</p>`,
          '/contactenos': '<h1>Contáctenos</h1><p>tienda@valdorrubio.test</p>',
          '/content/3-aviso-legal': '<h1>Aviso legal</h1><p>Protección de datos: dpd@valdorrubio.test</p>',
          '/content/8-trabaja': '<h1>Trabaja con nosotros</h1><p>empleo@valdorrubio.test</p>',
        },
      ),
    },
    expected: {
      website: 'valdorrubio.test',
      wayIn: address('lucia@valdorrubio.test'),
      traps: ['bodas@fincavaldorrubio.test', 'dpd@valdorrubio.test', 'empleo@valdorrubio.test'],
      policy: {
        takes_wholesale: said('yes', 'Abrimos cuentas nuevas todo el año', '/content/5-distribuidores'),
        minimum_opening_order: said(
          500,
          'El primer pedido debe alcanzar los 500 € sin IVA',
          '/content/5-distribuidores',
        ),
        minimum_reorder: said(250, 'los siguientes, los 250 €', '/content/5-distribuidores'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'Queda prohibida la reventa en Amazon y demás marketplaces',
          '/content/5-distribuidores',
        ),
        documents: said(
          ['tax_id', 'business_license'],
          'Documentación: CIF de la empresa y licencia de actividad',
          '/content/5-distribuidores',
        ),
      },
    },
  },
  {
    brand: 'Alpargatas Torreblonda',
    productTitles: ['Torreblonda Alpargata Cuña Negra 38', 'Torreblonda Esparteña Clásica'],
    category: 'Calzado',
    search: hits(
      ['https://zapatoria.test/torreblonda', 'Torreblonda en Zapatoria', 'Rebajas'],
      ['https://torreblonda.test/', 'Torreblonda', 'Alpargatas de Caravaca'],
    ),
    hosts: {
      'zapatoria.test': { '/torreblonda': '<h1>Torreblonda</h1><p>mayoristas@zapatoria.test</p>' },
      'torreblonda.test': site(
        dawn,
        {
          name: 'Torreblonda',
          lang: 'es',
          strip: 'Cambios gratis',
          menu: { '/collections/cuna': 'Cuña', '/collections/planas': 'Planas' },
          foot: { '/pages/tiendas-multimarca': 'Tiendas multimarca', '/pages/ayuda': 'Ayuda' },
        },
        {
          '/': '<h1>De Caravaca</h1><p>Alpargata Cuña Negra, Esparteña Clásica</p>',
          '/pages/tiendas-multimarca':
            '<h1>Tiendas multimarca</h1><p>Rellene la solicitud y nuestro equipo comercial le dará acceso a la zona profesional.</p><form method="post" action="/contact#alta"><input name="contact[Tienda]" placeholder="Tienda"><input name="contact[Ciudad]" placeholder="Ciudad"><input type="email" name="contact[email]" placeholder="Correo"><button>Enviar solicitud</button></form><p>Para vender en Amazon o en otra plataforma hace falta nuestra autorización por escrito.</p>',
          '/pages/ayuda': '<h1>Ayuda</h1><p>ayuda@torreblonda.test</p>',
        },
      ),
    },
    expected: {
      website: 'torreblonda.test',
      wayIn: formAt('https://torreblonda.test/pages/tiendas-multimarca'),
      traps: ['mayoristas@zapatoria.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Rellene la solicitud y nuestro equipo comercial le dará acceso a la zona profesional',
          '/pages/tiendas-multimarca',
        ),
        marketplaces: said(
          'with_permission',
          'hace falta nuestra autorización por escrito',
          '/pages/tiendas-multimarca',
        ),
      },
    },
  },
  {
    brand: 'Juguetes Mirlanda',
    productTitles: ['Mirlanda Peonza de Haya', 'Mirlanda Dominó Animales'],
    category: 'Juguetes',
    search: hits(
      ['https://mirlanda.test/', 'Mirlanda', 'Juguetes de madera'],
      ['https://peonzas.test/mirlanda', 'Todo sobre las peonzas', 'Blog'],
    ),
    hosts: {
      'peonzas.test': { '/mirlanda': '<h1>Peonzas</h1><p>blog@peonzas.test</p>' },
      'mirlanda.test': site(
        elementor,
        {
          name: 'Mirlanda',
          lang: 'es',
          menu: { '/juguetes/': 'Juguetes', '/taller/': 'Taller' },
          foot: { '/preguntas/': 'Preguntas', '/contacto/': 'Contacto' },
          legal: 'Diseño web: Tres Puntos, info@trespuntos.test',
        },
        {
          '/': '<h1>De madera</h1><p>Peonza de Haya, Dominó Animales</p>',
          '/preguntas/':
            '<h1>Preguntas</h1><h4>¿Vendéis a jugueterías?</h4><p>De momento no admitimos nuevas tiendas: hasta la campaña de 2028 no podremos atenderlas.</p><h4>¿Hay pedido mínimo para grabar nombres?</h4><p>Sí, 10 €.</p>',
          '/contacto/': '<h1>Contacto</h1><p>taller@mirlanda.test</p>',
        },
      ),
    },
    expected: {
      website: 'mirlanda.test',
      wayIn: address('taller@mirlanda.test'),
      traps: ['blog@peonzas.test', 'info@trespuntos.test'],
      policy: { takes_wholesale: said('no', 'De momento no admitimos nuevas tiendas', '/preguntas/') },
    },
  },
  {
    brand: 'Cantuccini Brandalise',
    productTitles: ['Brandalise Cantuccini Mandorla 250 g', 'Brandalise Ricciarelli'],
    category: 'Grocery',
    search: hits(
      ['https://brandalise.test/', 'Biscottificio Brandalise', 'Cantuccini dal 1934'],
      ['https://studiobrandalise.test/', 'Studio Legale Brandalise', 'Avvocati'],
    ),
    hosts: {
      'studiobrandalise.test': { '/': '<h1>Studio Legale</h1><p>segreteria@studiobrandalise.test</p>' },
      'brandalise.test': site(
        old,
        {
          name: 'Brandalise',
          menu: { '/biscotti.php': 'Biscotti', '/storia.php': 'Storia', '/dove-siamo.php': 'Dove siamo' },
          foot: { '/commerciale.php': 'Area commerciale', '/privacy.php': 'Privacy' },
          legal: 'Realizzazione sito: Webtosca – assistenza@webtosca.test',
        },
        {
          '/': '<h1>Dal 1934</h1><p>Cantuccini Mandorla 250 g. Ricciarelli.</p>',
          '/commerciale.php':
            '<h1>Area commerciale</h1><p>Forniamo enoteche, gastronomie e negozi di alimentari in tutta Italia e all’estero. Per il listino scrivere a <a href="mailto:commerciale@brandalise.test?subject=Listino">ufficio commerciale</a> indicando la partita IVA.</p><p>Ordine minimo: 150 € per il primo ordine, 80 € per i riordini.</p>',
          '/dove-siamo.php': '<h1>Dove siamo</h1><p>Spaccio aperto 9-13. spaccio@brandalise.test</p>',
          '/privacy.php': '<h1>Privacy</h1><p>privacy@brandalise.test</p>',
        },
      ),
    },
    expected: {
      website: 'brandalise.test',
      wayIn: address('commerciale@brandalise.test'),
      traps: ['segreteria@studiobrandalise.test', 'assistenza@webtosca.test', 'privacy@brandalise.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Forniamo enoteche, gastronomie e negozi di alimentari in tutta Italia e all’estero',
          '/commerciale.php',
        ),
        documents: said(['tax_id'], 'indicando la partita IVA', '/commerciale.php'),
        minimum_opening_order: said(150, 'Ordine minimo: 150 € per il primo ordine', '/commerciale.php'),
        minimum_reorder: said(80, '80 € per i riordini', '/commerciale.php'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Velluto Sanmartello',
    productTitles: ['Sanmartello Papillon Velluto', 'Sanmartello Pochette Seta'],
    category: 'Abbigliamento',
    search: hits(
      ['https://sanmartello.test/', 'Sanmartello', 'Papillon e pochette'],
      ['https://parrocchiasanmartello.test/', 'Parrocchia San Martello', 'Orari messe'],
    ),
    hosts: {
      'parrocchiasanmartello.test': { '/': '<h1>Parrocchia</h1><p>don@parrocchiasanmartello.test</p>' },
      'sanmartello.test': site(
        wixSite,
        {
          name: 'Sanmartello',
          lang: 'it',
          menu: {
            '/papillon': 'Papillon',
            '/pochette': 'Pochette',
            '/diventa-rivenditore': 'Diventa rivenditore',
          },
          foot: { '/scrivici': 'Scrivici' },
          legal: 'info@mysite.com',
        },
        {
          '/': '<h1>Al collo</h1><p>Papillon Velluto, Pochette Seta</p>',
          '/diventa-rivenditore':
            '<h1>Diventa rivenditore</h1><p>Compili il modulo qui sotto, La richiamiamo noi.</p><form><input name="negozio" placeholder="Negozio"><input name="telefono" placeholder="Telefono"><input type="email" name="email" placeholder="Email"><button>Invia richiesta</button></form><p>Chiediamo la visura camerale e una foto della vetrina. Non è consentita la vendita su Amazon.</p>',
          '/scrivici': '<h1>Scrivici</h1><p>ciao@sanmartello.test</p>',
        },
      ),
    },
    expected: {
      website: 'sanmartello.test',
      wayIn: formAt('https://sanmartello.test/diventa-rivenditore'),
      traps: [wixDsn, 'info@mysite.com', 'don@parrocchiasanmartello.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Diventa rivenditore Compili il modulo qui sotto, La richiamiamo noi',
          '/diventa-rivenditore',
        ),
        documents: said(
          ['business_license', 'storefront_photos'],
          'Chiediamo la visura camerale e una foto della vetrina',
          '/diventa-rivenditore',
        ),
        marketplaces: said(
          'amazon_forbidden',
          'Non è consentita la vendita su Amazon',
          '/diventa-rivenditore',
        ),
      },
    },
  },
  {
    brand: 'Moka Tirrenia',
    productTitles: ['Moka Tirrenia Caffettiera 3 Tazze', 'Moka Tirrenia Guarnizione Ricambio'],
    category: 'Cucina',
    search: hits(
      ['https://mokatirrenia.test/', 'Moka Tirrenia', 'Caffettiere'],
      ['https://ricambicasa.test/moka-tirrenia', 'Ricambi Moka Tirrenia', 'Guarnizioni'],
    ),
    hosts: {
      'ricambicasa.test': { '/moka-tirrenia': '<h1>Ricambi</h1><p>ordini@ricambicasa.test</p>' },
      'mokatirrenia.test': site(
        nuxt3,
        {
          name: 'Moka Tirrenia',
          lang: 'it',
          menu: { '/caffettiere': 'Caffettiere', '/ricambi': 'Ricambi' },
          foot: { '/rete-vendita': 'Rete vendita', '/assistenza': 'Assistenza' },
          legal: 'Moka Tirrenia S.r.l. – Livorno',
        },
        {
          '/': '<h1>Tre tazze</h1><p>Caffettiera 3 Tazze, Guarnizione Ricambio</p>',
          '/rete-vendita':
            '<h1>Rete vendita</h1><p>Il nostro distributore esclusivo per gli Stati Uniti è Bayonne Housewares LLC.</p><p>Per l’Italia, i negozi di casalinghi possono rivolgersi a vendite@mokatirrenia.test.</p>',
          '/assistenza': `<h1>Assistenza</h1><p>${mail('assistenza@mokatirrenia.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'mokatirrenia.test',
      wayIn: address('vendite@mokatirrenia.test'),
      traps: ['ordini@ricambicasa.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'i negozi di casalinghi possono rivolgersi a vendite@mokatirrenia.test',
          '/rete-vendita',
        ),
        distributors: said(
          ['Bayonne Housewares LLC'],
          'Il nostro distributore esclusivo per gli Stati Uniti è Bayonne Housewares LLC',
          '/rete-vendita',
        ),
      },
    },
  },
  {
    brand: 'Erboristeria Malvarosa',
    productTitles: ['Malvarosa Tisana Finocchio 20 Filtri', 'Malvarosa Balsamo Labbra'],
    category: 'Salute',
    search: hits(
      ['https://malvarosa.test/', 'Malvarosa', 'Tisane e balsami'],
      ['https://playamalvarosa.test/', 'Playa de la Malvarrosa', 'Guía'],
    ),
    hosts: {
      'playamalvarosa.test': { '/': '<h1>Playa</h1><p>turismo@playamalvarosa.test</p>' },
      'malvarosa.test': site(
        blocks,
        {
          name: 'Malvarosa',
          lang: 'it-IT',
          strip: '<p>Spedizione gratuita sopra i 39 €</p>',
          menu: { '/tisane/': 'Tisane', '/erboristerie/': 'Erboristerie e farmacie' },
          foot: { '/contatti/': 'Contatti', '/condizioni-rivenditori/': 'Condizioni per i rivenditori' },
        },
        {
          '/': '<h1>Erbe</h1><p>Tisana Finocchio 20 Filtri. Balsamo Labbra.</p>',
          '/erboristerie/':
            '<h1>Erboristerie e farmacie</h1><p>Vendiamo a erboristerie e farmacie. Il primo ordine parte da 200 €.</p>',
          '/condizioni-rivenditori/':
            '<h1>Condizioni per i rivenditori</h1><p>1. L’importo minimo del primo ordine è di 350 €.</p><p>2. Il rivenditore può vendere i prodotti anche su Amazon.</p>',
          '/contatti/':
            '<h1>Contatti</h1><p>Rivenditori: rivenditori@malvarosa.test</p><p>Privati: erbe@malvarosa.test</p>',
        },
      ),
    },
    expected: {
      website: 'malvarosa.test',
      wayIn: address('rivenditori@malvarosa.test'),
      traps: ['turismo@playamalvarosa.test'],
      policy: {
        takes_wholesale: said('yes', 'Vendiamo a erboristerie e farmacie', '/erboristerie/'),
        currency: 'EUR',
        marketplaces: said(
          'allowed',
          'Il rivenditore può vendere i prodotti anche su Amazon',
          '/condizioni-rivenditori/',
        ),
        contradicted: ['minimum_opening_order'],
      },
    },
  },
];
