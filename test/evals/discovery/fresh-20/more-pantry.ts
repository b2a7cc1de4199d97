import type { DiscoveryCase } from '../case.ts';
import { cf7, contactForm, folds, grid, mail, product } from './kit.ts';
import { faire, hit, social } from './search-hits.ts';
import { shopify, woo } from './shop-systems.ts';
import type { Site } from './site.ts';

const jansen: Site = {
  name: 'Theekamer Jansen',
  host: 'www.theekamerjansen.nl',
  lang: 'nl',
  currency: 'EUR',
  announce: 'Voor 16.00 uur besteld, morgen in huis',
  menu: [
    [
      'Thee',
      [
        ['/winkel/', 'Alle thee'],
        ['/product/duindoorn-melange/', 'Duindoorn melange'],
      ],
    ],
    [
      'Over',
      [
        ['/over-ons/', 'Over ons'],
        ['/zakelijk/', 'Zakelijk'],
        ['/veelgestelde-vragen/', 'Veelgestelde vragen'],
      ],
    ],
  ],
  foot: [
    [
      'Service',
      [
        ['/contact/', 'Contact'],
        ['/privacybeleid/', 'Privacybeleid'],
      ],
    ],
  ],
  footText: '<p>KvK 61550091 · Btw NL854410093B01</p>',
};
const tj = (title: string, body: string): string => woo(jansen, title, body);

const erabliere: Site = {
  name: 'Érablière Petit-Loup',
  host: 'erablierepetitloup.com',
  lang: 'fr',
  currency: 'CAD',
  announce: 'Récolte 2026 disponible · 2026 harvest now shipping',
  menu: [
    [
      'Boutique',
      [
        ['/collections/sirop', 'Sirop · Syrup'],
        ['/products/sirop-ambre', 'Sirop ambré'],
      ],
    ],
    [
      'À propos',
      [
        ['/pages/la-famille', 'La famille'],
        ['/pages/gros', 'Vente en gros / Wholesale'],
      ],
    ],
  ],
  foot: [
    [
      'Liens',
      [
        ['/pages/nous-joindre', 'Nous joindre / Contact'],
        ['/pages/gros', 'Vente en gros / Wholesale'],
        ['/policies/privacy-policy', 'Confidentialité'],
      ],
    ],
  ],
};
const ep = (title: string, body: string): string => shopify(erabliere, title, body);

export const morePantryCases: readonly DiscoveryCase[] = [
  {
    brand: 'Theekamer Jansen',
    productTitles: [
      'Theekamer Jansen Duindoorn melange losse thee 100 g',
      'Theekamer Jansen Verse munt & venkel theezakjes 20 stuks',
    ],
    category: 'Levensmiddelen',
    search: [
      hit(
        'https://www.theekamerjansen.nl/',
        'Theekamer Jansen - Thee van de Wadden',
        'Losse thee en melanges uit Harlingen.',
      ),
      hit(
        'https://www.bol.com/nl/nl/p/theekamer-jansen-duindoorn/93001',
        'Theekamer Jansen Duindoorn | bol',
        '€ 8,95. Morgen in huis.',
      ),
      hit('https://www.jansen-interieur.nl/', 'Jansen Interieur', 'Meubels op maat in Zwolle.'),
      faire('theekamer-jansen', 'Theekamer Jansen', 'Hollandse kruidenthee.'),
    ],
    hosts: {
      'www.theekamerjansen.nl': {
        '/': tj(
          'Thee van de Wadden',
          `<p>Duindoorn, zeevenkel en lamsoor, geplukt met vergunning, gemengd in Harlingen.</p>${grid([
            ['/product/duindoorn-melange/', 'Duindoorn melange, 100 g', '€ 8,95'],
            ['/winkel/', 'Verse munt & venkel, 20 zakjes', '€ 5,50'],
          ])}`,
        ),
        '/winkel/': tj(
          'Alle thee',
          grid([
            ['/product/duindoorn-melange/', 'Duindoorn melange, 100 g', '€ 8,95'],
            ['/winkel/', 'Zeevenkel, 80 g', '€ 9,50'],
          ]),
        ),
        '/product/duindoorn-melange/': tj(
          'Duindoorn melange',
          product('Duindoorn melange', '€ 8,95', 'Fris en een beetje wrang. Zet hem vijf minuten.', [
            ['Inhoud', '100 g'],
          ]),
        ),
        '/over-ons/': tj(
          'Over ons',
          '<p>Marijke Jansen begon in 2011 in de oude wachtkamer van de veerboot. Pers: Bureau Zilt, media@bureauzilt.nl.</p>',
        ),
        '/veelgestelde-vragen/': tj(
          'Veelgestelde vragen',
          folds([
            ['Hoe lang blijft de thee goed?', 'Twee jaar, als u hem droog bewaart.'],
            ['Vanaf welk bedrag is de verzending gratis?', 'Vanaf € 35 binnen Nederland.'],
            [
              'Maken jullie ook relatiegeschenken?',
              'Ja, vanaf vijftig stuks met eigen wikkel: cadeau@theekamerjansen.nl.',
            ],
          ]),
        ),
        '/zakelijk/': tj(
          'Zakelijk',
          `<p>Heeft u een winkel, een theeschenkerij of een bed &amp; breakfast en wilt u onze thee gaan verkopen? Vraag dan een
account voor wederverkopers aan. U doet dat met onderstaand formulier of per mail via ${mail('verkoop@theekamerjansen.nl')}.</p>
<p>Vermeld daarbij uw btw-nummer. Na goedkeuring ziet u in de webshop onze inkoopprijzen.</p>
<p>De eerste bestelling bedraagt minimaal € 150 exclusief btw; nabestellen kan vanaf € 75. Boven € 250 bezorgen wij gratis.</p>
${cf7('77', ['Bedrijfsnaam', 'Btw-nummer', 'E-mailadres', 'Toelichting**'], 'Account aanvragen')}`,
        ),
        '/contact/': tj(
          'Contact',
          `<p>Theekamer Jansen, Noorderhaven 31, Harlingen. Vragen over een bestelling: ${mail('klantenservice@theekamerjansen.nl')}</p>`,
        ),
        '/privacybeleid/': tj(
          'Privacybeleid',
          '<p>Wij bewaren uw gegevens niet langer dan nodig. Verzoeken om inzage: avg@theekamerjansen.nl.</p>',
        ),
      },
    },
    expected: {
      website: 'www.theekamerjansen.nl',
      wayIn: {
        kind: 'form',
        anyOf: ['https://www.theekamerjansen.nl/zakelijk/', 'verkoop@theekamerjansen.nl'],
      },
      traps: ['media@bureauzilt.nl', 'cadeau@theekamerjansen.nl', 'avg@theekamerjansen.nl'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Vraag dan een account voor wederverkopers aan',
          furtherWords: [
            'wilt u onze thee gaan verkopen?',
            'ziet u in de webshop onze inkoopprijzen',
            'U doet dat met onderstaand formulier',
          ],
          path: '/zakelijk/',
        },
        minimum_opening_order: {
          value: 150,
          words: 'De eerste bestelling bedraagt minimaal € 150',
          path: '/zakelijk/',
        },
        minimum_reorder: { value: 75, words: 'nabestellen kan vanaf € 75', path: '/zakelijk/' },
        currency: 'EUR',
        documents: { value: ['tax_id'], words: 'Vermeld daarbij uw btw-nummer', path: '/zakelijk/' },
      },
    },
  },
  {
    brand: 'Érablière Petit-Loup',
    productTitles: [
      'Érablière Petit-Loup Organic Amber Maple Syrup, 540 ml Can',
      'Érablière Petit-Loup Maple Butter, 250 g',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://erablierepetitloup.com/',
        'Érablière Petit-Loup – Sirop d’érable biologique',
        'Sirop, beurre et tire d’érable. Saint-Ludger, Québec.',
      ),
      hit(
        'https://www.amazon.ca/dp/B09EPL540A',
        'Érablière Petit-Loup Organic Amber Maple Syrup : Amazon.ca',
        '$16.99',
      ),
      hit('https://www.petitloupgarderie.com/', 'Garderie Petit Loup, Laval', 'Places disponibles.'),
      social('facebook', 'petitlouperable', 'La cabane est ouverte!'),
    ],
    hosts: {
      'erablierepetitloup.com': {
        '/': ep(
          'Sirop d’érable biologique',
          `<p>Cinq mille entailles, une famille, un vieux chien. / Five thousand taps, one family, an old dog.</p>${grid(
            [
              ['/products/sirop-ambre', 'Sirop ambré, 540 ml', '16,99 $'],
              ['/collections/sirop', 'Beurre d’érable, 250 g', '13,50 $'],
            ],
          )}`,
        ),
        '/collections/sirop': ep(
          'Sirop · Syrup',
          grid([
            ['/products/sirop-ambre', 'Sirop ambré, 540 ml', '16,99 $'],
            ['/collections/sirop', 'Sirop foncé, 540 ml', '16,99 $'],
          ]),
        ),
        '/products/sirop-ambre': ep(
          'Sirop ambré · Amber syrup',
          product('Sirop ambré', '16,99 $', 'Goût riche. Rich taste. Certifié Écocert Canada.', [
            ['Format', '540 ml'],
            ['Catégorie', 'A, ambré'],
          ]),
        ),
        '/pages/la-famille': ep(
          'La famille',
          '<p>Depuis 1962. Réservations pour la cabane : cabane@erablierepetitloup.com, du 1er mars au 15 avril.</p>',
        ),
        '/pages/gros': ep(
          'Vente en gros / Wholesale',
          `<div lang="fr"><h2>Français</h2><p>Nous approvisionnons épiceries fines, fromageries et boutiques partout au Canada. Pour
recevoir notre liste de prix, écrivez à Mathieu : ${mail('ventes@erablierepetitloup.com')}. La commande initiale est de
300 $ au minimum, puis de 200 $ pour les suivantes.</p></div>
<div lang="en"><h2>English</h2><p>We supply fine grocers, cheesemongers and gift shops across Canada and the Northeast. Write to
Mathieu (${mail('ventes@erablierepetitloup.com')}) for our price list. The initial order is $300 at the least, and
subsequent ones $200. Prices are in Canadian dollars, by the case of twelve.</p>
<p>If you’d like to sell our syrup on Amazon or another online marketplace, ask us beforehand: we allow it only with our
written consent.</p></div>`,
        ),
        '/pages/nous-joindre': ep(
          'Nous joindre / Contact',
          `<p>Service à la clientèle : info@erablierepetitloup.com</p>${contactForm(['Nom / Name', 'Courriel / Email *', 'Message**'], 'Envoyer / Send')}`,
        ),
        '/policies/privacy-policy': ep(
          'Confidentialité',
          '<p>Loi 25 : la personne responsable de la protection des renseignements personnels est Josée Poulin, vieprivee@erablierepetitloup.com.</p>',
        ),
      },
    },
    expected: {
      website: 'erablierepetitloup.com',
      wayIn: { kind: 'address', anyOf: ['ventes@erablierepetitloup.com'] },
      traps: ['cabane@erablierepetitloup.com', 'vieprivee@erablierepetitloup.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We supply fine grocers, cheesemongers and gift shops across Canada',
          furtherWords: [
            'Nous approvisionnons épiceries fines',
            'Pour recevoir notre liste de prix',
            'for our price list',
          ],
          path: '/pages/gros',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'we allow it only with our written consent',
          furtherWords: ['If you’d like to sell our syrup on Amazon or another online marketplace'],
          path: '/pages/gros',
        },
        minimum_opening_order: {
          value: 300,
          words: 'The initial order is $300 at the least',
          furtherWords: ['La commande initiale est de 300 $ au minimum'],
          path: '/pages/gros',
        },
        minimum_reorder: {
          value: 200,
          words: 'subsequent ones $200',
          furtherWords: ['puis de 200 $ pour les suivantes'],
          path: '/pages/gros',
        },
        currency: 'CAD',
      },
    },
  },
];
