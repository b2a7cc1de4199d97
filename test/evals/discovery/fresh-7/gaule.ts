import type { DiscoveryCase } from '../case.ts';
import { prestashop, prestashopForm } from './systems/carts.ts';
import { found, onEtsy, onInstagram, stocks, strangers } from './systems/elsewhere.ts';
import { antispambot, joomla, mail } from './systems/hiding.ts';
import { dawn, shopifyForm } from './systems/shopify.ts';
import { says, writeTo } from './systems/site.ts';
import { blocks } from './systems/wordpress.ts';

const soaps = prestashop({
  name: 'Savonnerie du Colombier',
  host: 'www.savonnerie-colombier.test',
  tagline: 'Savons saponifiés à froid en Drôme',
  language: 'fr',
  bar: 'Un savon offert dès 45 € d’achat',
  menu: ['Savons /10-savons', 'Shampoings solides /11-shampoings', 'L’atelier /content/4-atelier'],
  foot: ['Revendeurs /content/6-revendeurs', 'Contact /nous-contacter'],
  range: [
    'Savon Lavande fine 100 g | 6,90 €',
    'Shampoing solide Ortie | 9,90 €',
    'Porte-savon en tilleul | 12,00 €',
  ],
  home: '<section><h2>Quatre semaines de cure, pas une de moins</h2></section>',
  imprint: 'SARL Colombier, 26400 Crest, France',
  privacy: 'rgpd@savonnerie-colombier.test',
  pages: {
    '/content/4-atelier': ['L’atelier', '<p>Visite libre le mercredi après-midi, sans réservation.</p>'],
    '/nous-contacter': [
      'Contact',
      `<p>04 75 55 01 28 – ${mail('bonjour@savonnerie-colombier.test')}</p>${prestashopForm(['Sujet', 'Adresse e-mail', 'Message'], 'Envoyer')}`,
    ],
    '/content/6-revendeurs': [
      'Revendeurs',
      `<p>Droguistes, épiceries vrac et concept stores peuvent commander nos savons au tarif professionnel.</p><p>Pour l’ouverture du compte, adressez-nous un extrait Kbis. La commande d’implantation s’élève à 250 € HT au moins, les suivantes à 120 € HT.</p><p>Votre interlocutrice : Solène, ${mail('pro@savonnerie-colombier.test')}.</p>`,
    ],
  },
});

const wax = prestashop({
  name: 'Les Cires d’Octave',
  host: 'ciresdoctave.test',
  tagline: 'Bougies et fondants parfumés à Angers',
  language: 'fr',
  menu: ['Bougies /12-bougies', 'Fondants /13-fondants', 'Espace boutiques /content/7-boutiques'],
  foot: ['Espace boutiques /content/7-boutiques', 'Nous écrire /nous-contacter'],
  range: ['Bougie Foin coupé 180 g | 27,00 €', 'Fondants Figue, x6 | 8,50 €', 'Éteignoir laiton | 16,00 €'],
  home: '<section><h2>Une mèche, une histoire</h2></section>',
  imprint:
    'Site réalisé par <a href="https://agence-loirecreative.test">Loire Créative</a> contact@agence-loirecreative.test',
  pages: {
    '/nous-contacter': [
      'Nous écrire',
      `<p>${joomla('octave@ciresdoctave.test')}</p>${prestashopForm(['E-mail', 'Message'], 'Envoyer')}`,
    ],
    '/content/7-boutiques': [
      'Espace boutiques',
      `<p>Vous tenez une boutique ? Nous vous livrons nos bougies à prix de gros partout en France et en Belgique.</p><ul><li>Premier achat : 180 € HT minimum</li><li>Réassort : 90 € HT minimum</li></ul><p>Joignez votre numéro de TVA intracommunautaire à votre demande, à l’adresse ${joomla('boutiques@ciresdoctave.test')}</p>`,
    ],
  },
});

const toys = blocks({
  name: 'Atelier Brindille',
  host: 'atelierbrindille.test',
  tagline: 'Jouets en hêtre du Jura',
  language: 'fr',
  bar: 'Gravure offerte en décembre',
  menu: ['Jouets /shop/', 'Le bois /le-bois/', 'Magasins /magasins/', 'Contact /contact/'],
  foot: ['Magasins /magasins/'],
  range: ['Toupie | 7,50 €', 'Camion benne | 39,00 €', 'Dominos animaux | 24,00 €'],
  home: '<h2>Poncé trois fois, huilé une</h2>',
  imprint: 'Site : <a href="https://pixelcomtois.test">Pixel Comtois</a>, allo@pixelcomtois.test',
  pages: {
    '/le-bois/': ['Le bois', '<p>Du hêtre PEFC, abattu en lune descendante.</p>'],
    '/contact/': ['Contact', `<p>Atelier : ${antispambot('contact@atelierbrindille.test')}</p>`],
    '/magasins/': [
      'Magasins',
      `<p>Nous fournissons les magasins de jouets et les librairies jeunesse en direct, remise de 45 % sur le prix public.</p><p>Nos jouets ne se vendent pas sur les places de marché : ni Amazon, ni Cdiscount, ni Fnac Marketplace.</p><p>Pour recevoir le catalogue revendeur, un mot à ${antispambot('magasins@atelierbrindille.test')} suffit.</p>`,
    ],
  },
});

const tea = dawn({
  name: 'Maison Tilleul',
  host: 'maisontilleul.test',
  tagline: 'Infusions des Alpes du Sud',
  language: 'fr',
  bar: 'Livraison offerte à partir de 55 €',
  menu: [
    'Infusions /collections/infusions',
    'Coffrets /collections/coffrets',
    'Producteurs /pages/producteurs',
  ],
  foot: ['Professionnels /pages/professionnels', 'Contact /pages/contact', 'FAQ /pages/faq'],
  range: [
    'Tilleul & Verveine, vrac | €9,00',
    'Nuit calme, 20 sachets | €11,50',
    'Coffret Six Jardins | €34,00',
  ],
  home: '<div class="banner__box"><h2>Cueilli à la main, séché à l’ombre</h2></div>',
  privacy: 'donnees@maisontilleul.test',
  pages: {
    '/pages/producteurs': ['Producteurs', '<p>Onze familles entre Buis et Barcelonnette.</p>'],
    '/pages/faq': ['FAQ', '<h3>Puis-je faire graver un coffret ?</h3><p>Oui, à partir de 30 coffrets.</p>'],
    '/pages/contact': [
      'Contact',
      `${shopifyForm(['Nom', 'E-mail*', 'Commentaire'], 'Envoyer')}<p>${mail('coucou@maisontilleul.test')}</p>`,
    ],
    '/pages/professionnels': [
      'Professionnels',
      `<p>Salons de thé, hôtels, épiceries fines : ouvrez un compte professionnel et profitez de nos tarifs revendeurs.</p><p>Minimum pour démarrer : 200 € hors taxes. Revendre nos infusions sur Amazon n’est pas autorisé ; votre propre boutique en ligne, bien sûr, l’est.</p><p>${mail('pros@maisontilleul.test', 'Écrivez à Bérénice')}, elle répond sous deux jours.</p>`,
    ],
  },
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie du Colombier',
    productTitles: [
      'Savonnerie du Colombier Savon Lavande fine 100 g',
      'Savonnerie du Colombier Shampoing solide Ortie',
    ],
    category: 'Beauty & Personal Care',
    search: [
      found(
        'https://www.savonnerie-colombier.test/',
        'Savonnerie du Colombier',
        'Savons saponifiés à froid en Drôme.',
      ),
      found('https://hotelducolombier.test/', 'Hôtel du Colombier', 'Chambres et table.'),
      found('https://bio-bazar.test/colombier', 'Colombier | Bio Bazar', 'Savons naturels.'),
    ],
    hosts: {
      'www.savonnerie-colombier.test': soaps,
      'hotelducolombier.test': {
        '/': strangers('Hôtel du Colombier', '<p>Réservation : accueil@hotelducolombier.test</p>', 'fr'),
      },
      'bio-bazar.test': {
        '/colombier': stocks('Bio Bazar', 'Colombier', ['Savon Lavande'], 'sav@bio-bazar.test', 'fr'),
      },
    },
    expected: {
      website: 'www.savonnerie-colombier.test',
      wayIn: writeTo('pro@savonnerie-colombier.test'),
      traps: ['rgpd@savonnerie-colombier.test', 'accueil@hotelducolombier.test', 'sav@bio-bazar.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'peuvent commander nos savons au tarif professionnel',
          '/content/6-revendeurs',
        ),
        documents: says(['business_license'], 'adressez-nous un extrait Kbis', '/content/6-revendeurs'),
        minimum_opening_order: says(
          250,
          'La commande d’implantation s’élève à 250 € HT au moins',
          '/content/6-revendeurs',
        ),
        minimum_reorder: says(120, 'les suivantes à 120 € HT', '/content/6-revendeurs'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: "Les Cires d'Octave",
    productTitles: ["Les Cires d'Octave Bougie Foin coupé 180 g", "Les Cires d'Octave Fondants Figue"],
    category: 'Home & Kitchen',
    search: [
      onEtsy('Les Cires d’Octave'),
      found('https://ciresdoctave.test/', 'Les Cires d’Octave', 'Bougies et fondants parfumés à Angers.'),
    ],
    hosts: { 'ciresdoctave.test': wax },
    expected: {
      website: 'ciresdoctave.test',
      wayIn: writeTo('boutiques@ciresdoctave.test'),
      traps: ['contact@agence-loirecreative.test'],
      policy: {
        takes_wholesale: says('yes', 'Nous vous livrons nos bougies à prix de gros', '/content/7-boutiques'),
        minimum_opening_order: says(180, 'Premier achat : 180 € HT', '/content/7-boutiques'),
        minimum_reorder: says(90, 'Réassort : 90 € HT', '/content/7-boutiques'),
        currency: 'EUR',
        documents: says(['tax_id'], 'Joignez votre numéro de TVA intracommunautaire', '/content/7-boutiques'),
      },
    },
  },
  {
    brand: 'Atelier Brindille',
    productTitles: ['Atelier Brindille Camion benne en bois', 'Atelier Brindille Dominos animaux'],
    category: 'Toys & Games',
    search: [
      found('https://atelierbrindille.test/', 'Atelier Brindille', 'Jouets en hêtre du Jura.'),
      onInstagram('Atelier Brindille'),
      found('https://brindille-fleuriste.test/', 'Brindille, fleuriste', 'Bouquets à Dole.'),
    ],
    hosts: {
      'atelierbrindille.test': toys,
      'brindille-fleuriste.test': {
        '/': strangers('Brindille, fleuriste', '<p>fleurs@brindille-fleuriste.test</p>', 'fr'),
      },
    },
    expected: {
      website: 'atelierbrindille.test',
      wayIn: writeTo('magasins@atelierbrindille.test'),
      traps: ['allo@pixelcomtois.test', 'fleurs@brindille-fleuriste.test'],
      policy: {
        takes_wholesale: says('yes', 'Nous fournissons les magasins de jouets', '/magasins/'),
        marketplaces: says('forbidden', 'ne se vendent pas sur les places de marché', '/magasins/'),
      },
    },
  },
  {
    brand: 'Maison Tilleul',
    productTitles: ['Maison Tilleul Nuit calme 20 sachets', 'Maison Tilleul Coffret Six Jardins'],
    category: 'Grocery & Gourmet Food',
    search: [
      onInstagram('Maison Tilleul'),
      found(
        'https://maisontilleul.test/',
        'Maison Tilleul | Infusions des Alpes du Sud',
        'Tilleul, verveine.',
      ),
      found('https://maisondutilleul-gite.test/', 'La Maison du Tilleul', 'Gîte 6 personnes.'),
    ],
    hosts: {
      'maisontilleul.test': tea,
      'maisondutilleul-gite.test': {
        '/': strangers('La Maison du Tilleul', '<p>gite@maisondutilleul-gite.test</p>', 'fr'),
      },
    },
    expected: {
      website: 'maisontilleul.test',
      wayIn: writeTo('pros@maisontilleul.test'),
      traps: ['donnees@maisontilleul.test', 'gite@maisondutilleul-gite.test'],
      policy: {
        takes_wholesale: says(
          'yes',
          'ouvrez un compte professionnel et profitez de nos tarifs revendeurs',
          '/pages/professionnels',
        ),
        minimum_opening_order: says(200, 'Minimum pour démarrer : 200 €', '/pages/professionnels'),
        currency: 'EUR',
        marketplaces: says(
          'amazon_forbidden',
          'Revendre nos infusions sur Amazon n’est pas autorisé',
          '/pages/professionnels',
        ),
      },
    },
  },
];
