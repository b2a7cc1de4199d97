import type { DiscoveryCase } from '../case.ts';
import { plain, prestashop, shopify, shopware, squarespace, woo } from './frames.ts';
import { bullets, clause, fillIn, form, hit, mail, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Goldfinch Apiary',
    host: 'goldfinchapiary.test',
    titles: ['Goldfinch Apiary Basswood Honey 12 oz', 'Goldfinch Apiary Hot Honey 10 oz'],
    category: 'Grocery & Gourmet Food',
    frame: squarespace,
    bar: 'Local pickup is free',
    pages: {
      '/bees': ['Our bees', '<p>Ninety hives around Viroqua, Wisconsin.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Grocers, cheese counters and gift shops are welcome to stock our honey.</p><p>We sell it by the case of twelve jars. The opening order is two cases and must total $190 or more; there is no minimum after that.</p><p>We do ask that you do not resell our honey through Amazon.</p><p>Send your resale certificate and delivery address to ${mail('orders@goldfinchapiary.test')} and we will write back with prices.</p>`,
      ],
      '/weddings': ['Favors', '<p>Favor jars: minimum of 50, from $4.25 each.</p>'],
      '/contact': ['Contact', `<p>${mail('buzz@goldfinchapiary.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('orders@goldfinchapiary.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'yes',
          'are welcome to stock our honey',
          'We sell it by the case',
        ),
        marketplaces: says('/wholesale', 'amazon_forbidden', 'do not resell our honey through Amazon'),
        minimum_opening_order: says('/wholesale', 190, 'The opening order is two cases and must total $190'),
        currency: 'USD',
        documents: says(
          '/wholesale',
          ['resale_certificate'],
          'Send your resale certificate and delivery address',
        ),
      },
    },
  }),
  site({
    brand: 'Biscuiterie Tardieu',
    host: 'www.biscuiterietardieu.test',
    lang: 'fr',
    titles: ['Biscuiterie Tardieu Sablés au Citron 200 g', 'Biscuiterie Tardieu Navettes 300 g'],
    category: 'Grocery & Gourmet Food',
    frame: prestashop,
    bar: 'Livraison offerte dès 49 € en point relais',
    pages: {
      '/maison': ['La maison', '<p>Quatre générations à Forcalquier.</p>'],
      '/revendeurs': [
        'Revendeurs',
        `<p>Épiceries fines, fromagers, cavistes : nous serions ravis de vous compter parmi nos revendeurs.</p>${bullets('Première commande : 200 € HT minimum.', 'Réassort : 100 € HT minimum.', 'Franco de port à partir de 450 € HT.', "La revente sur Amazon ou sur d'autres places de marché n'est possible qu'avec notre accord écrit.")}<p>Merci de joindre un extrait Kbis et votre numéro de TVA intracommunautaire.</p><p>Contact : ${mail('revendeurs@biscuiterietardieu.test')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Boutique en ligne : ${mail('contact@biscuiterietardieu.test')}. Candidatures : ${mail('emploi@biscuiterietardieu.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('revendeurs@biscuiterietardieu.test'),
      traps: ['emploi@biscuiterietardieu.test'],
      policy: {
        takes_wholesale: says(
          '/revendeurs',
          'yes',
          'nous serions ravis de vous compter parmi nos revendeurs',
          'Première commande : 200 € HT minimum',
        ),
        marketplaces: says('/revendeurs', 'with_permission', "n'est possible qu'avec notre accord écrit"),
        minimum_opening_order: says('/revendeurs', 200, 'Première commande : 200 € HT minimum'),
        minimum_reorder: says('/revendeurs', 100, 'Réassort : 100 € HT minimum'),
        currency: 'EUR',
        documents: says(
          '/revendeurs',
          ['business_license', 'tax_id'],
          'un extrait Kbis et votre numéro de TVA intracommunautaire',
        ),
      },
    },
  }),
  site({
    brand: 'Frantoio Collebruno',
    host: 'frantoiocollebruno.test',
    lang: 'it',
    titles: ['Frantoio Collebruno Olio Extravergine 500 ml', 'Frantoio Collebruno Olive in Salamoia'],
    category: 'Grocery & Gourmet Food',
    frame: plain,
    bar: 'Spedizione gratuita oltre 69 €',
    pages: {
      '/azienda.html': ['Azienda', '<p>Settecento ulivi sopra Spoleto.</p>'],
      '/domande.html': [
        'Domande',
        `<h3>Siete aperti al pubblico?</h3><p>Il frantoio è chiuso la domenica e in agosto.</p><h3>Vendete ai negozi?</h3><p>No, non vendiamo all'ingrosso e non offriamo dropshipping. Il nostro olio si compra soltanto in frantoio e su questo sito.</p>`,
      ],
      '/contatti.html': ['Contatti', `<p>${mail('olio@frantoiocollebruno.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('olio@frantoiocollebruno.test'),
      policy: {
        takes_wholesale: says(
          '/domande.html',
          'no',
          "non vendiamo all'ingrosso e non offriamo dropshipping",
          'si compra soltanto in frantoio e su questo sito',
        ),
      },
    },
  }),
  site({
    brand: 'Senfmühle Harkort',
    host: 'senfmuehle-harkort.test',
    lang: 'de',
    titles: ['Senfmühle Harkort Feigensenf 180 ml', 'Senfmühle Harkort Bierkrug Senf Grob'],
    category: 'Grocery & Gourmet Food',
    frame: shopware,
    bar: 'Versandkostenfrei ab 39 €',
    pages: {
      '/manufaktur': ['Manufaktur', '<p>Gemahlen auf Stein, seit 1926.</p>'],
      '/wiederverkaeufer': [
        'Wiederverkäufer',
        `<p>Unsere Senfe stehen in Hofläden, Feinkostgeschäften und Weinhandlungen. Über weitere Wiederverkäufer freuen wir uns.</p>${clause('Aufnahme', 'Wir beliefern ausschließlich Gewerbetreibende; an Privatpersonen geben wir keine Händlerpreise.', 'Für die Freischaltung benötigen wir Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer.')}${clause('Bestellung', 'Erstbestellung: mindestens 150 € netto.', 'Für Nachbestellungen gibt es keinen Mindestwert, unter 80 € netto berechnen wir jedoch 8 € Kleinmengenzuschlag.', 'Angebrochene Kartons können wir nicht liefern.', 'Saisonsorten sind nicht für den Wiederverkauf bestimmt.')}${clause('Zahlung', 'Die erste Lieferung erfolgt gegen Vorkasse, danach auf Rechnung mit 14 Tagen Ziel.', 'Schecks und Nachnahme nehmen wir nicht an.', 'Skonto gewähren wir nicht.')}${clause('Lieferung', 'Ab 300 € netto liefern wir frei Haus.', 'Streckengeschäft und Dropshipping bieten wir nicht an.', 'Vom 22. Dezember bis zum 6. Januar ist das Lager geschlossen.', 'Ware auf Kommission geben wir nicht ab.')}${clause('Verkauf', 'Unsere Produkte dürfen nicht über Amazon, eBay oder andere Online-Marktplätze angeboten werden.', 'Der eigene Onlineshop ist selbstverständlich erlaubt.', 'Gebietsschutz können wir nicht zusagen.')}${clause('Kundenkonto', 'Konten ohne Bestellung in 24 Monaten werden gelöscht.', 'Ein Anspruch auf Belieferung besteht nicht.')}<p>Anfragen richten Sie bitte an ${mail('vertrieb@senfmuehle-harkort.test')}.</p>`,
      ],
      '/impressum': [
        '-Impressum',
        `<p>Inh. Jutta Harkort, Hagen. ${mail('info@senfmuehle-harkort.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('vertrieb@senfmuehle-harkort.test'),
      policy: {
        takes_wholesale: says(
          '/wiederverkaeufer',
          'yes',
          'Über weitere Wiederverkäufer freuen wir uns',
          'Wir beliefern ausschließlich Gewerbetreibende',
        ),
        marketplaces: says(
          '/wiederverkaeufer',
          'forbidden',
          'dürfen nicht über Amazon, eBay oder andere Online-Marktplätze angeboten werden',
        ),
        minimum_opening_order: says('/wiederverkaeufer', 150, 'Erstbestellung: mindestens 150 € netto'),
        currency: 'EUR',
        documents: says(
          '/wiederverkaeufer',
          ['business_license', 'tax_id'],
          'Ihren Gewerbenachweis und Ihre Umsatzsteuer-Identifikationsnummer',
        ),
      },
    },
  }),
  site({
    brand: 'Driftless Kettle Corn',
    host: 'www.driftlesskettle.test',
    titles: ['Driftless Kettle Corn Sweet & Salty 8 oz', 'Driftless Kettle Corn Cheddar Tin'],
    category: 'Grocery & Gourmet Food',
    frame: woo,
    bar: 'Refer a friend: $5 for you, $5 for them',
    pages: {
      '/fundraising': [
        'Fundraising',
        '<p>School teams keep half. Minimum of thirty bags for a fundraiser.</p>',
      ],
      '/find-us': [
        'Find us',
        '<p>At the farmers’ market in La Crosse, every Saturday from May to October.</p>',
      ],
      '/contact': ['Contact', form('Pop it over', 'Name', 'Email', 'Message subject')],
    },
    search: [
      hit('https://driftlessbrewing.test/', 'Driftless Brewing', 'Taproom and kitchen.'),
      null,
      hit('https://www.facebook.com/driftlesskettlecorn', 'Driftless Kettle Corn', '4.1K followers'),
    ],
    more: {
      'driftlessbrewing.test': {
        '/': page('Driftless Brewing', `<p>Taproom. ${mail('beer@driftlessbrewing.test')}</p>`),
      },
    },
    expected: {
      wayIn: fillIn('https://www.driftlesskettle.test/contact'),
      traps: ['beer@driftlessbrewing.test'],
    },
  }),
  site({
    brand: 'Zilt & Wier',
    host: 'ziltenwier.test',
    lang: 'nl',
    titles: ['Zilt & Wier Zeewierzout 90 g', 'Zilt & Wier Noriflakes 40 g'],
    category: 'Grocery & Gourmet Food',
    frame: shopify,
    bar: 'Gratis verzending vanaf € 40 – Free shipping in the Netherlands from € 40',
    pages: {
      '/pages/over-ons': ['Over ons / About', '<p>Zeewier uit de Oosterschelde. Seaweed from Zeeland.</p>'],
      '/pages/winkels': [
        'Winkels / Retailers',
        `<h2>Nederlands</h2><p>Delicatessenwinkels kunnen onze producten rechtstreeks bij ons inkopen. De eerste bestelling is minimaal € 160, een vervolgbestelling minimaal € 80. Verkoop via Bol.com, Amazon en andere marktplaatsen is niet toegestaan.</p><h2>English</h2><p>Delicatessens are welcome to buy from us directly. The first order is at least € 160, a repeat order at least € 80. Sale through Bol.com, Amazon and other marketplaces is not permitted.</p><p>${mail('winkels@ziltenwier.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('ahoi@ziltenwier.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('winkels@ziltenwier.test'),
      policy: {
        takes_wholesale: says(
          '/pages/winkels',
          'yes',
          'kunnen onze producten rechtstreeks bij ons inkopen',
          'Delicatessens are welcome to buy from us directly',
        ),
        marketplaces: says(
          '/pages/winkels',
          'forbidden',
          'Amazon en andere marktplaatsen is niet toegestaan',
          'Amazon and other marketplaces is not permitted',
        ),
        minimum_opening_order: says(
          '/pages/winkels',
          160,
          'De eerste bestelling is minimaal € 160',
          'The first order is at least € 160',
        ),
        minimum_reorder: says(
          '/pages/winkels',
          80,
          'een vervolgbestelling minimaal € 80',
          'a repeat order at least € 80',
        ),
        currency: 'EUR',
      },
    },
  }),
];
