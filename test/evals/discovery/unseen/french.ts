import type { DiscoveryCase } from '../case.ts';
import { page } from './themes/elsewhere.ts';
import { mail } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { dawn, squarespace } from './themes/hosted.ts';
import { address, applyAt, hits, said } from './themes/parts.ts';
import { prestashop, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Savonnerie Mirabeline',
    productTitles: [
      'Savonnerie Mirabeline Savon de Marseille Olive 300 g',
      'Mirabeline Shampoing Solide Ortie 75g',
    ],
    category: 'Beauté',
    search: hits(`
      https://www.mirabeline.test/ ~ Savon et shampoing solides - Mirabeline ~ Savonnerie artisanale en Lorraine.
      https://www.pagesjaunes.fr/pros/mirabeline ~ Savonnerie Mirabeline à Toul ~ Horaires et téléphone.
    `),
    hosts: {
      'www.mirabeline.test': prestashop(
        {
          name: 'Mirabeline',
          owner: 'Savonnerie Mirabeline SARL',
          lang: 'fr',
          sells: 'Savon de Marseille=5,90 € | Shampoing ortie=8,50 € | Porte-savon=6,00 €',
          foot: 'Espace pro=/content/8-espace-pro | Mentions légales=/content/4-mentions-legales',
        },
        {
          '/nous-contacter': `Nous contacter
${form('/nous-contacter', ['Sujet: Service client|Webmaster', 'Adresse e-mail*', 'Message~'], 'Envoyer', 'contact')}`,
          '/content/4-mentions-legales': `Mentions légales
<p>Éditeur : Savonnerie Mirabeline SARL au capital de 8 000 €, 12 rue du Moulin, 54200 Toul. RCS Nancy 812 330 114. Contact : ${mail('bonjour@mirabeline.test')}</p><p>Hébergeur : Nuage Lorrain SAS, ${mail('abuse@nuagelorrain.test')}. Création : ${mail('agence@pixelquiche.test')}</p>`,
          '/content/8-espace-pro': `Espace pro
<p>Épiceries vrac, concept stores, gîtes : plus de 200 boutiques vendent déjà nos savons. Remplissez la demande d’ouverture de compte, nous y répondons sous 48 h.</p><p>Minimum de première commande : 200 € HT. Réassort à partir de 100 € HT. Franco de port à 350 € HT.</p><p>Pièces à joindre : un extrait Kbis de moins de trois mois et votre numéro de TVA intracommunautaire.</p>${form('/module/pro/demande', ['Raison sociale*', 'Nom*', 'Adresse e-mail*', 'Téléphone', 'Numéro de TVA*', 'Extrait Kbis!', 'Votre projet~'], 'Demander l’ouverture d’un compte', 'pro')}`,
        },
      ),
    },
    expected: {
      website: 'www.mirabeline.test',
      wayIn: applyAt('https://www.mirabeline.test/content/8-espace-pro'),
      traps: ['abuse@nuagelorrain.test', 'agence@pixelquiche.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Remplissez la demande d’ouverture de compte, nous y répondons sous 48 h.',
          '/content/8-espace-pro',
        ),
        minimum_opening_order: said(200, 'Minimum de première commande : 200 € HT.', '/content/8-espace-pro'),
        minimum_reorder: said(100, 'Réassort à partir de 100 € HT.', '/content/8-espace-pro'),
        currency: 'EUR',
        documents: said(
          ['business_license', 'tax_id'],
          'un extrait Kbis de moins de trois mois et votre numéro de TVA intracommunautaire',
          '/content/8-espace-pro',
        ),
      },
    },
  },
  {
    brand: 'Les Cailloux Doux',
    productTitles: [
      'Les Cailloux Doux Doudou Lapin Coton Bio 30 cm',
      'Les Cailloux Doux Hochet Bois Crochet',
    ],
    search: hits(`
      https://lescaillouxdoux.test/ ~ Les Cailloux Doux – Doudous nés à Roubaix ~ Doudous et hochets en coton bio.
    `),
    hosts: {
      'lescaillouxdoux.test': woo(
        {
          name: 'Les Cailloux Doux',
          lang: 'fr',
          sells: 'Doudou lapin=32,00 € | Hochet=18,00 €',
          foot: 'Mentions légales=/mentions-legales/ | FAQ=/faq/',
        },
        {
          '/faq/': `FAQ
<h3>Comment laver mon doudou ?</h3><p>À 30°, dans un filet, sans sèche-linge.</p><h3>Quel est le montant minimum de commande ?</h3><p>Il n’y en a pas. Livraison offerte dès 70 €.</p>`,
          '/mentions-legales/': `Mentions légales
<p>Les Cailloux Doux, entreprise individuelle Capucine Delattre, SIRET 851 220 334 00017, 5 rue des Fileurs, Roubaix.</p><p>Courriel : capucine (arobase) lescaillouxdoux (point) test</p>`,
        },
      ),
    },
    expected: {
      website: 'lescaillouxdoux.test',
      wayIn: address('capucine@lescaillouxdoux.test'),
      traps: [],
      policy: {},
    },
  },
  {
    brand: 'Atelier Brindelune',
    productTitles: ['Atelier Brindelune Carnet Relié Lin A5', 'Atelier Brindelune Cartes Herbier Lot de 8'],
    search: hits(`
      https://brindelune.test/ ~ Atelier Brindelune ~ Papeterie reliée à Angers.
      https://www.ankorstore.com/brand/atelier-brindelune ~ Atelier Brindelune en gros | Ankorstore ~ Achetez en gros.
    `),
    hosts: {
      'brindelune.test': dawn(
        {
          name: 'Atelier Brindelune',
          lang: 'fr',
          sells: 'Carnet lin A5=26,00 € | Cartes herbier=14,00 €',
          foot: 'Revendeurs=/pages/revendeurs | Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>Une question ? ${mail('contact@brindelune.test')}. La presse : ${mail('presse@brindelune.test')}</p>`,
          '/pages/revendeurs': `Revendeurs
<h1>Vous avez une boutique ?</h1><p>Librairies et papeteries indépendantes, écrivez à ${mail('pro@brindelune.test')} pour recevoir notre catalogue et nos tarifs professionnels.</p><p>Nos articles ne peuvent pas être revendus sur les places de marché (Amazon, Cdiscount, eBay…).</p>`,
        },
      ),
    },
    expected: {
      website: 'brindelune.test',
      wayIn: address('pro@brindelune.test'),
      traps: ['presse@brindelune.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'pour recevoir notre catalogue et nos tarifs professionnels',
          '/pages/revendeurs',
        ),
        marketplaces: said(
          'forbidden',
          'Nos articles ne peuvent pas être revendus sur les places de marché',
          '/pages/revendeurs',
        ),
      },
    },
  },
  {
    brand: 'Maison Ferrandelle',
    productTitles: [
      'Maison Ferrandelle Confiture Abricot Romarin 250 g',
      'Maison Ferrandelle Tapenade Verte 180g',
    ],
    search: hits(`
      https://maisonferrandelle.test/ ~ Maison Ferrandelle, chambres d’hôtes en Drôme ~ Piscine et petit déjeuner.
      https://ferrandelle-epicerie.test/ ~ Maison Ferrandelle – Confitures et tapenades ~ Épicerie fine.
    `),
    hosts: {
      'maisonferrandelle.test': {
        '/': page(
          'Maison Ferrandelle, chambres d’hôtes',
          `<h1>Cinq chambres sous les chênes</h1><p>Petit déjeuner avec nos confitures maison. Réservations : ${mail('reservation@maisonferrandelle.test')}</p>`,
          'fr',
        ),
      },
      'ferrandelle-epicerie.test': woo(
        {
          name: 'Maison Ferrandelle',
          owner: 'Ferrandelle Épicerie SAS',
          lang: 'fr',
          hero: 'Confitures et tapenades',
          sells: 'Abricot romarin=6,20 € | Tapenade verte=5,40 €',
          nav: 'Professionnels=/professionnels/ | Contact=/contact/',
        },
        {
          '/contact/': `Contact
<p>${mail('info@ferrandelle-epicerie.test')}, 04 75 55 01 20</p>`,
          '/professionnels/': `Professionnels
<p>Nous travaillons avec les épiceries fines, les cavistes et les hôtels. Pour ouvrir un compte, contactez notre service commercial : ${mail('commercial@ferrandelle-epicerie.test')}</p><p>Nous serons au salon de Lyon en février.</p>`,
        },
      ),
    },
    expected: {
      website: 'ferrandelle-epicerie.test',
      wayIn: address('commercial@ferrandelle-epicerie.test'),
      traps: ['reservation@maisonferrandelle.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nous travaillons avec les épiceries fines, les cavistes et les hôtels.',
          '/professionnels/',
        ),
      },
    },
  },
  {
    brand: 'Érablière Tournevent',
    productTitles: [
      'Érablière Tournevent Sirop d’érable ambré 500 ml',
      'Erabliere Tournevent Maple Butter 330 g',
    ],
    search: hits(`
      https://www.tournevent.test/ ~ Tournevent — Sirop de Saint-Ferdinand ~ Sirop, beurre et tire d’érable.
    `),
    hosts: {
      'www.tournevent.test': squarespace(
        {
          name: 'Tournevent',
          owner: 'Érablière Tournevent inc.',
          lang: 'fr',
          sells: 'Sirop ambré=14,50 $ | Beurre d’érable=12,00 $',
          nav: 'Points de vente=/points-de-vente | Nous joindre=/nous-joindre',
        },
        {
          '/nous-joindre': `Nous joindre
<h2>Nous joindre</h2><p>À la cabane : ${mail('cabane@tournevent.test')}</p>`,
          '/points-de-vente': `Points de vente
<h2>Devenir point de vente</h2><p>Épiciers et boutiques cadeaux : on vous fait un bon prix et on livre partout au Canada et dans le nord-est des États-Unis. Écrivez à Manon, ${mail('ventes@tournevent.test')}.</p><p>Le temps des sucres : fin mars.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.tournevent.test',
      wayIn: address('ventes@tournevent.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Épiciers et boutiques cadeaux : on vous fait un bon prix',
          '/points-de-vente',
        ),
      },
    },
  },
  {
    brand: 'Pimprenelle & Cie',
    productTitles: [
      'Pimprenelle & Cie Tisane Verveine Menthe 40 g',
      'Pimprenelle et Cie Coffret 4 Tisanes Bio',
    ],
    search: hits(`
      https://pimprenelle-tisanes.test/ ~ Tisanes bio - Pimprenelle & Cie ~ Plantes des Cévennes.
    `),
    hosts: {
      'pimprenelle-tisanes.test': prestashop(
        {
          name: 'Pimprenelle &amp; Cie',
          lang: 'fr',
          sells: 'Verveine menthe=6,90 € | Coffret=24,90 €',
          foot: 'Professionnels=/content/9-professionnels | Mentions légales=/content/4-mentions',
        },
        {
          '/content/4-mentions': `Mentions légales
<p>GAEC des Trois Mas, 30750 Trèves. Directrice de la publication : Solène Fabre. E-mail : ${mail('solene@pimprenelle-tisanes.test')}</p>`,
          '/content/9-professionnels': `Professionnels
<p>Notre récolte est petite et nos clients fidèles : nous n’ouvrons plus de nouveaux comptes revendeurs pour le moment.</p>`,
        },
      ),
    },
    expected: {
      website: 'pimprenelle-tisanes.test',
      wayIn: address('solene@pimprenelle-tisanes.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'no',
          'nous n’ouvrons plus de nouveaux comptes revendeurs pour le moment',
          '/content/9-professionnels',
        ),
      },
    },
  },
];
