import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './shells/builders.ts';
import { prestashop, shopify, woo } from './shells/carts.ts';
import {
  another,
  applyAt,
  entities,
  fields,
  hit,
  instagram,
  mail,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(prestashop, {
    name: 'Savonnerie du Causse',
    host: 'www.savonnerieducausse.test',
    lang: 'fr',
    line: 'Savons saponifiés à froid dans le Lot',
    bar: 'Livraison offerte dès 45 € d’achat',
    menu: [
      'Boutique /2-accueil',
      'Notre atelier /content/4-notre-atelier',
      'Devenir revendeur /content/9-devenir-revendeur',
    ],
    foot: [
      'Mentions légales /content/2-mentions-legales',
      'CGV /content/3-cgv',
      'Devenir revendeur /content/9-devenir-revendeur',
      'Contact /nous-contacter',
    ],
    home: '<h2>Six semaines de cure, pas une de moins</h2>',
    pages: {
      '/content/4-notre-atelier': [
        'Notre atelier',
        '<p>Visite gratuite le mercredi à 15 h, sur réservation.</p>',
      ],
      '/content/2-mentions-legales': [
        'Mentions légales',
        `<p>SARL Savonnerie du Causse, 46300 Gourdon. SIRET 812 445 019 00017.</p><p>Hébergeur : Nuagis SAS, ${mail('abuse@nuagis.test')}. Création du site : Agence Pixel d’Oc, ${mail('bonjour@pixeldoc.test')}</p>`,
      ],
      '/content/3-cgv': [
        'CGV',
        '<p>Le client dispose d’un délai de quatorze jours pour se rétracter. Montant minimum de commande : 8 €.</p>',
      ],
      '/nous-contacter': ['Contact', `<p>Service client : ${mail('contact@savonnerieducausse.test')}</p>`],
      '/content/9-devenir-revendeur': [
        'Devenir revendeur',
        `<p>Vous tenez une épicerie fine, une boutique de producteurs ou un institut ? Nos savons sont distribués par plus de 120 points de vente et nous accueillons volontiers de nouveaux revendeurs.</p>
<p>Minimum pour la première commande : 180 € HT. Réassort à partir de 90 € HT.</p><p>Merci de nous adresser un extrait Kbis et votre numéro de TVA intracommunautaire à ${mail('pro@savonnerieducausse.test')}.</p>
<p>La revente sur Amazon, Cdiscount ou toute autre place de marché est interdite.</p>`,
      ],
    },
    titles: ['Savonnerie du Causse Savon Lavande 100 g', 'Savonnerie du Causse Shampoing Solide Ortie'],
    category: 'Beauty & Personal Care',
    found: [
      'itself',
      hit('https://gitesducausse.test/', 'Gîtes du Causse'),
      instagram('Savonnerie du Causse'),
    ],
    elsewhere: {
      'gitesducausse.test': { '/': another('Gîtes du Causse', `<p>${mail('resa@gitesducausse.test')}</p>`) },
    },
    wayIn: writeTo('pro@savonnerieducausse.test'),
    traps: ['abuse@nuagis.test', 'bonjour@pixeldoc.test', 'resa@gitesducausse.test'],
    policy: {
      takes_wholesale: yes(
        'Nos savons sont distribués par plus de 120 points de vente et nous accueillons volontiers de nouveaux revendeurs.',
        '/content/9-devenir-revendeur',
      ),
      minimum_opening_order: says(
        180,
        'Minimum pour la première commande : 180 € HT.',
        '/content/9-devenir-revendeur',
      ),
      minimum_reorder: says(90, 'Réassort à partir de 90 € HT.', '/content/9-devenir-revendeur'),
      currency: 'EUR',
      documents: says(
        ['business_license', 'tax_id'],
        'Merci de nous adresser un extrait Kbis et votre numéro de TVA intracommunautaire à',
        '/content/9-devenir-revendeur',
      ),
      marketplaces: says(
        'forbidden',
        'La revente sur Amazon, Cdiscount ou toute autre place de marché est interdite.',
        '/content/9-devenir-revendeur',
      ),
    },
  }),
  shop(woo, {
    name: 'Alcornia',
    host: 'alcornia.test',
    lang: 'es',
    line: 'Bolsos y carteras de corcho',
    bar: 'Envío gratis en península a partir de 50 €',
    menu: ['Tienda /shop/', 'El corcho /el-corcho/', 'Mayoristas /mayoristas/', 'Contacto /contacto/'],
    foot: ['Mayoristas /mayoristas/', 'Aviso legal /aviso-legal/', 'Devoluciones /devoluciones/'],
    home: '<p>Corcho de los alcornocales de Jerez. Ligero, vegano, para siempre.</p>',
    pages: {
      '/el-corcho/': ['El corcho', '<p>El alcornoque se descorcha cada nueve años sin talar el árbol.</p>'],
      '/devoluciones/': ['Devoluciones', '<p>Tienes 30 días para devolver tu bolso sin usar.</p>'],
      '/aviso-legal/': [
        'Aviso legal',
        `<p>Alcornia Diseño S.L., Jerez de la Frontera. Protección de datos: ${mail('rgpd@asesoriadonana.test')}</p>`,
      ],
      '/contacto/': ['Contacto', `<p>Atención al cliente: ${entities('hola@alcornia.test')}</p>`],
      '/mayoristas/': [
        'Mayoristas',
        `<p>¿Tienes una tienda de regalos o de moda? Vendemos al por mayor a comercios de España, Portugal y Francia.</p><p>El pedido mínimo inicial es de 300 € + IVA y las reposiciones son de 120 € + IVA como mínimo.</p>
<p>No trabajamos con vendedores de Amazon.</p><p>Rellena el formulario y te daremos acceso a la tarifa profesional.</p>
<form class="elementor-form" method="post" name="Mayoristas">${fields('Nombre de la tienda*', 'Email*', 'Teléfono*', 'Ciudad*')}<button type="submit" class="elementor-button">Solicitar alta</button></form>`,
      ],
    },
    titles: ['Alcornia Bolso Bandolera de Corcho', 'Alcornia Cartera Slim Corcho'],
    category: 'Clothing, Shoes & Jewelry',
    found: [
      'itself',
      hit('https://www.amazon.es/stores/Alcornia', 'Alcornia en Amazon.es'),
      hit('https://casaruralalcornia.test/', 'Casa rural La Alcornia'),
    ],
    elsewhere: {
      'casaruralalcornia.test': {
        '/': another('Casa rural La Alcornia', `<p>${mail('reservas@casaruralalcornia.test')}</p>`),
      },
    },
    wayIn: applyAt('https://alcornia.test/mayoristas/'),
    traps: ['rgpd@asesoriadonana.test', 'reservas@casaruralalcornia.test'],
    policy: {
      takes_wholesale: yes(
        'Vendemos al por mayor a comercios de España, Portugal y Francia.',
        '/mayoristas/',
      ),
      minimum_opening_order: says(
        300,
        'El pedido mínimo inicial es de 300 € + IVA y las reposiciones son de 120 € + IVA como mínimo.',
        '/mayoristas/',
      ),
      minimum_reorder: says(
        120,
        'El pedido mínimo inicial es de 300 € + IVA y las reposiciones son de 120 € + IVA como mínimo.',
        '/mayoristas/',
      ),
      currency: 'EUR',
      marketplaces: says('amazon_forbidden', 'No trabajamos con vendedores de Amazon.', '/mayoristas/'),
    },
  }),
  shop(shopify, {
    name: 'Moka Bellini',
    host: 'www.mokabellini.test',
    lang: 'it',
    line: 'Caffettiere in alluminio dal 1952',
    bar: 'Spedizione gratuita sopra i 59 €',
    menu: ['Caffettiere /collections/all', 'La storia /pages/la-storia', 'Rivenditori /pages/rivenditori'],
    foot: [
      'Diventa rivenditore /pages/rivenditori',
      'Contatti /pages/contatti',
      'Lavora con noi /pages/lavora-con-noi',
    ],
    home: '<h2>Il borbottio del mattino</h2>',
    pages: {
      '/pages/la-storia': ['La storia', '<p>Nonno Aldo fuse la prima moka a Omegna.</p>'],
      '/pages/lavora-con-noi': [
        'Lavora con noi',
        `<p>Manda il tuo curriculum a ${mail('curriculum@mokabellini.test')}.</p>`,
      ],
      '/pages/contatti': ['Contatti', `<p>Ricambi e assistenza: ${mail('assistenza@mokabellini.test')}</p>`],
      '/pages/rivenditori': [
        'Diventa rivenditore',
        `<p>Cerchiamo nuovi rivenditori tra casalinghi, torrefazioni ed enoteche.</p><p>Primo ordine minimo: 350 € più IVA. Riordini: minimo 200 € più IVA.</p>
<p>In Germania e Austria i nostri prodotti sono distribuiti da Espressowelt Handels GmbH.</p><p>Per aprire un conto scrivi a ${mail('commerciale@mokabellini.test')} indicando la partita IVA.</p>`,
      ],
    },
    titles: ['Moka Bellini Caffettiera 3 Tazze', 'Moka Bellini Guarnizioni di Ricambio'],
    prices: ['€34,00', '€5,50'],
    category: 'Home & Kitchen',
    found: [
      hit('https://www.amazon.it/stores/MokaBellini', 'Moka Bellini su Amazon.it'),
      'itself',
      hit('https://barbellinimoka.test/', 'Bar Bellini, Novara'),
    ],
    elsewhere: {
      'barbellinimoka.test': { '/': another('Bar Bellini', `<p>${mail('eventi@barbellinimoka.test')}</p>`) },
    },
    wayIn: writeTo('commerciale@mokabellini.test'),
    traps: ['curriculum@mokabellini.test', 'eventi@barbellinimoka.test'],
    policy: {
      takes_wholesale: yes(
        'Cerchiamo nuovi rivenditori tra casalinghi, torrefazioni ed enoteche.',
        '/pages/rivenditori',
      ),
      minimum_opening_order: says(350, 'Primo ordine minimo: 350 € più IVA.', '/pages/rivenditori'),
      minimum_reorder: says(200, 'Riordini: minimo 200 € più IVA.', '/pages/rivenditori'),
      currency: 'EUR',
      distributors: says(
        ['Espressowelt Handels GmbH'],
        'In Germania e Austria i nostri prodotti sono distribuiti da Espressowelt Handels GmbH.',
        '/pages/rivenditori',
      ),
      documents: says(['tax_id'], 'indicando la partita IVA.', '/pages/rivenditori'),
    },
  }),
  // Silent; the law makes it name its host.
  shop(squarespace, {
    name: 'Papeterie Mirabelle',
    host: 'www.papeteriemirabelle.test',
    lang: 'fr-FR',
    line: 'Carnets cousus main à Nancy',
    bar: 'Un marque-page offert pour toute commande',
    menu: [
      'La boutique /shop',
      'Les ateliers /les-ateliers',
      'Où nous trouver /ou-nous-trouver',
      'Contact /contact',
    ],
    foot: ['Mentions légales /mentions-legales', 'Livraison /livraison'],
    home: '<h2>Du papier qui attend vos mots</h2>',
    pages: {
      '/les-ateliers': [
        'Les ateliers',
        '<p>Reliure japonaise, 65 € la demi-journée, minimum trois participants.</p>',
      ],
      '/ou-nous-trouver': [
        'Où nous trouver',
        `<p>Librairie Hall du Livre, Nancy<br>Concept store Le Verger, Metz, ${mail('leverger@conceptmetz.test')}</p>`,
      ],
      '/livraison': ['Livraison', '<p>Offerte à partir de 60 €. Colissimo sous 48 h.</p>'],
      '/mentions-legales': [
        'Mentions légales',
        `<p>Éditrice : Claire Mangin. Hébergement : Squarespace. Médiateur de la consommation : ${mail('saisine@mediateurest.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>Un mot pour Claire ? ${mail('claire@papeteriemirabelle.test')}</p>`],
    },
    titles: ['Papeterie Mirabelle Carnet Cousu A5', 'Papeterie Mirabelle Marque-page Laiton'],
    category: 'Office Products',
    found: [
      'itself',
      hit('https://www.etsy.com/fr/shop/PapeterieMirabelle', 'PapeterieMirabelle - Etsy France'),
    ],
    wayIn: writeTo('claire@papeteriemirabelle.test'),
    traps: ['leverger@conceptmetz.test', 'saisine@mediateurest.test'],
  }),
];
