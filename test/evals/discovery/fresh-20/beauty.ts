import type { DiscoveryCase } from '../case.ts';
import { contactForm, grid, mail, product } from './kit.ts';
import { hit, social } from './search-hits.ts';
import { shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

const simples: Site = {
  name: 'Marais Simples',
  host: 'www.maraissimples.fr',
  lang: 'fr',
  currency: 'EUR',
  announce: 'Livraison offerte dès 49 € en point relais',
  menu: [
    [
      'La boutique',
      [
        ['/collections/visage', 'Visage'],
        ['/products/baume-de-guimauve', 'Baume de guimauve'],
      ],
    ],
    [
      'La maison',
      [
        ['/pages/notre-jardin', 'Notre jardin'],
        ['/pages/points-de-vente', 'Points de vente'],
      ],
    ],
  ],
  foot: [
    [
      'Aide',
      [
        ['/pages/contact', 'Nous écrire'],
        ['/policies/legal-notice', 'Mentions légales'],
        ['/policies/terms-of-sale', 'Conditions générales de vente'],
      ],
    ],
    ['Professionnels', [['/pages/espace-pro', 'Devenir revendeur']]],
  ],
  social: ['https://www.instagram.com/marais.simples'],
};
const ms = (title: string, body: string): string => shopify(simples, title, body);

export const beautyCases: readonly DiscoveryCase[] = [
  {
    brand: 'Marais Simples',
    productTitles: [
      'Marais Simples Baume de guimauve, visage et lèvres, 30 ml',
      'Marais Simples Eau de bleuet bio, 200 ml',
    ],
    category: 'Beauté',
    search: [
      hit(
        'https://www.maraissimples.fr/',
        'Marais Simples – Cosmétiques de plantes du marais',
        'Baumes et eaux florales préparés à Saint-Omer.',
      ),
      hit(
        'https://www.amazon.fr/dp/B0CMSGUIM0',
        'Marais Simples Baume de guimauve : Amazon.fr: Beauté',
        'Marque : Marais Simples. 16,90 €',
      ),
      hit(
        'https://www.ankorstore.com/brand/marais-simples-40981',
        'Marais Simples | Ankorstore',
        'Commandez en gros des cosmétiques français.',
      ),
      hit('https://www.marais-poitevin.fr/', 'Marais poitevin', 'Préparez votre séjour.'),
      social('instagram', 'marais.simples', 'simples = plantes médicinales'),
    ],
    hosts: {
      'www.maraissimples.fr': {
        '/': ms(
          'Les plantes du marais, et presque rien d’autre',
          `<p>Guimauve, reine-des-prés, bleuet : nous récoltons à la main, entre mai et septembre.</p>
${grid([
  ['/products/baume-de-guimauve', 'Baume de guimauve, 30 ml', '16,90 €'],
  ['/collections/visage', 'Eau de bleuet, 200 ml', '12,50 €'],
])}`,
        ),
        '/collections/visage': ms(
          'Visage',
          grid([
            ['/products/baume-de-guimauve', 'Baume de guimauve, 30 ml', '16,90 €'],
            ['/collections/visage', 'Eau de bleuet, 200 ml', '12,50 €'],
          ]),
        ),
        '/products/baume-de-guimauve': ms(
          'Baume de guimauve',
          product(
            'Baume de guimauve',
            '16,90 €',
            'Un baume doux pour les joues froides et les lèvres gercées.',
            [
              ['Contenance', '30 ml'],
              ['Conservation', '12 mois après ouverture'],
            ],
          ),
        ),
        '/pages/notre-jardin': ms(
          'Notre jardin',
          `<p>Deux hectares au bord de l’Aa. Visites le premier samedi du mois. Journalistes : ${mail('presse@agence-coquelicot.fr')}.</p>`,
        ),
        '/pages/points-de-vente': ms(
          'Points de vente',
          '<ul><li>Herboristerie de la Place, Lille</li><li>Biocoop Audomarois, Saint-Omer</li><li>Maison Verte, Amiens</li></ul>',
        ),
        '/pages/espace-pro': ms(
          'Devenir revendeur',
          `<p>Herboristeries, instituts, concept-stores, épiceries fines : plus de cent vingt boutiques vendent déjà nos baumes.
Et la vôtre ?</p>
<h2>Comment ouvrir un compte</h2>
<ol><li>Écrivez à Hélène, ${mail('pro@maraissimples.fr', '?subject=Ouverture%20de%20compte')}, en joignant un extrait Kbis de moins de trois mois.</li>
<li>Elle vous envoie le tarif professionnel et un code d’accès.</li><li>Vous commandez en ligne, au colisage de six.</li></ol>
<h2>Nos conditions</h2>
<p>Pour l’implantation, nous demandons 350 € HT. Le réassort est possible dès 100 € HT. Le franco de port est à 300 € HT.</p>
<p>Les produits sont destinés à votre point de vente et à votre propre site ; la revente sur les places de marché (Amazon,
Cdiscount, Vinted…) n’est pas autorisée.</p>`,
        ),
        '/pages/contact': ms(
          'Nous écrire',
          `<p>Une question sur votre commande ? bonjour@maraissimples.fr</p>${contactForm(['Nom', 'E-mail *', 'Message**'], 'Envoyer')}`,
        ),
        '/policies/legal-notice': ms(
          'Mentions légales',
          `<p>SARL Marais Simples, capital 8 000 €, RCS Boulogne-sur-Mer 812 004 555. Directrice de la publication : Hélène Vasseur.
Hébergement : Shopify International Ltd. Réalisation : Atelier Pixel Nord, contact@atelierpixelnord.fr.
Délégué à la protection des données : rgpd@maraissimples.fr.</p>`,
        ),
        '/policies/terms-of-sale': ms(
          'Conditions générales de vente',
          `<p>Article 1. Les présentes conditions s’appliquent aux ventes conclues avec des consommateurs. Toute revente des produits
achetés sur ce site est interdite sans accord. Article 2. Les prix s’entendent toutes taxes comprises. Article 3. Le client
dispose de quatorze jours pour se rétracter.</p>`,
        ),
      },
    },
    expected: {
      website: 'www.maraissimples.fr',
      wayIn: { kind: 'address', anyOf: ['pro@maraissimples.fr'] },
      traps: ['presse@agence-coquelicot.fr', 'contact@atelierpixelnord.fr', 'rgpd@maraissimples.fr'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Elle vous envoie le tarif professionnel',
          furtherWords: [
            'plus de cent vingt boutiques vendent déjà nos baumes',
            'Et la vôtre ?',
            'Devenir revendeur',
            'Comment ouvrir un compte',
          ],
          path: '/pages/espace-pro',
        },
        marketplaces: {
          value: 'forbidden',
          words: 'la revente sur les places de marché (Amazon, Cdiscount, Vinted…) n’est pas autorisée',
          path: '/pages/espace-pro',
        },
        minimum_opening_order: {
          value: 350,
          words: 'Pour l’implantation, nous demandons 350 € HT',
          path: '/pages/espace-pro',
        },
        minimum_reorder: {
          value: 100,
          words: 'Le réassort est possible dès 100 € HT',
          path: '/pages/espace-pro',
        },
        currency: 'EUR',
        documents: {
          value: ['business_license'],
          words: 'en joignant un extrait Kbis de moins de trois mois',
          path: '/pages/espace-pro',
        },
      },
    },
  },
];
