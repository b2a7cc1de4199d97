import type { DiscoveryCase } from '../case.ts';
import { address, form, formAt, mail, prestashop, said, shopify, woo } from '../fresh/themes.ts';
import { house } from './house.ts';

export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Savonnerie Clairvent',
    titles: ['Clairvent Savon Solide Romarin', 'Clairvent Bougie Figuier 180 g'],
    host: 'clairvent.test',
    line: 'Savons solides et bougies coulées à Nantes.',
    theme: prestashop,
    site: {
      name: 'Clairvent',
      lang: 'fr',
      nav: 'Savons=/savons | Bougies=/bougies | Vous êtes une boutique ?=/boutiques',
      foot: 'Contact=/contactez-nous | Mentions légales=/mentions-legales | Livraison=/livraison',
    },
    pages: {
      '/': '<h1>Savons de Nantes</h1><p>Savon solide romarin, bougie figuier 180 g.</p>',
      '/boutiques': `<h1>Vous êtes une boutique ?</h1><p>Nos savons sont distribués dans 150 points de vente. Pour ouvrir un compte, envoyez votre Kbis à Maëlle : ${mail('maelle@clairvent.test')}.</p><p>Implantation à partir de 200 € HT, réassort à partir de 100 € HT.</p><p>La vente sur Amazon ou toute autre place de marché n'est pas autorisée.</p>`,
      '/contactez-nous': `<h1>Contact</h1><p>Service clients : ${mail('bonjour@clairvent.test')}</p><p>Presse : ${mail('clairvent@agence-lumi.test')}</p>`,
      '/mentions-legales':
        '<h1>Mentions légales</h1><p>Conception du site : Studio Perle, contact@studioperle.test</p>',
    },
    expected: {
      wayIn: address('maelle@clairvent.test'),
      traps: ['clairvent@agence-lumi.test', 'contact@studioperle.test'],
      policy: {
        takes_wholesale: said('yes', 'Pour ouvrir un compte, envoyez votre Kbis', '/boutiques'),
        documents: said(['business_license'], 'envoyez votre Kbis', '/boutiques'),
        minimum_opening_order: said(
          200,
          'Implantation à partir de 200 € HT, réassort à partir de 100 € HT',
          '/boutiques',
        ),
        minimum_reorder: said(
          100,
          'Implantation à partir de 200 € HT, réassort à partir de 100 € HT',
          '/boutiques',
        ),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          "La vente sur Amazon ou toute autre place de marché n'est pas autorisée",
          '/boutiques',
        ),
      },
    },
  }),
  house({
    brand: 'Petit Roseau',
    titles: ['Petit Roseau Gigoteuse Coton Bio', 'Petit Roseau Doudou Lapin'],
    host: 'petitroseau.test',
    line: 'Gigoteuses et doudous en coton bio.',
    theme: shopify,
    site: {
      name: 'Petit Roseau',
      lang: 'fr',
      nav: 'Gigoteuses=/collections/gigoteuses | Doudous=/collections/doudous',
      foot: 'Espace pro=/pages/espace-pro | Contact=/pages/contact | FAQ=/pages/faq',
    },
    pages: {
      '/': '<h1>Doux comme un nid</h1><p>Gigoteuse coton bio, doudou lapin.</p>',
      '/pages/espace-pro': `<h1>Espace pro</h1><p>Concept stores, boutiques de puériculture et pharmacies : créez votre compte pour découvrir nos tarifs. Minimum de commande : 250 € HT.</p>${form('/pages/espace-pro', 'Enseigne, SIRET, E-mail, Adresse du magasin', "Demander l'accès")}`,
      '/pages/contact': `<h1>Contact</h1><p>${mail('coucou@petitroseau.test')}</p>`,
      '/pages/faq':
        '<h1>FAQ</h1><h3>Puis-je revendre vos produits sur une marketplace ?</h3><p>Uniquement avec notre accord écrit.</p>',
    },
    expected: {
      wayIn: formAt('https://petitroseau.test/pages/espace-pro'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'créez votre compte pour découvrir nos tarifs', '/pages/espace-pro'),
        minimum_opening_order: said(250, 'Minimum de commande : 250 € HT', '/pages/espace-pro'),
        currency: 'EUR',
        marketplaces: said('with_permission', 'Uniquement avec notre accord écrit', '/pages/faq'),
      },
    },
  }),
  house({
    brand: 'Alpargatas Morella',
    titles: ['Morella Alpargata Cuña Yute', 'Morella Alpargata Plana Rayas'],
    host: 'alpargatasmorella.test',
    line: 'Alpargatas de yute hechas a mano en La Rioja.',
    theme: woo,
    site: {
      name: 'Morella',
      lang: 'es',
      nav: 'Mujer=/mujer/ | Hombre=/hombre/ | Profesionales=/profesionales/',
      foot: 'Contacto=/contacto/ | Aviso legal=/aviso-legal/',
    },
    pages: {
      '/': '<h1>Hechas a mano</h1><p>Alpargatas de cuña y planas.</p>',
      '/profesionales/': `<h1>Profesionales</h1><p>Si tienes una zapatería o boutique, escribe a ${mail('comercial@alpargatasmorella.test')} y te enviamos el catálogo con precios. Primer pedido desde 400 € sin IVA; reposiciones sin mínimo.</p><p>Imprescindible adjuntar el alta en el IAE.</p><p>No autorizamos la venta en Amazon ni en otros marketplaces.</p>`,
      '/contacto/': `<h1>Contacto</h1><p>Atención al cliente: ${mail('hola@alpargatasmorella.test')}</p><p>Trabaja con nosotros: ${mail('rrhh@alpargatasmorella.test')}</p>`,
    },
    expected: {
      wayIn: address('comercial@alpargatasmorella.test'),
      traps: ['rrhh@alpargatasmorella.test'],
      policy: {
        takes_wholesale: said('yes', 'te enviamos el catálogo con precios', '/profesionales/'),
        minimum_opening_order: said(400, 'Primer pedido desde 400 € sin IVA', '/profesionales/'),
        currency: 'EUR',
        documents: said(['business_license'], 'Imprescindible adjuntar el alta en el IAE', '/profesionales/'),
        marketplaces: said(
          'forbidden',
          'No autorizamos la venta en Amazon ni en otros marketplaces',
          '/profesionales/',
        ),
      },
    },
  }),
  house({
    brand: 'Cafés Olmedilla',
    titles: ['Olmedilla Café en Grano 1 kg', 'Olmedilla Café Molido 250 g'],
    host: 'cafesolmedilla.test',
    line: 'Café en grano y molido de tueste natural.',
    theme: shopify,
    site: {
      name: 'Olmedilla',
      lang: 'es',
      nav: 'Cafés=/collections/cafes | Suscripción=/pages/suscripcion',
      foot: 'Preguntas=/pages/preguntas | Contacto=/pages/contacto',
    },
    pages: {
      '/': '<h1>Tueste natural</h1><p>Café en grano 1 kg, molido 250 g.</p>',
      '/pages/preguntas':
        '<h1>Preguntas</h1><h3>¿Servís a cafeterías y tiendas?</h3><p>Todavía no. Tostamos poca cantidad y solo vendemos a particulares.</p>',
      '/pages/contacto': `<h1>Contacto</h1><p>${mail('cafe@cafesolmedilla.test')}</p>`,
    },
    expected: {
      wayIn: address('cafe@cafesolmedilla.test'),
      traps: [],
      policy: { takes_wholesale: said('no', 'solo vendemos a particulares', '/pages/preguntas') },
    },
  }),
  house({
    brand: 'Pastificio Torrebruna',
    titles: ['Torrebruna Paccheri 500 g', 'Torrebruna Sugo al Pomodoro 280 g'],
    host: 'torrebruna.test',
    line: 'Pasta trafilata al bronzo e sughi.',
    theme: woo,
    site: {
      name: 'Torrebruna',
      lang: 'it',
      nav: 'Pasta=/pasta/ | Sughi=/sughi/ | Lavora con noi=/lavora-con-noi/',
      foot: 'Contatti=/contatti/ | Horeca e negozi=/horeca-negozi/',
    },
    pages: {
      '/': '<h1>Pasta lenta</h1><p>Paccheri 500 g, sugo al pomodoro.</p>',
      '/horeca-negozi/': `<h1>Horeca e negozi</h1><p>Gastronomie, enoteche e ristoranti possono richiedere il listino a ${mail('commerciale@torrebruna.test')}, indicando la partita IVA.</p><p>Il primo ordine parte da 300 € + IVA, i successivi da 150 €. I nostri prodotti non possono essere rivenduti su Amazon.</p><p>Per la Germania ci distribuisce Feinkost Brandl GmbH.</p>`,
      '/lavora-con-noi/': `<h1>Lavora con noi</h1><p>${mail('cv@torrebruna.test')}</p>`,
      '/contatti/': `<h1>Contatti</h1><p>${mail('info@torrebruna.test')}</p>`,
    },
    expected: {
      wayIn: address('commerciale@torrebruna.test'),
      traps: ['cv@torrebruna.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Gastronomie, enoteche e ristoranti possono richiedere il listino',
          '/horeca-negozi/',
        ),
        documents: said(['tax_id'], 'indicando la partita IVA', '/horeca-negozi/'),
        minimum_opening_order: said(300, 'Il primo ordine parte da 300 € + IVA', '/horeca-negozi/'),
        minimum_reorder: said(150, 'i successivi da 150 €', '/horeca-negozi/'),
        currency: 'EUR',
        marketplaces: said(
          'amazon_forbidden',
          'I nostri prodotti non possono essere rivenduti su Amazon',
          '/horeca-negozi/',
        ),
        distributors: said(
          ['Feinkost Brandl GmbH'],
          'Per la Germania ci distribuisce Feinkost Brandl GmbH',
          '/horeca-negozi/',
        ),
      },
    },
  }),
];
