import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, other } from './frames-even.ts';
import { elsewhere, wix, wixForm, woo, wpForm } from './frames-odd.ts';
import { entities, face, hit, insta } from './kit.ts';

const bluewren: DiscoveryCase = {
  brand: 'Bluewren Botanicals',
  productTitles: [
    'Bluewren Botanicals Lemon Myrtle Hand Wash 500ml',
    'Bluewren Botanicals Kunzea Muscle Balm',
  ],
  category: 'Beauty',
  search: [
    hit(
      'https://www.bluewrenbotanicals.com.au/',
      'Australian Native Bodycare | Bluewren Botanicals',
      'Lemon myrtle, kunzea and finger lime.',
    ),
    hit(
      'https://www.amazon.com.au/dp/B0BLUEWREN',
      'Bluewren Botanicals Hand Wash 500ml : Amazon.com.au',
      'Beauty.',
    ),
    hit('https://www.bluewren.co.nz/', 'Bluewren - Birdwatching tours', 'South Island tours.'),
    hit('https://www.thecornergoods.com.au/bluewren', 'Bluewren | The Corner Goods', 'Afterpay available.'),
    insta('bluewrenbotanicals', 'native'),
    face('bluewrenbotanicals', 'Bodycare from Bellingen NSW.'),
  ],
  hosts: {
    'www.bluewrenbotanicals.com.au': wix(
      {
        host: 'www.bluewrenbotanicals.com.au',
        name: 'Bluewren Botanicals',
        lang: 'en-AU',
        promo: 'Free AU shipping over $80',
        nav: [
          ['/', 'Home'],
          ['/shop', 'Shop'],
          ['/ingredients', 'Ingredients'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/stockist-enquiries', 'Stockist enquiries'],
          ['/faq', 'FAQ'],
        ],
        items: [
          ['Lemon Myrtle Hand Wash', '$32.00'],
          ['Kunzea Balm', '$26.00'],
        ],
        footer: 'Bellingen NSW · ABN 00 111 222 333',
        credit: 'Website by Magpie Made (hello@magpiemade.com.au)',
        privacy: 'hello@bluewrenbotanicals.com.au',
        ld: { email: 'hello@bluewrenbotanicals.com.au', telephone: '02 5550 0144' },
      },
      {
        '/': [
          'Australian Native Bodycare',
          '<h2 class="font_2">Grown wild, made small.</h2><p class="font_8">Distilled in a shed behind the house.</p>',
        ],
        '/ingredients': [
          'Ingredients',
          '<p class="font_8">Lemon myrtle from Ballina. Kunzea from Tasmania.</p>',
        ],
        '/stockist-enquiries': [
          'Stockist enquiries',
          `<p class="font_8">We supply day spas, florists and gift stores around Australia and New Zealand.</p><p class="font_8">Opening orders start at AUD $300 ex GST. Top-ups are AUD $150 ex GST. Please supply an ABN; we only supply registered businesses.</p><p class="font_8">Stockists agree not to discount below RRP more than 10% in advertising (our MAP), and we don&#39;t allow sales on Amazon, eBay, Catch or MyDeal.</p>${wixForm(['Business name', 'ABN', 'Email', 'Instagram or website', 'Tell us about your store'], 'Send enquiry')}`,
        ],
        '/faq': [
          'FAQ',
          '<p class="font_8">Are you palm oil free? Yes.</p><p class="font_8">Can I get samples for my podcast? Write to media@bluewrenbotanicals.com.au.</p>',
        ],
        '/contact': ['Contact', '<p class="font_8">hello@bluewrenbotanicals.com.au · 02 5550 0144</p>'],
      },
    ),
    'www.bluewren.co.nz': { '/': elsewhere('Bluewren Tours', 'South Island', '<p>tours@bluewren.co.nz</p>') },
    'www.thecornergoods.com.au': {
      '/bluewren': elsewhere('The Corner Goods', 'Bluewren', '<p>$32</p>', 'wholesale@thecornergoods.com.au'),
    },
  },
  expected: {
    website: 'www.bluewrenbotanicals.com.au',
    wayIn: { kind: 'form', anyOf: ['https://www.bluewrenbotanicals.com.au/stockist-enquiries'] },
    traps: [
      '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com',
      'hello@magpiemade.com.au',
      'media@bluewrenbotanicals.com.au',
      'tours@bluewren.co.nz',
      'wholesale@thecornergoods.com.au',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply day spas, florists and gift stores around Australia and New Zealand.',
        path: '/stockist-enquiries',
      },
      marketplaces: {
        value: 'forbidden',
        words: "we don't allow sales on Amazon, eBay, Catch or MyDeal.",
        path: '/stockist-enquiries',
      },
      map_policy: {
        value: 'yes',
        words: 'Stockists agree not to discount below RRP more than 10% in advertising (our MAP)',
        path: '/stockist-enquiries',
      },
      minimum_opening_order: {
        value: 300,
        words: 'Opening orders start at AUD $300 ex GST.',
        path: '/stockist-enquiries',
      },
      minimum_reorder: { value: 150, words: 'Top-ups are AUD $150 ex GST.', path: '/stockist-enquiries' },
      currency: 'AUD',
      documents: {
        value: ['tax_id'],
        words: 'Please supply an ABN; we only supply registered businesses.',
        path: '/stockist-enquiries',
      },
    },
  },
};

const tournelle: DiscoveryCase = {
  brand: 'Savonnerie Tournelle',
  productTitles: ['Savonnerie Tournelle Savon Miel & Avoine 100 g', 'Savonnerie Tournelle Savon à Barbe'],
  category: 'Beauté',
  search: [
    hit('https://www.tournelle-immobilier.fr/', 'Tournelle Immobilier - Lyon 5e', 'Agence immobilière.'),
    hit(
      'https://www.savonnerie-tournelle.fr/',
      'Savonnerie Tournelle – savons saponifiés à froid',
      'Savons du Morvan. Livraison offerte dès 49 €.',
    ),
    hit(
      'https://www.amazon.fr/dp/B0TOURNEL1',
      'Savonnerie Tournelle Savon Miel & Avoine : Amazon.fr',
      'Beauté et Parfum.',
    ),
    hit(
      'https://www.lepanierdulys.fr/savonnerie-tournelle',
      'Savonnerie Tournelle | Le Panier du Lys',
      'Épicerie et bien-être.',
    ),
    insta('savonnerietournelle', 'savon froid'),
    hit(
      'https://www.pappers.example.fr/savonnerie-tournelle',
      'SAVONNERIE TOURNELLE - Autun',
      'SIREN, dirigeants.',
    ),
  ],
  hosts: {
    'www.savonnerie-tournelle.fr': dawn(
      {
        host: 'www.savonnerie-tournelle.fr',
        name: 'Savonnerie Tournelle',
        lang: 'fr',
        cur: '€',
        promo: 'Livraison offerte dès 49 €',
        nav: [
          ['/collections/all', 'Savons'],
          ['/pages/atelier', 'L’atelier'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [
          ['/pages/revendeurs', 'Devenir revendeur'],
          ['/pages/faq', 'Questions'],
          ['/pages/mentions-legales', 'Mentions légales'],
        ],
        items: [
          ['Savon Miel et Avoine', '7,50 €'],
          ['Savon à Barbe', '12,00 €'],
        ],
        footer: `<p>Autun, Bourgogne · ${entities('bonjour@savonnerie-tournelle.fr')}</p>`,
        credit: 'Site : <a href="mailto:contact@agence-merisier.fr">Agence Merisier</a>',
        privacy: 'rgpd@savonnerie-tournelle.fr',
      },
      {
        '/': [
          'Savonnerie Tournelle',
          '<h2>À froid, à la main</h2><p>Surgras à 8 %, sans huile de palme.</p>',
        ],
        '/pages/atelier': [
          'L’atelier',
          '<p>Une ancienne école du Morvan, ouverte le samedi. Journalistes : presse@savonnerie-tournelle.fr</p>',
        ],
        '/pages/contact': ['Contact', dawnForm(['Nom', 'Courriel', 'Message'], 'Envoyer')],
        '/pages/revendeurs': [
          'Devenir revendeur',
          `<p>Nous livrons épiceries, concept stores, instituts et chambres d’hôtes dans toute la France et en Belgique.</p><p>Première commande&nbsp;: 200&nbsp;€ HT minimum. Réassort&nbsp;: 100&nbsp;€ HT.</p><p>Envoyez-nous un extrait Kbis et l’adresse de votre boutique à <a href="${entities('mailto:pro@savonnerie-tournelle.fr')}">${entities('pro@savonnerie-tournelle.fr')}</a>.</p><p>La revente sur les places de marché (Amazon, Cdiscount, eBay…) est interdite.</p>`,
        ],
        '/pages/faq': [
          'Questions',
          '<h3>Y a-t-il un minimum de commande ?</h3><p>Non, un seul savon suffit.</p>',
        ],
        '/pages/mentions-legales': [
          'Mentions légales',
          '<p>Savonnerie Tournelle SARL. Hébergement : Shopify International Ltd. Directrice de la publication : Agnès Tournelle.</p>',
        ],
      },
    ),
    'www.tournelle-immobilier.fr': {
      '/': other('Tournelle Immobilier', 'Nos biens', '<p>agence@tournelle-immobilier.fr</p>'),
    },
    'www.lepanierdulys.fr': {
      '/savonnerie-tournelle': other(
        'Le Panier du Lys',
        'Savonnerie Tournelle',
        '<p>7,90 €</p><p>boutique@lepanierdulys.fr</p>',
      ),
    },
  },
  expected: {
    website: 'www.savonnerie-tournelle.fr',
    wayIn: { kind: 'address', anyOf: ['pro@savonnerie-tournelle.fr'] },
    traps: [
      'contact@agence-merisier.fr',
      'rgpd@savonnerie-tournelle.fr',
      'presse@savonnerie-tournelle.fr',
      'agence@tournelle-immobilier.fr',
      'boutique@lepanierdulys.fr',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'Nous livrons épiceries, concept stores, instituts et chambres d’hôtes dans toute la France et en Belgique.',
        path: '/pages/revendeurs',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'La revente sur les places de marché (Amazon, Cdiscount, eBay…) est interdite.',
        path: '/pages/revendeurs',
      },
      minimum_opening_order: {
        value: 200,
        words: 'Première commande : 200 € HT minimum.',
        path: '/pages/revendeurs',
      },
      minimum_reorder: { value: 100, words: 'Réassort : 100 € HT.', path: '/pages/revendeurs' },
      currency: 'EUR',
      documents: {
        value: ['business_license'],
        words: 'Envoyez-nous un extrait Kbis et l’adresse de votre boutique à',
        path: '/pages/revendeurs',
      },
    },
  },
};

const erbario: DiscoveryCase = {
  brand: 'Erbario Montelupo',
  productTitles: ['Erbario Montelupo Crema Mani Lavanda 75 ml', 'Erbario Montelupo Bagnoschiuma Alloro'],
  search: [
    hit('https://www.amazon.it/dp/B0MONTELUP', 'Erbario Montelupo Crema Mani : Amazon.it', 'Bellezza.'),
    hit(
      'https://www.erbariomontelupo.it/',
      'Home - Erbario Montelupo',
      'Cosmetici alle erbe dalle colline toscane.',
    ),
    hit('https://www.montelupoceramiche.it/', 'Montelupo Ceramiche', 'Ceramica artistica.'),
    hit(
      'https://www.erboristeriadelponte.it/erbario-montelupo',
      'Erbario Montelupo - Erboristeria del Ponte',
      'Spedizione 24h.',
    ),
    face('erbariomontelupo', 'Erbe toscane.'),
    insta('erbariomontelupo', 'alloro, lavanda'),
  ],
  hosts: {
    'www.erbariomontelupo.it': woo(
      {
        host: 'www.erbariomontelupo.it',
        name: 'Erbario Montelupo',
        lang: 'it-IT',
        cur: '€',
        promo: 'Spedizione gratuita sopra 39 €',
        nav: [
          ['/shop/', 'Negozio'],
          ['/chi-siamo/', 'Chi siamo'],
          ['/rivenditori/', 'Rivenditori'],
          ['/contatti/', 'Contatti'],
        ],
        foot: [['/lavora-con-noi/', 'Lavora con noi']],
        items: [
          ['Crema Mani Lavanda', '12,00 €'],
          ['Bagnoschiuma Alloro', '14,50 €'],
        ],
        footer: '<p>Erbario Montelupo S.r.l.<br>P.IVA 00112233445</p>',
        credit: '| Realizzato da <a href="mailto:info@cipressoweb.it">Cipresso Web</a>',
        privacy: 'privacy@erbariomontelupo.it',
      },
      {
        '/': ['Home', '<p>Raccogliamo a mano, maceriamo al sole.</p>'],
        '/chi-siamo/': ['Chi siamo', '<p>Tre generazioni di erboristi.</p>'],
        '/rivenditori/': [
          'Rivenditori',
          `<p>Forniamo erboristerie, farmacie e hotel in Italia e in Svizzera.</p><p>L'ordine minimo è di 250,00 € + IVA per la prima fornitura e di 120,00 € + IVA per i riordini.</p><p>Non autorizziamo la vendita dei nostri prodotti su Amazon.</p><p>Per aprire un conto compila il modulo indicando la partita IVA; in alternativa scrivi a <a href="mailto:commerciale@erbariomontelupo.it">commerciale@erbariomontelupo.it</a>.</p>${wpForm(['Ragione sociale', 'Partita IVA', 'E-mail', 'Telefono', 'Messaggio'], 'Invia richiesta', 71)}<p>In Germania siamo distribuiti da <strong>Kräuterhof Lindner GmbH</strong> (vertrieb@kraeuterhof-lindner.de).</p>`,
        ],
        '/contatti/': [
          'Contatti',
          '<p>Per il tuo ordine: <a href="mailto:ciao@erbariomontelupo.it">ciao@erbariomontelupo.it</a></p>',
        ],
        '/lavora-con-noi/': ['Lavora con noi', '<p>Curriculum a cv@erbariomontelupo.it</p>'],
      },
    ),
    'www.montelupoceramiche.it': {
      '/': elsewhere('Montelupo Ceramiche', 'Ceramica', '<p>bottega@montelupoceramiche.it</p>'),
    },
    'www.erboristeriadelponte.it': {
      '/erbario-montelupo': elsewhere(
        'Erboristeria del Ponte',
        'Erbario Montelupo',
        '<p>12,00 €</p>',
        'ordini@erboristeriadelponte.it',
      ),
    },
  },
  expected: {
    website: 'www.erbariomontelupo.it',
    wayIn: {
      kind: 'form',
      anyOf: ['https://www.erbariomontelupo.it/rivenditori/', 'commerciale@erbariomontelupo.it'],
    },
    traps: [
      'info@cipressoweb.it',
      'privacy@erbariomontelupo.it',
      'vertrieb@kraeuterhof-lindner.de',
      'cv@erbariomontelupo.it',
      'bottega@montelupoceramiche.it',
      'ordini@erboristeriadelponte.it',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Forniamo erboristerie, farmacie e hotel in Italia e in Svizzera.',
        path: '/rivenditori/',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Non autorizziamo la vendita dei nostri prodotti su Amazon.',
        path: '/rivenditori/',
      },
      minimum_opening_order: {
        value: 250,
        words:
          "L'ordine minimo è di 250,00 € + IVA per la prima fornitura e di 120,00 € + IVA per i riordini.",
        path: '/rivenditori/',
      },
      minimum_reorder: {
        value: 120,
        words:
          "L'ordine minimo è di 250,00 € + IVA per la prima fornitura e di 120,00 € + IVA per i riordini.",
        path: '/rivenditori/',
      },
      currency: 'EUR',
      documents: {
        value: ['tax_id'],
        words: 'compila il modulo indicando la partita IVA',
        path: '/rivenditori/',
      },
      distributors: {
        value: ['Kräuterhof Lindner GmbH'],
        words: 'In Germania siamo distribuiti da Kräuterhof Lindner GmbH',
        path: '/rivenditori/',
      },
    },
  },
};

export const bathMore: readonly DiscoveryCase[] = [bluewren, tournelle, erbario];
