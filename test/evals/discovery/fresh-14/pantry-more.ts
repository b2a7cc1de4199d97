import type { DiscoveryCase } from '../case.ts';
import { oldTables } from './frames-even.ts';
import { nuxt, storefrontSix } from './frames-odd.ts';
import { hit, ld, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Tide & Thistle Seaweed Snacks',
    host: 'tideandthistle.test',
    titles: ['Tide & Thistle Toasted Dulse Crisps Sea Salt', 'Tide & Thistle Kelp Furikake Shaker'],
    category: 'Grocery & Gourmet Food',
    frame: nuxt,
    shelf: '/shop/',
    bar: 'Subscribe and save 12%',
    pages: {
      '/story': ['Story', p('Hand-cut on the ebb tide off Vinalhaven.')],
      '/for-grocers': [
        'For grocers',
        `${p('We love a good corner store, and a good co-op even more.')}<h3>How to order</h3>${p('We do not ship cases from our own dock.', 'West of Denver, stores order from Harrow Natural Foods; everyone east of it goes through Bellweather Distributing.')}${p('Shelf talkers come free with your first delivery.')}<h3>Samples and line sheet</h3><p>Category buyers can have both by tomorrow: ${mail('buyers@tideandthistle.test')}</p>`,
      ],
      '/help': ['Help', `<p>Crushed bag? ${mail('sorry@tideandthistle.test')}</p>`],
    },
    sitemap: true,
    search: [
      hit(
        'https://tideandthistle.test/',
        'Tide & Thistle – Seaweed, but crunchy',
        'Toasted dulse crisps and kelp furikake from Maine.',
      ),
      hit(
        'https://www.faire.com/brand/b_tidethistle',
        'Tide & Thistle | Wholesale on Faire',
        'Buy Tide & Thistle wholesale.',
      ),
      hit('https://www.thistleandtidebooks.test/', 'Thistle & Tide Books', 'A bookshop by the sea.'),
    ],
    expected: {
      wayIn: writeTo('buyers@tideandthistle.test'),
      policy: {
        takes_wholesale: says(
          '/for-grocers',
          'yes',
          'stores order from Harrow Natural Foods',
          'Category buyers can have both by tomorrow',
          'Shelf talkers come free with your first delivery',
        ),
        distributors: says(
          '/for-grocers',
          ['Harrow Natural Foods', 'Bellweather Distributing'],
          'stores order from Harrow Natural Foods',
        ),
      },
    },
  }),
  site({
    brand: 'Frantoio Serralunga',
    host: 'www.frantoioserralunga.test',
    titles: ['Frantoio Serralunga Olio Extravergine Taggiasca 500 ml', 'Frantoio Serralunga Patè di Olive'],
    category: 'Alimentari',
    lang: 'it',
    frame: oldTables,
    shelf: '/prodotti/',
    bar: 'Spedizione gratuita sopra i 79 euro.',
    foot: 'Frantoio Serralunga s.a.s. - P.IVA 00000000000 - PEC: serralunga@pec-liguria.test',
    pages: {
      '/frantoio.htm': ['Il frantoio', '<P>Macine in pietra dal 1921.</P>'],
      '/negozi.htm': [
        'Per i negozi',
        '<P>Serviamo volentieri botteghe, enoteche e ristoranti, in Italia come in Germania.</P><P>Per il primo ordine chiediamo un minimo di 250 euro, per i successivi bastano 120 euro, sempre IVA esclusa.</P><P>Dal banco, dal vostro sito o da Amazon: vendete pure dove preferite, il prezzo lo fate voi.</P><P>Nella richiesta indicate la vostra partita IVA.<BR>Per il listino scrivete a Carla: carla (at) frantoioserralunga (punto) test</P>',
      ],
      '/contatti.htm': [
        'Contatti',
        '<P>Tel. 0183 000 44, dal luned&igrave; al venerd&igrave;.<BR>info (at) frantoioserralunga (punto) test</P>',
      ],
    },
    search: [
      hit(
        'https://www.frantoioserralunga.test/frantoio.htm',
        'Frantoio Serralunga - Il frantoio',
        'Macine in pietra dal 1921, olive taggiasche.',
      ),
      hit('https://www.tripadvisor.it/Serralunga', "Serralunga d'Alba", 'Cosa vedere a Serralunga.'),
      hit(
        'https://www.ebay.it/sch/frantoio-serralunga',
        'frantoio serralunga | eBay',
        'Risultati per frantoio serralunga.',
      ),
    ],
    expected: {
      wayIn: writeTo('carla@frantoioserralunga.test'),
      traps: ['serralunga@pec-liguria.test'],
      policy: {
        takes_wholesale: says(
          '/negozi.htm',
          'yes',
          'Serviamo volentieri botteghe, enoteche e ristoranti',
          'Per il primo ordine chiediamo un minimo',
        ),
        marketplaces: says('/negozi.htm', 'allowed', 'o da Amazon: vendete pure dove preferite'),
        minimum_opening_order: says(
          '/negozi.htm',
          250,
          'Per il primo ordine chiediamo un minimo di 250 euro',
        ),
        minimum_reorder: says('/negozi.htm', 120, 'per i successivi bastano 120 euro'),
        currency: 'EUR',
        documents: says('/negozi.htm', ['tax_id'], 'indicate la vostra partita IVA'),
      },
    },
  }),
  site({
    brand: 'Maison Courtebise',
    host: 'maisoncourtebise.test',
    titles: ['Maison Courtebise Calissons à la Lavande 200 g', 'Maison Courtebise Nougat Blanc Pistache'],
    category: 'Épicerie',
    lang: 'fr',
    frame: storefrontSix,
    shelf: '/boutique/',
    bar: 'Livraison offerte dès 60 €',
    foot: 'Réalisation : Agence Lumière, contact@agence-lumiere.test',
    pages: {
      '/savoir-faire': ['Savoir-faire', p('Des amandes, du melon confit, et de la patience.')],
      '/cadeaux': [
        'Cadeaux d’entreprise',
        p('À partir de trente coffrets, nous imprimons votre logo sur le ruban.', 'Comptez dix jours.'),
      ],
      '/questions': [
        'Vos questions',
        `<details><summary>Où goûter ?</summary><p>À la boutique d’Aix, du mardi au samedi.</p></details><details><summary>Tenez-vous un tarif pour les épiceries&nbsp;?</summary><p>Hélas non&nbsp;: nous ne fournissons aucun revendeur, nos douceurs ne quittent l’atelier que pour votre table.</p></details><details><summary>Puis-je retirer ma commande ?</summary><p>Oui, dès le lendemain.</p></details>`,
      ],
      '/nous-ecrire': [
        'Nous écrire',
        '<p>Par courriel : <span class="m" data-u="bonjour" data-d="maisoncourtebise.test"></span><script>document.querySelectorAll(".m").forEach(function(e){var a=e.dataset.u+"@"+e.dataset.d;e.innerHTML=\'<a href="mailto:\'+a+\'">\'+a+"</a>"})</script></p>',
      ],
      '/mentions-legales': [
        '-Mentions légales',
        `<p>Délégué à la protection des données : ${mail('dpo@maisoncourtebise.test')}</p>`,
      ],
    },
    raw: {
      '/plan': page(
        'Plan du site',
        `${ld({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] })}<ul><li><a href="/">Accueil</a></li></ul>`,
        'fr',
      ),
    },
    search: [
      hit(
        'https://maisoncourtebise.test/savoir-faire',
        'Savoir-faire | Maison Courtebise',
        'Calissons et nougats d’Aix-en-Provence.',
      ),
      hit('https://www.pagesjaunes.fr/pros/courtebise', 'Courtebise Maçonnerie', 'Maçon à Gardanne.'),
    ],
    expected: {
      wayIn: writeTo('bonjour@maisoncourtebise.test'),
      traps: ['contact@agence-lumiere.test', 'dpo@maisoncourtebise.test'],
      policy: { takes_wholesale: says('/questions', 'no', 'nous ne fournissons aucun revendeur') },
    },
  }),
];
