import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  byHand,
  cf7,
  contactForm,
  faire,
  folds,
  grid,
  hit,
  mail,
  privacyNotice,
  product,
  type Site,
  shopify,
  social,
  walmart,
  webflow,
  woo,
} from './kit.ts';

const ferry: Site = {
  name: 'Switchback Ferry Coffee',
  host: 'www.switchbackferry.com',
  announce: 'New crop Huehuetenango is here',
  menu: [
    [
      'Coffee',
      [
        ['/coffee', 'All coffee'],
        ['/coffee/deckhand', 'Deckhand Blend'],
      ],
    ],
    [
      'Company',
      [
        ['/about', 'About'],
        ['/wholesale', 'Wholesale'],
        ['/careers', 'Careers'],
      ],
    ],
  ],
  foot: [
    [
      'Visit',
      [
        ['/about', 'The roastery'],
        ['/contact', 'Contact'],
        ['/privacy', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/switchbackferry'],
};
const sf = (title: string, body: string): string => webflow(ferry, title, body);

const otis: Site = {
  name: 'Papa Otis',
  host: 'papaotispeppers.com',
  announce: 'Smoke Stack is back in stock till it ain’t!',
  menu: [
    [
      'Sauce',
      [
        ['/index.html', 'Home'],
        ['/sauces.html', 'The sauces'],
      ],
    ],
    [
      'Otis',
      [
        ['/story.html', 'The story'],
        ['/stores.html', 'For stores'],
        ['/contact.html', 'Write us'],
      ],
    ],
  ],
  foot: [
    [
      '',
      [
        ['/index.html', 'Home'],
        ['/stores.html', 'For stores'],
        ['/contact.html', 'Write us'],
      ],
    ],
  ],
  footText: 'Site by Cajun Web Hut &lt;webmaster@cajunwebhut.com&gt;',
};
const po = (title: string, body: string): string => byHand(otis, title, body);

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

export const pantryCases: readonly DiscoveryCase[] = [
  {
    brand: 'Switchback Ferry Coffee',
    productTitles: [
      'Switchback Ferry Deckhand Blend Whole Bean Coffee, Medium Roast, 12 oz',
      'Switchback Ferry Night Crossing Decaf, Ground, 12 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://www.switchbackferry.com/',
        'Switchback Ferry Coffee | Roasted in Port Townsend',
        'Coffee for the crossing.',
      ),
      amazon(
        'B0BSWFDK12',
        'Switchback Ferry Deckhand Blend Whole Bean Coffee, 12 oz',
        'Switchback Ferry',
        '$17.00',
      ),
      hit(
        'https://www.wsdot.wa.gov/travel/washington-state-ferries',
        'Washington State Ferries',
        'Schedules and fares.',
      ),
      hit('https://www.switchbackcoffeeroasters.net/', 'Switchback Coffee', 'Colorado Springs café.'),
      hit(
        'https://www.roastmagazine.net/switchback-ferry',
        'Micro roaster to watch',
        'Two brothers and a 1958 Probat.',
      ),
    ],
    hosts: {
      'www.switchbackferry.com': {
        '/': sf(
          'Coffee for the crossing',
          grid([
            ['/coffee/deckhand', 'Deckhand Blend, 12 oz', '$17.00'],
            ['/coffee', 'Night Crossing Decaf, 12 oz', '$18.00'],
          ]),
        ),
        '/coffee': sf(
          'All coffee',
          grid([
            ['/coffee/deckhand', 'Deckhand Blend', '$17.00'],
            ['/coffee', 'Foghorn Espresso', '$17.50'],
          ]),
        ),
        '/coffee/deckhand': sf(
          'Deckhand Blend',
          product('Deckhand', '$17.00', 'Cocoa, toasted almond, a long finish.', [
            ['Roast', 'Medium'],
            ['Origins', 'Guatemala, Ethiopia'],
          ]),
        ),
        '/about': sf('About', '<p>We roast Monday and Wednesday and ship the same day.</p>'),
        '/wholesale': sf(
          'Wholesale',
          `<p>Cafés, grocers, inns, boats. About half of what we roast leaves for other people’s counters, and we’d like to
meet yours.</p>
<h3>What you get</h3><ul><li>A dedicated roaster to talk to</li><li>Barista training at your place or ours</li><li>Retail bags with your roast date, packed the day they leave</li></ul>
<h3>What we need</h3><p>A copy of your reseller permit, and a standing order of at least 10 pounds a week for bulk beans. Retail bags come in cases of six.</p>
<h3>Start here</h3>
<div data-tf-live="01J8WSF" data-tf-opacity="100" style="width:100%"></div><p><a href="https://switchbackferry.typeform.com/to/kW3xQp" target="_blank">Fill out the wholesale questionnaire</a> (it takes three minutes).</p>`,
        ),
        '/careers': sf(
          'Careers',
          `<p>We’re hiring a packer. Résumés to ${mail('crew@switchbackferry.com')}.</p>`,
        ),
        '/contact': sf(
          'Contact',
          `<p>Subscriptions and orders: ${mail('ahoy@switchbackferry.com')}</p><p>Donation requests: giving@switchbackferry.com</p>
<div class="w-form"><form id="email-form" name="email-form" data-name="Contact" method="get"><label for="name">Name</label><input class="w-input" type="text" id="name" name="name"><label for="email">Email</label><input class="w-input" type="email" id="email" name="email"><label for="msg">Message</label><textarea id="msg" name="msg" class="w-input"></textarea><input type="submit" class="w-button" value="Send"></form></div>`,
        ),
        '/privacy': sf(
          'Privacy',
          privacyNotice('Switchback Ferry Coffee', 'use the form on our contact page'),
        ),
      },
    },
    expected: {
      website: 'www.switchbackferry.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://switchbackferry.typeform.com/to/kW3xQp',
          'https://www.switchbackferry.com/wholesale',
        ],
      },
      traps: ['crew@switchbackferry.com', 'giving@switchbackferry.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'About half of what we roast leaves for other people’s counters',
          furtherWords: ['Fill out the wholesale questionnaire', 'A copy of your reseller permit'],
          path: '/wholesale',
        },
        documents: {
          value: ['resale_certificate'],
          words: 'A copy of your reseller permit',
          path: '/wholesale',
        },
      },
    },
  },
  {
    brand: 'Papa Otis',
    productTitles: [
      'Papa Otis Smoke Stack Hot Sauce, 5 oz (2 Pack)',
      'Papa Otis Green Gator Jalapeno Sauce, 5 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('B01OTISSS2', 'Papa Otis Smoke Stack Hot Sauce, 5 oz (2 Pack)', 'Papa Otis', '$15.99'),
      walmart('551203344', 'Papa Otis Green Gator Jalapeno Sauce, 5 oz'),
      hit(
        'https://papaotispeppers.com/index.html',
        'Papa Otis - Hot sauce from Breaux Bridge, Louisiana',
        'The sauces, the story, the stores.',
      ),
      hit(
        'https://www.hotsaucehall.net/papa-otis-smoke-stack',
        'Review: Papa Otis Smoke Stack',
        '4.5 out of 5 peppers.',
      ),
      hit('https://www.papaotissoulfood.net/', 'Papa Otis Soul Food - Memphis', 'Menu and hours.'),
    ],
    hosts: {
      'papaotispeppers.com': {
        '/': { status: 301, location: 'https://papaotispeppers.com/index.html' },
        '/index.html': po(
          'Hot sauce from Breaux Bridge, Louisiana',
          `<p>Otis Guidry has been burnin' mouths since 1988. Smoke Stack, Green Gator and Sunday Best, in glass, with a cork.</p>
<p><img src="/images/bottles.jpg" alt="bottles" width="400"></p><p>Order by mail or call 337-555-0148.</p>`,
        ),
        '/sauces.html': po(
          'The sauces',
          `<table border="1" cellpadding="4"><tr><th>Sauce</th><th>Heat</th><th>Bottle</th><th>Twelve bottles</th></tr>
<tr><td>Smoke Stack</td><td>****</td><td>$7.50</td><td>$78</td></tr><tr><td>Green Gator</td><td>**</td><td>$7.50</td><td>$78</td></tr>
<tr><td>Sunday Best</td><td>*</td><td>$7.50</td><td>$78</td></tr></table><p>Shipping is ten dollars, two bottles minimum.</p>`,
        ),
        '/story.html': po(
          'The story',
          `<p>It began in a crab pot behind the Texaco. TV people: call my niece Renee, renee [at] bayoutalent [dot] com, she handles all that.</p>`,
        ),
        '/stores.html': po(
          'For stores',
          `<p>We sell to groceries, meat markets, gift shops and restaurants all over the country. By the case only, twelve
bottles to a case, four cases for a starter, mix 'em any way you want.</p>
<p>In Louisiana and Mississippi you can get us off the truck from <b>Teche Valley Grocers Supply</b>. In Texas it's
<b>Lone Oak Specialty Foods</b>. Everybody else buys from us.</p>
<p>Send your state tax number and where to ship to: stores [at] papaotispeppers [dot] com. We'll send a price sheet. No
credit, sorry, been burned worse than by the sauce.</p>`,
        ),
        '/contact.html': po(
          'Write us',
          `<p>Papa Otis Peppers, P.O. Box 118, Breaux Bridge LA 70517</p><p>Fans and mail orders: otis [at] papaotispeppers [dot] com</p>
<p>Telephone 337-555-0148, mornings</p>`,
        ),
      },
    },
    expected: {
      website: 'papaotispeppers.com',
      wayIn: { kind: 'address', anyOf: ['stores@papaotispeppers.com'] },
      traps: ['renee@bayoutalent.com', 'webmaster@cajunwebhut.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We sell to groceries, meat markets, gift shops and restaurants all over the country',
          furtherWords: ['By the case only', 'Everybody else buys from us', "We'll send a price sheet"],
          path: '/stores.html',
        },
        documents: {
          value: ['tax_id'],
          words: 'Send your state tax number',
          path: '/stores.html',
        },
        distributors: {
          value: ['Teche Valley Grocers Supply', 'Lone Oak Specialty Foods'],
          words: 'you can get us off the truck from Teche Valley Grocers Supply',
          furtherWords: ["In Texas it's Lone Oak Specialty Foods"],
          path: '/stores.html',
        },
      },
    },
  },
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
