import type { DiscoveryCase } from '../case.ts';
import {
  col,
  etsy,
  faire,
  fields,
  good,
  goods,
  hits,
  instagram,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  privacyShort,
  robots,
  type Shop,
  says,
  terms,
  words,
} from './kit.ts';
import { dawn, drawer } from './kit-shopify.ts';

const quill: Shop = {
  name: 'Quillfeather Press',
  host: 'quillfeatherpress.com',
  bar: 'Holiday cards are in &middot; five for $22',
  nav: menu(`Cards @/collections/cards > Birthday @/collections/birthday > Sympathy @/collections/sympathy > Holiday @/collections/holiday ;
 Stationery @/collections/stationery ; Custom @/pages/custom ; About @/pages/about ; Wholesale @https://wholesale.quillfeatherpress.com/`),
  columns: [
    col(
      'Customer service',
      'FAQ @/pages/faq ; Shipping @/policies/shipping-policy ; Contact @/pages/contact ; Privacy policy @/policies/privacy-policy ; Terms @/policies/terms-of-service',
    ),
    col(
      'Shopkeepers',
      'Wholesale log in @https://wholesale.quillfeatherpress.com/ ; Sales reps @/pages/sales-reps ; Find a shop @/pages/stores',
    ),
  ],
  news: news('The Feather', 'New cards monthly.', 'hello@email.com', 'Go'),
  socials: ['https://www.instagram.com/quillfeatherpress', 'https://www.pinterest.com/quillfeather'],
  bottom:
    '© 2025 Quillfeather Press, Providence, Rhode Island. <a href="https://www.shopify.com">Powered by Shopify</a>',
};
const q = drawer(quill, 'Prestige');
const portal = dawn(
  {
    ...quill,
    host: 'wholesale.quillfeatherpress.com',
    name: 'Quillfeather Press Wholesale',
    bar: 'You must be logged in to see wholesale prices.',
    nav: menu('Log in @/account/login ; Apply @/pages/apply ; Terms @/pages/terms'),
    news: undefined,
  },
  'Craft',
);

const lune: Shop = {
  name: 'Lune & Sève',
  host: 'luneetseve.ca',
  lang: 'fr-CA',
  currency: 'CAD',
  bar: 'Livraison gratuite au Canada &agrave; partir de 70 $ | Free shipping in Canada over $70',
  nav: menu(`Papeterie @/collections/papeterie ; Agendas @/collections/agendas ; &Agrave; propos / About @/pages/a-propos ; Grossiste / Wholesale @/pages/grossiste ;
 Contact @/pages/contact`),
  columns: [
    col(
      'Menu',
      'FAQ @/pages/faq ; Grossiste / Wholesale @/pages/grossiste ; Confidentialit&eacute; @/policies/privacy-policy',
    ),
    col(
      'Atelier',
      '',
      `<p>5445 av. de Gasp&eacute;, Montr&eacute;al QC</p><p>${mail('allo@luneetseve.ca')}</p>`,
    ),
  ],
  news: news('Infolettre', 'Une fois par lune.', 'Adresse courriel', 'Je m&rsquo;inscris'),
  socials: ['https://www.instagram.com/luneetseve'],
  bottom: '© 2025, Lune & Sève. Commerce électronique propulsé par Shopify',
};
const l = dawn(lune, 'Studio');

export const paperCases: readonly DiscoveryCase[] = [
  {
    brand: 'Quillfeather Press',
    productTitles: [
      'Quillfeather Press Letterpress Birthday Card, Heron',
      'Quillfeather Press Boxed Thank You Notes, Set of 8',
    ],
    category: 'Office Products',
    search: [
      faire('Quillfeather Press', 'Letterpress cards from Providence. $150 minimum.'),
      ...hits(`https://www.quillandfeather.pub/
        The Quill & Feather - Pub and kitchen, Bath
        Sunday roasts, cask ales, dogs welcome.

        https://quillfeatherpress.com/
        Quillfeather Press | Letterpress cards
        Cards and notes printed on a 1912 Chandler & Price.

        https://www.quillfeatherbooks.com/
        Quillfeather Books - Independent poetry publisher
        Submissions open in May.`),
      etsy('QuillfeatherCalligraphy', 'Wedding calligraphy by Anna in Maine.'),
      instagram('quillfeatherpress', 'Quillfeather Press', '18K followers'),
    ],
    hosts: {
      'quillfeatherpress.com': {
        ...pages(q, {
          '/': `Quillfeather Press | Letterpress cards :: Cards and notes printed on a 1912 press.
<section><h2 class="Heading u-h1">Ink, cotton, and a very old press</h2><p>Each card goes through by hand, twice.</p></section>
${q.cards(
  goods(`Letterpress Birthday Card, Heron | $6.50 | birthday-card-heron ; Boxed Thank You Notes, Set of 8 | $24.00 | boxed-thank-you-notes ;
 Sympathy, Fern | $6.50 | sympathy-fern ; Desk Calendar 2026 | $32.00 | desk-calendar-2026 | New`),
)}<p>Custom work? There is a 50-piece minimum for invitations.</p>`,
          '/pages/faq': `FAQ – Quillfeather Press
${q.faq(
  pairs(
    'Do you take art submissions?',
    `<p>In January only: ${mail('submissions@quillfeatherpress.com')}.</p>`,
    'I have a shop. How do I order?',
    '<p>Welcome! Shops order on our <a href="https://wholesale.quillfeatherpress.com/">wholesale site</a>, where cards come in sixes.</p>',
  ),
)}`,
          '/pages/sales-reps': `Sales reps – Quillfeather Press
<h1>Sales reps</h1><p>Have a rep already? Write your order with them. Everyone else orders on the wholesale site.</p><table><tr><th>Territory</th><th>Group</th><th>Write
to</th></tr><tr><td>Canada</td><td>Maple Row Agency</td><td>${mail('orders@maplerowagency.ca')}</td></tr><tr><td>Australia &amp; NZ</td><td>Paperbark
Agencies</td><td>${mail('team@paperbarkagencies.com.au')}</td></tr><tr><td>UK</td><td>Inkpot Sales</td><td>${mail('jo@inkpotsales.co.uk')}</td></tr></table>`,
          '/pages/contact': `Contact – Quillfeather Press
<h1>Contact</h1><p>${mail('post@quillfeatherpress.com')}</p>${q.form(fields('Name ; Email | email | quill@example.com ; Message | area'), 'Send')}`,
          '/pages/stores': `Find a shop – Quillfeather Press
<h1>Find a shop</h1><p>A map of our stores loads below.</p><div id="storerocket-widget" data-help="help@storemaplet.com"></div>`,
          '/policies/terms-of-service': `Terms of service
${terms('Quillfeather Press', 'Rhode Island')}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Quillfeather Press', 'Write to us by post: 60 Valley St, Providence, RI, 02909, US.')}`,
        }),
        '/products/birthday-card-heron': q.product(
          good('Letterpress Birthday Card, Heron | $6.50 | birthday-card-heron'),
          '<p>A2, 100% cotton, kraft envelope.</p>',
        ),
      },
      'wholesale.quillfeatherpress.com': pages(portal, {
        '/': `Quillfeather Press Wholesale :: Order online.
<h1>Wholesale</h1><p>Hello, shopkeepers. <a href="/account/login">Log in</a> to order, or <a href="/pages/apply">apply for an account</a>.</p><p>Stuck? Write Nell at
${mail('wholesale@quillfeatherpress.com')}.</p>`,
        '/pages/apply': `Apply – Quillfeather Press Wholesale
<h1>Apply</h1><p>We approve new shops by the next morning.</p>${portal.form(fields('Shop name ; Buyer ; Email | email | buyer@shop.com ; Resale number ; Website | url'), 'Apply')}`,
        '/pages/terms': `Terms – Quillfeather Press Wholesale
<h1>Terms</h1><ul><li>$150 minimum opening order</li><li>$75 minimum reorder</li><li>Cards are sold in 6s, boxed sets in 4s</li><li>A current resale
certificate must be on file before we ship</li><li>Please don't list our cards on Amazon</li></ul>`,
      }),
      'www.quillfeatherbooks.com': {
        '/': plain(
          'Quillfeather Books',
          `<h1>Quillfeather Books</h1><p>Poetry from the Pennines.</p><p>Trade orders: ${mail('trade@quillfeatherbooks.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'quillfeatherpress.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://wholesale.quillfeatherpress.com/',
          'https://wholesale.quillfeatherpress.com/pages/apply',
          'wholesale@quillfeatherpress.com',
        ],
      },
      traps:
        words(`hello@email.com submissions@quillfeatherpress.com orders@maplerowagency.ca team@paperbarkagencies.com.au
        jo@inkpotsales.co.uk quill@example.com help@storemaplet.com buyer@shop.com trade@quillfeatherbooks.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/faq',
          'Shops order on our wholesale site',
          'Everyone else orders on the wholesale site',
          'apply for an account',
          'We approve new shops by the next morning',
        ),
        minimum_opening_order: says(150, '/pages/terms', '$150 minimum opening order'),
        minimum_reorder: says(75, '/pages/terms', '$75 minimum reorder'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          '/pages/terms',
          'A current resale certificate must be on file before we ship',
        ),
        marketplaces: says('amazon_forbidden', '/pages/terms', "Please don't list our cards on Amazon"),
      },
    },
  },
  {
    brand: 'Papeterie Lune & Sève',
    productTitles: [
      'Lune & Sève Agenda 2026 Phases de lune / Moon Phase Planner',
      'Lune & Sève Carnet ligné Érable A5',
    ],
    category: 'Office Products',
    search: [
      ...hits(`https://luneetseve.ca/
        Lune & Sève - Papeterie de Montréal
        Agendas, carnets et cartes imprimés à Montréal.

        https://www.laseve.ca/
        La Sève - Sirop d'érable biologique, Beauce
        Sirop d'érable de notre érablière.

        https://www.signelocal.com/lune-et-seve
        Lune & Sève | Signé Local
        Produits québécois.

        https://www.luneseve-spa.fr/
        Lune & Sève - Institut et spa, Annecy
        Soins du visage, massages.`),
      instagram('luneetseve', 'Lune & Sève', '12K followers'),
    ],
    hosts: {
      'luneetseve.ca': {
        ...pages(l, {
          '/': `Lune & Sève - Papeterie de Montréal :: Agendas, carnets et cartes imprimés à Montréal.
<h2 class="banner__heading">Une année douce / A gentle year</h2><p>L'agenda 2026 est arrivé. The 2026 planner is here.</p>
${l.cards(
  goods(`Agenda 2026 Phases de lune / Moon Phase Planner | $42.00 | agenda-2026 ; Carnet ligné Érable A5 | $18.00 | carnet-erable ;
 Cartes Forêt (6) | $24.00 | cartes-foret ; Ruban washi | $6.00 | ruban-washi`),
)}<p>Photo : Maude L. (maude@maudelphoto.com)</p>`,
          '/pages/grossiste': `Grossiste / Wholesale – Lune & Sève
<h1>Grossiste / Wholesale</h1><div class="rte"><p>Plus de soixante boutiques offrent nos carnets. Minimum d'achat : 250 $ pour une première commande, 125 $
par la suite. Écrivez à Camille : ${mail('grossiste@luneetseve.ca')}.</p><p><strong>English</strong></p><p>More than sixty shops carry our notebooks, and we
ship to the USA too. The minimum for a first order is $250 CAD, then $125 CAD. Write to Camille at the address above.</p><p>Our goods
may not be offered on marketplaces such as Amazon, Etsy or Walmart without our consent in writing.</p></div>`,
          '/pages/faq': `FAQ – Lune & Sève
${l.faq(
  pairs(
    'Peut-on commander moins de six cartes?',
    "<p>Oui, il n'y a pas de minimum pour les cartes à l'unité.</p>",
    'Faites-vous des collaborations?',
    `<p>Notre agence répond : ${mail('luneetseve@agencecourriel.ca')}.</p>`,
  ),
)}`,
          '/pages/contact': `Contact – Lune & Sève
<h1>Contact</h1>${l.form(fields('Nom ; Courriel | email | nom@exemple.com ; Message | area'), 'Envoyer')}`,
          '/policies/privacy-policy': `Confidentialité
${privacyShort('Lune & Sève', `Responsable de la protection des renseignements personnels (Loi 25) : ${mail('loi25@luneetseve.ca')}`)}`,
        }),
        '/products/agenda-2026': l.product(
          good('Agenda 2026 Phases de lune / Moon Phase Planner | $42.00 | agenda-2026'),
          '<p>12 mois, papier recyclé. 12 months, recycled paper.</p>',
        ),
        '/robots.txt': robots('luneetseve.ca', 'Disallow: /*?*oseid=*'),
      },
      'www.luneseve-spa.fr': {
        '/': plain(
          'Lune & Sève - Institut et spa',
          `<h1>Lune &amp; Sève</h1><p>Institut de beauté à Annecy.</p><p>${mail('rdv@luneseve-spa.fr')}</p>`,
          'fr',
        ),
      },
    },
    expected: {
      website: 'luneetseve.ca',
      wayIn: { kind: 'address', anyOf: ['grossiste@luneetseve.ca'] },
      traps: words(
        'maude@maudelphoto.com luneetseve@agencecourriel.ca nom@exemple.com loi25@luneetseve.ca rdv@luneseve-spa.fr',
      ),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/grossiste',
          'More than sixty shops carry our notebooks',
          'Plus de soixante boutiques offrent nos carnets',
          'Écrivez à Camille',
        ),
        minimum_opening_order: says(
          250,
          '/pages/grossiste',
          'The minimum for a first order is $250 CAD',
          '250 $ pour une première commande',
        ),
        minimum_reorder: says(125, '/pages/grossiste', 'then $125 CAD', '125 $ par la suite'),
        currency: 'CAD',
        marketplaces: says('with_permission', '/pages/grossiste', 'without our consent in writing'),
      },
    },
  },
];
