import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cf7,
  contactForm,
  entities,
  faire,
  folds,
  grid,
  hit,
  mail,
  product,
  type Site,
  shopify,
  social,
  termsNew,
  woo,
} from './kit.ts';

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

const oat: Site = {
  name: 'Oat & Ember',
  host: 'oatandembersoap.com',
  announce: 'Buy 4 bars, get the 5th on us',
  menu: [
    [
      'Soap',
      [
        ['/collections/bars', 'Bars'],
        ['/products/pine-tar', 'Pine Tar'],
      ],
    ],
    [
      'Read',
      [
        ['/pages/how-we-make-it', 'How we make it'],
        ['/pages/faq', 'FAQ'],
      ],
    ],
  ],
  foot: [
    [
      'Links',
      [
        ['/pages/faq', 'FAQ'],
        ['/pages/map', 'Advertised prices'],
        ['/pages/contact', 'Contact'],
        ['/policies/terms-of-service', 'Terms of service'],
      ],
    ],
  ],
  footText:
    '<p>Oat &amp; Ember Soap Co.<br>Duluth, Minnesota</p><p>Stores: for wholesale prices email Karin at <a href="mailto:karin@oatandembersoap.com">karin@oatandembersoap.com</a></p>',
  social: ['https://www.facebook.com/oatandember'],
};
const oe = (title: string, body: string): string => shopify(oat, title, body);

const verdalia: Site = {
  name: 'Verdalia',
  host: 'www.verdaliacosmesi.it',
  lang: 'it',
  currency: 'EUR',
  announce: 'Spedizione gratuita da 39 €',
  menu: [
    [
      'Prodotti',
      [
        ['/negozio/', 'Tutti i prodotti'],
        ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula'],
      ],
    ],
    [
      'Azienda',
      [
        ['/chi-siamo/', 'Chi siamo'],
        ['/diventa-rivenditore/', 'Diventa rivenditore'],
        ['/distributori/', 'Distributori'],
      ],
    ],
  ],
  foot: [
    [
      'Verdalia',
      [
        ['/contatti/', 'Contatti'],
        ['/privacy-policy/', 'Privacy policy'],
      ],
    ],
  ],
  footText:
    '<p>Verdalia S.r.l. – Via dei Gelsi 14, 47521 Cesena (FC) – P. IVA 04410930401 – verdalia@pec-imprese.it</p>',
  social: ['https://www.facebook.com/verdaliacosmesi'],
};
const vd = (title: string, body: string): string => woo(verdalia, title, body);

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
  {
    brand: 'Oat & Ember Soap Co.',
    productTitles: [
      'Oat & Ember Pine Tar Soap Bar, 5.5 oz (Pack of 3)',
      'Oat & Ember Oatmeal Milk Unscented Soap Bar, 5.5 oz',
    ],
    category: 'Beauty & Personal Care',
    search: [
      amazon(
        'B07OATPT3P',
        'Oat & Ember Pine Tar Soap Bar, 5.5 oz (Pack of 3)',
        'Oat & Ember Soap Co.',
        '$23.40',
      ),
      hit(
        'https://oatandembersoap.com/',
        'Oat & Ember – Cold-process bars',
        'Pine tar, oatmeal, charcoal. Duluth, MN.',
      ),
      hit('https://www.oatandembercafe.com/', 'Oat & Ember Café', 'Breakfast all day in Bend, Oregon.'),
      hit(
        'https://www.duluthtrading.com/oat-ember-soap',
        'Oat & Ember Soap | Duluth Trading',
        'Bars for hard hands.',
      ),
      social('facebook', 'oatandember', 'Soap maker, Duluth'),
    ],
    hosts: {
      'oatandembersoap.com': {
        '/': oe(
          'Soap for hands that work',
          `${grid([
            ['/products/pine-tar', 'Pine Tar, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Oatmeal Milk, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Taconite Scrub', '$9.50', 'With pumice'],
          ])}<p>Cut on Mondays. Cured six weeks. Wrapped by Karin’s mother.</p>`,
        ),
        '/collections/bars': oe(
          'Bars',
          grid([
            ['/products/pine-tar', 'Pine Tar, 5.5 oz', '$8.50'],
            ['/collections/bars', 'Oatmeal Milk, 5.5 oz', '$8.50'],
          ]),
        ),
        '/products/pine-tar': oe(
          'Pine Tar',
          product(
            'Pine Tar',
            '$8.50',
            'Twenty percent real pine tar. It smells like a campfire and rinses clean.',
            [
              ['Weight', '5.5 oz'],
              ['Ingredients', 'Saponified oils, pine tar, colloidal oatmeal'],
            ],
            ['My husband’s psoriasis has calmed down.'],
          ),
        ),
        '/pages/how-we-make-it': oe(
          'How we make it',
          '<p>Olive, coconut and tallow are melted at 110 degrees, then lye, then patience.</p>',
        ),
        '/pages/faq': oe(
          'FAQ',
          folds([
            ['Is your palm oil sustainable?', 'There is none in our bars.'],
            ['Do you ship to Canada?', 'Yes; duties are yours.'],
            ['Can I have ends and trimmings?', 'In June, when we sell them by the pound.'],
          ]),
        ),
        '/pages/map': oe(
          'Advertised prices',
          `<p>To everyone who resells our soap: we publish a minimum advertised price for each bar, set it out on the price sheet,
and stop supplying whoever advertises below it. What you charge at the till is up to you.</p>
<p>Report listings under that price to ${mail('pricewatch@oatandembersoap.com')}.</p>`,
        ),
        '/pages/contact': oe(
          'Contact',
          `<p>About an order: orders@oatandembersoap.com</p><p>About a blog post: our agent, ${mail('talent@brightsidecreators.com')}</p>
${contactForm(['Name', 'Email *', 'Comment**'], 'Send')}`,
        ),
        '/policies/terms-of-service': oe(
          'Terms of service',
          termsNew('Oat & Ember', 'orders@oatandembersoap.com'),
        ),
      },
      'www.oatandembercafe.com': {
        '/': '<html><head><title>Oat & Ember Café</title></head><body><h1>Oat &amp; Ember Café</h1><p>Catering: events@oatandembercafe.com</p></body></html>',
      },
    },
    expected: {
      website: 'oatandembersoap.com',
      wayIn: { kind: 'address', anyOf: ['karin@oatandembersoap.com'] },
      traps: [
        'pricewatch@oatandembersoap.com',
        'talent@brightsidecreators.com',
        'events@oatandembercafe.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Stores: for wholesale prices email Karin',
          path: '/',
        },
        map_policy: {
          value: 'yes',
          words: 'we publish a minimum advertised price for each bar',
          furtherWords: ['Report listings under that price'],
          path: '/pages/map',
        },
      },
    },
  },
  {
    brand: 'Verdalia Cosmesi',
    productTitles: [
      'Verdalia Crema mani alla calendula bio 75 ml',
      'Verdalia Shampoo solido ortica e salvia 80 g',
    ],
    category: 'Bellezza',
    search: [
      hit(
        'https://www.verdaliacosmesi.it/',
        'Verdalia - Cosmesi naturale romagnola',
        'Creme e saponi con erbe officinali coltivate a Cesena.',
      ),
      hit(
        'https://www.amazon.it/dp/B0BVRDCAL7',
        'Verdalia Crema mani alla calendula bio 75 ml : Amazon.it: Bellezza',
        'Marca: Verdalia Cosmesi. 9,90 €',
      ),
      hit('https://www.verdaliagarden.it/', 'Verdalia Garden – Vivaio', 'Piante e prati a rotolo, Brescia.'),
      faire('verdalia', 'Verdalia', 'Cosmesi naturale italiana.'),
    ],
    hosts: {
      'www.verdaliacosmesi.it': {
        '/': vd(
          'Cosmesi naturale romagnola',
          `<p>Coltiviamo, distilliamo, impastiamo. Tutto a Cesena.</p>${grid([
            ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula, 75 ml', '9,90 €'],
            ['/negozio/', 'Shampoo solido, 80 g', '8,50 €'],
          ])}`,
        ),
        '/negozio/': vd(
          'Tutti i prodotti',
          grid([
            ['/prodotto/crema-mani-calendula/', 'Crema mani alla calendula, 75 ml', '9,90 €'],
            ['/negozio/', 'Shampoo solido, 80 g', '8,50 €'],
          ]),
        ),
        '/prodotto/crema-mani-calendula/': vd(
          'Crema mani alla calendula',
          product('Crema mani', '9,90 €', 'Si assorbe in fretta e profuma appena.', [['Contenuto', '75 ml']]),
        ),
        '/chi-siamo/': vd(
          'Chi siamo',
          `<p>Nata nel 2009 da Silvia e Pietro Casadei. Per lavorare con noi: curriculum@verdaliacosmesi.it</p>`,
        ),
        '/diventa-rivenditore/': vd(
          'Diventa rivenditore',
          `<p>Hai un’erboristeria, una profumeria o un negozio bio? Compila il modulo: un nostro agente ti ricontatta entro tre
giorni lavorativi con il listino riservato ai negozi.</p>
<p>Il primo ordine parte da 200 € più IVA e comprende l’espositore da banco in omaggio. Per attivare l’anagrafica servono
la partita IVA e il codice SDI.</p>
${cf7('318', ['Ragione sociale', 'Partita IVA', 'Città', 'E-mail', 'Telefono', 'Messaggio**'], 'Invia la richiesta')}`,
        ),
        '/distributori/': vd(
          'Distributori',
          `<p>Fuori dall’Italia i nostri prodotti sono distribuiti da:</p>
<table><tr><th>Paese</th><th>Distributore</th></tr><tr><td>Germania e Austria</td><td>Kräuterhof Import GmbH – einkauf@kraeuterhof-import.de</td></tr>
<tr><td>Spagna</td><td>Natura Ibérica Distribuciones S.L.</td></tr></table>`,
        ),
        '/contatti/': vd(
          'Contatti',
          `<p>Servizio clienti: ${entities('clienti@verdaliacosmesi.it')} – tel. 0547 555 0187</p><p>Ufficio stampa: ${mail('stampa@verdaliacosmesi.it')}</p>`,
        ),
        '/privacy-policy/': vd(
          'Privacy policy',
          '<p>Titolare del trattamento: Verdalia S.r.l. Per esercitare i diritti di cui agli artt. 15-22 GDPR: privacy@verdaliacosmesi.it.</p>',
        ),
      },
    },
    expected: {
      website: 'www.verdaliacosmesi.it',
      wayIn: { kind: 'form', anyOf: ['https://www.verdaliacosmesi.it/diventa-rivenditore/'] },
      traps: [
        'curriculum@verdaliacosmesi.it',
        'stampa@verdaliacosmesi.it',
        'privacy@verdaliacosmesi.it',
        'einkauf@kraeuterhof-import.de',
        'verdalia@pec-imprese.it',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'ti ricontatta entro tre giorni lavorativi con il listino riservato ai negozi',
          furtherWords: [
            'Hai un’erboristeria, una profumeria o un negozio bio?',
            'Diventa rivenditore',
            'Il primo ordine parte da 200 €',
          ],
          path: '/diventa-rivenditore/',
        },
        minimum_opening_order: {
          value: 200,
          words: 'Il primo ordine parte da 200 € più IVA',
          path: '/diventa-rivenditore/',
        },
        currency: 'EUR',
        documents: {
          value: ['tax_id'],
          words: 'Per attivare l’anagrafica servono la partita IVA e il codice SDI',
          path: '/diventa-rivenditore/',
        },
        distributors: {
          value: ['Kräuterhof Import GmbH', 'Natura Ibérica Distribuciones S.L.'],
          words: 'Kräuterhof Import GmbH',
          furtherWords: ['Natura Ibérica Distribuciones S.L.', 'i nostri prodotti sono distribuiti da'],
          path: '/distributori/',
        },
      },
    },
  },
];
