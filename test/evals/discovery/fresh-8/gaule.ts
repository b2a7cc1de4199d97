import type { DiscoveryCase } from '../case.ts';
import { wix } from './shells/builders.ts';
import { boutique, shopify, woo } from './shells/carts.ts';
import { french } from './shells/continent.ts';
import { amazon, instagram, stranger } from './shells/elsewhere.ts';
import { fillIn, form, hit, mail, says, writeTo } from './shells/site.ts';

const soaps = boutique({
  name: 'Savonnerie du Grand Lavoir',
  host: 'www.grandlavoir.test',
  line: 'Savons à froid de la Drôme',
  tongue: french,
  menu: ['Notre atelier /content/6-atelier', 'Espace revendeurs /content/7-revendeurs', 'Contact /contact'],
  foot: [
    'Contact /contact',
    'Mentions légales /content/8-mentions',
    'Espace revendeurs /content/7-revendeurs',
  ],
  range: [
    'Savon lavande 100 g | 6,50 € | Surgras, à l’huile d’olive de Nyons.',
    'Shampoing solide | 9,90 € | Pour deux mois de cheveux.',
    'Porte-savon en buis | 12,00 € | Tourné au village.',
  ],
  home: '<h1>On lave ici depuis 1860</h1>',
  privacy: 'rgpd@grandlavoir.test',
  pages: {
    '/content/6-atelier': ['Notre atelier', '<p>Quatre semaines de cure, pas un jour de moins.</p>'],
    '/contact': ['Contact', `<p>Une question sur votre colis ? ${mail('bonjour@grandlavoir.test')}</p>`],
    '/content/8-mentions': [
      'Mentions légales',
      '<p>Hébergement : OVH. Conception : Studio Pixelin, contact@pixelin-studio.test</p>',
    ],
    '/content/7-revendeurs': [
      'Espace revendeurs',
      `<p>Épiceries, pharmacies, concept stores : nous serions ravis de vous compter parmi nos trois cents points de vente.</p><p>La première commande est de 150 € HT minimum ; pour un réassort, 80 € HT suffisent. Merci de joindre un extrait Kbis.</p><p>Remplissez ce formulaire, nous vous ouvrons un compte professionnel sous 48 h.</p>${form('/module/b2b/register', ['Enseigne*', 'Ville*', 'Nom*', 'E-mail*', 'Votre boutique en deux mots…'], 'Demander un compte')}`,
    ],
  },
});

const leather = shopify({
  name: 'Ateliers Colvert',
  host: 'atelierscolvert.test',
  line: 'Petite maroquinerie de Touraine',
  tongue: french,
  menu: ['Savoir-faire /pages/savoir-faire', 'Réparation /pages/reparation', 'Contact /pages/contact'],
  foot: ['Vous êtes une boutique ? /pages/boutiques', 'Presse /pages/presse', 'Contact /pages/contact'],
  range: [
    'Porte-cartes Héron | 48,00 € | Cuir pleine fleur, fil de lin.',
    'Ceinture Rive | 75,00 € | Se rallonge d’un cran par décennie.',
    'Étui à lunettes | 42,00 € | Moulé à la main.',
  ],
  home: '<h1>Cousu ici, pour longtemps</h1>',
  pages: {
    '/pages/savoir-faire': ['Savoir-faire', '<p>Point sellier, six points au pouce.</p>'],
    '/pages/reparation': ['Réparation', '<p>À vie. Vous payez le timbre.</p>'],
    '/pages/presse': ['Presse', `<p>Agence Mirabelle, ${mail('colvert@agencemirabelle.test')}</p>`],
    '/pages/contact': ['Contact', `<p>${mail('atelier@atelierscolvert.test')} ou 02 47 55 01 88</p>`],
    '/pages/boutiques': [
      'Vous êtes une boutique ?',
      `<p>Nous vendons en gros aux boutiques indépendantes, en France et en Belgique.</p><p>Nos pièces ne peuvent être revendues ni sur Amazon ni sur aucune autre place de marché. Implantation minimale : 400 € HT.</p>${form('/contact#boutiques', ['Boutique*', 'Ville*', 'Courriel*', 'Message…'], 'Recevoir le catalogue')}`,
    ],
  },
});

const linen = wix({
  name: 'Maison Tourterelle',
  host: 'www.maison-tourterelle.test',
  line: 'Linge de table imprimé à Roubaix',
  tongue: french,
  menu: ['Histoire /histoire', 'Questions /questions', 'Nous écrire /nous-ecrire'],
  range: [
    'Torchon Artichaut | 18,00 € | Métis, lavable à 60.',
    'Nappe Verger | 95,00 € | Trois tailles.',
    'Tablier | 39,00 € | Deux poches et une boucle pour le torchon.',
  ],
  home: '<h1>Mettez la table</h1>',
  pages: {
    '/histoire': ['Histoire', '<p>Colette dessine, Ahmed imprime, tout le monde plie.</p>'],
    '/nous-ecrire': [
      'Nous écrire',
      '<p>Pour une commande : colette arobase maison-tourterelle point test.</p>',
    ],
    '/questions': [
      'Questions',
      '<h3>Faites-vous du sur-mesure ?</h3><p>À partir de dix nappes.</p><h3>Je tiens un magasin, puis-je vous revendre ?</h3><p>Avec joie ! Nous fournissons les magasins de décoration et les épiceries fines au tarif professionnel. Écrivez à Baptiste : baptiste (arobase) maison-tourterelle.test.</p><h3>Et au Canada ?</h3><p>Au Canada, nos torchons sont distribués par Importations Sarcelle.</p><h3>Un minimum de commande ?</h3><p>Aucun sur la boutique en ligne.</p>',
    ],
  },
});

const biscuits = woo({
  name: 'Biscuiterie Kerlouan-Bihan',
  host: 'biscuiterie-kerbihan.test',
  line: 'Le bon beurre, et c’est tout',
  tongue: french,
  menu: ['La fabrique /la-fabrique/', 'Professionnels /professionnels/', 'Contact /contact/'],
  range: [
    'Palets 200 g | 4,90 € | Au beurre salé de baratte.',
    'Galettes fines 150 g | 4,20 € | Elles cassent si on parle fort.',
    'Coffret du phare | 16,00 € | Trois sachets dans une boîte en fer.',
  ],
  home: '<p>Ouvert tous les jours, sauf grande marée.</p>',
  credit: 'Site réalisé par <a href="mailto:hello@ouestweb.test">Ouest Web</a>',
  pages: {
    '/la-fabrique/': ['La fabrique', '<p>Visite à dix heures, dégustation à dix heures cinq.</p>'],
    '/contact/': ['Contact', `<p>${mail('coucou@biscuiterie-kerbihan.test')}</p>`],
    '/professionnels/': [
      'Professionnels',
      `<p>Crêperies, hôtels, épiceries : nos biscuits sont disponibles à la revente, au carton de douze.</p><p>Franco de port dès 250 € HT. La commande d’ouverture est fixée à 120 € HT au minimum.</p><p>La vente sur Amazon ou une autre place de marché est possible uniquement avec notre accord écrit.</p><p>Votre interlocutrice : Maëlle Le Goff, ${mail('maelle@biscuiterie-kerbihan.test')}.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie du Grand Lavoir',
    productTitles: ['Grand Lavoir Savon Lavande 100 g', 'Grand Lavoir Shampoing Solide'],
    category: 'Beauté et Parfum',
    search: [
      hit('https://mairie-grandlavoir.test/', 'Le grand lavoir', 'Patrimoine de la commune.'),
      hit('https://www.grandlavoir.test/', 'Savonnerie du Grand Lavoir', 'Savons à froid de la Drôme.'),
    ],
    hosts: {
      'www.grandlavoir.test': soaps,
      'mairie-grandlavoir.test': { '/': stranger('Mairie', '<p>accueil@mairie-grandlavoir.test</p>') },
    },
    expected: {
      website: 'www.grandlavoir.test',
      wayIn: fillIn('https://www.grandlavoir.test/content/7-revendeurs'),
      traps: ['rgpd@grandlavoir.test', 'contact@pixelin-studio.test', 'accueil@mairie-grandlavoir.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'nous serions ravis de vous compter parmi nos trois cents points de vente',
          '/content/7-revendeurs',
        ),
        minimum_opening_order: says(
          150,
          'La première commande est de 150 € HT minimum',
          '/content/7-revendeurs',
        ),
        minimum_reorder: says(80, 'pour un réassort, 80 € HT suffisent', '/content/7-revendeurs'),
        currency: 'EUR',
        documents: says(['business_license'], 'Merci de joindre un extrait Kbis', '/content/7-revendeurs'),
      },
    },
  },
  {
    brand: 'Ateliers Colvert',
    productTitles: ['Ateliers Colvert Porte-cartes Héron', 'Colvert Ceinture Rive'],
    category: 'Mode',
    search: [
      hit('https://atelierscolvert.test/', 'Ateliers Colvert', 'Petite maroquinerie de Touraine.'),
      instagram('atelierscolvert', 'Ateliers Colvert'),
      hit('https://chasse-colvert.test/', 'Colvert Chasse', 'Appelants et cartouches.'),
    ],
    hosts: {
      'atelierscolvert.test': leather,
      'chasse-colvert.test': { '/': stranger('Colvert Chasse', '<p>magasin@chasse-colvert.test</p>') },
    },
    expected: {
      website: 'atelierscolvert.test',
      wayIn: fillIn('https://atelierscolvert.test/pages/boutiques'),
      traps: ['colvert@agencemirabelle.test', 'magasin@chasse-colvert.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Nous vendons en gros aux boutiques indépendantes, en France et en Belgique',
          '/pages/boutiques',
        ),
        minimum_opening_order: says(400, 'Implantation minimale : 400 € HT', '/pages/boutiques'),
        currency: 'EUR',
        marketplaces: says(
          'forbidden',
          'ne peuvent être revendues ni sur Amazon ni sur aucune autre place de marché',
          '/pages/boutiques',
        ),
      },
    },
  },
  {
    brand: 'Maison Tourterelle',
    productTitles: ['Maison Tourterelle Torchon Artichaut', 'Maison Tourterelle Nappe Verger'],
    category: 'Cuisine et Maison',
    search: [
      hit('https://www.maison-tourterelle.test/', 'Maison Tourterelle', 'Linge de table imprimé à Roubaix.'),
      hit('https://gite-tourterelle.test/', 'Gîte La Maison de la Tourterelle', 'Huit couchages en Ardèche.'),
    ],
    hosts: {
      'www.maison-tourterelle.test': linen,
      'gite-tourterelle.test': { '/': stranger('Gîte', '<p>Linge fourni. gite@gite-tourterelle.test</p>') },
    },
    expected: {
      website: 'www.maison-tourterelle.test',
      wayIn: writeTo('baptiste@maison-tourterelle.test'),
      traps: ['gite@gite-tourterelle.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'Nous fournissons les magasins de décoration et les épiceries fines au tarif professionnel',
          '/questions',
        ),
        distributors: says(
          ['Importations Sarcelle'],
          'Au Canada, nos torchons sont distribués par Importations Sarcelle',
          '/questions',
        ),
      },
    },
  },
  {
    brand: 'Biscuiterie Kerlouan-Bihan',
    productTitles: ['Kerlouan-Bihan Palets Bretons 200 g', 'Biscuiterie Kerlouan-Bihan Coffret du Phare'],
    category: 'Épicerie',
    search: [
      hit(
        'https://biscuiterie-kerbihan.test/',
        'Biscuiterie Kerlouan-Bihan',
        'Le bon beurre, et c’est tout.',
      ),
      amazon('Kerlouan-Bihan', 'Palets Bretons'),
      hit('https://voile-kerlouan.test/', 'École de voile de Kerlouan', 'Stages d’été.'),
    ],
    hosts: {
      'biscuiterie-kerbihan.test': biscuits,
      'voile-kerlouan.test': { '/': stranger('École de voile', '<p>voile@voile-kerlouan.test</p>') },
    },
    expected: {
      website: 'biscuiterie-kerbihan.test',
      wayIn: writeTo('maelle@biscuiterie-kerbihan.test'),
      traps: ['hello@ouestweb.test', 'voile@voile-kerlouan.test'],
      policy: {
        takes_wholesale: says('yes', 'nos biscuits sont disponibles à la revente', '/professionnels/'),
        minimum_opening_order: says(
          120,
          'La commande d’ouverture est fixée à 120 € HT au minimum',
          '/professionnels/',
        ),
        currency: 'EUR',
        marketplaces: says(
          'with_permission',
          'La vente sur Amazon ou une autre place de marché est possible uniquement avec notre accord écrit',
          '/professionnels/',
        ),
      },
    },
  },
];
