import type { DiscoveryCase } from '../case.ts';
import { squarespace } from './systems/builders.ts';
import { prestashop } from './systems/carts.ts';
import { etsy, faire, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { mail, said, veiled } from './systems/shop.ts';
import { contactForm, dawn } from './systems/shopify.ts';
import { divi } from './systems/wordpress.ts';

const soap = prestashop(
  {
    name: 'Savonnerie du Lez',
    host: 'www.savonneriedulez.test',
    tagline: 'Savons surgras de l’Hérault',
    language: 'fr',
    banner: 'Livraison offerte dès 49 € d’achat',
    nav: 'Savons=/2-accueil; Coffrets=/3-coffrets; La savonnerie=/content/4-la-savonnerie',
    foot: 'Espace pros=/content/8-professionnels; Livraison=/content/1-livraison; Mentions légales=/content/2-mentions-legales; Contact=/nous-contacter',
    goods: 'Savon à l’olive 100 g=6,50 €; Savon à l’ânesse 100 g=7,50 €; Coffret découverte=24,00 €',
    about: '<p>Saponifiés à froid à Prades-le-Lez depuis 2009.</p>',
    privacy: 'rgpd@savonneriedulez.test',
  },
  {
    '/content/4-la-savonnerie': [
      'La savonnerie',
      '<p>Boutique ouverte du mardi au samedi de 10 h à 18 h. Visite sur rendez-vous.</p>',
    ],
    '/content/1-livraison': [
      'Livraison',
      '<p>Colissimo 5,90 €, offert dès 49 € d’achat. Minimum de commande sur la boutique en ligne : 15 €.</p>',
    ],
    '/content/2-mentions-legales': [
      'Mentions légales',
      `<p>Savonnerie du Lez SARL, SIRET 512 555 019 00021. Directrice de la publication : Claire Vidal. Conception du site : Agence Garrigue, ${mail('contact@agence-garrigue.test')}</p>`,
    ],
    '/nous-contacter': ['Contact', `<p>${mail('bonjour@savonneriedulez.test')} – 04 67 55 50 12</p>`],
    '/content/8-professionnels': [
      'Professionnels',
      `<p>Nous fournissons épiceries fines, magasins bio, gîtes et boutiques de cadeaux partout en France.</p><ul><li>Première commande : 180 € HT minimum</li><li>Réassort par cartons de 12</li><li>La revente sur Amazon, Cdiscount ou toute autre place de marché est interdite</li></ul><p>Pour ouvrir votre compte, envoyez votre numéro de TVA intracommunautaire à ${mail('pro@savonneriedulez.test')}.</p>`,
    ],
  },
);

const jewels = dawn(
  {
    name: 'Atelier Mirabelle',
    host: 'ateliermirabelle.test',
    tagline: 'Bijoux dorés à l’or fin',
    language: 'fr',
    banner: 'Livraison offerte dès 60 €',
    nav: 'Bijoux=/collections/all; Nouveautés=/collections/nouveautes; L’atelier=/pages/atelier',
    foot: 'FAQ=/pages/faq; Contact=/pages/contact; Mentions légales=/policies/legal-notice; Confidentialité=/policies/privacy-policy',
    goods: 'Boucles Prune=39,00 €; Collier Nancy=59,00 €; Bague Lune=35,00 €',
    about: '<p>Dessinés et assemblés à Nancy.</p>',
    privacy: 'donnees@ateliermirabelle.test',
  },
  {
    '/policies/legal-notice': [
      'Mentions légales',
      '<p>Atelier Mirabelle, EI Julie Mangin, 14 rue des Ponts, Nancy. SIRET 844 555 120 00013. Hébergement : Shopify International Ltd, Dublin.</p>',
    ],
    '/pages/atelier': ['L’atelier', '<p>Ouvert au public le premier samedi du mois.</p>'],
    '/pages/contact': [
      'Contact',
      `${contactForm('Nom; E-mail*=prenom@exemple.fr; Votre message', 'Envoyer')}<p>ou par mail : bonjour[arobase]ateliermirabelle.test</p>`,
    ],
    '/pages/faq': [
      'FAQ',
      '<h3>Mes bijoux vont-ils noircir ?</h3><p>Évitez le parfum et la piscine.</p><h3>Je suis commerçante, puis-je revendre vos bijoux ?</h3><p>Avec plaisir ! Nous vendons en gros aux boutiques indépendantes, uniquement via Ankorstore ou par mail. La première commande est de 250 € HT au minimum.</p><h3>Puis-je commander plusieurs fois la même bague ?</h3><p>Trois exemplaires maximum par client.</p>',
    ],
  },
);

const biscuits = divi(
  {
    name: 'Biscuiterie Kermadec',
    host: 'www.biscuiterie-kermadec.test',
    tagline: 'Galettes et palets bretons',
    language: 'fr',
    nav: 'Accueil=/; Nos biscuits=/shop/; Notre histoire=/histoire/; Contact=/contact/',
    foot: 'Contact=/contact/; Revendeurs=/revendeurs/; Mentions légales=/mentions-legales/; Confidentialité=/privacy-policy/',
    goods: 'Palets pur beurre 150 g=4,20 €; Galettes fines=3,80 €; Boîte métal=12,90 €',
    about: '<p>Du beurre, du beurre, et un peu de farine. À Douarnenez depuis 1931.</p>',
    privacy: 'dpo@biscuiterie-kermadec.test',
  },
  {
    '/histoire/': ['Notre histoire', '<p>Quatre générations autour du même four.</p>'],
    '/contact/': [
      'Contact',
      `<p>Service consommateurs : ${veiled('conso@biscuiterie-kermadec.test', 0x17)}</p><p>Service commercial, Yann Le Goff : ${veiled('y.legoff@biscuiterie-kermadec.test', 0x17)}</p><p>Recrutement : ${veiled('recrutement@biscuiterie-kermadec.test', 0x17)}</p>`,
    ],
    '/mentions-legales/': [
      'Mentions légales',
      '<p>SAS Kermadec au capital de 80 000 €. Hébergeur : Armor Hébergement, abuse@armor-heberg.test</p>',
    ],
    '/revendeurs/': [
      'Revendeurs',
      '<p>Nos biscuits sont vendus aux épiceries et crêperies en direct, ou par nos grossistes Ouest Gourmet (Bretagne) et Maison Falaise (Normandie).</p><p>Franco de port à partir de 300 € HT.</p><p>Toute vente sur une place de marché en ligne est soumise à notre accord écrit préalable.</p><p>Contactez notre service commercial.</p>',
    ],
  },
);

const pottery = squarespace(
  {
    name: 'Terre de Causse',
    host: 'terredecausse.test',
    tagline: 'Céramique utilitaire',
    language: 'fr',
    nav: 'Boutique=/shop; À propos=/a-propos; Contact=/contact',
    foot: 'Contact=/contact; Confidentialité=/privacy',
    goods: 'Bol à café=28,00 €; Assiette creuse=34,00 €; Pichet=62,00 €',
    about: '<p>Tourné et cuit au bois dans le Lot.</p>',
  },
  {
    '/a-propos': [
      'À propos',
      '<p>Je m’appelle Solène. Je travaille seule, en petites séries, et je ne fais ni dépôt-vente ni vente aux revendeurs.</p>',
    ],
    '/contact': [
      'Contact',
      `<p>${mail('solene@terredecausse.test')}</p><p>Stages de tournage : ${mail('stages@lafabrique-figeac.test')}</p>`,
    ],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie du Lez',
    productTitles: ['Savonnerie du Lez Savon à l’olive 100 g', 'Savonnerie du Lez Coffret découverte'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://www.savonneriedulez.test/', 'Savons surgras de l’Hérault', 'Saponifiés à froid.'),
      faire('Savonnerie du Lez'),
      hit('https://valleedulez.test/', 'Office de tourisme de la vallée du Lez', 'Que faire ce week-end ?'),
    ],
    hosts: {
      'www.savonneriedulez.test': soap,
      'valleedulez.test': { '/': other('Office de tourisme', '<p>accueil@valleedulez.test</p>') },
    },
    expected: {
      website: 'www.savonneriedulez.test',
      wayIn: { kind: 'address', anyOf: ['pro@savonneriedulez.test'] },
      traps: ['rgpd@savonneriedulez.test', 'contact@agence-garrigue.test', 'accueil@valleedulez.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nous fournissons épiceries fines, magasins bio',
          '/content/8-professionnels',
        ),
        minimum_opening_order: said(180, 'Première commande : 180 € HT minimum', '/content/8-professionnels'),
        currency: 'EUR',
        marketplaces: said(
          'forbidden',
          'La revente sur Amazon, Cdiscount ou toute autre place de marché est interdite',
          '/content/8-professionnels',
        ),
        documents: said(
          ['tax_id'],
          'envoyez votre numéro de TVA intracommunautaire',
          '/content/8-professionnels',
        ),
      },
    },
  },
  {
    brand: 'Atelier Mirabelle',
    productTitles: ['Atelier Mirabelle Boucles Prune', 'Atelier Mirabelle Collier Nancy'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      instagram('Atelier Mirabelle', 'Bijoux dorés. Nancy.'),
      etsy('Atelier Mirabelle'),
      hit('https://ateliermirabelle.test/', 'Atelier Mirabelle – Bijoux dorés à l’or fin', 'Nancy.'),
      hit('https://restaurant-lamirabelle.test/', 'Restaurant La Mirabelle', 'Carte et menus.'),
    ],
    hosts: {
      'ateliermirabelle.test': jewels,
      'restaurant-lamirabelle.test': {
        '/': other('Restaurant La Mirabelle', '<p>reservation@restaurant-lamirabelle.test</p>'),
      },
    },
    expected: {
      website: 'ateliermirabelle.test',
      wayIn: { kind: 'address', anyOf: ['bonjour@ateliermirabelle.test'] },
      traps: [
        'donnees@ateliermirabelle.test',
        'prenom@exemple.fr',
        'reservation@restaurant-lamirabelle.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Nous vendons en gros aux boutiques indépendantes', '/pages/faq'),
        minimum_opening_order: said(250, 'La première commande est de 250 € HT au minimum', '/pages/faq'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Biscuiterie Kermadec',
    productTitles: ['Biscuiterie Kermadec Palets pur beurre 150 g', 'Biscuiterie Kermadec Boîte métal'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://www.biscuiterie-kermadec.test/',
        'Biscuiterie Kermadec - Galettes et palets',
        'Douarnenez.',
      ),
      hit('https://iledekermadec.test/', 'Îles Kermadec', 'Archipel du Pacifique.'),
      hit('https://epiceriearmor.test/kermadec', 'Kermadec | Épicerie Armor', 'Palets Kermadec.'),
    ],
    hosts: {
      'www.biscuiterie-kermadec.test': biscuits,
      'epiceriearmor.test': {
        '/kermadec': seller(
          'Épicerie Armor',
          'Kermadec',
          ['Palets pur beurre'],
          'commande@epiceriearmor.test',
        ),
      },
    },
    expected: {
      website: 'www.biscuiterie-kermadec.test',
      wayIn: { kind: 'address', anyOf: ['y.legoff@biscuiterie-kermadec.test'] },
      traps: [
        'dpo@biscuiterie-kermadec.test',
        'recrutement@biscuiterie-kermadec.test',
        'abuse@armor-heberg.test',
        'commande@epiceriearmor.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nos biscuits sont vendus aux épiceries et crêperies en direct',
          '/revendeurs/',
        ),
        distributors: said(
          ['Ouest Gourmet', 'Maison Falaise'],
          'par nos grossistes Ouest Gourmet',
          '/revendeurs/',
        ),
        marketplaces: said('with_permission', 'est soumise à notre accord écrit préalable', '/revendeurs/'),
      },
    },
  },
  {
    brand: 'Terre de Causse',
    productTitles: ['Terre de Causse Bol à café', 'Terre de Causse Pichet'],
    category: 'Home & Kitchen',
    search: [
      hit('https://terredecausse.test/', 'Terre de Causse', 'Céramique utilitaire.'),
      hit('https://causses-immobilier.test/', 'Causses Immobilier', 'Maisons et terres.'),
    ],
    hosts: {
      'terredecausse.test': pottery,
      'causses-immobilier.test': {
        '/': other('Causses Immobilier', '<p>agence@causses-immobilier.test</p>'),
      },
    },
    expected: {
      website: 'terredecausse.test',
      wayIn: { kind: 'address', anyOf: ['solene@terredecausse.test'] },
      traps: ['stages@lafabrique-figeac.test', 'agence@causses-immobilier.test'],
      policy: {
        takes_wholesale: said('no', 'je ne fais ni dépôt-vente ni vente aux revendeurs', '/a-propos'),
      },
    },
  },
];
