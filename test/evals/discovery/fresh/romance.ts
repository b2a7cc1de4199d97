import type { DiscoveryCase } from '../case.ts';
import {
  address,
  cf,
  custom,
  form,
  formAt,
  hits,
  mail,
  next,
  prestashop,
  said,
  shop,
  shopify,
  squarespace,
  wix,
  wixSentry,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Maison Jolivrette',
    productTitles: ['Jolivrette Bougie Figuier 180 g', 'Jolivrette Brume d’Oreiller'],
    search: hits(
      ['https://jolivrette.test/', 'Maison Jolivrette – Bougies', 'Bougies coulées à Grasse'],
      ['https://gite-jolivrette.test/', 'Gîte La Jolivrette', 'Chambres d’hôtes en Ardèche'],
    ),
    hosts: {
      'gite-jolivrette.test': { '/': '<h1>Gîte</h1><p>contact@gite-jolivrette.test</p>' },
      'jolivrette.test': shop(
        prestashop,
        {
          name: 'Maison Jolivrette',
          lang: 'fr',
          nav: 'Bougies=/3-bougies | Brumes=/4-brumes | L’atelier=/content/4-atelier | Espace pro=/content/7-espace-pro',
          foot: 'Livraison=/content/1-livraison | Mentions légales=/content/2-mentions-legales | Nous écrire=/contactez-nous | Points de vente=/content/8-points-de-vente',
        },
        {
          '/': '<h1>Bougies coulées à Grasse</h1><p>Bougie Figuier, Brume d’Oreiller</p>',
          '/content/7-espace-pro': `<h1>Espace pro</h1><p>Boutiques, hôtels, concept stores : écrivez à ${cf('pro@jolivrette.test')}. Franco d’ouverture de compte : 300 € HT, réassort dès 150 € HT. Joignez votre Kbis.</p><p>La revente sur les places de marché est interdite.</p>`,
          '/contactez-nous': `<h1>Nous écrire</h1>${form('/contactez-nous', 'Nom, E-mail, Commande', 'Envoyer')}<p>sav@jolivrette.test</p>`,
          '/content/2-mentions-legales':
            '<h1>Mentions légales</h1><p>Hébergeur : abuse@nuagelin.test. Directrice : Éloïse J. DPO : dpo@jolivrette.test</p>',
        },
      ),
    },
    expected: {
      website: 'jolivrette.test',
      wayIn: address('pro@jolivrette.test'),
      traps: ['contact@gite-jolivrette.test', 'abuse@nuagelin.test', 'dpo@jolivrette.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Boutiques, hôtels, concept stores : écrivez à',
          '/content/7-espace-pro',
        ),
        minimum_opening_order: said(300, 'Franco d’ouverture de compte : 300 € HT', '/content/7-espace-pro'),
        minimum_reorder: said(150, 'réassort dès 150 € HT', '/content/7-espace-pro'),
        currency: 'EUR',
        documents: said(['business_license'], 'Joignez votre Kbis', '/content/7-espace-pro'),
        marketplaces: said(
          'forbidden',
          'La revente sur les places de marché est interdite',
          '/content/7-espace-pro',
        ),
      },
    },
  },
  {
    brand: 'Tournépic',
    productTitles: ['Tournépic Moulin à Poivre Hêtre', 'Tournépic Salière'],
    search: hits(
      ['https://tournepic.test/', 'Tournépic', 'Moulins à poivre du Jura'],
      ['https://cuisinoscope.test/tournepic', 'Avis Tournépic', 'Notre test du moulin'],
    ),
    hosts: {
      'cuisinoscope.test': { '/tournepic': '<h1>Avis Tournépic</h1><p>redaction@cuisinoscope.test</p>' },
      'tournepic.test': shop(
        shopify,
        {
          name: 'Tournépic',
          lang: 'fr',
          bar: 'Livraison offerte dès 60 €',
          nav: 'Moulins=/collections/moulins | La maison=/pages/la-maison',
          foot: 'Parlons-nous=/pages/parlons-nous | Devenir revendeur=/pages/devenir-revendeur | CGV=/policies/terms-of-service',
        },
        {
          '/': '<h1>Moulins du Jura</h1><p>Moulin à Poivre Hêtre, Salière</p>',
          '/pages/devenir-revendeur': `<h1>Devenir revendeur</h1><p>Remplissez notre demande d’ouverture de compte. Votre numéro de TVA est nécessaire.</p><iframe src="https://formulivre.test/to/tournepic-pro" title="Demande"></iframe>`,
          '/pages/parlons-nous':
            '<h1>Parlons-nous</h1><p>bonjour@tournepic.test — presse : presse@tournepic.test</p>',
        },
      ),
      'formulivre.test': {
        '/to/tournepic-pro': `<h1>Demande d’ouverture de compte Tournépic</h1>${form('/r', 'Enseigne, SIRET, E-mail', 'OK')}<p>aide@formulivre.test</p>`,
      },
    },
    expected: {
      website: 'tournepic.test',
      wayIn: formAt(
        'https://tournepic.test/pages/devenir-revendeur',
        'https://formulivre.test/to/tournepic-pro',
      ),
      traps: ['redaction@cuisinoscope.test', 'presse@tournepic.test', 'aide@formulivre.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Remplissez notre demande d’ouverture de compte',
          '/pages/devenir-revendeur',
        ),
        documents: said(['tax_id'], 'Votre numéro de TVA est nécessaire', '/pages/devenir-revendeur'),
      },
    },
  },
  {
    brand: 'Conservas Almendraque S.L.',
    productTitles: ['Almendraque Mejillones en Escabeche', 'Almendraque Bonito del Norte'],
    search: hits(
      ['https://almendraque.test/', 'Conservas Almendraque', 'Mejillones y bonito de Galicia'],
      [
        'https://ultramarinosveiga.test/almendraque',
        'Almendraque – Ultramarinos Veiga',
        'Bonito del Norte 9,80 €',
      ],
    ),
    hosts: {
      'ultramarinosveiga.test': {
        '/almendraque': '<h1>Almendraque</h1><p>mayorista@ultramarinosveiga.test</p>',
      },
      'almendraque.test': shop(
        woo,
        {
          name: 'Almendraque',
          lang: 'es',
          nav: 'Tienda=/tienda/ | La casa=/la-casa/ | Profesionales=/profesionales/',
          foot: 'Aviso legal=/aviso-legal/ | Escríbenos=/escribenos/ | Envíos=/envios/',
          credit: 'Tema: Brisa, soporte@brisatemas.test',
        },
        {
          '/': '<h1>De la ría a la lata</h1><p>Mejillones en Escabeche, Bonito del Norte</p>',
          '/profesionales/':
            '<h1>Profesionales</h1><ul><li>España y Portugal: Iria Souto, iria@almendraque.test</li><li>Francia: Luc Besnard, luc@besnard-import.test</li><li>Estados Unidos: Paloma Reyes, paloma@almendraque.test</li></ul><p>Pedido mínimo para nuevos clientes: 400 €. Servimos a tiendas y restaurantes.</p>',
          '/escribenos/': '<h1>Escríbenos</h1><p>hola@almendraque.test</p>',
          '/aviso-legal/': '<h1>Aviso legal</h1><p>Protección de datos: lopd@almendraque.test</p>',
        },
      ),
    },
    expected: {
      website: 'almendraque.test',
      wayIn: address('paloma@almendraque.test'),
      traps: ['mayorista@ultramarinosveiga.test', 'soporte@brisatemas.test', 'lopd@almendraque.test'],
      policy: {
        takes_wholesale: said('yes', 'Servimos a tiendas y restaurantes', '/profesionales/'),
        minimum_opening_order: said(400, 'Pedido mínimo para nuevos clientes: 400 €', '/profesionales/'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Barrovela',
    productTitles: ['Barrovela Taza de Gres', 'Barrovela Cuenco Azul'],
    search: hits(
      ['https://barrovela.test/', 'Barrovela cerámica', 'Tazas y cuencos de gres'],
      ['https://www.etsy.com/shop/barrovela', 'Barrovela Etsy', 'Taza'],
    ),
    hosts: {
      'barrovela.test': shop(
        wix,
        {
          name: 'Barrovela',
          lang: 'es',
          nav: 'Inicio=/ | Piezas=/piezas | Taller=/taller | Hablemos=/hablemos',
          foot: 'Privacidad=/privacidad',
        },
        {
          '/': '<h1>Gres hecho a mano</h1><p>Taza de Gres, Cuenco Azul</p>',
          '/hablemos': `<h1>Hablemos</h1><p>Somos un taller de dos personas y por ahora no aceptamos nuevas tiendas. Para encargos: ${mail('taller@barrovela.test')}</p>`,
          '/privacidad': '<h1>Privacidad</h1><p>info@mysite.com</p>',
        },
      ),
    },
    expected: {
      website: 'barrovela.test',
      wayIn: address('taller@barrovela.test'),
      traps: [wixSentry, 'info@mysite.com'],
      policy: { takes_wholesale: said('no', 'por ahora no aceptamos nuevas tiendas', '/hablemos') },
    },
  },
  {
    brand: 'Pastificio Ghirlandone',
    productTitles: ['Ghirlandone Paccheri 500 g', 'Ghirlandone Orecchiette 500 g'],
    search: hits(
      ['https://ghirlandone.test/', 'Pastificio Ghirlandone', 'Pasta di Gragnano'],
      ['https://bellamercato.test/ghirlandone', 'Ghirlandone Paccheri', 'Italian pasta online'],
    ),
    hosts: {
      'ghirlandone.test': shop(
        custom,
        {
          name: 'Ghirlandone',
          lang: 'it',
          nav: 'Formati=/formati.php | Azienda=/azienda.php | Contatti=/contatti.php',
          foot: 'English=/en/ | Lavora con noi=/lavora.php',
          credit: 'P.IVA 000 – Web: info@grafilla.test',
        },
        {
          '/': '<h1>Pasta di Gragnano</h1><p>Paccheri, Orecchiette 500 g</p>',
          '/contatti.php':
            '<h1>Contatti</h1><table><tr><td>Ufficio commerciale Italia</td><td>commerciale@ghirlandone.test</td></tr><tr><td>Amministrazione</td><td>amministrazione@ghirlandone.test</td></tr><tr><td>Export USA</td><td>usa@ghirlandone.test</td></tr><tr><td>Ufficio stampa</td><td>stampa@ghirlandone.test</td></tr></table>',
          '/lavora.php': '<h1>Lavora con noi</h1><p>cv@ghirlandone.test</p>',
          '/en/':
            '<h1>Dried pasta from Gragnano</h1><p>In the United States our pasta is imported by Casa Tremolini of Newark.</p>',
        },
      ),
    },
    expected: {
      website: 'ghirlandone.test',
      wayIn: address('usa@ghirlandone.test'),
      traps: [
        'info@grafilla.test',
        'amministrazione@ghirlandone.test',
        'stampa@ghirlandone.test',
        'cv@ghirlandone.test',
      ],
      policy: {
        distributors: said(['Casa Tremolini'], 'our pasta is imported by Casa Tremolini of Newark', '/en/'),
      },
    },
  },
  {
    brand: 'Cuoiarno',
    productTitles: ['Cuoiarno Portafoglio Slim', 'Cuoiarno Cintura Toscana'],
    search: hits(
      ['https://cuoiarno.test/', 'Cuoiarno', 'Pelletteria toscana'],
      ['https://outletpelle.test/cuoiarno', 'Cuoiarno -30%', 'Outlet'],
    ),
    hosts: {
      'cuoiarno.test': shop(
        squarespace,
        {
          name: 'Cuoiarno',
          lang: 'it',
          nav: 'Negozio=/negozio | Bottega=/bottega | Rivenditori=/rivenditori',
          foot: 'Contatti=/contatti',
        },
        {
          '/': '<h1>Pelletteria toscana</h1><p>Portafoglio Slim, Cintura Toscana</p>',
          '/rivenditori':
            '<h1>Rivenditori</h1><p>Per diventare rivenditore scarichi il <a href="/s/modulo-rivenditori.pdf">modulo di adesione (PDF)</a> e lo rispedisca a <b>rivenditori</b><b>&#64;</b><b>cuoiarno.test</b> con la visura camerale.</p>',
          '/s/modulo-rivenditori.pdf': {
            type: 'application/pdf',
            body: '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n(Modulo di adesione rivenditori Cuoiarno)\n%%EOF',
          },
          '/contatti': '<h1>Contatti</h1><p>ciao@cuoiarno.test</p>',
        },
      ),
    },
    expected: {
      website: 'cuoiarno.test',
      wayIn: address('rivenditori@cuoiarno.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Per diventare rivenditore scarichi il', '/rivenditori'),
        documents: said(['business_license'], 'con la visura camerale', '/rivenditori'),
      },
    },
  },
  {
    brand: 'Lunettes Ardoisel',
    productTitles: ['Ardoisel Lunettes de Lecture +2', 'Ardoisel Étui Liège'],
    search: hits(['https://ardoisel.test/', 'Ardoisel', 'Lunettes de lecture dessinées à Angers']),
    hosts: {
      'ardoisel.test': shop(
        next,
        {
          name: 'Ardoisel',
          lang: 'fr',
          nav: 'Lunettes=/lunettes | Opticiens et boutiques=/boutiques | Aide=/aide',
          foot: 'Carrières=/carrieres',
        },
        {
          '/': '<h1>Lire mieux</h1><p>Lunettes de Lecture +2, Étui Liège</p>',
          '/boutiques':
            '<h1>Opticiens et boutiques</h1><p>Notre réseau est complet : nous n’ouvrons plus de nouveaux comptes revendeurs. Revendeurs actuels : reseau@ardoisel.test</p>',
          '/aide': '<h1>Aide</h1><p>aide@ardoisel.test</p>',
          '/carrieres': '<h1>Carrières</h1><p>recrutement@ardoisel.test</p>',
        },
      ),
    },
    expected: {
      website: 'ardoisel.test',
      wayIn: address('reseau@ardoisel.test'),
      traps: ['recrutement@ardoisel.test'],
      policy: {
        takes_wholesale: said('no', 'nous n’ouvrons plus de nouveaux comptes revendeurs', '/boutiques'),
      },
    },
  },
];
